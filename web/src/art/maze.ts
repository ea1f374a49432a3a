/** A square maze with a lamp in its middle, seen from above. */

import { f } from "./fx";

const SIZE = 96;
const MIDDLE = SIZE / 2;
const WALLS = 6;
const FIRST = 9;
const STEP = 6.4;
/** On which side each wall, from the middle outwards, lets one through, and how far along it. */
const GAPS = [
  [0, 0],
  [2, 0.5],
  [1, -0.45],
  [3, 0.3],
  [0, -0.55],
  [2, 0.15],
] as const;
const GAP = 3.6;

function wall(i: number): string {
  const [side, along] = GAPS[i] ?? [0, 0];
  const r = FIRST + i * STEP;
  const middle = along * r;
  const turn = side * 90;
  // The upper side has the gap; the whole wall is turned so that another side has it.
  const path = `M${f(middle + GAP)} ${f(-r)}H${f(r)}V${f(r)}H${f(-r)}V${f(-r)}H${f(middle - GAP)}`;
  return `<path d="${path}" transform="rotate(${turn})" stroke-opacity="${f(1 - i * 0.11)}"/>`;
}

/** A block between two walls, so that not every way round is open. */
function block(i: number, turn: number, along: number): string {
  const r = FIRST + i * STEP;
  const at = along * r;
  return `<path d="M${f(at)} ${f(-r)}V${f(-r - STEP)}" transform="rotate(${turn})"/>`;
}

export function maze(): string {
  const walls = Array.from({ length: WALLS }, (_, i) => wall(i)).join("");
  const blocks =
    block(0, 90, 0.2) +
    block(1, 270, -0.4) +
    block(2, 0, 0.6) +
    block(3, 180, 0.1) +
    block(4, 90, -0.3);
  return (
    `<svg viewBox="0 0 ${SIZE} ${SIZE}" aria-hidden="true"><defs>` +
    '<radialGradient id="maze-light"><stop stop-color="#ffd98a" stop-opacity=".62"/>' +
    '<stop offset=".42" stop-color="#f2c66d" stop-opacity=".2"/><stop offset="1" stop-color="#f2c66d" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="maze-floor" x2="0" y2="1"><stop stop-color="#14424c"/><stop offset="1" stop-color="#0a2630"/></linearGradient></defs>' +
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#maze-floor)"/>` +
    `<g transform="translate(${MIDDLE} ${MIDDLE})"><circle r="46" fill="url(#maze-light)"/>` +
    `<g fill="none" stroke="#04161d" stroke-width="3.4" stroke-opacity=".55" transform="translate(0 1.3)">${walls}${blocks}</g>` +
    `<g fill="none" stroke="#8fd0cc" stroke-width="1.9">${walls}${blocks}</g>` +
    '<circle r="8" fill="#ffd98a" fill-opacity=".35"/><circle r="3.4" fill="#fff0c2"/></g>' +
    `<rect x="1.2" y="1.2" width="${SIZE - 2.4}" height="${SIZE - 2.4}" rx="6" fill="none" stroke="#f2c66d" stroke-opacity=".5"/></svg>`
  );
}
