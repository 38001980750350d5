"""The search bot: it sees a win, keeps apart what must be kept apart, and stays within its budget."""

from __future__ import annotations

import gc
import time
from collections import Counter
from typing import Any

import pytest

import coven
from coven.bots.bot import ask
from coven.bots.drive import random_game
from coven.bots.lineup import make_bot
from coven.bots.search import Node, Search, SearchBot, Tally, agreed
from coven.games.ankh_morpork.state import City
from coven.games.the_witches.state import Lancre
from coven.kernel.agenda import CHANCE, State
from coven.kernel.game import Game
from tests.bots.tables import (
    BREW,
    CITY,
    LANCRE,
    PEBBLES,
    REALM,
    CountingPebbles,
    in_turn,
    is_shared_out,
    questions,
    sure,
    tree,
    walk,
)
from tests.contract.hiding import redealt
from tests.games.broom_service.table import brave, cowardly, has, realm
from tests.games.the_witches.table import lancre, problem

NOTHING = dict.fromkeys(("red", "white", "green", "gold", "vial"), 0)


def last_set(agenda: list[Any], players: dict[str, Any], **rest: Any) -> State:
    """The limit of sets is reached: what happens now is all that happens."""
    have = {seat: {**NOTHING, **players.get(seat, {})} for seat in ("red", "blue", "yellow")}
    facts: dict[str, Any] = {"seats": 3, "set": 30, "leader": "red", "spell": "herba", "players": have, **rest}
    return BREW.from_position({**facts, "agenda": agenda} if agenda else facts)


def brewing(**players: Any) -> State:
    """Red's very last decision: take the copper card or leave it."""
    return last_set(["NextRound", {"BrewCauldron": {"seat": "red", "stack": "copper", "surcharge": 0}}], players,
                    led=["wizard"])


def nearly_over(step: dict[str, Any] | None, players: dict[str, Any], deck: int, **rest: Any) -> State:
    """Ankh-Morpork with so few cards left in the deck; red has three interrupts that do not answer anything here."""
    idle = ["gaspode", "fresh-start-club", "wallace-sonky"]
    red = {**players["red"], "hand": [*players["red"].get("hand", []), *idle]}
    free = [card for card in CITY.domains["card"].words if card not in red["hand"]]
    return in_turn(step, {**players, "red": red}, discard=free[: len(free) - deck], **rest)


def last_turn(red: dict[str, Any], board: dict[str, Any], seats: int, **rest: Any) -> State:
    """The Witches, after the last problem has been placed: red's last action is an attempt, with 10 on all dice."""
    agenda = ["TurnEnd", "Close", "Refill", "Rest", {"Finish": {"seat": "red"}}]
    dice = {"first": ["2", "3"], "second": ["2", "3"], "owed": 0, "added": 0}
    return lancre({"red": {"space": "bad-ass", **red}, **rest.pop("players", {})}, board, seats, turn="red", action=2,
                  placed={1: 8, 2: 16}[seats], agenda=agenda, dice=dice, **rest)


THREE = ["granny-weatherwax-1", "nanny-ogg-1", "magrat-garlick-1"]
WATER = ["dolly-sisters", "unreal-estate", "small-gods", "the-shades", "dimwell", "longwall", "isle-of-gods",
         "seven-sleepers", "nap-hill"]

# Red to move, and the one move that wins.
WINS: list[tuple[str, State, int, str]] = [
    ("the card that wins", brewing(red={"white": 1, "vial": 2}, blue={"vial": 3}), 0, "brew copper-1"),
    ("gold that breaks the tie",
     last_set(["NextRound", {"Transmute": {"seat": "red", "amount": 5}}],
              {"red": {"red": 1, "vial": 3}, "blue": {"vial": 3, "gold": 2}}, led=["alchemist"]), 0, "trade red"),
    ("vials rather than nothing",
     last_set(["NextRound", {"Foretell": {"seat": "red", "price": 1, "amount": 2}}],
              {"red": {"gold": 1}, "blue": {"vial": 1}}, led=["fortune-teller"]), 0, "take"),
    ("first the gold, then the vials",
     last_set([], {"red": {"red": 1, "hand": ["alchemist", "fortune-teller"]}, "blue": {"vial": 1}}), 0,
     "lead alchemist"),
    ("first the drops, then the cauldron",
     last_set([], {"red": {"hand": ["wolf-keeper", "witch"]}, "blue": {"vial": 1}}), 0, "lead wolf-keeper"),
    ("a claim that nobody can take over",
     last_set([{"Follow": {"seat": "blue", "role": "witch", "claimant": "red", "spared": []}}],
              {"blue": {"hand": ["witch"], "red": 1}, "yellow": {"vial": 1}}, led=["witch"]), 1, "claim"),
    ("money when points decide",
     nearly_over({"TakeMoney": {"amount": 3}}, {"red": {"personality": "lord-rust", "money": 10},
                                                "blue": {"money": 12}, "yellow": {"money": 0}}, 2), 0, "take"),
    ("the last cards for Commander Vimes, before the Dragon King of Arms is next",
     nearly_over(None, {"red": {"personality": "commander-vimes", "hand": ["groat", "the-peeled-nuts", "librarian"],
                                "could": sure("dragon-king-of-arms", "commander-vimes")},
                        "blue": {"personality": "dragon-king-of-arms"}}, 4, trouble=WATER[:8]), 0, "play librarian"),
    ("the spy who must go before Lord Vetinari is next",
     nearly_over({"Assassinate": {}}, {
         "red": {"personality": "lord-rust", "could": sure("lord-vetinari", "lord-rust")},
         "blue": {"personality": "lord-vetinari", "minions": dict.fromkeys([*WATER, "the-hippo"], 1)},
         "yellow": {"minions": {"nap-hill": 1}}}, 40, trouble=["nap-hill"]), 0, "remove nap-hill blue"),
    ("the last dollars for Chrysoprase",
     nearly_over({"TakeMoney": {"amount": 3}}, {"red": {"personality": "chrysoprase", "money": 48,
                                                        "hand": ["groat", "hex"]}}, 40), 0, "take"),
    ("the bonus that solves the last problem",
     last_turn({"hand": ["nac-mac-feegle-1"]}, {"bad-ass": "death"}, 2,
               players={"blue": {"solved": {"broken-limb": 1}}}), 0, "use nac-mac-feegle-1"),
    ("three cards against the fourth hard problem, together",
     last_turn({"hand": THREE}, {"bad-ass": problem("wintersmith", up=True), "slice": None, "dancers": None,
                                 "copperhead": None}, 2, options={"mode": "cooperative"}), 0,
     "power-of-three " + " ".join(THREE)),
    ("three cards for the licence, alone",
     last_turn({"hand": THREE, "solved": {"count-bela": 1, "lily": 1, "hiver": 1, "pregnancy": 1}},
               {"bad-ass": problem("wintersmith", up=True)}, 1), 0, "power-of-three " + " ".join(THREE)),
    ("the tower that wins",
     brave("hill-druid", {"pawns": ["kettle-hills", "kettle-hills"], "points": 10, **has(orange=1, purple=1)}, round=7,
           others={"blue": {"points": 18, **has()}}), 0, "deliver kettle-hills purple-2"),
    ("a resource that breaks the tie",
     brave("herb-gatherer", has(), round=7, others={"blue": has(green=1)}), 0, "gather"),
    ("bravery, when cowards win nothing",
     realm({"red": {"hand": ["hill-druid"], "pawns": ["kettle-hills", "kettle-hills"], "points": 10, **has(purple=1)},
            "blue": {"points": 18, **has()}}, round=7), 0, "brave hill-druid"),
    ("the set that wins",
     realm({"red": {"points": 10, **has(2, 2, 2, 2)}, "blue": {"points": 21, **has()}}, event="to-work", round=7,
           agenda=["EndRound", "SettleEvent"]), 0, "hand-in four"),
    ("the last amulet",
     cowardly("mountain-witch", {"points": 10, "pawns": ["westkeep-fields", "westkeep-fields"], **has()}, round=7,
              event="petty-hustlers", tiles={"greytooth": "charm"}, options={"mountain_tiles": True},
              others={"blue": {"points": 13, **has(purple=1)}}), 0, "fly westkeep-fields greytooth"),
]


@pytest.mark.parametrize(("state", "seat", "wins"), [row[1:] for row in WINS], ids=[row[0] for row in WINS])
def test_finds_the_move_that_wins(state: State, seat: int, wins: str) -> None:
    """At the end of the game the search sees who wins, whatever the seed."""
    for seed in range(5):
        assert state.game.moves.text(ask(SearchBot(60), state, seat, coven.Rng(seed))) == wins


def outlook(state: State, start: State) -> list[float]:
    """What each seat can expect, in a search that began at `start`."""
    game = state.game
    before = [start.values(seat, game.weights) for seat in range(int(start.seats))]
    return state.outlook(game.weights, game.value_scale, before)


def test_outlook_is_a_share_of_the_win() -> None:
    """Before the end all shares are above 0 and sum to 1; who has more can expect more."""
    state = brewing(red={"vial": 3}, blue={"vial": 3}, yellow={"vial": 2})
    running = outlook(state, state)
    assert sum(running) == pytest.approx(1)
    assert running[0] == pytest.approx(running[1])
    assert running[2] < running[0]


@pytest.mark.parametrize(("state", "move", "share"), [
    (brewing(red={"vial": 3}, blue={"vial": 3}, yellow={"vial": 2}), "decline", 0.5),
    (brewing(red={"white": 1, "vial": 2}, blue={"vial": 3}), "brew copper-1", 1.0),
    (nearly_over({"TakeMoney": {"amount": 3}}, {"red": {"personality": "commander-vimes"}}, 2), "skip", 1.0),
], ids=["a shared win", "a win", "the deck ends and red is Vimes"])
def test_what_is_gathered_at_the_end_is_exact(state: State, move: str, share: float) -> None:
    """A finished game is worth its shares of the win, nothing else."""
    root = SearchBot(20, curiosity=5.0, sharpness=0.0).grow(state, 0, coven.Rng(1))
    (node,) = [node for node in root.next if state.game.moves.text(int(node.move)) == move]
    assert node.visits > 0
    assert node.total == pytest.approx(share * int(node.visits))


def test_outlook_of_a_race_for_goals() -> None:
    """Ankh-Morpork: each seat by itself; who comes nearer to its goal expects more, the others less."""
    def race(areas: int) -> State:
        blue = {"personality": "lord-vetinari", "minions": dict.fromkeys(WATER[:areas], 1)}
        return nearly_over(None, {"red": {"personality": "lord-rust"}, "blue": blue,
                                  "yellow": {"personality": "lord-selachii"}}, 40)

    start = race(3)
    first, later = outlook(start, start), outlook(race(9), start)
    assert first[1] < later[1] < 1
    assert 0 < later[0] < first[0]
    assert 0 < later[2] < first[2]


# Repeatable

@pytest.mark.parametrize(("game", "seats"), [
    (BREW, 3), (BREW, 5), (CITY, 3), (LANCRE, 1), (LANCRE, 3), (REALM, 2), (REALM, 4)],
    ids=["brew-3", "brew-5", "city-3", "lancre-1", "lancre-3", "realm-2", "realm-4"])
def test_same_seed_same_tree(game: Game, seats: int) -> None:
    """For a seed and a number of iterations the whole tree is the same, and so is the move."""
    for state, seat in list(questions(game, seats, 41, 10))[:: 3 if game is BREW else 6]:
        one, two = (tree(SearchBot(12).grow(redealt(state, seat, 3), seat, coven.Rng(8))) for _ in range(2))
        assert one == two
        assert len({int(SearchBot(12).choose(redealt(state, seat, 3), seat, coven.Rng(8))) for _ in range(3)}) == 1


def test_another_seed_another_tree() -> None:
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "players": {
        seat: {"hand": ["witch", "druid", "warlock"]} for seat in ("red", "blue", "yellow")}})
    trees = {tree(SearchBot(12).grow(state.clone(), 0, coven.Rng(seed))) for seed in range(4)}
    assert len(trees) > 1


def test_searching_changes_nothing() -> None:
    """The world that a search starts from stays as it was given."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1})
    before = state.position()
    SearchBot(10).grow(state, 1, coven.Rng(1))
    assert state.position() == before


def test_several_trees_are_counted_together() -> None:
    """`search:12x3`: three trees with seeds of their own, in one process or in several; the most tries win."""
    for state, seat in list(questions(BREW, 3, 44, 8))[::4]:
        bot = SearchBot(12, trees=3)
        trees = [SearchBot(12).weigh(state, seat, seed) for seed in bot.seeds(coven.Rng(5))]
        assert len({tuple(tree) for tree in trees}) > 1
        assert bot.choose(state, seat, coven.Rng(5)) == agreed(trees)
        counts = Counter({option.move: sum(tree[at].visits for tree in trees) for at, option in enumerate(trees[0])})
        assert counts.total() == 36
        assert counts[agreed(trees)] == max(counts.values())


def test_a_majority_of_trees_can_be_outvoted_by_tries() -> None:
    trees = [[Tally(3, 6, 1.0), Tally(4, 5, 1.0)], [Tally(3, 6, 1.0), Tally(4, 5, 1.0)],
             [Tally(3, 0, 0.0), Tally(4, 11, 2.0)]]
    assert agreed(trees) == 4
    assert agreed(trees[:2]) == 3


# What is kept between questions

def test_what_was_found_is_used_again() -> None:
    """While roles are chosen nothing else happens in sight: the second pick goes on with what the first found."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1})
    bot = SearchBot(40, keeps=True)
    move = bot.choose(redealt(state, 0, 1), 0, coven.Rng(1))
    kept = bot.kept
    assert kept is not None
    found = int(kept.visits)
    assert found > 4
    state.apply(move, 0)
    root = bot.grow(redealt(state, 0, 2), 0, coven.Rng(2))
    assert root is kept
    assert sum(node.visits for node in root.next) in (found + 40 - 1, found + 40)


def test_nothing_is_used_again_when_something_has_happened() -> None:
    """Another question, or the same one at another table, is thought about anew."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1})
    bot = SearchBot(10, keeps=True)
    bot.choose(redealt(state, 0, 1), 0, coven.Rng(1))
    root = bot.grow(redealt(state, 0, 2), 0, coven.Rng(2))
    assert sum(node.visits for node in root.next) == 10
    assert bot.kept is None


# Trees of their own for all seats

def test_observers_see_what_they_may() -> None:
    """At a ballot the searcher's tree is the same kind of tree; the others choose in trees of their own."""
    picked = {"hand": ["wolf-keeper", "witch", "druid"]}
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1, "players": {
        "red": picked, "blue": picked, "yellow": picked}, "agenda": [
        "NextRound", {"ChooseRoles": {"asked": ["red", "blue", "yellow"]}}]})
    world, rng = redealt(state, 0, 1), coven.Rng(4)
    search, root = Search(world, 0, rng, SearchBot(1, observers=True)), Node(CHANCE, -1, 0.0)
    for _ in range(80):
        search.iterate(root)
    for seat, top in ((0, root), (1, search.roots[1]), (2, search.roots[2])):
        picks = [node for node in walk(top) if BREW.moves.name(int(node.move)) == "choose"]
        assert {int(node.seat) for node in picks} == {seat}
        assert any(node.visits for node in picks)


# Ballots and chance in general

@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_waiting_seat_can_search(seats: int) -> None:
    """At a ballot any seat may be asked, in whatever order."""
    state = BREW.from_position({"seats": seats, "leader": "red", "spell": "copia", "set": 1})
    for seat in reversed(range(seats)):
        for _ in range(4):
            state.apply(ask(SearchBot(4), state, seat, coven.Rng(seat)), seat)
        state.apply(state.options(seat)[0], seat)
    assert state.decision() is not None


def test_whole_short_games() -> None:
    """Search bots play games to the end, with chance, ballots and the rest."""
    from coven.bots.arena import match

    for game, options, bots in ((BREW, {"max_sets": 1}, ["search:3"] * 3), (PEBBLES, {}, ["search:5", "search:2"]),
                                (CITY, {"max_turns": 6}, ["search:2", "search:3"]),
                                (REALM, {"board": "purple", "storm_clouds": True}, ["search:1", "search:2"])):
        result = match(game, options, bots, 1, 0)
        assert sum(result["wins"]) == pytest.approx(1)


@pytest.mark.parametrize(("options", "seats"), [({}, 1), ({"mode": "cooperative"}, 2), ({"expert": True}, 3)],
                         ids=["solo", "cooperative", "expert"])
def test_whole_games_of_witches(options: dict[str, Any], seats: int) -> None:
    """Alone and together a search bot answers every question with a legal move, up to the end."""
    state, rng = LANCRE.setup(seats, options), coven.Rng(3)
    while (decision := state.decision()) is not None:
        seat = int(decision.seat)
        state.apply(state.sample(rng) if seat == CHANCE else ask(SearchBot(2), state, seat, rng), seat)
    assert is_shared_out(LANCRE, state.win_shares())


# The budget

def draw(state: State) -> None:
    """Let chance speak until somebody is asked."""
    while (decision := state.decision()) is not None and not decision.waiting:
        state.play(state.sample(coven.Rng(1)), int(CHANCE))



@pytest.mark.parametrize("length", [0, 3, -1])
def test_playouts_are_bounded(length: int) -> None:
    """One iteration: a move in the tree, answers in the dark, so many choices of a playout (-1: as the game says)."""
    game = CountingPebbles()
    state = game.setup(3)
    draw(state)
    for seed in range(20):
        game.made[0].choices.clear()
        SearchBot(1, playout=length).grow(state, 0, coven.Rng(seed))
        assert game.made[0].choices[1] <= 1 + 2 + (length if length >= 0 else game.playout)
    whole = state.clone()
    random_game(whole, coven.Rng(1))
    assert game.made[0].choices[1] > 20, "a whole game is much longer"


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("game", [CITY, LANCRE])
def test_a_playout_ends_when_the_turn_comes_back(game: Game, rounds: int) -> None:
    """All others have had a turn, or two, and the searcher's own has just begun, or the game is over."""
    far = 100_000
    ended = 0
    for state, seat in questions(game, 3, 4, 30):
        after = state.clone()
        Search(state, seat, coven.Rng(1), SearchBot(1, turns=rounds)).play_on(after)
        assert isinstance(state, City | Lancre)
        assert isinstance(after, City | Lancre)
        if after.ending >= 0:
            ended += 1
            continue
        assert after.is_turn_of(seat)
        # What is asked before the first turn of The Witches counts as a part of it.
        begun = state.turns if game is CITY else max(1, state.turns)
        assert 3 * (rounds - 1) < after.turns - begun <= 3 * rounds
        whole = state.clone()
        Search(state, seat, coven.Rng(1), SearchBot(1, playout=far)).play_on(whole)
        assert whole.ending >= 0
    assert ended < 15


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize(("game", "count"), [(BREW, "sets"), (REALM, "round")])
def test_a_playout_ends_when_a_round_begins(game: Game, count: str, rounds: int) -> None:
    """Where all play in rounds: a set of Witch's Brew or a round of Broom Service is played out, or two."""
    ended = 0
    for state, seat in questions(game, 3, 4, 30):
        after = state.clone()
        Search(state, seat, coven.Rng(1), SearchBot(1, turns=rounds)).play_on(after)
        if after.ending >= 0:
            ended += 1
            continue
        assert after.is_turn_of(seat)
        assert getattr(after, count) == getattr(state, count) + rounds
    assert ended < 15


def test_iterations_are_counted() -> None:
    """`search:7` makes seven iterations, without a clock."""
    bot = make_bot("search:7", BREW)
    assert isinstance(bot, SearchBot)
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1})
    assert sum(node.visits for node in bot.grow(state, 0, coven.Rng(1)).next) == 7


@pytest.mark.slow
@pytest.mark.parametrize("game", [BREW, CITY, REALM, LANCRE])
def test_thinking_ends_when_nothing_can_change(game: Game) -> None:
    """The answer is that of the whole budget, and some budgets are not used up."""
    saved = 0
    for state, seat in questions(game, 3, 5, 12):
        whole, part = SearchBot(40), SearchBot(40)
        tree = part.grow(state, seat, coven.Rng(3), False)
        tried = sum(node.visits for node in tree.next)
        saved += tried < 40
        assert tried <= 40
        assert part.choose(state, seat, coven.Rng(3)) == agreed([whole.weigh(state, seat, 3)])
    assert saved > 3


def test_seconds_are_kept_roughly() -> None:
    """A time budget ends: long before a generous bound, and not before it has looked at something."""
    state = BREW.from_position({"seats": 4, "leader": "red", "spell": "copia", "set": 1})
    began = time.monotonic()
    root = SearchBot(0, 0.1).grow(state, 0, coven.Rng(1))
    assert 0.1 <= time.monotonic() - began < 10
    assert sum(node.visits for node in root.next) >= 1


def test_shortest_time_still_gives_a_move() -> None:
    """However little time there is, a bot answers."""
    state = BREW.from_position({"seats": 4, "leader": "red", "spell": "copia", "set": 1})
    assert ask(SearchBot(0, 1e-9), state, 0, coven.Rng(1)) in state.options(0)


def test_nodes_carry_the_header_that_deep_trees_are_freed_by() -> None:
    """Compiled nodes without it (`acyclic`) are freed through memory that is not theirs; arena workers crashed."""
    root = node = Node(0, 0, 0.0)
    assert gc.is_tracked(root)
    for move in range(100_000):
        node.next.append(Node(0, move, 0.0))
        node = node.next[0]
    del root, node


def test_whichever_bound_comes_first() -> None:
    """A level has iterations and seconds: few iterations end before the time, little time before the iterations."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1})
    few = SearchBot(6, 60.0).grow(state, 0, coven.Rng(1))
    assert sum(node.visits for node in few.next) == 6
    began = time.monotonic()
    short = SearchBot(10_000_000, 0.05).grow(state, 0, coven.Rng(1))
    assert 0 < sum(node.visits for node in short.next) < 10_000_000
    assert time.monotonic() - began < 10
