"""What a watcher may imagine: redeals keep all that it knows, and nothing more."""

from __future__ import annotations

import pytest

import coven
from coven import State
from tests.contract.conservation import CONSERVED
from tests.games.broom_service.table import GAME, PURPLE, ROLES, choosing, has, look, play, player, realm
from tests.rules import proves

SPECTATOR = 15
FOUR = ["root-gatherer", "forest-witch", "hill-druid", "weather-fairy"]
CHOSEN = ["EndRound", "SettleEvent", "NextTurn", "OfferExtra"]


def seat_of(watcher: str) -> int:
    return GAME.seat_domain.index[watcher] if watcher else SPECTATOR


def redeals(state: State, watcher: str, times: int = 100) -> list[State]:
    """Tables that a watcher may imagine; what it sees, and all that can be counted, is the same in all of them."""
    before, out = look(state, watcher), []
    for k in range(times):
        other = state.clone()
        other.redeal(seat_of(watcher), coven.Rng(k))
        assert look(other, watcher) == before
        assert GAME.from_position(other.position()).position() == other.position()
        CONSERVED["broom_service"](other)
        out.append(other)
    return out


def hands(tables: list[State], seat: str) -> set[tuple[str, ...]]:
    """All hands that a seat has in one of these tables."""
    return {tuple(player(table, seat)["hand"]) for table in tables}


def held(tables: list[State], seat: str) -> set[str]:
    """All roles that a seat holds in one of these tables."""
    return {role for hand in hands(tables, seat) for role in hand}


# Roles in hand

@proves("3.4")
@pytest.mark.parametrize("watcher", ["red", "blue", "yellow", ""])
def test_the_own_hand_stays_and_others_hold_as_many_roles_as_they_do(watcher: str) -> None:
    mine = {"red": FOUR, "blue": FOUR[:2], "yellow": FOUR[:1]}
    tables = redeals(realm({seat: {"hand": hand} for seat, hand in mine.items()}), watcher)
    for seat, hand in mine.items():
        if seat == watcher:
            assert hands(tables, seat) == {tuple(hand)}
        else:
            assert {len(found) for found in hands(tables, seat)} == {len(hand)}
            assert held(tables, seat) == set(ROLES)


@proves("3.4", "4.3")
def test_nobody_holds_a_role_that_has_been_played_in_this_round() -> None:
    """Whoever held it had to play it."""
    state = realm({seat: {"hand": FOUR[1:3]} for seat in ("red", "blue", "yellow")},
                  called=["root-gatherer", "hill-witch"])
    tables = redeals(state, "red")
    for seat in ("blue", "yellow"):
        assert held(tables, seat) == set(ROLES) - {"root-gatherer", "hill-witch"}


@proves("4.2", "4.3")
def test_who_has_spoken_cannot_hold_the_open_role_and_who_has_not_may() -> None:
    state = realm({seat: {"hand": ["forest-witch", "hill-druid"]} for seat in ("red", "yellow", "green", "lilac")}
                  | {"blue": {"hand": ["hill-witch", "hill-druid"]}}, 5)
    play(state, "red: brave forest-witch", "blue: next")
    tables = redeals(state, "yellow")
    assert "forest-witch" not in held(tables, "red") | held(tables, "blue")
    for seat in ("green", "lilac"):
        assert {"forest-witch" in hand for hand in hands(tables, seat)} == {True, False}
    assert "forest-witch" in held(redeals(state, ""), "yellow")


@proves("11.5")
def test_the_added_role_may_be_any_and_their_number_is_known() -> None:
    state = realm({"red": {"hand": FOUR, "tiles": ["extra-role"]}, "blue": {"hand": FOUR}}, options=PURPLE,
                  agenda=CHOSEN)
    tables = redeals(play(state, "red: tile extra-role", "red: add hill-witch"), "blue")
    assert {len(hand) for hand in hands(tables, "red")} == {5}
    assert held(tables, "red") == set(ROLES)


# While roles are chosen

@proves("3.3", "3.4")
@pytest.mark.parametrize("watcher", ["blue", "yellow", ""])
def test_sealed_roles_are_any_four_and_nobody_knows_how_far_others_are(watcher: str) -> None:
    state = choosing(players={"red": {"hand": FOUR}, "blue": {"hand": FOUR[:3]}, "yellow": {"hand": FOUR[:1]}},
                     agenda=[*CHOSEN, {"ChooseRoles": {"asked": ["blue", "yellow"]}}])
    tables = redeals(state, watcher)
    assert {len(hand) for hand in hands(tables, "red")} == {4}
    assert held(tables, "red") == set(ROLES)
    for seat, mine in (("blue", FOUR[:3]), ("yellow", FOUR[:1])):
        assert hands(tables, seat) == {tuple(mine) if seat == watcher else ()}


@proves("8.3")
def test_how_many_roles_are_sealed_is_known_only_when_all_have_chosen() -> None:
    state = choosing("more-or-less", players={"red": {"hand": FOUR[:2]}, "blue": {"hand": FOUR[:1]}, "yellow": {}},
                     agenda=[*CHOSEN, {"ChooseAnyRoles": {"asked": ["blue", "yellow"]}}])
    tables = redeals(state, "blue")
    assert {len(hand) for hand in hands(tables, "red")} == {1, 2, 3, 4, 5}
    assert held(tables, "red") == set(ROLES)
    play(state, "blue: enough", "yellow: choose hill-witch", "yellow: enough")
    tables = redeals(state, "blue")
    assert {len(hand) for hand in hands(tables, "red")} == {2}
    assert {len(hand) for hand in hands(tables, "yellow")} == {1}


@proves("8.3")
@pytest.mark.parametrize("round_", range(1, 8))
def test_a_redeal_does_not_depend_on_how_many_roles_are_sealed(round_: int) -> None:
    """Two tables that differ in that alone are dealt again alike; in the last rounds the number leaked."""
    tables = [choosing("more-or-less", players={"red": {"hand": FOUR[:n]}, "blue": {}, "yellow": {}}, round=round_,
                       agenda=[*CHOSEN, {"ChooseAnyRoles": {"asked": ["blue", "yellow"]}}]) for n in (1, 4)]
    for watcher in ("blue", ""):
        assert look(tables[0], watcher) == look(tables[1], watcher)
        assert [table.position() for table in redeals(tables[0], watcher)] == [
            table.position() for table in redeals(tables[1], watcher)]


# Fists

@proves("8.8")
@pytest.mark.parametrize("watcher", ["blue", "yellow", ""])
def test_a_closed_fist_may_hold_anything_its_owner_has(watcher: str) -> None:
    fists = {"blue": {"green": 1}, "yellow": {"orange": 2}}
    state = realm({"red": {**has(purple=2, wand=1), "fist": {"purple": 2}},
                   "blue": {**has(green=2), "fist": fists["blue"]},
                   "yellow": {**has(orange=3), "fist": fists["yellow"]}},
                  event="who-has-more", agenda=["EndRound", {"MakeFists": {"asked": ["blue", "yellow"]}}])
    tables = redeals(state, watcher)
    assert len({tuple(player(table)["fist"].items()) for table in tables}) == 3 * 2
    for seat, mine in fists.items():
        found = [player(table, seat)["fist"] for table in tables]
        assert all(fist == (mine if seat == watcher else {}) for fist in found)
