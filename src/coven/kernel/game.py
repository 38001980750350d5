"""A game in one edition: its moves, notes, options, and the way in."""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from coven.kernel.agenda import CHANCE, State, Step
from coven.kernel.errors import BadInput
from coven.kernel.facts import Facts
from coven.kernel.moves import Domain, Moves
from coven.kernel.notes import NoteKinds
from coven.kernel.position import parse_position, read_step, steps_of, write_position
from coven.kernel.sight import Sight

SEAT_WORDS = ["red", "blue", "yellow", "green", "lilac"]


class Option(NamedTuple):
    """Something a table may choose before it starts. Its words and reason are `option-<name>`."""

    name: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def check(self, value: Any) -> bool | int | str:
        """The value, or a refusal that says what would be right."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadInput("option-flag", option=self.name, found=str(value))
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            raise BadInput("option-choice", option=self.name, found=str(value), choices=", ".join(self.choices))
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise BadInput("option-number", option=self.name, found=str(value), low=str(self.low), high=str(self.high))

    def parse(self, text: str) -> bool | int | str:
        """A value from the command line."""
        if isinstance(self.default, bool) and text in ("true", "false"):
            return text == "true"
        if isinstance(self.default, int) and not isinstance(self.default, bool) and text.removeprefix("-").isdecimal() \
                and len(text) < 10:
            return self.check(int(text))
        return self.check(text)

    def facts(self) -> dict[str, Any]:
        """For listings: name, default, and what is allowed."""
        out: dict[str, Any] = {"name": self.name, "default": self.default}
        if self.choices:
            out["choices"] = list(self.choices)
        elif not isinstance(self.default, bool):
            out["low"], out["high"] = self.low, self.high
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in one edition. Games subclass it and fill the tables in `__init__`."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 4)
    option_list: ClassVar[tuple[Option, ...]] = ()
    endings: ClassVar[tuple[str, ...]] = ()
    end_rule: ClassVar[str] = ""
    terms: ClassVar[tuple[str, ...]] = ()
    weights: ClassVar[tuple[float, ...]] = ()
    # How the search goes about this game: how much a difference in value tells (the larger, the less), ...
    value_scale: ClassVar[float] = 1.0
    # ... how many decisions by what looks best come before it estimates, ...
    playout: ClassVar[int] = 4
    # ... or, if more than 0, at which of the searcher's own next turns (or rounds) it does, ...
    turns_ahead: ClassVar[int] = 0
    # ... how sharply the first look at a move, its greedy value, prefers one, ...
    sharpness: ClassVar[float] = 1.0
    # ... and how much a move with a good first look is tried, against one with good results.
    curiosity: ClassVar[float] = 0.5

    def __init__(self, edition: Facts) -> None:
        self.source: Facts = edition
        self.edition: str = edition["name"].text()
        # Records of an edition that does not come with Coven carry its facts along.
        self.shipped: bool = False
        self.moves: Moves = Moves()
        self.notes: NoteKinds = NoteKinds()
        self.seat_domain: Domain = Domain("seat", SEAT_WORDS[: self.seats[1]])
        self.domains: dict[str, Domain] = {"seat": self.seat_domain}
        self.max_decisions: int = 0
        self._sight: Sight | None = None

    def domain(self, name: str, words: list[str]) -> Domain:
        """Make a domain and keep it, so that steps and positions can name its members."""
        made = Domain(name, words)
        self.domains[name] = made
        return made

    def origin_of(self, row: Facts) -> str:
        """Where a fact comes from: its own origin, or that of the edition."""
        if "origin" in row:
            return row["origin"].text()
        return self.source["origin"].text() if "origin" in self.source else "house"

    def rule_of(self, row: Facts, default: str) -> str:
        """The paragraph of the rules that speaks of a thing."""
        return row["rule"].text() if "rule" in row else default

    @property
    def digest(self) -> str:
        """A short hash of the edition's facts; comments, layout, origins and notes do not count."""
        plain = json.dumps(_bare(self.source.plain()), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(plain.encode()).hexdigest()[:16]

    def step_kinds(self) -> dict[str, type[Step]]:
        """The steps of this game, by name: all that its package defines."""
        module = type(self).__module__
        package = module.rpartition(".")[0]
        return steps_of(package if ".games." in module else module)

    @property
    def sight(self) -> Sight:
        """How observations are written, field by field."""
        if self._sight is None:
            # Whoever writes positions knows every step of the game, and each has its number here.
            self.fresh(self.seats[0], self.check_options(None)).position()
            self._sight = self.make_sight()
        return self._sight

    def make_sight(self) -> Sight:
        """The fields of the game; made when first asked for."""
        raise NotImplementedError

    # Options and seats

    def check_seats(self, seats: Any) -> int:
        low, high = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise BadInput("seats-count", game=self.id, found=str(seats), low=low, high=high)
        return seats

    def check_options(self, options: Any) -> dict[str, Any]:
        """Every option with its value; unknown names and values are refused."""
        known = {option.name: option for option in self.option_list}
        if options is not None and not isinstance(options, Mapping):
            raise BadInput("options-form", found=str(options))
        for name in options or {}:
            if name not in known:
                near = difflib.get_close_matches(name, list(known), 1)
                raise BadInput("option-unknown", option=name, near=near[0] if near else ", ".join(known) or "-")
        given = dict(options or {})
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    # Ways in

    def setup(self, seats: Any = None, options: Any = None) -> State:
        """A fresh game, run up to its first question: a number of seats (the fewest when left out), options by name."""
        state = self.fresh(self.check_seats(self.seats[0] if seats is None else seats), self.check_options(options))
        state.settle()
        return state

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        """The state before anything has happened, with the first steps on its agenda."""
        raise NotImplementedError

    def from_position(self, text: str | Mapping[str, Any]) -> State:
        """The state that a position describes; what is left out comes from a fresh set-up."""
        facts = parse_position(text) if isinstance(text, str) else Facts.of(dict(text), "position")
        for name, expected in (("game", self.id), ("edition", self.edition)):
            given = facts.get(name)
            if given is not None and given.value != expected:
                raise given.wrong("position-other", found=str(given.value), expected=expected)
        seats = facts["seats"].value if "seats" in facts else self.seats[0]
        options = facts["options"].plain() if "options" in facts else {}
        if not isinstance(options, dict):
            raise facts["options"].wrong("facts-mapping", found=str(options))
        state = self.fresh(self.check_seats(seats), self.check_options(options))
        ending = facts.get("ending")
        if ending is not None:
            state.finish(ending.word(Domain("ending", list(self.endings))))
        self.read(state, facts)
        if "agenda" in facts:
            state.agenda = [read_step(step, self, int(state.seats)) for step in facts["agenda"]]
        if bool(state.agenda) == (ending is not None):
            raise facts.wrong("position-no-question" if ending is None else "position-over")
        try:
            self.check(state, facts)
            state.settle()
            decision = state.decision()
            asked = [] if decision is None else decision.waiting or [int(CHANCE)]
            stuck = [seat for seat in asked if not state.options(seat)]
        except (ArithmeticError, LookupError, ValueError) as error:
            if "agenda" not in facts:
                raise
            # What the numbers and things of a step may be, only the rules know: here they cannot go on with them.
            raise facts["agenda"].wrong("position-agenda") from error
        if stuck:
            raise facts.wrong("position-no-option", seat=state.seat_name(stuck[0]))
        return state

    def read(self, state: State, facts: Facts) -> None:
        """Fill a fresh state from a position and refuse contradictions."""
        raise NotImplementedError

    def check(self, state: State, facts: Facts) -> None:
        """Refuse what contradicts the agenda. Called when all of a position has been read."""
        return

    def position_text(self, state: State) -> str:
        return write_position(state)


def _bare(value: Any) -> Any:
    """Facts without their origins and notes."""
    if isinstance(value, dict):
        return {k: _bare(v) for k, v in value.items() if k not in ("origin", "note")}
    return [_bare(item) for item in value] if isinstance(value, list) else value
