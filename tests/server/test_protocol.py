"""docs/protocol.md says what the server does: its tables and examples are compared with the code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from coven.server import socket
from coven.server.api import REFUSALS
from coven.server.commands import COMMANDS, AnyCommand
from coven.server.live import MOST_WAITING
from coven.server.settings import Limits
from coven.server.workers import MOST_ITERATIONS, MOST_SECONDS
from coven.table.dice import LONGEST_LUCK
from coven.table.players import LONGEST_NAME
from coven.table.table import LONGEST_LINE, LONGEST_PLAN, ORDERS, PHRASES, PROPOSALS
from tests.server.site import Site, Table

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
COMMANDS_SHOWN = [json.loads(text) for text in re.findall(r"`(\{\"do\".*?\})`", TEXT)]


def part(title: str) -> str:
    """One chapter."""
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^##?#? |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, title
    return found[2]


def fields(title: str) -> set[str]:
    """What the first columns of a chapter's tables name."""
    rows = re.findall(r"^\|(.*?)\|", part(title), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Site(f"sqlite:///{tmp_path_factory.mktemp('protocol')}/coven.db") as site:
        yield site.open("witchs_brew", 3, options={"max_sets": 1}, start=False)


def test_every_field_of_a_table_message_is_explained(table: Table) -> None:
    """At every stage and from every side; and nothing is explained that is not there."""
    seen = set(table["red"].look())
    assert table.host.do("start").status_code == 200
    playing = table["red"].look()
    (example,) = (one for one in EXAMPLES if one.get("type") == "table")
    assert set(playing) == set(example)
    asked = playing["question"]
    for name in ("seats", "pace", "orders", "dice", "yours"):
        inside = example[name][0] if name == "seats" else example[name]
        found = playing[name][0] if name == "seats" else playing[name]
        assert set(found) == set(inside), name
    seen |= set(playing) | set(table.host.look())
    seen |= set(table.play_to_the_end())
    assert seen == fields("The table message")
    (shown,) = (one for one in EXAMPLES if one.get("kind") == "interrupt")
    assert set(asked) | set(shown) == fields("The question")


def test_every_path_is_in_the_table(table: Table) -> None:
    described = table.site.client.get("/openapi.json").json()["paths"]
    paths = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    assert paths == {name for name in fields("HTTP") if name.startswith(("GET", "POST"))}


def test_every_command_is_shown_and_every_example_is_one() -> None:
    for shown in COMMANDS_SHOWN:
        COMMANDS.validate_python(shown)
    kinds = get_args(get_args(AnyCommand)[0])
    assert {shown["do"] for shown in COMMANDS_SHOWN} == {get_args(kind.model_fields["do"].annotation)[0]
                                                         for kind in kinds}
    for word in (*ORDERS, *PHRASES):
        assert f"`{word}`" in part("Commands"), word
    assert {shown["what"] for shown in COMMANDS_SHOWN if "what" in shown} == set(PROPOSALS)


def test_statuses_and_close_codes_are_those_of_the_server() -> None:
    statuses = {int(number) for number in re.findall(r"^\| (\d{3}) \|", part("Errors"), re.MULTILINE)}
    assert statuses == {int(status) for status in REFUSALS} | {500}
    codes = {int(number) for number in re.findall(r"^\| (\d{4}) \|", part("Errors"), re.MULTILINE)}
    assert codes == {socket.REFUSED, socket.LET_GO, socket.TOO_MUCH, socket.AWAY}


def test_limits_are_those_of_the_server() -> None:
    said, limits = part("Limits"), Limits()
    for wanted in (f"{limits.requests:g} a second, {limits.requests_at_once} at once",
                   f"{limits.messages:g} a second, {limits.messages_at_once} at once",
                   f"{limits.body_bytes // 1024} KiB", f"{limits.message_bytes:,} characters",
                   f"sockets of one address | {limits.sockets_per_address} |", f"| {MOST_WAITING}, then",
                   f"{limits.tables_at_once} at once, then one every {1 / limits.tables_per_address:.0f} seconds",
                   f"{limits.analyses_at_once} at once, then one every {1 / limits.analyses_per_address:.0f} seconds",
                   f"| {limits.links_per_seat};", f"{LONGEST_NAME} · {LONGEST_LINE} · {LONGEST_LUCK} · 4000 characters",
                   f"moves in one command | {LONGEST_PLAN} |",
                   f"{MOST_ITERATIONS:,} iterations or {MOST_SECONDS:.0f} seconds"):
        assert wanted in said, wanted


def test_the_draw_by_hand_comes_out() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", part("Fair dice"), re.DOTALL)
    exec(compile(code, "protocol.md", "exec"), {})
