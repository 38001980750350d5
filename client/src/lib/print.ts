/** Printing: a drawing becomes a picture, so that what stands still is not reckoned again whenever a piece moves over it. */

/** No print is wider: more is slow to print and heavy to keep. */
const WIDEST = 2600;

/**
 * A drawing as a picture, which can be printed in any size. It knows no style sheets and no fonts of the page: the drawing
 * says all in attributes, and words are not printed.
 */
export async function pictureOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("class");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

/** Print a picture in so many pixels, and the grain of the paper over it. */
export function print(picture: HTMLImageElement, canvas: HTMLCanvasElement, wide: number, high: number, grain: HTMLCanvasElement | null): void {
  const less = Math.min(1, WIDEST / wide);
  const [width, height] = [Math.round(wide * less), Math.round(high * less)];
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, 0, 0, width, height);
  if (grain) pen?.drawImage(grain, 0, 0, width, height);
}
