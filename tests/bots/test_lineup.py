"""Bots by name, as they stand on a command line."""

from __future__ import annotations

import pytest

from coven.bots.bot import Bot
from coven.bots.greedy import GreedyBot
from coven.bots.lineup import ITERATIONS, NAMES, make_bot
from coven.bots.random import RandomBot
from coven.bots.search import SearchBot
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from tests.bots.tables import BREW, CITY, LANCRE, REALM


@pytest.mark.parametrize("game", [BREW, CITY, LANCRE, REALM], ids=["brew", "city", "lancre", "realm"])
@pytest.mark.parametrize(("spec", "kind"), [("random", RandomBot), ("greedy", GreedyBot), ("search", SearchBot)])
def test_names(spec: str, kind: type[Bot], game: Game) -> None:
    assert isinstance(make_bot(spec, game), kind)
    assert spec in NAMES


@pytest.mark.parametrize(("spec", "iterations", "seconds"), [
    ("search", ITERATIONS, 0.0), ("search:1", 1, 0.0), ("search:2500", 2500, 0.0), ("search:2s", 0, 2.0),
    ("search:0.25s", 0, 0.25),
])
def test_budgets(spec: str, iterations: int, seconds: float) -> None:
    bot = make_bot(spec, BREW)
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds) == (iterations, seconds)


@pytest.mark.parametrize("spec", ["", "clever", "Random", "random:5", "greedy:1", "random greedy", ":5", "bot:random"])
def test_unknown_bot(spec: str) -> None:
    """The message names what was found and which bots there are."""
    with pytest.raises(BadInput) as refused:
        make_bot(spec, BREW)
    assert refused.value.key == "bot-unknown"
    assert refused.value.facts == {"found": spec, "words": "random, greedy, search"}


@pytest.mark.parametrize("budget", ["0", "-5", "many", "1.5", "s", "0s", "-1s", "1.2.3s", "2m", ".s", " 5", "1e3",
                                    "²", "²s", "nan", "infs", "9" * 30, "9" * 5000, "9" * 400 + "s"],
                         ids=lambda budget: ascii(budget)[:12])
def test_bad_budget(budget: str) -> None:
    """Only a whole number of iterations, or some seconds, that a search can keep to."""
    with pytest.raises(BadInput) as refused:
        make_bot(f"search:{budget}", BREW)
    assert (refused.value.key, refused.value.facts["found"]) == ("bot-budget", budget)
