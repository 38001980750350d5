import { post } from "./api";
import type { SeatWord } from "./wire";

export interface Entered {
  table: string;
  role: "invite" | "seat" | "watch" | "host";
  seat: SeatWord | null;
}

/** The token in what somebody pasted: all after the #, or the token alone. */
export function tokenOf(text: string): string {
  return text.trim().slice(text.trim().lastIndexOf("#") + 1).trim();
}

/** Whether something may be a token at all: other text is not worth a question to the server. */
export function isToken(text: string): boolean {
  return /^[\w-]{10,200}$/.test(text);
}

/** Exchange a token for the cookie of this browser. */
export function enter(token: string): Promise<Entered> {
  return post<Entered>("/enter", { token });
}
