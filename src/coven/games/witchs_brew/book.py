"""An edition of Witch's Brew as numbers, with the moves and notes that follow from it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from coven.kernel.agenda import State
from coven.kernel.bag import bit
from coven.kernel.facts import Facts
from coven.kernel.game import Game, Option
from coven.kernel.moves import Domain
from coven.kernel.sight import Sight

GATHER: Final[i64] = 0
TRANSMUTE: Final[i64] = 1
FORETELL: Final[i64] = 2
ASSIST: Final[i64] = 3
BREW: Final[i64] = 4
CAST: Final[i64] = 5
ROB: Final[i64] = 6
DEEDS: Final = ["gather", "transmute", "foretell", "assist", "brew", "cast", "rob"]

SPELL_GAIN: Final[i64] = 0
SPELL_BREW: Final[i64] = 1
SPELL_BOTTLE: Final[i64] = 2
SPELL_BLEND: Final[i64] = 3
SPELL_DEEDS: Final = ["gain", "brew", "bottle", "blend"]

CAULDRON: Final[i64] = 0
GOLD_SHELF: Final[i64] = 1
DROP_SHELF: Final[i64] = 2
STACK_KINDS: Final = ["cauldron", "gold", "drops"]

COLOURS: Final[i64] = 3
GOLD: Final[i64] = 3
VIAL: Final[i64] = 4
GOODS: Final[i64] = 5
GOODS_WORDS: Final = ["red", "white", "green", "gold", "vial"]

ENDED_BY_RAVENS: Final[i64] = 0
ENDED_BY_CAP: Final[i64] = 1


@final
class Book(Game):
    """Witch's Brew in one edition."""

    id: ClassVar[str] = "witchs_brew"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (3, 5)
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("blocked_roles", False),
        Option("ravens", "all", ("all", "one")),
        Option("spell_metals", "by_name", ("by_name", "by_word_order")),
        Option("hidden_vials", True),
        Option("max_sets", 30, low=0, high=30),
    )
    endings: ClassVar[tuple[str, ...]] = ("ravens", "max-sets")
    end_rule: ClassVar[str] = "8.1"
    terms: ClassVar[tuple[str, ...]] = ("points", "drops", "gold", "hand", "claim", "favour", "shelf", "rivals")
    weights: ClassVar[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 0.3)
    value_scale: ClassVar[float] = 4.0
    turns_ahead: ClassVar[int] = 1

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        edition.only("game", "name", "based_on", "start", "vials", "picks", "ravens", "blocked", "roles", "stacks",
                     "potions", "spells")
        self.drop_domain: Domain = self.domain("drop", GOODS_WORDS[:3])
        self.goods_domain: Domain = self.domain("goods", GOODS_WORDS)
        start = edition["start"]
        start.only(*GOODS_WORDS)
        self.start: list[i64] = [i64(start[w].number(0, 99)) if w in start else i64(0) for w in GOODS_WORDS]
        self.vials: i64 = edition["vials"].number(0, 999)
        most = int(self.vials) // self.seats[1]
        if self.start[VIAL] > most:
            raise start["vial"].wrong("too-many", found=str(int(self.start[VIAL])), high=str(most))
        self.ravens: i64 = edition["ravens"].number(1, 60)
        self._read_stacks(edition["stacks"])
        self._read_potions(edition["potions"])
        self._read_roles(edition["roles"])
        self.picks: i64 = edition["picks"].number(1, int(self.role_count))
        self._read_spells(edition["spells"])
        self._read_blocked(edition["blocked"])
        self._make_handfuls()
        self._make_moves()
        self._make_notes()
        self.max_decisions = self._most_decisions()

    # Components

    def _read_stacks(self, facts: Facts) -> None:
        rows = list(facts)
        for row in rows:
            row.only("id", "kind")
        self.stack_domain: Domain = self.domain("stack", facts.ids(1, 60))
        kinds = Domain("kind", STACK_KINDS)
        self.stack_count: i64 = len(rows)
        self.stack_kind: list[i64] = [i64(row["kind"].word(kinds)) for row in rows]

    def _read_potions(self, facts: Facts) -> None:
        facts.ids(1, 60)
        rows = [(row["stack"].word(self.stack_domain), row) for row in facts]
        rows.sort(key=_first)
        self.potion_domain: Domain = self.domain("potion", [row["id"].text() for _, row in rows])
        self.potion_count: i64 = len(rows)
        self.potion_stack: list[i64] = [i64(stack) for stack, _ in rows]
        self.points: list[i64] = []
        self.raven_mask: i64 = 0
        self.potion_origin: list[str] = []
        # The price by colour and gold, and the number of drops of any colour in all.
        self.price: list[i64] = []
        self.size: list[i64] = []
        self.first_potion: list[i64] = [i64(0)] * (int(self.stack_count) + 1)
        for at, (stack, row) in enumerate(rows):
            row.only("id", "stack", "cost", "points", "raven")
            points = row["points"].number(0, 99)
            if at and rows[at - 1][0] == stack and self.points[-1] > points:
                raise row["points"].wrong("potion-order", found=str(points), above=str(int(self.points[-1])))
            self.points.append(points)
            raven = row.get("raven")
            if raven is not None and raven.flag():
                self.raven_mask |= bit(at)
            self._read_price(row["cost"], self.stack_kind[stack])
            self.potion_origin.append(self.origin_of(row))
            self.first_potion[stack + 1] = at + 1
        for stack in range(1, int(self.stack_count) + 1):
            self.first_potion[stack] = max(self.first_potion[stack], self.first_potion[stack - 1])

    def _read_price(self, cost: Facts, kind: i64) -> None:
        allowed = [["red", "white", "green"], ["gold"], ["drops"]][kind]
        cost.only(*allowed)
        price = [cost[word].number(1, 99) if word in cost else 0 for word in GOODS_WORDS[:4]]
        size = cost["drops"].number(1, 99) if kind == DROP_SHELF else sum(price)
        if size == 0:
            raise cost.wrong("facts-missing", field=allowed[0])
        for amount in price:
            self.price.append(amount)
        self.size.append(size)

    def _read_roles(self, facts: Facts) -> None:
        rows = list(facts)
        deeds = Domain("does", DEEDS)
        self.role_domain: Domain = self.domain("role", facts.ids(1, 60))
        self.role_count: i64 = len(rows)
        self.deed: list[i64] = []
        self.role_thing: list[i64] = []
        self.full: list[i64] = []
        self.favour: list[i64] = []
        self.role_price: list[i64] = []
        for row in rows:
            deed = row["does"].word(deeds)
            self.deed.append(deed)
            thing = full = favour = price = 0
            if deed == BREW:
                row.only("id", "does", "stack", "surcharge")
                thing, price = self._stack_of(row["stack"], False), row["surcharge"].number(0, 99)
            elif deed == ROB:
                row.only("id", "does", "stack", "divisor", "favour")
                thing, price = self._stack_of(row["stack"], True), row["divisor"].number(1, 99)
                favour = row["favour"].number(0, 99)
            elif deed == CAST:
                row.only("id", "does", "favour")
                favour = row["favour"].number(0, 99)
            else:
                row.only("id", "does", "drop", "price", "full", "favour")
                full, favour = row["full"].number(1, 9), row["favour"].number(1, 9)
                if deed == GATHER:
                    thing = row["drop"].word(self.drop_domain)
                if deed in (FORETELL, ASSIST):
                    price = row["price"].number(0, 99)
            self.role_thing.append(thing)
            self.full.append(full)
            self.favour.append(favour)
            self.role_price.append(price)

    def _stack_of(self, facts: Facts, shelf: bool) -> int:
        stack = facts.word(self.stack_domain)
        if (self.stack_kind[stack] != CAULDRON) != shelf:
            fitting = [word for i, word in enumerate(self.stack_domain.words)
                       if (self.stack_kind[i] != CAULDRON) == shelf]
            raise facts.wrong("facts-word", found=str(facts.value), words=", ".join(fitting))
        return stack

    def _read_spells(self, facts: Facts) -> None:
        rows = list(facts)
        deeds = Domain("does", SPELL_DEEDS)
        self.spell_domain: Domain = self.domain("spell", facts.ids(1, 60))
        self.spell_count: i64 = len(rows)
        self.spell_deed: list[i64] = []
        self.spell_thing: list[i64] = []
        self.spell_other: list[i64] = []
        self.spell_amount: list[i64] = []
        for row in rows:
            deed = row["does"].word(deeds)
            thing = other = amount = 0
            if deed == SPELL_GAIN:
                row.only("id", "does", "drops")
                amount = row["drops"].number(1, 9)
            elif deed == SPELL_BREW:
                row.only("id", "does")
            elif deed == SPELL_BOTTLE:
                row.only("id", "does", "drop", "vials")
                thing, amount = row["drop"].word(self.drop_domain), row["vials"].number(1, 99)
            else:
                row.only("id", "does", "stack", "by_word_order")
                thing = self._stack_of(row["stack"], False)
                other = self._stack_of(row["by_word_order"], False) if "by_word_order" in row else thing
            self.spell_deed.append(deed)
            self.spell_thing.append(thing)
            self.spell_other.append(other)
            self.spell_amount.append(amount)

    def _read_blocked(self, facts: Facts) -> None:
        low, high = self.seats
        most = int(self.role_count - self.picks)
        facts.only(*(str(n) for n in range(low, high + 1)))
        self.blocked: list[i64] = [i64(0)] * (high + 1)
        for n in range(low, high + 1):
            self.blocked[n] = facts[str(n)].number(0, most)

    def _make_handfuls(self) -> None:
        """Every way to take n drops, for each n that a role or a spell gives."""
        sizes = {int(self.spell_amount[i]) for i in range(int(self.spell_count)) if self.spell_deed[i] == SPELL_GAIN}
        for role in range(int(self.role_count)):
            if self.deed[role] == ASSIST:
                sizes |= {int(self.full[role]), int(self.favour[role])}
        words: list[str] = []
        self.handful: list[i64] = []
        self.handful_first: list[i64] = [i64(0)] * 11
        for n in range(1, 10):
            self.handful_first[n] = len(words)
            if n in sizes:
                for red in range(n, -1, -1):
                    for white in range(n - red, -1, -1):
                        each = [red, white, n - red - white]
                        words.append("+".join(w for w, k in zip(GOODS_WORDS, each, strict=False) for _ in range(k)))
                        for k in each:
                            self.handful.append(k)
        self.handful_first[10] = len(words)
        self.handful_domain: Domain = self.domain("handful", words)

    # Moves and notes

    def _make_moves(self) -> None:
        verb = self.moves.verb
        self.choose: i64 = verb("choose", self.role_domain)
        self.lead: i64 = verb("lead", self.role_domain)
        self.claim: i64 = verb("claim")
        self.so_be_it: i64 = verb("favour")
        self.passes: i64 = verb("pass")
        self.take: i64 = verb("take")
        self.decline: i64 = verb("decline")
        self.trade: i64 = verb("trade", self.drop_domain)
        self.gain: i64 = verb("gain", self.handful_domain)
        self.brew: i64 = verb("brew", self.potion_domain)
        self.swap: i64 = verb("swap", self.drop_domain)
        self.pay: i64 = verb("pay", self.drop_domain)
        self.levy: i64 = verb("levy", self.potion_domain)
        self.give: i64 = verb("give", self.drop_domain)
        self.add: i64 = verb("add", Domain("goods", GOODS_WORDS[:4]))
        self.done: i64 = verb("done")
        self.first: i64 = verb("first", self.seat_domain)
        self.reveal: i64 = verb("reveal", self.spell_domain)
        self.block: i64 = verb("block", self.role_domain)

    def _make_notes(self) -> None:
        kind = self.notes.kind
        seat: tuple[str, Domain | None] = ("seat", self.seat_domain)
        role: tuple[str, Domain | None] = ("role", self.role_domain)
        potion: tuple[str, Domain | None] = ("potion", self.potion_domain)
        goods: tuple[str, Domain | None] = ("goods", self.goods_domain)
        spell: tuple[str, Domain | None] = ("spell", self.spell_domain)
        amount: tuple[str, Domain | None] = ("amount", None)
        self.n_set: i64 = kind("set", [])
        self.n_first: i64 = kind("first", [seat])
        self.n_spell: i64 = kind("spell", [spell])
        self.n_blocked: i64 = kind("blocked", [role], True)
        self.n_leads: i64 = kind("leads", [role, seat], True)
        self.n_claims: i64 = kind("claims", [role, seat, ("beaten", self.seat_domain)], True)
        self.n_favour: i64 = kind("favour", [role, seat], True)
        self.n_passes: i64 = kind("passes", [seat])
        self.n_full: i64 = kind("full", [role, seat], True)
        self.n_declines: i64 = kind("declines", [seat])
        self.n_gains: i64 = kind("gains", [goods, seat, amount])
        self.n_pays: i64 = kind("pays", [goods, seat, amount])
        self.n_brews: i64 = kind("brews", [potion, seat], True)
        self.n_casts: i64 = kind("casts", [spell, seat], True)
        self.n_levy: i64 = kind("levy", [potion, seat])
        self.n_puts: i64 = kind("puts", [goods, seat, amount])
        self.n_waits: i64 = kind("waits", [potion])
        self.n_set_ends: i64 = kind("set-ends", [])

    def _most_decisions(self) -> int:
        """A bound on the decisions of one game at the default cap: what the rules allow at the very most."""
        sets, seats, roles = 30, self.seats[1], int(self.role_count)
        # A round: the lead, the others' answers, each favour with its extra vial, the full action with its vial.
        rounds = sets * roles * (1 + (seats - 1) + (seats - 1) * 2 + 2)
        # Every single drop or nugget that is given, added or paid has been gained before.
        most = max([int(x) for x in self.full] + [int(x) for x in self.favour] + [int(x) for x in self.spell_amount])
        gained = seats * sum(int(x) for x in self.start) + sets * roles * seats * most
        # Each shelf asks once more than is added; each set begins with picks, a spell and blocked roles.
        return rounds + gained + sets * roles + sets * (seats * int(self.picks) + 1 + roles) + 1

    # Ways in

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        from coven.games.witchs_brew.setup import lay_table

        return lay_table(self, seats, settings)

    def read(self, state: State, facts: Facts) -> None:
        from coven.games.witchs_brew.position import read_kitchen

        read_kitchen(self, state, facts)

    def check(self, state: State, facts: Facts) -> None:
        from coven.games.witchs_brew.position import check_kitchen

        check_kitchen(self, state, facts)

    def make_sight(self) -> Sight:
        from coven.games.witchs_brew.sight import KitchenSight

        return KitchenSight(self)


def _first(row: tuple[int, Facts]) -> int:
    return row[0]
