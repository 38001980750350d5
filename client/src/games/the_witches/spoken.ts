/** A space in words, for those who hear the table. */
import type { TableState } from "../../lib/table.svelte";
import { problemFacts, type SpaceView } from "./lancre";

/** What lies and stands on a space, one phrase each. */
export function lying(table: TableState, seen: SpaceView): string[] {
  const say = table.say;
  const out: string[] = [];
  if (seen.problem === "hidden") out.push(say("table-hidden-problem"));
  else if (seen.problem) {
    const facts = problemFacts(table, seen.problem);
    const name = table.thing(`problem:${seen.problem}`).name;
    out.push(say(facts?.isHard ? "table-hard-problem" : "table-easy-problem", { problem: name, needed: seen.needed ?? 0, points: facts?.points ?? 0 }));
    if (!seen.up) out.push(say("table-only-you"));
  }
  if (seen.crisis) out.push(say("table-crisis-tokens", { count: seen.crisis }));
  if (seen.witches.length) out.push(say("table-witches-here", { names: seen.witches.map((seat) => table.nameOf(seat)).join(", ") }));
  return out.length ? out : [say("table-empty-space")];
}

export function spoken(table: TableState, id: string, seen: SpaceView): string {
  const parts = [table.thing(id).name, ...lying(table, seen)];
  if (table.isLit(id)) parts.push(table.say("table-can-choose"));
  return parts.map((part) => part.replace(/\.?$/, ".")).join(" ");
}
