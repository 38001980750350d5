import own from "virtual:icons/the_witches";
import { addIcons, commonIcon } from "../../lib/icons";
import type { LogLine } from "../../lib/wire";
import type { GameTable } from "../index";
import { cardIcon, iconOf } from "./atlas";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import { lancreOf } from "./lancre";

addIcons(own);

const LOG: Record<string, string> = {
  turn: commonIcon("turn"), total: commonIcon("dice"), rolls: iconOf("tokens", "die"), rerolls: iconOf("tokens", "die"), "total-now": commonIcon("dice"),
  becomes: iconOf("tokens", "witch"), begins: iconOf("tokens", "witch"), walks: "boot-prints", lands: iconOf("tokens", "witch"), flies: iconOf("symbols", "broomstick"),
  runs: "run", retreats: "run", hides: "invisible", looks: "owl", sees: "owl", draws: commonIcon("deck"), "draws-hidden": commonIcon("deck"), shuffles: commonIcon("deck"),
  flips: iconOf("tokens", "location_card"), crisis: iconOf("tokens", "crisis"), helps: iconOf("tokens", "crisis"), cackles: iconOf("tokens", "cackle"), takes: iconOf("tokens", "cackle"),
  "gives-back": iconOf("tokens", "cackle"), aliss: iconOf("tokens", "black_aliss"), tea: iconOf("tokens", "tea"), dungeon: iconOf("special", "dungeon"), leaves: iconOf("special", "dungeon"),
  three: iconOf("symbols", "power_of_three"), winter: iconOf("problems", "wintersmith"), discards: commonIcon("discard"), "places-hidden": iconOf("tokens", "hard_tile"), over: commonIcon("winner"),
};

function icon(line: LogLine): string | undefined {
  const { problem, card } = line.facts;
  if (problem) return iconOf("problems", String(problem));
  return LOG[line.kind] ?? (card ? cardIcon(String(card)) : undefined);
}

/** Lancre, its paths and problems, and the dice. */
const theWitches: GameTable = {
  Board, Hand, Holdings, Face,
  stand: (table, view) => {
    const lancre = lancreOf(view);
    return lancre ? table.say("table-turn", { number: Math.max(1, lancre.turns) }) : "";
  },
  icon,
  rounds: ["turn"],
};

export default theWitches;
