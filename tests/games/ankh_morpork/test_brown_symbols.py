"""Chapter 9, the brown cards: the order of their symbols, and the cards that have no text."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    asked,
    buildings,
    discard,
    front,
    hand,
    legal,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    trouble,
)
from tests.rules import proves

MARKED = {"the-shades", "the-scours", "dolly-sisters"}
START = {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
Steps = list[tuple[str, str, dict[str, Any]]]


def board(state: State) -> dict[str, Any]:
    """All that a symbol could change, but for the discard pile."""
    return {
        "money": money(state),
        "red": minions(state, "red"),
        "blue": minions(state, "blue"),
        "yellow": minions(state, "yellow"),
        "trolls": minions(state, "trolls"),
        "built": [buildings(state, seat) for seat in ("red", "blue", "yellow")],
        "trouble": trouble(state),
        "hand": [hand(state, seat) for seat in ("red", "blue", "yellow")],
        "front": [front(state, seat) for seat in ("red", "blue", "yellow")],
    }


def carry_out(state: State, steps: Steps) -> State:
    """Each step is the question that must be open, the answer, and all that it changes."""
    for asks, move, changes in steps:
        before = board(state)
        assert question(state) == asks
        play(state, move)
        assert board(state) == {**before, **changes}
    return state


def crossroads(card: str, cash: int) -> State:
    """Red has a fourth minion, alone in Nap Hill, where there is no trouble; a troll is in The Scours."""
    red = {"money": cash, "minions": {**START, "nap-hill": 1}, "hand": ["groat"]}
    return playing(card, {"red": red}, trolls={"the-scours": 1}, trouble=sorted(MARKED))


# The order of the symbols

EVENT, AGAIN = "DrawEvent", "PlayAnother"
MINION, BUILDING, CALM, SKULL, MONEY = "PlaceMinion", "PlaceBuilding", "RemoveTrouble", "Assassinate", "TakeMoney"
PRINTED = {
    "sergeant-cheery-littlebottom": ("ReadScroll", CALM),
    "otto-chriek": ("ReadScroll", BUILDING),
    "the-clacks": ("ReadScroll", MONEY, AGAIN),
    "sergeant-colon": (CALM, MINION),
    "cosmo-lavish": ("ChoosePlayer", AGAIN),
    "the-dean": (EVENT, "RemoveIn", AGAIN),
    "hello": (SKULL, SKULL, BUILDING),
    "burleigh-and-stronginthearm": ("ChoosePlayer", BUILDING),
    "the-bursar": (EVENT, "SwapFirst", AGAIN),
    "cable-street-particulars": ("ChoosePlayer", MINION),
    "canting-crew": ("MoveMinion", MINION),
    "carcer": ("ReadScroll", AGAIN),
    "the-chair-of-indefinite-studies": (EVENT, "ChoosePlayer", AGAIN),
    "sir-charles-lavatory": ("ReadScroll", BUILDING),
    "dorfl": ("MoveMinion", AGAIN),
    "sergeant-detritus": (CALM, CALM),
    "deep-dwarves": (MINION, AGAIN),
    "adora-belle-dearheart": ("MoveMinion", MINION, BUILDING),
    "the-alchemists-guild": ("ReadScroll", BUILDING),
    "the-auditors": ("ReadScroll",),
    "buggy-swires": (CALM,),
    "sybil-vimes": (MONEY, "BuyBuilding"),
    "mr-teatime": (MONEY, SKULL, AGAIN),
    "the-watch": (BUILDING, CALM),
    "wee-mad-arthur": (BUILDING,),
    "william-de-worde": (MINION, "ReadScroll"),
    "willikins": (MINION,),
    "archchancellor-ridcully": (EVENT, MINION),
    "ruby": (MINION, BUILDING),
    "the-senior-wrangler": (EVENT, MINION, AGAIN),
    "mr-shine": (MINION,),
    "mr-slant": ("EarnInTrouble", BUILDING),
    "the-smoking-gnu": (MINION, AGAIN),
    "stanley": ("ChoosePlayer", MINION),
    "moist-von-lipwig": (MINION, MONEY, "ReadScroll", AGAIN),
    "patricians-palace": (BUILDING, MONEY, MINION),
    "ponder-stibbons": (EVENT, AGAIN),
    "the-post-office": ("ReadScroll", MINION),
    "reacher-gilt": ("BuyBuilding",),
    "professor-of-recent-runes": (EVENT, "ReadScroll", AGAIN),
    "doctor-hix": (EVENT, "CauseTrouble", AGAIN),
    "hobsonss-livery-stable": ("ChoosePlayer", BUILDING),
    "hubert": ("ChoosePlayer", MINION),
    "the-luggage": (SKULL, "DiscardOne"),
    "the-mob": ("CauseTrouble", MINION, AGAIN),
    "lord-downey": (SKULL, MONEY, BUILDING),
    "dwarves": (MINION, MINION),
    "edward-death": (SKULL, MONEY, BUILDING),
    "errol": ("ReadScroll", AGAIN),
    "gargoyles": ("ReadScroll", BUILDING),
}


@proves("4.1", "4.2", "4.17")
@pytest.mark.parametrize(("card", "symbols"), PRINTED.items(), ids=list(PRINTED))
def test_the_symbols_come_as_printed_and_all_but_the_event_may_be_left_out(card: str, symbols: tuple[str, ...]) -> None:
    players = {"red": {"hand": ["groat"], "money": 20}, "blue": {"hand": ["modo"], "buildings": ["longwall"]}}
    state = playing(card, players)
    before = board(state)
    for asks in symbols:
        assert question(state) == asks
        assert (card in discard(state)) == (asks == AGAIN)
        if asks == EVENT:
            assert asked(state) == "chance"
            assert all(move.startswith("happens ") for move in legal(state))
            play(state, "chance: happens riots")
        else:
            play(state, "red: skip")
        assert board(state) == before
    assert question(state) == "DrawCard"
    assert card in discard(state)


# Cards without a text

@proves("9.4")
def test_sergeant_colon_removes_a_marker_then_places_a_minion() -> None:
    state = carry_out(crossroads("sergeant-colon", 10), [
        (CALM, "red: calm the-shades", {"trouble": MARKED - {"the-shades"}}),
        (MINION, "red: place seven-sleepers", {"red": {**START, "nap-hill": 1, "seven-sleepers": 1}}),
    ])
    assert question(state) == "DrawCard"
    assert "sergeant-colon" in discard(state)


@proves("9.4", "4.1")
def test_the_minion_of_sergeant_colon_brings_back_the_marker_that_he_took() -> None:
    state = play(crossroads("sergeant-colon", 10), "red: calm the-shades")
    assert trouble(state) == MARKED - {"the-shades"}
    play(state, "red: place the-shades")
    assert trouble(state) == MARKED
    assert minions(state, "red") == {**START, "the-shades": 2, "nap-hill": 1}


@proves("9.7")
def test_hello_assassinates_twice_then_builds() -> None:
    state = carry_out(crossroads("hello", 20), [
        (SKULL, "red: remove the-shades blue", {
            "blue": {"dolly-sisters": 1, "the-scours": 1}, "trouble": MARKED - {"the-shades"},
        }),
        (SKULL, "red: remove the-scours yellow", {
            "yellow": {"dolly-sisters": 1, "the-shades": 1}, "trouble": {"dolly-sisters"},
        }),
        (BUILDING, "red: build nap-hill", {"money": [8, 10, 10], "built": [["nap-hill"], [], []]}),
    ])
    assert question(state) == "DrawCard"
    assert "hello" in discard(state)


@proves("9.7", "4.10")
def test_the_second_victim_of_hello_cannot_stand_where_the_first_one_ended_the_trouble() -> None:
    state = crossroads("hello", 20)
    assert refused(state, "red: remove the-shades red") == "4.10"
    play(state, "red: remove the-shades blue")
    assert refused(state, "red: remove the-shades yellow") == "4.10"
    assert legal(state) == [
        "remove dolly-sisters blue", "remove dolly-sisters yellow",
        "remove the-scours blue", "remove the-scours yellow", "remove the-scours troll", "skip",
    ]


@proves("9.7")
def test_hello_can_build_where_the_assassination_has_just_made_it_quiet() -> None:
    state = crossroads("hello", 20)
    play(state, "red: remove the-shades blue", "red: skip", "red: build the-shades")
    assert buildings(state, "red") == ["the-shades"]
    assert money(state) == [14, 10, 10]


@proves("9.16")
def test_sergeant_detritus_removes_one_marker_then_another() -> None:
    state = carry_out(crossroads("sergeant-detritus", 10), [
        (CALM, "red: calm the-shades", {"trouble": {"the-scours", "dolly-sisters"}}),
        (CALM, "red: calm dolly-sisters", {"trouble": {"the-scours"}}),
    ])
    assert question(state) == "DrawCard"
    assert "sergeant-detritus" in discard(state)


@proves("9.16", "4.11")
def test_sergeant_detritus_cannot_take_the_same_marker_twice() -> None:
    state = play(crossroads("sergeant-detritus", 10), "red: calm the-shades")
    assert refused(state, "red: calm the-shades") == "4.11"


@proves("9.21")
def test_buggy_swires_removes_one_marker_from_any_area() -> None:
    state = playing("buggy-swires", trouble=["longwall", "the-hippo"])
    assert legal(state) == ["calm the-hippo", "calm longwall", "skip"]
    state = carry_out(state, [(CALM, "red: calm longwall", {"trouble": {"the-hippo"}})])
    assert question(state) == "DrawCard"
    assert "buggy-swires" in discard(state)


@proves("9.24")
def test_mr_teatime_takes_three_assassinates_and_plays_another() -> None:
    state = carry_out(crossroads("mr-teatime", 10), [
        (MONEY, "red: take", {"money": [13, 10, 10]}),
        (SKULL, "red: remove dolly-sisters yellow", {
            "yellow": {"the-scours": 1, "the-shades": 1}, "trouble": {"the-scours", "the-shades"},
        }),
    ])
    assert "mr-teatime" in discard(state)
    carry_out(state, [
        (AGAIN, "red: play groat", {"hand": [[], [], []]}),
        (MINION, "red: place unreal-estate", {"red": {**START, "nap-hill": 1, "unreal-estate": 1}}),
    ])
    assert {"mr-teatime", "groat"} <= set(discard(state))


@proves("9.25")
def test_the_watch_builds_then_removes_a_marker() -> None:
    state = carry_out(crossroads("the-watch", 13), [
        (BUILDING, "red: build nap-hill", {"money": [1, 10, 10], "built": [["nap-hill"], [], []]}),
        (CALM, "red: calm the-scours", {"trouble": {"the-shades", "dolly-sisters"}}),
    ])
    assert "the-watch" in discard(state)


@proves("9.25", "4.7")
def test_the_watch_cannot_build_where_it_means_to_make_peace_afterwards() -> None:
    state = crossroads("the-watch", 13)
    assert refused(state, "red: build the-shades") == "4.7"
    play(state, "red: skip", "red: calm the-shades")
    assert buildings(state, "red") == []
    assert question(state) == "DrawCard"


@proves("9.30")
def test_ruby_places_a_minion_then_builds_beside_it() -> None:
    state = carry_out(crossroads("ruby", 19), [
        (MINION, "red: place seven-sleepers", {"red": {**START, "nap-hill": 1, "seven-sleepers": 1}}),
        (BUILDING, "red: build seven-sleepers", {"money": [1, 10, 10], "built": [["seven-sleepers"], [], []]}),
    ])
    assert "ruby" in discard(state)


@proves("9.38")
def test_patricians_palace_builds_takes_four_then_places_a_minion() -> None:
    state = crossroads("patricians-palace", 12)
    assert refused(state, "red: build seven-sleepers") == "4.8"
    carry_out(state, [
        (BUILDING, "red: build nap-hill", {"money": [0, 10, 10], "built": [["nap-hill"], [], []]}),
        (MONEY, "red: take", {"money": [4, 10, 10]}),
        (MINION, "red: place seven-sleepers", {"red": {**START, "nap-hill": 1, "seven-sleepers": 1}}),
    ])
    assert "patricians-palace" in discard(state)


@proves("9.38", "4.1")
def test_the_four_dollars_of_the_palace_come_too_late_for_its_building() -> None:
    state = crossroads("patricians-palace", 11)
    assert legal(state) == ["skip"]
    assert refused(state, "red: build nap-hill") == "4.8"


@proves("9.49")
def test_lord_downey_assassinates_takes_three_then_builds() -> None:
    state = carry_out(crossroads("lord-downey", 3), [
        (SKULL, "red: remove the-shades blue", {
            "blue": {"dolly-sisters": 1, "the-scours": 1}, "trouble": MARKED - {"the-shades"},
        }),
        (MONEY, "red: take", {"money": [6, 10, 10]}),
        (BUILDING, "red: build the-shades", {"money": [0, 10, 10], "built": [["the-shades"], [], []]}),
    ])
    assert "lord-downey" in discard(state)


@proves("9.50")
def test_dwarves_place_a_minion_then_another_which_may_stand_on_from_the_first() -> None:
    state = crossroads("dwarves", 10)
    assert refused(state, "red: place longwall") == "4.3"
    carry_out(state, [
        (MINION, "red: place seven-sleepers", {"red": {**START, "nap-hill": 1, "seven-sleepers": 1}}),
        (MINION, "red: place longwall", {"red": {**START, "nap-hill": 1, "seven-sleepers": 1, "longwall": 1}}),
    ])
    assert "dwarves" in discard(state)


@proves("9.50", "4.5")
def test_two_dwarves_in_one_area_make_trouble() -> None:
    state = play(crossroads("dwarves", 10), "red: place seven-sleepers")
    assert trouble(state) == MARKED
    play(state, "red: place seven-sleepers")
    assert trouble(state) == MARKED | {"seven-sleepers"}
    assert minions(state, "red")["seven-sleepers"] == 2


@proves("9.51")
def test_edward_death_assassinates_takes_three_then_builds() -> None:
    state = carry_out(crossroads("edward-death", 9), [
        (SKULL, "red: remove the-scours troll", {"trolls": {}, "trouble": MARKED - {"the-scours"}}),
        (MONEY, "red: take", {"money": [12, 10, 10]}),
        (BUILDING, "red: build nap-hill", {"money": [0, 10, 10], "built": [["nap-hill"], [], []]}),
    ])
    assert "edward-death" in discard(state)


@proves("9.51", "4.10")
def test_edward_death_cannot_assassinate_in_an_area_without_trouble_or_an_own_minion() -> None:
    state = playing("edward-death", {"blue": {"minions": {"longwall": 1, "the-shades": 1}}}, trouble=["the-shades"])
    assert legal(state) == ["remove the-shades blue", "remove the-shades yellow", "skip"]
    assert refused(state, "red: remove longwall blue") == "4.10"
    assert refused(state, "red: remove the-shades red") == "4.10"
