"""The table in plain text, and what each option would do, from a view and the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games.the_witches.kit import Kit
from coven.games.the_witches.words import (
    BENEFIT_NUMBERS,
    BENEFITS,
    COOPERATIVE,
    ELF,
    FAILS,
    MAGIC,
    MODES,
    SOLO,
    SYMBOLS,
)
from coven.kernel.bag import members
from coven.kernel.text import MARKS, Words, columns, step_of


def screen(game: Kit, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    """What lies on the table, as lines with simple markup."""
    top = [words("screen-turn", seat=names[view["turn"]])]
    if view["action"]:
        top.append(words("screen-action", action=view["action"]))
    top += [words("screen-deck", cards=view["deck"]), _to_come(view, words)]
    lines = ["[bold]" + words("game-title") + "[/bold]  " + "  ·  ".join(top), ""]
    lines += [*_board(game, view, words, names), "", *_players(game, view, words, names), ""]
    supply = view["supply"]
    lines.append(words("screen-supply", cackle=supply["cackle"], crisis=supply["crisis"], aliss=supply["black-aliss"]))
    lines += _aims(game, view, words)
    lines += _dice(view, words)
    if view["played"]:
        lines.append(words("screen-played", cards=_cards(view["played"], words)))
    return lines + _hand(game, view, words)


def _to_come(view: Mapping[str, Any], words: Words) -> str:
    """How many problems are still in the stacks, and the next one."""
    stacks = view["stacks"]
    out = words("screen-problems", easy=sum(row["easy"] for row in stacks), hard=sum(row["hard"] for row in stacks))
    following = [row for row in stacks if row["easy"] or row["hard"]]
    if following and following[0]["top"]:
        return out + ", " + words("screen-next", problem=words.thing("problem", following[0]["top"]))
    return out + (", " + words("screen-next-hidden") if following else "")


def _board(game: Kit, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    heads = ("number", "location", "problem", "needs", "worth", "crisis", "witches", "links")
    rows = [["[bold]" + words(f"screen-{key}") + "[/bold]" for key in heads]]
    seen: set[str] = set()
    for number, (name, space) in enumerate(view["spaces"].items()):
        location = int(game.space_location[number])
        seen.add(game.location_origin[location])
        problem, needs, worth = "", "", ""
        if space["problem"] == "hidden":
            problem = words("screen-hidden")
        elif space["problem"]:
            problem = problem_name(game, space["problem"], words)
            if not space["up"]:
                problem = words("screen-known", problem=problem)
            needs, worth = str(space["needed"]), str(int(game.points[game.problem_domain.index[space["problem"]]]))
        is_first = number == 0 or game.space_location[number - 1] != location
        rows.append([
            str(location + 1) if is_first else "",
            words.thing("space", name) + MARKS[game.location_origin[location]], problem, needs, worth,
            "!" * space["crisis"], ", ".join(names[seat] for seat in space["witches"]),
            ", ".join(str(int(near) + 1) for near in members(game.near[location])) if is_first else "",
        ])
    lines = columns(rows, right=(0, 3, 4))
    if view["dungeon"]:
        lines.append(words("screen-dungeon", witches=", ".join(names[seat] for seat in view["dungeon"])))
    return lines + [f"[dim]{words(f'screen-{origin}')}[/dim]" for origin in ("public", "house") if origin in seen]


def problem_name(game: Kit, problem: str, words: Words) -> str:
    """A problem with the mark of its origin."""
    return words.thing("problem", problem) + MARKS[game.problem_origin[game.problem_domain.index[problem]]]


def _players(game: Kit, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    heads = ("seat", "place", "cards", "easy", "hard", "points", "cackle", "aliss", "own")
    rows = [["[bold]" + words(f"screen-{head}") + "[/bold]" for head in heads]]
    easy = game.problem_domain.words[: int(game.easy_kinds)]
    for seat, player in view["players"].items():
        name = names[seat] + (f" ({words('screen-you')})" if seat == view["you"] else "")
        if player["apprentice"]:
            name += f", {words.thing('apprentice', player['apprentice'])}"
        solved = player["solved"]
        count = sum(n for problem, n in solved.items() if problem in easy)
        rows.append([name, words.thing("space", player["space"]) if player["space"] else "",
                     f"{player['cards']}/{player['size']}", str(count), str(sum(solved.values()) - count),
                     str(player["points"]), str(player["cackle"]), str(player["black-aliss"]),
                     words("screen-yes") if player["tile"] else ""])
    return columns(rows, right=range(2, 8))


def _aims(game: Kit, view: Mapping[str, Any], words: Words) -> list[str]:
    """What this mode is played for, and the elves."""
    easy = game.problem_domain.words[: int(game.easy_kinds)]
    spaces = view["spaces"].values()
    up = [game.problem_domain.index[space["problem"]] for space in spaces if space["up"]]
    elves = sum(game.fails[kind] == ELF for kind in up)
    out = [words("screen-elves", now=elves, most=int(game.elves))] if elves else []
    if view["mode"] == MODES[COOPERATIVE]:
        hard = sum(space["problem"] is not None and space["problem"] not in easy for space in spaces)
        out.append(words("screen-aim-cooperative", most=int(game.hard_left), now=hard))
    elif view["mode"] == MODES[SOLO]:
        now = sum(player["points"] for player in view["players"].values())
        out.append(words("screen-aim-solo", licence=int(game.licence), distinction=int(game.distinction), now=now))
    return out


def _dice(view: Mapping[str, Any], words: Words) -> list[str]:
    dice = view["dice"]
    if not dice:
        return []
    faces = ", ".join(words.thing("face", face) for face in dice["first"] + dice["second"])
    return ["[bold]" + words("screen-dice", dice=faces, total=dice["total"], needed=dice["needed"]) + "[/bold]"]


def _hand(game: Kit, view: Mapping[str, Any], words: Words) -> list[str]:
    if view["you"] is None:
        return []
    hand = view["players"][view["you"]]["hand"]
    if not hand:
        return [words("screen-empty-hand")]
    rows = [["  [bold]" + words.thing("card", card) + "[/bold]",
             words(f"symbol-{SYMBOLS[game.symbol[game.card_domain.index[card]]]}"),
             f"[dim]{card_text(game, card, words)}[/dim]"] for card in hand]
    return [words("screen-hand"), *columns(rows)]


def _cards(cards: list[str], words: Words) -> str:
    return ", ".join(words.thing("card", card) for card in cards)


def benefit_text(game: Kit, card: str, words: Words) -> tuple[str, str]:
    """The name of a card's benefit and what it does; the numbers come from the edition."""
    i = game.card_domain.index[card]
    does = BENEFITS[game.benefit[i]]
    facts: dict[str, object] = {}
    if does in BENEFIT_NUMBERS:
        facts[BENEFIT_NUMBERS[does]] = int(game.number[i])
    key = does
    if game.against[i] >= 0:
        key = "bonus-against"
        facts["group"] = words.thing("group", game.group_domain.words[game.against[i]])
    if game.brings[i]:
        key = "extra-cards-cackle"
        facts["cackle"] = int(game.brings[i])
    if game.cures[i] >= 0:
        facts["problem"] = words.thing("problem", game.problem_domain.words[game.cures[i]])
    return words(f"benefit-{key}", **facts), words(f"benefit-{key}.text", **facts)


def card_text(game: Kit, card: str, words: Words) -> str:
    """The benefit of a card, the Power of Three if it has it, and the mark of its origin."""
    i = game.card_domain.index[card]
    name, text = benefit_text(game, card, words)
    three = f" {words('power-of-three')}." if game.character[i] >= 0 else ""
    return words("effect-card", benefit=name, text=text) + three + MARKS[game.card_origin[i]]


# Questions

def prompt(game: Kit, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> str:
    """The open question in words."""
    if not view["agenda"]:
        return ""
    return words(f"ask-{step_of(view['agenda'][-1])[0]}")


def hand_text(view: Mapping[str, Any], words: Words) -> str:
    """The hand of the seat whose view this is."""
    return _cards(view["players"][view["you"]]["hand"], words)


def move_context(view: Mapping[str, Any], words: Words) -> dict[str, str]:
    """Every move says all it needs."""
    return {}


def effect(game: Kit, view: Mapping[str, Any], move: int, words: Words) -> str:
    """What a move would do, where its name does not say it."""
    verb = game.moves.name(move)
    said = dict(game.moves.arguments(move))
    if verb == "use":
        return card_text(game, said["card"], words)
    if verb in ("fly", "discard"):
        name, text = benefit_text(game, said["card"], words)
        return words("effect-card", benefit=name, text=text)
    if verb == "add":
        symbol = game.symbol[game.card_domain.index[said["card"]]]
        key = "effect-magic" if symbol == MAGIC else "effect-symbol"
        return words(key, amount=int(game.symbol_adds[symbol]))
    if verb == "add-tile":
        return words("effect-magic", amount=int(game.symbol_adds[MAGIC]))
    if verb == "apprentice":
        return apprentice_text(game, said["apprentice"], words)
    if verb == "finish":
        dice = view["dice"]
        key = "effect-success" if dice["total"] >= dice["needed"] else "effect-failure"
        return words(key, total=dice["total"], needed=dice["needed"])
    if verb == "power-of-three":
        return words("power-of-three.text")
    if verb in ("attempt", "go-on", "roll-on"):
        return _problem_here(game, view, words)
    if verb in ("walk", "to", "crisis", "help"):
        return _space_text(game, view["spaces"][said["space"]], words)
    return ""


def apprentice_text(game: Kit, apprentice: str, words: Words) -> str:
    """What an apprentice has of her own."""
    i = game.apprentice_domain.index[apprentice]
    problem = int(game.right_problem[i])
    return words(f"apprentice-{apprentice}.text", cackle=int(game.start_cackle[i]),
                 problem=words.thing("problem", game.problem_domain.words[problem]) if problem >= 0 else "")


def thing_text(game: Kit, domain: str, word: str, words: Words, options: Mapping[str, Any], seats: int) -> str:
    """What stands on a card or a tile."""
    if domain == "card":
        return card_text(game, word, words)
    if domain == "apprentice":
        return apprentice_text(game, word, words)
    return problem_name(game, word, words) if domain == "problem" else ""


def _problem_here(game: Kit, view: Mapping[str, Any], words: Words) -> str:
    """The problem that the active witch deals with, and what comes of failing it."""
    space = view["spaces"][view["players"][view["turn"]]["space"]]
    fails = int(game.fails[game.problem_domain.index[space["problem"]]])
    out = _space_text(game, space, words)
    if fails >= 0:
        out += ". " + words("effect-fails", text=words(f"fails-{FAILS[fails]}"))
    return out + (" " + words("solves-banish") if game.banishes[game.problem_domain.index[space["problem"]]] else "")


def _space_text(game: Kit, space: Mapping[str, Any], words: Words) -> str:
    """What waits on a space."""
    if space["problem"] == "hidden":
        return words("effect-hidden")
    if space["problem"]:
        points = int(game.points[game.problem_domain.index[space["problem"]]])
        return words("effect-problem", problem=problem_name(game, space["problem"], words), needed=space["needed"],
                     points=points)
    if space["witches"]:
        return words("effect-tea", witches=", ".join(words.thing("seat", seat) for seat in space["witches"]))
    return ""
