"""Whether the agenda of a position fits what lies on the table."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.broom_service.actions import BraveAct, CowardAct
from coven.games.broom_service.chest import Chest
from coven.games.broom_service.contest import Follow, LastBrave, Lead
from coven.games.broom_service.events import HandIn, MakeFists
from coven.games.broom_service.flying import Fly, Ride
from coven.games.broom_service.mountains import OnMountain
from coven.games.broom_service.offer import Offer
from coven.games.broom_service.rounds import (
    AddRole,
    Bewitch,
    Choose,
    ChooseAnyRoles,
    ExtraRole,
    OfferExtra,
    OpenEvent,
    RoleBallot,
    StartRound,
    extra_tile,
    most_roles,
)
from coven.games.broom_service.setup import LayCloud, LayTile, tile_spaces
from coven.games.broom_service.state import Realm
from coven.games.broom_service.towers import Deliver
from coven.games.broom_service.words import COUNT, FISTS, MOUNTAIN, SETS, TILE_BROOM
from coven.kernel.agenda import State, Step
from coven.kernel.bag import bit, count, members
from coven.kernel.facts import Facts


def check_realm(chest: Chest, state: State, facts: Facts) -> None:
    """Hands are possible, a round has its event, and every step finds what it speaks of."""
    assert isinstance(state, Realm)
    s = state
    extra: i64 = 0
    choosing = any(isinstance(step, (RoleBallot, Choose)) for step in s.agenda)
    begins = s.ending >= 0
    for step in s.agenda:
        if isinstance(step, (OpenEvent, StartRound)):
            begins = True
        twice = isinstance(step, ExtraRole) and extra >> step.seat & 1
        if isinstance(step, ExtraRole):
            extra |= bit(step.seat)
        if twice or not _fits(s, step, choosing):
            raise (facts.get("agenda") or facts).wrong("step-misfit", step=type(step).__name__)
    if s.event < 0 and not begins:
        raise facts.wrong("facts-missing", field="event")
    if int(count(s.unseen)) < int(chest.rounds) - int(s.round) and s.ending < 0:
        raise facts.wrong("events-few", found=str(int(count(s.unseen))), low=str(int(chest.rounds - s.round)))
    if choosing and s.called:
        raise facts["called"].wrong("too-many", found=str(int(count(s.called))), high="0")
    _check_hands(s, facts)
    if not any(isinstance(step, MakeFists) for step in s.agenda) and any(s.fist):
        raise facts["players"].wrong("no-fists")


def _silent(s: Realm, seat: int) -> i64:
    """Mask of the open roles that a seat may hold, since it has still to speak."""
    out: i64 = 0
    for step in s.agenda:
        if isinstance(step, Follow) and (seat - s.leader) % s.seats >= (step.seat - s.leader) % s.seats:
            out |= bit(step.role)
    return out


def _check_hands(s: Realm, facts: Facts) -> None:
    """Nobody holds a role that was called, except who has still to speak; nobody more than can be chosen."""
    words = s.chest.role_domain.words
    most = int(most_roles(s)) if s.event >= 0 else 0
    for seat in range(int(s.seats)):
        called = members(s.hand[seat] & s.called & ~_silent(s, seat))
        if called:
            raise facts["players"].wrong("thing-twice", thing=words[called[0]], other="called")
        laid = members(s.laid[seat] & ~s.called)
        if laid:
            raise facts["players"].wrong("not-called", thing=words[laid[0]])
        twice = members(s.laid[seat] & s.hand[seat])
        if twice:
            raise facts["players"].wrong("thing-twice", thing=words[twice[0]], other="laid")
        extra = 1 if s.settings["board"] == "purple" else 0
        if int(count(s.hand[seat] | s.laid[seat])) > most + extra:
            raise facts["players"].wrong("too-many", found=str(int(count(s.hand[seat] | s.laid[seat]))),
                                         high=str(most + extra))


def _fits(s: Realm, step: Step, choosing: bool) -> bool:
    """Whether what a step speaks of is there."""
    if isinstance(step, (LayCloud, LayTile)):
        return _can_lay(s, step)
    if isinstance(step, (StartRound, Choose, OfferExtra, RoleBallot, ExtraRole, AddRole)):
        return _can_choose(s, step, choosing)
    if isinstance(step, Bewitch):
        return 1 <= step.left <= s.chest.bewitched[s.seats] - count(s.bewitched)
    if isinstance(step, OpenEvent):
        return bool(s.unseen)
    if isinstance(step, Lead):
        return bool(s.hand[step.seat]) and step.seat == s.leader
    if isinstance(step, Follow):
        return step.seat != s.leader and _is_called(s, step.role, step.bravest)
    if isinstance(step, LastBrave):
        return _is_called(s, step.role, step.bravest)
    if isinstance(step, (BraveAct, CowardAct)):
        return _is_called(s, step.role, step.seat)
    if isinstance(step, Offer):
        return isinstance(step.question, (Deliver, Fly, OnMountain)) and _fits(s, step.question, choosing)
    if isinstance(step, MakeFists):
        return s.deed() == FISTS
    if isinstance(step, HandIn):
        return s.deed() == SETS
    return not isinstance(step, (Ride, OnMountain, Fly)) or _can_fly(s, step)


def _is_called(s: Realm, role: i64, player: i64) -> bool:
    """Whether a role has been called, and this player, if any, has laid it."""
    return bool(s.called >> role & 1) and (player < 0 or bool(s.laid[player] >> role & 1))


def _can_lay(s: Realm, step: LayCloud | LayTile) -> bool:
    """Whether this space and all later ones are empty: no cloud and no pawn, no tile and none in hand."""
    first = int(step.space)
    if isinstance(step, LayTile):
        return 0 <= first < len(s.tile) and bool(tile_spaces(s) >> first & 1) and not any(s.held) \
            and all(tile < 0 for tile in s.tile[first:])
    pawns: i64 = 0
    for seat in range(int(s.seats)):
        pawns |= s.pawns(seat)
    return 0 <= first < len(s.cloud) and all(kind < 0 for kind in s.cloud[first:]) \
        and not any(pawns >> region & 1 for region in s.board.cloud_region[first:])


def _can_choose(s: Realm, step: Step, choosing: bool) -> bool:
    """Whether roles can be chosen, or added: hands are empty before, and hold as many as can be after it."""
    if isinstance(step, StartRound):
        return s.round < s.chest.rounds and not any(s.hand)
    if isinstance(step, Choose):
        return not any(s.hand)
    if isinstance(step, OfferExtra):
        return choosing or s.deed() != COUNT or all(1 <= count(hand) <= most_roles(s) for hand in s.hand)
    if s.event < 0:
        return False
    if isinstance(step, RoleBallot):
        return isinstance(step, ChooseAnyRoles) == (s.deed() == COUNT) and _can_pick(s, step)
    if isinstance(step, AddRole):
        return s.settings["board"] == "purple" and not s.called and count(s.hand[step.seat]) <= most_roles(s)
    return bool(extra_tile(s, step.seat) >= 0)


def _can_pick(s: Realm, step: RoleBallot) -> bool:
    """Whether all who still choose have few enough roles, with enough others after them."""
    for seat in range(int(s.seats)):
        if step.asked >> seat & 1:
            if not step.options(s, seat) or count(s.hand[seat]) >= most_roles(s):
                return False
        elif not s.hand[seat] or (s.deed() != COUNT and count(s.hand[seat]) != s.chest.picks):
            return False
    return True


def _can_fly(s: Realm, step: Ride | OnMountain | Fly) -> bool:
    """Whether there is a broom or a mountain tile for a pawn that is there."""
    if isinstance(step, Fly):
        return 1 <= step.left <= 9
    tile = s.tile_in(step.region)
    if tile < 0:
        return False
    if isinstance(step, Ride):
        return s.chest.tile_deed[tile] == TILE_BROOM and bool(s.pawns(step.seat) >> step.region & 1) \
            and bool(step.circles(s))
    return s.chest.tile_family[tile] == MOUNTAIN and bool(s.amulets[step.seat] >> step.region & 1)
