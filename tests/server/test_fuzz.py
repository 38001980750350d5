"""Nonsense on the socket: whatever is sent, the answer is polite, the socket stays, and the table stands still."""

from __future__ import annotations

import hashlib
import json
import logging
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.server.commands import COMMANDS
from coven.server.settings import Limits
from tests.server.course import Course
from tests.server.scene import Scene, Watcher
from tests.server.site import Person
from tests.server.wire import Ear
from tests.table.log import FIVE

LONGEST = Limits().message_bytes
TEXTS = ["", " ", "red", "green", "octarine", "\0", "\x1b[2J", "a\u202eb\u2066c", "\ud800", "é" * 300, "𝔚" * 20,
         "x" * 5000, "choose witch", "'; DROP TABLE events; --", "<script>alert(1)</script>", "../../etc/passwd", "${jndi:ldap://x}",
         "%s%n", "null", "1e999", "constructor", "__proto__", "\r\nX: y"]
NUMBERS = [0, 1, -1, 2, 20, 2**31, 2**53 + 1, 2**63, -2**63 - 1, 10**9, 10**9 + 1, 10**100, 1.5, -0.0, 1e308,
           float("nan"), float("inf")]
RAW = ["", "{", "}", "[]", "null", "true", "7", '"move"', "{}", '{"do"', '{"do":}', "{'do': 'undo'}", "\ufeff{}", "\0",
       '{"do":"undo","do":"hurry","on":1}', "[" * 3000, '{"do":' * 2000, '{"do":"say","text":"' + "x" * LONGEST + '"}',
       '{"id":"\\ud800","do":"undo"}', '{"\\udc00":1,"do":"undo"}', '{"do":"note","text":"\\ud83d"}',
       '{"do":"\\ud800"}', '{"do":"note","text":"\\u0000"}', '{"id":' + "9" * 4000 + ',"do":"undo"}',
       '{"id":' + "9" * 5000 + ',"do":"undo"}', '{"id":NaN,"do":"undo"}', '{"id":true,"do":"undo"}',
       '{"id":[1],"do":"undo"}', '{"do":"move","number":1e400,"move":"pass"}', "é" * LONGEST, "x" * (LONGEST + 1)]
# One of each, in case it is possible.
RIGHT: list[dict[str, Any]] = [
    {"do": "move", "number": 1, "move": "choose witch"}, {"do": "move", "number": 9, "moves": ["choose druid"]},
    {"do": "undo"}, {"do": "propose", "what": "undo"}, {"do": "propose", "what": "pace", "kind": "live", "seconds": 60},
    {"do": "propose", "what": "replace", "place": "blue"},
    {"do": "order", "order": "always-ask"}, {"do": "plan", "moves": []}, {"do": "hurry", "on": False},
    {"do": "say", "text": "hello"}, {"do": "phrase", "phrase": "oops"}, {"do": "back"}, {"do": "luck", "value": "cat"},
    {"do": "leave"}, {"do": "bot", "place": "blue", "bot": "greedy"}, {"do": "clear", "place": "blue"},
    {"do": "pace", "kind": "none", "seconds": 0}, {"do": "window", "seconds": 3}, {"do": "start"},
    {"do": "note", "text": "a\nb"}, {"do": "mute", "place": "blue", "on": True}]
# After these a bot moves by itself, now or when others agree: they are only sent spoiled.
SPOILED: list[dict[str, Any]] = [{"do": "away", "why": 1}, {"do": "answer", "agrees": 1}]


class Nonsense:
    """Messages that are wrong in every way, and some that are not; the same seed sends the same."""

    def __init__(self, seed: int, questions: list[dict[str, Any]], *without: str) -> None:
        self.rng = random.Random(seed)
        self.right = [deed for deed in [*questions, *RIGHT] if deed["do"] not in without]
        self.sent: list[Any] = []

    def value(self, depth: int = 3) -> Any:
        """Any JSON value."""
        rng = self.rng
        kind = rng.randrange(7 if depth else 4)
        if kind == 0:
            return rng.choice([None, True, False])
        if kind == 1:
            return rng.choice(NUMBERS)
        if kind <= 3:
            return rng.choice(TEXTS)
        if kind == 4:
            return [self.value(depth - 1) for _ in range(rng.randrange(4))]
        return {rng.choice(TEXTS): self.value(depth - 1) for _ in range(rng.randrange(4))}

    def nearly(self) -> dict[str, Any]:
        """A command, spoiled."""
        rng = self.rng
        out = dict(rng.choice(self.right))
        for _ in range(rng.randrange(1, 4)):
            field = rng.choice([*out, "id", "seat", "do", "text", "place"])
            spoil = rng.randrange(4)
            if spoil == 0:
                out.pop(field, None)
            elif spoil == 1:
                out[field] = self.value()
            elif spoil == 2:
                out[rng.choice(TEXTS)] = self.value()
            else:
                out["seat"] = rng.choice(["blue", "yellow", "green", "red"])
        return out

    def next(self) -> str | bytes:
        """The next message: text, or a frame of bytes."""
        rng = self.rng
        kind = rng.randrange(10)
        if kind == 0:
            return rng.choice(RAW)
        if kind == 1:
            return rng.randbytes(rng.choice([0, 1, 50, LONGEST + 1]))
        if kind == 2 and self.sent:
            return str(rng.choice(self.sent))
        plain = self.value() if kind == 3 else rng.choice(self.right + SPOILED) if kind == 4 else self.nearly()
        text = json.dumps(plain, ensure_ascii=True)
        if kind == 5:
            text = text[:rng.randrange(len(text) + 1)]
        self.sent.append(text)
        return text


def send(ear: Ear, message: str | bytes) -> tuple[list[str], dict[str, Any]]:
    """One message; what was heard before its answer, and the answer."""
    if isinstance(message, bytes):
        ear.session.send_bytes(message)
    else:
        ear.session.send_text(message)
    told: list[str] = []
    while (plain := json.loads(text := ear.next()))["type"] not in ("done", "error"):
        if plain["type"] != "presence":
            told.append(text)
    return told, plain


def seen(watchers: list[Watcher]) -> str:
    """A hash of what these can ask for."""
    out = hashlib.sha256()
    for watcher in watchers:
        for path in ("", "/desk"):
            out.update(watcher.person.get(path).content)
    return out.hexdigest()


def pester(scene: Scene, who: Watcher, nonsense: Nonsense, count: int) -> list[str]:
    """Send so much; all that came back. What was refused has changed nothing, and nobody else has heard of it."""
    others = [watcher for watcher in scene.watchers if watcher is not who]
    came: list[str] = []
    for watcher in others:
        watcher.listen()
    before, number, is_quiet = seen(others), scene.live.table.number, True
    for at in range(count):
        told, answer = send(who.ear, nonsense.next())
        came += [*told, json.dumps(answer)]
        if answer["type"] == "error":
            assert answer["text"]
            assert answer["error"] != "server-fault"
            assert scene.live.table.number == number
        is_quiet = is_quiet and scene.live.table.number == number
        number = scene.live.table.number
        if at % 20 == 19 or not is_quiet:
            heard = [text for watcher in others for text in watcher.listen()]
            assert not (heard and is_quiet)
            now = seen(others)
            assert now == before or not is_quiet
            before, is_quiet = now, True
    return came


def no_faults(caplog: pytest.LogCaptureFixture) -> None:
    for record in caplog.records:
        assert record.levelno < logging.ERROR, record
        assert record.exc_info is None, record


def questions(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """Right answers to the open question of a seat, to be sent as they are and spoiled."""
    question = scene.watchers[seat].person.look()["question"]
    options = [option["move"] for option in (question or {"options": []})["options"]]
    return [{"do": "move", "number": question["number"], "move": move} for move in options[:3]]


@pytest.mark.parametrize("game_id", coven.games())
def test_nonsense_changes_nothing_and_breaks_nothing(game_id: str, tmp_path: Path,
                                                     caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with ExitStack() as stack:
        scene = Scene(stack, tmp_path, game_id, 3)
        asked = scene.live.table.waiting()[0]
        pester(scene, scene.watchers[asked], Nonsense(1, questions(scene, asked)), 300)
        pester(scene, scene.watchers[-1], Nonsense(2, questions(scene, asked)), 60)
    no_faults(caplog)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game_id", coven.games())
def test_much_nonsense_in_the_middle_of_a_game(game_id: str, seed: int, tmp_path: Path,
                                               caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with ExitStack() as stack:
        scene = Scene(stack, tmp_path, game_id, 3)
        course = Course(scene.site, scene.table.id)
        course.wander(coven.Rng(seed), 20 + 20 * seed)
        course.write()
        for seat in range(3):
            pester(scene, scene.watchers[seat], Nonsense(10 * seed + seat, questions(scene, seat)), 400)
    no_faults(caplog)


def test_nonsense_before_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also from the host, who may do more."""
    caplog.set_level(logging.DEBUG)
    with ExitStack() as stack:
        scene = Scene(stack, tmp_path, "witchs_brew", 3, begin=False)
        pester(scene, scene.watchers[0], Nonsense(5, [], "leave"), 150)
        host = Watcher(scene, None, None)
        host.person = scene.table.host
        host.ear = stack.enter_context(Ear(scene.table.host))
        host.listen()
        scene.watchers.append(host)
        pester(scene, host, Nonsense(6, [], "start", "clear", "leave"), 200)
    no_faults(caplog)


def answers_to_nonsense(path: Path, blue: tuple[str, ...], yellow: tuple[str, ...]) -> list[str]:
    path.mkdir()
    with ExitStack() as stack:
        scene = Scene(stack, path, "witchs_brew", 3)
        for seat, roles in ((1, blue), (2, yellow)):
            if roles:
                scene.play(seat, *(f"choose {role}" for role in roles))
        return pester(scene, scene.watchers[0], Nonsense(3, questions(scene, 0)), 400)


def test_the_answers_to_nonsense_tell_nothing_of_what_others_chose(tmp_path: Path) -> None:
    other = ("assistant", "wizard", "druid", "warlock", "cutpurse")
    told = [answers_to_nonsense(tmp_path / str(i), blue, yellow)
            for i, (blue, yellow) in enumerate([((), ()), (FIVE, ()), (other, FIVE[:2])])]
    assert told[0] == told[1] == told[2]
    assert not [text for text in told[0] if '"stage": "finished"' in text]


@pytest.mark.parametrize("message", RAW)
def test_every_raw_text_is_answered_and_forgotten(message: str, scene: Scene) -> None:
    _, answer = send(scene.watchers[0].ear, message)
    assert answer["type"] == "error"
    assert answer["error"] in ("message-json", "message-form", "request-form", "undo-ballot")
    assert scene.watchers[1].listen() == []


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with ExitStack() as stack:
        yield Scene(stack, tmp_path_factory.mktemp("fuzz"), "witchs_brew", 3)


def test_every_command_is_tried() -> None:
    """Nobody adds a command that is not spoiled here."""
    assert {deed["do"] for deed in RIGHT + SPOILED} == set(COMMANDS.json_schema()["discriminator"]["mapping"])


def test_a_socket_speaks_for_no_other_seat(scene: Scene) -> None:
    red = scene.watchers[0].ear
    for seat in ("blue", "yellow"):
        question = Person(scene.site, scene.table.id, scene.table.opened["seats"][seat]).look()["question"]
        body = {"number": question["number"], "move": question["options"][0]["move"]}
        assert red.do("move", **body, seat=seat)[1]["error"] == "not-your-seat"
        assert red.do("note", text="mine", seat=seat)[1]["error"] == "not-your-seat"
    assert scene.watchers[-1].ear.do("say", text="psst")[1]["error"] == "no-seat"
    assert scene.watchers[-1].ear.do("hurry", on=True, seat="red")[1]["error"] == "no-seat"
    assert red.do("seat", seat="red")[1]["error"] == "request-form"
    assert red.do("start")[1]["error"] == "not-host"
