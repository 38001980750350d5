"""Checks of playing: options, refusals, chance, clones, steps, notes, values, standings, the end."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

import coven
from coven.kernel.agenda import CHANCE, NOBODY, RUNNING, SPECTATOR, Chance, Decision, State, Step
from coven.kernel.errors import IllegalMove
from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.kernel.notes import Note
from coven.kernel.position import read_step, step_facts
from coven.library import rules_paragraphs
from tests.contract.conservation import CONSERVED
from tests.contract.play import Options, moments, play_out, play_turns, script, watchers

# Games in which all may win or lose together.
TOGETHER = ("the_witches",)

# The paragraphs of each game's rules; a game outside the library adds its own.
RULES: dict[str, frozenset[str]] = {}


def paragraphs(game: Game) -> frozenset[str]:
    """The numbers of the paragraphs of a game's rules."""
    if game.id not in RULES:
        RULES[game.id] = frozenset(rules_paragraphs(game.id, "en"))
    return RULES[game.id]


def check_end(game: Game, seats: int, options: Options, seed: int) -> None:
    """A game ends within `max_decisions`, in a named ending, and then asks and takes nothing more."""
    turns = script(game, seats, options, seed)
    state = game.setup(seats, options)
    for turn in turns:
        assert state.ending == RUNNING
        state.play(turn.move, turn.seat)
    assert len(turns) <= game.max_decisions
    assert state.decision() is None
    assert state.options() == []
    assert state.ending in range(len(game.endings))
    assert game.endings[state.ending]
    before = state.position()
    with pytest.raises(IllegalMove) as refused:
        state.apply(0, 0)
    assert refused.value.key == "game-over"
    assert state.why_not(0, 0) in paragraphs(game)
    assert state.position() == before


def check_options(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every waiting seat has options: none twice, all in the table, the same when asked again, its own list."""
    state = game.setup(seats, options)
    for turn in script(game, seats, options, seed):
        decision = state.decision()
        assert decision is not None
        for seat in decision.waiting or [int(CHANCE)]:
            offered = state.options(seat)
            assert offered, f"{type(decision).__name__} offers nothing"
            kept = list(offered)
            assert len(set(kept)) == len(kept)
            assert all(0 <= move < len(game.moves) for move in kept)
            offered.clear()
            assert state.options(seat) == kept
        assert turn.move in state.options(turn.seat)
        state.play(turn.move, turn.seat)


def check_reading(game: Game, seats: int, options: Options, seed: int) -> None:
    """Decision, options, outcomes, view, why_not, standings and position change nothing."""
    for moment in moments(game, seats, options, seed, 16):
        state = moment.state
        before = state.position()
        agenda = list(state.agenda)
        _read_all(state)
        assert state.position() == before
        assert all(a is b for a, b in zip(state.agenda, agenda, strict=True))


def _read_all(state: State) -> None:
    decision = state.decision()
    if decision is not None:
        for seat in decision.waiting or [int(CHANCE)]:
            state.options(seat).append(-1)
            state.why_not(0, seat)
    if isinstance(decision, Chance):
        state.outcomes().clear()
        state.sample(coven.Rng(1))
    for watcher in watchers(state):
        state.view(None if watcher == SPECTATOR else watcher).clear()
    state.standings()
    state.win_shares()


def check_refusals(game: Game, seats: int, options: Options, seed: int) -> None:
    """A move not offered, or from a seat not asked, is refused before any change, with a paragraph as reason."""
    rng = coven.Rng(seed + 3)
    for moment in moments(game, seats, options, seed, 16):
        state, decision = moment.state, moment.state.decision()
        if decision is None:
            continue
        before = state.position()
        for seat in decision.waiting or [int(CHANCE)]:
            _refuses_moves(state, seat, rng)
        _refuses_seats(state, decision)
        assert state.position() == before


def _refuses_moves(state: State, seat: int, rng: coven.Rng) -> None:
    table = len(state.game.moves)
    offered = state.options(seat)
    tried = {int(rng.below(table)) for _ in range(12)} - {int(move) for move in offered}
    for move in [*sorted(tried), -1, table]:
        with pytest.raises(IllegalMove) as refused:
            state.apply(move, seat)
        assert refused.value.key == "not-offered"
        assert refused.value.facts["rule"] in paragraphs(state.game)
        assert state.why_not(move, seat) == refused.value.facts["rule"]
    assert all(state.why_not(move, seat) == "" for move in offered)


def _refuses_seats(state: State, decision: Decision) -> None:
    waiting = decision.waiting or [int(CHANCE)]
    move = state.options(waiting[0])[0]
    for seat in [int(CHANCE), *watchers(state)]:
        if seat not in waiting:
            with pytest.raises(IllegalMove) as refused:
                state.apply(move, seat)
            assert refused.value.key == ("chance-waits" if decision.seat == CHANCE else "not-asked")
            with pytest.raises(IllegalMove):
                state.options(seat)
    if len(waiting) > 1:
        with pytest.raises(IllegalMove) as refused:
            state.apply(move, NOBODY)
        assert refused.value.key == "seat-needed"


def check_chance(game: Game, seats: int, options: Options, seed: int) -> None:
    """Outcomes have whole positive weights and are the options; samples keep to them, each as often as it weighs."""
    for moment in moments(game, seats, options, seed, 16):
        decision = moment.state.decision()
        if isinstance(decision, Chance):
            _samples_fairly(moment.state, decision, coven.Rng(seed + 4))


def _samples_fairly(state: State, decision: Chance, rng: coven.Rng) -> None:
    outcomes = dict(state.outcomes())
    assert list(outcomes) == state.options() == state.options(CHANCE)
    assert len(outcomes) == len(state.outcomes())
    assert all(isinstance(weight, int) and weight > 0 for weight in outcomes.values())
    total, draws = int(sum(outcomes.values())), 60 * len(outcomes)
    seen = dict.fromkeys(outcomes, 0)
    for _ in range(draws):
        seen[state.sample(rng)] += 1
    for move, weight in outcomes.items():
        share = int(weight) / total
        spread = math.sqrt(draws * share * (1 - share))
        assert abs(seen[move] - draws * share) <= 6 * spread + 1, f"{type(decision).__name__} favours some outcomes"
        assert seen[move] or draws * share < 20


def check_clone(game: Game, seats: int, options: Options, seed: int) -> None:
    """A clone stays as it is when the original plays on, and the other way round; it listens to nothing."""
    for moment in moments(game, seats, options, seed, 12):
        original = moment.state.clone()
        original.listen([])
        clone = original.clone()
        before = original.position()
        assert clone.position() == before
        assert not clone.listening
        play_turns(original, moment.rest[:40])
        assert clone.position() == before
        after = original.position()
        play_out(clone, coven.Rng(seed), 40)
        clone.redeal(0, coven.Rng(seed))
        assert original.position() == after


def check_step_kinds(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every step class of the game is known by its name, takes its fields in order, and names its paragraph."""
    kinds = game.step_kinds()
    home = type(game).__module__.rpartition(".")[0] if ".games." in type(game).__module__ else type(game).__module__
    found = [kind for kind in _all_kinds(Step) if kind.__module__ == home or kind.__module__.startswith(home + ".")]
    assert sorted(kind.__name__ for kind in found if not kind.__subclasses__()) == sorted(kinds)
    for kind in kinds.values():
        given = [_stand_in(i, domain) for i, (_, domain) in enumerate(kind.fields)]
        made: Any = kind(*given)
        assert [getattr(made, name) for name, _ in kind.fields] == given
        assert kind.__doc__ or coven.COMPILED
        if issubclass(kind, Decision):
            assert kind.rule in paragraphs(game)


def _all_kinds(kind: type[Step]) -> list[type[Step]]:
    return [found for below in kind.__subclasses__() for found in [below, *_all_kinds(below)]]


def _stand_in(i: int, domain: str) -> Any:
    """A value that no other field of the step has."""
    if domain == "step":
        return Step()
    return bool(i % 2) if domain == "flag" else i + 1


def check_agenda(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every step on the agenda is of the game, survives its text, and is never changed later."""
    kept: list[tuple[Step, Any]] = []
    for moment in moments(game, seats, options, seed, 40):
        for step in moment.state.agenda:
            told = step_facts(step, game)
            assert type(step) is game.step_kinds()[type(step).__name__]
            assert step_facts(read_step(Facts.of(told, "agenda"), game, seats), game) == told
            kept.append((step, told))
    assert all(step_facts(step, game) == told for step, told in kept)


def check_notes(game: Game, seats: int, options: Options, seed: int) -> None:
    """Notes have a kind, readable facts and an audience; counts agree with them; listening changes nothing."""
    turns = script(game, seats, options, seed)
    notes: list[Note] = []
    counts = [0] * int(game.notes.counts)
    state = game.setup(seats, options)
    state.listen(notes, counts)
    play_turns(state, turns)
    assert state.position() == play_turns(game.setup(seats, options), turns).position()
    assert notes
    told: Counter[tuple[str, int | str]] = Counter()
    for note in notes:
        facts = game.notes.facts(note)
        assert len(facts) == len(game.notes.fields[note.kind])
        assert 0 < note.audience <= 0xFFFF
        if facts:
            told[game.notes.name(note), next(iter(facts.values()))] += 1
    for name, row in game.notes.reached(counts).items():
        assert row == {word: told[name, word] for word in row}


def check_values(game: Game, seats: int, options: Options, seed: int) -> None:
    """The value of a state is the weighted sum of its terms, and a finite number."""
    assert len(game.terms) == len(game.weights)
    for moment in moments(game, seats, options, seed, 16):
        for seat in range(seats):
            terms = [moment.state.term(seat, which) for which in range(len(game.terms))]
            value = moment.state.values(seat, game.weights)
            assert math.isfinite(value)
            assert value == pytest.approx(sum(w * t for w, t in zip(game.weights, terms, strict=True)))


def check_standings(game: Game, seats: int, options: Options, seed: int) -> None:
    """Each seat stands once, places follow the ranks, and the shares of the win are those of first place.

    In some games all may win or lose together instead.
    """
    for moment in moments(game, seats, options, seed, 16):
        state, rows = moment.state, moment.state.standings()
        assert sorted(row.seat for row in rows) == list(range(seats))
        ranks = [state.rank(seat) for seat in range(seats)]
        first = [row for row in rows if row.place == 1]
        for row in rows:
            assert row.place == 1 + sum(rank > ranks[row.seat] for rank in ranks)
            assert (row.score, row.tie_break) == (state.score(row.seat), state.tie_break(row.seat))
        wins = [row.win for row in rows]
        if game.id not in TOGETHER or wins not in ([0.0] * seats, [1.0] * seats):
            assert wins == pytest.approx([1 / len(first) if row in first else 0 for row in rows])
            assert sum(wins) == pytest.approx(1)
        assert [(row.place, row.seat) for row in rows] == sorted((row.place, row.seat) for row in rows)
        assert state.win_shares() == [row.win for row in sorted(rows)]


def check_conservation(game: Game, seats: int, options: Options, seed: int) -> None:
    """Pieces, cards and money never appear or vanish, as far as the game has said what must be kept."""
    conserved = CONSERVED.get(game.id)
    assert conserved is not None, f"tests/contract/conservation.py says nothing of {game.id}"
    state = game.setup(seats, options)
    conserved(state)
    for turn in script(game, seats, options, seed):
        state.play(turn.move, turn.seat)
        conserved(state)
