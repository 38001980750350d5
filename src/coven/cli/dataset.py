"""Simulated games as a Parquet file: one row for each decision or each game, and a data card beside it.

Every portion writes a part of its own, in whatever process; at the end the parts are put together one by one, so that a
million games need no more memory than some hundred. (With `--engine ray` all machines must see the folder.)
"""

from __future__ import annotations

import importlib.util
import json
import shlex
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import coven
from coven.bots.lineup import make_bot
from coven.bots.search import SearchBot
from coven.bots.simulate import Told, simulate, tally
from coven.kernel.agenda import CHANCE
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.library import Ticket, redeem
from coven.words import Words

ROWS = ("decisions", "games")
LICENCE = "Apache-2.0"


class Out(NamedTuple):
    """Where a dataset goes, and what its rows are."""

    path: str
    rows: str
    # As it was given: a name, or the file of an edition of one's own.
    edition: str

    @property
    def parts(self) -> Path:
        target = Path(self.path)
        return target.with_name(f".{target.name}.parts")

    @property
    def card(self) -> Path:
        return Path(f"{self.path}.md")


def require_parquet() -> None:
    """Say before the long work, not after it, that no dataset can be written."""
    if importlib.util.find_spec("pyarrow") is None:
        raise BadInput("parquet-missing")


def columns(rows: str, seats: Sequence[str]) -> list[tuple[str, str]]:
    """The fields of a row with their types, in order. Their meaning is `data-field-<name>`, without the seat."""
    ended = [*((f"score_{seat}", "int32") for seat in seats), *((f"win_{seat}", "double") for seat in seats)]
    if rows == "games":
        return [("game", "int64"), ("decisions", "int32"), ("ending", "string"), *ended]
    return [("game", "int64"), ("number", "int32"), ("seat", "string"), ("bot", "string"), ("question", "string"),
            ("options", "list<string>"), ("move", "string"), *ended]


def _schema(rows: str, seats: Sequence[str]) -> Any:
    import pyarrow as pa

    types = {"int32": pa.int32(), "int64": pa.int64(), "double": pa.float64(), "string": pa.string(),
             "list<string>": pa.list_(pa.string())}
    return pa.schema([(name, types[kind]) for name, kind in columns(rows, seats)])


def told_portion(given: Ticket, seats: int, options: dict[str, Any], bots: list[str], seed: int, first: int,
                 count: int, out: Out) -> dict[str, Any]:
    """One portion of a run, its rows written to a file; only what is counted comes back."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    game = redeem(given)
    told: list[Told] | None = [] if out.rows == "decisions" else None
    part = simulate(game, seats, options, bots, seed, first, count, told)
    names = game.seat_domain.words[:seats]
    rows = _games(game, names, part["rows"], first) if told is None else \
        _decisions(game, names, bots, told, part["rows"], first)
    pq.write_table(pa.Table.from_pydict(rows, _schema(out.rows, names)), out.parts / f"{first:012}.parquet",
                   compression="zstd")
    return {"tally": tally(part["rows"], seats), "counts": part["counts"], "cpu": part["cpu"]}


def _games(game: Game, names: Sequence[str], rows: Sequence[Any], first: int) -> dict[str, list[Any]]:
    """One row for each game, by columns."""
    return {"game": [first + i for i in range(len(rows))], "decisions": [row[0] for row in rows],
            "ending": [game.endings[row[1]] for row in rows],
            **{f"score_{name}": [row[2][i] for row in rows] for i, name in enumerate(names)},
            **{f"win_{name}": [row[3][i] for row in rows] for i, name in enumerate(names)}}


def _decisions(game: Game, names: Sequence[str], bots: Sequence[str], told: Sequence[Told], rows: Sequence[Any],
               first: int) -> dict[str, list[Any]]:
    """One row for each decision, chance included, with the points before it and the wins at the end."""
    text = [game.moves.text(move) for move in range(len(game.moves))]
    seats, players = [*names, "chance"], [*bots, None]
    return {"game": [one.game for one in told], "number": [one.number for one in told],
            "seat": [seats[one.seat] for one in told], "bot": [players[one.seat] for one in told],
            "question": [one.question for one in told],
            "options": [None if one.seat == CHANCE else [text[move] for move in one.options] for one in told],
            "move": [text[one.move] for one in told],
            **{f"score_{name}": [one.scores[i] for one in told] for i, name in enumerate(names)},
            **{f"win_{name}": [rows[one.game - first][3][i] for one in told] for i, name in enumerate(names)}}


@contextmanager
def parts_of(out: Out | None) -> Iterator[None]:
    """A folder for the parts beside the file, gone when the work is done or broken off."""
    if out is None:
        yield
        return
    try:
        shutil.rmtree(out.parts, ignore_errors=True)
        out.parts.mkdir()
        yield
    except OSError as error:
        raise BadInput("file-unwritable", file=out.path, reason=error.strerror or str(error)) from None
    finally:
        shutil.rmtree(out.parts, ignore_errors=True)


def finish(out: Out, game: Game, result: Mapping[str, Any], say: Words) -> None:
    """The parts as one file, and its card."""
    facts = facts_of(game, result, out)
    # An edition that does not come with Coven goes with its games.
    whole = facts if game.shipped else {**facts, "edition_facts": game.source.plain()}
    bots = [make_bot(spec, game) for spec in result["bots"]]
    has_clock = any(isinstance(bot, SearchBot) and bot.seconds > 0 for bot in bots)
    write_card(out, game, int(result["seats"]), join_parts(out, whole), facts,
               say("data-clock" if has_clock else "data-again"), say)


def join_parts(out: Out, facts: Mapping[str, Any]) -> int:
    """All parts as one file, in order, each a group of rows; how many rows there are."""
    import pyarrow.parquet as pq

    parts, beside = sorted(out.parts.iterdir()), out.parts / "whole"
    schema = pq.read_schema(parts[0]).with_metadata({"coven": json.dumps(facts)})
    count = 0
    with pq.ParquetWriter(beside, schema, compression="zstd") as writer:
        for part in parts:
            rows = pq.read_table(part)
            writer.write_table(rows.replace_schema_metadata(schema.metadata))
            count += rows.num_rows
            part.unlink()
    beside.replace(out.path)
    return count


def facts_of(game: Game, result: Mapping[str, Any], out: Out) -> dict[str, Any]:
    """What the games were, and the command that makes them again."""
    given = [f"--option={name}={json.dumps(value) if isinstance(value, bool) else value}"
             for name, value in result["options"].items()]
    command = ["coven", "sim", game.id, "--edition", Path(out.edition).name, *given, "--seats", str(result["seats"]),
               "--bots", ",".join(result["bots"]), "--games", str(result["games"]), "--seed", str(result["seed"]),
               "--rows", out.rows, "--out", Path(out.path).name]
    return {"game": game.id, "rules": game.rules_version, "edition": game.edition, "edition_hash": game.digest,
            "version": coven.__version__, "seed": result["seed"], "games": result["games"],
            "command": shlex.join(command), "licence": LICENCE}


def write_card(out: Out, game: Game, seats: int, rows: int, facts: Mapping[str, Any], again: str, say: Words) -> None:
    """The data card: what the rows are, where they come from, and how to make them again."""
    lines = [f"# {say('data-title', title=say('game-title'), games=facts['games'])}", "",
             say(f"data-rows-{out.rows}", rows=rows), "", f"| {say('data-field')} | {say('data-type')} | |",
             "|---|---|---|"]
    lines += [f"| `{name}` | {kind} | {say('data-field-' + name.partition('_')[0])} |"
              for name, kind in columns(out.rows, game.seat_domain.words[:seats])]
    lines += ["", "| | |", "|---|---|", *(f"| {say('data-' + key.replace('_', '-'))} | `{value}` |"
                                          for key, value in facts.items()), "", again, ""]
    out.card.write_text("\n".join(lines), "utf-8")
