/** Lengths of time in words of the reader's language; browsers know how. */
import { settings } from "./settings.svelte";
import type { Say } from "./words.svelte";

export type PaceKind = "none" | "live" | "slow";
export interface Pace {
  kind: PaceKind;
  seconds: number;
}

/** What can be chosen as a pace, the same as on the plain page. */
export const PACES: readonly Pace[] = [
  { kind: "none", seconds: 0 },
  { kind: "live", seconds: 60 },
  { kind: "live", seconds: 120 },
  { kind: "live", seconds: 300 },
  { kind: "slow", seconds: 86400 },
  { kind: "slow", seconds: 3 * 86400 },
  { kind: "slow", seconds: 7 * 86400 },
];

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]] as const;

/** The largest unit that still says it. */
function inUnit(seconds: number): [number, (typeof UNITS)[number][0]] {
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? UNITS[3];
  return [Math.round(seconds / size), unit];
}

export function lengthOf(seconds: number): string {
  const [count, unit] = inUnit(seconds);
  return new Intl.NumberFormat(settings.lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** `5 minutes ago`; the moment is in seconds since 1970. */
export function ago(moment: number): string {
  const [count, unit] = inUnit(Math.min(-1, moment - Date.now() / 1000));
  return new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" }).format(count, unit);
}

export function paceText(say: Say, pace: Pace): string {
  return say(`pace-${pace.kind}`, { time: lengthOf(pace.seconds) });
}
