"""Links: what a token is, where it is kept and where it is not, and how it ends."""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from coven.server.links import digest, new_token
from coven.server.logs import JsonLines
from coven.server.settings import Limits
from tests.server.course import play_out
from tests.server.site import QUICK, Person, Site, Table
from tests.server.wire import Ear


def bits(token: str) -> int:
    """How many random bits a token can hold."""
    return len(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))) * 8


def test_tokens_are_long_and_never_alike() -> None:
    tokens = [new_token() for _ in range(2000)]
    assert len(set(tokens)) == 2000
    assert all(bits(token) >= 128 for token in tokens)
    # Every letter occurs at every place: nothing of a token is fixed.
    assert all(len({token[i] for token in tokens}) > 40 for i in range(len(tokens[0])))


def test_every_link_and_cookie_is_such_a_token(site: Site) -> None:
    browser = site.browser()
    opened = browser.post("/api/tables", json={"game": "witchs_brew", "seats": 3, "people": ["Anna", "Boris"]}).json()
    table = Table(site, opened)
    given = [opened["host"], opened["invite"], *opened["seats"].values(), browser.cookies["coven"],
             table.guest.post("/seats", name="Clara").json()["token"],
             table.host.post("/links", role="watch").json()["token"],
             table.host.post("/links", role="seat", seat="blue").json()["token"]]
    assert len(set(given)) == len(given)
    assert all(bits(token) >= 128 for token in given)


@pytest.fixture
def all_logs() -> Iterator[StringIO]:
    """Everything that anybody logs, at the lowest level, as the server would write it."""
    out = StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    # The test client is no part of the server.
    handler.addFilter(lambda record: record.name != "httpx")
    root, before = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield out
    root.removeHandler(handler)
    root.setLevel(before)


class Session:
    """A whole evening, with every token and cookie that was given out, and every body that was sent to somebody."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.secrets: set[str] = set()
        self.texts: list[str] = []
        browser = site.browser()
        opened = browser.post("/api/tables", json={"game": "ankh_morpork", "seats": 2, "people": ["Anna"]}).json()
        self.table = table = Table(site, opened)
        self.secrets |= {opened["host"], opened["invite"], *opened["seats"].values(), browser.cookies["coven"]}
        seated = table.guest.post("/seats", name="Boris").json()
        table.people["blue"] = Person(site, table.id, seated["token"])
        self.secrets.add(seated["token"])
        for role in ("watch", "invite", "host"):
            self.secrets.add(table.host.post("/links", role=role).json()["token"])
        self.play(browser)
        self.wrong()
        self.afterwards()

    def play(self, browser: Any) -> None:
        table = self.table
        for token in (table["blue"].token, table.opened["invite"]):
            other = self.site.browser()
            assert other.post("/api/enter", json={"token": token}).status_code == 200
            self.secrets.add(other.cookies["coven"])
            self.texts += [other.get("/api/mine").text, other.get(f"/table/{table.id}").text, other.get("/").text]
        assert table.host.do("start").status_code == 200
        with Ear(table["red"]) as red, Ear(table["blue"], lang="it") as blue:
            red.do("note", text="secret plans")
            blue.do("say", text="good evening")
            table[table["red"].look()["waiting"][0]].play()
            self.texts += red.heard() + blue.heard()
        self.texts += [person.get().text for person in (table["red"], table["blue"], table.host, table.guest)]
        self.texts.append(browser.get("/api/mine").text)

    def wrong(self) -> None:
        """Tokens where they do not belong."""
        site, token = self.site, self.table["red"].token
        other = site.open()
        self.secrets |= {other.opened["host"], other.opened["invite"], *other.opened["seats"].values()}
        for headers in ({"Authorization": f"Bearer {token}"}, {"Cookie": f"coven={token}"},
                        {"Authorization": f"Basic {token}"}):
            self.texts.append(site.client.get(f"/api/tables/{other.id}", headers=headers).text)
        self.texts.append(site.client.get(f"/api/tables/{other.id}", params={"token": token}).text)
        self.texts.append(site.client.post("/api/enter", json={"token": token + "x"}).text)
        with Ear(Person(site, other.id, token)) as ear:
            self.texts.append(json.dumps(ear.closed()))

    def afterwards(self) -> None:
        table = self.table
        play_out(self.site, table)
        for path in ("/record", "/proof", "/moment?moves=3", "/edition", "/desk", ""):
            self.texts.append(table["blue"].get(path).text)
        made = table["blue"].post("/rematch").json()["table"]
        self.texts.append(Person(self.site, made, table["blue"].token).get().text)
        branch = table["blue"].post("/what-if", moves=3).json()
        self.secrets |= {branch["host"], branch["invite"]}
        assert table.host.post("/revoke", role="seat", seat="blue").status_code == 200
        self.texts.append(table["blue"].get().text)
        for path in ("/metrics", "/healthz", "/openapi.json", "/join"):
            self.texts.append(self.site.client.get(path).text)


def test_tokens_are_nowhere_but_with_those_who_hold_them(
        tmp_path: Path, all_logs: StringIO, capfd: pytest.CaptureFixture[str]) -> None:
    """Not in the database, not in the logs, and in no answer but the one that gives them out."""
    with Site(f"sqlite:///{tmp_path}/coven.db") as site:
        session = Session(site)
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    stored += b"".join(path.read_bytes() for path in tmp_path.iterdir())
    out, err = capfd.readouterr()
    logged = all_logs.getvalue()
    assert len(session.secrets) > 15
    assert digest(session.table["red"].token).encode() in stored
    assert '"from": "coven.access"' in logged
    for token in session.secrets:
        assert token.encode() not in stored
        assert token not in logged + out + err
        assert not [text for text in session.texts if token in text]
    hashes = [digest(token) for token in session.secrets]
    assert not [text for text in session.texts if any(found in text for found in hashes)]
    for private in ("Anna", "good evening", "secret plans"):
        assert private not in [json.loads(line)["says"] for line in logged.splitlines() if '"from": "coven' in line]


def test_logs_name_no_token_even_when_something_breaks(
        site: Site, all_logs: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    table = site.open()
    token = table["red"].token

    def fails(*_: Any) -> Any:
        raise ValueError(f"who sent {token}?")

    monkeypatch.setattr(site.app.state.desk.reception, "do", fails)
    assert table["red"].do("undo").status_code == 500
    with Ear(table["red"]) as ear:
        assert ear.do("undo")[1]["error"] == "server-fault"
    ours = [line for line in all_logs.getvalue().splitlines() if json.loads(line)["from"].startswith("coven")]
    assert len([line for line in ours if '"error": "ValueError"' in line]) == 2
    assert token not in "".join(ours)


# What a link says

def test_the_token_stands_behind_the_hash_and_never_reaches_the_server(site: Site, all_logs: StringIO) -> None:
    table = site.open()
    for name, link in table.opened["links"].items():
        parts = urlsplit(link)
        assert (parts.scheme, parts.netloc, parts.path, parts.query) == ("http", "testserver", "/join", "")
        assert parts.fragment == (table.opened["seats"].get(name) or table.opened[name])
        answer = site.client.get(link)
        assert answer.status_code == 200
        assert parts.fragment not in answer.text
        assert answer.headers["referrer-policy"] == "no-referrer"
    asked = [json.loads(line) for line in all_logs.getvalue().splitlines()]
    assert {line["path"] for line in asked if line.get("method") == "GET"} == {"/join"}


def test_a_qr_code_is_a_picture_without_a_script(site: Site) -> None:
    made = site.open().host.post("/links", role="watch").json()
    assert made["qr"].startswith("<svg")
    assert "script" not in made["qr"]
    assert made["token"] not in made["qr"]


# How it ends

def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_link_taken_back_opens_nothing_for_browsers_and_sockets_either(site: Site) -> None:
    table = site.open()
    browser = site.browser()
    for token in (table["blue"].token, table.opened["invite"]):
        browser.post("/api/enter", json={"token": token})
    own = site.browser()
    own.post("/api/enter", json={"token": table["red"].token})
    with Ear(table["blue"]) as by_token, Ear(table["red"]) as red:
        by_token.heard()
        assert table.host.post("/revoke", role="seat", seat="blue").status_code == 200
        assert by_token.closed()[1] == 4410
        # The others stay.
        assert red.do("say", text="where is blue?")[1]["type"] == "done"
    assert error(table["blue"].get()) == (403, "link-unknown")
    assert error(table["blue"].do("say", text="here")) == (403, "link-unknown")
    assert error(site.browser().post("/api/enter", json={"token": table["blue"].token})) == (403, "link-unknown")
    told = browser.get(f"/api/tables/{table.id}").json()
    assert (told["you"], told["question"], told["yours"]["seats"]) == (None, None, [])
    assert error(browser.post(f"/api/tables/{table.id}/do", json={"do": "say", "text": "here"})) == (403, "no-seat")
    assert own.get(f"/api/tables/{table.id}").json()["you"] == "red"
    with Ear(table["blue"]) as again:
        assert again.closed()[1:] == (4403, "link-unknown")


@pytest.mark.parametrize("wish", [{"role": "host"}, {"role": "seat", "seat": "red"}], ids=["host", "seat"])
def test_whoever_held_several_links_keeps_none_that_was_taken_back_on_an_open_socket(
        site: Site, wish: dict[str, str]) -> None:
    browser = site.browser()
    opened = browser.post("/api/tables", json={"game": "witchs_brew", "seats": 3, "people": ["Anna"]}).json()
    table = Table(site, opened)
    with browser.websocket_connect(f"/api/tables/{table.id}/socket") as socket:
        assert socket.receive_json()["yours"] == {"seats": ["red"], "host": True, "may_sit": True}
        assert table.host.post("/revoke", **wish).status_code == 200
        socket.send_json({"id": "still here", "do": "nothing"})
        while (message := socket.receive())["type"] == "websocket.send":
            assert "still here" not in message["text"]
        assert message["code"] == 4410
    kept = browser.get(f"/api/tables/{table.id}").json()["yours"]
    assert kept == ({"seats": ["red"], "host": False, "may_sit": False} if wish == {"role": "host"}
                    else {"seats": [], "host": True, "may_sit": True})


def test_only_the_newest_links_to_a_seat_work(tmp_path: Path) -> None:
    with Site(f"sqlite:///{tmp_path}/coven.db", limits=Limits(**{**QUICK.__dict__, "links_per_seat": 3})) as site:
        table = site.open()
        red = table["red"]
        with Ear(red) as ear:
            ear.heard()
            more: list[Person] = []
            for _ in range(3):
                token = (more or [red])[-1].post("/links", role="seat").json()["token"]
                more.append(Person(site, table.id, token))
            assert error(red.get()) == (403, "link-unknown")
            assert ear.closed()[1] == 4410
        assert [person.get().status_code for person in more] == [200, 200, 200]
        # Other seats and other kinds are counted for themselves.
        assert table["blue"].get().status_code == 200
        assert table.guest.get().status_code == 200


def test_a_guest_does_not_push_out_the_invitation(tmp_path: Path) -> None:
    with Site(f"sqlite:///{tmp_path}/coven.db", limits=Limits(**{**QUICK.__dict__, "links_per_seat": 3})) as site:
        table = site.open()
        for person in (table.guest, table["red"]):
            assert person.post("/links", role="invite").status_code == 201
        assert error(table["red"].post("/links", role="invite")) == (429, "limit-links")
        assert table.guest.get().status_code == 200
        assert table.host.post("/links", role="invite").status_code == 201


def test_whoever_holds_no_such_link_gives_none_out(site: Site) -> None:
    table = site.open(people=["Anna", "Boris"], bots=["random"], start=False)
    watcher = Person(site, table.id, table["red"].post("/links", role="watch").json()["token"])
    assert error(watcher.post("/links", role="seat")) == (403, "no-seat")
    assert error(watcher.post("/links", role="invite")) == (403, "not-invited")
    assert error(watcher.post("/links", role="host")) == (403, "not-host")
    assert error(table["red"].post("/links", role="host")) == (403, "not-host")
    assert error(table["red"].post("/links", role="seat", seat="blue")) == (403, "not-your-seat")
    assert error(table.host.post("/links", role="seat", seat="yellow")) == (400, "table-seat-open")
    assert error(table.host.post("/links", role="seat", seat="octarine")) == (400, "seat-unknown")
    for person in (watcher, table["red"], table.guest):
        assert error(person.post("/revoke", role="seat", seat="blue")) == (403, "not-host")
    assert table["blue"].get().status_code == 200


def test_a_private_note_may_be_the_first_thing_after_a_restart(database: str) -> None:
    with Site(database) as site:
        table = site.open()
    with Site(database) as site:
        red = Person(site, table.id, table["red"].token)
        assert red.do("note", text="where were we?").json()["stage"] == "playing"


def test_after_the_end_nothing_is_taken_back(site: Site) -> None:
    """Every hand and the secret of the dice are shown then."""
    table = site.open()
    play_out(site, table)
    for person in table.people.values():
        assert person.look()["undo"] == "undo-nothing"
        assert error(person.do("undo")) == (409, "game-over")
        assert error(person.do("propose", what="undo")) == (409, "game-over")
    assert table["red"].look()["stage"] == "finished"
