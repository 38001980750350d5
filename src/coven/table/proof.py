"""The proof of a finished table: its whole log with the secret behind the dice, for anybody to check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coven.kernel.errors import BadInput, CovenError
from coven.kernel.game import Game
from coven.table import chain as chains
from coven.table.dice import Dice, commitment
from coven.table.events import Event
from coven.table.table import Table

PROOF = "coven proof 1"
# What happens only before the game.
EARLY = ("sits", "bot", "leaves", "window", "luck", "starts")
Kinds = type | tuple[type, ...]
NONE = type(None)
WHOLE: dict[str, Kinds] = {"header": dict, "secret": str, "events": list}
HEADER: dict[str, Kinds] = {
    "game": str, "rules": int, "edition": str, "digest": str, "facts": (dict, NONE), "seats": int, "options": dict,
    "start": (str, NONE), "commitment": str}
EVENT: dict[str, Kinds] = {
    "number": int, "kind": str, "seat": (int, NONE), "at": (int, float), "facts": dict, "chain": str}


def proof_of(header: Mapping[str, Any], secret: bytes, rows: Sequence[tuple[Event, str]]) -> dict[str, Any]:
    """Plain JSON values."""
    return {"proof": PROOF, "header": dict(header), "secret": secret.hex(),
            "events": [{**event.plain(), "chain": chain} for event, chain in rows]}


def check_form(proof: Mapping[str, Any]) -> None:
    """Whether all fields of a proof are there; what is wrong is named by its path."""
    _check_fields(proof, WHOLE, "")
    _check_fields(proof["header"], HEADER, "header.")
    for at, row in enumerate(proof["events"]):
        if not isinstance(row, dict):
            raise BadInput("proof-form", path=f"events[{at}]")
        _check_fields(row, EVENT, f"events[{at}].")
    try:
        bytes.fromhex(proof["secret"])
    except ValueError:
        raise BadInput("proof-form", path="secret") from None


def _check_fields(found: Mapping[str, Any], wanted: Mapping[str, Kinds], path: str) -> None:
    for name, kinds in wanted.items():
        if not isinstance(found.get(name, ...), kinds):
            raise BadInput("proof-form", path=f"{path}{name}")


def check_proof(proof: Mapping[str, Any], game: Game) -> Table:
    """The table that a proof proves: every hash, every move, every draw; or the first thing that is wrong."""
    header = proof["header"]
    secret = bytes.fromhex(proof["secret"])
    if commitment(secret) != header["commitment"]:
        raise BadInput("proof-commitment")
    rows = [(Event.of(row), row["chain"]) for row in proof["events"]]
    chains.check(chains.first(header), rows)
    table = Table(game, header["seats"], header["options"], header["start"])
    for event, _ in rows:
        try:
            _check_event(table, event)
            if event.kind == "move" and event.seat is None:
                _check_draw(table, event, secret)
            table.apply(event)
        except CovenError as error:
            if error.key == "proof-draw":
                raise
            raise BadInput("proof-event", number=str(event.number), reason=error) from None
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
            raise BadInput("proof-event", number=str(event.number), reason=BadInput("proof-facts")) from None
    return table


def _check_draw(table: Table, event: Event, secret: bytes) -> None:
    """Whether chance did what the seed says, at the number that was next."""
    made = table.nature(Dice(secret, table.luck).draw, event.at)
    if not made or made[0].facts != event.facts:
        expected = made[0].facts["move"] if made else "-"
        raise BadInput("proof-draw", number=str(event.number), found=str(event.facts.get("move"))[:80],
                       expected=expected)


def _check_event(table: Table, event: Event) -> None:
    """What could bend the dice: values added to the seed after the start, and draws taken back."""
    if event.kind in EARLY and table.record is not None:
        raise BadInput("table-started")
    if event.kind == "luck" and event.facts != table.add_luck(event.seat or 0, event.facts["value"], 0.0)[0].facts:
        raise BadInput("proof-facts")
    if event.kind != "undone":
        return
    if "removed" in event.facts:
        is_good = event.seat is not None and event.facts["removed"] == table.running().undo_moves(event.seat)
    else:
        agreed = table.proposal
        is_good = agreed is not None and (agreed.kind, agreed.facts) == ("undo", event.facts) \
            and table.asked_for(agreed) <= agreed.yes
    if not is_good or table.stage == "finished":
        raise BadInput("proof-undo")
