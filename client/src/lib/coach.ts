/** What the coach knows: which question is open, and which were explained already. */
import type { View } from "./wire";

/** The name of the open step: `Follow`. */
export function stepOf(view: View): string {
  const agenda = view.agenda as (string | Record<string, unknown>)[] | undefined;
  const top = agenda?.at(-1);
  return top === undefined ? "" : typeof top === "string" ? top : (Object.keys(top)[0] ?? "");
}

const KEY = "coven.coach";

interface Memory {
  /** How often each kind of question was explained, by game. */
  seen: Record<string, Record<string, number>>;
  /** Tables at which somebody sent the coach away. */
  away: string[];
}

function read(): Memory {
  try {
    return { seen: {}, away: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { seen: {}, away: [] };
  }
}

function write(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing hears everything again.
  }
}

export function sendAway(table: string): void {
  const memory = read();
  write({ ...memory, away: [...memory.away.slice(-50), table] });
}

export function isAway(table: string): boolean {
  return read().away.includes(table);
}

export function timesExplained(game: string, step: string): number {
  return read().seen[game]?.[step] ?? 0;
}

/** How often a question was explained before; it counts as explained from now on. */
export function explained(game: string, step: string): number {
  const memory = read();
  const times = memory.seen[game]?.[step] ?? 0;
  write({ ...memory, seen: { ...memory.seen, [game]: { ...memory.seen[game], [step]: times + 1 } } });
  return times;
}
