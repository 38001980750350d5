"""Chapter 13: what two players leave in the box."""

from __future__ import annotations

from tests.games.ankh_morpork.table import (
    CARDS,
    GAME,
    city,
    ending,
    legal,
    look,
    play,
    playing,
    question,
    winners,
    wrong,
)
from tests.rules import proves

LORDS = ["lord-vetinari", "lord-selachii", "lord-rust", "lord-de-worde", "dragon-king-of-arms", "commander-vimes"]
GREEN, BROWN = CARDS[:48], CARDS[48:]


@proves("13.1", "2.10")
def test_chrysoprase_is_not_dealt_and_four_personalities_are_unused() -> None:
    state = GAME.setup(2)
    assert legal(state) == [f"become {who}" for who in LORDS]
    play(state, "chance: become lord-rust")
    assert legal(state) == [f"become {who}" for who in LORDS if who != "lord-rust"]
    play(state, "chance: become lord-vetinari")
    assert question(state) == "DrawCard"


@proves("13.1")
def test_zorgo_draws_from_four_personalities_without_chrysoprase() -> None:
    players = {"red": {"personality": "lord-rust"}, "blue": {"personality": "lord-selachii"}}
    state = play(playing("zorgo-the-retro-phrenologist", players, 2), "red: take")
    assert legal(state) == ["become lord-vetinari", "become lord-de-worde", "become dragon-king-of-arms",
                            "become commander-vimes"]


@proves("13.1")
def test_mrs_cake_shows_three_of_the_four_and_never_chrysoprase() -> None:
    players = {"red": {"personality": "lord-rust"}, "blue": {"personality": "lord-selachii"}}
    state = play(playing("mrs-cake", players, 2), "red: take")
    assert legal(state) == ["hide lord-vetinari", "hide lord-de-worde", "hide dragon-king-of-arms",
                            "hide commander-vimes"]
    play(state, "chance: hide lord-de-worde")
    assert look(state, "red")["unused"] == ["lord-vetinari", "dragon-king-of-arms", "commander-vimes"]


@proves("13.1")
def test_nobody_is_chrysoprase_and_fifty_dollars_win_nothing() -> None:
    assert wrong({"seats": 2, "players": {"red": {"personality": "chrysoprase"}}}) == "thing-twice"
    state = city({"red": {"money": 99}}, 2)
    assert (ending(state), question(state)) == ("", "PlayCard")
    state = city({"red": {"personality": "chrysoprase", "money": 50}}, 3)
    assert (ending(state), winners(state)) == ("fortune", ["red"])


@proves("13.2", "2.10")
def test_hubert_and_cosmo_lavish_are_not_in_the_deck() -> None:
    assert look(GAME.setup(2))["deck"] == {"green": 48, "brown": 51}
    assert look(GAME.setup(3))["deck"] == {"green": 48, "brown": 53}
    left = ["draw " + card for card in BROWN if card not in ("hubert", "cosmo-lavish")]
    state = play(playing("librarian", {}, 2, discard=[card for card in GREEN if card != "librarian"]), "red: take")
    assert legal(state) == left
    assert wrong({"seats": 2, "players": {"red": {"hand": ["hubert"]}}}) == "card-absent"
    assert wrong({"seats": 2, "discard": ["cosmo-lavish"]}) == "card-absent"


@proves("13.2")
def test_the_deck_of_two_ends_with_its_51st_brown_card() -> None:
    gone = [card for card in CARDS if card not in ("librarian", "hubert", "cosmo-lavish", "ruby")]
    players = {"red": {"personality": "lord-rust"}, "blue": {"personality": "lord-selachii", "money": 11}}
    state = play(playing("librarian", players, 2, discard=gone), "red: take")
    assert legal(state) == ["draw ruby"]
    play(state, "chance: draw ruby")
    assert (ending(state), winners(state)) == ("deck", ["blue"])
