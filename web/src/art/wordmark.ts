/** The name in our own letters, and the emblem: a sounding lead that falls through rings of depth. */

import { f, lin, type Point } from "./fx";

const CAP = 10;
const BASE = 110;

/** The outline of a flared stroke along a centre line, with its width at the start, middle and end. */
function brush(points: readonly Point[], start: number, middle: number, end: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = points.length - 1;
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!;
    const [bx, by] = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const t = i / last;
    const width =
      t < 0.5
        ? start + (middle - start) * (1 - Math.pow(1 - 2 * t, 2.4))
        : middle + (end - middle) * Math.pow(2 * t - 1, 2.4);
    const dx = ((bx - ax) / length) * (width / 2);
    const dy = ((by - ay) / length) * (width / 2);
    left.push([x - dy, y + dx]);
    right.push([x + dy, y - dx]);
  });
  const outline = [...left, ...right.reverse()].map(([x, y]) => `${f(x)} ${f(y)}`);
  return `M${outline.join("L")}Z`;
}

function line(x1: number, y1: number, x2: number, y2: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [
    x1 + ((x2 - x1) * i) / steps,
    y1 + ((y2 - y1) * i) / steps,
  ]);
}

function curve(a: Point, b: Point, c: Point, d: Point, steps = 18): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const at = (k: 0 | 1): number =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [at(0), at(1)];
  });
}

const stem = (x: number): string => brush(line(x, CAP, x, BASE), 15, 10.5, 15);
const arm = (x1: number, x2: number, y: number): string => brush(line(x1, y, x2, y), 6, 6, 13);

/** A letter: its strokes when its left edge is at x, and how far the next letter is. */
type Letter = readonly [strokes: (x: number) => string[], advance: number];

const UPPER = CAP + 3.2;
const LOWER = BASE - 3.2;
const F: Letter = [(x) => [stem(x + 8), arm(x + 8, x + 54, UPPER), arm(x + 8, x + 44, 58)], 66];
const A: Letter = [
  (x) => [
    brush(line(x + 40, CAP - 4, x + 2, BASE), 6, 6, 9),
    brush(line(x + 40, CAP - 4, x + 80, BASE), 9, 12, 16),
    // The crossbar is a low wave.
    brush(curve([x + 16, 80], [x + 30, 70], [x + 48, 92], [x + 66, 79]), 5, 5, 6),
  ],
  86,
];
const T: Letter = [
  (x) => [
    brush(line(x + 36, CAP, x + 36, BASE), 10.5, 10.5, 15),
    brush(line(x + 38, UPPER, x + 1, UPPER), 6, 6, 15),
    brush(line(x + 34, UPPER, x + 71, UPPER), 6, 6, 15),
  ],
  84,
];
const H: Letter = [
  (x) => [stem(x + 8), stem(x + 70), brush(line(x + 8, 58, x + 70, 58), 6, 6, 6)],
  96,
];
const O: Letter = [
  (x) => [
    `M${x + 50} 5a55 55 0 1 1 0 110a55 55 0 1 1 0-110Zm0 6.500c-25 0-41 20-41 48.500s16 48.500 41 48.500s41-20 41-48.500s-16-48.500-41-48.500Z`,
  ],
  116,
];
const M: Letter = [
  (x) => [
    brush(line(x + 14, CAP, x + 6, BASE), 8, 7, 10),
    brush(line(x + 14, CAP - 2, x + 50, BASE - 4), 14, 11, 8),
    brush(line(x + 88, CAP - 2, x + 50, BASE - 4), 6, 6, 7),
    brush(line(x + 88, CAP, x + 96, BASE), 12, 11, 15),
  ],
  114,
];
const L: Letter = [(x) => [stem(x + 8), arm(x + 8, x + 56, LOWER)], 66];
const E: Letter = [
  (x) => [
    stem(x + 8),
    arm(x + 8, x + 54, UPPER),
    arm(x + 8, x + 46, 58),
    arm(x + 8, x + 57, LOWER),
  ],
  72,
];
const S: Letter = [
  (x) => {
    const upper = curve([x + 52, 26], [x + 46, 4], [x + 8, 4], [x + 8, 33]);
    const spine = curve([x + 8, 33], [x + 8, 62], [x + 56, 54], [x + 56, 84]);
    const lower = curve([x + 56, 84], [x + 56, 118], [x + 10, 120], [x + 4, 90]);
    return [brush([...upper, ...spine.slice(1), ...lower.slice(1)], 10, 12.5, 10)];
  },
  70,
];

/** FATHOMLESS; the O is a ring from which the lead hangs `drop` units below the letters. */
export function wordmark(drop = 58): string {
  const strokes: string[] = [];
  let x = 0;
  let ring = 0;
  for (const letter of [F, A, T, H, O, M, L, E, S, S]) {
    if (letter === O) ring = x + 50;
    strokes.push(...letter[0](x));
    x += letter[1];
  }
  const [ink, inkDef] = lin([
    [0, "#fff6e2"],
    [0.42, "#e8f3ee"],
    [0.8, "#8fbcc0"],
    [1, "#4f8790"],
  ]);
  const hang = drop * 0.55;
  const knots = `M${ring - 7} 30h14M${ring - 5} 46h10M${ring - 7} 62h14M${ring - 5} 78h10M${ring - 7} 94h14`;
  return (
    `<svg class="wordmark" viewBox="-4 0 ${x + 2} ${122 + drop}" role="img" aria-label="Fathomless"><defs>${inkDef}</defs>` +
    `<g fill="url(#${ink})" fill-rule="evenodd">${strokes.map((d) => `<path d="${d}"/>`).join("")}</g>` +
    `<g stroke="#f2c66d" stroke-width="1.8" fill="none"><path d="M${ring} 12V${f(78 + hang)}"/><path d="${knots}" opacity=".75"/></g>` +
    `<path d="M${ring} ${f(74 + hang)}c2.400 0 3.800 1.400 4.300 3.600l4.600 20c1 5.400-2.800 9.800-8.900 9.800s-9.900-4.400-8.900-9.800l4.600-20c.5-2.200 1.900-3.600 4.300-3.600Z" fill="#f2c66d"/></svg>`
  );
}

/** The emblem, from 18 pixels on. */
export function emblem(size = 40, ink = "#eaf4f2", gold = "#f2c66d"): string {
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 64 64" fill="none" aria-hidden="true">` +
    `<circle cx="32" cy="32" r="29.500" stroke="${ink}" stroke-width="2"/>` +
    `<path d="M10 20.500Q21 17.500 32 20.500T54 20.500" stroke="${ink}" stroke-width="1.800" opacity=".8"/>` +
    `<path d="M12.500 31h12M39.500 31h12M16.500 40.500h9.500M38 40.500h9.500M23 50h5M36 50h5" stroke="${ink}" stroke-width="1.600" opacity=".42"/>` +
    `<path d="M32 3v24" stroke="${gold}" stroke-width="1.800"/><circle cx="32" cy="28" r="2.300" stroke="${gold}" stroke-width="1.600"/>` +
    `<path d="M32 30.500c1.200 0 2 .8 2.300 2.300l3 13.200c.6 3.300-1.600 6-5.300 6s-5.900-2.700-5.300-6l3-13.200c.3-1.500 1.100-2.300 2.300-2.300Z" fill="${gold}"/></svg>`
  );
}
