/** A chart has axes that can be read, and says how high each line is. */

import { expect, test } from "vitest";
import { chancesAt, dashOf, lineOf, MARGIN, planeOf, ticksOf } from "../src/table/chart";

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
  expect(lineOf(course, plane)).toBe(
    `M${MARGIN.left + 20}.0 ${MARGIN.top + 50}.0L${MARGIN.left + 100}.0 ${MARGIN.top + 75}.0`,
  );
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
