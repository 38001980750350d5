"""Every field of an observation says what the view says."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from tests.games.sights import Sighting, sightings

GOODS = ("purple", "green", "orange", "wand")
MORE = {"board": "purple", "mountain_tiles": True, "storm_clouds": True}


@pytest.mark.parametrize("options", [{}, MORE])
def test_fields_are_the_view(options: dict[str, Any]) -> None:
    for seen in sightings("broom_service", 4, options, 5):
        view, fields = seen.view, seen.fields
        assert fields["round"] == view["round"]
        assert seen.order[fields["leader"]] == view["leader"]
        assert seen.word("event", fields["event"]) == view["event"]
        assert seen.words("event", fields["unseen"]) == view["events_unseen"]
        for name, word in (("bewitched", "bewitched"), ("spare", "bewitched_deck"), ("called", "called")):
            assert seen.words("role", fields[name]) == view[word]
        _board(seen)
        _players(seen)


def _board(seen: Sighting) -> None:
    view, fields = seen.view, seen.fields
    board = next(board for board in seen.game.boards if board.name == view["board"])  # type: ignore[attr-defined]
    regions = seen.game.domains["region"].words
    at = 0
    for region, spaces in groupby(board.cloud_region):
        count = len(list(spaces))
        kinds = [seen.word("cloud", kind) for kind in fields["cloud"][at : at + count] if kind]
        assert kinds == view["regions"][regions[region]]["clouds"]
        at += count
    for at, region in enumerate(board.tile_region):
        assert seen.word("tile", fields["tile"][at]) == view["regions"][regions[region]]["tile"]
    assert [("open", "filled", "covered")[tower] for tower in fields["tower"][: len(view["towers"])]] == \
        list(view["towers"].values())


def _players(seen: Sighting) -> None:
    fields = seen.fields
    regions, tiles = seen.game.domains["region"].words, seen.game.domains["tile"].words
    for row, player in seen.players():
        assert fields["points"][row] - 50 == player["points"]
        assert fields["goods"][row] == [player[word] for word in GOODS]
        assert fields["bolts"][row] == player["bolts"]
        assert [seen.word("cloud", kind) for kind in fields["charmed"][row] if kind] == player["clouds"]
        assert seen.words("region", fields["amulets"][row]) == player["amulets"]
        assert [tiles[tile] for tile, n in enumerate(fields["held"][row]) for _ in range(n)] == player["tiles"]
        assert [regions[pawn - 1] for pawn in fields["pawns"][row]] == player["pawns"]
        assert seen.words("role", fields["laid"][row]) == player["laid"]
        assert fields["cards"][row] == (player["cards"] or 0)
    me = seen.view["players"][seen.order[0]]
    assert seen.words("role", fields["hand"]) == me["hand"]
    assert {word: n for word, n in zip(GOODS, fields["fist"], strict=True) if n} == me["fist"]
