/** Parts that several Monsters have; all are drawn around the middle of a scene of 400 by 300. */

import {
  bare,
  curve,
  ell,
  mirrored,
  pol,
  pts,
  rng,
  sampler,
  shape,
  symmetric,
  taper,
  teeth,
  xy,
  type Point,
  type Points,
  type TeethOptions,
} from "../geo";
import { at, feather, mix, type LimbOptions, type Scene, type Side } from "../scene";

const MIDDLE = 200;
export const sym = (half: Points): string => symmetric(half, MIDDLE);
export const mx = (p: Points): Point[] => mirrored(p, MIDDLE);

export function horn(S: Scene, p: Points, w = 9, o: LimbOptions = {}): Scene {
  const shared: LimbOptions = { fill: "bone", ring: 9, ringO: 0.45, t0: 0.05, t1: 0.8 };
  return S.limb(p, [w, w * 0.72, w * 0.4, 0.4], { ...shared, ...o });
}

interface ClawOptions {
  n?: number;
  len?: number;
  spread?: number;
  /** Where they point to, in degrees. */
  dir?: number;
  w?: number;
}

/** Talons side by side on a knuckle line. */
export function claws(S: Scene, x: number, y: number, o: ClawOptions = {}): Scene {
  const { n = 3, len = 14, spread = 34, dir = 90, w = 2.6 } = o;
  const [px, py] = pol(0, 0, 1, dir + 90);
  for (let i = 0; i < n; i++) {
    const k = i - (n - 1) / 2;
    const angle = dir + ((k * spread) / Math.max(1, n - 1)) * 0.8;
    const root: Point = [x + px * k * w * 2.1, y + py * k * w * 2.1];
    const bend = pol(root[0], root[1], len * 0.6, angle);
    const tip = pol(root[0], root[1], len * 1.15, angle - Math.sign(k || 1) * 14);
    S.solid(taper([root, bend, tip], [w * 1.15, w * 0.95, 0.2]), { fill: "tooth", L: 0.7, R: 0.9 });
  }
  return S;
}

/** A mouth with the glow of the dark chasm in it. */
export function maw(S: Scene, d: string, glow = 0.55): Scene {
  return S.flat(d, S.p.dark).raw(`<g opacity="${glow}">`).flat(d, S.p.glow, 0.45).raw("</g>");
}

export function fangs(
  S: Scene,
  line: Points,
  n: number,
  len: number,
  dir: Point,
  o: TeethOptions = {},
): Scene {
  return S.solid(teeth(line, n, len, dir, o), { fill: "tooth", L: 0.7, R: 0.8, oL: 0.9 });
}

interface HeadOptions {
  /** How wide the mouth is open. */
  open?: number;
  horns?: number;
  fill?: string;
  fin?: number;
}

/** A serpent's head from the side; it looks to the left (-1) or to the right. */
export function serpentHead(
  S: Scene,
  x: number,
  y: number,
  s: number,
  dir: number,
  { open = 16, horns = 2, fill = "body", fin = 0 }: HeadOptions = {},
): Scene {
  const put = (p: Points): Point[] =>
    p.map(([a, b, sharp]) =>
      sharp ? [x + dir * a * s, y + b * s, 1] : [x + dir * a * s, y + b * s],
    );
  const one = (a: number, b: number): Point => [x + dir * a * s, y + b * s];
  if (fin) serpentFin(S, put);
  for (let i = 0; i < horns; i++) {
    const [a, b, c, d] = [9 * i, 6 * i, 8 * i, 12 * i];
    const line = put([
      [-14 + a, -14 - i * 2],
      [-34 + b, -30 - i * 4],
      [-58 + c, -34 - c],
      [-76 + d, -28 - i * 14],
    ]);
    horn(S, line, 6 * s, { ring: 6 });
  }
  serpentJaw(S, put, s, dir, open, fill);
  const skull = "-26,4 -22,-14 -4,-24 16,-20 30,-14! 52,-8 62,-2 60,6! 30,8 0,6 -12,14 -22,16";
  const brow = feather(put(pts("-24,-4 -4,-20 20,-16 54,-6")), {
    n: 18,
    len: 9 * s,
    side: dir,
    seed: 3,
  });
  const cheek = curve(put(pts("-18,10 -2,0 26,2 56,0")));
  S.solid(shape(put(pts(skull))), {
    fill,
    L: 2,
    R: 1.8,
    marks: [
      [brow, S.p.rimL, 0.35],
      [cheek, S.p.dark, 0.6, 1.4],
    ],
  });
  const [nose, eye] = [one(55, -3), one(14, -10)];
  S.flat(ell(nose[0], nose[1], 2.2 * s, 1.4 * s), S.p.dark);
  S.eye(eye[0], eye[1], 7.5 * s, 3.4 * s, 3 * s, dir * 16, { glow: 3.2, socket: 1.35 });
  return S.flat(shape(put(pts("2,-18! 14,-18 28,-10! 14,-13.5"))), S.p.dark, 0.9);
}

type Put = (p: Points) => Point[];

function serpentFin(S: Scene, put: Put): void {
  const [root = [0, 0]] = put(pts("-16,2"));
  const bones = put(pts("-52,-34 -62,-4 -54,26")).map((end) => `M${xy(root)}L${xy(end)}`);
  S.solid(shape(put(pts("-18,-6 -52,-34! -40,-14! -62,-4! -42,4! -54,26! -20,14"))), {
    fill: "mem",
    L: 1.6,
    R: 1.4,
    marks: [[bones.join(""), S.p.dark, 0.5, 1.2]],
  });
}

function serpentJaw(S: Scene, put: Put, s: number, dir: number, open: number, fill: string): void {
  const jaw: Point[] = [
    [-16, 8],
    [6, 10 + open * 0.35],
    [34, 10 + open],
    [50, 6 + open, 1],
    [46, 14 + open],
    [20, 24 + open * 0.8],
    [-12, 24],
  ];
  S.solid(shape(put(jaw)), { fill, L: 1.6, R: 1.6 });
  maw(
    S,
    shape(
      put([
        [-14, 6],
        [44, 4, 1],
        [48, 8 + open, 1],
        [10, 12 + open * 0.4],
      ]),
    ),
  );
  const tongue: Point[] = [
    [-4, 8 + open * 0.2],
    [18, 8 + open * 0.5],
    [38, 4 + open * 0.7],
    [50, 8 + open * 0.55],
  ];
  S.flat(taper(put(tongue), [4 * s, 3.4 * s, 2.4 * s, 0.4]), mix(S.p.glow, S.p.dark, 0.35));
  const gum = put([
    [4, 11 + open * 0.3],
    [28, 11 + open * 0.75],
    [46, 8 + open],
  ]);
  fangs(S, gum, 6, 8 * s, [dir * 0.15, -1], { seed: 4 });
  fangs(S, bare(put(pts("0,4 24,6 56,5"))), 7, 10 * s, [dir * 0.1, 1], { seed: 9 });
}

interface WingOptions {
  fill?: string;
  oL?: number;
  oR?: number;
  bend?: number;
}

/** A wing of skin between the claw at its top and the ends of its bones. */
export function batwing(
  S: Scene,
  m: Side,
  shoulder: Point,
  tip: Point,
  ends: Points,
  { fill = "mem", oL = 0.8, oR = 0.8, bend = 0 }: WingOptions = {},
): Scene {
  const outline: Point[] = [
    [shoulder[0], shoulder[1], 1],
    [tip[0], tip[1], 1],
  ];
  let last = tip;
  for (const end of ends) {
    const scallop = (k: 0 | 1): number => ((last[k] + end[k]) / 2) * 0.78 + shoulder[k] * 0.22;
    outline.push([scallop(0), scallop(1)], [end[0], end[1], 1]);
    last = end;
  }
  const bones = ends.map((end) => {
    const near = at(m, tip[0] * 0.8 + end[0] * 0.2, tip[1] * 0.8 + end[1] * 0.2 + 8);
    const half = at(m, (tip[0] + end[0]) / 2, (tip[1] + end[1]) / 2);
    return `M${xy(at(m, tip[0], tip[1]))}C${xy(near)} ${xy(half)} ${xy(at(m, end[0], end[1]))}`;
  });
  S.solid(shape(m(outline)), {
    fill,
    L: 1.8,
    R: 1.6,
    oL,
    oR,
    marks: [
      [bones.join(""), S.p.dark, 0.75, 3],
      [bones.join(""), S.p.rimL, 0.35, 0.8],
    ],
  });
  const elbow: Point = [(shoulder[0] + tip[0]) / 2 + bend, (shoulder[1] + tip[1]) / 2 - 10];
  return S.limb(m([shoulder, elbow, tip]), [8, 6, 3], { ring: 0 });
}

interface TentacleOptions extends LimbOptions {
  /** On which side the suckers are. */
  suck?: number;
}

export function tentacle(S: Scene, p: Points, w = 13, o: TentacleOptions = {}): Scene {
  S.limb(p, [w, w * 0.82, w * 0.6, w * 0.36, 0.8], { ring: 16, ...o });
  if (!o.suck) return S;
  const place = sampler(p);
  let d = "";
  for (let i = 1; i < 11; i++) {
    const t = i / 11.5;
    const [x, y, tx, ty] = place(t);
    const h = w * (1 - t) * 0.62 * o.suck;
    const size = w * (1 - t * 0.8);
    d += ell(x - ty * h, y + tx * h, Math.max(1, size * 0.2), Math.max(0.8, size * 0.15));
  }
  return S.flat(d, S.p.bone, 0.55);
}

/** A torn hem. */
export function ragged(
  x0: number,
  x1: number,
  y: number,
  n: number,
  amp: number,
  seed: number,
): Point[] {
  const random = rng(seed);
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const fall = i % 2 ? amp * (0.5 + random()) : -amp * random() * 0.6;
    return [x0 + ((x1 - x0) * i) / n, y + fall, 1];
  });
}
