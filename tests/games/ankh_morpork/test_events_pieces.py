"""Chapter 10, the pile of random events, and those that strike minions or the deck: Dragon, Flood, Murders, Fog ..."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    asked,
    buildings,
    city,
    discard,
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

NOBODY: dict[str, Any] = {"minions": {}}
DEMONS = "demons-from-the-dungeon-dimensions"


def happening(event: str, players: dict[str, Any], *rolls: int, **rest: Any) -> State:
    """Red has played Rincewind, and this event happens with these dice; who is not named has no minions."""
    told = {seat: players.get(seat, NOBODY) for seat in ("red", "blue", "yellow")}
    state = play(playing("rincewind", told, **{"trouble": [], **rest}), f"chance: happens {event}")
    return play(state, *[f"chance: roll {number}" for number in rolls])


# The pile

@proves("10.13")
def test_an_event_must_be_turned_over_and_happens_only_once() -> None:
    players = {"red": {"hand": ["the-dean"], "minions": {}}}
    state = playing("rincewind", players, events=["riots", "explosion"], trouble=[])
    assert (asked(state), legal(state)) == ("chance", ["happens riots", "happens explosion"])
    play(state, "chance: happens riots", "red: skip", "red: play the-dean")
    assert legal(state) == ["happens explosion"]
    assert refused(state, "chance: happens riots") == "4.15"
    assert "riots" in look(state)["events"]
    play(state, "chance: happens explosion", "chance: roll 1")
    assert state.facts()["events"] == []


@proves("10.13")
def test_with_an_empty_pile_the_symbol_does_nothing() -> None:
    state = playing("rincewind", {"red": {"minions": {"the-scours": 1}}}, events=[], trouble=["the-scours"])
    assert (asked(state), question(state)) == ("red", "MoveMinion")
    assert legal(state) == ["move the-scours red", "skip"]


# The Dragon

@proves("10.1")
def test_the_dragon_clears_one_area_of_minions_trolls_demons_building_and_marker() -> None:
    players = {
        "red": {"minions": {"the-scours": 2, "dimwell": 1}},
        "blue": {"minions": {"the-scours": 1, "dimwell": 1}},
        "yellow": {"minions": {}, "buildings": ["the-scours", "dimwell"]},
    }
    state = happening("the-dragon", players, 5, trolls={"the-scours": 2, "dimwell": 1},
                      demons={"the-scours": 1, "the-hippo": 1}, trouble=["the-scours", "dimwell"])
    assert (minions(state, "red"), minions(state, "blue")) == ({"dimwell": 1}, {"dimwell": 1})
    assert (minions(state, "trolls"), minions(state, "demons")) == ({"dimwell": 1}, {"the-hippo": 1})
    assert buildings(state, "yellow") == ["dimwell"]
    assert look(state)["areas"]["the-scours"]["card"] == "display"
    assert trouble(state) == {"dimwell"}
    assert money(state) == [10, 10, 10]


@proves("10.1")
def test_the_dragon_takes_the_marker_from_an_area_without_pieces() -> None:
    state = happening("the-dragon", {}, 12, trouble=["nap-hill", "longwall"])
    assert trouble(state) == {"longwall"}


@proves("10.1", "10.15")
def test_the_dragon_takes_the_marker_even_if_every_piece_is_saved_and_the_building_is_asked_for_last() -> None:
    blue = {"minions": {"the-scours": 1}, "buildings": ["the-scours", "small-gods"]}
    state = happening("the-dragon", {"blue": blue}, 5, trouble=["the-scours"])
    for effect in ("RemoveMinion", "RazeBuilding"):
        assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
        assert effect in look(state)["agenda"][-1]["Interrupt"]["effect"]
        play(state, "blue: save")
    assert minions(state, "blue") == {"the-scours": 1}
    assert buildings(state, "blue") == ["small-gods", "the-scours"]
    assert trouble(state) == set()
    assert money(state) == [10, 4, 10]


@proves("10.1", "10.15")
def test_the_dragon_takes_the_demons_first_so_that_small_gods_can_speak_again() -> None:
    blue = {"minions": {"small-gods": 1}, "buildings": ["small-gods"], "money": 3}
    state = happening("the-dragon", {"blue": blue}, 4, demons={"small-gods": 1}, trouble=["small-gods"])
    assert minions(state, "demons") == {}
    assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
    play(state, "blue: pass", "blue: save")
    assert (minions(state, "blue"), buildings(state, "blue")) == ({}, ["small-gods"])
    assert money(state)[1] == 0


# Flood

@proves("10.2")
def test_the_flood_drives_minions_of_all_players_out_in_turn_order_but_nothing_else() -> None:
    players = {
        "red": {"minions": {"the-shades": 1}},
        "blue": {"minions": {"nap-hill": 2}, "buildings": ["nap-hill"]},
        "yellow": {"minions": {"nap-hill": 1, "longwall": 1}},
    }
    state = happening("flood", players, 7, 12, trolls={"nap-hill": 1}, demons={"the-shades": 1})
    assert asked(state) == "red"
    assert legal(state) == ["to the-scours", "to the-hippo", "to dimwell"]
    assert refused(state, "red: to nap-hill") == "10.2"
    play(state, "red: to the-hippo")
    assert legal(state) == ["to dolly-sisters", "to unreal-estate", "to seven-sleepers"]
    play(state, "blue: to dolly-sisters")
    assert asked(state) == "blue"
    play(state, "blue: to seven-sleepers")
    assert asked(state) == "yellow"
    play(state, "yellow: to seven-sleepers")
    assert asked(state) == "red"
    assert minions(state, "red") == {"the-hippo": 1}
    assert minions(state, "blue") == {"dolly-sisters": 1, "seven-sleepers": 1}
    assert minions(state, "yellow") == {"longwall": 1, "seven-sleepers": 1}
    assert (minions(state, "trolls"), minions(state, "demons")) == ({"nap-hill": 1}, {"the-shades": 1})
    assert buildings(state, "blue") == ["nap-hill"]
    assert trouble(state) == {"seven-sleepers"}


@proves("10.2")
def test_the_flood_begins_with_the_active_player_and_nobody_may_stay() -> None:
    players = {
        "red": {"minions": {"the-shades": 1}},
        "blue": {"minions": {"the-shades": 1}, "hand": ["rincewind"]},
        "yellow": {"minions": {"the-shades": 1}},
    }
    state = play(city(players, turn="blue", trouble=["the-shades"]), "blue: play rincewind", "chance: happens flood",
                 "chance: roll 7", "chance: roll 7")
    for seat in ("blue", "yellow", "red"):
        assert asked(state) == seat
        assert refused(state, f"{seat}: pass") == "10.2"
        play(state, f"{seat}: to dimwell")
    assert trouble(state) == {"dimwell"}
    assert asked(state) == "blue"


@proves("10.2")
def test_the_flood_moves_nobody_before_both_dice_have_fallen() -> None:
    state = happening("flood", {"red": {"minions": {"the-shades": 1}}}, 7)
    assert asked(state) == "chance"
    play(state, "chance: roll 5")
    assert legal(state) == ["to the-hippo", "to dimwell"]


@proves("10.2")
def test_from_two_flooded_neighbours_nobody_flees_into_the_other() -> None:
    players = {"red": {"minions": {"the-scours": 1, "the-shades": 1}}}
    state = happening("flood", players, 7, 5, trouble=["the-scours", "the-shades"])
    assert legal(state) == ["to small-gods", "to the-hippo", "to dimwell", "to isle-of-gods"]
    assert refused(state, "red: to the-shades") == "10.2"
    play(state, "red: to the-hippo")
    assert trouble(state) == {"the-shades"}
    assert legal(state) == ["to the-hippo", "to dimwell"]
    play(state, "red: to the-hippo")
    assert minions(state, "red") == {"the-hippo": 2}
    assert trouble(state) == {"the-hippo"}


@proves("10.2")
def test_a_bridge_is_a_way_out_of_the_flood_when_the_only_border_is_under_water() -> None:
    state = happening("flood", {"red": {"minions": {"dimwell": 1}}}, 8, 9)
    assert legal(state) == ["to the-scours", "to the-shades"]
    play(state, "red: to the-shades")
    assert minions(state, "red") == {"the-shades": 1}


@proves("10.2")
@pytest.mark.parametrize("dry", [3, 6])
def test_an_area_off_the_river_is_never_flooded(dry: int) -> None:
    players = {"red": {"minions": {"dragons-landing": 1, "the-hippo": 1}}}
    state = happening("flood", players, dry, dry)
    assert minions(state, "red") == {"dragons-landing": 1, "the-hippo": 1}
    assert (asked(state), question(state)) == ("red", "MoveMinion")


@proves("14.11")
def test_a_rolled_area_off_the_river_may_be_entered_unless_the_table_chose_otherwise() -> None:
    players = {"red": {"minions": {"dolly-sisters": 1}}}
    state = happening("flood", players, 3, 1)
    assert legal(state) == ["to unreal-estate", "to dragons-landing", "to nap-hill"]
    assert minions(play(state, "red: to dragons-landing"), "red") == {"dragons-landing": 1}
    state = happening("flood", players, 3, 1, options={"flood_dry": False})
    assert legal(state) == ["to unreal-estate", "to nap-hill"]
    assert refused(state, "red: to dragons-landing") in ("10.2", "14.11")


# Mysterious Murders

@proves("10.7")
def test_in_the_murders_each_player_rolls_once_and_removes_a_minion_of_their_choice() -> None:
    players = {
        "red": {"minions": {"the-scours": 1, "dimwell": 1}},
        "blue": {"minions": {"the-scours": 1, "nap-hill": 1}},
        "yellow": {"minions": {"the-scours": 1}},
    }
    state = happening("mysterious-murders", players, 5, trolls={"the-scours": 1}, demons={"dimwell": 1},
                      trouble=["dimwell"])
    assert asked(state) == "red"
    assert legal(state) == [f"remove the-scours {owner}" for owner in ("red", "blue", "yellow", "troll")]
    play(state, "red: remove the-scours red", "chance: roll 8")
    assert (asked(state), legal(state)) == ("blue", ["remove dimwell red", "remove dimwell demon"])
    play(state, "blue: remove dimwell demon", "chance: roll 5", "yellow: remove the-scours troll")
    assert minions(state, "red") == {"dimwell": 1}
    assert minions(state, "blue") == {"the-scours": 1, "nap-hill": 1}
    assert minions(state, "yellow") == {"the-scours": 1}
    assert (minions(state, "trolls"), minions(state, "demons"), trouble(state)) == ({}, {}, set())
    assert (asked(state), question(state)) == ("red", "MoveMinion")


@proves("10.7")
def test_the_murders_go_round_from_the_active_player() -> None:
    players = {"red": NOBODY, "blue": NOBODY, "yellow": {"hand": ["rincewind"], **NOBODY}}
    state = city(players, turn="yellow", trouble=[], trolls={"the-scours": 3})
    play(state, "yellow: play rincewind", "chance: happens mysterious-murders")
    for left, seat in ((2, "yellow"), (1, "red"), (0, "blue")):
        play(state, "chance: roll 5")
        assert asked(state) == seat
        play(state, f"{seat}: remove the-scours troll")
        assert sum(minions(state, "trolls").values()) == left
    assert asked(state) == "yellow"


@proves("10.7")
def test_a_murderer_who_finds_only_own_minions_must_remove_one_and_one_who_finds_nobody_none() -> None:
    players = {"blue": {"minions": {"the-scours": 2}}}
    state = happening("mysterious-murders", players, 1)
    assert asked(state) == "chance"
    play(state, "chance: roll 5")
    assert (asked(state), legal(state)) == ("blue", ["remove the-scours blue"])
    play(state, "blue: remove the-scours blue", "chance: roll 12")
    assert minions(state, "blue") == {"the-scours": 1}
    assert asked(state) == "red"


@proves("10.7")
def test_a_murderer_who_will_not_is_held_to_the_rule_of_the_murders() -> None:
    state = happening("mysterious-murders", {"red": {"minions": {"the-scours": 1}}}, 5)
    assert refused(state, "red: pass") == "10.7"


# Demons and trolls

@proves("10.8")
def test_four_demons_come_each_with_a_marker_also_into_an_empty_area_and_several_into_one() -> None:
    players = {"blue": {"minions": {"the-scours": 1}, "buildings": ["the-hippo", "longwall"], "hand": ["groat"]}}
    state = happening(DEMONS, players, 1, 5, 1, 6, trouble=["the-scours"])
    assert minions(state, "demons") == {"dolly-sisters": 2, "the-scours": 1, "the-hippo": 1}
    assert trouble(state) == {"dolly-sisters", "the-scours", "the-hippo"}
    assert (asked(state), question(state)) == ("red", "MoveMinion")
    play(state, "red: skip", "red: skip", *[f"chance: draw {card}" for card in
         ("modo", "hex", "librarian", "mr-gryle", "mr-bent")])
    assert legal(state) == ["play groat", "use longwall"]
    assert refused(state, "blue: use the-hippo") == "5.3"
    blue = look(state)["players"]["blue"]
    assert (blue["areas"], blue["controls"], blue["points"]) == (0, 1, 12 + 10)


@proves("10.11")
def test_three_trolls_come_and_bring_a_marker_only_where_a_minion_troll_or_demon_stands() -> None:
    players = {"blue": {"minions": {"the-scours": 1}, "buildings": ["the-hippo"]}}
    state = happening("trolls", players, 5, 6, 12)
    assert minions(state, "trolls") == {"the-scours": 1, "the-hippo": 1, "nap-hill": 1}
    assert trouble(state) == {"the-scours"}
    state = happening("trolls", players, 12, 9, 12, demons={"longwall": 1})
    assert minions(state, "trolls") == {"nap-hill": 2, "longwall": 1}
    assert trouble(state) == {"nap-hill", "longwall"}
    assert asked(state) == "red"


# Fog

@proves("10.4")
def test_the_fog_turns_five_cards_over_for_everybody_and_discards_them() -> None:
    state = happening("fog", {"red": {"hand": ["groat"], "minions": {}}})
    before, deck = set(discard(state)), look(state)["deck"]
    for number, card in enumerate(("modo", "hex", "librarian", "mr-gryle", "mr-bent"), 1):
        assert asked(state) == "chance"
        play(state, f"chance: reveal {card}")
        assert len(look(state)["discard"]) == len(before) + number
    assert set(discard(state)) - before == {"modo", "hex", "librarian", "mr-gryle", "mr-bent"}
    assert look(state)["deck"] == {"green": deck["green"] - 5, "brown": deck["brown"]}
    assert hand(state, "red") == ["groat"]
    assert (asked(state), question(state)) == ("red", "MoveMinion")
