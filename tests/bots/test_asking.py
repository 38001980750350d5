"""Every bot, in every kind of question: its move is legal, repeatable, and changes nothing by itself."""

from __future__ import annotations

import pytest

import coven
from coven.bots.bot import Bot, ask
from coven.bots.drive import bot_game, random_game
from coven.bots.lineup import make_bot
from coven.bots.simulate import stream
from coven.kernel.game import Game
from tests.bots.tables import (
    BOTS,
    BREW,
    CITY,
    LANCRE,
    PEBBLES,
    REALM,
    CountingPebbles,
    Spy,
    is_shared_out,
    questions,
    quick,
)

TABLES: list[tuple[Game, int]] = [(BREW, 3), (BREW, 4), (BREW, 5), (CITY, 2), (CITY, 3), (CITY, 4), (LANCRE, 1),
                                  (LANCRE, 2), (LANCRE, 4), (REALM, 2), (REALM, 3), (REALM, 5), (PEBBLES, 2),
                                  (PEBBLES, 3)]
NAMES = [f"{game.id}-{seats}" for game, seats in TABLES]


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_moves_are_legal_and_repeatable(game: Game, seats: int, spec: str) -> None:
    """A bot answers with an option; the same generator gives the same answer; the table stays as it is."""
    for state, seat in questions(game, seats, 11, 14):
        before = state.position()
        answers = {int(ask(quick(spec, game), state, seat, coven.Rng(5))) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(state.options(seat))
        assert state.position() == before


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("game", "options"), [
    (BREW, {"blocked_roles": True}), (BREW, {"hidden_vials": False, "ravens": "one"}),
    (CITY, {"must_play": False, "revival": "anywhere", "subsidence": "choose", "move_neutrals": False}),
    (LANCRE, {"mode": "cooperative", "expert": True, "invisibility_reach": "walk", "frozen_points": False}),
    (LANCRE, {"tea_reach": "location", "shared_most": "take", "broom_retreat": "must", "shambles_check": True}),
    (REALM, {"mountain_tiles": True, "storm_clouds": True, "fewer_heavy": 14, "drop_pawn": "any"}),
    (REALM, {"board": "purple", "storm_clouds": True, "black_market": "points", "fist_pays": "winners",
             "potion_tile": "each", "turbo_broom": "may"})],
    ids=["blocked_roles", "open_vials", "city", "cooperative", "lancre", "mountains", "purple"])
def test_moves_are_legal_in_variants(game: Game, options: dict[str, object], spec: str) -> None:
    """The options of a table are the bots' too."""
    for state, seat in questions(game, 3, 12, 12, options):
        assert ask(quick(spec, game), state, seat, coven.Rng(6)) in state.options(seat)


@pytest.mark.parametrize(("game_id", "edition"), [
    (game_id, name) for game_id in coven.games() for name in coven.editions(game_id) if name != "standard"])
def test_moves_are_legal_in_other_editions(game_id: str, edition: str) -> None:
    game = coven.game(game_id, edition)
    for spec in BOTS:
        for state, seat in questions(game, 4, 13, 10):
            assert ask(quick(spec, game), state, seat, coven.Rng(7)) in state.options(seat)


def test_random_bot_plays_every_option() -> None:
    """Over many asks each option comes about as often."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia",
                                "players": {"red": {"hand": ["witch", "druid", "warlock"]}}})
    rng = coven.Rng(1)
    bot = make_bot("random", BREW)
    answers = [int(ask(bot, state, 0, rng)) for _ in range(600)]
    assert {answers.count(int(move)) > 140 for move in state.options(0)} == {True}


# Forced moves, and whole games

def test_forced_move_is_not_asked() -> None:
    """With one option there is nothing to ask, and nothing is drawn from the bot's generator."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "players": {"red": {"hand": ["witch"]}}})
    spy, rng = Spy(), coven.Rng(3)
    assert BREW.moves.text(ask(spy, state, 0, rng)) == "lead witch"
    assert spy.worlds == []
    assert rng.word() == coven.Rng(3).word()


def test_game_of_spies() -> None:
    """A whole game asks for real choices only, each of the seat whose turn it is, and never plays in a bot's world."""
    game = CountingPebbles()
    spies = [Spy(), Spy(), Spy()]
    state = game.setup(3)
    bots: list[Bot] = [*spies]
    decisions = bot_game(state, bots, stream(1, 0, 0), [stream(1, 0, seat + 1) for seat in range(3)])
    assert state.decision() is None
    assert game.made[0].decisions[0] == decisions > sum(len(spy.worlds) for spy in spies) > 0
    for seat, spy in enumerate(spies):
        assert set(spy.seats) == {seat}
        assert all(len(world.options(seat)) > 1 for world in spy.worlds)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_games_of_bots_end(game: Game, seats: int) -> None:
    """Greedy and random bots play to the end at every number of seats; the same minds play the same game."""
    ends = []
    for _ in range(2):
        state = game.setup(seats, {"max_sets": 4} if game is BREW else {})
        bots = [make_bot("greedy" if seat % 2 else "random", game) for seat in range(seats)]
        minds = [stream(2, 0, seat + 1) for seat in range(seats)]
        decisions = bot_game(state, bots, stream(2, 0, 0), minds)
        assert 0 < decisions <= game.max_decisions
        assert is_shared_out(game, state.win_shares())
        ends.append((int(decisions), state.position()))
    assert ends[0] == ends[1]


def test_random_game_counts_decisions_without_chance() -> None:
    """The number of decisions is that of the choices made by seats."""
    game = CountingPebbles()
    state = game.setup(2)
    assert random_game(state, coven.Rng(4)) == game.made[0].decisions[0]
    assert state.decision() is None


def test_bot_in_plain_python() -> None:
    """Anybody can write a bot: a subclass with one method."""
    class Last(Bot):
        def choose(self, world: coven.State, seat: int, rng: coven.Rng) -> int:
            return world.options(seat)[-1]

    state = BREW.setup(3, {"max_sets": 1})
    assert bot_game(state, [Last(), Last(), Last()], coven.Rng(1), [coven.Rng(i) for i in range(3)]) > 15
    with pytest.raises(NotImplementedError):
        Bot().choose(state, 0, coven.Rng(1))
