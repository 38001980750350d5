import type { Action } from "svelte/action";

const STOPS = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** `use:reach`: what is longer than its frame can be scrolled by keyboard: it is a stop of Tab itself while it shows none. */
export const reach: Action<HTMLElement> = (node) => {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    const isLong = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    const holdsStop = (): boolean => [...node.querySelectorAll(STOPS)].some((one) => one.getClientRects().length > 0);
    if (isLong && !holdsStop()) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  // After the page is laid out, so that nothing is laid out twice.
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => setTimeout(look));
  };
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);
  sizes.observe(node);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
    },
  };
};
