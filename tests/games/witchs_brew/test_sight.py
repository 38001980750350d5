"""Every field of an observation says what the view says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sights import sightings

GOODS = ("red", "white", "green", "gold", "vial")


@pytest.mark.parametrize("options", [{}, {"hidden_vials": False, "blocked_roles": True}])
def test_fields_are_the_view(options: dict[str, Any]) -> None:
    for seen in sightings("witchs_brew", 4, options, 3):
        view, fields = seen.view, seen.fields
        assert fields["set"] == view["set"]
        assert seen.order[fields["leader"]] == view["leader"]
        assert seen.word("spell", fields["spell"]) == view["spell"]
        assert [seen.word("spell", book) for book in fields["under"] if book] == view["spells_under"]
        assert seen.words("role", fields["blocked"]) == view["blocked"]
        assert seen.words("role", fields["led"]) == view["led"]
        assert fields["vials"] == (view["vials_left"] or 0)
        assert fields["ravens"] == view["ravens"]
        assert fields["left"] == [len(stack["cards"]) for stack in view["stacks"].values()]
        assert fields["waiting"] == [[stack["waiting"].get(word, 0) for word in GOODS]
                                     for stack in view["stacks"].values()]
        assert seen.words("role", fields["hand"]) == view["players"][seen.order[0]]["hand"]
        for row, player in seen.players():
            assert fields["goods"][row] == [player[word] or 0 for word in GOODS]
            assert fields["cards"][row] == player["cards"]
            assert seen.words("potion", fields["potions"][row]) == player["potions"]
            assert fields["face_down"][row] == player.get("face_down", 0)
            assert fields["score"][row] == (player["score"] or 0)
