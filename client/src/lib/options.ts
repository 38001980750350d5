import type { GameOption } from "./wire";
import type { Say } from "./words.svelte";

type Value = boolean | number | string;

/** Limits so that every game ends (`max_turns`, `max_sets`) are in no rulebook. */
export function isHouse(option: GameOption): boolean {
  return option.name.startsWith("max_");
}

export function optionText(say: Say, value: Value): string {
  return typeof value === "boolean" ? say(value ? "option-on" : "option-off") : String(value);
}
