/** The line to a table: opens a socket, opens it again when it breaks, and sends again what was not acknowledged. */
import type { Message, Refusal, SeatWord, TableMessage } from "./wire";

export type LineState = "opening" | "open" | "lost" | "refused";

interface Waiting {
  command: Record<string, unknown>;
  done: () => void;
  fail: (refusal: Refusal) => void;
}

interface Ears {
  heard(message: TableMessage): void;
  presence(here: SeatWord[], watching: number): void;
  state(state: LineState, refusal?: Refusal): void;
}

const REFUSED = 4403;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private nextId = 1;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private isClosed = false;
  private hasBroken = false;
  private refusal: Refusal | undefined;
  private has = { since: 0, undone: 0, chat_since: 0 };

  constructor(
    private readonly table: string,
    private readonly seat: SeatWord | null,
    private readonly lang: string,
    private readonly ears: Ears,
  ) {
    this.open();
  }

  private open(): void {
    const query = new URLSearchParams({ lang: this.lang });
    if (this.seat) query.set("seat", this.seat);
    for (const [name, value] of Object.entries(this.has)) query.set(name, String(value));
    const base = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${base}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    this.ears.state("opening");
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.isClosed) return;
      this.socket = null;
      if (event.code === REFUSED) {
        this.ears.state("refused", this.refusal);
        return;
      }
      this.hasBroken = true;
      this.ears.state("lost");
      this.timer = window.setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private hear(message: Message): void {
    if (message.type === "table") {
      this.has = {
        since: message.number ?? 0,
        undone: message.undone ?? 0,
        chat_since: message.chat.at(-1)?.number ?? Math.max(this.has.chat_since, message.chat_since),
      };
      this.ears.state("open");
      this.pause = FIRST_PAUSE;
      this.ears.heard(message);
      this.sendAgain();
    } else if (message.type === "presence") {
      this.ears.presence(message.here, message.watching);
    } else if (message.type === "done") {
      this.settle(message.id)?.done();
    } else if (message.type === "error") {
      if (message.id === undefined) this.refusal = message;
      else this.settle(message.id)?.fail(message);
    }
  }

  private settle(id: number | string | null): Waiting | undefined {
    const found = this.waiting.get(Number(id));
    this.waiting.delete(Number(id));
    return found;
  }

  /** After a break: moves carry the number of their question, so that they can be sent twice. */
  private sendAgain(): void {
    if (!this.hasBroken) return;
    this.hasBroken = false;
    for (const [id, one] of this.waiting) this.socket?.send(JSON.stringify({ ...one.command, id }));
  }

  /** Send a command; resolved when it is done and durable. */
  send(command: Record<string, unknown>): Promise<void> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const own = this.seat ? { seat: this.seat, ...command } : command;
      this.waiting.set(id, { command: own, done: resolve, fail: reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...own, id }));
      else this.hasBroken = true;
    });
  }

  close(): void {
    this.isClosed = true;
    window.clearTimeout(this.timer);
    this.socket?.close();
  }
}
