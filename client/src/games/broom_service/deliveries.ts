/** What travels over the table after a move: a potion to its tower, a handful of resources. It only ever shows. */
import { mount, unmount, type Component } from "svelte";
import { isStill, lasting } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import type { LogLine, SeatWord, TableMessage } from "../../lib/wire";
import Flask from "./Flask.svelte";
import { boardFacts, type Resource } from "./realm";

/** More news than this was missed, not watched. */
const MOST_LINES = 20;
const WIDE = 28;

function visible(...selectors: string[]): DOMRect | null {
  for (const selector of selectors)
    for (const node of document.querySelectorAll(selector)) {
      const box = node.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
    }
  return null;
}

/** Where the resources of a seat lie: with oneself, in the panel, or on a phone in the chain. */
function purse(table: TableState, seat: SeatWord, resource: Resource): DOMRect | null {
  const own = seat === table.you ? [`.hand [data-resource="${resource}"]`] : [];
  return visible(...own, `[data-purse="${seat}"] [data-resource="${resource}"]`, `[data-place="${seat}"]`);
}

export class Deliveries {
  private seen = 0;

  show(table: TableState, message: TableMessage | null): void {
    const seen = this.seen;
    this.seen = message?.number ?? 0;
    if (!message || !table.before || isStill() || document.hidden) return;
    const news = table.log.filter((line) => line.number > seen);
    if (news.length > MOST_LINES) return;
    news.forEach((line, i) => this.line(table, line, Math.min(400, i * 60)));
  }

  private line(table: TableState, line: LogLine, delay: number): void {
    const seat = line.facts.seat as SeatWord;
    if (line.kind === "delivers") {
      const tower = String(line.facts.tower);
      const roof = boardFacts(table)?.towers.find((one) => one.id === tower)?.roof ?? "orange";
      this.fly(roof, purse(table, seat, roof), visible(`[data-thing="tower:${tower}"]`), delay);
    } else if (line.kind === "takes") {
      const resource = line.facts.resource as Resource;
      for (let i = 0; i < Math.min(3, Number(line.facts.amount)); i++) this.fly(resource, visible("[data-bank]"), purse(table, seat, resource), delay + i * 70);
    }
  }

  private fly(resource: Resource, from: DOMRect | null, to: DOMRect | null, delay: number): void {
    if (!from || !to) return;
    const node = document.createElement("div");
    node.setAttribute("aria-hidden", "true");
    Object.assign(node.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none", opacity: "0" });
    document.body.append(node);
    const shown = mount(Flask as Component<{ resource: Resource; size: number }>, { target: node, props: { resource, size: WIDE } });
    const [x, y] = [from.left + from.width / 2 - WIDE / 2, from.top + from.height / 2 - WIDE / 2];
    const [toX, toY] = [to.left + to.width / 2 - WIDE / 2, to.top + to.height / 2 - WIDE / 2];
    const way = Math.hypot(toX - x, toY - y);
    const flight = node.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
        { transform: `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - Math.min(70, way / 6)}px) scale(1.2)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${toX}px, ${toY}px) scale(.7)`, opacity: 0.9 },
      ],
      { duration: lasting(Math.min(700, 380 + way / 4)), delay: lasting(delay), easing: "cubic-bezier(.3,.7,.2,1)" },
    );
    const done = (): void => {
      void unmount(shown);
      node.remove();
    };
    flight.finished.then(done, done);
  }
}
