/** The rows of a hint: best first, each with the key that chooses its move at the table. */

import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Board } from "../src/table/board.svelte";
import HintPanel from "../src/table/HintPanel.svelte";
import type { Candidate, Option } from "../src/wire/types";

const option = (a: string): Option => ({ a, refs: [], label: { key: a, args: {} } });

function move(a: string, value: number): Candidate {
  return { a, visits: 400, value, low: value - 0.02, high: value + 0.02, score: null };
}

/** The rows of the panel: options in the order of the table, moves in that of their chances. */
function rowsOf(options: string[], moves: string[], beside: boolean): string[] {
  const ask = { options: options.map(option) };
  const found = moves.map((a, place) => move(a, 0.9 - place / 10));
  const board = {
    ask,
    choice: ask,
    session: { hint: { moves: found } },
    label: ({ a }: Option) => a,
  } as unknown as Board;
  const { body } = render(HintPanel, { props: { board, open: true, beside } });
  return body.match(/<li>.*?<\/li>/gs) ?? [];
}

/** What is seen of a row, in its order. */
const seen = (row: string): string =>
  row
    .replace(/<span class="visually-hidden.*?<\/span>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const keys = (rows: string[]) => rows.map((row) => /aria-keyshortcuts="(.)"/.exec(row)?.[1]);

test("a number in a row is a key to press and no rank", () => {
  const rows = rowsOf(["draw", "stop", "swap"], ["stop", "swap", "draw"], true);
  expect(keys(rows)).toEqual(["2", "3", "1"]);
  expect(rows.map(seen)).toEqual([
    "stop Press 2 90% 88% to 92%",
    "swap Press 3 80% 78% to 82%",
    "draw Press 1 70% 68% to 72%",
  ]);
});

test("the tenth option has no key", () => {
  const ten = Array.from({ length: 10 }, (_, place) => `option ${String.fromCharCode(97 + place)}`);
  const rows = rowsOf(ten, ten.toReversed(), true);
  expect(keys(rows)).toEqual([undefined, "9", "8", "7", "6", "5", "4", "3", "2", "1"]);
  expect(seen(rows[0] ?? "")).toBe("option j 90% 88% to 92%");
});

test("a sheet over the table, where keys choose nothing, names none", () => {
  const rows = rowsOf(["draw", "stop"], ["stop", "draw"], false);
  expect(keys(rows)).toEqual([undefined, undefined]);
  expect(rows.map(seen)).toEqual(["stop 90% 88% to 92%", "draw 80% 78% to 82%"]);
});
