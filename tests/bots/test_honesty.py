"""No bot cheats: what it chooses depends on what its seat knows, and on nothing else."""

from __future__ import annotations

import json

import pytest

import coven
from coven.bots.bot import ask
from coven.bots.lineup import make_bot
from coven.kernel.agenda import State
from coven.kernel.game import Game
from tests.bots.tables import BOTS, BREW, CITY, LANCRE, PEBBLES, REALM, Spy, in_turn, questions, quick
from tests.contract.hiding import redealt
from tests.games.broom_service.table import has, play, realm
from tests.games.the_witches.table import acting, problem

# Yellow follows; red and blue hold what yellow cannot see.
FOLLOWING = BREW.from_position({
    "seats": 4, "leader": "red", "spell": "optio", "led": ["wizard", "witch"],
    "players": {
        "red": {"hand": ["alchemist", "warlock"], "vial": 3},
        "blue": {"hand": ["cutpurse", "druid", "assistant"]},
        "yellow": {"hand": ["witch", "warlock"], "red": 4, "gold": 6},
        "green": {"hand": ["alchemist", "herb-collector"]},
    },
    "agenda": [{"Follow": {"seat": "yellow", "role": "witch", "claimant": "red", "spared": []}}],
})


# Red may strike; it has seen Groat with yellow, and knows nothing else of the others.
STRIKING = in_turn({"Assassinate": {}}, {
    "red": {"hand": ["hex", "wallace-sonky"], "personality": "lord-rust", "minions": {"nap-hill": 2, "the-hippo": 1},
            "knows": {"groat": ["yellow"]}},
    "blue": {"hand": ["gaspode", "fresh-start-club", "modo"], "personality": "lord-vetinari",
             "minions": {"nap-hill": 1, "dimwell": 2, "small-gods": 1}},
    "yellow": {"hand": ["groat", "librarian"], "personality": "commander-vimes", "minions": {"the-hippo": 1}},
}, trouble=["nap-hill", "the-hippo", "dimwell"])


# Red may walk; it has seen the problem in Slice, blue the one in The Dancers, and blue has shown to be able to hide.
WALKING = acting({
    "red": {"space": "razorback", "hand": ["hwel", "roland"], "cackle": 2},
    "blue": {"space": "mad-stoat", "hand": ["oswald", "tomjon"], "cackle": 1},
    "yellow": {"space": "long-man", "hand": ["miss-tick", "greebo-1", "death-1"]},
}, {"slice": problem("lily", seen=("red",)), "dancers": problem("vlad", 1, seen=("blue",)), "miss-treasons": "fever"},
    3, placed=4, shown=["blue"])


# Yellow is asked for the Hill Witch, which red has played and blue does not hold; green has still to speak.
SPEAKING = play(realm({
    "red": {"hand": ["root-gatherer", "hill-witch"], "points": 12},
    "blue": {"hand": ["herb-gatherer", "hill-druid", "weather-fairy"]},
    "yellow": {"hand": ["hill-witch", "valley-druid"], "green": 2},
    "green": {"hand": ["prairie-witch", "hill-witch"]},
}, 4, clouds={"mirror-lake": ["heavy-1"]}), "red: brave hill-witch", "blue: next")


def hands(state: State) -> dict[str, tuple[str, ...]]:
    return {name: tuple(player["hand"]) for name, player in json.loads(state.position())["players"].items()}


def personalities(state: State) -> tuple[str, ...]:
    return tuple(player["personality"] for player in json.loads(state.position())["players"].values())


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("game", "seats"), [
    (BREW, 3), (BREW, 5), (CITY, 2), (CITY, 4), (LANCRE, 2), (LANCRE, 4), (REALM, 2), (REALM, 5), (PEBBLES, 2)],
    ids=["brew-3", "brew-5", "city-2", "city-4", "lancre-2", "lancre-4", "realm-2", "realm-5", "pebbles-2"])
def test_same_move_in_states_that_the_seat_cannot_tell_apart(game: Game, seats: int, spec: str) -> None:
    """The true state and another one that would look the same get the same answer."""
    apart = 0
    for state, seat in questions(game, seats, 21, 16):
        for twin in (redealt(state, seat, 1), redealt(state, seat, 2)):
            apart += twin.position() != state.position()
            one, two = (ask(quick(spec, game), world, seat, coven.Rng(9)) for world in (state, twin))
            assert one == two
    assert apart > 10


@pytest.mark.parametrize("spec", ["greedy", "search:40"])
def test_same_move_whatever_the_others_hold(spec: str) -> None:
    """By hand: the rivals' cards are swapped for others, and the bot does not notice."""
    facts = json.loads(FOLLOWING.position())
    facts["players"]["red"]["hand"] = ["begging-monk", "wolf-keeper"]
    facts["players"]["blue"]["hand"] = ["snake-hunter", "fortune-teller", "warlock"]
    facts["players"]["green"]["hand"] = ["witch", "cutpurse"]
    other = BREW.from_position(facts)
    assert other.view(2) == FOLLOWING.view(2)
    for seed in range(4):
        answers = [ask(make_bot(spec, BREW), state, 2, coven.Rng(seed)) for state in (FOLLOWING, other)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_same_move_whoever_the_others_are(spec: str) -> None:
    """By hand: what the rivals hold and who they are is changed, and the bot does not notice."""
    facts = json.loads(STRIKING.position())
    facts["players"]["blue"] |= {"hand": ["mr-bent", "mr-gryle", "drumknott"], "personality": "dragon-king-of-arms"}
    facts["players"]["yellow"] |= {"hand": ["groat", "gaspode"], "personality": "chrysoprase"}
    for player in facts["players"].values():
        del player["could"]
    other = CITY.from_position(facts)
    assert other.view(0) == STRIKING.view(0)
    for seed in range(4):
        answers = [ask(make_bot(spec, CITY), state, 0, coven.Rng(seed)) for state in (STRIKING, other)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_same_move_whatever_the_others_have_seen(spec: str) -> None:
    """By hand: the rivals' cards and the problem that only one of them has seen are changed; red does not notice."""
    facts = json.loads(WALKING.position())
    facts["players"]["blue"]["hand"] = ["rob-anybody", "daft-wullie"]
    facts["players"]["yellow"]["hand"] = ["oswald", "hamish", "granny-weatherwax-1"]
    facts["board"]["dancers"]["problem"] = "wintersmith"
    other = LANCRE.from_position(facts)
    assert other.view(0) == WALKING.view(0)
    for seed in range(4):
        answers = [ask(make_bot(spec, LANCRE), state, 0, coven.Rng(seed)) for state in (WALKING, other)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_same_move_whatever_roles_the_others_have_chosen(spec: str) -> None:
    """By hand: the rivals' roles are changed, that of the next to speak too, and yellow does not notice."""
    facts = json.loads(SPEAKING.position())
    facts["players"]["red"]["hand"] = ["weather-fairy"]
    facts["players"]["blue"]["hand"] = ["root-gatherer", "forest-witch", "valley-druid"]
    facts["players"]["green"]["hand"] = ["herb-gatherer", "hill-druid"]
    other = REALM.from_position(facts)
    assert other.view(2) == SPEAKING.view(2)
    for seed in range(4):
        answers = [ask(make_bot(spec, REALM), state, 2, coven.Rng(seed)) for state in (SPEAKING, other)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize(("state", "seat"), [(FOLLOWING, 2), (STRIKING, 0), (WALKING, 0), (SPEAKING, 2)],
                         ids=["brew", "city", "lancre", "realm"])
def test_bot_gets_a_world_of_its_own(state: State, seat: int) -> None:
    """The world is another object that shares nothing that can change with the true state."""
    class Vandal(Spy):
        def choose(self, world: State, seat: int, rng: coven.Rng) -> int:
            assert world is not state
            assert world.agenda is not state.agenda
            move = super().choose(world, seat, rng)
            world.play(move, seat)
            world.finish(0)
            return move

    before = state.position()
    for seed in range(20):
        ask(Vandal(), state, seat, coven.Rng(seed))
    assert state.position() == before


def test_hidden_hands_are_dealt_anew_for_each_ask() -> None:
    """Over many asks others' hands differ, the seat's own never does, and nothing it sees changes."""
    spy, rng = Spy(), coven.Rng(1)
    for _ in range(60):
        ask(spy, FOLLOWING, 2, rng)
    seen = [hands(world) for world in spy.worlds]
    assert {row["yellow"] for row in seen} == {("witch", "warlock")}
    for other in ("red", "blue", "green"):
        assert len({row[other] for row in seen}) > 15
    true = hands(FOLLOWING)
    assert sum(row == true for row in seen) <= 2
    assert all(world.view(2) == FOLLOWING.view(2) for world in spy.worlds)
    assert all(world.options(2) == FOLLOWING.options(2) for world in spy.worlds)


def test_hidden_cards_and_personalities_are_dealt_anew_for_each_ask() -> None:
    """Over many asks others hold and are something else; what red knows, its own part and Groat, stays."""
    spy, rng = Spy(), coven.Rng(1)
    for _ in range(60):
        ask(spy, STRIKING, 0, rng)
    seen = [hands(world) for world in spy.worlds]
    assert {row["red"] for row in seen} == {("hex", "wallace-sonky")}
    assert len({row["blue"] for row in seen}) > 50
    assert all("groat" in row["yellow"] for row in seen)
    assert len({row["yellow"] for row in seen}) > 25
    masks = [personalities(world) for world in spy.worlds]
    assert {row[0] for row in masks} == {"lord-rust"}
    for other in (1, 2):
        assert len({row[other] for row in masks}) == 6
    assert all(world.view(0) == STRIKING.view(0) for world in spy.worlds)
    assert all(world.options(0) == STRIKING.options(0) for world in spy.worlds)


def test_hidden_problems_and_cards_are_dealt_anew_for_each_ask() -> None:
    """Over many asks others hold something else, and so is what blue has seen; what red has seen stays."""
    spy, rng = Spy(), coven.Rng(1)
    for _ in range(60):
        ask(spy, WALKING, 0, rng)
    seen = [hands(world) for world in spy.worlds]
    assert {row["red"] for row in seen} == {("roland", "hwel")}
    assert len({row["blue"] for row in seen}) > 25
    assert all({"miss-treason", "oswald", "rob-anybody"} & set(row["blue"]) for row in seen)
    assert len({row["yellow"] for row in seen}) > 50
    boards = [world.facts()["board"] for world in spy.worlds]
    assert {board["slice"]["problem"] for board in boards} == {"lily"}
    assert len({board["dancers"]["problem"] for board in boards}) > 8
    assert all(world.view(0) == WALKING.view(0) for world in spy.worlds)
    assert all(world.options(0) == WALKING.options(0) for world in spy.worlds)


def test_hidden_roles_are_dealt_anew_for_each_ask() -> None:
    """Over many asks others hold other roles; who has spoken cannot hold the open one, who has not may."""
    spy, rng = Spy(), coven.Rng(1)
    for _ in range(80):
        ask(spy, SPEAKING, 2, rng)
    seen = [hands(world) for world in spy.worlds]
    assert {row["yellow"] for row in seen} == {("hill-witch", "valley-druid")}
    assert len({row["red"] for row in seen}) == 9
    assert len({row["blue"] for row in seen}) > 30
    assert len({row["green"] for row in seen}) > 20
    assert not any("hill-witch" in row["red"] + row["blue"] for row in seen)
    assert {"hill-witch" in row["green"] for row in seen} == {True, False}
    assert all(world.view(2) == SPEAKING.view(2) for world in spy.worlds)
    assert all(world.options(2) == SPEAKING.options(2) for world in spy.worlds)


def test_hidden_pebbles_are_dealt_anew_for_each_ask() -> None:
    """Another game: hands come out of the bag."""
    state = PEBBLES.from_position({"seats": 2, "players": {
        "red": {"hand": ["white", "amber"]}, "blue": {"hand": ["black", "black"]}}})
    spy, rng = Spy(), coven.Rng(1)
    for _ in range(60):
        ask(spy, state, 0, rng)
    seen = [hands(world) for world in spy.worlds]
    assert {row["red"] for row in seen} == {("white", "amber")}
    assert len({row["blue"] for row in seen}) >= 6


def test_secret_answers_of_others_are_not_in_the_world() -> None:
    """In a ballot a bot does not learn what others have sealed, nor how far they are."""
    state = BREW.from_position({
        "seats": 3, "leader": "red", "spell": "copia", "set": 1,
        "players": {"red": {"hand": ["witch", "druid", "warlock", "cutpurse", "begging-monk"]},
                    "yellow": {"hand": ["wolf-keeper", "witch"]}},
        "agenda": ["NextRound", {"ChooseRoles": {"asked": ["blue", "yellow"]}}],
    })
    spy, rng = Spy(), coven.Rng(2)
    for _ in range(40):
        ask(spy, state, 1, rng)
    seen = [hands(world) for world in spy.worlds]
    assert {row["yellow"] for row in seen} == {()}
    assert len({row["red"] for row in seen}) > 20


def test_how_many_roles_others_have_chosen_is_not_in_the_world() -> None:
    """Broom Service: with More or Less? even the number of sealed roles is dealt anew, until all have chosen."""
    four = ["root-gatherer", "herb-gatherer", "hill-druid", "weather-fairy"]
    for event, name, sizes in (("more-or-less", "ChooseAnyRoles", {1, 2, 3, 4, 5}), ("to-work", "ChooseRoles", {4})):
        state = REALM.from_position({
            "seats": 3, "leader": "red", "event": event,
            "players": {"red": {"hand": four}, "blue": {"hand": four[:1]}, "yellow": {"hand": four[:2]}},
            "agenda": ["EndRound", "SettleEvent", "NextTurn", "OfferExtra", {name: {"asked": ["blue", "yellow"]}}],
        })
        spy, rng = Spy(), coven.Rng(2)
        for _ in range(60):
            ask(spy, state, 1, rng)
        seen = [hands(world) for world in spy.worlds]
        assert {row["yellow"] for row in seen} == {()}
        assert {row["blue"] for row in seen} == {("root-gatherer",)}
        assert {len(row["red"]) for row in seen} == sizes
        assert len({row["red"] for row in seen}) > 20


def test_closed_fists_of_others_are_not_in_the_world() -> None:
    """Broom Service: red's fist may hold anything that red has, yellow's is not closed yet."""
    state = realm({"red": {**has(purple=2, wand=1), "fist": {"purple": 2}}, "blue": has(green=2),
                   "yellow": {**has(orange=3), "fist": {"orange": 1}}}, event="who-has-more",
                  agenda=["EndRound", {"MakeFists": {"asked": ["blue", "yellow"]}}])
    spy, rng = Spy(), coven.Rng(2)
    for _ in range(60):
        ask(spy, state, 1, rng)
    seen = [{name: player["fist"] for name, player in world.facts()["players"].items()} for world in spy.worlds]
    assert len({tuple(sorted(row["red"].items())) for row in seen}) == 3 * 2
    assert all(row["yellow"] == {} for row in seen)
