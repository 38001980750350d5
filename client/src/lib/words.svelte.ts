import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire";

export type Say = (key: string, facts?: Record<string, FluentVariable>) => string;

const catalogues = new Map<string, Promise<string>>();
let shown = $state.raw<Say | null>(null);

function source(lang: Lang): Promise<string> {
  let found = catalogues.get(lang);
  if (!found) {
    found = fetch(`/api/words/${lang}`).then((r) => r.text());
    catalogues.set(lang, found);
  }
  return found;
}

/** A bundle of the browser's words, and a game's where one is given. */
export function bundleOf(lang: Lang, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** What was said is kept: a table says the same few hundred things again with every move. */
const MOST_KEPT = 4000;

export function sayer(bundle: FluentBundle): Say {
  const kept = new Map<string, string>();
  return (key, facts) => {
    const asked = facts ? `${key} ${JSON.stringify(facts)}` : key;
    let text = kept.get(asked);
    if (text === undefined) {
      const [name = "", attribute] = key.split(".");
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      text = pattern ? bundle.formatPattern(pattern, facts ?? {}, []) : key;
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(asked, text);
    }
    return text;
  };
}

/** Read the words of the chosen language, and show everything in it. */
export async function useLanguage(lang: Lang): Promise<void> {
  const text = await source(lang);
  if (settings.lang !== lang) return;
  shown = sayer(bundleOf(lang, text));
  document.documentElement.lang = lang;
}

/** The words of the browser's table together with those of a game, as a box brings them. */
export async function gameWords(lang: Lang, text: string): Promise<Say> {
  return sayer(bundleOf(lang, await source(lang), text));
}

/** The words that belong to no game. */
export const say: Say = (key, facts) => shown?.(key, facts) ?? key;

export function hasWords(): boolean {
  return shown !== null;
}
