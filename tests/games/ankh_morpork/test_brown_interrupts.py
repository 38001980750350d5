"""Chapter 9, the interrupts among the brown cards: Susan, Igor and Doctor Mossy Lawn."""

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
MOSSY = "doctor-mossy-lawn"
DRAWS = [f"chance: draw {card}" for card in ("dwarves", "ruby", "hello", "errol", "carcer")]


def late(players: dict[str, Any]) -> list[str]:
    """The discard pile when the browns are being drawn: all greens and interrupts that nobody holds."""
    held = {card for player in players.values() for card in player.get("hand", []) + player.get("front", [])}
    return [card for card in CARDS if (card in CARDS[:48] or card in INTERRUPTS) and card not in held]


def late_playing(card: str, players: dict[str, Any], **rest: Any) -> State:
    """Red has played a card when the browns are being drawn."""
    seats = {**players, "red": {**players.get("red", {}), "hand": [card, *players.get("red", {}).get("hand", [])]}}
    return playing(card, players, discard=late(seats), **rest)


def without(area: str) -> dict[str, int]:
    """The minions of the set-up but for one."""
    return {name: number for name, number in START.items() if name != area}


# Susan

@proves("9.22", "6.4")
def test_susan_keeps_a_minion_from_an_assassination_and_the_marker_stays() -> None:
    state = late_playing("lord-downey", {"blue": {"hand": ["susan"]}})
    play(state, "red: remove the-shades blue")
    assert (asked(state), legal(state)) == ("blue", ["pass", "interrupt susan"])
    play(state, "blue: interrupt susan")
    assert minions(state, "blue") == START
    assert trouble(state) == MARKED
    assert hand(state, "blue") == []
    assert "susan" in discard(state)
    assert (asked(state), question(state)) == ("red", "TakeMoney")


@proves("9.22")
def test_susan_may_be_kept_back_and_the_minion_goes() -> None:
    state = late_playing("lord-downey", {"blue": {"hand": ["susan"]}})
    play(state, "red: remove the-shades blue", "blue: pass")
    assert minions(state, "blue") == without("the-shades")
    assert trouble(state) == MARKED - {"the-shades"}
    assert hand(state, "blue") == ["susan"]


@proves("9.22")
def test_susan_keeps_a_minion_from_the_text_of_a_card() -> None:
    state = late_playing("carcer", {"blue": {"hand": ["susan"]}})
    play(state, "red: take", "chance: roll 7", "red: remove the-shades blue", "blue: interrupt susan")
    assert minions(state, "blue") == START
    assert trouble(state) == MARKED
    assert "susan" in discard(state)
    assert asked(state) == "chance"


@proves("9.22")
@pytest.mark.parametrize(("event", "moves", "marked"), [
    ("mysterious-murders", ["chance: roll 7", "red: remove the-shades blue"], MARKED),
    ("the-dragon", ["chance: roll 7"], MARKED - {"the-shades"}),
])
def test_susan_keeps_a_minion_from_a_random_event(event: str, moves: list[str], marked: set[str]) -> None:
    state = late_playing("doctor-hix", {"blue": {"hand": ["susan"]}})
    play(state, f"chance: happens {event}", *moves)
    assert (asked(state), legal(state)) == ("blue", ["pass", "interrupt susan"])
    play(state, "blue: interrupt susan")
    assert minions(state, "blue") == START
    assert trouble(state) == marked
    assert "susan" in discard(state)


@proves("9.22", "6.7")
def test_susan_keeps_an_own_minion_from_the_own_card() -> None:
    state = late_playing("errol", {"red": {"hand": ["susan"]}})
    play(state, "red: take", "chance: roll 1", "red: remove the-shades red")
    assert (asked(state), legal(state)) == ("red", ["pass", "interrupt susan"])
    play(state, "red: interrupt susan")
    assert minions(state, "red") == START
    assert trouble(state) == MARKED
    assert "susan" in discard(state)
    assert question(state) == "PlayAnother"


@proves("9.22")
def test_susan_does_not_stop_a_move() -> None:
    state = late_playing("canting-crew", {"blue": {"hand": ["susan"]}})
    play(state, "red: move the-shades blue", "red: to dimwell")
    assert minions(state, "blue") == {**without("the-shades"), "dimwell": 1}
    assert (asked(state), question(state)) == ("red", "PlaceMinion")
    state = late_playing("canting-crew", {"blue": {"hand": ["susan"]}, "yellow": {"hand": ["gaspode"]}})
    play(state, "red: move the-shades blue", "red: to dimwell")
    assert (asked(state), legal(state)) == ("blue", ["pass"])
    assert refused(state, "blue: interrupt susan") == "4.16"


@proves("9.22", "4.16")
def test_susan_and_igor_are_never_played_as_the_card_of_a_turn() -> None:
    players = {"red": {"hand": ["susan", "igor", "dwarves"]}}
    state = city(players, discard=late(players))
    assert legal(state) == ["play dwarves"]
    assert refused(state, "red: play susan") == "4.16"
    assert refused(state, "red: play igor") == "4.16"


# Igor

@proves("9.46", "6.5")
def test_igor_brings_a_removed_minion_back_at_once_into_another_area_by_the_rule_of_placing() -> None:
    state = late_playing("lord-downey", {"blue": {"hand": ["igor"]}})
    play(state, "red: remove the-shades blue")
    assert minions(state, "blue") == without("the-shades")
    assert trouble(state) == MARKED - {"the-shades"}
    assert (asked(state), legal(state)) == ("blue", ["pass", "interrupt igor"])
    play(state, "blue: interrupt igor")
    near = ["dolly-sisters", "unreal-estate", "dragons-landing", "small-gods", "the-scours", "the-hippo", "dimwell",
            "isle-of-gods", "nap-hill"]
    assert legal(state) == [f"place {area}" for area in near]
    assert refused(state, "blue: place longwall") == "4.3"
    play(state, "blue: place dimwell")
    assert minions(state, "blue") == {**without("the-shades"), "dimwell": 1}
    assert trouble(state) == MARKED - {"the-shades"}
    assert hand(state, "blue") == []
    assert "igor" in discard(state)
    assert (asked(state), question(state)) == ("red", "TakeMoney")


@proves("9.46")
def test_a_minion_that_igor_brings_back_causes_trouble_as_usual() -> None:
    state = late_playing("lord-downey", {"blue": {"hand": ["igor"]}, "yellow": {"minions": {"dimwell": 1}}})
    play(state, "red: remove the-shades blue", "blue: interrupt igor", "blue: place dimwell")
    assert trouble(state) == {"dolly-sisters", "the-scours", "dimwell"}


@proves("9.46")
def test_igor_puts_the_only_minion_of_a_player_into_any_other_area() -> None:
    state = late_playing("lord-downey", {"blue": {"hand": ["igor"], "minions": {"the-shades": 1}}})
    play(state, "red: remove the-shades blue", "blue: interrupt igor")
    assert "place the-shades" not in legal(state)
    assert len(legal(state)) == 11
    play(state, "blue: place seven-sleepers")
    assert minions(state, "blue") == {"seven-sleepers": 1}


@proves("9.46")
def test_igor_never_goes_back_into_the_old_area_even_if_another_own_minion_is_there() -> None:
    state = late_playing("lord-downey", {"blue": {"hand": ["igor"], "minions": {"the-shades": 2}}})
    play(state, "red: remove the-shades blue", "blue: interrupt igor")
    assert legal(state) == ["place the-scours", "place the-hippo", "place dimwell"]


@proves("9.46", "6.7")
def test_igor_follows_a_random_event_and_the_own_card_too() -> None:
    state = late_playing("doctor-hix", {"blue": {"hand": ["igor"]}})
    play(state, "chance: happens the-dragon", "chance: roll 7")
    assert (asked(state), legal(state)) == ("blue", ["pass", "interrupt igor"])
    play(state, "blue: interrupt igor", "blue: place dimwell")
    assert minions(state, "blue") == {**without("the-shades"), "dimwell": 1}
    state = late_playing("errol", {"red": {"hand": ["igor"]}})
    play(state, "red: take", "chance: roll 1", "red: remove the-shades red")
    play(state, "red: interrupt igor", "red: place dimwell")
    assert minions(state, "red") == {**without("the-shades"), "dimwell": 1}
    assert question(state) == "PlayAnother"


@proves("9.46")
def test_igor_may_be_kept_back() -> None:
    state = late_playing("lord-downey", {"blue": {"hand": ["igor"]}})
    play(state, "red: remove the-shades blue", "blue: pass")
    assert minions(state, "blue") == without("the-shades")
    assert hand(state, "blue") == ["igor"]
    assert question(state) == "TakeMoney"


# Doctor Mossy Lawn

@proves("9.37")
def test_doctor_mossy_lawn_ends_the_turn_between_two_symbols_and_the_card_in_play_returns() -> None:
    state = late_playing("lord-downey", {"red": {"hand": [MOSSY, "buggy-swires"]}})
    play(state, "red: remove the-shades blue")
    assert legal(state) == ["take", "skip", f"interrupt {MOSSY}"]
    play(state, f"red: interrupt {MOSSY}")
    assert hand(state, "red") == ["buggy-swires", "lord-downey"]
    assert MOSSY in discard(state)
    assert "lord-downey" not in discard(state)
    assert money(state) == [10, 10, 10]
    assert minions(state, "blue") == without("the-shades")
    play(state, *DRAWS[:3])
    assert set(hand(state, "red")) == {"buggy-swires", "lord-downey", "dwarves", "ruby", "hello"}
    assert asked(state) == "blue"


@proves("9.37")
def test_doctor_mossy_lawn_fetches_the_last_card_from_the_discard_pile() -> None:
    state = play(late_playing("buggy-swires", {"red": {"hand": [MOSSY]}}), "red: calm the-shades")
    assert "buggy-swires" in discard(state)
    assert legal(state) == ["done", f"interrupt {MOSSY}"]
    play(state, f"red: interrupt {MOSSY}")
    assert hand(state, "red") == ["buggy-swires"]
    assert MOSSY in discard(state)
    assert "buggy-swires" not in discard(state)
    assert trouble(state) == MARKED - {"the-shades"}
    play(state, *DRAWS[:4])
    assert asked(state) == "blue"


@proves("9.37")
def test_doctor_mossy_lawn_brings_back_only_the_card_played_last() -> None:
    state = late_playing("mr-teatime", {"red": {"hand": [MOSSY, "dwarves"]}})
    play(state, "red: take", "red: skip", "red: play dwarves", "red: place dimwell", f"red: interrupt {MOSSY}")
    assert hand(state, "red") == ["dwarves"]
    assert {"mr-teatime", MOSSY} <= set(discard(state))
    assert minions(state, "red") == {**START, "dimwell": 1}
    play(state, *DRAWS[1:5])
    assert asked(state) == "blue"


@proves("9.37")
def test_a_card_in_front_of_a_player_does_not_return_with_doctor_mossy_lawn() -> None:
    state = play(late_playing("mr-bent", {"red": {"hand": [MOSSY, "buggy-swires"]}}), "red: take")
    assert front(state, "red") == ["mr-bent"]
    play(state, f"red: interrupt {MOSSY}")
    assert front(state, "red") == ["mr-bent"]
    assert hand(state, "red") == ["buggy-swires"]
    assert money(state) == [20, 10, 10]
    play(state, *DRAWS[:4])
    assert asked(state) == "blue"


@proves("9.37", "3.4")
def test_doctor_mossy_lawn_needs_a_card_played_before_it_in_this_turn() -> None:
    players = {"red": {"hand": [MOSSY, "buggy-swires"]}}
    assert legal(city(players, discard=late(players))) == ["play buggy-swires"]
    players = {"red": {"hand": [MOSSY]}}
    state = city(players, discard=late(players))
    assert legal(state) == ["pass"]
    play(state, "red: pass")
    assert asked(state) == "chance"
    assert hand(state, "red") == [MOSSY]


@proves("9.37")
def test_doctor_mossy_lawn_is_not_for_the_turn_of_another() -> None:
    players = {"red": {"hand": ["buggy-swires", "ruby"]}, "blue": {"hand": [MOSSY, "dwarves"]}}
    state = play(city(players, discard=late(players)), "red: play buggy-swires", "red: calm the-shades")
    assert (asked(state), legal(state)) == ("red", ["done"])
    play(state, "red: done", *DRAWS[2:], "chance: draw hubert")
    assert (asked(state), legal(state)) == ("blue", ["play dwarves"])
