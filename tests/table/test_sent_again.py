"""Moves sent again, several picks at once, and answers changed before they count."""

from __future__ import annotations

import pytest

import coven
from coven import BadInput, CovenError, IllegalMove
from tests.table.log import FIVE, Log, moves, opened, refused, take_back, threatened

PICKS = [f"choose {role}" for role in FIVE]


def test_a_pick_sent_again_after_the_choice_closed_changes_nothing() -> None:
    """By then its number means another move in the record."""
    log = Log(people=3).start()
    first = log.number(2)
    for seat in range(3):
        log.pick(seat, *FIVE)
    assert log.table.record is not None
    assert log.table.record.open_picks is None
    for seat in range(3):
        for i, pick in enumerate(PICKS):
            assert log.table.play(seat, first + i, pick, log.now) == []
        assert log.table.play(seat, first, PICKS, log.now) == []
        assert log.table.play(seat, first + 1, PICKS[1:3], log.now) == []
        refused("table-number", log.table.play, seat, first, PICKS[1], log.now)
        refused("table-number", log.table.play, seat, first, [*PICKS[:4], "choose wizard"], log.now)
        refused("table-number", log.table.play, seat, first + 5, PICKS[0], log.now)


def test_a_move_of_another_seat_is_not_mine_sent_again() -> None:
    log = Log(people=3).start()
    number = log.number(0)
    log.play(0, PICKS[0])
    assert log.number(1) == number
    assert len(log.table.play(1, number, PICKS[0], log.now)) == 1


def test_an_old_number_with_another_move_is_refused() -> None:
    log = opened()
    seat = log.table.waiting()[0]
    number, options = log.number(seat), log.options(seat)
    log.play(seat, options[0])
    assert log.table.play(seat, number, options[0], log.now) == []
    refused("table-number", log.table.play, seat, number, options[1], log.now)
    refused("table-number", log.table.play, seat, 0, options[0], log.now)


def test_what_was_taken_back_can_be_sent_again() -> None:
    log = Log(people=3).start()
    number = log.number(0)
    log.play(0, PICKS[0])
    log.do(log.table.undo(0, log.now))
    assert len(log.do(log.table.play(0, number, PICKS[0], log.now))) == 1
    log = opened()
    seat = log.table.waiting()[0]
    number, move = log.number(seat), log.options(seat)[0]
    log.play(seat, move)
    take_back(log, seat)
    assert len(log.do(log.table.play(seat, number, move, log.now))) == 1
    assert log.table.play(seat, number, move, log.now) == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_loses_picks_because_another_takes_back_sends_them_anew(seat: int) -> None:
    """Taken back into the middle of a closed choice: what is still there is known, the rest is not."""
    log = Log(people=3).start()
    first = log.number(0)
    for place in range(3):
        log.do(log.table.play(place, first, PICKS, log.now))
    take_back(log, seat)
    for place in range(3):
        known = log.number(place) - first
        assert known == (5 if place < seat else 4 if place == seat else 0)
        if known:
            assert log.table.play(place, first, PICKS[:known], log.now) == []
        if known < 5:
            log.do(log.table.play(place, first + known, PICKS[known:], log.now))
    assert log.table.record is not None
    assert log.table.record.open_picks is None


# Several picks at once

def test_picks_come_at_once_and_in_any_order() -> None:
    log = Log(people=3).start()
    events = log.do(log.table.play(0, log.number(0), PICKS[::-1], log.now))
    assert [event.facts["move"] for event in events] == PICKS
    assert log.state.facts()["players"]["red"]["hand"] == list(FIVE)
    assert log.table.waiting() == [1, 2]
    assert log.table.play(0, events[0].facts["number"], PICKS[2:] + PICKS[:2], log.now) == []


def test_some_picks_now_and_the_rest_later() -> None:
    log = Log(people=3).start()
    log.do(log.table.play(0, log.number(0), PICKS[:2], log.now))
    log.do(log.table.play(0, log.number(0), PICKS[2:], log.now))
    assert log.table.waiting() == [1, 2]


@pytest.mark.parametrize("picks", [
    [*PICKS, "choose wizard"], [PICKS[0], PICKS[0]], [*PICKS[:4], "lead witch"], [PICKS[4], "pass"],
    [*PICKS[:4], "choose nobody"]])
def test_all_picks_are_made_or_none(picks: list[str]) -> None:
    log = Log(people=3).start()
    before, number = log.everybody(), log.number(0)
    with pytest.raises(CovenError):
        log.do(log.table.play(0, number, picks, log.now))
    assert (log.everybody(), log.number(0)) == (before, number)


@pytest.mark.parametrize("count", [0, 21])
def test_no_pick_and_very_many_are_refused(count: int) -> None:
    log = Log(people=3).start()
    refused("table-moves", log.table.play, 0, log.number(0), PICKS[:1] * count, log.now)


def test_elsewhere_one_move_is_made_at_a_time() -> None:
    log = opened()
    seat = log.table.waiting()[0]
    refused("choice-complete", log.table.play, seat, log.number(seat), log.options(seat)[:2], log.now)
    assert log.number(seat) == len(moves(log)) + 1


def test_picks_do_not_go_on_into_what_follows_the_choice() -> None:
    """The last seat's picks close the choice; what it would do afterwards has to wait."""
    log = Log(people=3).start()
    log.pick(0, *FIVE)
    log.pick(1, *FIVE)
    with pytest.raises(BadInput) as error:
        log.table.play(2, log.number(2), [*PICKS, "lead witch"], log.now)
    assert error.value.key == "choice-complete"


def test_fists_and_numbers_of_roles_come_at_once_too() -> None:
    game = coven.game("broom_service")
    goods = {seat: {"purple": 2, "green": 1} for seat in ("red", "blue")}
    start = game.from_position({"seats": 2, "event": "who-has-more", "players": goods,
                                "agenda": ["EndRound", {"MakeFists": {"asked": ["red", "blue"]}}]})
    log = Log("broom_service", 2, 2, start.position()).start()
    log.do(log.table.play(0, 1, ["enough", "show green", "show purple", "show purple"], log.now))
    assert log.table.waiting() == [1]
    assert moves(log) == ["show purple", "show purple", "show green", "enough"]
    start = game.from_position({"seats": 2, "event": "more-or-less", "leader": "red"})
    log = Log("broom_service", 2, 2, start.position()).start()
    log.do(log.table.play(1, log.number(1), ["enough", "choose hill-druid", "choose hill-witch"], log.now))
    assert log.table.waiting() == [0]


# Answers that wait for their window

def test_an_answer_is_changed_until_the_window_closes_and_not_after() -> None:
    log = threatened(["gaspode"])
    number = log.number(1)
    for answer in ("interrupt gaspode", "pass", "interrupt gaspode"):
        assert [event.kind for event in log.do(log.table.play(1, number, answer, log.now))] == ["holds"]
        assert log.table.play(1, number, answer, log.now) == []
        assert log.number(1) == number
    log.tick(110.0)
    assert moves(log)[1:] == ["interrupt gaspode"]
    assert log.table.play(1, number, "interrupt gaspode", log.now) == []
    refused("table-number", log.table.play, 1, number, "pass", log.now)


def test_an_answer_that_is_not_offered_leaves_the_one_that_is_held() -> None:
    log = threatened(["gaspode"])
    log.play(1, "interrupt gaspode")
    with pytest.raises(IllegalMove):
        log.play(1, "interrupt susan")
    with pytest.raises(IllegalMove):
        log.play(2, "pass")
    assert log.table.held == {1: "interrupt gaspode"}


def test_an_answer_falls_when_what_it_answers_is_taken_back() -> None:
    log = threatened(["gaspode"])
    number = log.number(1)
    log.play(1, "interrupt gaspode")
    take_back(log, 0)
    assert log.table.held == {}
    log.play(0, "remove the-shades blue")
    assert [event.kind for event in log.table.play(1, number, "interrupt gaspode", log.now)] == ["holds"]
