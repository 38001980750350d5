"""The plain page: whole games in any browser, by links and forms alone."""

from __future__ import annotations

from typing import Annotated, Any

import segno
from fastapi import APIRouter, FastAPI, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

import coven
from coven.kernel.errors import BadInput, CannotUndo, CovenError, IllegalMove
from coven.library import games
from coven.server import api, sheet
from coven.server.api import AtDesk, Desk, Place
from coven.server.commands import place_of
from coven.server.errors import Refused
from coven.server.fields import Fields, command_of, link_wish, token_of, whole, wish_of
from coven.server.front import built
from coven.server.kinds import has_interrupts
from coven.server.markup import rules_html
from coven.server.reception import Visitor
from coven.server.sheet import Sheet
from coven.server.wording import language
from coven.words import LANGUAGES, words

LANG_COOKIE = "coven_lang"
# Which of several seats the screen is open for just now; it belongs to one table.
SEAT_COOKIE = "coven_seat"
OWN_NAMES = {"en": "English", "ru": "Русский", "it": "Italiano", "pl": "Polski"}
SEE_OTHER = 303

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
templates = Environment(loader=PackageLoader("coven.server"), autoescape=True, undefined=StrictUndefined,
                        trim_blocks=True, lstrip_blocks=True)
templates.globals.update(languages=OWN_NAMES, version=coven.__version__, built=built)

Text = Annotated[str | None, Query(max_length=20)]


def include(app: FastAPI) -> None:
    app.include_router(router)
    # Only what holds no secret is compressed.
    app.mount("/static", GZipMiddleware(StaticFiles(packages=[("coven.server", "static")])))


# What all pages share

def lang_of(request: Request) -> str:
    """The language asked for now or earlier, or the browser's."""
    wanted = request.query_params.get("lang")
    chosen = wanted if wanted in LANGUAGES else request.cookies.get(LANG_COOKIE)
    return language(request.headers.get("accept-language"), chosen)


def page(request: Request, name: str, here: str, status: int = 200, **facts: Any) -> HTMLResponse:
    """A page in the reader's language; `here` is where it can be seen again."""
    lang = lang_of(request)
    facts = {"say": words(lang), "lang": lang, "here": here, "error": "", **facts}
    made = HTMLResponse(templates.get_template(name).render(facts), status)
    if request.query_params.get("lang") in LANGUAGES:
        made.set_cookie(LANG_COOKIE, lang, max_age=api.YEAR, httponly=True, samesite="lax")
    return made


def status_of(error: CovenError) -> int:
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, IllegalMove | CannotUndo) else 400


def is_wanted(request: Request) -> bool:
    """Whether a mistake is better told by a page than by JSON."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")


def sorry(request: Request, error: CovenError, status: int) -> HTMLResponse:
    """A page that only says what was wrong, and where to go from there."""
    return page(request, "sorry.html", "/", status, error=words(lang_of(request)).error(error))


# The way in

async def _home(request: Request, desk: Desk, error: CovenError | None = None, link: str = "",
                name: str = "home.html") -> Response:
    lang = lang_of(request)
    browser = desk.browser(request)
    mine = [] if browser is None else await desk.reception.mine(browser)
    offered = [api.game_entry(desk.reception, desk.reception.game(game_id, "standard"), lang) for game_id in games()]
    return page(request, name, "/" if name == "home.html" else "/join", 200 if error is None else status_of(error),
                mine=mine, offered=offered, titles={entry["game"]: entry["title"] for entry in offered}, link=link,
                error="" if error is None else words(lang).error(error))


@router.get("/")
async def home(request: Request, desk: AtDesk) -> Response:
    """My games, a new table, and the way to somebody else's."""
    return await _home(request, desk)


@router.get("/join")
async def join(request: Request, desk: AtDesk) -> Response:
    """Where links lead: a script shows the token after the # to the server; without one it is pasted."""
    return await _home(request, desk, name="join.html")


@router.post("/join")
async def enter(request: Request, desk: AtDesk) -> Response:
    form = await Fields.of(request)
    away = RedirectResponse("/", SEE_OTHER)
    try:
        grant = await desk.reception.enter(token_of(form["link"]), desk.remember(request, away))
    except CovenError as error:
        return await _home(request, desk, error, form["link"], "join.html")
    away.headers["location"] = f"/table/{grant.table_id}"
    return away


@router.get("/new/{game_id}")
async def new(request: Request, desk: AtDesk, game_id: str, edition: str = "standard") -> Response:
    """The form of a new table."""
    return _new(request, desk, game_id, edition, Fields())


def _new(request: Request, desk: Desk, game_id: str, edition: str, form: Fields,
         error: CovenError | None = None) -> Response:
    game = desk.reception.game(game_id, edition)
    say = words(lang_of(request), game_id)
    here = f"/new/{game_id}" + (f"?edition={edition}" if edition != "standard" else "")
    return page(request, "new.html", here, 200 if error is None else status_of(error), say=say, game=game, form=form,
                editions=desk.reception.editions(game_id), paces=sheet.paces(say), bots=sheet.bots(say),
                has_interrupts=has_interrupts(game_id), error="" if error is None else say.error(error))


@router.post("/new/{game_id}")
async def open_table(request: Request, desk: AtDesk, game_id: str) -> Response:
    form = await Fields.of(request)
    edition = form["edition"] or "standard"
    away = RedirectResponse("/", SEE_OTHER)
    try:
        wish = wish_of(form, desk.reception.game(game_id, edition))
        desk.may_open(request)
        opened = await desk.reception.create(wish, desk.remember(request, away))
    except CovenError as error:
        return _new(request, desk, game_id, edition, form, error)
    away.headers["location"] = f"/table/{opened.table_id}"
    return away


@router.get("/rules/{game_id}")
async def rules(request: Request, game_id: str) -> Response:
    """The rules, with an anchor for every paragraph."""
    if game_id not in games():
        raise BadInput("game-unknown", found=game_id[:40], near=", ".join(games()))
    say = words(lang_of(request), game_id)
    return page(request, "rules.html", f"/rules/{game_id}", say=say, text=rules_html(game_id, say.lang))


# A table

def _address(table_id: str, seat: str | None) -> str:
    return f"/table/{table_id}" + (f"?seat={seat}" if seat else "")


def _back(table_id: str, seat: str | None) -> Response:
    """After something was done: the table as it is now."""
    return RedirectResponse(_address(table_id, seat), SEE_OTHER)


async def _table(request: Request, desk: Desk, visitor: Visitor, seat: str | None, form: Fields | None = None,
                 error: CovenError | None = None, link: tuple[str, str] | None = None) -> Response:
    """The table from a seat. Who plays several shows one after the other, and none that was not asked for."""
    live = await desk.reception.look(visitor)
    lang = lang_of(request)
    is_hot = len(visitor.seats) > 1
    place = api.wanted_seat(live, visitor, seat)
    note, muted = ("", 0) if place is None else await desk.reception.store.desk(live.id, place)
    live = await desk.reception.look(visitor)
    made = Sheet(live, visitor, place, lang, desk.reception.hall.clock())
    here = _address(live.id, made.you if is_hot else None)
    name = "hand_over.html" if is_hot and made.you not in (None, request.cookies.get(SEAT_COOKIE)) else "table.html"
    return page(request, name, here, 200 if error is None else status_of(error), say=made.say, table=made,
                note=note, muted=[word for i, word in enumerate(live.game.seat_domain.words) if muted >> i & 1],
                form=form or Fields(), error="" if error is None else made.say.error(error), link=link,
                qr=segno.make(link[1], error="m").svg_data_uri(scale=4, border=4, light="#fff") if link else "",
                paces=sheet.paces(made.say), bots=sheet.bots(made.say))


@router.get("/table/{table_id}")
async def table(request: Request, desk: AtDesk, table_id: str, seat: Place = None, moment: Text = None,
                by: Text = None) -> Response:
    """A table: open, playing or finished; or a moment of a finished game."""
    visitor = await desk.visitor(request, table_id)
    if moment is not None:
        return await _moment(request, desk, visitor, moment, by)
    return await _table(request, desk, visitor, seat)


async def _moment(request: Request, desk: Desk, visitor: Visitor, moment: str, by: str | None) -> Response:
    live = await desk.reception.look(visitor)
    made = Sheet(live, visitor, None, lang_of(request), desk.reception.hall.clock())
    if by and by not in made.names:
        raise BadInput("seat-unknown", found=by, words=", ".join(made.names))
    moves = whole(moment)
    if not isinstance(moves, int):
        raise BadInput("replay-number", found=moment, high=str(len(live.table.log)))
    found = await desk.reception.moment(visitor, moves, place_of(live.game, by) if by else None)
    return page(request, "moment.html", f"/table/{live.id}?moment={moves}" + (f"&by={by}" if by else ""),
                say=made.say, table=made, moves=moves, last=found["of"], by=by or "", view=found["view"])


@router.post("/table/{table_id}/do")
async def act(request: Request, desk: AtDesk, table_id: str) -> Response:
    """Carry out a command of a form."""
    form = await Fields.of(request)
    visitor = await desk.visitor(request, table_id)
    try:
        await desk.reception.do(visitor, command_of(form))
    except CovenError as error:
        return await _table(request, desk, visitor, form.seat, form, error)
    return _back(table_id, form.seat)


@router.post("/table/{table_id}/sit")
async def sit(request: Request, desk: AtDesk, table_id: str) -> Response:
    """Take a free seat."""
    form = await Fields.of(request)
    visitor = await desk.visitor(request, table_id)
    try:
        await desk.reception.sit(visitor, form["name"], form["place"] or None)
    except CovenError as error:
        return await _table(request, desk, visitor, form.seat, form, error)
    return _back(table_id, form.seat)


@router.post("/table/{table_id}/take")
async def take(request: Request, desk: AtDesk, table_id: str) -> Response:
    """One of several people at a device takes the screen."""
    form = await Fields.of(request)
    visitor = await desk.visitor(request, table_id)
    live = await desk.reception.look(visitor)
    api.wanted_seat(live, visitor, form.seat)
    back = _back(table_id, form.seat)
    back.set_cookie(SEAT_COOKIE, form["at"], path=f"/table/{table_id}", httponly=True, samesite="lax")
    return back


@router.post("/table/{table_id}/link")
async def link(request: Request, desk: AtDesk, table_id: str) -> Response:
    """Make a link, and show it this once."""
    form = await Fields.of(request)
    visitor = await desk.visitor(request, table_id)
    try:
        wanted = link_wish(form)
        made = await api.new_link(request, desk, table_id, wanted)
    except CovenError as error:
        return await _table(request, desk, visitor, form.seat, form, error)
    return await _table(request, desk, visitor, form.seat, link=(wanted.role, made.link))


@router.post("/table/{table_id}/revoke")
async def revoke(request: Request, desk: AtDesk, table_id: str) -> Response:
    """The host takes links back."""
    form = await Fields.of(request)
    visitor = await desk.visitor(request, table_id)
    try:
        await api.revoke(request, desk, table_id, link_wish(form))
    except CovenError as error:
        return await _table(request, desk, visitor, form.seat, form, error)
    return _back(table_id, form.seat)


@router.post("/table/{table_id}/rematch")
async def rematch(request: Request, desk: AtDesk, table_id: str) -> Response:
    """The same people again."""
    form = await Fields.of(request)
    visitor = await desk.visitor(request, table_id)
    try:
        desk.may_open(request)
        made = await desk.reception.rematch(visitor)
    except CovenError as error:
        return await _table(request, desk, visitor, form.seat, form, error)
    return _back(made, None)


@router.post("/table/{table_id}/what-if")
async def what_if(request: Request, desk: AtDesk, table_id: str) -> Response:
    """A new table that begins at a moment of this one."""
    form = await Fields.of(request)
    visitor = await desk.visitor(request, table_id)
    away = RedirectResponse("/", SEE_OTHER)
    try:
        desk.may_open(request)
        moves = whole(form["moves"])
        opened = await desk.reception.what_if(visitor, moves if isinstance(moves, int) else -1,
                                              desk.remember(request, away))
    except CovenError as error:
        return await _table(request, desk, visitor, form.seat, form, error)
    away.headers["location"] = _address(opened.table_id, None)
    return away
