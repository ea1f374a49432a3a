/** A close look hides neither the decision nor what can be chosen. */

import { expect, test } from "vitest";
import { placeOf, type Box, type Kept } from "../src/kit/lookplace";

const ROOM = { width: 1440, height: 900 };
const SIZE = { width: 400, height: 240 };
const BAR: Kept = { left: 260, top: 610, width: 900, height: 80, weight: 8 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

function covers(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

const hand = Array.from({ length: 5 }, (_, i) => box(400 + i * 120, 700, 116, 162));

test("a look at a card of the hand stands above the bar, not over it", () => {
  for (const card of hand) {
    const kept = [BAR, ...hand.filter((one) => one !== card).map((one) => ({ ...one, weight: 1 }))];
    const place = placeOf(card, SIZE, ROOM, kept);
    for (const one of [...kept, card]) expect(covers(place, one)).toBe(false);
  }
});

test("it stays in the window, also in a small one", () => {
  const place = placeOf(
    box(4, 4, 60, 84),
    { width: 366, height: 240 },
    { width: 390, height: 844 },
    [],
  );
  expect(place.left).toBeGreaterThanOrEqual(12);
  expect(place.left + place.width).toBeLessThanOrEqual(390 - 12);
  expect(place.top).toBeGreaterThanOrEqual(84);
});

test("with nothing in the way it is beside its card", () => {
  const card = box(700, 400, 100, 140);
  const place = placeOf(card, SIZE, ROOM, []);
  expect(covers(place, card)).toBe(false);
  expect(place.top === 400 - 12 - 240 || place.left === 700 - 12 - 400 || place.top === 552).toBe(
    true,
  );
});

test("where something must be hidden it is not the decision", () => {
  const others = [box(0, 0, 1440, 600), box(0, 690, 1440, 210)].map((one) => ({
    ...one,
    weight: 1,
  }));
  const place = placeOf(hand[0]!, SIZE, ROOM, [BAR, ...others]);
  expect(covers(place, BAR)).toBe(false);
});
