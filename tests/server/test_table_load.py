"""The load benchmark runs, small, and its numbers make sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import table_load


@pytest.mark.slow
def test_a_small_load(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_load, "WARM_UP", 0.2)
    found = table_load.main(["--tables", "4", "--pace", "0.2", "--ahead", "2", "--seconds", "2", "--rounds", "1",
                             "--people", "1", "--stored", "30", "--json", str(tmp_path / "load.json")])
    assert found["errors"] == 0
    assert found["acknowledged"] >= 4
    assert found["sockets"] == 16
    assert found["echo_p95_ms"] > 0
    assert 0 < found["other_p50_ms"] <= found["other_p95_ms"] <= found["other_p99_ms"]
    assert found["p95_over_echo"] == pytest.approx(found["other_p95_ms"] / found["echo_p95_ms"])
    assert found["stored"] == 30
    assert 0 < found["open_p50_ms"] <= found["open_p95_ms"]
    assert found["file_mb"] > 0.3
    assert "moves acknowledged" in capsys.readouterr().out
