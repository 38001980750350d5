/** What cards cost and do, as rows of symbols: the same in every language. */
import type { TableState } from "../../lib/table.svelte";
import { potionFacts, roleFacts, roleIcon, spellFacts, spellIcon, stackIcon, type Goods } from "./kitchen";

export type Part = { goods: Goods | "drops"; count: number } | { icon: string } | { sign: string };

const TO: Part = { sign: "→" };

export function costParts(table: TableState, potion: string): Part[] {
  const cost = potionFacts(table, potion)?.cost ?? {};
  return Object.entries(cost).map(([goods, count]) => ({ goods: goods as Goods | "drops", count }));
}

/** What a role gives: to who claims it and keeps it, or to who says "So be it!". */
export function roleParts(table: TableState, id: string, part: "full" | "favour"): Part[] {
  const role = roleFacts(table, id);
  if (!role) return [];
  const amount = role[part] ?? 0;
  const stack: Part = { icon: stackIcon(role.stack ?? "") };
  switch (role.does) {
    case "gather":
      return [{ goods: role.drop!, count: amount }];
    case "transmute":
      return [{ goods: "drops", count: 1 }, TO, { goods: "gold", count: amount }];
    case "foretell":
      return [{ goods: "gold", count: role.price ?? 0 }, TO, { goods: "vial", count: amount }];
    case "assist":
      return [{ goods: "gold", count: role.price ?? 0 }, TO, { goods: "drops", count: amount }];
    case "brew":
      return part === "full"
        ? [{ goods: "drops", count: 1 }, TO, stack]
        : [{ goods: "drops", count: 1 }, { sign: `+${role.surcharge}` }, { goods: "gold", count: 1 }, TO, stack];
    case "cast":
      return part === "full" ? [{ icon: spellIcon(String(table.view.spell)) || roleIcon(id) }] : [{ goods: "gold", count: amount }];
    case "rob": {
      const goods = role.stack === "gold-shelf" ? "gold" : "drops";
      return part === "full" ? [{ sign: `1/${role.divisor}` }, { goods, count: 1 }, TO, stack] : [{ sign: `−${amount}` }, { goods, count: 1 }];
    }
  }
}

export function spellParts(table: TableState, id: string): Part[] {
  const spell = spellFacts(table, id);
  if (!spell) return [];
  switch (spell.does) {
    case "gain":
      return [{ goods: "drops", count: spell.drops ?? 0 }];
    case "brew":
      return ["copper", "iron", "silver"].map((stack) => ({ icon: stackIcon(stack) }));
    case "bottle":
      return [{ goods: spell.drop!, count: 1 }, TO, { goods: "vial", count: spell.vials ?? 0 }];
    case "blend": {
      const isByName = table.message?.options.spell_metals !== "by_word_order";
      return [{ goods: "drops", count: 1 }, TO, { icon: stackIcon((isByName ? spell.stack : spell.by_word_order) ?? spell.stack ?? "") }];
    }
  }
}
