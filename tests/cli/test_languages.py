"""`--lang`: the whole screen in the language asked for, and nothing left in another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import coven as package
from coven.library import rules_paragraphs, rules_text
from coven.words import Words, words
from tests.cli.command import SAY, Command, refused, spawn, unfinished

OTHERS = ("ru", "it", "pl")
PLAY = ("play", "witchs_brew", "--seats", "Анна,bot:random,bot:greedy", "--option", "max_sets=1", "--seed", "5",
        "--lang")
# Words that are the same in every language: what is typed, names of keys, files and bots.
TYPED = {"undo", "log", "save", "quit", "Enter", "random", "greedy", "search", "bot", "coven", "play", "record",
         "witchs_brew", "txt"}


def say(lang: str) -> Words:
    return words(lang, "witchs_brew")


@pytest.mark.parametrize("lang", OTHERS)
def test_games(coven: Command, lang: str) -> None:
    run = coven("games", "--lang", lang)
    for key in ("game-blurb", "option-ravens.why", "option-blocked_roles"):
        assert say(lang)(key) in run.out
        assert say(lang)(key) != SAY(key)
    assert say(lang)("game-title") in run.out
    listed = {entry["id"]: entry["title"] for entry in coven("games", "--json", "--lang", lang).json}
    assert listed == {game_id: words(lang, game_id)("game-title") for game_id in package.games()}


@pytest.mark.parametrize("lang", OTHERS)
def test_rules(coven: Command, lang: str) -> None:
    """The whole text, one paragraph, and a search."""
    assert coven("rules", "witchs_brew", "--lang", lang).out == rules_text("witchs_brew", lang).rstrip() + "\n"
    own = rules_paragraphs("witchs_brew", lang)
    assert coven("rules", "witchs_brew", "4.5", "--json", "--lang", lang).json == {"4.5": own["4.5"]}
    assert own["4.5"] != rules_paragraphs("witchs_brew", "en")["4.5"]


@pytest.mark.parametrize("lang", OTHERS)
def test_play(coven: Command, lang: str) -> None:
    """The table, the question, the options, the rule and the end."""
    out = coven(*PLAY, lang, stdin="?\nundo\n" + "1\n" * 200).out
    other = say(lang)
    expected = [other("game-title"), other("ask-ChooseRoles", picks=5, picked=0, left=0), other("role-wolf-keeper"),
                other("play-commands"), other("error-undo-ballot"), other("ask-Lead"), other("note-set"),
                rules_paragraphs("witchs_brew", lang)["3.1"],
                other("end-title", ending=other("ending-max-sets")), other("end-place")]
    assert [text for text in expected if text not in out] == []
    for key in ("ask-Lead", "play-commands", "note-set", "note-set-ends", "screen-stack"):
        assert SAY(key) not in out.splitlines()


def test_nothing_is_left_in_latin_letters_in_russian(coven: Command, tmp_path: Path) -> None:
    """A Russian screen has no Latin words but those that are typed."""
    out = coven(*PLAY, "ru", stdin="?\nlog\nundo\n" + "1\n" * 200).out
    out += coven("replay", unfinished(tmp_path, players=("Анна", "Борис", "Вера")).name, "--seat", "red", "--at", "2",
                 "--lang", "ru").out
    left = set(re.findall(r"[A-Za-z_]{2,}", out)) - TYPED
    # Moves are written in the notation, which is the same everywhere.
    assert left - {"first", "reveal", "red", "blue", "yellow", "herba", "copia", "magus", "strix", "lupus", "optio",
                   "sanatio", "serpens"} == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_errors(coven: Command, lang: str) -> None:
    message = refused(coven("sim", "chess", "--lang", lang))
    near = ", ".join(package.games())
    assert message == words(lang)("error-game-unknown", found="chess", near=near)
    assert message != words("en")("error-game-unknown", found="chess", near=near)


@pytest.mark.parametrize("lang", OTHERS)
def test_sim_and_arena(coven: Command, lang: str) -> None:
    out = coven("sim", "witchs_brew", "--games", "1", "--option", "max_sets=1", "--lang", lang).out
    assert say(lang)("sim-title", title=say(lang)("game-title"), games=1, seats=5) in out
    out = coven("arena", "witchs_brew", "--bots", "random,random,random", "--games", "1", "--option", "max_sets=1",
                "--lang", lang).out
    assert say(lang)("arena-interval") in out


@pytest.mark.slow
def test_language_of_the_environment() -> None:
    """COVEN_LANG, or else the language of the system; what is asked for comes first."""
    title = {lang: words(lang, "witchs_brew")("game-title") for lang in ("en", "ru", "it", "pl")}
    assert title["it"] in spawn("games", COVEN_LANG="it").out
    assert title["pl"] in spawn("games", "--lang", "pl", COVEN_LANG="it").out
    assert title["en"] in spawn("games", COVEN_LANG="xx").out


@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_language_of_the_system(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The usual variables are read even where the system has no such locale installed."""
    from coven.words import user_language

    for other in ("COVEN_LANG", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "LANGUAGE"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, "ru_RU.UTF-8")
    assert user_language() == "ru"
    monkeypatch.setenv(name, "C.UTF-8")
    assert user_language() == "en"
