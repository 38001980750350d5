"""The Witches in one edition: options, tokens and stacks, and the moves and notes that follow from it."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from coven.games.the_witches.components import Components
from coven.games.the_witches.words import ENDINGS, MODE_ENDINGS, MODES, OWN_FIRST
from coven.kernel.agenda import State
from coven.kernel.bag import bit
from coven.kernel.facts import Facts
from coven.kernel.game import Option
from coven.kernel.moves import Domain
from coven.kernel.sight import Sight

TOKENS = ("cackle", "crisis", "black-aliss")
STACKS = 6


@final
class Kit(Components):
    """The Witches in one edition."""

    id: ClassVar[str] = "the_witches"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 4)
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("mode", "competitive", ("competitive", "cooperative")),
        Option("expert", False),
        Option("hard_cackles", 1, low=1, high=2),
        Option("tea_reach", "space", ("space", "location")),
        Option("shared_most", "black_aliss", ("black_aliss", "take")),
        Option("broom_retreat", "may", ("may", "must")),
        Option("invisibility_reach", "location", ("location", "walk")),
        Option("dungeon_refill", True),
        Option("frozen_points", True),
        Option("shambles_check", False),
    )
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    end_rule: ClassVar[str] = "14.1"
    terms: ClassVar[tuple[str, ...]] = ("points", "growth", "cards", "cackle", "crisis", "attempt", "distance")
    weights: ClassVar[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    value_scale: ClassVar[float] = 6.0
    playout: ClassVar[int] = 1

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        edition.only("game", "name", "based_on", "die", "numbers", "tokens", "stacks", "apprentices", "granny",
                     "locations", "problems", "cards")
        self._read_tokens(edition["tokens"])
        self._read_stacks(edition["stacks"])
        self._make_moves()
        self._make_notes()
        # A turn places one problem: every card of the deck may be turned up for each crisis token. A card is played
        # at most once in a turn, and asks for less than a hundred answers.
        longest = max(len(row) for row in self.order)
        self.max_decisions = 100 + longest * int(self.card_count) * (2 * (int(max(self.tokens)) + 2) + 100)

    # What a game begins with

    def _read_tokens(self, facts: Facts) -> None:
        """(mode * (most seats + 1) + seats) * 3 + token -> how many are in the game."""
        facts.only(*MODES, "expert-crisis")
        low, high = self.seats
        self.tokens: list[i64] = [i64(0)] * (len(MODES) * (high + 1) * 3)
        self.expert_crisis: i64 = facts["expert-crisis"].number(0, 99)
        for mode, word in enumerate(MODES):
            counts = range(low, low + 1) if word == "solo" else range(low + 1, high + 1)
            facts[word].only(*(str(n) for n in counts))
            for n in counts:
                row = facts[word][str(n)]
                row.only(*TOKENS)
                for nth, token in enumerate(TOKENS):
                    self.tokens[(mode * (high + 1) + n) * 3 + nth] = row[token].number(0, 99)

    def _read_stacks(self, facts: Facts) -> None:
        """seats -> the problems in the order in which they are placed: stack * 2, and 1 more for a hard one."""
        low, high = self.seats
        facts.only(*(str(n) for n in range(low, high + 1)))
        self.order: list[list[i64]] = [[] for _ in range(high + 1)]
        for n in range(low, high + 1):
            row = facts[str(n)]
            row.only("hard", "easy")
            sizes: dict[str, list[int]] = {}
            easy, all_kinds = int(self.easy_kinds), int(self.problem_count)
            for name, kinds, squares in (("hard", range(easy, all_kinds), self.start_hard),
                                         ("easy", range(easy), self.start_easy)):
                sizes[name] = [item.number(0, 60) for item in row[name]]
                if len(sizes[name]) != STACKS:
                    raise row[name].wrong("facts-count", found=str(len(sizes[name])), low=str(STACKS), high=str(STACKS))
                spare = sum(int(self.copies[kind]) for kind in kinds) - len(squares)
                if sum(sizes[name]) > spare:
                    raise row[name].wrong("too-many", found=str(sum(sizes[name])), high=str(spare))
            for stack in range(STACKS):
                self.order[n].extend([i64(stack * 2)] * sizes["easy"][stack])
                self.order[n].extend([i64(stack * 2 + 1)] * sizes["hard"][stack])
            if not self.order[n]:
                raise row.wrong("facts-count", found="0", low="1", high="60")

    def token(self, mode: i64, seats: i64, which: i64) -> i64:
        """How many tokens of a kind a game has."""
        return self.tokens[(mode * (self.seats[1] + 1) + seats) * 3 + which]

    # Moves and notes

    def _make_moves(self) -> None:
        verb = self.moves.verb
        cards, spaces, faces = self.card_domain, self.space_domain, self.face_domain
        problems = self.problem_domain
        most = max(int(max(self.number)), int(self.tea), int(self.tea_others), int(self.granny_tea))
        tokens = self.domain("tokens", [str(n) for n in range(most + 1)])
        totals = self.domain("total", [str(n) for n in range(int(self.most_total) + 1)])
        self.choose: i64 = verb("apprentice", self.apprentice_domain)
        self.begin: i64 = verb("begin", spaces)
        self.place: i64 = verb("place-problem")
        self.put: i64 = verb("put", spaces)
        self.worsen: i64 = verb("crisis", spaces)
        self.stay: i64 = verb("stay")
        self.walk: i64 = verb("walk", spaces)
        self.fly: i64 = verb("fly", cards)
        self.to: i64 = verb("to", spaces)
        self.wait: i64 = verb("wait")
        self.use: i64 = verb("use", cards)
        self.tile: i64 = verb("tile")
        trios = [[a, b, c] for i, a in enumerate(self.threes) for j, b in enumerate(self.threes[:i])
                 for c in self.threes[:j] if len({self.character[a], self.character[b], self.character[c]}) == 3]
        # mask of three cards -> which of the moves it is
        self.trio: dict[i64, i64] = {bit(a) | bit(b) | bit(c): i64(nth) for nth, (a, b, c) in enumerate(trios)}
        self.trio_cards: list[list[i64]] = trios
        self.three: i64 = self.moves.verb_for(
            "power-of-three", [[("card", cards.words[card]) for card in reversed(trio)] for trio in trios])
        self.three_end: i64 = self.three + len(trios)
        self.pass_by: i64 = verb("pass-by")
        self.look: i64 = verb("look")
        self.look_at: i64 = verb("look-at", spaces)
        self.enough: i64 = verb("enough")
        self.drink: i64 = verb("tea")
        self.turn_up: i64 = verb("turn-up")
        self.attempt: i64 = verb("attempt")
        self.go_on: i64 = verb("go-on")
        self.run: i64 = verb("run")
        self.add: i64 = verb("add", cards)
        self.add_tile: i64 = verb("add-tile")
        self.roll_on: i64 = verb("roll-on")
        self.finish_attempt: i64 = verb("finish")
        self.again: i64 = verb("again", faces)
        self.again_both: i64 = verb("again-both")
        self.retreat: i64 = verb("retreat", spaces)
        self.stumble: i64 = verb("stumble")
        self.help: i64 = verb("help", spaces)
        self.reveal: i64 = verb("reveal", spaces)
        self.discard: i64 = verb("discard", cards)
        self.give_back: i64 = verb("give-back", tokens)
        self.take_from: i64 = verb("take-from", self.seat_domain)
        self.lose: i64 = verb("lose", Domain("problem", problems.words[: int(self.easy_kinds)]))
        self.refill: i64 = verb("refill")
        self.end_turn: i64 = verb("end-turn")
        # Chance
        self.deal: i64 = verb("deal", problems)
        self.total: i64 = verb("total", totals)
        self.draw: i64 = verb("draw", cards)
        self.flip: i64 = verb("flip", cards)
        self.roll: i64 = verb("roll", faces, faces)
        self.reroll: i64 = verb("reroll", faces)
        self.show: i64 = verb("show", problems)

    def _make_notes(self) -> None:
        kind = self.notes.kind
        seat: tuple[str, Domain | None] = ("seat", self.seat_domain)
        other: tuple[str, Domain | None] = ("other", self.seat_domain)
        card: tuple[str, Domain | None] = ("card", self.card_domain)
        space: tuple[str, Domain | None] = ("space", self.space_domain)
        problem: tuple[str, Domain | None] = ("problem", self.problem_domain)
        face: tuple[str, Domain | None] = ("face", self.face_domain)
        apprentice: tuple[str, Domain | None] = ("apprentice", self.apprentice_domain)
        amount: tuple[str, Domain | None] = ("amount", None)
        self.n_deals: i64 = kind("deals", [problem, space])
        self.n_total: i64 = kind("total", [seat, amount])
        self.n_becomes: i64 = kind("becomes", [apprentice, seat], True)
        self.n_begins: i64 = kind("begins", [seat, space])
        self.n_draws: i64 = kind("draws", [card, seat])
        self.n_draws_hidden: i64 = kind("draws-hidden", [seat])
        self.n_shuffles: i64 = kind("shuffles", [amount])
        self.n_turn: i64 = kind("turn", [seat, amount])
        self.n_flips: i64 = kind("flips", [card, ("location", self.location_domain)])
        self.n_places: i64 = kind("places", [problem, space])
        self.n_places_hidden: i64 = kind("places-hidden", [space])
        self.n_crisis: i64 = kind("crisis", [space, amount])
        self.n_blocked: i64 = kind("blocked", [("location", self.location_domain)])
        self.n_stays: i64 = kind("stays", [seat])
        self.n_walks: i64 = kind("walks", [seat, space])
        self.n_flies: i64 = kind("flies", [card, seat])
        self.n_lands: i64 = kind("lands", [seat, space])
        self.n_runs: i64 = kind("runs", [seat])
        self.n_retreats: i64 = kind("retreats", [seat, space])
        self.n_waits: i64 = kind("waits", [seat])
        self.n_hides: i64 = kind("hides", [seat, space])
        self.n_uses: i64 = kind("uses", [card, seat], True)
        tiled = [word for at, word in enumerate(self.apprentice_domain.words) if self.right[at] != OWN_FIRST]
        self.nth_tiled: list[i64] = [i64(tiled.index(word) if word in tiled else 0)
                                     for word in self.apprentice_domain.words]
        self.n_tile: i64 = kind("tile", [("apprentice", Domain("apprentice", tiled)), seat], True)
        threes = Domain("card", [self.card_domain.words[card] for card in self.threes])
        self.nth_three: list[i64] = [i64(threes.index.get(word, 0)) for word in self.card_domain.words]
        self.n_three: i64 = kind("three", [("card", threes), seat], True)
        self.n_looks: i64 = kind("looks", [seat, space])
        self.n_sees: i64 = kind("sees", [problem, space])
        self.n_shows: i64 = kind("shows", [problem, space])
        self.n_rolls: i64 = kind("rolls", [seat, face, ("second", self.face_domain)])
        self.n_rerolls: i64 = kind("rerolls", [seat, face, ("second", self.face_domain)])
        self.n_adds: i64 = kind("adds", [card, seat])
        self.n_total_now: i64 = kind("total-now", [seat, amount, ("needed", None)])
        self.n_solves: i64 = kind("solves", [problem, seat], True)
        self.n_fails: i64 = kind("fails", [problem, seat], True)
        self.n_cackles: i64 = kind("cackles", [seat])
        self.n_takes: i64 = kind("takes", [seat, other])
        self.n_aliss: i64 = kind("aliss", [seat])
        self.n_gives_back: i64 = kind("gives-back", [seat, amount])
        self.n_tea: i64 = kind("tea", [seat])
        self.n_dungeon: i64 = kind("dungeon", [seat])
        self.n_leaves: i64 = kind("leaves", [seat])
        self.n_winter: i64 = kind("winter", [seat])
        self.n_loses: i64 = kind("loses", [problem, seat])
        self.n_banished: i64 = kind("banished", [problem, space])
        self.n_helps: i64 = kind("helps", [space, seat])
        self.n_discards: i64 = kind("discards", [card, seat])
        finales = [f"{mode}-{ending}" for mode in MODES for ending in MODE_ENDINGS[mode]]
        self.finale_domain: Domain = self.domain("finale", finales)
        self.n_deadlock: i64 = kind("deadlock", [])
        self.n_over: i64 = kind("over", [("finale", self.finale_domain)], True)

    # Ways in

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        from coven.games.the_witches.setup import lay_table

        return lay_table(self, seats, settings)

    def read(self, state: State, facts: Facts) -> None:
        from coven.games.the_witches.position import read_lancre

        read_lancre(self, state, facts)

    def check(self, state: State, facts: Facts) -> None:
        from coven.games.the_witches.position import check_lancre

        check_lancre(self, state, facts)

    def make_sight(self) -> Sight:
        from coven.games.the_witches.sight import LancreSight

        return LancreSight(self)
