"""Chapter 4: a round."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from coven.kernel.notes import Note
from tests.games.witchs_brew.table import (
    GAME,
    NOTHING,
    ROLES,
    asked,
    deal,
    favour,
    first,
    full_action,
    gold,
    goods,
    hand,
    kitchen,
    legal,
    look,
    play,
    potions,
    refused,
)
from tests.rules import proves


def table(role: str, *holders: str, leader: str = "red", **rest: Any) -> State:
    """Some seats hold a role, and the Cutpurse too."""
    players = {seat: {"hand": [role, "cutpurse"]} for seat in holders}
    return kitchen({"leader": leader, "players": players, **rest})


@proves("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.10", "6.9")
def test_the_warlock_round_of_the_rulebook() -> None:
    anna, barbi, karl, daniel, emma = "red", "blue", "yellow", "green", "lilac"
    players = {
        anna: {"hand": ["witch", "warlock"]},
        barbi: {"hand": ["witch", "warlock"]},
        karl: {"hand": ["witch", "warlock"]},
        daniel: {"hand": ["alchemist", "warlock"]},
        emma: {"hand": ["witch", "alchemist"]},
    }
    state = kitchen({"seats": 5, "leader": anna, "players": players, "spell": "copia"})
    play(state, f"{anna}: lead warlock")
    assert legal(state) == ["claim", "favour"]
    play(state, f"{barbi}: favour", f"{barbi}: take")
    assert gold(state) == [2, 3, 2, 2, 2]
    play(state, f"{karl}: claim", f"{daniel}: claim")
    assert legal(state) == ["pass"]
    play(state, f"{emma}: pass", f"{daniel}: gain red+white+green")
    assert goods(state, daniel) == {"red": 2, "white": 2, "green": 2, "gold": 2}
    assert [hand(state, seat) for seat in (anna, barbi, karl)] == [["witch"]] * 3
    for seat in (anna, karl, emma):
        assert goods(state, seat) == {"red": 1, "white": 1, "green": 1, "gold": 2}
    play(state, f"{daniel}: lead alchemist")
    assert asked(state) == emma


# Leading

@proves("4.1")
def test_the_leader_plays_any_card_of_the_hand() -> None:
    state = kitchen({"players": {"red": {"hand": ["witch", "wizard", "alchemist"]}, "blue": {"hand": ["druid"]}}})
    assert legal(state) == ["lead alchemist", "lead wizard", "lead witch"]
    play(state, "red: lead wizard")
    assert hand(state, "red") == ["alchemist", "witch"]
    assert look(state, "yellow")["led"] == ["wizard"]


@proves("4.1")
def test_the_leader_leads_no_card_that_is_not_in_the_hand() -> None:
    state = kitchen({"players": {"red": {"hand": ["witch"]}, "blue": {"hand": ["druid"]}}})
    assert refused(state, "red: lead druid") == "4.1"


@proves("4.1")
def test_the_leader_cannot_open_with_the_favour_or_pass() -> None:
    state = table("witch", "red", "blue")
    assert refused(state, "red: favour") == "4.1"
    assert refused(state, "red: pass") == "4.1"


# Following

@proves("4.2")
@pytest.mark.parametrize(
    ("leader", "order"),
    [("red", "blue yellow green"), ("yellow", "green red blue"), ("green", "red blue yellow")],
)
def test_the_others_speak_once_each_clockwise_from_the_leaders_left(leader: str, order: str) -> None:
    state = play(table("witch", leader, leader=leader, seats=4), f"{leader}: lead witch")
    spoken = []
    while legal(state) == ["pass"]:
        spoken.append(asked(state))
        play(state, f"{asked(state)}: pass")
    assert " ".join(spoken) == order
    assert asked(state) == leader


@proves("4.2")
def test_nobody_speaks_out_of_turn() -> None:
    state = play(table("witch", "red", "blue", "yellow"), "red: lead witch")
    with pytest.raises(IllegalMove) as error:
        play(state, "yellow: claim")
    assert error.value.key == "not-asked"
    assert state.why_not(GAME.moves.parse("claim"), 2) == "4.4"


@proves("4.2", "4.5")
def test_a_claim_does_not_make_anybody_speak_again() -> None:
    state = play(table("witch", "red", "yellow"), "red: lead witch", "blue: pass", "yellow: claim")
    assert asked(state) == "yellow"
    assert legal(state) == ["brew iron-1", "decline"]


@proves("4.3")
def test_who_does_not_hold_the_role_passes() -> None:
    state = play(table("witch", "red"), "red: lead witch")
    assert legal(state) == ["pass"]
    assert refused(state, "blue: claim") == "4.3"
    assert refused(state, "blue: favour") == "4.3"


@proves("4.3")
def test_passing_costs_no_card() -> None:
    state = kitchen({"players": {"red": {"hand": ["witch"]}, "blue": {"hand": ["druid", "wizard"]}}})
    play(state, "red: lead witch", "blue: pass")
    assert hand(state, "blue") == ["wizard", "druid"]


@proves("4.4")
def test_holder_of_the_role_must_play_it() -> None:
    state = play(table("witch", "red", "blue"), "red: lead witch")
    assert legal(state) == ["claim", "favour"]
    assert refused(state, "blue: pass") == "4.4"


@proves("4.4")
@pytest.mark.parametrize("answer", ["claim", "favour"])
def test_the_card_is_played_with_either_answer(answer: str) -> None:
    state = play(table("witch", "red", "blue"), "red: lead witch", f"blue: {answer}")
    assert hand(state, "blue") == ["cutpurse"]
    assert look(state, "yellow")["players"]["blue"]["cards"] == 1


@proves("4.5")
def test_a_claim_takes_the_role_away_and_the_beaten_get_nothing() -> None:
    state = table("wolf-keeper", "red", "blue", "yellow", leader="yellow")
    before = [goods(state, seat) for seat in ("yellow", "red")]
    play(state, "yellow: lead wolf-keeper", "red: claim", "blue: claim")
    assert asked(state) == "blue"
    play(state, "blue: take")
    assert [goods(state, seat) for seat in ("yellow", "red")] == before
    assert goods(state, "blue")["red"] == 4
    assert hand(state, "yellow") == ["cutpurse"]
    assert asked(state) == "blue"


@proves("4.6")
def test_the_favour_happens_at_once_and_before_the_full_action() -> None:
    state = table("wolf-keeper", "red", "blue", "yellow", leader="yellow")
    play(state, "yellow: lead wolf-keeper", "red: favour")
    assert asked(state) == "red"
    play(state, "red: take")
    assert goods(state, "red")["red"] == 2
    assert asked(state) == "blue"


@proves("4.6")
def test_several_may_take_the_favour_each_in_turn() -> None:
    state = table("wolf-keeper", "red", "blue", "yellow", "green", seats=4)
    play(state, "red: lead wolf-keeper")
    for seat in ("blue", "yellow", "green"):
        play(state, f"{seat}: favour", f"{seat}: take")
    play(state, "red: take")
    assert [goods(state, seat)["red"] for seat in ("red", "blue", "yellow", "green")] == [4, 2, 2, 2]


@proves("4.6")
def test_a_later_claim_does_not_take_the_favour_away() -> None:
    state = table("wolf-keeper", "red", "blue", "yellow")
    play(state, "red: lead wolf-keeper", "blue: favour", "blue: take", "yellow: claim", "yellow: take")
    assert [goods(state, seat)["red"] for seat in ("red", "blue", "yellow")] == [1, 2, 4]


# The full action

@proves("4.7")
def test_the_last_claimant_does_the_full_action() -> None:
    state = table("fortune-teller", "red", "blue", "yellow", "green", seats=4)
    play(state, "red: lead fortune-teller", "blue: claim", "yellow: claim", "green: favour", "green: take")
    assert asked(state) == "yellow"
    play(state, "yellow: take")
    assert [goods(state, seat).get("vial", 0) for seat in ("red", "blue", "yellow", "green")] == [0, 0, 2, 1]


@proves("4.7")
def test_the_winner_cannot_take_the_favour_instead() -> None:
    state = full_action("wolf-keeper")
    assert legal(state) == ["take", "decline"]
    refused(state, "red: favour")
    state = full_action("warlock", spell="optio", players={"red": NOTHING})
    assert legal(state) == ["decline"]
    assert refused(state, "red: take") == "7.2"


def said(state: State, line: str) -> list[str]:
    """What is told when a move is made, before the set ends."""
    notes: list[Note] = []
    state.listen(notes)
    play(state, line)
    names = [GAME.notes.name(note) for note in notes]
    return names[: names.index("set-ends")] if "set-ends" in names else names


@proves("4.8")
@pytest.mark.parametrize("role", ROLES)
def test_every_full_action_may_be_declined(role: str) -> None:
    state = full_action(role, {"red": {"gold": 9}, "blue": {"gold": 9, "red": 9}})
    before = state.facts()["players"]
    assert len(legal(state)) > 1
    assert said(state, "red: decline") == ["declines"]
    assert state.facts()["players"] == before
    assert state.facts()["waiting"] == {}


@proves("4.8")
@pytest.mark.parametrize("role", ROLES[:10])
def test_every_favour_may_be_declined(role: str) -> None:
    state = favour(role, {"blue": {"gold": 9}})
    before = state.facts()["players"]
    assert len(legal(state)) > 1
    assert said(state, "blue: decline") == ["declines"]
    assert state.facts()["players"] == before
    assert asked(state) == "yellow"


@proves("4.8")
def test_no_part_of_an_action_can_be_taken() -> None:
    three = {f"gain {text}" for text in legal_triples()}
    assert set(legal(full_action("assistant"))) == {*three, "decline"}
    assert refused(full_action("assistant"), "red: gain red") == "6.4"
    assert legal(full_action("herb-collector")) == ["take", "decline"]


def legal_triples() -> list[str]:
    colours = ["red", "white", "green"]
    return [f"{a}+{b}+{c}" for i, a in enumerate(colours) for j, b in enumerate(colours[i:], i) for c in colours[j:]]


@proves("4.9")
def test_a_role_that_can_do_nothing_may_be_led_claimed_and_followed() -> None:
    empty = {"yellow": {"potions": first("iron", 7)}}
    poor = {seat: {"hand": ["witch"], **NOTHING} for seat in ("red", "blue", "green")}
    state = kitchen({"seats": 4, "players": {**empty, **poor}})
    play(state, "red: lead witch", "blue: claim", "yellow: pass", "green: favour")
    assert legal(state) == ["decline"]
    play(state, "green: decline")
    assert legal(state) == ["decline"]
    assert refused(state, "blue: brew iron-7") == "4.9"


@proves("4.9")
@pytest.mark.parametrize("role", ["alchemist", "fortune-teller", "assistant", "wizard", "witch", "druid"])
def test_who_cannot_pay_gets_nothing(role: str) -> None:
    state = full_action(role, {"red": NOTHING})
    assert legal(state) == ["decline"]
    play(state, "red: decline")
    assert goods(state, "red") == {}
    assert potions(state, "red") == []


# The next leader

@proves("4.10")
@pytest.mark.parametrize("does", ["take", "decline"])
def test_the_winner_leads_the_next_round_also_after_declining(does: str) -> None:
    state = table("warlock", "red", "blue", "yellow", spell="serpens")
    play(state, "red: lead warlock", "blue: claim", "yellow: favour", "yellow: take", f"blue: {does}")
    assert legal(state) == ["lead cutpurse"]
    assert asked(state) == "blue"


@proves("4.10")
def test_the_lead_passes_clockwise_over_players_without_cards() -> None:
    players = {"red": {"hand": ["druid"]}, "yellow": {"hand": ["witch"]}, "blue": {"hand": ["wizard"]}}
    state = kitchen({"seats": 5, "leader": "yellow", "players": players})
    play(state, "yellow: lead witch", "green: pass", "lilac: pass", "red: pass", "blue: pass", "yellow: decline")
    assert asked(state) == "red"


@proves("4.10")
def test_the_beaten_leader_does_not_lead_again() -> None:
    state = table("witch", "red", "yellow")
    play(state, "red: lead witch", "blue: pass", "yellow: claim", "yellow: decline")
    assert asked(state) == "yellow"


@proves("4.11")
def test_alone_with_cards_you_win_every_role_with_the_full_action() -> None:
    state = kitchen({"leader": "blue", "players": {"yellow": {"hand": ["wolf-keeper", "fortune-teller"]}}})
    for role in ("wolf-keeper", "fortune-teller"):
        assert asked(state) == "yellow"
        play(state, f"yellow: lead {role}", "red: pass", "blue: pass", "yellow: take")
    assert goods(state, "yellow") == {"red": 4, "white": 1, "green": 1, "gold": 1, "vial": 2}
    assert asked(deal(state)) == "yellow"
