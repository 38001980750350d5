/** The small drawings of which maps are made: trees, houses, hills. */
import decor from "../art/maps/decor_symbols.json";

/** [symbol, x of bottom centre, y of bottom, scale] */
export type Row = [string, number, number, number];
export interface Box { x: number; y: number; width: number; height: number }

export const symbols = decor.symbols as Record<string, { viewBox: string; body: string }>;

function sizeOf(name: string): [number, number] {
  const [, , width = 0, height = 0] = symbols[name]!.viewBox.split(" ").map(Number);
  return [width, height];
}

/** The symbols that a map uses, for its `defs`. Maps have thousands of small things: written as text they are there at once. */
export function defined(names: readonly string[], prefix: string): string {
  return names.map((name) => `<symbol id="${prefix}-${name}" viewBox="${symbols[name]!.viewBox}" overflow="visible">${symbols[name]!.body}</symbol>`).join("");
}

/** Symbols where they stand, each on its bottom middle, from back to front. */
export function standing(rows: readonly Row[], prefix: string): string {
  return rows.map(([name, x, y, scale]) => {
    const [width, height] = sizeOf(name).map((side) => side * scale) as [number, number];
    return `<use href="#${prefix}-${name}" x="${(x - width / 2).toFixed(1)}" y="${(y - height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"/>`;
  }).join("");
}

/** A symbol around a point, as large as there is room. */
export function around(name: string, x: number, y: number, wide: number, high: number): Box {
  const [width, height] = sizeOf(name);
  const scale = Math.min(wide / width, high / height);
  return { x: x - (width * scale) / 2, y: y - (height * scale) / 2, width: width * scale, height: height * scale };
}
