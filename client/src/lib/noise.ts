/** Noise for paper: what the grain of every map is made of. */

/** How wide a picture of grain is. */
export const WIDE = 600;

/** Always the same noise. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Smooth noise between 0 and 1 with so many cells across. */
export function cloud(cells: number, seed: number): (x: number, y: number) => number {
  const roll = dice(seed);
  const side = cells + 2;
  const grid = Float32Array.from({ length: side * side }, roll);
  return (x, y) => {
    const gx = (x / WIDE) * cells;
    const gy = (y / WIDE) * cells;
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [(gx - ix) ** 2 * (3 - 2 * (gx - ix)), (gy - iy) ** 2 * (3 - 2 * (gy - iy))];
    const a = grid[iy * side + ix]!, b = grid[iy * side + ix + 1]!, c = grid[(iy + 1) * side + ix]!, d = grid[(iy + 1) * side + ix + 1]!;
    return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
  };
}
