"""Tables over HTTP: opening, sitting down, playing, what comes afterwards; on SQLite and on PostgreSQL."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.site import Person, Site

GAMES = [("the_witches", 2), *(pytest.param(game, seats, marks=pytest.mark.slow) for game, seats in (
    ("witchs_brew", 3), ("ankh_morpork", 2), ("broom_service", 3)))]


def error(answer: Any) -> tuple[int, str]:
    """The status and key of a refusal; its words are never the bare key."""
    body = answer.json()
    assert set(body) == {"error", "facts", "text"}
    assert body["text"]
    assert not body["text"].startswith("error-")
    return answer.status_code, body["error"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_friends_play_a_whole_game(site: Site, game: str, seats: int) -> None:
    table = site.open(game, seats)
    end = table.play_to_the_end()
    assert end["standings"][0]["place"] == 1
    assert end["waiting"] == []
    record = table["red"].get("/record")
    assert record.status_code == 200
    assert record.text.startswith("coven record 1\n")
    proof = table["red"].get("/proof").json()
    assert proof["secret"] == end["dice"]["secret"]
    assert len(proof["events"]) > end["number"]


def test_a_guest_sits_down_by_invitation_and_gets_a_link(site: Site) -> None:
    table = site.open(people=["Anna"], bots=["random"], start=False)
    assert table.guest.look()["yours"] == {"seats": [], "host": False, "may_sit": True}
    answer = table.guest.post("/seats", name="Boris")
    assert answer.status_code == 201
    seated = answer.json()
    assert seated["seat"] == "yellow"
    assert seated["link"] == f"http://testserver/join#{seated['token']}"
    boris = Person(site, table.id, seated["token"])
    assert boris.look()["you"] == "yellow"
    assert error(table.guest.post("/seats", name="Clara")) == (400, "table-full")
    assert error(table.guest.do("start")) == (403, "not-host")
    assert table.host.do("start").status_code == 200
    assert boris.question()["kind"]


def test_a_browser_exchanges_a_link_for_a_cookie_and_finds_its_tables_again(site: Site) -> None:
    table = site.open(people=["Anna"], bots=["random", "random"])
    browser = site.browser()
    assert browser.get("/api/mine").json() == []
    assert error(browser.get(f"/api/tables/{table.id}")) == (404, "no-table")
    answer = browser.post("/api/enter", json={"token": table.opened["seats"]["red"]})
    assert answer.json() == {"table": table.id, "role": "seat", "seat": "red"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert table.opened["seats"]["red"] not in cookie
    assert browser.get(f"/api/tables/{table.id}").json()["you"] == "red"
    site.until(lambda: browser.get("/api/mine").json()[0]["mine"])
    mine = browser.get("/api/mine").json()
    assert [(row["table"], row["you"], row["stage"]) for row in mine] == [(table.id, ["red"], "playing")]


def test_my_games_have_mine_to_move_first(site: Site) -> None:
    browser = site.browser()
    waiting = site.open(seats=3)
    other = site.open(seats=3, start=False)
    for table in (waiting, other):
        browser.post("/api/enter", json={"token": table.opened["seats"]["red"]})
    rows = browser.get("/api/mine").json()
    assert [(row["table"], row["mine"]) for row in rows] == [(waiting.id, True), (other.id, False)]


def test_several_seats_share_one_device(site: Site) -> None:
    browser = site.browser()
    opened = browser.post("/api/tables", json={"game": "witchs_brew", "seats": 3, "people": ["Anna", "Boris"],
                                               "bots": ["random"], "start": True}).json()
    path = f"/api/tables/{opened['table']}"
    assert browser.get(path).json()["yours"]["seats"] == ["red", "blue"]
    assert browser.get(path).json()["you"] is None
    red, blue = (browser.get(path, params={"seat": seat}).json() for seat in ("red", "blue"))
    assert (red["you"], blue["you"]) == ("red", "blue")
    body = {"do": "move", "number": red["question"]["number"], "move": red["question"]["options"][0]["move"]}
    assert error(browser.post(f"{path}/do", json=body)) == (400, "seat-which")
    assert error(browser.post(f"{path}/do", json={**body, "seat": "yellow"})) == (403, "not-your-seat")
    assert browser.post(f"{path}/do", json={**body, "seat": "red"}).status_code == 200


def test_a_move_sent_twice_is_made_once(site: Site) -> None:
    table = site.open()
    question = table["red"].question()
    body = {"number": question["number"], "move": question["options"][0]["move"]}
    first, again = table["red"].do("move", **body), table["red"].do("move", **body)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    other = table["red"].do("move", number=body["number"], move=question["options"][1]["move"])
    assert error(other) == (400, "table-number")


def test_moves_that_are_not_offered_are_refused_with_words(site: Site) -> None:
    table = site.open()
    number = table["red"].question()["number"]
    assert error(table["red"].do("move", number=number, move="fly away")) == (400, "move-unknown")
    assert error(table["red"].do("move", number=number + 1, move="choose witch")) == (400, "table-number")
    assert error(table["red"].do("move", number=number)) == (400, "table-moves")
    assert error(table["red"].do("undo"))[0] == 409
    assert error(table["red"].do("dance")) == (422, "request-form")
    assert error(table.guest.do("move", number=1, move="choose witch")) == (403, "no-seat")


def test_links_of_another_table_open_nothing(site: Site) -> None:
    one, two = site.open(), site.open()
    stranger = Person(site, two.id, one.opened["seats"]["red"])
    assert error(stranger.get()) == (404, "no-table")
    assert error(stranger.do("move", number=1, move="choose witch")) == (404, "no-table")
    assert error(Person(site, one.id, "nonsense").get()) == (403, "link-unknown")


def test_the_host_takes_links_back_and_gives_new_ones(site: Site) -> None:
    table = site.open()
    assert error(table["red"].post("/revoke", role="seat", seat="blue")) == (403, "not-host")
    with table["blue"].socket() as socket:
        assert socket.receive_json()["you"] == "blue"
        assert table.host.post("/revoke", role="seat", seat="blue").json() == {"done": True}
        while (message := socket.receive())["type"] == "websocket.send":
            pass
        assert message["code"] == 4410
    assert error(table["blue"].get()) == (403, "link-unknown")
    made = table.host.post("/links", role="seat", seat="blue").json()
    assert made["qr"].startswith("<svg")
    assert Person(site, table.id, made["token"]).look()["you"] == "blue"
    assert error(table["red"].post("/links", role="seat", seat="yellow")) == (403, "not-your-seat")


def test_who_watches_sees_what_everybody_sees(site: Site) -> None:
    table = site.open()
    link = table["red"].post("/links", role="watch").json()
    watcher = Person(site, table.id, link["token"])
    told = watcher.look()
    assert (told["you"], told["question"]) == (None, None)
    assert error(watcher.do("say", text="psst")) == (403, "no-seat")
    assert error(watcher.post("/seats", name="Zoe")) == (403, "not-invited")


def test_every_table_has_dice_of_its_own(site: Site, real_dice: None) -> None:
    made = [site.open()["red"].look() for _ in range(3)]
    assert len({told["dice"]["commitment"] for told in made}) == 3


@pytest.mark.slow
def test_a_rematch_takes_everybody_along(site: Site, real_dice: None) -> None:
    table = site.open("ankh_morpork", 2)
    browser = site.browser()
    browser.post("/api/enter", json={"token": table.opened["seats"]["blue"]})
    assert error(table["red"].post("/rematch")) == (400, "table-not-finished")
    table.play_to_the_end()
    made = table["red"].post("/rematch").json()["table"]
    assert table["blue"].post("/rematch").json()["table"] == made
    assert table["blue"].look()["next"] == made
    told = browser.get(f"/api/tables/{made}").json()
    assert told["you"] == "red"
    assert [row["name"] for row in told["seats"]] == ["Person 1", "Person 0"]
    assert told["dice"]["commitment"] != table["red"].look()["dice"]["commitment"]
    assert Person(site, made, table.opened["seats"]["red"]).look()["you"] == "blue"


@pytest.mark.slow
def test_what_if_branches_from_a_moment_of_a_finished_game(site: Site) -> None:
    table = site.open("ankh_morpork", 2)
    table.play_to_the_end()
    moment = table["red"].get("/moment", moves=10, seat="blue").json()
    assert moment["view"]["you"] == "blue"
    made = table["red"].post("/what-if", moves=10).json()
    host = Person(site, made["table"], made["host"])
    for seat in ("red", "blue"):
        assert host.do("bot", place=seat, bot="random").status_code == 200
    assert host.do("start").status_code == 200
    site.until(lambda: host.look()["stage"] == "finished")


def test_bots_play_among_themselves_and_with_people(site: Site) -> None:
    table = site.open("broom_service", 3, people=[], bots=["greedy", "random", "search:20"])
    told = site.until(lambda: (now := table.host.look())["stage"] == "finished" and now)
    assert len(told["standings"]) == 3


@pytest.mark.parametrize(("bot", "key"), [("genius", "bot-unknown"), ("search:999999", "bot-budget-high"),
                                          ("search:60s", "bot-budget-high"), ("search:x", "bot-budget")])
def test_bots_that_would_not_do(site: Site, bot: str, key: str) -> None:
    body = {"game": "witchs_brew", "seats": 3, "bots": [bot]}
    assert error(site.client.post("/api/tables", json=body)) == (400, key)


@pytest.mark.parametrize(("change", "key"), [
    ({"game": "chess"}, "game-unknown"), ({"seats": 9}, "seats-count"),
    ({"options": {"nonsense": True}}, "option-unknown"),
    ({"edition": "/etc/passwd"}, "edition-unknown"), ({"edition": "../standard.yaml"}, "edition-unknown"),
    ({"people": ["A", "B", "C", "D"]}, "table-crowded"), ({"people": ["A", "a"]}, "seat-name-twice"),
    ({"people": ["x" * 31]}, "table-name"), ({"pace": {"kind": "live", "seconds": 1}}, "table-seconds"),
    ({"window": 999}, "table-window"), ({"start": True}, "table-seats-open"),
    ({"webhook": "http://169.254.169.254/"}, "webhook-host")])
def test_tables_that_cannot_be(site: Site, change: dict[str, Any], key: str) -> None:
    answer = site.client.post("/api/tables", json={"game": "witchs_brew", "seats": 3, **change})
    assert error(answer) == (400, key)


def test_notes_and_mutes_stay_private(site: Site) -> None:
    table = site.open()
    assert table["red"].do("note", text="blue has the witch <b>").status_code == 200
    assert table["red"].do("mute", place="blue", on=True).status_code == 200
    assert table["red"].get("/desk").json() == {"note": "blue has the witch <b>", "muted": ["blue"]}
    assert table["blue"].get("/desk").json() == {"note": "", "muted": []}
    table["blue"].do("say", text="hello")
    assert table["red"].look()["chat"] == []
    assert [line["text"] for line in table["yellow"].look()["chat"]] == ["hello"]
    table["red"].do("mute", place="blue", on=False)
    assert [line["text"] for line in table["red"].look()["chat"]] == ["hello"]


def test_levels_are_called_by_what_they_are_in_the_language_of_who_looks(site: Site) -> None:
    """A person is called as she says, whatever that is in other languages."""
    table = site.open(people=["witch"], bots=["headologist", "headologist"], start=False)
    names = {lang: [row["name"] for row in table["red"].look(**({"lang": lang} if lang else {}))["seats"]]
             for lang in ("", "en", "ru")}
    assert names[""] == names["en"] == ["witch", "headologist", "headologist 2"]
    assert names["ru"] == ["witch", "головолог", "головолог 2"]


def test_a_language_adds_words(site: Site) -> None:
    table = site.open()
    plain, worded = table["red"].look(), table["red"].look(lang="it")
    assert "text" not in plain["question"]["options"][0]
    assert worded["question"]["options"][0]["text"]
    assert worded["question"]["text"]
    refused = site.client.get("/api/tables/nothing", headers={"Accept-Language": "pl,en"}).json()
    assert refused["text"] != site.client.get("/api/tables/nothing").json()["text"]


def test_a_table_is_put_away_and_opened_again(database: str) -> None:
    with Site(database, idle_seconds=0.0) as site:
        table = site.open("the_witches", 2)
        for _ in range(30):
            told = table["red"].look()
            asked = table[told["waiting"][0]]
            asked.play()
        before = [table[seat].look() for seat in ("red", "blue")]
        hall = site.app.state.desk.reception.hall
        site.until(lambda: table.id not in hall.live)
        assert [table[seat].look() for seat in ("red", "blue")] == before
    with Site(database) as site:
        again = [Person(site, table.id, table.opened["seats"][seat]).look() for seat in ("red", "blue")]
        assert again == before
