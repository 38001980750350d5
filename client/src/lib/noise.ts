/** Noise for paper: what the grain of every map is made of. */

/** How wide a picture of grain is. */
const WIDE = 600;

/** Always the same noise. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Smooth noise between 0 and 1 with so many cells across. */
function cloud(cells: number, seed: number): (x: number, y: number) => number {
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

export interface Paper {
  /** Of the map: so much higher than wide. */ ratio: number; seed: number;
  /** How dark blotches, fibres and the darkest spot are. */ blotches: number; fibres: number; darkest: number;
  /** What is done to the grain at last. */ finish?: (pen: CanvasRenderingContext2D, width: number, height: number) => void;
}

/** The grain of old paper, blotches and fibres: reckoned when it is first asked for, and kept. */
export function grainOf(paper: Paper): () => HTMLCanvasElement {
  let kept: HTMLCanvasElement | null = null;
  return () => (kept ??= reckon(paper));
}

function reckon({ ratio, seed, blotches, fibres, darkest, finish }: Paper): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = Math.round(WIDE * ratio);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const picture = pen.createImageData(canvas.width, canvas.height);
  const [large, middle, small] = [cloud(7, seed), cloud(15, seed + 1), cloud(31, seed + 2)];
  const roll = dice(seed + 3);
  for (let y = 0, i = 0; y < canvas.height; y++)
    for (let x = 0; x < WIDE; x++, i += 4) {
      const blotch = large(x, y) * 0.55 + middle(x, y) * 0.3 + small(x, y) * 0.15;
      picture.data[i] = 100;
      picture.data[i + 1] = 66;
      picture.data[i + 2] = 26;
      picture.data[i + 3] = Math.min(darkest, (Math.max(0, blotch * 1.5 - 0.66) * blotches + roll() * fibres) * 255);
    }
  pen.putImageData(picture, 0, 0);
  finish?.(pen, canvas.width, canvas.height);
  return canvas;
}
