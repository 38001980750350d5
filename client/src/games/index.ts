/** The tables of the games. Each is loaded when somebody sits down at it; a game without one is played by its list. */
import type { Component } from "svelte";
import type { TableState } from "../lib/table.svelte";
import type { LogLine, SeatWord, ThingId, View } from "../lib/wire";

export interface GameTable {
  /** The board: everything that lies open in the middle. */
  Board: Component<{ table: TableState }>;
  /** What one holds, below the board. */
  Hand: Component<{ table: TableState }>;
  /** What lies in front of a player, inside their panel. */
  Holdings: Component<{ table: TableState; seat: SeatWord }>;
  /** The picture on the full face of a thing. */
  Face?: Component<{ table: TableState; thing: ThingId }>;
  /** Where the game stands: `round 3`, beside its title. */
  stand(table: TableState, view: View): string;
  /** The icon of a line of the log. */
  icon(line: LogLine): string | undefined;
  /** The kinds of notes with which a new round begins: to jump to in a replay. */
  rounds: readonly string[];
}

const tables: Record<string, () => Promise<{ default: GameTable }>> = {
  witchs_brew: () => import("./witchs_brew/index"),
  ankh_morpork: () => import("./ankh_morpork/index"),
  the_witches: () => import("./the_witches/index"),
  broom_service: () => import("./broom_service/index"),
};

export async function gameTable(game: string): Promise<GameTable> {
  const own = tables[game] ?? (() => import("./general/index"));
  return (await own()).default;
}
