import own from "virtual:icons/ankh_morpork";
import { addIcons, commonIcon } from "../../lib/icons";
import type { GameTable } from "../index";
import { iconOf } from "./atlas";
import Board from "./Board.svelte";
import { cityOf } from "./city";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";

addIcons(own);

const LOG: Record<string, string> = {
  turn: commonIcon("turn"), first: commonIcon("first_player"), rolls: commonIcon("dice"), wins: commonIcon("winner"),
  event: iconOf("symbols", "random_event"), trouble: iconOf("pieces", "trouble"), calm: iconOf("symbols", "remove_trouble"),
  places: iconOf("pieces", "minion"), moves: iconOf("pieces", "minion"), removes: iconOf("symbols", "assassinate"),
  builds: iconOf("pieces", "building"), falls: iconOf("pieces", "building"), buys: iconOf("pieces", "building"),
  earns: iconOf("pieces", "money"), spends: iconOf("pieces", "money"), pays: iconOf("pieces", "money"),
  plays: iconOf("symbols", "play_another"), interrupts: iconOf("symbols", "interrupt"), uses: iconOf("pieces", "city_card"),
  reveals: commonIcon("discard"), buried: iconOf("pieces", "city_card"), becomes: iconOf("pieces", "personality"), "kept-off": iconOf("areas", "small-gods"),
};

/** The city, its twelve areas, and everything that lies around it. */
const ankhMorpork: GameTable = {
  Board, Hand, Holdings, Face,
  stand: (table, view) => {
    const city = cityOf(view);
    return city ? table.say("table-turn", { number: city.turns + 1 }) : "";
  },
  icon: (line) => LOG[line.kind],
  rounds: ["turn"],
};

export default ankhMorpork;
