import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire";

export type Say = (key: string, facts?: Record<string, FluentVariable>) => string;

const catalogues = new Map<string, Promise<string>>();
const shown = $state<{ bundle: FluentBundle | null }>({ bundle: null });

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

export function sayer(bundle: FluentBundle | null): Say {
  return (key, facts) => {
    const [name = "", attribute] = key.split(".");
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, facts ?? {}, []) : key;
  };
}

/** Read the words of the chosen language, and show everything in it. */
export async function useLanguage(lang: Lang): Promise<void> {
  const text = await source(lang);
  if (settings.lang !== lang) return;
  shown.bundle = bundleOf(lang, text);
  document.documentElement.lang = lang;
}

/** The words of the browser's table together with those of a game, as a box brings them. */
export async function gameWords(lang: Lang, text: string): Promise<Say> {
  return sayer(bundleOf(lang, await source(lang), text));
}

/** The words that belong to no game. */
export const say: Say = (key, facts) => sayer(shown.bundle)(key, facts);

export function hasWords(): boolean {
  return shown.bundle !== null;
}
