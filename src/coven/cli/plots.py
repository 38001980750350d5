"""Pictures of results, by matplotlib where the extra `plot` is installed."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from coven.bots.balance import kinds_of
from coven.cli.arguments import check_writable
from coven.kernel.errors import BadInput
from coven.kernel.game import SEAT_WORDS, Game
from coven.words import Words

# The seats of the house palette: red, blue, yellow, green, lilac.
COLOURS = ("#bb3322", "#17457d", "#f5c242", "#177e69", "#bd7cc4")
INK = "#2f2118"
PAPER = "#fbf4e1"
# So many things of a kind fit on one picture: those at either end.
ENDS = 12
FORMATS = (".png", ".svg", ".pdf", ".jpg", ".webp")


def check_picture(path: str | None) -> None:
    """Say before the long work, not after it, that a picture that is wanted cannot be drawn or written."""
    if not path:
        return
    if importlib.util.find_spec("matplotlib") is None:
        raise BadInput("plot-missing")
    if Path(path).suffix.lower() not in FORMATS:
        raise BadInput("plot-format", found=path, words=", ".join(FORMATS))
    check_writable(path)


def _canvas(rows: int, columns: int, width: float, height: float,
            heights: Sequence[float] | None = None) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")
    axes = figure.subplots(rows, columns, squeeze=False, height_ratios=heights)
    for axis in axes.flat:
        axis.set_facecolor(PAPER)
        axis.spines[["top", "right"]].set_visible(False)
        axis.tick_params(colors=INK)
    return figure, axes


def _save(figure: Any, path: str) -> None:
    try:
        figure.savefig(path, dpi=120)
    except (OSError, ValueError) as error:
        raise BadInput("file-unwritable", file=path, reason=getattr(error, "strerror", None) or str(error)) from None


def _fair_share(axis: Any, share: float) -> None:
    """A line at what everybody would have if all were equal."""
    axis.axvline(share, color=COLOURS[0], linestyle="--")


def plot_simulation(path: str, game: Game, result: Mapping[str, Any], say: Words) -> None:
    """Scores, lengths, wins by seat, and how often each thing came."""
    kind, things = _most_varied(game, result, say)
    # Four lines of names to an inch, beside two panels of their own height.
    figure, axes = _canvas(2, 2, 12, max(7.5, 2.0 + len(things) / 4))
    figure.suptitle(say("sim-title", title=say("game-title"), games=result["games"], seats=result["seats"]), color=INK)
    for axis, key, colour in ((axes[0][0], "scores", COLOURS[1]), (axes[0][1], "lengths", COLOURS[3])):
        values = {int(value): count for value, count in result[key]["histogram"].items()}
        step = 1 + (max(values) - min(values)) // 40
        axis.hist(list(values), weights=list(values.values()), color=colour,
                  bins=[edge - 0.5 for edge in range(min(values), max(values) + step + 1, step)])
        axis.set_title(say(f"plot-{key}"), color=INK)
    rates = result["win_rate_by_seat"]
    axes[1][0].bar(range(len(rates)), [100 * rate for rate in rates], color=COLOURS[: len(rates)])
    if not result["together"]:
        axes[1][0].axhline(100 / len(rates), color=INK, linewidth=0.8, linestyle="--")
    axes[1][0].set_xticks(range(len(rates)), [say(f"seat-{name}") for name in SEAT_WORDS[: len(rates)]])
    axes[1][0].set_title(say("plot-wins"), color=INK)
    axes[1][1].barh(range(len(things)), [often for _, often in reversed(things)], color=COLOURS[4])
    axes[1][1].set_yticks(range(len(things)), [name for name, _ in reversed(things)], fontsize=8)
    axes[1][1].set_ylim(-0.6, len(things) - 0.4)
    axes[1][1].set_title(say("plot-reached", kind=say(f"kind-{kind}")), color=INK)
    _save(figure, path)


def ends_of(rows: Sequence[Any], gap: Any) -> list[Any]:
    """All rows, or of many those at either end, and a gap between."""
    return list(rows) if len(rows) <= 2 * ENDS else [*rows[:ENDS], ("…", gap), *rows[-ENDS:]]


def _most_varied(game: Game, result: Mapping[str, Any], say: Words) -> tuple[str, list[tuple[str, float]]]:
    """The kind of event with the most different things, and how often each came in a game, the most frequent first."""
    domains = {kind.name: kind.domain for kind in kinds_of(game).values() if kind.name in result["reached"]}
    kind = max(domains, key=lambda name: len(domains[name].words))
    names = say.things(domains[kind])
    rows = sorted(result["reached"][kind].items(), key=lambda row: -row[1])
    return kind, ends_of([(names[word], times / result["games"]) for word, times in rows], 0.0)


def _errors(rows: Sequence[Mapping[str, Any]], rate: str = "win_rate", low: str = "low",
            high: str = "high") -> list[list[float]]:
    """How far intervals reach to the left and to the right of their rates, in percent."""
    return [[max(0.0, 100 * (row[rate] - row[low])) for row in rows],
            [max(0.0, 100 * (row[high] - row[rate])) for row in rows]]


def plot_ladder(path: str, result: Mapping[str, Any], say: Words) -> None:
    """How often each level wins against each one below it, with intervals, and the fair share."""
    rows = list(reversed(result["ladder"]))
    figure, axes = _canvas(1, 1, 9, 1.6 + 0.5 * len(rows))
    axis = axes[0][0]
    names = [say("ladder-pair", bot=row["name"], other=row["against"]) for row in rows]
    colours = [COLOURS[1 + list(dict.fromkeys(row["name"] for row in result["ladder"])).index(row["name"])]
               for row in rows]
    axis.barh(names, [100 * row["win_rate"] for row in rows], xerr=_errors(rows), color=colours, ecolor=INK, capsize=4)
    # Where all can lose, it also tells who came first.
    if any(abs(row["first_rate"] - row["win_rate"]) > 0.02 for row in rows):
        axis.errorbar([100 * row["first_rate"] for row in rows], names, fmt="D", color=INK, markerfacecolor=PAPER,
                      xerr=_errors(rows, "first_rate", "first_low", "first_high"), label=say("ladder-first"))
        # Below the axis, in the middle: 9 is the upper edge's.
        axis.legend(labelcolor=INK, loc=9, bbox_to_anchor=(0.5, -0.16), frameon=False)
    _fair_share(axis, 100 / result["seats"])
    axis.set_xlim(0, 100)
    axis.set_xlabel(say("plot-rate"), color=INK)
    axis.set_title(say("ladder-title", title=say("game-title"), others=result["seats"] - 1,
                       share=round(100 / result["seats"])), color=INK)
    _save(figure, path)


def plot_arena(path: str, result: Mapping[str, Any], title: str, say: Words) -> None:
    """Win rates with their intervals, and the fair share."""
    rows = sorted(result["bots"], key=lambda row: row["win_rate"])
    figure, axes = _canvas(1, 1, 8, 1.6 + 0.6 * len(rows))
    axis = axes[0][0]
    rates = [100 * row["win_rate"] for row in rows]
    axis.barh([row["name"] for row in rows], rates, xerr=_errors(rows), color=COLOURS[1], ecolor=INK, capsize=4)
    if not result["together"]:
        _fair_share(axis, 100 / result["seats"])
    axis.set_xlim(0, 100)
    axis.set_xlabel(say("plot-rate"), color=INK)
    axis.set_title(title, color=INK)
    _save(figure, path)


def plot_analysis(path: str, result: Mapping[str, Any], say: Words) -> None:
    """The chances of every seat over time with the turning points, luck, and what decisions cost."""
    together = result["together"]
    figure, axes = _canvas(1, 1, 11, 5.5) if together else _canvas(2, 1, 11, 8, (2, 1))
    figure.suptitle(say("analysis-title", title=say("game-title"), moves=result["moves"],
                        ending=say(f"ending-{result['ending']}")), color=INK)
    rows = result["seats"]
    names = [say(f"seat-{row['seat']}") for row in rows]
    colours = [COLOURS[SEAT_WORDS.index(row["seat"])] for row in rows]
    _plot_chances(axes[0][0], result, names, colours, say)
    if not together:
        _plot_luck(axes[1][0], rows, names, colours, say)
    _save(figure, path)


def _plot_luck(axis: Any, rows: Sequence[Mapping[str, Any]], names: Sequence[str], colours: Sequence[str],
               say: Words) -> None:
    """What luck brought each seat, and what its decisions cost it."""
    axis.bar([i - 0.2 for i in range(len(rows))], [100 * row["luck"] for row in rows], 0.4, color=colours)
    axis.bar([i + 0.2 for i in range(len(rows))], [-100 * row["loss"] for row in rows], 0.4, color=colours,
             hatch="//", edgecolor=INK)
    axis.axhline(0, color=INK, linewidth=0.8)
    axis.set_xticks(range(len(rows)), names)
    axis.set_title(say("plot-luck-loss"), color=INK)


def _plot_chances(axis: Any, result: Mapping[str, Any], names: Sequence[str], colours: Sequence[str],
                  say: Words) -> None:
    """A line for each seat with its error, and a shade where the game turned."""
    at = [row["moves"] for row in result["chances"]]
    for seat, name in enumerate(names):
        line = [(100 * row["chances"][seat], 100 * row["error"]) for row in result["chances"]]
        axis.plot(at, [chance for chance, _ in line], color=colours[seat], label=name, linewidth=2)
        axis.fill_between(at, [max(0, chance - error) for chance, error in line],
                          [min(100, chance + error) for chance, error in line], color=colours[seat], alpha=0.12)
    for row in result["turning_points"]:
        axis.axvspan(row["from"], row["to"], color=INK, alpha=0.1)
        axis.annotate(f"{row['number']}: {row['move']}", (row["number"], 101), rotation=30, fontsize=7, color=INK,
                      annotation_clip=False)
    axis.set(ylim=(0, 100), xlim=(0, result["moves"]))
    axis.set_xlabel(say("plot-moves"), color=INK)
    axis.set_ylabel(say("plot-chances"), color=INK)
    axis.legend(loc="best", frameon=False)


def plot_balance(path: str, result: Mapping[str, Any], names: Mapping[tuple[str, str], str], say: Words) -> None:
    """Win rates with their intervals by seat and by thing, against the fair share."""
    panels: list[tuple[str, list[tuple[str, Mapping[str, Any]]]]] = [
        (say("balance-seat"), [(say(f"seat-{row['seat']}"), row) for row in result["by_seat"]])]
    for part in ("used", "leader_after"):
        for kind, rows in result[part].items():
            ordered = [(names[kind, row["thing"]], row) for row in sorted(rows, key=lambda row: -row["rate"])]
            if ordered:
                panels.append((say(f"balance-{part.replace('_', '-')}", kind=say(f"kind-{kind}")),
                               ends_of(ordered, {})))
    columns = min(3, len(panels))
    lines = -(-len(panels) // columns)
    tallest = [max(len(rows) for _, rows in panels[i * columns:(i + 1) * columns]) for i in range(lines)]
    figure, axes = _canvas(lines, columns, 5.2 * columns, 1.2 + sum(0.9 + 0.2 * n for n in tallest),
                           [0.9 + 0.2 * n for n in tallest])
    figure.suptitle(say("balance-title", title=say("game-title"), games=result["games"], seats=result["seats"],
                        bots=", ".join(dict.fromkeys(result["bots"])), fair=f"{100 * result['fair']:.1f}"), color=INK)
    for axis, (title, rows) in zip(axes.flat, panels, strict=False):
        _plot_rates(axis, title, rows, 100 * result["fair"], say("plot-rate"))
    for axis in list(axes.flat)[len(panels):]:
        axis.set_visible(False)
    _save(figure, path)


def _plot_rates(axis: Any, title: str, rows: list[tuple[str, Mapping[str, Any]]], fair: float, label: str) -> None:
    """A point and its interval for each thing; what stands clear of the fair share has a colour."""
    colours = {"above": COLOURS[3], "below": COLOURS[0], "even": INK}
    for at, row in [(at, row) for at, (_, row) in enumerate(reversed(rows)) if row]:
        axis.plot([100 * row["low"], 100 * row["high"]], [at, at], color=colours[row["stands"]], linewidth=1.5)
        axis.plot([100 * row["rate"]], [at], "o", color=colours[row["stands"]], markersize=4)
    axis.axvline(fair, color=INK, linewidth=0.8, linestyle="--")
    axis.set_yticks(range(len(rows)), [name for name, _ in reversed(rows)], fontsize=7)
    axis.set_xlabel(label, color=INK, fontsize=7)
    axis.set_title(title, color=INK, fontsize=9)
