/**
 * The pieces on the map, each with an identity of its own, so that one that goes from here to there is seen to go.
 * The server only counts pieces; who moved is found by comparing what stood where with what stands where.
 */
import type { AreaView, CityView, Owner } from "./city";
import { districtOf } from "./atlas";
import type { SeatWord } from "../../lib/wire";

export type Kind = "minion" | "building" | "trouble";
export interface Piece {
  id: number;
  kind: Kind;
  owner: Owner | "";
  area: string;
  slot: number;
}
export interface Flight { owner: Owner | ""; from: [number, number]; to: [number, number] }

const SLOTS = 12;
let last = 0;

/** The middle of the place of a piece. */
export function spotOf(piece: Pick<Piece, "kind" | "area" | "slot">): [number, number] {
  const district = districtOf(piece.area)!;
  if (piece.kind === "building") return [district.building.x, district.building.y];
  if (piece.kind === "trouble") return [district.trouble.x, district.trouble.y];
  return district.slots[Math.min(piece.slot, SLOTS - 1)]!;
}

interface Want { kind: Kind; owner: Owner | ""; area: string }

function wantedIn(area: string, seen: AreaView): Want[] {
  const out: Want[] = [];
  for (const [seat, count] of Object.entries(seen.minions))
    for (let i = 0; i < count; i++) out.push({ kind: "minion", owner: seat as SeatWord, area });
  for (let i = 0; i < seen.trolls; i++) out.push({ kind: "minion", owner: "troll", area });
  for (let i = 0; i < seen.demons; i++) out.push({ kind: "minion", owner: "demon", area });
  if (seen.building) out.push({ kind: "building", owner: seen.building, area });
  if (seen.trouble) out.push({ kind: "trouble", owner: "", area });
  return out;
}

const alike = (a: Want, b: Want): boolean => a.kind === b.kind && a.owner === b.owner;

/** The pieces of a new view: those that stay keep their place, those that went elsewhere keep their identity. */
export function arrange(old: readonly Piece[], city: CityView): { pieces: Piece[]; flights: Flight[] } {
  const free = [...old];
  const pieces: Piece[] = [];
  const missing: Want[] = [];
  const flights: Flight[] = [];
  for (const [area, seen] of Object.entries(city.areas))
    for (const want of wantedIn(area, seen)) {
      const at = free.findIndex((piece) => piece.area === area && alike(piece, want));
      if (at < 0) missing.push(want);
      else pieces.push(...free.splice(at, 1));
    }
  for (const want of missing) {
    const at = want.kind === "minion" ? free.findIndex((piece) => alike(piece, want)) : -1;
    const mover = at < 0 ? null : free.splice(at, 1)[0]!;
    const piece: Piece = { ...want, id: mover?.id ?? ++last, slot: want.kind === "minion" ? firstFree(pieces, want.area) : 0 };
    if (mover) flights.push({ owner: want.owner, from: spotOf(mover), to: spotOf(piece) });
    pieces.push(piece);
  }
  // In one order always: elements that stay where they are in the page keep their focus and their motion.
  pieces.sort((a, b) => a.id - b.id);
  return { pieces, flights };
}

function firstFree(pieces: readonly Piece[], area: string): number {
  const taken = new Set(pieces.filter((piece) => piece.kind === "minion" && piece.area === area).map((piece) => piece.slot));
  for (let slot = 0; ; slot++) if (!taken.has(slot)) return slot;
}

/** How many pieces of an area hide behind the chip in its last slot; 0 where all have room. */
export function crowd(pieces: readonly Piece[], area: string): number {
  const here = pieces.filter((piece) => piece.kind === "minion" && piece.area === area);
  return here.some((piece) => piece.slot >= SLOTS) ? here.filter((piece) => piece.slot >= SLOTS - 1).length : 0;
}

/** Whether a piece is seen, or only counted in the chip. */
export function isSeen(piece: Piece, pieces: readonly Piece[]): boolean {
  return piece.kind !== "minion" || piece.slot < SLOTS - 1 || crowd(pieces, piece.area) === 0;
}
