"""`coven analyse`, `coven balance` and the datasets of `coven sim`."""

from __future__ import annotations

import importlib.util
import json
import shlex
from pathlib import Path

import pytest

import coven as package
from coven.library import Record, redeem
from tests.bots.test_analysis import BREW_RECORD, played
from tests.cli.command import SAY, Command, refused, spawn, standard, unfinished
from tests.cli.test_sim import timeless

PNG = b"\x89PNG\r\n\x1a\n"
BRIEF = ("--playouts", "2", "--moments", "5", "--worlds", "2")
SIM = ("sim", "witchs_brew", "--seats", "3", "--option", "max_sets=1", "--seed", "7")


# Analyse

def test_analysis_as_json(coven: Command, game_file: str) -> None:
    result = coven("analyse", game_file, *BRIEF, "--json").json
    assert result.keys() >= {"file", "game", "edition", "players", "moves", "ending", "seats", "chances", "draws",
                             "turning_points", "decisions", "playouts", "worlds", "seed", "compiled", "seconds"}
    assert (result["game"], result["moves"], result["ending"]) == ("witchs_brew", len(BREW_RECORD), "max-sets")
    assert result["decisions"][0]["options"]
    assert coven("analyse", game_file, *BRIEF[:4], "--worlds", "0", "--json").json["decisions"] == []


def test_analysis_for_people(coven: Command, game_file: str) -> None:
    """Who had luck, what turned the game, which decisions cost most, and what the numbers mean."""
    run = coven("analyse", game_file, "--playouts", "20", "--moments", "12", "--worlds", "2")
    assert run.code == 0, run.err
    for text in (SAY("seat-red"), SAY("analysis-turning"), SAY("analysis-decisions"), SAY("analysis-means")):
        assert text in run.out
    assert f"move {len(BREW_RECORD)} (Blue: decline): Red from" in run.out


@pytest.mark.slow
def test_analysis_does_not_depend_on_the_jobs(coven: Command, game_file: str, tmp_path: Path) -> None:
    arguments = ("analyse", game_file, *BRIEF, "--json")
    two = spawn(*arguments, "--jobs", "2", folder=tmp_path)
    assert two.code == 0, two.err
    assert timeless(two.json) == timeless(coven(*arguments).json)


@pytest.mark.slow
def test_pictures(coven: Command, game_file: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert coven("analyse", game_file, *BRIEF, "--plot", "analysis.png").code == 0
    assert coven("balance", "witchs_brew", "--seats", "3", "--option", "max_sets=1", "--games", "4", "--plot",
                 "balance.png").code == 0
    for name in ("analysis.png", "balance.png"):
        assert (tmp_path / name).read_bytes().startswith(PNG)


def test_an_unfinished_game_is_not_analysed(coven: Command, tmp_path: Path) -> None:
    assert "60" in refused(coven("analyse", str(unfinished(tmp_path))))


@pytest.mark.parametrize("name", ["--playouts", "--moments", "--jobs"])
def test_nothing_less_than_one(coven: Command, game_file: str, name: str) -> None:
    assert name in refused(coven("analyse", game_file, name, "0"))


@pytest.mark.parametrize("worlds", ["1", "-1"])
def test_one_world_tells_no_error(coven: Command, game_file: str, worlds: str) -> None:
    assert "--worlds" in refused(coven("analyse", game_file, "--worlds", worlds))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(2, {"mode": "cooperative"}), (1, {})])
def test_what_is_won_together_has_no_luck(coven: Command, tmp_path: Path, seats: int, options: dict[str, str]) -> None:
    """The estimate of such a game is no chance to win, so its changes are not told as one."""
    pytest.importorskip("matplotlib")
    (tmp_path / "lancre.txt").write_text(played(package.game("the_witches"), seats, options).text(), "utf-8")
    arguments = ("analyse", "lancre.txt", "--playouts", "2", "--moments", "5", "--worlds", "2")
    result = coven(*arguments, "--json").json
    assert result["together"]
    assert {row["luck"] for row in result["seats"]} == {None}
    run = coven(*arguments, "--plot", "lancre.png")
    assert SAY("analysis-together") in run.out
    assert SAY("analysis-better") in run.out
    assert SAY("analysis-means") not in run.out
    assert (tmp_path / "lancre.png").read_bytes().startswith(PNG)


# Balance

def test_balance_as_json_and_for_people(coven: Command) -> None:
    arguments = ("balance", "witchs_brew", "--seats", "3", "--option", "max_sets=1", "--games", "12")
    result = coven(*arguments, "--json").json
    assert (result["games"], result["seats"], result["bots"]) == (12, 3, ["greedy"] * 3)
    assert [row["seat"] for row in result["by_seat"]] == ["red", "blue", "yellow"]
    run = coven(*arguments)
    assert SAY("role-witch") in run.out
    assert SAY("kind-claims") in run.out
    long = coven(*arguments[:4], "--games", "4")
    assert f"\n{SAY('balance-between', count=4)}" in long.out, "the middle of a long list is left out, and says so"
    assert SAY("balance-means") in run.out


@pytest.mark.slow
def test_balance_does_not_depend_on_the_jobs(coven: Command) -> None:
    arguments = ("balance", "ankh_morpork", "--seats", "2", "--games", "12", "--json")
    two = spawn(*arguments, "--jobs", "2")
    assert two.code == 0, two.err
    assert timeless(two.json) == timeless(coven(*arguments).json)


# Datasets

def test_games_as_a_dataset(coven: Command, tmp_path: Path) -> None:
    """The same games as without it, read by DuckDB and by pandas."""
    duckdb, pandas = pytest.importorskip("duckdb"), pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    result = coven(*SIM, "--games", "300", "--out", "games.parquet", "--json").json
    plain = coven(*SIM, "--games", "300", "--json").json
    assert {**result, **dict.fromkeys(("seconds", "cpu_seconds", "decisions_per_cpu_second"))} == \
        {**plain, **dict.fromkeys(("seconds", "cpu_seconds", "decisions_per_cpu_second"))}
    table = pandas.read_parquet(tmp_path / "games.parquet")
    assert list(table.columns) == ["game", "decisions", "ending", "score_red", "score_blue", "score_yellow", "win_red",
                                   "win_blue", "win_yellow"]
    assert list(table["game"]) == list(range(300))
    assert table["win_red"].mean() == pytest.approx(result["win_rate_by_seat"][0], abs=1e-5)
    found = duckdb.sql(f"select count(*), sum(decisions) from '{tmp_path}/games.parquet'").fetchall()
    assert found == [(300, result["decisions"])]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.parquet", "games.parquet.md"]


@pytest.mark.parametrize("bots", ["random", "greedy,random,random"])
def test_decisions_as_a_dataset_replay_the_games(coven: Command, tmp_path: Path, bots: str) -> None:
    """One row for each move, chance included: together they are the game, and end as the run says."""
    duckdb = pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    result = coven(*SIM, "--games", "6", "--bots", bots, "--rows", "decisions", "--out", "moves.parquet", "--json").json
    rows = duckdb.sql(f"select * from '{tmp_path}/moves.parquet'").fetchall()
    names = [column[0] for column in duckdb.sql(f"describe select * from '{tmp_path}/moves.parquet'").fetchall()]
    told = [dict(zip(names, row, strict=True)) for row in rows]
    assert sum(row["seat"] != "chance" for row in told) == result["decisions"]
    wins = [0.0] * 3
    game = package.game("witchs_brew")
    for number in range(6):
        record = Record(game, 3, {"max_sets": 1})
        for row in [row for row in told if row["game"] == number]:
            seat = -1 if row["seat"] == "chance" else game.seat_domain.words.index(row["seat"])
            assert row["number"] == len(record) + 1
            assert row["score_red"] == record.state.score(0)
            assert row["bot"] == (None if seat < 0 else result["bots"][seat])
            if seat >= 0:
                assert row["options"] == [game.moves.text(move) for move in record.state.options(seat)]
            record.play(game.moves.parse(row["move"]), seat)
        assert [row[f"win_{word}"] for word in ("red", "blue", "yellow")] == record.state.win_shares()
        wins = [a + b for a, b in zip(wins, record.state.win_shares(), strict=True)]
    assert [round(won / 6, 6) for won in wins] == result["win_rate_by_seat"]


@pytest.mark.slow
def test_datasets_do_not_depend_on_the_jobs(coven: Command, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    arguments = (*SIM, "--games", "9", "--bots", "greedy", "--rows", "decisions", "--json")
    assert coven(*arguments, "--out", "one.parquet").code == 0
    two = spawn(*arguments, "--out", "two.parquet", "--jobs", "2", folder=tmp_path)
    assert two.code == 0, two.err
    one, other = (parquet.read_table(tmp_path / name) for name in ("one.parquet", "two.parquet"))
    assert one.equals(other)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_data_card_tells_every_field_and_the_way_back(coven: Command, tmp_path: Path, lang: str) -> None:
    """Its command, run again, makes the same rows."""
    parquet = pytest.importorskip("pyarrow.parquet")
    coven(*SIM, "--games", "4", "--bots", "greedy", "--rows", "decisions", "--out", "a.parquet", "--lang", lang)
    card = (tmp_path / "a.parquet.md").read_text("utf-8")
    table = parquet.read_table(tmp_path / "a.parquet")
    facts = json.loads(table.schema.metadata[b"coven"])
    for name in table.schema.names:
        assert f"| `{name}` |" in card
    for value in (facts["command"], package.game("witchs_brew").digest, package.__version__, "Apache-2.0", "`7`"):
        assert value in card
    assert "data-" not in card, "every word is there"
    assert coven(*shlex.split(facts["command"].replace("a.parquet", "b.parquet"))[1:]).code == 0
    assert parquet.read_table(tmp_path / "b.parquet").equals(table)


def test_an_edition_of_ones_own_goes_with_its_games(coven: Command, tmp_path: Path) -> None:
    """The card names its file, and the dataset has its facts, from which the games can be rebuilt."""
    parquet = pytest.importorskip("pyarrow.parquet")
    (tmp_path / "mine.yaml").write_text(standard(), "utf-8")
    mine = str(tmp_path / "mine.yaml")
    assert coven(*SIM, "--edition", mine, "--games", "3", "--rows", "decisions", "--out", "a.parquet").code == 0
    table = parquet.read_table(tmp_path / "a.parquet")
    facts = json.loads(table.schema.metadata[b"coven"])
    assert redeem(("witchs_brew", "mine", facts["edition_facts"])).digest == facts["edition_hash"]
    assert str(tmp_path) not in (tmp_path / "a.parquet.md").read_text("utf-8") + json.dumps(facts)
    assert coven(*shlex.split(facts["command"].replace("a.parquet", "b.parquet"))[1:]).code == 0
    assert parquet.read_table(tmp_path / "b.parquet").equals(table)


@pytest.mark.parametrize(("bots", "said"), [("search:2", "data-again"), ("search:0.001s,random,random", "data-clock"),
                                            ("random,random,headologist:0.001s", "data-clock")])
def test_the_data_card_promises_no_more_than_bots_can_keep(coven: Command, tmp_path: Path, bots: str,
                                                           said: str) -> None:
    pytest.importorskip("pyarrow")
    assert coven(*SIM, "--games", "1", "--bots", bots, "--out", "a.parquet").code == 0
    assert SAY(said) in (tmp_path / "a.parquet.md").read_text("utf-8")


def test_a_dataset_that_cannot_be_written_is_refused_before_the_work(coven: Command, tmp_path: Path,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    many = (*SIM, "--games", "1000000")
    (tmp_path / "folder").mkdir()
    assert "folder" in refused(coven(*many, "--out", "folder"))
    assert "--csv" in refused(coven(*many, "--out", "x.parquet", "--csv", "x.csv"))
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *_: None if name == "pyarrow" else found(name))
    assert "coven-games[data]" in refused(coven(*many, "--out", "x.parquet"))
