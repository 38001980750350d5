"""Finds games, editions, rules and records on disk. The only place that knows where files are."""

from __future__ import annotations

import difflib
import importlib
import json
import os
import pkgutil
import re
import secrets
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml
from yaml.constructor import SafeConstructor

from coven.kernel import record as kernel_record
from coven.kernel.errors import BadInput
from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.kernel.position import parse_json

ORIGINS = ("rulebook", "public", "house")


@cache
def games() -> tuple[str, ...]:
    """The ids of all games: every folder of `coven.games` that has a GAME."""
    folder = importlib.import_module("coven.games")
    return tuple(sorted(found.name for found in pkgutil.iter_modules(folder.__path__) if found.ispkg))


def game_module(game_id: str) -> ModuleType:
    """The package of a game."""
    if game_id not in games():
        near = difflib.get_close_matches(game_id, games(), 1)
        raise BadInput("game-unknown", found=game_id, near=near[0] if near else ", ".join(games()))
    return importlib.import_module(f"coven.games.{game_id}")


def editions(game_id: str) -> list[str]:
    """The editions that come with a game, the standard one first."""
    folder = resources.files(game_module(game_id)) / "editions"
    names = sorted(item.name[:-5] for item in folder.iterdir() if item.name.endswith(".yaml"))
    return sorted(names, key=lambda name: name != "standard")


def game(game_id: str, edition: str = "standard") -> Game:
    """A game in an edition: the name of one that comes with it, or a path to a file."""
    module = game_module(game_id)
    if edition in editions(game_id):
        return _shipped(game_id, edition)
    if not edition.endswith((".yaml", ".yml")) and os.sep not in edition:
        raise BadInput("edition-unknown", found=edition, words=", ".join(editions(game_id)))
    facts = read_edition(edition)
    if facts["game"].value != game_id:
        raise facts["game"].wrong("edition-other-game", found=str(facts["game"].value), expected=game_id)
    made: Game = module.GAME(facts)
    return made


@cache
def _shipped(game_id: str, edition: str) -> Game:
    module = game_module(game_id)
    source = resources.files(module) / "editions" / f"{edition}.yaml"
    made: Game = module.GAME(parse_edition(source.read_text("utf-8"), f"{edition}.yaml"))
    made.shipped = True
    return made


# A game as a worker can rebuild it: its id, its edition, and the facts of an edition that is not ours.
Ticket = tuple[str, str, Any]


def ticket(made: Game) -> Ticket:
    return made.id, made.edition, None if made.shipped else made.source.plain()


def redeem(given: Ticket) -> Game:
    """The game that a ticket stands for."""
    game_id, edition, facts = given
    if facts is None:
        return game(game_id, edition)
    made: Game = game_module(game_id).GAME(Facts.of(facts, edition))
    return made


def stored_game(header: Mapping[str, Any], where: str) -> Game:
    """The game that the header of a table names, in exactly its edition; facts come along if they are not ours."""
    game_id, edition, facts = str(header["game"]), str(header["edition"]), header["facts"]
    if facts is None and edition not in editions(game_id):
        raise BadInput("edition-unknown", found=edition[:40], words=", ".join(editions(game_id)))
    made = redeem((game_id, edition, facts))
    if made.rules_version != header["rules"]:
        raise BadInput("record-rules", where=where, found=str(header["rules"])[:20], expected=str(made.rules_version))
    if made.digest != header["digest"]:
        raise BadInput("record-edition", where=where, edition=edition[:40], found=str(header["digest"])[:80],
                       expected=made.digest)
    return made


# Files

def read_text(path: str | Path) -> str:
    """A text file, or a message that says why not."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), reason=error.strerror or "") from None
    except UnicodeDecodeError as error:
        raise BadInput("file-not-text", file=str(path), at=str(error.start)) from None


# Editions

def read_edition(path: str) -> Facts:
    """The facts of an edition file, with what it is based on."""
    return parse_edition(read_text(path), path)


def parse_edition(text: str, where: str) -> Facts:
    """YAML to facts that know their line; `based_on` fills in what is not given."""
    try:
        node = yaml.compose(text, yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = str(mark.line + 1) if mark else "-"
        raise BadInput("edition-yaml", where=where, line=line, found=str(getattr(error, "problem", error))) from None
    facts = _facts_of(node, where, "", ())
    base = facts.get("based_on") if node is not None else None
    game_id = facts["game"].text()
    if game_id not in games():
        raise facts["game"].wrong("facts-word", found=game_id, words=", ".join(games()))
    if base is not None:
        if base.text() not in editions(game_id):
            raise base.wrong("facts-word", found=base.text(), words=", ".join(editions(game_id)))
        facts = _merged(_shipped(game_id, base.text()).source, facts)
    _check_origins(facts)
    return facts


def _facts_of(node: yaml.Node | None, where: str, path: str, above: tuple[yaml.Node, ...]) -> Facts:
    if node is None:
        raise BadInput("edition-empty", where=where)
    place = f"{where}:{node.start_mark.line + 1}"
    if node in above:
        raise BadInput("facts-value", where=place, path=path, found=str(node.tag))
    inner = (*above, node)
    if isinstance(node, yaml.MappingNode):
        inside: dict[str, Facts] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in inside:
                raise BadInput("facts-twice", where=f"{where}:{key.start_mark.line + 1}", path=path or "-", found=name)
            inside[name] = _facts_of(value, where, f"{path}.{name}".lstrip("."), inner)
        return Facts(inside, place, path)
    if isinstance(node, yaml.SequenceNode):
        items = [_facts_of(item, where, f"{path}[{i}]", inner) for i, item in enumerate(node.value)]
        return Facts(items, place, path)
    try:
        return Facts(SafeConstructor().construct_object(node), place, path)
    except (yaml.YAMLError, ValueError):
        raise BadInput("facts-value", where=place, path=path, found=f"{node.tag} {node.value}") from None


def _merged(base: Facts, own: Facts) -> Facts:
    """Own facts over those of the base; lists of things with an id are merged thing by thing."""
    if isinstance(base.value, dict) and isinstance(own.value, dict):
        inside = {key: _merged(base.value[key], own.value[key]) if key in base.value and key in own.value
                  else own.value.get(key, base.value.get(key)) for key in {**base.value, **own.value}}
        return Facts(inside, own.where, own.path)
    if isinstance(base.value, list) and isinstance(own.value, list) and _has_ids(base) and _has_ids(own):
        mine: dict[Any, Facts] = {}
        for item in own.value:
            if item["id"].text() in mine:
                raise item["id"].wrong("facts-twice", found=item["id"].text())
            mine[item["id"].text()] = item
        kept = [mine.pop(item.value["id"].value, item) for item in base.value]
        return Facts(kept + list(mine.values()), own.where, own.path)
    return own


def _has_ids(facts: Facts) -> bool:
    return all(isinstance(item.value, dict) and "id" in item.value for item in facts.value)


def _check_origins(facts: Facts) -> None:
    if isinstance(facts.value, dict):
        origin = facts.value.get("origin")
        if origin is not None and origin.value not in ORIGINS:
            raise origin.wrong("facts-word", found=str(origin.value), words=", ".join(ORIGINS))
        for item in facts.value.values():
            _check_origins(item)
    elif isinstance(facts.value, list):
        for item in facts.value:
            _check_origins(item)


def origins(facts: Facts, inherited: str = "house") -> list[tuple[str, str, str, str]]:
    """Every row of an edition as (path, what it says, origin, note). Without an origin: house."""
    rows: list[tuple[str, str, str, str]] = []
    if not isinstance(facts.value, dict):
        return rows
    origin = str(facts.value["origin"].value) if "origin" in facts.value else inherited
    for key, item in facts.value.items():
        if key in ("origin", "note", "game", "name", "based_on"):
            continue
        if _is_list_of_rows(item):
            rows += [_row(key, part, origin) for part in item.value]
        elif isinstance(item.value, dict) and any(_has_rows(part) for part in item.value.values()):
            rows += [(f"{key} {name}", said, source, note) for name, said, source, note in origins(item, origin)]
        else:
            rows.append(_row(key, item, origin))
    return rows


def _is_list_of_rows(facts: Facts) -> bool:
    return isinstance(facts.value, list) and all(isinstance(part.value, dict) for part in facts.value)


def _has_rows(facts: Facts) -> bool:
    """Whether a part is told by rows of its own: a list of them, or fields with an origin or with rows inside."""
    if not isinstance(facts.value, dict):
        return _is_list_of_rows(facts)
    return "origin" in facts.value or any(_has_rows(part) for part in facts.value.values())


def _row(key: str, facts: Facts, inherited: str) -> tuple[str, str, str, str]:
    plain = facts.plain()
    if not isinstance(plain, dict):
        return key, _short(plain), inherited, ""
    name = f"{key} {plain['id']}" if "id" in plain else key
    told = ", ".join(f"{k} {_short(v)}" for k, v in plain.items() if k not in ("id", "origin", "note"))
    return name, told, str(plain.get("origin", inherited)), str(plain.get("note", ""))


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return " + ".join(f"{_short(v)} {k}" for k, v in value.items())
    if isinstance(value, list):
        return " ".join(str(item) for item in value) or "-"
    return json.dumps(value) if isinstance(value, bool) else str(value)


# Rules

def rules_text(game_id: str, lang: str) -> str:
    """The rules of a game in a language, as Markdown."""
    folder = resources.files(game_module(game_id)) / "rules"
    source = folder / f"{lang}.md"
    return (source if source.is_file() else folder / "en.md").read_text("utf-8")


def rules_paragraphs(game_id: str, lang: str) -> dict[str, str]:
    """The numbered paragraphs: {"4.1": "The leader plays ..."}."""
    return dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.+)$", rules_text(game_id, lang), re.MULTILINE))


# Records

class Record(kernel_record.Record):
    """A game on disk: play, save, load, verify, replay to any move."""

    def save(self, path: str | Path) -> None:
        """Write beside the old file and rename, so that nothing is ever half written."""
        target = Path(path)
        beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            with beside.open("x", encoding="utf-8") as out:
                out.write(self.text())
                out.flush()
                os.fsync(out.fileno())
            beside.replace(target)
        except OSError as error:
            raise BadInput("file-unwritable", file=str(path), reason=error.strerror or "") from None
        finally:
            beside.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read and verify a record file: every hash, every move, the ending."""
        return cls.loads(read_text(path), str(path))

    @classmethod
    def loads(cls, text: str, where: str = "record") -> Record:
        """The same from text."""
        made = cls.parse(text, where, game_of)
        assert isinstance(made, Record)
        return made

    def verify(self) -> None:
        """Read our own text back, as a stranger would."""
        type(self).loads(self.text())


def game_of(header: kernel_record.Header) -> Game:
    """The game that a record was played with; an edition that is not ours comes in the record itself."""
    module = game_module(header.game)
    if header.facts is not None:
        made: Game = module.GAME(Facts.of(parse_json(header.facts), "record"))
        return made
    if header.edition not in editions(header.game):
        raise BadInput("edition-unknown", found=header.edition, words=", ".join(editions(header.game)))
    return _shipped(header.game, header.edition)
