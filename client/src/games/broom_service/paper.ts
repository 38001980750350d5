/** The grain of old paper: blotches and fibres, reckoned once and laid over the map as a small picture. */
import { cloud, dice, WIDE as W } from "../../lib/noise";

const H = 400;

export function drawGrain(canvas: HTMLCanvasElement): void {
  canvas.width = W;
  canvas.height = H;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const picture = pen.createImageData(W, H);
  const layers = [cloud(7, 21), cloud(15, 22), cloud(31, 23)];
  const roll = dice(5);
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i += 4) {
      const blotch = layers[0]!(x, y) * 0.55 + layers[1]!(x, y) * 0.3 + layers[2]!(x, y) * 0.15;
      picture.data[i] = 100;
      picture.data[i + 1] = 66;
      picture.data[i + 2] = 26;
      picture.data[i + 3] = Math.min(70, (Math.max(0, blotch * 1.5 - 0.66) * 0.55 + roll() * 0.07) * 255);
    }
  pen.putImageData(picture, 0, 0);
}
