/** Any card as a picture of its own: in the hand, on its way, under the magnifying glass. */

import { asTile, FACES } from "../faces";
import { passage } from "./passage";
import { special } from "./specials";

/** The contents of a square of 160 units. */
export function cardArt(id: string): string {
  const place = FACES.findIndex((face) => face.id === id);
  return special(id) ?? passage({ ...asTile(id), x: place });
}

/** A whole SVG; the words are given by whoever shows it. */
export function cardPicture(id: string): string {
  return `<svg class="an-card" viewBox="0 0 160 160" aria-hidden="true" focusable="false">${cardArt(id)}</svg>`;
}
