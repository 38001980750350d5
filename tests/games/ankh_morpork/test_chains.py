"""Chapter 4, cards that bring further cards, and where they lie meanwhile (4.14, 4.16, 4.17)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    CARDS,
    INTERRUPTS,
    asked,
    city,
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

GREEN = CARDS[:48]


def laid(state: State) -> list[str]:
    """What was discarded besides the interrupts of a quiet table."""
    return [card for card in discard(state) if card not in INTERRUPTS]


# Play another

@proves("4.14")
def test_another_card_is_played_and_another_three_times_over() -> None:
    chain = ["sergeant-angua", "nobby-nobbs", "foul-ole-ron", "groat"]
    state = playing("pink-pussycat-club", {"red": {"hand": [*chain, "hex"]}})
    play(state, "red: take", "red: play sergeant-angua", "red: calm the-shades", "red: play nobby-nobbs")
    play(state, "red: player blue", "red: play foul-ole-ron", "red: move the-scours yellow", "red: to dimwell")
    assert legal(state) == ["play groat", "play hex", "skip"]
    play(state, "red: play groat", "red: place dimwell")
    assert money(state) == [16, 7, 10]
    assert trouble(state) == {"dolly-sisters", "dimwell"}
    assert minions(state, "yellow") == {"dolly-sisters": 1, "the-shades": 1, "dimwell": 1}
    assert minions(state, "red")["dimwell"] == 1
    assert set(laid(state)) == {"pink-pussycat-club", *chain}
    assert (hand(state, "red"), question(state)) == (["hex"], "DrawCard")


@proves("4.14")
def test_a_card_without_the_symbol_ends_the_chain() -> None:
    state = playing("pink-pussycat-club", {"red": {"hand": ["groat", "hex"]}})
    play(state, "red: skip", "red: play groat", "red: skip")
    assert (question(state), hand(state, "red")) == ("DrawCard", ["hex"])


@proves("4.14")
def test_nobody_must_play_another_card() -> None:
    state = play(playing("pink-pussycat-club", {"red": {"hand": ["groat"]}}), "red: take", "red: skip")
    assert (question(state), hand(state, "red"), money(state)[0]) == ("DrawCard", ["groat"], 13)


@proves("4.14")
def test_without_a_card_there_is_no_other_to_play() -> None:
    state = play(playing("pink-pussycat-club"), "red: take")
    assert legal(state) == ["skip"]
    assert refused(state, "red: play groat") == "4.14"


@proves("4.14")
def test_a_card_taken_in_the_same_turn_may_be_the_other_one() -> None:
    state = playing("the-clacks", {})
    play(state, "red: take", "chance: draw groat", "chance: draw modo", "red: take")
    assert legal(state) == ["play groat", "play modo", "skip"]
    play(state, "red: play modo")
    assert legal(state) == ["discard groat", "skip"]


# Drumknott and Ponder Stibbons

@proves("4.14", "8.10")
def test_drumknott_plays_two_cards_one_after_the_other() -> None:
    state = playing("drumknott", {"red": {"hand": ["dr-cruces", "groat", "hex"]}})
    play(state, "red: play groat", "red: place dimwell")
    assert legal(state) == ["play dr-cruces", "play hex", "skip"]
    play(state, "red: play dr-cruces", "red: remove the-shades blue", "red: take")
    assert (question(state), hand(state, "red"), money(state)[0]) == ("DrawCard", ["hex"], 13)
    assert laid(state) == ["drumknott", "dr-cruces", "groat"]


@proves("4.14")
def test_each_of_the_two_cards_is_a_series_of_its_own() -> None:
    cards = ["pink-pussycat-club", "sergeant-angua", "groat", "nobby-nobbs", "modo", "hex"]
    state = playing("drumknott", {"red": {"hand": cards}})
    play(state, "red: play pink-pussycat-club", "red: take", "red: play sergeant-angua", "red: skip")
    play(state, "red: play groat", "red: place dimwell")
    assert legal(state) == ["play hex", "play nobby-nobbs", "play modo", "skip"]
    play(state, "red: play nobby-nobbs", "red: player yellow", "red: play modo", "red: discard hex", "red: skip")
    assert (question(state), money(state)) == ("DrawCard", [16, 10, 7])
    assert set(laid(state)) == {"drumknott", *cards}


@proves("4.14")
def test_the_end_of_the_first_series_does_not_cost_the_second_card() -> None:
    state = playing("drumknott", {"red": {"hand": ["pink-pussycat-club", "groat", "hex"]}})
    play(state, "red: play pink-pussycat-club", "red: take", "red: skip")
    assert (question(state), legal(state)) == ("PlayAnother", ["play groat", "play hex", "skip"])
    play(state, "red: play hex", "red: skip", "red: skip")
    assert (question(state), hand(state, "red")) == ("DrawCard", ["groat"])


@proves("8.10")
def test_the_second_card_may_be_one_that_the_first_brought() -> None:
    state = play(playing("drumknott", {"red": {"hand": ["librarian"]}}), "red: play librarian", "red: take")
    play(state, "chance: draw groat", "chance: draw modo", "chance: draw hex", "chance: draw queen-molly")
    assert legal(state) == ["play groat", "play hex", "play modo", "play queen-molly", "skip"]
    play(state, "red: play groat", "red: place dimwell")
    assert question(state) == "DrawCard"


@proves("8.10")
def test_drumknott_declined_plays_no_card_at_all() -> None:
    state = play(playing("drumknott", {"red": {"hand": ["groat", "hex"]}}), "red: skip")
    assert (question(state), hand(state, "red"), laid(state)) == ("DrawCard", ["groat", "hex"], ["drumknott"])


@proves("8.10", "4.16")
def test_drumknott_without_a_card_that_can_be_played_is_over() -> None:
    state = playing("drumknott", {"red": {"hand": ["groat", "gaspode"]}})
    assert legal(state) == ["play groat", "skip"]
    play(state, "red: play groat", "red: skip")
    assert legal(state) == ["skip"]
    assert question(play(state, "red: skip")) == "DrawCard"


@proves("4.14", "9.39")
def test_drumknott_may_contain_ponder_stibbons_and_chains_within() -> None:
    cards = ["ponder-stibbons", "pink-pussycat-club", "sergeant-angua", "groat", "mr-teatime", "the-clacks", "dwarves",
             "buggy-swires"]
    state = playing("drumknott", {"red": {"hand": cards}}, events=["riots"])
    play(state, "red: play ponder-stibbons", "chance: happens riots")
    assert laid(state) == ["drumknott", "ponder-stibbons"]
    play(state, "red: play pink-pussycat-club", "red: take", "red: play sergeant-angua", "red: skip", "red: play groat",
         "red: place dimwell")
    play(state, "red: play mr-teatime", "red: take", "red: skip", "red: play the-clacks", "red: skip", "red: take",
         "red: skip")
    assert legal(state) == ["play buggy-swires", "play dwarves", "skip"]
    play(state, "red: play dwarves", "red: place longwall", "red: place longwall")
    assert (question(state), hand(state, "red")) == ("DrawCard", ["buggy-swires"])
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1, "dimwell": 1, "longwall": 2}
    assert money(state)[0] == 18
    assert set(laid(state)) == {"drumknott", *cards} - {"buggy-swires"}


@proves("4.14")
def test_play_another_may_bring_drumknott() -> None:
    state = playing("pink-pussycat-club", {"red": {"hand": ["drumknott", "groat", "modo", "hex"]}})
    play(state, "red: take", "red: play drumknott", "red: play groat", "red: skip", "red: play modo", "red: skip",
         "red: skip")
    assert (question(state), hand(state, "red")) == ("DrawCard", ["hex"])


@proves("4.14")
def test_the_last_of_a_chain_may_be_ponder_stibbons_as_second_card_of_drumknott() -> None:
    cards = ["groat", "pink-pussycat-club", "ponder-stibbons", "modo", "dr-cruces", "hex"]
    state = playing("drumknott", {"red": {"hand": cards}}, events=[])
    play(state, "red: play groat", "red: skip", "red: play pink-pussycat-club", "red: skip")
    play(state, "red: play ponder-stibbons", "red: play modo", "red: skip", "red: skip")
    play(state, "red: play dr-cruces", "red: skip", "red: take")
    assert (question(state), hand(state, "red"), money(state)[0]) == ("DrawCard", ["hex"], 13)


# Interrupts

@proves("4.16")
@pytest.mark.parametrize("card", INTERRUPTS)
def test_an_interrupt_is_never_played_as_an_ordinary_card(card: str) -> None:
    state = city({"red": {"hand": [card, "groat"]}})
    assert legal(state) == ["play groat"]
    assert refused(state, f"red: play {card}") == "4.16"


@proves("4.16")
@pytest.mark.parametrize("card", INTERRUPTS)
@pytest.mark.parametrize("bringer", ["pink-pussycat-club", "drumknott", "ponder-stibbons"])
def test_nor_through_play_another_drumknott_or_ponder_stibbons(card: str, bringer: str) -> None:
    state = playing(bringer, {"red": {"hand": [card, "groat"]}}, events=[])
    if bringer == "pink-pussycat-club":
        play(state, "red: skip")
    assert [move for move in legal(state) if move.startswith("play")] == ["play groat"]
    refused(state, f"red: play {card}")


@proves("4.16")
def test_the_refusal_of_an_interrupt_in_a_chain_names_the_rule_of_interrupts() -> None:
    state = playing("drumknott", {"red": {"hand": ["gaspode", "groat"]}})
    assert refused(state, "red: play gaspode") == "4.16"


@proves("4.16")
def test_an_interrupt_is_played_in_the_turn_of_another_at_its_moment_only() -> None:
    state = playing("inigo-skimmer", {"blue": {"hand": ["gaspode"]}})
    play(state, "red: remove the-shades blue")
    assert (asked(state), legal(state)) == ("blue", ["pass", "interrupt gaspode"])
    play(state, "blue: interrupt gaspode")
    assert (minions(state, "blue")["the-shades"], hand(state, "blue"), asked(state)) == (1, [], "red")
    assert "gaspode" in discard(state)


# Where the played card lies

@proves("4.17")
def test_a_card_is_discarded_when_its_last_action_is_done() -> None:
    state = playing("gimlets-dwarf-delicatessen")
    for move in ("take", "place dimwell"):
        assert (look(state)["playing"], laid(state)) == ("gimlets-dwarf-delicatessen", [])
        play(state, f"red: {move}")
    assert (look(state)["playing"], laid(state)) == (None, ["gimlets-dwarf-delicatessen"])


@proves("4.17")
@pytest.mark.parametrize("card", ["pink-pussycat-club", "drumknott", "ponder-stibbons"])
def test_a_card_is_discarded_before_the_further_card_is_chosen(card: str) -> None:
    state = playing(card, {"red": {"hand": ["groat"]}}, events=[])
    if card == "pink-pussycat-club":
        assert (look(state)["playing"], laid(state)) == (card, [])
        play(state, "red: take")
    assert (question(state), look(state)["playing"], laid(state)) == ("PlayAnother", None, [card])


@proves("4.17", "8.23")
def test_history_monks_may_find_the_card_that_brought_them_but_not_themselves() -> None:
    players = {"red": {"hand": ["history-monks"]}}
    state = playing("pink-pussycat-club", players, discard=["modo"])
    play(state, "red: take", "red: play history-monks", "red: take")
    assert legal(state) == ["recover modo", "recover pink-pussycat-club"]
    play(state, "chance: recover pink-pussycat-club", "chance: recover modo")
    assert (question(state), hand(state, "red")) == ("PlaceMinion", ["modo", "pink-pussycat-club"])


@proves("4.17")
def test_everybody_may_look_through_the_discard_pile() -> None:
    state = playing("the-peeled-nuts", {"red": {"hand": GREEN[:5]}}, discard=["modo", "hex"])
    for seat in ("", "red", "blue", "yellow"):
        assert set(look(state, seat)["discard"]) == {"modo", "hex", "the-peeled-nuts"}


@proves("4.17")
def test_a_card_that_lies_before_somebody_is_not_discarded() -> None:
    players: dict[str, Any] = {"red": {"hand": ["the-fools-guild"]}, "blue": {"money": 4}}
    state = playing("mr-bent", players)
    play(state, "red: take", "red: play the-fools-guild", "red: player blue", "blue: refuse", "red: skip")
    assert (front(state, "red"), front(state, "blue"), laid(state)) == (["mr-bent"], ["the-fools-guild"], [])
