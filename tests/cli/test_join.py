"""`coven join`: a seat at the table of a real server, from the terminal."""

from __future__ import annotations

import re
import threading
from typing import Any

import pytest

from coven.library import rules_paragraphs
from coven.words import words
from tests.cli.command import SAY, Command, refused
from tests.cli.joining import ONE, SHORT, asked, caller, do, table
from tests.server.processes import Served

pytestmark = pytest.mark.slow

# Whole games

@pytest.mark.parametrize(("game", "seats", "options"), [
    ("witchs_brew", 3, SHORT), ("ankh_morpork", 2, {"max_turns": 10})])
def test_whole_game_by_typed_numbers(coven: Command, served: Served, game: str, seats: int,
                                     options: dict[str, Any]) -> None:
    made = table(served, game, seats, options=options)
    run = coven("join", made["links"]["red"], stdin="1\n" * 400)
    assert run.code == 0, run.err
    say = words("en", game)
    end = caller(made).look(served.url)
    assert end["stage"] == "finished"
    assert say("end-title", ending=say(f"ending-{end['ending']}")) in run.out
    for row in end["standings"]:
        assert re.search(rf"{row['place']} +{'Anna' if row['seat'] == 'red' else say('seat-' + row['seat'])}.* "
                         rf"{row['score']}\b", run.out)
    assert "Anna: " in run.out
    assert say("join-commands") in run.out
    assert run.err == ""


def test_an_answer_to_an_interrupt_waits_for_its_window(coven: Command, served: Served) -> None:
    """With a window the same answer stands until it closes; it is not asked for twice."""
    made = table(served, "ankh_morpork", 2, options={"max_turns": 14}, window=1)
    run = coven("join", made["links"]["red"], stdin="1\n" * 400)
    assert run.code == 0, run.err
    assert caller(made).look(served.url)["stage"] == "finished"


def test_an_edition_of_the_server_comes_over_the_wire(coven: Command, served: Served) -> None:
    made = table(served, edition="mine")
    run = coven("join", made["links"]["red"], stdin="1 2 3 4 5\nquit\n")
    assert run.code == 0, run.err
    assert SAY("screen-stack") in run.out


# Sitting down

def test_a_guest_sits_down_under_a_name(coven: Command, served: Served) -> None:
    """Names that will not do are asked for again; the seat's own link is shown, and brings the guest back."""
    made = table(served, bots=["random"], start=False)
    threading.Timer(2.0, do, (served, made, "host"), {"do": "start"}).start()
    run = coven("join", made["links"]["invite"], stdin=f"Anna\n{'x' * 40}\nBoris\nquit\n")
    assert run.code == 0, run.err
    assert run.out.count(ONE("join-name")) == 3
    assert ONE("error-seat-name-twice", found="Anna") in run.out
    (link,) = set(re.findall(rf"{re.escape(served.url)}/join#[\w-]+", run.out))
    assert ONE("join-seated", seat=SAY("seat-yellow"), link=link) in run.out
    assert ONE("join-leave", link=link) in run.out
    assert "Boris: " in run.out.split(ONE("join-open", host="no"))[1], "asked when the host has started"
    assert caller(made).look(served.url)["seats"][2]["name"] == "Boris"
    assert "Boris: " in coven("join", link).out


def test_name_and_seat_by_argument(coven: Command, served: Served) -> None:
    made = table(served, people=[], bots=["random"], start=False)
    link = made["links"]["invite"]
    assert "bot" not in refused(coven("join", link, "--name", "Anna", "--seat", "purple"))
    assert SAY("error-table-seat-taken", seat="red", name="random") == \
        refused(coven("join", link, "--name", "Anna", "--seat", "red"))
    assert refused(coven("join", link, "--name", "x" * 31))
    threading.Timer(2.0, coven_closes, (served, made)).start()
    run = coven("join", link, "--name", "Anna", "--seat", "yellow", stdin="")
    assert "Anna" in run.out
    assert caller(made).look(served.url)["seats"][2]["name"] == ""


def coven_closes(served: Served, made: dict[str, Any]) -> None:
    """The host frees the seat, so that its link ends."""
    do(served, made, "host", do="clear", place="yellow")


def test_a_full_table_says_so(coven: Command, served: Served) -> None:
    made = table(served, start=False)
    assert SAY("error-table-full") in coven("join", made["links"]["invite"], "--name", "Boris").err


def test_a_host_sits_down_lets_a_bot_sit_down_and_starts(coven: Command, served: Served) -> None:
    """With the host's link and a name: both rights in one hand."""
    made = table(served, people=[], bots=["random"], start=False)
    run = coven("join", made["links"]["host"], "--name", "Olga",
                stdin="start\nbot yellow\nluck seven\nstart\n1 2 3 4 5\nquit\n")
    assert run.code == 0, run.err
    assert ONE("join-open", host="yes") in run.out
    assert SAY("error-table-seats-open", seats="yellow") in run.out
    assert "Olga: " in run.out
    told = caller(made).look(served.url)
    assert [row["name"] for row in told["seats"]] == ["random", "Olga", "witch"]
    assert told["dice"]["luck"] == ["", "seven", ""]
    assert told["stage"] == "playing"


def test_who_watches_sees_the_game_to_its_end(coven: Command, served: Served) -> None:
    made = table(served, people=[], bots=["random"] * 3, start=False)
    watch = asked(served, made, "links", role="watch")["link"]
    threading.Timer(1.0, do, (served, made, "host"), {"do": "start"}).start()
    run = coven("join", watch)
    assert run.code == 0, run.err
    assert SAY("note-set") in run.out
    assert SAY("end-place") in run.out


def test_the_link_of_a_finished_table_leads_to_its_rematch(coven: Command, served: Served) -> None:
    made = table(served)
    coven("join", made["links"]["red"], stdin="1\n" * 200)
    over = coven("join", made["links"]["red"])
    assert over.code == 0
    assert SAY("end-place") in over.out
    again = asked(served, made, "rematch", "red")
    caller({**made, "table": again["table"]}).send(served.url, {"do": "start"})
    run = coven("join", made["links"]["red"], stdin="1 2 3 4 5\nquit\n")
    assert "Anna: " in run.out
    assert SAY("end-place") not in run.out


# What is typed

def test_chat(coven: Command, served: Served) -> None:
    """What others said comes before the question, what one says oneself at once, and phrases in one's language."""
    made = table(served, people=["Anna", "Boris"], bots=["random"])
    do(served, made, "blue", do="say", text="hello [red] there")
    do(served, made, "blue", do="phrase", phrase="hello")
    run = coven("join", made["links"]["red"], stdin="say  good   morning\nsay\nquit\n")
    assert "Boris: hello (red) there" in run.out
    assert f"Boris: {SAY('page-phrase-hello')}" in run.out
    assert "phrase-" not in run.out
    assert "Anna: good morning" in run.out
    assert SAY("error-table-chat", high=500) in run.out
    assert [row.get("text") for row in caller(made).look(served.url)["chat"]][0::2] == ["hello [red] there",
                                                                                       "good morning"]


def test_undo(coven: Command, served: Served) -> None:
    """A pick is taken back and another made; with nothing to take back the reason is told."""
    made = table(served)
    run = coven("join", made["links"]["red"], stdin="undo\n2\nundo\n3 4\nquit\n")
    assert SAY("error-undo-ballot") in run.out
    assert run.out.count(SAY("ask-ChooseRoles", picks=5, picked=0, left=0)) == 2
    assert SAY("ask-ChooseRoles", picks=5, picked=2, left=0) in run.out
    assert caller(made, "red").look(served.url)["view"]["players"]["red"]["hand"] == ["herb-collector", "alchemist"]


@pytest.mark.parametrize(("typed", "named"), [
    ("99", ("99", "12")), ("1 2 99", ("99", "12")), ("1 2 3 4 5 6", ("5 ",)), ("choose nobody", ("Similar",)),
    ("lead witch", ("lead witch", "3.1")), ("² 1", ("²",)), ("propose", ("undo, pace, replace",)),
    ("propose pace quick 3", ("quick",)), ("propose replace Olga", ("Olga",)), ("order whatever", ("always-ask",)),
    ("yes", (SAY("error-table-no-proposal"),)), ("start", (SAY("error-not-host"),)), ("bot blue greedy", ("host",)),
    ("plan choose nobody", ("Similar",)), ("? 77", ("77",)), ("say", ("500",)),
], ids=lambda value: ascii(value)[:20] if isinstance(value, str) else "")
def test_what_cannot_be_done_is_explained(coven: Command, shared: dict[str, Any], typed: str,
                                          named: tuple[str, ...]) -> None:
    """And nothing is lost: the same question stands."""
    run = coven("join", shared["links"]["red"], stdin=f"{typed}\nquit\n")
    assert run.code == 0
    assert all(part in run.out for part in named), run.out[-1500:]
    assert "Traceback" not in run.out + run.err


def test_help_log_and_rules(coven: Command, shared: dict[str, Any]) -> None:
    rules = rules_paragraphs("witchs_brew", "en")
    out = coven("join", shared["links"]["red"], stdin="help\nlog\n?\n?4.5\n? 4.6\n\n").out
    assert "propose replace" in out
    assert out.count(SAY("note-set")) == 2, "once as news, once in the log"
    assert f"3.1  {rules['3.1']}" in out
    assert f"4.5  {rules['4.5']}" in out
    assert f"4.6  {rules['4.6']}" in out
    assert out.count(SAY("screen-stack")) == 2


def test_options_by_their_text_in_another_language(coven: Command, served: Served) -> None:
    made = table(served)
    run = coven("join", made["links"]["red"], "--lang", "pl", stdin="choose   witch\nquit\n")
    assert words("pl", "witchs_brew")("join-commands") in run.out
    assert caller(made, "red").look(served.url)["view"]["players"]["red"]["hand"] == ["witch"]


def test_proposals_orders_and_plans(coven: Command, served: Served) -> None:
    """All that can be typed reaches the table; who is asked for consent is told so."""
    made = table(served, people=["Anna", "Boris"], bots=["random"])
    do(served, made, "blue", do="propose", what="pace", kind="live", seconds=600)
    run = coven("join", made["links"]["red"], stdin="no\npropose pace live 300\norder pass-turn\nhurry\n"
                                                    "plan choose witch\nback\nquit\n")
    told = ONE("join-proposal", name="Boris", kind="pace", pace="live", seconds=600, other="", wanted="yes")
    assert told in run.out
    assert run.out.count(ONE("join-proposal-over")) == 1
    seen = caller(made, "red").look(served.url)
    assert seen["proposal"]["facts"] == {"kind": "live", "seconds": 300}
    assert (seen["orders"]["order"], seen["orders"]["hurry"]) == ("pass-turn", True)
    assert ONE("join-order-ended", reason="not-complete") in run.out
    run = coven("join", made["links"]["blue"], stdin="yes\npropose replace Anna\nquit\n")
    assert caller(made).look(served.url)["pace"] == {"kind": "live", "seconds": 300}
    assert caller(made).look(served.url)["seats"][0]["bot"] == "greedy"
    run = coven("join", made["links"]["red"], stdin="")
    assert ONE("join-away", who="you", name="Anna") in run.out


def test_end_of_input_leaves_the_table(coven: Command, shared: dict[str, Any]) -> None:
    run = coven("join", shared["links"]["red"], stdin="")
    assert run.code == 0
    assert ONE("join-leave", link=shared["links"]["red"]) in run.out
