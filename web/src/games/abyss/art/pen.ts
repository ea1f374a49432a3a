/** The strokes that every drawing is made of; they return SVG text. */

import { dark, pale } from "./colour";

export type Amount = number | string;

/** A small generator for ornament: the same seed draws the same picture. */
export function rng(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const short = (value: number): string => value.toFixed(1);

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function line(d: string, colour: string, width = 2, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

export function disc(x: Amount, y: Amount, r: Amount, fill: string, opacity?: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${faint(opacity)}/>`;
}

export function ring(
  x: Amount,
  y: Amount,
  r: Amount,
  colour: string,
  width = 1,
  opacity = 0.5,
): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity?: number,
  more = "",
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${faint(opacity)}${more}/>`;
}

function faint(opacity: number | undefined): string {
  return opacity === undefined ? "" : ` opacity="${opacity}"`;
}

export function group(drawing: string, attributes = ""): string {
  return `<g${attributes}>${drawing}</g>`;
}

/** Moved, then turned, then scaled. */
export function placed(drawing: string, x: number, y: number, turn = 0, scale = 1): string {
  const turned = turn ? ` rotate(${turn})` : "";
  const scaled = scale === 1 ? "" : ` scale(${scale})`;
  return group(drawing, ` transform="translate(${x} ${y})${turned}${scaled}"`);
}

type Rows = readonly (readonly number[])[];

/** One drawing for each row of numbers. */
export function each(rows: Rows, draw: (...row: number[]) => string): string {
  return rows.map((row) => draw(...row)).join("");
}

/** Likewise, with the number of the row first. */
export function eachAt(rows: Rows, draw: (at: number, ...row: number[]) => string): string {
  return rows.map((row, at) => draw(at, ...row)).join("");
}

/** One drawing for each row of numbers and colours. */
export function eachOf<Row extends readonly Amount[]>(
  rows: readonly Row[],
  draw: (...row: Row) => string,
): string {
  return rows.map((row) => draw(...row)).join("");
}

/** One of a list, over and over. */
export function pick<Item>(list: readonly [Item, ...Item[]], at: number): Item {
  return list[at % list.length] ?? list[0];
}

type Curve = readonly [number, number, number, number, number, number, number, number];

/** A limb that tapers along a cubic curve. */
export function limb(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
  from: number,
  to: number,
  fill: string,
): string {
  const there: string[] = [];
  const back: string[] = [];
  const steps = 18;
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const u = 1 - t;
    const x = u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3;
    const y = u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3;
    const dx = 3 * u * u * (x1 - x0) + 6 * u * t * (x2 - x1) + 3 * t * t * (x3 - x2);
    const dy = 3 * u * u * (y1 - y0) + 6 * u * t * (y2 - y1) + 3 * t * t * (y3 - y2);
    const length = Math.hypot(dx, dy) || 1;
    const half = (from + (to - from) * t) / 2;
    there.push(`${short(x - (dy / length) * half)} ${short(y + (dx / length) * half)}`);
    back.unshift(`${short(x + (dy / length) * half)} ${short(y - (dx / length) * half)}`);
  }
  return path(`M${[...there, ...back].join("L")}Z`, fill);
}

/** Several limbs: the curve of each and its width at the root. */
export function limbs(
  rows: readonly (readonly [...Curve, number])[],
  to: number,
  fill: (at: number) => string,
): string {
  return rows
    .map(([x0, y0, x1, y1, x2, y2, x3, y3, from], at) =>
      limb(x0, y0, x1, y1, x2, y2, x3, y3, from, to, fill(at)),
    )
    .join("");
}

export function pearl(x: number, y: number, r: number, colour = "#efe6d2"): string {
  return (
    disc(x, y, r, dark(colour, 0.35)) +
    disc(x - r * 0.08, y - r * 0.08, r * 0.86, colour) +
    disc(x - r * 0.3, y - r * 0.32, r * 0.3, "#fff", 0.9)
  );
}

export function gem(x: number, y: number, r: number, colour: string): string {
  const side = r * 0.8;
  return (
    path(`M${x} ${y - r}L${x + side} ${y}L${x} ${y + r}L${x - side} ${y}Z`, colour) +
    path(`M${x} ${y - r}L${x - side} ${y}L${x} ${y}Z`, pale(colour, 0.55)) +
    path(`M${x} ${y}L${x + side} ${y}L${x} ${y + r}Z`, dark(colour, 0.4))
  );
}

export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  colour: string,
): string {
  const side = (w: number): string =>
    `M0 0C${w} ${-length * 0.3} ${w} ${-length * 0.7} 0 ${-length}Z`;
  return placed(
    path(side(width), pale(colour, 0.12)) + path(side(-width), dark(colour, 0.22)),
    x,
    y,
    turn,
  );
}
