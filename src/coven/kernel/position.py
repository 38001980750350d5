"""Steps and whole states as readable JSON, and back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from coven.kernel.agenda import STEPS, State, Step
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput
from coven.kernel.facts import Facts
from coven.kernel.moves import Domain

if TYPE_CHECKING:
    from coven.kernel.game import Game


def step_facts(step: Step, game: Game) -> Any:
    """A step by its name and fields: "StartSet", {"Lead": {"seat": "red"}}."""
    fields = type(step).fields
    name = type(step).__name__
    if not fields:
        return name
    return {name: {field: _field_out(getattr(step, field), domain, game) for field, domain in fields}}


def _field_out(value: Any, domain: str, game: Game) -> Any:
    if domain == "step":
        return step_facts(value, game)
    if domain == "number":
        return int(value)
    if domain == "flag":
        return bool(value)
    if domain.endswith("*"):
        words = game.domains[domain[:-1]].words
        return [word for i, word in enumerate(words) if value >> i & 1]
    return None if value < 0 else game.domains[domain.rstrip("?")].words[value]


def read_step(facts: Facts, game: Game, seats: int) -> Step:
    """A step from its name and fields; only seats that sit at this table may be named."""
    if isinstance(facts.value, str):
        name, given = facts.value, Facts({}, facts.where, facts.path)
    else:
        inside = facts.mapping()
        if len(inside) != 1:
            raise facts.wrong("step-form")
        name, given = next(iter(inside.items()))
    kind = game.step_kinds().get(name)
    if kind is None:
        raise facts.wrong("step-unknown", found=name, words=", ".join(sorted(game.step_kinds())))
    given.only(*(field for field, _ in kind.fields))
    values = [_field_in(given[field], domain, game, seats) for field, domain in kind.fields]
    if issubclass(kind, Ballot) and not values[0]:
        raise given["asked"].wrong("facts-empty")
    made: Step = kind(*values)
    return made


def _field_in(facts: Facts, domain: str, game: Game, seats: int) -> Any:
    """The value of a field. A domain with a question mark may be null: nobody, nothing."""
    if domain == "step":
        return read_step(facts, game, seats)
    if domain == "number":
        return facts.number(-1_000_000)
    if domain == "flag":
        return facts.flag()
    if domain.endswith("?") and facts.value is None:
        return -1
    words = game.domains[domain.rstrip("*?")]
    if words.name == "seat":
        words = Domain("seat", words.words[:seats])
    return facts.mask(words) if domain.endswith("*") else facts.word(words)


def steps_of(package: str) -> dict[str, type[Step]]:
    """Every step defined in a game's package (or single module), by name; what others derive from is none itself."""
    out: dict[str, type[Step]] = {}
    for module, steps in STEPS.items():
        if module == package or module.startswith(package + "."):
            whole = {name: kind for name, kind in steps.items() if not kind.__subclasses__()}
            twice = out.keys() & whole.keys()
            assert not twice, f"two steps of one name: {twice}"
            out.update(whole)
    return out


def write_position(state: State) -> str:
    """A header in the order people read it, the game's own facts, and the agenda (top last)."""
    game = state.game
    out: dict[str, Any] = {
        "game": game.id,
        "edition": game.edition,
        "seats": int(state.seats),
        "options": state.settings,
    }
    out.update(state.facts())
    out["agenda"] = [step_facts(step, game) for step in state.agenda]
    if state.ending >= 0:
        out["ending"] = game.endings[state.ending]
    return json.dumps(out, ensure_ascii=False, indent=1)


def parse_position(text: str) -> Facts:
    """The facts of a position."""
    return Facts.of(parse_json(text), "position")


def parse_json(text: str) -> Any:
    """JSON with a clear word when it is none, or more than anybody would write."""
    try:
        return json.loads(text, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as error:
        raise BadInput("position-json", line=str(error.lineno), column=str(error.colno), found=error.msg) from None
    except (ValueError, RecursionError) as error:
        raise BadInput("position-json", line="-", column="-", found=str(error)) from None


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in pairs:
        if key in out:
            raise BadInput("facts-twice", where="position", path=key, found=key)
        out[key] = value
    return out
