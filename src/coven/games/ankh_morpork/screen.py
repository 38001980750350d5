"""The table in plain text, and what each option would do, from a view and the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games.ankh_morpork.box import Box
from coven.games.ankh_morpork.words import (
    GOALS,
    MONEY,
    POWER_NUMBERS,
    POWERS,
    SCROLL_NUMBERS,
    SCROLLS,
    SYMBOLS,
)
from coven.kernel.text import MARKS, Words, columns, step_of


def screen(game: Box, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    """What lies on the table, as lines with simple markup."""
    deck = view["deck"]["green"] + view["deck"]["brown"]
    markers = sum(area["trouble"] for area in view["areas"].values())
    top = [words("screen-turn", seat=names[view["turn"]]), words("screen-deck", cards=deck),
           words("screen-markers", markers=markers)]
    if view["playing"]:
        top.append(words("screen-playing", card=words.thing("card", view["playing"])))
    lines = ["[bold]" + words("game-title") + "[/bold]  " + "  ·  ".join(top), ""]
    lines += [*_areas(game, view, words), "", *_players(view, words, names), ""]
    lines += _secrets(game, view, words, names)
    return lines


def _areas(game: Box, view: Mapping[str, Any], words: Words) -> list[str]:
    heads = ("number", "area", "cost", "trouble", "minions", "building", "power")
    rows = [["[bold]" + words(f"screen-{key}") + "[/bold]" for key in heads]]
    seen: set[str] = set()
    for number, (name, area) in enumerate(view["areas"].items()):
        pieces = [f"{words.thing('seat', seat)} {count}" for seat, count in area["minions"].items()]
        pieces += [words(f"screen-{kind}", count=area[kind]) for kind in ("trolls", "demons") if area[kind]]
        origin = game.area_origin[number]
        seen.add(origin)
        card = ""
        if area["card"] == "gone":
            card = words("screen-gone")
        elif area["demons"]:
            card = words("screen-silenced")
        elif area["spent"] and area["card"] == view["turn"]:
            card = words("screen-spent")
        rows.append([str(number + 1), words.thing("area", name) + MARKS[origin], f"${int(game.cost[number])}",
                     "!!!" if area["trouble"] else "", ", ".join(pieces),
                     words.thing("seat", area["building"]) if area["building"] else "", card])
    lines = columns(rows, right=(0, 2))
    return lines + [f"[dim]{words(f'screen-{origin}')}[/dim]" for origin in ("public", "house") if origin in seen]


def _players(view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    fields = ("money", "cards", "minions", "buildings", "areas", "controls", "points")
    heads = ["seat", "money", "cards", "out", "buildings", "areas", "controls", "points", "front"]
    rows = [["[bold]" + words(f"screen-{head}") + "[/bold]" for head in heads]]
    for seat, player in view["players"].items():
        colour = words.thing("seat", seat)
        name = names[seat] + ("" if colour in names[seat] else f", {colour}")
        name += f" ({words('screen-you')})" if seat == view["you"] else ""
        rows.append([name, *(str(player[field]) for field in fields), _cards(player["front"], words)])
    return columns(rows, right=range(1, 8))


def _secrets(game: Box, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    """What this seat knows beyond what lies open: itself, its hand, cards it saw elsewhere."""
    lines: list[str] = []
    for seat, player in view["players"].items():
        for key in ("known", "perhaps"):
            if player.get(key):
                lines.append(words(f"screen-{key}", seat=names[seat], cards=_cards(player[key], words)))
        if view["ending"] and player["personality"]:
            lines.append(words("screen-was", seat=names[seat],
                               personality=words.thing("personality", player["personality"])))
    if view["drawn"]:
        lines.append(words("screen-drawn", cards=_cards(view["drawn"], words)))
    you = view["you"]
    if you is None:
        return lines
    mine = view["players"][you]
    if mine["personality"]:
        lines.append("[bold]" + words("screen-goal", personality=words.thing("personality", mine["personality"]),
                                      goal=goal_text(game, mine["personality"], view["seats"], words)) + "[/bold]")
    if view["unused"]:
        lines.append(words("screen-unused", personalities=", ".join(
            words.thing("personality", who) for who in view["unused"])))
    if not mine["hand"]:
        return [*lines, words("screen-empty-hand")]
    rows = [["  [bold]" + words.thing("card", card) + "[/bold]", f"[dim]{card_text(game, card, words)}[/dim]"]
            for card in mine["hand"]]
    return [*lines, words("screen-hand"), *columns(rows)]


def _cards(cards: list[str], words: Words) -> str:
    return ", ".join(words.thing("card", card) for card in cards)


def goal_text(game: Box, personality: str, seats: int, words: Words) -> str:
    """How a personality wins with so many players."""
    i = game.personality_domain.index[personality]
    return words(f"goal-{GOALS[game.goal[i]]}", needed=int(game.needed[i * 5 + seats]))


def card_text(game: Box, card: str, words: Words) -> str:
    """The symbols of a card in order, and its text."""
    i = game.card_domain.index[card]
    symbols = ", ".join(words("symbol-money", amount=int(symbol - MONEY)) if symbol >= MONEY
                        else words(f"symbol-{SYMBOLS[symbol]}") for symbol in game.symbols[i])
    text = scroll_text(game, card, words)
    mark = MARKS[game.card_origin[i]]
    return (words("effect-text", symbols=symbols, text=text) if text else symbols) + mark


def scroll_text(game: Box, card: str, words: Words) -> str:
    """What the text of a card says; the numbers come from the edition."""
    i = game.card_domain.index[card]
    if game.scroll[i] < 0:
        return ""
    does = SCROLLS[game.scroll[i]]
    facts: dict[str, object] = {
        name: int(game.scroll_number[i * 3 + nth]) for nth, name in enumerate(SCROLL_NUMBERS.get(does, ()))}
    if game.scroll_area[i] >= 0:
        facts["area"] = words.thing("area", game.area_domain.words[game.scroll_area[i]])
    return words(f"scroll-{does}", repay=int(game.repay), penalty=int(game.unpaid), hide=1, **facts)


def _power_text(game: Box, area: int, words: Words) -> str:
    does = POWERS[game.power[area]]
    facts: dict[str, object] = {"area": words.thing("area", game.area_domain.words[area])}
    if does in POWER_NUMBERS:
        facts[POWER_NUMBERS[does]] = int(game.power_number[area])
    return words(f"power-{does}", **facts)


def thing_text(game: Box, domain: str, word: str, words: Words, options: Mapping[str, Any], seats: int) -> str:
    """What stands on a card, or in an area."""
    if domain == "card":
        return scroll_text(game, word, words)
    if domain == "area":
        area = game.area_domain.index[word]
        return words("effect-build", price=int(game.cost[area]), power=_power_text(game, area, words))
    if domain == "personality":
        return goal_text(game, word, seats, words)
    return ""


# Questions

def _step_facts(game: Box, step: Any, words: Words, names: Mapping[str, str]) -> dict[str, object]:
    """The fields of a step in words."""
    name, fields = step_of(step)
    told: dict[str, object] = {}
    for field, domain in game.step_kinds()[name].fields:
        value = fields[field]
        if domain == "step":
            told["threat"] = _threat(game, value, words, names)
        elif domain in ("seat", "owner") and value in names:
            told[field] = names[value]
        elif domain.rstrip("?") in game.domains and value is not None:
            told[field] = words.thing(domain.rstrip("?"), value)
        elif domain == "area*" and value:
            told.setdefault("area", words.thing("area", value[0]))
        else:
            told[field] = value
    if "card" in fields:
        told["text"] = scroll_text(game, fields["card"], words)
    return told


def _threat(game: Box, step: Any, words: Words, names: Mapping[str, str]) -> str:
    """What is about to happen."""
    name, fields = step_of(step)
    if name == "Threaten":
        return _threat(game, fields["effect"], words, names)
    return words(f"threat-{name}", **_step_facts(game, step, words, names))


def prompt(game: Box, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> str:
    """The open question in words."""
    if not view["agenda"]:
        return ""
    step = view["agenda"][-1]
    return words(f"ask-{step_of(step)[0]}", **_step_facts(game, step, words, names))


def hand_text(view: Mapping[str, Any], words: Words) -> str:
    """The hand of the seat whose view this is."""
    return _cards(view["players"][view["you"]]["hand"], words)


def move_context(view: Mapping[str, Any], words: Words) -> dict[str, str]:
    """Every move says all it needs."""
    return {}


def effect(game: Box, view: Mapping[str, Any], move: int, words: Words) -> str:
    """What a move would do, where its name does not say it."""
    verb = game.moves.name(move)
    said = dict(game.moves.arguments(move))
    if verb in ("play", "interrupt", "keep"):
        return card_text(game, said["card"], words)
    if verb == "use":
        return _power_text(game, game.area_domain.index[said["area"]], words)
    if verb in ("build", "buy"):
        _, fields = step_of(view["agenda"][-1])
        cost = int(game.cost[game.area_domain.index[said["area"]]])
        return words("effect-build", price=cost // 2 if fields.get("how") == 1 else cost,
                     power=_power_text(game, game.area_domain.index[said["area"]], words))
    if verb == "player":
        player = view["players"][said["seat"]]
        return words("effect-player", money=player["money"], cards=player["cards"])
    return ""
