"""Notes: what happened, who may know, how often."""

from __future__ import annotations

from coven.kernel.agenda import EVERYBODY, SPECTATOR
from coven.kernel.facts import Facts
from coven.kernel.moves import Domain
from coven.kernel.notes import Note, NoteKinds
from coven.kernel.record import Record
from tests.example.pebbles import EDITION, Pebbles
from tests.kernel.tables import BREW, LEADING, play, table

SEATS = Domain("seat", ["red", "blue"])
PEBBLES = Pebbles(Facts.of(EDITION, "pebbles"))


def kinds() -> NoteKinds:
    made = NoteKinds()
    assert made.kind("round", []) == 0
    assert made.kind("wins", [("seat", SEATS), ("amount", None)], counted=True) == 1
    assert made.kind("pays", [("amount", None), ("seat", SEATS)]) == 2
    return made


def test_facts_by_name_in_words() -> None:
    """A fact with a domain is told in its word, one without as a number, and no more than the kind has."""
    made = kinds()
    assert made.facts(Note(1, 1, 7, 0, EVERYBODY)) == {"seat": "blue", "amount": 7}
    assert made.facts(Note(2, 7, 1, 9, EVERYBODY)) == {"amount": 7, "seat": "blue"}
    assert made.facts(Note(0, 1, 2, 3, EVERYBODY)) == {}
    assert made.name(Note(2, 0, 0, 0, EVERYBODY)) == "pays"


def test_counts_have_a_place_for_each_first_word() -> None:
    """A counted kind is counted by the word of its first fact, zeros included; the others are not counted."""
    made = kinds()
    assert made.counts == 2
    assert made.reached([0, 2]) == {"wins": {"red": 0, "blue": 2}}


def test_game_tells_what_happened() -> None:
    """A claim is told with its role, its seat and the seat it was taken from."""
    record = table(LEADING)
    notes: list[Note] = []
    counts = [0] * int(BREW.notes.counts)
    record.state.listen(notes, counts)
    play(record, "red lead witch", "blue claim")
    assert [(BREW.notes.name(note), BREW.notes.facts(note)) for note in notes] == [
        ("leads", {"role": "witch", "seat": "red"}),
        ("claims", {"role": "witch", "seat": "blue", "beaten": "red"}),
    ]
    reached = BREW.notes.reached(counts)
    assert sum(counts) == sum(sum(row.values()) for row in reached.values())


def test_only_counted_kinds_are_counted() -> None:
    """A number in a kind that is not counted harms no count."""
    box = Pebbles(Facts.of(EDITION, "pebbles"))
    box.notes = kinds()
    state = box.setup(2)
    counts = [0] * int(box.notes.counts)
    state.listen(None, counts)
    state.tell(2, 9, 1)
    state.tell(0)
    state.tell(1, 1, 5)
    assert counts == [0, 1]


def test_private_note_has_its_audience() -> None:
    """What only one seat may know is told to that seat only."""
    state = PEBBLES.setup(2)
    notes: list[Note] = []
    state.listen(notes)
    state.apply(PEBBLES.moves.parse("draw amber"))
    assert notes[0].audience == 1 << 0
    assert not notes[0].audience >> SPECTATOR & 1
    assert EVERYBODY >> SPECTATOR & 1


def test_notes_of_a_record_are_for_a_seat() -> None:
    """A seat hears of its own draws, a spectator of none."""
    record = Record(PEBBLES, 2)
    for text in ("draw amber", "draw white", "draw grey"):
        record.play(PEBBLES.moves.parse(text))
    assert [number for number, _ in record.notes(0)] == [1, 2]
    assert [PEBBLES.notes.facts(note) for _, note in record.notes(1)] == [{"pebble": "grey", "seat": "blue"}]
    assert record.notes(None) == []


def test_silence_unless_somebody_listens() -> None:
    """Without a listener nothing is collected; listening can be stopped."""
    record = table(LEADING)
    notes: list[Note] = []
    record.state.listen(notes)
    record.state.listen(None)
    assert not record.state.listening
    play(record, "red lead witch")
    assert notes == []
