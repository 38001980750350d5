"""What requests and answers look like, with examples: the description that `/openapi.json` gives."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from coven.server.reception import Opened
from coven.server.wish import Wish


class Pacing(BaseModel):
    """How long a decision may take."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Literal["none", "live", "slow"] = "none"
    seconds: int = 0


class NewTable(BaseModel):
    """A table to open: who sits there from this device, which bots, and the rest stays free for guests."""

    model_config = ConfigDict(extra="forbid", strict=True, json_schema_extra={"examples": [
        {"game": "witchs_brew", "seats": 3, "people": ["Anna"], "bots": ["headologist"]},
        {"game": "ankh_morpork", "seats": 2, "people": ["Anna"], "bots": ["apprentice"], "start": True,
         "pace": {"kind": "live", "seconds": 120}, "window": 10}]})

    game: str = Field(max_length=40, examples=["witchs_brew"])
    seats: int = Field(examples=[3])
    edition: str = Field(default="standard", max_length=80)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    people: list[str] = Field(default_factory=list, max_length=8, description="names; several share this device")
    bots: list[str] = Field(default_factory=list, max_length=8,
                            description="apprentice, witch, headologist, or one of the laboratory such as search:1000")
    pace: Pacing = Field(default_factory=Pacing)
    window: int | None = Field(default=None, description="seconds that an interrupt is waited for; 0 is quick")
    webhook: str | None = Field(default=None, max_length=500, description="for turn notices, if the operator allows")
    start: bool = False
    lesson: bool = Field(default=False, description="a coached first game: chance takes a course that is known")

    def wish(self) -> Wish:
        return Wish(self.game, self.seats, dict(self.options), self.edition, self.people, self.bots,
                    (self.pace.kind, self.pace.seconds), self.window, self.webhook, self.start, self.lesson)


class Links(BaseModel):
    """A table with its links. A token opens what its link opens; it is shown this once."""

    model_config = ConfigDict(json_schema_extra={"examples": [
        {"table": "k7mq2xw9ab", "host": "…", "invite": "…", "seats": {"red": "…"},
         "links": {"host": "https://example.org/join#…", "invite": "https://example.org/join#…",
                   "red": "https://example.org/join#…"}}]})

    table: str
    host: str
    invite: str
    seats: dict[str, str]
    links: dict[str, str]

    @staticmethod
    def of(opened: Opened, base: str) -> Links:
        named = {"host": opened.host, "invite": opened.invite, **opened.seats}
        return Links(table=opened.table_id, host=opened.host, invite=opened.invite, seats=opened.seats,
                     links={name: link_text(base, token) for name, token in named.items()})


class Token(BaseModel):
    """A token out of a link: what stands after the #."""

    model_config = ConfigDict(extra="forbid", strict=True)

    token: str = Field(min_length=1, max_length=200, examples=["o3Vx…"])


class Entered(BaseModel):
    """What a link opens; the browser has it in a cookie now."""

    table: str
    role: Literal["invite", "seat", "watch", "host"]
    seat: str | None


class SitDown(BaseModel):
    """Take a free seat, any or a certain one."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=100, examples=["Boris"])
    seat: str | None = Field(default=None, max_length=20, examples=["blue"])


class Seated(BaseModel):
    """A seat, and the link that opens it on any device."""

    seat: str
    token: str
    link: str


class LinkWish(BaseModel):
    """Which link to give out, or to take back."""

    model_config = ConfigDict(extra="forbid", strict=True)

    role: Literal["invite", "seat", "watch", "host"]
    seat: str | None = Field(default=None, max_length=20, examples=["red"])


class NewLink(BaseModel):
    """A link, as text and as a QR code (SVG)."""

    token: str
    link: str
    qr: str


class Moment(BaseModel):
    """After how many moves a branch begins."""

    model_config = ConfigDict(extra="forbid", strict=True)

    moves: int = Field(ge=0, le=10**9, examples=[12])


class Screen(BaseModel):
    """A table in words, as HTML with nothing but `pre`, `strong` and `span`."""

    html: str


class Hint(BaseModel):
    """What a bot would do in one's place: one move, or all picks of a secret choice."""

    moves: list[str]


class Reason(BaseModel):
    """Why something cannot be chosen: the move that it would be, if there is one, and the paragraph."""

    move: str | None
    rule: str


class Chapter(BaseModel):
    """One move of a finished game."""

    seat: str
    move: str
    text: str
    things: list[str]
    kinds: list[str]
    log: list[str]
    secret: list[str]
    unseen: list[list[str]]
    scores: list[int]


class NextTable(BaseModel):
    """The table of a rematch; the links of the old one open it too."""

    table: str


class Done(BaseModel):
    """It is done and durable."""

    done: Literal[True] = True


class PrivateDesk(BaseModel):
    """What a seat keeps to itself."""

    note: str
    muted: list[str]


class Refusal(BaseModel):
    """What was wrong: a key, facts, and a sentence in the reader's language."""

    model_config = ConfigDict(json_schema_extra={"examples": [
        {"error": "table-number", "facts": {"found": "3", "expected": "5"},
         "text": "This was move number 3, but number 5 is next; look at the table again."}]})

    error: str
    facts: dict[str, Any]
    text: str


class TableMessage(BaseModel):
    """The table as one seat, or somebody who watches, may know it. docs/protocol.md explains every field."""

    model_config = ConfigDict(extra="allow")

    table: str
    game: str
    edition: str
    options: dict[str, Any]
    stage: Literal["open", "playing", "finished"]
    you: str | None
    seats: list[dict[str, Any]]
    pace: dict[str, Any]
    window: int
    proposal: dict[str, Any] | None
    chat: list[dict[str, Any]]
    dice: dict[str, Any]


class Analysis(BaseModel):
    """How far the analysis of a finished game is (`done` of `of` parts; a second look may add some), and its result.

    `none`: nobody has begun it; `lost`: it was given up, and may be begun again.
    """

    state: Literal["none", "working", "done", "lost"]
    done: int
    of: int
    result: dict[str, Any] | None


class GameEntry(BaseModel):
    """A game that can be played here."""

    model_config = ConfigDict(extra="allow")

    game: str
    title: str
    seats: list[int]
    editions: list[str]
    interrupts: bool
    options: list[dict[str, Any]]


class Edition(BaseModel):
    """What a table is played with. Facts are given for an edition that does not come with Coven."""

    game: str
    rules: int
    edition: str
    digest: str
    facts: dict[str, Any] | None


class MyTable(BaseModel):
    """A table that this browser knows."""

    table: str
    game: str
    stage: str
    moves: int
    players: list[dict[str, Any]]
    you: list[str]
    mine: bool
    moved_at: float


def link_text(base: str, token: str) -> str:
    """The token stands after the #, so that it reaches no server's log."""
    return f"{base}/join#{token}"
