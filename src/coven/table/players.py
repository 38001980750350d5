"""Who sits where: nobody yet, a person, or a bot; and a bot that stands in for an absent person."""

from __future__ import annotations

from typing import Any, NamedTuple

from coven.kernel.errors import BadInput

OPEN = "open"
HUMAN = "human"
BOT = "bot"
LONGEST_NAME = 30


class Player(NamedTuple):
    """A seat and who has it. `bot` is the bot that plays there: always, or as long as the person is away."""

    kind: str = OPEN
    name: str = ""
    bot: str | None = None

    @property
    def is_away(self) -> bool:
        return self.kind == HUMAN and self.bot is not None

    @property
    def decides(self) -> bool:
        """Whether a person is here to decide."""
        return self.kind == HUMAN and self.bot is None

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "bot": self.bot}


def tidy_name(name: object, players: list[Player]) -> str:
    """A name as plain text on one line, different from the others at the table."""
    found = " ".join(str(name).split()) if isinstance(name, str) else ""
    if not 1 <= len(found) <= LONGEST_NAME or not found.isprintable():
        raise BadInput("table-name", found=str(name)[:60], high=str(LONGEST_NAME))
    if any(player.name.casefold() == found.casefold() for player in players):
        raise BadInput("seat-name-twice", found=found)
    return found


def tidy_line(text: object, longest: int) -> str:
    """One line of plain text that can be shown anywhere; empty if it is none, or too long."""
    words = text.split() if isinstance(text, str) else []
    printable = ("".join(c for c in word if c.isprintable()) for word in words)
    line = " ".join(word for word in printable if word)
    return line if len(line) <= longest else ""
