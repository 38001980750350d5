"""Chapter 9, the brown cards that draw, discard, look at, take or exchange cards, or play several."""

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
    look,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    trouble,
)
from tests.rules import proves

START = {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
MARKED = {"dolly-sisters", "the-scours", "the-shades"}
DRAWN = ("chance: draw groat", "chance: draw modo")


def after_riots(card: str, players: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red has played a card that begins with an event: Riots, with too few markers for them."""
    state = playing(card, players, **rest)
    assert question(state) == "DrawEvent"
    play(state, "chance: happens riots")
    assert "riots" not in state.facts()["events"]
    assert trouble(state) == MARKED
    return state


def known(state: State, watcher: str, holder: str) -> list[str]:
    """The cards that a seat, or a spectator, knows to be in a hand."""
    cards: list[str] = look(state, watcher)["players"][holder]["known"]
    return cards


# Cards from the deck

@proves("9.1")
def test_sergeant_cheery_littlebottom_takes_two_cards_then_removes_a_marker() -> None:
    state = play(playing("sergeant-cheery-littlebottom", {"red": {"hand": ["hex"]}}), "red: take")
    assert asked(state) == "chance"
    play(state, *DRAWN)
    assert hand(state, "red") == ["groat", "hex", "modo"]
    assert question(state) == "RemoveTrouble"
    play(state, "red: calm the-shades")
    assert trouble(state) == {"the-scours", "dolly-sisters"}
    assert "sergeant-cheery-littlebottom" in discard(state)


@proves("9.3")
def test_the_clacks_take_two_cards_and_two_dollars_and_play_another_even_a_new_one() -> None:
    state = play(playing("the-clacks"), "red: take", *DRAWN)
    assert hand(state, "red") == ["groat", "modo"]
    assert money(state) == [10, 10, 10]
    play(state, "red: take")
    assert money(state) == [12, 10, 10]
    assert "the-clacks" in discard(state)
    assert legal(state) == ["play groat", "play modo", "skip"]
    play(state, "red: play groat", "red: place dimwell")
    assert hand(state, "red") == ["modo"]
    assert minions(state, "red") == {**START, "dimwell": 1}


@proves("9.36")
def test_moist_von_lipwig_places_a_minion_takes_three_dollars_and_two_cards_and_plays_another() -> None:
    state = play(playing("moist-von-lipwig"), "red: place dimwell")
    assert minions(state, "red") == {**START, "dimwell": 1}
    play(state, "red: take")
    assert money(state) == [13, 10, 10]
    assert hand(state, "red") == []
    play(state, "red: take", *DRAWN)
    assert hand(state, "red") == ["groat", "modo"]
    assert "moist-von-lipwig" in discard(state)
    assert legal(state) == ["play groat", "play modo", "skip"]
    play(state, "red: play groat", "red: place longwall")
    assert minions(state, "red") == {**START, "dimwell": 1, "longwall": 1}


@proves("9.42")
def test_the_professor_of_recent_runes_takes_two_cards_after_the_event_and_plays_another() -> None:
    state = play(after_riots("professor-of-recent-runes", {"red": {"hand": ["hex"]}}), "red: take", *DRAWN)
    assert hand(state, "red") == ["groat", "hex", "modo"]
    assert "professor-of-recent-runes" in discard(state)
    assert legal(state) == ["play groat", "play hex", "play modo", "skip"]
    play(state, "red: play groat", "red: place dimwell")
    assert hand(state, "red") == ["hex", "modo"]
    assert minions(state, "red") == {**START, "dimwell": 1}


@proves("9.53")
@pytest.mark.parametrize("mine", [["dimwell"], ["dimwell", "nap-hill"]])
def test_gargoyles_take_a_card_for_each_own_building_then_build(mine: list[str]) -> None:
    red = {"buildings": mine, "minions": {"longwall": 1}, "money": 12}
    state = play(playing("gargoyles", {"red": red, "blue": {"buildings": ["the-hippo"]}}), "red: take")
    play(state, *DRAWN[:len(mine)])
    assert hand(state, "red") == ["groat", "modo"][:len(mine)]
    assert question(state) == "PlaceBuilding"
    play(state, "red: build longwall")
    assert buildings(state, "red") == [*mine[:1], "longwall", *mine[1:]]
    assert money(state) == [0, 10, 10]


@proves("9.53")
def test_gargoyles_bring_no_card_to_who_has_no_building() -> None:
    state = play(playing("gargoyles", {"blue": {"buildings": ["the-hippo"]}}), "red: take")
    assert hand(state, "red") == []
    assert (asked(state), question(state)) == ("red", "PlaceBuilding")


# The Alchemists' Guild

@proves("9.19")
def test_the_alchemists_guild_discards_up_to_three_cards_and_refills_to_five_then_builds() -> None:
    red = {"hand": ["hex", "librarian", "dr-cruces", "mr-gryle"], "minions": {"longwall": 1}, "money": 12}
    state = play(playing("the-alchemists-guild", {"red": red}), "red: take")
    play(state, "red: discard hex", "red: discard librarian")
    assert hand(state, "red") == ["dr-cruces", "mr-gryle"]
    play(state, "red: discard mr-gryle")
    assert {"hex", "librarian", "mr-gryle"} <= set(discard(state))
    assert hand(state, "red") == ["dr-cruces"]
    assert refused(state, "chance: draw mr-gryle") == "2.7"
    play(state, *DRAWN, "chance: draw mr-bent", "chance: draw queen-molly")
    assert hand(state, "red") == ["mr-bent", "dr-cruces", "groat", "modo", "queen-molly"]
    assert question(state) == "PlaceBuilding"
    play(state, "red: build longwall")
    assert buildings(state, "red") == ["longwall"]
    assert money(state) == [0, 10, 10]
    assert asked(state) == "blue"


@proves("9.19")
def test_the_alchemists_guild_may_discard_fewer_cards() -> None:
    red = {"hand": ["hex", "librarian", "dr-cruces", "mr-gryle"]}
    state = play(playing("the-alchemists-guild", {"red": red}), "red: take", "red: discard hex", "red: done", *DRAWN)
    assert "hex" in discard(state)
    assert set(hand(state, "red")) == {"librarian", "dr-cruces", "mr-gryle", "groat", "modo"}
    assert question(state) == "PlaceBuilding"


@proves("9.19")
def test_the_alchemists_guild_may_only_refill() -> None:
    red = {"hand": ["hex", "librarian", "dr-cruces"]}
    state = play(playing("the-alchemists-guild", {"red": red}), "red: take", "red: done", *DRAWN)
    assert set(hand(state, "red")) == {"hex", "librarian", "dr-cruces", "groat", "modo"}
    assert "hex" not in discard(state)
    assert question(state) == "PlaceBuilding"


@proves("9.19", "7.3")
def test_a_fool_in_front_counts_when_the_alchemists_guild_refills() -> None:
    red = {"hand": ["hex", "librarian"], "front": ["the-fools-guild", "mr-bent"]}
    state = play(playing("the-alchemists-guild", {"red": red}), "red: take")
    assert legal(state) == ["discard hex", "discard librarian", "done"]
    play(state, "red: done", *DRAWN)
    assert set(hand(state, "red")) == {"hex", "librarian", "groat", "modo"}
    assert front(state, "red") == ["mr-bent", "the-fools-guild"]
    assert question(state) == "PlaceBuilding"


# Hands of others

@proves("9.10")
def test_cable_street_particulars_look_at_a_hand_and_discard_one_card_of_it() -> None:
    players = {"blue": {"hand": ["hex", "modo", "dwarves"]}}
    state = playing("cable-street-particulars", players)
    assert known(state, "red", "blue") == []
    assert legal(state) == ["player blue", "skip"]
    assert refused(state, "red: player yellow") == "9.10"
    assert refused(state, "red: player red") == "9.10"
    play(state, "red: player blue")
    assert known(state, "red", "blue") == ["hex", "modo", "dwarves"]
    assert known(state, "yellow", "blue") == []
    assert legal(state) == ["discard hex", "discard modo", "discard dwarves"]
    assert refused(state, "red: skip") == "9.10"
    play(state, "red: discard modo")
    assert hand(state, "blue") == ["hex", "dwarves"]
    assert "modo" in discard(state)
    assert known(state, "red", "blue") == ["hex", "dwarves"]
    play(state, "red: place dimwell")
    assert minions(state, "red") == {**START, "dimwell": 1}
    assert "cable-street-particulars" in discard(state)


@proves("9.13")
def test_the_chair_of_indefinite_studies_exchanges_whole_hands_after_the_event() -> None:
    players = {
        "red": {"hand": ["hex"], "front": ["mr-bent"]},
        "blue": {"hand": ["modo", "groat", "dwarves"], "front": ["dr-whiteface"]},
        "yellow": {"hand": ["librarian"]},
    }
    state = after_riots("the-chair-of-indefinite-studies", players)
    assert legal(state) == ["player blue", "player yellow", "skip"]
    assert refused(state, "red: player red") == "9.13"
    play(state, "red: player blue")
    assert hand(state, "red") == ["groat", "modo", "dwarves"]
    assert hand(state, "blue") == ["hex"]
    assert hand(state, "yellow") == ["librarian"]
    assert (front(state, "red"), front(state, "blue")) == (["mr-bent"], ["dr-whiteface"])
    assert (known(state, "red", "blue"), known(state, "blue", "red")) == (["hex"], ["groat", "modo", "dwarves"])
    assert known(state, "yellow", "red") == []
    assert "the-chair-of-indefinite-studies" in discard(state)
    assert legal(state) == ["play groat", "play modo", "play dwarves", "skip"]
    play(state, "red: play groat", "red: place dimwell")
    assert minions(state, "red") == {**START, "dimwell": 1}


@proves("9.13")
@pytest.mark.parametrize(("mine", "theirs"), [(["hex"], []), ([], ["hex", "modo"]), ([], [])])
def test_either_hand_of_the_chair_of_indefinite_studies_may_be_empty(mine: list[str], theirs: list[str]) -> None:
    state = after_riots("the-chair-of-indefinite-studies", {"red": {"hand": mine}, "blue": {"hand": theirs}})
    play(state, "red: player blue")
    assert hand(state, "red") == theirs
    assert hand(state, "blue") == mine
    assert question(state) == "PlayAnother"


@proves("9.35")
def test_stanley_draws_two_cards_blindly_keeps_one_and_gives_the_other_back() -> None:
    players = {"red": {"hand": ["librarian"]}, "blue": {"hand": ["hex", "modo", "dwarves"]}}
    state = playing("stanley", players)
    assert legal(state) == ["player blue", "skip"]
    assert refused(state, "red: player yellow") == "9.35"
    play(state, "red: player blue")
    assert legal(state) == ["blind hex", "blind modo", "blind dwarves"]
    play(state, "chance: blind hex")
    assert legal(state) == ["blind modo", "blind dwarves"]
    play(state, "chance: blind dwarves")
    assert look(state, "red")["drawn"] == ["hex", "dwarves"]
    assert look(state, "yellow")["drawn"] == []
    assert legal(state) == ["keep hex", "keep dwarves"]
    assert refused(state, "red: refuse") == "9.35"
    assert refused(state, "red: keep modo") == "9.35"
    play(state, "red: keep dwarves")
    assert hand(state, "red") == ["librarian", "dwarves"]
    assert hand(state, "blue") == ["hex", "modo"]
    play(state, "red: place dimwell")
    assert minions(state, "red") == {**START, "dimwell": 1}
    assert "stanley" in discard(state)


@proves("9.35", "11.9")
def test_both_players_know_the_cards_that_stanley_drew() -> None:
    state = playing("stanley", {"red": {"hand": ["librarian"]}, "blue": {"hand": ["hex", "modo", "dwarves"]}})
    play(state, "red: player blue", "chance: blind hex", "chance: blind dwarves", "red: keep dwarves")
    assert known(state, "red", "blue") == ["hex"]
    assert known(state, "blue", "red") == ["dwarves"]
    assert (known(state, "yellow", "blue"), known(state, "yellow", "red")) == ([], [])


@proves("9.35")
@pytest.mark.parametrize(("answer", "mine", "theirs"), [("keep hex", ["hex"], []), ("refuse", [], ["hex"])])
def test_stanley_may_keep_the_only_card_or_give_it_back(answer: str, mine: list[str], theirs: list[str]) -> None:
    state = play(playing("stanley", {"blue": {"hand": ["hex"]}}), "red: player blue", "chance: blind hex")
    assert legal(state) == ["keep hex", "refuse"]
    play(state, f"red: {answer}")
    assert (hand(state, "red"), hand(state, "blue")) == (mine, theirs)
    assert (known(state, "red", "blue"), known(state, "blue", "red")) == (theirs, mine)
    assert question(state) == "PlaceMinion"


# The Luggage and Ponder Stibbons

@proves("9.47")
def test_the_luggage_assassinates_then_discards_a_card_of_the_own_hand() -> None:
    players = {"red": {"hand": ["hex", "modo"]}, "blue": {"hand": ["groat"]}}
    state = play(playing("the-luggage", players), "red: remove the-shades blue")
    assert minions(state, "blue") == {"dolly-sisters": 1, "the-scours": 1}
    assert trouble(state) == {"dolly-sisters", "the-scours"}
    assert legal(state) == ["discard hex", "discard modo", "skip"]
    play(state, "red: discard hex")
    assert hand(state, "red") == ["modo"]
    assert {"hex", "the-luggage"} <= set(discard(state))
    assert hand(state, "blue") == ["groat"]


@proves("9.39")
def test_ponder_stibbons_plays_two_cards_after_the_event() -> None:
    state = after_riots("ponder-stibbons", {"red": {"hand": ["groat", "the-mended-drum", "modo"]}})
    assert "ponder-stibbons" in discard(state)
    assert legal(state) == ["play groat", "play modo", "play the-mended-drum", "skip"]
    play(state, "red: play groat", "red: place dimwell")
    assert minions(state, "red") == {**START, "dimwell": 1}
    assert legal(state) == ["play modo", "play the-mended-drum", "skip"]
    play(state, "red: play the-mended-drum", "red: build dimwell", "red: take")
    assert buildings(state, "red") == ["dimwell"]
    assert money(state) == [6, 10, 10]
    assert hand(state, "red") == ["modo"]
    assert {"groat", "the-mended-drum"} <= set(discard(state))
    assert question(state) == "DrawCard"


@proves("9.39")
def test_the_first_card_of_ponder_stibbons_is_finished_with_all_that_it_brings_before_the_second() -> None:
    hand_of_red = ["pink-pussycat-club", "groat", "buggy-swires", "modo"]
    state = play(after_riots("ponder-stibbons", {"red": {"hand": hand_of_red}}), "red: play pink-pussycat-club")
    play(state, "red: take", "red: play groat", "red: place dimwell")
    assert money(state) == [13, 10, 10]
    assert legal(state) == ["play modo", "play buggy-swires", "skip"]
    play(state, "red: play buggy-swires", "red: calm the-shades")
    assert trouble(state) == MARKED - {"the-shades"}
    assert hand(state, "red") == ["modo"]
    assert question(state) == "DrawCard"


@proves("9.39", "4.16")
def test_ponder_stibbons_may_stop_after_one_card_and_plays_no_interrupt() -> None:
    state = after_riots("ponder-stibbons", {"red": {"hand": ["groat", "gaspode", "modo"]}})
    assert legal(state) == ["play groat", "play modo", "skip"]
    play(state, "red: play groat", "red: skip")
    assert legal(state) == ["play modo", "skip"]
    play(state, "red: skip")
    assert question(state) == "DrawCard"
    assert hand(state, "red") == ["gaspode", "modo"]
