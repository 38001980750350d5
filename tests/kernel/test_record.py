"""Records: what is written is read back, and whatever is wrong is refused with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.kernel.errors import BadInput, CovenError, IllegalMove
from coven.library import Record
from tests.kernel.tables import BREW, LEADING, play, random_record, sealed, table

RECORD = random_record(3, 40, 1, ("Esme Weatherwax", "Gytha  Ogg", "Маграт"))
TEXT = RECORD.text()
LINES = TEXT.splitlines(keepends=True)


def refused(text: str) -> BadInput:
    """The error that a wrong record gives: always one of ours, with a line."""
    with pytest.raises(BadInput) as caught:
        Record.loads(text, "game.txt")
    assert caught.value.facts.get("where") == "game.txt", caught.value.key
    assert 1 <= int(str(caught.value.facts["line"])) <= text.count("\n") + 1
    return caught.value


def test_text_reads_back() -> None:
    """A record in the middle of a game reads back: moves, names, options, state."""
    again = Record.loads(TEXT)
    assert again.entries == RECORD.entries
    assert again.players == ("Esme Weatherwax", "Gytha Ogg", "Маграт")
    assert again.options == RECORD.options
    assert again.state.position() == RECORD.state.position()
    assert again.text() == TEXT
    again.verify()


def test_sealed_makes_the_very_hashes() -> None:
    """The tests' own forger knows the format: what it seals unchanged is the record."""
    assert sealed(TEXT) == TEXT


def test_record_from_a_position() -> None:
    """A record that starts from a position carries it along."""
    record = play(table(LEADING), "red lead witch", "blue claim")
    again = Record.loads(record.text())
    assert again.start == record.start
    assert again.state.position() == record.state.position()


@pytest.mark.parametrize("count", range(len(LINES)))
def test_cut_after_any_line(count: int) -> None:
    """A record that stops early is refused, in the middle of a line too."""
    assert refused("".join(LINES[:count])).key in ("record-cut", "record-not-one")
    refused("".join(LINES[:count]) + LINES[count][:-1])
    refused("".join(LINES[:count]) + LINES[count][: len(LINES[count]) // 2])


def test_line_left_out() -> None:
    """A record without any one of its lines is refused."""
    for i in range(len(LINES)):
        refused("".join(LINES[:i] + LINES[i + 1 :]))


def test_two_lines_exchanged() -> None:
    """Two lines in the wrong order are refused."""
    for i in range(1, len(LINES) - 1):
        refused("".join([*LINES[:i], LINES[i + 1], LINES[i], *LINES[i + 2 :]]))


@pytest.mark.parametrize("char", ["x", "0", " ", "\n", "#", "é"])
def test_changed_character(char: str) -> None:
    """A record with any one character changed is refused, and names a line not far behind."""
    header = next(i for i, line in enumerate(LINES, 1) if line.startswith("moves"))
    for at in range(ord(char) % 5, len(TEXT), 5):
        if TEXT[at] != char:
            line = int(str(refused(TEXT[:at] + char + TEXT[at + 1 :]).facts["line"]))
            damaged = TEXT.count("\n", 0, at) + 1
            assert line in (damaged, damaged + 1) or line <= header


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_any_character_anywhere(at: int, char: str) -> None:
    """No character in any place gives anything but a clean refusal."""
    if TEXT[at] != char:
        refused(TEXT[:at] + char + TEXT[at + 1 :])


@given(st.integers(0, len(TEXT) - 1), st.integers(1, 40))
def test_piece_left_out(at: int, size: int) -> None:
    """A record with a piece missing anywhere is refused."""
    refused(TEXT[:at] + TEXT[at + size :])


@pytest.mark.parametrize("text", ["", "\n", "hello", "coven record", "coven record x\n", "coven record ²\n",
                                  "PK\x03\x04\n\n", "{}\n", "\0" * 99])
def test_garbage_is_no_record(text: str) -> None:
    """What is no record at all is called so."""
    assert refused(text).key in ("record-not-one", "record-cut")


def test_newer_format() -> None:
    """A record of a later Coven is refused as newer, not as damaged."""
    error = refused(sealed(TEXT.replace("coven record 1", "coven record 2", 1)))
    assert (error.key, error.facts["line"]) == ("record-newer", "1")


def forged(old: str, new: str) -> str:
    """A record with one place changed and all hashes made right."""
    assert old in TEXT
    return sealed(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(("old", "new", "key"), [
    ("rules 1\n", "rules 2\n", "record-rules"),
    ("rules 1\n", "rules one\n", "record-header"),
    (BREW.digest, "0" * 16, "record-edition"),
    ("seats 3\n", "", "record-header-missing"),
    ("seats 3\n", "seats three\n", "record-header"),
    ("seats 3\n", "seats 3\nseats 4\n", "record-header"),
    ("seats 3\n", "seats 3\nchairs 3\n", "record-header"),
    ("option max_sets 30", "option max_sets {", "record-header"),
    ("\n1 chance", "\n2 chance", "record-line"),
    ("\n1 chance", "\n1 nobody", "record-line"),
    ("\n1 chance first", "\n1 chance frist", "record-move"),
    ("\n1 chance first", "\n1 red first", "record-move"),
    ("unfinished", "ravens", "record-end"),
    ("end 40", "end 41", "record-end"),
])
def test_forged_record(old: str, new: str, key: str) -> None:
    """A record whose hashes are right but whose contents are not is refused for what is wrong."""
    assert refused(forged(old, new)).key == key


@pytest.mark.parametrize(("old", "new", "key"), [
    ("game witchs_brew", "game witch_brew", "game-unknown"),
    ("edition standard", "edition deluxe", "edition-unknown"),
    ("seats 3\n", "seats 6\n", "seats-count"),
    ("option max_sets 30", "option max_set 30", "option-unknown"),
    ("option max_sets 30", "option max_sets 31", "option-number"),
])
def test_forged_header(old: str, new: str, key: str) -> None:
    """A header that names something unknown is refused by that name."""
    with pytest.raises(BadInput) as caught:
        Record.loads(forged(old, new))
    reason = caught.value.facts["reason"]
    assert caught.value.key == "record-start"
    assert isinstance(reason, BadInput)
    assert reason.key == key


@pytest.mark.parametrize(("old", "new"), [
    ("seats 3\n", "seats ²\n"),
    ("rules 1\n", "rules ²\n"),
    ("seats 3\n", "seats 3\nstart {nonsense\n"),
    ("seats 3\n", "seats 3\nstart []\n"),
    ("seats 3\n", "seats 3\nfacts {nonsense\n"),
    ("seats 3\n", "seats 3\nfacts []\n"),
    pytest.param("option max_sets 30", "option max_sets " + "9" * 5000, id="digits"),
    pytest.param("option max_sets 30", "option max_sets " + "[" * 100000, id="brackets"),
])
def test_forged_header_never_breaks_the_reader(old: str, new: str) -> None:
    """Whatever a header says, the reader answers with an error of ours."""
    with pytest.raises(CovenError):
        Record.loads(forged(old, new))


def test_record_of_an_unpaired_surrogate() -> None:
    """Text that cannot be written as UTF-8 is refused, not crashed upon."""
    refused(TEXT.replace("Gytha", "Gyth\ud800"))


def test_record_names_no_file_to_read() -> None:
    """The edition of a record is a name: a path in its place is not opened."""
    with pytest.raises(BadInput) as caught:
        Record.loads(forged("edition standard", "edition /tmp/any.yaml"))
    reason = caught.value.facts["reason"]
    assert isinstance(reason, BadInput)
    assert reason.key == "edition-unknown"


def test_lines_after_the_end() -> None:
    """Nothing may follow the end but empty lines."""
    assert refused(TEXT + "41 red pass\n").key == "record-after-end"
    assert Record.loads(TEXT + "\n\n").text() == TEXT


def test_moves_after_the_end() -> None:
    """A move after the game is over is refused, in play and in a record."""
    whole = random_record(3, 10**6, 1)
    with pytest.raises(IllegalMove) as over:
        whole.play(0, 0)
    assert over.value.key == "game-over"
    body, _, _ = whole.text().rpartition("\nend ")
    count = len(whole) + 1
    error = refused(sealed(f"{body}\n{count} red pass #0\nend {count} ravens #0\n"))
    assert error.key == "record-move"
    assert isinstance(reason := error.facts["reason"], CovenError)
    assert reason.key == "game-over"


def test_play_needs_a_seat_in_a_ballot() -> None:
    """Where several seats wait, a move without a seat is refused."""
    record = random_record(3, 2, 1)
    with pytest.raises(IllegalMove) as caught:
        record.play(0)
    assert caught.value.key == "seat-needed"


def test_names_cannot_break_the_text() -> None:
    """A player's name is one line, whatever it was."""
    record = Record(BREW, 3, players=("a\nmoves #0\nb", "\u2028x\r", " "))
    assert Record.loads(record.text()).players == ("a moves #0 b", "x", "")
