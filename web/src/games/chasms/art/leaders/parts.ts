/** What a bust is made of; all parts stand around the middle of a picture of 240 by 280. */

import { FACTION_COLOURS, type Faction } from "../colours";
import { emblem } from "../emblems";
import {
  almond,
  bare,
  circle,
  curve,
  ell,
  mirrored,
  pol,
  poly,
  pts,
  rad,
  shape,
  spikes,
  symmetric,
  taper,
  type Point,
  type Points,
} from "../geo";
import { feather, mix, Scene, type Mark } from "../scene";

const MIDDLE = 120;
export const sym = (half: Points): string => symmetric(half, MIDDLE);
export const mx = (p: Points): Point[] => mirrored(p, MIDDLE);

/** Somebody who sits for a portrait. */
export class Sitter extends Scene {
  constructor(
    readonly faction: Faction,
    /** The skin in the light and in the shadow. */
    readonly skin: string,
    readonly sk2: string,
  ) {
    const c = FACTION_COLOURS[faction];
    const palette = {
      rimL: "#f3fbf6",
      rimR: c,
      glow: c,
      hi: mix(c, "#0a1a22", 0.45),
      lo: "#0a1016",
      eye: "#ffffff",
      dark: "#0a0c12",
      bone: "#e6dcc4",
    };
    super(`l-${faction}`, palette, 240, 280);
  }

  /** The colour of the Faction. */
  get c(): string {
    return FACTION_COLOURS[this.faction];
  }
}

export function sitter(faction: Faction, skin: string, o: { sk2?: string } = {}): Sitter {
  const c = FACTION_COLOURS[faction];
  const S = new Sitter(faction, skin, o.sk2 ?? mix(mix(skin, "#1a1230", 0.62), c, 0.1));
  S.grad("cloth", mix(c, "#0c1820", 0.35), mix(c, "#060a10", 0.85), 0.6, 1);
  S.grad("cloth2", mix(c, "#0c1820", 0.65), "#080c12", 0.6, 1);
  S.grad("metal", "#cfd4d2", "#3a4248", 0.55, 1);
  S.grad("gold", "#f6dc94", "#7a5520", 0.15, 1);
  S.grad("leather", "#7d573a", "#241610", 0.6, 1);
  background(S);
  return S;
}

/** The light of the Faction with its crest in it, and a little of the white chasm. */
function background(S: Sitter): void {
  S.define(
    `<radialGradient id="${S.id}-bg" gradientUnits="userSpaceOnUse" cx="120" cy="112" r="190">` +
      `<stop stop-color="${mix(S.c, "#0a2a34", 0.45)}"/><stop offset=".55" stop-color="${mix(S.c, "#04141c", 0.8)}"/>` +
      `<stop offset="1" stop-color="#030f15"/></radialGradient>`,
  );
  S.raw(`<rect width="240" height="280" fill="url(#${S.id}-bg)"/>`);
  S.raw(
    `<g transform="translate(4 -6) scale(3.62)" fill="${S.c}" opacity=".16">${emblem(S.faction)}</g>`,
  );
  let d = "";
  for (let i = 0; i < 8; i++) {
    const angle = 200 + i * 20 + S.random() * 8;
    d += poly([[120, 110], pol(120, 110, 230, angle - 3), pol(120, 110, 230, angle + 3)]);
  }
  S.flat(d, S.c, 0.06);
  S.flat("M14 -4L24 34L18 48L30 84L22 70L26 52L14 32Z", "#f4fffb", 0.5);
  S.glow(22, 34, [40, 70], "#dff8f2", 0.28);
}

export const SHOULDERS = pts("120,192 98,196 66,208 34,224 14,252 4,290!");

interface TorsoOptions {
  L?: number;
  R?: number;
}

export function torso(
  S: Sitter,
  half: Points,
  fill: string,
  marks: readonly Mark[] = [],
  o: TorsoOptions = {},
): void {
  const light = feather(bare(half), { n: 34, len: 18, side: -1 });
  const shadow = feather(mx(bare(half)), { n: 34, len: 22, side: 1, w: 1.3 });
  S.solid(sym([...half, [120, 290, 1]]), {
    fill,
    L: 3,
    R: 2.8,
    marks: [[light, S.p.rimL, 0.22], [shadow, S.p.dark, 0.5], ...marks],
    ...o,
  });
}

export function neck(S: Sitter, w = 19): void {
  const [l, r] = [120 - w, 120 + w];
  const shade = shape([
    [l - 2, 158],
    [120, 184],
    [r + 2, 160],
    [160, 210],
    [112, 212],
  ]);
  S.solid(
    poly([
      [l, 150],
      [r, 150],
      [r + 5, 204],
      [l - 5, 204],
    ]),
    {
      fill: S.skin,
      L: 2,
      R: 1.6,
      marks: [[shade, S.sk2, 0.85]],
    },
  );
}

/** The left halves of heads. */
const HEADS = {
  oval: pts("120,62 96,68 83,92 83,120 92,148 107,168 120,174"),
  square: pts("120,60 95,66 82,90 81,122 86,150 103,172 120,177"),
  wide: pts("120,66 92,72 76,98 75,126 84,154 102,172 120,176"),
  long: pts("120,54 98,62 86,88 86,118 94,150 108,176 120,184"),
};

/** One hard plane of shadow splits the face and draws the nose. */
const SHADOW =
  "127,50! 131,92! 122,110! 125,128 133,144! 121,149! 124,155! 131,160 121,167 123,190! 180,190! 180,50!";

export function head(
  S: Sitter,
  kind: keyof typeof HEADS = "oval",
  o: { ears?: boolean } = {},
): void {
  const half = HEADS[kind];
  const edge =
    feather(pts("127,66 130,92 122,112"), { n: 7, len: 8, side: 1 }) +
    feather(pts("131,158 122,168 122,178"), { n: 5, len: 7, side: 1 });
  const rim = feather(mx(half).slice(1, 6), { n: 20, len: 12, side: 1 });
  S.solid(sym(half), {
    fill: S.skin,
    L: 2.4,
    R: 2.4,
    marks: [
      [shape(pts(SHADOW)), S.sk2, 0.92],
      [edge, S.sk2, 0.7],
      [shape(pts("88,132 104,146 106,164 98,160 88,146")), S.sk2, 0.35],
      [ell(108, 134, 7, 3), mix(S.skin, "#ffffff", 0.3), 0.35],
      [rim, S.p.glow, 0.35],
    ],
  });
  if (o.ears === false) return;
  S.both((m, sign) =>
    S.solid(shape(m(pts("84,112 75,108 74,122 82,136"))), {
      fill: sign > 0 ? S.sk2 : S.skin,
      L: 1.6,
      R: 1.4,
    }),
  );
}

interface EyesOptions {
  y?: number;
  w?: number;
  up?: number;
  dn?: number;
  tilt?: number;
  dx?: number;
  /** How thick the lid is. */
  lid?: number;
  glow?: number;
  /** Only one eye: -1 the left, 1 the right. */
  one?: number;
}

export function eyes(S: Sitter, c: string, o: EyesOptions = {}): void {
  const { y = 118, w = 9, up = 4.2, dn = 3.2, tilt = 4, dx = 17, lid = 2, glow = 0, one = 0 } = o;
  for (const sign of [-1, 1]) {
    if (one && sign !== one) continue;
    const [x, turn] = [120 + sign * dx, tilt * -sign];
    S.flat(almond(x, y - 1, w * 1.35, up * 2, dn * 1.9, turn), S.sk2, sign < 0 ? 0.55 : 0.5);
    if (glow)
      S.glow(x, y, w * 2.4, c, 0.8).flat(almond(x, y, w, up, dn, turn), mix(c, "#ffffff", 0.6));
    else {
      const white = sign < 0 ? "#f2efe6" : mix("#f2efe6", S.sk2, 0.45);
      S.flat(almond(x, y, w, up, dn, turn), white);
      S.flat(circle(x + 0.6, y - 0.4, Math.min(3.8, up * 0.95)), c);
      S.flat(circle(x + 0.6, y - 0.4, 1.7), "#120a0c").flat(circle(x - 0.8, y - 1.8, 1), "#ffffff");
    }
    S.line(lidLine(x, y, w, up, turn), "#160c10", lid);
  }
}

function lidLine(x: number, y: number, w: number, up: number, turn: number): string {
  const [c, s] = [Math.cos(rad(turn)), Math.sin(rad(turn))];
  const line = [
    [-w, 0],
    [-w * 0.4, -up * 0.98],
    [w * 0.4, -up * 0.98],
    [w, 0],
  ] as const;
  return curve(line.map(([a, b]) => [x + a * c - b * s, y + a * s + b * c]));
}

interface BrowOptions {
  y?: number;
  lift?: number;
  w?: number;
  inn?: number;
}

export function brows(S: Sitter, c: string, o: BrowOptions = {}): void {
  const { y = 106, lift = 0, w = 3, inn = 5 } = o;
  const line: Point[] = [
    [90, y + 3 - lift],
    [101, y - 2 - lift * 0.4],
    [113, y + inn - 2],
  ];
  S.both((m) => S.flat(taper(m(line), [0.6, w, w * 0.7]), c));
}

interface MouthOptions {
  y?: number;
  w?: number;
  lip?: number;
  smile?: number;
}

export function mouth(S: Sitter, c: string, o: MouthOptions = {}): void {
  const { y = 155, w = 12, lip = 1, smile = 0 } = o;
  const [l, r, corner] = [120 - w, 120 + w, y - smile];
  const lips: Point[] = [
    [l, corner, 1],
    [115, y - 3.6],
    [120, y - 2.2],
    [125, y - 3.6],
    [r, corner, 1],
    [126, y + 5.4],
    [120, y + 6.2],
    [114, y + 5.4],
  ];
  if (lip) S.flat(shape(lips), c, 0.9);
  S.line(
    curve([
      [l, corner],
      [112, y + 1],
      [120, y],
      [128, y + 1],
      [r, corner],
    ]),
    "#1c0d10",
    1.6,
  );
  S.line(
    curve([
      [113, y + 10],
      [120, y + 11],
      [127, y + 10],
    ]),
    S.sk2,
    1.6,
    0.8,
  );
}

/** Age. */
export function lines(S: Sitter): void {
  S.line(
    "M98 128C101 131 106 132 110 130M103 142C100 148 100 152 102 156M108 84C114 82 122 82 128 84M110 76C116 74 122 74 127 76",
    S.sk2,
    1.2,
    0.8,
  );
}

interface FurOptions {
  n?: number;
  len?: number;
  side?: number;
}

export function fur(S: Sitter, p: Points, c: string, o: FurOptions = {}): void {
  const { n = 26, len = 20, side = -1 } = o;
  const fill = `fur${c.slice(1)}`;
  const down = (by: number): Point[] => p.map(([x, y]) => [x, y + by]);
  const thick = (w: number): number[] => p.map(() => w);
  S.grad(fill, mix(c, "#ffffff", 0.12), mix(c, "#000000", 0.5));
  for (let k = 0; k < 3; k++) {
    const tufts = { n: n - k * 2, len: len - k * 2, base: 9, side, lean: k % 2 ? 0.4 : -0.3 };
    S.solid(spikes(down(k * 9), thick(4), tufts), { fill, L: 1.4, R: 1.4 });
  }
  const hairs = spikes(down(16), thick(2), { n, len: 12, base: 3, side: -side, lean: 0.2 });
  S.solid(taper(down(12), thick(14)), {
    fill,
    L: 1.2,
    R: 1.2,
    oL: 0.3,
    oR: 0.3,
    marks: [[hairs, "#000", 0.3]],
  });
}
