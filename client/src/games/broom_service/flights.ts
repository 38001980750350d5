/** What a line of the log sends over the table: a potion to its tower, a handful of resources. */
import type { Component } from "svelte";
import { flights, visible, type Flight } from "../../lib/flights";
import type { TableState } from "../../lib/table.svelte";
import type { LogLine, SeatWord } from "../../lib/wire";
import Flask from "./Flask.svelte";
import { boardFacts, type Resource } from "./realm";

/** Where the resources of a seat lie: with oneself, in the panel, or on a phone in the chain. */
function purse(table: TableState, seat: SeatWord, resource: Resource): DOMRect | null {
  const own = seat === table.you ? [`.hand [data-goods="${resource}"]`] : [];
  return visible(...own, `[data-purse="${seat}"] [data-goods="${resource}"]`, `[data-place="${seat}"]`);
}

function flasks(resource: Resource, from: DOMRect | null, to: DOMRect | null, amount: number): Flight[] {
  return flights(Flask as Component<{ resource: Resource; size: number }>, { resource, size: 28 }, 28, from, to, amount);
}

export function flightsOf(table: TableState, line: LogLine): Flight[] {
  const seat = line.facts.seat as SeatWord;
  if (line.kind === "delivers") {
    const tower = String(line.facts.tower);
    const roof = boardFacts(table)?.towers.find((one) => one.id === tower)?.roof ?? "orange";
    return flasks(roof, purse(table, seat, roof), visible(`[data-thing="tower:${tower}"]`), 1);
  }
  if (line.kind === "takes") {
    const resource = line.facts.resource as Resource;
    return flasks(resource, visible("[data-bank]"), purse(table, seat, resource), Number(line.facts.amount));
  }
  return [];
}
