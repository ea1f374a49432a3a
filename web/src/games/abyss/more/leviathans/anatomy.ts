/** What Leviathans are made of, on a stage of 200 × 280; light falls from the upper left. */

import { BONE, BRONZE, NAVY, STEEL, dark, pale } from "../../art/colour";
import { disc, each, group, line, path } from "../../art/pen";

/** A body plan, in the colour of the body and of the eyes. */
export type Beast = (colour: string, glow: string) => string;

export type Dot = readonly [x: number, y: number];

export const MIRROR = ' transform="matrix(-1 0 0 1 200 0)"';
const LIGHT: Dot = [-0.62, -0.78];

export const fix = (value: number): string => value.toFixed(1);

export function put(drawing: string, transform: string): string {
  return group(drawing, ` transform="${transform}"`);
}

/** A shape and its mirror image in the shade. */
export function halves(d: string, light: string, shade = dark(light, 0.36)): string {
  return path(d, light) + path(d, shade, MIRROR);
}

export function both(drawing: string, shaded = drawing): string {
  return drawing + group(shaded, MIRROR);
}

function polygon(dots: readonly Dot[]): string {
  return `M${dots.map(([x, y]) => `${fix(x)} ${fix(y)}`).join("L")}Z`;
}

/** A curve through all the dots. */
function spline(dots: readonly Dot[], steps: number): Dot[] {
  const drawn: Dot[] = [];
  dots.slice(0, -1).forEach((from, at) => {
    const to = dots[at + 1] ?? from;
    const before = dots[at - 1] ?? from;
    const after = dots[at + 2] ?? to;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const value = (axis: 0 | 1): number => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
        const square = (2 * a - 5 * b + 4 * c - d) * t * t;
        return 0.5 * (2 * b + (c - a) * t + square + (3 * b - a - 3 * c + d) * t * t * t);
      };
      drawn.push([value(0), value(1)]);
    }
  });
  return [...drawn, ...dots.slice(-1)];
}

/** A place along a body: where, which way its side looks, half its width. */
export interface Rib {
  x: number;
  y: number;
  nx: number;
  ny: number;
  w: number;
  t: number;
}

export function frame(dots: readonly Dot[], widths: readonly number[]): Rib[] {
  const curve = spline(dots, 14);
  const last = curve.length - 1;
  return curve.map(([x, y], at) => {
    const a = curve[Math.max(0, at - 1)] ?? [x, y];
    const b = curve[Math.min(last, at + 1)] ?? [x, y];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    const t = at / last;
    const place = t * (widths.length - 1);
    const piece = Math.min(widths.length - 2, Math.floor(place));
    const from = widths[piece] ?? 0;
    const to = widths[piece + 1] ?? from;
    return {
      x,
      y,
      nx: dy / length,
      ny: -dx / length,
      w: (from + (to - from) * (place - piece)) / 2,
      t,
    };
  });
}

/** The rib at a part of the length. */
export function along(ribs: readonly Rib[], part: number): Rib {
  const rib = ribs[Math.round(part * (ribs.length - 1))] ?? ribs.at(-1);
  return rib ?? { x: 0, y: 0, nx: 0, ny: 1, w: 0, t: 0 };
}

const beside = (rib: Rib, part: number): Dot => [
  rib.x + rib.nx * rib.w * part,
  rib.y + rib.ny * rib.w * part,
];

interface Fin {
  h: number;
  side?: number;
  a?: number;
  b?: number;
  c?: string;
}
interface Spines extends Fin {
  n?: number;
  r?: number;
}
export interface Dress {
  fin?: Fin;
  spines?: Spines;
  spots?: { n: number; c: string; r?: number };
  bands?: number;
  /** The width of the bands. */
  bw?: number;
  /** The width of the lit rim; 0: none. */
  rim?: number;
  dark?: number;
  light?: number;
}

function finOf(
  ribs: readonly Rib[],
  colour: string,
  { h, side = 1, a = 0, b = 1, c }: Fin,
): string {
  const edge: Dot[] = [];
  const base: Dot[] = [];
  ribs.forEach((rib, at) => {
    if (rib.t < a || rib.t > b) return;
    const part = (rib.t - a) / (b - a);
    const high = h * Math.sin(Math.PI * Math.min(1, part * 1.02 + 0.02)) * (at % 4 < 2 ? 1 : 0.72);
    const far = rib.w * 0.6 + high;
    edge.push([rib.x + rib.nx * far * side, rib.y + rib.ny * far * side]);
    base.unshift(beside(rib, 0.3 * side));
  });
  return path(polygon([...edge, ...base]), c ?? dark(colour, 0.15));
}

function spinesOf(ribs: readonly Rib[], colour: string, look: Spines): string {
  const { n = 10, a = 0, b = 1, side = 1, r = 5, h, c = pale(colour, 0.2) } = look;
  let drawn = "";
  for (let i = 0; i < n; i++) {
    const rib = along(ribs, a + ((b - a) * i) / (n - 1));
    const high = h * (0.55 + 0.45 * Math.sin((Math.PI * (i + 0.6)) / n));
    const [x, y] = beside(rib, 0.75 * side);
    const [tx, ty] = [-rib.ny, rib.nx];
    const tip: Dot = [
      x + rib.nx * high * side + tx * r * 0.8,
      y + rib.ny * high * side + ty * r * 0.8,
    ];
    drawn += path(polygon([[x - tx * r, y - ty * r], tip, [x + tx * r, y + ty * r]]), c);
  }
  return drawn;
}

/** Runs of ribs that turn the same side to the light, and how much. */
function sides(ribs: readonly Rib[]): { rib: Rib; side: number; much: number }[][] {
  const runs: { rib: Rib; side: number; much: number }[][] = [];
  let now = 0;
  for (const rib of ribs) {
    const facing = rib.nx * LIGHT[0] + rib.ny * LIGHT[1];
    const side = facing > 0 ? 1 : -1;
    if (side !== now) runs.push([]);
    now = side;
    runs.at(-1)?.push({ rib, side, much: Math.abs(facing) });
  }
  return runs;
}

/** The lit facet: as wide as the body looks to the light. */
function facets(ribs: readonly Rib[], fill: string): string {
  return sides(ribs)
    .filter((run) => run.length > 2)
    .map((run) => {
      const outer = run.map(({ rib, side }) => beside(rib, side));
      const inner = run.map(({ rib, side, much }) =>
        beside(rib, side * (1 - Math.min(1, much * 1.25))),
      );
      return path(polygon([...outer, ...inner.reverse()]), fill);
    })
    .join("");
}

function rims(ribs: readonly Rib[], colour: string, width: number): string {
  return sides(ribs)
    .map((run) => run.filter(({ much }) => much >= 0.45))
    .filter((run) => run.length > 3)
    .map((run) => {
      const dots = run.map(({ rib, side }) => beside(rib, side * 0.8));
      return line(polygon(dots).slice(0, -1), pale(colour, 0.45), width, ' opacity=".7"');
    })
    .join("");
}

function bandsOf(ribs: readonly Rib[], colour: string, count: number, width: number): string {
  let drawn = "";
  for (let i = 1; i < count; i++) {
    const rib = along(ribs, i / count);
    const [[ax, ay], [bx, by]] = [beside(rib, 1), beside(rib, -1)];
    const [mx, my] = [rib.x - rib.ny * rib.w * 0.5, rib.y + rib.nx * rib.w * 0.5];
    drawn += `M${fix(ax)} ${fix(ay)}Q${fix(mx)} ${fix(my)} ${fix(bx)} ${fix(by)}`;
  }
  return line(drawn, dark(colour, 0.6), width, ' opacity=".6"');
}

/** A body along a curve: dark, with a lit facet, and what grows on it. */
export function tube(
  dots: readonly Dot[],
  widths: readonly number[],
  colour: string,
  dress: Dress = {},
): string {
  const ribs = frame(dots, widths);
  const { fin, spines, bands, spots, rim = 1.6 } = dress;
  const outline = [
    ...ribs.map((rib) => beside(rib, 1)),
    ...ribs.toReversed().map((rib) => beside(rib, -1)),
  ];
  let drawn = fin ? finOf(ribs, colour, fin) : "";
  if (spines) drawn += spinesOf(ribs, colour, spines);
  drawn += path(polygon(outline), dark(colour, dress.dark ?? 0.36));
  drawn += facets(ribs, pale(colour, dress.light ?? 0.1));
  if (rim > 0) drawn += rims(ribs, colour, rim);
  if (bands) drawn += bandsOf(ribs, colour, bands, dress.bw ?? 1.8);
  for (let i = 1; spots && i < spots.n; i++) {
    const rib = along(ribs, i / spots.n);
    const r = spots.r ?? 2.6;
    const size = r * (0.6 + (0.8 * rib.w) / (widths[0] ?? 1));
    drawn +=
      disc(fix(rib.x), fix(rib.y), r * 2, spots.c, 0.2) +
      disc(fix(rib.x), fix(rib.y), fix(size), pale(spots.c, 0.4));
  }
  return drawn;
}

interface EyeLook {
  slit?: boolean;
  brow?: string;
  rot?: number;
}

export function eye(x: number, y: number, r: number, glow: string, look: EyeLook = {}): string {
  const { slit, brow, rot } = look;
  const pupil = slit
    ? path(`M0 ${-r * 0.86}Q${r * 0.36} 0 0 ${r * 0.86}Q${-r * 0.36} 0 0 ${-r * 0.86}Z`, NAVY)
    : disc(0, 0, r * 0.44, NAVY);
  const lid = brow
    ? path(
        `M${-r * 1.35} ${-r * 0.6}Q0 ${-r * 1.75} ${r * 1.4} ${-r * 0.1}Q0 ${-r * 0.75} ${-r * 1.35} ${-r * 0.6}Z`,
        brow,
      )
    : "";
  return put(
    disc(0, 0, r * 1.5, glow, 0.16) +
      disc(0, 0, r * 1.12, NAVY) +
      disc(0, 0, r * 0.9, glow) +
      pupil +
      disc(-r * 0.3, -r * 0.36, r * 0.2, "#fff") +
      lid,
    `translate(${x} ${y})${rot ? ` rotate(${rot})` : ""}`,
  );
}

/** A row of teeth from one dot to another, bent by `bow`. */
export function teeth(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  n: number,
  length: number,
  colour = BONE,
  bow = 0,
): string {
  const dx = (x2 - x1) / n;
  const dy = (y2 - y1) / n;
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / l, dx / l];
  let drawn = "";
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const bent = bow * 4 * t * (1 - t);
    const h = length * (0.62 + (0.38 * ((i * 7) % 3)) / 2);
    const x = x1 + dx * i + nx * bent;
    const y = y1 + dy * i + ny * bent;
    const tip: Dot = [x + dx * 0.5 + nx * h, y + dy * 0.5 + ny * h];
    drawn += path(
      polygon([[x, y], tip, [x + dx * 0.94, y + dy * 0.94]]),
      i % 2 ? dark(colour, 0.16) : colour,
    );
  }
  return drawn;
}

type Rows = readonly (readonly number[])[];

export function barnacles(rows: Rows): string {
  return each(
    rows,
    (x, y, r) =>
      disc(x, y, r, dark(BONE, 0.42)) +
      disc(x - 0.6, y - 0.6, r * 0.78, dark(BONE, 0.14)) +
      disc(x, y, r * 0.36, NAVY),
  );
}

export function scars(rows: Rows, colour: string): string {
  return each(rows, (x, y, dx, dy) => {
    const stitch = (part: number): string => `M${x + dx * part - 3} ${y + dy * part + 2}l6 -4`;
    return line(`M${x} ${y}l${dx} ${dy}`, colour, 2) + line(stitch(0.3) + stitch(0.7), colour, 1.4);
  });
}

export function harpoon(x: number, y: number, rot: number, length: number): string {
  return put(
    line(`M0 0V${-length}`, dark(BRONZE, 0.1), 3) +
      line(`M-1 0V${-length}`, pale(BRONZE, 0.3), 1) +
      line(`M0 ${-length}q10 -4 6 -12t6 -10`, BONE, 1.3, ' opacity=".8"') +
      path("M-4 0L0 8 4 0Z", pale(STEEL, 0.2)),
    `translate(${x} ${y}) rotate(${rot})`,
  );
}

export function glows(rows: Rows, glow: string): string {
  return each(
    rows,
    (x, y, r) =>
      disc(fix(x), fix(y), r * 2.4, glow, 0.16) + disc(fix(x), fix(y), r, pale(glow, 0.5)),
  );
}
