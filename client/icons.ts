/** Icons with whole numbers: half the size, and nobody sees a fifth of a pixel. Every point is rounded where it lies, so that errors do not add up. */
const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

class Reader {
  at = 0;
  constructor(private readonly text: string) {}

  private skip(): void {
    while (/[\s,]/.test(this.text[this.at] ?? "x")) this.at++;
  }

  letter(): string | null {
    this.skip();
    const found = this.text[this.at];
    if (found && /[a-z]/i.test(found)) {
      this.at++;
      return found;
    }
    return null;
  }

  number(isFlag: boolean): number {
    this.skip();
    const found = (isFlag ? /[01]/y : /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy);
    found.lastIndex = this.at;
    const match = found.exec(this.text);
    if (!match) throw new Error(`not a number at ${this.at}: ${this.text.slice(this.at, this.at + 20)}`);
    this.at = found.lastIndex;
    return Number(match[0]);
  }

  get isOver(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }
}

/** A path with whole numbers. */
export function rounded(path: string): string {
  const reader = new Reader(path);
  // Where the pen is, truly and as written; where the part began.
  let [x, y, rx, ry, sx, sy, srx, sry] = [0, 0, 0, 0, 0, 0, 0, 0];
  let out = "";
  let command = "";
  const write = (letter: string, numbers: number[]): void => {
    out += letter + numbers.map((n, i) => (i && n >= 0 ? " " : "") + n).join("");
  };
  while (!reader.isOver) {
    command = reader.letter() ?? (command === "m" ? "l" : command === "M" ? "L" : command);
    const kind = command.toLowerCase();
    const given = Array.from({ length: COUNTS[kind]! }, (_, i) => reader.number(kind === "a" && (i === 3 || i === 4)));
    if (kind === "z") {
      [x, y, rx, ry] = [sx, sy, srx, sry];
      out += "z";
      continue;
    }
    const isRelative = command === kind;
    const [ox, oy] = isRelative ? [x, y] : [0, 0];
    const relative = (n: number, isY: boolean): number => Math.round(n + (isY ? oy : ox)) - (isY ? ry : rx);
    if (kind === "h" || kind === "v") {
      const isY = kind === "v";
      write(kind, [relative(given[0]!, isY)]);
      if (isY) y = given[0]! + oy;
      else x = given[0]! + ox;
    } else if (kind === "a") {
      write("a", [Math.round(given[0]!) || 1, Math.round(given[1]!) || 1, Math.round(given[2]!), given[3]!, given[4]!, relative(given[5]!, false), relative(given[6]!, true)]);
      [x, y] = [given[5]! + ox, given[6]! + oy];
    } else {
      write(kind, given.map((n, i) => relative(n, i % 2 === 1)));
      [x, y] = [given.at(-2)! + ox, given.at(-1)! + oy];
    }
    [rx, ry] = [Math.round(x), Math.round(y)];
    if (kind === "m") [sx, sy, srx, sry] = [x, y, rx, ry];
  }
  return out;
}

/** The same for all paths of an icon. */
export function whole(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
}
