"""The game on paper: a header and one move per line, chance outcomes included.

A record replays for ever and needs no generator. Each line carries a hash of all before it, so that
a damaged line is found at once. Undo is computed from it: back to a seat's own last choice, as long
as nobody has learned anything since.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from coven.kernel.agenda import CHANCE, EVERYBODY, SPECTATOR, State
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput, CannotUndo, CovenError, IllegalMove
from coven.kernel.game import Game
from coven.kernel.notes import Note
from coven.kernel.position import parse_json, parse_position
from coven.kernel.rng import Rng

FORMAT = 1
CHAIN = 12
# How many possible worlds are asked whether a move would have been possible there too.
WORLDS = 64


class Entry(NamedTuple):
    """A move that was made: by whom, which, and the mask of seats that may see it."""

    seat: int
    move: int
    audience: int

    def seen_by(self, seat: int | None) -> bool:
        return bool(self.audience >> (SPECTATOR if seat is None else seat) & 1)


class Header(NamedTuple):
    """What a record says before its first move."""

    game: str
    rules: int
    edition: str
    digest: str
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    start: str | None
    facts: str | None


class Record:
    """A game being played, or one that was."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None,
                 players: Sequence[str] = (), start: str | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check_options(options)
        self.players = tuple(" ".join(str(name).split()) for name in players)
        self.start = None if start is None else json.dumps(parse_position(start).plain(), ensure_ascii=False)
        self.entries: list[Entry] = []
        self.state = self._first()
        self._ballot: int | None = None

    def _first(self) -> State:
        if self.start is not None:
            return self.game.from_position(self.start)
        return self.game.setup(self.seats, self.options)

    def __len__(self) -> int:
        return len(self.entries)

    @property
    def open_picks(self) -> int | None:
        """Where the picks of a secret choice begin that is still open; None if there are none."""
        return self._ballot

    # Playing

    def play(self, move: int, seat: int | None = None) -> None:
        """Check a move, take it and write it down. Answers of an open ballot stand in seat order."""
        state = self.state
        decision = state.decision()
        if decision is None:
            raise IllegalMove("game-over")
        waiting = decision.waiting
        if seat is None:
            if len(waiting) > 1:
                raise IllegalMove("seat-needed", waiting=state.seat_names(sum(1 << i for i in waiting)))
            seat = int(decision.seat)
        audience = int(decision.audience(state, seat))
        state.apply(move, seat)
        at = len(self.entries)
        if isinstance(decision, Ballot):
            if self._ballot is None:
                self._ballot = at
            while at > self._ballot and self.entries[at - 1].seat > seat:
                at -= 1
        self.entries.insert(at, Entry(seat, move, audience))
        now = state.decision()
        if isinstance(now, Ballot) and type(now) is type(decision) and set(now.waiting) <= set(waiting):
            return
        if isinstance(decision, Ballot) and decision.opens:
            self.entries[self._ballot :] = [e._replace(audience=int(EVERYBODY)) for e in self.entries[self._ballot :]]
        self._ballot = None

    def replay(self, count: int | None = None) -> State:
        """The state after the first `count` moves; all of them when left out."""
        state = self._first()
        for entry in self.entries[: len(self.entries) if count is None else count]:
            state.play(entry.move, entry.seat)
        return state

    def history(self, seat: int | None, since: int = 0) -> list[tuple[int, str | None]]:
        """The moves after a number as a seat (None: a spectator) may know them: their makers, their texts or None."""
        text = self.game.moves.text
        return [(e.seat, text(e.move) if e.seen_by(seat) else None) for e in self.known(seat)[since:]]

    def known(self, seat: int | None) -> list[Entry]:
        """The moves that a seat knows of: how far others are with an open ballot is not among them."""
        if self._ballot is None:
            return self.entries
        return self.entries[: self._ballot] + [e for e in self.entries[self._ballot :] if e.seat == seat]

    def seen_from(self, seat: int | None) -> Self:
        """The record without what others have picked in a ballot that is still open."""
        out = type(self)(self.game, self.seats, self.options, self.players, self.start)
        for entry in self.known(seat):
            out.play(entry.move, entry.seat)
        return out

    def notes(self, seat: int | None) -> list[tuple[int, Note]]:
        """What happened as a seat (None: a spectator) may know it: (number of the move, note)."""
        bit = SPECTATOR if seat is None else seat
        state = self._first()
        out: list[tuple[int, Note]] = []
        for number, entry in enumerate(self.known(seat), 1):
            heard: list[Note] = []
            state.listen(heard)
            state.play(entry.move, entry.seat)
            out += [(number, note) for note in heard if note.audience >> bit & 1]
        return out

    # Taking back

    def undo(self, seat: int) -> int:
        """Take back a seat's own last choice; how many moves were taken back."""
        removed = self.undo_moves(seat)
        self.take_back(removed)
        return len(removed)

    def take_back(self, removed: Sequence[int]) -> None:
        """Leave out some moves, by their places in the record; the others are played anew."""
        fresh = Record(self.game, self.seats, self.options, self.players, self.start)
        for at, entry in enumerate(self.entries):
            if at not in removed:
                fresh.play(entry.move, entry.seat)
        self.entries, self._ballot, self.state = fresh.entries, fresh._ballot, fresh.state

    def can_undo(self, seat: int) -> bool:
        try:
            self.undo_moves(seat)
        except CannotUndo:
            return False
        return True

    def undo_moves(self, seat: int) -> list[int]:
        """The places of the moves that an undo takes back; CannotUndo names the event that shut the way."""
        entries = self.entries
        at = len(entries)
        if isinstance(self.state.decision(), Ballot):
            mine = [i for i in range(at if self._ballot is None else self._ballot, at) if entries[i].seat == seat]
            if mine:
                return [mine[-1]]
            # The same word whether others have answered or not: it must not tell.
            raise CannotUndo("undo-ballot")
        while at:
            at -= 1
            entry = entries[at]
            if entry.seat != seat:
                shut = "undo-chance" if entry.seat == CHANCE else "undo-other"
                raise CannotUndo(shut, seat=self.state.seat_name(entry.seat), number=at + 1)
            before = self.replay(at)
            if isinstance(before.decision(), Ballot):
                raise CannotUndo("undo-sealed", number=at + 1)
            if _shows(before, entry):
                raise CannotUndo("undo-shown", move=self.game.moves.text(entry.move), number=at + 1)
            if len(before.options(seat)) > 1:
                return list(range(at, len(entries)))
        raise CannotUndo("undo-nothing")

    # Text

    def text(self) -> str:
        """The whole record."""
        lines = [
            f"coven record {FORMAT}",
            f"game {self.game.id}",
            f"rules {self.game.rules_version}",
            f"edition {self.game.edition} {self.game.digest}",
            f"seats {self.seats}",
        ]
        lines += [f"option {name} {json.dumps(value)}" for name, value in self.options.items()]
        lines += [f"player {name}" for name in self.players]
        if self.start is not None:
            lines.append(f"start {self.start}")
        if not self.game.shipped:
            lines.append(f"facts {json.dumps(self.game.source.plain(), ensure_ascii=False)}")
        chain = _link("", "\n".join(lines))
        lines.append(f"moves #{chain}")
        for number, entry in enumerate(self.entries, 1):
            body = f"{number} {self.state.seat_name(entry.seat)} {self.game.moves.text(entry.move)}"
            chain = _link(chain, body)
            lines.append(f"{body} #{chain}")
        ending = "unfinished" if self.state.ending < 0 else self.game.endings[self.state.ending]
        body = f"end {len(self.entries)} {ending}"
        lines.append(f"{body} #{_link(chain, body)}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str, where: str, find_game: Callable[[Header], Game]) -> Record:
        """Read and verify a record; the first bad line is named."""
        return _Reader(text, where).read(cls, find_game)


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 10


def _link(chain: str, body: str) -> str:
    return hashlib.sha256((chain + "\n" + body).encode("utf-8", "replace")).hexdigest()[:CHAIN]


def _shows(before: State, entry: Entry) -> bool:
    """Whether a seat that sees this move learns from it: was it possible in every world it imagined?"""
    if isinstance(before.decision(), Ballot):
        return False
    for other in [*range(int(before.seats)), int(SPECTATOR)]:
        if other == entry.seat or not entry.audience >> other & 1:
            continue
        rng = Rng(other)
        for _ in range(WORLDS):
            world = before.clone()
            world.resample(other, rng)
            if entry.move not in world.options(entry.seat):
                return True
    return False


class _Reader:
    """Reads a record line by line and knows where it is."""

    def __init__(self, text: str, where: str) -> None:
        self.lines = text.split("\n")
        self.where = where
        self.at = 0

    def wrong(self, key: str, **facts: object) -> BadInput:
        return BadInput(key, where=self.where, line=str(self.at), **facts)

    def next(self) -> str:
        if self.at >= len(self.lines) - 1:
            self.at = len(self.lines)
            raise self.wrong("record-cut")
        self.at += 1
        return self.lines[self.at - 1]

    def read(self, cls: type[Record], find_game: Callable[[Header], Game]) -> Record:
        header, chain = self.header()
        try:
            game = find_game(header)
        except CovenError as error:
            raise self.wrong("record-start", reason=error) from None
        if game.rules_version != header.rules:
            raise self.wrong("record-rules", found=str(header.rules), expected=str(game.rules_version))
        if len(header.players) > header.seats:
            raise self.wrong("record-players", found=str(len(header.players)), high=str(header.seats))
        if game.digest != header.digest:
            raise self.wrong("record-edition", edition=header.edition, found=header.digest, expected=game.digest)
        try:
            record = cls(game, header.seats, header.options, header.players, header.start)
        except CovenError as error:
            raise self.wrong("record-start", reason=error) from None
        seats = {word: i for i, word in enumerate(game.seat_domain.words)} | {"chance": int(CHANCE)}
        while True:
            line = self.next()
            body, chain = self.checked(line, chain)
            parts = body.split(" ", 2)
            if parts[0] == "end":
                self.finish(record, parts)
                return record
            if len(parts) < 3 or parts[0] != str(len(record) + 1) or parts[1] not in seats:
                raise self.wrong("record-line", found=body, number=str(len(record) + 1))
            try:
                record.play(game.moves.parse(parts[2]), seats[parts[1]])
            except CovenError as error:
                raise self.wrong("record-move", found=body, reason=error) from None

    def finish(self, record: Record, parts: list[str]) -> None:
        ending = "unfinished" if record.state.ending < 0 else record.game.endings[record.state.ending]
        expected = f"end {len(record)} {ending}"
        if " ".join(parts) != expected:
            raise self.wrong("record-end", found=" ".join(parts), expected=expected)
        if any(self.lines[self.at :]):
            self.at += 1
            raise self.wrong("record-after-end")

    def checked(self, line: str, chain: str) -> tuple[str, str]:
        """The line without its hash, when the hash is right."""
        body, mark, found = line.rpartition(" #")
        expected = _link(chain, body)
        if not mark or found != expected:
            raise self.wrong("record-damaged", found=line[:80])
        return body, expected

    def header(self) -> tuple[Header, str]:
        words = self.next().split(" ")
        if words[:2] != ["coven", "record"] or len(words) != 3 or not _is_number(words[2]):
            raise self.wrong("record-not-one", found=" ".join(words)[:60])
        if int(words[2]) > FORMAT:
            raise self.wrong("record-newer", found=words[2], expected=str(FORMAT))
        given: dict[str, str] = {}
        options: dict[str, Any] = {}
        players: list[str] = []
        while True:
            line = self.next()
            key, _, rest = line.partition(" ")
            if key == "moves":
                break
            if key == "option":
                name, _, value = rest.partition(" ")
                options[name] = self.json(value)
            elif key == "player":
                players.append(rest)
            elif key in ("game", "rules", "edition", "seats", "start", "facts") and key not in given:
                given[key] = rest
            else:
                raise self.wrong("record-header", found=line[:60])
        chain = _link("", "\n".join(self.lines[: self.at - 1]))
        if self.lines[self.at - 1] != f"moves #{chain}":
            raise self.wrong("record-header-damaged", last=str(self.at))
        for key in ("game", "rules", "edition", "seats"):
            if key not in given:
                raise self.wrong("record-header-missing", field=key)
        edition, _, digest = given["edition"].partition(" ")
        for key in ("rules", "seats"):
            if not _is_number(given[key]):
                raise self.wrong("record-header", found=f"{key} {given[key]}"[:60])
        return Header(given["game"], int(given["rules"]), edition, digest, int(given["seats"]), options,
                      tuple(players), given.get("start"), given.get("facts")), chain

    def json(self, text: str) -> Any:
        try:
            return parse_json(text)
        except BadInput:
            raise self.wrong("record-header", found=text[:60]) from None
