"""The HTTP face: one path for each thing that can be asked for."""

from __future__ import annotations

from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.library import game_module, games
from coven.server import forms
from coven.server.box import box, catalogue
from coven.server.commands import AnyCommand, place_of
from coven.server.errors import TooMuch
from coven.server.gate import address_of
from coven.server.kinds import has_interrupts
from coven.server.limits import Buckets
from coven.server.links import SEAT, digest, new_token
from coven.server.live import LESSONS, Has, Live
from coven.server.markup import blocks, guarded
from coven.server.reception import Reception, Visitor
from coven.server.settings import Settings
from coven.server.wording import language, names_of, worded
from coven.table import reasons
from coven.words import words

COOKIE = "coven"
YEAR = 365 * 86400
# FastAPI writes these into the description of every path.
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": forms.Refusal} for status in (400, 403, 404, 409, 413, 422, 429, 503)}
router = APIRouter(prefix="/api", responses=REFUSALS)


class Desk:
    """What a request needs at hand."""

    def __init__(self, reception: Reception, settings: Settings) -> None:
        self.reception = reception
        self.settings = settings
        self.new_tables = Buckets(settings.limits.tables_per_address, settings.limits.tables_at_once)
        self.analyses = Buckets(settings.limits.analyses_per_address, settings.limits.analyses_at_once)

    def base(self, request: Request) -> str:
        """How people reach this server."""
        return self.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")

    def browser(self, request: Request) -> str | None:
        """The hash of a browser's cookie."""
        found = request.cookies.get(COOKIE)
        return digest(found) if found else None

    def remember(self, request: Request, response: Response) -> str:
        """The browser's hash; one that is new here gets a cookie."""
        known = self.browser(request)
        if known is None:
            token = new_token()
            known = digest(token)
            response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax",
                                secure=self.base(request).startswith("https:"))
        return known

    async def visitor(self, request: Request, table_id: str) -> Visitor:
        return await self.reception.visitor(table_id, bearer(request.headers.get("authorization")),
                                            self.browser(request))

    def may_open(self, request: Request) -> None:
        if not self.new_tables.take(address_of(request.scope)):
            raise TooMuch("limit-new-tables", high=str(self.settings.limits.tables_at_once))

    def may_analyse(self, request: Request) -> None:
        if not self.analyses.take(address_of(request.scope)):
            raise TooMuch("limit-new-analyses", high=str(self.settings.limits.analyses_at_once))


def bearer(header: str | None) -> str | None:
    """The token of `Authorization: Bearer TOKEN`."""
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


# Not async for anything they do: FastAPI would call plain functions in a thread.
async def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def lang_of(request: Request, lang: Annotated[str | None, Query(max_length=10)] = None) -> str | None:
    """Words in a language if one is asked for; none for programs that do not ask."""
    return None if lang is None else language(None, lang)


AtDesk = Annotated[Desk, Depends(desk_of)]
Lang = Annotated[str | None, Depends(lang_of)]
Place = Annotated[str | None, Query(max_length=20, description="a seat, for who holds several")]
Text = Annotated[str, Query(max_length=80)]
Since = Annotated[int, Query(ge=0, le=10**9)]


def told(live: Live, visitor: Visitor, seat: int | None, lang: str | None, has: Has) -> dict[str, Any]:
    """The message that a visitor gets, with what they may do here."""
    out = live.message(seat, has, live.muted.get(seat, 0))
    if lang is not None:
        worded(live.game, out, lang)
    return {**out, "yours": visitor.yours(live.game.seat_domain.words)}


async def has_of(since: Since = 0, undone: Since = 0, chat_since: Since = 0) -> Has:
    """What the sender has already: `number`, `undone` and the last line of chat of an earlier message."""
    return Has(since, undone, chat_since)


Having = Annotated[Has, Depends(has_of)]


def wanted_seat(live: Live, visitor: Visitor, seat: str | None) -> int | None:
    """The seat to look from: the one named, the only one, or none for who watches."""
    if seat is None:
        return visitor.seats[0] if len(visitor.seats) == 1 else None
    return visitor.seat(place_of(live.game, seat))


@router.get("/games", response_model=list[forms.GameEntry])
async def list_games(desk: AtDesk, lang: Lang) -> JSONResponse:
    """The games, with seats, editions, and options with one line about each."""
    return JSONResponse([game_entry(desk.reception, desk.reception.game(game_id, "standard"), lang or "en")
                         for game_id in games()])


@router.get("/words/{lang}", response_class=Response, responses={
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def browser_words(lang: str) -> PlainTextResponse:
    """The words of the browser's table, as a Fluent catalogue."""
    return PlainTextResponse(catalogue(words(lang).lang))


@router.get("/games/{game_id}/box", response_model=dict[str, Any])
async def game_box(desk: AtDesk, game_id: str, lang: Lang, edition: Text = "standard",
                   seats: Annotated[int, Query(ge=0, le=9)] = 0) -> JSONResponse:
    """Names, texts and origins of everything in a game, its rules and its words."""
    game = desk.reception.game(game_id, edition)
    return JSONResponse(box(game, lang or "en", game.check_options({}), seats or game.seats[0]))


def game_entry(reception: Reception, made: Game, lang: str) -> dict[str, Any]:
    say = words(lang, made.id)
    return {"game": made.id, "title": say("game-title"), "blurb": say("game-blurb"), "seats": list(made.seats),
            "editions": reception.editions(made.id), "interrupts": has_interrupts(made.id),
            "lesson_seats": LESSONS.get(made.id, made.seats)[0],
            "options": [{**option.facts(), "title": say(f"option-{option.name}"),
                         "why": say(f"option-{option.name}.why")} for option in made.option_list]}


@router.post("/tables", response_model=forms.Links, status_code=201)
async def open_table(request: Request, desk: AtDesk, wanted: forms.NewTable, response: Response) -> forms.Links:
    """Open a table. Whoever opens it is its host, and holds the seats of the people named."""
    desk.may_open(request)
    opened = await desk.reception.create(wanted.wish(), desk.remember(request, response))
    return forms.Links.of(opened, desk.base(request))


@router.post("/enter", response_model=forms.Entered)
async def enter(request: Request, desk: AtDesk, given: forms.Token, response: Response) -> forms.Entered:
    """Exchange the token of a link for a cookie."""
    grant = await desk.reception.enter(given.token, desk.remember(request, response))
    live = await desk.reception.hall.find(grant.table_id)
    seat = None if grant.seat is None else live.game.seat_domain.words[grant.seat]
    return forms.Entered.model_validate({"table": grant.table_id, "role": grant.role, "seat": seat})


@router.get("/mine", response_model=list[forms.MyTable])
async def my_tables(request: Request, desk: AtDesk) -> JSONResponse:
    """The tables that this browser knows, mine to move first."""
    browser = desk.browser(request)
    return JSONResponse([] if browser is None else await desk.reception.mine(browser))


@router.get("/tables/{table_id}", response_model=forms.TableMessage)
async def look(request: Request, desk: AtDesk, table_id: str, lang: Lang, has: Having,
               seat: Place = None) -> JSONResponse:
    """The table, as the holder of the link may know it."""
    visitor = await desk.visitor(request, table_id)
    live = await desk.reception.look(visitor)
    return JSONResponse(told(live, visitor, wanted_seat(live, visitor, seat), lang, has))


@router.get("/tables/{table_id}/edition", response_model=forms.Edition)
async def edition(request: Request, desk: AtDesk, table_id: str) -> forms.Edition:
    """By which rules and facts a table is played: for programs that know the game themselves."""
    live = await desk.reception.look(await desk.visitor(request, table_id))
    return forms.Edition.model_validate(live.header)


@router.get("/tables/{table_id}/box", response_model=dict[str, Any])
async def table_box(request: Request, desk: AtDesk, table_id: str, lang: Lang) -> JSONResponse:
    """The same for one table, with its edition and options."""
    live = await desk.reception.look(await desk.visitor(request, table_id))
    return JSONResponse(box(live.game, lang or "en", live.table.options, live.table.seats))


@router.get("/tables/{table_id}/screen", response_model=forms.Screen)
async def screen(request: Request, desk: AtDesk, table_id: str, lang: Lang, seat: Place = None,
                 moves: Since | None = None) -> forms.Screen:
    """The table in words, as the terminal shows it, now or after so many moves: for games that have no other table."""
    visitor = await desk.visitor(request, table_id)
    live = await desk.reception.look(visitor)
    say = words(lang or "en", live.game.id)
    if moves is None:
        out = told(live, visitor, wanted_seat(live, visitor, seat), None, Has())
    else:
        past = await desk.reception.moment(visitor, moves, await _place(desk, visitor, seat))
        out = {**told(live, visitor, None, None, Has(since=moves)), "view": past["view"]}
    found = blocks(game_module(live.game.id).screen(live.game, out["view"], say, guarded(names_of(out, say)))) \
        if "view" in out else []
    return forms.Screen(html="".join(f"<pre>{block.text}</pre>" for block in found))


@router.get("/tables/{table_id}/why-not", response_model=forms.Reason)
async def why_not(request: Request, desk: AtDesk, table_id: str, thing: Annotated[str, Query(max_length=80)],
                  seat: Place = None) -> forms.Reason:
    """Why a seat that is asked cannot choose something now: the paragraph of the rules that forbids it."""
    visitor = await desk.visitor(request, table_id)
    live = await desk.reception.look(visitor)
    move, rule = reasons.why_not(live.table, visitor.seat(None if seat is None else place_of(live.game, seat)), thing)
    return forms.Reason(move=move, rule=rule)


@router.post("/tables/{table_id}/seats", response_model=forms.Seated, status_code=201)
async def sit(request: Request, desk: AtDesk, table_id: str, given: forms.SitDown) -> forms.Seated:
    """Sit down, with an invitation."""
    visitor = await desk.visitor(request, table_id)
    seat, token = await desk.reception.sit(visitor, given.name, given.seat)
    return forms.Seated(seat=seat, token=token, link=forms.link_text(desk.base(request), token))


@router.post("/tables/{table_id}/do", response_model=forms.TableMessage)
async def act(request: Request, desk: AtDesk, table_id: str, command: AnyCommand, lang: Lang,
              has: Having) -> JSONResponse:
    """Carry out a command. The answer comes when what it did is durable."""
    visitor = await desk.visitor(request, table_id)
    live, seat = await desk.reception.do(visitor, command)
    return JSONResponse(told(live, visitor, seat, lang, has))


@router.get("/tables/{table_id}/desk", response_model=forms.PrivateDesk)
async def private_desk(request: Request, desk: AtDesk, table_id: str, seat: Place = None) -> forms.PrivateDesk:
    """A seat's private note, and whom it does not read."""
    visitor = await desk.visitor(request, table_id)
    live = await desk.reception.look(visitor)
    place = visitor.seat(None if seat is None else place_of(live.game, seat))
    note, muted = await desk.reception.store.desk(table_id, place)
    return forms.PrivateDesk(note=note, muted=[word for i, word in enumerate(live.game.seat_domain.words)
                                               if muted >> i & 1])


@router.post("/tables/{table_id}/links", response_model=forms.NewLink, status_code=201)
async def new_link(request: Request, desk: AtDesk, table_id: str, wanted: forms.LinkWish) -> forms.NewLink:
    """Another link: to one's seat for another device, to invite, to watch; the host may give out any seat's anew."""
    visitor = await desk.visitor(request, table_id)
    place = await _place(desk, visitor, wanted.seat)
    if wanted.role == SEAT and place is not None and place not in visitor.seats and visitor.is_host:
        token = await desk.reception.new_seat_link(visitor, place)
    else:
        token = await desk.reception.new_link(visitor, wanted.role, place)
    link = forms.link_text(desk.base(request), token)
    return forms.NewLink(token=token, link=link, qr=qr_svg(link))


@router.post("/tables/{table_id}/revoke", response_model=forms.Done)
async def revoke(request: Request, desk: AtDesk, table_id: str, wanted: forms.LinkWish) -> forms.Done:
    """The host takes back all links of one kind, or of one seat."""
    visitor = await desk.visitor(request, table_id)
    await desk.reception.revoke(visitor, wanted.role, await _place(desk, visitor, wanted.seat))
    return forms.Done()


async def _place(desk: Desk, visitor: Visitor, seat: str | None) -> int | None:
    if seat is None:
        return None
    live = await desk.reception.hall.find(visitor.table_id)
    place = place_of(live.game, seat)
    if place >= live.row["seats"]:
        raise BadInput("table-seat", found=seat, high=str(live.row["seats"] - 1))
    return place


@router.get("/tables/{table_id}/record", response_class=Response, responses={
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def record(request: Request, desk: AtDesk, table_id: str) -> PlainTextResponse:
    """The whole record of a finished game."""
    text = await desk.reception.record(await desk.visitor(request, table_id))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="coven-{table_id}.txt"'})


@router.get("/tables/{table_id}/proof", response_model=dict[str, Any])
async def proof(request: Request, desk: AtDesk, table_id: str) -> JSONResponse:
    """Everything that happened at a finished table, with the secret behind its dice: `coven verify` checks it."""
    made = await desk.reception.proof(await desk.visitor(request, table_id))
    return JSONResponse(made, headers={"Content-Disposition": f'attachment; filename="coven-{table_id}.json"'})


@router.get("/tables/{table_id}/moment", response_model=dict[str, Any])
async def moment(request: Request, desk: AtDesk, table_id: str, moves: Since, seat: Place = None,
                 all_seats: Annotated[bool, Query(alias="all")] = False) -> JSONResponse:
    """A moment of a finished game, from any seat, or as a spectator sees it; with `all` from every seat at once."""
    visitor = await desk.visitor(request, table_id)
    return JSONResponse(await desk.reception.moment(visitor, moves, await _place(desk, visitor, seat), all_seats))


@router.get("/tables/{table_id}/hint", response_model=forms.Hint)
async def hint(request: Request, desk: AtDesk, table_id: str, seat: Place = None) -> forms.Hint:
    """What a bot would do in one's place: in lessons only."""
    visitor = await desk.visitor(request, table_id)
    live = await desk.reception.look(visitor)
    place = visitor.seat(None if seat is None else place_of(live.game, seat))
    return forms.Hint(moves=await desk.reception.hint(visitor, place))


@router.get("/tables/{table_id}/story", response_model=list[forms.Chapter])
async def story(request: Request, desk: AtDesk, table_id: str, lang: Lang) -> JSONResponse:
    """A finished game, move by move: who did what, what everybody noticed, and the points of every seat."""
    return JSONResponse(await desk.reception.story(await desk.visitor(request, table_id), lang or "en"))


@router.get("/tables/{table_id}/analysis", response_model=forms.Analysis)
async def analysis(request: Request, desk: AtDesk, table_id: str) -> JSONResponse:
    """How far the analysis of a finished game is, and what it found: chances over time, turning points, luck."""
    return JSONResponse(await desk.reception.analysis(await desk.visitor(request, table_id)))


@router.post("/tables/{table_id}/analysis", response_model=forms.Analysis)
async def analyse(request: Request, desk: AtDesk, table_id: str) -> JSONResponse:
    """Begin the analysis of a finished game, unless it is done or under way."""
    visitor = await desk.visitor(request, table_id)
    return JSONResponse(await desk.reception.analyse(visitor, lambda: desk.may_analyse(request)))


@router.post("/tables/{table_id}/rematch", response_model=forms.NextTable, status_code=201)
async def rematch(request: Request, desk: AtDesk, table_id: str) -> forms.NextTable:
    """The same people again, one seat further; the links of this table open the new one too."""
    desk.may_open(request)
    return forms.NextTable(table=await desk.reception.rematch(await desk.visitor(request, table_id)))


@router.post("/tables/{table_id}/what-if", response_model=forms.Links, status_code=201)
async def what_if(request: Request, desk: AtDesk, table_id: str, given: forms.Moment,
                  response: Response) -> forms.Links:
    """A new table that begins at a moment of a finished game."""
    desk.may_open(request)
    visitor = await desk.visitor(request, table_id)
    opened = await desk.reception.what_if(visitor, given.moves, desk.remember(request, response))
    return forms.Links.of(opened, desk.base(request))


def qr_svg(link: str) -> str:
    """A link as a QR code."""
    return str(segno.make(link, error="m").svg_inline(scale=4, border=4, dark="#000", light="#fff"))
