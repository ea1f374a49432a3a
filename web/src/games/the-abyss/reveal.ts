/**
 * The hands that were shown when a round ended. The next round is dealt in the same step, so the view
 * has them no more: they are found in the log.
 */

import type { Past } from "../contract";

/** The hands shown at the end of this round, by seat. */
export function handsOf(log: readonly Past[], round: number): Record<number, string[]> {
  const hands: Record<number, string[]> = {};
  const step = log.findLast(({ events }) =>
    events.some((event) => event.event === "round-end" && event.round === round),
  );
  for (const event of step?.events ?? []) {
    if (event.event === "score" && Array.isArray(event.cards)) {
      hands[Number(event.seat)] = event.cards;
    }
  }
  return hands;
}
