"""Chapter 6, Invisibility: looking first, looking beside, and how far one use goes (6.15 to 6.18, 16.6)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from coven.kernel.notes import Note
from tests.games.the_witches.table import (
    GAME,
    acting,
    asked,
    cackles,
    hand,
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    reach,
    refused,
    space,
)
from tests.rules import proves

TOWN = ("lancre-town-1", "lancre-town-2", "lancre-town-3")
CASTLE = ("lancre-castle-1", "lancre-castle-2")
HIVER = problem("hiver", up=False)
WALK = {"invisibility_reach": "walk"}
# Three problems around Nanny Ogg's: behind them Brass Neck, the Long Man and Poorchick's farm.
RING = {"blasted-oak": "fever", "creel-springs": problem("sick-sheep"), "mrs-earwigs": problem("death")}


def unseen(start: str, board: dict[str, Any] | None = None, *cards: str, blue: str = "sun-not-shine",
           **rest: Any) -> State:
    """Dimity, who has no tile, begins an action with some cards."""
    red = {"space": start, "apprentice": "dimity-hubbub", "hand": list(cards), "cackle": 3}
    return acting({"red": red, "blue": {"space": blue, "cackle": 2}}, board, **rest)


def doing(state: State) -> tuple[str, int]:
    """The open question and the action it belongs to."""
    return question(state), state.facts()["action"]


def sight(state: State, where: str) -> list[tuple[str | None, int | None]]:
    """What red, blue and a spectator see of a problem: its name and what it needs."""
    rows = [look(state, seat)["spaces"][where] for seat in ("red", "blue", "")]
    return [(row["problem"], row["needed"]) for row in rows]


def watchers(state: State, where: str) -> list[list[str]]:
    """Who has looked at a problem, as red, blue and a spectator know it."""
    return [look(state, seat)["spaces"][where]["seen"] for seat in ("red", "blue", "")]


# Looking first

@proves("6.15")
def test_she_looks_alone_and_everybody_sees_that_she_does() -> None:
    state = unseen("nanny-oggs", {"blasted-oak": problem(None, crisis=1)}, "miss-treason")
    play(state, "red: walk blasted-oak")
    assert sight(state, "blasted-oak") == [("hidden", None)] * 3
    assert watchers(state, "blasted-oak") == [[], [], []]
    play(state, "red: look", "chance: show hiver")
    assert sight(state, "blasted-oak") == [("hiver", 24), ("hidden", None), ("hidden", None)]
    assert watchers(state, "blasted-oak") == [["red"]] * 3
    assert "hiver" not in str(look(state)) + str(look(state, "blue"))
    assert [look(state, seat)["players"]["red"]["shown"] for seat in ("blue", "")] == [True, True]
    assert "hand" not in look(state, "blue")["players"]["red"]
    play(state, "red: use miss-treason", "red: walk creel-springs")
    assert sight(state, "blasted-oak") == [("hiver", 24), ("hidden", None), ("hidden", None)]
    assert on_board(state, "blasted-oak") == {"problem": "hiver", "up": False, "crisis": 1, "seen": ["red"]}
    assert look(state)["players"]["red"]["shown"] is False


@proves("6.15")
@pytest.mark.parametrize("laid", [HIVER, problem(None)])
def test_the_log_tells_all_that_she_looks_but_only_her_what_she_sees(laid: dict[str, Any]) -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": laid}, "miss-treason"), "red: walk blasted-oak")
    notes: list[Note] = []
    state.listen(notes)
    play(state, "red: look")
    if asked(state) == "chance":
        play(state, "chance: show hiver")
    told = [(GAME.notes.name(note), GAME.notes.facts(note), [note.audience >> at & 1 for at in (0, 1, 2)])
            for note in notes]
    assert told == [("looks", {"seat": "red", "space": "blasted-oak"}, [1, 1, 1]),
                    ("sees", {"problem": "hiver", "space": "blasted-oak"}, [1, 0, 0])]


@proves("6.15")
def test_having_looked_she_may_decide_to_try_and_keeps_her_card() -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": HIVER}, "miss-treason"), "red: walk blasted-oak", "red: look")
    play(state, "red: turn-up")
    assert sight(state, "blasted-oak") == [("hiver", 22)] * 3
    assert on_board(state, "blasted-oak") == {"problem": "hiver", "up": True, "crisis": 0, "seen": []}
    assert hand(state, "red") == ["miss-treason"]
    assert legal(state) == ["attempt"]


@proves("6.15")
def test_she_need_not_look_before_she_goes_on() -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": HIVER}, "miss-treason"), "red: walk blasted-oak")
    play(state, "red: use miss-treason", "red: walk creel-springs")
    assert sight(state, "blasted-oak") == [("hidden", None)] * 3
    assert watchers(state, "blasted-oak") == [[], [], []]


@proves("6.15")
def test_only_who_is_able_to_hide_may_look() -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": HIVER}, "hamish", "greebo-1"), "red: walk blasted-oak")
    assert legal(state) == ["turn-up"]
    assert refused(state, "red: look") == "6.15"
    state = play(unseen("oggs-forge", {"blasted-oak": HIVER}, "oswald", action=2), "red: walk blasted-oak")
    assert legal(state) == ["turn-up"]
    assert refused(state, "red: look") == "6.15"


@proves("6.15")
def test_a_face_up_problem_needs_no_look() -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": problem("hiver", up=True)}, "oswald"), "red: walk blasted-oak")
    assert legal(state) == ["attempt", "use oswald"]
    assert refused(state, "red: look") == "6.15"


@proves("6.15")
def test_looking_does_not_use_up_tiffanys_tile_and_betrays_no_card() -> None:
    red = {"space": "nanny-oggs", "apprentice": "tiffany-aching"}
    state = acting({"red": red, "blue": {"space": "sun-not-shine"}}, {"blasted-oak": HIVER})
    play(state, "red: walk blasted-oak", "red: look")
    assert sight(state, "blasted-oak") == [("hiver", 22), ("hidden", None), ("hidden", None)]
    assert player(state, "red")["tile"] is True
    assert look(state, "blue")["players"]["red"]["shown"] is False


# No way back

@proves("6.16")
def test_a_problem_turned_up_for_an_attempt_can_no_longer_be_passed() -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": HIVER}, "miss-treason"), "red: walk blasted-oak", "red: turn-up")
    assert legal(state) == ["attempt"]
    assert refused(state, "red: use miss-treason") == "6.16"
    play(state, "red: attempt", "chance: roll 2 2")
    assert legal(state) == ["go-on", "run"]
    play(state, "red: go-on")
    assert legal(state) == ["roll-on", "add miss-treason"]


@proves("6.16")
def test_chance_decides_what_is_turned_up_and_then_it_is_too_late() -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": problem(None)}, "miss-treason"), "red: walk blasted-oak")
    play(state, "red: turn-up", "chance: show lily")
    assert sight(state, "blasted-oak") == [("lily", 23)] * 3
    assert legal(state) == ["attempt"]
    assert refused(state, "red: use miss-treason") == "6.16"


# Looking at another space of Lancre Town or Lancre Castle

@proves("6.17")
def test_in_lancre_town_she_may_look_beside_before_she_moves() -> None:
    board = {"lancre-town-2": HIVER, "lancre-town-3": problem("lily", up=False), "dancers": problem("elves", up=False)}
    state = unseen("lancre-town-1", board, "miss-treason", "hamish")
    before = legal(state)
    play(state, "red: use miss-treason")
    assert legal(state) == ["look-at lancre-town-2", "look-at lancre-town-3"]
    play(state, "red: look-at lancre-town-2")
    assert sight(state, "lancre-town-2") == [("hiver", 22), ("hidden", None), ("hidden", None)]
    assert watchers(state, "lancre-town-2") == [["red"]] * 3
    assert sight(state, "lancre-town-3") == [("hidden", None)] * 3
    assert on_board(state, "lancre-town-2") == {"problem": "hiver", "up": False, "crisis": 0, "seen": ["red"]}
    assert doing(state) == ("Act", 1)
    assert legal(state) == [move for move in before if move != "use miss-treason"]
    assert {"stay", "fly hamish", "walk lancre-town-2", "walk nanny-oggs", "walk blasted-oak"} <= set(before)


@proves("6.17")
@pytest.mark.parametrize(("moves", "ends"), [
    (["walk lancre-castle-2"], "lancre-castle-2"),
    (["stay"], "lancre-town-1"),
    (["fly hamish", "to slice"], "slice"),
])
def test_having_looked_beside_she_moves_as_she_likes_or_stays(moves: list[str], ends: str) -> None:
    state = unseen("lancre-town-1", {"lancre-town-2": HIVER}, "miss-treason", "hamish")
    play(state, "red: use miss-treason", "red: look-at lancre-town-2", *(f"red: {move}" for move in moves))
    assert space(state, "red") == ends
    assert doing(state) == ("Act", 2)


@proves("6.17")
def test_having_looked_beside_she_may_go_there_and_try() -> None:
    state = unseen("lancre-castle-2", {"lancre-castle-1": problem(None)}, "miss-treason", action=2)
    play(state, "red: use miss-treason", "red: look-at lancre-castle-1", "chance: show elves")
    assert sight(state, "lancre-castle-1") == [("elves", 15), ("hidden", None), ("hidden", None)]
    play(state, "red: walk lancre-castle-1")
    assert legal(state) == ["turn-up"]


@proves("6.17")
def test_tiffanys_tile_looks_beside_too() -> None:
    red = {"space": "lancre-castle-2", "apprentice": "tiffany-aching"}
    state = acting({"red": red, "blue": {"space": "slice"}}, {"lancre-castle-1": HIVER})
    play(state, "red: tile", "red: look-at lancre-castle-1")
    assert sight(state, "lancre-castle-1") == [("hiver", 22), ("hidden", None), ("hidden", None)]
    assert player(state, "red")["tile"] is False
    assert refused(state, "red: tile") == "2.10"
    assert doing(state) == ("Act", 1)


@proves("6.17")
@pytest.mark.parametrize(("start", "board"), [
    ("lancre-town-1", {"lancre-town-2": problem("hiver", up=True), "lancre-castle-1": problem("lily", up=False)}),
    ("nanny-oggs", {"blasted-oak": HIVER, "lancre-town-2": problem("lily", up=False)}),
])
def test_only_face_down_problems_of_the_same_location_can_be_looked_at(start: str, board: dict[str, Any]) -> None:
    state = unseen(start, board, "miss-treason")
    assert refused(state, "red: use miss-treason") == "6.12"
    assert hand(state, "red") == ["miss-treason"]


@proves("6.17")
def test_a_walk_that_goes_on_in_lancre_town_shows_nothing_beside() -> None:
    board = {"lancre-town-1": "fever", "lancre-town-2": HIVER}
    state = play(unseen("oggs-forge", board, "miss-treason", "oswald"), "red: walk lancre-town-1")
    play(state, "red: use miss-treason")
    assert doing(state) == ("Onward", 1)
    assert refused(state, "red: use oswald") == "6.12"


# How far one use goes

NEAR = {"creel-springs", "mrs-earwigs", "nanny-oggs", "oggs-forge", "poorchicks-farm", *TOWN, *CASTLE,
        "dancers", "lancre-bridge", "magrats-cottage"}
BEHIND = {"brass-neck", "long-man", "lancre-caves", "copperhead", "slippery-hollow"}


@proves("6.18", "16.6")
def test_each_use_is_for_one_location() -> None:
    cards = ("hamish", "miss-treason", "rob-anybody")
    state = unseen("nanny-oggs", RING, *cards, options={"invisibility_reach": "location"})
    play(state, "red: use hamish", "red: walk blasted-oak", "red: use miss-treason")
    assert reach(state) == NEAR
    play(state, "red: walk creel-springs")
    assert legal(state) == ["attempt", "use rob-anybody"]
    play(state, "red: use rob-anybody")
    assert hand(state, "red") == []
    play(state, "red: walk brass-neck")
    assert space(state, "red") == "brass-neck"
    assert doing(state) == ("Act", 2)
    assert {at for at in RING if on_board(state, at)} == set(RING)


@proves("6.18", "16.6")
def test_by_default_the_second_location_needs_a_second_use() -> None:
    state = unseen("nanny-oggs", RING, "hamish", "miss-treason")
    play(state, "red: use hamish", "red: walk blasted-oak", "red: use miss-treason", "red: walk creel-springs")
    assert legal(state) == ["attempt"]


@proves("6.18")
def test_the_walk_that_goes_on_cannot_pass_the_next_problem() -> None:
    state = unseen("nanny-oggs", RING, "hamish", "miss-treason")
    play(state, "red: use hamish", "red: walk blasted-oak", "red: use miss-treason")
    assert refused(state, "red: walk brass-neck") == "6.3"


@proves("16.6")
def test_with_the_option_one_use_lasts_for_the_whole_walk() -> None:
    state = unseen("nanny-oggs", RING, "hamish", "miss-treason", options=WALK)
    play(state, "red: use hamish", "red: walk blasted-oak", "red: use miss-treason")
    assert reach(state) == NEAR | BEHIND
    play(state, "red: walk creel-springs")
    assert legal(state) == ["attempt", "pass-by"]
    play(state, "red: pass-by", "red: walk brass-neck")
    assert space(state, "red") == "brass-neck"
    assert doing(state) == ("Act", 2)
    assert {at for at in RING if on_board(state, at)} == set(RING)
    assert state.facts()["played"] == ["hamish", "miss-treason"]


@proves("16.6")
def test_with_the_option_she_passes_through_without_stopping() -> None:
    state = unseen("nanny-oggs", RING, "hamish", "miss-treason", options=WALK)
    play(state, "red: use hamish", "red: walk blasted-oak", "red: use miss-treason", "red: walk copperhead")
    assert space(state, "red") == "copperhead"
    assert doing(state) == ("Act", 2)


@proves("16.6")
def test_with_the_option_she_passes_witches_too_and_may_hide_at_the_end() -> None:
    board = {"blasted-oak": "fever"}
    state = unseen("nanny-oggs", board, "miss-treason", blue="creel-springs", options=WALK)
    play(state, "red: walk blasted-oak", "red: use miss-treason", "red: walk creel-springs")
    assert legal(state) == ["tea", "pass-by"]
    play(state, "red: pass-by")
    assert cackles(state) == [3, 2]
    assert doing(state) == ("Act", 2)
    assert refused(state, "red: stay") == "6.14"


@proves("16.6")
def test_with_the_option_she_may_look_at_what_she_comes_to() -> None:
    board = {"blasted-oak": "fever", "creel-springs": HIVER}
    state = unseen("nanny-oggs", board, "miss-treason", options=WALK)
    play(state, "red: walk blasted-oak", "red: use miss-treason", "red: walk creel-springs")
    assert legal(state) == ["turn-up", "look", "pass-by"]
    play(state, "red: look")
    assert sight(state, "creel-springs") == [("hiver", 22), ("hidden", None), ("hidden", None)]
    assert legal(state) == ["turn-up", "pass-by"]


@proves("16.6")
def test_with_the_option_it_ends_with_the_walk() -> None:
    board = {"blasted-oak": "fever", "creel-springs": "death", "brass-neck": "fever", "poorchicks-farm": "fever"}
    state = unseen("nanny-oggs", board, "miss-treason", options=WALK)
    play(state, "red: walk blasted-oak", "red: use miss-treason", "red: walk creel-springs", "red: pass-by")
    assert doing(state) == ("Act", 2)
    assert reach(state) == {"blasted-oak", "brass-neck", "poorchicks-farm"}
    play(state, "red: walk brass-neck")
    assert legal(state) == ["attempt"]


@proves("6.14", "16.6")
def test_with_the_option_nobody_ends_her_second_action_hidden_either() -> None:
    board = {"blasted-oak": "fever", "creel-springs": "death"}
    state = unseen("nanny-oggs", board, "miss-treason", options=WALK, action=2)
    play(state, "red: walk blasted-oak", "red: use miss-treason")
    assert refused(state, "red: wait") == "6.14"
    play(state, "red: walk creel-springs")
    assert legal(state) == ["attempt"]
