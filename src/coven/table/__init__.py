"""A table without a network: who sits where, what has happened, what may be done now. No IO, no clock of its own.

A table is what a log of events makes of it. Commands check what somebody wants and return new events; `apply` is the
only thing that changes a table. So a stored table is its events, and all who read the same log see the same table.
"""

from coven.table.again import rematch, what_if
from coven.table.dice import Dice, commitment
from coven.table.events import Event
from coven.table.message import message, summary
from coven.table.pace import Pace
from coven.table.players import BOT, HUMAN, OPEN, Player
from coven.table.snapshot import freeze, thaw
from coven.table.table import Table

__all__ = [
    "BOT", "HUMAN", "OPEN", "Dice", "Event", "Pace", "Player", "Table", "commitment", "freeze", "message", "rematch",
    "summary", "thaw", "what_if",
]
