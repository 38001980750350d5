import { get } from "./api";
import type { Box, Lang } from "./wire";

const known = new Map<string, Promise<Box>>();

function once(path: string, lang: Lang): Promise<Box> {
  const key = `${path} ${lang}`;
  let found = known.get(key);
  if (!found) {
    found = get<Box>(path, { lang });
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** What stands still at a table: names, texts, rules, words. */
export const tableBox = (table: string, lang: Lang): Promise<Box> => once(`/tables/${table}/box`, lang);
export const gameBox = (game: string, lang: Lang): Promise<Box> => once(`/games/${game}/box`, lang);
