import type { ThingId } from "./wire";

const SOON = 350;

/** Which thing shows its full face just now, and where. One at a time. */
class Faces {
  shown = $state.raw<{ thing: ThingId; node: Element; isHint: boolean } | null>(null);
  private timer = 0;
  /** Who shows its face after the moment of rest. */
  private waiting: Element | null = null;

  /** Asked for: it stays until somebody closes it. */
  open(thing: ThingId, node: Element, isHint = false): void {
    window.clearTimeout(this.timer);
    this.shown = { thing, node, isHint };
  }

  /** After a moment of rest, as a hint: it lies in nobody's way, and goes by itself. */
  soon(thing: ThingId, node: Element): void {
    window.clearTimeout(this.timer);
    if (this.shown && !this.shown.isHint) return;
    this.waiting = node;
    this.timer = window.setTimeout(() => this.open(thing, node, true), SOON);
  }

  toggle(thing: ThingId, node: Element): void {
    if (this.shown?.node === node) this.close();
    else this.open(thing, node);
  }

  leave(): void {
    window.clearTimeout(this.timer);
    this.waiting = null;
    if (this.shown?.isHint) this.timer = window.setTimeout(() => this.close(), 150);
  }

  /** What was taken off the table shows nothing any more. */
  gone(node: Element): void {
    if (this.waiting === node) window.clearTimeout(this.timer);
    if (this.shown?.node === node) this.close();
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.shown = null;
  }
}

export const faces = new Faces();
