"""The table in a real browser: `python -m benchmarks.browser`. When the first question stands; what an update costs.

The update is measured by the browser's own trace: all work of the page's main thread from the arrival of a message to
the frame that shows it (script, styles, layout, paint). It is the time that the processor gave to that thread (`tdur`
of its tasks): neither waiting for the frame nor other programs on the machine count. The first question is in time as
it passes, server and line included, up to the frame that shows something to choose.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.table_load import Server, serve
from coven.library import game, games

AIMS = {"first_question_ms": 1000.0, "update_p95_ms": 16.0}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
ASKED = ".bar [data-move], [data-lit]"
# The page itself notes the frame in which there is something to choose.
WATCH = f"""
window.asked = new Promise((tell) => {{
  const look = () => {{
    if ([...document.querySelectorAll({ASKED!r})].some((node) => node.getClientRects().length)) tell(performance.now());
    else requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}});
"""
# What shows that a frame has been drawn.
FRAME = ("Commit", "Paint", "PrePaint")


def open_table(page: Page, server: Server, name: str) -> str:
    seats = max(3, game(name).seats[0])
    made = page.context.request.post(f"{server.url}/api/tables", data={
        "game": name, "seats": seats, "people": ["Anna"], "bots": ["random"] * (seats - 1), "start": True, "window": 0})
    table: str = made.json()["table"]
    return table


def first_question(browser: Browser, server: Server, name: str, times: int) -> float:
    """Milliseconds from opening a table in a fresh browser to the first question on the screen; the median."""
    took: list[float] = []
    for _ in range(times):
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        table = open_table(page, server, name)
        page.wait_for_timeout(500)
        page.add_init_script(WATCH)
        page.goto(f"{server.url}/table/{table}", wait_until="commit")
        took.append(float(page.evaluate("window.asked")))
        context.close()
    return statistics.median(took)


def updates(browser: Browser, server: Server, name: str, moves: int) -> list[float]:
    """Milliseconds of the main thread for each message, from the trace."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    table = open_table(page, server, name)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(ASKED)
    page.wait_for_timeout(2000)
    events: list[dict[str, Any]] = []
    session = context.new_cdp_session(page)
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {
        "includedCategories": ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]}})
    answered = 0
    while answered < moves:
        told = context.request.get(f"{server.url}/api/tables/{table}?since=1000000").json()
        question = told.get("question")
        if told["stage"] == "finished":
            break
        if question is None:
            page.wait_for_timeout(50)
            continue
        answered += 1
        picks = {"moves": [pick["move"] for pick in question["picks"][: question["count"]]]} if "picks" in question \
            else {"move": question["options"][0]["move"]}
        context.request.post(f"{server.url}/api/tables/{table}/do?since=1000000", data={
            "do": "move", "number": question["number"], **picks})
        page.wait_for_timeout(250)
    done: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    context.close()
    return per_message(events)


def per_message(events: list[dict[str, Any]]) -> list[float]:
    """The work of the thread that hears the socket, from each message to the next frame."""
    heard = sorted((e for e in events if e["name"] == "WebSocketReceive"), key=lambda e: e["ts"])
    if not heard:
        return []
    thread = (heard[0]["pid"], heard[0]["tid"])
    own = [e for e in events if (e["pid"], e["tid"]) == thread and e.get("ph") == "X"]
    tasks = sorted((e for e in own if e["name"] == "RunTask"), key=lambda e: e["ts"])
    frames = sorted(e["ts"] for e in own if e["name"] in FRAME)
    out: list[float] = []
    for i, message in enumerate(heard):
        end = next((ts for ts in frames if ts > message["ts"]), None)
        if end is None or (i + 1 < len(heard) and heard[i + 1]["ts"] < end):
            # Several messages in one frame: counted with the last of them.
            continue
        inside = [t for t in tasks if t["ts"] + t["dur"] >= message["ts"] and t["ts"] <= end]
        out.append(sum(t["tdur"] for t in inside) / 1000)
    return out


def main(given: Sequence[str] | None = None) -> dict[str, dict[str, float]]:
    parser = argparse.ArgumentParser(prog="benchmarks.browser", description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium", metavar="FILE")
    parser.add_argument("--times", type=int, default=7, metavar="N", help="fresh browsers for the first question")
    parser.add_argument("--moves", type=int, default=60, metavar="N", help="moves whose updates are measured")
    parser.add_argument("--json", metavar="FILE", help="write the numbers")
    arguments = parser.parse_args(given)
    result: dict[str, dict[str, float]] = {}
    print("| game | first question, ms | update p50, ms | p95, ms | updates |\n|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory(prefix="coven-browser-") as folder, sync_playwright() as playwright:
        server = serve(f"sqlite:///{folder}/tables.db")
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=FLAGS)
        try:
            for name in games():
                took = sorted(updates(browser, server, name, arguments.moves)) or [0.0]
                result[name] = {"first_question_ms": first_question(browser, server, name, arguments.times),
                                "update_p50_ms": took[len(took) // 2], "update_p95_ms": took[int(len(took) * 0.95)],
                                "updates": len(took)}
                row = result[name]
                print(f"| {name} | {row['first_question_ms']:.0f} | {row['update_p50_ms']:.1f} | "
                      f"{row['update_p95_ms']:.1f} | {row['updates']:.0f} |", flush=True)
        finally:
            browser.close()
            server.stop()
    for key, aim in AIMS.items():
        missed = [name for name, row in result.items() if row[key] > aim]
        print(f"\n{key}: at most {aim:g}: {'missed by ' + ', '.join(missed) if missed else 'met'}")
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    return result


if __name__ == "__main__":
    main()
