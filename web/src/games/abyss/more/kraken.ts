/** The Kraken, as an Ally and as a figure. */

import { NAVY, dark, pale } from "../art/colour";
import { disc, each, group, limb, line, path } from "../art/pen";

const ARMS = [
  [70, 170, 30, 176, 10, 140, 34, 118, 20],
  [74, 184, 36, 206, 8, 200, 16, 170, 18],
  [84, 194, 64, 236, 30, 250, 28, 222, 18],
  [96, 198, 92, 240, 70, 262, 52, 258, 16],
];

function arms(fill: string): string {
  return each(ARMS, (x0, y0, x1, y1, x2, y2, x3, y3, w) =>
    limb(x0, y0, x1, y1, x2, y2, x3, y3, w, 4, fill),
  );
}

const SPOTS = [
  [76, 92, 6],
  [90, 76, 4],
  [68, 112, 4],
  [124, 88, 6],
  [136, 108, 4],
  [112, 72, 3],
];

/** 200 × 280, the middle near 100, 150. */
export function krakenCreature(colour: string): string {
  return (
    arms(dark(colour, 0.12)) +
    group(arms(dark(colour, 0.42)), ' transform="matrix(-1 0 0 1 200 0)"') +
    path(
      "M100 44c-38 0-58 30-54 66 3 24 16 36 20 62 4 20 18 30 34 30s30-10 34-30c4-26 17-38 20-62 4-36-16-66-54-66Z",
      dark(colour, 0.26),
    ) +
    path("M100 44c-38 0-58 30-54 66 3 24 16 36 20 62 4 20 18 30 34 30Z", pale(colour, 0.1)) +
    path("M98 50C70 52 54 74 54 98c10-22 24-34 44-36Z", pale(colour, 0.5)) +
    each(SPOTS, (x, y, r) => disc(x, y, r, dark(colour, 0.5), 0.4)) +
    path("M58 130l34 18c-2 20-32 16-34-18ZM142 130l-34 18c2 20 32 16 34-18Z", NAVY) +
    path("M64 138l24 12c-4 10-20 8-24-12ZM136 138l-24 12c4 10 20 8 24-12Z", "#ff8a5c") +
    path("M74 142l4 10 3-8ZM126 142l-4 10-3-8Z", NAVY) +
    line("M54 124l40 20M146 124l-40 20", dark(colour, 0.5), 5)
  );
}
