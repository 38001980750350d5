import { get } from "./api";
import type { GameEntry, Lang } from "./wire";

const known = new Map<Lang, Promise<GameEntry[]>>();

/** The games of this server, asked for once in each language. */
export function gameList(lang: Lang): Promise<GameEntry[]> {
  let found = known.get(lang);
  if (!found) {
    found = get<GameEntry[]>("/games", { lang });
    found.catch(() => known.delete(lang));
    known.set(lang, found);
  }
  return found;
}
