"""Every field of an observation says what the view says."""

from __future__ import annotations

import pytest

from tests.games.sights import Sighting, sightings


@pytest.mark.parametrize("seats", [2, 4])
def test_fields_are_the_view(seats: int) -> None:
    for seen in sightings("ankh_morpork", seats, {}, 3):
        view, fields = seen.view, seen.fields
        assert seen.order[fields["turn"]] == view["turn"]
        assert fields["turns"][0] + 256 * fields["turns"][1] == view["turns"]
        assert fields["deck"] == [view["deck"]["green"], view["deck"]["brown"]]
        assert seen.word("card", fields["playing"]) == view["playing"]
        assert seen.words("card", [place == 1 for place in fields["place"]]) == view["discard"]
        assert seen.words("event", fields["events"]) == view["events"]
        assert seen.words("personality", fields["unused"]) == view["unused"]
        assert seen.words("card", fields["drawn"]) == view["drawn"]
        assert seen.seat(fields["winner"]) == view["winner"]
        _areas(seen)
        _players(seen)


def _areas(seen: Sighting) -> None:
    fields = seen.fields
    for at, area in enumerate(seen.view["areas"].values()):
        assert fields["minions"][at][: len(seen.order)] == [area["minions"].get(word, 0) for word in seen.order]
        assert [fields[name][at] for name in ("trolls", "demons")] == [area["trolls"], area["demons"]]
        assert [fields[name][at] for name in ("trouble", "spent")] == [area["trouble"], area["spent"]]
        assert seen.seat(fields["building"][at]) == area["building"]
        assert fields["buried"][at] == (area["card"] == "gone")


def _players(seen: Sighting) -> None:
    fields = seen.fields
    for row, player in seen.players():
        for name, word in (("money", "money"), ("cards", "cards"), ("out", "minions"), ("buildings", "buildings"),
                           ("areas", "areas"), ("controls", "controls")):
            assert fields[name][row] == player[word]
        assert fields["points"][row] - 100 == player["points"]
        assert seen.word("personality", fields["personality"][row]) == player["personality"]
        assert seen.words("card", [place == 2 + row for place in fields["place"]]) == player["front"]
        sure, perhaps = [seen.words("card", [known == level for known in fields["hands"][row]]) for level in (2, 1)]
        assert sure == player["known" if row else "hand"]
        assert perhaps == player.get("perhaps", [])
