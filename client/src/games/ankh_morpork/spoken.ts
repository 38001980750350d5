/** An area in words, for those who hear the table. */
import type { TableState } from "../../lib/table.svelte";
import type { SeatWord } from "../../lib/wire";
import type { District } from "./atlas";
import type { AreaView } from "./city";

/** Who stands in an area, one phrase for each owner. */
export function standing(table: TableState, seen: AreaView): string[] {
  const say = table.say;
  const out = Object.entries(seen.minions).map(([seat, count]) => say("table-minions", { name: table.nameOf(seat as SeatWord), count }));
  if (seen.trolls) out.push(say("screen-trolls", { count: seen.trolls }));
  if (seen.demons) out.push(say("screen-demons", { count: seen.demons }));
  return out;
}

export function spoken(table: TableState, district: District, seen: AreaView): string {
  const say = table.say;
  const name = table.thing(`area:${district.word}`).name;
  const parts = [say("table-area", { area: name, number: district.number })];
  parts.push(standing(table, seen).join(", ") || say("table-nobody"));
  if (seen.trouble) parts.push(say("table-trouble"));
  parts.push(seen.building ? say("table-building", { name: table.nameOf(seen.building) }) : say("table-no-building", { cost: district.cost }));
  if (seen.card === "gone") parts.push(say("table-card-gone"));
  if (table.isLit(`area:${district.word}`)) parts.push(say("table-can-choose"));
  return parts.map((part) => part.replace(/\.?$/, ".")).join(" ");
}
