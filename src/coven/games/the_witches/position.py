"""Lancre as the game's part of a position, and back, with every contradiction refused."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.the_witches.benefits import Help, LookAt, Reveal
from coven.games.the_witches.cackle import Cackle, GiveBack, TakeFrom
from coven.games.the_witches.dice import ChooseDice, RollOne, RollPair
from coven.games.the_witches.kit import STACKS, TOKENS, Kit
from coven.games.the_witches.moment import Moment
from coven.games.the_witches.moving import Act, Action, Arrives, Confront, Greet, Imprisoned, Onward
from coven.games.the_witches.outcome import Solved
from coven.games.the_witches.placing import ChooseCrisis, ChooseSpace, worsened
from coven.games.the_witches.setup import ChooseApprentice, DealCards, PlaceWitch, RollForOrder
from coven.games.the_witches.solving import (
    NEARBY,
    Boost,
    Consequence,
    Decide,
    Finish,
    GoTo,
    LoseProblem,
    Retreat,
    Withdraw,
)
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.tiles import DealSquare, DealTop, ShowProblem
from coven.games.the_witches.turns import Turn
from coven.games.the_witches.view import cards, pair_words, place_word, solved_facts, supply_facts
from coven.games.the_witches.words import DUNGEON, INVISIBILITY, NOTHING, NOWHERE, OWN_FIRST, UNSEEN
from coven.kernel.agenda import State, Step
from coven.kernel.bag import bit, count, members
from coven.kernel.facts import Facts
from coven.kernel.moves import Domain

PLAYER_FIELDS = ("apprentice", "tile", "space", "hand", "cackle", "black-aliss", "solved", "on_card")
FIELDS = ("turn", "turns", "action", "links", "hidden", "unseen", "board", "placed", "tops", "gone", "supply",
          "players", "discard", "played", "layers", "shown", "dice")


def lancre_facts(s: Lancre) -> dict[str, Any]:
    """What lies on the table, in the words of the rules; deck and unseen problems are what lies nowhere else."""
    kit = s.kit
    seats, words = kit.seat_domain.words, kit.problem_domain.words
    board: dict[str, Any] = {}
    for space in members(s.covered):
        tile = int(s.tile[space])
        board[kit.space_domain.words[space]] = {
            "problem": None if tile == UNSEEN else words[tile],
            "up": bool(s.up >> space & 1),
            "crisis": int(s.crisis[space]),
            "seen": [seats[i] for i in range(int(s.seats)) if s.known[i] >> space & 1],
        }
    players: dict[str, Any] = {}
    for seat in range(int(s.seats)):
        who = int(s.apprentice[seat])
        players[seats[seat]] = {
            "apprentice": None if who < 0 else kit.apprentice_domain.words[who],
            "tile": bool(s.unused >> seat & 1),
            "space": place_word(s, seat),
            "hand": cards(s, s.hands[seat]),
            "cackle": int(s.cackle[seat]),
            "black-aliss": int(s.aliss[seat]),
            "solved": solved_facts(s, seat),
            "on_card": int(s.on_card[seat]),
        }
    return {
        "turn": seats[s.turn],
        "turns": int(s.turns),
        "action": int(s.action),
        "links": int(s.links),
        "hidden": bool(s.hidden),
        "unseen": bool(s.unseen),
        "board": board,
        "placed": int(s.placed),
        "tops": [None if top == NOTHING else words[top] for top in s.tops],
        "gone": {words[kind]: n for kind, n in enumerate(_gone(s)) if n},
        "supply": supply_facts(s),
        "players": players,
        "discard": cards(s, s.discard),
        "played": cards(s, s.played),
        "layers": [cards(s, layer) for layer in s.layers],
        "shown": [seats[i] for i in range(int(s.seats)) if s.shown >> i & 1],
        "dice": {"first": pair_words(s, int(s.first)), "second": pair_words(s, int(s.second)),
                 "owed": int(s.owed), "added": int(s.added)},
    }


def _seen(s: Lancre) -> list[int]:
    """kind -> how many lie on the board, on stacks and with the players."""
    kinds = int(s.kit.problem_count)
    out = [0] * kinds
    for kind in [*s.tile, *s.tops]:
        if kind >= 0:
            out[kind] += 1
    for at, n in enumerate(s.solved):
        out[at % kinds] += int(n)
    return out


def _gone(s: Lancre) -> list[int]:
    """kind -> how many are out of the game."""
    return [int(s.kit.copies[kind]) - int(s.pool[kind]) - n for kind, n in enumerate(_seen(s))]


# Reading

def read_lancre(kit: Kit, state: State, facts: Facts) -> None:
    """Fill a fresh table. Without an agenda the named seat begins its turn; with nothing at all the game begins.

    Hands left out are empty, apprentices the first ones that nobody has, witches on the first empty spaces.
    """
    assert isinstance(state, Lancre)
    s = state
    facts.only("game", "edition", "seats", "options", "agenda", "ending", *FIELDS)
    given = facts["players"].mapping() if "players" in facts else {}
    for name, player in given.items():
        player.only(*PLAYER_FIELDS)
        _seat(s, Facts(name, player.where, player.path))
    is_fresh = not any(name in facts for name in ("agenda", "ending", *FIELDS))
    if "board" in facts:
        _read_board(s, facts["board"])
    for name, player in given.items():
        _read_player(s, kit.seat_domain.index[name], player)
    _read_cards(s, facts, given)
    _read_turn(s, facts)
    if not is_fresh and "agenda" not in facts and s.ending < 0:
        s.agenda = [Turn(s.turn)]
        _fill_in(s, facts, given)
    _read_problems(s, facts, is_fresh)
    _count_tokens(s, facts)


def _seat(s: Lancre, facts: Facts) -> int:
    return facts.word(Domain("seat", s.kit.seat_domain.words[: int(s.seats)]))


def _seats(s: Lancre, facts: Facts) -> i64:
    out: i64 = 0
    for item in facts:
        out |= bit(_seat(s, item))
    return out


def _read_board(s: Lancre, facts: Facts) -> None:
    """Every problem on the board; spaces that are not named are free."""
    kit = s.kit
    for space in members(s.covered):
        s.clear(space)
    for name, row in facts.mapping().items():
        space = Facts(name, row.where, row.path).word(kit.space_domain)
        row.only("problem", "up", "crisis", "seen")
        kind = UNSEEN if row["problem"].value is None else i64(row["problem"].word(kit.problem_domain))
        s.tile[space] = kind
        s.covered |= bit(space)
        is_up = row["up"].flag() if "up" in row else 0 <= kind < kit.easy_kinds
        if (is_up and kind == UNSEEN) or (not is_up and 0 <= kind < kit.easy_kinds):
            raise row.wrong("problem-face", found=name)
        if is_up:
            s.up |= bit(space)
        s.crisis[space] = row["crisis"].number(0, 99) if "crisis" in row else 0
        if s.crisis[space]:
            s.troubled |= bit(space)
        seen = _seats(s, row["seen"]) if "seen" in row else 0
        if seen and (is_up or kind == UNSEEN):
            raise row["seen"].wrong("problem-face", found=name)
        for seat in members(seen):
            s.known[seat] |= bit(space)


def _read_player(s: Lancre, seat: int, facts: Facts) -> None:
    kit = s.kit
    if "apprentice" in facts and facts["apprentice"].value is not None:
        who = facts["apprentice"].word(kit.apprentice_domain)
        if who in s.apprentice:
            raise facts["apprentice"].wrong("thing-twice", thing=kit.apprentice_domain.words[who],
                                            other=kit.seat_domain.words[s.apprentice.index(who)])
        s.apprentice[seat] = who
        _read_tile(s, seat, facts)
    if "space" in facts and facts["space"].value is not None:
        s.witch[seat] = DUNGEON if facts["space"].value == "dungeon" else facts["space"].word(kit.space_domain)
    for field, tokens in (("cackle", s.cackle), ("black-aliss", s.aliss)):
        if field in facts:
            tokens[seat] = facts[field].number(0, 99)
    easy = 0
    for name, amount in facts["solved"].mapping().items() if "solved" in facts else []:
        kind = Facts(name, amount.where, amount.path).word(kit.problem_domain)
        s.solved[seat * int(kit.problem_count) + kind] = amount.number(0, int(kit.copies[kind]))
        easy += amount.number(0) if kind < kit.easy_kinds else 0
    most = min(easy, int(kit.easy_on_card))
    s.on_card[seat] = facts["on_card"].number(0, most) if "on_card" in facts else most


def _read_tile(s: Lancre, seat: int, facts: Facts | None) -> None:
    """Whether the tile of an apprentice has not been used yet: so it is unless the position says otherwise."""
    who = s.apprentice[seat]
    has_tile = s.kit.right[who] != OWN_FIRST
    if facts is not None and "tile" in facts:
        if facts["tile"].flag() and not has_tile:
            raise facts["tile"].wrong("no-tile", found=s.kit.apprentice_domain.words[who])
        has_tile = facts["tile"].flag()
    if has_tile:
        s.unused |= bit(seat)


def _read_cards(s: Lancre, facts: Facts, given: dict[str, Facts]) -> None:
    """Every card lies in one place; the deck has the rest."""
    kit = s.kit
    places: dict[int, str] = {}

    def take(items: Facts, place: str) -> i64:
        out: i64 = 0
        for item in items:
            card = item.word(kit.card_domain)
            if card in places:
                raise item.wrong("thing-twice", thing=kit.card_domain.words[card], other=places[card])
            places[card] = place
            s.deck &= ~bit(card)
            out |= bit(card)
        return out

    for name, player in given.items():
        if "hand" in player:
            s.hands[kit.seat_domain.index[name]] = take(player["hand"], name)
    if "discard" in facts:
        s.discard = take(facts["discard"], "discard")
    if "played" in facts:
        s.played = take(facts["played"], "played")
    held: i64 = 0
    for hand in s.hands:
        held |= hand
    for layer in list(facts["layers"]) if "layers" in facts else []:
        mask = layer.mask(kit.card_domain)
        if mask & ~held:
            raise layer.wrong("card-nowhere", card=kit.card_domain.words[members(mask & ~held)[0]])
        held &= ~mask
        s.layers.append(mask)
    if "shown" in facts:
        s.shown = _seats(s, facts["shown"])
        for seat in members(s.shown):
            if not s.hands[seat] & kit.with_benefit[INVISIBILITY]:
                raise facts["shown"].wrong("no-invisibility", found=kit.seat_domain.words[seat])


def _read_turn(s: Lancre, facts: Facts) -> None:
    kit = s.kit
    if "turn" in facts:
        s.turn = _seat(s, facts["turn"])
    for name, most in (("turns", 9999), ("action", 2), ("links", 99)):
        if name in facts:
            setattr(s, name, facts[name].number(0, most))
    for name in ("hidden", "unseen"):
        if name in facts:
            setattr(s, name, facts[name].flag())
    if "dice" in facts:
        dice = facts["dice"]
        dice.only("first", "second", "owed", "added")
        for name in ("first", "second"):
            faces = sorted(dice[name].sequence(kit.face_domain))
            if len(faces) not in (0, 2):
                raise dice[name].wrong("facts-count", found=str(len(faces)), low="0", high="2")
            setattr(s, name, faces[0] * int(kit.face_count) + faces[1] if faces else -1)
        s.owed = dice["owed"].number(0, 2)
        s.added = dice["added"].number(0, 999)


def _fill_in(s: Lancre, facts: Facts, given: dict[str, Facts]) -> None:
    """What a position in the middle of a game may leave out."""
    for seat in range(int(s.seats)):
        if s.apprentice[seat] < 0:
            s.apprentice[seat] = next(i for i in range(int(s.kit.apprentice_count)) if i not in s.apprentice)
            _read_tile(s, seat, given.get(s.kit.seat_domain.words[seat]))
        if s.witch[seat] == NOWHERE:
            if not s.empty():
                raise facts.wrong("facts-missing", field=f"players.{s.kit.seat_domain.words[seat]}.space")
            s.witch[seat] = members(s.empty())[0]


def _read_problems(s: Lancre, facts: Facts, is_fresh: bool) -> None:
    """Tops of the stacks, what is out of the game, and the pool of unseen problems that follows."""
    kit = s.kit
    order = kit.order[s.seats]
    if "placed" in facts:
        s.placed = facts["placed"].number(0, len(order))
    if "tops" in facts:
        tops = list(facts["tops"])
        if len(tops) != len(s.tops):
            raise facts["tops"].wrong("facts-count", found=str(len(tops)), low=str(STACKS), high=str(STACKS))
        for stack, item in enumerate(tops):
            s.tops[stack] = NOTHING if item.value is None else item.word(kit.problem_domain)
            if s.tops[stack] >= kit.easy_kinds:
                raise item.wrong("facts-word", found=str(item.value),
                                 words=", ".join(kit.problem_domain.words[: int(kit.easy_kinds)]))
    for name, amount in facts["gone"].mapping().items() if "gone" in facts else []:
        kind = Facts(name, amount.where, amount.path).word(kit.problem_domain)
        s.pool[kind] -= amount.number(0, int(kit.copies[kind]))
    for kind, n in enumerate(_seen(s)):
        s.pool[kind] -= n
        if s.pool[kind] < 0:
            raise facts.wrong("too-many", found=kit.problem_domain.words[kind], high=str(int(kit.copies[kind])))
    dealing = any("DealTop" in str(step.value) for step in facts["agenda"]) if "agenda" in facts else is_fresh
    if "tops" not in facts and not dealing:
        for code in order[int(s.placed):]:
            if not code & 1 and s.tops[code >> 1] == NOTHING:
                kind = next((k for k in range(int(kit.easy_kinds)) if s.pool[k]), -1)
                if kind < 0:
                    raise facts.wrong("pool-empty")
                s.tops[code >> 1] = kind
                s.pool[kind] -= 1
    left = order[int(s.placed):]
    hard = sum(code & 1 for code in left) + sum(tile == UNSEEN for tile in s.tile)
    easy = sum(not code & 1 for code in left) - sum(top >= 0 for top in s.tops)
    if hard > sum(s.pool[int(kit.easy_kinds):]) or easy > sum(s.pool[: int(kit.easy_kinds)]):
        raise facts.wrong("pool-empty")


def _count_tokens(s: Lancre, facts: Facts) -> None:
    """The supply has what nobody has; a supply that is given must say the same."""
    out = (sum(s.cackle), sum(s.crisis), sum(s.aliss))
    for i, name in enumerate(TOKENS):
        s.supply[i] -= out[i]
        if s.supply[i] < 0:
            raise facts.wrong("too-many", found=f"{name}: {out[i]}", high=str(int(s.supply[i] + out[i])))
    if "supply" in facts:
        facts["supply"].only(*TOKENS)
        for i, name in enumerate(TOKENS):
            if facts["supply"][name].number(0) != s.supply[i]:
                raise facts["supply"][name].wrong("supply-differs", found=str(facts["supply"][name].value),
                                                  expected=str(int(s.supply[i])))


# Checking

def check_lancre(kit: Kit, state: State, facts: Facts) -> None:
    """The agenda must fit the table."""
    assert isinstance(state, Lancre)
    s = state
    setting_up = {name for name in ("choosing", "placing") if _is_setting_up(s, name)}
    for seat in range(int(s.seats)):
        for field, missing, allowed in (("apprentice", s.apprentice[seat] < 0, "choosing"),
                                        ("space", s.witch[seat] == NOWHERE, "placing")):
            if missing and s.ending < 0 and allowed not in setting_up:
                raise facts.wrong("facts-missing", field=f"players.{kit.seat_domain.words[seat]}.{field}")
    tops = {int(code) >> 1 for code in kit.order[s.seats][int(s.placed):] if not code & 1}
    dealt = {int(step.stack) for step in s.agenda if isinstance(step, DealTop)}
    if s.ending < 0 and {stack for stack, top in enumerate(s.tops) if top >= 0} != tops - dealt:
        raise facts.wrong("facts-missing", field="tops")
    # Whoever may be sent to the Dungeon must be able to come to the end of the turn.
    names = {type(step).__name__ for step in s.agenda}
    if not {"Rest", "Close"} <= names:
        for step in s.agenda:
            if isinstance(step, Action | Consequence) or (isinstance(step, Moment) and s.action):
                raise facts.wrong("step-misfit", step=type(step).__name__)
    for step in s.agenda:
        if not _fits(s, step, step is s.agenda[-1]):
            raise facts.wrong("step-misfit", step=type(step).__name__)


def _is_setting_up(s: Lancre, what: str) -> bool:
    for step in s.agenda:
        if isinstance(step, RollForOrder | ChooseApprentice):
            return True
        if what == "placing" and isinstance(step, DealCards | PlaceWitch):
            return True
    return False


def _fits(s: Lancre, step: Step, is_next: bool) -> bool:
    """Whether a step can be done on this table; dice that a later one speaks of may still have to be rolled."""
    at = int(s.witch[s.turn])
    covered = at >= 0 and bool(s.covered >> at & 1)
    if isinstance(step, Moment) and step.seat != s.turn:
        return False
    if isinstance(step, Decide | Boost | Finish):
        rolled = s.first >= 0 and (s.second >= 0) == isinstance(step, Finish)
        return covered and bool(s.up >> at & 1) and (rolled or not is_next)
    if isinstance(step, Confront | Solved | Consequence):
        return covered and (isinstance(step, Confront) or bool(s.up >> at & 1))
    if isinstance(step, Onward):
        return at >= 0 and (s.links > 0 or s.action == 1)
    if isinstance(step, Retreat | Act | Arrives | Withdraw | Greet):
        return at >= 0 or not is_next
    if isinstance(step, Imprisoned):
        return at == DUNGEON
    if isinstance(step, ChooseDice | RollOne):
        return s.first >= 0
    if isinstance(step, RollPair):
        return covered
    return _asks_for_something(s, step)


def _asks_for_something(s: Lancre, step: Step) -> bool:
    """Whether what a step speaks of is there."""
    if isinstance(step, GoTo):
        return 0 <= step.where <= 3 and (step.where != NEARBY or s.witch[step.seat] >= 0)
    if isinstance(step, RollForOrder):
        return step.left != 0
    if isinstance(step, ShowProblem):
        return bool(s.tile[step.space] == UNSEEN)
    if isinstance(step, DealSquare):
        return not s.covered >> step.space & 1
    if isinstance(step, DealTop):
        return 0 <= step.stack < len(s.tops) and s.tops[step.stack] == NOTHING
    if isinstance(step, LookAt):
        return bool(step.among) and not step.among & ~s.face_down()
    if isinstance(step, TakeFrom):
        return all(s.cackle[seat] for seat in members(step.among)) and bool(step.among)
    if isinstance(step, GiveBack):
        return 0 <= step.reason <= 3 and s.cackle[step.seat] > 0 and 0 < step.most < len(s.kit.domains["tokens"].words)
    if isinstance(step, Cackle):
        return step.left > 0
    if isinstance(step, Help):
        return s.troubled != 0
    if isinstance(step, Reveal):
        return s.face_down() != 0
    if isinstance(step, LoseProblem):
        return s.on_card[step.seat] > 0
    if isinstance(step, ChooseSpace):
        return count(s.kit.location_spaces[step.location] & s.empty()) > 0 and s.placed < len(s.kit.order[s.seats])
    if isinstance(step, ChooseCrisis):
        return worsened(s, step.location) != 0
    return True
