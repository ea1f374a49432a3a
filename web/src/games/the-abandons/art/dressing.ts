/** What lies about in the rooms: chosen by the room's kind, its variant and a seed. */

import { f, rng } from "../../../art/fx";
import { HALF } from "../geometry";
import { glowOf } from "./defs";
import type { Plan } from "./floor";
import { heap } from "./stones";

type Random = () => number;

const INLAY = "#c8b98a";
const INK = "#14222a";

const atCentre = (art: string, more = ""): string =>
  `<g transform="translate(${HALF},${HALF})${more}">${art}</g>`;

function crack(x: number, y: number, angle: number, l: number): string {
  return (
    `<path transform="translate(${f(x)},${f(y)}) rotate(${f(angle)})" fill="none" stroke="#1c2a2a" stroke-width="1.5" opacity=".8" ` +
    `d="M0 0l${f(l * 0.3)} 3 ${f(l * 0.25)} -4 ${f(l * 0.3)} 5 ${f(l * 0.15)} -2m${f(-l * 0.45)} -1l5 -7"/>`
  );
}

function moss(q: Random, x: number, y: number, r: number): string {
  const tufts = Array.from({ length: 7 }, () => ({
    x: x + (q() - 0.5) * r * 1.8,
    y: y + (q() - 0.5) * r * 1.4,
    r: r * (0.2 + q() * 0.3),
  }));
  const dots = (scale: number): string =>
    tufts.map((t) => `<circle cx="${f(t.x)}" cy="${f(t.y)}" r="${f(t.r * scale)}"/>`).join("");
  return (
    `<g fill="#3f8a72" opacity=".55">${dots(1)}</g>` +
    `<g fill="#7fcaa2" opacity=".35" transform="translate(-1,-1.5)">${dots(0.45)}</g>`
  );
}

/** Growth that gives a little light of its own. */
function lanternweed(q: Random, x: number, y: number): string {
  let art = glowOf("foam", x, y, 20, 0.5);
  for (let i = 0; i < 5; i++) {
    const [dx, dy, h] = [f((q() - 0.5) * 16), f((q() - 0.5) * 8), f(5 + q() * 8)];
    art +=
      `<path d="M${x + dx} ${y + dy}q${f((q() - 0.5) * 6)} ${-h / 2} ${f((q() - 0.5) * 4)} ${-h}" stroke="#3f8a72" stroke-width="1.6" fill="none"/>` +
      `<circle cx="${x + dx}" cy="${f(y + dy - h)}" r="2" fill="#b9fff0"/>`;
  }
  return art;
}

function pillar(x: number, y: number, r = 8.5): string {
  return (
    `<ellipse cx="${x + 3}" cy="${y + 5}" rx="${r + 2}" ry="${r + 1}" fill="#04090c" opacity=".55"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#51646a" stroke="#0f1d22" stroke-width="1.8"/>` +
    `<circle cx="${x}" cy="${y - 2.5}" r="${r - 1.2}" fill="#8fa19e"/>` +
    `<circle cx="${x}" cy="${y - 2.5}" r="${r - 4}" fill="none" stroke="#5f7271" stroke-width="1.4"/>`
  );
}

function pillars(x: number, y: number, r: number): string {
  return [HALF - x, HALF + x]
    .flatMap((px) => [HALF - y, HALF + y + 2].map((py) => pillar(px, py, r)))
    .join("");
}

function bones(x: number, y: number): string {
  return (
    '<g fill="none" stroke="#d9d2b8" stroke-width="2.6" stroke-linecap="round" opacity=".8">' +
    `<path d="M${x} ${y}l9 6M${x + 3} ${y + 8}l7 -7M${x - 8} ${y + 3}l5 7"/></g>`
  );
}

function puddle(q: Random, x: number, y: number): string {
  const [w, h] = [16 + q() * 7, 8 + q() * 4];
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${f(w)}" ry="${f(h)}" fill="#123f49" opacity=".75"/>` +
    `<ellipse cx="${x}" cy="${y + 1}" rx="${f(w - 3)}" ry="${f(h - 2.5)}" fill="#1f5b66" opacity=".8"/>` +
    `<path d="M${f(x - w * 0.5)} ${f(y - 1)}q4-3 8 0t8 0" stroke="#8fe0dc" stroke-width="1.3" fill="none" opacity=".7"/>`
  );
}

function amphora(x: number, y: number, turn: number): string {
  return (
    `<ellipse cx="${x + 3}" cy="${y + 4}" rx="13" ry="8" fill="#04090c" opacity=".45"/>` +
    `<g transform="translate(${x},${y}) rotate(${turn})" stroke="${INK}" stroke-width="1.4">` +
    '<path d="M-4 -13h8v4c6 3 8 8 6 14c-1 5-5 8-10 8s-9-3-10-8c-2-6 0-11 6-14Z" fill="#a5714b"/>' +
    '<path d="M-9 0c6 2 12 2 18 0" fill="none" stroke="#6d4527" stroke-width="2"/><path d="M-5 -13h10" stroke="#d7a377" stroke-width="3"/></g>'
  );
}

function rope(x: number, y: number): string {
  const coil = (r: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${f(r * 0.72)}"/>`;
  return (
    `<g fill="none" stroke="#4a3b26" stroke-width="5">${coil(11)}${coil(5.5)}</g>` +
    `<g fill="none" stroke="#8d7750" stroke-width="3" stroke-dasharray="4 1.2">${coil(11)}${coil(5.5)}<path d="M${x + 11} ${y}q10 4 16 -5"/></g>`
  );
}

function fallenColumn(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="-20" y="-2" width="42" height="15" rx="3" fill="#04090c" opacity=".45"/>` +
    '<rect x="-22" y="-7" width="26" height="14" rx="3" fill="#8fa19e" stroke="#0f1d22" stroke-width="1.6"/>' +
    '<rect x="8" y="-6" width="14" height="14" rx="3" fill="#7d908e" stroke="#0f1d22" stroke-width="1.6"/>' +
    '<path d="M-20 -3H2M-20 2H2M10 -2h10M10 3h10" stroke="#5f7271" stroke-width="1.5"/></g>'
  );
}

function well(): string {
  return atCentre(
    `<circle r="20" fill="#3b4a4a" stroke="#16242a" stroke-width="2"/><circle r="14.5" fill="#030a0e"/>` +
      '<circle r="14.5" fill="none" stroke="#8fa19e" stroke-width="2"/><path d="M-9 5q9 5 18 0" stroke="#2f7f8c" stroke-width="1.8" fill="none"/>' +
      '<path d="M-17 -8a19 19 0 0 1 12-10" stroke="#cfdcd2" stroke-opacity=".5" stroke-width="2" fill="none"/>',
  );
}

function skeleton(): string {
  return `<g transform="translate(${HALF},${HALF + 2}) rotate(-24)"><path d="M-3 -20h6v28h-6Z" fill="#d9d2b8" stroke="#1c2422" stroke-width="1.4"/><path d="M-13 -12q13 -5 26 0M-12 -5q12 -4 24 0M-10 2q10 -4 20 0" fill="none" stroke="#d9d2b8" stroke-width="3"/><circle cy="-27" r="8.5" fill="#e6dfc6" stroke="#1c2422" stroke-width="1.5"/><circle cx="-3" cy="-28" r="2.2" fill="#1c2422"/><circle cx="3.2" cy="-28" r="2.2" fill="#1c2422"/><path d="M-2.5 -22.5h5" stroke="#1c2422" stroke-width="1.4"/><path d="M-3 10l-8 16M3 10l5 18" stroke="#d9d2b8" stroke-width="3.6" stroke-linecap="round"/></g>`;
}

function tomb(): string {
  return atCentre(
    '<rect x="-17" y="-9" width="42" height="29" rx="3" fill="#04090c" opacity=".5"/><rect x="-20" y="-15" width="40" height="31" rx="3" fill="#5e7478" stroke="#14222a" stroke-width="2"/><rect x="-16" y="-11" width="32" height="23" rx="2" fill="#8fa19e"/><path d="M-16 -11L16 12M16 -11L-16 12" stroke="#5f7271" stroke-width="1.2"/><circle r="6.5" fill="#5f7271" stroke="#2a3838" stroke-width="1.3"/><circle r="2.3" fill="#2a3838"/>',
  );
}

function seal(): string {
  const rays = [0, 60, 120, 180, 240, 300]
    .map((a) => `<path transform="rotate(${a})" d="M0 -16L4 -5L0 0L-4 -5Z"/>`)
    .join("");
  return atCentre(
    `<g fill="#a9724e" opacity=".78"><circle r="23" fill="none" stroke="#a9724e" stroke-width="2.6"/><circle r="16" fill="none" stroke="#a9724e" stroke-width="1.4"/>${rays}</g>`,
  );
}

/** An idol with its back to the wall. */
function idol(): string {
  return atCentre(
    '<ellipse cx="3" cy="16" rx="21" ry="9" fill="#04090c" opacity=".5"/><path d="M-17 15V8h34v7Z" fill="#5e7478" stroke="#14222a" stroke-width="1.8"/><path d="M-11 8C-14 -6 -9 -22 0 -22S14 -6 11 8Z" fill="#8fa19e" stroke="#14222a" stroke-width="1.8"/><path d="M-6 -9q3-3 5 0M1 -9q3-3 5 0" stroke="#14222a" stroke-width="1.6" fill="none"/><path d="M-8 1q8 5 16 0M-9 -14q9-5 18 0" stroke="#5f7271" stroke-width="1.6" fill="none"/><circle cy="-15" r="2.4" fill="#9ff5ea"/>' +
      glowOf("foam", 0, -15, 13, 0.7),
  );
}

function star(): string {
  const rays = Array.from(
    { length: 12 },
    (_, i) =>
      `<path transform="rotate(${i * 30})" d="M0 -25L3 -17L0 -9L-3 -17Z" fill="${INLAY}" opacity=".5"/>`,
  ).join("");
  return atCentre(
    `<circle r="25" fill="none" stroke="${INLAY}" stroke-opacity=".55" stroke-width="2.4"/>${rays}`,
  );
}

function basin(): string {
  return (
    `<circle cx="${HALF}" cy="${HALF}" r="19" fill="#16343c" stroke="#8fa19e" stroke-width="3"/><circle cx="${HALF}" cy="${HALF}" r="14.5" fill="#1f5b66"/>` +
    glowOf("foam", HALF, HALF, 24, 0.35) +
    `<path d="M${HALF - 9} ${HALF - 2}q5-4 9 0t9 0M${HALF - 7} ${HALF + 5}q4-3 7 0t7 0" stroke="#8fe0dc" stroke-width="1.5" fill="none" opacity=".8"/>`
  );
}

function eyeMosaic(): string {
  return atCentre(
    `<g fill="none" stroke="${INLAY}" stroke-width="2.2" opacity=".65"><path d="M-24 0Q0 -26 24 0Q0 26 -24 0Z"/><circle r="9"/><circle r="3" fill="${INLAY}"/></g>`,
  );
}

function compass(): string {
  return atCentre(
    `<g opacity=".55"><circle r="15" fill="none" stroke="${INLAY}" stroke-width="2"/><circle r="4" fill="${INLAY}"/><path d="M0 -13V-6M0 13V6M-13 0h7M13 0h-7" stroke="${INLAY}" stroke-width="1.8"/></g>`,
  );
}

function grate(): string {
  return atCentre(
    '<rect x="-13" y="-13" width="26" height="26" rx="2" fill="#0a161b" stroke="#8fa19e" stroke-width="2"/><path d="M-7 -13V13M0 -13V13M7 -13V13M-13 0H13" stroke="#6a7d7e" stroke-width="2.2"/>',
  );
}

const lozenge = (): string =>
  `<rect x="${HALF - 15}" y="${HALF - 15}" width="30" height="30" fill="none" stroke="${INLAY}" stroke-opacity=".5" stroke-width="2" transform="rotate(45 ${HALF} ${HALF})"/>`;

type Scene = (q: Random, seed: number) => string;

/** The centre pieces of each kind of room; the variant picks one, as it picks the walls. */
const SCENES: Partial<Record<Plan["kind"], Scene[]>> = {
  dead: [
    well,
    skeleton,
    tomb,
    seal,
    (_q, seed) => heap(HALF, HALF + 2, 24, seed),
    idol,
    (q) => amphora(HALF - 10, HALF - 4, -14) + amphora(HALF + 12, HALF + 8, 78 + q() * 20),
    (q) => puddle(q, HALF, HALF + 4) + rope(HALF + 2, HALF - 14),
  ],
  cross: [star, () => pillars(34, 34, 7.5), () => pillars(32, 32, 7) + lozenge(), basin],
  tee: [() => pillar(HALF, HALF, 10), eyeMosaic, (q) => puddle(q, HALF + 6, HALF + 2)],
  fork: [
    (q) => fallenColumn(HALF + 4, HALF + 4, -30 + q() * 60),
    compass,
    () => pillars(26, 27, 6.5),
    (q) => puddle(q, HALF - 4, HALF + 6),
  ],
  hall: [
    (q) => moss(q, HALF - 14, HALF + 6, 12) + bones(HALF + 6, HALF - 2),
    grate,
    (q) => amphora(HALF - 24, HALF - 20, q() * 30) + bones(HALF + 20, HALF + 16),
    (q) => lanternweed(q, HALF - 20, HALF + 14),
  ],
  bend: [
    (q) => lanternweed(q, HALF + 4, HALF + 4),
    (q) => bones(HALF - 2 + q() * 8, HALF),
    (q) => amphora(HALF + 2, HALF, q() * 60),
    (q) => rope(HALF - 2 + q() * 6, HALF),
  ],
};

/** Moss and cracks everywhere, a centre piece by the kind of room. */
export function dressing(plan: Plan, seed: number): string {
  const q = rng(seed + 77);
  const scenes = SCENES[plan.kind];
  const scene = scenes?.[plan.variant % scenes.length];
  return (
    moss(q, 30 + q() * 100, 52 + q() * 60, 9) +
    crack(60 + q() * 30, 70 + q() * 30, q() * 180, 26) +
    (scene ? scene(q, seed) : "") +
    (q() < 0.14 ? lanternweed(q, 66 + q() * 30, 70 + q() * 30) : "")
  );
}
