"""Undo: back to a seat's own last choice, unless somebody has learned something since."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coven.kernel.errors import CannotUndo
from coven.library import Record
from tests.kernel.tables import BREW, CHOOSING, HANDS, LEADING, hand, play, table

ROLES = BREW.domains["role"].words


def shut(record: Record, seat: int) -> CannotUndo:
    """Why a seat cannot undo; and nothing has changed."""
    text = record.text()
    assert not record.can_undo(seat)
    with pytest.raises(CannotUndo) as caught:
        record.undo(seat)
    assert record.text() == text
    return caught.value


def test_own_choice_is_taken_back() -> None:
    """The last own choice can be taken back and made anew."""
    record = play(table(LEADING), "red lead witch", "blue claim", "yellow pass")
    before = record.state.position()
    play(record, "blue brew iron-1")
    assert record.can_undo(1)
    assert record.undo(1) == 1
    assert record.state.position() == before
    play(record, "blue decline")


def test_several_own_choices_one_after_the_other() -> None:
    """Undo goes back choice by choice, as far as the last event of another."""
    record = play(table(LEADING), "red lead witch", "blue claim", "yellow pass")
    play(record, "blue brew iron-1", "blue swap white")
    assert (record.undo(1), record.undo(1)) == (1, 1)
    assert shut(record, 1).key == "undo-other"


def test_forced_moves_go_with_the_choice() -> None:
    """A move without alternative is no choice: undo goes back past it."""
    poor = {**HANDS, "blue": {"hand": ["witch", "wolf-keeper"], "red": 1, "white": 0, "green": 0}}
    record = play(table({**LEADING, "players": poor}), "red lead witch", "blue claim", "yellow pass")
    play(record, "blue brew iron-1", "blue decline")
    assert record.undo(1) == 2
    assert len(record) == 3


def test_another_seat_shuts_it() -> None:
    """After another seat's move there is no way back, and the event is named."""
    record = play(table(LEADING), "red lead witch", "blue claim", "yellow pass")
    error = shut(record, 1)
    assert (error.key, error.facts) == ("undo-other", {"seat": "yellow", "number": 3})


def test_chance_shuts_it() -> None:
    """After a card is turned up there is no way back, not even for who turned it."""
    record = play(Record(BREW, 3), "chance first red")
    error = shut(record, 0)
    assert (error.key, error.facts["number"]) == ("undo-chance", 1)


def test_card_shown_shuts_it() -> None:
    """Leading a role shows a card: the others have learned something."""
    error = shut(play(table(LEADING), "red lead witch"), 0)
    assert (error.key, error.facts) == ("undo-shown", {"move": "lead witch", "number": 1})


@pytest.mark.parametrize("role", ROLES)
def test_card_shown_shuts_it_however_likely_it_was(role: str) -> None:
    """A card that the others only thought likely is shown too when it is led."""
    others = [other for other in ROLES if other != role][-2:]
    position = {**LEADING, "led": [r for r in ROLES if r not in (role, *others)],
                "players": {"red": {"hand": [role, others[0]]}}}
    assert shut(play(table(position), f"red lead {role}"), 0).key == "undo-shown"


def test_pass_shows_that_the_card_is_not_there() -> None:
    """Passing is no choice, but it tells: the way back ends there."""
    record = play(table(LEADING), "red lead alchemist", "blue pass")
    assert shut(record, 1).key == "undo-shown"


def test_claim_shows_a_card() -> None:
    """Claiming or taking the favour shows that the card is there."""
    for answer in ("claim", "favour"):
        assert shut(play(table(LEADING), "red lead witch", f"blue {answer}"), 1).key == "undo-shown"


def test_nothing_to_undo() -> None:
    """A seat without a move has nothing to take back."""
    assert shut(table(LEADING), 0).key == "undo-nothing"


def test_only_forced_moves_are_nothing() -> None:
    """A seat that had no choice has nothing to take back."""
    poor = {"red": {"hand": ["witch"], "red": 0}}
    record = table({**LEADING, "players": poor,
                    "agenda": ["NextRound", {"BrewCauldron": {"seat": "red", "stack": "iron", "surcharge": 0}}]})
    assert shut(play(record, "red decline"), 0).key == "undo-nothing"


def choosing() -> Record:
    return play(table(CHOOSING), "red choose alchemist", "yellow choose wolf-keeper", "red choose witch",
                "blue choose assistant")


def test_open_ballot_undoes_own_picks_only() -> None:
    """In an open ballot a seat takes back its own last pick, whatever the others did since."""
    record = choosing()
    assert record.undo(0) == 1
    assert (hand(record.state, "red"), hand(record.state, "blue")) == (["alchemist"], ["assistant"])
    assert record.undo(0) == 1
    assert hand(record.state, "red") == []
    assert hand(record.state, "yellow") == ["wolf-keeper"]
    assert not record.can_undo(0)
    assert record.can_undo(1)


def test_undone_pick_leaves_no_trace() -> None:
    """A pick taken back and made otherwise is as if it had been made so at once."""
    record = choosing()
    record.undo(0)
    play(record, "red choose druid")
    straight = play(table(CHOOSING), "red choose alchemist", "red choose druid", "blue choose assistant",
                    "yellow choose wolf-keeper")
    assert record.text() == straight.text()


FIVE = [f"choose {role}" for role in ROLES[:5]]


def chosen(record: Record, *seats: str) -> Record:
    return play(record, *(f"{seat} {pick}" for seat in seats for pick in FIVE))


def test_sealed_answer_can_be_changed_until_all_have_chosen() -> None:
    """Until the last has chosen, who is done may change its mind (3.1)."""
    record = chosen(table(CHOOSING), "blue", "red")
    assert record.undo(1) == 1
    decision = record.state.decision()
    assert decision is not None
    assert decision.waiting == [1, 2]


def test_closed_ballot_is_sealed() -> None:
    """Once all have chosen nobody goes back into the ballot."""
    record = chosen(table(CHOOSING), "yellow", "blue", "red")
    assert shut(record, 2).key == "undo-sealed"
    for seat in (0, 1):
        assert shut(record, seat).key in ("undo-sealed", "undo-other")


def test_notes_of_a_choice_go_with_it() -> None:
    """What happened by a choice that was taken back has not happened."""
    record = play(table(LEADING), "red lead witch", "blue claim", "yellow pass")
    before = [(number, BREW.notes.name(note)) for number, note in record.notes(0)]
    assert before == [(1, "leads"), (2, "claims"), (3, "passes"), (3, "full")]
    play(record, "blue brew iron-1")
    record.undo(1)
    assert [(number, BREW.notes.name(note)) for number, note in record.notes(0)] == before


def test_undo_from_a_loaded_record() -> None:
    """The way back is computed from the record: it is the same after loading."""
    record = play(choosing(), "blue choose druid")
    again = Record.loads(record.text())
    for seat in range(3):
        assert again.can_undo(seat) == record.can_undo(seat)
    again.undo(1)
    record.undo(1)
    assert again.text() == record.text()


def test_start_position_is_kept() -> None:
    """Undo never goes behind the position from which the game started."""
    record = play(table(LEADING), "red lead witch", "blue claim", "yellow pass", "blue brew iron-1")
    start: Any = json.loads(record.start or "")
    record.undo(1)
    assert json.loads(record.start or "") == start == LEADING
