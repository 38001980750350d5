"""A mutation sample: the rules are broken on purpose, one line at a time, and some test must notice.

`python -m tests.mutations [--jobs 2] [--game ID]` copies the sources, breaks one place, and runs the scenarios and the
contract interpreted; exits with 1 if a broken rule gets through. Golden records are left out: they notice every change,
whether it is wrong or not.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "coven"
BREW = "games/witchs_brew/"
CITY = "games/ankh_morpork/"
LANCRE = "games/the_witches/"
REALM = "games/broom_service/"
# For each game first the scenarios, then the contract without and with variants.
SUITES = {
    BREW: (["tests/games/witchs_brew", "tests/kernel"],
           ["tests/contract/test_contract.py", "tests/contract/test_worlds.py", "-k",
            "worlds or witchs_brew and (default-100 or blocked_roles)"]),
    CITY: (["tests/games/ankh_morpork"],
           ["tests/contract/test_contract.py", "tests/contract/test_audiences.py", "-k",
            "audiences or ankh_morpork and (standard-3-default-100 or revival and must_play)"]),
    LANCRE: (["tests/games/the_witches"],
             ["tests/contract/test_contract.py", "tests/contract/test_audiences.py", "-k",
              "audiences or the_witches and (standard-3-default-100 or shambles_check and expert)"]),
    REALM: (["tests/games/broom_service"],
            ["tests/contract/test_contract.py", "tests/contract/test_audiences.py", "-k",
             "audiences or broom_service and (standard-3-default-100 or black_market and drop_pawn)"]),
}


class Mutation(NamedTuple):
    """A rule, and how it is broken."""

    name: str
    file: str
    old: str
    new: str


MUTATIONS = [
    # The thieves
    Mutation("the Cutpurse rounds up", BREW + "thieves.py",
             "part = s.goods[victim * GOODS + GOLD] // s.book.role_price[role]",
             "part = -(-s.goods[victim * GOODS + GOLD] // s.book.role_price[role])"),
    Mutation("the Monk rounds up", BREW + "thieves.py",
             "part = s.drops(victim) // s.book.role_price[role]",
             "part = -(-s.drops(victim) // s.book.role_price[role])"),
    Mutation("the favour of a thief spares nothing", BREW + "thieves.py",
             "part -= s.book.favour[role]", "part -= 0"),
    Mutation("the favour of a thief brings goods", BREW + "thieves.py",
             "return part if part > 0 else 0", "return part"),
    Mutation("victims give counter-clockwise", BREW + "thieves.py",
             "victim = (self.seat + s.seats - 1 - k) % s.seats", "victim = (self.seat + 1 + k) % s.seats"),
    Mutation("a shelf needs one more than its price", BREW + "thieves.py",
             "if s.pot_size(self.stack) < s.book.size[potion]:", "if s.pot_size(self.stack) <= s.book.size[potion]:"),
    Mutation("what lay on a shelf stays on the next card", BREW + "state.py",
             "self.pot[at + goods] = 0", "self.pot[at + goods] += 0"),
    Mutation("the Monk's victim can promise drops it lacks", BREW + "deeds.py",
             "if room < left:", "if room < 0:"),
    # The other roles
    Mutation("two drops may be swapped for vials", BREW + "roles.py",
             "s.gain(self.seat, VIAL, 1)", "s.gain(self.seat, VIAL, 1)\n        s.agenda.append(SwapDrop(self.seat))"),
    Mutation("the favour of a brewer costs no gold", BREW + "roles.py",
             "pay_gold(s, self.seat, self.surcharge)", "pay_gold(s, self.seat, 0)"),
    Mutation("the Alchemist's favour is as good as the action", BREW + "roles.py",
             "Transmute(seat, s.book.favour[role])", "Transmute(seat, s.book.full[role])"),
    Mutation("vials never run out", BREW + "state.py", "if amount > self.vials:", "if amount < 0:"),
    # Spells
    Mutation("the metals of Sanatio and Strix are exchanged", BREW + "spells.py",
             's.settings["spell_metals"] == "by_name"', 's.settings["spell_metals"] != "by_name"'),
    Mutation("a blend needs one drop too many", BREW + "spells.py",
             "s.drops(self.seat) >= s.book.size[s.top[stack]]", "s.drops(self.seat) > s.book.size[s.top[stack]]"),
    Mutation("the spell book goes on top of those under the pile", BREW + "rounds.py",
             "s.under.append(s.spell)", "s.under.insert(0, s.spell)"),
    # Rounds and sets
    Mutation("the claimant has the favour too", BREW + "rounds.py",
             "                claimant = self.seat\n",
             "                claimant = self.seat\n                has_favour = book.deed[self.role] != ROB\n"),
    Mutation("who holds the role may pass", BREW + "rounds.py",
             "return [s.book.claim, s.book.so_be_it]", "return [s.book.claim, s.book.so_be_it, s.book.passes]"),
    Mutation("the follower keeps the card", BREW + "rounds.py",
             "s.hand[self.seat] &= ~bit(self.role)", "s.hand[self.seat] &= ~i64(0)"),
    Mutation("others follow counter-clockwise", BREW + "rounds.py",
             "after = (self.seat + 1) % s.seats", "after = (self.seat + s.seats - 1) % s.seats"),
    Mutation("the first leader stays the leader", BREW + "rounds.py",
             "s.leader = self.claimant", "s.leader = s.leader"),
    Mutation("a blocking card is not used up", BREW + "rounds.py",
             "s.spare = self.cards(s) & ~bit(role)", "s.spare = self.cards(s)"),
    # The end
    Mutation("one raven more is needed", BREW + "state.py",
             "if self.ravens_out < self.book.ravens:", "if self.ravens_out <= self.book.ravens:"),
    Mutation("every potion card counts as a raven", BREW + "state.py",
             "self.ravens_out += self.book.raven_mask >> potion & 1", "self.ravens_out += 1"),
    Mutation("whose ravens count is read the other way round", BREW + "state.py",
             'if self.settings["ravens"] == "all":', 'if self.settings["ravens"] == "one":'),
    Mutation("one set too many is played", BREW + "rounds.py",
             "elif cap and s.sets >= cap:", "elif cap and s.sets > cap:"),
    Mutation("gold does not break ties", BREW + "state.py",
             "return self.drops(seat) + self.goods[seat * GOODS + GOLD]", "return self.drops(seat)"),
    Mutation("a shared win counts in full for each", "kernel/agenda.py",
             "out.append(1.0 / float(count) if self.rank(seat) == best else 0.0)",
             "out.append(1.0 if self.rank(seat) == best else 0.0)"),
    # What nobody may know
    Mutation("hands are shown to all", BREW + "view.py",
             '    if seat == watcher:\n        out["hand"]', '    if True:\n        out["hand"]'),
    Mutation("who has still to speak cannot hold the open role", BREW + "redeal.py",
             "possible |= open_role", "possible |= 0"),
    Mutation("how far others are with their choice is known", BREW + "redeal.py",
             "            s.hand[other] = 0\n", "            s.hand[other] |= 0\n"),
    Mutation("secret answers are told to all", "kernel/ballot.py", "return i64(1) << seat", "return i64(0xFFFF)"),
    # Ankh-Morpork: goals and points
    Mutation("as many pieces as another are enough for control", CITY + "goals.py",
             "+ (s.built[other] >> area & 1) >= mine:", "+ (s.built[other] >> area & 1) > mine:"),
    Mutation("trolls do not prevent control", CITY + "goals.py",
             "if not mine or here >> (PIECE * TROLL) & PIECES >= mine:", "if not mine:"),
    Mutation("buildings among demons keep their worth", CITY + "goals.py",
             "mine = s.built[seat] & ~s.haunted\n", "mine = s.built[seat]\n"),
    Mutation("areas with a demon count for Lord Vetinari", CITY + "goals.py",
             "return count(s.spread[seat] & ~s.haunted)", "return count(s.spread[seat])"),
    Mutation("loans make nobody poorer", CITY + "goals.py",
             "- s.box.repay * s.loans(seat)", "- 0 * s.loans(seat)"),
    Mutation("an unpaid loan costs no points", CITY + "goals.py", "total -= box.unpaid", "total -= 0"),
    # Pieces and trouble
    Mutation("a minion may come back where it was", CITY + "pieces.py", "out &= ~bit(but)", "out &= ~i64(0)"),
    Mutation("a minion is lifted that can be put nowhere", CITY + "pieces.py",
             "if places(s, seat, how, area, leaves):", "if True:"),
    Mutation("who comes quietly brings trouble", CITY + "pieces.py",
             "s.put(seat, move - box.put, how == QUIETLY)", "s.put(seat, move - box.put)"),
    Mutation("a crowd brings no trouble", CITY + "state.py", "if here and not quietly:", "if here < 0:"),
    Mutation("trouble stays when somebody leaves", CITY + "state.py",
             "self.haunted &= ~mask\n        self.unmark(area)\n", "self.haunted &= ~mask\n"),
    Mutation("a City Area card works in the turn in which it was gained", CITY + "state.py",
             "self.spent |= bit(area)", "self.spent |= 0"),
    Mutation("demons do not silence City Area cards", CITY + "action.py",
             "& ~s.spent & ~s.haunted & ~s.buried", "& ~s.spent & ~s.buried"),
    # Interrupts
    Mutation("Gaspode answers in the own turn", CITY + "interrupts.py",
             "return ground != BY_EVENT and seat != s.turn", "return ground != BY_EVENT"),
    Mutation("Susan stops moves", CITY + "interrupts.py", "return harm == REMOVED", "return harm <= MOVED"),
    Mutation("Wallace Sonky stops symbols", CITY + "interrupts.py",
             "return interrupt == STOP_TEXT and ground == BY_TEXT and seat != s.turn",
             "return interrupt == STOP_TEXT and seat != s.turn"),
    Mutation("only who holds an answer is asked", CITY + "interrupts.py",
             "and may_hold(s, asked, interrupt)",
             "and (s.hands[asked * 2] & s.box.answer[(interrupt - STOP_HARM) * 2]\n"
             "                         | s.hands[asked * 2 + 1] & s.box.answer[(interrupt - STOP_HARM) * 2 + 1]) != 0"),
    Mutation("the Small Gods ask for nothing", CITY + "state.py",
             "self.spend(seat, self.box.power_number[area])", "self.spend(seat, 0)"),
    Mutation("a fire that was held off stops", CITY + "interrupts.py",
             'if s.settings["fire_spreads"]:', 'if not s.settings["fire_spreads"]:'),
    Mutation("a demon brings no trouble of its own", CITY + "interrupts.py",
             "if self.owner == DEMON:", "if self.owner < 0:"),
    # Events
    Mutation("Riots need one marker more", CITY + "events.py",
             "if count(s.trouble) >= number:", "if count(s.trouble) > number:"),
    Mutation("an event can happen again", CITY + "events.py", "s.events &= ~bit(event)", "s.events &= ~i64(0)"),
    Mutation("the Dragon spares trolls", CITY + "events.py",
             "for owner in range(TROLL, OWNERS):", "for owner in range(DEMON, OWNERS):"),
    Mutation("Fire leaps to any area", CITY + "events.py",
             "if owner >= 0 and (self.before < 0 or s.box.near[self.before] >> area & 1):", "if owner >= 0:"),
    Mutation("a Flood reaches dry areas", CITY + "events.py", "wet = areas & s.box.river", "wet = areas"),
    Mutation("the Flood is fled from in the wrong order", CITY + "events.py",
             "FleeFlood((s.turn + s.seats - 1 - k) % s.seats, wet, closed)",
             "FleeFlood((s.turn + k) % s.seats, wet, closed)"),
    Mutation("Johnson takes no City Area card out", CITY + "events.py", "s.buried |= bit(area)", "s.buried |= 0"),
    Mutation("Subsidence asks who can pay for all", CITY + "events.py",
             "can_pay < count(self.areas)", "can_pay <= count(self.areas)"),
    # Dealings
    Mutation("money is taken from who has none", CITY + "dealings.py",
             "return s.money[other] > 0", "return s.money[other] >= 0"),
    Mutation("beggars get one card only", CITY + "dealings.py",
             "give_cards(s, self.seat, self.to, self.number - 1)", "give_cards(s, self.seat, self.to, 0)"),
    Mutation("fools can be paid in part", CITY + "action.py",
             "if s.money[seat] >= amount else [s.box.refuse]", "if s.money[seat] else [s.box.refuse]"),
    Mutation("the only card drawn blindly must be kept", CITY + "dealings.py",
             "if len(out) == 1:", "if len(out) == 0:"),
    Mutation("which card Stanley keeps is told to all", CITY + "dealings.py",
             "return bit(self.seat) | bit(self.other)", "return i64(0xFFFF)"),
    # Movements and buildings
    Mutation("the Duckman goes far and Dorfl does not", CITY + "movements.py",
             "& ~bit(area) if is_far else", "& ~bit(area) if not is_far else"),
    Mutation("trolls and demons are moved against the option", CITY + "movements.py",
             "if with_neutrals or", "if not with_neutrals or"),
    Mutation("a swap brings no trouble where the first goes", CITY + "movements.py",
             "if s.crowd_size(self.there) > 1:", "if s.crowd_size(self.there) > 9:"),
    Mutation("The Mob marks any area", CITY + "movements.py",
             "if box.scroll[self.card] == CAUSE_TROUBLE:", "if box.scroll[self.card] >= CAUSE_TROUBLE:"),
    Mutation("one may build in trouble", CITY + "buildings.py",
             "free = s.spread[seat] & ~s.trouble & ~taken", "free = s.spread[seat] & ~taken"),
    Mutation("the bank gets what the owner of a building should", CITY + "buildings.py",
             "s.hand_money(seat, owner, cost)", "s.spend(seat, cost)"),
    Mutation("one building more than there are", CITY + "buildings.py",
             "if count(s.built[seat]) < s.box.buildings:", "if count(s.built[seat]) <= s.box.buildings:"),
    # The deck and the turns
    Mutation("fools take no place in the hand", CITY + "deck.py",
             "- s.hand_count(seat) - s.places_taken(seat)", "- s.hand_count(seat)"),
    Mutation("greens and browns are shuffled together", CITY + "deck.py",
             "return even(s.deck[0], first)",
             "return even(s.deck[0], first) + even(s.deck[1], first + s.box.greens)"),
    Mutation("everybody sees what is drawn", CITY + "deck.py", "return bit(self.to)", "return i64(0xFFFF)"),
    Mutation("Fog ends the game against the option", CITY + "deck.py",
             'elif s.settings["fog_ends"]:', 'elif not s.settings["fog_ends"]:'),
    Mutation("one may always pass", CITY + "turns.py",
             'if not out or not s.settings["must_play"]:', 'if not out or s.settings["must_play"]:'),
    Mutation("turns go the wrong way round", CITY + "turns.py",
             "Turn((self.of + 1) % s.seats)", "Turn((self.of + s.seats - 1) % s.seats)"),
    Mutation("one turn too many is played", CITY + "turns.py",
             "if cap and s.turns >= cap:", "if cap and s.turns > cap:"),
    Mutation("the goal of the next seat is checked", CITY + "turns.py",
             "if has_won(s, self.of):", "if has_won(s, (self.of + 1) % s.seats):"),
    # What nobody may know
    Mutation("the public sees which card is given", CITY + "knowledge.py",
             "learn(s, seat, other, colour, mask)", "learn(s, s.seats, other, colour, mask)"),
    Mutation("nobody remembers a card taken from the open pile", CITY + "knowledge.py",
             "if watcher != holder:", "if watcher < 0:"),
    Mutation("brown answers are feared while greens are left", CITY + "knowledge.py",
             "if not cards or (colour and s.deck[0]):", "if not cards:"),
    Mutation("a card that may be elsewhere is thought to be here", CITY + "knowledge.py",
             "sure &= ~s.seen[(base + seat) * 2 + colour]", "sure &= ~i64(0)"),
    Mutation("all players know what was drawn blindly", CITY + "redeal.py",
             "sees_drawn = watcher in (by, other)", "sees_drawn = by >= 0"),
    Mutation("cards seen in one of some hands are forgotten", CITY + "redeal.py",
             "maybe[colour] |= hidden & s.seen[(watcher * s.seats + seat) * 2 + colour]", "maybe[colour] |= 0"),
    Mutation("what third players know is lost in a redeal", CITY + "redeal.py",
             "if mark >> (third * 4 + holder) & 1:", "if mark < 0:"),
    Mutation("who does not win could still have the goal", CITY + "personalities.py",
             "s.could[watcher] &= ~gone", "s.could[watcher] &= ~i64(0)"),
    Mutation("personalities are shown", CITY + "view.py",
             "is_open = seat == watcher or s.ending >= 0", "is_open = True"),
    Mutation("all see what was drawn blindly", CITY + "view.py",
             "if watcher in drawers(s) else []", "if drawers(s)[0] >= 0 else []"),
    # The Witches: setting up and placing
    Mutation("Dimity does not begin", LANCRE + "setup.py",
             "if s.kit.right[s.apprentice[seat]] == OWN_FIRST:", "if s.kit.right[s.apprentice[seat]] < 0:"),
    Mutation("who ties for the first choice does not roll again", LANCRE + "setup.py",
             "elif leaders & (leaders - 1):", "elif leaders < 0:"),
    Mutation("every expert game has eight crisis tokens", LANCRE + "setup.py",
             'if settings["expert"] and mode == COMPETITIVE:', 'if settings["expert"]:'),
    Mutation("witches do not keep crises away", LANCRE + "placing.py", "if spaces & s.witches():", "if not spaces:"),
    Mutation("every problem gets a second token", LANCRE + "placing.py",
             'return spaces if s.settings["expert"] else spaces & ~s.troubled', "return spaces"),
    Mutation("crisis tokens never run out", LANCRE + "solving.py", "if not s.supply[1]:", "if s.supply[1] < -99:"),
    # Moving, hiding, the Dungeon
    Mutation("one walks through full locations", LANCRE + "moving.py", "if spaces & empty or s.unseen:", "if True:"),
    Mutation("going to another space of a location leaves a link", LANCRE + "moving.py",
             "s.links = 0\n    else:", "s.links -= 1\n    else:"),
    Mutation("staying with a witch is no tea", LANCRE + "moving.py",
             "    if s.company(seat):\n        drink_tea", "    if s.company(seat) < 0:\n        drink_tea"),
    Mutation("who hides may stay", LANCRE + "moving.py", "if not s.hidden:", "if True:"),
    Mutation("one may hide with no link and no action left", LANCRE + "moving.py",
             "return s.links > 0 or s.action == 1", "return True"),
    Mutation("Granny has tea for everybody", LANCRE + "moving.py",
             "elif s.mode == SOLO and s.kit.granny >> s.witch[seat] & 1:", "elif s.kit.granny >> s.witch[seat] & 1:"),
    Mutation("the Cunning Man catches one witch only", LANCRE + "solving.py",
             "go_to_dungeon(s, bit(s.seats) - 1)", "go_to_dungeon(s, bit(seat))"),
    Mutation("prisoners fill up their hands against the option", LANCRE + "solving.py",
             '"Rest" if s.settings["dungeon_refill"] else "Close"', '"Rest"'),
    # Attempts
    Mutation("a crisis makes nothing harder", LANCRE + "state.py",
             "+ self.kit.crisis_adds * self.crisis[space]", "+ 0 * self.crisis[space]"),
    Mutation("just enough is not enough", LANCRE + "solving.py", "if total >= need:", "if total > need:"),
    Mutation("hard problems solved do not help", LANCRE + "state.py",
             "out = self.added + self.hard_solved(seat) // kit.hard_for_bonus", "out = self.added"),
    Mutation("magic is free", LANCRE + "solving.py", "if symbol == MAGIC:", "if symbol < 0:"),
    Mutation("the cackles of the first pair are forgotten", LANCRE + "solving.py",
             "s.agenda.append(Boost(self.seat))\n            take_owed(s, self.seat)\n",
             "s.agenda.append(Boost(self.seat))\n"),
    Mutation("easy problems cost as many tokens as hard ones", LANCRE + "solving.py",
             's.settings["hard_cackles"] if kind >= kit.easy_kinds else 1', 's.settings["hard_cackles"]'),
    Mutation("who holds a broomstick may always keep it", LANCRE + "solving.py",
             ' and not (brooms and s.settings["broom_retreat"] == "must"):', ":"),
    Mutation("the Wintersmith freezes one player only", LANCRE + "solving.py",
             "seat = (s.turn + far) % s.seats", "seat = s.turn"),
    Mutation("Count Bela takes hidden Magpyrs with him", LANCRE + "outcome.py",
             "if s.up >> space & 1 and kit.group", "if s.tile[space] >= 0 and kit.group"),
    Mutation("a ninth easy problem lets the hand grow", LANCRE + "outcome.py",
             " and s.on_card[seat] < kit.easy_on_card:", ":"),
    Mutation("the tokens of a solved problem are lost", LANCRE + "state.py",
             "self.supply[1] += self.crisis[space]", "self.supply[1] += 0"),
    # Cackle and benefits
    Mutation("who shares the most takes a tile against the option", LANCRE + "cackle.py",
             's.settings["shared_most"] == "black_aliss"', 's.settings["shared_most"] != "black_aliss"'),
    Mutation("at tea all give back three", LANCRE + "cackle.py", "s.kit.tea_others, WITH", "s.kit.tea, WITH"),
    Mutation("Black Aliss loses no game", LANCRE + "state.py", "elif self.mode != COMPETITIVE:", "elif self.mode < 0:"),
    Mutation("bonuses help before all dice are rolled", LANCRE + "moment.py", "if window & TOTAL:", "if window & TRY:"),
    Mutation("the first pair is rolled again for ever", LANCRE + "dice.py",
             "return s.first if s.second < 0 else s.second", "return s.first"),
    Mutation("Transmutation draws no card more", LANCRE + "benefits.py",
             "Transmute(seat, 1, -1)", "Transmute(seat, 0, -1)"),
    Mutation("help against elves helps against all", LANCRE + "components.py",
             " and self.against[card] in (i64(-1), self.group[kind]):", ":"),
    Mutation("every easy problem is a card more", LANCRE + "state.py",
             "self.on_card[seat] // kit.easy_for_card", "self.on_card[seat]"),
    # The end, and what nobody may know
    Mutation("a fourth elf is needed", LANCRE + "turns.py",
             "s.elves_up() >= s.kit.elves", "s.elves_up() > s.kit.elves"),
    Mutation("one hard problem more may be left", LANCRE + "turns.py",
             "s.hard_on_board() < kit.hard_left", "s.hard_on_board() <= kit.hard_left"),
    Mutation("the licence needs a point more", LANCRE + "turns.py",
             "if points < kit.licence:", "if points <= kit.licence:"),
    Mutation("cackle tokens break no ties", LANCRE + "state.py",
             "return -self.cackle[seat] - self.aliss[seat]", "return -self.aliss[seat]"),
    Mutation("what one witch has looked at is shown to all", LANCRE + "view.py",
             "sees = is_up or (seat is not None and bool(s.known[seat] >> space & 1))", "sees = is_up or tile >= 0"),
    Mutation("a look tells everybody what was seen", LANCRE + "tiles.py",
             "return EVERYBODY if self.to < 0 else bit(self.to)", "return EVERYBODY"),
    Mutation("only who could hide from a witch is asked", LANCRE + "moving.py",
             "(s.hands[seat] != 0 or s.unseen or", "(can_hide(s, seat) or s.unseen or"),
    Mutation("nobody remembers who could hide", LANCRE + "redeal.py",
             "if s.shown:", "if s.shown < 0:"),
    Mutation("after a shuffle the cards in hands may be in the deck", LANCRE + "redeal.py",
             "for layer in s.layers:", "for layer in s.layers[:0]:"),
    Mutation("witches forget what they have looked at", LANCRE + "redeal.py",
             " and not (watcher >= 0 and s.known[watcher] >> space & 1):", ":"),
    # Broom Service: setting up, choosing
    Mutation("wands go by seat, whoever begins", REALM + "setup.py",
             "s.gain((s.leader + k) % s.seats, WAND,", "s.gain(k, WAND,"),
    Mutation("storm clouds come unasked", REALM + "setup.py",
             "if weight > 0 and (with_storm or kind < chest.heavy_kinds):", "if weight > 0:"),
    Mutation("so many heavy clouds are left out that spaces stay empty", REALM + "setup.py",
             "return min(wanted, most, s.chest.heavy_total)", "return min(wanted, s.chest.heavy_total)"),
    Mutation("more heavy clouds are left out than there are", REALM + "setup.py",
             "return min(wanted, most, s.chest.heavy_total)", "return min(wanted, most)"),
    Mutation("covered towers take potions", REALM + "setup.py", "s.filled = board.covered", "s.filled = 0"),
    Mutation("events come back", REALM + "state.py", "self.unseen &= ~bit(event)", "self.unseen &= ~i64(0)"),
    Mutation("a role is bewitched twice in a round", REALM + "rounds.py",
             "(bit(s.chest.role_count) - 1) & ~s.bewitched\n", "bit(s.chest.role_count) - 1\n"),
    Mutation("the deck of bewitched roles never runs out", REALM + "rounds.py",
             "s.spare = self.deck(s) & ~bit(role)", "s.spare = self.deck(s)"),
    Mutation("no role at all is enough", REALM + "rounds.py",
             "        if s.hand[seat]:\n            out.append(s.chest.enough)",
             "        if True:\n            out.append(s.chest.enough)"),
    Mutation("few roles are worth nothing", REALM + "rounds.py",
             "s.score_points(seat, chest.event_table[s.event][n - 1])", "s.score_points(seat, 0)"),
    Mutation("extra roles are added in the order of seats", REALM + "rounds.py",
             "seat = (s.leader + s.seats - 1 - k) % s.seats", "seat = s.seats - 1 - k"),
    Mutation("the tile for an extra role is kept", REALM + "rounds.py",
             "        s.spend_tile(self.seat, move - s.chest.tile)\n", ""),
    Mutation("an eighth round is played", REALM + "rounds.py", "if s.round < s.chest.rounds:",
             "if s.round <= s.chest.rounds:"),
    # Brave and cowardly
    Mutation("the first of the brave acts", REALM + "contest.py",
             "ask_next(s, seat, role, seat)", "ask_next(s, seat, role, bravest if bravest >= 0 else seat)"),
    Mutation("the brave do not lead", REALM + "contest.py", "s.leader = self.bravest", "s.leader = s.leader"),
    Mutation("who follows pays no penalty", REALM + "contest.py",
             "if s.bewitched >> role & 1:", "if s.bewitched >> role & 1 and seat == s.leader:"),
    Mutation("who holds the role may keep silent", REALM + "contest.py",
             "return [s.chest.be_brave + self.role, s.chest.be_cowardly + self.role]",
             "return [s.chest.be_brave + self.role, s.chest.be_cowardly + self.role, s.chest.passes]"),
    Mutation("others speak counter-clockwise", REALM + "contest.py",
             "after = (seat + 1) % s.seats", "after = (seat + s.seats - 1) % s.seats"),
    Mutation("leaders may always be cowards", REALM + "contest.py", "if s.deed() != BRAVE_LEAD:", "if True:"),
    Mutation("without roles the lead passes to the right", REALM + "contest.py",
             "seat = (s.leader + k) % s.seats", "seat = (s.leader + s.seats - k) % s.seats"),
    # Roles, towers and flights
    Mutation("brave druids get no more than cowards", REALM + "actions.py",
             "deliver(s, seat, move, chest.bonus[role] if brave else 0)", "deliver(s, seat, move, 0)"),
    Mutation("cowardly fairies get as much as the brave", REALM + "actions.py",
             "charm(s, seat, move, chest.bonus[role] if brave else 0)", "charm(s, seat, move, chest.bonus[role])"),
    Mutation("cowardly witches deliver", REALM + "actions.py", "fly(s, seat, move, brave)", "fly(s, seat, move, True)"),
    Mutation("a bold coward stays one", REALM + "actions.py",
             "s.agenda.append(BraveAct(self.seat, self.role))", "s.agenda.append(CowardAct(self.seat, self.role))"),
    Mutation("forest tiles are used again and again", REALM + "actions.py",
             "        s.spend_tile(self.seat, tile)\n", ""),
    Mutation("pawns fly into clouds", REALM + "flying.py",
             "free = terrain & s.board.land & ~s.clouded", "free = terrain & s.board.land"),
    Mutation("a mountain tile can be used again", REALM + "flying.py",
             "if not s.amulets[seat] >> region & 1:", "if True:"),
    Mutation("forest tiles are for everybody", REALM + "flying.py", "s.tile[space] = NOTHING", "s.tile[space] = tile"),
    Mutation("brooms ride into clouds", REALM + "flying.py",
             "if region >= 0 and not s.clouded >> region & 1:", "if region >= 0:"),
    Mutation("pawns stay on the hill against the option", REALM + "flying.py",
             's.settings["turbo_broom"] == "may"', 's.settings["turbo_broom"] != "may"'),
    Mutation("who has ridden delivers no more", REALM + "flying.py",
             "arrive(s, self.seat, s.board.circle_region[circle], self.delivers)",
             "arrive(s, self.seat, s.board.circle_region[circle], False)"),
    Mutation("two flights are one", REALM + "flying.py", "if self.left > 1:", "if self.left > 9:"),
    Mutation("round towers are never full", REALM + "towers.py",
             "if board.round >> tower & 1:", "if board.round < 0:"),
    Mutation("square towers take one potion only", REALM + "towers.py", "if board.round >> tower & 1:", "if True:"),
    Mutation("rainbows shine everywhere", REALM + "towers.py",
             "if s.chest.near[region] >> s.board.cloud_region[space] & 1:", "if region >= 0:"),
    Mutation("towers give no wands", REALM + "towers.py",
             "s.gain(seat, WAND, board.wands[tower])", "s.gain(seat, WAND, 0)"),
    # Clouds, mountains
    Mutation("one cloud gone, and the sky is clear", REALM + "clouds.py",
             "if len(here) == 1:", "if len(here) >= 1:"),
    Mutation("a charmed rainbow shines on", REALM + "clouds.py", "s.rainbows &= ~bit(space)", "s.rainbows &= ~i64(0)"),
    Mutation("a hoard asks for one potion more", REALM + "clouds.py",
             ">= chest.hoard_need[kind]:", "> chest.hoard_need[kind]:"),
    Mutation("a Downpour reaches any pawn", REALM + "clouds.py",
             's.settings["drop_pawn"] == "adjacent"', 's.settings["drop_pawn"] == "nobody"'),
    Mutation("who delivers first loses the tile", REALM + "mountains.py",
             "if self.tile:\n", "if not self.tile:\n"),
    Mutation("a brave Mountain Witch delivers from afar", REALM + "mountains.py",
             "add_deliveries(s, self.seat, bit(self.region), out)", "add_deliveries(s, self.seat, s.board.land, out)"),
    Mutation("the Potion tile is read the other way round", REALM + "mountains.py",
             's.settings["potion_tile"] == "each"', 's.settings["potion_tile"] != "each"'),
    # Events and the end
    Mutation("places count for one pawn", REALM + "events.py",
             "return table[first] + table[second]", "return table[first]"),
    Mutation("empty fists win", REALM + "events.py",
             "wins = most > 0 and fist_size(s, seat) == most", "wins = fist_size(s, seat) == most"),
    Mutation("who pays for the fist is read the other way round", REALM + "events.py",
             's.settings["fist_pays"] == "all"', 's.settings["fist_pays"] != "all"'),
    Mutation("three kinds are not enough for To Work!", REALM + "events.py",
             "if kinds(s, seat) >= RESOURCES - 1:", "if kinds(s, seat) >= RESOURCES:"),
    Mutation("a common cause needs one region", REALM + "events.py",
             "if deed == SAME_TERRAIN and first == second:",
             "if deed == SAME_TERRAIN and s.pawn[seat * 2] == s.pawn[seat * 2 + 1]:"),
    Mutation("the two markets are read the other way round", REALM + "state.py",
             'if self.settings["black_market"] == "points" else event',
             'if self.settings["black_market"] != "points" else event'),
    Mutation("lightning beyond the table is worth nothing", REALM + "scoring.py",
             "return table[last] + (bolts - last) * (table[last] - table[last - 1])", "return table[last]"),
    Mutation("resources count for two sets", REALM + "scoring.py",
             "(left[1] - left[0]) * s.chest.set_three", "left[1] * s.chest.set_three"),
    Mutation("resources break no ties", REALM + "state.py",
             '(13.5)."""\n        return self.resources(seat)', '(13.5)."""\n        return 0'),
    # Positions
    Mutation("who has spoken may still hold the role", REALM + "fitting.py",
             "(seat - s.leader) % s.seats >= (step.seat - s.leader) % s.seats", "seat >= 0"),
    Mutation("who has not laid the role acts", REALM + "fitting.py",
             "(player < 0 or bool(s.laid[player] >> role & 1))", "player < s.seats"),
    # What nobody may know
    Mutation("roles in hand are shown to all", REALM + "view.py",
             '    if seat == watcher:\n        out["hand"]', '    if True:\n        out["hand"]'),
    Mutation("how many roles others pick is shown", REALM + "view.py",
             "None if choosing and seat != watcher else", "None if choosing and seat < 0 else"),
    Mutation("the role that is added is told to all", REALM + "rounds.py",
             "def audience(self, s: Realm, seat: i64) -> i64:\n        return bit(self.seat)",
             "def audience(self, s: Realm, seat: i64) -> i64:\n        return i64(0xFFFF)"),
    Mutation("who has still to speak is thought not to hold the role", REALM + "redeal.py",
             "mine = possible | open_role if silent >> other & 1 else possible", "mine = possible"),
    Mutation("how many roles are sealed is known", REALM + "redeal.py", "if is_free:", "if n < 0:"),
    Mutation("fists of others are seen through", REALM + "redeal.py",
             "s.fist[at] = 0 if asked >> other & 1 else rng.below(s.goods[at] + 1)", "s.fist[at] += 0"),
    # The kernel
    Mutation("illegal moves are taken", "kernel/agenda.py", "if move not in legal:", "if move < 0:"),
    Mutation("a changed line of a record passes", "kernel/record.py",
             "if not mark or found != expected:", "if not mark:"),
    Mutation("what was shown can be taken back", "kernel/record.py", "if _shows(before, entry):", "if at < 0:"),
    Mutation("sealed answers stand in the order of arrival", "kernel/record.py",
             "while at > self._ballot and self.entries[at - 1].seat > seat:", "while at < 0:"),
]


def occurrences(mutation: Mutation) -> int:
    """How often the text that is to be changed stands in its file: once, or the sample is out of date."""
    return (SOURCE / mutation.file).read_text("utf-8").count(mutation.old)


def suites(mutation: Mutation | None) -> Iterator[list[str]]:
    """The tests to run in turn: those of the game that is broken, or all where the kernel is, or nothing."""
    games = [game for game in SUITES if mutation is not None and mutation.file.startswith(game)]
    for part in (0, 1):
        for game in games or SUITES:
            yield SUITES[game][part]


def run_tests(folder: Path, chosen: list[str]) -> subprocess.CompletedProcess[str]:
    """Some tests against the sources in a folder, up to the first failure."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *chosen]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "COVEN_EXPECT": ""}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def killer(mutation: Mutation | None) -> str:
    """The test that notices a mutation; empty if none does. None: the sources as they are."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(SOURCE, folder / "coven", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        if mutation is not None:
            file = folder / "coven" / mutation.file
            file.write_text(file.read_text("utf-8").replace(mutation.old, mutation.new), "utf-8")
        for chosen in suites(mutation):
            done = run_tests(folder, chosen)
            if done.returncode:
                failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
                return failed[0].split(" - ")[0].split(" ", 1)[1] if failed else done.stdout + done.stderr
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a part of the names of the mutations to try")
    parser.add_argument("--game", default="", help="the game whose rules are broken")
    given = parser.parse_args()
    outdated = [mutation.name for mutation in MUTATIONS if occurrences(mutation) != 1]
    if outdated:
        print("out of date:", *outdated, sep="\n  ")
        return 1
    if noticed := killer(None):
        print(f"the sources as they are fail {noticed}")
        return 1
    folder = f"games/{given.game}/" if given.game else ""
    chosen = [mutation for mutation in MUTATIONS if given.only in mutation.name and mutation.file.startswith(folder)]
    survivors = 0
    with ThreadPoolExecutor(given.jobs) as pool:
        for mutation, noticed in zip(chosen, pool.map(killer, chosen), strict=True):
            survivors += not noticed
            print(f"{'noticed ' if noticed else 'SURVIVED'}  {mutation.name}: {noticed or mutation.file}", flush=True)
    print(f"{len(chosen)} mutations, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
