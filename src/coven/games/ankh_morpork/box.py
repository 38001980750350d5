"""An edition of Ankh-Morpork as numbers, with the moves and notes that follow from it."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from coven.games.ankh_morpork.words import (
    END_TURN,
    ENDINGS,
    EVENT_NUMBERS,
    EVENTS,
    GOALS,
    HAND,
    MONEY,
    OUTLAST,
    POWER_NUMBERS,
    POWERS,
    PROTECT,
    SCROLL,
    SCROLL_AREAS,
    SCROLL_NUMBERS,
    SCROLLS,
    STOP_HARM,
    SYMBOLS,
)
from coven.kernel.agenda import State
from coven.kernel.bag import bit
from coven.kernel.facts import Facts
from coven.kernel.game import Game, Option
from coven.kernel.moves import Domain
from coven.kernel.sight import Sight


@final
class Box(Game):
    """Discworld: Ankh-Morpork in one edition."""

    id: ClassVar[str] = "ankh_morpork"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 4)
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("gaspode_murders", False),
        Option("fog_ends", True),
        Option("fire_spreads", True),
        Option("subsidence", "pay", ("pay", "choose")),
        Option("revival", "by_rule", ("by_rule", "anywhere")),
        Option("mossy_refill", True),
        Option("marker_needs_minion", False),
        Option("move_neutrals", True),
        Option("small_gods_reach", "own_area", ("own_area", "demons_anywhere")),
        Option("small_gods_trolls", True),
        Option("flood_dry", True),
        Option("must_play", True),
        Option("max_turns", 400, low=0, high=400),
    )
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    end_rule: ClassVar[str] = "12.1"
    terms: ClassVar[tuple[str, ...]] = ("goal", "rivals", "points", "promise", "hand", "purse")
    weights: ClassVar[tuple[float, ...]] = (1.5, 1.0, 1.0, 1.0, 0.7, 1.0)
    value_scale: ClassVar[float] = 5.0
    turns_ahead: ClassVar[int] = 2

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        edition.only("game", "name", "based_on", "start", "pieces", "points", "without", "areas", "personalities",
                     "events", "green", "brown")
        self._read_areas(edition["areas"])
        self._read_start(edition["start"], edition["pieces"], edition["points"])
        self._read_personalities(edition["personalities"])
        self._read_events(edition["events"])
        self._read_cards(edition["green"], edition["brown"])
        self._read_without(edition["without"])
        self._make_moves()
        self._make_notes()
        # A turn plays no card more than twice, and no card asks more than forty questions.
        self.max_decisions = 400 * 2 * 40 * int(self.card_count)

    # The board

    def _read_areas(self, facts: Facts) -> None:
        rows = list(facts)
        areas = self.domain("area", facts.ids(2, 60))
        self.area_domain: Domain = areas
        self.area_count: i64 = len(rows)
        self.cost: list[i64] = []
        self.river: i64 = 0
        self.near: list[i64] = []
        self.power: list[i64] = []
        self.power_number: list[i64] = []
        self.protectors: i64 = 0
        self.area_origin: list[str] = []
        self.area_rule: list[str] = []
        powers = Domain("does", POWERS)
        for at, row in enumerate(rows):
            does = row["does"].word(powers)
            number = POWER_NUMBERS.get(POWERS[does], "")
            row.only("id", "rule", "cost", "river", "borders", "bridges", "does", *([number] if number else []))
            self.cost.append(row["cost"].number(0, 99))
            if row["river"].flag():
                self.river |= bit(at)
            near = row["borders"].mask(areas) | row["bridges"].mask(areas)
            if near >> at & 1 or not near:
                raise row["borders"].wrong("area-near", area=areas.words[at])
            self.near.append(near)
            self.power.append(does)
            self.area_origin.append(self.origin_of(row))
            self.area_rule.append(self.rule_of(row, "5.1"))
            self.power_number.append(row[number].number(0, 99) if number else 0)
            if does == PROTECT:
                self.protectors |= bit(at)
        for at, row in enumerate(rows):
            for other in range(len(rows)):
                if self.near[at] >> other & 1 and not self.near[other] >> at & 1:
                    raise row.wrong("area-one-way", area=areas.words[at], other=areas.words[other])
        self.everywhere: i64 = bit(self.area_count) - 1

    def _read_start(self, start: Facts, pieces: Facts, points: Facts) -> None:
        start.only("areas", "money", "hand")
        pieces.only("minions", "buildings", "trolls", "demons")
        points.only("minion", "loan", "unpaid")
        self.start_areas: i64 = start["areas"].mask(self.area_domain)
        self.start_money: i64 = start["money"].number(0, 99)
        self.hand_size: i64 = start["hand"].number(1, 10)
        self.minions: i64 = pieces["minions"].number(len(list(start["areas"])) + 1, 30)
        self.buildings: i64 = pieces["buildings"].number(1, 30)
        self.trolls: i64 = pieces["trolls"].number(0, 30)
        self.demons: i64 = pieces["demons"].number(0, 30)
        self.minion_points: i64 = points["minion"].number(0, 99)
        self.repay: i64 = points["loan"].number(0, 99)
        self.unpaid: i64 = points["unpaid"].number(0, 99)

    # Personalities and events

    def _read_personalities(self, facts: Facts) -> None:
        rows = list(facts)
        goals = Domain("does", GOALS)
        self.personality_domain: Domain = self.domain("personality", facts.ids(self.seats[1] + 1, 12))
        self.personality_count: i64 = len(rows)
        self.goal: list[i64] = []
        # personality * 5 + number of seats -> what must be reached
        self.needed: list[i64] = []
        for row in rows:
            does = row["does"].word(goals)
            self.goal.append(does)
            if does == OUTLAST:
                row.only("id", "rule", "does")
                self.needed.extend([i64(0)] * 5)
                continue
            row.only("id", "rule", "does", "needed")
            counts = [str(n) for n in range(self.seats[0], self.seats[1] + 1)]
            row["needed"].only(*counts)
            self.needed.extend([i64(0)] * self.seats[0])
            for n in counts:
                self.needed.append(row["needed"][n].number(1, 999))

    def _read_events(self, facts: Facts) -> None:
        rows = list(facts)
        events = Domain("does", EVENTS)
        self.event_domain: Domain = self.domain("event", facts.ids(0, 60))
        self.event_count: i64 = len(rows)
        self.event: list[i64] = []
        self.event_number: list[i64] = []
        for row in rows:
            does = row["does"].word(events)
            number = EVENT_NUMBERS.get(EVENTS[does], "")
            row.only("id", "rule", "does", *([number] if number else []))
            self.event.append(does)
            self.event_number.append(row[number].number(1, 12) if number else 0)

    # Cards

    def _read_cards(self, green: Facts, brown: Facts) -> None:
        self.greens: i64 = len(green.ids(1, 60))
        words = green.ids(1, 60) + brown.ids(1, 60)
        self.card_domain: Domain = self.domain("card", words)
        self.card_count: i64 = len(words)
        self.symbols: list[list[i64]] = []
        self.scroll: list[i64] = []
        # card * 3 + nth number of its text; card -> the area it names
        self.scroll_number: list[i64] = []
        self.scroll_area: list[i64] = []
        # interrupt * 2 + colour -> mask of the cards that do it
        self.answer: list[i64] = [i64(0)] * (2 * (int(END_TURN - STOP_HARM) + 1))
        self.ordinary: list[i64] = [i64(0), i64(0)]
        self.loans: list[i64] = [i64(0), i64(0)]
        self.jesters: list[i64] = [i64(0), i64(0)]
        self.card_origin: list[str] = []
        self.card_rule: list[str] = []
        for at, row in enumerate([*green, *brown]):
            self._read_card(at, row)

    def _read_card(self, at: int, row: Facts) -> None:
        symbols = [self._symbol(item) for item in row["symbols"]]
        self.card_origin.append(self.origin_of(row))
        self.card_rule.append(self.rule_of(row, "4.13"))
        self.symbols.append(symbols)
        is_interrupt = HAND in symbols
        colour = 0 if at < self.greens else 1
        mask = bit(at - colour * self.greens)
        if not is_interrupt:
            self.ordinary[colour] |= mask
        elif len(symbols) > 1:
            raise row["symbols"].wrong("card-interrupt")
        numbers = [i64(0), i64(0), i64(0)]
        area = does = -1
        if SCROLL in symbols or is_interrupt:
            does = row["does"].word(Domain("does", SCROLLS))
            if (does >= STOP_HARM) != is_interrupt:
                raise row["does"].wrong("card-interrupt")
            names = SCROLL_NUMBERS.get(SCROLLS[does], ())
            has_area = SCROLLS[does] in SCROLL_AREAS
            row.only("id", "rule", "symbols", "does", *names, *(["area"] if has_area else []))
            for nth, name in enumerate(names):
                numbers[nth] = row[name].number(0, 12)
            if has_area:
                area = row["area"].word(self.area_domain)
            if does >= STOP_HARM:
                self.answer[(does - STOP_HARM) * 2 + colour] |= mask
            if SCROLLS[does] == "loan":
                self.loans[colour] |= mask
            if SCROLLS[does] == "jester":
                self.jesters[colour] |= mask
        else:
            row.only("id", "rule", "symbols")
        self.scroll.append(does)
        self.scroll_number.extend(numbers)
        self.scroll_area.append(area)

    def _symbol(self, facts: Facts) -> i64:
        text = facts.text()
        head, _, number = text.partition("-")
        if head == "money" and number.isdecimal() and len(number) < 3:
            return MONEY + i64(int(number))
        return facts.word(Domain("symbol", SYMBOLS))

    def _read_without(self, facts: Facts) -> None:
        """What stays in the box with so few players: seats * 2 + colour -> cards, seats -> personalities."""
        low, high = self.seats
        self.absent: list[i64] = [i64(0)] * (2 * high + 2)
        self.absent_personalities: list[i64] = [i64(0)] * (high + 1)
        facts.only(*(str(n) for n in range(low, high + 1)))
        for n in range(low, high + 1):
            row = facts[str(n)]
            row.only("cards", "personalities")
            for item in row["cards"]:
                card = item.word(self.card_domain)
                colour = 0 if card < self.greens else 1
                self.absent[n * 2 + colour] |= bit(card - colour * self.greens)
            self.absent_personalities[n] = row["personalities"].mask(self.personality_domain)
            # One personality is left over for Zorgo, and one card for the deck.
            for name, all_of_them, needed in (("personalities", self.personality_count, n + 1),
                                              ("cards", self.card_count, n * int(self.hand_size) + 1)):
                out = len(list(row[name]))
                if int(all_of_them) - out < needed:
                    raise row[name].wrong("too-many", found=str(out), high=str(max(0, int(all_of_them) - needed)))

    # Moves and notes

    def _make_moves(self) -> None:
        verb = self.moves.verb
        cards, areas = self.card_domain, self.area_domain
        owners = self.domain("owner", [*self.seat_domain.words, "troll", "demon"])
        self.owner_domain: Domain = owners
        die = self.domain("die", [str(n + 1) for n in range(int(self.area_count))])
        self.play: i64 = verb("play", cards)
        self.interrupt: i64 = verb("interrupt", cards)
        self.discard: i64 = verb("discard", cards)
        self.give: i64 = verb("give", cards)
        self.keep: i64 = verb("keep", cards)
        self.put: i64 = verb("place", areas)
        self.lift: i64 = verb("lift", areas)
        self.build: i64 = verb("build", areas)
        self.tear: i64 = verb("tear-down", areas)
        self.buy: i64 = verb("buy", areas)
        self.stir: i64 = verb("trouble", areas)
        self.calm: i64 = verb("calm", areas)
        self.use: i64 = verb("use", areas)
        self.choose_area: i64 = verb("area", areas)
        self.remove: i64 = verb("remove", areas, owners)
        self.move: i64 = verb("move", areas, owners)
        self.swap: i64 = verb("swap", areas, owners)
        self.to: i64 = verb("to", areas)
        self.player: i64 = verb("player", self.seat_domain)
        self.take: i64 = verb("take")
        self.skip: i64 = verb("skip")
        self.passes: i64 = verb("pass")
        self.pay: i64 = verb("pay")
        self.refuse: i64 = verb("refuse")
        self.give_card: i64 = verb("give-card")
        self.save: i64 = verb("save")
        self.done: i64 = verb("done")
        # Chance
        self.first: i64 = verb("first", self.seat_domain)
        self.draw: i64 = verb("draw", cards)
        self.reveal: i64 = verb("reveal", cards)
        self.recover: i64 = verb("recover", cards)
        self.blind: i64 = verb("blind", cards)
        self.roll: i64 = verb("roll", die)
        self.happens: i64 = verb("happens", self.event_domain)
        self.become: i64 = verb("become", self.personality_domain)
        self.hide: i64 = verb("hide", self.personality_domain)

    def _make_notes(self) -> None:
        kind = self.notes.kind
        seat: tuple[str, Domain | None] = ("seat", self.seat_domain)
        other: tuple[str, Domain | None] = ("other", self.seat_domain)
        card: tuple[str, Domain | None] = ("card", self.card_domain)
        area: tuple[str, Domain | None] = ("area", self.area_domain)
        owner: tuple[str, Domain | None] = ("owner", self.owner_domain)
        personality: tuple[str, Domain | None] = ("personality", self.personality_domain)
        amount: tuple[str, Domain | None] = ("amount", None)
        self.n_first: i64 = kind("first", [seat])
        self.n_becomes: i64 = kind("becomes", [personality, seat])
        self.n_turn: i64 = kind("turn", [seat])
        # Statistics count apart what is played and what interrupts, so that they can say what never happened.
        ordinary = [word for at, word in enumerate(self.card_domain.words) if self.scroll[at] < STOP_HARM]
        stops = [word for at, word in enumerate(self.card_domain.words) if self.scroll[at] >= STOP_HARM]
        self.nth: list[i64] = [i64((stops if word in stops else ordinary).index(word))
                               for word in self.card_domain.words]
        self.n_plays: i64 = kind("plays", [("card", Domain("card", ordinary)), seat], True)
        self.n_passes: i64 = kind("passes", [seat])
        self.n_interrupts: i64 = kind("interrupts", [("card", Domain("card", stops)), seat], True)
        self.n_uses: i64 = kind("uses", [area, seat], True)
        self.n_draws: i64 = kind("draws", [card, seat])
        self.n_draws_hidden: i64 = kind("draws-hidden", [seat])
        self.n_discards: i64 = kind("discards", [card, seat])
        self.n_recovers: i64 = kind("recovers", [card, seat])
        self.n_reveals: i64 = kind("reveals", [card])
        self.n_gives: i64 = kind("gives", [card, seat, other])
        self.n_gives_hidden: i64 = kind("gives-hidden", [seat, other])
        self.n_swaps_hands: i64 = kind("swaps-hands", [seat, other])
        self.n_looks: i64 = kind("looks", [seat, other])
        self.n_sees: i64 = kind("sees", [personality, seat])
        self.n_new_self: i64 = kind("new-self", [seat])
        self.n_lays: i64 = kind("lays", [card, seat])
        self.n_places: i64 = kind("places", [owner, area])
        self.n_removes: i64 = kind("removes", [owner, area])
        self.n_moves: i64 = kind("moves", [owner, ("from", self.area_domain), ("to", self.area_domain)])
        self.n_builds: i64 = kind("builds", [area, seat], True)
        self.n_falls: i64 = kind("falls", [area, seat], True)
        self.n_buys: i64 = kind("buys", [area, seat, other])
        self.n_buried: i64 = kind("buried", [area, seat])
        self.n_trouble: i64 = kind("trouble", [area])
        self.n_calm: i64 = kind("calm", [area])
        self.n_earns: i64 = kind("earns", [seat, amount])
        self.n_spends: i64 = kind("spends", [seat, amount])
        self.n_pays: i64 = kind("pays", [seat, other, amount])
        self.n_event: i64 = kind("event", [("event", self.event_domain)], True)
        self.n_rolls: i64 = kind("rolls", [seat, ("die", self.domains["die"])])
        self.n_kept_off: i64 = kind("kept-off", [owner, area])
        self.n_wins: i64 = kind("wins", [personality, seat], True)

    # Ways in

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        from coven.games.ankh_morpork.setup import lay_table

        return lay_table(self, seats, settings)

    def read(self, state: State, facts: Facts) -> None:
        from coven.games.ankh_morpork.position import read_city

        read_city(self, state, facts)

    def check(self, state: State, facts: Facts) -> None:
        from coven.games.ankh_morpork.position import check_city

        check_city(self, state, facts)

    def make_sight(self) -> Sight:
        from coven.games.ankh_morpork.sight import CitySight

        return CitySight(self)
