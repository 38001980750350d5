"""What people fill into the forms of the plain page, as commands and wishes."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError
from starlette.datastructures import FormData
from starlette.requests import Request

from coven.kernel.errors import BadInput
from coven.kernel.game import Game, Option
from coven.server.commands import COMMANDS, Command
from coven.server.forms import LinkWish
from coven.server.socket import form_error
from coven.server.wish import Wish
from coven.table.pace import WINDOW

TEXTS = ("do", "move", "what", "place", "order", "text", "phrase", "value", "bot")
NUMBERS = ("number", "seconds")
FLAGS = ("on", "agrees")
LISTS = ("move", "plan")
MOST_FIELDS = 200


class Fields:
    """The fields of a form; a form that was not sent has none."""

    def __init__(self, form: FormData | None = None) -> None:
        self.form = form or FormData()

    @staticmethod
    async def of(request: Request) -> Fields:
        return Fields(await request.form(max_fields=MOST_FIELDS, max_files=0))

    def __contains__(self, name: object) -> bool:
        return name in self.form

    def __bool__(self) -> bool:
        return bool(self.form)

    def __getitem__(self, name: str) -> str:
        """A text, or nothing."""
        return next(iter(self.all(name)), "")

    def all(self, name: str) -> list[str]:
        return [value.replace("\r\n", "\n") for value in self.form.getlist(name) if isinstance(value, str)]

    def nth(self, name: str, at: int) -> str:
        """One of several fields of a name, if there are so many."""
        found = self.all(name)
        return found[at] if at < len(found) else ""

    def typed(self, do: str, name: str, otherwise: str = "") -> str:
        """What was typed for a command that was refused, to be shown again."""
        return self[name] if self["do"] == do else otherwise

    @property
    def seat(self) -> str | None:
        """The seat that the page was shown for."""
        return self["at"] or None


def command_of(form: Fields) -> Command:
    """The command that a form asks for."""
    plain: dict[str, Any] = {name: form[name] for name in TEXTS if name in form}
    plain |= {name: whole(form[name]) for name in NUMBERS if name in form}
    plain |= {name: form[name] == "yes" for name in FLAGS if name in form}
    plain["seat"] = form.seat
    if "pace" in form:
        plain["kind"], plain["seconds"] = pace_of(form["pace"])
    if plain.get("do") in LISTS and "move" not in plain:
        plain["moves"] = form.all("moves")
    try:
        made: Command = COMMANDS.validate_python(plain)
    except ValidationError as error:
        raise form_error(error.errors()) from None
    return made


def whole(text: str) -> int | str:
    """A whole number if it is one; whoever asked for it says what is wrong with anything else."""
    return int(text) if text.isdecimal() and len(text) < 10 else text


def pace_of(text: str) -> tuple[str, Any]:
    """`live:120` as kind and seconds."""
    kind, _, seconds = text.partition(":")
    return kind, whole(seconds or "0")


def token_of(text: str) -> str:
    """The token in a link: what stands after the #; or the token itself."""
    return text.strip().rpartition("#")[2].strip()


def link_wish(form: Fields) -> LinkWish:
    """Which link to make, or to take back."""
    try:
        return LinkWish.model_validate({"role": form["role"], "seat": form["place"] or None})
    except ValidationError as error:
        raise form_error(error.errors()) from None


def wish_of(form: Fields, game: Game) -> Wish:
    """The table that the form of a new one describes."""
    seats = game.check_seats(whole(form["seats"]))
    people = [name for name in form.all("people") if name.strip()]
    fill = seats - len(people) if form["fill"] == "all" else whole(form["fill"])
    bots = [form["bot"]] * (min(fill, game.seats[1]) if isinstance(fill, int) else 0)
    options = {option.name: _chosen(form, option) for option in game.option_list}
    window = whole(form["window"]) if "window" in form else WINDOW
    if not isinstance(window, int):
        raise BadInput("table-window", found=form["window"][:40], high=str(WINDOW))
    return Wish(game.id, seats, options, game.edition, people, bots, pace_of(form["pace"]), window)


def _chosen(form: Fields, option: Option) -> bool | int | str:
    """A box is ticked or not there at all; everything else is text."""
    name = f"option-{option.name}"
    return name in form if isinstance(option.default, bool) else option.parse(form[name])
