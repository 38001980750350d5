"""`benchmarks.peers` in small: it runs with what is installed, names what is not, and writes what it found."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from coven.library import games
from coven.words import words

pytest.importorskip("numpy")

from benchmarks import peers

OWN = [words("en", game_id)("game-title") for game_id in games()]


@pytest.mark.slow
def test_peers_in_small(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Our games and the peers that are here have rows; one that is missing is named and left out."""
    monkeypatch.setattr(peers, "PEERS", [*peers.PEERS, ("no_such_library", "Nobody's chess", dict)])
    found = peers.main(["--seconds", "0.01", "--json", str(tmp_path / "p.json"), "--plot", str(tmp_path / "p.png")])
    here = [title for library, title, _ in peers.PEERS if importlib.util.find_spec(library)]
    assert list(found) == [*OWN, *here]
    assert all({"own", "python", "observed", "copies"} <= found[title].keys() for title in OWN)
    assert all(value > 0 for row in found.values() for value in row.values())
    assert "left out: Nobody's chess" in capsys.readouterr().out
    assert json.loads((tmp_path / "p.json").read_text("utf-8"))["rates"] == found
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")


def test_ratios_are_ours_over_theirs() -> None:
    """The slowest and the fastest of ours, in the same column only."""
    found = {"a": {"own": 10.0, "copies": 3.0}, "b": {"own": 30.0}, "peer": {"own": 5.0, "observed": 1.0}}
    assert peers.ratios(found, ["a", "b"]) == {"peer": {"own": (2.0, 6.0)}}
