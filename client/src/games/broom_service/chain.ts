/** The chain of a turn, read from the log: who leads which role, who was brave, who cowardly, who beaten. */
import type { LogLine, SeatWord } from "../../lib/wire";

export interface Link {
  seat: SeatWord;
  said: "brave" | "cowardly" | "pass";
  isBeaten: boolean;
  /** Brave, and nobody after was brave too. */
  isWinner: boolean;
  /** The role is bewitched, and that cost points. */
  hasPaid: boolean;
  points: number;
}

export interface Chain { number: number; role: string; links: Link[]; isSettled: boolean }

const str = (line: LogLine, key: string): string => String(line.facts[key] ?? "");
const SAYS: Record<string, Link["said"]> = { brave: "brave", beats: "brave", cowardly: "cowardly", passes: "pass" };

/** The chain on the table: of the role that was led last, in this round. It is over when all have spoken and the bravest has acted. */
export function chainOf(log: LogLine[], seats: number): Chain | null {
  const lines = log.slice(log.findLastIndex((line) => line.kind === "round") + 1);
  let chain: Chain | null = null;
  for (const line of lines) {
    const said = SAYS[line.kind];
    if (said && line.kind !== "beats") {
      const role = str(line, "role");
      // The first to speak after a chain of all seats leads the next one.
      if (!chain || chain.links.length >= seats || (role && role !== chain.role)) chain = { number: line.number, role, links: [], isSettled: false };
      chain.links.push({ seat: str(line, "seat") as SeatWord, said, isBeaten: false, isWinner: false, hasPaid: false, points: 0 });
    } else if (chain) mark(chain, line);
  }
  if (chain && chain.links.length >= seats) for (const link of chain.links) link.isWinner ||= link.said === "brave" && !link.isBeaten;
  return chain;
}

function mark(chain: Chain, line: LogLine): void {
  const of = (seat: string): Link | undefined => chain.links.find((link) => link.seat === seat);
  const one = of(str(line, "seat"));
  switch (line.kind) {
    case "beats": {
      const beaten = of(str(line, "beaten"));
      if (beaten) beaten.isBeaten = true;
      break;
    }
    case "acts":
      chain.isSettled = true;
      if (one) one.isWinner = true;
      break;
    case "penalty":
      if (one) one.hasPaid = true;
      break;
    case "points":
      if (one) one.points += Number(line.facts.amount);
      break;
    case "loses":
      if (one) one.points -= Number(line.facts.amount);
      break;
  }
}
