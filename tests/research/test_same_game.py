"""All faces give the same game: the same moves through each of them, held to the kernel at every step."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from mypy_extensions import i64

import coven
from coven.bots.bot import Bot
from coven.cli.main import main
from coven.kernel.agenda import State
from coven.research import spiel
from tests.research.reference import TABLES, Moment, Reference, reference
from tests.server.course import Course
from tests.server.site import LATE, Site

pytestmark = pytest.mark.slow


@pytest.fixture(params=range(len(TABLES)), ids=[game for game, _, _ in TABLES])
def told(request: pytest.FixtureRequest) -> Reference:
    return reference(request.param)


def is_seen(observation: dict[str, Any], moment: Moment, seat: int) -> bool:
    """Whether arrays say what the kernel says: all that the seat may know, and the moves it may make."""
    mask = np.zeros(len(observation["action_mask"]), np.int8)
    if moment.seat == seat:
        mask[moment.options] = 1
    return bool(observation["observation"].tobytes() == moment.sights[seat]
                and (observation["action_mask"] == mask).all())


def test_the_reference_is_a_record(told: Reference) -> None:
    """What the others are held to is a game that anybody can replay."""
    record = coven.Record(coven.game(told.game), told.seats, told.options)
    for number, (seat, move) in enumerate(told.moves):
        assert record.state.position() == told.moments[number].position
        record.play(move, seat)
    again = coven.Record.loads(record.text())
    assert again.state.position() == told.moments[-1].position
    assert again.state.standings() == told.state.standings()


def test_openspiel(told: Reference) -> None:
    wishes = ",".join(f"{name}={value}" for name, value in {"players": told.seats, **told.options}.items())
    assert f"coven_{told.game}" in spiel.NAMES
    state = pyspiel.load_game(f"coven_{told.game}({wishes})").new_initial_state()
    for moment in told.moments[:-1]:
        assert state.current_player() == moment.seat
        assert state.legal_actions() == sorted(moment.options)
        assert state.course.state.position() == moment.position
        for seat in range(told.seats):
            assert bytes(int(byte) for byte in state.observation_tensor(seat)) == moment.sights[seat]
            assert json.loads(state.observation_string(seat)) == moment.views[seat]
        state.apply_action(moment.move)
    assert state.is_terminal()
    assert state.course.state.position() == told.moments[-1].position
    assert state.returns() == told.state.payoff()


def test_pettingzoo_by_turns(told: Reference) -> None:
    env = import_module(f"coven.research.{told.game}_v1").raw_env(seats=told.seats, options=told.options)
    env.reset(seed=told.seed)
    for moment in told.asked:
        assert env.agent_selection == f"seat_{moment.seat}"
        assert env.sitting.state.position() == moment.position
        for seat in range(told.seats):
            observation = env.observe(f"seat_{seat}")
            if seat == moment.seat or not moment.is_ballot:
                assert is_seen(observation, moment, seat)
        env.step(moment.move)
    assert env.sitting.state.position() == told.moments[-1].position
    assert list(env.rewards.values()) == told.state.payoff()


def test_pettingzoo_all_together(told: Reference) -> None:
    """Who is asked answers at the same time: in a ballot several, whose answers then come in another order."""
    env = import_module(f"coven.research.{told.game}_v1").parallel_env(seats=told.seats, options=told.options)
    seen, _ = env.reset(seed=told.seed)
    answers = [iter([m.move for m in told.asked if m.seat == seat]) for seat in range(told.seats)]
    made = 0
    rewards: dict[str, float] = {}
    while env.agents:
        moment = told.asked[made]
        waiting = env.sitting.state.decision().waiting
        if not moment.is_ballot:
            assert waiting == [moment.seat]
            assert env.sitting.state.position() == moment.position
            assert all(is_seen(seen[f"seat_{seat}"], moment, seat) for seat in range(told.seats))
        seen, rewards, _, _, _ = env.step({f"seat_{seat}": next(answers[seat]) for seat in waiting})
        made += len(waiting)
    assert made == len(told.asked)
    assert env.sitting.state.position() == told.moments[-1].position
    assert list(rewards.values()) == told.state.payoff()


class Actor(Bot):
    """A bot that does what was written. It is not asked where there is no choice."""

    def __init__(self, moves: Iterator[int]) -> None:
        self.moves = moves

    def choose(self, world: State, seat: i64, rng: coven.Rng) -> i64:
        return next(self.moves)


def test_gymnasium(told: Reference) -> None:
    """The agent sits at the last seat, actors at the others."""
    agent = told.seats - 1
    title = "".join(part.capitalize() for part in told.game.split("_"))
    env: Any = gymnasium.make(f"coven/{title}-v1", seats=told.seats, seat=agent, options=told.options).unwrapped
    env.opponents = [Actor(iter([m.move for m in told.asked if m.seat == seat and len(m.options) > 1]))
                     for seat in range(agent)]
    begin = env.sitting.begin
    env.sitting.begin = lambda seed: begin(told.seed)
    seen, _ = env.reset(seed=1)
    reward, over = 0.0, False
    for moment in told.asked:
        if moment.seat == agent:
            assert not over
            assert env.sitting.state.position() == moment.position
            assert is_seen(seen, moment, agent)
            seen, reward, over, _, _ = env.step(moment.move)
    assert over
    assert env.sitting.state.position() == told.moments[-1].position
    assert reward == told.state.payoff()[agent]


def typed(told: Reference) -> str:
    """What people at one screen type: a line when it goes from hand to hand, and moves where there is a choice."""
    text = told.state.game.moves.text
    lines, watching = [], -1
    for moment in told.asked:
        if moment.is_ballot or len(moment.options) > 1:
            lines += [""] * (moment.seat != watching) + [text(moment.move)]
            watching = moment.seat
    return "".join(f"{line}\n" for line in lines)


def test_terminal(told: Reference, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                  capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed(told)))
    wishes = [f"--option={name}={str(value).lower()}" for name, value in told.options.items()]
    names = ",".join(["Anna", "Boris", "Clara"][:told.seats])
    path = tmp_path / "game.txt"
    assert main(["play", told.game, "--seats", names, "--seed", str(told.seed), "--record", str(path), *wishes]) == 0
    record = coven.Record.load(path)
    assert [(entry.seat, entry.move) for entry in record.entries] == told.moves
    assert record.state.position() == told.moments[-1].position
    end = capsys.readouterr().out.splitlines()[-told.seats - 3:]
    for standing in told.state.standings():
        assert any(str(standing.score) in line and record.players[standing.seat] in line for line in end)


class Known:
    """Dice of a table whose course is known."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws

    def draw(self, number: int, total: int) -> int:
        return self.draws[number - 1]


def test_server(told: Reference, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People over HTTP; what each is told after its move, and at last over a WebSocket, is what the kernel shows."""
    dice = Known([moment.draw for moment in told.moments if moment.draw >= 0])
    monkeypatch.setattr("coven.server.live.Dice", lambda secret, luck: dice)
    names, text = told.state.game.seat_domain.words, told.state.game.moves.text
    with Site(f"sqlite:///{tmp_path}/coven.db") as site:
        table = site.open(told.game, told.seats, options=told.options)
        live = Course(site, table.id).live
        for number, moment in enumerate(told.moments[:-1]):
            if len(live.table.record) > number:
                continue
            message = table[names[moment.seat]].play(text(moment.move))
            after = told.moments[len(live.table.record)]
            if not after.is_ballot:
                assert message["view"] == after.views[moment.seat]
        assert [(entry.seat, entry.move) for entry in live.table.record.entries] == told.moves
        record = coven.Record.loads(table[names[0]].get("/record").text)
        with table[names[0]].socket(since=LATE) as socket:
            end = json.loads(socket.receive_text())
    assert record.state.position() == told.moments[-1].position
    assert end["view"] == told.moments[-1].views[0]
    assert [(row["seat"], row["place"], row["score"]) for row in end["standings"]] == [
        (names[standing.seat], standing.place, standing.score) for standing in told.state.standings()]
