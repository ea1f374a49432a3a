/** Which cards of a hand would pay for a Lord: a sketch for the eye, the server decides. */

import { KRAKEN, RACES } from "./art/colour";
import { dueFor, pays, valueOf, type Due, type Plan } from "./gather";
import { allyOf } from "./material";
import type { AbyssView, CourtLord, SeatView } from "./view";

/** The fewest cards for every value and set of Races that a hand can bring. */
function bundles(hand: readonly string[]): string[][] {
  const fewest = new Map<number, string[]>([[0, []]]);
  for (const face of hand) {
    const { race, value } = allyOf(face);
    const isJoker = race === KRAKEN;
    const bit = race === null || isJoker ? 0 : 1 << RACES.indexOf(race);
    for (const [key, cards] of [...fewest]) {
      // The Races in the lower bits, above them how many Krakens, then the value.
      const more = (key | bit) + (isJoker ? 1 << RACES.length : 0) + (value << (RACES.length + 3));
      if ((fewest.get(more)?.length ?? Infinity) > cards.length + 1) {
        fewest.set(more, [...cards, face]);
      }
    }
  }
  return [...fewest.values()];
}

/** Cards that make what is played a payment, and waste little; none: there is no way to pay. */
export function payingCards(
  due: Due,
  hand: readonly string[],
  played: readonly string[] = [],
): string[] {
  const need = due.need - valueOf(played);
  const ways = bundles(hand)
    .filter((cards) => pays(due, [...played, ...cards]))
    .sort((a, b) => waste(a, need) - waste(b, need) || a.length - b.length);
  return ways[0] ?? [];
}

/** A point too many is lost for good; a Pearl is dear as well. */
function waste(cards: readonly string[], need: number): number {
  return Math.abs(valueOf(cards) - need);
}

/** Cards that would pay for the Lord that is looked at, or that the own payment under way lacks. */
export function suggestedCards(
  view: AbyssView,
  me: SeatView,
  wanted: CourtLord | undefined,
  plan: Plan | null,
): string[] {
  const { payment } = view;
  const lord = payment?.lord ?? (wanted?.affordable ? wanted.lord : null);
  const due = lord && dueFor(lord, view, me);
  if (!due || !me.hand || (payment && plan?.verb !== "pay")) return [];
  return payingCards(due, plan?.pool ?? me.hand, payment?.allies);
}
