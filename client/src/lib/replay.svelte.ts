/** Looking back: the story of a game, its moments from any side, and a table that shows one of them. */
import { get } from "./api";
import { pace, settings } from "./settings.svelte";
import { TableState } from "./table.svelte";
import type { SeatWord, TableMessage, ThingId, View } from "./wire";

/** One move of a finished game: `/api/tables/{id}/story`. */
export interface Chapter {
  seat: SeatWord | "chance";
  move: string;
  text: string;
  things: ThingId[];
  kinds: string[];
  log: string[];
  /** From whom the move was hidden when it was made. */
  secret: Eye[];
  /** For each line of `log`: who did not notice it. */
  unseen: Eye[][];
  scores: number[];
}

/** Whose eyes look on: a seat's, a spectator's, or everybody's at once. */
export type Eye = SeatWord | "watcher" | "all";

/** What an eye noticed of a move. To all eyes at once the best informed line is told, not those for others. */
export function noticed(chapter: Chapter, eye: Eye): string[] {
  const isFor = (i: number): boolean => {
    const unseen = chapter.unseen[i]!;
    if (eye !== "all") return !unseen.includes(eye);
    return !chapter.unseen.some((other, j) => j !== i && other.length > unseen.length && unseen.length > 0 && unseen.every((one) => !other.includes(one)));
  };
  return chapter.log.filter((_, i) => isFor(i));
}

/** A place in the story that somebody may want to go to. */
export interface Mark {
  moves: number;
  kind: "round" | "lead";
  /** The largest kind of round that the game has. */
  isMain?: boolean;
  /** Who comes to lead. */
  seat?: SeatWord;
  text: string;
}

/** The table after so many moves: as one eye sees it, and for all eyes each hand as its owner sees it. */
export interface Moment {
  view: View;
  views?: Record<string, View>;
}

const AT_ONCE = 2;
const KEPT = 400;

/** For all eyes: the table of a spectator, with every player as they see themselves. */
function merged(found: Moment): Moment {
  const players: Record<string, unknown> = {};
  for (const [seat, view] of Object.entries(found.views ?? {})) players[seat] = (view.players as Record<string, unknown>)[seat];
  return { ...found, view: { ...found.view, players } };
}

/** Moments that were asked for once are kept; few are asked for at the same time, the latest wish first. */
export class Moments {
  private readonly found = new Map<string, Moment>();
  private readonly asked = new Map<string, Promise<Moment>>();
  private line: { start: () => void; drop: () => void }[] = [];
  private running = 0;

  constructor(private readonly table: string) {}

  /** At once, if it is here. */
  here(moves: number, eye: Eye): Moment | undefined {
    return this.found.get(`${eye} ${moves}`);
  }

  /** Fetch a moment. A new wish drops what was wished for before and has not been sent yet. */
  fetch(moves: number, eye: Eye, isWish = true): Promise<Moment> {
    const key = `${eye} ${moves}`;
    const known = this.found.get(key);
    if (known) return Promise.resolve(known);
    const running = this.asked.get(key);
    if (running) return running;
    const made = this.turn(isWish)
      .then(() => this.ask(moves, eye).finally(() => this.done()))
      .then((moment) => {
        if (this.found.size > KEPT) this.found.delete(this.found.keys().next().value!);
        this.found.set(key, moment);
        return moment;
      })
      .finally(() => this.asked.delete(key));
    this.asked.set(key, made);
    return made;
  }

  private async ask(moves: number, eye: Eye): Promise<Moment> {
    if (eye === "all") return merged(await get<Moment>(`/tables/${this.table}/moment`, { moves, all: true }));
    return get<Moment>(`/tables/${this.table}/moment`, { moves, seat: eye === "watcher" ? undefined : eye });
  }

  private turn(isWish: boolean): Promise<void> {
    if (isWish) {
      for (const old of this.line) old.drop();
      this.line = [];
    }
    if (this.running < AT_ONCE) {
      this.running++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => this.line.push({ start: resolve, drop: () => reject(new Dropped()) }));
  }

  private done(): void {
    const next = this.line.shift();
    if (next) next.start();
    else this.running--;
  }
}

/** Nobody wants this moment any more. */
export class Dropped extends Error {}

/** A table like another one, connected to nothing, that shows a moment. */
export function stillTable(live: TableState): TableState {
  const made = new TableState(live.id, null);
  dress(made, live);
  return made;
}

/** What is not part of a moment: words, names of things, who is here. */
export function dress(shown: TableState, live: TableState): void {
  shown.say = live.say;
  shown.box = live.box;
  shown.here = live.here;
}

/** Show a moment there. What moved travels where the moment before is known. */
export function showMoment(
  shown: TableState,
  live: TableState,
  moment: { moves: number; view: View; you: SeatWord | null; before: View | null; things: ThingId[]; mover: SeatWord | null; isLast: boolean },
): void {
  const base = live.message!;
  const message: TableMessage = {
    ...base, stage: moment.isLast && base.stage === "finished" ? "finished" : "playing", you: moment.you, number: moment.moves,
    view: moment.view, question: null, pending: [], waiting: moment.mover ? [moment.mover] : [], asked_at: undefined, proposal: null,
  };
  if (!moment.isLast) {
    message.ending = undefined;
    message.standings = undefined;
  }
  shown.before = moment.before;
  shown.moment = moment.moves;
  shown.log = live.log.filter((line) => line.number <= moment.moves);
  shown.moves = live.moves.slice(0, moment.moves);
  shown.spoken = new Set(moment.things);
  shown.message = message;
}

/** Rounds, and where somebody else comes to lead. */
export function marksOf(story: Chapter[], rounds: readonly string[], seats: SeatWord[], lead: (seat: SeatWord) => string): Mark[] {
  const out: Mark[] = [];
  let leader = -1;
  story.forEach((chapter, i) => {
    const at = chapter.kinds.findIndex((kind) => rounds.includes(kind));
    if (at >= 0) out.push({ moves: i + 1, kind: "round", isMain: chapter.kinds.includes(rounds[0]!), text: chapter.log[at]! });
    const best = Math.max(...chapter.scores);
    const first = chapter.scores.indexOf(best);
    const isAlone = chapter.scores.lastIndexOf(best) === first;
    if (isAlone && first !== leader) {
      leader = first;
      out.push({ moves: i + 1, kind: "lead", seat: seats[first]!, text: lead(seats[first]!) });
    }
  });
  return out;
}

const STEP = 1500;
const SHORT_STEP = 650;
const REST = 140;
const AHEAD = 3;
export const SPEEDS = [0.5, 1, 2, 4];
/** At this speed nothing travels. */
const FASTEST = 4;

/** A finished game that is shown again. */
export class Replay {
  story = $state.raw<Chapter[]>([]);
  /** After how many moves. */
  at = $state(0);
  eye = $state<Eye>("watcher");
  isPlaying = $state(false);
  speed = $state(1);
  isLoading = $state(false);
  /** What the screen shows, a little behind `at` while it is fetched. */
  readonly shown: TableState;
  /** With all cards open: a table for every hand. */
  hands = $state.raw<TableState[]>([]);

  private readonly moments: Moments;
  private timer = 0;
  private wish = 0;
  private last: { moves: number; eye: Eye; view: View } | null = null;

  constructor(readonly live: TableState, at: number, eye: Eye) {
    this.shown = stillTable(live);
    this.moments = new Moments(live.id);
    this.at = at;
    this.eye = eye;
  }

  get of(): number {
    return this.live.message?.number ?? 0;
  }

  /** The move that led here. */
  get chapter(): Chapter | undefined {
    return this.story[this.at - 1];
  }

  /** What came of it, as the eye noticed it. */
  get notes(): string[] {
    return this.chapter ? noticed(this.chapter, this.eye) : [];
  }

  isSecret(chapter: Chapter): boolean {
    return chapter.secret.includes(this.eye);
  }

  open(story: Chapter[]): void {
    this.story = story;
    this.go(this.at);
  }

  dress(): void {
    for (const shown of [this.shown, ...this.hands]) dress(shown, this.live);
  }

  close(): void {
    this.pause();
    pace.factor = 1;
  }

  /** To a moment; while somebody drags, only where they rest is fetched. */
  go(moves: number, isDragged = false): void {
    this.at = Math.max(0, Math.min(this.of, moves));
    window.clearTimeout(this.wish);
    if (!isDragged) {
      void this.load(true);
      return;
    }
    const known = this.moments.here(this.at, this.eye);
    if (known) this.show(known);
    else this.wish = window.setTimeout(() => void this.load(true, 0), REST);
  }

  look(eye: Eye): void {
    this.eye = eye;
    void this.load(true);
  }

  /** Fetch and show the moment, and fetch what comes next. */
  private async load(isWish: boolean, ahead = AHEAD): Promise<void> {
    const { at, eye } = this;
    try {
      this.isLoading = !this.moments.here(at, eye);
      const found = this.moments.here(at, eye) ?? (await this.moments.fetch(at, eye, isWish));
      if (at !== this.at || eye !== this.eye) return;
      this.show(found);
      this.isLoading = false;
      for (let next = at + 1; next <= Math.min(this.of, at + ahead); next++)
        void this.moments.fetch(next, eye, false).catch(() => undefined);
    } catch (error) {
      if (!(error instanceof Dropped)) {
        this.live.fail(error);
        this.pause();
        this.isLoading = false;
      }
    }
  }

  private show(found: Moment): void {
    const { at, eye, last } = this;
    const isStep = last !== null && last.eye === eye && Math.abs(last.moves - at) === 1 && this.speed < FASTEST;
    const isSame = last !== null && last.eye === eye && last.moves === at;
    const mover = this.chapter?.seat;
    const common = {
      moves: at, things: this.chapter && !this.isSecret(this.chapter) ? this.chapter.things : [], mover: mover && mover !== "chance" ? mover : null, isLast: at === this.of,
    };
    const before = isSame ? this.shown.before : isStep ? last.view : null;
    const you = eye === "all" || eye === "watcher" ? null : eye;
    showMoment(this.shown, this.live, { ...common, view: found.view, you, before });
    this.hands = Object.entries(found.views ?? {}).map(([seat, view], i) => {
      const hand = this.hands[i] ?? stillTable(this.live);
      showMoment(hand, this.live, { ...common, view, you: seat as SeatWord, before: null });
      return hand;
    });
    this.last = { moves: at, eye, view: found.view };
  }

  play(): void {
    if (this.at >= this.of) this.go(0);
    this.isPlaying = true;
    pace.factor = this.speed;
    this.next();
  }

  pause(): void {
    this.isPlaying = false;
    window.clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    pace.factor = speed;
  }

  private next(): void {
    window.clearTimeout(this.timer);
    const long = !this.chapter || this.chapter.log.length > 0 ? STEP : SHORT_STEP;
    this.timer = window.setTimeout(async () => {
      if (!this.isPlaying) return;
      if (this.at >= this.of) {
        this.pause();
        return;
      }
      this.at++;
      await this.load(false);
      if (this.isPlaying) this.next();
    }, long / this.speed);
  }
}

const stories = new Map<string, Promise<Chapter[]>>();

/** The story of a finished game in the reader's language, asked for once. */
export function storyOf(table: TableState): Promise<Chapter[]> {
  const key = `${table.id} ${settings.lang}`;
  let found = stories.get(key);
  if (!found) {
    found = get<Chapter[]>(`/tables/${table.id}/story`, { lang: settings.lang });
    found.catch(() => stories.delete(key));
    stories.set(key, found);
  }
  return found;
}
