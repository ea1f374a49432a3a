/** The end of a match in words: who, score, what decided it, tie-break, reason. */

import type { LayeredWords } from "../i18n/words";
import type { Result } from "../wire/types";

export interface Outcome {
  headline: string;
  decided: string | null;
  /** The category that decided it. */
  decisive: string | null;
  tie: string | null;
  reason: string;
  /** Who does not count: without it the places would seem to contradict the figures. */
  out: string | null;
}

/** Beside a name: this player does not count for the places. */
export const OUT = "†";

export function outcomeOf(
  result: Result,
  names: readonly string[],
  reader: number | null,
  words: LayeredWords,
  column: (category: string) => string,
  listed: (items: readonly string[]) => string,
  out: readonly number[] = [],
): Outcome {
  const decisive = decisiveIn(result);
  const who = listed(out.map((seat) => names[seat] ?? ""));
  return {
    headline: headline(result, names, reader, words, listed, out),
    decided:
      decisive && words("result.decided", { ...decisive, category: column(decisive.category) }),
    decisive: decisive?.category ?? null,
    tie: tie(result, words),
    reason: reason(result, words),
    out: out.length > 0 ? words("end.out", { sign: OUT, who }) : null,
  };
}

function headline(
  result: Result,
  names: readonly string[],
  reader: number | null,
  words: LayeredWords,
  listed: (items: readonly string[]) => string,
  out: readonly number[],
): string {
  const first = result.ranking[0] ?? [];
  const [winner = 0] = first;
  const total = result.totals[winner] ?? 0;
  const args = { who: names[winner] ?? "", total, self: winner === reader ? "yes" : "no" };
  if (result.totals.length === 1) {
    const lost = words.has("end.loss") && result.reason.startsWith("lost");
    const key = lost ? "end.loss" : words.has("end.win") ? "end.win" : "result.alone";
    return words(key, { ...args, a: total });
  }
  if (first.length > 1) {
    return words("result.shared", { list: listed(first.map((seat) => names[seat] ?? "")) });
  }
  const second = result.ranking[1]?.[0] ?? winner;
  if (out.includes(second)) return words("end.win", args); // a comparison would mislead
  const scores = { a: total, b: result.totals[second] ?? 0 };
  return winner === reader
    ? words("result.you", scores)
    : words("result.other", { who: names[winner] ?? "", ...scores });
}

/** The category in which the winner gained most on the second, and what both have in it. */
function decisiveIn(result: Result): { category: string; a: number; b: number } | null {
  const [winners = [], seconds = []] = result.ranking;
  const [first] = winners;
  const [second] = seconds;
  if (first === undefined || second === undefined || winners.length > 1) return null;
  const mine = result.scores[first] ?? {};
  const theirs = result.scores[second] ?? {};
  const gained = (category: string): number => (mine[category] ?? 0) - (theirs[category] ?? 0);
  const [best] = Object.keys(mine).toSorted((one, other) => gained(other) - gained(one));
  if (best === undefined || gained(best) <= 0 || Object.keys(mine).length < 2) return null;
  return { category: best, a: mine[best] ?? 0, b: theirs[best] ?? 0 };
}

function tie(result: Result, words: LayeredWords): string | null {
  if (result.tie_break === null) return null;
  if (words.has("end.tie")) return words("end.tie", { tie: result.tie_break });
  return words("result.tie", { rule: result.tie_break });
}

function reason(result: Result, words: LayeredWords): string {
  const key = `reason:${result.reason}`;
  if (words.has(key)) return words(key);
  return words("result.reason", { reason: result.reason });
}

/** What a score sheet calls a category, when the renderer does not say. */
export function columnOf(category: string, words: LayeredWords): string {
  const key = `score.${category}`;
  if (words.has(key)) return words(key);
  const round = /^round (\d+)$/.exec(category);
  return round ? words("result.round", { n: Number(round[1]) }) : category;
}

/** What totals are made of. A single part that is all of them is what they are called, and is none. */
export function partsOf(result: Result): { whole: string | null; parts: string[] } {
  const parts = Object.keys(result.scores[0] ?? {});
  const [only] = parts;
  if (only === undefined || parts.length > 1) return { whole: null, parts };
  const same = result.scores.every((score, seat) => score[only] === result.totals[seat]);
  return same ? { whole: only, parts: [] } : { whole: null, parts };
}
