/** A finished game looked at again by the server: asked for once, then waited for. */
import { get, post } from "./api";
import type { TableState } from "./table.svelte";
import type { SeatWord } from "./wire";

/** The chances of all seats after so many moves, give or take an error. */
export interface Outlook {
  moves: number;
  chances: number[];
  error: number;
}

/** Between which moves a chance changed most, and the move that did most of it. */
export interface TurningPoint {
  from: number;
  to: number;
  number: number;
  seat: SeatWord;
  before: number[];
  after: number[];
  change: number;
}

export interface Findings {
  moves: number;
  chances: Outlook[];
  turning_points: TurningPoint[];
  draws: { number: number; luck: number[] }[];
  seats: { seat: SeatWord; luck: number | null }[];
}

interface Told {
  state: "none" | "working" | "done" | "lost";
  done: number;
  of: number;
  result: Findings | null;
}

const WAIT = 700;

/** How far the server is with it. */
export class Analysis {
  told = $state.raw<Told | null>(null);
  private timer = 0;

  constructor(private readonly table: TableState) {}

  /** What is there already; work that is under way is waited for. */
  open = async (): Promise<void> => this.take(() => get<Told>(this.path));
  begin = async (): Promise<void> => this.take(() => post<Told>(this.path, {}));

  close(): void {
    window.clearTimeout(this.timer);
  }

  private get path(): string {
    return `/tables/${this.table.id}/analysis`;
  }

  private async take(ask: () => Promise<Told>): Promise<void> {
    this.close();
    try {
      this.told = await ask();
      if (this.told.state === "working") this.timer = window.setTimeout(() => void this.open(), WAIT);
    } catch (error) {
      this.table.fail(error);
    }
  }
}

/** The chances at a moment: those of the last one looked at before it. */
export function outlookAt(chances: Outlook[], moves: number): Outlook {
  return chances.findLast((row) => row.moves <= moves) ?? chances[0]!;
}
