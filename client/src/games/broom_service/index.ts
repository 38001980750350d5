import own from "virtual:icons/broom_service";
import { addIcons, commonIcon } from "../../lib/icons";
import type { LogLine } from "../../lib/wire";
import type { GameTable } from "../index";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import { eventIcon, factsOf, kindIcon, mapIcon, realmOf, resourceIcon, roleIcon, stanceIcon, tokenIcon, type Resource } from "./realm";

addIcons(own);

function icon(line: LogLine): string | undefined {
  const word = (key: string): string => String(line.facts[key] ?? "");
  switch (line.kind) {
    case "round":
      return commonIcon("hand");
    case "first":
      return commonIcon("first_player");
    case "event":
    case "settles":
    case "swaps":
      return eventIcon(word("event"));
    case "bewitched":
    case "penalty":
      return stanceIcon.bewitched;
    case "brave":
    case "beats":
      return stanceIcon.brave;
    case "cowardly":
      return stanceIcon.cowardly;
    case "acts":
    case "adds":
      return roleIcon(word("role"));
    case "takes":
    case "pays":
      return resourceIcon(word("resource") as Resource);
    case "flies":
    case "rides":
      return kindIcon.witch;
    case "delivers":
      return mapIcon.potion;
    case "cloud":
    case "charms":
      return mapIcon.cloud;
    case "lightning":
      return mapIcon.bolt;
    case "amulet":
    case "amulets":
      return tokenIcon.amulet;
    case "tile":
    case "finds":
    case "uses":
      return tokenIcon.landscape_tile;
    case "points":
    case "loses":
      return tokenIcon.vp_marker;
  }
  return undefined;
}

/** The realm, its towers and clouds, and the chain of roles. */
const broomService: GameTable = {
  Board,
  Hand,
  Holdings,
  Face,
  stand: (table, view) => {
    const realm = realmOf(table, view);
    return realm ? table.say("screen-round", { round: realm.round, rounds: factsOf(table).numbers.rounds }) : "";
  },
  icon,
  rounds: ["round"],
};

export default broomService;
