"""Requests that are wrong, too big, too many or from elsewhere are refused with words, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from coven.kernel.errors import BadInput
from coven.server.gate import HEADERS
from coven.server.settings import Limits, Settings
from coven.words import LANGUAGES, words
from tests.server.conftest import POSTGRES, SQLITE, database_of
from tests.server.course import play_out
from tests.server.site import QUICK, Person, Site, Table
from tests.server.wire import Ear

BIDI = "Anna\u202egnp.exe"
SAFE = {"X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
        "Content-Security-Policy": HEADERS["Content-Security-Policy"],
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin"}
SCRIPT = "<script>alert('x')</script>"

Ask = Callable[[Site, Table, dict[str, str]], Any]


def refused(answer: Any, status: int, key: str, lang: str = "en") -> dict[str, Any]:
    """A refusal in our form: key, facts, and exactly the sentence that belongs to them; its facts."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert set(body) == {"error", "facts", "text"}
    assert body["error"] == key
    assert body["text"] == words(lang).error(BadInput(key, **body["facts"]))
    facts: dict[str, Any] = body["facts"]
    return facts


def post(path: str = "/do", body: Any = None, **more: Any) -> Ask:
    """A request of red's, with a body as it is or as JSON; `headers` come before red's token."""
    def ask(site: Site, table: Table, headers: dict[str, str]) -> Any:
        sent = {"content": body} if isinstance(body, bytes) else {"json": body}
        own = {"Content-Type": "application/json"} if isinstance(body, bytes) else {}
        headers = {**table["red"].headers, **own, **headers, **more.get("headers", {})}
        where = path if path.startswith("/api") else f"/api/tables/{table.id}{path}"
        return site.client.post(where, headers=headers, **sent)

    return ask


def get(path: str, **headers: str) -> Ask:
    def ask(site: Site, table: Table, more: dict[str, str]) -> Any:
        return site.client.get(path.replace("TABLE", table.id), headers={**table["red"].headers, **more, **headers})

    return ask


def pieces(size: int) -> Iterator[bytes]:
    """A body that comes without its length."""
    yield b'{"do":"say","text":"'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


def in_pieces(size: int) -> Ask:
    def ask(site: Site, table: Table, headers: dict[str, str]) -> Any:
        headers = {**table["red"].headers, "Content-Type": "application/json", **headers}
        return site.client.post(f"/api/tables/{table.id}/do", headers=headers, content=pieces(size))

    return ask


def command(**facts: Any) -> Ask:
    return post("/do", facts)


def new(**facts: Any) -> Ask:
    return post("/api/tables", {"game": "witchs_brew", "seats": 3, **facts})


SAY = {"do": "say", "text": "hello"}
REFUSED: dict[str, tuple[Ask, int, str]] = {
    "half a JSON": (post(body=b'{"do":'), 422, "request-form"),
    "no JSON": (post(body=b"hello"), 422, "request-form"),
    "no body": (post(body=b""), 422, "request-form"),
    "bytes that are no text": (post(body=b'{"do":"say","text":"\xff\xfe"}'), 422, "request-form"),
    "deep JSON": (post(body=b"[" * 20000), 422, "request-form"),
    "a huge number": (post(body=b'{"do":"move","number":' + b"9" * 5000 + b"}"), 422, "request-form"),
    "not a number": (post(body=b'{"do":"move","number":NaN,"move":"x"}'), 422, "request-form"),
    "half a character": (post(body=b'{"do":"note","text":"\\ud800"}'), 422, "request-form"),
    "half a character as id": (post(body=b'{"id":"\\ud800","do":"undo"}'), 422, "request-form"),
    "half a character as a name": (post(body=b'{"\\ud800":1,"do":"undo"}'), 422, "request-form"),
    "half a character as do": (post(body=b'{"do":"\\ud800"}'), 422, "request-form"),
    "zero in a note": (command(do="note", text="a\0b"), 422, "request-form"),
    "plain text": (post(body=json.dumps(SAY).encode(), headers={"Content-Type": "text/plain"}), 422, "request-form"),
    "a form": (post(body=b"do=say&text=x", headers={"Content-Type": "application/x-www-form-urlencoded"}), 422,
               "request-form"),
    "a list": (post(body=b"[]"), 422, "request-form"),
    "unknown command": (command(do="dance"), 422, "request-form"),
    "unknown field": (command(do="undo", why="not"), 422, "request-form"),
    "text for number": (command(do="move", number="1", move="pass"), 422, "request-form"),
    "true for number": (command(do="move", number=True, move="pass"), 422, "request-form"),
    "too big": (post(body=b" " * 65537), 413, "limit-body"),
    "too big in pieces": (in_pieces(70_000), 413, "limit-body"),
    "a length that is none": (post(body=b"{}", headers={"Content-Length": "many"}), 413, "limit-body"),
    "from elsewhere": (post(body=SAY, headers={"Origin": "https://evil.example"}), 403, "foreign-origin"),
    "from nowhere": (post(body=SAY, headers={"Origin": "null"}), 403, "foreign-origin"),
    "from a broken address": (post(body=SAY, headers={"Origin": "http://["}), 403, "foreign-origin"),
    "from our name elsewhere": (post(body=SAY, headers={"Origin": "http://testserver.evil.example"}), 403,
                                "foreign-origin"),
    "from another port": (post(body=SAY, headers={"Origin": "http://testserver:81"}), 403, "foreign-origin"),
    "from another site": (post(body=SAY, headers={"Sec-Fetch-Site": "cross-site"}), 403, "foreign-origin"),
    "from a neighbour": (post(body=SAY, headers={"Sec-Fetch-Site": "same-site"}), 403, "foreign-origin"),
    "a garbled token": (get("/api/tables/TABLE", Authorization="Bearer x y \t z"), 403, "link-unknown"),
    "a long token": (get("/api/tables/TABLE", Authorization="Bearer " + "x" * 5000), 403, "link-unknown"),
    "no token": (get("/api/tables/TABLE", Authorization=""), 404, "no-table"),
    "another kind of token": (get("/api/tables/TABLE", Authorization="Basic eDp5"), 404, "no-table"),
    "a made up cookie": (get("/api/tables/TABLE", Authorization="", Cookie="coven=guess"), 404, "no-table"),
    "a table that is none": (get("/api/tables/abcdefghjk"), 404, "no-table"),
    "a zero for a table": (get("/api/tables/%00", Authorization="", Cookie="coven=guess"), 404, "no-table"),
    "letters for a table": (get("/api/tables/%F0%9F%90%88"), 404, "no-table"),
    "a long table": (get("/api/tables/" + "x" * 3000), 404, "no-table"),
    "another's seat": (get("/api/tables/TABLE?seat=blue"), 403, "not-your-seat"),
    "another's desk": (get("/api/tables/TABLE/desk?seat=blue"), 403, "not-your-seat"),
    "no seat at all": (get("/api/tables/TABLE?seat=octarine"), 400, "seat-unknown"),
    "a long seat": (get("/api/tables/TABLE?seat=" + "x" * 21), 422, "request-form"),
    "a number below zero": (get("/api/tables/TABLE?since=-1"), 422, "request-form"),
    "a number that is none": (get("/api/tables/TABLE?since=many"), 422, "request-form"),
    "the end before the end": (get("/api/tables/TABLE/record"), 400, "table-not-finished"),
    "another's move": (command(do="move", number=1, move="choose witch", seat="blue"), 403, "not-your-seat"),
    "the host's work": (command(do="start"), 403, "not-host"),
    "an invitation in vain": (post("/seats", {"name": "Zoe"}), 403, "not-invited"),
    "a move that is none": (command(do="move", number=1, move="\u202e" * 100), 400, "move-unknown"),
    "a long move": (command(do="move", number=1, move="x" * 201), 422, "request-form"),
    "many moves": (command(do="move", number=1, moves=["choose witch"] * 21), 422, "request-form"),
    "a long line": (command(do="say", text="x" * 501), 422, "request-form"),
    "an empty line": (command(do="say", text=" \t\u202e\u2066 "), 400, "table-chat"),
    "a long note": (command(do="note", text="x" * 4001), 422, "request-form"),
    "a long name": (new(people=["x" * 31]), 400, "table-name"),
    "a name on two lines": (new(people=["Anna\x1b[2J"]), 400, "table-name"),
    "a name that turns": (new(people=[BIDI]), 400, "table-name"),
    "an empty name": (new(people=[" \u3000 "]), 400, "table-name"),
    "half a name": (post("/api/tables", b'{"game":"witchs_brew","seats":3,"people":["\\udfff"]}'), 400, "table-name"),
    "a long option": (new(options={"x" * 150: True}), 400, "option-unknown"),
    "half an option": (post("/api/tables", b'{"game":"witchs_brew","seats":3,"options":{"\\udfff":1}}'), 400,
                       "option-unknown"),
    "a game with a way out": (new(game="../witchs_brew"), 400, "game-unknown"),
    "an address with a zero": (new(webhook="http://127.0.0.1/\0"), 400, "webhook-host"),
    "no page": (get("/nothing/at/all"), 404, "http-status"),
    "no page of tables": (get("/api/tables/TABLE/hands"), 404, "http-status"),
}


@pytest.fixture
def table(site: Site) -> Table:
    return site.open()


@pytest.fixture(scope="module", params=[SQLITE, POSTGRES])
def standing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Table]]:
    """One table for all requests that change nothing."""
    with Site(database_of(request, tmp_path_factory.mktemp("standing"))) as site:
        yield site, site.open()


@pytest.mark.parametrize("name", REFUSED)
def test_wrong_requests_are_refused_with_words_and_change_nothing(standing: tuple[Site, Table], name: str) -> None:
    (site, table), (ask, status, key) = standing, REFUSED[name]
    before = table["red"].get().text, table["blue"].get().text, site.client.get("/api/mine").text
    refused(ask(site, table, {}), status, key)
    assert (table["red"].get().text, table["blue"].get().text, site.client.get("/api/mine").text) == before


@pytest.mark.parametrize("name", ["half a JSON", "too big", "too big in pieces", "from elsewhere", "no page",
                                  "no token", "the end before the end", "a name that turns"])
def test_refusals_come_in_the_language_of_the_browser(site: Site, table: Table, name: str) -> None:
    ask, status, key = REFUSED[name]
    sentences = set()
    for lang in LANGUAGES:
        answer = ask(site, table, {"Accept-Language": f"xx, {lang}-{lang.upper()};q=0.9, en;q=0.1"})
        refused(answer, status, key, lang)
        sentences.add(answer.json()["text"])
    # Of a wrong form only the place and the library's reason are told.
    assert len(sentences) == (1 if key == "request-form" else len(LANGUAGES))


def test_requests_of_our_own_pages_and_of_programs_are_let_in(site: Site, table: Table) -> None:
    for headers in ({}, {"Origin": "http://testserver"}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}):
        assert post(body=SAY, headers=headers)(site, table, {}).status_code == 200
    # Whoever only looks may come from anywhere; a browser shows it to no other page.
    answer = get("/api/tables/TABLE", Origin="https://evil.example")(site, table, {})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_methods_that_a_path_does_not_have(site: Site, table: Table) -> None:
    for method, path, allowed in [("DELETE", f"/api/tables/{table.id}", "GET"), ("PUT", "/api/tables", "POST"),
                                  ("GET", "/api/enter", "POST"), ("OPTIONS", "/api/games", "GET")]:
        answer = site.client.request(method, path)
        assert refused(answer, 405, "http-status") == {"found": "405"}
        assert answer.headers["allow"] == allowed


def test_names_lines_and_notes_are_data(site: Site) -> None:
    """What looks like markup is text, and comes back as the text it was; what turns or rings is left out."""
    table = site.open(people=[SCRIPT, "Zoë \u0416", "O'Neil & \"Co\""])
    told = table["red"].get()
    assert told.headers["content-type"] == "application/json"
    assert [row["name"] for row in told.json()["seats"]] == [SCRIPT, "Zoë \u0416", "O'Neil & \"Co\""]
    for line in (SCRIPT, BIDI, "a\0b\x1b[31mc\nd\u2028e", "{ $found } %s ${x}"):
        assert table["red"].do("say", text=line).status_code == 200
    lines = [line["text"] for line in table["blue"].look()["chat"]]
    assert lines == [SCRIPT, "Annagnp.exe", "ab[31mc d e", "{ $found } %s ${x}"]
    assert table["red"].do("note", text=SCRIPT + "\n" + BIDI).status_code == 200
    assert table["red"].get("/desk").json()["note"] == SCRIPT + "\n" + BIDI


# Too much

def small(path: Path, **limits: Any) -> Site:
    """A site with little patience; the other limits are those of the tests."""
    return Site(f"sqlite:///{path}/coven.db", limits=Limits(**{**QUICK.__dict__, **limits}))


def test_too_many_requests(tmp_path: Path) -> None:
    with small(tmp_path, requests=0.001, requests_at_once=5) as site:
        table = site.open()
        assert [table["red"].get().status_code for _ in range(6)] == [200, 200, 200, 200, 429, 429]
        assert refused(table["red"].get(), 429, "limit-requests") == {"rate": "0.001"}
        assert table["red"].do("say", text="hello").status_code == 429
        assert not site.app.state.desk.reception.hall.live[table.id].table.chat
        page = site.client.get("/", headers={"Accept": "text/html", "Accept-Language": "it"})
        assert (page.status_code, page.headers["content-type"]) == (429, "text/html; charset=utf-8")
        assert "Troppe richieste" in page.text


def test_too_many_new_tables(tmp_path: Path) -> None:
    with small(tmp_path, tables_per_address=0.001, tables_at_once=3) as site:
        table = site.open("ankh_morpork", 2)
        play_out(site, table)
        assert table["red"].post("/what-if", moves=3).status_code == 201
        assert table["red"].post("/rematch").status_code == 201
        assert refused(new()(site, table, {}), 429, "limit-new-tables") == {"high": "3"}
        assert table["red"].post("/what-if", moves=3).status_code == 429
        assert table["red"].post("/rematch").status_code == 429


def test_a_full_house_opens_no_more_tables(tmp_path: Path) -> None:
    with small(tmp_path, tables=2) as site:
        table = site.open()
        site.open()
        assert refused(new()(site, table, {}), 429, "limit-tables") == {"high": "2"}


def test_too_many_sockets(tmp_path: Path) -> None:
    with small(tmp_path, sockets_per_address=2) as site:
        table = site.open()
        with Ear(table["red"]) as one, Ear(table["blue"]):
            with Ear(table["yellow"]) as three:
                assert closed(three) == ("limit-sockets", 4429, "limit-sockets")
            one.heard()
        site.until(lambda: not site.app.state.sockets.by_address)
        with Ear(table["yellow"]) as again:
            assert json.loads(again.next())["you"] == "yellow"


def test_sockets_that_come_too_fast(tmp_path: Path) -> None:
    with small(tmp_path, requests=0.001, requests_at_once=2) as site:
        table = site.open()
        for _ in range(2):
            with Ear(table["red"]) as ear:
                ear.heard()
        with Ear(table["red"]) as ear:
            assert closed(ear) == ("limit-requests", 4429, "limit-requests")


def test_too_many_messages(tmp_path: Path) -> None:
    with small(tmp_path, messages=0.001, messages_at_once=3) as site:
        table = site.open()
        with Ear(table["red"]) as ear:
            for _ in range(3):
                assert ear.do("say", text="hello")[1]["type"] == "done"
            ear.session.send_json({"id": "fourth", "do": "say", "text": "hello"})
            while (answer := json.loads(ear.next()))["type"] == "table":
                pass
            assert (answer["error"], answer["id"]) == ("limit-messages", None)
        assert len(table["blue"].look()["chat"]) == 3


# Sockets from elsewhere

def closed(ear: Ear) -> tuple[str, int, str]:
    """The reason as it was told, the code, and the reason as it was given with it."""
    last, code, reason = ear.closed()
    assert last is not None
    assert last["type"] == "error"
    assert last["text"] == words("en").error(BadInput(last["error"], **last["facts"]))
    return last["error"], code, reason


@pytest.mark.parametrize(("headers", "key"), [
    ({"Origin": "https://evil.example"}, "foreign-origin"), ({"Origin": "null"}, "foreign-origin"),
    ({"Origin": "http://["}, "foreign-origin"), ({"Authorization": "Bearer nonsense"}, "link-unknown"),
    ({"Authorization": ""}, "no-table"), ({"Authorization": "", "Cookie": "coven=guess"}, "no-table")])
def test_sockets_that_are_not_let_in(site: Site, table: Table, headers: dict[str, str], key: str) -> None:
    person = table["red"]
    person.headers = {**person.headers, **headers}
    with Ear(person) as ear:
        assert closed(ear) == (key, 4403, key)
    assert not site.app.state.desk.reception.hall.live[table.id].listeners


def test_sockets_of_other_seats_and_tables(site: Site, table: Table) -> None:
    with Ear(table["red"], seat="blue") as ear:
        assert closed(ear) == ("not-your-seat", 4403, "not-your-seat")
    with Ear(Person(site, site.open().id, table["red"].token)) as ear:
        assert closed(ear) == ("no-table", 4403, "no-table")
    with Ear(Person(site, "abcdefghjk", table["red"].token)) as ear:
        assert closed(ear) == ("no-table", 4403, "no-table")


def test_a_socket_with_a_wrong_question_is_refused_in_the_language_asked_for(site: Site, table: Table) -> None:
    with Ear(table["red"], seat="octarine", lang="it") as ear:
        last, code, _ = ear.closed()
    assert last is not None
    assert last["text"] == words("it").error(BadInput("seat-unknown", **last["facts"]))
    assert code == 4403


# What every answer carries

def answers(site: Site, table: Table) -> dict[str, Any]:
    """One answer of every kind."""
    out = {name: REFUSED[name][0](site, table, {}) for name in (
        "half a JSON", "too big", "too big in pieces", "from elsewhere", "from a broken address", "no page",
        "no token")}
    for path in ("/healthz", "/metrics", "/openapi.json", "/api/games", "/", "/join", "/static/nothing.css"):
        out[path] = site.client.get(path)
    out["405"] = site.client.delete("/api/games")
    out["table"] = table["red"].get()
    return out


def test_every_answer_carries_the_headers_that_keep_browsers_safe(
        site: Site, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    found = answers(site, table)
    monkeypatch.setattr(site.app.state.desk.reception, "look", None)
    found["fault"] = table["red"].get()
    assert found["fault"].status_code == 500
    for name, answer in found.items():
        for header, value in {**HEADERS, **SAFE}.items():
            assert answer.headers.get(header) == value, (name, header)
        assert answer.headers.get("cache-control") == "no-store" or name.startswith("/static"), name
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers


def test_a_fault_is_told_without_what_went_wrong(
        site: Site, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fails(*_: Any) -> Any:
        raise ZeroDivisionError(table["red"].token)

    monkeypatch.setattr(site.app.state.desk.reception, "look", fails)
    answer = get("/api/tables/TABLE", **{"Accept-Language": "ru"})(site, table, {})
    refused(answer, 500, "server-fault", "ru")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["request failed"]


def test_scripts_and_styles_come_only_from_here() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy
    assert "*" not in policy


@pytest.mark.parametrize("url", ["https://coven.example.org", "http://coven.example.org", ""])
def test_cookies_are_secure_where_the_server_is(tmp_path: Path, url: str) -> None:
    with Site(f"sqlite:///{tmp_path}/coven.db", public_url=url) as site:
        answer = site.client.post("/api/tables", json={"game": "witchs_brew", "seats": 3})
        cookie = answer.headers["set-cookie"].lower()
        assert ("; secure" in cookie) == url.startswith("https")
        assert "; httponly" in cookie
        assert "; samesite=lax" in cookie
        assert ("strict-transport-security" in answer.headers) == url.startswith("https")
        assert answer.json()["links"]["host"].startswith((url or "http://testserver") + "/join#")


def test_with_a_public_address_only_its_pages_may_send(tmp_path: Path) -> None:
    with Site(f"sqlite:///{tmp_path}/coven.db", public_url="https://coven.example.org/") as site:
        table = site.open()
        for origin, status in [("https://coven.example.org", 200), ("http://coven.example.org", 403),
                               ("http://testserver", 403), ("https://coven.example.org.evil.example", 403)]:
            assert post(body=SAY, headers={"Origin": origin})(site, table, {}).status_code == status


# The operator's pages

def test_health_and_numbers(site: Site, table: Table) -> None:
    table["red"].play()
    REFUSED["from elsewhere"][0](site, table, {})
    assert site.client.get("/healthz").text == "ok\n"
    told = site.client.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    numbers = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
    assert float(numbers["coven_tables_open"]) == 1
    assert float(numbers["coven_moves_total"]) >= 1
    assert float(numbers['coven_requests_total{status="403"}']) == 1
    assert float(numbers['coven_refusals_total{reason="foreign-origin"}']) == 1
    assert table.id not in told.text
    assert table["red"].token not in told.text


@pytest.mark.parametrize(("address", "status"), [("127.0.0.1", 200), ("::1", 200), ("10.1.2.3", 200),
                                                 ("192.168.0.9", 404), ("somewhere", 404)])
def test_the_numbers_are_for_the_operator(tmp_path: Path, address: str, status: int) -> None:
    networks = (*Settings.metrics_for, "10.0.0.0/8")
    with Site(f"sqlite:///{tmp_path}/coven.db", metrics_for=networks) as site:
        stranger = TestClient(site.app, client=(address, 50000))
        stranger.portal = site.client.portal
        assert stranger.get("/metrics").status_code == status
