"""Chapter 12: how the game ends, points, loans, demons and ties; and the limit of turns (14.13)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    GAME,
    asked,
    city,
    discard,
    ending,
    finish_turn,
    hand,
    legal,
    look,
    minions,
    money,
    play,
    playing,
    question,
    winners,
)
from tests.rules import proves

GREEN = CARDS[:48]
LOANS = ["mr-bent", "the-bank-of-ankh-morpork"]
LORDS = ("lord-vetinari", "lord-rust", "lord-selachii", "lord-de-worde")


def points(state: State) -> list[int]:
    """Everybody's points, in seat order."""
    return [row.score for row in sorted(state.standings(), key=lambda row: row.seat)]


def riots(players: dict[str, Any], seats: int = 3, **rest: Any) -> State:
    """Riots end a game in which the lords have been given out; minions left out are none."""
    told = {seat: {"personality": LORDS[at], "minions": {}, "money": 0, **players.get(seat, {})}
            for at, seat in enumerate(("red", "blue", "yellow", "green")[:seats])}
    state = playing("rincewind", told, seats, events=["riots"], trouble=AREAS[4:12], **rest)
    return play(state, "chance: happens riots")


def last_cards(card: str, left: list[str], players: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red plays a card; only the cards `left` are still in the deck."""
    told = {seat: dict((players or {}).get(seat, {})) for seat in ("red", "blue", "yellow")}
    held = [name for player in told.values() for name in (*player.get("hand", []), *player.get("front", []))]
    gone = [name for name in CARDS if name not in (card, *left, *held)]
    return playing(card, told, discard=gone, **rest)


# Ways of ending

@proves("12.1")
@pytest.mark.parametrize(("red", "how"), [
    ({"personality": "lord-vetinari", "minions": dict.fromkeys(AREAS[:10], 1)}, "spies"),
    ({"personality": "lord-de-worde", "minions": dict.fromkeys(AREAS[:5], 2)}, "control"),
    ({"personality": "dragon-king-of-arms"}, "trouble"),
    ({"personality": "chrysoprase", "money": 50}, "fortune"),
])
def test_a_personality_that_wins_ends_the_game(red: dict[str, Any], how: str) -> None:
    state = city({"red": red, "blue": {"money": 99}}, trouble=AREAS[:8])
    assert (ending(state), winners(state), asked(state), state.options()) == (how, ["red"], "", [])
    assert [row.win for row in state.standings()] == [1.0, 0.0, 0.0]


@proves("12.1")
def test_the_last_card_taken_or_turned_over_by_fog_ends_the_game() -> None:
    players = {seat: {"personality": LORDS[at]} for at, seat in enumerate(("red", "blue", "yellow"))}
    state = last_cards("the-peeled-nuts", ["ruby"], players)
    assert ending(play(state, "chance: draw ruby")) == "deck"
    state = last_cards("rincewind", ["ruby"], players, events=["fog"])
    play(state, "chance: happens fog", "chance: reveal ruby")
    assert (ending(state), asked(state)) == ("deck", "")


@proves("12.1")
def test_riots_and_the_limit_of_turns_end_the_game() -> None:
    assert ending(riots({})) == "riots"
    state = playing("the-peeled-nuts", {"red": {"hand": GREEN[:5]}}, options={"max_turns": 1})
    assert (ending(state), asked(state)) == ("max-turns", "")


@proves("12.1")
def test_nothing_else_ends_it() -> None:
    state = city({"red": {"minions": {}, "money": 0}, "blue": {"minions": {"dimwell": 12}, "money": 999}})
    assert (ending(state), asked(state)) == ("", "red")


# The last card of the deck

@proves("12.2")
def test_the_game_ends_in_the_middle_of_taking_several() -> None:
    state = last_cards("hex", ["ruby", "dwarves"], {"red": {"personality": "lord-rust", "minions": {"dimwell": 1}},
                                                    "blue": {"personality": "lord-selachii"},
                                                    "yellow": {"personality": "lord-de-worde", "money": 11}})
    play(state, "red: take", "chance: draw ruby")
    assert (ending(state), legal(state)) == ("", ["draw dwarves"])
    play(state, "chance: draw dwarves")
    assert (ending(state), winners(state), asked(state)) == ("deck", ["yellow"], "")
    assert hand(state, "red") == ["ruby", "dwarves"]


@proves("12.2")
def test_the_discard_pile_is_not_used_again() -> None:
    state = last_cards("the-peeled-nuts", ["ruby"])
    assert len(discard(state)) == 100
    play(state, "chance: draw ruby")
    assert (ending(state), hand(state, "red"), len(discard(state))) == ("outlast", ["ruby"], 100)


@proves("12.2")
def test_the_last_card_but_one_does_not_end_the_game() -> None:
    state = last_cards("the-peeled-nuts", ["ruby", "dwarves"], {"red": {"hand": GREEN[:4]}})
    play(state, "chance: draw ruby")
    assert (ending(state), asked(state)) == ("", "blue")
    assert look(state)["deck"] == {"green": 0, "brown": 1}


@proves("12.2")
@pytest.mark.parametrize("vimes", [True, False])
def test_with_vimes_that_player_wins_and_without_points_decide(vimes: bool) -> None:
    players = {
        "red": {"personality": "lord-rust", "money": 40},
        "blue": {"personality": "commander-vimes" if vimes else "lord-selachii", "money": 0, "minions": {}},
        "yellow": {"personality": "lord-vetinari"},
    }
    state = play(last_cards("the-peeled-nuts", ["ruby"], players), "chance: draw ruby")
    assert (ending(state), winners(state)) == (("outlast", ["blue"]) if vimes else ("deck", ["red"]))
    assert points(state) == [55, 0, 25]
    assert [state.seat_name(row.seat) for row in state.standings()] == (
        ["blue", "red", "yellow"] if vimes else ["red", "yellow", "blue"])


@proves("12.2")
def test_a_vimes_that_nobody_has_wins_nothing() -> None:
    players = {seat: {"personality": LORDS[at], "money": 10 + at} for at, seat in enumerate(("red", "blue", "yellow"))}
    state = play(last_cards("the-peeled-nuts", ["ruby"], players), "chance: draw ruby")
    assert (ending(state), winners(state)) == ("deck", ["yellow"])


@proves("12.2")
def test_unreal_estate_may_take_the_last_card() -> None:
    players: dict[str, Any] = {"red": {"buildings": ["unreal-estate"], "personality": "lord-rust", "hand": ["groat"]},
                               "blue": {"personality": "lord-selachii"}, "yellow": {"personality": "lord-vetinari"}}
    state = last_cards("the-peeled-nuts", ["ruby"], players)
    play(state, "red: use unreal-estate", "chance: draw ruby")
    assert (ending(state), winners(state), hand(state, "red")) == ("deck", ["red"], ["groat", "ruby"])


# Riots

@proves("12.3")
@pytest.mark.parametrize(("markers", "over"), [(7, False), (8, True), (9, True)])
def test_riots_end_the_game_with_eight_markers_or_more(markers: int, over: bool) -> None:
    state = playing("rincewind", {}, events=["riots"], trouble=AREAS[:markers])
    play(state, "chance: happens riots")
    assert (ending(state) == "riots", question(state) == "MoveMinion") == (over, not over)


@proves("12.3")
def test_after_riots_vimes_scores_like_everybody() -> None:
    state = riots({"red": {"money": 8}, "blue": {"personality": "commander-vimes", "money": 7}, "yellow": {"money": 1}})
    assert (winners(state), points(state), look(state)["winner"]) == (["red"], [8, 7, 1], None)
    state = riots({"red": {"money": 8}, "blue": {"personality": "commander-vimes", "money": 9}})
    assert (ending(state), winners(state)) == ("riots", ["blue"])


@proves("12.3")
def test_after_riots_points_decide_and_no_goal() -> None:
    state = riots({"red": {"personality": "dragon-king-of-arms", "money": 3}, "yellow": {"money": 4}}, turn="red",
                  agenda=[{"PlayCard": {"seat": "red"}}])
    assert (ending(state), winners(state)) == ("riots", ["yellow"])


# Points

@proves("12.4")
@pytest.mark.parametrize(("red", "score"), [
    ({}, 0), ({"money": 7}, 7), ({"minions": {"dimwell": 1}}, 5), ({"minions": {"dimwell": 3, "longwall": 1}}, 20),
    ({"buildings": ["dimwell"]}, 6), ({"buildings": ["longwall"]}, 12), ({"buildings": ["small-gods"]}, 18),
    ({"buildings": AREAS[:6], "minions": {"dimwell": 12}, "money": 13}, 145),
])
def test_points_for_minions_buildings_and_money(red: dict[str, Any], score: int) -> None:
    assert points(riots({"red": red})) == [score, 0, 0]


@proves("12.4")
def test_the_most_points_win_with_every_number_of_players() -> None:
    for seats in (2, 3, 4):
        state = riots({"red": {"money": 9}, "blue": {"minions": {"dimwell": 2}}, "yellow": {"buildings": ["dimwell"]},
                       "green": {"money": 1}}, seats)
        assert (winners(state), points(state)) == (["blue"], [9, 10, 6, 1][:seats])
        assert [row.place for row in state.standings()] == list(range(1, seats + 1))


@proves("12.4")
def test_a_building_without_its_card_still_scores_its_cost() -> None:
    assert points(riots({"red": {"buildings": ["small-gods"]}}, buried=["small-gods"])) == [18, 0, 0]


@proves("12.5")
@pytest.mark.parametrize(("cash", "loans", "score"), [
    (12, 1, 0), (13, 1, 1), (11, 1, -4), (0, 1, -15), (24, 2, 0), (30, 2, 6), (23, 2, -4), (12, 2, -15), (11, 2, -19),
])
def test_loans_are_settled_one_by_one(cash: int, loans: int, score: int) -> None:
    assert points(riots({"red": {"money": cash, "front": LOANS[:loans]}})) == [score, 0, 0]


@proves("12.5")
def test_who_has_the_money_must_pay_and_may_lose_by_it() -> None:
    state = riots({"red": {"money": 20, "front": LOANS[:1]}, "blue": {"money": 9}})
    assert (winners(state), points(state)) == (["blue"], [8, 9, 0])


@proves("12.5")
def test_buildings_do_not_pay_a_loan() -> None:
    assert points(riots({"red": {"money": 11, "buildings": ["small-gods"], "front": LOANS[:1]}})) == [14, 0, 0]


@proves("12.6")
def test_minions_and_buildings_with_a_demon_give_no_points() -> None:
    red = {"minions": {"dimwell": 2, "longwall": 1}, "buildings": ["dimwell", "nap-hill"], "money": 3}
    assert points(riots({"red": red})) == [36, 0, 0]
    assert points(riots({"red": red}, demons={"dimwell": 1})) == [20, 0, 0]
    assert points(riots({"red": red}, demons={"dimwell": 2, "longwall": 1, "nap-hill": 1})) == [3, 0, 0]
    assert points(riots({"red": red}, trolls={"dimwell": 3})) == [36, 0, 0]


# Ties

@proves("12.7")
def test_of_equal_players_the_owner_of_the_dearest_card_wins() -> None:
    state = riots({"red": {"buildings": ["dimwell", "the-shades", "the-scours"]}, "blue": {"buildings": ["small-gods"]},
                   "yellow": {"buildings": ["longwall", "dolly-sisters"]}})
    assert points(state) == [18, 18, 18]
    assert winners(state) == ["blue"]
    assert [(row.seat, row.place) for row in state.standings()] == [(1, 1), (2, 2), (0, 3)]


@proves("12.7")
def test_if_that_is_equal_too_the_win_is_shared() -> None:
    state = riots({"red": {"buildings": ["longwall"], "money": 6}, "blue": {"buildings": ["nap-hill", "dimwell"]},
                   "yellow": {"buildings": ["dolly-sisters", "the-shades"], "money": 6}})
    assert points(state) == [18, 18, 18]
    assert winners(state) == ["red", "blue"]
    assert [row.win for row in state.standings()] == [0.5, 0.5, 0.0]
    state = riots({"red": {"money": 4}, "blue": {"money": 4}, "yellow": {"money": 4}, "green": {"money": 4}}, 4)
    assert [row.win for row in state.standings()] == [0.25] * 4


@proves("12.7")
def test_a_card_taken_out_of_the_game_is_owned_by_nobody() -> None:
    players = {"red": {"buildings": ["small-gods"]}, "blue": {"buildings": ["longwall"], "money": 6}}
    assert winners(riots(players)) == ["red"]
    assert winners(riots(players, buried=["small-gods"])) == ["blue"]


@proves("12.7")
def test_the_tie_is_broken_among_the_best_only() -> None:
    state = riots({"red": {"money": 13}, "blue": {"minions": {"dimwell": 1}, "money": 8},
                   "yellow": {"buildings": ["nap-hill"]}})
    assert (winners(state), points(state)) == (["red", "blue"], [13, 13, 12])


# The limit of turns

@proves("14.13")
def test_after_so_many_turns_of_all_together_points_decide() -> None:
    players: dict[str, Any] = {"red": {"hand": GREEN[:6]}, "blue": {"hand": GREEN[6:12], "money": 25},
                               "yellow": {"hand": GREEN[17:23], "personality": "commander-vimes"}}
    state = city(players, events=[], trouble=[], options={"max_turns": 4})
    for turn in range(1, 5):
        assert (ending(state), look(state)["turns"]) == ("", turn)
        finish_turn(state)
    assert (ending(state), look(state)["turns"], winners(state)) == ("max-turns", 4, ["blue"])


@proves("14.13")
def test_a_goal_is_not_checked_any_more_after_the_last_turn() -> None:
    players: dict[str, Any] = {"red": {"hand": GREEN[:5]}, "blue": {"personality": "dragon-king-of-arms"}}
    state = playing("the-peeled-nuts", players, turns=399, trouble=AREAS[:8])
    assert (ending(state), look(state)["turns"]) == ("max-turns", 400)
    state = playing("the-peeled-nuts", players, turns=398, trouble=AREAS[:8])
    assert (ending(state), winners(state)) == ("trouble", ["blue"])


@proves("14.13")
def test_the_limit_is_400_turns_unless_told_otherwise_and_0_is_none() -> None:
    assert GAME.setup(3).settings["max_turns"] == 400
    red = {"red": {"hand": GREEN[:5]}}
    state = playing("the-peeled-nuts", red, turns=500, options={"max_turns": 0})
    assert (ending(state), asked(state), look(state)["turns"]) == ("", "blue", 502)
    assert ending(playing("the-peeled-nuts", red, turns=397)) == ""


@proves("14.13")
def test_the_limit_counts_no_unfinished_turn() -> None:
    state = playing("groat", {"red": {"hand": GREEN[:5]}}, options={"max_turns": 1})
    assert (ending(state), question(state), money(state)) == ("", "PlaceMinion", [10, 10, 10])
    play(state, "red: place dimwell")
    assert (ending(state), minions(state, "red")["dimwell"], winners(state)) == ("max-turns", 1, ["red"])
