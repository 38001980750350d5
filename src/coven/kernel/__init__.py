"""The kernel that all games stand on: the agenda, moves, bags, ballots, notes, positions, records.

Its laws, which the contract tests enforce:

1. Steps are never mutated. To loop, push a fresh copy. Data flows forward in the next step's fields.
2. Steps hold seats, things, numbers and other steps: no callables, no references into the state.
   Each declares its fields in constructor order with their domains.
3. Steps carry public facts only. Secrets live in the state, where `view` and `redeal` find them.
4. Nothing hidden is decided before somebody sees it. A face-down deck is a bag; a draw is a Chance.
5. `options` depends only on what the deciding seat may know.
6. An interrupt is offered on public grounds only.
7. One-option decisions stay in the record and count as decisions; drivers skip them in one place.
8. Notes are typed values with an audience, switched off during search. Rules never build sentences.
9. "Your turn ends at once" and "the game is over" are kernel operations (`cut_to`, `finish`).
   Rules do not look down the agenda; `view`, `redeal` and value terms may.
10. Cards playable at any time are options of one decision class per game.
11. Interrupts live in one place per game.
12. A secret simultaneous choice is a ballot, answered in any order; in the record in seat order.
13. Every decision says who may see the move taken.
"""
