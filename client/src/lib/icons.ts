import common from "virtual:icons/common";
import table from "../art/icons.json";

const bodies: Record<string, string> = { ...common };

/** A game brings the icons of its own things along when it is loaded. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(bodies, more);
}

/** The drawing of an icon of the set, 512 by 512. */
export function bodyOf(name: string): string {
  return bodies[name] ?? "";
}

/** The icon of something that all games share: `undo`, `rules`. */
export function commonIcon(key: keyof (typeof table)["common"]): string {
  return table.common[key];
}
