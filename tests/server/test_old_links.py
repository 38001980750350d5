"""Links that others held before, links of earlier tables, and what a socket may still do when one is taken back."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from coven.server import socket
from coven.server.errors import Unavailable
from tests.cli.command import standard
from tests.server.site import Person, Site, Table


def seated(table: Table, name: str) -> Person:
    answer = table.guest.post("/seats", name=name)
    assert answer.status_code == 201, answer.text
    return Person(table.site, table.id, answer.json()["token"])


def closed_with(line: Any) -> int:
    """Read until a socket closes; its code."""
    for _ in range(50):
        try:
            line.receive_json()
        except WebSocketDisconnect as end:
            return end.code
    raise AssertionError("it stays open")


@pytest.mark.parametrize("how", ["clear", "leave"])
def test_who_has_left_a_seat_does_not_open_it_for_the_next(site: Site, how: str) -> None:
    """The next one there has cards of their own."""
    table = site.open(people=["Anna", "Olga"], start=False)
    boris = seated(table, "Boris")
    with boris.socket() as line:
        assert line.receive_json()["you"] == "yellow"
        done = table.host.do("clear", place="yellow") if how == "clear" else boris.do("leave")
        assert done.status_code == 200
        assert closed_with(line) == socket.LET_GO
    clara = seated(table, "Clara")
    assert clara.look()["you"] == "yellow"
    assert boris.get().status_code == 403
    assert boris.do("say", text="Still here").status_code == 403
    table.host.do("start")
    assert clara.question()["kind"] == "ballot"
    assert table["red"].look()["you"] == "red", "other links are untouched"


def test_a_seat_that_cannot_be_left_keeps_its_links(site: Site) -> None:
    table = site.open()
    assert table.host.do("clear", place="blue").status_code == 400
    assert table["blue"].do("leave").status_code == 400
    assert table["blue"].look()["you"] == "blue"


def test_the_first_link_opens_every_later_rematch(site: Site) -> None:
    table = site.open(options={"max_sets": 1})
    first = dict(table.people)
    seats = ["red", "blue", "yellow"]
    for again in (1, 2):
        table.play_to_the_end()
        made = next(iter(table.people.values())).post("/rematch").json()["table"]
        people = {seat: Person(site, made, person.token) for seat, person in first.items()}
        for seat, person in people.items():
            assert person.look()["you"] == seats[(seats.index(seat) + again) % 3]
        assert Person(site, made, table.host.token).do("start").status_code == 200
        table.people = {person.look()["you"]: person for person in people.values()}
    other = site.open()
    assert Person(site, other.id, first["red"].token).get().status_code == 404


def test_a_socket_ends_with_any_of_the_links_behind_it(site: Site) -> None:
    """A browser with two seats looks from one of them; when the other is taken back it may not play that one on."""
    table = site.open()
    browser = site.browser()
    for seat in ("red", "blue"):
        browser.post("/api/enter", json={"token": table.opened["seats"][seat]})
    with browser.websocket_connect(f"/api/tables/{table.id}/socket?seat=red") as line:
        assert line.receive_json()["yours"]["seats"] == ["red", "blue"]
        table.host.post("/revoke", role="seat", seat="blue")
        assert closed_with(line) == socket.LET_GO
    with browser.websocket_connect(f"/api/tables/{table.id}/socket?seat=red") as line:
        assert line.receive_json()["yours"]["seats"] == ["red"]


def test_a_message_is_the_same_on_the_socket_and_over_http(site: Site) -> None:
    """Before the start too: what is not there yet is left out, not null."""
    table = site.open(start=False)
    for _ in range(2):
        for person in (table["red"], table.host):
            with person.socket() as line:
                assert line.receive_json() == person.look()
        table.host.do("start")


def test_a_store_that_is_away_is_no_reason_to_stay_away(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = site.open()

    async def away(*_: object) -> None:
        raise Unavailable("store-away")

    monkeypatch.setattr(site.app.state.desk.reception, "look", away)
    with table["red"].socket() as line:
        assert line.receive_json()["error"] == "store-away"
        assert closed_with(line) == socket.AWAY


def test_the_edition_of_a_table(tmp_path: Any) -> None:
    """For programs that know the game: rules, hash, and the facts of an edition that does not come with Coven."""
    (tmp_path / "mine.yaml").write_text(standard(), "utf-8")
    with Site(f"sqlite:///{tmp_path}/coven.db", editions=(str(tmp_path / "mine.yaml"),)) as site:
        shipped = site.open()["red"].get("/edition").json()
        assert shipped == {"game": "witchs_brew", "rules": 1, "edition": "standard", "digest": shipped["digest"],
                           "facts": None}
        mine = site.open(edition="mine").guest.get("/edition").json()
        assert mine["edition"] == "mine"
        assert mine["digest"] != shipped["digest"]
        assert mine["facts"]["name"] == "mine"
        assert site.client.get(f"/api/tables/{site.open().id}/edition").status_code == 404
