/** Where things stand in a chart over the moves of a game. */
import type { SeatWord } from "./wire";

/** Beside its colour every line has a pattern of its own. */
export const DASHES: Record<SeatWord, string> = { red: "", blue: "11 5", yellow: "2.5 4.5", green: "12 4 3 4", lilac: "6 4" };

/** Where a move and a value stand, and the edges of the field. */
export interface Scale {
  x: (move: number) => number;
  y: (value: number) => number;
  top: number;
  bottom: number;
}

/** Whole numbers for an axis, about so many of them, that hold all values. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough);
  const out: number[] = [];
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) out.push(at);
  return out;
}

/** Points change at a move and stay until the next one: a line of steps. */
export function steps(values: number[], x: (move: number) => number, y: (value: number) => number): string {
  let path = `M${x(0).toFixed(1)} ${y(values[0]!).toFixed(1)}`;
  for (let i = 1; i < values.length; i++) if (values[i] !== values[i - 1]) path += `H${x(i).toFixed(1)}V${y(values[i]!).toFixed(1)}`;
  return `${path}H${x(values.length - 1).toFixed(1)}`;
}

/** Heights for marks so that none covers another, each as near to where it belongs as can be. */
export function apart(heights: number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  let least = low;
  for (const i of order) {
    out[i] = Math.max(out[i]!, least);
    least = out[i]! + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i]!, most);
    most = out[i]! - gap;
  }
  return out;
}
