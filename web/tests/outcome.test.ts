import { expect, test } from "vitest";
import { SHELL } from "../src/i18n/catalogues";
import { wordsOf } from "../src/i18n/words";
import { commitmentOf } from "../src/table/fairness";
import { columnOf, outcomeOf, partsOf } from "../src/table/outcome";
import type { Result } from "../src/wire/types";
import { LAST } from "./frames";

const game = {
  "reason:target/stop": "The target was reached.",
  "end.tie": "Equal totals: {tie} decides.",
  "end.win": "{self, select, yes {You win} other {{who} wins}} with {total} VP.",
  "end.out": "{sign} {who}: dead, so not counted.",
  "end.loss": "The labyrinth keeps {self, select, yes {you} other {{who}}}.",
};
const words = wordsOf("en", game, SHELL.en ?? {});
const names = ["Ada", "Ines", "Oskar"];

function told(result: Result, reader: number | null = 0, out: number[] = []) {
  const column = (category: string): string => columnOf(category, words);
  return outcomeOf(result, names, reader, words, column, (items) => items.join(" and "), out);
}

const RESULT = LAST.now.result as Result;

test("somebody wins", () => {
  expect(told(RESULT)).toEqual({
    headline: "Ines wins, 54 to 29.",
    decided: "What decided it: round 2, 25 to 10.",
    decisive: "round 2",
    tie: null,
    reason: "The target was reached.",
    out: null,
  });
  expect(told(RESULT, 1).headline).toBe("You win, 54 to 29.");
});

test("several win, ties are broken", () => {
  const shared = { ...RESULT, ranking: [[0, 2], [1]], tie_break: "latest-turn" };
  expect(told(shared)).toMatchObject({
    headline: "Shared victory: Ada and Oskar.",
    decided: null,
    decisive: null,
    tie: "Equal totals: latest-turn decides.",
  });
});

test("who does not count is named, and nobody is compared with them", () => {
  const least = { ...RESULT, totals: [13, 11, 10], ranking: [[1], [0], [2]], reason: "death" };
  expect(told(least, 0, [2])).toMatchObject({
    headline: "Ines wins, 11 to 13.",
    out: "† Oskar: dead, so not counted.",
  });
  const last = { ...least, ranking: [[1], [2], [0]] };
  expect(told(last, 1, [0, 2])).toMatchObject({
    headline: "You win with 11 VP.",
    out: "† Ada and Oskar: dead, so not counted.",
  });
});

test("alone one wins or is lost", () => {
  const alone = { scores: [{}], totals: [7], ranking: [[0]], reason: "lost/wall", tie_break: null };
  expect(told(alone).headline).toBe("The labyrinth keeps you.");
  expect(told({ ...alone, reason: "escape/exit" }).headline).toBe("You win with 7 VP.");
});

test("a single part that is the whole is not told twice", () => {
  expect(partsOf(RESULT)).toEqual({ whole: null, parts: ["round 1", "round 2"] });
  const one = { ...RESULT, scores: [{ vp: 9 }, { vp: 4 }], totals: [9, 4] };
  expect(partsOf(one)).toEqual({ whole: "vp", parts: [] });
  expect(partsOf({ ...one, totals: [9, 0] })).toEqual({ whole: null, parts: ["vp"] });
  expect(partsOf({ ...one, scores: [{}, {}] })).toEqual({ whole: null, parts: [] });
});

test("the commitment is that of the seed", async () => {
  expect(await commitmentOf(LAST.now.proof?.seed ?? "")).toBe(LAST.now.proof?.commitment);
});
