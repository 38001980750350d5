/** What the server says of the city (`view.py`), and what the box says of its parts (`standard.yaml`). */
import type { TableState } from "../../lib/table.svelte";
import type { SeatWord, ThingId, View } from "../../lib/wire";

/** Whose piece: a seat, or one of the monsters. */
export type Owner = SeatWord | "troll" | "demon";

export interface AreaView {
  minions: Partial<Record<SeatWord, number>>;
  trolls: number;
  demons: number;
  trouble: boolean;
  building: SeatWord | null;
  /** Who has the City Area card: a seat, `display`, or `gone`. */
  card: string;
  spent: boolean;
}

export interface PlayerView {
  money: number;
  cards: number;
  front: string[];
  minions: number;
  buildings: number;
  areas: number;
  controls: number;
  points: number;
  hand?: string[];
  known?: string[];
  perhaps?: string[];
  personality: string | null;
}

/** A step of the agenda: its name alone, or its name with fields. */
export type Step = string | Record<string, Record<string, unknown>>;

export interface CityView {
  seats: number;
  turn: SeatWord;
  turns: number;
  deck: { green: number; brown: number };
  discard: string[];
  playing: string | null;
  /** The events that have happened. */
  events: string[];
  areas: Record<string, AreaView>;
  players: Partial<Record<SeatWord, PlayerView>>;
  /** Personalities that nobody is, as far as one knows. */
  unused: string[];
  drawn: string[];
  agenda: Step[];
  ending: string | null;
}

export interface CardFacts { id: string; symbols: string[]; does?: string }
export interface AreaFacts { id: string; cost: number; river: boolean; does: string; price?: number; amount?: number }
export interface PersonalityFacts { id: string; does: string; needed?: Record<string, number> }
export interface CityFacts {
  pieces: { minions: number; buildings: number };
  points: { loan: number };
  without: Record<string, { cards: string[]; personalities: string[] }>;
  areas: AreaFacts[];
  personalities: PersonalityFacts[];
  events: ({ id: string; does: string } & Record<string, string | number>)[];
  green: CardFacts[];
  brown: CardFacts[];
}

export function cityOf(view: View): CityView | null {
  return "areas" in view ? (view as unknown as CityView) : null;
}

export function factsOf(table: TableState): CityFacts | null {
  return (table.box?.facts as unknown as CityFacts | undefined) ?? null;
}

/** The deck of a card, and its symbols in printed order. */
export function cardFacts(table: TableState, card: string): { deck: "green" | "brown"; symbols: string[]; isLoan: boolean } {
  const facts = factsOf(table);
  const green = facts?.green.find((one) => one.id === card);
  const found = green ?? facts?.brown.find((one) => one.id === card);
  return { deck: green ? "green" : "brown", symbols: found?.symbols ?? [], isLoan: found?.does === "loan" };
}

/** What an event does, with the numbers of this edition. */
export function eventText(table: TableState, event: string): string {
  const found = factsOf(table)?.events.find((one) => one.id === event);
  return found ? table.say(`event-${event}.text`, { ...found }) : "";
}

export function nameOf(step: Step): string {
  return typeof step === "string" ? step : Object.keys(step)[0]!;
}

export function fieldsOf(step: Step): Record<string, unknown> {
  return typeof step === "string" ? {} : Object.values(step)[0]!;
}

export interface InPlay { card: string; by: SeatWord; /** Which symbol is being done. */ at: number }

/** The cards on the table in this turn, the one being resolved last. */
export function inPlay(city: CityView): InPlay[] {
  return city.agenda
    .filter((step) => nameOf(step) === "DoSymbols")
    .map((step) => fieldsOf(step) as { by: SeatWord; card: string; nth: number })
    .map(({ by, card, nth }) => ({ card, by, at: Math.max(0, nth - 1) }));
}

export interface Threat { areas: Set<string>; owners: Set<string>; card: string | null; isBuilding: boolean }

const ANSWERS = new Set(["Interrupt", "Revive", "Threaten", "Save", "SavePiece"]);

/** What is in danger while somebody may interrupt: read off the step that waits. */
export function threatOf(city: CityView): Threat | null {
  const top = city.agenda.at(-1);
  if (!top || !ANSWERS.has(nameOf(top))) return null;
  const threat: Threat = { areas: new Set(), owners: new Set(), card: null, isBuilding: false };
  const read = (step: Step): void => {
    threat.isBuilding ||= /Building|TakeOver/.test(nameOf(step));
    for (const [field, value] of Object.entries(fieldsOf(step))) {
      if (field === "card" && typeof value === "string") threat.card = value;
      else if (typeof value === "string" && value in city.areas) threat.areas.add(value);
      else if (["owner", "seat", "other"].includes(field) && typeof value === "string") threat.owners.add(value);
      else if (field === "effect" && value) read(value as Step);
    }
  };
  read(top);
  return threat;
}

/** Everything named in the open question that is of one kind. */
export function askedAbout(table: TableState, domain: string): Set<string> {
  const found = new Set<string>();
  for (const option of table.question?.options ?? [])
    for (const id of option.things) if (id.startsWith(`${domain}:`)) found.add(id.slice(domain.length + 1));
  return found;
}

export const idOf = (domain: string, word: string): ThingId => `${domain}:${word}`;
