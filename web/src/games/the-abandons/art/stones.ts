/** Loose stones: doorways that are shut, fields of rubble, the Collapse itself. */

import { f, rng } from "../../../art/fx";

type Random = () => number;

/** A broken stone with a lit edge. */
export function stone(q: Random, x: number, y: number, size: number): string {
  const corners = Array.from({ length: 6 }, (_, k) => {
    const angle = (k / 6) * Math.PI * 2 + q() * 0.6;
    const r = size * (0.65 + q() * 0.4);
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r * 0.83 };
  });
  const tone = Math.floor(68 + q() * 46);
  const at = (k: number, dx: number, dy: number): string =>
    `${f(corners[k]!.x + dx)} ${f(corners[k]!.y + dy)}`;
  const outline = corners.map((p) => `${f(p.x)} ${f(p.y)}`).join("L");
  return (
    `<path d="M${outline}Z" fill="rgb(${tone},${tone + 10},${tone + 6})" stroke="#0b181d" stroke-width="1.4"/>` +
    `<path d="M${at(3, 1.4, 0)}L${at(4, 0.7, 1.5)}L${at(5, -1, 1.4)}" stroke="#fff" stroke-opacity=".26" stroke-width="1.2" fill="none"/>`
  );
}

/** A heap: small stones at the rim, the nearer ones in front. */
export function heap(x: number, y: number, radius: number, seed: number, density = 1): string {
  const q = rng(seed + 13);
  const count = Math.round(26 * density * Math.max(1, (radius * radius) / 1050));
  const stones = Array.from({ length: count }, () => {
    const angle = q() * Math.PI * 2;
    const d = Math.sqrt(q()) * radius;
    const size = 4.5 + q() * 9 * (1 - d / radius / 1.5);
    return { x: x + Math.cos(angle) * d, y: y + Math.sin(angle) * d * 0.9, size };
  });
  stones.sort((a, b) => a.y - b.y);
  return stones.map((s) => stone(q, s.x, s.y, s.size)).join("");
}

/** A row of stones between two columns, such as the foot of a wall. */
export function row(left: number, right: number, y: number, depth: number, seed: number): string {
  const q = rng(seed + 31);
  const stones = Array.from({ length: 12 }, () => ({
    x: left + q() * (right - left),
    y: y + q() * depth,
    size: 4.5 + q() * 7,
  }));
  stones.sort((a, b) => a.y - b.y);
  return stones.map((s) => stone(q, s.x, s.y, s.size)).join("");
}

/** What is left of a room after a Collapse. It has no meaning in the rules. */
export function ruin(seed: number): string {
  return `<g opacity=".5"><g transform="rotate(${(seed * 40) % 360} 80 80)">${heap(80, 80, 62, seed, 0.55)}</g></g>`;
}
