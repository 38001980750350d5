"""The table in plain text, and what each option would do, from a view and the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games.broom_service.chest import Chest
from coven.games.broom_service.scoring import lightning_points
from coven.games.broom_service.words import (
    AURA,
    CLOUD_DEEDS,
    COUNT,
    DELIVER,
    EVENT_DEEDS,
    FAMILIES,
    FISTS,
    FLY,
    GATHER,
    HEAVY,
    LANDS,
    MOUNTAIN,
    PLACES,
    RESOURCE_WORDS,
    RESOURCES,
    ROLE_DEEDS,
    SETS,
    TERRAINS,
    TILE_BROOM,
    TILE_DEEDS,
)
from coven.kernel.bag import members
from coven.kernel.text import MARKS, Words, columns, step_of

TILE_WORDS = [word for family in FAMILIES for word in TILE_DEEDS[family]]


def screen(game: Chest, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    """What lies on the table, as lines with simple markup."""
    top = [words("screen-round", round=view["round"], rounds=int(game.rounds)),
           words("screen-leader", seat=names[view["leader"]])]
    lines = ["[bold]" + words("game-title") + "[/bold]  " + "  ·  ".join(top)]
    if view["event"]:
        event = game.event_domain.index[view["event"]]
        name = words.thing("event", view["event"]) + MARKS[game.event_origin[event]]
        lines.append(words("screen-event", event=name, does=event_text(game, view, words)))
    if view["bewitched"]:
        lines.append(words("screen-bewitched", roles=_roles(view["bewitched"], words), penalty=int(game.penalty)))
    lines += ["", *_board(game, view, words, names), *_origins(game, view, words), ""]
    lines += [*_players(game, view, words, names), "", *_laid(view, words, names)]
    return lines + _hand(view, words)


def _roles(roles: list[str], words: Words) -> str:
    return ", ".join(words.thing("role", role) for role in roles)


def _board(game: Chest, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    has_tiles = any(region["tile"] for region in view["regions"].values())
    keys = ["number", "region", "terrain", "clouds", *(["tile"] if has_tiles else []), "towers", "pawns", "near"]
    marks = {"clouds": _mark(game.cloud_origin), "towers": _mark(game.tower_origin)}
    rows = [["[bold]" + words(f"screen-{key}") + marks.get(key, "") + "[/bold]" for key in keys]]
    first = game.region_domain.index[next(iter(view["regions"]))]
    for number, (name, region) in enumerate(view["regions"].items()):
        at = first + number
        pawns = [names[seat].partition(" (")[0] + (" ×2" if region["pawns"].count(seat) > 1 else "")
                 for seat in dict.fromkeys(region["pawns"])]
        circle = int(game.region_circle[at])
        label = words.thing("region", name) + MARKS[game.region_origin[at]]
        if circle >= 0:
            label += " " + words("screen-circle", circle=words.thing("circle", game.circle_domain.words[circle]))
        rows.append([
            str(number + 1), label,
            words.thing("terrain", TERRAINS[game.terrain[at]]),
            ", ".join(cloud_label(game, cloud, words) for cloud in region["clouds"]),
            *([_tile(game, view, name, words)] if has_tiles else []),
            " ".join(tower_code(game, tower, words) for tower in _towers(game, view, at)),
            ", ".join(pawns),
            ", ".join(str(int(near) - first + 1) for near in members(game.near[at])),
        ])
    lines = columns(rows, right=(0,))
    legend = words("screen-legend") + (" " + words("screen-legend-amulet") if "◆" in str(rows) else "")
    return [*lines, f"[dim]{legend}[/dim]"]


def _mark(origins: list[str]) -> str:
    """The mark of the least certain of some origins."""
    return next((MARKS[origin] for origin in ("house", "public") if origin in origins), "")


def _tile(game: Chest, view: Mapping[str, Any], region: str, words: Words) -> str:
    """The tile of a region, and whether an amulet of the reader lies beside it."""
    tile = view["regions"][region]["tile"]
    if not tile:
        return ""
    waits = game.tile_family[game.tile_domain.index[tile]] == MOUNTAIN and view["you"] is not None \
        and region not in view["players"][view["you"]]["amulets"]
    return words.thing("tile", tile) + (" ◆" if waits else "")


def _origins(game: Chest, view: Mapping[str, Any], words: Words) -> list[str]:
    """What the marks of origin on this screen mean."""
    seen = {game.region_origin[game.region_domain.index[name]] for name in view["regions"]}
    if view["event"]:
        seen.add(game.event_origin[game.event_domain.index[view["event"]]])
    return [f"[dim]{words(f'screen-{origin}')}[/dim]" for origin in ("public", "house") if origin in seen]


def _towers(game: Chest, view: Mapping[str, Any], region: int) -> list[str]:
    """The towers of a region that take a potion, the best first."""
    here = [tower for tower, state in view["towers"].items()
            if state == "open" and game.tower_touches[game.tower_domain.index[tower]] >> region & 1]
    tile = view["regions"][game.region_domain.words[region]]["tile"]
    if tile in game.tower_domain.index:
        here.append(tile)
    return sorted(here, key=lambda tower: -int(game.tower_points[game.tower_domain.index[tower]]))


def tower_code(game: Chest, tower: str, words: Words) -> str:
    """A tower as short as can be, for a column: `■pu4`, `●gr2+1`."""
    shape, colour, points = _tower(game, tower)
    return f"{shape}{words(f'code-{colour}')}{points}"


def tower_label(game: Chest, tower: str, words: Words) -> str:
    """A tower in short: `■ purple 4`, `● green 2+1`."""
    shape, colour, points = _tower(game, tower)
    return f"{shape} {words(f'short-{colour}')} {points}"


def _tower(game: Chest, tower: str) -> tuple[str, str, str]:
    """Its shape, the word of its colour, and its points and wands."""
    i = game.tower_domain.index[tower]
    wands = f"+{int(game.tower_wands[i])}" if game.tower_wands[i] else ""
    return ("■" if game.tower_square[i] else "●", RESOURCE_WORDS[game.tower_roof[i]],
            f"{int(game.tower_points[i])}{wands}")


def cloud_label(game: Chest, cloud: str, words: Words) -> str:
    """A cloud in short: its wands and bolts, and its name if it is a storm cloud."""
    i = game.cloud_domain.index[cloud]
    name = "" if game.cloud_deed[i] == HEAVY else words.thing("cloud", cloud) + " "
    return f"{name}{int(game.cost[i])}/{int(game.bolts[i])}"


def _players(game: Chest, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    players = view["players"].values()
    has_amulets = any(game.tile_family[game.tile_domain.index[region["tile"]]] == MOUNTAIN
                      for region in view["regions"].values() if region["tile"])
    has_tiles = view["board"] == "purple" or any(player["tiles"] for player in players)
    heads = ["screen-seat", "screen-points", *(f"short-{word}" for word in RESOURCE_WORDS), "screen-bolts",
             *(["screen-amulets"] if has_amulets else []), *(["screen-tiles"] if has_tiles else []), "screen-cards",
             "screen-where"]
    rows = [[f"[bold]{words(head)}[/bold]" for head in heads]]
    for seat, player in view["players"].items():
        name = names[seat] + (f" ({words('screen-you')})" if seat == view["you"] else "")
        cards = "?" if player["cards"] is None else str(player["cards"])
        if player["deciding"]:
            cards = words("screen-deciding")
        more = [str(len(player["amulets"]))] if has_amulets else []
        if has_tiles:
            more.append(", ".join(words.thing("tile", tile) for tile in player["tiles"]))
        rows.append([name, str(player["points"]), *(str(player[word]) for word in RESOURCE_WORDS),
                     f"{player['bolts']} ({int(lightning_points(game, player['bolts']))})", *more, cards,
                     ", ".join(words.thing("region", region) for region in player["pawns"])])
    return columns(rows, right=range(1, 7))


def _laid(view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> list[str]:
    """The roles that each has played in this round."""
    return [words("screen-laid", seat=names[seat], roles=_roles(player["laid"], words))
            for seat, player in view["players"].items() if player["laid"]]


def _hand(view: Mapping[str, Any], words: Words) -> list[str]:
    if view["you"] is None:
        return []
    you = view["players"][view["you"]]
    out = []
    if you["hand"]:
        key = "screen-picked" if you["deciding"] and not you["fist"] else "screen-hand"
        out.append(words(key, roles="[bold]" + _roles(you["hand"], words) + "[/bold]"))
    if you["fist"]:
        out.append(words("screen-fist", goods=_goods(you["fist"], words)))
    return out


def _goods(goods: Mapping[str, int], words: Words) -> str:
    return " + ".join(f"{n} {words(f'short-{name}')}" for name, n in goods.items() if n)


# What things do

def event_text(game: Chest, view: Mapping[str, Any], words: Words) -> str:
    """What the event of the round does, at this table."""
    event = game.event_domain.index[view["event"]]
    if view["options"]["black_market"] == "points":
        event = int(game.swapped[event])
    deed = int(game.event_deed[event])
    table = [int(n) for n in game.event_table[event]]
    facts: dict[str, object] = {"points": abs(int(game.event_points[event]))}
    if deed == COUNT:
        facts["most"] = len(table)
        facts["table"] = ", ".join(f"{n + 1}: {_signed(points)}" for n, points in enumerate(table))
    elif deed == PLACES:
        facts["table"] = ", ".join(f"{words.thing('terrain', land)} {_signed(n)}"
                                   for land, n in zip(LANDS, table, strict=True))
    elif deed == SETS:
        facts |= {"four": table[0], "three": table[1]}
    does = EVENT_DEEDS[deed]
    if deed == FISTS and view["options"]["fist_pays"] == "winners":
        does = "fists-winners"
    return words(f"event-does-{does}", **facts)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def role_text(game: Chest, role: str, part: str, words: Words) -> str:
    """What a role does when it is `brave` or `cowardly`."""
    i = game.role_domain.index[role]
    deed = int(game.deed[i])
    facts: dict[str, object] = {"bonus": int(game.bonus[i])}
    if deed == GATHER:
        brave = {word: int(game.brave[i * RESOURCES + nth]) for nth, word in enumerate(RESOURCE_WORDS)}
        facts["goods"] = _goods(brave, words) if part == "brave" else " / ".join(
            words(f"short-{RESOURCE_WORDS[nth]}") for nth in members(game.cowardly[i]))
    if deed in (FLY, DELIVER):
        facts["terrain"] = " / ".join(words.thing("terrain", TERRAINS[nth]) for nth in members(game.terrains[i]))
    return words(f"{part}-{ROLE_DEEDS[deed]}", **facts) + MARKS[game.role_origin[i]]


def thing_text(game: Chest, domain: str, word: str, words: Words, options: Mapping[str, Any], seats: int) -> str:
    """What stands on a card, a tower or a cloud."""
    if domain == "role":
        return words("effect-role", **{part: role_text(game, word, part, words) for part in ("brave", "cowardly")})
    if domain == "tower":
        return tower_label(game, word, words)
    return cloud_label(game, word, words) if domain == "cloud" else ""


def tile_text(game: Chest, view: Mapping[str, Any], tile: str, words: Words) -> str:
    """What a tile does, at this table."""
    i = game.tile_domain.index[tile]
    does = TILE_WORDS[game.tile_deed[i]]
    if does == "potion" and view["options"]["potion_tile"] == "each":
        does = "potion-each"
    circles = " / ".join(words.thing("circle", game.circle_domain.words[nth]) for nth in members(game.broom_to[i]))
    return words(f"tile-does-{does}", number=int(game.tile_number[i]), circles=circles,
                 colour=words(f"short-{RESOURCE_WORDS[game.tile_roof[i]]}")) + MARKS[game.tile_origin[i]]


def cloud_text(game: Chest, view: Mapping[str, Any], cloud: str, words: Words) -> str:
    """What a cloud costs, its lightning, and what it does at this table."""
    i = game.cloud_domain.index[cloud]
    out = words("effect-cloud", wands=int(game.cost[i]), bolts=int(game.bolts[i])) + MARKS[game.cloud_origin[i]]
    if game.cloud_deed[i] == HEAVY:
        return out
    does = CLOUD_DEEDS[game.cloud_deed[i]]
    if does == "deliver" and view["options"]["drop_pawn"] == "any":
        does = "deliver-any"
    colour = words(f"short-{RESOURCE_WORDS[game.hoard_colour[i]]}")
    return out + "; " + words(f"cloud-does-{does}", points=int(game.cloud_points[i]),
                              need=int(game.hoard_need[i]), colour=colour)


# Questions

def prompt(game: Chest, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> str:
    """The open question in words."""
    if not view["agenda"]:
        return ""
    name, fields = step_of(view["agenda"][-1])
    facts: dict[str, object] = {"picks": int(game.picks), "left": fields.get("left", 0)}
    if view["you"] is not None:
        you = view["players"][view["you"]]
        facts["picked"] = len(you["hand"])
        if name == "Follow" and fields["role"] not in you["hand"]:
            name = "Follow-pass"
    if name == "ChooseAnyRoles":
        facts["picks"] = len(game.event_table[game.event_domain.index[view["event"]]])
    if "role" in fields:
        facts["role"] = words.thing("role", fields["role"])
    if name.startswith("Follow"):
        facts["leader"] = names[view["leader"]]
        facts["bravest"] = words("screen-nobody") if fields["bravest"] is None else names[fields["bravest"]]
    if name == "OnMountain" and not (fields["tile"] and fields["delivers"]):
        name = "OnMountain-tile" if fields["tile"] else "Deliver"
    if "region" in fields:
        tile = view["regions"][fields["region"]]["tile"]
        facts |= {"region": words.thing("region", fields["region"]), "tile": words.thing("tile", tile)}
    return words(f"ask-{name}", **facts)


def hand_text(view: Mapping[str, Any], words: Words) -> str:
    """The hand of the seat whose view this is."""
    return _roles(view["players"][view["you"]]["hand"], words)


def move_context(view: Mapping[str, Any], words: Words) -> dict[str, str]:
    """Every move says all it needs."""
    return {}


def effect(game: Chest, view: Mapping[str, Any], move: int, words: Words) -> str:
    """What a move would do, where its name does not say it."""
    verb = game.moves.name(move)
    said = dict(game.moves.arguments(move))
    name, fields = step_of(view["agenda"][-1])
    if verb in ("brave", "cowardly"):
        return role_text(game, said["role"], verb, words) + _penalty(game, view, said["role"], words)
    if verb in ("choose", "add"):
        both = words("effect-role", brave=role_text(game, said["role"], "brave", words),
                     cowardly=role_text(game, said["role"], "cowardly", words))
        return both + _penalty(game, view, said["role"], words)
    if verb == "gather":
        return role_text(game, fields["role"], "brave", words)
    if verb == "deliver":
        bonus = int(game.bonus[game.role_domain.index[fields["role"]]]) if name == "BraveAct" else 0
        return _delivery(game, view, said["region"], said["tower"], bonus, words)
    if verb == "charm":
        return cloud_text(game, view, said["cloud"], words)
    if verb == "tile":
        return tile_text(game, view, said["tile"], words)
    if verb == "use-tile":
        return tile_text(game, view, view["regions"][fields["region"]]["tile"], words)
    if verb in ("hustle", "market"):
        return event_text(game, view, words)
    if verb == "hand-in":
        table = game.event_table[game.event_domain.index[view["event"]]]
        return words("effect-points", points=int(table[0 if said["set"] == "four" else 1]))
    if verb == "fly":
        return _flight(game, view, game.moves.arguments(move)[1][1], words)
    return ""


def _flight(game: Chest, view: Mapping[str, Any], region: str, words: Words) -> str:
    """What waits in a region: a tile, and the towers, unless a broom carries the pawn on."""
    tile = view["regions"][region]["tile"]
    here = [_tile(game, view, region, words)] if tile else []
    if tile and game.tile_deed[game.tile_domain.index[tile]] == TILE_BROOM:
        return here[0]
    towers = _towers(game, view, game.region_domain.index[region])
    return ", ".join([*here, *(tower_label(game, tower, words) for tower in towers)])


def _penalty(game: Chest, view: Mapping[str, Any], role: str, words: Words) -> str:
    return "; " + words("effect-bewitched", penalty=int(game.penalty)) if role in view["bewitched"] else ""


def _delivery(game: Chest, view: Mapping[str, Any], region: str, tower: str, bonus: int, words: Words) -> str:
    """The points and wands of a delivery, rainbows included."""
    i = game.tower_domain.index[tower]
    near = game.near[game.region_domain.index[region]]
    clouds = [game.cloud_domain.index[cloud] for name, other in view["regions"].items()
              if near >> game.region_domain.index[name] & 1 for cloud in other["clouds"]]
    rainbow = sum(int(game.cloud_points[cloud]) for cloud in clouds if game.cloud_deed[cloud] == AURA)
    points = int(game.tower_points[i]) + bonus + rainbow
    said = words("effect-delivery", points=points, wands=int(game.tower_wands[i]))
    return f"{tower_label(game, tower, words)}: {said}"
