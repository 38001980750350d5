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

/** A symbol stands on its bottom middle. */
export function standing([name, x, y, scale]: Row): Box {
  const [width, height] = sizeOf(name);
  return { x: x - (width * scale) / 2, y: y - height * scale, width: width * scale, height: height * scale };
}

/** A symbol around a point, as large as there is room. */
export function around(name: string, x: number, y: number, wide: number, high: number): Box {
  const [width, height] = sizeOf(name);
  const scale = Math.min(wide / width, high / height);
  return { x: x - (width * scale) / 2, y: y - (height * scale) / 2, width: width * scale, height: height * scale };
}
