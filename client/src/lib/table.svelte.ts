import { get, post, Refused } from "./api";
import { tableBox } from "./boxes";
import { Line, type LineState } from "./line";
import { Gathering, fits, narrow, type Narrowed } from "./question";
import { settings } from "./settings.svelte";
import { gameWords, say as plainSay, type Say } from "./words.svelte";
import type { Box, ChatLine, LogLine, Option, Player, Question, Refusal, SeatWord, TableMessage, ThingId, View } from "./wire";

const NOTHING: Narrowed = { left: [], chosen: null, lit: new Set(), menu: [] };

/** Something said in passing: a refusal, a reason, good news. */
export interface Toast {
  kind: "error" | "reason" | "news";
  text: string;
  rule?: string;
}

/** One table as this browser knows it: what the server said, and what somebody is about to answer. */
export class TableState {
  message = $state.raw<TableMessage | null>(null);
  /** What the table looked like before the last message: for what moves on the screen. */
  before = $state.raw<View | null>(null);
  /** After how many moves a table stands that shows a past moment; null for the table as it is. */
  moment = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  moves = $state.raw<[string, string | null][]>([]);
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<SeatWord[]>([]);
  watching = $state(0);
  line = $state<LineState>("opening");
  refusal = $state.raw<Refusal | null>(null);
  box = $state.raw<Box | null>(null);
  say = $state.raw<Say>(plainSay);
  toast = $state.raw<Toast | null>(null);
  isSending = $state(false);
  /** What was pointed at so far, where one pointing is not enough. */
  pointed = $state.raw<ThingId[]>([]);
  gathering = $state.raw<Gathering | null>(null);
  /** A move that waits to be confirmed. */
  asked = $state.raw<Option | null>(null);
  /** Where somebody pointed last: a menu opens there. */
  spot = $state.raw<{ x: number; y: number } | null>(null);
  /** Things that a line of the log speaks of while somebody looks at it. */
  spoken = $state.raw<Set<ThingId>>(new Set());

  private wire: Line | null = null;

  constructor(readonly id: string, readonly seat: SeatWord | null) {}

  /** Connect; call again for another language. */
  async open(): Promise<void> {
    const lang = settings.lang;
    this.wire?.close();
    this.wire = new Line(this.id, this.seat, lang, {
      heard: (message) => this.hear(message),
      presence: (here, watching) => {
        this.here = here;
        this.watching = watching;
      },
      state: (state, refusal) => {
        this.line = state;
        this.refusal = refusal ?? null;
      },
    });
    try {
      const box = await tableBox(this.id, lang);
      this.say = await gameWords(lang, box.words);
      this.box = box;
    } catch (error) {
      this.fail(error);
    }
  }

  close(): void {
    this.wire?.close();
  }

  private hear(message: TableMessage): void {
    const since = message.since ?? 0;
    const isUndone = this.message !== null && message.undone !== this.message.undone;
    this.before = isUndone ? null : (this.message?.view ?? null);
    this.log = [...this.log.filter((line) => line.number <= since), ...(message.log ?? [])];
    this.moves = [...this.moves.slice(0, since), ...(message.moves ?? [])];
    this.chat = [...this.chat.filter((line) => line.number <= message.chat_since), ...message.chat];
    const old = this.message?.question;
    this.message = message;
    const question = message.question ?? null;
    const isSame = old && question && old.number === question.number && !isUndone && old.options.length === question.options.length;
    if (!isSame) {
      this.forget();
      this.gathering = question && Gathering.suits(question) ? new Gathering(question.picks!, question.count ?? 1) : null;
    }
  }

  // Who

  get you(): SeatWord | null {
    return this.message?.you ?? null;
  }

  get question(): Question | null {
    return this.message?.question ?? null;
  }

  get seats(): Player[] {
    return this.message?.seats ?? [];
  }

  get view(): View {
    return this.message?.view ?? {};
  }

  /** The name of who sits there; an empty seat goes by its colour. */
  nameOf(seat: SeatWord): string {
    return this.seats.find((player) => player.seat === seat)?.name || this.thing(`seat:${seat}`).name;
  }

  isAsked(seat: SeatWord): boolean {
    return this.message?.waiting?.includes(seat) ?? false;
  }

  /** The number of my last own move: what is newer I may have missed. */
  get lastOwn(): number {
    const you = this.you;
    return you ? this.moves.findLastIndex(([who]) => who === you) + 1 : 0;
  }

  // Things

  thing(id: ThingId): { name: string; text: string; origin?: string; rule?: string; note?: string } {
    return this.box?.things[id] ?? { name: id.slice(id.indexOf(":") + 1), text: "" };
  }

  // Choosing

  private last: { question: Question; pointed: ThingId[]; narrowed: Narrowed } | null = null;

  /** Kept until the question or what was pointed at changes. No `$derived`: a table outlives whoever made it. */
  get narrowed(): Narrowed {
    const question = this.question;
    const pointed = this.pointed;
    if (!question || this.gathering || this.isSending) return NOTHING;
    if (this.last?.question !== question || this.last.pointed !== pointed)
      this.last = { question, pointed, narrowed: narrow(question.options, pointed) };
    return this.last.narrowed;
  }

  /** Whether something can be pointed at now: one thing, or a piece together with where it stands. */
  isLit(...things: ThingId[]): boolean {
    const question = this.question;
    if (!question || this.isSending) return false;
    if (this.gathering) return things.length === 1 && this.gathering.pointingAt(things[0]!) !== undefined;
    if (things.length === 1) return this.narrowed.lit.has(things[0]!);
    return fits(question.options, this.pointed, things);
  }

  isPointed(thing: ThingId): boolean {
    if (this.gathering) return this.gathering.has(this.gathering.pointingAt(thing)?.move ?? "");
    return this.pointed.includes(thing);
  }

  isSpoken(thing: ThingId): boolean {
    return this.spoken.has(thing);
  }

  /** Somebody points at a thing, or at several that belong together. */
  point(things: ThingId[], spot: { x: number; y: number } | null = null): void {
    const question = this.question;
    if (!question || this.isSending) return;
    this.spot = spot;
    this.toast = null;
    if (this.gathering) {
      const pick = this.gathering.pointingAt(things[0]!);
      if (pick) this.gathering = this.gathering.toggled(pick.move);
      else void this.explain(things[0]!);
      return;
    }
    const wanted = things.length > 1 && !fits(question.options, this.pointed, things) ? [things[0]!] : things;
    if (!fits(question.options, this.pointed, wanted) || (wanted.length === 1 && !this.isLit(wanted[0]!))) {
      if (this.pointed.includes(things[0]!)) this.forget();
      else void this.explain(things[0]!);
      return;
    }
    const pointed = [...this.pointed, ...wanted];
    const after = narrow(question.options, pointed);
    if (after.chosen) this.choose(after.chosen);
    else this.pointed = pointed;
  }

  /** Take back what was pointed at and not sent yet. */
  forget(): void {
    this.pointed = [];
    this.asked = null;
    this.spot = null;
    if (this.gathering) this.gathering = new Gathering(this.gathering.picks, this.gathering.count);
  }

  /** An option is meant; it is sent, after one more question where somebody wants that. */
  choose(option: Option): void {
    if (settings.confirm && this.asked?.move !== option.move) {
      this.asked = option;
      return;
    }
    const question = this.question;
    if (question) void this.send({ do: "move", number: question.number, move: option.move });
  }

  toggle(move: string): void {
    if (this.gathering) this.gathering = this.gathering.toggled(move);
  }

  sendGathered(): void {
    const question = this.question;
    if (question && this.gathering?.isComplete)
      void this.send({ do: "move", number: question.number, moves: [...this.gathering.moves] });
  }

  /** Why not? The paragraph of the rules. */
  async explain(thing: ThingId): Promise<void> {
    if (!this.question) return;
    try {
      const found = await get<{ move: string | null; rule: string }>(`/tables/${this.id}/why-not`, {
        thing,
        seat: this.you ?? undefined,
      });
      this.toast = { kind: "reason", text: this.say("why-not", { thing: this.thing(thing).name }), rule: found.rule };
    } catch (error) {
      this.fail(error);
    }
  }

  // Doing

  async send(command: Record<string, unknown>): Promise<boolean> {
    const isMove = command.do === "move";
    if (isMove) this.isSending = true;
    try {
      await this.wire?.send(command);
      if (isMove) this.forget();
      this.toast = null;
      return true;
    } catch (error) {
      this.toast = { kind: "error", text: (error as Refusal).text ?? String(error) };
      return false;
    } finally {
      if (isMove) this.isSending = false;
    }
  }

  async post<T>(path: string, body: unknown = {}): Promise<T | null> {
    try {
      return await post<T>(`/tables/${this.id}${path}`, body);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  fail(error: unknown): void {
    this.toast = { kind: "error", text: error instanceof Refused ? error.message : String(error) };
  }
}
