/** How likely a total is, from the faces of the dice alone: everybody could reckon it at the table. */
import type { TableState } from "../../lib/table.svelte";
import { cardFacts, factsOf, number, problemFacts, type DiceView, type LancreView } from "./lancre";

/** The chance that so many dice show at least so much together. */
export function atLeast(table: TableState, dice: number, wanted: number): number {
  const faces = (factsOf(table)?.die.faces ?? []).map((face) => (typeof face === "number" ? face : 0));
  if (!faces.length) return 0;
  let ways = new Map([[0, 1]]);
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways) for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + count);
    ways = next;
  }
  let good = 0;
  for (const [sum, count] of ways) if (sum >= wanted) good += count;
  return good / faces.length ** dice;
}

/** The chance of an attempt as it stands, if so much is added and nothing else is played. */
export function chanceNow(table: TableState, dice: DiceView, more = 0): number {
  return atLeast(table, dice.second.length ? 0 : 2, dice.needed - dice.total - more);
}

/** The chance before the first pair: all four dice, and what solved hard problems add. */
export function chanceBefore(table: TableState, needed: number, bonus: number): number {
  return atLeast(table, 4, needed - bonus);
}

/** What a card would add at this moment: its symbol before the second pair, its bonus after it; null where it adds nothing. */
export function addsNow(table: TableState, view: LancreView, card: string): { amount: number; cackle: boolean } | null {
  const facts = cardFacts(table, card);
  const dice = view.dice;
  if (!facts || !dice) return null;
  if (!dice.second.length) {
    const amount = facts.symbol === "broomstick" ? 0 : number(table, facts.symbol);
    return amount ? { amount, cackle: facts.symbol === "magic" } : null;
  }
  if (facts.does !== "bonus") return null;
  const here = view.spaces[view.players[view.turn]?.space ?? ""]?.problem ?? "";
  return facts.against && problemFacts(table, here)?.group !== facts.against ? null : { amount: facts.amount ?? 0, cackle: false };
}

export const percent = (chance: number): number => (chance > 0 && chance < 0.005 ? 1 : chance < 1 && chance > 0.995 ? 99 : Math.round(chance * 100));
