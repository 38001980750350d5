"""Orders in advance: passing interrupts, and plans for the next secret choice."""

from __future__ import annotations

from typing import Any

import pytest

import coven
from coven import State
from coven.kernel.ballot import Ballot
from coven.table import message
from tests.games.ankh_morpork.table import INTERRUPTS, play, playing
from tests.games.broom_service.table import choosing
from tests.table.log import FIVE, Log, moves, opened, orders_of, refused, take_back, threatened

SCOURS = "the-scours"
NOBODY: dict[str, Any] = {"minions": {}}


def dragon(**blue: Any) -> State:
    """A dragon comes to The Scours, where blue has what is given; Small Gods saves it for money."""
    players = {"red": NOBODY, "yellow": NOBODY,
               "blue": {"buildings": ["small-gods", SCOURS], "minions": {}, "money": 10, **blue}}
    return play(playing("rincewind", players, trouble=[]), "chance: happens the-dragon", "chance: roll 5")


def beggars() -> State:
    """Beggars come to blue, who can turn them away."""
    players = {"red": NOBODY, "blue": {"hand": ["wallace-sonky", "groat"], "minions": {SCOURS: 1}}, "yellow": NOBODY}
    others = [card for card in INTERRUPTS if card != "wallace-sonky"]
    return play(playing("the-beggars-guild", players, trouble=[], discard=others), "red: player blue")


def driven() -> State:
    """Red drives blue's minion from The Scours."""
    players = {"red": {"minions": {"dimwell": 1}}, "yellow": NOBODY,
               "blue": {"hand": ["gaspode"], "minions": {SCOURS: 1}}}
    return play(playing("foul-ole-ron", players, trouble=[SCOURS]), "red: move the-scours blue", "red: to dimwell")


def killed() -> State:
    """Red is about to remove blue's minion."""
    return struck("gaspode")


def removed() -> State:
    """Blue's minion has been removed, and could be brought back."""
    return struck("fresh-start-club")


def struck(card: str) -> State:
    players = {"red": NOBODY, "yellow": NOBODY, "blue": {"hand": [card], "minions": {SCOURS: 1, "nap-hill": 1}}}
    return play(playing("dr-cruces", players, trouble=[SCOURS]), "red: remove the-scours blue")


def asked_at_once(state: State, order: str) -> Log:
    """A table that begins with a question to blue, who has given an order."""
    log = Log("ankh_morpork", people=3, start=state.position()).start()
    assert log.table.waiting() == [1]
    log.do(log.table.order(1, order, log.now))
    return log


# Interrupts

@pytest.mark.parametrize("state", [dragon(), beggars()], ids=["a building", "a card"])
def test_what_endangers_no_minion_is_passed_at_once(state: State) -> None:
    log = asked_at_once(state, "pass-unthreatened")
    assert [event.kind for event in log.do(log.table.tick(log.now))] == ["move"]
    assert (moves(log), log.table.waiting() == [1] and log.table.silence() >= 0) == (["pass"], False)
    assert orders_of(log, 1)["order"] == "pass-unthreatened"


@pytest.mark.parametrize("state", [killed(), driven(), removed(), dragon(minions={SCOURS: 1})],
                         ids=["removed", "moved", "brought back", "an event"])
def test_when_a_minion_is_in_danger_its_owner_is_asked_after_all(state: State) -> None:
    """The order ends with its reason, the whole window runs, and the answer counts."""
    log = asked_at_once(state, "pass-unthreatened")
    before = log.others(1)
    assert [event.kind for event in log.tick()] == ["orders"]
    assert log.others(1) == before
    told = orders_of(log, 1)
    assert (told["order"], told["ended"]) == ("ask", "threatened")
    assert message(log.table, 1)["question"]["window"] == 10
    assert log.table.due() == log.now + 10
    answer = log.options(1)[-1]
    assert answer != "pass"
    log.play(1, answer)
    assert log.tick(log.now + 9) == []
    log.tick(log.now + 1)
    assert moves(log)[0] == answer


def test_who_is_asked_after_all_passes_by_silence() -> None:
    log = asked_at_once(killed(), "pass-unthreatened")
    log.tick()
    log.tick(log.now + 10)
    assert moves(log) == ["pass"]
    log.do(log.table.order(1, "pass-unthreatened", log.now))
    assert orders_of(log, 1)["ended"] is None


def test_an_order_for_one_turn_is_over_when_its_seat_plays_itself() -> None:
    log = threatened(["gaspode", "hex"], blue="pass-turn")
    log.tick()
    assert orders_of(log, 1)["order"] == "pass-turn"
    while log.table.waiting() == [0]:
        options = log.options(0)
        log.play(0, next((move for move in ("skip", "done", "pass") if move in options), options[0]))
        log.tick()
    assert log.table.waiting() == [1]
    told = orders_of(log, 1)
    assert (told["order"], told["ended"]) == ("ask", "turn-over")
    assert log.table.orders == ["ask"] * 3
    assert list(log.table.ended) == [1]


def test_orders_are_their_owners_business() -> None:
    log = threatened(["gaspode"])
    before = log.others(1)
    log.do(log.table.order(1, "pass-always", log.now))
    assert log.others(1) == before
    assert orders_of(log, 1)["order"] == "pass-always"
    assert [orders_of(log, seat)["order"] for seat in (0, 2)] == ["ask", "ask"]
    assert "orders" not in message(log.table, None)


def test_a_bot_answers_in_its_own_time_and_no_window_runs() -> None:
    log = threatened(["gaspode"], people=1, blue="pass-always")
    assert (log.table.thinkers(), log.table.due()) == ([(1, "random")], None)
    assert log.tick(10_000.0) == []
    log.play(1, "interrupt gaspode")
    assert moves(log)[1:] == ["interrupt gaspode"]
    assert log.table.held == {}


def test_so_does_a_bot_that_stands_in() -> None:
    log = threatened(["gaspode"])
    log.play(1, "pass")
    log.do(log.table.propose(0, "replace", {"place": 1}, log.now))
    log.do(log.table.answer(2, True, log.now))
    assert (log.table.thinkers(), log.table.due()) == ([(1, "greedy")], None)
    log.play(1, "interrupt gaspode")
    assert moves(log)[1:] == ["interrupt gaspode"]


def test_windows_of_a_slow_table_last_as_long_as_its_pace() -> None:
    log = threatened(["gaspode"], pace=("slow", 86400))
    assert (log.table.due(), message(log.table, 1)["question"]["window"]) == (100.0 + 86400, 86400)
    log.play(1, "interrupt gaspode")
    assert log.tick(100.0 + 86399) == []
    log.tick(100.0 + 86400)
    assert moves(log)[1:] == ["interrupt gaspode"]
    assert not log.table.players[1].is_away


def test_windows_of_a_live_table_are_short() -> None:
    log = threatened(["gaspode"], pace=("live", 600), blue="pass-unthreatened")
    log.tick()
    for closes in (110.0, 120.0):
        assert (log.table.waiting(), log.table.due()) == ([1], closes)
        log.tick(closes)
    assert (moves(log)[1:], log.table.waiting(), log.table.due()) == (["pass", "pass"], [0], 720.0)
    assert not log.table.players[1].is_away


def test_a_slow_table_without_windows_waits_for_the_answer_itself() -> None:
    log = threatened(["gaspode"], window=0, pace=("slow", 86400))
    assert log.table.due() == 100.0 + 86400
    log.play(1, "interrupt gaspode")
    assert moves(log)[1:] == ["interrupt gaspode"]


# Plans

def until_choice(log: Log) -> Log:
    """Everybody does the first thing that is offered, until a secret choice opens."""
    while not isinstance(log.state.decision(), Ballot):
        seat = log.table.waiting()[0]
        log.play(seat, log.options(seat)[0])
    return log


def texts(*roles: str) -> list[str]:
    return [f"choose {role}" for role in roles]


def hand(log: Log, seat: str) -> list[str]:
    found: list[str] = log.state.facts()["players"][seat]["hand"]
    return found


def test_roles_planned_in_a_set_are_chosen_when_the_next_begins() -> None:
    """In any order, by whoever has planned; the others choose in their own time."""
    log = opened()
    log.do(log.table.plan(1, texts(*reversed(FIVE)), log.now))
    assert sorted(orders_of(log, 1)["plan"]) == sorted(texts(*FIVE))
    until_choice(log)
    before = log.others(1)
    assert log.tick() != []
    assert log.others(1) == before
    assert hand(log, "blue") == list(FIVE)
    assert log.table.waiting() == [0, 2]
    assert orders_of(log, 1)["plan"] == []
    assert orders_of(log, 1)["ended"] is None


def test_if_all_have_planned_the_set_begins_at_once() -> None:
    log = opened()
    for seat in range(3):
        log.do(log.table.plan(seat, texts(*FIVE), log.now))
    until_choice(log).tick()
    assert not isinstance(log.state.decision(), Ballot)
    assert [hand(log, seat) for seat in ("red", "blue", "yellow")] == [list(FIVE)] * 3
    assert log.table.plans == {}


def test_roles_of_the_realm_are_planned_too() -> None:
    log = Log("broom_service", 2, 2, choosing("common-cause", 2).position()).start()
    roles = coven.game("broom_service").domains["role"].words
    for seat in (0, 1):
        log.do(log.table.play(seat, log.number(seat), texts(*roles[:4]), log.now))
    log.do(log.table.plan(0, texts(*roles[-4:]), log.now))
    until_choice(log)
    assert type(log.state.decision()).__name__ == "ChooseRoles"
    log.tick()
    assert (hand(log, "red"), log.table.waiting()) == (roles[-4:], [1])


def realm(event: str) -> Log:
    """Three people choose roles for the realm."""
    return Log("broom_service", 3, 3, choosing(event).position()).start()


@pytest.mark.parametrize(("event", "plan", "ended"), [
    ("common-cause", texts("forest-witch", "hill-witch", "valley-druid"), "not-complete"),
    ("common-cause", [*texts("hill-witch", "hill-druid", "weather-fairy"), "enough"], "not-possible"),
    ("more-or-less", texts("hill-witch", "hill-druid"), "not-complete"),
    ("more-or-less", [*texts("hill-witch", "hill-druid"), "enough"], ""),
    ("common-cause", texts("hill-witch", "hill-witch", "hill-druid", "weather-fairy"), "not-possible"),
])
def test_a_plan_is_carried_out_whole_or_ends_with_its_reason(event: str, plan: list[str], ended: str) -> None:
    log = realm(event)
    log.do(log.table.plan(0, plan, log.now))
    before = log.others(0)
    log.tick()
    assert log.others(0) == before
    assert orders_of(log, 0)["plan"] == []
    assert (orders_of(log, 0)["ended"] or "") == ended
    assert (0 in log.table.waiting()) == bool(ended)
    assert bool(hand(log, "red")) == (not ended)
    assert log.tick() == []


def test_more_roles_than_can_be_chosen_are_no_plan() -> None:
    log = Log(people=3).start()
    log.do(log.table.plan(0, texts(*FIVE, "wizard"), log.now))
    log.tick()
    assert (orders_of(log, 0)["ended"], hand(log, "red")) == ("not-possible", [])
    refused("table-moves", log.table.plan, 0, texts(*FIVE) * 5, log.now)
    refused("move-unknown", log.table.plan, 0, texts("hill-witch"), log.now)


def test_fists_come_between_a_plan_and_its_choice() -> None:
    """The next secret choice is another one than was planned for: nothing is shown, and the plan waits."""
    goods = {seat: {"purple": 1} for seat in ("red", "blue", "yellow")}
    fists = {"seats": 3, "event": "who-has-more", "agenda": ["EndRound", {"MakeFists": {"asked": list(goods)}}]}
    start = coven.game("broom_service").from_position({**fists, "players": goods})
    log = Log("broom_service", 3, 3, start.position()).start()
    log.do(log.table.plan(0, texts("hill-witch", "hill-druid", "weather-fairy", "herb-gatherer"), log.now))
    assert log.tick() == []
    assert (orders_of(log, 0)["ended"], len(orders_of(log, 0)["plan"])) == (None, 4)
    log.do(log.table.plan(1, ["enough", "show purple"], log.now))
    log.tick()
    assert log.table.waiting() == [0, 2]


def test_a_plan_waits_if_its_seat_has_begun_to_choose() -> None:
    log = Log(people=3).start()
    log.pick(0, "witch")
    log.do(log.table.plan(0, texts(*FIVE), log.now))
    assert log.tick() == []
    assert orders_of(log, 0)["plan"] != []


def test_moves_taken_back_by_consent_end_all_plans() -> None:
    log = opened()
    seat = log.table.waiting()[0]
    log.play(seat, log.options(seat)[0])
    log.do(log.table.plan(1, texts(*FIVE), log.now))
    take_back(log, seat)
    assert (orders_of(log, 1)["plan"], orders_of(log, 1)["ended"]) == ([], "undone")
    assert [orders_of(log, other)["ended"] for other in (0, 2)] == [None, None]


def test_a_pick_taken_back_ends_no_plan() -> None:
    log = Log(people=3).start()
    log.pick(0, "witch")
    log.do(log.table.plan(0, texts(*FIVE), log.now))
    log.do(log.table.plan(1, texts(*FIVE), log.now))
    log.do(log.table.undo(0, log.now))
    assert sorted(log.table.plans) == [0, 1]


def test_a_plan_is_changed_and_taken_back_by_its_owner() -> None:
    log = opened()
    before = log.others(1)
    log.do(log.table.plan(1, texts(*FIVE), log.now))
    log.do(log.table.plan(1, texts("witch"), log.now))
    assert orders_of(log, 1)["plan"] == ["choose witch"]
    log.do(log.table.plan(1, [], log.now))
    assert (orders_of(log, 1)["plan"], orders_of(log, 1)["ended"]) == ([], None)
    assert log.others(1) == before
    assert until_choice(log).tick() == []


def test_plans_and_reasons_are_their_owners_business() -> None:
    log = Log(people=3).start()
    before = log.others(2)
    log.do(log.table.plan(2, texts("witch"), log.now))
    assert log.others(2) == before
    log.tick()
    assert log.others(2) == before
    assert orders_of(log, 2)["ended"] == "not-complete"
