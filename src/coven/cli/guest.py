"""A person at a server's table: what comes is shown, what is typed is sent."""

from __future__ import annotations

import io
import os
import select
import sys
from collections.abc import Mapping
from typing import Any

from coven.cli.table import BOT, Screen, escape, numbered
from coven.cli.terminal import Terminal
from coven.cli.wire import Line, refusal
from coven.kernel.errors import BadInput, CovenError
from coven.kernel.game import Game
from coven.table.table import ORDERS, PROPOSALS

# Commands of one word, and of a word and a text.
PLAIN: dict[str, dict[str, Any]] = {
    "undo": {"do": "undo"}, "start": {"do": "start"}, "away": {"do": "away"}, "back": {"do": "back"},
    "yes": {"do": "answer", "agrees": True}, "no": {"do": "answer", "agrees": False},
}
WITH_TEXT = {"say": "text", "order": "order", "luck": "value"}


class Quit(Exception):
    """The person goes; the table stays."""


class Guest:
    """One seat of a table, or somebody who watches."""

    def __init__(self, game: Game, line: Line, terminal: Terminal) -> None:
        # All its questions are known once it has been set up.
        game.setup()
        self.game = game
        self.line = line
        self.terminal = terminal
        self.table: dict[str, Any] = {}
        self.screen = Screen(game, {}, terminal)
        self.say = self.screen.words
        # Everything that was noticed so far; lines not shown yet; lines since the last whole screen.
        self.log: list[dict[str, Any]] = []
        self.news: list[str] = []
        self.recent: list[str] = []
        # Which question stands on the screen; whether the prompt does.
        self.shown: tuple[int, int] | None = None
        self.is_prompted = False
        self.is_live = _is_live()
        self.is_lost = False
        self.refused: CovenError | None = None
        self.sent = 0

    # The loop

    def meet(self) -> dict[str, Any]:
        """The table as it is now."""
        while not self.table:
            self.gather(1.0)
            if self.is_lost:
                self.tell()
        return self.table

    def run(self) -> None:
        """Until the game is over."""
        self.meet()
        while self.table["stage"] != "finished":
            self.tell()
            typed = self.listen()
            if typed is None:
                continue
            try:
                self.command(typed)
            except CovenError as error:
                self.terminal.show("[red]" + escape(self.say.error(error)) + "[/red]")
        self.tell()
        self.terminal.say()
        self.screen.show(self.table["view"])
        self.terminal.say()
        self.screen.ended(self.table["ending"], self.table["standings"])

    def gather(self, wait: float | None = None) -> bool:
        """Take in what has come, if anything has; wait a while for the first."""
        message = self.line.next(wait)
        has_come = message is not None
        while message is not None:
            self.take(message)
            message = self.line.next()
        if self.refused is not None:
            raise self.refused
        return has_come

    def listen(self) -> str | None:
        """What was typed, or None if something else happened.

        At a terminal both are waited for. Elsewhere a line is read when the person is asked, so that a file of
        answers fits the questions.
        """
        if not self.is_live:
            if self.gather(None if self.is_asked else 1.0) or not self.is_asked:
                return None
            return self.terminal.out.input("> ").strip()
        if not self.is_prompted:
            self.terminal.out.print("> ", end="")
            self.is_prompted = True
        ready, _, _ = select.select([sys.stdin, self.line.bell], [], [])
        if self.line.bell in ready:
            self.gather()
            return None
        self.is_prompted = False
        typed = sys.stdin.readline()
        if not typed:
            raise Quit
        return typed.strip()

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.table.get("question")
        return question

    @property
    def is_asked(self) -> bool:
        """Whether others wait for this person, or a bot has to play instead."""
        if self.is_lost or self.table["stage"] == "finished":
            return False
        if self.question is not None and self.question.get("held") is None:
            return True
        if any(row["seat"] == self.table["you"] and row["kind"] == "human" and row["bot"]
               for row in self.table["seats"]):
            return True
        return self.is_wanted(self.table["proposal"]) or (self.table["stage"] == "open" and self.table["yours"]["host"])

    def is_wanted(self, proposal: dict[str, Any] | None) -> bool:
        """Whether a proposal waits for this person's word."""
        you = self.table["you"]
        return proposal is not None and you is not None and you not in proposal["yes"] \
            and you != proposal["facts"].get("place")

    # What comes

    def take(self, message: dict[str, Any]) -> None:
        kind = message.get("type")
        if kind == "table":
            self.look(message)
        elif kind == "lost" and not self.is_lost:
            self.is_lost = True
            self.news.append(self.say("join-lost", host=self.line.link.host))
        elif kind == "refused":
            self.refused = refusal(str(message.get("error")), message, self.say)

    def look(self, message: dict[str, Any]) -> None:
        """The table has changed: what is new since the last message."""
        old, self.table = self.table, message
        if self.is_lost:
            self.is_lost = False
            self.news.append(self.say("join-again"))
        if message["seats"] != old.get("seats"):
            self.meet_players(message, old)
        if old and message.get("undone") != old.get("undone", 0) and "undone" in message:
            self.news.append(self.say("join-taken-back"))
        self.news += self.read_log(message)
        for row in message["chat"]:
            text = row["text"] if "text" in row else self.say(f"page-phrase-{row['phrase']}")
            self.news.append(f"{self.screen.names[row['seat']]}: {escape(text)}")
        if message["proposal"] != old.get("proposal"):
            self.news.append(self.proposed(message["proposal"]))
        ended = message.get("orders", {}).get("ended")
        if ended is not None and ended != old.get("orders", {}).get("ended"):
            self.news.append(self.say("join-order-ended", reason=ended))
        held = (message.get("question") or {}).get("held")
        if held is not None and held != (old.get("question") or {}).get("held"):
            text = self.say.move(self.game, self.game.moves.parse(held), self.screen.names)
            self.news.append(self.say("join-held", move=text))

    def meet_players(self, message: dict[str, Any], old: dict[str, Any]) -> None:
        """Somebody has come or gone."""
        players = {row["seat"]: BOT + row["name"] if row["kind"] == "bot" else row["name"] or "you"
                   for row in message["seats"]}
        self.screen = Screen(self.game, players, self.terminal)
        if message["stage"] == "open":
            for row in message["seats"]:
                colour = self.say(f"seat-{row['seat']}")
                name = self.say("join-free") if row["kind"] == "open" else escape(row["name"])
                self.news.append(f"  {colour}: {name}")
            self.news.append(self.say("join-open", host="yes" if message["yours"]["host"] else "no"))
            return
        were = {row["seat"]: row["bot"] for row in old.get("seats", [])}
        for row in message["seats"]:
            if row["kind"] == "human" and row["bot"] != were.get(row["seat"]):
                key = "you" if row["seat"] == message["you"] else "other"
                self.news.append(self.say("join-away" if row["bot"] else "join-back", who=key,
                                          name=self.screen.names[row["seat"]]))

    def read_log(self, message: dict[str, Any]) -> list[str]:
        """The lines that are new; what was taken back is forgotten."""
        log = [row for row in self.log if row["number"] <= message.get("since", 0)] + message.get("log", [])
        same = 0
        while same < min(len(log), len(self.log)) and log[same] == self.log[same]:
            same += 1
        self.log = log
        return [self.noted(row) for row in log[same:]]

    def noted(self, row: Mapping[str, Any]) -> str:
        return "  " + self.say.noted(self.game, row["kind"], row["facts"], self.screen.names)

    def proposed(self, proposal: dict[str, Any] | None) -> str:
        if proposal is None:
            return self.say("join-proposal-over")
        facts = proposal["facts"]
        return self.say("join-proposal", name=self.screen.names[proposal["seat"]], kind=proposal["kind"],
                        other=self.screen.names.get(facts.get("place"), ""), pace=escape(str(facts.get("kind", ""))),
                        seconds=facts.get("seconds", 0), wanted="yes" if self.is_wanted(proposal) else "no")

    # What is shown

    def tell(self) -> None:
        """A new question with the whole screen, or only what is new."""
        question = self.question
        mark = None if question is None else (question["number"], self.table["undone"])
        if mark is not None and mark != self.shown:
            self.show()
        elif self.news:
            if self.is_prompted:
                self.terminal.say()
                self.is_prompted = False
            self.say_all(self.news)
            # On a screen that is cleared they are shown once more; on paper they stand already.
            self.recent += self.news if self.is_live else []
            if self.is_live and question is None and self.table.get("waiting"):
                names = [self.screen.names[seat] for seat in self.table["waiting"]]
                self.terminal.notice(self.say("join-waiting", names=", ".join(names)))
        self.news = []
        self.shown = mark

    def show(self) -> None:
        """What happened since the last time, the table, and the question if there is one."""
        self.terminal.out.clear()
        self.is_prompted = False
        self.say_all([*self.recent, *self.news])
        self.recent, self.news = [], []
        view, question = self.table.get("view"), self.question
        if view is None:
            return
        self.terminal.say()
        self.screen.show(view)
        if question is not None:
            self.screen.ask(self.table["you"], view, self.choices(question), self.say("join-commands"),
                            "picks" in question)
            if question.get("window"):
                self.terminal.say(self.say("join-window", seconds=question["window"]))

    def say_all(self, lines: list[str]) -> None:
        for line in lines:
            self.terminal.say(line)

    def choices(self, question: Mapping[str, Any]) -> list[int]:
        """The options by number; of a secret choice everything that can still be picked."""
        return [self.game.moves.parse(option["move"]) for option in question.get("picks", question["options"])]

    # What is typed

    def command(self, typed: str) -> None:
        """Carry out one line."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if word == "quit":
            raise Quit
        if not word:
            self.show()
        elif word == "log":
            self.say_all([self.noted(row) for row in self.log])
        elif word == "help":
            self.terminal.say(self.say("join-help", orders=", ".join(ORDERS)))
        elif word.startswith("?"):
            question = self.question
            self.screen.rule((word[1:] or rest) or (question["rule"] if question else self.game.end_rule))
        else:
            self.do(self.wanted(word, rest, typed))

    def wanted(self, word: str, rest: str, typed: str) -> dict[str, Any]:
        """The command that a line means."""
        if word in PLAIN:
            return PLAIN[word]
        if word in WITH_TEXT:
            return {"do": word, WITH_TEXT[word]: rest}
        if word == "hurry":
            return {"do": "hurry", "on": rest != "off"}
        if word == "plan":
            return {"do": "plan", "moves": [part.strip() for part in rest.split(",") if part.strip()]}
        if word == "bot":
            place, _, spec = rest.partition(" ")
            return {"do": "bot", "place": self.place(place), "bot": spec.strip() or "witch"}
        if word == "propose":
            return self.proposal(rest.split())
        return self.move(typed)

    def proposal(self, parts: list[str]) -> dict[str, Any]:
        match parts:
            case ["undo"]:
                return {"do": "propose", "what": "undo"}
            case ["pace", kind]:
                return {"do": "propose", "what": "pace", "kind": kind, "seconds": 0}
            case ["pace", kind, seconds] if seconds.isdecimal() and len(seconds) < 9:
                return {"do": "propose", "what": "pace", "kind": kind, "seconds": int(seconds)}
            case ["replace", *name]:
                return {"do": "propose", "what": "replace", "place": self.place(" ".join(name))}
        raise BadInput("table-proposal", found=" ".join(parts)[:40], words=", ".join(PROPOSALS))

    def place(self, name: str) -> str:
        """A seat by its word, or by the name of who sits there."""
        for row in self.table["seats"]:
            if name and name.casefold() in (row["seat"], row["name"].casefold(),
                                            self.say(f"seat-{row['seat']}").casefold()):
                return str(row["seat"])
        raise BadInput("seat-unknown", found=name[:20], words=", ".join(row["seat"] for row in self.table["seats"]))

    def move(self, typed: str) -> dict[str, Any]:
        """An answer: numbers, or a move in words."""
        question = self.question
        is_number = typed.replace(" ", "").isdecimal()
        moves = [] if is_number else [self.game.moves.parse(typed)]
        if question is None:
            raise BadInput("join-not-asked")
        if is_number:
            moves = numbered(typed.split(), self.choices(question), "picks" in question)
        return {"do": "move", "number": question["number"], "moves": [self.game.moves.text(move) for move in moves]}

    def do(self, command: dict[str, Any]) -> None:
        """Send a command and wait for the answer. A move that may be lost is sent again: that changes nothing."""
        if self.is_lost:
            raise BadInput("join-no-line")
        self.sent += 1
        named = {**command, "id": self.sent}
        self.line.send(named)
        while True:
            message = self.line.next(1.0)
            if message is None:
                continue
            if message.get("type") in ("done", "error") and message.get("id") == self.sent:
                if message["type"] == "error":
                    raise refusal(str(message.get("error")), message, self.say)
                return
            was_lost = self.is_lost
            self.take(message)
            if self.refused is not None:
                return
            if was_lost and not self.is_lost:
                if command["do"] != "move":
                    raise BadInput("join-unsure")
                self.line.send(named)


def _is_live() -> bool:
    """Whether typing and messages can be waited for together."""
    try:
        return os.name == "posix" and sys.stdin.isatty() and sys.stdin.fileno() >= 0
    except (io.UnsupportedOperation, ValueError, AttributeError):
        return False
