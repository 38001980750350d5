"""A city as the game's part of a position, and back, with every contradiction refused."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.ankh_morpork.box import Box
from coven.games.ankh_morpork.knowledge import learn
from coven.games.ankh_morpork.personalities import DealPersonality, unused
from coven.games.ankh_morpork.pieces import NEAR_AREA, PutMinion
from coven.games.ankh_morpork.scrolls import PlaceMinion
from coven.games.ankh_morpork.state import PIECES, UNUSED, City
from coven.games.ankh_morpork.turns import Turn
from coven.games.ankh_morpork.view import cards
from coven.games.ankh_morpork.words import DEMON, TROLL
from coven.kernel.agenda import State
from coven.kernel.bag import bit, count, members
from coven.kernel.facts import Facts

PLAYER_FIELDS = ("personality", "hand", "front", "money", "minions", "buildings", "knows", "could")
FIELDS = ("turn", "turns", "players", "public", "trouble", "trolls", "demons", "discard", "events", "buried", "spent",
          "gained", "playing", "last", "drawn", "mixed", "paid", "winner")


def city_facts(s: City) -> dict[str, Any]:
    """What lies on the table, in the words of the rules; the deck is every card that lies nowhere else."""
    box = s.box
    seats, areas, words = box.seat_domain.words, box.area_domain.words, box.card_domain.words
    players: dict[str, Any] = {}
    for seat in range(int(s.seats)):
        who = int(s.personality[seat])
        players[seats[seat]] = {
            "personality": None if who < 0 else box.personality_domain.words[who],
            "hand": cards(s, s.hands[seat * 2], s.hands[seat * 2 + 1]),
            "front": cards(s, s.front[seat * 2], s.front[seat * 2 + 1]),
            "money": int(s.money[seat]),
            "minions": _pieces(s, seat),
            "buildings": [areas[i] for i in members(s.built[seat])],
            "knows": _knows(s, seat),
            "could": _could(s, seat),
        }
    return {
        "turn": seats[s.turn],
        "turns": int(s.turns),
        "players": players,
        "public": {"knows": _knows(s, int(s.seats)), "could": _could(s, int(s.seats))},
        "trouble": [areas[i] for i in members(s.trouble)],
        "trolls": _pieces(s, TROLL),
        "demons": _pieces(s, DEMON),
        "discard": cards(s, s.discard[0], s.discard[1]),
        "events": [box.event_domain.words[i] for i in members(s.events)],
        "buried": [areas[i] for i in members(s.buried)],
        "spent": [areas[i] for i in members(s.spent)],
        "gained": [areas[i] for i in members(s.gained)],
        "playing": None if s.playing < 0 else words[s.playing],
        "last": None if s.last < 0 else words[s.last],
        "drawn": cards(s, s.drawn[0], s.drawn[1]),
        "mixed": [seats[i] for i in s.mixed],
        "paid": int(s.paid),
        "winner": None if s.winner < 0 else seats[s.winner],
    }


def _pieces(s: City, owner: int) -> dict[str, int]:
    return {word: int(s.pieces(i, owner)) for i, word in enumerate(s.box.area_domain.words) if s.pieces(i, owner)}


def _knows(s: City, watcher: int) -> dict[str, list[str]]:
    """The cards that a watcher knows to be in a hand, each with the seats that may hold it."""
    seats, words, greens = s.box.seat_domain.words, s.box.card_domain.words, int(s.box.greens)
    out: dict[str, list[str]] = {}
    for card, word in enumerate(words):
        colour = 0 if card < greens else 1
        bit = 1 << (card - colour * greens)
        holders = [seats[i] for i in range(int(s.seats)) if s.seen[(watcher * s.seats + i) * 2 + colour] & bit]
        if holders:
            out[word] = holders
    return out


def _could(s: City, watcher: int) -> dict[str, list[str]]:
    """Whose a personality may be, as far as a watcher knows."""
    places = [*s.box.seat_domain.words[: int(s.seats)], *[""] * int(UNUSED - s.seats), "unused"]
    out: dict[str, list[str]] = {}
    for i, word in enumerate(s.box.personality_domain.words):
        mask = s.could[watcher] >> (5 * i) & 31
        if mask:
            out[word] = [place for k, place in enumerate(places) if mask >> k & 1]
    return out


# Reading

def read_city(box: Box, state: State, facts: Facts) -> None:
    """Fill a fresh city. Without an agenda the named seat begins its turn; with nothing at all the game begins.

    Hands left out are empty, personalities left out are the first ones that nobody has.
    """
    assert isinstance(state, City)
    s = state
    facts.only("game", "edition", "seats", "options", "agenda", "ending", *FIELDS)
    given = facts["players"].mapping() if "players" in facts else {}
    for name, player in given.items():
        player.only(*PLAYER_FIELDS)
        _seat(s, Facts(name, player.where, player.path))
    _read_board(s, facts, given)
    _read_cards(s, facts, given)
    if "turn" in facts:
        s.turn = _seat(s, facts["turn"])
    if "turns" in facts:
        s.turns = facts["turns"].number(0, 9999)
    if "winner" in facts and facts["winner"].value is not None:
        s.winner = _seat(s, facts["winner"])
    if "agenda" in facts or s.ending >= 0 or "turn" in facts or given:
        _read_personalities(s, facts, given)
        if "agenda" not in facts and s.ending < 0:
            if s.playing >= 0:
                raise facts.wrong("facts-missing", field="agenda")
            s.agenda = [Turn(s.turn)]
    _read_knowledge(s, facts, given)


def _seat(s: City, facts: Facts) -> int:
    seat = facts.word(s.box.seat_domain)
    if seat >= s.seats:
        raise facts.wrong("facts-word", found=str(facts.value),
                          words=", ".join(s.box.seat_domain.words[: int(s.seats)]))
    return seat


def _read_board(s: City, facts: Facts, given: dict[str, Facts]) -> None:
    """Pieces, markers, buildings and money; what is left out stands as in the set-up."""
    box = s.box
    marked = s.trouble
    for owner, name, most in ((TROLL, "trolls", box.trolls), (DEMON, "demons", box.demons)):
        if name in facts:
            _put_pieces(s, facts[name], int(owner), int(most))
    for name, player in given.items():
        seat = box.seat_domain.index[name]
        if "minions" in player:
            for area in members(s.spread[seat]):
                for _ in range(int(s.pieces(area, seat))):
                    s.lift(seat, area)
            _put_pieces(s, player["minions"], seat, int(box.minions))
        if "money" in player:
            s.money[seat] = player["money"].number(0, 9999)
        if "buildings" in player:
            mine = player["buildings"].mask(box.area_domain)
            twice = members(mine & s.all_built())
            if twice:
                raise player["buildings"].wrong("thing-twice", thing=box.area_domain.words[twice[0]],
                                                other=box.seat_domain.words[s.owner_at(twice[0])])
            if count(mine) > box.buildings:
                raise player["buildings"].wrong("too-many", found=str(int(count(mine))), high=str(int(box.buildings)))
            s.built[seat] = mine
    s.trouble = facts["trouble"].mask(box.area_domain) if "trouble" in facts else marked
    for name in ("events", "buried", "spent", "gained"):
        if name in facts:
            mask = facts[name].mask(box.event_domain if name == "events" else box.area_domain)
            setattr(s, name, mask)
    s.paid = sum(s.money)
    if "paid" in facts and facts["paid"].number(-99999) != s.paid:
        raise facts["paid"].wrong("too-many", found=str(facts["paid"].value), high=str(int(s.paid)))


def _put_pieces(s: City, facts: Facts, owner: int, most: int) -> None:
    total = 0
    for name, amount in facts.mapping().items():
        area = Facts(name, amount.where, amount.path).word(s.box.area_domain)
        total += amount.number(0, min(most, int(PIECES)))
        for _ in range(amount.number(0, most)):
            s.put(owner, area, True)
    if total > most:
        raise facts.wrong("too-many", found=str(total), high=str(most))


def _read_cards(s: City, facts: Facts, given: dict[str, Facts]) -> None:
    """Every card lies in one place; the deck has the rest."""
    box = s.box
    places: dict[int, str] = {}

    def take(item: Facts, place: str) -> int:
        card = item.word(box.card_domain)
        colour, bit = _bit(box, card)
        if box.absent[s.seats * 2 + colour] & bit:
            raise item.wrong("card-absent", found=str(item.value), seats=int(s.seats))
        if card in places:
            raise item.wrong("thing-twice", thing=box.card_domain.words[card], other=places[card])
        places[card] = place
        s.deck[colour] &= ~bit
        return card

    for name, player in given.items():
        seat = box.seat_domain.index[name]
        for item in _items(player, "hand"):
            s.add_card(seat, take(item, name))
        for item in _items(player, "front"):
            colour, bit = _bit(box, take(item, name))
            if not (box.loans[colour] | box.jesters[colour]) & bit:
                raise item.wrong("front-card", found=str(item.value))
            s.front[seat * 2 + colour] |= bit
    for item in _items(facts, "discard"):
        s.lay_down(take(item, "discard"))
    if "playing" in facts and facts["playing"].value is not None:
        s.playing = take(facts["playing"], "playing")
    if "last" in facts and facts["last"].value is not None:
        s.last = facts["last"].word(box.card_domain)
    for item in _items(facts, "drawn"):
        card = item.word(box.card_domain)
        colour, bit = _bit(box, card)
        if not any(s.holds(seat, card) for seat in range(int(s.seats))):
            raise item.wrong("card-nowhere", card=str(item.value))
        s.drawn[colour] |= bit
    if not s.deck[0] and not s.deck[1] and s.ending < 0 and s.settings["fog_ends"]:
        raise facts.wrong("deck-empty")
    for i, item in enumerate(_items(facts, "mixed")):
        if i < s.seats:
            s.mixed[i] = _seat(s, item)


def _items(facts: Facts, name: str) -> list[Facts]:
    """The items of a list that may be left out."""
    return list(facts[name]) if name in facts else []


def _bit(box: Box, card: int) -> tuple[int, i64]:
    colour = 0 if card < box.greens else 1
    return colour, bit(card - colour * box.greens)


def _read_personalities(s: City, facts: Facts, given: dict[str, Facts]) -> None:
    box = s.box
    for name, player in given.items():
        if "personality" in player and player["personality"].value is not None:
            who = player["personality"].word(box.personality_domain)
            if not unused(s) >> who & 1:
                raise player["personality"].wrong("thing-twice", thing=box.personality_domain.words[who], other="-")
            s.personality[box.seat_domain.index[name]] = who
    dealt = [seat for seat in range(int(s.seats)) if s.personality[seat] < 0]
    if any("DealPersonality" in str(step.value) for step in facts["agenda"]) if "agenda" in facts else False:
        dealt = []
    for seat in dealt:
        s.personality[seat] = members(unused(s))[0]
    for seat in range(int(s.seats)):
        if s.personality[seat] >= 0:
            own = sum(1 << (5 * i + seat) for i in range(int(box.personality_count)))
            at = 5 * int(s.personality[seat])
            s.could[seat] = (s.could[seat] & ~own & ~(31 << at)) | 1 << (at + seat)


def _read_knowledge(s: City, facts: Facts, given: dict[str, Facts]) -> None:
    """What each seat, and everybody, knows of cards and personalities; it must be true."""
    rows = [(s.box.seat_domain.index[name], player) for name, player in given.items()]
    if "public" in facts:
        facts["public"].only("knows", "could")
        rows.append((int(s.seats), facts["public"]))
    for watcher, row in rows:
        for word, holders in row["knows"].mapping().items() if "knows" in row else []:
            card = Facts(word, holders.where, holders.path).word(s.box.card_domain)
            colour, bit = _bit(s.box, card)
            seats = [_seat(s, item) for item in holders]
            if watcher in seats or not any(s.holds(seat, card) for seat in seats):
                raise holders.wrong("card-nowhere", card=word)
            learn(s, watcher, seats[0], colour, bit)
            for seat in seats[1:]:
                s.seen[(watcher * s.seats + seat) * 2 + colour] |= bit
        if "could" in row:
            _read_could(s, watcher, row["could"])


def _read_could(s: City, watcher: int, facts: Facts) -> None:
    box = s.box
    places = {word: i for i, word in enumerate(box.seat_domain.words[: int(s.seats)])} | {"unused": int(UNUSED)}
    could = 0
    for word, possible in facts.mapping().items():
        who = Facts(word, possible.where, possible.path).word(box.personality_domain)
        for item in possible:
            if item.value not in places:
                raise item.wrong("facts-word", found=str(item.value), words=", ".join(places))
            could |= 1 << (5 * who + places[item.value])
    for who, word in enumerate(box.personality_domain.words):
        if box.absent_personalities[s.seats] >> who & 1:
            continue
        held = [seat for seat in range(int(s.seats)) if s.personality[seat] == who]
        if not could >> (5 * who + (held[0] if held else int(UNUSED))) & 1:
            raise facts.wrong("could-not", thing=word)
    s.could[watcher] = could


def check_city(box: Box, state: State, facts: Facts) -> None:
    """Personalities are dealt unless the agenda deals them; a minion near an area has one to be near."""
    assert isinstance(state, City)
    s = state
    dealing = [int(step.to) for step in s.agenda if isinstance(step, DealPersonality)]
    for seat in range(int(s.seats)):
        if s.personality[seat] < 0 and seat not in dealing:
            raise facts.wrong("facts-missing", field=f"players.{box.seat_domain.words[seat]}.personality")
    for step in s.agenda:
        if isinstance(step, PlaceMinion | PutMinion) and step.how == NEAR_AREA and step.area < 0:
            raise facts["agenda"].wrong("facts-missing", field=f"{type(step).__name__}.area")
