"""What leaves a table for a seat: nothing that it may not know."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

import coven
from coven import IllegalMove, Rng
from coven.kernel.agenda import SPECTATOR, State
from coven.kernel.ballot import Ballot
from coven.kernel.notes import Note
from coven.kernel.record import Record
from coven.table import Table, message
from coven.table.picks import chooses
from coven.table.table import ORDERS
from tests.contract.subjects import Subject, modes, subjects
from tests.games.broom_service.table import choosing
from tests.table.log import FIVE, Log, threatened


def fast() -> list[Subject]:
    """Every game with every number of seats, and each of its modes once."""
    out: list[Subject] = []
    for game_id in coven.games():
        game = coven.game(game_id)
        low, high = game.seats
        out += [Subject(game, seats, {}, seats) for seats in range(low, high + 1)]
        out += [Subject(game, low + i % (high - low + 1), options, 10 + i) for i, options in enumerate(modes(game))]
    return out


FAST = fast()
SECRET_CHOICES = [("witchs_brew", 3), ("witchs_brew", 5), ("broom_service", 2), ("broom_service", 4)]


def table_of(subject: Subject) -> Log:
    game = subject.game
    return Log(game.id, subject.seats, subject.seats, options=subject.options, edition=game.edition).start()


# Tables that a seat cannot tell apart

def redealt(state: State, seat: int | None, rng: Rng) -> State:
    world = state.clone()
    world.redeal(int(SPECTATOR) if seat is None else seat, rng)
    return world


def twin_of(table: Table, seat: int | None, rng: Rng) -> Table:
    """A table that a seat cannot tell from this one.

    Cards are dealt anew; other moves and notes stand where it saw none; the others have picked, held, ordered and
    planned other things, and at other times.
    """
    record = table.record
    assert record is not None
    twin, twin_record = copy.copy(table), copy.copy(record)
    twin.record = twin_record
    twin.number += 1 + rng.below(9)
    twin.put_at = [float(rng.below(1000)) for _ in table.put_at]
    twin.log = [tuple(other_notes(notes, seat)) for notes in table.log]
    count = len(table.game.moves)
    twin_record.entries = [entry if entry.seen_by(seat) else entry._replace(move=(entry.move + 1) % count)
                           for entry in record.entries]
    if table._before is None:
        twin_record.state = redealt(record.state, seat, rng)
    else:
        pick_otherwise(twin, record, redealt(table._before, seat, rng), seat, rng)
    for other in range(table.seats):
        if other != seat:
            be_of_another_mind(twin, other, rng)
    return twin


def other_notes(notes: tuple[Note, ...], seat: int | None) -> Iterator[Note]:
    """The notes that a seat may know, another in the place of each that it may not, and one more."""
    for note in notes:
        yield note if note.audience >> (SPECTATOR if seat is None else seat) & 1 else Note(0, 0, 0, 0, note.audience)
    yield Note(0, 0, 0, 0, 0)


def pick_otherwise(twin: Table, record: Record, before: State, seat: int | None, rng: Rng) -> None:
    """The open secret choice with a seat's own picks, and others of the others: anything that does not close it."""
    start = record.open_picks
    decision = before.decision()
    assert start is not None
    assert decision is not None
    assert twin.record is not None
    twin._before = None
    twin.record.entries = twin.record.entries[:start]
    twin.record.state = before.clone()
    twin.record._ballot = None
    for entry in record.entries[start:]:
        if entry.seat == seat:
            twin._play(twin.record, entry.move, entry.seat)
    others = [other for other in decision.waiting if other != seat]
    for _ in range(rng.below(20)):
        other = others[rng.below(len(others))]
        if other in twin.waiting() and len(twin.waiting()) > 1:
            options = twin.record.state.options(other)
            twin._play(twin.record, int(options[rng.below(len(options))]), other)


def be_of_another_mind(table: Table, seat: int, rng: Rng) -> None:
    """Other answers, orders, plans and moves sent, kept apart from the table that this one was copied from."""
    table.orders = [*table.orders[:seat], ORDERS[rng.below(len(ORDERS))], *table.orders[seat + 1:]]
    table.plans, table.ended, table.held = dict(table.plans), dict(table.ended), dict(table.held)
    table.hurried = table.hurried ^ {seat}
    table.plans.pop(seat, None)
    for kept, word in ((table.ended, "not-possible"), (table.held, "pass")):
        kept.pop(seat, None)
        if rng.below(2):
            kept[seat] = word
            table.plans[seat] = ["choose witch"]
    table.sent = {key: move for key, move in table.sent.items() if key[0] != seat} | {(seat, 1): "pass"}


def check_twins(log: Log, rng: Rng, since: int = 0) -> int:
    """At this moment nobody can tell the table from its twins; how many twins were truly different."""
    different = 0
    for seat in [*range(log.table.seats), None]:
        twin = twin_of(log.table, seat, rng)
        assert twin.record is not None
        different += twin.record.state.position() != log.state.position()
        assert json.dumps(message(twin, seat, since)) == log.sent(seat, since)
    return different


def wander_with_twins(subject: Subject, moments: int) -> None:
    """Look at so many moments of a random game: at what is new, now and then and at the end at everything."""
    log, rng = table_of(subject), Rng(subject.seed)
    often = max(1, len(table_of(subject).wander(Rng(subject.seed), 10_000).table.log) // moments)
    different, since = check_twins(log, rng), 0
    while log.step(rng):
        if not rng.below(often):
            different += check_twins(log, rng, since if rng.below(8) else 0)
            since = len(log.table.log)
    different += check_twins(log, rng)
    assert different


@pytest.mark.parametrize("subject", FAST, ids=lambda subject: subject.name)
def test_what_a_seat_cannot_tell_apart_gives_it_the_same_bytes(subject: Subject) -> None:
    wander_with_twins(subject, 12)


@pytest.mark.slow
@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: subject.name)
def test_the_same_for_every_variant_and_edition(subject: Subject) -> None:
    wander_with_twins(subject, 30)


# What others do in secret

def do_in_secret(log: Log, seat: int, rng: Rng) -> bool:
    """Something that only its doer may notice: an order, a plan, an answer held, a pick or one taken back.

    False if it ended a secret choice, which everybody notices.
    """
    table = log.table
    what = rng.below(6)
    if what == 0:
        log.do(table.order(seat, ORDERS[rng.below(len(ORDERS))], log.now))
    elif what == 1:
        log.do(table.plan(seat, [log.game.moves.text(rng.below(len(log.game.moves))) for _ in range(3)], log.now))
    elif what == 2:
        log.do(table.hurry(seat, bool(rng.below(2)), log.now))
    elif seat in table.waiting() and (isinstance(log.state.decision(), Ballot) or table.window_length()):
        options = log.options(seat)
        log.do(table.play(seat, log.number(seat), options[rng.below(len(options))], log.now))
        return bool(table.held) or (table.record is not None and table.record.open_picks is not None)
    elif table.record is not None and table.record.open_picks is not None and table.record.can_undo(seat):
        log.do(table.undo(seat, log.now))
    return True


@pytest.mark.parametrize("subject", FAST, ids=lambda subject: subject.name)
def test_what_others_do_in_secret_changes_no_byte(subject: Subject) -> None:
    """Orders, plans, answers held and picks, in any order: nobody else's message changes, nor does the clock."""
    log, rng = table_of(subject), Rng(subject.seed)
    picked = 0
    for _ in range(80):
        waiting = log.table.waiting()
        seat = waiting[rng.below(len(waiting))] if waiting and rng.below(2) else rng.below(subject.seats)
        before, due, known = log.others(seat), log.table.due(), log.number(seat)
        log.now += 1
        if do_in_secret(log, seat, rng):
            assert log.others(seat) == before
            assert log.table.due() == due or not log.table._late()
            picked += log.number(seat) != known or bool(log.table.held)
        else:
            log.nature()
        for other in range(subject.seats):
            log.do(log.table.order(other, "ask", log.now))
            log.do(log.table.hurry(other, False, log.now))
            log.do(log.table.plan(other, [], log.now))
        if log.table.held:
            log.tick(log.table.due())
        elif not isinstance(log.state.decision(), Ballot):
            log.step(rng)
    assert picked or subject.game.id not in ("witchs_brew", "broom_service")


@pytest.mark.parametrize("others", [(), (1,), (1, 2)])
def test_a_refusal_tells_nothing_of_who_has_chosen(others: tuple[int, ...]) -> None:
    log = Log(people=4, seats=4).start()
    log.pick(0, *FIVE)
    for seat in others:
        log.pick(seat, *FIVE)
    with pytest.raises(IllegalMove) as error:
        log.play(0, "choose witch")
    assert (error.value.key, error.value.facts) == ("not-asked", {"seat": "red", "waiting": "blue, yellow, green"})


def test_a_pick_taken_back_after_a_change_of_pace_turns_no_clock_back() -> None:
    log = Log(people=3).start()
    log.pick(0, "witch")
    log.do(log.table.propose(1, "pace", {"kind": "live", "seconds": 60}, 150.0))
    log.do(log.table.answer(0, True, 150.0))
    log.do(log.table.answer(2, True, 150.0))
    before = log.others(0)
    log.do(log.table.undo(0, 160.0))
    assert (log.others(0), log.table.due()) == (before, 210.0)


def test_waiting_hides_who_has_answered() -> None:
    log = Log(people=3).start()
    assert {tuple(message(log.table, seat)["waiting"]) for seat in (0, 1, 2, None)} == {("red", "blue", "yellow")}
    log.pick(0, *FIVE)
    assert message(log.table, 0)["waiting"] == ["blue", "yellow"]
    assert message(log.table, None)["waiting"] == ["red", "blue", "yellow"]
    log.pick(1, *FIVE)
    assert [message(log.table, seat)["waiting"] for seat in (0, 1, 2, None)] == [
        ["blue", "yellow"], ["red", "yellow"], ["red", "blue", "yellow"], ["red", "blue", "yellow"]]
    log.do(log.table.undo(0, log.now))
    assert message(log.table, 0)["waiting"] == ["red", "blue", "yellow"]


def test_a_proposal_to_take_back_tells_nothing_of_what_was_chosen() -> None:
    """Picks that left no choice count as well: else one would hear that the last roles of the list were chosen."""
    kept = set()
    for roles in (FIVE, list(coven.game("witchs_brew").domains["role"].words)[-5:]):
        log = Log(people=3).start()
        log.pick(0, *FIVE)
        log.pick(1, *FIVE)
        log.pick(2, *roles)
        log.do(log.table.propose(2, "undo", {}, log.now))
        kept.add(json.dumps(message(log.table, None)["proposal"]))
    assert len(kept) == 1


@pytest.mark.parametrize("cards", [["gaspode"], ["hex"]])
def test_a_proposal_to_take_back_tells_nothing_of_what_could_have_been_answered(cards: list[str]) -> None:
    log = threatened(cards)
    log.tick(110.0)
    log.do(log.table.propose(1, "undo", {}, 110.0))
    assert message(log.table, 0)["proposal"]["facts"] == {"keep": 1}


# After a secret choice

def answers_of(log: Log, rng: Rng) -> dict[int, list[str]]:
    """What each seat picks, at random, in the secret choice that is open now."""
    out: dict[int, list[str]] = {}
    for seat in log.table.waiting():
        state = log.state.clone()
        out[seat] = []
        while chooses(state, seat):
            options = state.options(seat)
            move = int(options[rng.below(len(options))])
            out[seat].append(log.game.moves.text(move))
            state.play(move, seat)
    return out


def arrive(log: Log, answers: dict[int, list[str]], rng: Rng) -> Log:
    """The same answers in some order, one pick at a time or all of a seat at once."""
    log = log.again()
    left = {seat: list(picks) for seat, picks in answers.items()}
    while left:
        seat = list(left)[rng.below(len(left))]
        count = 1 if rng.below(2) else len(left[seat])
        picks, left[seat] = left[seat][:count], left[seat][count:]
        log.do(log.table.play(seat, log.number(seat), picks, log.now))
        if not left[seat]:
            del left[seat]
    return log.nature()


def secret_choices(log: Log, rng: Rng, most: int) -> Iterator[dict[int, list[str]]]:
    """So many secret choices as they open, in a random game that goes on behind."""
    while most and log.table.waiting():
        if isinstance(log.state.decision(), Ballot):
            most -= 1
            answers = answers_of(log, rng)
            yield answers
            log.do(arrive(log, answers, rng).events[len(log.events):])
        else:
            log.step(rng)


@pytest.mark.parametrize(("game_id", "seats"), SECRET_CHOICES)
def test_once_all_have_chosen_nobody_can_tell_in_which_order(game_id: str, seats: int) -> None:
    log, rng = Log(game_id, seats, seats).start(), Rng(seats)
    kinds = set()
    for answers in secret_choices(log, rng, 8):
        kinds.add(type(log.state.decision()).__name__)
        one, *more = [arrive(log, answers, rng) for _ in range(4)]
        assert one.table.record is not None
        assert one.table.record.open_picks is None
        for other in more:
            assert other.everybody() == one.everybody()
            assert other.state.position() == one.state.position()
    assert "ChooseRoles" in kinds


@pytest.mark.parametrize("event", ["more-or-less", "who-has-more"])
def test_the_same_for_choices_whose_size_is_shown_or_which_are_opened(event: str) -> None:
    goods: dict[str, Any] = {seat: {"purple": 2, "green": 1, "wand": 1} for seat in ("red", "blue", "yellow")}
    start = choosing("more-or-less") if event == "more-or-less" else coven.game("broom_service").from_position(
        {"seats": 3, "event": event, "players": goods, "agenda": ["EndRound", {"MakeFists": {"asked": list(goods)}}]})
    log, rng = Log("broom_service", 3, 3, start.position()).start(), Rng(7)
    for _ in range(10):
        answers = answers_of(log, rng)
        one, other = arrive(log, answers, rng), arrive(log, answers, rng)
        assert one.everybody() == other.everybody()
        told = [text for _, text in message(one.table, None)["moves"][:sum(map(len, answers.values()))]]
        wanted = [text for seat in sorted(answers) for text in answers[seat]]
        assert told == (wanted if event == "who-has-more" else [None] * len(wanted))
