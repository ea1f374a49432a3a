/** How sure a hint is of its first move. */

import type { Candidate } from "../wire/types";

/** Fewer tries than these say little about a move, whatever came of them. */
export const FEW = 50;

export interface Confidence {
  /** One move is ahead, several may be the best, or too little was tried to tell. */
  verdict: "clear" | "close" | "first";
  /** The moves that may be the best: their chances lie within the uncertainty of the first one's. */
  best: ReadonlySet<string>;
}

/** By what the moves were tried and found, best first. */
export function confidenceOf(moves: readonly Candidate[]): Confidence {
  const [first, second] = moves;
  if (first === undefined) return { verdict: "clear", best: new Set() };
  if (second === undefined) return { verdict: "clear", best: new Set([first.a]) };
  if (Math.min(first.visits, second.visits) < FEW) return { verdict: "first", best: new Set() };
  const level = moves.filter((move) => move === first || move.value >= first.low);
  return {
    verdict: level.length > 1 ? "close" : "clear",
    best: new Set(level.map((move) => move.a)),
  };
}
