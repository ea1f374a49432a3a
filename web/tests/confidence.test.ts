/** Whether a hint names one move, several, or says that it knows too little. */

import { expect, test } from "vitest";
import { confidenceOf, FEW } from "../src/table/confidence";
import type { Candidate } from "../src/wire/types";

function move(a: string, visits: number, value: number, margin: number): Candidate {
  return { a, visits, value, low: value - margin, high: value + margin, score: null };
}

test("a move whose interval leaves the others behind is the answer", () => {
  const { verdict, best } = confidenceOf([
    move("stop", 256, 0.69, 0.06),
    move("draw", 256, 0.58, 0.06),
  ]);
  expect(verdict).toBe("clear");
  expect([...best]).toEqual(["stop"]);
});

test("moves within the uncertainty of the first one may all be the best", () => {
  const { verdict, best } = confidenceOf([
    move("take", 512, 0.56, 0.04),
    move("end", 512, 0.54, 0.04),
    move("play", 256, 0.45, 0.06),
    move("swap", 60, 0.53, 0.12),
  ]);
  expect(verdict).toBe("close");
  expect([...best]).toEqual(["take", "end", "swap"]);
});

test("the second may even have the higher chance", () => {
  const { verdict } = confidenceOf([move("a", 166, 0.47, 0.07), move("b", 166, 0.48, 0.07)]);
  expect(verdict).toBe("close");
});

test("a few tries are a first impression, however far apart what came of them", () => {
  const { verdict, best } = confidenceOf([
    move("draw", FEW - 1, 0.9, 0.04),
    move("stop", FEW - 1, 0.1, 0.04),
  ]);
  expect(verdict).toBe("first");
  expect(best.size).toBe(0);
});

test("the first needs somebody to be compared with", () => {
  expect(confidenceOf([move("draw", 400, 0.9, 0.04), move("stop", 3, 0.1, 0.2)]).verdict).toBe(
    "first",
  );
});

test("a move that was dropped early on does not make a clear answer unsure", () => {
  const { verdict } = confidenceOf([
    move("a", 256, 0.36, 0.05),
    move("b", 256, 0.29, 0.05),
    move("c", 12, 0.1, 0.2),
  ]);
  expect(verdict).toBe("clear");
});

test("a single move needs no words", () => {
  expect(confidenceOf([move("end", 8, 0.4, 0.3)]).verdict).toBe("clear");
  expect(confidenceOf([]).verdict).toBe("clear");
});
