/** Which cards of a hand would pay for a Lord: a sketch for the eye, the server decides. */

import { RACES, type Race } from "./art/colour";
import { allyOf, lordOf } from "./material";

/** Every way to choose so many of some Races. */
function choices(from: readonly Race[], count: number): Race[][] {
  if (count === 0) return [[]];
  return from.flatMap((race, at) =>
    choices(from.slice(at + 1), count - 1).map((rest) => [race, ...rest]),
  );
}

/** At least one card of each Race, as few points too many as possible, then as few Pearls. */
function cheapest(cards: readonly string[], races: readonly Race[], need: number): string[] {
  const value = (face: string): number => allyOf(face).value;
  const sum = (some: readonly string[]): number => some.reduce((n, face) => n + value(face), 0);
  const usable = cards.filter((face) => races.includes(allyOf(face).race as Race));
  const base = races.map(
    (race) =>
      usable.filter((face) => allyOf(face).race === race).sort((a, b) => value(a) - value(b))[0] ??
      "",
  );
  const chosen = [...base];
  const left = [...usable];
  for (const face of base) left.splice(left.indexOf(face), 1);
  left.sort((a, b) => value(b) - value(a));
  while (sum(chosen) < need && left.length > 0) {
    const missing = need - sum(chosen);
    // The weakest card that is enough; else the strongest there is.
    const enough = left.findLastIndex((face) => value(face) >= missing);
    chosen.push(...left.splice(enough >= 0 ? enough : 0, 1));
  }
  return chosen;
}

export function payingCards(
  lordId: string,
  hand: readonly string[],
  need: number,
  pearls: number,
  freeOfRaces: boolean,
): string[] {
  const lord = lordOf(lordId);
  const held = RACES.filter((race) => hand.some((face) => allyOf(face).race === race));
  const total = (cards: readonly string[]): number =>
    cards.reduce((n, face) => n + allyOf(face).value, 0);
  const ways = choices(held, lord.races)
    .filter((races) => lord.race === null || freeOfRaces || races.includes(lord.race))
    .map((races) => cheapest(hand, races, need))
    .filter((cards) => total(cards) + pearls >= need)
    .sort((a, b) => waste(total(a), need) - waste(total(b), need) || a.length - b.length);
  return ways[0] ?? [];
}

/** A point too many is lost for good; a Pearl is dear as well. */
function waste(value: number, need: number): number {
  return Math.abs(value - need);
}
