export type Sheet = "board" | "hand" | "players" | "log" | "chat" | "menu";

/** What lies open around the table: a dialogue, the sheet of a phone, the pane at the side. */
export const desk = $state({
  open: "" as "" | "rules" | "settings" | "keys",
  /** The paragraph at which the rules open. */
  rule: "",
  sheet: "board" as Sheet,
  side: "log" as "log" | "chat" | "menu",
});

export function showRules(paragraph = ""): void {
  desk.rule = paragraph;
  desk.open = "rules";
}

const KEYS: Record<string, Sheet> = { b: "board", h: "hand", l: "log", c: "chat" };
const FIRST: Record<Sheet, string> = {
  board: ".board [tabindex='0']", hand: ".hand [tabindex='0'], .hand button", players: ".players", log: ".log input", chat: ".chat input", menu: ".orders summary",
};

/** Go to a part of the table by its key; true if there is one. */
export function showSheet(key: string): boolean {
  const sheet = KEYS[key.toLowerCase()];
  if (!sheet) return false;
  desk.sheet = sheet;
  if (sheet === "log" || sheet === "chat") desk.side = sheet;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(FIRST[sheet])?.focus());
  return true;
}
