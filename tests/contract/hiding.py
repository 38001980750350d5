"""Checks of hidden information: views, redeals, audiences, histories."""

from __future__ import annotations

import coven
from coven.kernel.agenda import CHANCE, SPECTATOR, State
from coven.kernel.ballot import Ballot
from coven.kernel.errors import CannotUndo
from coven.kernel.game import Game
from coven.kernel.position import step_facts
from coven.kernel.record import Record
from tests.contract.conservation import CONSERVED
from tests.contract.play import (
    Options,
    Turn,
    answers,
    moments,
    openings,
    play_out,
    record_of,
    script,
    seen_by,
    watchers,
)


def redealt(state: State, watcher: int, seed: int) -> State:
    """A clone in which all that a watcher cannot know is dealt again."""
    world = state.clone()
    world.redeal(watcher, coven.Rng(seed))
    return world


def check_redeal(game: Game, seats: int, options: Options, seed: int) -> None:
    """A redeal leaves the seat's view, options and the agenda as they are, and depends on its knowledge alone."""
    varied = dict.fromkeys([*range(seats), int(SPECTATOR)], False)
    for moment in moments(game, seats, options, seed, 12):
        state = moment.state
        for watcher in watchers(state):
            one, two = redealt(state, watcher, seed), redealt(state, watcher, seed + 1)
            _indistinguishable(state, one, watcher)
            _indistinguishable(state, two, watcher)
            position = two.position()
            # One and the state are apart for others only: dealt again alike, they must become the same.
            assert redealt(one, watcher, seed + 1).position() == position
            assert game.from_position(position).position() == position
            varied[watcher] |= position != state.position()
    # Alone at a table of open bags a seat knows all there is; a spectator does not.
    assert all(varied.values()) or (seats == 1 and varied[int(SPECTATOR)]), "a redeal that changes nothing"


def _indistinguishable(state: State, world: State, watcher: int) -> None:
    """Nothing that a watcher is shown or asked tells two states apart."""
    assert seen_by(world, watcher) == seen_by(state, watcher)
    assert _agenda(world) == _agenda(state)
    decision = state.decision()
    if decision is not None and watcher in decision.waiting:
        assert world.options(watcher) == state.options(watcher)


def _agenda(state: State) -> list[object]:
    return [step_facts(step, state.game) for step in state.agenda]


def check_worlds(game: Game, seats: int, options: Options, seed: int) -> None:
    """A redealt world is a real one: it keeps what must be kept, and plays on to the end."""
    rng = coven.Rng(seed + 6)
    for moment in moments(game, seats, options, seed, 1):
        watcher = watchers(moment.state)[rng.below(seats + 1)]
        world = redealt(moment.state, watcher, seed)
        CONSERVED[game.id](world)
        play_out(world, rng, 30)
        CONSERVED[game.id](world)


def check_histories(game: Game, seats: int, options: Options, seed: int) -> None:
    """A history shows a move's text to those who may see it, to its maker always, and who moved to all."""
    record = record_of(game, seats, options, script(game, seats, options, seed))
    for watcher in watchers(record.state):
        history = record.history(None if watcher == SPECTATOR else watcher)
        assert [seat for seat, _ in history] == [entry.seat for entry in record.entries]
        for entry, (seat, text) in zip(record.entries, history, strict=True):
            assert text in (None, game.moves.text(entry.move))
            assert (text is not None) == bool(entry.audience >> watcher & 1)
            assert text is not None or seat != watcher


def check_audience(game: Game, seats: int, options: Options, seed: int) -> None:
    """Who cannot tell two moves apart by what follows is not told which it was."""
    rng = coven.Rng(seed + 12)
    for moment in moments(game, seats, options, seed, 16):
        state, decision = moment.state, moment.state.decision()
        if decision is None:
            continue
        for seat in decision.waiting or [int(CHANCE)]:
            offered = state.options(seat)
            one, two = (_after(state, int(offered[rng.below(len(offered))]), seat) for _ in range(2))
            if one.position() != two.position():
                audience = decision.audience(state, seat)
                told = [watcher for watcher in watchers(state) if audience >> watcher & 1]
                assert not any(_alike(one, two, watcher, seed) for watcher in told)


def _after(state: State, move: int, seat: int) -> State:
    after = state.clone()
    after.apply(move, seat)
    return after


def _alike(one: State, two: State, watcher: int, seed: int) -> bool:
    """Whether a watcher sees and imagines the same in both."""
    if seen_by(one, watcher) != seen_by(two, watcher):
        return False
    return redealt(one, watcher, seed).position() == redealt(two, watcher, seed).position()


def check_secret_answers(game: Game, seats: int, options: Options, seed: int) -> None:
    """Two games that differ only in what others answered in secret have one history and one view for a seat."""
    for moment in openings(game, seats, options, seed, 3):
        start, ballot = moment.state.position(), moment.state.decision()
        assert isinstance(ballot, Ballot)
        given = answers(moment.rest)
        for watcher in watchers(moment.state):
            mine = tuple(turn for turn in given if turn.seat == watcher)
            others = [seat for seat in ballot.waiting if seat != watcher]
            asked = others[:-1] if ballot.opens or ballot.tells else others
            records = [_answered(game, seats, options, start, mine, asked, seed + k) for k in (8, 9)]
            assert _told(records[0], watcher) == _told(records[1], watcher)


def _answered(game: Game, seats: int, options: Options, start: str, mine: tuple[Turn, ...], others: list[int],
              seed: int) -> Record:
    """A ballot with one seat's answer, and random ones of others."""
    record = record_of(game, seats, options, mine, start)
    rng = coven.Rng(seed)
    for seat in others:
        while isinstance(ballot := record.state.decision(), Ballot) and seat in ballot.waiting:
            offered = record.state.options(seat)
            record.play(int(offered[rng.below(len(offered))]), seat)
    return record


def _told(record: Record, watcher: int) -> tuple[object, ...]:
    """All that a watcher is told of a game: its view, its history and its notes."""
    seat = None if watcher == SPECTATOR else watcher
    kinds = record.game.notes
    notes = [(number, kinds.name(note), kinds.facts(note)) for number, note in record.notes(seat)]
    return seen_by(record.state, watcher), record.history(seat), notes


def _way_back(record: Record, seat: int) -> str:
    """What a seat is told that asks to undo."""
    try:
        record.undo(seat)
    except CannotUndo as refused:
        return f"{refused.key} {refused.facts}"
    return "done"


def check_open_ballots(game: Game, seats: int, options: Options, seed: int) -> None:
    """While a ballot is open, two games with one view for a seat have one history for it, and one way back."""
    for moment in openings(game, seats, options, seed, 2):
        start, given = moment.state.position(), answers(moment.rest)
        for watcher in watchers(moment.state):
            others = tuple(turn for turn in given if turn.seat != watcher)
            none = record_of(game, seats, options, (), start)
            some = record_of(game, seats, options, others[:1], start)
            if seen_by(none.state, watcher) == seen_by(some.state, watcher):
                assert _told(none, watcher) == _told(some, watcher)
                assert watcher == SPECTATOR or _way_back(none, watcher) == _way_back(some, watcher)
