/** What happened at a running table while somebody looked elsewhere: shown again from their own seat. */
import { Dropped, Moments, dress, showMoment, stillTable } from "./replay.svelte";
import { pace } from "./settings.svelte";
import type { TableState } from "./table.svelte";
import type { LogLine, View } from "./wire";

/** Fewer moves are seen at a glance. */
const FEW = 3;
/** Who watches has no last move of their own: this far back. */
const BACK = 12;
const STEP = 1500;
const SHORTEST = 350;
const LONGEST_IN_ALL = 45_000;

export class Missed {
  /** The table that shows the past, while it is shown. */
  shown = $state.raw<TableState | null>(null);
  /** Where we are among the moves that are shown. */
  at = $state(0);
  of = $state(0);
  lines = $state.raw<LogLine[]>([]);
  /** How many moves somebody has not seen; 0 if that is not worth a word. */
  offered = $state(0);

  /** Only who comes back has missed something. */
  private wasAway = true;
  private run = 0;

  constructor(readonly live: TableState) {}

  private found: { log: LogLine[]; first: number; steps: number[] } | null = null;

  /** The moves that can be shown again: those of which there is something to read. */
  get steps(): number[] {
    const { live, found } = this;
    const { log } = live;
    const first = live.you ? live.lastOwn : (live.message?.number ?? 0) - BACK;
    if (found?.log === log && found.first === first) return found.steps;
    const steps = [...new Set(log.filter((line) => line.number > first).map((line) => line.number))];
    this.found = { log, first, steps };
    return steps;
  }

  /** Somebody looks at the table: what came since they last did is offered, once. */
  look(): void {
    const seen = this.seen;
    if (this.wasAway && (seen > 0 || this.live.lastOwn > 0)) {
      const news = this.steps.filter((number) => number > seen).length;
      this.offered = news > FEW ? news : 0;
    } else if (this.steps.length <= FEW) this.offered = 0;
    this.wasAway = false;
    this.seen = this.live.message?.number ?? 0;
  }

  leave(): void {
    this.wasAway = true;
  }

  private timer = 0;
  private last: number | null = null;

  /** The last move that this browser has shown. */
  private get seen(): number {
    try {
      return (this.last ??= Number(localStorage.getItem(`coven.seen.${this.live.id}`) ?? 0));
    } catch {
      return 0;
    }
  }

  /** Kept for the next visit a moment later: browsers write slowly, and moves come fast. */
  private set seen(number: number) {
    this.last = number;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      try {
        localStorage.setItem(`coven.seen.${this.live.id}`, String(number));
      } catch {
        // A browser that keeps nothing goes by the last own move.
      }
    }, 300);
  }

  /** Show it all again, one move after the other. */
  async play(): Promise<void> {
    const { live, steps } = this;
    if (!steps.length || !live.message) return;
    const run = ++this.run;
    const moments = new Moments(live.id);
    const eye = live.you ?? "watcher";
    const shown = stillTable(live);
    const pause = Math.max(SHORTEST, Math.min(STEP, LONGEST_IN_ALL / steps.length));
    const undone = live.message.undone;
    this.offered = 0;
    this.of = steps.length;
    pace.factor = STEP / pause;
    try {
      let before: View | null = (await moments.fetch(steps[0]! - 1, eye)).view;
      for (const [i, moves] of steps.entries()) {
        const { view } = await moments.fetch(moves, eye, false);
        if (run !== this.run) return;
        // What was taken back is no past any more.
        if (live.message.undone !== undone) break;
        for (const next of steps.slice(i + 1, i + 3)) void moments.fetch(next, eye, false).catch(() => undefined);
        this.show(shown, moves, view, before);
        before = view;
        this.at = i + 1;
        await new Promise((done) => window.setTimeout(done, pause));
        if (run !== this.run) return;
      }
    } catch (error) {
      if (!(error instanceof Dropped)) live.fail(error);
    }
    this.stop();
  }

  private show(shown: TableState, moves: number, view: View, before: View | null): void {
    const { live } = this;
    this.lines = live.log.filter((line) => line.number === moves);
    const mover = live.seats.find((player) => player.seat === live.moves[moves - 1]?.[0])?.seat ?? null;
    dress(shown, live);
    showMoment(shown, live, { moves, view, before, you: live.you, mover, isLast: false, things: this.lines.flatMap((line) => line.things) });
    this.shown = shown;
  }

  /** Back to the table as it is. */
  stop(): void {
    this.run++;
    this.shown = null;
    this.offered = 0;
    pace.factor = 1;
  }
}
