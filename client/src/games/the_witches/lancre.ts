/** What the server says of Lancre (`view.py`), and what the box says of its parts (`standard.yaml`). */
import type { TableState } from "../../lib/table.svelte";
import type { SeatWord, View } from "../../lib/wire";

export interface SpaceView {
  /** A problem, `hidden`, or nothing. */ problem: string | null;
  up: boolean;
  crisis: number;
  needed: number | null;
  /** Who looked at it in secret. */ seen: SeatWord[];
  witches: SeatWord[];
}
export interface PlayerView {
  apprentice: string | null; tile: boolean; space: string | null; cards: number; size: number; cackle: number; "black-aliss": number;
  solved: Record<string, number>;
  /** Easy problems on the apprentice card, which make the hand grow. */ on_card: number;
  bonus: number; points: number; shown: boolean; hand?: string[];
}
export interface DiceView { first: string[]; second: string[]; added: number; total: number; needed: number }
export interface StackView { easy: number; hard: number; top: string | null }
export type Step = string | Record<string, Record<string, unknown>>;
export interface LancreView {
  seats: number; mode: "competitive" | "cooperative" | "solo"; you: SeatWord | null; turn: SeatWord; turns: number; action: number;
  /** Links that are left of this walk. */ links: number;
  hidden: boolean; unseen: boolean; deck: number; discard: string[]; played: string[];
  spaces: Record<string, SpaceView>; dungeon: SeatWord[]; stacks: StackView[];
  supply: { cackle: number; crisis: number; "black-aliss": number };
  players: Partial<Record<SeatWord, PlayerView>>; dice: DiceView | null; agenda: Step[]; ending: string | null;
}

export interface ProblemFacts { id: string; difficulty: number; points: number; group?: string; fails?: string; solves?: string; origin?: string; note?: string; isHard: boolean }
export interface CardFacts {
  id: string; symbol: "headology" | "magic" | "broomstick"; does: string; three?: string; location: string;
  amount?: number; against?: string; tiles?: number; problem?: string; cards?: number; cackle?: number; links?: number; tokens?: number;
}
interface Facts {
  apprentices: { id: string; does: string }[];
  die: { faces: (string | number)[] };
  numbers: Record<string, number>;
  problems: { easy: ProblemFacts[]; hard: ProblemFacts[] };
  cards: CardFacts[];
}

export function lancreOf(view: View): LancreView | null {
  return "spaces" in view && "stacks" in view ? (view as unknown as LancreView) : null;
}

export function factsOf(table: TableState): Facts | null {
  return (table.box?.facts as unknown as Facts | undefined) ?? null;
}

export function problemFacts(table: TableState, problem: string): ProblemFacts | null {
  const all = factsOf(table)?.problems;
  const easy = all?.easy.find((one) => one.id === problem);
  if (easy) return { ...easy, isHard: false };
  const hard = all?.hard.find((one) => one.id === problem);
  return hard ? { ...hard, isHard: true } : null;
}

export function cardFacts(table: TableState, card: string): CardFacts | null {
  return factsOf(table)?.cards.find((one) => one.id === card) ?? null;
}

export function number(table: TableState, key: string): number {
  return factsOf(table)?.numbers[key] ?? 0;
}

export function stepName(view: LancreView): string {
  const top = view.agenda.at(-1);
  return top === undefined ? "" : typeof top === "string" ? top : Object.keys(top)[0]!;
}

/** The numbers that the text of a benefit names. */
export function benefitOf(table: TableState, card: CardFacts): { key: string; facts: Record<string, string | number> } {
  const facts: Record<string, string | number> = {};
  for (const key of ["amount", "tiles", "cards", "links", "tokens"] as const) if (card[key] !== undefined) facts[key] = card[key];
  let key = card.does;
  if (card.against) {
    key = "bonus-against";
    facts.group = table.thing(`group:${card.against}`).name;
  }
  if (card.cackle) {
    key = "extra-cards-cackle";
    facts.cackle = card.cackle;
  }
  if (card.problem) facts.problem = table.thing(`problem:${card.problem}`).name;
  return { key, facts };
}

/** Easy and hard problems that somebody has solved, the hard ones by their groups. */
export function solvedBy(table: TableState, player: PlayerView): { easy: [string, number][]; hard: [string, number][] } {
  const rows = Object.entries(player.solved);
  const isHard = (word: string): boolean => problemFacts(table, word)?.isHard ?? false;
  const rank = (word: string): string => problemFacts(table, word)?.group ?? "";
  return {
    easy: rows.filter(([word]) => !isHard(word)),
    hard: rows.filter(([word]) => isHard(word)).sort(([a], [b]) => rank(a).localeCompare(rank(b))),
  };
}

/** Face-up elves: three of them lose the game. */
export function elvesUp(table: TableState, view: LancreView): number {
  return Object.values(view.spaces).filter((space) => space.up && space.problem && problemFacts(table, space.problem)?.group === "elves").length;
}

/** Hard problems on the board, face up or face down. */
export function hardLeft(table: TableState, view: LancreView): number {
  return Object.values(view.spaces).filter((space) => space.problem && (space.problem === "hidden" || problemFacts(table, space.problem)?.isHard)).length;
}
