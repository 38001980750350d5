"""Chapter 1: what it is about, the board, problems and dice."""

from __future__ import annotations

from pathlib import Path

import pytest

import coven
from coven import State
from tests.games.the_witches.table import (
    APPRENTICES,
    GAME,
    SPACES,
    acting,
    cackles,
    ending,
    finish_turn,
    lancre,
    legal,
    look,
    on_board,
    play,
    problem,
    reach,
    refused,
    space,
)
from tests.rules import proves

DIMITY, PETULIA, _, TIFFANY = APPRENTICES
ELVES = {"slice": problem("elves", up=True), "dancers": problem("elves", up=True),
         "copperhead": problem("lankin", up=True)}
LATER = ["TurnEnd", "Close", "Refill", "Rest"]


def weights(state: State) -> dict[str, int]:
    """What chance may bring, and how often."""
    return {GAME.moves.text(move): int(weight) for move, weight in state.outcomes()}


def one_link(where: str) -> set[str]:
    """The spaces that a walk of one link reaches on an empty board."""
    agenda = [*LATER, {"Act": {"seat": "red"}}]
    return reach(lancre({"red": {"space": where}}, agenda=agenda, turn="red", action=2, links=1))


# What it is about

@proves("1.1")
def test_solved_problems_are_points_and_the_most_points_win() -> None:
    players = {"red": {"solved": {"death": 1}}, "blue": {"solved": {"fever": 2}}}
    state = lancre(players, placed=15)
    assert [state.score(0), state.score(1)] == [3, 2]
    finish_turn(play(state, "chance: flip nanny-ogg-2"))
    assert ending(state) == "points"
    assert state.win_shares() == [1.0, 0.0]


@proves("1.1")
def test_everybody_loses_together_when_crises_pile_up_or_the_elves_break_through() -> None:
    leader = {"red": {"solved": {"wintersmith": 1}}}
    board = {"dancers": problem("vlad", crisis=12, up=True), "slice": problem("fever")}
    state = play(lancre(leader, board), "chance: flip miss-treason")
    assert (ending(state), state.win_shares()) == ("crisis", [0.0, 0.0])
    state = finish_turn(play(lancre(leader, ELVES), "chance: flip nanny-ogg-2"))
    assert (ending(state), state.win_shares()) == ("elves", [0.0, 0.0])


@proves("1.1")
def test_there_are_games_for_one_and_games_that_all_win_or_lose_together() -> None:
    assert look(GAME.setup(1))["mode"] == "solo"
    assert look(GAME.setup(2))["mode"] == "competitive"
    leader = {"red": {"solved": {"death": 1}}}
    state = lancre(leader, options={"mode": "cooperative"}, placed=15)
    finish_turn(play(state, "chance: flip nanny-ogg-2"))
    assert (ending(state), state.win_shares()) == ("saved", [1.0, 1.0])
    state = lancre(leader, ELVES, options={"mode": "cooperative"})
    finish_turn(play(state, "chance: flip nanny-ogg-2"))
    assert (ending(state), state.win_shares()) == ("elves", [0.0, 0.0])


# The board

@proves("1.2")
def test_the_castle_has_two_spaces_the_town_three_and_every_other_location_one() -> None:
    several = ["lancre-castle-1", "lancre-castle-2", "lancre-town-1", "lancre-town-2", "lancre-town-3"]
    assert SPACES[:5] == several
    single = list(GAME.domains["location"].words)[2:]
    assert SPACES[5:] == single
    assert len(single) == 25


@proves("1.2")
@pytest.mark.parametrize(("where", "near"), [
    ("razorback", {"mad-stoat", "miss-treasons", "slice", "sun-not-shine"}),
    ("magrats-cottage", {"bad-ass", "lancre-town-1", "lancre-town-2", "lancre-town-3", "mad-stoat"}),
    ("long-man", {"copperhead", "dancers", "lancre-castle-1", "lancre-castle-2", "mrs-earwigs"}),
    ("lancre-castle-1", {"lancre-castle-2", "lancre-town-1", "lancre-town-2", "lancre-town-3", "long-man"}),
    ("lancre-town-2", {"lancre-castle-1", "lancre-castle-2", "lancre-town-1", "lancre-town-3", "dancers",
                       "lancre-bridge", "magrats-cottage", "nanny-oggs", "oggs-forge"}),
])
def test_locations_are_joined_by_links(where: str, near: set[str]) -> None:
    assert one_link(where) == near


@proves("1.2")
def test_every_link_leads_both_ways() -> None:
    links = {where: one_link(where) for where in SPACES}
    assert sum(len(near) for near in links.values()) == 122
    assert all(where in links[other] for where, near in links.items() for other in near)


@proves("1.2")
def test_another_edition_may_lay_other_problems_and_links(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "game: the_witches\nname: mine\nbased_on: standard\nlocations:\n"
        "  - {id: slice, spaces: [empty, empty], near: [rock-hard-place, sun-not-shine]}\n"
        "  - {id: razorback, spaces: [hard], near: [mad-stoat, miss-treasons, sun-not-shine]}\n")
    game = coven.game("the_witches", str(path))
    seen = game.setup(2).view(None)["spaces"]
    assert seen["razorback"]["problem"] == "hidden"
    assert (seen["slice-1"]["problem"], seen["slice-2"]["problem"]) == (None, None)
    agenda = [*LATER, {"Act": {"seat": "red"}}]
    told = {"red": {"space": "razorback", "apprentice": DIMITY}, "blue": {"space": "long-man", "apprentice": PETULIA}}
    state = game.from_position(
        {"players": told, "board": {}, "seats": 2, "turn": "red", "action": 2, "links": 1, "agenda": agenda})
    assert [game.moves.text(move) for move in state.options(0)] == [
        "walk sun-not-shine", "walk mad-stoat", "walk miss-treasons", "stay"]


@proves("1.3")
def test_witches_may_share_a_space() -> None:
    state = play(acting({"red": {"space": "razorback"}, "blue": {"space": "slice"}}), "red: walk slice")
    assert look(state)["spaces"]["slice"]["witches"] == ["red", "blue"]


@proves("1.3")
def test_a_witch_does_not_stay_with_a_problem_that_she_has_failed() -> None:
    state = play(acting({"red": {"space": "razorback"}}, {"slice": "fever"}), "red: walk slice")
    assert (space(state, "red"), look(state)["spaces"]["slice"]["problem"]) == ("slice", "fever")
    play(state, "red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on")
    play(state, "chance: roll cackle 2", "red: finish")
    assert legal(state) == ["retreat rock-hard-place", "retreat razorback", "retreat sun-not-shine"]
    play(state, "red: retreat razorback")
    assert space(state, "red") == "razorback"
    assert on_board(state, "slice") == {"problem": "fever", "up": True, "crisis": 0, "seen": []}


@proves("1.3")
def test_a_witch_shares_a_space_with_a_problem_while_she_hides_from_it() -> None:
    state = acting({"red": {"space": "razorback", "apprentice": TIFFANY}}, {"slice": "fever"})
    play(state, "red: walk slice", "red: tile", "red: wait")
    seen = look(state)
    assert (seen["action"], seen["hidden"]) == (2, True)
    assert (seen["spaces"]["slice"]["witches"], seen["spaces"]["slice"]["problem"]) == (["red"], "fever")
    assert refused(state, "red: stay") == "6.14"
    play(state, "red: walk sun-not-shine")
    assert (look(state)["hidden"], look(state)["spaces"]["slice"]["witches"]) == (False, [])


@proves("1.4")
def test_a_space_with_a_problem_or_a_witch_is_not_empty() -> None:
    board = {"slice": "fever", "razorback": "fever"}
    state = acting({"red": {"space": "sun-not-shine"}, "blue": {"space": "rock-hard-place"}}, board)
    play(state, "red: walk slice", "red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on")
    play(state, "chance: roll cackle 2", "red: finish")
    assert legal(state) == ["retreat sun-not-shine"]


@proves("1.4")
def test_the_dungeon_is_no_location_and_no_tea_is_drunk_there() -> None:
    assert "dungeon" not in SPACES
    both = {"red": {"space": "dungeon", "cackle": 3}, "blue": {"space": "dungeon", "cackle": 2}}
    state = acting(both)
    assert look(state)["dungeon"] == ["red", "blue"]
    assert legal(state) == ["wait"]
    assert refused(state, "red: stay") == "12.1"
    play(state, "red: wait")
    assert cackles(state) == [3, 2]
    assert legal(state) == [f"to {where}" for where in SPACES]


# Problems and dice

@proves("1.5")
def test_easy_problems_lie_face_up_and_hard_ones_face_down_until_somebody_turns_them_up() -> None:
    state = acting({"red": {"space": "razorback"}}, {"slice": problem(None), "bad-ass": problem("death")})
    for seat in ("", "red", "blue"):
        seen = look(state, seat)["spaces"]
        assert (seen["bad-ass"]["problem"], seen["bad-ass"]["up"], seen["bad-ass"]["needed"]) == ("death", True, 12)
        assert (seen["slice"]["problem"], seen["slice"]["up"], seen["slice"]["needed"]) == ("hidden", False, None)
    play(state, "red: walk slice", "red: turn-up", "chance: show hiver")
    for seat in ("", "red", "blue"):
        seen = look(state, seat)["spaces"]["slice"]
        assert (seen["problem"], seen["up"], seen["needed"]) == ("hiver", True, 22)


@proves("1.5")
@pytest.mark.parametrize(("kind", "difficulty", "points"), [
    ("fever", 7, 1), ("sick-pig", 8, 1), ("sick-sheep", 9, 1), ("broken-limb", 10, 2), ("pregnancy", 11, 2),
    ("death", 12, 3), ("elves", 15, 4), ("lankin", 17, 5), ("king-of-elves", 19, 6), ("queen-of-elves", 22, 7),
    ("vlad", 16, 4), ("lacrimosa", 16, 4), ("count-magpyr", 19, 6), ("count-bela", 20, 6), ("duke-felmet", 17, 5),
    ("lady-felmet", 18, 5), ("cunning-man", 20, 6), ("hiver", 22, 7), ("lily", 23, 7), ("wintersmith", 24, 8),
])
def test_a_problem_has_a_difficulty_and_points(kind: str, difficulty: int, points: int) -> None:
    assert look(lancre(board={"slice": problem(kind, up=True)}))["spaces"]["slice"]["needed"] == difficulty
    assert lancre({"red": {"solved": {kind: 1}}}).score(0) == points


@proves("1.5")
@pytest.mark.parametrize(("card", "helps", "useless"), [
    ("roland", "lankin", "vlad"), ("hodgesaargh", "count-magpyr", "elves"), ("tomjon", "lady-felmet", "hiver"),
    ("summer-lady", "wintersmith", "queen-of-elves"), ("jason-ogg", "king-of-elves", "fever"),
])
def test_a_problem_may_belong_to_a_group(card: str, helps: str, useless: str) -> None:
    for kind in (helps, useless):
        state = acting({"red": {"space": "razorback", "hand": [card]}}, {"slice": problem(kind, up=True)})
        play(state, "red: walk slice", "red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on")
        play(state, "chance: roll 2 3")
        if kind == helps:
            assert look(play(state, f"red: use {card}"))["dice"]["total"] == 13
        else:
            assert refused(state, f"red: use {card}") == "10.4"


@proves("1.6")
def test_a_die_shows_a_cackle_or_2_to_6_each_as_often() -> None:
    state = play(acting({"red": {"space": "razorback"}}, {"slice": "fever"}), "red: walk slice", "red: attempt")
    faces = ["cackle", "2", "3", "4", "5", "6"]
    assert weights(state) == {f"roll {one} {other}": 1 if one == other else 2
                              for nth, one in enumerate(faces) for other in faces[nth:]}


@proves("1.6")
@pytest.mark.parametrize(("pair", "counts"), [
    ("cackle cackle", 0), ("cackle 6", 6), ("cackle 2", 2), ("2 3", 5), ("4 5", 9), ("6 6", 12),
])
def test_a_cackle_counts_0(pair: str, counts: int) -> None:
    state = play(acting({"red": {"space": "razorback"}}, {"slice": "fever"}), "red: walk slice", "red: attempt")
    assert look(play(state, f"chance: roll {pair}"))["dice"]["total"] == counts
