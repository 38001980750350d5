"""Chapter 8, the green cards that push people about: minions moved, fools, fires, and who is who."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    asked,
    buildings,
    discard,
    ending,
    finish_turn,
    front,
    hand,
    legal,
    look,
    minions,
    money,
    paragraph,
    play,
    playing,
    question,
    refused,
    trouble,
    winners,
)
from tests.rules import proves

LORDS = ["lord-selachii", "lord-rust", "lord-de-worde"]


def is_over(state: State, card: str) -> bool:
    """Whether the card lies on the discard pile, and red takes cards."""
    return card in discard(state) and asked(state) == "chance" and question(state) == "DrawCard"


# The Duckman and Foul Ole Ron

def begging_street(card: str) -> State:
    """Red has played a card that moves somebody; two in The Shades, a demon in The Hippo, a troll in Longwall."""
    players = {
        "red": {"minions": {"the-shades": 1}, "hand": ["groat"]},
        "blue": {"minions": {"the-shades": 1}},
        "yellow": {"minions": {"nap-hill": 2}},
    }
    return playing(card, players, trolls={"longwall": 1}, demons={"the-hippo": 1}, trouble=["the-shades", "nap-hill"])


def goes_on(state: State, card: str) -> None:
    """The Duckman is over, Foul Ole Ron lets red play another card."""
    if card == "the-duckman":
        assert is_over(state, card)
    else:
        assert legal(state) == ["play groat", "skip"]
        assert card in discard(state)


@proves("8.9", "8.19")
@pytest.mark.parametrize("card", ["the-duckman", "foul-ole-ron"])
def test_the_duckman_and_foul_ole_ron_move_a_strange_minion_to_an_adjacent_area(card: str) -> None:
    state = begging_street(card)
    assert legal(state) == [
        "move the-hippo demon", "move the-shades blue", "move longwall troll", "move nap-hill yellow", "skip",
    ]
    assert refused(state, "red: move the-shades red") == paragraph(card)
    play(state, "red: move the-shades blue")
    assert legal(state) == ["to the-scours", "to the-hippo", "to dimwell"]
    assert refused(state, "red: to the-shades") == paragraph(card)
    assert refused(state, "red: to nap-hill") == paragraph(card)
    play(state, "red: to dimwell")
    assert minions(state, "blue") == {"dimwell": 1}
    assert minions(state, "red") == {"the-shades": 1}
    assert trouble(state) == {"nap-hill"}
    goes_on(state, card)


@proves("8.9", "8.19")
@pytest.mark.parametrize("card", ["the-duckman", "foul-ole-ron"])
def test_a_minion_moved_by_the_duckman_or_foul_ole_ron_brings_trouble_to_others(card: str) -> None:
    state = play(begging_street(card), "red: move nap-hill yellow", "red: to dolly-sisters")
    assert minions(state, "yellow") == {"dolly-sisters": 1, "nap-hill": 1}
    assert trouble(state) == {"the-shades"}
    state = play(begging_street(card), "red: move the-shades blue", "red: to the-hippo")
    assert minions(state, "blue") == {"the-hippo": 1}
    assert trouble(state) == {"the-hippo", "nap-hill"}


@proves("8.9", "8.19")
@pytest.mark.parametrize("card", ["the-duckman", "foul-ole-ron"])
def test_the_duckman_and_foul_ole_ron_move_trolls_and_demons_too(card: str) -> None:
    state = play(begging_street(card), "red: move longwall troll", "red: to seven-sleepers")
    assert minions(state, "trolls") == {"seven-sleepers": 1}
    goes_on(state, card)
    state = play(begging_street(card), "red: move the-hippo demon", "red: to the-shades")
    assert minions(state, "demons") == {"the-shades": 1}
    assert trouble(state) == {"the-shades", "nap-hill"}
    goes_on(state, card)


@proves("8.9", "8.19")
@pytest.mark.parametrize("card", ["the-duckman", "foul-ole-ron"])
def test_the_duckman_and_foul_ole_ron_may_leave_everybody_where_they_are(card: str) -> None:
    state = begging_street(card)
    before = [minions(state, owner) for owner in ("red", "blue", "yellow", "trolls", "demons")]
    play(state, "red: skip")
    assert [minions(state, owner) for owner in ("red", "blue", "yellow", "trolls", "demons")] == before
    goes_on(state, card)


# Rincewind

def luggage_lost(**rest: Any) -> State:
    """Red has played Rincewind; two own minions stand in trouble, one does not."""
    players = {
        "red": {"minions": {"the-shades": 2, "nap-hill": 1, "longwall": 1}, "hand": ["groat"]},
        "blue": {"minions": {"dolly-sisters": 1}},
        "yellow": {"minions": {"the-scours": 1}},
    }
    return playing("rincewind", players, trouble=["the-shades", "nap-hill", "the-scours"], **rest)


@proves("4.15", "8.39")
def test_rincewind_first_brings_an_event_and_then_runs_from_trouble() -> None:
    state = luggage_lost()
    assert asked(state) == "chance"
    play(state, "chance: happens riots")
    assert "riots" not in state.facts()["events"]
    assert legal(state) == ["move the-shades red", "move nap-hill red", "skip"]
    assert refused(state, "red: move longwall red") == "8.39"
    assert refused(state, "red: move the-scours yellow") == "8.39"
    play(state, "red: move the-shades red")
    assert legal(state) == ["to the-scours", "to the-hippo", "to dimwell"]
    assert refused(state, "red: to nap-hill") == "8.39"
    play(state, "red: to the-hippo")
    assert minions(state, "red") == {"the-hippo": 1, "the-shades": 1, "longwall": 1, "nap-hill": 1}
    assert trouble(state) == {"nap-hill", "the-scours"}
    assert legal(state) == ["play groat", "skip"]
    assert "rincewind" in discard(state)


@proves("8.39")
def test_rincewind_takes_trouble_with_him() -> None:
    state = luggage_lost()
    play(state, "chance: happens riots", "red: move nap-hill red", "red: to dolly-sisters")
    assert minions(state, "red") == {"dolly-sisters": 1, "the-shades": 2, "longwall": 1}
    assert trouble(state) == {"the-shades", "dolly-sisters", "the-scours"}


@proves("8.39")
def test_rincewind_may_stay_where_he_is_and_must_where_there_is_no_trouble() -> None:
    state = play(luggage_lost(events=[]), "red: skip")
    assert minions(state, "red") == {"the-shades": 2, "nap-hill": 1, "longwall": 1}
    assert trouble(state) == {"the-shades", "nap-hill", "the-scours"}
    assert question(state) == "PlayAnother"
    state = playing("rincewind", {"red": {"minions": {"longwall": 1}}}, events=[])
    assert legal(state) == ["skip"]


# The Fools' Guild and Dr Whiteface

@proves("8.20", "8.44")
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_the_fools_go_away_for_five(card: str) -> None:
    state = playing(card, {"red": {"minions": {"the-scours": 1}}, "blue": {"money": 5}})
    assert legal(state) == ["player blue", "player yellow", "skip"]
    assert refused(state, "red: player red") == paragraph(card)
    play(state, "red: player blue")
    assert asked(state) == "blue"
    assert legal(state) == ["pay", "refuse"]
    play(state, "blue: pay")
    assert money(state) == [15, 0, 10]
    assert front(state, "blue") == []
    assert question(state) == "PlaceMinion"
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    assert is_over(state, card)


@proves("7.3", "8.20", "8.44")
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_the_fools_stay_with_who_refuses_and_take_a_place_of_the_hand(card: str) -> None:
    state = playing(card, {"red": {"minions": {"the-scours": 1}}, "blue": {"money": 12}})
    play(state, "red: player blue", "blue: refuse")
    assert money(state) == [10, 12, 10]
    assert front(state, "blue") == [card]
    assert hand(state, "blue") == []
    assert card not in discard(state)
    assert question(state) == "PlaceMinion"
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    finish_turn(state)
    assert len(hand(state, "red")) == 5
    finish_turn(state)
    assert len(hand(state, "blue")) == 4
    assert front(state, "blue") == [card]
    assert card not in discard(state)


@proves("8.20", "8.44")
@pytest.mark.parametrize("has", [0, 4])
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_nobody_pays_the_fools_in_part(card: str, has: int) -> None:
    state = play(playing(card, {"blue": {"money": has}}), "red: player blue")
    assert legal(state) == ["refuse"]
    refused(state, "blue: pay")
    play(state, "blue: refuse")
    assert money(state) == [10, has, 10]
    assert front(state, "blue") == [card]


@proves("8.20", "8.44")
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_the_fools_may_visit_nobody(card: str) -> None:
    state = play(playing(card), "red: skip")
    assert question(state) == "PlaceMinion"
    play(state, "red: skip")
    assert [front(state, seat) for seat in ("red", "blue", "yellow")] == [[], [], []]
    assert is_over(state, card)


# The Fire Brigade

def in_flames(blue: int) -> State:
    """Red has played The Fire Brigade; blue owns two buildings, red one, yellow none."""
    players = {
        "red": {"hand": ["groat"], "buildings": ["small-gods"]},
        "blue": {"money": blue, "buildings": ["longwall", "nap-hill"]},
    }
    return playing("the-fire-brigade", players)


@proves("8.21")
def test_the_fire_brigade_leaves_who_pays_five_alone() -> None:
    state = in_flames(5)
    assert legal(state) == ["player blue", "skip"]
    assert refused(state, "red: player yellow") == "8.21"
    assert refused(state, "red: player red") == "8.21"
    play(state, "red: player blue")
    assert asked(state) == "blue"
    assert legal(state) == ["pay", "refuse"]
    play(state, "blue: pay")
    assert money(state) == [15, 0, 10]
    assert buildings(state, "blue") == ["longwall", "nap-hill"]
    assert legal(state) == ["play groat", "skip"]
    assert "the-fire-brigade" in discard(state)


@proves("8.21")
def test_the_fire_brigade_removes_a_building_of_its_choice_from_who_does_not_pay() -> None:
    state = play(in_flames(20), "red: player blue", "blue: refuse")
    assert asked(state) == "red"
    assert {"tear-down longwall", "tear-down nap-hill"} <= set(legal(state))
    assert refused(state, "red: tear-down small-gods") == "8.21"
    play(state, "red: tear-down longwall")
    assert buildings(state, "blue") == ["nap-hill"]
    assert buildings(state, "red") == ["small-gods"]
    assert money(state) == [10, 20, 10]
    assert look(state)["areas"]["longwall"]["card"] == "display"
    assert look(state)["areas"]["nap-hill"]["card"] == "blue"
    assert legal(state) == ["play groat", "skip"]


@proves("8.21")
def test_once_the_fire_brigade_has_not_been_paid_a_building_may_go() -> None:
    state = play(in_flames(20), "red: player blue", "blue: refuse")
    assert legal(state) == ["tear-down longwall", "tear-down nap-hill", "skip"]
    assert buildings(play(state, "red: skip"), "blue") == ["longwall", "nap-hill"]


@proves("8.21")
@pytest.mark.parametrize("has", [0, 4])
def test_nobody_pays_the_fire_brigade_in_part(has: int) -> None:
    state = play(in_flames(has), "red: player blue")
    assert legal(state) == ["refuse"]
    assert refused(state, "blue: pay") == "8.21"
    play(state, "blue: refuse", "red: tear-down nap-hill")
    assert money(state) == [10, has, 10]
    assert buildings(state, "blue") == ["longwall"]


# Mrs Cake

@proves("8.14")
@pytest.mark.parametrize(("seats", "sees"), [(2, 3), (3, 3), (4, 2)])
def test_mrs_cake_shows_all_unused_personalities_but_one_to_one_player_only(seats: int, sees: int) -> None:
    state = playing("mrs-cake", {"red": {"minions": {"the-hippo": 1}}}, seats)
    assert legal(state) == ["take", "skip"]
    assert look(state, "red")["unused"] == []
    play(state, "red: take")
    spare = [move.removeprefix("hide ") for move in legal(state, "chance")]
    taken = [player["personality"] for player in state.facts()["players"].values()]
    assert len(spare) == sees + 1
    assert not set(spare) & set(taken)
    play(state, f"chance: hide {spare[1]}")
    assert look(state, "red")["unused"] == [who for who in spare if who != spare[1]]
    for seat in ("blue", ""):
        assert look(state, seat)["unused"] == []
    assert [player["personality"] for player in state.facts()["players"].values()] == taken
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    assert money(state)[0] == 12
    assert legal(state) == ["build the-hippo", "skip"]
    play(state, "red: build the-hippo")
    assert money(state)[0] == 0
    assert buildings(state, "red") == ["the-hippo"]
    assert is_over(state, "mrs-cake")


@proves("8.14")
def test_mrs_cake_may_be_asked_for_her_money_only() -> None:
    state = play(playing("mrs-cake"), "red: skip", "red: take")
    assert look(state, "red")["unused"] == []
    assert money(state) == [12, 10, 10]
    assert question(state) == "PlaceBuilding"


# Zorgo the Retro-phrenologist

@proves("8.43")
def test_zorgo_gives_red_one_of_the_unused_personalities_and_the_old_one_joins_them() -> None:
    players = {"red": {"hand": ["zorgo-the-retro-phrenologist", "mrs-cake"], "minions": {"the-hippo": 1}, "money": 12}}
    state = playing("drumknott", players)
    play(state, "red: play zorgo-the-retro-phrenologist")
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    assert set(legal(state, "chance")) == {f"become {who}" for who in [*LORDS, "chrysoprase"]}
    play(state, "chance: become lord-rust")
    assert [player["personality"] for player in state.facts()["players"].values()] == [
        "lord-rust", "lord-vetinari", "dragon-king-of-arms",
    ]
    assert look(state, "red")["players"]["red"]["personality"] == "lord-rust"
    assert look(state, "blue")["players"]["red"]["personality"] is None
    assert legal(state) == ["build the-hippo", "skip"]
    play(state, "red: build the-hippo")
    assert buildings(state, "red") == ["the-hippo"]
    assert money(state) == [0, 10, 10]
    play(state, "red: play mrs-cake", "red: take")
    unused = {"lord-selachii", "lord-de-worde", "chrysoprase", "commander-vimes"}
    assert set(legal(state, "chance")) == {f"hide {who}" for who in unused}


@proves("8.43")
def test_the_goal_that_zorgo_brings_is_checked_when_the_next_own_turn_starts() -> None:
    state = playing("zorgo-the-retro-phrenologist", {"red": {"money": 50}})
    play(state, "red: take", "chance: become chrysoprase", "red: skip")
    for seat in ("blue", "yellow"):
        finish_turn(state)
        assert asked(state) == seat
        assert ending(state) == ""
    finish_turn(state)
    assert ending(state) == "fortune"
    assert winners(state) == ["red"]


@proves("8.43")
def test_the_goal_that_zorgo_takes_away_no_longer_counts() -> None:
    cards = ["zorgo-the-retro-phrenologist", "gimlets-dwarf-delicatessen"]
    state = playing("drumknott", {"red": {"personality": "chrysoprase", "money": 49, "hand": cards}})
    play(state, f"red: play {cards[0]}", "red: take", "chance: become lord-rust", "red: skip")
    play(state, f"red: play {cards[1]}", "red: take", "red: skip")
    assert money(state)[0] == 52
    for _ in range(3):
        finish_turn(state)
    assert asked(state) == "red"
    assert ending(state) == ""


@proves("8.43")
def test_nobody_need_go_to_zorgo() -> None:
    state = play(playing("zorgo-the-retro-phrenologist"), "red: skip")
    assert state.facts()["players"]["red"]["personality"] == "commander-vimes"
    assert question(state) == "PlaceBuilding"
