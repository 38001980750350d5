import type { Lang } from "./wire";

export const LANGUAGES: Record<Lang, string> = { en: "English", ru: "Русский", it: "Italiano", pl: "Polski" };
const KEY = "coven.settings";

interface Saved {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  /** How fast things move: 1 is the pace of a table, 0 is at once. */
  speed: number;
  sound: boolean;
  notices: boolean;
  /** No paper grain and no drawn lines: for slow machines. */
  plainPaper: boolean;
  /** Ask once more before a move is sent. */
  confirm: boolean;
  name: string;
}

function preferred(): Lang {
  for (const wanted of navigator.languages ?? []) {
    const found = wanted.slice(0, 2).toLowerCase();
    if (found in LANGUAGES) return found as Lang;
  }
  return "en";
}

function load(): Saved {
  const fresh: Saved = {
    lang: preferred(), theme: "auto", speed: 1, sound: true, notices: false, plainPaper: false, confirm: false, name: "",
  };
  try {
    const saved = { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") } as Saved;
    if (!(saved.lang in LANGUAGES)) saved.lang = fresh.lang;
    return saved;
  } catch {
    return fresh;
  }
}

export const settings = $state(load());

/** Keep them for the next visit. */
export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A replay has a speed of its own, on top of what somebody has set. */
export const pace = { factor: 1 };

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long something of so many milliseconds takes; 0 where nothing should travel. */
export function lasting(ms: number): number {
  return still.matches || settings.speed <= 0 ? 0 : ms / (settings.speed * pace.factor);
}

export function isStill(): boolean {
  return lasting(1) === 0;
}
