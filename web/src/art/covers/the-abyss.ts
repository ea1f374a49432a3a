/** The Abyss: a diver on a line sinks towards a ring of teeth full of gold. */

import { f, glow, lin, rad, rng, solid, type Tones } from "../fx";
import { snow, title, type Cover } from "./cover";

const CX = 100;
const CY = 216;
const RX = 82;
const RY = 52;
const TEETH = 24;
const BONE: Tones = ["#6b5848", "#dccaa4", "#fff6dc"];
const GOLD: Tones = ["#6b4312", "#dfa53c", "#ffe9a6"];

function tooth(i: number): string {
  const angle = (i / TEETH) * Math.PI * 2;
  const half = 0.115;
  const at = (t: number, kx: number, ky = kx): string =>
    `${f(CX + Math.cos(t) * RX * kx)} ${f(CY + Math.sin(t) * RY * ky)}`;
  const tip = i % 2 ? 0.66 : 0.52;
  return solid(
    `M${at(angle - half, 1.04, 1.06)}Q${at(angle - half * 0.6, 0.84)} ${at(angle, tip)}Q${at(angle + half * 0.6, 0.84)} ${at(angle + half, 1.04, 1.06)}Z`,
    BONE,
    { s: 2, w: 1.3 },
  );
}

const PEARLS = [
  [-92, -52, 8],
  [-40, -78, 8],
  [0, -95, 10],
  [40, -78, 8],
  [92, -52, 8],
] as const;
const STONES = [
  [-58, 52, "#49b27a"],
  [-20, 61, "#4f7fd9"],
  [20, 61, "#d9534f"],
  [58, 52, "#9a6bd6"],
] as const;

function crown(): string {
  let drawn =
    '<ellipse cy="34" rx="82" ry="20" fill="#3a240a" stroke="#071319" stroke-width="2"/>' +
    solid(
      "M-82 34L-92 -46L-54 -2L-40 -72L-12 -10L0 -88L12 -10L40 -72L54 -2L92 -46L82 34C60 56 -60 56 -82 34Z",
      GOLD,
      { s: 6 },
    ) +
    solid(
      "M-84 30C-60 54 60 54 84 30L82 58C58 82 -58 82 -82 58Z",
      ["#5a360c", "#c88a2a", "#ffe29a"],
      {
        s: 4,
      },
    );
  for (const [x, y, r] of PEARLS)
    drawn += `<circle cx="${x}" cy="${y}" r="${r}" fill="#dfe9ea" stroke="#071319" stroke-width="2"/><circle cx="${f(x - r * 0.3)}" cy="${f(y - r * 0.3)}" r="${f(r * 0.38)}" fill="#fff"/>`;
  for (const [x, y, colour] of STONES)
    drawn += `<rect x="${x - 10}" y="${y - 9}" width="20" height="18" rx="5" fill="${colour}" stroke="#071319" stroke-width="2"/>`;
  return (
    drawn +
    '<path d="M0 -60L10 -34L0 -10L-10 -34Z" fill="#d9534f" stroke="#071319" stroke-width="2"/>'
  );
}

function coins(): string {
  const r = rng(8);
  const colours = ["#f2c66d", "#d69b35", "#ffe29a"];
  let drawn = "";
  for (let i = 0; i < 46; i++) {
    const x = 50 + r() * 100;
    const heap = Math.max(0, 12 - Math.abs(x - CX) * 0.25);
    drawn += `<ellipse cx="${f(x)}" cy="${f(232 + r() * 20 - heap)}" rx="5.5" ry="2.6" fill="${colours[i % 3]}" stroke="#5a360c" stroke-width=".9"/>`;
  }
  return drawn;
}

function eye(x: number, y: number, size: number): string {
  return (
    glow(x, y, size * 2.2, "#ff9a4c") +
    `<circle cx="${x}" cy="${y}" r="${size}" fill="#ffd27a" stroke="#12060a" stroke-width="2"/>` +
    `<path d="M${x} ${f(y - size * 0.8)}q${size * 0.5} ${f(size * 0.8)} 0 ${f(size * 1.6)}q${-size * 0.5} ${f(-size * 0.8)} 0 ${f(-size * 1.6)}Z" fill="#12060a"/>`
  );
}

/** The head is a hill, its mouth a well. */
function beast(): string {
  const [hide, hideDef] = rad(
    [
      [0, "#7a2a22"],
      [0.55, "#4a1518"],
      [1, "#16090e"],
    ],
    0.5,
    0.3,
    0.8,
  );
  const mouth = (more: number, paint: string): string =>
    `<ellipse cx="${CX}" cy="${CY}" rx="${RX + more}" ry="${RY + more}" ${paint}/>`;
  let drawn =
    `<defs>${hideDef}</defs><path d="M-10 290V196C4 172 20 150 44 146C60 132 140 132 156 146C180 150 196 172 210 196V290Z" fill="url(#${hide})" stroke="#10060a" stroke-width="2"/>` +
    mouth(7, 'fill="#8f352a" stroke="#d9694c" stroke-width="1.5"') +
    mouth(0, 'fill="#0d0508"') +
    glow(CX, CY + 6, 84, "#ffcf6a", 0.95);
  for (let i = TEETH / 2; i <= TEETH; i++) drawn += tooth(i);
  drawn += `<g transform="translate(99.6,213) rotate(-11) scale(.3)">${crown()}</g>${coins()}`;
  for (let i = 1; i < TEETH / 2; i++) drawn += tooth(i);
  return drawn + eye(34, 164, 12) + eye(166, 164, 12) + eye(58, 148, 7) + eye(142, 148, 7);
}

const DIVER =
  '<g transform="translate(100,114) scale(1.05)"><path d="M-4 -14a6.500 6.500 0 1 1 8 0l3 3 9 -8 2.600 2.800-9.500 11-2.600-1.500-.6 9 6 13-3.600 1.800-7-12-5 12.500-3.900-1.200 3.600-14.200-1.400-9.800-8.500 4.800-2-3 10-8.400Z" fill="#04121a"/><circle cy="-19" r="3" fill="#ffe9b8"/></g>';

export const theAbyss: Cover = {
  w: 200,
  h: 284,
  spine: ["#0d2c36", "#07171d"],
  halo: "rgba(90,200,200,.3)",
  draw() {
    const [water, waterDef] = lin([
      [0, "#3a9aa0"],
      [0.35, "#165a6a"],
      [0.62, "#0a2c38"],
      [1, "#0a1016"],
    ]);
    return (
      `<defs>${waterDef}</defs><rect width="200" height="284" fill="url(#${water})"/>` +
      '<g fill="#d6fff4" opacity=".16"><path d="M78 -4H122L176 230H24Z"/><path d="M92 -4H108L134 230H66Z"/></g>' +
      snow(34, 200, 170, "#d6fff4", 3) +
      beast() +
      '<path d="M100 62V96" stroke="#ffe3a0" stroke-width="1.3"/>' +
      glow(100, 112, 38, "#fff0c2", 0.85) +
      DIVER +
      title("The Abyss", 100, 50, 35, "#fbf2da", 1)
    );
  },
};
