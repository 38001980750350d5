/** The map of Lancre: where everything is drawn. Ids there have underscores, ours have hyphens. */
import icons from "../../art/icons.json";
import map from "../../art/maps/lancre.json";
import palette from "../../art/palette.json";
import type { Lang } from "../../lib/wire";

export type Point = [number, number];
export interface Spot { /** As in `space:lancre-town-1`. */ word: string; x: number; y: number; crisis: Point; start: "easy" | "hard" | null }
export interface Place {
  word: string; x: number; y: number; landmark: string; spots: Spot[];
  label: { x: number; y: number; w: number; h: number; size: number; side: string; lines: Record<Lang, string[]>; sizes?: Partial<Record<Lang, number>> };
}

export const WIDTH = 1200;
export const HEIGHT = 900;
/** A narrow screen leaves out the frame. */
export const CORE = { x: 28, y: 44, width: 1148, height: 840 };
export const RADIUS = 31;
export const INK = palette.ink.line;
export const looks = palette.the_witches;

const plain = (id: string): string => id.replaceAll("_", "-");

export const places: Place[] = map.locations.map((one) => ({
  word: plain(one.id), x: one.x, y: one.y, landmark: one.landmark, label: one.label as unknown as Place["label"],
  spots: one.spaces.map((spot) => ({
    word: one.spaces.length > 1 ? `${plain(one.id)}-${spot.index + 1}` : plain(one.id),
    x: spot.x, y: spot.y, crisis: spot.crisis as Point, start: spot.start_square ? (spot.start_square === "purple" ? "hard" : "easy") : null,
  })),
}));

export const spots: Spot[] = places.flatMap((place) => place.spots);
const bySpot = new Map(spots.map((spot) => [spot.word, spot]));
const home = new Map(places.flatMap((place) => place.spots.map((spot) => [spot.word, place] as const)));
export const spotOf = (word: string): Spot | undefined => bySpot.get(word);
export const placeOf = (spot: string): Place | undefined => home.get(spot);

/** Where so many witches stand on one space. */
export const offsets = map.witch_offsets as unknown as Record<string, Point[]>;
export const dungeon = map.dungeon as unknown as { x: number; y: number; w: number; h: number; slots: Point[] };
export const supplies = map.supplies as unknown as Record<"cackle" | "crisis" | "black_aliss", Point>;

/** The links of each place, as curves that begin there. */
const ways = new Map<string, { to: string; curve: number[] }[]>(places.map((place) => [place.word, []]));
for (const link of map.links) {
  const [a, b] = [plain(link.a), plain(link.b)];
  const curve = (link.path.match(/-?[\d.]+/g) ?? []).map(Number);
  const back = [6, 7, 4, 5, 2, 3, 0, 1].map((i) => curve[i]!);
  ways.get(a)?.push({ to: b, curve });
  ways.get(b)?.push({ to: a, curve: back });
}

/** The way on foot from one space to another, as points along the paths; null where nobody walks that far. */
export function route(from: string, to: string, most = 4): Point[] | null {
  const [start, end] = [placeOf(from)?.word, placeOf(to)?.word];
  const [first, last] = [spotOf(from), spotOf(to)];
  if (!start || !end || !first || !last || start === end) return null;
  let front: { at: string; points: Point[] }[] = [{ at: start, points: [[first.x, first.y]] }];
  const seen = new Set([start]);
  for (let step = 0; step < most; step++) {
    const next: typeof front = [];
    for (const { at, points } of front)
      for (const { to: near, curve } of ways.get(at) ?? []) {
        if (seen.has(near)) continue;
        seen.add(near);
        next.push({ at: near, points: [...points, ...along(curve)] });
      }
    const found = next.find(({ at }) => at === end);
    if (found) return [...found.points.slice(0, -1), [last.x, last.y]];
    front = next;
  }
  return null;
}

/** Points on a curve, without its beginning. */
function along(curve: number[], parts = 6): Point[] {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve as [number, number, number, number, number, number, number, number];
  return Array.from({ length: parts }, (_, i) => {
    const t = (i + 1) / parts;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

const group = icons.the_witches as unknown as Record<string, Record<string, string>>;

/** The icon of a part of the game: `iconOf("problems", "sick-pig")`. */
export function iconOf(kind: "locations" | "special" | "problems" | "symbols" | "tokens", word: string): string {
  return group[kind]?.[word.replaceAll("-", "_")] ?? "";
}

/** The picture on a card: copies of a card differ by their number alone. */
export const cardIcon = (card: string): string => group.characters?.[card.replace(/-\d+$/, "").replaceAll("-", "_")] ?? "";

/** Apprentices go by their first names in the set. */
export const apprenticeIcon = (word: string): string => group.apprentices?.[word.split("-")[0]!] ?? "";

export function benefitIcon(does: string, facts: { amount?: number; cackle?: number; problem?: string }): string {
  const key = does === "bonus" ? `bonus_${facts.amount}` : does === "cure" ? (facts.problem ?? "") : does === "extra-cards" && facts.cackle ? "extra_cards_cackle" : does;
  return group.benefits?.[key.replaceAll("-", "_")] ?? "";
}

export const SYMBOL_COLOURS: Record<string, string> = { headology: "#17457d", magic: "#6b3f97", broomstick: "#6b4a1c" };

/** The set names the groups in the singular. */
export const groupIcon = (word: string): string => group.groups?.[word === "elves" ? "elf" : word.replace(/s$/, "")] ?? "";
