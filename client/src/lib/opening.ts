/** Opening a table: who sits where, and what is asked of the server for it. */
import { post } from "./api";
import { settings } from "./settings.svelte";
import type { Pace } from "./times";
import type { GameEntry, NewLinks, SeatWord } from "./wire";
import { say, type Say } from "./words.svelte";

export const SEATS: readonly SeatWord[] = ["red", "blue", "yellow", "green", "lilac"];
/** The levels of bots, the same as on the plain page; their words are `bot-apprentice`, `bot-witch`. */
export const BOTS = ["apprentice", "witch", "headologist"] as const;
/** A lesson tells of moves that its bots always make. */
const LESSON_BOT = "greedy";

/** Who is meant for a seat: somebody at this screen, a friend who gets a link, or a bot. */
export interface Sitter {
  kind: "person" | "free" | "bot";
  name: string;
  bot: string;
}

export interface TablePlan {
  game: string;
  edition: string;
  sitters: Sitter[];
  options: Record<string, boolean | number | string>;
  pace: Pace;
  window: number | null;
  start: boolean;
}

export function botWord(bot: string): string {
  return `bot-${bot}`;
}

/** How strong a bot is, in words; bots of the laboratory go by their name. */
export function botText(say: Say, bot: string): string {
  return (BOTS as readonly string[]).includes(bot) ? say(botWord(bot)) : bot;
}

export function myName(): string {
  return settings.name.trim() || say("name-default");
}

/** As many as are usual: three where the game allows it. */
export function usualSeats(entry: GameEntry): number {
  return Math.max(entry.seats[0], Math.min(3, entry.seats[1]));
}

/** Me and bots, started at once. */
export async function playNow(entry: GameEntry): Promise<string> {
  const bots = Array<string>(usualSeats(entry) - 1).fill(BOTS[0]);
  const made = await post<NewLinks>("/tables", {
    game: entry.game, seats: usualSeats(entry), people: [myName()], bots, start: true,
  });
  return made.table;
}

/** A coached first game, with the course that is prepared for it. */
export async function learn(entry: GameEntry): Promise<string> {
  const bots = Array<string>(entry.lesson_seats - 1).fill(LESSON_BOT);
  const made = await post<NewLinks>("/tables", {
    game: entry.game, seats: entry.lesson_seats, people: [myName()], bots, start: true, lesson: true,
  });
  return made.table;
}

/** The server seats people first, then bots; other orders are made one seat after the other. */
export async function openTable(plan: TablePlan): Promise<string> {
  const order = plan.sitters.map((sitter) => ["person", "bot", "free"].indexOf(sitter.kind));
  const isUsual = order.every((rank, i) => i === 0 || order[i - 1]! <= rank);
  const wish = {
    game: plan.game, edition: plan.edition, seats: plan.sitters.length, options: plan.options, pace: plan.pace,
    window: plan.window,
  };
  if (isUsual) {
    const people = plan.sitters.filter((sitter) => sitter.kind === "person").map((sitter) => sitter.name.trim());
    const bots = plan.sitters.filter((sitter) => sitter.kind === "bot").map((sitter) => sitter.bot);
    return (await post<NewLinks>("/tables", { ...wish, people, bots, start: plan.start })).table;
  }
  const { table } = await post<NewLinks>("/tables", wish);
  for (const [i, sitter] of plan.sitters.entries()) {
    if (sitter.kind === "person") await post(`/tables/${table}/seats`, { name: sitter.name.trim(), seat: SEATS[i] });
    else if (sitter.kind === "bot") await post(`/tables/${table}/do`, { do: "bot", place: SEATS[i], bot: sitter.bot });
  }
  if (plan.start) await post(`/tables/${table}/do`, { do: "start" });
  return table;
}
