/** What needs the yes of everybody at the table. */
import { paceText, type Pace } from "./times";
import type { TableState } from "./table.svelte";
import type { Player, Proposal, SeatWord } from "./wire";

/** Whether a person sits there and plays: not a bot in their place. */
export function decides(player: Player): boolean {
  return player.kind === "human" && player.bot === null;
}

/** Whether the open proposal waits for my answer. */
export function waitsFor(table: TableState): boolean {
  const proposal = table.message?.proposal;
  const me = table.seats.find((player) => player.seat === table.you);
  return Boolean(proposal && me && decides(me) && !proposal.yes.includes(me.seat) && proposal.facts.place !== me.seat);
}

export function proposalText(table: TableState, proposal: Proposal): string {
  const facts = proposal.facts;
  return table.say(`proposal-${proposal.kind}`, {
    name: table.nameOf(proposal.seat),
    other: typeof facts.place === "string" ? table.nameOf(facts.place as SeatWord) : "",
    pace: proposal.kind === "pace" ? paceText(table.say, { kind: facts.kind as Pace["kind"], seconds: Number(facts.seconds) }) : "",
  });
}
