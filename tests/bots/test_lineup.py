"""Bots by name, as they stand on a command line."""

from __future__ import annotations

import time

import pytest

import coven
from coven.bots.bot import Bot, ask
from coven.bots.greedy import GreedyBot
from coven.bots.lineup import ITERATIONS, LEVELS, NAMES, PATIENCE, is_level, make_bot
from coven.bots.random import RandomBot
from coven.bots.search import SearchBot
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from tests.bots.tables import BREW, CITY, LANCRE, REALM, questions


@pytest.mark.parametrize("game", [BREW, CITY, LANCRE, REALM], ids=["brew", "city", "lancre", "realm"])
@pytest.mark.parametrize(("spec", "kind"), [
    ("random", RandomBot), ("greedy", GreedyBot), ("search", SearchBot), ("apprentice", GreedyBot),
    ("witch", GreedyBot), ("headologist", SearchBot)])
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


def test_levels_are_more_and_more_careful_and_never_slow() -> None:
    """An apprentice is careless, a witch is not, a headologist searches; nobody waits two seconds."""
    apprentice, witch, headologist = (make_bot(name, BREW) for name in LEVELS)
    assert isinstance(apprentice, GreedyBot)
    assert isinstance(witch, GreedyBot)
    assert apprentice.ease > witch.ease == 0
    assert isinstance(headologist, SearchBot)
    assert (headologist.iterations, headologist.seconds) == (ITERATIONS, PATIENCE)
    assert PATIENCE < 2


def test_level_with_less_time() -> None:
    """`headologist:0.5s` for a quick question; never more than a level has anyway."""
    for spec, seconds in (("headologist:0.5s", 0.5), ("headologist:60s", PATIENCE)):
        bot = make_bot(spec, BREW)
        assert isinstance(bot, SearchBot)
        assert bot.seconds == seconds
        assert is_level(spec)
    assert not is_level("search:0.5s")
    for budget in ("5", "0s", "s", "x", "1s:playout=2", "²s"):
        with pytest.raises(BadInput) as refused:
            make_bot(f"headologist:{budget}", BREW)
        assert (refused.value.key, refused.value.facts) == ("bot-patience", {"found": budget})


def test_knobs() -> None:
    """What is set of a search is set; the rest is left to the game."""
    bot = make_bot("search:200x4:playout=8:turns=1:sharpness=0.3:curiosity=0.25:scale=3:observers=1:keeps=1", BREW)
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.trees, bot.playout, bot.sharpness) == (200, 4, 8, 0.3)
    assert (bot.curiosity, bot.scale, bot.observers, bot.keeps) == (0.25, 3.0, True, True)
    assert bot.turns == 1
    plain = make_bot("search:2s:playout=0", BREW)
    assert isinstance(plain, SearchBot)
    assert (plain.iterations, plain.seconds, plain.playout) == (0, 2.0, 0)
    assert (plain.trees, plain.observers, plain.keeps) == (1, False, False)
    assert plain.turns == 0, "counted in decisions"
    other = make_bot("search", BREW)
    assert isinstance(other, SearchBot)
    assert other.playout == other.turns == -1
    assert plain.sharpness == plain.curiosity == plain.scale == -1


@pytest.mark.parametrize("knob", ["playout", "playout=", "playout=x", "speed=3", "playout=-1", "sharpness=1e3", "",
                                  "playout=2.9", "keeps=0.4", "turns=1.5", "observers=yes", "scale=0", "scale=0.0"])
def test_bad_knob(knob: str) -> None:
    """The message says what was found and what can be set."""
    with pytest.raises(BadInput) as refused:
        make_bot(f"search:200:{knob}", BREW)
    assert (refused.value.key, refused.value.facts["found"]) == ("bot-knob", knob)
    assert "sharpness" in str(refused.value.facts["words"])


@pytest.mark.parametrize("spec", ["", "clever", "Random", "random:5", "greedy:1", "random greedy", ":5", "bot:random"])
def test_unknown_bot(spec: str) -> None:
    """The message names what was found and which bots there are."""
    with pytest.raises(BadInput) as refused:
        make_bot(spec, BREW)
    assert refused.value.key == "bot-unknown"
    assert refused.value.facts == {"found": spec, "words": "apprentice, witch, headologist, random, greedy, search"}


@pytest.mark.parametrize("budget", ["0", "-5", "many", "1.5", "s", "0s", "-1s", "1.2.3s", "2m", ".s", " 5", "1e3",
                                    "²", "²s", "nan", "infs", "9" * 30, "9" * 5000, "9" * 400 + "s", "10x0", "10x65",
                                    "x4", "10x"],
                         ids=lambda budget: ascii(budget)[:12])
def test_bad_budget(budget: str) -> None:
    """Only a whole number of iterations, or some seconds, that a search can keep to."""
    with pytest.raises(BadInput) as refused:
        make_bot(f"search:{budget}", BREW)
    assert (refused.value.key, refused.value.facts["found"]) == ("bot-budget", budget)


@pytest.mark.slow
@pytest.mark.parametrize("game", [BREW, CITY, LANCRE, REALM], ids=["brew", "city", "lancre", "realm"])
def test_every_level_answers_within_two_seconds(game: Game) -> None:
    """On one processor, also where nothing is compiled: the headologist stops in time."""
    for name in LEVELS:
        state, seat = list(questions(game, 4 if game is not LANCRE else 3, 45, 6))[-1]
        began = time.process_time()
        assert ask(make_bot(name, game), state, seat, coven.Rng(1)) in state.options(seat)
        assert time.process_time() - began < 2
