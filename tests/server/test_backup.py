"""`coven export` and `coven import`: tables go from one database to another, and the links work there too."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from coven import BadInput
from coven.cli.main import main
from coven.server import backup
from coven.server.store import Store
from tests.server.site import Person, Site


def looks(site: Site, table: Any) -> list[dict[str, Any]]:
    return [Person(site, table.id, token).look() for token in table.opened["seats"].values()]


def test_tables_move_to_another_database(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.jsonl"
    with Site(database) as site:
        tables = [site.open(), site.open("ankh_morpork", 2), site.open("broom_service", 2, start=False)]
        tables[1].play_to_the_end()
        for _ in range(4):
            tables[0]["red"].play()
        tables[0]["red"].do("note", text="mine")
        before = [looks(site, table) for table in tables]
        # Also while the server runs.
        assert main(["export", str(file), "--database", database, "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("3 tables written to ")
    assert file.stat().st_mode & 0o77 == 0
    other = f"sqlite:///{tmp_path}/other.db"
    for came, there in ((3, 0), (0, 3)):
        assert main(["import", str(file), "--database", other, "--lang", "en"]) == 0
        assert capsys.readouterr().out == f"{came} tables brought back; {there} were there already.\n"
    with Site(other) as site:
        assert [looks(site, table) for table in tables] == before
        assert Person(site, tables[0].id, tables[0].opened["seats"]["red"]).get("/desk").json()["note"] == "mine"
        Person(site, tables[0].id, tables[0].opened["seats"]["blue"]).play()


def test_one_table_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = f"sqlite:///{tmp_path}/one.db", tmp_path / "one.jsonl"
    with Site(database) as site:
        table, _ = site.open(), site.open()
    assert main(["export", str(file), "--database", database, "--table", table.id, "--lang", "en"]) == 0
    assert [json.loads(line).get("tables", [{}])[0].get("id") for line in file.read_text().splitlines()] == [
        None, table.id]
    assert main(["export", str(file), "--database", database, "--table", "nothing", "--lang", "en"]) == 2
    assert "There is no table nothing" in capsys.readouterr().err


def changed(line: str, change: Any) -> str:
    found = json.loads(line)
    change(found)
    return json.dumps(found)


@pytest.mark.parametrize(("change", "key"), [
    (lambda found: found["events"][3].update(facts="{}"), "backup-table"),
    (lambda found: found["events"].pop(), "backup-table"),
    (lambda found: found["events"][2].update(chain="0" * 64), "backup-table"),
    (lambda found: found["tables"][0].update(digest="0" * 16), "backup-table"),
    (lambda found: found["tables"][0].update(secret="zz"), "backup-line"),
    (lambda found: found.pop("keys"), "backup-line"),
    (lambda found: found["keys"][0].pop("role"), "backup-line")])
def test_damaged_backups_bring_nothing(tmp_path: Path, change: Any, key: str) -> None:
    with Site(f"sqlite:///{tmp_path}/x.db") as site:
        site.open()
    file = tmp_path / "x.jsonl"
    main(["export", str(file), "--database", f"sqlite:///{tmp_path}/x.db", "--lang", "en"])
    first, line = file.read_text().splitlines()

    async def bring() -> None:
        store = Store(f"sqlite:///{tmp_path}/y.db")
        await store.open()
        try:
            with pytest.raises(BadInput) as error:
                await backup.restore(store, [first, changed(line, change)], "x.jsonl", lambda: None)
            assert error.value.key == key
            assert await store.count() == 0
        finally:
            await store.close()

    asyncio.run(bring())


@pytest.mark.parametrize("text", ["", "nonsense", '{"coven": "record 1"}'])
def test_other_files_are_no_backups(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.txt"
    file.write_text(text)
    assert main(["import", str(file), "--database", f"sqlite:///{tmp_path}/z.db", "--lang", "en"]) == 2
    assert "is not a backup of tables" in capsys.readouterr().err


def test_databases_that_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    for url, words in (("mysql://x/y", "A database is sqlite:///FILE or postgresql://"),
                       ("sqlite:////nowhere/at/all/x.db", "cannot be opened"),
                       ("postgresql://coven:secret@127.0.0.1:1/x", "cannot be opened"), (":::", "A database is")):
        assert main(["export", "/tmp/never.jsonl", "--database", url, "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert words in said
        assert "secret" not in said


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_database_that_cannot_be_opened_is_called_as_it_was_written(capsys: pytest.CaptureFixture[str]) -> None:
    # Several times: a thread that the driver left behind once said something of its own in every other try.
    for _ in range(8):
        assert main(["export", "/tmp/never.jsonl", "--database", "sqlite:////nowhere/x.db", "--lang", "en"]) == 2
        assert capsys.readouterr().err == (
            "The database sqlite:////nowhere/x.db cannot be opened: OperationalError: unable to open database file.\n")
