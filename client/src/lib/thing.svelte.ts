/** `use:thing`: an element stands for things of the game. It can be pointed at, lights up, and shows its face. */
import type { Action } from "svelte/action";
import { faces } from "./faces.svelte";
import type { TableState } from "./table.svelte";
import type { ThingId } from "./wire";

export interface Pointing {
  table: TableState;
  /** What is pointed at: one thing, or a piece and where it stands. */
  things: ThingId[];
  /** Whose face is shown, if it is not the first. */
  face?: ThingId;
  /** For reading only. */
  isStill?: boolean;
}

const LONG_PRESS = 450;

export const thing: Action<HTMLElement | SVGElement, Pointing> = (node, first) => {
  let given = $state.raw(first!);
  let timer = 0;
  let wasLong = false;
  const face = (): ThingId => given.face ?? given.things[0]!;
  const spot = (): { x: number; y: number } => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const point = (event: Event): void => {
    if (wasLong) {
      wasLong = false;
      return;
    }
    event.stopPropagation();
    if (given.isStill || !given.table.question) faces.toggle(face(), node);
    else {
      faces.close();
      given.table.point(given.things, spot());
    }
  };
  const onKey = (event: Event): void => {
    const key = (event as KeyboardEvent).key;
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      point(event);
    }
  };
  const down = (): void => {
    wasLong = false;
    timer = window.setTimeout(() => {
      wasLong = true;
      faces.open(face(), node);
    }, LONG_PRESS);
  };
  const up = (): void => window.clearTimeout(timer);
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse") faces.soon(face(), node);
  };
  const leave = (): void => {
    up();
    faces.leave();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) faces.soon(face(), node);
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    faces.open(face(), node);
  };
  const listeners: [string, (event: Event) => void][] = [
    ["click", point], ["keydown", onKey], ["pointerdown", down], ["pointerup", up], ["pointercancel", up],
    ["pointerenter", enter], ["pointerleave", leave], ["focus", focus], ["blur", leave], ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  // What stands for a thing says so, and whether it can be chosen: for styles, for tests, for tools of the browser.
  const stop = $effect.root(() => {
    $effect(() => {
      node.toggleAttribute("data-lit", !given.isStill && given.table.isLit(...given.things));
    });
  });
  return {
    update: (next) => {
      given = next;
    },
    destroy: () => {
      stop();
      up();
      faces.gone(node);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
};
