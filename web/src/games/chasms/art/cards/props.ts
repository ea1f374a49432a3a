/** The painter of cards (200 by 120), and the things that lie in more than one picture. */

import { FACTION_COLOURS, type Faction } from "../colours";
import { emblem, PIPS } from "../emblems";
import { circle, ell, pol, poly, pts, shape, taper, type Point, type Points } from "../geo";
import { mix, Scene } from "../scene";

export class Painter extends Scene {
  constructor(
    id: string,
    readonly faction: Faction,
  ) {
    const c = FACTION_COLOURS[faction];
    const palette = {
      rimL: "#fdf6e6",
      rimR: c,
      glow: c,
      hi: mix(c, "#16222a", 0.4),
      lo: "#0a1016",
      eye: "#ffffff",
      dark: "#0a0a10",
      bone: "#e9dfc8",
    };
    super(id, palette, 200, 120);
    this.grad("steel", "#e3e9ea", "#5c6a72").grad("gold", "#f8e0a0", "#94682a");
    this.grad("wood", "#8a6244", "#3a2618").grad("leaf", "#9ccb6a", "#335a2a");
    this.grad("cloth", mix(c, "#ffffff", 0.1), mix(c, "#0a1016", 0.55));
    this.grad("parch", "#f6ead0", "#b79d74");
    this.grad("back", mix(c, "#10202a", 0.55), mix(c, "#060c12", 0.8));
  }

  /** The colour of the Faction. */
  get c(): string {
    return FACTION_COLOURS[this.faction];
  }

  /** An emblem as part of the picture. */
  sign(
    name: Parameters<typeof emblem>[0],
    x: number,
    y: number,
    size: number,
    colour: string,
  ): this {
    return this.raw(
      `<g transform="translate(${x} ${y}) scale(${size})" fill="${colour}">${emblem(name)}</g>`,
    );
  }
}

export const box = (x: number, y: number, w: number, h: number): string =>
  shape([
    [x, y, 1],
    [x + w, y, 1],
    [x + w, y + h, 1],
    [x, y + h, 1],
  ]);

/** A card: the back of the Faction, or a face in the light. */
export function cardBack(
  S: Painter,
  x: number,
  y: number,
  turn: number,
  size = 1,
  hot = false,
): void {
  const draw = (): void => {
    S.solid(box(-15, -21, 30, 42), { fill: hot ? "parch" : "back", L: 1.4, R: 1.2 });
    S.line(box(-11, -17, 22, 34), hot ? "#8a6a34" : S.c, 1, 0.8);
    S.sign(S.faction, -9, -9, 0.28, hot ? "#5a4420" : S.c);
  };
  S.placed(x, y, turn, draw, size);
}

export function gem(S: Painter, x: number, y: number, size = 1): void {
  const draw = (): void => {
    S.glow(0, 0, 22, "#9fd8f2", 0.5);
    S.flat("M0 -16L-10 -6L0 -3Z", "#eafaff").flat("M0 -16L10 -6L0 -3Z", "#a8dcf2");
    S.flat("M-10 -6L0 -3L0 16L-6 10Z", "#7fc4e4").flat("M10 -6L0 -3L0 16L6 10Z", "#4a93be");
  };
  S.placed(x, y, 0, draw, size);
}

const HEART =
  "M0 17C-8 10 -19 3 -19 -8C-19 -14 -15 -18 -9.5 -18C-5 -18 -2 -16 0 -12C2 -16 5 -18 9.5 -18C15 -18 19 -14 19 -8C19 3 8 10 0 17Z";

export function heart(S: Painter, x: number, y: number, size = 1, cracked = false): void {
  const draw = (): void => {
    S.glow(0, 0, 36, "#ff6b57", 0.5);
    S.solid(HEART, {
      fill: "#e0503f",
      rimL: "#ffd9cc",
      rimR: "#8e1f20",
      L: 2,
      R: 2.4,
      marks: [[ell(-9, -9, 4.5, 3.4), "#ffc9bb", 0.8]],
    });
    if (cracked) S.flat("M-2 -14L4 -4L-3 2L4 10L0 17L-5 8L-1 2L-7 -4Z", "#10060a");
  };
  S.placed(x, y, 0, draw, size);
}

const SHIELD =
  "M0 -30C10 -24 20 -22 27 -22C28 4 20 24 0 34C-20 24 -28 4 -27 -22C-20 -22 -10 -24 0 -30Z";
const SHIELD_SHADE = "M0 -30L0 34C20 24 28 4 27 -22C20 -22 10 -24 0 -30Z";
const SHIELD_LINE =
  "M0 -22C8 -18 14 -16 20 -16C20 4 14 18 0 26C-14 18 -20 4 -20 -16C-14 -16 -8 -18 0 -22Z";

export function shield(S: Painter, x: number, y: number, size = 1): void {
  const draw = (): void => {
    S.solid(SHIELD, {
      fill: "steel",
      L: 2.4,
      R: 2.2,
      marks: [
        [SHIELD_SHADE, "#0a1418", 0.35],
        [SHIELD_LINE, S.c, 0.9, 2.4],
      ],
    });
    S.sign(S.faction, -13, -14, 0.41, S.c);
  };
  S.placed(x, y, 0, draw, size);
}

export function die(
  S: Painter,
  x: number,
  y: number,
  size: number,
  turn: number,
  n: number,
  hot = false,
): void {
  const draw = (): void => {
    S.solid(box(-20, -20, 40, 40), { fill: hot ? "#f2c66d" : "parch", L: 2, R: 2 });
    const pips = (PIPS[n] ?? []).map(([px, py]) => circle((px - 32) * 0.76, (py - 32) * 0.76, 3.6));
    S.flat(pips.join(""), "#231a12");
  };
  S.placed(x, y, turn, draw, size);
}

export function arrow(S: Painter, p: Points, c = "#f2c66d", w = 5): void {
  S.flat(taper(p, [w * 0.4, w, w]), c);
  const [before = [0, 0], end = [0, 0]] = p.slice(-2);
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  const corner = (r: number, turn: number): Point => pol(end[0], end[1], w * r, angle + turn);
  S.flat(poly([corner(2.6, 0), corner(2.2, 115), corner(2.2, -115)]), c);
}

export function wings(S: Painter, y: number): void {
  for (const k of [-1, 1]) {
    for (let i = 4; i >= 0; i--) {
      const feather: Point[] = [
        [100 + k * 14, y + i * 4],
        [100 + k * (38 + i * 2), y - 18 + i * 9],
        [100 + k * (74 - i * 7), y - 34 + i * 15],
      ];
      S.solid(taper(feather, [5, 9, 0.5]), { fill: "parch", L: 1.4, R: 1.4 });
    }
  }
}

export function rays(
  S: Painter,
  x: number,
  y: number,
  n: number,
  from: number,
  to: number,
  c: string,
  opacity = 0.6,
): void {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (i * 360) / n;
    const tip = pol(x, y, to * (i % 2 ? 0.8 : 1), a);
    d += poly([pol(x, y, from, a - 3), tip, pol(x, y, from, a + 3)]);
  }
  S.flat(d, c, opacity);
}

export function chain(S: Painter, p: Points): void {
  p.forEach(([x, y], i) => S.line(ell(x, y, i % 2 ? 4 : 7, i % 2 ? 3 : 4.6), "#cfd8dc", 2.6));
}

export const LOCK_BOW = pts("-7,0 -7,-10 0,-15 7,-10 7,0");
