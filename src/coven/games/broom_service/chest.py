"""Broom Service in one edition: options, numbers, and the moves and notes that follow from its components."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from coven.games.broom_service.board import MOST_TOWERS
from coven.games.broom_service.boards import SIDES, Boards
from coven.games.broom_service.words import COLOURS, FOREST, HILL, MOUNTAIN, RESOURCE_WORDS, SET_WORDS
from coven.kernel.agenda import State
from coven.kernel.bag import members
from coven.kernel.facts import Facts
from coven.kernel.game import Option
from coven.kernel.moves import Domain
from coven.kernel.sight import Sight


@final
class Chest(Boards):
    """Broom Service in one edition."""

    id: ClassVar[str] = "broom_service"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 5)
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("board", SIDES[0], tuple(SIDES)),
        Option("mountain_tiles", False),
        Option("storm_clouds", False),
        Option("fewer_heavy", 0, low=0, high=60),
        Option("black_market", "resource", ("resource", "points")),
        Option("fist_pays", "all", ("all", "winners")),
        Option("potion_tile", "one", ("one", "each")),
        Option("drop_pawn", "adjacent", ("adjacent", "any")),
        Option("turbo_broom", "must", ("must", "may")),
    )
    endings: ClassVar[tuple[str, ...]] = ("rounds",)
    end_rule: ClassVar[str] = "13.1"
    terms: ClassVar[tuple[str, ...]] = ("points", "lightning", "resources", "amulets", "places", "event", "hand",
                                        "action")
    weights: ClassVar[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.08)
    value_scale: ClassVar[float] = 8.0
    turns_ahead: ClassVar[int] = 1

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        edition.only("game", "name", "based_on", "numbers", "start", "start-wands", "bewitched", "roles", "events",
                     "clouds", "tiles", "scoring", "boards")
        self._read_numbers(edition["numbers"])
        self._read_start(edition)
        self._make_moves()
        self._make_flights()
        self._make_deliveries()
        self._make_charms()
        self._make_notes()
        self.max_decisions = self._most_decisions()

    def _read_numbers(self, facts: Facts) -> None:
        facts.only("rounds", "roles", "penalty", "start-points")
        self.rounds: i64 = facts["rounds"].number(1, int(self.event_count))
        self.picks: i64 = facts["roles"].number(1, int(self.role_count) - 1)
        self.penalty: i64 = facts["penalty"].number(0, 99)
        self.start_points: i64 = facts["start-points"].number(0, 999)

    def _read_start(self, edition: Facts) -> None:
        """What each seat begins with, and the bewitched roles of a round, by the number of seats."""
        colours = RESOURCE_WORDS[: int(COLOURS)]
        start, wands, bewitched = edition["start"], edition["start-wands"], edition["bewitched"]
        counts = [str(n) for n in range(self.seats[0], self.seats[1] + 1)]
        start.only(*colours)
        wands.only(*counts)
        bewitched.only(*counts)
        self.start: list[i64] = [i64(start[word].number(0, 99)) if word in start else i64(0) for word in colours]
        self.start_wands: list[list[i64]] = [[] for _ in range(self.seats[1] + 1)]
        self.bewitched: list[i64] = [i64(0)] * (self.seats[1] + 1)
        for n in counts:
            self.start_wands[int(n)] = [i64(item.number(0, 99)) for item in wands[n]]
            if len(self.start_wands[int(n)]) != int(n):
                raise wands[n].wrong("facts-count", found=str(len(self.start_wands[int(n)])), low=n, high=n)
            self.bewitched[int(n)] = bewitched[n].number(0, int(self.role_count))

    # Moves and notes

    def _make_moves(self) -> None:
        verb = self.moves.verb
        roles, resources = self.role_domain, self.resource_domain
        forest = [word for at, word in enumerate(self.tile_domain.words) if self.tile_family[at] == FOREST]
        self.forest_tiles: i64 = len(forest)
        self.set_domain: Domain = self.domain("set", SET_WORDS)
        self.choose: i64 = verb("choose", roles)
        self.tile: i64 = verb("tile", Domain("tile", forest))
        self.keep: i64 = verb("keep")
        self.add: i64 = verb("add", roles)
        self.be_brave: i64 = verb("brave", roles)
        self.be_cowardly: i64 = verb("cowardly", roles)
        self.passes: i64 = verb("next")
        self.gather: i64 = verb("gather")
        self.take: i64 = verb("take", resources)
        self.market: i64 = verb("market", resources)
        self.hustle: i64 = verb("hustle")
        self.ride: i64 = verb("ride", self.circle_domain)
        self.use_tile: i64 = verb("use-tile")
        self.done: i64 = verb("done")
        self.show: i64 = verb("show", resources)
        self.enough: i64 = verb("enough")
        self.hand_in: i64 = verb("hand-in", self.set_domain)
        # Chance
        self.first: i64 = verb("first", self.seat_domain)
        self.lay_cloud: i64 = verb("cloud", self.cloud_domain)
        self.lay_tile: i64 = verb("lay", self.tile_domain)
        self.open: i64 = verb("event", self.event_domain)
        self.bewitch: i64 = verb("bewitch", roles)

    def _make_flights(self) -> None:
        """A flight for each pair of neighbouring regions of land: region * regions + other -> the move."""
        words, size = self.region_domain.words, int(self.region_count)
        land = self.boards[0].land | self.boards[1].land
        self.fly_from: list[i64] = []
        self.fly_to: list[i64] = []
        self.flight: list[i64] = [i64(-1)] * (size * size)
        for region in members(land):
            for other in members(self.near[region] & land):
                self.flight[region * size + other] = len(self.moves) + len(self.fly_from)
                self.fly_from.append(region)
                self.fly_to.append(other)
        self.fly: i64 = self.moves.verb_for("fly", [
            [("region", words[a]), ("region", words[b])] for a, b in zip(self.fly_from, self.fly_to, strict=True)])
        self.fly_end: i64 = len(self.moves)

    def _make_deliveries(self) -> None:
        """A delivery for each region and each tower that touches it, or may lie there as a tile."""
        self.deliver: i64 = len(self.moves)
        self.deliver_region: list[i64] = []
        self.deliver_tower: list[i64] = []
        rows: list[list[tuple[str, str]]] = []
        for board in self.boards:
            board.deliver = [i64(-1)] * (int(self.region_count) * MOST_TOWERS)
            for region in members(board.land):
                towers = members(board.touching[region])
                space = board.tile_at[region]
                if space >= 0 and board.tile_family[space] == HILL:
                    towers += [i64(n) for n in range(int(board.towers) - len(self.tile_towers), int(board.towers))]
                for tower in towers:
                    board.deliver[region * MOST_TOWERS + tower] = self.deliver + len(rows)
                    self.deliver_region.append(region)
                    self.deliver_tower.append(tower)
                    rows.append([("region", self.region_domain.words[region]),
                                 ("tower", self.tower_domain.words[board.tower[tower]])])
        self.moves.verb_for("deliver", rows)
        self.deliver_end: i64 = len(self.moves)

    def _make_charms(self) -> None:
        """A charm for each region with spaces for clouds and each kind of cloud."""
        self.charm_region: list[i64] = [i64(at) for at in range(int(self.region_count)) if self.region_clouds[at]]
        clouded = Domain("region", [self.region_domain.words[at] for at in self.charm_region])
        self.charm: i64 = self.moves.verb("charm", clouded, self.cloud_domain)
        # region -> the first of its moves
        self.charm_at: list[i64] = [i64(-1)] * int(self.region_count)
        for nth, region in enumerate(self.charm_region):
            self.charm_at[region] = self.charm + nth * self.cloud_count

    def _make_notes(self) -> None:
        kind = self.notes.kind
        seat: tuple[str, Domain | None] = ("seat", self.seat_domain)
        role: tuple[str, Domain | None] = ("role", self.role_domain)
        event: tuple[str, Domain | None] = ("event", self.event_domain)
        tile: tuple[str, Domain | None] = ("tile", self.tile_domain)
        cloud: tuple[str, Domain | None] = ("cloud", self.cloud_domain)
        region: tuple[str, Domain | None] = ("region", self.region_domain)
        resource: tuple[str, Domain | None] = ("resource", self.resource_domain)
        amount: tuple[str, Domain | None] = ("amount", None)
        self.n_first: i64 = kind("first", [seat])
        self.n_cloud: i64 = kind("cloud", [cloud, region])
        self.n_tile: i64 = kind("tile", [tile, region])
        self.n_round: i64 = kind("round", [amount])
        self.n_event: i64 = kind("event", [event], True)
        self.n_bewitched: i64 = kind("bewitched", [role])
        self.n_count: i64 = kind("count", [seat, amount])
        self.n_adds: i64 = kind("adds", [role, seat])
        self.n_brave: i64 = kind("brave", [role, seat], True)
        self.n_beats: i64 = kind("beats", [seat, ("beaten", self.seat_domain)])
        self.n_cowardly: i64 = kind("cowardly", [role, seat], True)
        self.n_passes: i64 = kind("passes", [seat])
        self.n_penalty: i64 = kind("penalty", [role, seat], True)
        self.n_acts: i64 = kind("acts", [role, seat], True)
        self.n_nothing: i64 = kind("nothing", [seat])
        self.n_takes: i64 = kind("takes", [seat, resource, amount])
        self.n_pays: i64 = kind("pays", [seat, resource, amount])
        self.n_flies: i64 = kind("flies", [region, seat])
        self.n_delivers: i64 = kind("delivers", [("tower", self._towers_in_use()), seat, region], True)
        self.n_charms: i64 = kind("charms", [cloud, seat, region], True)
        self.n_points: i64 = kind("points", [seat, amount])
        self.n_loses: i64 = kind("loses", [seat, amount])
        self.n_amulet: i64 = kind("amulet", [seat, region])
        forest = Domain("tile", self.tile_domain.words[: int(self.forest_tiles)])
        self.n_finds: i64 = kind("finds", [("tile", forest), seat], True)
        self.n_uses: i64 = kind("uses", [tile, seat], True)
        self.n_rides: i64 = kind("rides", [("circle", self.circle_domain), seat], True)
        self.n_swaps: i64 = kind("swaps", [event, seat])
        self.n_settles: i64 = kind("settles", [event])
        self.n_fist: i64 = kind("fist", [seat, amount])
        self.n_hands_in: i64 = kind("hands-in", [("set", self.set_domain), seat], True)
        self.n_lightning: i64 = kind("lightning", [seat, amount])
        self.n_sets: i64 = kind("sets", [seat, amount])
        self.n_amulets: i64 = kind("amulets", [seat, amount])

    def _towers_in_use(self) -> Domain:
        """The towers that a game can reach, for the notes: on the purple side covered ones are out of use for good."""
        words = self.tower_domain.words
        dead = self.boards[1].covered
        first = int(self.boards[1].first_tower)
        used = [word for at, word in enumerate(words) if at < first or not dead >> (at - first) & 1]
        # tower -> its number among them
        self.told_tower: list[i64] = [i64(used.index(word) if word in used else -1) for word in words]
        return Domain("tower", used)

    def _most_decisions(self) -> int:
        """A bound on the decisions of one game: what the rules allow at the very most."""
        seats, rounds, roles = self.seats[1], int(self.rounds), int(self.role_count)
        spaces = max(len(board.cloud_region) + len(board.tile_region) for board in self.boards)
        # A role that is played: the word, the action, and what each tile and cloud can add to it.
        mountains = max(sum(family == MOUNTAIN for family in board.tile_family) for board in self.boards)
        played = 2 + (mountains + 1) * 2 * (4 + int(max(self.tile_number, default=i64(0))))
        # Every resource that is shown in a fist has been taken before.
        most = max(int(max(self.brave)) * 4, int(max(self.tower_wands)), 9)
        taken = seats * (20 + rounds * roles * most * 3)
        each_round = 2 + roles + seats * (roles + 4) + roles * seats * (played + 1)
        return 1 + spaces + rounds * each_round + taken

    # Ways in

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        from coven.games.broom_service.setup import lay_table

        return lay_table(self, SIDES.index(settings["board"]), seats, settings)

    def read(self, state: State, facts: Facts) -> None:
        from coven.games.broom_service.position import read_realm

        read_realm(self, state, facts)

    def check(self, state: State, facts: Facts) -> None:
        from coven.games.broom_service.position import check_realm

        check_realm(self, state, facts)

    def make_sight(self) -> Sight:
        from coven.games.broom_service.sight import RealmSight

        return RealmSight(self)
