/** The review of a match: chances over time, and the choices that turned it. */

import { expect, test, vi } from "vitest";
import { coursesOf, nextPoint, Review, turningPoints } from "../src/table/review.svelte";
import type { MomentInfo, ReviewInfo } from "../src/wire/types";

function moment(move: number, seat: number, played: number, best: number, lost = 0): MomentInfo {
  const label = { key: "option.end", args: {} };
  const value = (v: number) => ({ a: "end", label, value: v, low: v - 0.02, high: v + 0.02 });
  return { move, seat, played: value(played), best: value(best), lost };
}

test("each seat has a line of its own, through its own choices", () => {
  const courses = coursesOf([
    moment(0, 1, 0.5, 0.5),
    moment(3, 0, 0.4, 0.6),
    moment(5, 1, 0.3, 0.3),
  ]);
  expect(courses).toEqual([
    { seat: 0, points: [{ move: 3, value: 0.6 }] },
    {
      seat: 1,
      points: [
        { move: 0, value: 0.5 },
        { move: 5, value: 0.3 },
      ],
    },
  ]);
});

test("turning points are the choices that gave most away, in the order of the match", () => {
  const many = Array.from({ length: 9 }, (_, i) => moment(i, 0, 0.4, 0.6, 0.05 + i / 100));
  const found = turningPoints([...many, moment(20, 1, 0.5, 0.52, 0.001)]);
  expect(found.map((point) => point.move)).toEqual([3, 4, 5, 6, 7, 8]);
});

test("the next turning point is the one at the moment, the one after it, or the last one", () => {
  const points = [4, 9].map((move) => moment(move, 0, 0.4, 0.6, 0.1));
  const next = [0, 4, 5, 9, 10].map((at) => nextPoint(points, at)?.move);
  expect(next).toEqual([4, 4, 9, 9, 9]);
  expect(nextPoint([], 3)).toBeUndefined();
});

test("a review is asked for until it is whole", async () => {
  vi.useFakeTimers();
  const answers: ReviewInfo[] = [
    { of: 2, moments: [], failed: false },
    { of: 2, moments: [moment(0, 0, 0.5, 0.5), moment(1, 0, 0.5, 0.5)], failed: false },
  ];
  const load = vi.fn(() => Promise.resolve(answers.shift() as ReviewInfo));
  const review = new Review(load);
  const stop = review.follow();
  await vi.advanceTimersByTimeAsync(1);
  expect(review.whole).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(review.whole).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});

test("a server that cannot be reached ends it", async () => {
  const review = new Review(() => Promise.reject(new Error("gone")));
  review.follow();
  await vi.waitFor(() => expect(review.failed).toBe(true));
});
