/** What all box covers share. */

import { f, rng } from "../fx";

export interface Cover {
  w: number;
  h: number;
  /** The colours of the box's side, from the top down. */
  spine: readonly [string, string];
  /** The light that the box throws on the water around it. */
  halo: string;
  draw(): string;
}

/** The name on a box. */
export function title(text: string, x: number, y: number, size: number, ink: string, gap: number) {
  const letters = (fill: string, dy: number, opacity: number): string =>
    `<text x="${x}" y="${y + dy}" text-anchor="middle" font-family="Marcellus, serif" font-size="${size}" letter-spacing="${gap}" fill="${fill}" opacity="${opacity}">${text}</text>`;
  return letters("#000", 2, 0.45) + letters(ink, 0, 1);
}

/** What drifts in the water. */
export function snow(count: number, w: number, h: number, colour: string, seed: number): string {
  const r = rng(seed);
  let drawn = "";
  for (let i = 0; i < count; i++)
    drawn += `<circle cx="${f(r() * w)}" cy="${f(r() * h)}" r="${f(0.5 + r() * 1.4)}" opacity="${f(0.2 + r() * 0.5)}"/>`;
  return `<g fill="${colour}">${drawn}</g>`;
}
