/** Calls for somebody who looks elsewhere: the icon of the tab, a sound, a notice of the browser. */
import { afterFrame } from "./frame";
import { chime } from "./sound";
import { settings } from "./settings.svelte";

export class Attention {
  private last: number | null = null;

  /** It is my turn (the number of the question), or not. */
  turn(number: number | null, title: string, text: string): void {
    if (number === this.last) return;
    const isNew = number !== null && this.last === null;
    this.last = number;
    // The table is drawn before the bell rings.
    if (isNew || number === null) afterFrame(() => this.call(isNew, title, text));
  }

  private call(isNew: boolean, title: string, text: string): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = isNew ? "/static/coven-turn.svg" : "/static/coven.svg";
    if (!isNew) return;
    if (settings.sound) chime("turn");
    if (document.hidden && settings.notices && "Notification" in window && Notification.permission === "granted") {
      const notice = new Notification(title, { body: text, tag: "coven-turn" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
  }
}
