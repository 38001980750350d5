"""Pictures of results, by matplotlib where the extra `plot` is installed."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from typing import Any

from coven.kernel.errors import BadInput
from coven.kernel.game import SEAT_WORDS, Game
from coven.words import Words

# The seats of the house palette: red, blue, yellow, green, lilac.
COLOURS = ("#bb3322", "#17457d", "#f5c242", "#177e69", "#bd7cc4")
INK = "#2f2118"
PAPER = "#fbf4e1"


def require_plots() -> None:
    """Say before the long work, not after it, that no picture can be drawn."""
    if importlib.util.find_spec("matplotlib") is None:
        raise BadInput("plot-missing")


def _canvas(rows: int, columns: int, width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")
    axes = figure.subplots(rows, columns, squeeze=False)
    for axis in axes.flat:
        axis.set_facecolor(PAPER)
        axis.spines[["top", "right"]].set_visible(False)
        axis.tick_params(colors=INK)
    return figure, axes


def _save(figure: Any, path: str) -> None:
    try:
        figure.savefig(path, dpi=120)
    except (OSError, ValueError) as error:
        raise BadInput("file-unwritable", file=path, reason=str(error)) from None


def plot_simulation(path: str, game: Game, result: Mapping[str, Any], say: Words) -> None:
    """Scores, lengths, wins by seat, and how often each thing came."""
    figure, axes = _canvas(2, 2, 11, 7.5)
    figure.suptitle(say("sim-title", title=say("game-title"), games=result["games"], seats=result["seats"]), color=INK)
    for axis, key, colour in ((axes[0][0], "scores", COLOURS[1]), (axes[0][1], "lengths", COLOURS[3])):
        values = {int(value): count for value, count in result[key]["histogram"].items()}
        step = 1 + (max(values) - min(values)) // 40
        axis.hist(list(values), weights=list(values.values()), color=colour,
                  bins=[edge - 0.5 for edge in range(min(values), max(values) + step + 1, step)])
        axis.set_title(say(f"plot-{key}"), color=INK)
    rates = result["win_rate_by_seat"]
    axes[1][0].bar(range(len(rates)), [100 * rate for rate in rates], color=COLOURS[: len(rates)])
    axes[1][0].axhline(100 / len(rates), color=INK, linewidth=0.8, linestyle="--")
    axes[1][0].set_xticks(range(len(rates)), [say(f"seat-{name}") for name in SEAT_WORDS[: len(rates)]])
    axes[1][0].set_title(say("plot-wins"), color=INK)
    _plot_reached(axes[1][1], game, result, say)
    _save(figure, path)


def _plot_reached(axis: Any, game: Game, result: Mapping[str, Any], say: Words) -> None:
    """The kind of event with the most different things, all of them: which cards, how often."""
    kind = max(result["reached"], key=lambda name: len(result["reached"][name]))
    domain = game.notes.fields[game.notes.names.index(kind)][0][1]
    things = list(reversed(result["reached"][kind].items()))
    names = [say.thing(domain.name, word) if domain is not None else word for word, _ in things]
    axis.barh(names, [n / result["games"] for _, n in things], color=COLOURS[4])
    axis.set_title(say("plot-reached"), color=INK)
    axis.tick_params(axis="y", labelsize=6 if len(things) > 20 else 8)


def plot_ladder(path: str, result: Mapping[str, Any], say: Words) -> None:
    """How often each level wins against each one below it, with intervals, and the fair share."""
    rows = list(reversed(result["ladder"]))
    figure, axes = _canvas(1, 1, 9, 1.6 + 0.5 * len(rows))
    axis = axes[0][0]
    names = [say("ladder-pair", bot=row["name"], other=row["against"]) for row in rows]
    colours = [COLOURS[1 + list(dict.fromkeys(row["name"] for row in result["ladder"])).index(row["name"])]
               for row in rows]
    errors = [[100 * (row["win_rate"] - row["low"]) for row in rows],
              [100 * (row["high"] - row["win_rate"]) for row in rows]]
    axis.barh(names, [100 * row["win_rate"] for row in rows], xerr=errors, color=colours, ecolor=INK, capsize=4)
    axis.axvline(100 / result["seats"], color=COLOURS[0], linestyle="--")
    axis.set_xlim(0, 100)
    axis.set_title(say("ladder-title", title=say("game-title"), games=result["games"], others=result["seats"] - 1,
                       share=round(100 / result["seats"])), color=INK)
    _save(figure, path)


def plot_arena(path: str, result: Mapping[str, Any], say: Words) -> None:
    """Win rates with their intervals, and the fair share."""
    rows = sorted(result["bots"], key=lambda row: row["win_rate"])
    figure, axes = _canvas(1, 1, 8, 1.6 + 0.6 * len(rows))
    axis = axes[0][0]
    rates = [100 * row["win_rate"] for row in rows]
    errors = [[100 * (row["win_rate"] - row["low"]) for row in rows],
              [100 * (row["high"] - row["win_rate"]) for row in rows]]
    axis.barh([row["name"] for row in rows], rates, xerr=errors, color=COLOURS[1], ecolor=INK, capsize=4)
    axis.axvline(100 / result["seats"], color=COLOURS[0], linestyle="--")
    axis.set_xlim(0, 100)
    axis.set_title(say("arena-title", title=say("game-title"), games=result["games"],
                       share=round(100 / result["seats"])), color=INK)
    _save(figure, path)
