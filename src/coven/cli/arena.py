"""`coven arena`: bots against each other, with intervals and ratings."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from typing import Any

import coven
from coven.bots.arena import Z, match, table
from coven.bots.lineup import make_bot
from coven.cli import arguments as shared
from coven.cli.jobs import share_out
from coven.cli.plots import check_picture, plot_arena
from coven.cli.simulate import notice_if_interpreted
from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.library import Ticket, redeem, ticket
from coven.words import Words, words


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    arena = made["arena"]
    shared.add_game(arena, say)
    arena.add_argument("--bots", metavar="BOT,BOT,...", help=say("cli-arg-arena-bots"))
    arena.add_argument("--ladder", action="store_true", help=say("cli-arg-arena-ladder"))
    shared.add_run(arena, say, 100)
    arena.add_argument("--plot", metavar="FILE", help=say("cli-arg-plot"))


def one_match(given: Ticket, options: dict[str, Any], bots: list[str], seed: int, number: int) -> dict[str, Any]:
    """One game of an arena, in whatever process."""
    return match(redeem(given), options, bots, seed, number)


def ratings(bots: Sequence[str], matches: Sequence[Mapping[str, Any]],
            before: Mapping[str, tuple[float, float]] | None = None) -> dict[str, tuple[float, float]]:
    """OpenSkill (Plackett-Luce) of each different bot, game after game; seats of one bot share its rating.

    `before` has what is known of some of them from other games.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {name: model.create_rating(list(before[name]), name) if before and name in before
            else model.rating(name=name) for name in bots}
    for played in matches if len(bots) > 1 else []:
        teams = [[model.create_rating([held[bot].mu, held[bot].sigma], bot)] for bot in bots]
        after = model.rate(teams, ranks=[float(place) for place in played["places"]])
        for name in held:
            mine = [team[0] for team, bot in zip(after, bots, strict=True) if bot == name]
            held[name] = model.create_rating([sum(r.mu for r in mine) / len(mine),
                                              sum(r.sigma for r in mine) / len(mine)], name)
    return {name: (rating.mu, rating.sigma) for name, rating in held.items()}


def rating_of(mu: float, sigma: float) -> dict[str, float]:
    """A rating with its 95 % interval, for a result."""
    return {"rating": round(mu, 3), "rating_sigma": round(sigma, 3), "rating_low": round(mu - Z * sigma, 3),
            "rating_high": round(mu + Z * sigma, 3)}


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.ladder == bool(arguments.bots):
        raise BadInput("arena-who")
    if arguments.ladder:
        from coven.cli import ladder  # it stands on this module

        return ladder.run(arguments, terminal)
    game, options = shared.chosen_game(arguments)
    bots = [bot.strip() for bot in arguments.bots.split(",")]
    game.check_seats(len(bots))
    for bot in bots:
        make_bot(bot, game)
    games = shared.at_least_one("--games", arguments.games)
    jobs = shared.at_least_one("--jobs", arguments.jobs)
    check_picture(arguments.plot)
    notice_if_interpreted(terminal)
    began = time.perf_counter()
    portions = [(ticket(game), options, bots, arguments.seed, number) for number in range(games)]
    matches = share_out(terminal, "cli-progress-games", one_match, portions, [1] * games, jobs,
                        arguments.engine)
    seconds = time.perf_counter() - began
    together = game.setup(len(bots), options).is_together()
    rows = table(bots, matches, together)
    if not together:
        rated = ratings(bots, matches)
        for row in rows:
            row.update(rating_of(*rated[row["name"]]))
    cpu = sum(played["cpu"] for played in matches)
    decisions = sum(played["decisions"] for played in matches)
    result = {"game": game.id, "edition": game.edition, "seats": len(bots), "options": options, "lineup": bots,
              "together": together, "games": games, "seed": arguments.seed, "decisions": decisions,
              "compiled": coven.COMPILED, "seconds": round(seconds, 3), "cpu_seconds": round(cpu, 3), "bots": rows}
    if arguments.json:
        terminal.json(result)
    else:
        show(result, terminal)
    if arguments.plot:
        say = words(terminal.lang, game.id)
        plot_arena(arguments.plot, result, title(result, say), say)
    return 0


def show(result: Mapping[str, Any], terminal: Terminal) -> None:
    """The bots, best first; where all win or lose together there is no share to compare with, and no rating."""
    say = words(terminal.lang, str(result["game"]))
    together = result["together"]
    terminal.say(title(result, say))
    keys = ("bot", "games", "rate", "interval", *(() if together else ("first",)), "score",
            *(() if together else ("rating",)))
    rows = [[row["name"], str(row["games"]), f"{100 * row['win_rate']:.1f} %",
             f"{100 * row['low']:.1f} – {100 * row['high']:.1f} %",
             *([] if together else [f"{100 * row['first_rate']:.1f} %"]),
             f"{row['mean_score']:.1f} ± {row['score_error']:.1f}",
             *([] if together else [f"{row['rating']:.1f} ± {2 * row['rating_sigma']:.1f}"])]
            for row in sorted(result["bots"], key=lambda row: -row["win_rate" if together else "rating"])]
    terminal.table([say(f"arena-{key}") for key in keys], rows, right=(1, 2, 3, 4, 5, 6))
    terminal.say(say("arena-time", seconds=result["seconds"], cpu=result["cpu_seconds"]))


def title(result: Mapping[str, Any], say: Words) -> str:
    """What was played, and what everybody's share would be."""
    if result["together"]:
        return say("arena-title-together", title=say("game-title"), games=result["games"])
    return say("arena-title", title=say("game-title"), games=result["games"], share=round(100 / result["seats"]))
