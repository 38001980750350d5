"""The table in plain text, and what each option would do, from a view and the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games.witchs_brew.book import (
    ASSIST,
    BREW,
    DEEDS,
    FORETELL,
    GATHER,
    GOLD_SHELF,
    GOODS_WORDS,
    ROB,
    SPELL_BLEND,
    SPELL_BOTTLE,
    SPELL_DEEDS,
    Book,
)
from coven.kernel.text import MARKS, Words, columns


def screen(game: Book, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    """What lies on the table, as lines with simple markup."""
    top = [words("screen-set", set=view["set"]), words("screen-leader", seat=names[view["leader"]]),
           words("screen-ravens", ravens=view["ravens"], needed=int(game.ravens))]
    lines = ["[bold]" + words("game-title") + "[/bold]  " + "  ·  ".join(top)]
    if view["spell"]:
        lines.append(words("screen-spell", spell=words.thing("spell", view["spell"]),
                           does=spell_text(game, view, view["spell"], words)))
    if view["blocked"]:
        lines.append(words("screen-blocked", roles=_roles(view["blocked"], words)))
    lines += ["", *_stacks(game, view, words), "", *_players(view, words, names), ""]
    _, open_step = _question(view)
    settled = [role for role in view["led"] if role != open_step.get("role")]
    if settled:
        lines.append(words("screen-settled", roles=_roles(settled, words)))
    you = view["you"]
    if you is not None and view["players"][you]["hand"]:
        key = "screen-picked" if view["players"][you]["choosing"] else "screen-hand"
        lines.append(words(key, roles="[bold]" + _roles(view["players"][you]["hand"], words) + "[/bold]"))
    return lines


def _roles(roles: list[str], words: Words) -> str:
    return ", ".join(words.thing("role", role) for role in roles)


def _stacks(game: Book, view: Mapping[str, Any], words: Words) -> list[str]:
    """Each stack with its top card: price, points, raven, what waits on it, and how many cards are left."""
    rows = [["[bold]" + words(f"screen-{key}") + "[/bold]" for key in ("stack", "price", "points", "left", "waiting")]]
    seen: set[str] = set()
    for name, stack in view["stacks"].items():
        if not stack["cards"]:
            rows.append([words.thing("stack", name), words("screen-empty"), "", "0", ""])
            continue
        potion = game.potion_domain.index[stack["cards"][0]]
        origin = game.potion_origin[potion]
        seen.add(origin)
        raven = " " + words("screen-raven") if game.raven_mask >> potion & 1 else ""
        points = str(int(game.points[potion])) + raven
        rows.append([words.thing("stack", name), price_text(game, potion, words) + MARKS[origin], points,
                     str(len(stack["cards"])), _amounts(stack["waiting"], words)])
    lines = columns(rows)
    lines += [f"[dim]{words(f'screen-{origin}')}[/dim]" for origin in ("public", "house") if origin in seen]
    return lines


def _players(view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    heads = [words("screen-seat"), *(words(f"short-{goods}") for goods in GOODS_WORDS), words("screen-cards"),
             words("screen-score"), words("screen-potions")]
    rows = [["[bold]" + head + "[/bold]" for head in heads]]
    for seat, player in view["players"].items():
        name = names[seat] + (f" ({words('screen-you')})" if seat == view["you"] else "")
        cards = words("screen-choosing") if player["choosing"] else str(player["cards"])
        potions = ", ".join(words.thing("potion", potion) for potion in player["potions"])
        if player.get("face_down"):
            potions = ", ".join(filter(None, [potions, words("screen-face-down", count=player["face_down"])]))
        rows.append([name, *("?" if player[goods] is None else str(player[goods]) for goods in GOODS_WORDS), cards,
                     "?" if player["score"] is None else str(player["score"]), potions])
    return columns(rows, right=range(1, 8))


def _amounts(goods: Mapping[str, int], words: Words) -> str:
    return " + ".join(f"{n} {words(f'short-{name}')}" for name, n in goods.items())


def price_text(game: Book, potion: int, words: Words) -> str:
    """What a potion card costs: `2 white + 1 red`."""
    price = {name: int(game.price[potion * 4 + i]) for i, name in enumerate(GOODS_WORDS[:4])}
    paid = {name: n for name, n in price.items() if n}
    return _amounts(paid or {"drops": int(game.size[potion])}, words)


def role_text(game: Book, role: str, part: str, words: Words) -> str:
    """What a role does as `full` action or as `favour`."""
    i = game.role_domain.index[role]
    deed = int(game.deed[i])
    amount = int(game.full[i] if part == "full" else game.favour[i])
    facts: dict[str, object] = {"amount": amount}
    if deed == GATHER:
        facts["goods"] = words(f"short-{GOODS_WORDS[game.role_thing[i]]}")
    elif deed in (FORETELL, ASSIST, BREW):
        facts["price"] = int(game.role_price[i])
    if deed in (BREW, ROB):
        stack = game.role_thing[i]
        facts["stack"] = words.thing("stack", game.stack_domain.words[stack])
        facts["divisor"] = int(game.role_price[i])
        facts["goods"] = words("short-gold" if game.stack_kind[stack] == GOLD_SHELF else "short-all-drops")
    return words(f"{part}-{DEEDS[deed]}", **facts)


def spell_text(game: Book, view: Mapping[str, Any], spell: str, words: Words) -> str:
    """What a spell does, at this table."""
    i = game.spell_domain.index[spell]
    deed = int(game.spell_deed[i])
    facts: dict[str, object] = {"amount": int(game.spell_amount[i])}
    if deed == SPELL_BOTTLE:
        facts["goods"] = words(f"short-{GOODS_WORDS[game.spell_thing[i]]}")
    elif deed == SPELL_BLEND:
        by_name = view["options"]["spell_metals"] == "by_name"
        stack = game.spell_thing[i] if by_name else game.spell_other[i]
        facts["stack"] = words.thing("stack", game.stack_domain.words[stack])
    return words(f"spell-does-{SPELL_DEEDS[deed]}", **facts)


def thing_text(game: Book, domain: str, word: str, words: Words, options: Mapping[str, Any], seats: int) -> str:
    """What stands on a card."""
    if domain == "role":
        return "\n".join(words(f"card-{part}", text=role_text(game, word, part, words)) for part in ("full", "favour"))
    if domain == "spell":
        return spell_text(game, {"options": options}, word, words)
    if domain == "potion":
        potion = game.potion_domain.index[word]
        facts = {"price": price_text(game, potion, words), "points": int(game.points[potion])}
        return words("effect-potion-raven" if game.raven_mask >> potion & 1 else "effect-potion", **facts)
    return ""


def _question(view: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """The open step by its name and fields."""
    top = view["agenda"][-1] if view["agenda"] else ""
    return (top, {}) if isinstance(top, str) else next(iter(top.items()))


def prompt(game: Book, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> str:
    """The open question in words."""
    name, fields = _question(view)
    facts: dict[str, object] = {"picks": int(game.picks), "left": fields.get("left", 0)}
    if view["you"] is not None:
        hand = view["players"][view["you"]]["hand"]
        facts["picked"] = len(hand)
        if name == "Follow" and fields["role"] not in hand:
            name = "Follow-pass"
    if "role" in fields:
        facts["role"] = words.thing("role", fields["role"])
    if "claimant" in fields:
        facts["claimant"] = names[fields["claimant"]]
    return words(f"ask-{name}", **facts)


def hand_text(view: Mapping[str, Any], words: Words) -> str:
    """The hand of the seat whose view this is."""
    return _roles(view["players"][view["you"]]["hand"], words)


def move_context(view: Mapping[str, Any], words: Words) -> dict[str, str]:
    """What a move leaves unsaid: the role that is claimed."""
    _, fields = _question(view)
    return {"role": words.thing("role", fields["role"])} if "role" in fields else {}


def effect(game: Book, view: Mapping[str, Any], move: int, words: Words) -> str:
    """What a move would do, where its name does not say it."""
    verb = game.moves.name(move)
    said = dict(game.moves.arguments(move))
    name, fields = _question(view)
    if verb in ("choose", "lead"):
        return role_text(game, said["role"], "full", words)
    if verb in ("claim", "favour"):
        return role_text(game, fields["role"], "full" if verb == "claim" else "favour", words)
    if verb in ("brew", "levy"):
        potion = game.potion_domain.index[said["potion"]]
        facts = {"price": price_text(game, potion, words), "points": int(game.points[potion])}
        waiting = view["stacks"][game.stack_domain.words[game.potion_stack[potion]]]["waiting"]
        if verb == "levy" and waiting:
            return words("effect-waiting", waiting=_amounts(waiting, words), **facts)
        return words("effect-potion-raven" if game.raven_mask >> potion & 1 else "effect-potion", **facts)
    if verb == "take" and name == "CastSpell":
        return spell_text(game, view, view["spell"], words)
    if verb == "trade":
        return f"+{fields['amount']} {words('short-gold')}"
    if verb == "take":
        goods = {"Gather": fields.get("colour"), "TakeGold": "gold"}.get(name, "vial")
        paid = f"−{fields['price']} {words('short-gold')}, " if "price" in fields else ""
        return f"{paid}+{fields['amount']} {words(f'short-{goods}')}"
    return ""


