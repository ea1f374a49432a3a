/** Panic: a diver falls into open jaws. Three drawings for the copies that lie side by side. */

import { f, glow, solid, type Tones } from "../../../art/fx";

interface Variant {
  /** The diver: how it is turned, and where. */
  turn: number;
  x: number;
  y: number;
  teeth: readonly number[];
  /** Where the two pupils look. */
  gaze: readonly [number, number];
}

const VARIANTS: readonly [Variant, ...Variant[]] = [
  { turn: 18, x: 115, y: 133, teeth: [58, 92, 70, 108, 66, 112, 74, 96, 60], gaze: [4, -4] },
  { turn: -32, x: 108, y: 130, teeth: [70, 84, 96, 72, 104, 66, 108, 82, 64], gaze: [-5, -5] },
  { turn: 158, x: 120, y: 128, teeth: [62, 104, 76, 90, 110, 74, 98, 88, 56], gaze: [5, 5] },
];
export const PANIC_DRAWINGS = VARIANTS.length;

const UPPER: Tones = ["#6a5a4c", "#d9c7a3", "#fff6dd"];
const LOWER: Tones = ["#5b4a42", "#bfa98a", "#f1e2c2"];
const GUM: Tones = ["#2b0a10", "#5e1a1c", "#a33a2e"];
const UPPER_GUM =
  "M-4 -6H234V40C210 52 196 34 176 44C156 54 140 36 115 44C92 52 76 34 54 44C36 52 18 36 -4 44Z";
const LOWER_GUM =
  "M-4 254H234V210C212 198 196 216 174 206C152 196 136 214 115 206C94 198 74 216 56 206C36 196 20 214 -4 206Z";

export function panic(drawing = 0): string {
  const v = VARIANTS[drawing % VARIANTS.length] ?? VARIANTS[0];
  return (
    glow(115, 132, 120, "#ff5a3c", 0.5) +
    '<path d="M0 0H230V248H0Z" fill="#050609" opacity=".25"/>' +
    throat() +
    diver(v) +
    jaw(v.teeth, true) +
    jaw(v.teeth, false) +
    eye(46, v.gaze[0]) +
    eye(184, v.gaze[1])
  );
}

function throat(): string {
  let rings = "";
  for (let i = 0; i < 6; i++) {
    rings += `<ellipse cx="115" cy="134" rx="${96 - i * 14}" ry="${74 - i * 11.5}" fill="#0a0406" opacity="${0.2 + i * 0.07}" stroke="#ff6b57" stroke-opacity="${f(0.34 - i * 0.05)}" stroke-width="1.2"/>`;
  }
  return rings;
}

function diver({ turn, x, y }: Variant): string {
  return (
    glow(x, y - 1, 44, "#ffe2a0", 1) +
    `<g transform="translate(${x},${y}) rotate(${turn})">` +
    `<path d="M0 -24C4 -60 -6 -96 3 -140" stroke="#ffd9a8" stroke-width="1" fill="none" opacity=".55" transform="rotate(${-turn})"/>` +
    '<path d="M-4 -14a6.5 6.5 0 1 1 8 0l3 3 9 -8 2.6 2.8-9.5 11-2.6-1.5-.6 9 6 13-3.6 1.8-7-12-5 12.5-3.9-1.2 3.6-14.2-1.4-9.8-8.5 4.8-2-3 10-8.4Z" fill="#04080b"/>' +
    '<circle cx="0" cy="-19" r="3" fill="#ffe9b8"/></g>'
  );
}

/** A row of long irregular blades in its gum. */
function jaw(lengths: readonly number[], upper: boolean): string {
  const width = 230 / lengths.length;
  const middle = (lengths.length - 1) / 2;
  const root = upper ? 30 : 220;
  const way = upper ? 1 : -1;
  let teeth = "";
  lengths.forEach((_, i) => {
    const length = (upper ? lengths[i] : (lengths[lengths.length - 1 - i] ?? 0)) ?? 0;
    const long = length * (upper ? 1 : 0.86);
    const x = i * width;
    const tip = x + width / 2 + (middle - i) * 4;
    const y = (part: number): number => f(root + way * long * part);
    const d =
      `M${f(x - 1.5)} ${root}C${f(x + 4)} ${y(0.4)} ${f(tip - 3)} ${y(0.7)} ${f(tip)} ${f(root + way * (long - 22))}` +
      `C${f(tip + 5)} ${y(0.6)} ${f(x + width - 3)} ${y(0.35)} ${f(x + width + 1.5)} ${root}Z`;
    teeth += solid(d, upper ? UPPER : LOWER, { s: 3, w: 1.6 });
  });
  return teeth + solid(upper ? UPPER_GUM : LOWER_GUM, GUM, { s: 4 });
}

function eye(x: number, gaze: number): string {
  return (
    glow(x, 20, 30, "#ff7a4c", 0.8) +
    `<path d="M${x - 24} 16C${x - 12} 4 ${x + 12} 4 ${x + 24} 18C${x + 10} 30 ${x - 12} 30 ${x - 24} 16Z" fill="#ffd27a" stroke="#12060a" stroke-width="2.4"/>` +
    `<path d="M${x + gaze} 7c5 7 5 14 0 20c-5-6-5-13 0-20Z" fill="#12060a"/>`
  );
}
