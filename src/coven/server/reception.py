"""The reception: opens tables, gives out links, and sees who may do what."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from coven.kernel.errors import BadInput, IllegalMove
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from coven.library import Record, editions, game, game_module, read_edition
from coven.server.analyses import Analyses
from coven.server.commands import Clear, Command, HostCommand, Leave, Mute, Note, place_of
from coven.server.errors import Forbidden, NotFound, TooMuch
from coven.server.hall import Hall
from coven.server.links import HOST, INVITE, SEAT, Grant, along, digest, new_table_id, new_token
from coven.server.live import Live, game_of, header_of, lesson_secret
from coven.server.notices import check_webhook
from coven.server.settings import Settings
from coven.server.story import told_again
from coven.server.wish import Wish, furnish
from coven.table import OPEN, Event, Table, summary, what_if
from coven.table import chain as chains
from coven.table.again import past, rematch_events
from coven.table.dice import SECRET_BYTES
from coven.table.picks import chooses
from coven.table.proof import proof_of
from coven.words import words

# Who gives hints in lessons.
COACH = "greedy"


class Visitor(NamedTuple):
    """Somebody at one table: the links they hold for it, and their browser if it is one."""

    table_id: str
    grants: tuple[Grant, ...]
    browser: str | None = None

    @property
    def seats(self) -> list[int]:
        return sorted({grant.seat for grant in self.grants if grant.role == SEAT and grant.seat is not None})

    @property
    def is_host(self) -> bool:
        return any(grant.role == HOST for grant in self.grants)

    @property
    def may_sit(self) -> bool:
        return any(grant.role in (INVITE, HOST) for grant in self.grants)

    def seat(self, wanted: int | None) -> int:
        """The seat that this visitor speaks for: the one named, or the only one."""
        seats = self.seats
        if not seats:
            raise Forbidden("no-seat")
        if wanted is None:
            if len(seats) > 1:
                raise BadInput("seat-which")
            return seats[0]
        if wanted not in seats:
            raise Forbidden("not-your-seat")
        return wanted

    def yours(self, words: Sequence[str]) -> dict[str, Any]:
        """What these links allow, for messages."""
        return {"seats": [words[i] for i in self.seats], "host": self.is_host, "may_sit": self.may_sit}

    @property
    def keys(self) -> frozenset[str]:
        """All links behind this visitor."""
        return frozenset(grant.key for grant in self.grants)


class Opened(NamedTuple):
    """A new table, and the tokens of its first links."""

    table_id: str
    host: str
    invite: str
    seats: dict[str, str]


class Reception:
    """Between those who come and the hall."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.analyses = Analyses(hall)
        self.store = hall.store
        self.settings = settings
        self.own = [self._own(path) for path in settings.editions]

    def _own(self, path: str) -> Game:
        facts = read_edition(path)
        made: Game = game_module(facts["game"].text()).GAME(facts)
        return made

    # Games

    def editions(self, game_id: str) -> list[str]:
        return editions(game_id) + [made.edition for made in self.own if made.id == game_id]

    def game(self, game_id: str, edition: str) -> Game:
        """A game in an edition that comes with Coven, or that this server's operator added. Never a path."""
        for made in self.own:
            if (made.id, made.edition) == (game_id, edition):
                return made
        if edition not in editions(game_id):
            raise BadInput("edition-unknown", found=edition[:40], words=", ".join(self.editions(game_id)))
        return game(game_id, edition)

    # Opening tables

    async def create(self, wish: Wish, browser: str | None) -> Opened:
        """A table as wished, with its first people and bots."""
        made = self.game(wish.game, wish.edition)
        check_webhook(wish.webhook, self.settings.webhook_hosts)
        events = furnish(Table(made, wish.seats, wish.options), wish, round(self.hall.clock(), 3))
        row = self._row(made, wish.seats, made.check_options(wish.options), None, wish.webhook,
                        lesson_secret(made.id) if wish.is_lesson else None)
        return await self._open(row, events, len(wish.people), browser)

    async def _open(self, row: dict[str, Any], events: list[Event], people: int, browser: str | None) -> Opened:
        """Write a new table down, with links for its host, its guests, and the people who sit there from here."""
        words = game_of(row).seat_domain.words
        opened = Opened(row["id"], new_token(), new_token(), {words[place]: new_token() for place in range(people)})
        links = [self._key(row["id"], HOST, None, opened.host), self._key(row["id"], INVITE, None, opened.invite)]
        links += [self._key(row["id"], SEAT, place, token) for place, token in enumerate(opened.seats.values())]
        held = [] if browser is None else [{"browser": browser, "key": key["hash"]} for key in links
                                           if key["role"] != INVITE]
        await self._write(row, events, links, held)
        return opened

    async def _write(self, row: dict[str, Any], events: list[Event], links: list[dict[str, Any]],
                     held: list[dict[str, Any]]) -> None:
        if await self.store.count() >= self.settings.limits.tables:
            raise TooMuch("limit-tables", high=str(self.settings.limits.tables))
        await self.store.create(row, links, held)
        if events:
            await self.hall.act(row["id"], lambda table, now: events)

    def _row(self, made: Game, seats: int, options: dict[str, Any], start: str | None,
             webhook: str | None, secret: bytes | None = None) -> dict[str, Any]:
        """A table before anything has happened, with dice of its own unless they are given."""
        now = round(self.hall.clock(), 3)
        row: dict[str, Any] = {
            "id": new_table_id(), "game": made.id, "rules": made.rules_version, "edition": made.edition,
            "digest": made.digest, "seats": seats, "options": json.dumps(options), "start": start,
            "facts": None if made.shipped else json.dumps(made.source.plain()),
            "secret": secret or secrets.token_bytes(SECRET_BYTES), "webhook": webhook, "made_at": now, "moved_at": now,
            "number": 0, "wakes_at": None}
        empty = summary(Table(made, seats, options))
        return row | {"chain": chains.first(header_of(row)), "summary": json.dumps(empty)}

    def _key(self, table_id: str, role: str, seat: int | None, token: str) -> dict[str, Any]:
        return {"hash": digest(token), "table_id": table_id, "role": role, "seat": seat,
                "made_at": self.hall.clock()}

    async def rematch(self, visitor: Visitor) -> str:
        """The same people at a new table, one seat further, with the links they have; its id."""
        live = await self._finished(visitor)
        if not visitor.seats and not visitor.is_host:
            raise Forbidden("no-seat")
        old = live.table
        if old.next is not None:
            return old.next
        row = self._row(live.game, old.seats, old.options, None, live.row["webhook"])
        made: str = row["id"]
        await self._write(row, rematch_events(old, row["made_at"]), [], [])
        after = await self.hall.act(live.id, lambda table, now: table.follow_with(made, now))
        if after.table.next != made:
            # Somebody else was first; the table we made stays empty.
            return str(after.table.next)

        def moved(row: dict[str, Any]) -> dict[str, Any]:
            seat = None if row["seat"] is None else (row["seat"] + 1) % old.seats
            return {**row, "hash": along(row["hash"], made), "table_id": made, "seat": seat}

        await self.store.take_along(live.id, moved)
        return made

    async def what_if(self, visitor: Visitor, moves: int, browser: str | None) -> Opened:
        """An open table that begins at a moment of a finished game."""
        live = await self._finished(visitor)
        branch = what_if(live.table, moves)
        return await self._open(self._row(live.game, branch.seats, branch.options, branch.position, None), [], 0,
                                browser)

    async def _finished(self, visitor: Visitor) -> Live:
        live = await self.look(visitor)
        if live.table.stage != "finished":
            raise BadInput("table-not-finished")
        return live

    # Links

    async def link(self, table_id: str, role: str, seat: int | None, browser: str | None,
                   makes_room: bool = True) -> str:
        """A new link; a browser that asks for it remembers it."""
        token = new_token()
        old = await self.store.add_key(self._key(table_id, role, seat, token), self.settings.limits.links_per_seat,
                                       makes_room)
        await self._let_go(old)
        if browser is not None:
            await self.store.grant(browser, digest(token))
        return token

    async def enter(self, token: str, browser: str) -> Grant:
        """A browser shows a link, and remembers it."""
        grant = await self._grant(token)
        await self.store.grant(browser, grant.key)
        return grant

    async def _grant(self, token: str) -> Grant:
        row = await self.store.key(digest(token))
        if row is None:
            raise Forbidden("link-unknown")
        return Grant.of(row)

    async def visitor(self, table_id: str, token: str | None, browser: str | None) -> Visitor:
        """Who somebody is at a table. Without a link for it, the table is not there."""
        if not (table_id.isascii() and table_id.isalnum()):
            raise NotFound("no-table", found=table_id[:20])
        if token is not None:
            grant = await self._grant(token)
            while grant.table_id != table_id:
                grant = await self._follow(grant, table_id)
            return Visitor(table_id, (grant,))
        rows = await self.store.granted(browser, table_id) if browser is not None else []
        if not rows:
            raise NotFound("no-table", found=table_id[:20])
        return Visitor(table_id, tuple(Grant.of(row) for row in rows), browser)

    async def _follow(self, grant: Grant, wanted: str) -> Grant:
        """The same link at the rematch of its table."""
        live = await self.hall.find(grant.table_id)
        async with live.lock:
            await self.hall.refresh(live)
            after = live.table.next
        row = None if after is None else await self.store.key(along(grant.key, after))
        if row is None:
            raise NotFound("no-table", found=wanted[:20])
        return Grant.of(row)

    async def new_link(self, visitor: Visitor, role: str, place: int | None) -> str:
        """Another link: to one's own seat, to watch; to sit down, for who may invite."""
        if role == SEAT:
            return await self.link(visitor.table_id, SEAT, visitor.seat(place), None)
        if role == INVITE and not visitor.may_sit and not visitor.seats:
            raise Forbidden("not-invited")
        if role == HOST and not visitor.is_host:
            raise Forbidden("not-host")
        # A guest must not push out the links that others gave to their friends.
        return await self.link(visitor.table_id, role, None, None, makes_room=visitor.is_host)

    async def revoke(self, visitor: Visitor, role: str, place: int | None) -> None:
        """The host takes back links; whoever looks on with one of them does so no longer."""
        if not visitor.is_host:
            raise Forbidden("not-host")
        await self._take_back(visitor.table_id, role, place)

    async def _take_back(self, table_id: str, role: str, place: int | None, before: float | None = None) -> None:
        """All links of a kind, or those that were given out before some moment."""
        await self._let_go(await self.store.revoke(table_id, role, place, before))

    async def _let_go(self, revoked: list[str]) -> None:
        """Whoever looks on with a link that works no longer, here or at another process."""
        self.hall.let_go(revoked)
        for key in revoked:
            await self.store.notify(f"revoked {key}")

    async def new_seat_link(self, visitor: Visitor, place: int) -> str:
        """The host gives out a link to a person's seat anew: the old one was lost or has been taken back."""
        if not visitor.is_host:
            raise Forbidden("not-host")
        live = await self.look(visitor)
        if live.table.players[place].kind != "human" or place >= live.table.seats:
            raise BadInput("table-seat-open", seat=live.game.seat_domain.words[place])
        return await self.link(visitor.table_id, SEAT, place, None)

    # At a table

    async def look(self, visitor: Visitor) -> Live:
        """The table, read up to date."""
        live = await self.hall.find(visitor.table_id)
        async with live.lock:
            await self.hall.refresh(live)
            for seat in visitor.seats:
                if seat not in live.muted:
                    live.muted[seat] = (await self.store.desk(live.id, seat))[1]
        return live

    async def sit(self, visitor: Visitor, name: str, wanted: str | None) -> tuple[str, str]:
        """Take a free seat; its word, and the token of its link."""
        if not visitor.may_sit:
            raise Forbidden("not-invited")
        live = await self.look(visitor)
        taken: list[int] = []

        def sits(table: Table, now: float) -> list[Event]:
            free = [place for place, player in enumerate(table.players) if player.kind == OPEN]
            if wanted is None and not free and table.record is None:
                raise BadInput("table-full")
            place = place_of(table.game, wanted) if wanted is not None else free[0] if free else 0
            made = table.sit(place, name, now)
            taken[:] = [place]
            return made

        await self.hall.act(visitor.table_id, sits)
        token = await self.link(visitor.table_id, SEAT, taken[0], visitor.browser)
        return live.game.seat_domain.words[taken[0]], token

    async def do(self, visitor: Visitor, command: Command) -> tuple[Live, int | None]:
        """Carry out a command; the table afterwards, and the seat that gave it."""
        live = await self.hall.find(visitor.table_id)
        if isinstance(command, HostCommand):
            if not visitor.is_host:
                raise Forbidden("not-host")
            seat = visitor.seats[0] if visitor.seats else None
            return await self._act(visitor, command, seat, command.prepare), seat
        seat = visitor.seat(None if command.seat is None else place_of(live.game, command.seat))
        if isinstance(command, Note | Mute):
            live = await self.look(visitor)
            await self._private(live, seat, command)
            return live, seat
        return await self._act(visitor, command, seat, lambda table, now: command.run(table, seat, now)), seat

    async def _act(self, visitor: Visitor, command: Command, seat: int | None,
                   makes: Callable[[Table, float], list[Event]]) -> Live:
        """Who has left a seat opens it no longer: the next one there has cards of their own."""
        began = self.hall.clock()
        live = await self.hall.act(visitor.table_id, makes)
        if isinstance(command, Clear | Leave):
            place = place_of(live.game, command.place) if isinstance(command, Clear) else seat
            await self._take_back(visitor.table_id, SEAT, place, began)
        return live

    async def _private(self, live: Live, seat: int, command: Note | Mute) -> None:
        """What a seat keeps to itself: no event, so that no log ever tells of it."""
        note, muted = await self.store.desk(live.id, seat)
        if isinstance(command, Note):
            note = command.text
        else:
            bit = 1 << place_of(live.game, command.place)
            muted = muted | bit if command.on else muted & ~bit
        await self.store.set_desk(live.id, seat, note, muted)
        live.muted[seat] = muted

    # Afterwards

    async def record(self, visitor: Visitor) -> str:
        """The whole record, once nothing of it is secret."""
        live = await self._finished(visitor)
        async with live.lock:
            old = live.table.running()
            made = Record(old.game, old.seats, old.options, old.players, old.start)
            made.entries, made.state = old.entries, old.state
            return made.text()

    async def proof(self, visitor: Visitor) -> dict[str, Any]:
        """Everything that happened at a finished table, with the secret behind its dice."""
        live = await self._finished(visitor)
        rows = await self.store.events_after(live.id, 0)
        return proof_of(live.header, live.row["secret"], rows)

    async def moment(self, visitor: Visitor, moves: int, place: int | None, is_open: bool = False) -> dict[str, Any]:
        """A moment of a finished game from any seat, or all at once; of a running one as one has seen it."""
        live = await self.look(visitor)
        record, last = live.table.running(), len(live.table.log)
        is_over = live.table.stage == "finished"
        if not is_over and (is_open or (place is not None and place not in visitor.seats)):
            raise Forbidden("not-your-seat")
        if not 0 <= moves <= last:
            raise BadInput("replay-number", found=str(moves), high=str(last))
        state = record.replay(moves) if is_over else past(live.table, moves)
        seats = live.game.seat_domain.words[: record.seats]
        views = {"views": {word: state.view(i) for i, word in enumerate(seats)}} if is_open else {}
        return {"table": live.id, "moves": moves, "of": last, "view": state.view(place), **views}

    async def hint(self, visitor: Visitor, place: int) -> list[str]:
        """What a bot would do in somebody's place; only in a lesson."""
        live = await self.look(visitor)
        if not live.is_lesson:
            raise Forbidden("not-lesson")
        state = live.table.seen_from(place).clone()
        asked = [] if (decision := state.decision()) is None else decision.waiting
        if place not in asked:
            raise IllegalMove("not-asked", seat=state.seat_name(place), waiting=", ".join(map(state.seat_name, asked)))
        state.redeal(place, Rng(0))
        moves: list[str] = []
        while not moves or chooses(state, place):
            moves.append(await self.hall.workers.think(live.game, state.position(), place, COACH,
                                                       live.seed(place)))
            state.play(live.game.moves.parse(moves[-1]), place)
        return moves

    async def story(self, visitor: Visitor, lang: str) -> list[dict[str, Any]]:
        """A finished game, move by move, with all secrets open."""
        live = await self._finished(visitor)
        return await asyncio.to_thread(told_again, live.table, words(lang, live.game.id))

    async def analysis(self, visitor: Visitor) -> dict[str, Any]:
        """How far the analysis of a finished game is, or what it found."""
        return self.analyses.find((await self._finished(visitor)).id)

    async def analyse(self, visitor: Visitor, may_begin: Callable[[], None]) -> dict[str, Any]:
        """The same; it begins if it has not yet, and may."""
        live = await self._finished(visitor)
        if not self.analyses.is_begun(live.id):
            may_begin()
            self.analyses.begin(live.id, live.table.running())
        return self.analyses.find(live.id)

    async def mine(self, browser: str) -> list[dict[str, Any]]:
        """The tables of a browser, mine to move first, then by the last move."""
        rows = await self.store.granted(browser)
        seats: dict[str, set[int]] = {}
        for row in rows:
            seats.setdefault(row["table_id"], set()).update([] if row["seat"] is None else [row["seat"]])
        out: list[dict[str, Any]] = []
        for found in await self.store.summaries(seats):
            told = json.loads(found["summary"])
            words = [row["seat"] for row in told["players"]]
            own = [words[place] for place in sorted(seats[found["id"]]) if place < len(words)]
            out.append({"table": found["id"], "game": told["game"], "stage": told["stage"], "moves": told["moves"],
                        "players": told["players"], "you": own, "mine": any(word in told["waiting"] for word in own),
                        "moved_at": found["moved_at"]})
        return sorted(out, key=lambda row: (not row["mine"], row["stage"] == "finished", -row["moved_at"]))
