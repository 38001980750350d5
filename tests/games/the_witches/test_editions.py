"""Editions that contradict themselves are refused, and small changes of an edition are played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import coven
from coven import BadInput, Game, State
from coven.games.the_witches import GAME as KIT
from coven.games.the_witches.kit import Kit
from coven.kernel.facts import Facts
from coven.library import origins
from coven.words import LANGUAGES, words
from tests.games.editions import Change, changed_facts, setting, without
from tests.games.table import Table
from tests.games.the_witches.table import GAME, SPACES

PLAIN: dict[str, Any] = GAME.source.plain()
CARDS = [row["id"] for row in PLAIN["cards"]]
PLACES = [row["id"] for row in PLAIN["locations"]]


def changed(change: Change) -> Facts:
    """The facts of the standard edition after a change."""
    return changed_facts(PLAIN, change)


def refusal(change: Change) -> tuple[str, str]:
    """The key of the refusal, and the place that it names."""
    with pytest.raises(BadInput) as error:
        KIT(changed(change))
    return error.value.key, str(error.value.facts.get("path", ""))


def card(word: str) -> tuple[str, int]:
    return "cards", CARDS.index(word)


def test_the_standard_edition_is_accepted_unchanged() -> None:
    kit = KIT(changed(lambda plain: None))
    assert kit.setup(3).position() == GAME.setup(3).position()
    assert kit.digest == GAME.digest


def test_copies_of_a_card_differ_by_their_location_alone() -> None:
    """They have one name on the screen, so they must be worth the same."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for row in PLAIN["cards"]:
        stem, _, number = row["id"].rpartition("-")
        if number.isdigit():
            kinds.setdefault(stem, []).append({name: row[name] for name in row if name not in ("id", "location")})
    assert {stem: len(rows) for stem, rows in kinds.items()} == {
        "granny-weatherwax": 3, "nanny-ogg": 3, "magrat-garlick": 3, "agnes-nitt": 2, "perdita-x-dream": 2,
        "nac-mac-feegle": 3, "greebo": 2, "death": 2}
    assert all(row == rows[0] for rows in kinds.values() for row in rows)


# Numbers and dice

@pytest.mark.parametrize(
    ("change", "key", "path"),
    [
        (setting(0, "numbers", "walk"), "facts-number", "numbers.walk"),
        (setting(10, "numbers", "walk"), "facts-number", "numbers.walk"),
        (setting(0, "numbers", "hand"), "facts-number", "numbers.hand"),
        (setting(0, "numbers", "hard-for-bonus"), "facts-number", "numbers.hard-for-bonus"),
        (setting(0, "numbers", "easy-for-card"), "facts-number", "numbers.easy-for-card"),
        (setting(-1, "numbers", "tea"), "facts-number", "numbers.tea"),
        (setting(100, "numbers", "licence"), "facts-number", "numbers.licence"),
        (without("numbers", "elves"), "facts-missing", "numbers"),
        (setting(2, "numbers", "wizards"), "facts-unknown", "numbers.wizards"),
        (setting([], "die", "faces"), "facts-count", "die.faces"),
        (setting(["cackle", 0], "die", "faces"), "facts-number", "die.faces[1]"),
        (setting(["cackle", 21], "die", "faces"), "facts-number", "die.faces[1]"),
        (setting(["giggle", 2], "die", "faces"), "facts-number", "die.faces[0]"),
        (setting(["cackle", *range(1, 21)], "die", "faces"), "facts-count", "die.faces"),
        (setting(6, "die", "sides"), "facts-unknown", "die.sides"),
    ],
)
def test_numbers_and_dice_that_cannot_be_are_refused(change: Change, key: str, path: str) -> None:
    assert refusal(change) == (key, path)


def test_a_die_must_be_able_to_decide() -> None:
    """With one face alone, who rolls for the first choice would tie for ever."""
    refusal(setting([3, 3, 3, 3, 3, 3], "die", "faces"))


# The board

def full(plain: dict[str, Any]) -> None:
    """A problem on every space."""
    for row in plain["locations"]:
        row["spaces"] = ["easy"] * len(row["spaces"])


def split(plain: dict[str, Any]) -> None:
    """The Place Where the Sun Does Not Shine and Razorback are linked with each other alone."""
    for row in plain["locations"]:
        pair = ("sun-not-shine", "razorback")
        keeps = pair if row["id"] in pair else [place for place in PLACES if place not in pair]
        row["near"] = [place for place in row["near"] if place in keeps]


def crowded(plain: dict[str, Any]) -> None:
    """Sixty-one spaces."""
    plain["locations"][0]["spaces"] += ["empty"] * 7
    for row in plain["locations"][2:26]:
        row["spaces"] += ["empty"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (setting(["lancre-castle", "lancre-town"], "locations", 0, "near"), "area-near"),
        (setting([], "locations", 0, "near"), "area-near"),
        (setting(["lancre-town"], "locations", 0, "near"), "area-one-way"),
        (setting(["lancre-town", "long-man", "slice"], "locations", 0, "near"), "area-one-way"),
        (setting(["ankh"], "locations", 0, "near"), "facts-word"),
        (setting(["long-man", "long-man"], "locations", 0, "near"), "facts-twice"),
        (setting("long-man", "locations", 0, "near"), "facts-list"),
        (split, "not-joined"),
        (full, "spaces-full"),
        (crowded, "facts-count"),
        (setting([], "locations", 0, "spaces"), "facts-count"),
        (setting(["empty"] * 10, "locations", 0, "spaces"), "facts-count"),
        (setting(["purple"], "locations", 0, "spaces"), "facts-word"),
        (setting("slice", "locations", 0, "id"), "facts-twice"),
        (setting("lancre castle", "locations", 0, "id"), "facts-id"),
        (setting(PLAIN["locations"][:1], "locations"), "facts-count"),
        (setting(True, "locations", 0, "river"), "facts-unknown"),
        (without("locations", 0, "near"), "facts-missing"),
    ],
)
def test_a_board_that_cannot_be_is_refused(change: Change, key: str) -> None:
    found, path = refusal(change)
    assert found == key
    assert path.startswith("locations")


def test_granny_lives_in_a_location() -> None:
    assert refusal(setting("ankh", "granny")) == ("facts-word", "granny")
    assert refusal(without("granny")) == ("facts-missing", "-")


# Problems and apprentices

@pytest.mark.parametrize(
    ("change", "key"),
    [
        (setting([], "problems", "easy"), "facts-count"),
        (setting([], "problems", "hard"), "facts-count"),
        (setting([], "problems", "odd"), "facts-unknown"),
        (without("problems", "hard"), "facts-missing"),
        (setting("death", "problems", "easy", 0, "id"), "facts-twice"),
        (setting("lily", "problems", "easy", 0, "id"), "word-twice"),
        (setting(0, "problems", "easy", 0, "difficulty"), "facts-number"),
        (setting(-1, "problems", "easy", 0, "points"), "facts-number"),
        (setting(0, "problems", "hard", 0, "count"), "facts-number"),
        (setting("elves", "problems", "easy", 0, "group"), "facts-unknown"),
        (without("problems", "hard", 0, "group"), "facts-missing"),
        (without("problems", "hard", 0, "fails"), "facts-missing"),
        (setting("flood", "problems", "hard", 0, "fails"), "facts-word"),
        (setting("banished", "problems", "hard", 0, "solves"), "facts-word"),
        (setting(PLAIN["apprentices"][:3], "apprentices"), "facts-count"),
        (setting("dimity-hubbub", "apprentices", 0, "id"), "facts-twice"),
        (setting("dance", "apprentices", 0, "does"), "facts-word"),
        (setting(1, "apprentices", 0, "cackle"), "facts-unknown"),
        (without("apprentices", 1, "cackle"), "facts-missing"),
        (without("apprentices", 2, "problem"), "facts-missing"),
        (setting("flu", "apprentices", 2, "problem"), "facts-word"),
    ],
)
def test_problems_and_apprentices_that_cannot_be_are_refused(change: Change, key: str) -> None:
    assert refusal(change)[0] == key


# Cards

def threes(plain: dict[str, Any]) -> None:
    for row in plain["cards"][:21]:
        row["three"] = "granny-weatherwax"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (setting("skull", "cards", 0, "symbol"), "facts-word"),
        (setting("dance", "cards", 0, "does"), "facts-word"),
        (setting("ankh", "cards", 0, "location"), "facts-word"),
        (without("cards", 0, "location"), "facts-missing"),
        (without("cards", 0, "tiles"), "facts-missing"),
        (setting(0, "cards", 0, "tiles"), "facts-number"),
        (setting(10, "cards", 0, "tiles"), "facts-number"),
        (setting(2, "cards", 0, "amount"), "facts-unknown"),
        (setting("", "cards", 0, "three"), "facts-text"),
        (setting("elves", *card("hwel"), "against"), "facts-unknown"),
        (setting("dwarfs", *card("jason-ogg"), "against"), "facts-word"),
        (without(*card("death-1"), "problem"), "facts-missing"),
        (setting("flu", *card("death-1"), "problem"), "facts-word"),
        (without(*card("mrs-earwig"), "cackle"), "facts-missing"),
        (setting(-1, *card("mrs-earwig"), "cackle"), "facts-number"),
        (setting("hwel", "cards", 0, "id"), "facts-twice"),
        (setting(PLAIN["cards"][:19], "cards"), "facts-count"),
        (lambda plain: plain["cards"].extend({**PLAIN["cards"][46], "id": f"more-{n}"} for n in range(6)),
         "facts-count"),
        (threes, "facts-count"),
    ],
)
def test_cards_that_cannot_be_are_refused(change: Change, key: str) -> None:
    found, path = refusal(change)
    assert found == key
    assert path.startswith("cards")


def test_cards_must_suffice_for_the_deal() -> None:
    """Four players with nine cards each need more than twenty, and one is turned up in the first turn."""
    def change(plain: dict[str, Any]) -> None:
        plain["cards"] = plain["cards"][:20]
        plain["numbers"]["hand"] = 9

    refusal(change)


# Tokens and stacks

@pytest.mark.parametrize(
    ("change", "key"),
    [
        (without("tokens", "solo"), "facts-missing"),
        (without("tokens", "cooperative", "3"), "facts-missing"),
        (without("tokens", "cooperative", "3", "crisis"), "facts-missing"),
        (setting(3, "tokens", "cooperative", "3", "tea"), "facts-unknown"),
        (setting({}, "tokens", "competitive", "1"), "facts-unknown"),
        (setting({}, "tokens", "solo", "2"), "facts-unknown"),
        (setting(100, "tokens", "solo", "1", "crisis"), "facts-number"),
        (without("tokens", "expert-crisis"), "facts-missing"),
        (setting(-1, "tokens", "expert-crisis"), "facts-number"),
        (without("stacks", "4"), "facts-missing"),
        (setting({}, "stacks", "5"), "facts-unknown"),
        (setting([1, 1, 1, 1, 1], "stacks", "2", "hard"), "facts-count"),
        (setting([13, 0, 0, 0, 0, 0], "stacks", "2", "hard"), "too-many"),
        (setting([21, 0, 0, 0, 0, 0], "stacks", "2", "easy"), "too-many"),
        (setting([-1, 1, 1, 1, 1, 1], "stacks", "2", "easy"), "facts-number"),
        (setting({"hard": [0] * 6, "easy": [0] * 6}, "stacks", "1"), "facts-count"),
        (setting([], "weather"), "facts-unknown"),
    ],
)
def test_tokens_and_stacks_that_cannot_be_are_refused(change: Change, key: str) -> None:
    assert refusal(change)[0] == key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("change", "named"), [(full, "locations"), (split, "razorback")], ids=["full", "split"])
def test_refusals_say_where_and_what(change: Change, named: str, lang: str) -> None:
    with pytest.raises(BadInput) as error:
        KIT(changed(change))
    message = words(lang).error(error.value)
    assert "test.yaml" in message
    assert named in message
    assert "error-" not in message


# Editions of one's own

MINE = """
game: the_witches
name: mine
based_on: standard
die: {faces: [cackle, cackle, 1, 2, 3, 12]}
problems:
  easy:
    - {id: fever, difficulty: 9, points: 4, count: 5, origin: rulebook}
locations:
  - {id: lancre-caves, spaces: [empty], near: [brass-neck, copperhead, grannys-cottage]}
  - {id: grannys-cottage, spaces: [empty], near: [lancre-caves, lancre-gorge, rock-hard-place, slippery-hollow]}
cards:
  - {id: hwel, symbol: broomstick, does: extra-cards, cards: 3, cackle: 2, location: slice, origin: rulebook}
"""


@pytest.fixture
def mine(tmp_path: Path) -> Kit:
    path = tmp_path / "mine.yaml"
    path.write_text(MINE, "utf-8")
    kit = coven.game("the_witches", edition=str(path))
    assert isinstance(kit, Kit)
    return kit


def start(kit: Game, space: str, hand: list[str], board: dict[str, Any]) -> State:
    """Red's first action."""
    players = {"red": {"space": space, "apprentice": "dimity-hubbub", "hand": hand}}
    agenda = ["TurnEnd", "Close", "Refill", "Rest", {"Action": {"number": 2}}, {"Action": {"number": 1}}]
    return kit.from_position({"seats": 1, "turn": "red", "players": players, "board": board, "agenda": agenda})


def test_an_owner_changes_a_little_and_keeps_the_rest(mine: Kit) -> None:
    assert (mine.edition, mine.digest == GAME.digest) == ("mine", False)
    assert mine.domains["space"].words == SPACES
    assert mine.domains["card"].words == CARDS
    assert mine.domains["face"].words == ["cackle", "1", "2", "3", "12"]


def test_another_difficulty_and_other_points_are_played(mine: Kit) -> None:
    table = Table(mine)
    state = start(mine, "lancre-caves", [], {"copperhead": {"problem": "fever"}})
    assert state.view(0)["spaces"]["copperhead"]["needed"] == 9
    table.play(state, "red: walk copperhead", "red: attempt", "chance: roll 2 3", "red: go-on", "red: roll-on",
               "chance: roll 2 2", "red: finish")
    assert state.score(0) == 4


def test_another_link_is_walked(mine: Kit) -> None:
    assert "walk grannys-cottage" in Table(mine).legal(start(mine, "lancre-caves", [], {}))
    assert "walk grannys-cottage" not in Table(GAME).legal(start(GAME, "lancre-caves", [], {}))


def test_another_card_is_played(mine: Kit) -> None:
    table = Table(mine)
    state = start(mine, "lancre-caves", ["hwel"], {})
    assert {"fly hwel", "use hwel"} <= set(table.legal(state))
    table.play(state, "red: use hwel", "chance: draw roland", "chance: draw tomjon", "chance: draw oswald")
    assert (state.facts()["players"]["red"]["cackle"], len(state.view(0)["players"]["red"]["hand"])) == (2, 3)


def test_another_die_is_rolled(mine: Kit) -> None:
    """Two of its six faces are cackles: one pair in nine shows both of them."""
    table = Table(mine)
    state = start(mine, "lancre-caves", [], {"copperhead": {"problem": "fever"}})
    table.play(state, "red: walk copperhead", "red: attempt")
    weights = {mine.moves.text(move): int(weight) for move, weight in state.outcomes()}
    assert sum(weights.values()) == 36
    assert (weights["roll cackle cackle"], weights["roll cackle 12"], weights["roll 12 12"]) == (4, 4, 1)
    assert "roll 12 cackle" not in weights


def test_whole_games_are_played_with_it(mine: Kit) -> None:
    for seats in range(1, 5):
        state, rng = mine.setup(seats), coven.Rng(seats)
        while (decision := state.decision()) is not None:
            seat = int(decision.seat)
            options = state.options(seat)
            state.play(options[rng.below(len(options))], seat)
        assert state.ending >= 0


def test_a_die_without_cackles_is_played() -> None:
    kit = KIT(changed(setting([1, 2, 3, 4, 5, 6], "die", "faces")))
    state = start(kit, "lancre-caves", [], {"copperhead": {"problem": "fever"}})
    Table(kit).play(state, "red: walk copperhead", "red: attempt", "chance: roll 1 1", "red: go-on")
    assert state.facts()["players"]["red"]["cackle"] == 0


# Where facts come from

def test_every_fact_shows_its_origin(mine: Kit) -> None:
    """Each thing has a row of its own with its origin and its note, the problems too."""
    for kit in (GAME, mine):
        rows = {what.split()[-1]: (says, origin, note) for what, says, origin, note in origins(kit.source)}
        assert {origin for _, origin, _ in rows.values()} == {"rulebook", "public", "house"}
        for domain in ("card", "location", "apprentice", "problem"):
            assert [word for word in kit.domains[domain].words if word not in rows] == [], domain
        assert rows["numbers"][1] == rows["tokens"][1] == rows["stacks"][1] == "rulebook"
        assert rows["hwel"][1] == rows["fever"][1] == ("rulebook" if kit is mine else "house")
        assert rows["slice"][2] == "the name is from the rulebook"
        assert "{" not in "".join(says for says, _, _ in rows.values())
