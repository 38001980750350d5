/** What moves on the map, each with an identity of its own, so that one that goes from here to there is seen to go. */
import type { SeatWord } from "../../lib/wire";
import type { Realm } from "./realm";

export interface Pawn { id: string; seat: SeatWord; region: string; /** Both pawns of the seat are here. */ isSecond: boolean }
export interface Flight { seat: SeatWord; from: Pawn; to: Pawn }

/** The pawns of a new view; the server does not tell the two of a seat apart, so the one that stayed is found here. */
export function arrangePawns(old: readonly Pawn[], realm: Realm): { pawns: Pawn[]; flights: Flight[] } {
  const pawns: Pawn[] = [];
  for (const [seat, player] of Object.entries(realm.players) as [SeatWord, { pawns: [string, string] }][]) {
    const was = [0, 1].map((nth) => old.find((one) => one.id === `${seat}${nth}`)?.region);
    let [first, second] = player.pawns;
    const stays = (a: string, b: string): number => Number(a === was[0]) + Number(b === was[1]);
    if (stays(second, first) > stays(first, second)) [first, second] = [second, first];
    const one = { id: `${seat}0`, seat, region: first, isSecond: false };
    pawns.push(one, { id: `${seat}1`, seat, region: second, isSecond: first === second });
  }
  const flights = pawns.flatMap((to) => {
    const from = old.find((one) => one.id === to.id);
    return from && from.region !== to.region ? [{ seat: to.seat, from, to }] : [];
  });
  return { pawns, flights };
}

/** Which cloud lies on which space: one that is charmed leaves its space empty, the other stays where it is. */
export function arrangeClouds(old: Readonly<Record<string, (string | null)[]>>, realm: Realm): Record<string, (string | null)[]> {
  const out: Record<string, (string | null)[]> = {};
  for (const [region, { clouds }] of Object.entries(realm.regions)) {
    const left = [...clouds];
    const kept = (old[region] ?? []).map((cloud) => {
      const at = cloud === null ? -1 : left.indexOf(cloud);
      return at < 0 ? null : left.splice(at, 1)[0]!;
    });
    for (const cloud of left) {
      const free = kept.indexOf(null);
      if (free < 0) kept.push(cloud);
      else kept[free] = cloud;
    }
    out[region] = kept;
  }
  return out;
}
