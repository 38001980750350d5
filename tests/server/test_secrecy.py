"""Whatever leaves the server for a seat, or for somebody who watches, is what they may know, to the byte."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import coven
from coven import Rng
from coven.kernel.ballot import Ballot
from coven.table.table import ORDERS
from tests.contract.hiding import redealt
from tests.contract.subjects import Subject
from tests.games.ankh_morpork.table import playing
from tests.server.course import Course
from tests.server.scene import Scene
from tests.table.log import Log
from tests.table.test_message import FAST, answers_of

AFTERWARDS = ("/record", "/proof")


# Tables that a seat cannot tell apart

def check_moment(scene: Scene, rng: Rng) -> int:
    """Nobody can tell the table from its twins by anything that the server sends; how many twins were different."""
    different = 0
    is_over, secret = scene.live.table.stage == "finished", scene.live.row["secret"].hex()
    for watcher in scene.watchers:
        seed = rng.below(1000)
        true = watcher.gets(Rng(seed))
        assert true["last"][1] == watcher.last
        with scene.twin(watcher.seat, rng) as twin:
            seen = watcher.gets(Rng(seed))
            assert twin.record is not None
            position = twin.record.state.position()
        assert watcher.listen() == []
        different += position != scene.live.table.record.state.position()
        for name in true:
            assert is_over or secret not in true[name][1]
            if name.startswith(AFTERWARDS):
                assert true[name][0] == (200 if is_over else 400)
            if not name.startswith(AFTERWARDS) or not is_over:
                assert seen[name] == true[name], (name, watcher.seat)
    return different


def wander_with_twins(path: Path, subject: Subject, moments: int) -> None:
    """Look at so many moments of a random game, in the middle of secret choices too, and at its end."""
    rng, game = Rng(subject.seed), subject.game
    with ExitStack() as stack:
        scene = Scene(stack, path, game.id, subject.seats, options=subject.options, edition=game.edition)
        course = Course(scene.site, scene.table.id)
        length = len(course.again().wander(Rng(subject.seed), 10_000).table.log)
        different = 0
        for _ in range(moments):
            course.wander(rng, 1 + rng.below(2 * length // moments))
            if isinstance(course.state.decision(), Ballot) and course.table.asked_first is None:
                course.step(rng)
            if course.written < len(course.events):
                course.write()
                for watcher in scene.watchers:
                    assert len(watcher.listen()) <= 1
            different += check_moment(scene, rng)
        course.wander(rng, 10_000)
        course.write()
        for watcher in scene.watchers:
            watcher.listen()
        check_moment(scene, rng)
        assert different


@pytest.mark.parametrize("subject", FAST, ids=lambda subject: subject.name)
def test_what_a_seat_cannot_tell_apart_reaches_it_as_the_same_bytes(subject: Subject, tmp_path: Path) -> None:
    """In every game with every number of seats, and in each of its modes."""
    wander_with_twins(tmp_path, subject, 3)


@pytest.mark.parametrize("game_id", ["ankh_morpork", "the_witches"])
def test_no_name_of_a_hidden_card_is_sent(game_id: str, tmp_path: Path) -> None:
    """In games whose cards are all different: none that another hand holds, and that it might not hold."""
    rng, found = Rng(4), 0
    with ExitStack() as stack:
        scene = Scene(stack, tmp_path, game_id, 3)
        course = Course(scene.site, scene.table.id)
        for _ in range(4):
            for watcher in scene.watchers:
                secret = uncertain(course, watcher.seat)
                found += len(secret)
                for name, (_, text) in watcher.gets(rng).items():
                    assert not secret & names_in(text), name
            course.wander(rng, 8)
            course.write()
            for watcher in scene.watchers:
                assert not uncertain(course, watcher.seat) & names_in("".join(watcher.listen()))
    assert found > 50


def names_in(text: str) -> set[str]:
    return set(re.findall(r"[a-z][a-z0-9_-]+", text))


def uncertain(log: Log, seat: int | None) -> set[str]:
    """Cards in the hands of others that a seat could imagine elsewhere."""
    watcher = 15 if seat is None else seat
    worlds = [json.loads(redealt(log.state, watcher, k).position())["players"] for k in range(30)]
    words = log.game.seat_domain.words
    out: set[str] = set()
    for name, player in json.loads(log.state.position())["players"].items():
        if seat is None or name != words[seat]:
            out |= {card for card in player["hand"] if any(card not in world[name]["hand"] for world in worlds)}
    return out


# What others do in secret

@contextmanager
def notice_board() -> Iterator[tuple[str, list[Any]]]:
    """An address for turn notices, and what came there."""
    came: list[Any] = []

    class Board(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Board)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/turns", came
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def private(orders: tuple[str, ...]) -> list[dict[str, Any]]:
    """What a seat may do at any moment without anybody noticing."""
    return [{"do": "order", "order": order} for order in orders] + [
        {"do": "hurry", "on": True}, {"do": "hurry", "on": False}, {"do": "note", "text": "yellow has the druid"},
        {"do": "mute", "place": "red", "on": True}, {"do": "mute", "place": "red", "on": False},
        {"do": "note", "text": ""}]


def check_unnoticed(scene: Scene, seat: int, deeds: list[dict[str, Any]], came: list[Any]) -> None:
    """None of these reaches anybody else, by socket, by asking, or as a notice."""
    others, rng = scene.others(seat), Rng(7)
    for watcher in scene.watchers:
        watcher.listen()
    before = {watcher.seat: watcher.gets(Rng(1)) for watcher in others}
    scene.site.until(lambda: len(came) >= len(scene.live.table.waiting()))
    noticed = list(came)
    for number, deed in enumerate(deeds):
        scene.clock.now += 0.5
        if number % 2:
            answer = scene.watchers[seat].ear.do(**deed)[1]
            assert answer["type"] == "done", answer
        else:
            response = scene.watchers[seat].person.do(**deed)
            assert response.status_code == 200, response.text
        assert [watcher.listen() for watcher in others] == [[]] * len(others), deed
        watcher = others[rng.below(len(others))]
        assert watcher.gets(Rng(1)) == before[watcher.seat], deed
    assert {watcher.seat: watcher.gets(Rng(1)) for watcher in others} == before
    notices = scene.hall.watchers[0].__self__
    scene.site.until(notices.queue.empty)
    assert came == noticed


@pytest.mark.parametrize("is_restarted", [False, True], ids=["", "after a restart"])
@pytest.mark.parametrize("game_id", coven.games())
def test_secret_picks_plans_and_orders_reach_nobody_else(game_id: str, is_restarted: bool, tmp_path: Path) -> None:
    with ExitStack() as stack:
        webhook, came = stack.enter_context(notice_board())
        scene = Scene(stack, tmp_path, game_id, 3, webhook=webhook)
        if is_restarted:
            scene.site.until(lambda: len(came) == len(scene.live.table.waiting()))
            scene.restart()
        course = Course(scene.site, scene.table.id)
        deeds = private(ORDERS)
        if isinstance(course.state.decision(), Ballot):
            answers, number = answers_of(course, Rng(3))[1], course.number(1)
            plan: dict[str, Any] = {"do": "plan", "moves": answers}
            deeds += [{"do": "move", "number": number, "move": answers[0]}, {"do": "undo"},
                      {"do": "move", "number": number, "moves": answers[:2]}, {"do": "undo"}, {"do": "undo"},
                      plan, {"do": "undo"}, {"do": "undo"}, {"do": "move", "number": number + len(answers) - 2,
                                                              "moves": answers[-2:]},
                      plan, {"do": "plan", "moves": []}]
        check_unnoticed(scene, 1, deeds, came)


def threatened(cards: list[str]) -> str:
    """Red can remove a minion of blue, who holds these cards."""
    return playing("dr-cruces", {
        "red": {"minions": {"the-scours": 1}, "hand": ["groat"]},
        "blue": {"minions": {"the-shades": 1}, "hand": cards},
        "yellow": {"minions": {"the-shades": 1}, "hand": ["librarian"]},
    }, trouble=["the-shades"], discard=[]).position()


def test_an_answer_held_in_a_window_reaches_nobody_else(tmp_path: Path) -> None:
    with ExitStack() as stack:
        webhook, came = stack.enter_context(notice_board())
        scene = Scene(stack, tmp_path, "ankh_morpork", 3, threatened(["gaspode"]), webhook=webhook)
        scene.play(0, "remove the-shades blue")
        number = scene.watchers[1].person.look()["question"]["number"]
        held = [{"do": "move", "number": number, "move": move}
                for move in ("interrupt gaspode", "pass", "interrupt gaspode")]
        check_unnoticed(scene, 1, held + private(("always-ask", "ask")), came)
        assert scene.live.table.held == {1: "interrupt gaspode"}


# The order of answers

def arrivals(path: Path, game_id: str, seats: int, order: tuple[int, ...], first: int) -> list[Any]:
    """All that a seat that answers first, and somebody who watches, get while the others answer in some order."""
    path.mkdir()
    with ExitStack() as stack:
        scene = Scene(stack, path, game_id, seats)
        answers = answers_of(Course(scene.site, scene.table.id), Rng(seats))
        came: list[Any] = []
        for seat in (first, *order):
            scene.clock.now += 2.5
            scene.play(seat, *answers[seat])
            came.append([(scene.clock.now, watcher.listen(), watcher.gets(Rng(2)))
                         for watcher in scene.watchers if watcher.seat in (first, None)])
        everybody = [(watcher.listen() and None, watcher.gets(Rng(2))) for watcher in scene.watchers]
        assert scene.live.table.record.open_picks is None
        return [came, everybody]


@pytest.mark.parametrize(("game_id", "seats"), [("witchs_brew", 3), ("broom_service", 3)])
def test_afterwards_nobody_can_tell_who_answered_first(game_id: str, seats: int, tmp_path: Path) -> None:
    first, *rest = range(seats)
    told = [arrivals(tmp_path / str(i), game_id, seats, order, first)
            for i, order in enumerate(permutations(rest))]
    assert all(other[0] == told[0][0] for other in told)
    # The last to answer hears at once what the others hear when all have.
    asked = [[{name: text for name, text in gets.items() if name != "last"} for _, gets in everybody]
             for _, everybody in told]
    assert all(other == asked[0] for other in asked)


# The times of windows

def window(path: Path, cards: list[str], deed: str | None) -> tuple[list[float], dict[str, list[Any]]]:
    """When others hear something while blue may answer, and what they hear and see until and when the window closes."""
    path.mkdir()
    heard: dict[str, list[Any]] = {"before": [], "after": []}
    times: list[float] = []
    with ExitStack() as stack:
        scene = Scene(stack, path, "ankh_morpork", 3, threatened(cards))
        scene.clock.now += 1
        scene.play(0, "remove the-shades blue")
        for second in range(13):
            if second == 4 and deed is not None:
                scene.play(1, deed)
            told = [watcher.listen() for watcher in scene.others(1)]
            if any(told):
                times.append(scene.clock.now)
            seen = [watcher.gets(Rng(second)) for watcher in scene.others(1)] if second in (3, 5, 9, 10) else []
            heard["before" if second < 10 else "after"].append((scene.clock.now, told, seen))
            scene.wait(1)
    return times, heard


def test_a_window_lasts_as_long_and_tells_as_much_whatever_its_seat_holds(tmp_path: Path) -> None:
    cases: list[tuple[list[str], str | None]] = [
        (["gaspode"], "interrupt gaspode"), (["gaspode"], "pass"), (["gaspode"], None), (["hex"], None),
        (["hex"], "pass")]
    told = [window(tmp_path / str(i), cards, deed) for i, (cards, deed) in enumerate(cases)]
    assert [times for times, _ in told] == [[101.0, 111.0]] * len(cases)
    assert all(heard["before"] == told[0][1]["before"] for _, heard in told)
    assert all(heard["after"] == told[1][1]["after"] for _, heard in told[1:])
    assert told[0][1]["after"] != told[1][1]["after"]
