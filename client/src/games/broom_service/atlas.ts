/** The maps of both sides: where everything is drawn. Only the side that is played is loaded. */
import type { Lang, SeatWord } from "../../lib/wire";
import palette from "../../art/palette.json";
import type { Row } from "../../lib/decor";
import type { Realm, Terrain } from "./realm";

export const WIDTH = 1200;
export const HEIGHT = 800;
/** The coast: a narrow screen shows no more than this at first. */
export const LAND = { x: 24, y: 18, width: 1156, height: 766 };

export interface Label { x: number; y: number; w: number; h: number; size: number; lines: Record<Lang, string[]>; sizes?: Partial<Record<Lang, number>> }
export interface MapRegion {
  id: string;
  word: string;
  terrain: Terrain;
  path: string;
  label: Label;
  clouds: { id: string; x: number; y: number }[];
  castle?: { x: number; y: number; w: number; h: number; colour: "red" | "purple" };
  tile_slot?: { x: number; y: number; size: number; kind: "mountain" | "forest" | "hill" };
  stone_circle?: { x: number; y: number; letter: string };
  pawns?: { second_offset: [number, number]; slots: [number, number][] };
}
export interface MapTower { word: string; x: number; y: number }
export interface RealmMap {
  regions: MapRegion[];
  towers: MapTower[];
  edges: { id: string; kind: "coast" | "border"; regions: string[]; path: string }[];
  decor: { regions: Record<string, Row[]> };
}

export async function mapOf(board: Realm["board"]): Promise<RealmMap> {
  const found = board === "red" ? await import("../../art/maps/broom_service_basic.json") : await import("../../art/maps/broom_service_advanced.json");
  return found.default as unknown as RealmMap;
}

/** Where a pawn of a seat stands in a region. */
export function pawnSpot(region: MapRegion, seat: SeatWord, isSecond: boolean): [number, number] {
  const at = palette.seats.findIndex((one) => one.name === seat);
  const { slots, second_offset: more } = region.pawns ?? { slots: [[region.label.x, region.label.y]] as [number, number][], second_offset: [7, -7] as [number, number] };
  const [x, y] = slots[Math.min(at, slots.length - 1)]!;
  return isSecond ? [x + more[0], y + more[1]] : [x, y];
}
