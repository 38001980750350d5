import { expect, test } from "vitest";
import { lookOf, outline } from "./seats";
import type { SeatWord } from "./wire";

const SEATS: SeatWord[] = ["red", "blue", "yellow", "green", "lilac"];

/** How light a colour is, as WCAG has it: what is left of it without colours. */
function light(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test("without colours seats still differ: each has a shape and a letter of its own", () => {
  expect(new Set(SEATS.map((seat) => lookOf(seat).shape)).size).toBe(SEATS.length);
  expect(new Set(SEATS.map((seat) => lookOf(seat).letter)).size).toBe(SEATS.length);
  expect(new Set(SEATS.map((seat) => outline(lookOf(seat).shape, 12))).size).toBe(SEATS.length);
});

test("letters can be read on their pieces in grey too, and pieces stand out from parchment", () => {
  for (const seat of SEATS) {
    const look = lookOf(seat);
    expect(contrast(look.text, look.fill), seat).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.outline, "#f0e0bb"), seat).toBeGreaterThanOrEqual(3);
  }
});
