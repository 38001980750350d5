"""What the plain page shows of a table, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from coven.bots.lineup import LEVELS
from coven.library import game_module, rules_paragraphs
from coven.server.api import told
from coven.server.kinds import has_interrupts, plannable
from coven.server.live import Has, Live
from coven.server.markup import Block, blocks, guarded
from coven.server.reception import Visitor
from coven.server.wording import names_of
from coven.table.table import ORDERS, PHRASES
from coven.words import Words, words

# What can be chosen without typing.
PACES = ("none:0", "live:60", "live:120", "live:300", "slow:86400", "slow:259200", "slow:604800")
UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))
# So much of the log a spectator sees at first.
NEWS = 12


class Row(NamedTuple):
    """A seat and who sits there."""

    seat: str
    colour: str
    name: str
    kind: str
    is_away: bool
    is_own: bool
    is_here: bool
    is_asked: bool

    @property
    def decides(self) -> bool:
        return self.kind == "human" and not self.is_away


class Sheet:
    """A table as one visitor sees it from a seat, or from beside the table."""

    phrases = PHRASES
    orders = ORDERS

    def __init__(self, live: Live, visitor: Visitor, place: int | None, lang: str, now: float) -> None:
        self.game = live.game
        self.id = live.id
        self.say = words(lang, live.game.id)
        self.out = told(live, visitor, place, lang, Has())
        self.now = now
        self.stage: str = self.out["stage"]
        self.you: str | None = self.out["you"]
        self.own: list[str] = self.out["yours"]["seats"]
        self.is_host = visitor.is_host
        self.may_sit = visitor.may_sit
        self.names = names_of(self.out, self.say)
        # Of the seats played from here it is known whether they have answered; of others it is not told.
        truly = [live.game.seat_domain.words[i] for i in live.table.waiting()]
        self.asked = [seat for seat in self.out.get("waiting", []) if seat not in self.own or seat in truly]
        here = {listener.seat for listener in live.listeners}
        self.watching = sum(listener.seat is None for listener in live.listeners)
        self.rows = [Row(row["seat"], self.say(f"seat-{row['seat']}"), row["name"], row["kind"],
                         row["kind"] == "human" and row["bot"] is not None, row["seat"] in self.own, i in here,
                         row["seat"] in self.asked) for i, row in enumerate(self.out["seats"])]
        self.question: dict[str, Any] | None = self.out.get("question")

    # Who

    @property
    def me(self) -> Row | None:
        return next((row for row in self.rows if row.seat == self.you), None)

    @property
    def free(self) -> list[Row]:
        return [row for row in self.rows if row.kind == "open"]

    @property
    def others(self) -> list[Row]:
        return [row for row in self.rows if row.seat != self.you]

    @property
    def hands_on(self) -> list[Row]:
        """Who else at this device is asked."""
        return [row for row in self.rows if row.is_own and row.is_asked and row.decides and row.seat != self.you]

    @property
    def is_hot(self) -> bool:
        return len(self.own) > 1

    @property
    def is_my_turn(self) -> bool:
        return self.question is not None or any(row.is_own and row.is_asked and row.decides for row in self.rows)

    @property
    def without_luck(self) -> list[str]:
        """Own seats that have added nothing to the dice."""
        if self.stage != "open":
            return []
        return [row.seat for row, luck in zip(self.rows, self.out["dice"]["luck"], strict=True)
                if row.is_own and not luck]

    @property
    def lucks(self) -> list[tuple[str, str]]:
        """What was added to the dice, by seat."""
        return [(row.colour, luck) for row, luck in zip(self.rows, self.out["dice"]["luck"], strict=True) if luck]

    # What is going on

    @property
    def title(self) -> str:
        return self.say("game-title")

    @property
    def status(self) -> str:
        """The line that is read out when it changes."""
        say = self.say
        if self.stage == "open":
            return say("page-open-free", count=len(self.free)) if self.free else \
                say("page-open-ready-host" if self.is_host else "page-open-ready")
        if self.stage == "finished":
            return f"{say('end-title', ending=say('ending-' + self.out['ending']))} {self.winners}"
        if self.question is not None:
            return say("page-status-you", name=self.names[str(self.you)], question=self.asks)
        if self.me is not None and self.me.is_away:
            return say("page-away-you")
        return say("page-status-wait", names=", ".join(self.names[seat] for seat in self.asked))

    @property
    def asks(self) -> str:
        """The question."""
        return str((self.question or {}).get("text", ""))

    @property
    def is_ticked(self) -> bool:
        """Whether several things are chosen at once."""
        question = self.question or {}
        return "picks" in question and question["picks"] != question["options"]

    @property
    def held(self) -> str:
        """The answer to an interrupt that has been given already."""
        question = self.question or {}
        return next((str(option["text"]) for option in question.get("options", [])
                     if option["move"] == question.get("held")), "")

    @property
    def rule(self) -> str:
        """The paragraph behind the question."""
        return self.rules.get(str((self.question or {}).get("rule")), "").replace("*", "")

    @property
    def rules(self) -> Mapping[str, str]:
        return rules_paragraphs(self.game.id, self.say.lang)

    @property
    def left(self) -> int | None:
        """The seconds that are left to answer, if anybody counts them."""
        if self.stage != "playing":
            return None
        limit = (self.question or {}).get("window") or self.out["pace"]["seconds"]
        return max(0, round(self.out["asked_at"] + limit - self.now)) if limit else None

    @property
    def board(self) -> list[Block]:
        return self.drawn(self.out["view"])

    def drawn(self, view: Mapping[str, Any]) -> list[Block]:
        """The table of the game from one side."""
        names = {seat: self.say(f"seat-{seat}") for seat in self.game.seat_domain.words} | self.names
        return blocks(game_module(self.game.id).screen(self.game, view, self.say, guarded(names)))

    # What has happened

    @property
    def log(self) -> list[str]:
        return gathered(row["text"] for row in self.out["log"])

    @property
    def news(self) -> list[str]:
        """What happened since one's own last move."""
        if self.you is None:
            return self.log[-NEWS:]
        own = [number for number, (seat, _) in enumerate(self.out["moves"], 1) if seat == self.you]
        since = own[-1] if own else 0
        told = [*self.out["log"], *self.out["pending"]]
        return gathered(row["text"] for row in told if row["number"] >= since)

    def happened(self, number: int) -> list[str]:
        """What one move did."""
        return gathered(row["text"] for row in self.out["log"] if row["number"] == number)

    def line(self, said: Mapping[str, Any]) -> str:
        """A line of chat."""
        return self.say(f"page-phrase-{said['phrase']}") if "phrase" in said else str(said["text"])

    # What may be done

    @property
    def undo(self) -> str | None:
        """Why nothing can be taken back; None if it can."""
        reason = self.out.get("undo")
        return None if reason is None else self.say(f"page-{reason}")

    @property
    def ended(self) -> str:
        """Why the last order or plan of this seat is over."""
        reason = self.out.get("orders", {}).get("ended")
        return self.say(f"page-ended-{reason}") if reason else ""

    @property
    def proposal(self) -> str:
        """What somebody proposes."""
        found = self.out["proposal"]
        if found is None:
            return ""
        facts = found["facts"]
        return self.say(f"page-proposal-{found['kind']}", name=self.names[found["seat"]],
                        other=self.names.get(facts.get("place"), ""),
                        pace=self.pace(facts["kind"], facts["seconds"]) if "kind" in facts else "")

    @property
    def may_answer(self) -> bool:
        """Whether the open proposal waits for this seat."""
        found = self.out["proposal"]
        return found is not None and self.me is not None and self.me.decides and self.you not in found["yes"] \
            and self.you != found["facts"].get("place")

    @property
    def replaceable(self) -> list[Row]:
        return [row for row in self.others if row.decides]

    @property
    def plannable(self) -> list[tuple[str, str]]:
        """The moves that can be chosen ahead, with their names; a plan for a question that is open would answer it."""
        return [] if "picks" in (self.question or {}) else plannable(self.game, self.say)

    @property
    def has_interrupts(self) -> bool:
        return has_interrupts(self.game.id)

    # After the end

    @property
    def standings(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.out["standings"]
        return found

    @property
    def is_tied(self) -> bool:
        return len({row["score"] for row in self.standings}) < len(self.standings)

    @property
    def winners(self) -> str:
        won = [self.names[row["seat"]] for row in self.standings if row["win"]]
        return self.say("end-winners", winners=", ".join(won), count=len(won)) if won else self.say("end-nobody")

    # In words

    def time(self, seconds: int) -> str:
        return time_text(self.say, seconds)

    def pace(self, kind: str, seconds: int) -> str:
        return pace_text(self.say, kind, seconds)


def gathered(lines: Iterable[str]) -> list[str]:
    """Lines that are said several times in a row, said once."""
    runs = ((line, sum(1 for _ in same)) for line, same in groupby(lines))
    return [f"{line} (×{times})" if times > 1 else line for line, times in runs]


def time_text(say: Words, seconds: int) -> str:
    """A length of time, in the largest unit that tells it."""
    for unit, size in UNITS:
        if seconds >= size and (seconds % size == 0 or seconds >= 3 * size):
            return say(f"page-{unit}", count=seconds // size)
    return say("page-seconds", count=seconds)


def pace_text(say: Words, kind: str, seconds: int) -> str:
    return say(f"page-pace-{kind}", time=time_text(say, seconds))


def paces(say: Words) -> list[tuple[str, str]]:
    """What can be chosen as a pace."""
    cut = (pace.partition(":") for pace in PACES)
    return [(f"{kind}:{seconds}", pace_text(say, kind, int(seconds))) for kind, _, seconds in cut]


def bots(say: Words) -> list[tuple[str, str]]:
    """The levels of bots that can be chosen, with what they do."""
    return [(name, say(f"bot-{name}")) for name in LEVELS]
