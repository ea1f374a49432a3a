/** Questions about cards that lie nowhere open on the table. */

import type { Ask } from "../../../wire/types";

const REFS = /^(?:discard|affiliated):(.+)$/;

export interface Pickable {
  ref: string;
  face: string;
}

export function pickable(ask: Ask | null): Pickable[] {
  const refs = new Set(ask?.options.flatMap((option) => option.refs) ?? []);
  return [...refs].flatMap((ref) => {
    const face = REFS.exec(ref)?.[1];
    return face ? [{ ref, face }] : [];
  });
}
