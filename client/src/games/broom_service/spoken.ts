/** The realm in words, for those who hear the table. */
import type { TableState } from "../../lib/table.svelte";
import type { MapRegion } from "./atlas";
import { boardFacts, cloudFacts, realmOf, wayTo, type RegionView, type TowerFacts, type TowerState } from "./realm";

export function towerWords(table: TableState, tower: TowerFacts, state: TowerState): string {
  const said = table.say("table-tower", { tower: table.thing(`tower:${tower.id}`).name, shape: tower.shape, points: tower.points, wands: tower.wands });
  return state === "open" ? said : `${said}, ${table.say(`table-tower-${state}`)}`;
}

export function cloudWords(table: TableState, cloud: string): string {
  const facts = cloudFacts(table, cloud);
  return facts ? table.say("table-cloud", { cloud: table.thing(`cloud:${cloud}`).name, wands: facts.cost, bolts: facts.bolts }) : cloud;
}

export function towersOf(table: TableState, region: string): { tower: TowerFacts; state: TowerState }[] {
  const realm = realmOf(table);
  return (boardFacts(table)?.towers ?? []).filter((tower) => tower.at.includes(region)).map((tower) => ({ tower, state: realm?.towers[tower.id] ?? "open" }));
}

export function spoken(table: TableState, region: MapRegion, seen: RegionView): string {
  const say = table.say;
  const id = `region:${region.word}`;
  const parts = [`${table.thing(id).name}, ${table.thing(`terrain:${region.terrain}`).name}`];
  parts.push(seen.pawns.map((seat) => table.nameOf(seat)).join(", "));
  parts.push(...towersOf(table, region.word).filter(({ state }) => state === "open").map(({ tower, state }) => towerWords(table, tower, state)));
  parts.push(...seen.clouds.map((cloud) => cloudWords(table, cloud)));
  if (seen.tile) parts.push(say("table-tile", { tile: table.thing(`tile:${seen.tile}`).name }));
  if (table.isLit(id) || wayTo(table, id)) parts.push(say("table-can-choose"));
  return parts.filter(Boolean).map((part) => part.replace(/\.?$/, ".")).join(" ");
}
