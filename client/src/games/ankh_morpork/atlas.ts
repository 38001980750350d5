/** The map of the city: where everything is drawn. Ids there have underscores, ours have hyphens. */
import map from "../../art/maps/ankh_morpork.json";
import palette from "../../art/palette.json";
import icons from "../../art/icons.json";
import type { Lang } from "../../lib/wire";

export interface District {
  word: string;
  number: number;
  cost: number;
  path: string;
  tint: string;
  accent: string;
  label: { x: number; y: number; w: number; h: number; anchor: "start" | "middle"; size: number; lines: Record<Lang, string[]>; sizes?: Partial<Record<Lang, number>> };
  badge: { x: number; y: number };
  building: { x: number; y: number };
  trouble: { x: number; y: number };
  slots: [number, number][];
}

export const WIDTH = 1200;
export const HEIGHT = 900;
/** The walls of the city: a narrow screen shows no more than this at first. */
export const CITY = { x: 52, y: 28, width: 1112, height: 838 };

export const districts: District[] = map.districts.map((one) => ({
  word: one.id.replaceAll("_", "-"),
  number: one.number, cost: one.cost, path: one.path, tint: one.tint, accent: one.accent,
  label: one.label as unknown as District["label"],
  badge: one.badge, building: one.building, trouble: one.trouble,
  slots: one.minions.slots as [number, number][],
}));

const byWord = new Map(districts.map((one) => [one.word, one]));
export const districtOf = (word: string): District | undefined => byWord.get(word);

export const INK = palette.ink.line;
/** What numbers are written with on the shield of an area. */
export const ON_SHIELD = "#fff8e6";
export const looks = palette.ankh_morpork;

const group = icons.ankh_morpork as unknown as Record<string, Record<string, string>>;

/** The icon of a part of the game: `iconOf("cards", "mr-bent")`. */
export function iconOf(kind: "symbols" | "pieces" | "areas" | "personalities" | "events" | "cards", word: string): string {
  return group[kind]?.[word.replaceAll("-", "_")] ?? "";
}

const SYMBOLS: Record<string, { icon: string; colour: string }> = {
  minion: { icon: "place_minion", colour: INK },
  building: { icon: "place_building", colour: "#5c3a1c" },
  assassinate: { icon: "assassinate", colour: "#7a1f16" },
  calm: { icon: "remove_trouble", colour: "#2c5f6b" },
  money: { icon: "take_money", colour: "#7d5500" },
  scroll: { icon: "scroll", colour: palette.ink.red },
  event: { icon: "random_event", colour: "#5a2f80" },
  play: { icon: "play_another", colour: "#17457d" },
  interrupt: { icon: "interrupt", colour: "#7a1f16" },
};

/** How a symbol of a card looks; money has an amount. */
export function symbolLook(symbol: string): { kind: string; icon: string; colour: string; amount: string } {
  const kind = symbol.startsWith("money-") ? "money" : symbol;
  const look = SYMBOLS[kind] ?? SYMBOLS.scroll!;
  return { kind, icon: iconOf("symbols", look.icon), colour: look.colour, amount: kind === "money" ? symbol.slice(6) : "" };
}
