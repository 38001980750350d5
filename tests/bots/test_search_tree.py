"""The tree of a search: which moves have an edge, which have none, and what is counted there."""

from __future__ import annotations

from collections import Counter

import pytest

import coven
from coven.bots.search import Node, SearchBot
from coven.kernel.agenda import CHANCE, State
from coven.kernel.game import Game
from tests.bots.tables import (
    BREW,
    CITY,
    LANCRE,
    PEBBLES,
    REALM,
    in_turn,
    questions,
    walk,
)
from tests.contract.hiding import redealt
from tests.games.broom_service.table import brave, choosing, has, realm
from tests.games.the_witches.table import lancre, problem


def test_edges_are_keyed_by_seat_and_move() -> None:
    """The same move by another seat is another edge."""
    root = Node(CHANCE, -1, 0.0)
    mine, theirs = Node(0, 7, 0.0), Node(1, 7, 0.0)
    root.next += [mine, theirs]
    assert root.child(0, 7) is mine
    assert root.child(1, 7) is theirs
    assert root.child(2, 7) is None
    assert root.child(0, 8) is None


@pytest.mark.parametrize(("game", "seats", "every"), [
    (BREW, 4, 2), (CITY, 4, 8), (LANCRE, 1, 8), (LANCRE, 4, 8), (REALM, 2, 4), (REALM, 5, 4), (PEBBLES, 3, 2)],
    ids=["brew", "city", "lancre-1", "lancre-4", "realm-2", "realm-5", "pebbles"])
def test_no_edge_twice(game: Game, seats: int, every: int) -> None:
    """Below one node every pair of seat and move stands once; a node is tried as often as it is visited."""
    for state, seat in list(questions(game, seats, 42, 8))[::every]:
        root = SearchBot(25).grow(redealt(state, seat, 1), seat, coven.Rng(2))
        for node in [root, *walk(root)]:
            keys = [(int(below.seat), int(below.move)) for below in node.next]
            assert len(set(keys)) == len(keys)
            assert node is root or sum(below.visits for below in node.next) <= node.visits
        assert {(int(node.seat), int(node.move)) for node in root.next} == {(seat, int(m)) for m in state.options(seat)}
        assert sum(node.visits for node in root.next) == 25


@pytest.mark.parametrize(("game", "every"), [(BREW, 3), (CITY, 9), (LANCRE, 9), (REALM, 5)],
                         ids=["brew", "city", "lancre", "realm"])
def test_totals_are_shares_of_the_win(game: Game, every: int) -> None:
    """What a node has gathered is, per visit, a share between 0 and 1; chance gathers nothing."""
    for state, seat in list(questions(game, 3, 43, 8))[::every]:
        for node in walk(SearchBot(30).grow(redealt(state, seat, 1), seat, coven.Rng(3))):
            assert 0 <= node.total <= int(node.visits) + 1e-9
            assert node.seat != CHANCE or node.total == 0


def test_secret_choices_of_others_have_no_edge() -> None:
    """At a ballot the tree holds the searcher's picks alone: it cannot see the others'."""
    picked = {"hand": ["wolf-keeper", "witch", "druid"]}
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1, "players": {
        "red": picked, "blue": picked, "yellow": picked}, "agenda": [
        "NextRound", {"ChooseRoles": {"asked": ["red", "blue", "yellow"]}}]})
    for me in range(3):
        nodes = list(walk(SearchBot(60).grow(redealt(state, me, 1), me, coven.Rng(4))))
        picks = [node for node in nodes if BREW.moves.name(int(node.move)) == "choose"]
        assert {int(node.seat) for node in picks} == {me}
        assert {int(node.seat) for node in nodes} > {me}, "it looks beyond its own picks"


def test_secret_roles_of_others_have_no_edge_and_events_have() -> None:
    """Broom Service: nobody sees what others choose; the next event and the bewitched role are seen by all."""
    def named(state: State, me: int) -> Counter[tuple[int, str]]:
        nodes = walk(SearchBot(150).grow(redealt(state, me, 1), me, coven.Rng(4)))
        return Counter((int(node.seat), REALM.moves.name(int(node.move))) for node in nodes)

    picked = {"hand": ["root-gatherer", "herb-gatherer", "hill-witch"]}
    for event, name in (("to-work", "ChooseRoles"), ("more-or-less", "ChooseAnyRoles")):
        state = choosing(event, 4, players=dict.fromkeys(("red", "blue", "yellow", "green"), picked), agenda=[
            "EndRound", "SettleEvent", "NextTurn", "OfferExtra", {name: {"asked": ["red", "blue", "yellow", "green"]}}])
        for me in (0, 2):
            found = named(state, me)
            assert {seat for seat, verb in found if verb in ("choose", "enough")} == {me}
            assert {seat for seat, _ in found} > {me}, "it looks beyond its own picks"
    last = brave("hill-druid", {"pawns": ["kettle-hills", "kettle-hills"]}, seats=4)
    found = named(last, 0)
    assert found[int(CHANCE), "event"] > 4
    assert found[int(CHANCE), "bewitch"] > 0


def test_fists_of_others_have_no_edge() -> None:
    """Broom Service: at the fists the tree holds the searcher's own; what follows is seen."""
    state = realm({"red": has(purple=2, wand=1), "blue": has(green=2), "yellow": has(orange=1)}, event="who-has-more",
                  agenda=["EndRound", "SettleEvent"])
    for me in (0, 1):
        nodes = list(walk(SearchBot(80).grow(redealt(state, me, 1), me, coven.Rng(4))))
        shown = {int(node.seat) for node in nodes if REALM.moves.name(int(node.move)) in ("show", "enough")}
        assert shown == {me}


def test_chance_that_is_seen_has_edges() -> None:
    """The last card of a set: the books that may be opened next are edges of nature."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "herba", "led": ["witch"], "players": {
        "red": {"red": 1}}, "agenda": [
        "NextRound", {"BrewCauldron": {"seat": "red", "stack": "iron", "surcharge": 0}}]})
    nodes = list(walk(SearchBot(80).grow(state, 0, coven.Rng(5))))
    drawn = {BREW.moves.text(int(node.move)) for node in nodes if node.seat == CHANCE}
    assert len(drawn) >= 4
    assert all(text.startswith("reveal ") for text in drawn)


def test_hidden_draws_have_no_edge() -> None:
    """Pebbles: each seat draws one in the dark after a round; the searcher sees its own draw, never two in a row."""
    state = PEBBLES.from_position({"seats": 2, "players": {
        "red": {"hand": ["white", "amber"]}, "blue": {"hand": ["grey", "grey"]}}})

    def draws(node: Node) -> bool:
        return node.move >= 0 and PEBBLES.moves.name(int(node.move)) == "draw"

    root = SearchBot(400, playout=0).grow(state, 0, coven.Rng(6))
    assert any(draws(node) for node in walk(root))
    assert not any(draws(node) and draws(below) for node in walk(root) for below in node.next)


def test_dice_and_own_cards_have_edges_and_what_others_draw_has_none() -> None:
    """Ankh-Morpork: red sees the die and what it draws itself, but neither what others draw nor what Mrs Cake hides."""
    full = ["groat", "hex", "modo", "mr-bent", "drumknott"]

    def seen(card: str) -> dict[str, int]:
        red = {"personality": "lord-rust", "hand": [other for other in full if other != card]}
        state = in_turn({"ReadScroll": {"card": card}}, {"red": red})
        nodes = list(walk(SearchBot(40).grow(state, 0, coven.Rng(5))))
        assert {int(node.seat) for node in nodes} >= {0, 1, 2}, "it looks beyond its own turn"
        return Counter(CITY.moves.name(int(node.move)) for node in nodes if node.seat == CHANCE)

    assert set(seen("mrs-cake")) == set()
    assert set(seen("cmot-dibbler")) == {"roll"}
    assert seen("librarian")["draw"] > 4


def test_what_red_looks_at_and_draws_has_edges_and_what_blue_does_has_none() -> None:
    """The Witches: the tree tells red's own draws and looks apart; after blue's it goes on with what blue does."""
    def after(turn: str, card: str, verb: str) -> set[str]:
        board = {space: problem(None) for space in ("slice", "dancers")}
        state = lancre({turn: {"hand": [card], "space": "razorback"}}, board, turn=turn,
                       agenda=["TurnEnd", "Place", {"Begin": {"seat": turn}}])
        root = SearchBot(150, playout=0).grow(redealt(state, 0, 1), 0, coven.Rng(5))
        done = [node for node in walk(root) if LANCRE.moves.name(int(node.move)) == verb]
        assert done
        return {LANCRE.moves.name(int(below.move)) for node in done for below in node.next if below.seat == CHANCE}

    assert after("red", "mother-dismass", "look-at") == {"show"}
    assert after("red", "miss-tick", "use") == {"draw"}
    assert after("red", "miss-tick", "place-problem") == {"flip"}
    assert after("blue", "mother-dismass", "look-at") == set()
    assert after("blue", "miss-tick", "use") == set()
    assert after("blue", "miss-tick", "place-problem") == {"flip"}
