/** What travels over the table after a move: a few tokens and cards. It only ever shows; nothing waits for it. */
import { mount, unmount, type Component } from "svelte";
import { afterFrame } from "./frame";
import { isStill, lasting } from "./settings.svelte";
import type { TableState } from "./table.svelte";
import type { LogLine, TableMessage } from "./wire";

/** More news than this was missed, not watched. */
const MOST_LINES = 24;
const MOST_TOKENS = 4;
/** The next line begins a little later; the last ones not too late. */
const PAUSE = 80;
const LATEST = 320;

export interface Flight {
  width: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  /** Put what flies into a node, and say how it is taken away. */
  land: (node: HTMLElement) => () => void;
}

/** The place of the first thing that is seen on the screen. */
export function visible(...selectors: string[]): DOMRect | null {
  for (const selector of selectors)
    for (const node of document.querySelectorAll(selector)) {
      const box = node.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
    }
  return null;
}

/** So many of one thing, one after the other; none where it is not seen from where to where. */
export function flights<P extends Record<string, unknown>>(what: Component<P>, props: P, width: number, from: DOMRect | null, to: DOMRect | null, amount = 1): Flight[] {
  if (!from || !to) return [];
  const land = (node: HTMLElement): (() => void) => {
    const shown = mount(what, { target: node, props });
    return () => void unmount(shown);
  };
  return Array.from({ length: Math.min(MOST_TOKENS, amount) }, (_, i) => ({ width, from, to, delay: i * 55, land }));
}

/** Shows the news of a table; each game says what a line of its log sends where. */
export class Flights {
  private seen = 0;

  constructor(private readonly flightsOf: (table: TableState, line: LogLine) => Flight[]) {}

  show(table: TableState, message: TableMessage | null): void {
    const seen = this.seen;
    this.seen = message?.number ?? 0;
    if (!message || !table.before || isStill() || document.hidden) return;
    const news = table.log.filter((line) => line.number > seen);
    if (news.length > MOST_LINES) return;
    afterFrame(() => {
      // All is looked for before anything is sent off: a look after a change lays out the page anew.
      const lines = news.map((line) => this.flightsOf(table, line)).filter((found) => found.length > 0);
      for (const [i, line] of lines.entries()) for (const flight of line) launch(flight, flight.delay + Math.min(LATEST, i * PAUSE));
    });
  }
}

function launch({ width, from, to, land }: Flight, delay: number): void {
  const node = document.createElement("div");
  node.setAttribute("aria-hidden", "true");
  Object.assign(node.style, { position: "fixed", left: "0", top: "0", width: `${width}px`, zIndex: "50", pointerEvents: "none", opacity: "0", contain: "layout" });
  document.body.append(node);
  const leave = land(node);
  const [x, y] = [from.left + (from.width - width) / 2, from.top + (from.height - width) / 2];
  const [toX, toY] = [to.left + (to.width - width) / 2, to.top + (to.height - width) / 2];
  const way = Math.hypot(toX - x, toY - y);
  const at = (px: number, py: number, scale: number): string => `translate(${px}px, ${py}px) scale(${scale})`;
  const flight = node.animate(
    [
      { transform: at(x, y, 1), opacity: 1 },
      { transform: at((x + toX) / 2, (y + toY) / 2 - Math.min(65, way / 6), 1.15), opacity: 1, offset: 0.5 },
      { transform: at(toX, toY, width > 60 ? 0.35 : 0.8), opacity: 0.9 },
    ],
    { duration: lasting(Math.min(680, 370 + way / 4)), delay: lasting(delay), easing: "cubic-bezier(.3,.7,.2,1)" },
  );
  const done = (): void => {
    leave();
    node.remove();
  };
  flight.finished.then(done, done);
}
