import { expect, test } from "vitest";
import css from "../app.css?raw";
import { districts, ON_SHIELD } from "../games/ankh_morpork/atlas";
import palette from "./palette.json";

/** What small text needs, by WCAG 2 AA. */
const READABLE = 4.5;

/** How bright a colour is, by WCAG 2. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** Every colour of the palette that text is written on, with the text's, and where it stands. */
function* written(part: unknown, where: string): Generator<[string, string, string]> {
  if (typeof part !== "object" || part === null) return;
  const { fill, border, text } = part as Record<string, unknown>;
  const ground = fill ?? border;
  if (typeof ground === "string" && typeof text === "string") yield [where, ground, text];
  for (const [name, inner] of Object.entries(part)) yield* written(inner, `${where} ${name}`);
}

test("contrast is that of the standard", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
});

test("the number of every area can be read on its shield", () => {
  expect(districts).toHaveLength(12);
  expect(districts.filter((one) => contrast(one.accent, ON_SHIELD) < READABLE).map((one) => one.word)).toEqual([]);
});

test("text can be read on every colour of the palette that has text", () => {
  const all = [...written(palette, "")];
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(([, ground, text]) => contrast(ground, text) < READABLE)).toEqual([]);
});

/** The colours of the two themes, as the pages have them; dark ones replace light ones. */
const themes = [...css.matchAll(/^:root.*?\{(.*?)^\}/gms)].map((block) => Object.fromEntries([...block[1]!.matchAll(/--([\w-]+): (#\w{6})/g)].map((one) => [one[1]!, one[2]!])));

test.each([["light", themes[0]!], ["dark", { ...themes[0], ...themes[1] }]])("every ink can be read on every ground of the %s theme", (_, theme: Record<string, string>) => {
  const inks = ["ink", "ink-2", "ink-3", "link", "danger", "warn", "ok", "gold", "accent", "accent-2"];
  const grounds = ["bg", "table", "surface", "surface-2"];
  const faint = grounds.flatMap((ground) => inks.filter((ink) => !(contrast(theme[ink]!, theme[ground]!) >= READABLE)).map((ink) => `${ink} on ${ground}`));
  expect(faint).toEqual([]);
  expect(contrast(theme["accent-text"]!, theme.accent!)).toBeGreaterThan(READABLE);
  expect(contrast(theme["accent-2-text"]!, theme["accent-2"]!)).toBeGreaterThan(READABLE);
});
