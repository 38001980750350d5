"""What leaves a table for one seat, or for somebody who watches: the one place where that is decided.

A message holds plain JSON values and no sentences. Two tables that a seat cannot tell apart give it equal messages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from coven.kernel.agenda import CHANCE, SPECTATOR, State
from coven.kernel.ballot import Ballot
from coven.kernel.notes import Note
from coven.kernel.record import Record
from coven.table.picks import all_picks
from coven.table.table import Table


def message(table: Table, seat: int | None, since: int = 0, chat_since: int = 0,
            muted: Collection[int] = ()) -> dict[str, Any]:
    """The table as a seat (None: a spectator) may know it, with what happened after move and line numbers it has."""
    words = table.game.seat_domain.words
    proposal = table.proposal
    chat_since = max(0, min(chat_since, len(table.chat)))
    out: dict[str, Any] = {
        "game": table.game.id, "edition": table.game.edition, "options": table.options, "stage": table.stage,
        "you": None if seat is None else words[seat],
        "seats": [{"seat": words[place], **player.plain()} for place, player in enumerate(table.players)],
        "pace": table.pace._asdict(), "window": table.window,
        "proposal": None if proposal is None else {
            "kind": proposal.kind, "seat": words[proposal.seat], "yes": [words[i] for i in sorted(proposal.yes)],
            "facts": {key: words[value] if key == "place" else value for key, value in proposal.facts.items()}},
        "chat": _chat(table, chat_since, muted), "chat_since": chat_since,
    }
    if table.record is not None:
        out |= _playing(table, table.record, seat, since)
    return out


def _chat(table: Table, since: int, muted: Collection[int]) -> list[dict[str, Any]]:
    words = table.game.seat_domain.words
    return [{"number": since + i, "seat": words[event.seat or 0], "at": event.at, **event.facts}
            for i, event in enumerate(table.chat[since:], 1) if event.seat not in muted]


def _playing(table: Table, record: Record, seat: int | None, since: int) -> dict[str, Any]:
    state = table.seen_from(seat)
    decision = state.decision()
    since = max(0, min(since, len(table.log)))
    out: dict[str, Any] = {
        "number": len(table.log), "since": since, "undone": table.undone,
        "log": _notes(table, seat, enumerate(table.log[since:], since + 1)),
        "pending": _pending(table, record, seat),
        "moves": [[state.seat_name(seat), move] for seat, move in record.history(seat, since)[:len(table.log) - since]],
        "view": state.view(seat), "asked_at": table.asked_at,
        "waiting": [table.game.seat_domain.words[i] for i in waited_for(table, seat)],
        "question": None if seat is None else _question(table, record, seat, state),
    }
    if seat is not None:
        out["orders"] = {"order": table.orders[seat], "plan": table.plans.get(seat, []),
                         "hurry": seat in table.hurried, "ended": table.ended.get(seat)}
        out["undo"] = _undo(record, seat)
    if decision is None:
        out["next"] = table.next
        out["ending"] = table.game.endings[state.ending]
        out["standings"] = [{**standing._asdict(), "seat": state.seat_name(standing.seat)}
                            for standing in state.standings()]
    return out


def _notes(table: Table, seat: int | None, told: Iterable[tuple[int, tuple[Note, ...]]]) -> list[dict[str, Any]]:
    bit = SPECTATOR if seat is None else seat
    kinds = table.game.notes
    return [{"number": number, "kind": kinds.name(note), "facts": kinds.facts(note)}
            for number, notes in told for note in notes if note.audience >> bit & 1]


def _pending(table: Table, record: Record, seat: int | None) -> list[dict[str, Any]]:
    """What a seat notices of its own picks while the choice is open; they are settled when all have chosen."""
    if record.open_picks is None:
        return []
    mine = [at for at in range(len(table.log), len(record)) if record.entries[at].seat == seat]
    return _notes(table, seat, enumerate(table.notes_of(mine), len(table.log) + 1))


def waited_for(table: Table, seat: int | None) -> list[int]:
    """The seats that are asked, as a seat may know it: of others' secret answers nobody hears before all are in."""
    now = table.waiting()
    if table.asked_first is None:
        return now
    return [i for i in table.asked_first if i != seat or i in now]


def _question(table: Table, record: Record, seat: int, state: State) -> dict[str, Any] | None:
    decision = state.decision()
    if decision is None or decision.seat == CHANCE or seat not in decision.waiting or not table.players[seat].decides:
        return None
    out: dict[str, Any] = {
        "number": len(record.known(seat)) + 1, "kind": decision.kind, "rule": decision.paragraph(state),
        "options": [_option(table, move) for move in state.options(seat)]}
    if isinstance(decision, Ballot):
        picks, out["count"] = all_picks(state, seat)
        out["picks"] = [_option(table, move) for move in picks]
    if (window := table.window_length()) > 0:
        out["window"], out["held"] = window, table.held.get(seat)
    return out


def _option(table: Table, move: int) -> dict[str, Any]:
    return {"move": table.game.moves.text(move), "things": table.game.moves.things(move)}


def _undo(record: Record, seat: int) -> str | None:
    """Why nothing can be taken back, as far as a glance tells; a closer look is taken when somebody tries."""
    if record.state.decision() is None:
        return "undo-nothing"
    picked = [] if record.open_picks is None else record.known(seat)[record.open_picks:]
    if picked:
        return None
    if isinstance(record.state.decision(), Ballot):
        return "undo-ballot"
    if not record.entries:
        return "undo-nothing"
    last = record.entries[-1].seat
    return None if last == seat else "undo-chance" if last == CHANCE else "undo-other"


def summary(table: Table) -> dict[str, Any]:
    """For lists: what is played, by whom, and who is truly waited for. Kept on the server: it tells each its own."""
    words = table.game.seat_domain.words
    return {"game": table.game.id, "stage": table.stage, "moves": len(table.log),
            "players": [{"seat": words[place], **player.plain()} for place, player in enumerate(table.players)],
            "waiting": [words[i] for i in table.waiting()]}
