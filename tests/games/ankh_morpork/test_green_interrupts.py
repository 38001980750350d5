"""Chapter 8, the green interrupts and what each of them answers: Gaspode, Fresh Start Club, Wallace Sonky."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    asked,
    buildings,
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


def alley(card: str, blue: list[str], yellow: list[str] | None = None, **rest: Any) -> State:
    """Red has played a card. Blue stands in trouble in The Shades and alone in Unreal Estate, and has these cards."""
    players = {
        "red": {"minions": {"the-scours": 1}, "hand": ["groat"]},
        "blue": {"minions": {"unreal-estate": 1, "the-shades": 1}, "hand": blue},
        "yellow": {"minions": {"the-shades": 1}, "hand": yellow or []},
    }
    return playing(card, players, trouble=["the-shades"], **rest)


HOME = {"unreal-estate": 1, "the-shades": 1}


# Gaspode

@proves("6.4", "8.17")
def test_gaspode_keeps_a_minion_from_assassination_and_is_used_up() -> None:
    state = play(alley("dr-cruces", ["gaspode", "hex"]), "red: remove the-shades blue")
    assert asked(state) == "blue"
    assert legal(state) == ["pass", "interrupt gaspode"]
    play(state, "blue: interrupt gaspode")
    assert minions(state, "blue") == HOME
    assert trouble(state) == {"the-shades"}
    assert hand(state, "blue") == ["hex"]
    assert "gaspode" in discard(state)
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    assert money(state) == [13, 10, 10]


@proves("8.17")
def test_gaspode_need_not_be_played() -> None:
    state = play(alley("dr-cruces", ["gaspode"]), "red: remove the-shades blue", "blue: pass")
    assert minions(state, "blue") == {"unreal-estate": 1}
    assert trouble(state) == set()
    assert hand(state, "blue") == ["gaspode"]


@proves("8.17")
@pytest.mark.parametrize("card", ["the-duckman", "foul-ole-ron"])
def test_gaspode_keeps_a_minion_from_being_moved(card: str) -> None:
    state = play(alley(card, ["gaspode"]), "red: move the-shades blue", "red: to dimwell")
    assert asked(state) == "blue"
    assert minions(state, "blue") == HOME
    play(state, "blue: interrupt gaspode")
    assert minions(state, "blue") == HOME
    assert trouble(state) == {"the-shades"}
    assert hand(state, "blue") == []
    assert card in discard(state)


@proves("8.17")
def test_gaspode_keeps_a_minion_from_being_removed_by_a_text() -> None:
    state = play(alley("the-dean", ["gaspode"], events=[]), "red: remove unreal-estate blue")
    assert legal(state) == ["pass", "interrupt gaspode"]
    play(state, "blue: interrupt gaspode")
    assert minions(state, "blue") == HOME
    assert question(state) == "PlayAnother"


@proves("8.17")
def test_gaspode_answers_the_auditors_for_his_owner_alone() -> None:
    state = play(alley("the-auditors", ["gaspode"]), "red: take", "blue: remove unreal-estate blue")
    assert asked(state) == "blue"
    play(state, "blue: interrupt gaspode")
    assert minions(state, "blue") == HOME
    assert asked(state) == "yellow"
    play(state, "yellow: remove the-shades yellow")
    assert minions(state, "yellow") == {}
    assert minions(state, "blue") == HOME


@proves("8.17")
def test_gaspode_is_no_answer_to_a_random_event() -> None:
    state = play(alley("rincewind", ["gaspode"]), "chance: happens the-dragon", "chance: roll 7")
    assert minions(state, "blue") == {"unreal-estate": 1}
    assert minions(state, "yellow") == {}
    assert trouble(state) == set()
    assert hand(state, "blue") == ["gaspode"]
    assert question(state) == "MoveMinion"


@proves("8.17")
def test_gaspode_is_no_answer_to_an_own_card() -> None:
    state = playing("here-n-now", {"red": {"hand": ["gaspode"], "minions": {"the-hippo": 2}}})
    play(state, "red: take", "chance: roll 1", "red: remove the-hippo red")
    assert minions(state, "red") == {"the-hippo": 1}
    assert hand(state, "red") == ["gaspode"]
    assert question(state) == "PlayAnother"


@proves("8.17")
def test_gaspode_guards_neither_money_nor_minions_of_others() -> None:
    state = play(alley("nobby-nobbs", ["gaspode"]), "red: player blue")
    assert money(state) == [13, 7, 10]
    state = play(alley("dr-cruces", ["gaspode"]), "red: remove the-shades yellow")
    assert minions(state, "yellow") == {}
    assert hand(state, "blue") == ["gaspode"]
    assert asked(state) == "red"


# Fresh Start Club

@proves("6.5", "8.18")
def test_the_fresh_start_club_brings_a_removed_minion_back_near_the_others_but_not_where_it_was() -> None:
    players = {
        "blue": {"minions": {"the-shades": 1, "the-hippo": 1}, "hand": ["fresh-start-club", "hex"]},
        "yellow": {"minions": {"the-shades": 1}},
    }
    state = play(playing("dr-cruces", players, trouble=["the-shades"]), "red: remove the-shades blue")
    assert asked(state) == "blue"
    assert minions(state, "blue") == {"the-hippo": 1}
    assert trouble(state) == set()
    assert legal(state) == ["pass", "interrupt fresh-start-club"]
    play(state, "blue: interrupt fresh-start-club")
    assert asked(state) == "blue"
    assert legal(state) == ["place small-gods", "place the-scours", "place the-hippo"]
    refused(state, "blue: place the-shades")
    assert refused(state, "blue: place longwall") == "4.3"
    play(state, "blue: place the-hippo")
    assert minions(state, "blue") == {"the-hippo": 2}
    assert trouble(state) == {"the-hippo"}
    assert hand(state, "blue") == ["hex"]
    assert "fresh-start-club" in discard(state)
    assert legal(state) == ["take", "skip"]


@proves("8.18")
def test_the_fresh_start_club_brings_the_only_minion_back_into_any_other_area() -> None:
    players = {"blue": {"minions": {"the-shades": 1}, "hand": ["fresh-start-club"]}}
    state = play(playing("dr-cruces", players), "red: remove the-shades blue", "blue: interrupt fresh-start-club")
    assert legal(state) == [f"place {area}" for area in AREAS if area != "the-shades"]
    play(state, "blue: place longwall")
    assert minions(state, "blue") == {"longwall": 1}
    assert trouble(state) == {"dolly-sisters", "the-scours"}


@proves("8.18")
def test_the_fresh_start_club_need_not_be_used() -> None:
    state = play(alley("dr-cruces", ["fresh-start-club"]), "red: remove the-shades blue", "blue: pass")
    assert minions(state, "blue") == {"unreal-estate": 1}
    assert hand(state, "blue") == ["fresh-start-club"]
    assert asked(state) == "red"


@proves("8.18")
@pytest.mark.parametrize(
    ("card", "lines", "left"),
    [
        ("the-dean", ["red: remove unreal-estate blue"], "the-shades"),
        ("rincewind", ["chance: happens the-dragon", "chance: roll 7"], "unreal-estate"),
        ("the-auditors", ["red: take", "blue: remove the-shades blue"], "unreal-estate"),
    ],
)
def test_the_fresh_start_club_answers_texts_events_and_own_choices_as_well(
    card: str, lines: list[str], left: str
) -> None:
    rest: dict[str, Any] = {"events": []} if card == "the-dean" else {}
    state = play(alley(card, ["fresh-start-club"], **rest), *lines)
    assert asked(state) == "blue"
    assert minions(state, "blue") == {left: 1}
    play(state, "blue: interrupt fresh-start-club")
    near = legal(state)
    assert f"place {left}" in near
    assert len(near) < len(AREAS) - 1
    play(state, f"blue: place {left}")
    assert minions(state, "blue") == {left: 2}
    assert left in trouble(state)


@proves("6.7", "8.18")
def test_the_fresh_start_club_answers_an_own_card_in_the_own_turn() -> None:
    players = {"red": {"hand": ["fresh-start-club"], "money": 1, "minions": {"the-hippo": 1}}}
    state = play(playing("cmot-dibbler", players), "red: take", "chance: roll 1", "red: remove the-hippo red")
    assert minions(state, "red") == {}
    assert legal(state) == ["pass", "interrupt fresh-start-club"]
    play(state, "red: interrupt fresh-start-club", "red: place nap-hill")
    assert minions(state, "red") == {"nap-hill": 1}
    assert question(state) == "PlayAnother"


@proves("8.18")
def test_the_fresh_start_club_is_no_answer_to_a_move() -> None:
    state = play(alley("the-duckman", ["fresh-start-club"]), "red: move the-shades blue", "red: to dimwell")
    assert minions(state, "blue") == {"unreal-estate": 1, "dimwell": 1}
    assert hand(state, "blue") == ["fresh-start-club"]
    assert asked(state) == "chance"


# Wallace Sonky

@proves("8.45")
def test_wallace_sonky_keeps_the_money_and_the_thief_finds_nobody_else() -> None:
    state = play(alley("nobby-nobbs", ["wallace-sonky", "hex"]), "red: player blue")
    assert asked(state) == "blue"
    assert legal(state) == ["pass", "interrupt wallace-sonky"]
    play(state, "blue: interrupt wallace-sonky")
    assert money(state) == [10, 10, 10]
    assert hand(state, "blue") == ["hex"]
    assert "wallace-sonky" in discard(state)
    assert legal(state) == ["play groat", "skip"]


@proves("8.45")
def test_wallace_sonky_need_not_be_played() -> None:
    state = play(alley("nobby-nobbs", ["wallace-sonky"]), "red: player blue", "blue: pass")
    assert money(state) == [13, 7, 10]
    assert hand(state, "blue") == ["wallace-sonky"]


@proves("8.45")
def test_wallace_sonky_keeps_the_cards() -> None:
    state = play(alley("the-beggars-guild", ["wallace-sonky", "hex", "modo"]), "red: player blue")
    play(state, "blue: interrupt wallace-sonky")
    assert hand(state, "blue") == ["hex", "modo"]
    assert hand(state, "red") == ["groat"]
    assert question(state) == "PlaceMinion"


@proves("8.45")
def test_wallace_sonky_keeps_the_buildings() -> None:
    players = {"blue": {"hand": ["wallace-sonky"], "buildings": ["longwall"], "money": 0}}
    state = play(playing("the-fire-brigade", players), "red: player blue", "blue: interrupt wallace-sonky")
    assert buildings(state, "blue") == ["longwall"]
    assert money(state) == [10, 0, 10]
    assert question(state) == "PlayAnother"


@proves("8.45")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("foul-ole-ron", ["red: move the-shades blue", "red: to dimwell"]),
        ("the-dean", ["red: remove unreal-estate blue"]),
    ],
)
def test_wallace_sonky_keeps_the_minions_where_they_are(card: str, lines: list[str]) -> None:
    state = play(alley(card, ["wallace-sonky"], events=[]), *lines)
    assert legal(state) == ["pass", "interrupt wallace-sonky"]
    play(state, "blue: interrupt wallace-sonky")
    assert minions(state, "blue") == HOME
    assert trouble(state) == {"the-shades"}
    assert hand(state, "blue") == []
    assert question(state) == "PlayAnother"


@proves("8.20", "8.44", "8.45")
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_wallace_sonky_sends_the_fools_to_the_discard_pile(card: str) -> None:
    state = play(alley(card, ["wallace-sonky"]), "red: player blue", "blue: interrupt wallace-sonky", "red: skip")
    assert front(state, "blue") == []
    assert card in discard(state)
    assert money(state) == [10, 10, 10]


@proves("8.45")
def test_where_a_text_strikes_everybody_wallace_sonky_spares_one() -> None:
    state = alley("the-auditors", ["wallace-sonky"])
    play(state, "red: take", "blue: remove unreal-estate blue", "blue: interrupt wallace-sonky")
    assert minions(state, "blue") == HOME
    play(state, "yellow: remove the-shades yellow")
    assert minions(state, "yellow") == {}
    state = alley("the-ankh-morpork-sunshine-dragon-sanctuary", ["wallace-sonky"])
    play(state, "red: take", "blue: interrupt wallace-sonky")
    assert asked(state) == "yellow"
    play(state, "yellow: pay")
    assert money(state) == [11, 10, 9]


@proves("6.6", "8.45")
def test_wallace_sonky_does_not_stop_a_symbol() -> None:
    state = play(alley("dr-cruces", ["wallace-sonky"]), "red: remove the-shades blue")
    assert minions(state, "blue") == {"unreal-estate": 1}
    assert asked(state) == "red"
    state = play(alley("dr-cruces", ["wallace-sonky", "gaspode"]), "red: remove the-shades blue")
    assert legal(state) == ["pass", "interrupt gaspode"]
    assert refused(state, "blue: interrupt wallace-sonky") == "6.6"


@proves("8.45")
def test_wallace_sonky_does_not_stop_a_random_event() -> None:
    state = play(alley("rincewind", ["wallace-sonky"]), "chance: happens the-dragon", "chance: roll 7")
    assert minions(state, "blue") == {"unreal-estate": 1}
    assert hand(state, "blue") == ["wallace-sonky"]
    assert asked(state) == "red"


@proves("8.45")
def test_wallace_sonky_does_not_stop_an_own_text() -> None:
    state = playing("here-n-now", {"red": {"hand": ["wallace-sonky"], "minions": {"the-hippo": 2}}})
    play(state, "red: take", "chance: roll 1", "red: remove the-hippo red")
    assert minions(state, "red") == {"the-hippo": 1}
    assert hand(state, "red") == ["wallace-sonky"]
    assert question(state) == "PlayAnother"


# All of them

@proves("4.16", "8.17", "8.18", "8.45")
@pytest.mark.parametrize("card", ["gaspode", "fresh-start-club", "wallace-sonky"])
def test_the_green_interrupts_are_never_the_card_of_a_turn(card: str) -> None:
    state = city({"red": {"hand": [card, "groat"]}})
    assert legal(state) == ["play groat"]
    assert refused(state, f"red: play {card}") == "4.16"
    assert refused(state, f"red: interrupt {card}") == "6.7"
    state = city({"red": {"hand": [card]}})
    assert legal(state) == ["pass"]
