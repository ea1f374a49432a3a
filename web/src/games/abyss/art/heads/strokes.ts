/** Strokes that several heads share. */

import { BONE, INK, mix } from "../colour";
import { disc, each, path } from "../pen";
import { mirrored } from "../mirror";

/** Triangles: a corner and two sides each. */
export function teeth(rows: readonly (readonly number[])[], fill = BONE): string {
  return each(rows, (x, y, x1, y1, x2, y2) => path(`M${x} ${y}l${x1} ${y1}l${x2} ${y2}Z`, fill));
}

/** Big wet eyes. */
export function wetEyes(x: number, y: number, r: number, g: string): string {
  return mirrored(
    disc(x, y, r, INK) +
      disc(x, y + r * 0.18, r * 0.72, mix(g, INK, 0.55)) +
      disc(x, y, r * 0.5, INK) +
      disc(x - r * 0.34, y - r * 0.36, r * 0.3, "#fff") +
      disc(x + r * 0.3, y + r * 0.34, r * 0.13, "#fff", 0.7),
  );
}
