"""Observations beside views: the same moment as fields and as words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from coven.kernel.game import Game
from coven.library import game as find_game
from tests.contract.play import moments


class Sighting(NamedTuple):
    """A moment as a seat sees it: its view, its fields, and the seats' words from the observer on."""

    game: Game
    view: dict[str, Any]
    fields: dict[str, Any]
    order: list[str]

    def words(self, domain: str, flags: list[int]) -> list[str]:
        """The things whose bytes are not 0."""
        return [word for word, flag in zip(self.game.domains[domain].words, flags, strict=True) if flag]

    def word(self, domain: str, number: int) -> str | None:
        """The thing that a byte names, counted from 1."""
        return self.game.domains[domain].words[number - 1] if number else None

    def seat(self, number: int) -> str | None:
        """The seat that a byte names, counted from 1."""
        return self.order[number - 1] if number else None

    def players(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """The rows of the seats, each with what the view says of it."""
        for row, word in enumerate(self.order):
            yield row, self.view["players"][word]


def sightings(game_id: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Sighting]:
    """Every seat at many moments of a random game."""
    game = find_game(game_id)
    words = game.seat_domain.words
    for moment in moments(game, seats, options, seed, 40):
        for seat in range(seats):
            seen = moment.state.observe(seat)
            fields = {field.name: _shaped(list(seen[field.first : field.first + field.size]), field.shape)
                      for field in game.sight.fields}
            order = [words[(seat + k) % seats] for k in range(seats)]
            assert fields["you"] == seat
            assert fields["seats"] == seats
            yield Sighting(game, moment.state.view(seat), fields, order)


def _shaped(values: list[int], shape: tuple[int, ...]) -> Any:
    if len(shape) < 2:
        return values if shape else values[0]
    step = len(values) // shape[0]
    return [_shaped(values[at : at + step], shape[1:]) for at in range(0, len(values), step)]
