"""Fair dice: a course of chance that nobody chooses, and that anybody can compute again."""

from __future__ import annotations

import hashlib
import hmac

import pytest

import coven
from coven import Rng
from coven.kernel.agenda import CHANCE
from coven.table import Dice, commitment
from coven.table.dice import SECRET_BYTES
from tests.table.log import Log, refused, take_back

SECRET = bytes(range(SECRET_BYTES))


def computed(secret: bytes, values: list[str], number: int, total: int) -> int:
    """A draw as somebody would compute it who has read how it is done."""
    seed = hmac.new(secret, "\n".join(values).encode("utf-8"), hashlib.sha256).digest()
    digest = hmac.new(seed, str(number).encode("ascii"), hashlib.sha256).hexdigest()
    return int(digest, 16) % total


@pytest.mark.parametrize("values", [["", "", ""], ["seven", "", "черная кошка"], ["a", "b"]])
def test_anybody_can_compute_every_draw(values: list[str]) -> None:
    dice = Dice(SECRET, values)
    for number in (1, 2, 3, 17, 1000):
        for total in (1, 2, 6, 12, 101, 10**9):
            assert dice.draw(number, total) == computed(SECRET, values, number, total)


def test_the_first_draws_never_change() -> None:
    """Old games must be checked in years to come."""
    dice = Dice(SECRET, ["red", "", "yellow"])
    assert [dice.draw(number, 1000) for number in range(1, 7)] == [990, 773, 749, 395, 735, 164]


def test_the_secret_is_committed_to_by_its_hash() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment(SECRET) != commitment(SECRET[::-1])
    assert SECRET.hex() not in commitment(SECRET)


def test_every_part_of_the_seed_counts() -> None:
    parts = [(SECRET, ["a", "b"]), (SECRET[::-1], ["a", "b"]), (SECRET, ["b", "a"]), (SECRET, ["a", "b", ""]),
             (SECRET, ["ab"]), (SECRET, ["a", "c"])]
    courses = {tuple(Dice(secret, values).draw(number, 100) for number in range(1, 9)) for secret, values in parts}
    assert len(courses) == len(parts)


def test_draws_are_even() -> None:
    dice = Dice(SECRET, [""])
    faces = [0] * 6
    for number in range(6000):
        faces[dice.draw(number, 6)] += 1
    assert all(880 < face < 1120 for face in faces)


# At a table

def rolled(game_id: str, luck: list[str], secret: bytes = SECRET) -> Log:
    """A table whose seats have added to the seed; its dice are thrown from the start on."""
    log = Log(game_id, 3, 3)
    for seat, value in enumerate(luck):
        if value:
            log.do(log.table.add_luck(seat, value, log.now))
    log.draw = Dice(secret, log.table.luck).draw
    return log.start()


def draws(log: Log) -> list[int]:
    return [event.facts["draw"] for event in log.events if event.kind == "move" and event.seat is None]


def outcomes(log: Log) -> list[str]:
    return [event.facts["move"] for event in log.events if event.kind == "move" and event.seat is None]


@pytest.mark.parametrize("game_id", coven.games())
def test_a_whole_game_can_be_checked_afterwards(game_id: str) -> None:
    """Each outcome follows from secret, values and the number of its draw."""
    log = rolled(game_id, ["mine", "", "theirs"]).wander(Rng(2), 10_000)
    state = log.game.setup(3)
    checked = 0
    for event in log.events:
        if event.kind != "move":
            continue
        move = log.game.moves.parse(event.facts["move"])
        if event.seat is None:
            checked += 1
            row = [outcome for outcome, weight in state.outcomes() for _ in range(weight)]
            at = computed(SECRET, ["mine", "", "theirs"], event.facts["draw"], len(row))
            assert (event.facts["draw"], move) == (checked, row[at])
        state.play(move, int(CHANCE) if event.seat is None else event.seat)
    assert checked > 5
    assert state.ending >= 0


def test_other_values_give_another_course() -> None:
    courses = {tuple(outcomes(rolled("ankh_morpork", luck)))
               for luck in (["", "", ""], ["a", "", ""], ["", "a", ""], ["a", "b", "c"], ["a", "b", "d"])}
    assert len(courses) == 5
    assert outcomes(rolled("ankh_morpork", ["a", "", ""])) == outcomes(rolled("ankh_morpork", ["a", "", ""]))
    assert outcomes(rolled("ankh_morpork", ["a"], SECRET[::-1])) != outcomes(rolled("ankh_morpork", ["a"]))


@pytest.mark.parametrize("game_id", coven.games())
def test_no_draw_is_used_twice_even_if_it_is_taken_back(game_id: str) -> None:
    log, rng = rolled(game_id, []), Rng(3)
    taken_back = 0
    for _ in range(25):
        log.wander(rng, 8)
        record, before, seat = log.table.record, log.table.draws, rng.below(3)
        assert record is not None
        if any(entry.seat == seat for entry in record.entries[:len(log.table.log)]):
            take_back(log, seat)
            taken_back += sum(entry.seat == CHANCE for entry in record.entries) < before
            assert log.table.draws == before
        log.nature()
    assert taken_back
    assert draws(log) == list(range(1, log.table.draws + 1))
    again = log.again()
    assert again.table.draws == log.table.draws
    assert again.table.nature(log.draw, 0.0) == log.table.nature(log.draw, 0.0)


# Luck

def test_luck_is_given_before_the_start_changed_and_lost_with_the_seat() -> None:
    log = Log(people=2)
    log.do(log.table.add_luck(0, "  seven \n eleven ", log.now))
    log.do(log.table.add_luck(1, "x", log.now))
    log.do(log.table.add_luck(1, "y" * 64, log.now))
    assert log.table.luck == ["seven eleven", "y" * 64, ""]
    log.do(log.table.leave(1, log.now))
    assert log.table.luck == ["seven eleven", "", ""]
    log.do(log.table.sit(1, "Anna", log.now))
    log.start()
    refused("table-started", log.table.add_luck, 0, "more", log.now)
    assert log.again().table.luck == ["seven eleven", "", ""]


@pytest.mark.parametrize("value", ["", " \n ", "x" * 65, None, 7, True, ["a"], b"a", "\u202e", "\u200b \u200b"])
def test_bad_luck(value: object) -> None:
    refused("table-luck", Log().table.add_luck, 0, value, 0.0)


@pytest.mark.parametrize("place", [-1, 3, True])
def test_luck_of_nobody(place: int) -> None:
    refused("table-seat", Log().table.add_luck, place, "a", 0.0)


def test_luck_has_one_line_so_that_no_seat_speaks_for_the_next() -> None:
    log = Log(people=3)
    log.do(log.table.add_luck(0, "a\nb", log.now))
    assert "\n" not in log.table.luck[0]
