"""Looking back: the story of a game, its moments, and what the table in the browser asks for besides."""

from __future__ import annotations

from typing import Any

import pytest

from coven.words import LANGUAGES, words
from tests.server.course import Course, play_out
from tests.server.site import Person, Site, Table
from tests.server.test_tables import error
from tests.table.log import FIVE


@pytest.fixture
def over(site: Site) -> Table:
    """A short game that was played to its end."""
    table = site.open(options={"max_sets": 1})
    play_out(site, table)
    return table


def moment(person: Person, moves: int, **query: Any) -> dict[str, Any]:
    answer = person.get("/moment", moves=moves, **query)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


# The story of a finished game

def test_the_story_tells_every_move_with_the_points_after_it(over: Table) -> None:
    end, story = over["red"].look(), over["red"].get("/story", lang="en").json()
    assert len(story) == end["number"]
    assert [row["seat"] for row in story] == [who for who, _ in end["moves"]]
    assert story[0]["seat"] == "chance"
    assert all(row["text"] and len(row["scores"]) == 3 for row in story)
    assert all(len(row["kinds"]) == len(row["log"]) for row in story)
    words = [row["seat"] for row in end["seats"]]
    assert dict(zip(words, story[-1]["scores"], strict=True)) == {row["seat"]: row["score"] for row in end["standings"]}
    # Nothing is secret any more: also what others chose face down.
    assert sum(row["move"].startswith("choose ") for row in story) == 3 * len(FIVE)


def test_the_story_names_the_things_that_a_move_is_about(over: Table) -> None:
    known = over["red"].get("/box", lang="en").json()["things"]
    story = over["red"].get("/story", lang="en").json()
    assert all(set(row["things"]) <= set(known) for row in story)
    assert all(len(set(row["things"])) == len(row["things"]) for row in story)
    chosen = next(row for row in story if row["move"].startswith("choose "))
    assert f"role:{chosen['move'].split()[1]}" in chosen["things"]


def test_the_story_knows_who_noticed_what(over: Table) -> None:
    story = over["red"].get("/story").json()
    chosen = next(row for row in story if row["move"].startswith("choose ") and row["seat"] == "red")
    assert chosen["secret"] == ["blue", "yellow", "watcher"]
    leads = next(row for row in story if "leads" in row["kinds"])
    assert leads["secret"] == []
    assert all(len(row["unseen"]) == len(row["log"]) for row in story)
    for seat in ("red", "blue"):
        told = [(row["number"], row["kind"]) for row in over[seat].look()["log"]]
        assert told == [(number, kind) for number, row in enumerate(story, 1)
                        for kind, eyes in zip(row["kinds"], row["unseen"], strict=True) if seat not in eyes]


def test_the_story_is_told_in_every_language(over: Table) -> None:
    told = {lang: over["red"].get("/story", lang=lang).json() for lang in LANGUAGES}
    assert len({row[0]["log"][0] for row in told.values()}) == len(LANGUAGES)
    assert len({tuple(step["move"] for step in row) for row in told.values()}) == 1


def test_the_story_calls_levels_by_their_words(site: Site) -> None:
    """As the panels do: nobody reads `apprentice` in a Polish sentence."""
    table = site.open(people=["Anna"], bots=["apprentice", "apprentice"], options={"max_sets": 1})
    play_out(site, table)
    told = "\n".join(line for row in table["red"].get("/story", lang="pl").json() for line in row["log"])
    assert words("pl")("level-apprentice") in told
    assert "apprentice" not in told


def test_there_is_no_story_before_the_end(site: Site) -> None:
    table = site.open()
    assert error(table["red"].get("/story")) == (400, "table-not-finished")
    assert error(Person(site, table.id, "nobody").get("/story")) == (403, "link-unknown")


# Moments of a finished game

def test_a_moment_of_a_finished_game_is_seen_from_any_seat(over: Table) -> None:
    last = over["red"].look()["number"]
    for seat in ("red", "blue", "yellow"):
        end = moment(over["red"], last, seat=seat)
        assert end["view"]["you"] == seat
        assert end["view"] == over[seat].look()["view"]
        assert (end["moves"], end["of"]) == (last, last)
    assert moment(over["red"], 0)["view"]["you"] is None
    assert error(over["red"].get("/moment", moves=last + 1)) == (400, "replay-number")
    assert error(over["red"].get("/moment", moves=1, seat="green")) == (400, "table-seat")


def test_all_seats_at_once_show_every_hand(over: Table) -> None:
    story = over["red"].get("/story").json()
    chosen = next(i for i, row in enumerate(story, 1) if row["kinds"].count("leads"))
    views = moment(over["red"], chosen - 1, all=True)["views"]
    assert set(views) == {"red", "blue", "yellow"}
    for seat, view in views.items():
        assert len(view["players"][seat]["hand"]) == 5
        assert all("hand" not in view["players"][other] for other in views if other != seat)
        assert view == moment(over["red"], chosen - 1, seat=seat)["view"]


def test_one_who_watches_may_look_back_too(over: Table) -> None:
    token = over.host.post("/links", role="watch").json()["token"]
    guest = Person(over.site, over.id, token)
    assert moment(guest, 5, seat="blue")["view"]["you"] == "blue"
    assert guest.get("/story").status_code == 200
    assert error(guest.post("/rematch")) == (403, "no-seat")


# Moments of a game that goes on

def test_a_running_game_shows_its_past_from_ones_own_seat_only(site: Site) -> None:
    table = site.open()
    for seat in ("red", "blue", "yellow"):
        for _ in FIVE:
            table[seat].play()
    now = table["red"].look()
    assert moment(table["red"], now["number"], seat="red")["view"] == now["view"]
    assert "hand" not in str(moment(table["red"], now["number"])["view"]["players"])
    assert error(table["red"].get("/moment", moves=1, seat="blue")) == (403, "not-your-seat")
    assert error(table["red"].get("/moment", moves=1, all=True)) == (403, "not-your-seat")
    assert error(table.guest.get("/moment", moves=1, seat="red")) == (403, "not-your-seat")
    assert error(table["red"].get("/moment", moves=now["number"] + 1)) == (400, "replay-number")


def test_a_secret_choice_is_never_shown_half_answered(site: Site) -> None:
    table = site.open()
    before = moment(table["blue"], table["blue"].look()["number"], seat="blue")
    table["red"].play(f"choose {FIVE[0]}")
    # While it is open nothing has happened yet.
    assert moment(table["blue"], before["of"], seat="blue") == before
    assert error(table["red"].get("/moment", moves=before["of"] + 1)) == (400, "replay-number")
    for role in FIVE[1:]:
        table["red"].play(f"choose {role}")
    for seat in ("blue", "yellow"):
        for role in FIVE:
            table[seat].play(f"choose {role}")
    after = table["blue"].look()["number"]
    assert after > before["of"] + len(FIVE)
    # And afterwards nobody learns who was first: in between the table stands as it did before.
    for number in range(before["of"], before["of"] + 3 * len(FIVE)):
        assert moment(table["blue"], number, seat="blue")["view"] == before["view"]
    assert moment(table["blue"], after, seat="blue")["view"] == table["blue"].look()["view"]


def test_moves_that_were_taken_back_are_no_moments(site: Site) -> None:
    table = site.open("the_witches", 2)
    course = Course(site, table.id)
    course.write()
    number = table["red"].look()["number"]
    seat = table["red"].look()["waiting"][0]
    table[seat].play()
    if table[seat].do("undo").status_code == 200:
        assert moment(table["red"], number)["of"] == number
    else:
        assert moment(table["red"], number)["of"] > number


# The table in words

def test_the_table_in_words_shows_a_moment(over: Table) -> None:
    last = over["red"].look()["number"]
    first, end = (over["red"].get("/screen", lang="en", seat="blue", moves=moves).json()["html"] for moves in (3, last))
    assert first != end
    assert end == over["blue"].get("/screen", lang="en", moves=last, seat="blue").json()["html"]
    assert error(over["red"].get("/screen", moves=last + 1)) == (400, "replay-number")


def test_the_table_in_words_keeps_the_secrets_of_a_running_game(site: Site) -> None:
    table = site.open()
    number = table["red"].look()["number"]
    assert table["red"].get("/screen", seat="red", moves=number).status_code == 200
    assert error(table["red"].get("/screen", seat="blue", moves=number)) == (403, "not-your-seat")


# What the browser asks for besides

def test_why_not_names_a_paragraph(site: Site) -> None:
    table = site.open()
    number = table["red"].question()["number"]
    table["red"].do("move", number=number, move="choose witch")
    found = table["red"].get("/why-not", thing="role:witch").json()
    assert found == {"move": "choose witch", "rule": found["rule"]}
    assert f'id="p{found["rule"]}"' in table["red"].get("/box", lang="en").json()["rules"]
    assert table["red"].get("/why-not", thing="no:thing").json()["move"] is None
    assert error(table.guest.get("/why-not", thing="role:witch")) == (403, "no-seat")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_box_has_names_texts_rules_and_words(site: Site, lang: str) -> None:
    table = site.open()
    found = table["red"].get("/box", lang=lang).json()
    assert found["game"] == "witchs_brew"
    assert found["title"]
    assert all(row["name"] for row in found["things"].values())
    assert "ending-ravens" in found["words"]
    assert "table-tie-break" in found["words"]
    assert site.client.get(f"/api/games/witchs_brew/box?lang={lang}").json()["rules"] == found["rules"]
    assert "replay" in site.client.get(f"/api/words/{lang}").text
