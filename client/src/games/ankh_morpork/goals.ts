/** How far somebody is on the way of a personality, as far as open pieces tell. */
import { cardFacts, factsOf, type CityView, type PersonalityFacts } from "./city";
import type { TableState } from "../../lib/table.svelte";
import type { SeatWord } from "../../lib/wire";

export const markers = (city: CityView): number => Object.values(city.areas).filter((area) => area.trouble).length;

/** The number that counts for a personality, where a number counts. */
export function reached(table: TableState, city: CityView, seat: SeatWord, goal: PersonalityFacts): number | null {
  const player = city.players[seat];
  const facts = factsOf(table);
  if (!player || !facts) return null;
  switch (goal.does) {
    case "spies": return player.areas;
    case "control": return player.controls;
    case "trouble": return markers(city);
    case "fortune": {
      const built = facts.areas.filter((one) => city.areas[one.id]?.building === seat).reduce((sum, one) => sum + one.cost, 0);
      const loans = player.front.filter((card) => cardFacts(table, card).isLoan).length;
      return player.money + built - loans * facts.points.loan;
    }
    default: return null;
  }
}

/** What it takes at a table of this size. */
export function needed(city: CityView, goal: PersonalityFacts): number | null {
  return goal.needed?.[String(city.seats)] ?? null;
}
