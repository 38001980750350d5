import type { GameTable } from "../index";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

/** A game that has no table of its own yet: the table in words, and the list of what can be done. */
const general: GameTable = {
  Board,
  Hand: Nothing,
  Holdings: Nothing,
  stand: () => "",
  icon: () => undefined,
  rounds: [],
};

export default general;
