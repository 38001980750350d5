/**
 * What can be clicked while a question is open. A question is a list of moves, and a move points at things on the
 * table, in the order in which people would name them: `remove the-shades blue`. Pointing at things narrows the moves
 * down; when one is left, it is chosen. No game and no card is known here.
 */
import type { Option, Question, ThingId } from "./wire";

export interface Narrowed {
  /** The moves that fit what was pointed at so far. */
  left: Option[];
  /** The move that was meant, if there is no doubt any more. */
  chosen: Option | null;
  /** The things that can be pointed at next. */
  lit: Set<ThingId>;
  /** Moves that no further pointing tells apart: they need a menu. */
  menu: Option[];
}

function without(things: ThingId[], pointed: ThingId[]): ThingId[] | null {
  const rest = [...things];
  for (const thing of pointed) {
    const at = rest.indexOf(thing);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The moves after some things were pointed at. */
export function narrow(options: Option[], pointed: ThingId[]): Narrowed {
  const left: Option[] = [];
  const rests: ThingId[][] = [];
  for (const option of options) {
    const rest = without(option.things, pointed);
    if (rest) {
      left.push(option);
      rests.push(rest);
    }
  }
  if (left.length === 1 && pointed.length > 0) return { left, chosen: left[0]!, lit: new Set(), menu: [] };
  // The first place at which the moves differ is what people point at next.
  const lit = new Set<ThingId>();
  const longest = Math.max(0, ...rests.map((rest) => rest.length));
  for (let place = 0; place < longest && lit.size === 0; place++) {
    const here = new Set(rests.map((rest) => rest[place]).filter((thing) => thing !== undefined));
    const differs = here.size > 1 || rests.some((rest) => rest.length <= place && here.size > 0);
    if (differs || (pointed.length === 0 && here.size === 1)) for (const thing of here) lit.add(thing);
  }
  const menu = pointed.length > 0 ? left.filter((_, i) => !rests[i]!.some((thing) => lit.has(thing))) : [];
  return { left, chosen: null, lit, menu };
}

/** Whether pointing at these things together (a piece and where it stands) leads to a move. */
export function fits(options: Option[], pointed: ThingId[], things: ThingId[]): boolean {
  return options.some((option) => without(option.things, [...pointed, ...things]) !== null);
}

/** The moves of a question that point at nothing: buttons. */
export function bare(question: Question): Option[] {
  return question.options.filter((option) => option.things.length === 0);
}

/** Secret choices are gathered and sent together. */
export class Gathering {
  constructor(readonly picks: Option[], readonly count: number, readonly moves: readonly string[] = []) {}

  has(move: string): boolean {
    return this.moves.includes(move);
  }

  /** All picks are made; or the one that points at nothing, `enough`, ends the choice earlier. */
  get isComplete(): boolean {
    return this.moves.length === this.count || this.picks.some((pick) => pick.things.length === 0 && this.has(pick.move));
  }

  /** Whether the picks of a question can be gathered; where one may be made twice, they are asked one by one. */
  static suits(question: Question): boolean {
    const different = question.picks?.filter((pick) => pick.things.length > 0).length ?? 0;
    return question.picks !== undefined && different >= (question.count ?? 1);
  }

  /** With one pick more, or without it; where one is to be picked, the other gives way. */
  toggled(move: string): Gathering {
    if (this.has(move)) return new Gathering(this.picks, this.count, this.moves.filter((other) => other !== move));
    if (!this.picks.some((pick) => pick.move === move)) return this;
    if (this.count === 1) return new Gathering(this.picks, 1, [move]);
    if (this.moves.length >= this.count) return this;
    return new Gathering(this.picks, this.count, [...this.moves, move]);
  }

  pointingAt(thing: ThingId): Option | undefined {
    return this.picks.find((pick) => pick.things.includes(thing));
  }
}
