/** Curves of the pen. Paths have absolute coordinates and only M, L, C and Z, so that they can be shifted. */

/** A point of an outline; the third number marks a sharp corner. */
export type Point = readonly [x: number, y: number, sharp?: number];
export type Points = readonly Point[];
/** Half the width of a limb from its beginning to its end. */
export type Widths = readonly number[] | ((t: number) => number);

export const f = (n: number): string => (Math.round(n * 10) / 10).toString();
export const rad = (angle: number): number => (angle * Math.PI) / 180;
export const pol = (cx: number, cy: number, r: number, angle: number): [number, number] => [
  cx + r * Math.cos(rad(angle)),
  cy + r * Math.sin(rad(angle)),
];
/** A point as it stands in a path. */
export const xy = (p: Point): string => `${f(p[0])} ${f(p[1])}`;

/** An outline written short: "200,84! 190,108"; the mark makes a corner sharp. */
export function pts(text: string): Point[] {
  return text.split(" ").map((word): Point => {
    const [x = 0, y = 0] = word.replace("!", "").split(",").map(Number);
    return word.endsWith("!") ? [x, y, 1] : [x, y];
  });
}
/** Rows of four numbers, such as the two ends of a fold. */
export function quads(text: string): [number, number, number, number][] {
  return text.split(" ").map((word) => {
    const [a = 0, b = 0, c = 0, d = 0] = word.split(",").map(Number);
    return [a, b, c, d];
  });
}
/** The same points without their corners. */
export const bare = (p: Points): Point[] => p.map(([x, y]) => [x, y]);

/** The same seed gives the same picture. */
export function rng(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

function pick(p: Points, i: number, closed: boolean): Point {
  const n = p.length;
  return p[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
}

/** A smooth line through the points. */
export function curve(p: Points, closed = false): string {
  if (p.length < 2) return "";
  let d = `M${xy(pick(p, 0, closed))}`;
  const pieces = closed ? p.length : p.length - 1;
  for (let i = 0; i < pieces; i++) {
    const [a, b] = [pick(p, i - 1, closed), pick(p, i, closed)];
    const [c, e] = [pick(p, i + 1, closed), pick(p, i + 2, closed)];
    d += `C${xy([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} `;
    d += `${xy([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${xy(c)}`;
  }
  return d + (closed ? "Z" : "");
}
export const blob = (p: Points): string => curve(p, true);
export const poly = (p: Points): string => `M${p.map(xy).join("L")}Z`;

const towards = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** A closed outline, smooth but for its sharp corners. */
export function shape(p: Points): string {
  let d = `M${xy(pick(p, 0, true))}`;
  for (let i = 0; i < p.length; i++) {
    const [a, b] = [pick(p, i - 1, true), pick(p, i, true)];
    const [c, e] = [pick(p, i + 1, true), pick(p, i + 2, true)];
    const out: Point = b[2]
      ? towards(b, c, 1 / 3)
      : [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = c[2]
      ? towards(c, b, 1 / 3)
      : [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${xy(out)} ${xy(into)} ${xy(c)}`;
  }
  return `${d}Z`;
}

/** The points on the other side of the middle. */
export const mirrored = (p: Points, cx: number): Point[] =>
  p.map(([x, y, sharp]) => (sharp ? [2 * cx - x, y, sharp] : [2 * cx - x, y]));

/** An outline of which the left half is given, from top to bottom. */
export function symmetric(half: Points, cx: number): string {
  const back = [...half].reverse().filter((q) => Math.abs(q[0] - cx) > 0.6);
  return shape([...half, ...mirrored(back, cx)]);
}

/** A place on a line, and where the line goes there. */
export type Sample = [x: number, y: number, tx: number, ty: number];

/** Where a smooth line is at each part of its way, from 0 to 1. */
export function sampler(p: Points): (t: number) => Sample {
  const n = p.length - 1;
  return (t) => {
    const u = Math.max(0, Math.min(n - 1e-6, t * n));
    const i = Math.floor(u);
    const s = u - i;
    const [a, b] = [pick(p, i - 1, false), pick(p, i, false)];
    const [c, e] = [pick(p, i + 1, false), pick(p, i + 2, false)];
    const place = (k: 0 | 1): number =>
      hermite(s, b[k], c[k], (c[k] - a[k]) / 2, (e[k] - b[k]) / 2);
    const slope = (k: 0 | 1): number =>
      tangent(s, b[k], c[k], (c[k] - a[k]) / 2, (e[k] - b[k]) / 2);
    const [tx, ty] = [slope(0), slope(1)];
    const length = Math.hypot(tx, ty) || 1;
    return [place(0), place(1), tx / length, ty / length];
  };
}

function hermite(s: number, b: number, c: number, m0: number, m1: number): number {
  const [s2, s3] = [s * s, s * s * s];
  return (
    (2 * s3 - 3 * s2 + 1) * b + (s3 - 2 * s2 + s) * m0 + (3 * s2 - 2 * s3) * c + (s3 - s2) * m1
  );
}

function tangent(s: number, b: number, c: number, m0: number, m1: number): number {
  const s2 = s * s;
  return (6 * s2 - 6 * s) * (b - c) + (3 * s2 - 4 * s + 1) * m0 + (3 * s2 - 2 * s) * m1;
}

function widthAt(w: Widths, t: number): number {
  if (typeof w === "function") return w(t);
  const n = w.length - 1;
  const i = Math.min(n - 1, Math.floor(t * n));
  const s = t * n - i;
  const [from = 0, to = 0] = [w[i], w[i + 1]];
  return from + (to - from) * (s * s * (3 - 2 * s));
}

/** A limb: the outline of a line that is thick and grows thin, with round ends. */
export function taper(p: Points, w: Widths, steps = Math.max(10, p.length * 5)): string {
  const at = sampler(p);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const [x, y, tx, ty] = at(i / steps);
    const h = widthAt(w, i / steps);
    left.push([x + ty * h, y - tx * h]);
    right.push([x - ty * h, y + tx * h]);
  }
  right.reverse();
  const [first, last] = [at(0), at(1)];
  const [h0, h1] = [widthAt(w, 0) * -1.3, widthAt(w, 1) * 1.3];
  return (
    curve(left) +
    cap(pick(left, steps, false), pick(right, 0, false), last[2] * h1, last[3] * h1) +
    curve(right).replace(/^M[-\d.]+ [-\d.]+/, "") +
    cap(pick(right, steps, false), pick(left, 0, false), first[2] * h0, first[3] * h0) +
    "Z"
  );
}

const cap = (a: Point, b: Point, dx: number, dy: number): string =>
  `C${xy([a[0] + dx, a[1] + dy])} ${xy([b[0] + dx, b[1] + dy])} ${xy(b)}`;

export interface RingOptions {
  n?: number;
  t0?: number;
  t1?: number;
  bulge?: number;
  /** From which to which part of the width. */
  a?: number;
  b?: number;
}

/** Thin arcs across a limb that show its roundness. */
export function rings(p: Points, w: Widths, o: RingOptions = {}): string {
  const { n = 14, t0 = 0.05, t1 = 0.95, bulge = 0.35, a = -1, b = 1 } = o;
  const at = sampler(p);
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = t0 + ((t1 - t0) * i) / Math.max(1, n - 1);
    const [x, y, tx, ty] = at(t);
    const h = widthAt(w, t) * 0.98;
    const from: Point = [x + ty * h * b, y - tx * h * b];
    const to: Point = [x + ty * h * a, y - tx * h * a];
    const m = h * bulge * 1.3;
    const top: Point = [(from[0] + to[0]) / 2 + tx * m, (from[1] + to[1]) / 2 + ty * m];
    d += `M${xy(from)}C${xy(towards(from, top, 2 / 3))} ${xy(towards(to, top, 2 / 3))} ${xy(to)}`;
  }
  return d;
}

export interface SpikeOptions {
  n?: number;
  len?: number;
  base?: number;
  /** 1: to the right of the way, -1: to the left. */
  side?: number;
  t0?: number;
  t1?: number;
  lean?: number;
  lens?: (t: number) => number;
}

/** Spikes along a line. */
export function spikes(p: Points, w: Widths, o: SpikeOptions = {}): string {
  const { n = 8, len = 12, base = 6, side = 1, t0 = 0.05, t1 = 0.95, lean = 0.4, lens } = o;
  const at = sampler(p);
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = t0 + ((t1 - t0) * i) / Math.max(1, n - 1);
    const [x, y, tx, ty] = at(t);
    const h = widthAt(w, t) * 0.85;
    const [nx, ny] = [-ty * side, tx * side];
    const l = lens ? lens(t) : len;
    const [bx, by] = [x + nx * h, y + ny * h];
    const tip: Point = [bx + nx * l + tx * l * lean, by + ny * l + ty * l * lean];
    const foot = xy([bx + tx * base, by + ty * base]);
    d += `M${xy([bx - tx * base, by - ty * base])}C${xy([bx + nx * l * 0.4, by + ny * l * 0.4])} `;
    d += `${xy([tip[0] - tx * 2, tip[1] - ty * 2])} ${xy(tip)}`;
    d += `C${xy([bx + tx * base * 0.6 + nx * l * 0.3, by + ty * base * 0.6 + ny * l * 0.3])} ${foot} ${foot}Z`;
  }
  return d;
}

export interface TeethOptions {
  jag?: number;
  seed?: number;
  t0?: number;
  t1?: number;
  fat?: number;
}

/** Teeth that hang from a line. */
export function teeth(p: Points, n: number, len: number, dir: Point, o: TeethOptions = {}): string {
  const { jag = 0.5, seed = 3, t0 = 0, t1 = 1, fat = 0.9 } = o;
  const at = sampler(p);
  const random = rng(seed * 7919 + 13);
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = at(t0 + ((t1 - t0) * (i + (1 - fat) / 2)) / n);
    const b = at(t0 + ((t1 - t0) * (i + 1 - (1 - fat) / 2)) / n);
    const l = len * (1 - jag + random() * jag * 1.4);
    const tip = xy([(a[0] + b[0]) / 2 + dir[0] * l, (a[1] + b[1]) / 2 + dir[1] * l]);
    d += `M${xy([a[0], a[1]])}C${xy([a[0] + dir[0] * l * 0.5, a[1] + dir[1] * l * 0.5])} ${tip} ${tip}`;
    d += `C${tip} ${xy([b[0] + dir[0] * l * 0.4, b[1] + dir[1] * l * 0.4])} ${xy([b[0], b[1]])}Z`;
  }
  return d;
}

const ROUND = 0.5523;
export const circle = (x: number, y: number, r: number): string => ell(x, y, r, r);
export function ell(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return (
    `M${xy([x - rx, y])}C${xy([x - rx, y - ky])} ${xy([x - kx, y - ry])} ${xy([x, y - ry])}` +
    `C${xy([x + kx, y - ry])} ${xy([x + rx, y - ky])} ${xy([x + rx, y])}` +
    `C${xy([x + rx, y + ky])} ${xy([x + kx, y + ry])} ${xy([x, y + ry])}` +
    `C${xy([x - kx, y + ry])} ${xy([x - rx, y + ky])} ${xy([x - rx, y])}Z`
  );
}

/** An eye between two corners. */
export function almond(x: number, y: number, w: number, up: number, dn: number, tilt = 0): string {
  const [c, s] = [Math.cos(rad(tilt)), Math.sin(rad(tilt))];
  const q = (a: number, b: number): string => xy([x + a * c - b * s, y + a * s + b * c]);
  return (
    `M${q(-w, 0)}C${q(-w * 0.45, -up * 1.25)} ${q(w * 0.45, -up * 1.25)} ${q(w, 0)}` +
    `C${q(w * 0.45, dn * 1.25)} ${q(-w * 0.45, dn * 1.25)} ${q(-w, 0)}Z`
  );
}
