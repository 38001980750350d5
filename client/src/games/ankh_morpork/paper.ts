/** The paper of the map: its grain, and the map printed on it. */
import map from "../../art/maps/ankh_morpork.json";
import { cloud, dice, WIDE as W } from "../../lib/noise";

const H = 450;

let kept: HTMLCanvasElement | null = null;

/** The grain; inside the walls it is fainter, so that the washes stay clear. */
function grain(): HTMLCanvasElement {
  if (kept) return kept;
  const canvas = document.createElement("canvas");
  kept = canvas;
  canvas.width = W;
  canvas.height = H;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const picture = pen.createImageData(W, H);
  const layers = [cloud(7, 11), cloud(15, 12), cloud(31, 13)];
  const roll = dice(3);
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i += 4) {
      const blotch = layers[0]!(x, y) * 0.55 + layers[1]!(x, y) * 0.3 + layers[2]!(x, y) * 0.15;
      const strength = Math.max(0, blotch * 1.5 - 0.66) + roll() * 0.1;
      picture.data[i] = 100;
      picture.data[i + 1] = 66;
      picture.data[i + 2] = 26;
      picture.data[i + 3] = Math.min(120, strength * 255);
    }
  pen.putImageData(picture, 0, 0);
  pen.globalCompositeOperation = "destination-out";
  pen.globalAlpha = 0.55;
  pen.scale(W / 1200, H / 900);
  pen.fill(new Path2D(map.city));
  return canvas;
}

/**
 * Print a drawing as a picture, so wide on the screen: what is drawn with filters and hundreds of houses is reckoned
 * once for a size, and not again whenever a piece moves over it.
 */
export async function print(art: SVGSVGElement, canvas: HTMLCanvasElement, wide: number, isPlain: boolean): Promise<void> {
  const width = Math.min(2600, Math.round(wide * Math.min(2, devicePixelRatio)));
  const height = Math.round((width * 3) / 4);
  const copy = art.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("class");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, 0, 0, width, height);
  if (!isPlain) pen?.drawImage(grain(), 0, 0, width, height);
}
