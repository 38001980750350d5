"""Every field of an observation says what the view says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sights import Sighting, sightings


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (1, {}), (3, {"mode": "cooperative", "expert": True})])
def test_fields_are_the_view(seats: int, options: dict[str, Any]) -> None:
    for seen in sightings("the_witches", seats, options, 3):
        view, fields = seen.view, seen.fields
        assert ("competitive", "cooperative", "solo")[fields["mode"]] == view["mode"]
        assert seen.order[fields["turn"]] == view["turn"]
        assert fields["turns"][0] + 256 * fields["turns"][1] == view["turns"]
        for name in ("action", "links", "hidden", "unseen", "deck"):
            assert fields[name] == view[name]
        assert seen.words("card", fields["discard"]) == view["discard"]
        assert seen.words("card", fields["played"]) == view["played"]
        stacks = [{"easy": easy, "hard": hard, "top": seen.word("problem", top)}
                  for easy, hard, top in fields["stacks"]]
        assert stacks == view["stacks"]
        assert fields["supply"] == list(view["supply"].values())
        _dice(seen)
        _spaces(seen)
        _players(seen)


def _dice(seen: Sighting) -> None:
    dice, fields = seen.view["dice"], seen.fields
    if dice is None:
        assert not any(fields["dice"] + fields["attempt"])
        return
    assert [seen.word("face", face) for face in fields["dice"] if face] == dice["first"] + dice["second"]
    assert fields["attempt"] == [dice["added"], dice["total"], dice["needed"]]


def _spaces(seen: Sighting) -> None:
    fields, problems = seen.fields, seen.game.domains["problem"].words
    for at, space in enumerate(seen.view["spaces"].values()):
        kind = fields["problem"][at]
        assert (None if not kind else "hidden" if kind == 1 else problems[kind - 2]) == space["problem"]
        assert fields["up"][at] == space["up"]
        assert fields["crisis"][at] == space["crisis"]
        assert fields["need"][at] == (space["needed"] or 0)
        assert {seen.order[row] for row, known in enumerate(fields["known"][at]) if known} == set(space["seen"])


def _players(seen: Sighting) -> None:
    fields, spaces = seen.fields, seen.game.domains["space"].words
    for row, player in seen.players():
        assert seen.word("apprentice", fields["apprentice"][row]) == player["apprentice"]
        assert (None, "dungeon", *spaces)[fields["space"][row]] == player["space"]
        for name, word in (("tile", "tile"), ("cards", "cards"), ("size", "size"), ("cackle", "cackle"),
                           ("black_aliss", "black-aliss"), ("on_card", "on_card"), ("bonus", "bonus"),
                           ("shown", "shown")):
            assert fields[name][row] == player[word]
        assert fields["points"][row] - 100 == player["points"]
        solved = dict(zip(seen.game.domains["problem"].words, fields["solved"][row], strict=True))
        assert {word: n for word, n in solved.items() if n} == player["solved"]
    assert seen.words("card", fields["hand"]) == seen.view["players"][seen.order[0]]["hand"]
