/** What the view and the edition of Witch's Brew hold, and how its things look. */
import icons from "../../art/icons.json";
import palette from "../../art/palette.json";
import type { TableState } from "../../lib/table.svelte";
import type { SeatWord } from "../../lib/wire";

export type Drop = "red" | "white" | "green";
export type Goods = Drop | "gold" | "vial";
export type StackWord = "copper" | "iron" | "silver" | "gold-shelf" | "ingredient-shelf";
export const DROPS: readonly Drop[] = ["red", "white", "green"];
export const GOODS: readonly Goods[] = [...DROPS, "gold", "vial"];

export interface Purse extends Record<Drop | "gold", number> {
  /** null: out of sight. */
  vial: number | null;
  /** Role cards still held. */
  cards: number;
  choosing: boolean;
  hand?: string[];
  /** The potion cards that are seen. */
  potions: string[];
  face_down?: number;
  score: number | null;
}

export interface Pile {
  cards: string[];
  waiting: Partial<Record<Goods, number>>;
}

export interface Step {
  name: string;
  facts: { seat?: SeatWord; role?: string; claimant?: SeatWord; stack?: StackWord };
}

export interface Kitchen {
  you: SeatWord | null;
  set: number;
  leader: SeatWord;
  spell: string | null;
  spells_under: string[];
  spells_unseen: number;
  blocked: string[];
  led: string[];
  vials_left: number | null;
  ravens: number;
  stacks: Record<StackWord, Pile>;
  players: Partial<Record<SeatWord, Purse>>;
  agenda: (string | Record<string, Step["facts"]>)[];
}

export interface RoleFacts {
  id: string;
  does: "gather" | "transmute" | "foretell" | "assist" | "brew" | "cast" | "rob";
  drop?: Drop;
  stack?: StackWord;
  full?: number;
  favour?: number;
  price?: number;
  surcharge?: number;
  divisor?: number;
}

export interface PotionFacts {
  id: string;
  stack: StackWord;
  cost: Partial<Record<Goods | "drops", number>>;
  points: number;
  raven?: boolean;
}

export interface SpellFacts {
  id: string;
  does: "gain" | "brew" | "bottle" | "blend";
  drop?: Drop;
  drops?: number;
  vials?: number;
  stack?: StackWord;
  by_word_order?: StackWord;
}

interface Facts {
  ravens: number;
  picks: number;
  roles: RoleFacts[];
  stacks: { id: StackWord; kind: "cauldron" | "gold" | "drops" }[];
  potions: PotionFacts[];
  spells: SpellFacts[];
}

/** The kitchen, once both the message and the box are here. */
export function kitchenOf(table: TableState): Kitchen | null {
  return table.box && table.view.stacks ? (table.view as unknown as Kitchen) : null;
}

export function factsOf(table: TableState): Facts {
  return (table.box?.facts ?? { ravens: 0, picks: 0, roles: [], stacks: [], potions: [], spells: [] }) as unknown as Facts;
}

export const roleFacts = (table: TableState, id: string): RoleFacts | undefined => factsOf(table).roles.find((role) => role.id === id);
export const potionFacts = (table: TableState, id: string): PotionFacts | undefined => factsOf(table).potions.find((card) => card.id === id);
export const spellFacts = (table: TableState, id: string): SpellFacts | undefined => factsOf(table).spells.find((spell) => spell.id === id);

/** The open step of the game, by its name. */
export function stepOf(kitchen: Kitchen): Step | null {
  const top = kitchen.agenda.at(-1);
  if (top === undefined) return null;
  if (typeof top === "string") return { name: top, facts: {} };
  const [name, facts] = Object.entries(top)[0]!;
  return { name, facts };
}

/** The seats clockwise, from one of them on. */
export function seatsFrom(kitchen: Kitchen, first: SeatWord): SeatWord[] {
  const seats = Object.keys(kitchen.players) as SeatWord[];
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

// Looks: the data files write ids with _ where the game writes -.

const own = icons.witchs_brew;
const under = (word: string): string => word.replaceAll("-", "_");

export interface StackLook {
  fill: string;
  light: string;
  dark: string;
  text: string;
}

export const stackLook = (stack: string): StackLook => (palette.witchs_brew.stacks as Record<string, StackLook>)[under(stack)]!;
export const goodsLook = (goods: Goods): { fill: string; text: string } => palette.witchs_brew.resources[goods];
export const roleIcon = (role: string): string => (own.roles as Record<string, string>)[under(role)] ?? "";
export const stackIcon = (stack: string): string => (own.stacks as Record<string, string>)[under(stack)] ?? "";
export const spellIcon = (spell: string): string => (own.spells as Record<string, string>)[spell] ?? "";
export const goodsIcon = (goods: Goods): string => own.resources[goods];
export const ravenIcon = own.resources.raven;
export const actionIcon = own.actions;

const GROUPS = {
  gather: "green", transmute: "gold", foretell: "gold", assist: "gold", brew: "light_blue", cast: "grey", rob: "red",
} as const;

export function groupLook(role: RoleFacts | undefined): { fill: string; text: string } {
  return palette.witchs_brew.role_groups[GROUPS[role?.does ?? "cast"]];
}

/** The width of a letter in small capitals. */
const WIDE = 0.65;

/** How large a name may be written on a card that is ten units wide: on one line, or broken between words. */
export function nameSize(name: string, largest = 1.5, width = 8.8): number {
  const line = width / (WIDE * name.length);
  if (line >= 1.1) return Math.min(largest, line);
  const word = Math.max(...name.split(/[\s-]/).map((part) => part.length));
  return Math.min(largest, 1.2, width / (WIDE * word));
}
