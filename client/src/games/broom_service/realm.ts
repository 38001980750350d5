/** What the server says of the realm (`view.py`), and what the box says of its parts (`standard.yaml`). */
import icons from "../../art/icons.json";
import palette from "../../art/palette.json";
import type { TableState } from "../../lib/table.svelte";
import type { Option, SeatWord, ThingId, View } from "../../lib/wire";

export type Colour = "purple" | "green" | "orange";
export type Resource = Colour | "wand";
export const RESOURCES: readonly Resource[] = ["purple", "green", "orange", "wand"];
export type Terrain = "forest" | "hills" | "mountains" | "prairie" | "water";

export interface RegionView { clouds: string[]; tile: string | null; pawns: SeatWord[] }
export type TowerState = "open" | "filled" | "covered";

export interface PlayerView extends Record<Resource, number> {
  points: number;
  bolts: number;
  clouds: string[];
  amulets: string[];
  tiles: string[];
  /** The regions of both pawns. */
  pawns: [string, string];
  /** The roles played in this round. */
  laid: string[];
  /** null: nobody else's business just now. */
  cards: number | null;
  deciding: boolean;
  hand?: string[];
  fist?: Partial<Record<Resource, number>>;
}

type Step = string | Record<string, Record<string, unknown>>;

export interface Realm {
  you: SeatWord | null;
  options: Record<string, unknown>;
  round: number;
  leader: SeatWord;
  event: string | null;
  bewitched: string[];
  called: string[];
  board: "red" | "purple";
  regions: Record<string, RegionView>;
  towers: Record<string, TowerState>;
  players: Partial<Record<SeatWord, PlayerView>>;
  agenda: Step[];
}

export interface RoleFacts {
  id: string;
  does: "gather" | "fly" | "deliver" | "charm";
  brave?: Partial<Record<Resource, number>>;
  cowardly?: Resource[];
  terrain?: Terrain;
  terrains?: Terrain[];
  bonus?: number;
}
export interface TowerFacts { id: string; roof: Colour; shape: "round" | "square"; points: number; wands: number; at: string[] }
export interface RegionFacts { id: string; terrain: Terrain; circle?: string }
export interface CloudFacts { id: string; does?: "aura" | "fly" | "deliver" | "hoard"; cost: number; bolts: number; roof?: Colour; need?: number; points?: number }
export interface TileFacts { id: string; does: string; to?: string[]; roof?: Colour; points?: number; wands?: number; flights?: number }
export interface EventFacts extends Partial<Record<Terrain, number>> { id: string; does: string; points?: number | number[]; four?: number; three?: number }

export interface Facts {
  numbers: { rounds: number; roles: number; penalty: number };
  roles: RoleFacts[];
  events: EventFacts[];
  clouds: { heavy: CloudFacts[]; storm: CloudFacts[] };
  tiles: Record<"mountain" | "forest" | "hill", TileFacts[]>;
  scoring: { lightning: number[] };
  boards: Record<Realm["board"], { regions: RegionFacts[]; towers: TowerFacts[] }>;
}

/** The realm, once both the message and the box are here. */
export function realmOf(table: TableState, view: View = table.view): Realm | null {
  return table.box && view.regions ? (view as unknown as Realm) : null;
}

export const factsOf = (table: TableState): Facts => table.box!.facts as unknown as Facts;
export const roleFacts = (table: TableState, id: string): RoleFacts | undefined => factsOf(table).roles.find((role) => role.id === id);

export function cloudFacts(table: TableState, id: string): CloudFacts | undefined {
  const { heavy, storm } = factsOf(table).clouds;
  return [...heavy, ...storm].find((cloud) => cloud.id === id);
}

export type Family = "mountain" | "forest" | "hill";

export function tileFacts(table: TableState, id: string): (TileFacts & { family: Family }) | undefined {
  for (const [family, tiles] of Object.entries(factsOf(table).tiles) as [Family, TileFacts[]][]) {
    const found = tiles.find((tile) => tile.id === id);
    if (found) return { ...found, family };
  }
  return undefined;
}

export function boardFacts(table: TableState): Facts["boards"]["red"] | null {
  const realm = realmOf(table);
  return realm ? factsOf(table).boards[realm.board] : null;
}

/** The open step of the game. */
export function stepOf(realm: Realm): { name: string; facts: Record<string, unknown> } | null {
  const top = realm.agenda.at(-1);
  if (top === undefined) return null;
  if (typeof top === "string") return { name: top, facts: {} };
  const [name, facts] = Object.entries(top)[0]!;
  return { name, facts };
}

/** The seats clockwise, from one of them on. */
export function seatsFrom(realm: Realm, first: SeatWord): SeatWord[] {
  const seats = Object.keys(realm.players) as SeatWord[];
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The points that so many bolts are worth at the end; beyond the table the last step goes on. */
export function lightningPoints(table: TableState, bolts: number): number {
  const row = factsOf(table).scoring.lightning;
  const last = row.length - 1;
  return bolts <= last ? row[bolts]! : row[last]! + (bolts - last) * (row[last]! - row[last - 1]!);
}

/** The whole way to a place, where only one move leads there: a pawn need not be pointed at first. */
export function wayTo(table: TableState, ...end: ThingId[]): Option | null {
  if (table.pointed.length || table.gathering) return null;
  const ways = (table.question?.options ?? []).filter((one) => one.things.length > end.length && end.every((id, i) => one.things[one.things.length - end.length + i] === id));
  return ways.length === 1 ? ways[0]! : null;
}

// Looks: the data files write ids with _ where the game writes -.

const own = icons.broom_service;
const under = (word: string): string => word.replaceAll("-", "_");
const pick = (group: object, word: string): string => (group as Record<string, string>)[under(word)] ?? "";

export const INK = palette.ink.line;
export const terrainLook = (terrain: Terrain): { fill: string; edge: string; symbol: string } => palette.terrain[terrain];
export const potionLook = (resource: Resource): { fill: string; text: string } => palette.broom_service_potions[resource];
export const roleIcon = (role: string): string => pick(own.roles, role);
export const eventIcon = (event: string): string => pick(own.events, event);
export const resourceIcon = (resource: Resource): string => own.resources[resource];
export const terrainIcon = (terrain: Terrain): string => own.terrain[terrain];
export const stanceIcon = own.stances;
export const mapIcon = own.map;
export const tokenIcon = own.tokens;
export const kindIcon = own.kinds;

const TILES: Record<string, string> = {
  potion: own.tiles.mountain.potion, wands: own.tiles.mountain.wands, deliver: own.tiles.mountain.deliver, fly: own.tiles.mountain.two_moves, charm: own.tiles.mountain.charm,
  bold: own.tiles.forest.bold_coward, "extra-role": own.tiles.forest.extra_card, points: own.tiles.forest.five_vp, broom: own.tiles.hill.turbo, tower: own.tiles.hill.orange7,
};
export const tileIcon = (does: string): string => TILES[does] ?? own.tokens.landscape_tile;
export const CLOUDS: Record<string, string> = { aura: own.clouds.aura, fly: own.clouds.fly, deliver: own.clouds.drop };

/** The picture on a storm cloud; a heavy one has none. */
export function cloudIcon(cloud: CloudFacts): string {
  return cloud.does === "hoard" ? resourceIcon(cloud.roof!) : (CLOUDS[cloud.does ?? ""] ?? "");
}

const KINDS = { gather: own.kinds.gatherer, fly: own.kinds.witch, deliver: own.kinds.druid, charm: own.kinds.fairy };
export const deedIcon = (does: RoleFacts["does"]): string => KINDS[does];

/** The terrains as grounds for white letters. */
const DARK: Record<Terrain, string> = { forest: "#43703a", hills: "#6e5e20", mountains: "#6d5d52", prairie: "#86600f", water: "#2f6f82" };

/** The colour of a role: of what it gathers, or of where it goes. */
export function roleLook(role: RoleFacts | undefined): { fill: string; text: string } {
  if (role?.does === "gather") return potionLook(role.cowardly?.[0] ?? "green");
  if (role?.does === "fly") return { fill: DARK[role.terrain!], text: "#ffffff" };
  return { fill: role?.does === "charm" ? "#3d5f86" : "#6a4a2c", text: "#ffffff" };
}
