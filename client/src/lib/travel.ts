/** `use:travel`: an SVG group at a place; when the place changes it goes there, and when it comes it drops in. */
import type { Action } from "svelte/action";
import { isStill, lasting } from "./settings.svelte";

export interface Place { x: number; y: number; /** Screen pixels for each unit of the map. */ scale: number; /** Pieces are bigger where the map is small. */ size: number; /** It came with the last move. */ isNew: boolean }

/** The way of something that flew, low and bent. */
export function bent([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - Math.hypot(x2 - x1, y2 - y1) * 0.15} ${x2} ${y2}`;
}

const at = (x: number, y: number, size: number): string => `translate(${x}px, ${y}px) scale(${size})`;

export const travel: Action<SVGGElement, Place> = (node, first) => {
  let now = first!;
  node.style.transform = at(now.x, now.y, now.size);
  if (now.isNew && !isStill())
    node.animate([{ transform: at(now.x, now.y - 14, now.size * 1.15), opacity: 0 }, { transform: at(now.x, now.y, now.size), opacity: 1 }],
      { duration: lasting(220), easing: "cubic-bezier(.16,1,.3,1)" });
  return {
    update: (next) => {
      const { x, y, size } = now;
      now = next;
      node.style.transform = at(next.x, next.y, next.size);
      const far = Math.hypot(next.x - x, next.y - y);
      if (far < 1 || isStill()) return;
      const top = at((x + next.x) / 2, (y + next.y) / 2 - Math.min(60, far * 0.16), size * 1.15);
      node.animate([{ transform: at(x, y, size) }, { transform: top }, { transform: at(next.x, next.y, next.size) }],
        { duration: lasting(Math.min(650, 360 + 0.25 * far * next.scale)), easing: "cubic-bezier(.3,.7,.2,1)" });
    },
  };
};
