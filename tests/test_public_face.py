"""The public Python face, stable from the first release on: what a researcher types works as it is written."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import coven
from coven.kernel.agenda import State

ROOT = Path(__file__).parent.parent
NAMES = {"CHANCE", "COMPILED", "BadInput", "CannotUndo", "Chance", "CovenError", "Decision", "Game", "IllegalMove",
         "Record", "Rng", "Standing", "State", "Step", "editions", "game", "games"}


def lead_up(state: State) -> State:
    """Play until somebody leads a role."""
    rng = coven.Rng(1)
    while (decision := state.decision()) is not None and decision.kind != "card":
        seat = decision.waiting[0] if decision.waiting else coven.CHANCE
        state.play(state.options(seat)[0] if decision.waiting else state.sample(rng), seat)
    return state


def test_names() -> None:
    """Exactly these; all of them are there."""
    assert set(coven.__all__) == NAMES
    assert len(coven.__all__) == len(NAMES)
    assert all(hasattr(coven, name) for name in NAMES)
    assert coven.__version__.count(".") == 2


def test_star_import() -> None:
    space: dict[str, object] = {}
    exec("from coven import *", space)
    assert set(space) - {"__builtins__"} == NAMES


def test_games() -> None:
    """The ids of all games, also after the package of the games has been imported by name."""
    import coven.games.witchs_brew

    assert list(coven.games()) == ["ankh_morpork", "broom_service", "the_witches", "witchs_brew"]
    for game_id in coven.games():
        assert coven.editions(game_id)[0] == "standard"


def test_game_by_name_and_by_path(tmp_path: Path) -> None:
    """An edition by its name, or by the path of a file; each has its own move table."""
    game = coven.game("witchs_brew", edition="standard")
    assert game.seats == (3, 5)
    assert (game.id, game.edition) == ("witchs_brew", "standard")
    assert coven.game("witchs_brew") is game
    path = tmp_path / "mine.yaml"
    path.write_text("game: witchs_brew\nname: mine\nbased_on: standard\npotions:\n"
                    "  - {id: copper-8, stack: copper, cost: {white: 3, red: 3}, points: 7}\n", "utf-8")
    mine = coven.game("witchs_brew", edition=str(path))
    assert mine.edition == "mine"
    assert len(mine.moves) > len(game.moves)
    assert mine.moves.parse("brew copper-8") >= 0
    with pytest.raises(coven.BadInput):
        game.moves.parse("brew copper-8")


def test_setup() -> None:
    """Seats and options; without them the smallest table with the defaults."""
    game = coven.game("witchs_brew")
    state = game.setup(seats=4, options={"blocked_roles": True})
    assert state.seats == 4
    assert state.settings["blocked_roles"] is True
    assert game.setup().seats == 3
    for seats in (2, 6, 0, -1, True):
        with pytest.raises(coven.BadInput):
            game.setup(seats=seats)
    for odd in ("4", 3.5):
        # Compiled code refuses what is no whole number by itself.
        with pytest.raises((coven.BadInput, TypeError)):
            game.setup(seats=odd)


def test_decision() -> None:
    """None when over; else its seat, who is waiting, its kind and its rule."""
    game = coven.game("witchs_brew")
    state = game.setup(seats=3)
    decision = state.decision()
    assert isinstance(decision, coven.Chance)
    assert (decision.seat, decision.waiting, decision.kind, decision.rule) == (coven.CHANCE, [], "chance", "2.5")
    state.apply(game.moves.parse("first blue"))
    state.apply(game.moves.parse("reveal copia"))
    ballot = state.decision()
    assert ballot is not None
    assert (ballot.waiting, ballot.kind, ballot.rule) == ([0, 1, 2], "ballot", "3.1")
    lead = lead_up(state).decision()
    assert lead is not None
    assert (lead.seat, lead.waiting, lead.kind, lead.rule) == (1, [1], "card", "4.1")
    over = game.from_position({"ending": "ravens"})
    assert over.decision() is None


def test_options_apply_and_play() -> None:
    """A list that the caller owns; the seat may be left out when only one is waiting; apply checks, play does not."""
    game = coven.game("witchs_brew")
    state = lead_up(game.setup(seats=3))
    moves = state.options()
    assert all(isinstance(move, int) for move in moves)
    moves.clear()
    assert state.options() == state.options(state.decision().seat) != []  # type: ignore[union-attr]
    twin = state.clone()
    move = state.options()[0]
    state.apply(move)
    twin.play(move, twin.decision().seat)  # type: ignore[union-attr]
    assert state.position() == twin.position()


def test_illegal_move() -> None:
    """Refused before any change, with the reason and the legal texts."""
    game = coven.game("witchs_brew")
    state = lead_up(game.setup(seats=3))
    before = state.position()
    with pytest.raises(coven.IllegalMove) as refused:
        state.apply(game.moves.parse("claim"))
    assert refused.value.facts["rule"] == "4.1"
    assert "lead wolf-keeper" in str(refused.value)
    assert '"claim"' in str(refused.value)
    with pytest.raises(coven.IllegalMove):
        state.apply(state.options()[0], 0)
    assert state.position() == before


def test_ballot_needs_a_seat() -> None:
    """With several waiting the seat must be said."""
    game = coven.game("witchs_brew")
    state = game.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1})
    with pytest.raises(coven.IllegalMove) as refused:
        state.options()
    assert "red, blue, yellow" in str(refused.value)
    state.apply(state.options(2)[0], 2)
    state.play(state.options(0)[0], 0)


def test_chance() -> None:
    """Outcomes with whole weights; a sample is one of them; elsewhere there is no chance."""
    game = coven.game("witchs_brew")
    state = game.setup(seats=5)
    outcomes = state.outcomes()
    assert [(game.moves.text(move), weight) for move, weight in outcomes][:2] == [("first red", 1), ("first blue", 1)]
    assert len(outcomes) == 5
    for rng in (coven.Rng(7), random.Random(7)):
        assert state.sample(rng) in dict(outcomes)
    with pytest.raises(TypeError):
        state.sample(7)
    with pytest.raises(coven.IllegalMove):
        lead_up(state).outcomes()


def test_why_not() -> None:
    """The paragraph that forbids a move; nothing for a move that is offered."""
    game = coven.game("witchs_brew")
    state = lead_up(game.setup(seats=3))
    seat = int(state.decision().seat)  # type: ignore[union-attr]
    assert state.why_not(state.options()[0], seat) == ""
    assert state.why_not(game.moves.parse("pass"), seat) == "4.1"
    assert state.why_not(game.moves.parse("pass")) == "4.1"
    assert state.why_not(state.options()[0], (seat + 1) % 3) != ""


def test_clone_view_and_redeal() -> None:
    """A clone of one's own; views are plain JSON; a redeal in place keeps what the seat knows."""
    game = coven.game("witchs_brew")
    state = lead_up(game.setup(seats=4))
    clone = state.clone()
    for rng in (coven.Rng(3), random.Random(3)):
        clone.redeal(2, rng)
        assert clone.view(2) == state.view(2)
        assert clone.view(None) == state.view(None)
    assert clone.position() != state.position()
    for seat in (0, 1, 2, 3, None):
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
    assert "hand" in state.view(1)["players"]["blue"]
    assert "hand" not in state.view(None)["players"]["blue"]


def test_standings_and_length() -> None:
    """Best first, with place, score, tie-break and share of the win; a bound on the length of every game."""
    game = coven.game("witchs_brew")
    state = game.from_position({"seats": 3, "ending": "ravens", "players": {
        "red": {"vial": 1}, "blue": {"vial": 3}, "yellow": {"vial": 3}}})
    standings = state.standings()
    assert [(s.seat, s.place, s.score, s.tie_break, s.win) for s in standings] == [
        (1, 1, 3, 5, 0.5), (2, 1, 3, 5, 0.5), (0, 3, 1, 5, 0.0)]
    assert isinstance(standings[0], coven.Standing)
    assert game.max_decisions > 1000


def test_moves_as_text() -> None:
    game = coven.game("witchs_brew")
    move = game.moves.parse("lead witch")
    assert game.moves.text(move) == "lead witch"
    assert game.moves.parse("  lead   witch ") == move
    with pytest.raises(coven.BadInput) as unknown:
        game.moves.parse("lead wich")
    assert "lead witch" in str(unknown.value)


def test_positions() -> None:
    """A position loads to an equal state; a few fields are enough; contradictions are refused with the reason."""
    game = coven.game("witchs_brew")
    state = lead_up(game.setup(seats=3))
    assert game.from_position(state.position()).position() == state.position()
    few = game.from_position('{"leader": "blue", "spell": "copia", "players": {"blue": {"hand": ["witch"]}}}')
    assert [game.moves.text(move) for move in few.options()] == ["lead witch"]
    with pytest.raises(coven.BadInput) as twice:
        game.from_position({"players": {"red": {"potions": ["copper-1"]}, "blue": {"potions": ["copper-1"]}}})
    assert "copper-1" in str(twice.value)


def test_record(tmp_path: Path) -> None:
    """Play, save, load, verify, replay to any move."""
    game = coven.game("witchs_brew")
    record = coven.Record(game, 3, {"max_sets": 1}, players=("Anna", "Boris", "Clara"))
    rng = coven.Rng(5)
    while (decision := record.state.decision()) is not None:
        seat = decision.waiting[0] if decision.waiting else int(coven.CHANCE)
        record.play(record.state.options(seat)[0] if decision.waiting else record.state.sample(rng), seat)
    record.save(tmp_path / "game.txt")
    again = coven.Record.load(tmp_path / "game.txt")
    again.verify()
    assert again.text() == record.text()
    assert again.players == ("Anna", "Boris", "Clara")
    assert again.replay().position() == record.state.position()
    assert again.replay(2).decision().kind == "ballot"  # type: ignore[union-attr]
    assert len(again) == len(record) > 15


@pytest.mark.parametrize(("game_id", "options"), [
    ("ankh_morpork", {"must_play": False}), ("broom_service", {"board": "purple", "storm_clouds": True}),
    ("the_witches", {"expert": True}), ("witchs_brew", {"blocked_roles": True})])
def test_whole_game_as_the_readme_would_play_it(game_id: str, options: dict[str, bool | str]) -> None:
    """Ten lines are enough to simulate a game; The Witches may be lost by all."""
    game = coven.game(game_id)
    state = game.setup(seats=4, options=options)
    rng = coven.Rng(7)
    decisions = 0
    while (decision := state.decision()) is not None:
        if isinstance(decision, coven.Chance):
            state.play(state.sample(rng))
            continue
        moves = state.options(decision.seat)
        state.play(moves[rng.below(len(moves))], decision.seat)
        decisions += 1
    assert decisions <= game.max_decisions
    shared = sum(standing.win for standing in state.standings())
    assert shared == pytest.approx(1) or (game_id == "the_witches" and shared == 0)


def test_errors_speak_english() -> None:
    """A programmer reads a sentence, and can ask for the key and the facts."""
    with pytest.raises(coven.BadInput) as unknown:
        coven.game("witchsbrew")
    assert str(unknown.value) == "There is no game witchsbrew. Did you mean witchs_brew?"
    assert (unknown.value.key, unknown.value.facts["found"]) == ("game-unknown", "witchsbrew")
    assert issubclass(coven.BadInput, coven.CovenError)
    assert issubclass(coven.IllegalMove, coven.CovenError)
    assert issubclass(coven.CannotUndo, coven.CovenError)


# Compiled or not

def test_compiled_is_what_was_asked_for() -> None:
    """COVEN_EXPECT says what `make test` has installed; from source nothing is compiled."""
    if os.environ.get("COVEN_EXPECT") == "compiled":
        assert coven.COMPILED is True
    elif Path(coven.__file__).is_relative_to(ROOT / "src"):
        assert coven.COMPILED is False


def test_compiled_can_be_switched_off() -> None:
    """COVEN_INTERPRETED=1 runs the same files from source."""
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    environment = {**os.environ, "COVEN_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(paths)}
    code = "import coven; s = coven.game('witchs_brew').setup(); print(coven.COMPILED, len(s.options()))"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "3"]
