/** What an event does at this table, with the numbers of the edition. */
import type { TableState } from "../../lib/table.svelte";
import { factsOf, type EventFacts, type Realm, type Terrain } from "./realm";

const LANDS: readonly Terrain[] = ["forest", "hills", "mountains", "prairie"];
const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** One option of the table changes what the two market events give. */
function deedOf(event: EventFacts, realm: Realm): string {
  if (realm.options.black_market !== "points") return event.does;
  return { "swap-resource": "swap-points", "swap-points": "swap-resource" }[event.does] ?? event.does;
}

export function eventText(table: TableState, realm: Realm, id = realm.event): string {
  const events = factsOf(table).events;
  const event = events.find((one) => one.id === id);
  if (!event) return "";
  const deed = deedOf(event, realm);
  const points = typeof event.points === "number" ? event.points : events.find((one) => one.does === "swap-points")?.points;
  const said: Record<string, string | number> = { points: Math.abs(Number(points ?? 0)) };
  if (Array.isArray(event.points)) {
    said.most = event.points.length;
    said.table = event.points.map((one, i) => `${i + 1}: ${signed(one)}`).join(", ");
  } else if (deed === "places") said.table = LANDS.map((land) => `${table.thing(`terrain:${land}`).name} ${signed(event[land] ?? 0)}`).join(", ");
  else if (deed === "sets") Object.assign(said, { four: event.four ?? 0, three: event.three ?? 0 });
  return table.say(deed === "fists" && realm.options.fist_pays === "winners" ? "event-does-fists-winners" : `event-does-${deed}`, said);
}
