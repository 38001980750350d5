"""The long runs of `make soak`, in small: they start, they report, and they notice."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

import coven
from coven.words import words
from tests import mutations, soak
from tests.broken import MUTATIONS, Mutation
from tests.contract.conservation import CONSERVED
from tests.contract.subjects import crossed, variants


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_mutation_is_up_to_date(mutation: Mutation) -> None:
    """The text to be changed stands in the source exactly once, and the change changes it."""
    if not mutations.SOURCE.is_dir():
        pytest.skip("no sources here")
    assert mutations.occurrences(mutation) == 1
    assert mutation.old != mutation.new


def test_mutations_have_names_of_their_own() -> None:
    assert len({mutation.name for mutation in MUTATIONS}) == len(MUTATIONS)
    for game_id in coven.games():
        assert sum(mutation.file.startswith(f"games/{game_id}/") for mutation in MUTATIONS) >= 20


@pytest.mark.parametrize("game_id", coven.games())
def test_soak_plays_every_table(game_id: str) -> None:
    """Each number of seats, each variant and each edition comes once in a row of games."""
    tables, game = soak.tables(game_id), coven.game(game_id)
    names = {f"{table.game.edition} {table.seats} {game.check_options(table.options)}" for table in tables}
    assert len(names) == len(tables)
    assert {table.game.id for table in tables} == {game_id}
    for seats in range(game.seats[0], game.seats[1] + 1):
        standard = [table.options for table in tables if table.seats == seats and table.game.edition == "standard"]
        assert all(options in standard for options in variants(game))
        settings = [game.check_options(options) for options in standard]
        assert all(game.check_options(options) in settings for options in crossed(game))
    assert {table.game.edition for table in tables} == set(coven.editions(game_id))


@pytest.mark.parametrize("game_id", coven.games())
def test_contract_is_kept_and_greedy_bots_play_at_every_table_in_turn(game_id: str) -> None:
    """About one game in fifty keeps the whole contract, one in ten is greedy, and no table is left out."""
    count = len(soak.tables(game_id))
    chosen = range(0, 10_000, soak.CONTRACT_EVERY)
    assert 150 <= len(chosen) <= 250
    assert len({n % count for n in chosen}) == count
    greedy = [n for n in range(10_000) if soak.who_plays(n) == "greedy"]
    assert 800 <= len(greedy) <= 1200
    assert len({n % count for n in greedy}) == count


@pytest.mark.slow
@pytest.mark.parametrize("game_id", coven.games())
def test_soak_in_small(game_id: str) -> None:
    """A few games are counted and found good, those of greedy bots apart."""
    done = soak.portion(game_id, 0, 12)
    assert done.violations == []
    assert done.games == {"random": 11, "greedy": 1}
    assert sum(n for (_, kind, _), n in done.reached.items() if kind == "endings") == 12
    assert done.decisions["random"] > 900
    assert done.decisions["greedy"] > 30
    assert done.contracts == 1
    text = "\n".join(soak.report({game_id: ([done, done], 1.0)}, "soak"))
    assert f"## {words('en', game_id)('game-title')}\n" in text
    assert "| games | 22 | 2 |" in text
    assert "| violations | 0 |" in text
    assert "- **notes**: " in text


def soak_facts(game_id: str, reached: soak.Reached) -> list[str]:
    """The lines of a report on games in which these things happened."""
    done = soak.Done(Counter(random=1), Counter(random=1), 0, reached, [])
    return "\n".join(soak.section(game_id, [done], 1.0)).splitlines()


@pytest.mark.parametrize("game_id", coven.games())
def test_soak_misses_what_could_happen_and_nothing_else(game_id: str) -> None:
    """Whatever could happen and did not is named."""
    game = coven.game(game_id)
    words_by_kind = {"endings": list(game.endings), **game.notes.reached([0] * int(game.notes.counts))}
    could = [f"{kind} {word}" for kind, row in words_by_kind.items() for word in row]
    (never,) = [line for line in soak_facts(game_id, Counter()) if line.startswith("Never happened: ")]
    missed = never.removeprefix("Never happened: ").removesuffix(".").split(", ")
    assert [thing for thing in missed if not thing.startswith("notes ")] == could
    things = [thing.partition(" ") for thing in missed]
    assert "Never happened: nothing." in soak_facts(
        game_id, Counter(("greedy", kind, word) for kind, _, word in things))


def test_report_speaks_of_every_card_event_area_and_ending() -> None:
    """Ankh-Morpork: a card is played or interrupts, never both; every City Area card can be used, Small Gods too."""
    game = coven.game("ankh_morpork")
    rows = dict(soak.in_words("ankh_morpork", Counter()))
    assert set(rows["interrupts"]) == {"gaspode", "fresh-start-club", "wallace-sonky", "susan", "igor",
                                       "doctor-mossy-lawn"}
    assert sorted([*rows["plays"], *rows["interrupts"]]) == sorted(game.domains["card"].words)
    assert rows["uses"] == game.domains["area"].words
    assert rows["event"] == game.domains["event"].words
    assert rows["wins"] == game.domains["personality"].words
    assert rows["endings"] == list(game.endings)


def test_report_speaks_of_every_card_problem_tile_and_finale() -> None:
    """The Witches: a card is used, or is one of three; a game is over in one of the ways of its mode."""
    game = coven.game("the_witches")
    rows = dict(soak.in_words("the_witches", Counter()))
    assert rows["uses"] == game.domains["card"].words
    assert rows["solves"] == rows["fails"] == game.domains["problem"].words
    assert rows["becomes"] == game.domains["apprentice"].words
    assert rows["tile"] == ["tiffany-aching", "annagramma-hawkin", "petulia-gristle"]
    assert rows["three"] == [f"{who}-{n}" for who, copies in (
        ("granny-weatherwax", 3), ("nanny-ogg", 3), ("magrat-garlick", 3), ("agnes-nitt", 2), ("perdita-x-dream", 2))
        for n in range(1, copies + 1)]
    assert {finale.partition("-")[0] for finale in rows["over"]} == {"competitive", "cooperative", "solo"}
    assert {finale.partition("-")[2] for finale in rows["over"]} == set(game.endings) - {"deadlock"}
    assert rows["endings"] == list(game.endings)


def test_soak_crosses_what_lies_on_the_board() -> None:
    """Broom Service: both sides with and without tiles and clouds of each kind; each other option with all of them."""
    settings = [coven.game("broom_service").check_options(table.options) for table in soak.tables("broom_service")]
    lies = ("board", "mountain_tiles", "storm_clouds", "fewer_heavy")
    assert len({tuple(row[name] for name in lies) for row in settings if row["fewer_heavy"] in (0, 14)}) == 2 ** 4
    full = [row for row in settings if tuple(row[name] for name in lies) == ("purple", True, True, 14)]
    for name, other in (("black_market", "points"), ("fist_pays", "winners"), ("potion_tile", "each"),
                        ("drop_pawn", "any"), ("turbo_broom", "may")):
        assert sum(row[name] == other for row in full) == 4, "one for each number of seats"


def test_report_speaks_of_every_role_event_tile_cloud_tower_and_circle() -> None:
    """Broom Service: roles brave, cowardly and acting; forest tiles are found, all are used; both sides of the board.

    The towers that tiles cover on the purple side are never reached.
    """
    game = coven.game("broom_service")
    words_of = {name: domain.words for name, domain in game.domains.items()}
    rows = dict(soak.in_words("broom_service", Counter()))
    assert rows["brave"] == rows["cowardly"] == rows["acts"] == rows["penalty"] == words_of["role"]
    assert rows["event"] == words_of["event"]
    assert rows["finds"] == ["bold-coward", "extra-role", "five-points"]
    assert rows["uses"] == words_of["tile"]
    assert rows["charms"] == words_of["cloud"]
    assert rows["delivers"] == [tower for tower in words_of["tower"] if tower not in (
        "orange-15", "green-21", "orange-19")]
    assert rows["rides"] == words_of["circle"]
    assert rows["hands-in"] == words_of["set"]
    assert set(rows) == {"event", "brave", "cowardly", "penalty", "acts", "finds", "uses", "charms", "delivers",
                         "rides", "hands-in", "endings", "notes"}
    assert {"settles", "amulet", "adds", "beats", "fist", "flies", "swaps"} <= set(rows["notes"])
    assert rows["endings"] == list(game.endings)


def test_soak_notices(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A violation is named with its table and seed, stands in the report, and makes the run fail."""
    def broken(state: object) -> None:
        raise AssertionError("a drop too many")

    monkeypatch.setitem(CONSERVED, "witchs_brew", broken)
    done = soak.portion("witchs_brew", 5, 1)
    assert len(done.violations) == 1
    assert "seed 5" in done.violations[0]
    assert "a drop too many" in done.violations[0]
    ran: list[tuple[str, int, int]] = []

    def run(game_id: str, games: int, jobs: int) -> list[soak.Done]:
        ran.append((game_id, games, jobs))
        return [done] if game_id == "witchs_brew" else []

    monkeypatch.setattr(soak, "run", run)
    out = str(tmp_path / "docs" / "soak.md")
    monkeypatch.setattr(sys, "argv", ["soak", "--games", "7", "--out", out])
    assert soak.main() == 1
    assert ran == [(game_id, 7, 2) for game_id in coven.games()]
    assert "a drop too many" in (tmp_path / "docs" / "soak.md").read_text("utf-8")
    assert "1 violations" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["soak", "--game", "ankh_morpork", "--out", out])
    assert soak.main() == 0
    assert ran[len(coven.games()):] == [("ankh_morpork", 11_000, 2)], "ten thousand random ones, a thousand greedy ones"
