"""`coven games`, `coven rules` and `coven edition`."""

from __future__ import annotations

from pathlib import Path

import pytest

import coven as package
from coven.library import rules_paragraphs, rules_text
from coven.words import words
from tests.cli.command import SAY, Command, refused, standard


def test_games_as_json(coven: Command) -> None:
    """A list of {id, title, seats, options, editions, rules_version}; nothing else may lean on it changing."""
    city, realm, lancre, brew = coven("games", "--json").json
    assert brew | {"options": []} == {
        "id": "witchs_brew", "title": "Witch's Brew", "seats": [3, 5], "options": [],
        "editions": ["standard", "gold_first_5", "house_a", "ravens_4_6"], "rules_version": 1,
    }
    assert [option["name"] for option in brew["options"]] == [
        "blocked_roles", "ravens", "spell_metals", "hidden_vials", "max_sets"]
    assert brew["options"][1] == {"name": "ravens", "default": "all", "choices": ["all", "one"]}
    assert brew["options"][4] == {"name": "max_sets", "default": 30, "low": 0, "high": 30}
    assert city | {"options": []} == {
        "id": "ankh_morpork", "title": "Discworld: Ankh-Morpork", "seats": [2, 4], "options": [],
        "editions": ["standard"], "rules_version": 1,
    }
    assert [option["name"] for option in city["options"]] == [
        "gaspode_murders", "fog_ends", "fire_spreads", "subsidence", "revival", "mossy_refill", "marker_needs_minion",
        "move_neutrals", "small_gods_reach", "small_gods_trolls", "flood_dry", "must_play", "max_turns"]
    assert city["options"][3] == {"name": "subsidence", "default": "pay", "choices": ["pay", "choose"]}
    assert city["options"][12] == {"name": "max_turns", "default": 400, "low": 0, "high": 400}
    assert realm | {"options": []} == {
        "id": "broom_service", "title": "Broom Service", "seats": [2, 5], "options": [],
        "editions": ["standard"], "rules_version": 1,
    }
    assert [option["name"] for option in realm["options"]] == [
        "board", "mountain_tiles", "storm_clouds", "fewer_heavy", "black_market", "fist_pays", "potion_tile",
        "drop_pawn", "turbo_broom"]
    assert realm["options"][0] == {"name": "board", "default": "red", "choices": ["red", "purple"]}
    assert realm["options"][3] == {"name": "fewer_heavy", "default": 0, "low": 0, "high": 60}
    assert lancre | {"options": []} == {
        "id": "the_witches", "title": "The Witches", "seats": [1, 4], "options": [],
        "editions": ["standard"], "rules_version": 1,
    }
    assert [option["name"] for option in lancre["options"]] == [
        "mode", "expert", "hard_cackles", "tea_reach", "shared_most", "broom_retreat", "invisibility_reach",
        "dungeon_refill", "frozen_points", "shambles_check"]
    assert lancre["options"][0] == {
        "name": "mode", "default": "competitive", "choices": ["competitive", "cooperative"]}
    assert lancre["options"][2] == {"name": "hard_cackles", "default": 1, "low": 1, "high": 2}


def test_games_for_people(coven: Command) -> None:
    """Title, seats, editions, and every option with its default and its reason, game by game."""
    run = coven("games")
    assert run.code == 0
    titles = [words("en", game_id)("game-title") for game_id in package.games()]
    starts = [run.out.index(title) for title in titles]
    assert starts == sorted(starts)
    for game_id, start, end in zip(package.games(), starts, [*starts[1:], len(run.out)], strict=True):
        shown, say = run.out[start:end], words("en", game_id)
        for option in package.game(game_id).option_list:
            assert f"--option {option.name}={str(option.default).lower()}" in shown
            assert say(f"option-{option.name}.why") in shown
        assert all(edition in shown for edition in package.editions(game_id))


# Rules

def test_rules_whole(coven: Command) -> None:
    """Piped, the rules come as they are written."""
    run = coven("rules", "witchs_brew")
    assert run.code == 0
    assert run.out == rules_text("witchs_brew", "en").rstrip() + "\n"


def plain(text: str) -> str:
    """A text without line breaks and marks."""
    return " ".join(text.replace("*", "").split())


def test_rules_paragraph(coven: Command) -> None:
    run = coven("rules", "witchs_brew", "4.5")
    assert plain(run.out) == plain(f"4.5 {rules_paragraphs('witchs_brew', 'en')['4.5']}")
    assert coven("rules", "witchs_brew", "4.5", "--json").json == {"4.5": rules_paragraphs("witchs_brew", "en")["4.5"]}


def test_rules_search(coven: Command) -> None:
    """All paragraphs with a word, whatever its case."""
    wanted = {n for n, text in rules_paragraphs("witchs_brew", "en").items() if "raven" in text.lower()}
    assert len(wanted) > 2
    assert set(coven("rules", "witchs_brew", "--search", "RAVEN", "--json").json) == wanted
    out = plain(coven("rules", "witchs_brew", "--search", "raven").out)
    assert all(f"{number} " in out for number in wanted)
    nothing = coven("rules", "witchs_brew", "--search", "broomstick")
    assert (nothing.code, nothing.out.strip()) == (0, SAY("cli-rules-nothing", word="broomstick"))


def test_rules_unknown(coven: Command) -> None:
    message = refused(coven("rules", "witchs_brew", "99.1"))
    assert "99.1" in message
    assert "1.1, " in message
    assert "witch_brew" in refused(coven("rules", "witch_brew"))


# Editions

def test_edition_show_tells_where_facts_come_from(coven: Command) -> None:
    """Rulebook, public, house: each with its heading and its rows."""
    run = coven("edition", "show", "witchs_brew")
    heads = [run.out.index(SAY(f"origin-{origin}")) for origin in ("rulebook", "public")]
    assert heads == sorted(heads)
    assert run.out.index("roles wolf-keeper") < heads[1] < run.out.index("potions copper-1")
    assert SAY("origin-house") not in run.out
    assert SAY("origin-house") in coven("edition", "show", "witchs_brew", "--edition", "house_a").out


def test_edition_show_as_json(coven: Command) -> None:
    shown = coven("edition", "show", "witchs_brew", "--json").json
    assert set(shown) == {"game", "edition", "digest", "facts"}
    assert shown["digest"] == package.game("witchs_brew").digest
    rows = {row["what"]: row for row in shown["facts"]}
    assert rows["roles witch"]["origin"] == rows["vials"]["origin"] == "rulebook"
    assert rows["potions copper-5"]["origin"] == rows["spells strix"]["origin"] == "public"
    assert "review" in rows["potions copper-5"]["note"]
    assert len(shown["facts"]) == 5 + 12 + 5 + 31 + 8


def test_edition_check_good(coven: Command, tmp_path: Path) -> None:
    """A whole edition of one's own, and one that changes a little of the standard one."""
    (tmp_path / "whole.yaml").write_text(standard(), "utf-8")
    good = SAY("cli-edition-good", edition="mine", title=SAY("game-title"))
    assert coven("edition", "check", "whole.yaml").out.strip() == good
    (tmp_path / "small.yaml").write_text("game: witchs_brew\nname: small\nbased_on: standard\nvials: 9\n", "utf-8")
    checked = coven("edition", "check", "small.yaml", "--json").json
    assert (checked["game"], checked["edition"], checked["good"]) == ("witchs_brew", "small", True)
    shown = coven("edition", "show", "witchs_brew", "--edition", "small.yaml", "--json").json
    assert {row["what"]: row["says"] for row in shown["facts"]}["vials"] == "9"


@pytest.mark.parametrize("edition", package.editions("witchs_brew"))
def test_editions_that_come_along_are_good(coven: Command, edition: str) -> None:
    assert coven("edition", "show", "witchs_brew", "--edition", edition).code == 0


def test_own_edition_is_played(coven: Command, tmp_path: Path) -> None:
    """An edition file works wherever an edition may be named."""
    (tmp_path / "short.yaml").write_text("game: witchs_brew\nname: short\nbased_on: standard\nravens: 1\n", "utf-8")
    simulated = coven("sim", "witchs_brew", "--edition", "short.yaml", "--games", "3", "--json").json
    assert (simulated["edition"], simulated["endings"]["ravens"]) == ("short", 3)
    assert coven("play", "witchs_brew", "--edition", "short.yaml", "--seats", "bot:random,bot:random,bot:random",
                 "--option", "max_sets=1", "--seed", "1", "--record", "own.txt").code == 0
    (tmp_path / "short.yaml").unlink()
    assert coven("verify", "own.txt").code == 0, "a record carries an edition that is not ours"
