"""A table whose clock, dice and name are always the same, and all who look at it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import update
from starlette.testclient import TestClient

import coven
from coven import Rng
from coven.server.live import Listener, header_of
from coven.server.notices import Notices
from coven.server.schema import tables
from coven.server.wish import Wish, furnish
from coven.table import Table as Played
from coven.table import chain, summary
from coven.words import LANGUAGES
from tests.server.course import Clock, in_loop
from tests.server.site import Person, Site, Table
from tests.server.wire import Ear
from tests.table.test_message import twin_of

Bytes = dict[str, tuple[int, str]]


class Scene:
    """A table whose clock, dice and name are always the same, at a site of its own, with all who look at it."""

    def __init__(self, stack: ExitStack, path: Path, game_id: str, seats: int, start: str | None = None,
                 options: dict[str, Any] | None = None, edition: str = "standard", webhook: str | None = None,
                 begin: bool = True) -> None:
        hosts = () if webhook is None else (webhook.split("/")[2],)
        self.site = stack.enter_context(
            Site(f"sqlite:///{path}/secrets.db", idle_seconds=1e9, webhook_hosts=hosts))
        self.reception = self.site.app.state.desk.reception
        self.hall = self.reception.hall
        self.clock = self.hall.clock = Clock(100.0)
        game = coven.game(game_id, edition)
        row = self.reception._row(game, seats, game.check_options(options), start, webhook)
        row |= {"id": "k7mq2xw9ab", "secret": b"s" * 32}
        row["chain"] = chain.first(header_of(row))
        wish = Wish(game_id, seats, {}, people=[f"Person {i}" for i in range(seats)], window=10, start=begin)
        events = furnish(Played(game, seats, options, start), wish, self.clock.now)
        made = self.call(self.reception._open, row, events, seats, None)
        self.table = Table(self.site, {**made._asdict(), "table": made.table_id})
        self.live = self.hall.live[made.table_id]
        langs = [None, *LANGUAGES]
        self.watchers = [Watcher(self, seat, langs[i % 5]) for i, seat in enumerate([*range(seats), None])]
        for watcher in self.watchers:
            stack.enter_context(watcher.ear)
        for watcher in self.watchers:
            watcher.listen()

    def call(self, work: Any, *given: Any) -> Any:
        return in_loop(self.site, work, *given)

    def restart(self) -> None:
        """The table is read anew, and another sends the notices."""
        async def begin() -> None:
            notices = Notices(self.site.settings.webhook_hosts)
            self.hall.watchers[:] = [notices.watch]
            self.hall.spawn(notices.sending())
            self.hall._forget(self.live)

        self.call(begin)

    def others(self, *seats: int) -> list[Watcher]:
        return [watcher for watcher in self.watchers if watcher.seat not in seats]

    def wait(self, seconds: float) -> None:
        """Time passes, and what is due happens."""
        self.clock.now += seconds
        self.call(self.hall.wake, self.table.id)

    def play(self, seat: int, *moves: str) -> None:
        """Play over HTTP."""
        person = self.watchers[seat].person
        answer = person.do("move", number=person.look()["question"]["number"], moves=list(moves))
        assert answer.status_code == 200, answer.text

    @contextmanager
    def twin(self, seat: int | None, rng: Rng) -> Iterator[Played]:
        """For a while the site has another table, which a seat cannot tell from the true one."""
        true = self.live.table
        made = twin_of(true, seat, rng)
        deaf = [Deaf(listener) for listener in self.live.listeners if listener.seat != seat]
        self.call(self._put, made)
        yield made
        self.call(self._put, true)
        for other in deaf:
            other.wake()

    async def _put(self, table: Played) -> None:
        self.live.table = table
        async with self.hall.store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == self.table.id)
                                     .values(summary=json.dumps(summary(table))))


class Deaf:
    """A socket that hears nothing for a while: the twin of one seat is nothing for the others."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.core, self.has = listener.core, listener.has
        vars(listener)["send"] = lambda text: None

    def wake(self) -> None:
        del vars(self.listener)["send"]
        self.listener.core, self.listener.has = self.core, self.has


class Watcher:
    """A seat, or somebody who watches: by a token, by a browser, and on a socket that stays open."""

    def __init__(self, scene: Scene, seat: int | None, lang: str | None) -> None:
        self.scene, self.seat, self.lang = scene, seat, lang
        table = scene.table
        if seat is None:
            token = table.host.post("/links", role="watch").json()["token"]
        else:
            token = table.opened["seats"][scene.live.game.seat_domain.words[seat]]
        self.person = Person(scene.site, table.id, token)
        self.browser: TestClient = scene.site.browser()
        assert self.browser.post("/api/enter", json={"token": token}).status_code == 200
        self.query: dict[str, Any] = {} if lang is None else {"lang": lang}
        self.ear = Ear(self.person, **self.query)
        # The last message, what this one had before it, and what it has since.
        self.last = ""
        self.had: dict[str, int] = {}
        self.has: dict[str, int] = {}

    def listen(self) -> list[str]:
        """What came on the socket since the last time."""
        heard = self.ear.heard()
        for text in heard:
            told = json.loads(text)
            self.last, self.had = text, self.has
            self.has = {"since": told.get("number", 0), "undone": told.get("undone", 0),
                        "chat_since": told["chat_since"] + len(told["chat"])}
        return heard

    def gets(self, rng: Rng) -> Bytes:
        """Everything that can be asked for at this moment, by the name of what was asked."""
        lang = LANGUAGES[rng.below(len(LANGUAGES))]
        path = f"/api/tables/{self.scene.table.id}"
        out: Bytes = {}
        own = "" if self.seat is None else f"&seat={self.scene.live.game.seat_domain.words[self.seat]}"
        # Of the beginning only: what one of the two scenes was dealt anew cannot be played again from the start.
        past = f"moves={rng.below(5)}{own}"
        for more in ("", f"?lang={lang}", f"?since={rng.below(self.has['since'] + 2)}", "/desk", "/record", "/proof",
                     "/edition", f"/moment?{past}", f"/screen?lang={lang}", f"/screen?lang={lang}&{past}",
                     f"/why-not?thing={self._thing(rng)}", "/hint"):
            answer = self.scene.site.client.get(path + more, headers=self.person.headers)
            out[more] = answer.status_code, answer.text
        for page in ("/api/mine", path, f"/?lang={lang}", f"/table/{self.scene.table.id}?lang={lang}"):
            answer = self.browser.get(page)
            assert answer.status_code == 200, answer.text
            out[page] = answer.status_code, answer.text
        for name, has in (("first", {}), ("last", self.had)):
            with Ear(self.person, **self.query, **has) as ear:
                out[name] = 0, ear.next()
        out["wrong number"], out["wrong move"] = self._refused(json.loads(out[""][1]))
        return out

    def _thing(self, rng: Rng) -> str:
        """Something that somebody may point at."""
        domains = [domain for domain in self.scene.live.game.domains.values() if domain.words]
        domain = domains[rng.below(len(domains))]
        return f"{domain.name}:{domain.words[rng.below(len(domain.words))]}"

    def _refused(self, told: dict[str, Any]) -> list[tuple[int, str]]:
        """What is said to a move with a wrong number, and to one that is not offered."""
        moves = self.scene.live.game.moves
        offered = [option["move"] for option in (told.get("question") or {"options": []})["options"]]
        wrong = next(text for text in map(moves.text, range(len(moves))) if text not in offered)
        number, out = 10**6, []
        for _ in range(2):
            answer = self.person.do("move", number=number, move=wrong)
            out.append((answer.status_code, answer.text))
            number = int(answer.json()["facts"].get("expected", number))
        assert 200 not in dict(out)
        return out
