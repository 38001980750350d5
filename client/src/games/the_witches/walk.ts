/** `use:walk`: a witch stands somewhere; when that changes she goes there, along the paths where she walked. */
import type { Action } from "svelte/action";
import { isStill, lasting } from "../../lib/settings.svelte";
import { route, type Point } from "./atlas";

export interface Stand { x: number; y: number; /** The space, `dungeon`, or nothing. */ at: string; size: number }

const to = (x: number, y: number, size: number): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size})`;

export const walk: Action<SVGGElement, Stand> = (node, first) => {
  let now = first!;
  node.style.transform = to(now.x, now.y, now.size);
  return {
    update: (next) => {
      const old = now;
      now = next;
      node.style.transform = to(next.x, next.y, next.size);
      const far = Math.hypot(next.x - old.x, next.y - old.y);
      if (far < 1 || isStill()) return;
      const path = old.at === next.at ? null : route(old.at, next.at);
      const points: Point[] = path ? [[old.x, old.y], ...path.slice(1, -1), [next.x, next.y]]
        : [[old.x, old.y], [(old.x + next.x) / 2, (old.y + next.y) / 2 - Math.min(90, far * 0.3)], [next.x, next.y]];
      node.animate(points.map(([x, y]) => ({ transform: to(x, y, next.size) })), { duration: lasting(path ? Math.min(900, 420 + far) : Math.min(650, 360 + far * 0.25)), easing: "cubic-bezier(.3,.7,.2,1)" });
    },
  };
};
