import { settings } from "./settings.svelte";
import type { Refusal } from "./wire";

/** A refusal of the server, in the reader's words. */
export class Refused extends Error {
  constructor(readonly status: number, readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** Refusals come in the language of the page, not of the browser. */
function said(): Record<string, string> {
  return { Accept: "application/json", "Accept-Language": settings.lang };
}

async function answer<T>(response: Response): Promise<T> {
  const type = response.headers.get("content-type") ?? "";
  const body = type.includes("json") ? await response.json() : await response.text();
  if (response.ok) return body as T;
  const refusal = typeof body === "object" ? (body as Refusal) : { error: "http", facts: {}, text: String(response.status) };
  throw new Refused(response.status, refusal);
}

export async function get<T>(path: string, query: Record<string, string | number | boolean | undefined> = {}): Promise<T> {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  const more = asked.size ? `?${asked}` : "";
  return answer<T>(await fetch(`/api${path}${more}`, { headers: said() }));
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return answer<T>(
    await fetch(`/api${path}`, {
      method: "POST",
      headers: { ...said(), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}
