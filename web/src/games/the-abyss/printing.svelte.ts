/** What is printed on the cards at this table: their names in the reader's language, their copies. */

import type { Words } from "../contract";
import { FACES, type FaceId } from "./faces/kinds";
import { STANDARD_PANICS, type AbyssView } from "./view";

interface Printing {
  names: Record<string, string>;
  /** The beginner deck has other numbers of some cards. */
  beginner: boolean;
}

const printing = $state<Printing>({ names: {}, beginner: false });

/** Cards are drawn in many places, also in flight; the table says once what stands on them. */
export function printFor(words: Words, view: AbyssView): void {
  printing.beginner = (view.panic_cards ?? STANDARD_PANICS) !== STANDARD_PANICS;
  for (const id of Object.keys(FACES)) {
    const name = words(`card:${id}`);
    if (printing.names[id] !== name) printing.names[id] = name;
  }
}

export function nameOf(id: FaceId): string {
  return printing.names[id] ?? "";
}

export function copiesOf(id: FaceId): number {
  const face = FACES[id];
  return printing.beginner ? face.beginner : face.copies;
}
