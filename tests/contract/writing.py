"""Checks of text: moves, positions, records, ballots in any order, undo, determinism."""

from __future__ import annotations

import json
from contextlib import suppress

import coven
from coven.kernel.agenda import CHANCE, State
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput, CannotUndo
from coven.kernel.game import Game
from coven.kernel.record import Record
from tests.contract.play import (
    Options,
    Turn,
    answers,
    changes,
    moments,
    openings,
    play_out,
    play_turns,
    record_of,
    reload,
    script,
    seen_by,
    watchers,
)


def check_move_texts(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every move has a text of its own that reads back, made of its verb and of known things."""
    moves = game.moves
    assert 0 < len(moves) < 2000
    texts = [moves.text(move) for move in range(len(moves))]
    assert len(set(texts)) == len(texts)
    for move, text in enumerate(texts):
        assert moves.parse(text) == move
        assert moves.parse(f"  {text.replace(' ', '   ')} ") == move
        assert text == " ".join([moves.name(move), *(word for _, word in moves.arguments(move))])
        assert moves.things(move) == [f"{domain}:{word}" for domain, word in moves.arguments(move)]
        assert all(word in game.domains[domain].index for domain, word in moves.arguments(move))


def check_position(game: Game, seats: int, options: Options, seed: int) -> None:
    """A position loads back to a state with the same position, views, options, and the same game to come."""
    for moment in moments(game, seats, options, seed, 16):
        state = moment.state
        loaded = game.from_position(state.position())
        _same(loaded, state)
        assert json.loads(state.position())["game"] == game.id
        assert play_turns(loaded, moment.rest[:60]).position() == \
            play_turns(state.clone(), moment.rest[:60]).position()


def check_changed_agenda(game: Game, seats: int, options: Options, seed: int) -> None:
    """Where one number, word or step of the agenda is another, the position loads or is refused by name."""
    rng = coven.Rng(seed + 21)
    for moment in moments(game, seats, options, seed, 8):
        for changed in changes(game, moment.state, rng, 6, lambda field: field == "agenda"):
            with suppress(BadInput):
                game.from_position(changed)


def _same(one: State, other: State) -> None:
    """Two states that nobody can tell apart."""
    assert one.position() == other.position()
    for watcher in watchers(one):
        assert seen_by(one, watcher) == seen_by(other, watcher)
    decision = other.decision()
    if decision is not None:
        for seat in decision.waiting or [int(CHANCE)]:
            assert one.options(seat) == other.options(seat)


def check_record(game: Game, seats: int, options: Options, seed: int) -> None:
    """A record replays to the same state, wholly or to any number of moves, and its text reads back the same."""
    turns = script(game, seats, options, seed)
    wanted = {0, len(turns)} | {moment.number for moment in moments(game, seats, options, seed, 8)}
    record = Record(game, seats, options)
    then: dict[int, str] = {}
    for number, turn in enumerate(turns):
        # The answers of an open ballot are put in seat order, so there is no such moment in the record.
        if number in wanted and not isinstance(record.state.decision(), Ballot):
            then[number] = record.state.position()
        record.play(turn.move, turn.seat)
    assert record.replay().position() == record.state.position()
    for number, position in then.items():
        assert record.replay(number).position() == position
    again = reload(record)
    assert again.entries == record.entries
    assert again.state.position() == record.state.position()
    assert again.text() == record.text()


def check_part_record(game: Game, seats: int, options: Options, seed: int) -> None:
    """A record stopped anywhere, also in the middle of a ballot, reads back to the same state and plays on."""
    rng = coven.Rng(seed + 10)
    for moment in moments(game, seats, options, seed, 8):
        cut = rng.below(60)
        record = record_of(game, seats, options, moment.rest[:cut], moment.state.position())
        again = reload(record)
        assert again.entries == record.entries
        assert again.state.position() == record.state.position()
        for turn in moment.rest[cut : cut + 20]:
            again.play(turn.move, turn.seat)
            record.play(turn.move, turn.seat)
        assert again.text() == record.text()


def check_ballots(game: Game, seats: int, options: Options, seed: int) -> None:
    """The answers of a ballot may come in any order: the same state, and the same record."""
    rng = coven.Rng(seed + 5)
    for moment in openings(game, seats, options, seed, 4):
        start, given = moment.state.position(), answers(moment.rest)
        by_seat: dict[int, list[Turn]] = {}
        for turn in given:
            by_seat.setdefault(turn.seat, []).append(turn)
        ascending = tuple(turn for seat in sorted(by_seat) for turn in by_seat[seat])
        descending = tuple(turn for seat in sorted(by_seat, reverse=True) for turn in by_seat[seat])
        orders = [given, ascending, descending, _shuffled(by_seat, rng), _shuffled(by_seat, rng)]
        records = [record_of(game, seats, options, order, start) for order in orders]
        assert len({record.text() for record in records}) == 1
        assert len({record.state.position() for record in records}) == 1


def _shuffled(by_seat: dict[int, list[Turn]], rng: coven.Rng) -> tuple[Turn, ...]:
    """All answers in a random order that keeps each seat's own."""
    left = {seat: list(turns) for seat, turns in by_seat.items()}
    out: list[Turn] = []
    while left:
        seat = sorted(left)[rng.below(len(left))]
        out.append(left[seat].pop(0))
        if not left[seat]:
            del left[seat]
    return tuple(out)


def check_undo(game: Game, seats: int, options: Options, seed: int) -> None:
    """What can be undone is a seat's own choice; nothing of others is lost, and done again it is as it was."""
    rng = coven.Rng(seed + 11)
    for moment in moments(game, seats, options, seed, 8):
        start, played = moment.state.position(), moment.rest[: 1 + rng.below(5)]
        for seat in {turn.seat for turn in played} - {int(CHANCE)}:
            _undoes(record_of(game, seats, options, played, start), seat)


def _undoes(record: Record, seat: int) -> None:
    entries, text, position = list(record.entries), record.text(), record.state.position()
    try:
        taken = record.undo(seat)
    except CannotUndo:
        assert not record.can_undo(seat)
        assert record.text() == text
        return
    assert taken == len(entries) - len(record.entries) > 0
    assert [e for e in entries if e.seat != seat] == [e for e in record.entries if e.seat != seat]
    mine = [e for e in entries if e.seat == seat]
    assert mine[: len(mine) - taken] == [e for e in record.entries if e.seat == seat]
    decision = record.state.decision()
    assert decision is not None
    assert seat in decision.waiting
    for entry in mine[len(mine) - taken :]:
        record.play(entry.move, entry.seat)
    assert record.text() == text
    assert record.state.position() == position


def check_determinism(game: Game, seats: int, options: Options, seed: int) -> None:
    """The same seed gives the same game, word for word."""
    texts = []
    for _ in range(2):
        state = game.setup(seats, options)
        turns = tuple(play_out(state, coven.Rng(seed), game.max_decisions))
        record = record_of(game, seats, options, turns)
        assert record.state.position() == state.position()
        texts.append(record.text())
    assert texts[0] == texts[1]
