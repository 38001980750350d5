"""What leaves a table for a seat: all of what it may know, at once or piece by piece."""

from __future__ import annotations

import json
from typing import Any

import pytest

import coven
from coven import Rng
from coven.table import message
from coven.table.table import PHRASES
from tests.table.log import Log, opened, refused, take_back, threatened

# What a client keeps

class Client:
    """Somebody who keeps what came up to `since` and replaces what comes after it.

    Who has missed that moves were taken back, as `undone` tells, begins anew.
    """

    def __init__(self, log: Log, seat: int | None) -> None:
        self.log = log
        self.seat = seat
        self.number = self.undone = self.lines = 0
        self.notes: list[dict[str, Any]] = []
        self.moves: list[Any] = []
        self.chat: list[dict[str, Any]] = []

    def listen(self) -> None:
        since = self.number if self.undone == self.log.table.undone else 0
        heard = json.loads(json.dumps(message(self.log.table, self.seat, since, self.lines)))
        self.notes = [note for note in self.notes if note["number"] <= heard["since"]] + heard["log"]
        self.moves = self.moves[:heard["since"]] + heard["moves"]
        self.chat = self.chat[:heard["chat_since"]] + heard["chat"]
        self.number, self.undone, self.lines = heard["number"], heard["undone"], len(self.chat)
        fresh = json.loads(self.log.sent(self.seat))
        assert (self.notes, self.moves, self.chat) == (fresh["log"], fresh["moves"], fresh["chat"])
        assert len(self.moves) == self.number
        assert heard["since"] <= self.number


@pytest.mark.parametrize("game_id", coven.games())
def test_who_keeps_what_came_before_has_what_a_newcomer_gets(game_id: str) -> None:
    """Through secret choices, picks taken back, moves taken back by consent, and talk; also who listens seldom."""
    seats = 3
    log, rng = Log(game_id, seats, seats).start(), Rng(5)
    clients = [Client(log, seat) for seat in (0, 1, 2, None)]
    seldom = [Client(log, seat) for seat in (0, None)]
    taken_back = 0
    for turn in range(100):
        for client in clients:
            client.listen()
        if not rng.below(12):
            seldom[rng.below(2)].listen()
        seat = rng.below(seats)
        table = log.table
        assert table.record is not None
        if turn % 15 == 14 and any(entry.seat == seat for entry in table.record.entries[:len(table.log)]):
            take_back(log, seat)
            taken_back += 1
        elif turn % 5 == 3 and table.record.can_undo(seat):
            log.do(table.undo(seat, log.now))
            taken_back += 1
        elif turn % 11 == 5:
            log.do(table.say(seat, f"line {turn}", log.now))
        else:
            log.step(rng)
        log.nature()
    assert taken_back > 4


def test_numbers_that_are_none_begin_at_the_beginning_or_the_end() -> None:
    log = opened()
    log.do(log.table.say(0, "one", 1.0))
    log.do(log.table.say(1, "two", 2.0))
    whole = message(log.table, 0)
    assert message(log.table, 0, -5, -1) == whole
    assert [line["number"] for line in whole["chat"]] == [1, 2]
    late = message(log.table, 0, 10_000, 10_000)
    assert (late["since"], late["log"], late["moves"]) == (whole["number"], [], [])
    assert (late["chat_since"], late["chat"]) == (2, [])


# Talk

def test_chat_reaches_all_but_those_who_muted_its_seat() -> None:
    log = Log(people=3)
    log.do(log.table.say(0, "good evening", 1.0))
    log.do(log.table.phrase(1, "hello", 2.0))
    log.do(log.table.say(0, "shall we?", 3.0))
    lines = [{"number": 1, "seat": "red", "at": 1.0, "text": "good evening"},
             {"number": 2, "seat": "blue", "at": 2.0, "phrase": "hello"},
             {"number": 3, "seat": "red", "at": 3.0, "text": "shall we?"}]
    assert message(log.table, 2)["chat"] == message(log.table, None)["chat"] == lines
    assert message(log.table, 2, muted=[0])["chat"] == lines[1:2]
    assert message(log.table, 2, chat_since=1, muted={1})["chat"] == lines[2:]


def test_phrases_are_those_that_have_words_in_every_language() -> None:
    table = Log(people=3).table
    for phrase in PHRASES:
        assert [event.facts for event in table.phrase(0, phrase, 0.0)] == [{"phrase": phrase}]
    for other in ("", "hello there", None, 7):
        refused("table-phrase", table.phrase, 0, other, 0.0)


# The rest

def test_before_the_start_there_is_a_table_and_no_game() -> None:
    log = Log(people=2)
    told = message(log.table, 0)
    assert (told["stage"], told["you"], told["pace"], told["window"], told["proposal"]) == (
        "open", "red", {"kind": "none", "seconds": 0}, 10, None)
    assert [seat["seat"] for seat in told["seats"]] == ["red", "blue", "yellow"]
    assert not {"view", "log", "moves", "question", "orders", "standings"} & told.keys()


def test_a_question_has_its_number_its_options_and_all_picks() -> None:
    log = Log(people=3).start()
    log.pick(0, "snake-hunter")
    told = message(log.table, 0)["question"]
    assert told["number"] == log.number(0)
    assert [option["move"] for option in told["options"]] == log.options(0)
    later = log.game.domains["role"].words[log.game.domains["role"].index["snake-hunter"] + 1:]
    assert told["picks"] == [{"move": f"choose {role}", "things": [f"role:{role}"]} for role in later]
    assert "window" not in told
    assert message(log.table, None)["question"] is None


def test_an_open_window_is_told_to_all_by_who_is_waited_for_and_its_answer_to_its_seat() -> None:
    log = threatened(["gaspode"])
    log.play(1, "interrupt gaspode")
    told = message(log.table, 1)["question"]
    assert (told["window"], told["held"], told["kind"]) == (10, "interrupt gaspode", "interrupt")
    assert message(log.table, 0)["question"] is None
    assert {tuple(message(log.table, seat)["waiting"]) for seat in (0, 1, 2, None)} == {("blue",)}


def test_whose_seat_a_bot_has_is_asked_nothing() -> None:
    log = Log(people=1).start()
    assert message(log.table, 1)["question"] is None
    assert message(log.table, 0)["question"] is not None


@pytest.mark.parametrize("game_id", coven.games())
def test_finished_tables_carry_the_ending_and_the_standings(game_id: str) -> None:
    log = Log(game_id, 3, 3).start().wander(Rng(9), 100_000)
    assert log.table.stage == "finished"
    for seat in (0, 1, 2, None):
        told = message(log.table, seat)
        assert told["ending"] == log.game.endings[log.state.ending]
        assert [(row["seat"], row["place"], row["score"], row["win"]) for row in told["standings"]] == [
            (log.state.seat_name(row.seat), row.place, row.score, row.win) for row in log.state.standings()]
        assert (told["waiting"], told["question"], told["stage"]) == ([], None, "finished")


def test_a_running_table_carries_none() -> None:
    assert not {"ending", "standings"} & message(opened().table, 0).keys()
