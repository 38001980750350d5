/** What the server says and is told: docs/protocol.md. Fields that no client code reads are left out. */

export type Lang = "en" | "ru" | "it" | "pl";
export type SeatWord = "red" | "blue" | "yellow" | "green" | "lilac";
/** `domain:word`, as in `area:the-shades`. */
export type ThingId = string;

export interface Option {
  move: string;
  things: ThingId[];
  text: string;
  effect: string;
}

export interface Question {
  number: number;
  kind: string;
  rule: string;
  text: string;
  options: Option[];
  picks?: Option[];
  count?: number;
  window?: number;
  held?: string | null;
}

export interface Player {
  seat: SeatWord;
  kind: "open" | "human" | "bot";
  name: string;
  bot: string | null;
}

export interface LogLine {
  number: number;
  kind: string;
  facts: Record<string, string | number>;
  /** What it speaks of. */
  things: ThingId[];
  text: string;
}

export interface ChatLine {
  number: number;
  seat: SeatWord;
  at: number;
  text?: string;
  phrase?: string;
}

export interface Standing {
  place: number;
  seat: SeatWord;
  score: number;
  tie_break: number;
  win: number;
}

export interface Proposal {
  kind: "undo" | "pace" | "replace";
  seat: SeatWord;
  yes: SeatWord[];
  facts: Record<string, string | number>;
}

/** Whatever a game's view holds; the table of each game knows its own. */
export type View = Record<string, unknown>;

export interface TableMessage {
  type: "table";
  table: string;
  game: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  stage: "open" | "playing" | "finished";
  you: SeatWord | null;
  seats: Player[];
  pace: { kind: "none" | "live" | "slow"; seconds: number };
  window: number;
  proposal: Proposal | null;
  chat: ChatLine[];
  chat_since: number;
  dice: { commitment: string; luck: string[]; draws: number; secret?: string };
  /** A coached first game. */
  lesson: boolean;
  yours: { seats: SeatWord[]; host: boolean; may_sit: boolean };
  number?: number;
  since?: number;
  undone?: number;
  log?: LogLine[];
  pending?: LogLine[];
  moves?: [string, string | null][];
  view?: View;
  asked_at?: number;
  waiting?: SeatWord[];
  question?: Question | null;
  orders?: { order: string; plan: string[]; hurry: boolean; ended: string | null };
  undo?: string | null;
  ending?: string;
  standings?: Standing[];
  next?: string | null;
}

export interface Refusal {
  error: string;
  facts: Record<string, string | number>;
  text: string;
}

export type Message =
  | TableMessage
  | { type: "done"; id: number | string | null }
  | ({ type: "error"; id?: number | string | null } & Refusal)
  | { type: "presence"; here: SeatWord[]; watching: number };

export interface Thing {
  name: string;
  text: string;
  origin?: "rulebook" | "public" | "house";
  rule?: string;
  note?: string;
}

/** All that stands still in a game: `/api/tables/{id}/box`. */
export interface Box {
  game: string;
  edition: string;
  title: string;
  blurb: string;
  facts: Record<string, unknown>;
  things: Record<ThingId, Thing>;
  rules: string;
  words: string;
  /** Whether anybody can be asked between the moves of others. */
  interrupts: boolean;
  /** Moves of a secret choice that can be planned ahead. */
  plans: { move: string; text: string }[];
}

export interface GameOption {
  name: string;
  default: boolean | number | string;
  title: string;
  why: string;
  choices?: string[];
  low?: number;
  high?: number;
}

export interface GameEntry {
  game: string;
  title: string;
  blurb: string;
  seats: [number, number];
  editions: string[];
  /** How many sit at a coached first game. */
  lesson_seats: number;
  interrupts: boolean;
  options: GameOption[];
}

export interface MyTable {
  table: string;
  game: string;
  stage: "open" | "playing" | "finished";
  moves: number;
  players: Player[];
  you: SeatWord[];
  mine: boolean;
  moved_at: number;
}

export interface NewLink {
  token: string;
  link: string;
  /** The same as a QR code: an SVG. */
  qr: string;
}

export interface NewLinks {
  table: string;
  host: string;
  invite: string;
  seats: Record<SeatWord, string>;
  links: Record<string, string>;
}
