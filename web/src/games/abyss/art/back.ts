/** The backs of cards, 200 × 280. */

import { uid } from "../../../art/fx";
import { NAVY, mix, pale } from "./colour";
import { emblemIn, type Emblem } from "./emblems";
import { disc, ring } from "./pen";

export function backDrawing(emblem: Emblem, colour: string): string {
  const id = uid("back");
  let scales = "";
  for (let row = 0; row < 11; row++) {
    for (let at = 0; at < 6; at++) {
      const x = at * 40 + (row % 2 ? 20 : 0);
      const y = row * 28;
      scales += `M${x - 20} ${y}a20 20 0 0 0 40 0M${x - 12} ${y}a12 12 0 0 0 24 0`;
    }
  }
  const rim = pale(colour, 0.4);
  return (
    `<defs><linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${mix(colour, NAVY, 0.45)}"/><stop offset="1" stop-color="${mix(colour, NAVY, 0.78)}"/></linearGradient></defs>` +
    `<rect width="200" height="280" fill="url(#${id})"/>` +
    `<path d="${scales}" fill="none" stroke="${pale(colour, 0.25)}" stroke-width="1.5" opacity=".28"/>` +
    `<rect x="12" y="12" width="176" height="256" rx="10" fill="none" stroke="${rim}" stroke-width="2" opacity=".5"/>` +
    disc(100, 140, 52, mix(colour, NAVY, 0.66)) +
    ring(100, 140, 52, rim, 2.5, 0.7) +
    `<circle cx="100" cy="140" r="45" fill="none" stroke="${rim}" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round" opacity=".6"/>` +
    `<g transform="translate(66 106)">${emblemIn(emblem, 68, pale(colour, 0.62))}</g>`
  );
}
