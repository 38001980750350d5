"""A finished game told again, move by move."""

from __future__ import annotations

from typing import Any

from coven.kernel.agenda import SPECTATOR
from coven.kernel.notes import Note
from coven.library import game_module
from coven.server.wording import called, things_of
from coven.table import Table
from coven.words import Words

# Who looks on from no seat.
WATCHER = "watcher"


def told_again(table: Table, say: Words) -> list[dict[str, Any]]:
    """Who did what, what came of it, and the points of every seat after it; all secrets are open by now.

    `secret` names those from whom the move was hidden, `unseen` those who did not notice each note.
    """
    record, face = table.running(), game_module(table.game.id)
    seats = table.game.seat_domain.words[: table.seats]
    names = {seat: called(player.plain(), say) or say(f"seat-{seat}")
             for seat, player in zip(seats, table.players, strict=True)}
    eyes: dict[str, int | None] = {**{word: place for place, word in enumerate(seats)}, WATCHER: None}
    kinds, state = table.game.notes, record.replay(0)
    out: list[dict[str, Any]] = []
    for entry, notes in zip(record.entries, table.log, strict=True):
        context = face.move_context(state.view(None), say)
        text = say.move(table.game, entry.move, names, **context)
        state.play(entry.move, entry.seat)
        things = table.game.moves.things(entry.move) + [
            thing for note in notes for thing in things_of(table.game, kinds.name(note), kinds.facts(note))]
        out.append({"seat": state.seat_name(entry.seat), "move": table.game.moves.text(entry.move), "text": text,
                    "things": list(dict.fromkeys(things)), "kinds": [kinds.name(note) for note in notes],
                    "log": [say.note(table.game, note, names) for note in notes],
                    "secret": [eye for eye, place in eyes.items() if not entry.seen_by(place)],
                    "unseen": [[eye for eye, place in eyes.items() if not _hears(note, place)] for note in notes],
                    "scores": [int(state.score(seat)) for seat in range(table.seats)]})
    return out


def _hears(note: Note, place: int | None) -> bool:
    return bool(note.audience >> (SPECTATOR if place is None else place) & 1)
