"""`benchmarks.peers` in small: it runs with what is installed, names what is not, and writes what it found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import peers
from coven.library import games
from coven.words import words

OWN = [words("en", game_id)("game-title") for game_id in games()]


@pytest.mark.slow
def test_peers_in_small(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Our games and the peers that are here have rows; one that is missing is named and left out."""
    def nobody() -> peers.Row:
        raise ModuleNotFoundError("no_such_library")

    monkeypatch.setattr(peers, "PEERS", [*peers.PEERS, ("Nobody's chess", nobody)])
    found = peers.main(["--seconds", "0.01", "--json", str(tmp_path / "p.json"), "--plot", str(tmp_path / "p.png")])
    told = capsys.readouterr().out
    assert list(found) == [*OWN, *(title for title, _ in peers.PEERS if f"left out: {title} (" not in told)]
    assert all({"own", "python", "observed", "copies"} <= found[title].keys() for title in OWN)
    assert all(value > 0 for row in found.values() for value in row.values())
    assert "left out: Nobody's chess (no_such_library)" in told
    assert json.loads((tmp_path / "p.json").read_text("utf-8"))["rates"] == found
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")


def test_ratios_are_ours_over_theirs() -> None:
    """The slowest and the fastest of ours, in the same column only."""
    found = {"a": {"own": 10.0, "copies": 3.0}, "b": {"own": 30.0}, "peer": {"own": 5.0, "observed": 1.0}}
    assert peers.ratios(found, ["a", "b"]) == {"peer": {"own": (2.0, 6.0)}}
