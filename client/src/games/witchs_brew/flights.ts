/** What a line of the log sends over the table: goods to and from the bank, a potion to its owner. */
import type { Component } from "svelte";
import { flights, visible, type Flight } from "../../lib/flights";
import type { TableState } from "../../lib/table.svelte";
import type { LogLine, SeatWord } from "../../lib/wire";
import { potionFacts, type Goods } from "./kitchen";
import PotionCard from "./PotionCard.svelte";
import Token from "./Token.svelte";

/** Where the goods of a seat lie: the own supply, the panel, or on a phone the place in the round. */
function purse(table: TableState, seat: SeatWord, goods: Goods | null): DOMRect | null {
  const panel = goods ? `[data-purse="${seat}"] [data-goods="${goods}"]` : `[data-purse="${seat}"]`;
  const place = [panel, `[data-place="${seat}"]`];
  if (seat === table.you) place.unshift(goods ? `.hand [data-goods="${goods}"]` : ".hand [data-taken]");
  return visible(...place);
}

export function flightsOf(table: TableState, line: LogLine): Flight[] {
  const seat = line.facts.seat as SeatWord;
  const goods = line.facts.goods as Goods;
  const tokens = (from: DOMRect | null, to: DOMRect | null): Flight[] =>
    flights(Token as Component<{ goods: Goods; size: number }>, { goods, size: 34 }, 26, from, to, Number(line.facts.amount ?? 0));
  switch (line.kind) {
    case "gains":
      return tokens(visible("[data-bank]"), purse(table, seat, goods));
    case "pays":
      return tokens(purse(table, seat, goods), visible("[data-bank]"));
    case "puts":
      return tokens(purse(table, seat, goods), visible(`[data-stack="${goods === "gold" ? "gold-shelf" : "ingredient-shelf"}"]`));
    case "brews": {
      const potion = String(line.facts.potion);
      const from = visible(`[data-stack="${potionFacts(table, potion)?.stack}"]`);
      return flights(PotionCard as Component<{ table: TableState; potion: string }>, { table, potion }, Math.min(120, from?.width ?? 0), from, purse(table, seat, null));
    }
  }
  return [];
}
