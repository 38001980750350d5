"""What never appears or vanishes, for each game: a check of one state."""

from __future__ import annotations

from collections.abc import Callable

from coven.games.ankh_morpork.state import UNUSED, City
from coven.games.ankh_morpork.words import DEMON, TROLL
from coven.games.broom_service.contest import Follow as FollowRole
from coven.games.broom_service.events import MakeFists
from coven.games.broom_service.rounds import most_roles
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import FREE, RESOURCES
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import COMPETITIVE, INVISIBILITY, NOTHING, UNSEEN
from coven.games.witchs_brew.book import GOODS, VIAL
from coven.games.witchs_brew.rounds import ChooseRoles, Follow
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.agenda import State
from coven.kernel.bag import members


def conserve_witchs_brew(state: State) -> None:
    """Cards, vials, spell books and blocking cards are each in one place; nobody owes; hands are possible."""
    assert isinstance(state, Kitchen)
    _potions(state)
    _goods(state)
    _spells(state)
    _roles(state)


def _potions(s: Kitchen) -> None:
    """Every potion card lies in its stack below the top, or with exactly one seat, whose points are their sum."""
    places = [0] * int(s.book.potion_count)
    for stack in range(int(s.book.stack_count)):
        assert s.book.first_potion[stack] <= s.top[stack] <= s.book.first_potion[stack + 1]
        for potion in range(int(s.top[stack]), int(s.book.first_potion[stack + 1])):
            places[potion] += 1
    for seat in range(int(s.seats)):
        held = members(s.potions[seat])
        for potion in held:
            places[potion] += 1
        assert s.points[seat] == sum(s.book.points[potion] for potion in held)
    assert places == [1] * len(places)


def _goods(s: Kitchen) -> None:
    """Nothing is negative, and all vials are held or in the supply."""
    assert min(s.goods) >= 0
    assert min(s.pot) >= 0
    assert s.vials >= 0
    assert s.vials + sum(s.goods[seat * GOODS + VIAL] for seat in range(int(s.seats))) == s.book.vials
    for stack in range(int(s.book.stack_count)):
        assert s.has_card(stack) or not s.pot_size(stack)


def _spells(s: Kitchen) -> None:
    """Every spell book is open, seen before, or unseen."""
    seen = [int(spell) for spell in s.under] + ([int(s.spell)] if s.spell >= 0 else [])
    assert sorted(seen + [int(spell) for spell in members(s.unseen)]) == list(range(int(s.book.spell_count)))


def _roles(s: Kitchen) -> None:
    """Blocked roles are not spare; nobody holds a blocked role or a settled one, except who has still to speak."""
    assert not s.blocked & s.spare
    choosing = silent = open_role = 0
    for step in s.agenda:
        if isinstance(step, ChooseRoles):
            choosing = int(step.asked)
        elif isinstance(step, Follow):
            open_role = 1 << int(step.role)
            for seat in range(int(s.seats)):
                if (seat - s.leader) % s.seats >= (step.seat - s.leader) % s.seats:
                    silent |= 1 << seat
    for seat in range(int(s.seats)):
        gone = s.led & ~(open_role if silent >> seat & 1 else 0)
        assert not s.hand[seat] & s.blocked
        assert not s.hand[seat] & gone
        if not choosing >> seat & 1:
            assert len(members(s.hand[seat])) <= s.book.picks


def conserve_ankh_morpork(state: State) -> None:
    """Cards, pieces, markers, buildings and money are each in one place, and what anybody knows is true."""
    assert isinstance(state, City)
    _city_cards(state)
    _city_pieces(state)
    _city_knowledge(state)
    assert min(state.money) >= 0
    assert sum(state.money) == state.paid


def _city_cards(s: City) -> None:
    """Every card is in the deck, on the discard pile, in play, in one hand, before one seat, or out of the game."""
    box = s.box
    for colour, total in enumerate((box.greens, box.card_count - box.greens)):
        playing = 0
        if s.playing >= 0 and (s.playing >= box.greens) == bool(colour):
            playing = 1 << int(s.playing - colour * box.greens)
        places = [s.deck[colour], s.discard[colour], box.absent[s.seats * 2 + colour], playing,
                  *(s.hands[seat * 2 + colour] for seat in range(int(s.seats))),
                  *(s.front[seat * 2 + colour] for seat in range(int(s.seats)))]
        assert sum(places) == (1 << int(total)) - 1
        together = 0
        for mask in places:
            assert not together & mask
            together |= mask
        assert not s.drawn[colour] & ~sum(s.hands[seat * 2 + colour] for seat in range(int(s.seats)))
    held = [int(who) for who in s.personality if who >= 0]
    assert len(set(held)) == len(held)
    assert not any(box.absent_personalities[s.seats] >> who & 1 for who in held)


def _city_pieces(s: City) -> None:
    """Nobody has more pieces out than there are; what is counted is what stands."""
    box = s.box
    for seat in range(int(s.seats)):
        stand = [int(s.pieces(area, seat)) for area in range(int(box.area_count))]
        assert sum(stand) == s.out[seat] <= box.minions
        assert s.spread[seat] == sum(1 << area for area, n in enumerate(stand) if n)
        assert len(members(s.built[seat])) <= box.buildings
        assert not any(s.built[seat] & s.built[other] for other in range(seat))
    for owner, most in ((TROLL, box.trolls), (DEMON, box.demons)):
        stand = [int(s.pieces(area, owner)) for area in range(int(box.area_count))]
        assert sum(stand) <= most
        if owner == DEMON:
            assert s.haunted == sum(1 << area for area, n in enumerate(stand) if n)
    assert not s.trouble & ~box.everywhere


def _city_knowledge(s: City) -> None:
    """A card that somebody knows to be in a hand is in one of the hands thought possible; so are personalities."""
    for watcher in range(int(s.seats) + 1):
        for colour in (0, 1):
            here = [int(s.seen[(watcher * s.seats + seat) * 2 + colour]) for seat in range(int(s.seats))]
            if watcher < s.seats:
                assert not here[watcher]
            for card in {int(card) for mask in here for card in members(mask)}:
                assert s.located[colour] >> card & 1
                assert any(here[seat] >> card & 1 and s.hands[seat * 2 + colour] >> card & 1
                           for seat in range(int(s.seats)))
        for who in range(int(s.box.personality_count)):
            if min(s.personality) < 0 or s.box.absent_personalities[s.seats] >> who & 1:
                continue
            place = s.personality.index(who) if who in s.personality else int(UNUSED)
            assert s.could[watcher] >> (5 * who + place) & 1


def conserve_the_witches(state: State) -> None:
    """Cards, problems and tokens are each in one place; what is known is there; an attempt has its dice."""
    assert isinstance(state, Lancre)
    _lancre_cards(state)
    _lancre_problems(state)
    _lancre_tokens(state)
    at = [int(space) for space in state.witch]
    assert all(-2 <= space < state.kit.space_count for space in at)
    assert -1 <= state.first < state.kit.face_count**2
    assert state.second < 0 or state.first >= 0


def _lancre_cards(s: Lancre) -> None:
    """Every card lies in one place; layers are apart and in hands; who has shown a card holds one."""
    places = [int(mask) for mask in (s.deck, s.discard, s.played, *s.hands)]
    assert sum(places) == (1 << int(s.kit.card_count)) - 1
    together = 0
    for mask in places:
        assert not together & mask
        together |= mask
    held = sum(int(hand) for hand in s.hands)
    for layer in s.layers:
        assert not layer & ~held
        held &= ~layer
    for seat in members(s.shown):
        assert s.hands[seat] & s.kit.with_benefit[INVISIBILITY]


def _lancre_problems(s: Lancre) -> None:
    """No kind has more problems than the box; unseen ones suffice; faces and looks are of problems that are there."""
    kit = s.kit
    order = kit.order[s.seats]
    out = [int(n) for n in s.pool]
    assert min(out) >= 0
    for kind in [*s.tile, *s.tops]:
        if kind >= 0:
            out[kind] += 1
    for at, n in enumerate(s.solved):
        assert n >= 0
        out[at % len(out)] += int(n)
    assert all(n <= kit.copies[kind] for kind, n in enumerate(out))
    assert sum(kit.copies) - sum(out) <= 2 * len(order), "problems vanish"
    easy = int(kit.easy_kinds)
    unseen = sum(tile == UNSEEN for tile in s.tile) + sum(int(code) & 1 for code in order[int(s.placed):])
    assert unseen <= sum(s.pool[easy:])
    for space in range(int(kit.space_count)):
        here = bool(s.covered >> space & 1)
        assert here == (s.tile[space] != NOTHING)
        assert here or not s.crisis[space]
        assert bool(s.troubled >> space & 1) == bool(s.crisis[space])
        assert s.tile[space] >= 0 or not s.up >> space & 1
        assert not 0 <= s.tile[space] < easy or s.up >> space & 1
        for known in s.known:
            assert not known >> space & 1 or (s.tile[space] >= easy and not s.up >> space & 1)
    for seat in range(int(s.seats)):
        first = seat * int(kit.problem_count)
        assert 0 <= s.on_card[seat] <= min(kit.easy_on_card, sum(s.solved[first:first + easy]))


def _lancre_tokens(s: Lancre) -> None:
    """All tokens are with somebody, on the board or in the supply."""
    for which, out in enumerate((s.cackle, s.crisis, s.aliss)):
        assert min(*out, *s.supply) >= 0 if len(out) > 1 else out[0] >= 0
        whole = s.kit.token(s.mode, s.seats, which)
        if which == 1 and s.settings["expert"] and s.mode == COMPETITIVE:
            whole = s.kit.expert_crisis
        assert s.supply[which] + sum(out) == whole


def conserve_broom_service(state: State) -> None:
    """Clouds, tiles and towers are what the board can hold; nobody owes; pawns stand on land without clouds."""
    assert isinstance(state, Realm)
    _realm_board(state)
    _realm_pieces(state)
    _realm_roles(state)


def _realm_board(s: Realm) -> None:
    """No more clouds and tiles than in the box; what is counted is what lies there."""
    chest, board = s.chest, s.board
    clouded = rainbows = 0
    bolts = [0] * int(s.seats)
    for space, kind in enumerate(s.cloud):
        if kind < 0:
            assert s.owner[space] == FREE
        elif s.owner[space] == FREE:
            clouded |= 1 << int(board.cloud_region[space])
            rainbows |= int(chest.cloud_deed[kind] == 0) << space
        else:
            bolts[s.owner[space]] += int(chest.bolts[kind])
    assert (clouded, rainbows, bolts) == (s.clouded, s.rainbows, [int(n) for n in s.bolts])
    for kind, copies in enumerate(chest.copies):
        assert sum(other == kind for other in s.cloud) <= copies
    for tile, copies in enumerate(chest.tile_copies):
        held = sum(s.held[tile :: int(chest.forest_tiles)]) if tile < chest.forest_tiles else 0
        assert sum(other == tile for other in s.tile) + held <= copies
    for space, tile in enumerate(s.tile):
        assert tile < 0 or chest.tile_family[tile] == board.tile_family[space]
    assert not s.filled & ~(board.round | board.covered)


def _realm_pieces(s: Realm) -> None:
    """Nothing is negative, fists hold what their owners have, pawns stand where they may, amulets lie at tiles."""
    assert min(*s.goods, *s.held, *s.fist) >= 0
    assert all(fist <= goods for fist, goods in zip(s.fist, s.goods, strict=True))
    assert len(s.fist) == s.seats * RESOURCES
    assert any(isinstance(step, MakeFists) for step in s.agenda) or not any(s.fist)
    mountains = sum(1 << int(region) for space, region in enumerate(s.board.tile_region)
                    if s.board.tile_family[space] == 2 and s.tile[space] >= 0)
    for seat in range(int(s.seats)):
        assert s.pawn[seat * 2] <= s.pawn[seat * 2 + 1]
        assert not s.pawns(seat) & (s.clouded | ~s.board.land)
        assert not s.amulets[seat] & ~mountains


def _realm_roles(s: Realm) -> None:
    """Bewitched roles have left their deck; nobody holds a role that was called, except who has still to speak."""
    assert not s.bewitched & s.spare
    silent = open_role = 0
    for step in s.agenda:
        if isinstance(step, FollowRole):
            open_role = 1 << int(step.role)
            for seat in range(int(s.seats)):
                if (seat - s.leader) % s.seats >= (step.seat - s.leader) % s.seats:
                    silent |= 1 << seat
    for seat in range(int(s.seats)):
        assert not s.hand[seat] & s.called & ~(open_role if silent >> seat & 1 else 0)
        assert not s.laid[seat] & ~s.called
        assert not s.laid[seat] & s.hand[seat]
        assert not s.hand[seat] or len(members(s.hand[seat] | s.laid[seat])) <= most_roles(s) + 1


CONSERVED: dict[str, Callable[[State], None]] = {
    "ankh_morpork": conserve_ankh_morpork,
    "broom_service": conserve_broom_service,
    "the_witches": conserve_the_witches,
    "witchs_brew": conserve_witchs_brew,
}
