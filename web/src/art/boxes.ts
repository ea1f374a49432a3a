/** The games as boxes: a cover with a side and a lid, seen slightly from the left and above. */

import { abyss } from "./covers/abyss";
import { chasms } from "./covers/chasms";
import type { Cover } from "./covers/cover";
import { expansions } from "./covers/expansions";
import { plain } from "./covers/plain";
import { theAbandons } from "./covers/the-abandons";
import { theAbyss } from "./covers/the-abyss";
import { f, lin, uid } from "./fx";

const COVERS: Readonly<Record<string, Cover>> = {
  "the-abyss": theAbyss,
  abyss,
  "abyss-expansions": expansions,
  chasms,
  "the-abandons": theAbandons,
};

/** How much of a box's side can be seen. */
const DEPTH = 22;
/** The lid is as deep as the side, seen from a flatter angle. */
const TILT = 0.55;

export interface Box {
  /** The size of the drawing, in the units that all boxes share. */
  w: number;
  h: number;
  halo: string;
  svg: string;
}

/** The box of a game; a game that has no cover of its own gets a plain one with its name. */
export function box(id: string, name: string): Box {
  const cover = COVERS[id] ?? plain(name);
  const top = f(DEPTH * TILT);
  const [w, h] = [cover.w + DEPTH, cover.h + top];
  const front = uid("box");
  const [side, sideDef] = lin([
    [0, cover.spine[0]],
    [1, cover.spine[1]],
  ]);
  const [down, downDef] = lin([
    [0, "#fff", 0.2],
    [0.25, "#fff", 0.03],
    [0.75, "#000", 0],
    [1, "#000", 0.35],
  ]);
  const [across, acrossDef] = lin(
    [
      [0, "#fff", 0.16],
      [0.05, "#fff", 0],
      [0.95, "#000", 0],
      [1, "#000", 0.3],
    ],
    0,
    0,
    1,
    0,
  );
  const lid = `M0 ${top}L${DEPTH} 0H${w}L${cover.w} ${top}Z`;
  const shade = (id: string): string =>
    `<rect width="${cover.w}" height="${cover.h}" fill="url(#${id})"/>`;
  const svg =
    `<svg viewBox="0 0 ${w} ${f(h)}" aria-hidden="true" focusable="false"><defs>${sideDef}${downDef}${acrossDef}<clipPath id="${front}"><rect width="${cover.w}" height="${cover.h}" rx="3"/></clipPath></defs>` +
    `<path d="${lid}" fill="${cover.spine[0]}"/><path d="${lid}" fill="#d8fff4" opacity=".22"/>` +
    `<path d="M${cover.w} ${top}L${w} 0V${f(h - top)}L${cover.w} ${f(h)}Z" fill="url(#${side})"/>` +
    `<path d="M${cover.w} ${f(top + cover.h * 0.24)}L${w} ${f(cover.h * 0.24)}" stroke="#000" stroke-opacity=".4" stroke-width="1.5"/>` +
    `<g transform="translate(0,${top})" clip-path="url(#${front})">${cover.draw()}${shade(down)}${shade(across)}</g>` +
    `<rect x=".7" y="${f(top + 0.7)}" width="${f(cover.w - 1.4)}" height="${f(cover.h - 1.4)}" rx="3" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.4"/></svg>`;
  return { w, h: f(h), halo: cover.halo, svg };
}
