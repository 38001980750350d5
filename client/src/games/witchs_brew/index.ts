import bodies from "virtual:icons/witchs_brew";
import { addIcons, commonIcon } from "../../lib/icons";
import type { LogLine } from "../../lib/wire";
import type { GameTable } from "../index";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import { actionIcon, goodsIcon, ravenIcon, roleIcon, spellIcon, stackIcon, type Goods, type Kitchen } from "./kitchen";

addIcons(bodies);

function icon(line: LogLine): string | undefined {
  const word = (key: string): string => String(line.facts[key] ?? "");
  switch (line.kind) {
    case "set":
      return commonIcon("hand");
    case "set-ends":
      return ravenIcon;
    case "first":
      return commonIcon("first_player");
    case "spell":
    case "casts":
      return spellIcon(word("spell"));
    case "blocked":
      return actionIcon.blocked;
    case "leads":
    case "claims":
    case "full":
      return roleIcon(word("role"));
    case "favour":
      return actionIcon.favour;
    case "gains":
    case "pays":
    case "puts":
      return goodsIcon(word("goods") as Goods);
    case "brews":
    case "waits":
      return stackIcon(word("potion").replace(/-\d+$/, ""));
    case "levy":
      return actionIcon.levy;
  }
  return undefined;
}

const witchsBrew: GameTable = {
  Board,
  Hand,
  Holdings,
  Face,
  stand: (table, view) => table.say("screen-set", { set: (view as unknown as Kitchen).set }),
  icon,
  rounds: ["set", "leads"],
};

export default witchsBrew;
