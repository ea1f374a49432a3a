/** The order in which a hand is held. */

import type { Words } from "../contract";
import { printOf, valueOf, type Kind } from "./prints";

const KINDS: readonly Kind[] = ["attack", "skill", "instant"];

/** Attacks by their value, then Skills, then Instants: what is for the own turn at the left. */
export function inOrder(cards: readonly string[], words: Words): string[] {
  const rank = (id: string): [number, number] => {
    const print = printOf(id, words);
    return [KINDS.indexOf(print.kind), -(Number(valueOf(print)) || 0)];
  };
  return [...cards].sort((a, b) => {
    const [ka, va] = rank(a);
    const [kb, vb] = rank(b);
    return ka - kb || va - vb || a.localeCompare(b);
  });
}
