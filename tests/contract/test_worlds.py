"""Every hidden place varies over many redeals, within what the seat knows."""

from __future__ import annotations

import json

import coven
from coven.kernel.agenda import SPECTATOR, State
from coven.library import game
from tests.contract.hiding import redealt

# Blue has spoken (a pass: no witch); yellow and green have still to speak and may hold the open role.
FOLLOWING = {
    "seats": 4, "options": {"blocked_roles": True}, "leader": "red", "spell": "copia",
    "led": ["wizard", "witch"], "blocked": ["druid"],
    "players": {
        "red": {"hand": ["alchemist", "warlock"]},
        "blue": {"hand": ["cutpurse", "warlock"]},
        "yellow": {"hand": ["witch"]},
        "green": {"hand": ["alchemist"]},
    },
    "agenda": [{"Follow": {"seat": "yellow", "role": "witch", "claimant": "red", "spared": []}}],
}

ALL = set(game("witchs_brew").domains["role"].words)


def hands(state: State, watcher: int, worlds: int) -> dict[str, list[tuple[str, ...]]]:
    """The hands of all seats in many worlds that a watcher imagines."""
    out: dict[str, list[tuple[str, ...]]] = {}
    rng = coven.Rng(5)
    for _ in range(worlds):
        world = state.clone()
        world.redeal(watcher, rng)
        for name, player in json.loads(world.position())["players"].items():
            out.setdefault(name, []).append(tuple(player["hand"]))
    return out


def test_others_may_hold_whatever_the_seat_cannot_rule_out() -> None:
    """Over many redeals others hold every role but blocked and settled ones; the open one only if still to speak."""
    seen = hands(game("witchs_brew").from_position(FOLLOWING), 0, 1500)
    held = {name: {role for hand in rows for role in hand} for name, rows in seen.items()}
    free = ALL - {"wizard", "witch", "druid"}
    assert set(seen["red"]) == {("alchemist", "warlock")}
    assert held["blue"] == free
    assert held["yellow"] == held["green"] == free | {"witch"}
    assert {len(hand) for hand in seen["blue"]} == {2}


def test_spectator_knows_no_hand() -> None:
    """For a spectator every hand varies."""
    seen = hands(game("witchs_brew").from_position(FOLLOWING), int(SPECTATOR), 60)
    assert all(len(set(rows)) > 5 for rows in seen.values())


def test_sealed_answers_vary_and_open_ones_are_forgotten() -> None:
    """During the choice a sealed hand is any five roles; of a seat still choosing nothing is imagined."""
    state = game("witchs_brew").from_position({
        "seats": 3, "leader": "red", "spell": "copia", "set": 1,
        "players": {
            "red": {"hand": ["witch", "druid"]},
            "blue": {"hand": sorted(ALL)[:5]},
            "yellow": {"hand": ["witch"]},
        },
        "agenda": ["NextRound", {"ChooseRoles": {"asked": ["red", "yellow"]}}],
    })
    seen = hands(state, 0, 60)
    assert set(seen["red"]) == {("witch", "druid")}
    assert set(seen["yellow"]) == {()}
    assert len(set(seen["blue"])) > 30
    assert {len(hand) for hand in seen["blue"]} == {5}


def test_redeal_takes_our_generator_or_pythons() -> None:
    """A seed is enough to have the same world again."""
    state = game("witchs_brew").from_position(FOLLOWING)
    assert redealt(state, 0, 3).position() == redealt(state, 0, 3).position()
    assert redealt(state, 0, 3).position() != redealt(state, 0, 4).position()
