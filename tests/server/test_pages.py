"""The plain page, followed as somebody without JavaScript would: only by its links and forms."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from coven import Rng
from tests.server.course import Course
from tests.server.reader import Page, Reader
from tests.server.site import Site

EVIL = "<script>alert('x')</script>"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(f"sqlite:///{tmp_path}/coven.db") as made:
        yield made


@pytest.fixture
def anna(site: Site) -> Reader:
    return Reader(site.browser())


@pytest.fixture
def boris(site: Site) -> Reader:
    return Reader(site.browser())


def play_on(reader: Reader, chance: random.Random, until: str = "standings") -> Page:
    """Answer every question of the page, whatever it is, until something stands on it."""
    end = time.monotonic() + 300
    while time.monotonic() < end:
        page = reader.page
        if until in page.ids:
            return page
        form = page.find("move")
        if form is None:
            time.sleep(0.01)
            reader.follow("Look again")
        else:
            play_one(reader, chance)
    raise AssertionError("the game does not end")


def play_one(reader: Reader, chance: random.Random) -> None:
    form = reader.page.form("move")
    if "moves" in form.boxes:
        tick(reader, chance)
        return
    reader.send(form, chance.choice(form.buttons))
    assert reader.page.status == 200, reader.page.alert


def tick(reader: Reader, chance: random.Random) -> None:
    """Several at once; who ticks too many is told so, loses nothing, and ticks fewer."""
    form = reader.page.form("move")
    ticked = chance.sample(form.boxes["moves"], min(5, len(form.boxes["moves"])))
    while reader.send(reader.page.form("move"), moves=ticked).status != 200:
        assert reader.page.alert
        assert sorted(reader.page.form("move").fields["moves"]) == sorted(ticked)
        ticked.pop()


def together(anna: Reader, boris: Reader, game: str = "witchs_brew", **more: str) -> None:
    """Anna opens a table, Boris comes by her invitation, a bot may fill it, and the game begins."""
    anna.open(game, people=["Anna"], fill="none", **more)
    join(boris, invitation(anna), "Boris")
    anna.follow("Look again")
    while anna.page.find("bot") is not None:
        anna.do("bot", bot="witch")
    anna.do("start")
    boris.follow("Look again")


def invitation(anna: Reader, button: str = "Make an invitation") -> str:
    anna.press(button)
    return next(field["value"] for field in anna.page.inputs if field.get("id") == "made-link")


def join(reader: Reader, link: str, name: str | None = None) -> Page:
    """Paste a link, and sit down if it is an invitation."""
    reader.get("/join")
    page = reader.send(reader.page.form(to="/join"), link=link)
    return page if name is None else reader.send(page.form(to="/sit"), name=name)


# Whole games

@pytest.mark.parametrize(("game", "seats", "more"), [
    ("witchs_brew", "3", {"option-max_sets": "2"}),
    pytest.param("ankh_morpork", "2", {"option-max_turns": "30", "window": "0"}, marks=pytest.mark.slow),
    pytest.param("the_witches", "2", {}, marks=pytest.mark.slow),
    pytest.param("broom_service", "2", {}, marks=pytest.mark.slow),
])
def test_a_whole_game_against_bots(anna: Reader, game: str, seats: str, more: dict[str, str]) -> None:
    anna.open(game, seats=seats, people=["Anna"], fill="all", bot="witch", **more)
    assert "Everybody is seated" in anna.page.ids["status"]
    anna.do("start")
    page = play_on(anna, random.Random(5))
    assert "The game is over" in page.ids["status"]
    assert not any("token" in url or "#" in url for url in anna.urls)
    table = anna.table
    record = anna.client.get(page.link("Record of the game"))
    assert record.text.startswith("coven record 1\n")
    assert anna.client.get(page.link("Proof of the dice")).status_code == 200
    # Any moment, from any side.
    anna.follow("Look at any moment")
    anna.follow("Back")
    anna.send(anna.page.forms[0], moment="3", by="blue")
    assert "After move 3 of" in anna.page.ids["status"]
    assert anna.send(anna.page.forms[0], moment="999999").status == 400
    # What if, and again.
    anna.get(f"/table/{table}")
    anna.send(anna.page.form(to="/what-if"), moves="4")
    assert "are still free" in anna.page.ids["status"]
    assert anna.table != table
    anna.get(f"/table/{table}")
    anna.send(anna.page.form(to="/rematch"))
    assert anna.table != table
    assert "Anna" in anna.page.ids["live"]
    anna.do("start")
    assert "question" in play_on(anna, random.Random(1), "question").ids


def test_friends_at_two_browsers_play_a_whole_game(anna: Reader, boris: Reader) -> None:
    together(anna, boris, **{"option-max_sets": "1"})
    chance = random.Random(2)
    for _ in range(500):
        for reader in (anna, boris):
            if reader.follow("Look again").find("move"):
                play_one(reader, chance)
        if "standings" in anna.page.ids and "standings" in boris.page.ids:
            break
    assert anna.page.ids["standings"] == boris.page.ids["standings"]
    boris.press("Play again")
    anna.follow("Look again")
    anna.follow("To the next game")
    assert anna.table == boris.table
    assert "Anna" in boris.page.ids["live"]


# The way in

def test_a_guest_comes_by_invitation_and_no_token_stands_in_any_url(anna: Reader, boris: Reader) -> None:
    anna.open("witchs_brew", people=["Anna"], fill="none")
    link = invitation(anna)
    assert re.fullmatch(r"http://testserver/join#[\w-]{32}", link)
    assert "data:image/svg+xml" in anna.page.raw
    assert "made-link" not in anna.follow("Look again").ids
    page = join(boris, link)
    assert "2 seats are still free" in page.ids["status"]
    assert page.find("start") is None
    assert boris.send(page.form(to="/sit"), name="  ").status == 400
    page = boris.send(boris.page.form(to="/sit"), name="Boris", place="yellow")
    assert "Yellow: Boris" in " ".join(page.ids["live"].split())
    token = link.rpartition("#")[2]
    assert not any(token in url for url in anna.urls + boris.urls)
    assert join(Reader(boris.client), token).status == 200
    assert join(boris, "nonsense").status == 403
    assert "This link does not work" in boris.page.alert
    assert boris.page.form(to="/join")["link"] == "nonsense"


def test_tables_are_found_again_mine_to_move_first(anna: Reader) -> None:
    assert "None yet" in anna.get("/").said
    anna.open("witchs_brew", people=["Anna"], fill="none")
    anna.open("witchs_brew", people=["Anna"], fill="all", bot="apprentice")
    anna.do("start")
    first = anna.table
    page = anna.get("/")
    mine = [href for href, _ in page.links if href.startswith("/table/")]
    assert mine[0] == f"/table/{first}"
    assert len(mine) == 2
    assert page.title.startswith("Your turn")


def test_a_new_table_that_cannot_be_opened_keeps_what_was_typed(anna: Reader) -> None:
    anna.get("/new/ankh_morpork")
    page = anna.send(anna.page.form(to="/new/ankh_morpork"), seats="2", people=["Anna", "", "anna"], fill="none",
                     window="0", pace="live:120", **{"option-max_turns": "-3", "option-fog_ends": []})
    assert page.status == 400
    assert "max_turns" in page.alert
    form = page.form(to="/new/ankh_morpork")
    assert form.fields["people"][:3] == ["Anna", "", "anna"]
    assert (form["seats"], form["window"], form["pace"], form["fill"]) == ("2", "0", "live:120", "none")
    assert "option-fog_ends" not in form.fields
    assert "option-fire_spreads" in form.fields
    page = anna.send(form, **{"option-max_turns": "40"})
    assert "Two players are called anna" in page.alert
    page = anna.send(page.form(to="/new/ankh_morpork"), people=["Anna", "Boris"])
    assert page.status == 200
    assert "Quick: only who can answer" in page.said
    assert anna.get("/new/chess").status == 400
    assert anna.get("/new/witchs_brew?edition=../../etc/passwd").status == 400


# Safe

def test_what_people_write_is_only_text(anna: Reader, boris: Reader) -> None:
    anna.open("witchs_brew", people=[EVIL, "[bold]Boris[/bold]"], fill="all")
    anna.do("start")
    anna.get(f"/table/{anna.table}?seat=red")
    anna.send(anna.page.form(to="/take"))
    anna.do("say", text=EVIL)
    anna.do("note", text=f"</textarea>{EVIL}")
    table = anna.table
    assert anna.page.form("note")["text"] == f"</textarea>{EVIL}"
    assert "[bold]Boris[/bold]" in anna.page.ids["live"]
    for page in (anna.page, anna.get(f"/table/{table}"), anna.get("/")):
        assert EVIL not in page.raw
        assert EVIL in page.said
    assert anna.get(f"/table/{EVIL}").status == 404
    assert EVIL not in anna.page.raw
    assert join(boris, f'"><b>{EVIL}').status == 403
    assert EVIL not in boris.page.raw


def test_pages_do_not_answer_other_sites(site: Site, anna: Reader) -> None:
    anna.open("witchs_brew", people=["Anna"], fill="all")
    there = {"Origin": "https://evil.example", "Accept": "text/html"}
    answer = anna.client.post(f"/table/{anna.table}/do", data={"do": "start"}, headers=there)
    assert answer.status_code == 403
    # Browsers send "Origin: null" with forms unless pages say otherwise.
    assert '<meta name="referrer" content="same-origin">' in anna.page.raw
    assert "default-src 'none'" in anna.client.get("/").headers["content-security-policy"]
    assert anna.client.get("/static/coven.css").headers["content-type"].startswith("text/css")
    assert anna.client.get("/static/coven.js").headers["content-type"].startswith("text/javascript")
    assert anna.client.get("/static/../pages.py").status_code == 404


def test_mistakes_are_told_on_a_page_to_people_and_as_json_to_programs(anna: Reader) -> None:
    page = anna.get("/table/nowhere")
    assert (page.status, page.title) == (404, "That did not work · Coven")
    assert "There is no table nowhere" in page.alert
    assert anna.get("/no/such/page").status == 404
    assert anna.client.get("/table/nowhere").json()["error"] == "no-table"
    assert anna.client.get("/api/tables/nowhere", headers={"Accept": "text/html"}).json()["error"] == "no-table"
    anna.open("witchs_brew", people=["Anna"], fill="none")
    page = anna.do("start")
    assert page.status == 400
    assert "These seats are still open" in page.alert
    assert page.form("start")
    page = anna.do("say", text="x" * 501)
    assert page.status == 422 or "500" in page.alert
    assert page.form("say")["text"] == "x" * 501
    bad = anna.client.post(f"/table/{anna.table}/do", data={"do": "dance"}, headers={"Accept": "text/html"})
    assert bad.status_code == 400
    assert anna.client.post(f"/table/{anna.table}/link", data={"role": "king"},
                            headers={"Accept": "text/html"}).status_code == 400


def test_a_move_sent_twice_changes_nothing_and_a_stale_one_is_told(anna: Reader) -> None:
    anna.open("witchs_brew", people=["Anna"], fill="all")
    form = anna.do("start").form("move")
    anna.send(form, moves=form.boxes["moves"][:5])
    anna.send(form, moves=form.boxes["moves"][:5])
    assert anna.page.status == 200
    anna.send(form, moves=form.boxes["moves"][2:7])
    assert anna.page.status == 400
    assert "is next" in anna.page.alert


# At one screen

def test_a_hot_seat_shows_nobodys_secrets_to_the_wrong_eyes(anna: Reader) -> None:
    anna.open("witchs_brew", people=["Anna", "Boris"], fill="all", bot="apprentice")
    anna.do("start")
    table = anna.table
    assert anna.page.find("move") is None
    assert "Pass the screen to Anna" in anna.page.said
    anna.follow("Pass the screen to Anna")
    assert "move" not in [form["do"] for form in anna.page.forms]
    assert "board" not in anna.page.raw
    form = anna.press("I am Anna").form("move")
    anna.send(form, moves=form.boxes["moves"][:5])
    assert "Your hand: Wolf Keeper" in anna.page.said or "Wolf Keeper" in anna.page.ids["live"]
    secret = anna.page.raw
    anna.follow("Pass the screen to Boris")
    assert "Now the screen is for Boris" in anna.page.said
    assert "Wolf Keeper" not in anna.page.raw
    anna.press("I am Boris")
    assert anna.page.find("move")
    # Going back does not show Anna's roles again.
    anna.get(f"/table/{table}?seat=red")
    assert "Now the screen is for Anna" in anna.page.said
    assert "Wolf Keeper" not in anna.page.raw
    assert "Wolf Keeper" in secret
    assert anna.get(f"/table/{table}?seat=yellow").status == 403
    assert anna.get(f"/table/{table}?seat=pink").status == 400


def test_a_spectator_sees_the_table_and_no_more(anna: Reader, boris: Reader, site: Site) -> None:
    together(anna, boris)
    clara = Reader(site.browser())
    page = join(clara, invitation(anna, "Make a link to watch"))
    assert page.find("move") is None
    assert page.find("say") is None
    assert page.find(to="/sit") is None
    assert "We wait for Anna, Boris" in page.ids["status"]
    answer = clara.client.post(f"/table/{clara.table}/do", data={"do": "say", "text": "hi"},
                               headers={"Accept": "text/html"})
    assert answer.status_code == 403
    anna.follow("Look again")
    anna.press("Links to watch")
    assert clara.get(f"/table/{anna.table}").status == 404


# Around the game

def test_the_host_prepares_the_table(anna: Reader) -> None:
    anna.open("ankh_morpork", seats="3", people=["Anna"], fill="none")
    page = anna.do("bot", bot="apprentice")
    assert "apprentice" in page.ids["live"]
    page = anna.send(page.form("clear", place="blue"))
    assert page.find("bot", place="blue")
    assert anna.do("pace", pace="slow:86400").form("pace")["pace"] == "slow:86400"
    assert "Change to normal" in anna.press("Change to quick").said
    anna.do("luck", value="black cat")
    assert "black cat" in anna.page.said
    anna.send(anna.page.form(to="/sit"), name="Boris")
    assert "Boris" in anna.page.ids["live"]
    assert "At this device" in anna.page.said


def test_people_talk_take_notes_and_need_not_read_everything(anna: Reader, boris: Reader) -> None:
    together(anna, boris)
    anna.do("say", text="Good evening!")
    boris.follow("Look again")
    assert "Anna: Good evening!" in boris.page.ids["chat"]
    boris.press("Well played!")
    anna.get(f"/table/{anna.table}?lang=pl")
    assert "Boris: Dobry ruch!" in anna.page.ids["chat"]
    anna.get(f"/table/{anna.table}?lang=en")
    anna.press("Stop reading Boris")
    assert "Well played!" not in anna.page.ids["chat"]
    anna.press("Read Boris again")
    assert "Well played!" in anna.page.ids["chat"]
    anna.do("note", text="first line\nsecond line")
    assert anna.page.form("note")["text"] == "first line\nsecond line"
    assert "second line" not in boris.follow("Look again").raw


def test_people_take_back_and_ask_each_other(anna: Reader, boris: Reader) -> None:
    together(anna, boris)
    form = anna.follow("Look again").form("move")
    anna.send(form, moves=form.boxes["moves"][:5])
    assert anna.page.find("move") is None
    anna.press("Take back my last choice")
    assert anna.page.find("move")
    anna.send(anna.page.form("propose", what="pace"), pace="live:300")
    boris.follow("Look again")
    assert "Anna proposes another time for decisions: 5 min" in boris.page.said
    boris.press("Yes")
    assert "Time left" in boris.page.said
    anna.follow("Look again")
    anna.press("May a bot stand in for Boris?")
    assert "A bot plays for you just now" in boris.follow("Look again").ids["status"]
    assert boris.page.find("move") is None
    boris.press("I am back")
    # What the bot has picked meanwhile stands, be it all or nothing.
    assert "A bot plays for you" not in boris.page.ids["status"]
    assert boris.page.find("back") is None
    boris.send(boris.page.form("propose", what="replace"))
    anna.follow("Look again")
    assert "I am back" in anna.page.said


def test_orders_are_kept(anna: Reader) -> None:
    anna.open("witchs_brew", people=["Anna"], fill="all")
    assert anna.do("start").find("plan") is None
    tick(anna, random.Random(1))
    form = anna.page.form("plan")
    anna.send(form, moves=form.boxes["moves"][3:8])
    assert anna.page.form("plan").fields["moves"] == form.boxes["moves"][3:8]
    assert "Ask me again" in anna.press("Make them for me").said
    anna.open("ankh_morpork", people=["Anna"], fill="all")
    anna.do("start")
    assert anna.do("order", order="pass-turn").form("order")["order"] == "pass-turn"


@pytest.mark.slow
def test_an_answer_to_an_interrupt_is_held_until_the_time_is_up(site: Site, anna: Reader, boris: Reader) -> None:
    together(anna, boris, "ankh_morpork", seats="2", window="10")
    course, rng = Course(site, anna.table), Rng(1)
    while not (course.table.waiting() == [0] and course.table.silence() >= 0):
        assert course.step(rng)
    course.write()
    page = anna.follow("Look again")
    assert "left" in page.ids
    held = page.form("move").buttons[-1]
    anna.send(page.form("move"), held)
    told = re.search(r"Your answer: (.+?)\. All answers", anna.page.said)
    assert told
    assert held.text.startswith(told.group(1))
    assert anna.page.find("move")
    boris.follow("Look again")
    assert boris.page.ids["status"] == "We wait for Anna."
