/** The course of a round, read from the log: who claimed, who said "So be it!", what everybody got. */
import type { LogLine, SeatWord } from "../../lib/wire";
import type { Goods } from "./kitchen";

export interface Change {
  goods: Goods;
  amount: number;
}

export interface Answer {
  seat: SeatWord;
  said: "lead" | "claim" | "favour" | "pass";
  /** Somebody claimed the role after this claim. */
  isLost: boolean;
  isWinner: boolean;
  hasDeclined: boolean;
  changes: Change[];
  /** The potion card that was taken. */
  took: string | null;
}

export interface Course {
  /** The move with which it began: tells rounds apart. */
  number: number;
  role: string;
  answers: Answer[];
  isSettled: boolean;
}

/** A role that was settled in this set, and who had it. */
export interface Settled {
  role: string;
  seat: SeatWord;
}

const str = (line: LogLine, key: string): string => String(line.facts[key] ?? "");
const seatOf = (line: LogLine): SeatWord => str(line, "seat") as SeatWord;

/** The lines of the set that is being played. */
function ofThisSet(log: LogLine[]): LogLine[] {
  return log.slice(log.findLastIndex((line) => line.kind === "set") + 1);
}

function answer(line: LogLine, said: Answer["said"]): Answer {
  return { seat: seatOf(line), said, isLost: false, isWinner: false, hasDeclined: false, changes: [], took: null };
}

/** The round on the table: the one that was led last, in this set. */
export function courseOf(log: LogLine[]): Course | null {
  const lines = ofThisSet(log);
  const start = lines.findLastIndex((line) => line.kind === "leads");
  if (start < 0) return null;
  const first = lines[start]!;
  const course: Course = { number: first.number, role: str(first, "role"), answers: [answer(first, "lead")], isSettled: false };
  const of = (seat: string): Answer | undefined => course.answers.find((one) => one.seat === seat);
  for (const line of lines.slice(start + 1)) {
    const one = of(str(line, "seat"));
    switch (line.kind) {
      case "claims": {
        const beaten = of(str(line, "beaten"));
        if (beaten) beaten.isLost = true;
        course.answers.push(answer(line, "claim"));
        break;
      }
      case "favour":
        course.answers.push(answer(line, "favour"));
        break;
      case "passes":
        course.answers.push(answer(line, "pass"));
        break;
      case "full":
        course.isSettled = true;
        if (one) one.isWinner = true;
        break;
      case "declines":
        if (one) one.hasDeclined = true;
        break;
      case "gains":
      case "pays":
      case "puts":
        if (one) add(one.changes, str(line, "goods") as Goods, Number(line.facts.amount) * (line.kind === "gains" ? 1 : -1));
        break;
      case "brews":
        if (one) one.took = str(line, "potion");
        break;
    }
  }
  return course;
}

function add(changes: Change[], goods: Goods, amount: number): void {
  const same = changes.find((change) => change.goods === goods && Math.sign(change.amount) === Math.sign(amount));
  if (same) same.amount += amount;
  else changes.push({ goods, amount });
}

/** The roles settled in this set, in their order. */
export function settledOf(log: LogLine[]): Settled[] {
  return ofThisSet(log)
    .filter((line) => line.kind === "full")
    .map((line) => ({ role: str(line, "role"), seat: seatOf(line) }));
}
