import type { Action } from "svelte/action";
import { isStill, lasting } from "./settings.svelte";

/** `use:pulse={number}`: a number that changes swells for a moment. */
export const pulse: Action<HTMLElement, number | null> = (node, first) => {
  let shown = first;
  return {
    update: (next) => {
      if (next === shown) return;
      shown = next;
      if (!isStill()) node.animate([{ transform: "scale(1)" }, { transform: "scale(1.5)" }, { transform: "scale(1)" }], lasting(420));
    },
  };
};
