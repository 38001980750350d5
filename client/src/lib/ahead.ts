/** What a table needs is asked for at once, all of it side by side: its page, its words and texts, the drawing of its game. */
import { gameTable } from "../games/index";
import { tableBox } from "./boxes";
import { settings } from "./settings.svelte";

export const tablePage = (): Promise<typeof import("../pages/TablePage.svelte")> => import("../pages/TablePage.svelte");

export function lookAhead(path: string): void {
  const id = /^\/table\/(\w+)/.exec(path)?.[1];
  if (!id) return;
  // Whoever needs one of them asks again, and says so if it does not come.
  const nothing = (): void => undefined;
  tablePage().catch(nothing);
  tableBox(id, settings.lang).then((box) => gameTable(box.game)).catch(nothing);
}
