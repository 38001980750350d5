/** Printing: a drawing becomes a picture, so that what stands still is not reckoned again whenever a piece moves over it. */

/** No print is wider: more is slow to print and heavy to keep. */
const WIDEST = 2600;

/**
 * A drawing as a picture of so many pixels. It knows no style sheets and no fonts of the page: the drawing says all
 * in attributes, and words are not printed.
 */
export async function pictureOf(drawing: SVGSVGElement, wide: number, high: number): Promise<HTMLImageElement> {
  const less = Math.min(1, WIDEST / wide);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("class");
  copy.setAttribute("width", String(Math.round(wide * less)));
  copy.setAttribute("height", String(Math.round(high * less)));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

/** Print a picture, and the grain of the paper over it. */
export function print(picture: HTMLImageElement, canvas: HTMLCanvasElement, grain: HTMLCanvasElement | null): void {
  const { width, height } = picture;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, 0, 0, width, height);
  if (grain) pen?.drawImage(grain, 0, 0, width, height);
}
