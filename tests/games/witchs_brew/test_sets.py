"""Chapters 1.2, 3 and 5: what a set is, how it begins and how it ends."""

from __future__ import annotations

import pytest

import coven
from coven import CannotUndo
from coven.kernel.notes import Note
from tests.games.witchs_brew.table import (
    GAME,
    ROLES,
    asked,
    deal,
    goods,
    hand,
    idle,
    kitchen,
    legal,
    look,
    pick,
    play,
    refused,
)
from tests.rules import proves

ONE_CARD = {"red": {"hand": ["witch"]}, "blue": {"hand": ["druid"]}}
BOOKS = ["strix", "copia", "magus", "herba", "optio", "sanatio", "serpens", "lupus"]


def choosing() -> coven.State:
    """Three seats are about to choose."""
    return play(kitchen({"leader": "red"}), "chance: reveal copia")


# What a set is

@proves("1.2", "5.1")
@pytest.mark.parametrize(
    ("blue", "yellow", "rounds"),
    [(ROLES[:5], ROLES[:5], 5), (ROLES[1:6], ROLES[:5], 6), (ROLES[5:10], ROLES[7:], 12)],
)
def test_a_set_has_a_round_for_each_role_that_somebody_chose(blue: list[str], yellow: list[str], rounds: int) -> None:
    players = {"red": {"hand": ROLES[:5]}, "blue": {"hand": blue}, "yellow": {"hand": yellow}}
    state = kitchen({"players": players, "set": 4})
    led = [line.partition("lead ")[2] for line in idle(state) if " lead " in line]
    assert len(led) == len(set(led)) == rounds
    assert look(state)["set"] == 5


@proves("1.2")
def test_risk_brings_three_or_nothing_and_safety_one() -> None:
    players = {seat: {"hand": ["wolf-keeper"], "red": 0} for seat in ("red", "blue", "yellow")}
    state = kitchen({"players": players})
    play(state, "red: lead wolf-keeper", "blue: favour", "blue: take", "yellow: claim", "yellow: take")
    assert [goods(state, seat).get("red", 0) for seat in ("red", "blue", "yellow")] == [0, 1, 3]


# A set begins

@proves("3.1")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    state = choosing()
    assert asked(state) == "red blue yellow"
    play(state, "yellow: choose witch", "red: choose wolf-keeper", "yellow: choose druid", "blue: choose wizard")
    pick(state, "yellow", "warlock", "cutpurse", "begging-monk")
    assert asked(state) == "red blue"
    assert hand(state, "yellow") == ["witch", "druid", "warlock", "cutpurse", "begging-monk"]


@proves("3.1")
def test_five_different_roles_are_chosen_and_the_rounds_begin() -> None:
    state = choosing()
    pick(state, "red", "wolf-keeper", "alchemist", "wizard", "witch", "cutpurse")
    assert asked(state) == "blue yellow"
    pick(state, "blue", *ROLES[:5])
    pick(state, "yellow", *ROLES[7:])
    assert legal(state) == ["lead wolf-keeper", "lead alchemist", "lead wizard", "lead witch", "lead cutpurse"]


@proves("3.1")
def test_no_role_is_chosen_twice_and_none_before_the_last_one() -> None:
    state = play(choosing(), "red: choose snake-hunter")
    assert refused(state, "red: choose snake-hunter") == "3.1"
    assert refused(state, "red: choose wolf-keeper") == "3.1"


@proves("3.1")
def test_enough_roles_must_remain_for_all_five() -> None:
    state = choosing()
    assert legal(state, "blue")[-1] == "choose witch"
    assert refused(state, "blue: choose druid") == "3.1"
    pick(state, "blue", "wolf-keeper", "snake-hunter")
    assert legal(state, "blue")[-1] == "choose warlock"


@proves("3.1")
def test_the_same_five_may_be_chosen_again() -> None:
    state = deal(GAME.setup(3))
    idle(state)
    deal(state)
    assert [hand(state, seat) for seat in ("red", "blue", "yellow")] == [ROLES[:5]] * 3


@proves("3.1")
def test_nobody_sees_how_far_another_is() -> None:
    before, after = choosing(), play(choosing(), "red: choose witch", "red: choose druid")
    for seat in ("blue", "yellow", ""):
        assert look(before, seat) == look(after, seat)
        seen = look(after, seat)["players"]["red"]
        assert (seen["choosing"], seen["cards"]) == (True, 0)
    assert look(after, "red")["players"]["red"]["hand"] == ["witch", "druid"]


@proves("3.1")
def test_until_all_have_chosen_you_may_change_your_mind() -> None:
    record = coven.Record(GAME, 3)

    def choose(seat: int, roles: list[str]) -> None:
        for role in roles:
            record.play(GAME.moves.parse(f"choose {role}"), seat)

    record.play(GAME.moves.parse("first red"))
    record.play(GAME.moves.parse("reveal copia"))
    choose(0, ROLES[:5])
    choose(1, ROLES[:5])
    assert record.undo(0) == 1
    choose(0, ["begging-monk"])
    assert hand(record.state, "red") == [*ROLES[:4], "begging-monk"]
    choose(2, ROLES[:5])
    with pytest.raises(CannotUndo):
        record.undo(0)


@proves("3.2")
def test_roles_in_the_hand_are_secret_and_their_number_is_not() -> None:
    others = {"red": {"hand": ROLES[:4]}, "blue": {"hand": ROLES[5:8]}}
    one = kitchen({"players": {**others, "yellow": {"hand": ["witch", "druid"]}}})
    two = kitchen({"players": {**others, "yellow": {"hand": ["alchemist", "warlock"]}}})
    for seat in ("red", "blue", ""):
        assert look(one, seat) == look(two, seat)
        assert [player["cards"] for player in look(one, seat)["players"].values()] == [4, 3, 2]
        assert not any(player["choosing"] for player in look(one, seat)["players"].values())
        assert "hand" not in look(one, seat)["players"]["yellow"]
    assert look(one, "yellow")["players"]["yellow"]["hand"] == ["witch", "druid"]


@proves("3.2")
def test_the_choice_stays_secret_after_the_set() -> None:
    record = coven.Record(GAME, 3)
    for line in ("chance: first red", "chance: reveal copia"):
        record.play(GAME.moves.parse(line.partition(": ")[2]))
    for seat in (0, 1, 2):
        for role in ROLES[seat : seat + 5]:
            record.play(GAME.moves.parse(f"choose {role}"), seat)
    while record.state.decision() is not None and record.state.facts()["set"] == 1:
        record.play(record.state.options()[-1])
    for watcher in (0, None):
        chosen = [text for seat, text in record.history(watcher)[2:17] if seat != 0]
        assert chosen == [None] * 10
    assert record.history(0)[2] == (0, "choose wolf-keeper")


@proves("3.3")
def test_the_first_player_leads_the_first_round() -> None:
    state = play(GAME.setup(4), "chance: first green")
    assert asked(deal(state)) == "green"
    assert legal(state)[0] == "lead wolf-keeper"


# A set ends

@proves("5.1")
def test_a_set_goes_on_while_anybody_has_a_card() -> None:
    state = kitchen({"leader": "red", "players": ONE_CARD})
    play(state, "red: lead witch", "blue: pass", "yellow: pass", "red: decline")
    assert legal(state) == ["lead druid"]
    assert look(state)["set"] == 1
    play(state, "blue: lead druid", "yellow: pass", "red: pass", "blue: decline")
    assert look(state)["set"] == 2


@proves("5.2")
def test_the_top_book_goes_to_the_bottom_though_unused() -> None:
    state = kitchen({"players": ONE_CARD, "spell": "magus", "spells_under": ["copia", "strix"]})
    idle(state)
    assert look(state)["spells_under"] == ["copia", "strix", "magus"]
    play(state, "chance: reveal lupus")
    assert look(state)["spell"] == "lupus"


@proves("5.2")
def test_the_top_book_goes_to_the_bottom_when_used() -> None:
    state = kitchen({"players": {"red": {"hand": ["warlock"]}}, "spell": "copia"})
    play(state, "red: lead warlock", "blue: pass", "yellow: pass", "red: gain red+red+red")
    assert look(state)["spells_under"] == ["copia"]
    assert "reveal copia" not in legal(state)


@proves("5.2")
def test_after_eight_sets_the_books_come_again_in_the_same_order() -> None:
    state = play(GAME.setup(3), "chance: first red")
    for book in BOOKS:
        deal(play(state, f"chance: reveal {book}"))
        idle(state)
    seen = []
    for _ in range(9):
        seen.append(look(state)["spell"])
        assert asked(state) == "red blue yellow"
        deal(state)
        idle(state)
    assert seen == [*BOOKS, BOOKS[0]]


@proves("5.2")
def test_the_book_is_announced_also_when_its_order_is_known() -> None:
    state = kitchen({"players": ONE_CARD, "spell": "lupus", "spells_under": BOOKS[:7]})
    notes: list[Note] = []
    state.listen(notes)
    idle(state)
    assert look(state)["spell"] == "strix"
    assert {"spell": "strix"} in [GAME.notes.facts(note) for note in notes if GAME.notes.name(note) == "spell"]


@proves("5.3")
def test_all_twelve_roles_come_back_for_the_next_set() -> None:
    state = kitchen({"players": ONE_CARD, "led": ROLES[:6]})
    idle(state)
    play(state, "chance: reveal lupus")
    for seat in ("red", "blue", "yellow"):
        assert legal(state, seat) == [f"choose {role}" for role in ROLES[:8]]
    assert look(state)["led"] == []


@proves("5.3")
def test_whoever_won_the_last_role_leads_the_next_set() -> None:
    both = {"red": {"hand": ["witch"]}, "blue": {"hand": ["witch"]}}
    state = kitchen({"leader": "red", "players": both})
    play(state, "red: lead witch", "blue: claim", "yellow: pass", "blue: decline")
    assert asked(deal(state)) == "blue"
    state = kitchen({"leader": "red", "players": both})
    play(state, "red: lead witch", "blue: favour", "blue: decline", "yellow: pass", "red: brew iron-1", "red: decline")
    assert asked(deal(state)) == "red"
