"""Chapter 8, what a green card forbids: a refused move names the paragraph of the card that asks, not of another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ankh_morpork.table import play, playing, refused
from tests.rules import proves

SANCTUARY = "the-ankh-morpork-sunshine-dragon-sanctuary"


def table() -> dict[str, Any]:
    """Red and blue have cards, blue has too little money for fools and a minion that might be murdered."""
    return {
        "red": {"minions": {"the-hippo": 1}, "hand": ["groat", "gaspode"]},
        "blue": {"minions": {"the-shades": 1, "the-scours": 1}, "money": 4, "hand": ["hex", "fresh-start-club"]},
        "yellow": {"minions": {"the-shades": 1}},
    }


@proves("8.3", "8.5", "8.11", "8.20", "8.25", "8.26", "8.36", "8.38", "8.41", "8.44", "8.46")
@pytest.mark.parametrize(
    ("card", "lines", "move", "paragraph"),
    [
        ("the-beggars-guild", ["red: player blue"], "blue: give modo", "8.3"),
        ("queen-molly", ["red: skip", "red: player blue"], "blue: give modo", "8.41"),
        (SANCTUARY, ["red: take", "blue: give-card"], "blue: give modo", "8.5"),
        ("cmot-dibbler", ["red: take", "chance: roll 1", "red: refuse"], "red: remove the-shades blue", "8.11"),
        ("here-n-now", ["red: take", "chance: roll 1"], "red: remove the-shades blue", "8.25"),
        ("the-fools-guild", ["red: player blue"], "blue: pay", "8.20"),
        ("dr-whiteface", ["red: player blue"], "blue: pay", "8.44"),
        ("harry-king", ["red: skip"], "red: discard modo", "8.26"),
        ("shonky-shop", [], "red: discard modo", "8.36"),
        ("rosie-palm", ["red: skip", "red: player blue"], "red: give modo", "8.38"),
        ("the-seamstresses-guild", ["red: player blue"], "red: give modo", "8.46"),
    ],
    ids=["the-beggars-guild", "queen-molly", "sunshine-dragon-sanctuary", "cmot-dibbler", "here-n-now",
         "the-fools-guild", "dr-whiteface", "harry-king", "shonky-shop", "rosie-palm", "the-seamstresses-guild"],
)
def test_a_refusal_names_the_card_that_asks(card: str, lines: list[str], move: str, paragraph: str) -> None:
    state = play(playing(card, table(), discard=["wallace-sonky"]), *lines)
    assert refused(state, move) == paragraph


@proves("4.16", "8.6", "8.10")
@pytest.mark.parametrize(("card", "lines"), [("sergeant-angua", ["red: skip"]), ("drumknott", [])])
def test_no_further_card_may_be_an_interrupt(card: str, lines: list[str]) -> None:
    state = play(playing(card, table()), *lines)
    assert refused(state, "red: play gaspode") == "4.16"


@proves("6.5", "8.18")
def test_the_fresh_start_club_never_leads_back() -> None:
    state = play(playing("dr-cruces", table(), trouble=["the-shades"]), "red: remove the-shades blue")
    play(state, "blue: pass", "blue: interrupt fresh-start-club")
    assert refused(state, "blue: place the-shades") in ("6.5", "8.18")
