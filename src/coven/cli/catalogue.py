"""`coven games`, `coven rules` and `coven edition`: what there is, and where it comes from."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rich.markdown import Markdown

from coven.cli import arguments as shared
from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.library import editions, game, game_module, games, origins, read_edition, rules_paragraphs, rules_text
from coven.words import Words, words


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    shared.add_json(made["games"], say)
    rules = made["rules"]
    rules.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    rules.add_argument("paragraph", nargs="?", metavar="PARAGRAPH", help=say("cli-arg-paragraph"))
    rules.add_argument("--search", metavar="WORD", help=say("cli-arg-search"))
    shared.add_json(rules, say)
    edition = made["edition"]
    edition.add_argument("action", choices=("check", "show"), help=say("cli-arg-edition-action"))
    edition.add_argument("what", metavar="FILE|GAME", help=say("cli-arg-edition-what"))
    edition.add_argument("--edition", default="standard", metavar="NAME|FILE", help=say("cli-arg-edition"))
    shared.add_json(edition, say)


def list_games(arguments: argparse.Namespace, terminal: Terminal) -> int:
    listed = []
    for game_id in games():
        made = game(game_id)
        listed.append({
            "id": game_id, "title": words(terminal.lang, game_id)("game-title"), "seats": list(made.seats),
            "options": [option.facts() for option in made.option_list], "editions": editions(game_id),
            "rules_version": made.rules_version,
        })
    if arguments.json:
        terminal.json(listed)
        return 0
    for entry in listed:
        say = words(terminal.lang, str(entry["id"]))
        made = game(str(entry["id"]))
        terminal.show(f"[bold]{say('game-title')}[/bold]  ({entry['id']})")
        terminal.say("  " + say("game-blurb"))
        terminal.say("  " + say("cli-games-seats", low=made.seats[0], high=made.seats[1]))
        terminal.say("  " + say("cli-games-editions", editions=", ".join(editions(made.id))))
        for option in made.option_list:
            terminal.say(f"  --option {option.name}={str(option.default).lower()}  {say(f'option-{option.name}')}")
            terminal.say("      " + say(f"option-{option.name}.why"))
    return 0


def show_rules(arguments: argparse.Namespace, terminal: Terminal) -> int:
    paragraphs = rules_paragraphs(arguments.game, terminal.lang)
    if arguments.paragraph:
        if arguments.paragraph not in paragraphs:
            raise BadInput("paragraph-unknown", found=arguments.paragraph, words=", ".join(paragraphs))
        paragraphs = {arguments.paragraph: paragraphs[arguments.paragraph]}
    if arguments.search:
        paragraphs = {n: text for n, text in paragraphs.items() if arguments.search.lower() in text.lower()}
    if arguments.json:
        terminal.json(paragraphs)
    elif arguments.paragraph or arguments.search:
        if not paragraphs:
            terminal.tell("cli-rules-nothing", word=arguments.search)
        for number, text in paragraphs.items():
            terminal.out.print(Markdown(f"**{number}** {text}"), soft_wrap=False)
    elif terminal.out.is_terminal:
        terminal.out.print(Markdown(rules_text(arguments.game, terminal.lang)), soft_wrap=False)
    else:
        terminal.say(rules_text(arguments.game, terminal.lang).rstrip())
    return 0


def edition(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.action == "check":
        facts = read_edition(arguments.what)
        made = game_module(facts["game"].text()).GAME(facts)
        if arguments.json:
            terminal.json({"game": made.id, "edition": made.edition, "digest": made.digest, "good": True})
        else:
            terminal.tell("cli-edition-good", edition=made.edition, title=words(terminal.lang, made.id)("game-title"))
        return 0
    made = game(arguments.what, arguments.edition)
    rows = origins(made.source)
    if arguments.json:
        terminal.json({"game": made.id, "edition": made.edition, "digest": made.digest, "facts": [
            {"what": what, "says": says, "origin": origin, "note": note} for what, says, origin, note in rows]})
        return 0
    say = terminal.words
    terminal.tell("cli-edition-title", edition=made.edition, title=words(terminal.lang, made.id)("game-title"))
    for origin in ("rulebook", "public", "house"):
        chosen = [[what, says, note] for what, says, where, note in rows if where == origin]
        if chosen:
            terminal.say()
            terminal.show(f"[bold]{say(f'origin-{origin}')}[/bold]")
            terminal.table([say("cli-edition-what"), say("cli-edition-says"), say("cli-edition-note")], chosen)
    return 0
