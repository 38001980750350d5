"""A frozen table thaws into the same table."""

from __future__ import annotations

import json
from typing import Any

import pytest

import coven
from coven import CovenError, Rng
from coven.kernel.ballot import Ballot
from coven.table import Event, Table, freeze, message, thaw
from tests.contract.subjects import modes
from tests.table.log import FIVE, Log, opened, reread, threatened

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (game_id, seats, {}) for game_id in coven.games() for seats in sorted({*coven.game(game_id).seats})]
MODES: list[tuple[str, int, dict[str, Any]]] = [
    (game_id, 3, options) for game_id in coven.games() for options in modes(coven.game(game_id))]


def thawed(log: Log) -> Log:
    """The same table from its snapshot, as it comes back from where it was stored."""
    frozen = freeze(log.table)
    assert frozen is not None
    again = log.again()
    again.table = thaw(json.loads(json.dumps(frozen)), log.game, log.table.seats, log.table.options, log.table.position)
    return again


def told(log: Log) -> list[str]:
    """Everything that a table says, to all, from the beginning and from the middle."""
    return [json.dumps(message(log.table, seat, since, since // 2))
            for seat in [*range(log.table.seats), None] for since in (0, log.table.number // 3)]


def attempt(log: Log, command: str, *arguments: Any) -> list[Event] | str:
    """What a command does, or why it does nothing."""
    try:
        return log.do(getattr(log.table, command)(*arguments))
    except CovenError as error:
        return f"{error.key} {error.facts}"


def go_on(log: Log, seed: int, turns: int) -> list[Any]:
    """All kinds of commands at random, and what became of them."""
    rng = Rng(seed)
    out: list[Any] = []
    for turn in range(turns):
        seat = rng.below(log.table.seats)
        out.append(attempt(log, "undo", seat, log.now) if turn % 5 == 0 else None)
        if turn % 13 == 12:
            out.append(attempt(log, "propose", seat, "undo", {}, log.now))
            for other in range(log.table.seats):
                out.append(attempt(log, "answer", other, True, log.now))
        if turn % 7 == 6:
            out.append(attempt(log, "order", seat, "pass-turn", log.now))
            out.append(attempt(log, "say", seat, f"turn {turn}", log.now))
        before = len(log.events)
        log.nature().step(rng)
        out += log.events[before:]
        out += log.do(log.table.tick(log.now))
        out.append((log.table.due(), log.table.thinkers()))
    return out


def season(log: Log) -> Log:
    """People say, order and plan things, and one is away."""
    log.do(log.table.say(0, "hello", log.now))
    log.do(log.table.order(0, "pass-unthreatened", log.now))
    log.do(log.table.plan(0, [log.game.moves.text(0)], log.now))
    if log.table.seats > 1:
        log.do(log.table.phrase(1, "thanks", log.now))
    return log


def check_thaw(game_id: str, seats: int, options: dict[str, Any]) -> None:
    log = Log(game_id, seats, seats, options=options)
    log.do(log.table.add_luck(0, "luck", log.now))
    log.do(log.table.set_pace("live", 3600, log.now))
    season(log.start())
    rng = Rng(seats)
    for seed in range(6):
        log.wander(rng, 12)
        while log.table.record is not None and log.table.record.open_picks is not None:
            log.step(rng)
        again = thawed(log)
        assert json.dumps(freeze(again.table)) == json.dumps(freeze(log.table))
        assert told(again) == told(log)
        other = log.again()
        assert go_on(again, seed, 20) == go_on(other, seed, 20)
        assert told(again) == told(other)
        assert again.state.position() == other.state.position()


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_a_thawed_table_says_and_does_the_same(game_id: str, seats: int, options: dict[str, Any]) -> None:
    check_thaw(game_id, seats, options)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "options"), MODES)
def test_the_same_in_every_mode(game_id: str, seats: int, options: dict[str, Any]) -> None:
    check_thaw(game_id, seats, options)


@pytest.mark.parametrize("game_id", coven.games())
def test_a_finished_table_and_one_that_began_elsewhere_thaw_too(game_id: str) -> None:
    log = Log(game_id, 3, 3).start().wander(Rng(4), 30)
    while isinstance(log.state.decision(), Ballot):
        log.step(Rng(4))
    branch = Log(game_id, 3, 3, log.state.position()).start().wander(Rng(5), 100_000)
    assert branch.table.stage == "finished"
    again = thawed(branch)
    assert told(again) == told(branch)
    for each in (branch, again):
        each.do(each.table.follow_with("k7mq2xw9ab", each.now))
    assert told(again) == told(branch)


def test_events_after_a_snapshot_follow_it() -> None:
    """As a server reads a table: the newest snapshot, and what came later."""
    log = opened()
    frozen = json.loads(json.dumps(freeze(log.table)))
    count = len(log.events)
    log.wander(Rng(1), 60)
    table = thaw(frozen, log.game, 3, log.table.options, None)
    table.replay(reread(event) for event in log.events[count:])
    assert [json.dumps(message(table, seat)) for seat in (0, 1, 2, None)] == log.everybody()


def test_a_snapshot_is_of_its_moment() -> None:
    """What happens afterwards at the table, or at one that was thawed from it, changes nothing in it."""
    log = season(opened())
    frozen = freeze(log.table)
    assert frozen is not None
    text = json.dumps(frozen)
    log.do(log.table.order(2, "pass-always", log.now))
    log.do(log.table.plan(2, ["choose witch"], log.now))
    log.wander(Rng(1), 20)
    assert json.dumps(frozen) == text
    table = thaw(frozen, log.game, 3, log.table.options, None)
    table.replay(table.order(1, "pass-always", 0.0))
    table.replay(table.say(1, "hello", 0.0))
    assert json.dumps(frozen) == text


def test_nothing_is_frozen_before_the_start() -> None:
    assert freeze(Log(people=3).table) is None


def test_nothing_is_frozen_while_a_secret_choice_is_open() -> None:
    log = Log(people=3).start()
    assert freeze(log.table) is not None
    log.pick(0, "wolf-keeper")
    assert freeze(log.table) is None
    log.do(log.table.undo(0, log.now))
    assert freeze(log.table) is not None
    for seat in range(3):
        assert (freeze(log.table) is None) == bool(seat)
        log.pick(seat, *FIVE)
    assert freeze(log.table) is not None


def test_nothing_is_frozen_while_an_answer_is_held() -> None:
    log = threatened(["gaspode"])
    assert freeze(log.table) is not None
    log.play(1, "pass")
    assert freeze(log.table) is None
    log.tick(110.0)
    assert freeze(log.table) is not None


def test_nothing_is_frozen_while_a_proposal_is_open() -> None:
    log = opened()
    log.do(log.table.propose(0, "pace", {"kind": "live", "seconds": 60}, log.now))
    assert freeze(log.table) is None
    log.do(log.table.answer(1, False, log.now))
    assert freeze(log.table) is not None


def test_moves_sent_again_are_known_after_thawing() -> None:
    log = opened()
    first = next(event for event in log.events if event.kind == "move" and event.seat == 0)
    table: Table = thawed(log).table
    assert table.play(0, first.facts["number"], first.facts["move"], log.now) == []
