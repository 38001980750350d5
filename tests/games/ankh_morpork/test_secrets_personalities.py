"""Chapter 11, who is who: what Mrs Cake and Zorgo tell, and what a watcher may imagine (11.1, 8.14, 8.43)."""

from __future__ import annotations

from typing import Any

import pytest

import coven
from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    GAME,
    asked,
    city,
    ending,
    finish_turn,
    legal,
    look,
    play,
    playing,
    question,
    winners,
)
from tests.rules import proves

ALL = ["lord-vetinari", "lord-selachii", "lord-rust", "lord-de-worde", "dragon-king-of-arms", "chrysoprase",
       "commander-vimes"]
SPECTATOR = 15
VETINARI, SELACHII, RUST, DE_WORDE, DRAGON, CHRYSOPRASE, VIMES = ALL


def are(*personalities: str, **more: Any) -> dict[str, Any]:
    """Players with these personalities, in seat order."""
    return {seat: {"personality": who, **more.get(seat, {})}
            for seat, who in zip(("red", "blue", "yellow", "green"), personalities, strict=False)}


def imagined(state: State, watcher: str, times: int = 200) -> dict[str, set[str]]:
    """Everything that a watcher imagines each player to be; its own table never changes."""
    seat = GAME.seat_domain.index[watcher] if watcher else SPECTATOR
    out: dict[str, set[str]] = {}
    before = look(state, watcher)
    for k in range(times):
        other = state.clone()
        other.redeal(seat, coven.Rng(k))
        assert look(other, watcher) == before
        players = other.facts()["players"]
        assert len({player["personality"] for player in players.values()}) == len(players)
        for name, player in players.items():
            out.setdefault(name, set()).add(player["personality"])
    return out


def others(*known: str) -> set[str]:
    return set(ALL) - set(known)


# Nobody knows anything but the own personality

@proves("11.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_at_first_everybody_else_may_be_anything_but_the_watcher_s_own(seats: int) -> None:
    state = city(are(*(RUST, VIMES, DRAGON, VETINARI)[:seats]), seats)
    found = imagined(state, "red")
    assert found.pop("red") == {RUST}
    assert set(map(frozenset, found.values())) == {frozenset(others(RUST))}
    assert look(state, "red")["unused"] == []


@proves("11.1", "13.1")
def test_with_two_players_nobody_imagines_chrysoprase() -> None:
    state = city(are(RUST, VIMES), 2)
    assert imagined(state, "red") == {"red": {RUST}, "blue": others(RUST, CHRYSOPRASE)}
    assert imagined(state, "") == {"red": others(CHRYSOPRASE), "blue": others(CHRYSOPRASE)}


@proves("11.1")
def test_a_spectator_may_imagine_everything() -> None:
    assert imagined(city(are(RUST, VIMES, DRAGON)), "") == {seat: set(ALL) for seat in ("red", "blue", "yellow")}


@proves("11.1")
def test_when_the_game_is_over_nothing_is_left_to_imagine() -> None:
    state = city(are(DRAGON, VIMES, RUST), trouble=AREAS[:8])
    assert ending(state) == "trouble"
    assert imagined(state, "blue", 20) == {"red": {DRAGON}, "blue": {VIMES}, "yellow": {RUST}}


@proves("11.1", "11.2")
def test_whose_goal_was_met_at_the_start_of_a_turn_without_a_win_is_somebody_else() -> None:
    state = city(are(RUST, VIMES, VETINARI, blue={"money": 50}), turn="blue", trouble=AREAS[:8])
    assert (asked(state), ending(state)) == ("blue", "")
    found = imagined(state, "red")
    assert found["blue"] == others(RUST, DRAGON, CHRYSOPRASE)
    assert found["yellow"] == others(RUST)


# Mrs Cake

@proves("8.14", "11.1")
@pytest.mark.parametrize(("seats", "seen"), [(3, [SELACHII, RUST, CHRYSOPRASE]), (4, [SELACHII, CHRYSOPRASE])])
def test_mrs_cake_shows_all_unused_personalities_but_one(seats: int, seen: list[str]) -> None:
    state = playing("mrs-cake", are(*(DRAGON, VIMES, VETINARI, RUST)[:seats]), seats)
    play(state, "red: take")
    assert (asked(state), question(state)) == ("chance", "HidePersonality")
    play(state, f"chance: hide {DE_WORDE}")
    assert look(state, "red")["unused"] == seen
    for seat in ("blue", "yellow", ""):
        assert look(state, seat)["unused"] == []
    assert question(state) == "TakeMoney"


@proves("8.14")
def test_after_mrs_cake_the_watcher_excludes_what_was_seen_and_nothing_else() -> None:
    state = play(playing("mrs-cake", are(DRAGON, VIMES, VETINARI)), "red: take", f"chance: hide {DE_WORDE}")
    open_still = {VIMES, VETINARI, DE_WORDE}
    assert imagined(state, "red") == {"red": {DRAGON}, "blue": open_still, "yellow": open_still}
    assert imagined(state, "blue") == {"red": others(VIMES), "blue": {VIMES}, "yellow": others(VIMES)}
    assert imagined(state, "") == {seat: set(ALL) for seat in ("red", "blue", "yellow")}


@proves("8.14")
def test_with_two_players_mrs_cake_leaves_two_possibilities() -> None:
    state = play(playing("mrs-cake", are(DRAGON, VIMES), 2), "red: take", f"chance: hide {DE_WORDE}")
    assert look(state, "red")["unused"] == [VETINARI, SELACHII, RUST]
    assert imagined(state, "red") == {"red": {DRAGON}, "blue": {VIMES, DE_WORDE}}


@proves("8.14")
def test_mrs_cake_declined_shows_nothing() -> None:
    state = play(playing("mrs-cake", are(DRAGON, VIMES, VETINARI)), "red: skip")
    assert (look(state, "red")["unused"], question(state)) == ([], "TakeMoney")


# Zorgo

@proves("8.43")
def test_zorgo_draws_an_unused_personality_and_the_old_one_joins_them() -> None:
    state = play(playing("zorgo-the-retro-phrenologist", are(DRAGON, VIMES, VETINARI)), "red: take")
    assert legal(state) == [f"become {who}" for who in (SELACHII, RUST, DE_WORDE, CHRYSOPRASE)]
    play(state, f"chance: become {RUST}")
    assert state.facts()["players"]["red"]["personality"] == RUST
    assert look(state, "red")["players"]["red"]["personality"] == RUST
    assert look(state, "red")["unused"] == [DRAGON]
    for seat in ("blue", ""):
        assert look(state, seat)["players"]["red"]["personality"] is None
        assert look(state, seat)["unused"] == []


@proves("8.43")
def test_after_zorgo_the_player_knows_the_old_one_and_the_others_know_nothing() -> None:
    state = playing("zorgo-the-retro-phrenologist", are(DRAGON, VIMES, VETINARI))
    play(state, "red: take", f"chance: become {RUST}")
    free = others(RUST, DRAGON)
    assert imagined(state, "red") == {"red": {RUST}, "blue": free, "yellow": free}
    assert imagined(state, "blue") == {"red": others(VIMES), "blue": {VIMES}, "yellow": others(VIMES)}
    assert imagined(state, "") == {seat: set(ALL) for seat in ("red", "blue", "yellow")}


@proves("8.43")
def test_who_saw_the_unused_ones_knows_that_zorgo_may_have_dealt_one_of_them() -> None:
    players = are(DRAGON, VIMES, VETINARI, red={"hand": ["mrs-cake"]}, blue={"hand": ["zorgo-the-retro-phrenologist"]})
    state = play(city(players), "red: play mrs-cake", "red: take", f"chance: hide {DE_WORDE}")
    finish_turn(state)
    play(state, "blue: play zorgo-the-retro-phrenologist", "blue: take", f"chance: become {CHRYSOPRASE}")
    assert look(state, "red")["unused"] == []
    found = imagined(state, "red")
    assert found["blue"] == others(DRAGON)
    assert found["yellow"] == {VIMES, VETINARI, DE_WORDE}
    assert look(state, "blue")["unused"] == [VIMES]


@proves("8.43")
def test_who_changes_after_mrs_cake_still_knows_what_was_seen() -> None:
    state = playing("mrs-cake", are(DRAGON, VIMES, VETINARI, red={"hand": ["zorgo-the-retro-phrenologist"]}))
    play(state, "red: take", f"chance: hide {DE_WORDE}")
    while asked(state) != "red" or "play zorgo-the-retro-phrenologist" not in legal(state):
        finish_turn(state)
    play(state, "red: play zorgo-the-retro-phrenologist", "red: take", f"chance: become {RUST}")
    assert look(state, "red")["unused"] == [SELACHII, DRAGON, CHRYSOPRASE]
    free = {VIMES, VETINARI, DE_WORDE}
    assert imagined(state, "red") == {"red": {RUST}, "blue": free, "yellow": free}


@proves("8.43")
def test_who_knows_all_unused_ones_knows_the_other_of_two_players() -> None:
    state = playing("drumknott", are(DRAGON, VIMES, red={"hand": ["mrs-cake", "zorgo-the-retro-phrenologist"]}), 2)
    play(state, "red: play mrs-cake", "red: take", f"chance: hide {DE_WORDE}", "red: skip", "red: skip")
    play(state, "red: play zorgo-the-retro-phrenologist", "red: take", f"chance: become {DE_WORDE}")
    assert look(state, "red")["unused"] == [VETINARI, SELACHII, RUST, DRAGON]
    assert imagined(state, "red") == {"red": {DE_WORDE}, "blue": {VIMES}}
    assert imagined(state, "blue") == {"red": others(VIMES, CHRYSOPRASE), "blue": {VIMES}}


@proves("8.43")
def test_a_known_old_personality_is_known_to_be_changed() -> None:
    players = are(DRAGON, VIMES, red={"hand": ["mrs-cake", "zorgo-the-retro-phrenologist"]},
                  blue={"hand": ["ponder-stibbons", "history-monks"]})
    state = playing("drumknott", players, 2, discard=[], events=[])
    play(state, "red: play mrs-cake", "red: take", f"chance: hide {DE_WORDE}", "red: skip", "red: skip")
    play(state, "red: play zorgo-the-retro-phrenologist", "red: take", f"chance: become {DE_WORDE}")
    finish_turn(state)
    play(state, "blue: play ponder-stibbons", "blue: play history-monks", "blue: take", "chance: recover drumknott",
         "chance: recover mrs-cake", "chance: recover zorgo-the-retro-phrenologist", "chance: recover ponder-stibbons",
         "blue: skip", "blue: play zorgo-the-retro-phrenologist", "blue: take", f"chance: become {RUST}")
    assert imagined(state, "red") == {"red": {DE_WORDE}, "blue": {VETINARI, SELACHII, RUST, DRAGON}}


@proves("8.43", "11.2")
def test_the_new_goal_is_checked_when_the_next_own_turn_starts() -> None:
    players = are(RUST, VIMES, VETINARI, red={"money": 50, "hand": ["groat", "hex", "modo", "librarian", "rincewind"]})
    state = playing("zorgo-the-retro-phrenologist", players)
    play(state, "red: take", f"chance: become {CHRYSOPRASE}")
    assert (ending(state), question(state)) == ("", "PlaceBuilding")
    finish_turn(finish_turn(finish_turn(state)))
    assert (ending(state), winners(state)) == ("fortune", ["red"])


@proves("8.43")
def test_the_old_goal_counts_no_more() -> None:
    held = ["zorgo-the-retro-phrenologist", "pink-pussycat-club"]
    players = are(RUST, CHRYSOPRASE, VETINARI, blue={"money": 49, "hand": held})
    state = play(city(players, turn="blue"), "blue: play pink-pussycat-club", "blue: take",
                 "blue: play zorgo-the-retro-phrenologist", "blue: take", f"chance: become {SELACHII}")
    finish_turn(finish_turn(finish_turn(state)))
    assert (ending(state), asked(state), look(state)["players"]["blue"]["money"]) == ("", "blue", 52)


@pytest.mark.parametrize("truth", [CHRYSOPRASE, RUST])
def test_who_is_rich_is_suspected_whoever_it_is(truth: str) -> None:
    """What the table shows makes a personality likelier; what a player really is makes none."""
    def suspected(money: int) -> int:
        state = city(are(VIMES, truth, DRAGON, blue={"money": money}), turn="red")
        worlds = [state.clone() for _ in range(300)]
        for k, world in enumerate(worlds):
            world.redeal(0, coven.Rng(k))
        return sum(world.facts()["players"]["blue"]["personality"] == CHRYSOPRASE for world in worlds)

    assert suspected(45) > suspected(5) * 1.5
