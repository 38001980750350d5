"""What Ankh-Morpork expects of a position: by hand, in whole games, and how its numbers are fitted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from benchmarks import outlook
from coven.games.ankh_morpork.prospects import SIGNS, distances, prospects, signs_of
from coven.games.ankh_morpork.state import City
from coven.kernel.agenda import State
from tests.bots.tables import CITY, in_turn

RUST = {"personality": "lord-rust"}


def signs(state: State, seat: int) -> dict[str, float]:
    """What the curve looks at, by name."""
    assert isinstance(state, City)
    return dict(zip(SIGNS, signs_of(state, seat, distances(state)), strict=True))


def city(trouble: int = 0, **players: Any) -> City:
    """Red plays a card, blue is next and then yellow; so many trouble markers, where nobody stands."""
    state = in_turn(None, players, trouble=CITY.domains["area"].words[:trouble])
    assert isinstance(state, City)
    return state


def test_signs_by_hand() -> None:
    """Vetinari with five minions out of the eleven areas he needs with three players, and two interrupts in hand."""
    areas = CITY.domains["area"].words[:5]
    state = city(red={"personality": "lord-vetinari", "minions": dict.fromkeys(areas, 1), "money": 7,
                      "hand": ["gaspode", "fresh-start-club", "groat"]}, blue=RUST)
    needed = state.box.needed[state.personality[0] * 5 + 3]
    found = signs(state, 0)
    assert found["far"] == pytest.approx(5 / needed)
    assert found["far4"] == pytest.approx((5 / needed) ** 4)
    assert (found["met"], found["met-soon"], found["met-near"]) == (0, 0, 0)
    assert (found["stops"], found["fools"], found["out"]) == (2, 0, 5)
    assert found["points"] == 5 * state.box.minion_points + 7
    assert found["promise"] > 0
    # A whole round until red's next turn, one turn until blue's, and two until yellow's.
    assert [signs(state, seat)["wait"] for seat in range(3)] == pytest.approx([1, 1 / 3, 2 / 3])


def test_a_met_goal_by_when_its_turn_comes() -> None:
    """With the trouble that the Dragon King wants, blue wins at its turn if it is he; yellow would win later."""
    dragon = {"personality": "dragon-king-of-arms"}
    at_risk, calm = city(8, red=RUST, blue=dragon), city(0, red=RUST, blue=dragon)
    blue, yellow = signs(at_risk, 1), signs(city(8, red=RUST, yellow=dragon), 2)
    assert (blue["met"], yellow["met"]) == (1, 1)
    assert blue["met-soon"] == pytest.approx(2 / 3)
    assert yellow["met-soon"] == pytest.approx(1 / 3)
    # Red knows neither, so both could be the Dragon King: blue at once, yellow a turn later.
    kinds = 7 - 1
    assert signs(at_risk, 0)["met-near"] == pytest.approx(1 / kinds + 1 / kinds / 2)
    assert prospects(at_risk)[1] > 0.5 > prospects(calm)[1]
    assert prospects(at_risk)[0] < prospects(calm)[0]


def test_the_end_is_exact() -> None:
    """Over is over, also when nobody wants to interrupt what ends it."""
    state = city(red=RUST)
    state.win(2)
    assert prospects(state) == [0, 0, 1]


@pytest.mark.parametrize("seats", outlook.SEATS)
def test_tells_who_wins(seats: int) -> None:
    """In games that its numbers were not fitted to, it tells who wins better than fair shares do."""
    from coven.games.ankh_morpork.prospects import CURVES

    first = 900_000 + outlook.SEATS.index(seats)
    rows = np.array([row for number in range(first, first + 60, 3) for row in outlook.played(number)])
    assert set(rows[:, outlook.PLAYERS]) == {seats}
    expected = np.empty(len(rows))
    for goal in range(len(outlook.GOALS)):
        mine = rows[:, outlook.GOAL] == goal
        expected[mine] = outlook.chances(np.array([row[goal] for row in CURVES]), rows[mine])
    fair = np.full(len(rows), 1 / seats)
    assert outlook.told(expected, rows[:, outlook.WON]) > outlook.told(fair, rows[:, outlook.WON]) + 0.02
    assert expected.mean() == pytest.approx(1 / seats, abs=0.05)


def test_fitting_finds_a_curve() -> None:
    """Wins drawn from a known curve give it back; a sign that is left out counts for nothing."""
    rng = np.random.default_rng(1)
    rows = np.zeros((40_000, 4 + len(SIGNS)))
    rows[:, outlook.PLAYERS] = rng.integers(2, 5, len(rows))
    rows[:, 4:6] = rng.uniform(0, 1, (len(rows), 2))
    truth = np.zeros(1 + len(SIGNS))
    truth[:3] = [-1.0, 2.0, 3.0]
    rows[:, outlook.WON] = rng.uniform(size=len(rows)) < outlook.chances(truth, rows)
    found = outlook.fitted(rows)
    assert found == pytest.approx(truth, abs=0.15)
    less = outlook.fitted(rows, (1,))
    assert less[2] == 0
    won = rows[:, outlook.WON]
    assert outlook.told(outlook.chances(found, rows), won) > outlook.told(outlook.chances(less, rows), won) + 0.05


def test_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A small run prints how well each goal is told, and a row for every sign."""
    monkeypatch.setattr("sys.argv", ["outlook", "--games", "60", "--jobs", "1"])
    outlook.main()
    printed = capsys.readouterr().out
    for name in ("60 games", *(f"{goal}: log likelihood" for goal in outlook.GOALS), "# constant", *SIGNS):
        assert name in printed
