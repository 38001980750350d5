/** How things come and go. Svelte's own transitions ask how a node is styled, which lays out the page in the middle of an update; these do not. */
import type { TransitionConfig } from "svelte/transition";

export function fade(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` };
}

/** It comes from so many pixels aside. */
export function fly(_node: Element, { x = 0, y = 0, duration }: { x?: number; y?: number; duration: number }): TransitionConfig {
  const easing = (t: number): number => 1 - (1 - t) ** 3;
  return { duration, easing, css: (t, far) => `opacity: ${t}; translate: ${(far * x).toFixed(1)}px ${(far * y).toFixed(1)}px` };
}
