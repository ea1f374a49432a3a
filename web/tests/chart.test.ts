/** A chart has axes that can be read, and says how high each line is. */

import { expect, test } from "vitest";
import { chancesAt, dashOf, knownOf, lineOf, MARGIN, planeOf, ticksOf } from "../src/table/chart";
import type { Course } from "../src/table/review.svelte";

const course = {
  seat: 1,
  points: [
    { move: 2, value: 0.5 },
    { move: 10, value: 0.25 },
  ],
};

test("places on the plane, and the way back", () => {
  const plane = planeOf(MARGIN.left + MARGIN.right + 400, MARGIN.top + MARGIN.bottom + 100, 40);
  expect(plane.across(0)).toBe(MARGIN.left);
  expect(plane.across(40)).toBe(MARGIN.left + 400);
  expect(plane.up(1)).toBe(MARGIN.top);
  expect(plane.up(0)).toBe(MARGIN.top + 100);
  expect(plane.moveAt(plane.across(17))).toBe(17);
  expect(plane.moveAt(0)).toBe(0);
  expect(plane.moveAt(9999)).toBe(40);
});

/** Ten pixels for a move, one for a hundredth. */
const wide = planeOf(MARGIN.left + MARGIN.right + 400, MARGIN.top + MARGIN.bottom + 100, 40);

test("a line is level until something new is known, and goes on to the end", () => {
  const [left, top] = [MARGIN.left, MARGIN.top];
  const steps = `H${left + 100}.0V${top + 75}.0H${left + 400}.0`;
  expect(lineOf(course, wide, 40)).toBe(`M${left + 20}.0 ${top + 50}.0${steps}`);
  expect(lineOf({ seat: 0, points: [] }, wide, 40)).toBe("");
});

/** How high a line drawn on the wide plane is after a move; null: it has not begun. */
function heightOf(line: string, move: number): number | null {
  let [x, y] = [0, 0];
  let found: number | null = null;
  for (const [, step = "", there = "", up = ""] of line.matchAll(/([MLHV])([\d.]+) ?([\d.]*)/g)) {
    const before = { x, y };
    if (step !== "V") x = Number(there);
    if (step !== "H") y = Number(step === "V" ? there : up);
    const [from, to] = step === "M" ? [x, x] : [before.x, x];
    const at = wide.across(move);
    if (at < from || at > to) continue;
    found = to === from ? y : before.y + ((y - before.y) * (at - from)) / (to - from);
  }
  return found === null ? null : Math.round(MARGIN.top + 100 - found) / 100;
}

const match: Course[] = [
  {
    seat: 0,
    points: [
      { move: 0, value: 0.56 },
      { move: 9, value: 0.204 },
      { move: 30, value: 0.9 },
    ],
  },
  {
    seat: 2,
    points: [
      { move: 4, value: 0.61 },
      { move: 5, value: 0.3 },
      { move: 33, value: 0.25 },
    ],
  },
];

test("line and legend agree at every move", () => {
  const lines = knownOf(match).map((known) => lineOf(known, wide, 40));
  const drawn = (move: number) => lines.map((line) => heightOf(line, move));
  const moves = Array.from({ length: 41 }, (_, move) => move);
  expect(moves.map(drawn)).toEqual(moves.map((move) => chancesAt(match, move)));
  expect(drawn(3)).toEqual([0.56, null]);
  expect(drawn(4)).toEqual([0.39, 0.61]);
});

test("a seat's line goes through its own choices, where the turning points are marked", () => {
  const known = knownOf(match);
  for (const [place, { points }] of match.entries()) {
    const line = lineOf(known[place] as Course, wide, 40);
    for (const { move, value } of points) expect(heightOf(line, move)).toBeCloseTo(value, 2);
  }
});

test.each([
  [39, 6, [0, 10, 20, 30]],
  [39, 8, [0, 5, 10, 15, 20, 25, 30, 35]],
  [4, 8, [0, 1, 2, 3, 4]],
  [412, 7, [0, 100, 200, 300, 400]],
  [0, 7, [0]],
])("%i moves in at most %i steps", (moves, most, ticks) => {
  expect(ticksOf(moves, most)).toEqual(ticks);
});

test("a chance holds from one choice to the next", () => {
  const at = [1, 2, 9, 40].map((move) => chancesAt([course], move));
  expect(at).toEqual([[null], [0.5], [0.5], [0.25]]);
});

/** Seats that had one choice each, one after the other. */
const chosen = (...values: number[]) =>
  values.map((value, seat) => ({ seat, points: [{ move: seat, value }] }));

test.each([
  ["the newest is believed", [0.6, 0.8], [0.2, 0.8]],
  ["the others share what it leaves", [0.3, 0.6, 0.7], [0.1, 0.2, 0.7]],
  ["rounding adds nothing", [0.335, 0.665], [0.33, 0.67]],
  ["all of them may lose", [0.2, 0.3], [0.2, 0.3]],
  ["nothing to share", [0, 0.4], [0, 0.4]],
])("chances are no more than there is: %s", (_, values, shown) => {
  expect(chancesAt(chosen(...values), 9)).toEqual(shown);
});

test("who has not chosen yet has no chance to show", () => {
  expect(chancesAt(chosen(0.4, 0.5), 0)).toEqual([0.4, null]);
});

test("no two seats of a table have lines of the same pattern", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6);
});
