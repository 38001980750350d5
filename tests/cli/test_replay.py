"""`coven replay` and `coven verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.library import Record
from tests.cli.command import SAY, Command, finished, moves_of, refused, unfinished


def test_verify(coven: Command, tmp_path: Path) -> None:
    path = finished(tmp_path)
    count = len(moves_of(path))
    assert coven("verify", path.name).out.strip() == SAY("verify-good", file=path.name, moves=count, over="yes")
    assert coven("verify", path.name, "--json").json == {
        "file": path.name, "game": "witchs_brew", "moves": count, "ending": "ravens", "good": True}


def test_verify_unfinished(coven: Command, tmp_path: Path) -> None:
    path = unfinished(tmp_path, 40)
    assert coven("verify", path.name).out.strip() == SAY("verify-good", file=path.name, moves=40, over="no")
    assert coven("verify", path.name, "--json").json["ending"] is None


def numbered(out: str) -> list[str]:
    """The lines of a replay that are moves."""
    return [line.strip() for line in out.splitlines() if line[:4].strip().isdigit() and ": " in line]


def test_all_cards_open(coven: Command, tmp_path: Path) -> None:
    """Without a seat every move is told, and every hand is shown."""
    path = unfinished(tmp_path, 60)
    out = coven("replay", path.name).out
    told = numbered(out)[:60]
    assert [line.split(": ", 1)[1] for line in told] == [move.split(" ", 1)[1] for move in moves_of(path)]
    record = Record.load(path)
    for seat in range(3):
        for role in record.state.view(seat)["players"][record.state.seat_name(seat)]["hand"]:
            assert SAY(f"role-{role}") in out
    assert SAY("replay-hidden") not in out


@pytest.mark.parametrize("moves", [40, 60], ids=["between ballots", "in a ballot"])
@pytest.mark.parametrize("seat", ["red", "blue", "yellow", "spectator"])
def test_seat_sees_its_own_picks_only(coven: Command, tmp_path: Path, seat: str, moves: int) -> None:
    """What others chose in secret stays hidden, and how far they are with an open ballot too; the rest is told."""
    path = unfinished(tmp_path, moves)
    record = Record.load(path)
    known = record.history(None if seat == "spectator" else record.game.seat_domain.index[seat])
    out = coven("replay", path.name, "--seat", seat).out
    hidden = SAY("replay-hidden")
    told = [line.split(": ", 1)[1] for line in numbered(out.split(SAY("game-title"))[0])]
    expected = [hidden if text is None else text for _, text in known]
    assert told == expected + expected[-5:], "every move, and the last few once more above the table"
    for maker, text in known:
        assert text is not None or record.state.seat_name(maker) != seat
    assert hidden in out


@pytest.mark.parametrize("seat", ["red", "blue", "yellow", "spectator"])
def test_seat_is_not_shown_others_hands(coven: Command, tmp_path: Path, seat: str) -> None:
    """The picture from a seat is the view of that seat, and nothing else."""
    path = unfinished(tmp_path, 60)
    record = Record.load(path)
    number = None if seat == "spectator" else record.game.seat_domain.index[seat]
    shown = coven("replay", path.name, "--seat", seat, "--json").json
    assert shown["view"] == record.state.view(number)
    assert [(row["seat"], row["move"]) for row in shown["history"]] == record.history(number)
    out = coven("replay", path.name, "--seat", seat).out
    for other in range(3):
        if other != number:
            name = record.players[other]
            assert SAY("replay-hand", name=name, cards="") .strip() not in out


def test_one_moment(coven: Command, tmp_path: Path) -> None:
    """`--at` shows the table after so many moves, and the last few moves before it."""
    path = unfinished(tmp_path, 60)
    record = Record.load(path)
    shown = coven("replay", path.name, "--at", "30", "--json").json
    assert (shown["move"], shown["moves"]) == (30, 60)
    assert shown["view"] == record.replay(30).view(None)
    assert len(shown["history"]) == 30
    assert all(row["move"] for row in shown["history"])
    assert [line.split()[0] for line in numbered(coven("replay", path.name, "--at", "30").out)] == [
        "26", "27", "28", "29", "30"]
    assert coven("replay", path.name, "--at", "0").code == 0


def test_end_shows_the_standings(coven: Command, tmp_path: Path) -> None:
    path = finished(tmp_path)
    record = Record.load(path)
    out = coven("replay", path.name).out
    assert SAY("end-title", ending=SAY("ending-ravens")) in out
    assert all(str(standing.score) in out for standing in record.state.standings())
    assert SAY("end-place") not in coven("replay", path.name, "--at", "100").out


@pytest.mark.parametrize(("arguments", "named"), [
    (("--at", "61"), ("61", "60")), (("--at", "-1"), ("-1", "60")),
    (("--seat", "green"), ("green", "red, blue, yellow")), (("--seat", "Anna"), ("Anna", "spectator")),
])
def test_bad_place(coven: Command, tmp_path: Path, arguments: tuple[str, ...], named: tuple[str, ...]) -> None:
    message = refused(coven("replay", unfinished(tmp_path, 60).name, *arguments))
    assert all(part in message for part in named)


# Step by step, at a terminal

def places(coven: Command, path: Path, typed: str) -> list[int]:
    """The move numbers that a walk through a record stops at."""
    run = coven("replay", path.name, stdin=typed, is_terminal=True)
    assert run.code == 0
    return [at for line in run.out.splitlines() for at in range(61)
            if line.startswith(SAY("replay-commands", at=at, last=60))]


def test_steps(coven: Command, tmp_path: Path) -> None:
    """Enter goes on, b goes back, a number goes there, e to the end, q stops."""
    path = unfinished(tmp_path, 60)
    assert places(coven, path, "\n\nb\n40\n\ne\n\nb\nq\nx\n") == [0, 1, 2, 1, 40, 41, 60, 60, 59]
    assert places(coven, path, "b\n999\n") == [0, 0, 60]


def test_odd_number(coven: Command, tmp_path: Path) -> None:
    """Not everything that looks like a digit is a number."""
    assert places(coven, unfinished(tmp_path, 60), "²\n") == [0, 1]
