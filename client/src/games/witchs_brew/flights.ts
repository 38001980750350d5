/** What travels over the table after a move: a few tokens and cards. It only ever shows; nothing waits for it. */
import { mount, unmount, type Component } from "svelte";
import { isStill, lasting } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import type { LogLine, SeatWord, TableMessage } from "../../lib/wire";
import { potionFacts, type Goods } from "./kitchen";
import PotionCard from "./PotionCard.svelte";
import Token from "./Token.svelte";

/** More news than this was missed, not watched. */
const MOST_LINES = 24;
const MOST_TOKENS = 4;
const TRAVEL = "cubic-bezier(.3,.7,.2,1)";

function visible(...selectors: string[]): DOMRect | null {
  for (const selector of selectors)
    for (const node of document.querySelectorAll(selector)) {
      const box = node.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
    }
  return null;
}

/** Where the goods of a seat lie: the own supply, the panel, or on a phone the place in the round. */
function purse(table: TableState, seat: SeatWord, goods: Goods | null): DOMRect | null {
  const panel = goods ? `[data-purse="${seat}"] [data-goods="${goods}"]` : `[data-purse="${seat}"]`;
  const place = [panel, `[data-place="${seat}"]`];
  if (seat === table.you) place.unshift(goods ? `.hand [data-goods="${goods}"]` : ".hand [data-taken]");
  return visible(...place);
}

export class Flights {
  private seen = 0;

  show(table: TableState, message: TableMessage | null): void {
    const seen = this.seen;
    this.seen = message?.number ?? 0;
    if (!message || !table.before || isStill() || document.hidden) return;
    const news = table.log.filter((line) => line.number > seen);
    if (news.length > MOST_LINES) return;
    let begin = 0;
    for (const line of news) begin = this.line(table, line, begin);
  }

  /** Show one line of the log; the next begins a little later. */
  private line(table: TableState, line: LogLine, begin: number): number {
    const seat = line.facts.seat as SeatWord;
    const goods = line.facts.goods as Goods;
    const amount = Math.min(MOST_TOKENS, Number(line.facts.amount ?? 0));
    const bank = visible("[data-bank]");
    switch (line.kind) {
      case "gains":
        this.tokens(goods, amount, bank, purse(table, seat, goods), begin);
        break;
      case "pays":
        this.tokens(goods, amount, purse(table, seat, goods), bank, begin);
        break;
      case "puts":
        this.tokens(goods, amount, purse(table, seat, goods), visible(`[data-stack="${goods === "gold" ? "gold-shelf" : "ingredient-shelf"}"]`), begin);
        break;
      case "brews":
        this.card(table, String(line.facts.potion), seat, begin);
        break;
      default:
        return begin;
    }
    return Math.min(260, begin + 90);
  }

  private tokens(goods: Goods, amount: number, from: DOMRect | null, to: DOMRect | null, begin: number): void {
    if (!from || !to) return;
    for (let i = 0; i < amount; i++) this.fly(Token as Component<{ goods: Goods; size: number }>, { goods, size: 34 }, 26, from, to, begin + i * 45);
  }

  private card(table: TableState, potion: string, seat: SeatWord, begin: number): void {
    const from = visible(`[data-stack="${potionFacts(table, potion)?.stack}"]`);
    const to = purse(table, seat, null);
    if (from && to) this.fly(PotionCard as Component<{ table: TableState; potion: string }>, { table, potion }, Math.min(120, from.width), from, to, begin);
  }

  private fly<P extends Record<string, unknown>>(what: Component<P>, props: P, width: number, from: DOMRect, to: DOMRect, delay: number): void {
    const node = document.createElement("div");
    node.setAttribute("aria-hidden", "true");
    Object.assign(node.style, { position: "fixed", left: "0", top: "0", width: `${width}px`, zIndex: "50", pointerEvents: "none", opacity: "0" });
    document.body.append(node);
    const shown = mount(what, { target: node, props });
    const at = (box: DOMRect): [number, number] => [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - width / 2];
    const [x, y] = at(from);
    const [toX, toY] = at(to);
    const way = Math.hypot(toX - x, toY - y);
    const move = (px: number, py: number, scale: number): string => `translate(${px}px, ${py}px) scale(${scale})`;
    const flight = node.animate(
      [
        { transform: move(x, y, 1), opacity: 1 },
        { transform: move((x + toX) / 2, (y + toY) / 2 - Math.min(60, way / 6), 1.1), opacity: 1, offset: 0.5 },
        { transform: move(toX, toY, width > 60 ? 0.35 : 0.9), opacity: 0.9 },
      ],
      { duration: lasting(Math.min(650, 360 + way / 4)), delay: lasting(delay), easing: TRAVEL },
    );
    const done = (): void => {
      void unmount(shown);
      node.remove();
    };
    flight.finished.then(done, done);
  }
}
