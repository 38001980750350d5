"""A table as its events make it: sitting down, playing, taking back, proposals, pace, chat."""

from __future__ import annotations

import json

import pytest

import coven
from coven import CannotUndo, IllegalMove, Rng
from coven.bots.bot import ask
from coven.bots.lineup import make_bot
from coven.kernel.ballot import Ballot
from coven.table import Event, Table, rematch, what_if
from tests.table.log import FIVE, Log, draw, moves, opened, refused, threatened

BREW = coven.game("witchs_brew")


# Sitting down

def test_seats_are_taken_by_people_and_bots_and_left_before_the_start() -> None:
    log = Log(people=1)
    table = log.table
    assert [player.plain() for player in table.players] == [
        {"kind": "human", "name": "Person 0", "bot": None},
        {"kind": "bot", "name": "random", "bot": "random"},
        {"kind": "bot", "name": "random 2", "bot": "random"}]
    refused("table-seat-taken", table.sit, 1, "Anna", 0.0)
    log.do(table.leave(1, 0.0))
    refused("table-seat-open", table.leave, 1, 0.0)
    refused("table-seats-open", table.start, 0.0)
    refused("seat-name-twice", table.sit, 1, " person  0 ", 0.0)
    log.do(table.sit(1, "  Anna\n ", 0.0))
    assert table.players[1].name == "Anna"
    log.start()
    refused("table-started", table.leave, 1, 0.0)
    refused("table-started", table.sit, 1, "Boris", 0.0)


@pytest.mark.parametrize("name", ["", "  ", "x" * 31, None, 7, "a\u202eb"])
def test_names_are_short_plain_lines(name: object) -> None:
    refused("table-name", Table(BREW, 3).sit, 0, name, 0.0)


@pytest.mark.parametrize("place", [-1, 3, True])
def test_there_are_no_other_seats(place: int) -> None:
    refused("table-seat", Table(BREW, 3).sit, place, "Anna", 0.0)


def test_unknown_bots_sit_nowhere() -> None:
    refused("bot-unknown", Table(BREW, 3).add_bot, 0, "genius", 0.0)


def test_nothing_is_played_before_the_start() -> None:
    table = Table(BREW, 3)
    for command, arguments in ((table.play, (0, 1, "pass", 0.0)), (table.undo, (0, 0.0)), (table.nature, (draw, 0.0)),
                               (table.propose, (0, "undo", {}, 0.0)), (table.come_back, (0, 0.0))):
        refused("table-not-started", command, *arguments)


def test_nobody_has_the_name_of_another_whoever_comes_and_goes() -> None:
    """A bot gives way to a person of its name, here and in a rematch."""
    log = Log(seats=4, people=0)
    log.do(log.table.leave(0, 0.0))
    log.do(log.table.leave(1, 0.0))
    log.do(log.table.sit(0, "Random", 0.0))
    log.do(log.table.add_bot(1, "random", 0.0))
    assert [player.name for player in log.table.players] == ["Random", "random 2", "random 3", "random 4"]
    log.start().wander(Rng(1), 10_000)
    again = rematch(log.table, 0.0)
    assert [player.name for player in again.players] == ["random 2", "Random", "random 3", "random 4"]


# Playing

def test_a_move_has_its_number_and_is_made_once() -> None:
    log = Log().start()
    assert log.state.decision() is not None
    number = len(log.table.record.known(0)) + 1 if log.table.record else 0
    log.do(log.table.play(0, number, "choose wolf-keeper", 0.0))
    before = log.state.position()
    assert log.table.play(0, number, "choose  wolf-keeper", 0.0) == []
    refused("table-number", log.table.play, 0, number, "choose alchemist", 0.0)
    refused("table-number", log.table.play, 0, number + 2, "choose alchemist", 0.0)
    assert log.state.position() == before


def test_a_move_that_is_not_offered_changes_nothing() -> None:
    log = Log().start()
    before, number = log.state.position(), log.table.number
    with pytest.raises(IllegalMove):
        log.play(0, "lead witch")
    refused("move-unknown", log.table.play, 0, 1, "fly away", 0.0)
    assert (log.state.position(), log.table.number) == (before, number)


def test_the_number_tells_nothing_of_secret_answers() -> None:
    log = Log().start()
    assert log.table.record is not None
    before = len(log.table.record.known(1))
    log.pick(0, *FIVE)
    assert len(log.table.record.known(1)) == before
    log.play(1, "choose wolf-keeper")


@pytest.mark.parametrize("game_id", coven.games())
def test_whole_games_by_events_replay_to_the_same_table(game_id: str) -> None:
    """Bots play to the end; the events alone, read as JSON, give the same table and the same record."""
    game = coven.game(game_id)
    log = Log(game_id, max(game.seats[0], 2), people=0).start()
    rng = Rng(3)
    while log.state.decision() is not None:
        for seat, spec in log.table.thinkers()[:1]:
            log.play(seat, game.moves.text(ask(make_bot(spec, game), log.state, seat, rng)))
        if not log.table.thinkers() and (due := log.table.due()) is not None:
            log.do(log.table.tick(due))
            log.nature()
    assert log.state.ending >= 0
    again = Table(game, log.table.seats)
    again.replay(Event.of(json.loads(json.dumps(event.plain()))) for event in log.events)
    assert again.record is not None
    assert log.table.record is not None
    assert again.record.text() == log.table.record.text()
    assert again.players == log.table.players


def finished() -> Log:
    """A game among bots and a person who went away."""
    log = Log(people=1)
    log.do(log.table.set_pace("live", 20, log.now))
    log.do(log.table.set_window(5, log.now))
    log.start()
    log.do(log.table.tick(log.now + 20))
    rng = Rng(4)
    while thinkers := log.table.thinkers():
        seat, _ = thinkers[0]
        options = log.state.options(seat)
        log.play(seat, BREW.moves.text(options[rng.below(len(options))]))
    return log


def test_a_rematch_has_the_same_players_one_seat_further() -> None:
    log = finished()
    again = rematch(log.table, 1000.0)
    assert [player.plain() for player in again.players] == [
        {"kind": "bot", "name": "random", "bot": "random"}, {"kind": "human", "name": "Person 0", "bot": None},
        {"kind": "bot", "name": "random 2", "bot": "random"}]
    assert (again.pace, again.window, again.options, again.record) == (("live", 20), 5, log.table.options, None)
    again.replay(again.start(1001.0))
    refused("table-not-finished", rematch, again, 1002.0)


def test_what_if_begins_at_a_moment_of_a_finished_game() -> None:
    log = finished()
    assert log.table.record is not None
    moment = log.table.record.replay(40)
    branch = what_if(log.table, 40)
    for place in range(3):
        branch.replay(branch.add_bot(place, "random", 0.0))
    branch.replay(branch.start(0.0))
    assert branch.record is not None
    assert branch.record.state.position() == moment.position()
    for number in (-1, len(log.table.record), True, "7"):
        refused("replay-number", what_if, log.table, number)
    refused("table-not-finished", what_if, opened().table, 0)


def test_seats_that_are_none_do_nothing() -> None:
    """Nobody plays for chance, or from a seat that is not at this table."""
    table = opened().table
    for seat in (-1, 3):
        for command, arguments in ((table.play, (1, "pass", 0.0)), (table.undo, (0.0,)), (table.say, ("hello", 0.0)),
                                   (table.propose, ("undo", {}, 0.0)), (table.order, ("ask", 0.0))):
            refused("table-seat", command, seat, *arguments)


def test_events_come_in_order() -> None:
    log = Log()
    refused("table-event", log.table.apply, Event(log.table.number + 1, "dances", 0, 0.0, {}))
    refused("table-order", log.table.apply, log.events[0])
    refused("table-order", log.table.apply, log.events[-1]._replace(number=log.table.number + 2))


# Taking back

def test_an_own_pick_is_taken_back_and_a_sealed_choice_is_not() -> None:
    log = Log().start()
    log.pick(0, "wolf-keeper", "witch")
    log.do(log.table.undo(0, 0.0))
    assert log.state.facts()["players"]["red"]["hand"] == ["wolf-keeper"]
    with pytest.raises(CannotUndo) as error:
        log.table.undo(1, 0.0)
    assert error.value.key == "undo-ballot"


def test_beyond_the_barrier_all_must_agree() -> None:
    log = opened()
    leader = log.state.decision()
    assert leader is not None
    seat = int(leader.seat)
    others = [place for place in range(3) if place != seat]
    move = BREW.moves.text(log.state.options(seat)[0])
    before = log.state.position()
    log.play(seat, move)
    log.play(others[0] if (seat + 1) % 3 == others[0] else others[1], follow(log))
    with pytest.raises(CannotUndo):
        log.table.undo(seat, 0.0)
    log.do(log.table.propose(seat, "undo", {}, 0.0))
    refused("table-proposal-open", log.table.propose, others[0], "undo", {}, 0.0)
    log.do(log.table.answer(others[0], True, 0.0))
    assert log.state.position() != before
    log.do(log.table.answer(others[1], True, 0.0))
    assert (log.state.position(), log.table.proposal) == (before, None)


def test_one_no_ends_a_proposal_and_so_does_the_next_move() -> None:
    log = opened()
    decision = log.state.decision()
    assert decision is not None
    seat = int(decision.seat)
    log.play(seat, BREW.moves.text(log.state.options(seat)[0]))
    log.do(log.table.propose(seat, "undo", {}, 0.0))
    log.do(log.table.answer((seat + 1) % 3, False, 0.0))
    assert log.table.proposal is None
    refused("table-no-proposal", log.table.answer, (seat + 1) % 3, True, 0.0)
    log.do(log.table.propose(seat, "undo", {}, 0.0))
    log.play((seat + 1) % 3, follow(log))
    assert log.table.proposal is None


def follow(log: Log) -> str:
    decision = log.state.decision()
    assert decision is not None
    return BREW.moves.text(log.state.options(decision.waiting[0])[-1])


# Pace

def test_whose_time_is_up_is_stood_in_for_and_may_come_back() -> None:
    log = Log()
    log.do(log.table.set_pace("live", 60, log.now))
    log.start()
    assert log.table.due() == 160.0
    assert log.table.tick(159.0) == []
    log.pick(0, *FIVE)
    log.do(log.table.tick(161.0))
    assert [player.is_away for player in log.table.players] == [False, True, False]
    assert (1, "greedy") in log.table.thinkers()
    assert log.table.due() is None
    log.do(log.table.come_back(1, 170.0))
    assert log.table.come_back(1, 171.0) == []
    assert log.table.due() == 230.0


def test_the_pace_changes_by_consent() -> None:
    log = opened()
    refused("table-started", log.table.set_pace, "slow", 86400, 0.0)
    log.do(log.table.propose(0, "pace", {"kind": "slow", "seconds": 86400}, 5.0))
    log.do(log.table.answer(1, True, 6.0))
    assert log.table.pace.kind == "none"
    log.do(log.table.answer(2, True, 7.0))
    assert (log.table.pace, log.table.due()) == (("slow", 86400), 7.0 + 86400)


def test_the_others_vote_an_absent_player_out() -> None:
    log = opened()
    refused("table-replace", log.table.propose, 0, "replace", {"place": 0}, 0.0)
    log.do(log.table.propose(0, "replace", {"place": 2}, 0.0))
    refused("table-no-proposal", log.table.answer, 2, False, 0.0)
    log.do(log.table.answer(1, True, 0.0))
    assert log.table.players[2].is_away
    refused("table-replace", log.table.propose, 0, "replace", {"place": 2}, 0.0)


def test_alone_with_bots_nobody_else_is_asked() -> None:
    log = Log(people=1).start()
    log.do(log.table.propose(0, "pace", {"kind": "live", "seconds": 30}, 0.0))
    assert log.table.pace == ("live", 30)


@pytest.mark.parametrize(("kind", "seconds", "key"), [
    ("fast", 5, "table-pace"), (None, 5, "table-pace"), ("live", 5, "table-seconds"), ("live", True, "table-seconds"),
    ("slow", 60, "table-seconds"), ("none", 1, "table-seconds"), ("live", "60", "table-seconds")])
def test_bad_paces(kind: object, seconds: object, key: str) -> None:
    refused(key, Table(BREW, 3).set_pace, kind, seconds, 0.0)


def test_other_proposals_are_none() -> None:
    refused("table-proposal", opened().table.propose, 0, "cake", {}, 0.0)


# Interrupts

def minions(log: Log) -> dict[str, int]:
    found: dict[str, int] = log.state.facts()["players"]["blue"]["minions"]
    return found


@pytest.mark.parametrize(("answers", "last"), [
    ([], "pass"), (["pass"], "pass"), (["interrupt gaspode"], "interrupt gaspode"),
    (["interrupt gaspode", "pass"], "pass"), (["pass", "interrupt gaspode"], "interrupt gaspode")])
def test_an_interrupt_is_answered_when_its_window_closes_and_never_before(answers: list[str], last: str) -> None:
    """With an answer, without one, after a change of mind: the others see one window of ten seconds."""
    log = threatened(["gaspode", "hex"])
    seen = [log.state.view(0), log.state.view(2)]
    assert log.table.due() == 110.0
    for answer in answers:
        log.play(1, answer)
    assert log.do(log.table.tick(109.9)) == []
    assert (moves(log), [log.state.view(0), log.state.view(2)]) == (["remove the-shades blue"], seen)
    log.do(log.table.tick(110.0))
    assert moves(log)[1:] == [last]
    assert minions(log) == ({} if last == "pass" else {"the-shades": 1})


def test_who_can_only_pass_is_waited_for_as_long() -> None:
    log = threatened(["hex"])
    assert log.state.options(1) == [log.game.moves.parse("pass")]
    assert log.do(log.table.tick(105.0)) == []
    log.do(log.table.tick(110.0))
    assert moves(log)[1:] == ["pass"]


def test_quick_windows_do_not_wait_for_who_can_only_pass() -> None:
    log = threatened(["hex"], window=0)
    log.do(log.table.tick(100.0))
    assert moves(log)[1:] == ["pass"]
    log = threatened(["hex"], window=0, blue="always-ask")
    assert log.do(log.table.tick(999.0)) == []
    log.play(1, "pass")
    assert moves(log)[1:] == ["pass"]
    log = threatened(["gaspode"], window=0)
    assert log.do(log.table.tick(999.0)) == []
    log.play(1, "interrupt gaspode")
    assert moves(log)[1:] == ["interrupt gaspode"]


@pytest.mark.parametrize("order", ["pass-turn", "pass-always"])
def test_who_has_passed_in_advance_is_not_waited_for(order: str) -> None:
    log = threatened(["gaspode"], blue=order)
    log.do(log.table.tick(100.0))
    assert moves(log)[1:] == ["pass"]


def test_an_order_for_this_turn_ends_when_its_seat_is_asked_something_else() -> None:
    log = threatened(["gaspode"], blue="pass-turn", yellow="pass-always", red="pass-turn")
    while log.do(log.table.tick(100.0)):
        assert moves(log)[-1] == "pass"
    assert log.table.orders == ["ask", "pass-turn", "pass-always"]
    refused("table-order-unknown", log.table.order, 1, "sleep", 0.0)


@pytest.mark.parametrize("seconds", [-1, 121, True, "5"])
def test_bad_windows(seconds: object) -> None:
    refused("table-window", Table(BREW, 3).set_window, seconds, 0.0)


def test_secret_picks_of_others_change_nobodys_clock_and_no_proposal() -> None:
    log = opened()
    log.do(log.table.propose(0, "pace", {"kind": "live", "seconds": 60}, 0.0))
    log.do(log.table.answer(1, True, 0.0))
    log.do(log.table.answer(2, True, 1.0))
    while not isinstance(log.state.decision(), Ballot):
        decision = log.state.decision()
        assert decision is not None
        log.now += 1
        log.play(decision.waiting[0], BREW.moves.text(log.state.options(decision.waiting[0])[0]))
    due = log.table.due()
    log.do(log.table.propose(1, "undo", {}, log.now))
    log.now += 30
    log.pick(0, *FIVE)
    assert (log.table.due(), log.table.proposal is not None) == (due, True)
    log.do(log.table.undo(0, log.now))
    assert log.table.due() == due
    kept = log.table.proposal.facts["keep"] if log.table.proposal is not None else 0
    log.do(log.table.answer(0, True, log.now))
    log.do(log.table.answer(2, True, log.now))
    assert log.table.record is not None
    assert (len(log.table.record), log.table.due()) == (kept, log.now + 60)


def test_taking_back_wins_no_time() -> None:
    log = opened()
    log.do(log.table.propose(0, "pace", {"kind": "live", "seconds": 60}, 0.0))
    log.do(log.table.answer(1, True, 0.0))
    log.do(log.table.answer(2, True, 100.0))
    decision = log.state.decision()
    assert decision is not None
    seat = int(decision.seat)
    log.now = 150.0
    log.play(seat, BREW.moves.text(log.state.options(seat)[0]))
    assert log.table.due() == 210.0
    with pytest.raises(CannotUndo):
        log.table.undo(seat, 151.0)
    log = Log("broom_service", people=2, seats=2, start=FLIGHT)
    log.do(log.table.set_pace("live", 60, 100.0))
    log.start()
    log.now = 150.0
    log.play(0, "fly westkeep-fields hollow-wood")
    log.do(log.table.undo(0, 155.0))
    assert (log.state.position() == coven.game("broom_service").from_position(FLIGHT).position(), log.table.due()) == (
        True, 160.0)


def test_who_comes_back_takes_back_what_the_bot_did_and_has_time_again() -> None:
    log = Log("broom_service", people=2, seats=2, start=FLIGHT)
    log.do(log.table.set_pace("live", 60, 100.0))
    log.start().tick(160.0)
    log.play(0, "fly westkeep-fields hollow-wood")
    log.do(log.table.come_back(0, 170.0))
    log.do(log.table.undo(0, 171.0))
    assert log.table.due() == 230.0


def test_a_new_pace_counts_from_its_beginning_also_for_what_is_taken_back() -> None:
    log = Log("broom_service", people=2, seats=2, start=FLIGHT).start()
    log.play(0, "fly westkeep-fields hollow-wood")
    log.do(log.table.propose(0, "pace", {"kind": "live", "seconds": 60}, 5000.0))
    log.do(log.table.answer(1, True, 5000.0))
    log.do(log.table.undo(0, 5010.0))
    assert log.table.due() == 5060.0


FLIGHT = json.dumps({
    "seats": 2, "leader": "red", "event": "brave-lead", "called": ["forest-witch"],
    "players": {"red": {"laid": ["forest-witch"], "hand": ["hill-druid"], "purple": 1}},
    "agenda": ["EndRound", "SettleEvent", "NextTurn", {"BraveAct": {"seat": "red", "role": "forest-witch"}}]})


# Talking

def test_chat_is_plain_lines_of_bounded_length() -> None:
    log = Log()
    log.do(log.table.say(0, "  Hello\n\u200b <b>all</b> \u202e", 1.0))
    assert [(line.seat, line.facts) for line in log.table.chat] == [(0, {"text": "Hello <b>all</b>"})]
    for text in ("", " ", None, "x" * 501, "\u200b \u200b"):
        refused("table-chat", log.table.say, 0, text, 0.0)
