/** A line of the log in pieces that keep their signs: no line on the screen begins with a comma. */

import type { Piece } from "./narrate";

export interface Signed {
  piece: Piece;
  /** The sign that stands directly behind it. */
  end: string;
}

/** Gives every named thing the sign that follows it. */
export function withSigns(pieces: readonly Piece[]): Signed[] {
  const all: Signed[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const sign = before?.piece.thing ? (/^[,.;:)]+/.exec(piece.text)?.[0] ?? "") : "";
    if (before && sign !== "") before.end = sign;
    const text = piece.text.slice(sign.length);
    if (text !== "") all.push({ piece: { ...piece, text }, end: "" });
  }
  return all;
}
