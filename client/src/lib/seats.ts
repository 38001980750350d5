import palette from "../art/palette.json";
import type { SeatWord } from "./wire";

export interface SeatLook {
  letter: string;
  name: string;
  fill: string;
  text: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon";
  outline: string;
  inner_ring: string;
  tint_light: string;
  tint_dark: string;
}

const looks = new Map(palette.seats.map((seat) => [seat.name, seat as unknown as SeatLook]));

/** Colour, shape and letter of a seat: always all three. */
export function lookOf(seat: SeatWord): SeatLook {
  return looks.get(seat)!;
}

/** The outline of a seat's shape around the origin, as an SVG path. */
export function outline(shape: SeatLook["shape"], r: number): string {
  const points = (list: [number, number][]): string => `M${list.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join("L")}Z`;
  switch (shape) {
    case "circle":
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case "square":
      return points([[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]]);
    case "triangle":
      return points([[0, -1.12], [1.12, 0.84], [-1.12, 0.84]]);
    case "diamond":
      return points([[0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]]);
    case "hexagon":
      return points([[-0.55, -0.95], [0.55, -0.95], [1.1, 0], [0.55, 0.95], [-0.55, 0.95], [-1.1, 0]]);
  }
}
