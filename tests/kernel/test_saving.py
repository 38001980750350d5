"""Saving writes beside the old file and renames: whatever fails, the old file is whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from coven.kernel.errors import BadInput
from coven.library import Record
from tests.kernel.tables import play, random_record

OLD = random_record(3, 10, 1)
NEW = random_record(3, 20, 1)


def no_room(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_saved_record_loads(tmp_path: Path) -> None:
    """What is saved is loaded, over an older file too, and nothing else is left in the folder."""
    path = tmp_path / "game.txt"
    OLD.save(path)
    NEW.save(str(path))
    assert Record.load(path).text() == NEW.text() == path.read_text("utf-8")
    assert [item.name for item in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_failing_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    """If the disk is full or the renaming fails, the old record is intact and nothing half written lies about."""
    path = tmp_path / "game.txt"
    OLD.save(path)
    monkeypatch.setattr(os, failing, no_room)
    with pytest.raises(BadInput) as caught:
        NEW.save(path)
    assert (caught.value.key, caught.value.facts["reason"]) == ("file-unwritable", "No space left on device")
    assert path.read_text("utf-8") == OLD.text()
    assert [item.name for item in tmp_path.iterdir()] == ["game.txt"]


def test_record_that_cannot_be_written(tmp_path: Path) -> None:
    """A name that no file can hold does not harm the old file."""
    path = tmp_path / "game.txt"
    OLD.save(path)
    broken = Record(OLD.game, 3, players=("\ud800",))
    with pytest.raises((BadInput, UnicodeEncodeError)):
        broken.save(path)
    assert path.read_text("utf-8") == OLD.text()
    assert [item.name for item in tmp_path.iterdir()] == ["game.txt"]


def test_saved_record_can_be_read_by_others(tmp_path: Path) -> None:
    """A saved record has the rights of any new file, not those of a secret one."""
    plain = tmp_path / "plain.txt"
    plain.write_text("x")
    OLD.save(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").stat().st_mode == plain.stat().st_mode


def test_no_such_folder(tmp_path: Path) -> None:
    """A folder that is not there is refused by name."""
    with pytest.raises(BadInput) as caught:
        OLD.save(tmp_path / "nowhere" / "game.txt")
    assert caught.value.key == "file-unwritable"


def test_unreadable_files(tmp_path: Path) -> None:
    """A missing file and a file that is no text are refused by name."""
    with pytest.raises(BadInput) as missing:
        Record.load(tmp_path / "nothing.txt")
    assert missing.value.key == "file-unreadable"
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadInput) as binary:
        Record.load(tmp_path / "picture.png")
    assert binary.value.key == "file-not-text"


def test_saved_in_the_middle_of_a_ballot(tmp_path: Path) -> None:
    """A game saved while some have chosen goes on where it was."""
    record = play(Record(OLD.game, 3), "chance first blue", "chance reveal copia",
                  "yellow choose witch", "red choose wolf-keeper", "yellow choose druid")
    record.save(tmp_path / "game.txt")
    again = Record.load(tmp_path / "game.txt")
    assert again.state.position() == record.state.position()
    assert play(again, "red choose wizard").text() == play(record, "red choose wizard").text()
