/**
 * The hands that were shown when a round ended. The next round is dealt in the same step, so the view
 * has them no more: they are kept from the events of that step.
 */

import type { GameEvent } from "../contract";

export interface Reveal {
  round: number;
  hands: Record<number, string[]>;
}

const kept = $state<{ last: Reveal | null }>({ last: null });

export function keepReveal(events: readonly GameEvent[]): void {
  const end = events.find((event) => event.event === "round-end");
  if (!end) return;
  const hands: Record<number, string[]> = {};
  for (const event of events) {
    if (event.event === "score" && Array.isArray(event.cards)) {
      hands[Number(event.seat)] = event.cards;
    }
  }
  kept.last = { round: Number(end.round), hands };
}

/** The hands shown at the end of this round, if this page saw it end. */
export function handsOf(round: number): Record<number, string[]> {
  return kept.last?.round === round ? kept.last.hands : {};
}
