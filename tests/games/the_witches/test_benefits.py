"""Chapter 10, card by card: every benefit at the moments that fit it, and what it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from coven import State
from tests.games.the_witches.table import (
    CARDS,
    GAME,
    acting,
    cackles,
    hand,
    lancre,
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    reach,
    refused,
    space,
    supply,
)
from tests.rules import proves

BONUS = {
    "nac-mac-feegle-1": 2, "nac-mac-feegle-2": 2, "nac-mac-feegle-3": 2, "eskarina-smith": 2, "mustrum-ridcully": 2,
    "jason-ogg": 4, "roland": 4, "hodgesaargh": 4, "mightily-oats": 4, "summer-lady": 4, "tomjon": 4,
}
ELVES = ("elves", "lankin", "king-of-elves", "queen-of-elves")
MAGPYRS = ("vlad", "lacrimosa", "count-magpyr", "count-bela")
FOES = {
    "jason-ogg": ELVES, "roland": ELVES, "hodgesaargh": MAGPYRS, "mightily-oats": MAGPYRS,
    "summer-lady": ("wintersmith",), "tomjon": ("duke-felmet", "lady-felmet"),
}
CURE = {
    "death-1": "death", "death-2": "death", "farmer-poorchick": "sick-pig", "nannys-pig": "sick-pig",
    "thunder-lightning": "sick-sheep", "joe-aching": "sick-sheep",
}
EXTRA_CARDS = {
    "perdita-x-dream-1": 1, "perdita-x-dream-2": 1, "mrs-earwig": 1,
    "miss-tick": 0, "miss-level": 0, "desiderata-hollow": 0,
}
BORROWING = ("granny-weatherwax-1", "granny-weatherwax-2", "granny-weatherwax-3", "mother-dismass")
ESCAPE = ("greebo-1", "greebo-2", "casanunda", "you-kitten")
EXTRA_MOVEMENT = ("hamish", "shawn-ogg", "lucy-warbeck")
HELPING_HAND = ("nanny-ogg-1", "nanny-ogg-2", "nanny-ogg-3", "goodie-whemper")
INVISIBILITY = ("miss-treason", "oswald", "rob-anybody")
REROLL = ("igor-and-scraps", "verence-ii", "daft-wullie", "mrs-gogol", "hwel")
SELF_AWARENESS = ("agnes-nitt-1", "agnes-nitt-2", "granny-aching", "gammer-beavis")
SHAMBLES = ("gertruder-tiring", "harrieta-bilk")
TRANSMUTATION = ("magrat-garlick-1", "magrat-garlick-2", "magrat-garlick-3")
ALWAYS = (*BORROWING, *EXTRA_CARDS, *HELPING_HAND, *SELF_AWARENESS, *SHAMBLES, *TRANSMUTATION)

TRY = ("red: walk mrs-earwigs", "red: attempt", "chance: roll cackle 2")
LOW = (*TRY, "red: go-on", "red: roll-on", "chance: roll cackle 2")
PROBLEMS = list(GAME.domains["problem"].words)


def foe(card: str) -> str:
    """A problem that the benefit of a card helps against."""
    return FOES[card][0] if card in FOES else CURE.get(card, "fever")


def facing(card: str, kind: str = "") -> State:
    """Red, with two cackle tokens and the card, is beside a face-up problem; a face-down one has a crisis token."""
    board = {"mrs-earwigs": problem(kind or foe(card), up=True), "slice": problem(None, crisis=1)}
    return acting({"red": {"hand": [card], "cackle": 2}}, board)


def begins(card: str) -> State:
    board = {"slice": problem(None, crisis=1)}
    return lancre({"red": {"hand": [card], "cackle": 2}}, board)


def in_town(card: str) -> State:
    board = {"lancre-town-2": problem(None, crisis=1)}
    return acting({"red": {"hand": [card], "cackle": 2, "space": "lancre-town-1"}}, board)


def at_tea(card: str) -> State:
    board = {"slice": problem(None, crisis=1)}
    state = acting({"red": {"hand": [card], "cackle": 2}, "blue": {"space": "mrs-earwigs"}}, board)
    return play(state, "red: walk mrs-earwigs")


def in_the_dungeon(card: str) -> State:
    board = {"slice": problem(None, crisis=1)}
    return acting({"red": {"hand": [card], "cackle": 2, "space": "dungeon"}}, board)


def after_refill(card: str) -> State:
    state = play(facing(card), "red: stay", "red: stay", "red: refill")
    while question(state) == "DrawCard":
        play(state, f"chance: {legal(state, 'chance')[0]}")
    return state


ENOUGH = (*TRY[:2], "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6")
# A moment of the turn, the question that is open then, and what fits it besides the benefits that always fit.
MOMENTS: list[tuple[str, Callable[[str], State], tuple[str, ...]]] = [
    ("Begin", begins, ()),
    ("Act", facing, EXTRA_MOVEMENT),
    ("Act", in_town, (*EXTRA_MOVEMENT, *INVISIBILITY)),
    ("Act", lambda card: play(facing(card), "red: stay"), EXTRA_MOVEMENT),
    ("Confront", lambda card: play(facing(card), "red: walk mrs-earwigs"), (*INVISIBILITY, *CURE)),
    ("Greet", at_tea, INVISIBILITY),
    ("Decide", lambda card: play(facing(card), *TRY), (*REROLL, *CURE)),
    ("Boost", lambda card: play(facing(card), *TRY, "red: go-on"), tuple(CURE)),
    ("Finish", lambda card: play(facing(card), *LOW), (*REROLL, *CURE, *BONUS, *ESCAPE)),
    ("Finish", lambda card: play(facing(card), *ENOUGH), (*REROLL, *CURE, *BONUS)),
    ("Retreat", lambda card: play(facing(card, "broken-limb"), *LOW, "red: finish"), ()),
    ("BeforeRefill", lambda card: play(facing(card), "red: stay", "red: stay"), ()),
    ("EndTurn", after_refill, ()),
    ("Imprisoned", in_the_dungeon, (*ESCAPE, *INVISIBILITY)),
]


def paragraph(card: str) -> str:
    """The rule that says when a card can be played."""
    families = (("10.4", BONUS), ("10.6", CURE), ("10.7", ESCAPE), ("10.9", EXTRA_MOVEMENT), ("10.12", REROLL))
    return next((number for number, cards in families if card in cards), "6.12")


def test_every_card_of_the_deck_is_in_one_family() -> None:
    families = [*BONUS, *CURE, *ESCAPE, *EXTRA_MOVEMENT, *INVISIBILITY, *REROLL, *ALWAYS]
    assert len(families) == 55
    assert sorted(families) == sorted(CARDS)


@proves("10.1")
@pytest.mark.parametrize("card", CARDS)
def test_a_benefit_can_be_played_at_the_moments_that_fit_it_and_at_no_other(card: str) -> None:
    for asks, lay, fitting in MOMENTS:
        state = lay(card)
        assert question(state) == asks
        if card in ALWAYS or card in fitting:
            assert f"use {card}" in legal(state)
        else:
            assert refused(state, f"red: use {card}") == paragraph(card)


@proves("10.1", "3.2")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_used_once_and_then_lies_before_the_player(card: str) -> None:
    asks, lay = next((asks, lay) for asks, lay, fitting in MOMENTS if card in (*ALWAYS, *fitting))
    state = lay(card)
    assert question(state) == asks
    play(state, f"red: use {card}")
    assert card not in hand(state, "red")
    assert state.facts()["played"] == [card]


# One after the other

@proves("10.4")
@pytest.mark.parametrize("card", BONUS)
def test_a_bonus_is_added_to_the_total_of_all_four_dice(card: str) -> None:
    state = play(facing(card), *LOW)
    assert look(state)["dice"]["total"] == 4
    play(state, f"red: use {card}")
    assert look(state)["dice"]["total"] == 4 + BONUS[card]
    assert legal(state) == ["finish"]


@proves("10.4")
@pytest.mark.parametrize("card", BONUS)
def test_some_bonuses_help_against_one_group_of_problems_only(card: str) -> None:
    for kind in PROBLEMS:
        state = play(facing(card, kind), *LOW)
        if card not in FOES or kind in FOES[card]:
            assert f"use {card}" in legal(state)
        else:
            assert refused(state, f"red: use {card}") == "10.4"


@proves("10.5")
@pytest.mark.parametrize("card", BORROWING)
def test_borrowing_looks_at_two_face_down_problems_that_stay_face_down(card: str) -> None:
    board = {"slice": problem(None), "dancers": problem("lily", up=False), "copperhead": problem("vlad", up=False)}
    state = play(acting({"red": {"hand": [card]}}, board), f"red: use {card}")
    assert legal(state) == ["look-at slice", "look-at dancers", "look-at copperhead"]
    play(state, "red: look-at slice", "chance: show hiver")
    assert legal(state) == ["look-at dancers", "look-at copperhead", "enough"]
    play(state, "red: look-at dancers")
    assert question(state) == "Act"
    assert on_board(state, "slice") == {"problem": "hiver", "up": False, "crisis": 0, "seen": ["red"]}
    assert on_board(state, "dancers") == {"problem": "lily", "up": False, "crisis": 0, "seen": ["red"]}
    assert on_board(state, "copperhead") == {"problem": "vlad", "up": False, "crisis": 0, "seen": []}
    assert [look(state, "red")["spaces"][at]["problem"] for at in board] == ["hiver", "lily", "hidden"]
    assert [look(state, "blue")["spaces"][at]["problem"] for at in board] == ["hidden", "hidden", "hidden"]


@proves("10.6")
@pytest.mark.parametrize("card", CURE)
def test_a_cure_solves_the_problem_of_its_name_without_dice_whatever_its_crisis(card: str) -> None:
    board = {"mrs-earwigs": problem(CURE[card], crisis=1)}
    state = acting({"red": {"hand": [card]}}, board)
    assert supply(state)["crisis"] == 11
    play(state, "red: walk mrs-earwigs", f"red: use {card}")
    assert player(state, "red")["solved"] == {CURE[card]: 1}
    assert on_board(state, "mrs-earwigs") is None
    assert supply(state)["crisis"] == 12
    assert cackles(state) == [0, 0]
    assert question(state) == "Act"
    assert state.facts()["action"] == 2


@proves("10.6")
@pytest.mark.parametrize("card", CURE)
def test_a_cure_solves_no_problem_of_another_name(card: str) -> None:
    for kind in PROBLEMS:
        if kind != CURE[card]:
            assert refused(play(facing(card, kind), "red: walk mrs-earwigs"), f"red: use {card}") == "10.6"


@proves("10.7")
@pytest.mark.parametrize("card", ESCAPE)
def test_escape_runs_away_without_the_token_for_failing_and_without_a_consequence(card: str) -> None:
    state = play(acting({"red": {"hand": [card]}}, {"mrs-earwigs": problem("lily", up=True)}),
                 *LOW[:-1], "chance: roll cackle cackle")
    assert cackles(state) == [1, 0]
    play(state, f"red: use {card}")
    assert legal(state) == ["retreat blasted-oak", "retreat long-man", "retreat brass-neck"]
    play(state, "red: retreat brass-neck")
    assert space(state, "red") == "brass-neck"
    assert cackles(state) == [3, 0]
    assert player(state, "red")["black-aliss"] == 0
    assert on_board(state, "mrs-earwigs") == {"problem": "lily", "up": True, "crisis": 0, "seen": []}
    assert state.facts()["action"] == 2


@proves("10.8")
@pytest.mark.parametrize("card", EXTRA_CARDS)
def test_extra_cards_are_two_also_beyond_the_size_of_the_hand_and_some_bring_a_cackle_token(card: str) -> None:
    state = play(acting({"red": {"hand": [card, "death-1", "death-2", "roland"]}}), f"red: use {card}")
    play(state, "chance: draw hwel", "chance: draw tomjon")
    assert question(state) == "Act"
    assert sorted(hand(state, "red")) == ["death-1", "death-2", "hwel", "roland", "tomjon"]
    assert cackles(state) == [EXTRA_CARDS[card], 0]
    assert supply(state)["cackle"] == 8 - EXTRA_CARDS[card]


@proves("10.9")
@pytest.mark.parametrize("card", EXTRA_MOVEMENT)
def test_extra_movement_makes_a_walk_two_links_longer(card: str) -> None:
    players = {"red": {"hand": [card], "space": "sun-not-shine"}, "blue": {"space": "lancre-caves"}}
    state = acting(players)
    two = {"razorback", "slice", "mad-stoat", "miss-treasons", "rock-hard-place"}
    four = {"magrats-cottage", "standing-stone", "gnarly-ground", "bad-ass", "grannys-cottage", "lancre-town-1",
            "lancre-town-2", "lancre-town-3", "dancers", "lancre-gorge", "slippery-hollow"}
    assert reach(state) == two
    play(state, f"red: use {card}")
    assert reach(state) == two | four
    play(state, "red: walk dancers")
    assert space(state, "red") == "dancers"
    assert state.facts()["action"] == 2


@proves("10.10")
@pytest.mark.parametrize("card", HELPING_HAND)
def test_a_helping_hand_takes_one_crisis_token_from_any_problem(card: str) -> None:
    board = {"bad-ass": problem("fever", crisis=1), "slice": problem(None, crisis=1), "dancers": problem("lily"),
             "copperhead": problem("vlad", crisis=3, up=True)}
    state = play(acting({"red": {"hand": [card]}}, board), f"red: use {card}")
    assert supply(state)["crisis"] == 7
    assert legal(state) == ["help bad-ass", "help slice", "help copperhead"]
    assert refused(state, "red: help dancers") == "10.10"
    play(state, "red: help copperhead")
    assert supply(state)["crisis"] == 8
    assert {at: row["crisis"] for at, row in state.facts()["board"].items()} == {
        "bad-ass": 1, "slice": 1, "dancers": 0, "copperhead": 2,
    }


@proves("10.11", "6.12", "6.13")
@pytest.mark.parametrize("card", INVISIBILITY)
def test_invisibility_passes_a_problem_and_a_witch_and_opens_the_dungeon(card: str) -> None:
    state = play(facing(card), "red: walk mrs-earwigs", f"red: use {card}", "red: walk brass-neck")
    assert space(state, "red") == "brass-neck"
    assert on_board(state, "mrs-earwigs") == {"problem": "fever", "up": True, "crisis": 0, "seen": []}
    state = play(at_tea(card), f"red: use {card}", "red: walk brass-neck")
    assert (space(state, "red"), cackles(state)) == ("brass-neck", [2, 0])
    state = play(in_the_dungeon(card), f"red: use {card}", "red: to brass-neck")
    assert space(state, "red") == "brass-neck"
    assert state.facts()["action"] == 2


@proves("10.12")
@pytest.mark.parametrize("card", REROLL)
def test_a_reroll_is_of_one_die_or_of_both_and_the_last_faces_count(card: str) -> None:
    state = play(facing(card), *TRY, f"red: use {card}")
    assert legal(state) == ["again cackle", "again 2", "again-both"]
    one = play(state.clone(), "red: again cackle", "chance: reroll 5")
    assert look(one)["dice"]["first"] == ["2", "5"]
    assert cackles(play(one, "red: go-on")) == [2, 0]
    other = play(state.clone(), "red: again 2", "chance: reroll cackle")
    assert look(other)["dice"]["first"] == ["cackle", "cackle"]
    assert cackles(play(other, "red: go-on")) == [4, 0]
    both = play(state, "red: again-both", "chance: roll 3 6")
    assert look(both)["dice"]["first"] == ["3", "6"]
    assert cackles(play(both, "red: go-on")) == [2, 0]


@proves("10.13")
@pytest.mark.parametrize("card", SELF_AWARENESS)
@pytest.mark.parametrize(("has", "offers"), [(1, ["give-back 1"]), (2, ["give-back 2", "give-back 1"]),
                                             (5, ["give-back 2", "give-back 1"])])
def test_self_awareness_gives_up_to_two_cackle_tokens_back(card: str, has: int, offers: list[str]) -> None:
    state = play(acting({"red": {"hand": [card], "cackle": has}, "blue": {"cackle": 3}}), f"red: use {card}")
    assert legal(state) == offers
    for offer in offers:
        given = int(offer[-1])
        after = play(state.clone(), f"red: {offer}")
        assert cackles(after) == [has - given, 3]
        assert supply(after)["cackle"] == 8 - 3 - has + given
        assert question(after) == "Act"


@proves("10.14")
@pytest.mark.parametrize("card", SHAMBLES)
def test_shambles_turns_a_face_down_problem_up_for_all(card: str) -> None:
    board = {"bad-ass": problem("fever"), "slice": problem(None, crisis=1), "copperhead": problem("vlad", up=True),
             "dancers": problem("lily", up=False, seen=("blue",))}
    state = play(acting({"red": {"hand": [card]}}, board), f"red: use {card}")
    assert legal(state) == ["reveal slice", "reveal dancers"]
    assert refused(state, "red: reveal copperhead") == "10.14"
    known = play(state.clone(), "red: reveal dancers")
    assert on_board(known, "dancers") == {"problem": "lily", "up": True, "crisis": 0, "seen": []}
    assert on_board(known, "slice") == {"problem": None, "up": False, "crisis": 1, "seen": []}
    play(state, "red: reveal slice", "chance: show hiver")
    assert on_board(state, "slice") == {"problem": "hiver", "up": True, "crisis": 1, "seen": []}
    assert look(state)["spaces"]["slice"]["problem"] == "hiver"


@proves("10.15")
@pytest.mark.parametrize("card", TRANSMUTATION)
@pytest.mark.parametrize("away", [[], ["death-1"], ["death-1", "hwel"], ["death-1", "tomjon", "hwel"]])
def test_transmutation_draws_as_many_cards_as_are_discarded_and_one_more(card: str, away: list[str]) -> None:
    kept = [other for other in ("death-1", "hwel", "tomjon") if other not in away]
    state = play(acting({"red": {"hand": [card, "death-1", "hwel", "tomjon"]}}), f"red: use {card}")
    assert legal(state) == ["discard death-1", "discard tomjon", "discard hwel", "enough"]
    play(state, *[f"red: discard {other}" for other in away], "red: enough")
    drawn = ["roland", "oswald", "you-kitten", "miss-tick"][: len(away) + 1]
    play(state, *[f"chance: draw {other}" for other in drawn])
    assert question(state) == "Act"
    assert sorted(hand(state, "red")) == sorted(kept + drawn)
    assert sorted(state.facts()["played"]) == sorted([card, *away])
