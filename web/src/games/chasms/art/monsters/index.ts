/** The eighteen Monsters, before the rift out of which they come. */

import { circle, curve, f, pol, poly, xy, type Point } from "../geo";
import { mix, Scene, type Palette } from "../scene";
import { AMBER } from "./amber";
import { CRIMSON } from "./crimson";
import { EMBER } from "./ember";
import { herald } from "./herald";
import { MOSS } from "./moss";
import { MURK } from "./murk";
import { veilmoth } from "./veilmoth";
import { VOID } from "./void";

interface StarPalette extends Palette {
  bg0: string;
  bg1: string;
}

/** The colours by the number of stars. */
const STARS: readonly StarPalette[] = [
  {
    bg0: "#031418",
    bg1: "#0f5a5c",
    glow: "#4fe0c4",
    rimL: "#d9f5ee",
    rimR: "#3fcdb4",
    hi: "#2b6466",
    lo: "#06161b",
    eye: "#d6fff4",
    dark: "#020b0e",
    bone: "#b9d8cf",
  },
  {
    bg0: "#08130b",
    bg1: "#3d5c1c",
    glow: "#b9dd55",
    rimL: "#eef6da",
    rimR: "#a9cc4c",
    hi: "#4c5f2c",
    lo: "#0b140a",
    eye: "#f6ffc0",
    dark: "#050a05",
    bone: "#d5dcb4",
  },
  {
    bg0: "#150e06",
    bg1: "#6e4a12",
    glow: "#f5b045",
    rimL: "#faf0dc",
    rimR: "#eda53b",
    hi: "#6a5026",
    lo: "#140d07",
    eye: "#fff0b8",
    dark: "#0a0603",
    bone: "#e6d6b0",
  },
  {
    bg0: "#170a08",
    bg1: "#74301a",
    glow: "#ff7846",
    rimL: "#fbeae0",
    rimR: "#ff7a4c",
    hi: "#62352c",
    lo: "#150a0a",
    eye: "#ffe0ae",
    dark: "#0b0404",
    bone: "#e8cfbb",
  },
  {
    bg0: "#16060f",
    bg1: "#701a44",
    glow: "#ff4f86",
    rimL: "#fbe6ee",
    rimR: "#ff5c90",
    hi: "#5c2a4a",
    lo: "#140712",
    eye: "#ffd9e4",
    dark: "#0a0308",
    bone: "#ead2d8",
  },
  {
    bg0: "#0a0616",
    bg1: "#46208a",
    glow: "#a878ff",
    rimL: "#f1ecff",
    rimR: "#b38cff",
    hi: "#40336e",
    lo: "#0c081a",
    eye: "#fbf2ff",
    dark: "#05030c",
    bone: "#d9d0ee",
  },
];

const DRAWINGS: Record<string, (S: Scene) => void> = {
  ...MURK,
  ...MOSS,
  veilmoth,
  ...AMBER,
  ...EMBER,
  herald,
  ...CRIMSON,
  ...VOID,
};

export const MONSTER_DRAWINGS = Object.keys(DRAWINGS);

/** The Leviathan of the White Rift alone comes out of the light. */
const WHITE = "leviathan";
/** They hang in the air: no mist before them. */
const HANGING = ["widow", "veilmoth"];

export function monsterDrawing(id: string, stars: number): string {
  const palette = STARS[stars - 1] ?? STARS[0];
  if (!palette) return "";
  const S = new Scene(`m-${id}`, { ...palette });
  const ground: Ground = { S, p: palette, white: id === WHITE };
  shafts(ground);
  rift(ground, 0.72 + stars * 0.07);
  walls(ground);
  DRAWINGS[id]?.(S);
  if (!HANGING.includes(id)) mist(ground, stars < 3 ? 262 : 272);
  return S.svg();
}

interface Ground {
  S: Scene;
  p: StarPalette;
  white: boolean;
}

const RIFT_Y = 140;

/** The light that comes out of the rift. */
function shafts({ S, p, white }: Ground): void {
  const { W, H, id } = S;
  const cx = W / 2;
  const stops = white
    ? `<stop stop-color="#dff3f0" stop-opacity=".75"/>`
    : `<stop stop-color="${p.bg1}"/>`;
  S.define(
    `<radialGradient id="${id}-bg" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${RIFT_Y}" r="${W * 0.62}">` +
      `${stops}<stop offset=".42" stop-color="${mix(p.bg1, p.bg0, 0.45)}"/>` +
      `<stop offset="1" stop-color="${p.bg0}"/></radialGradient>`,
  );
  S.raw(`<rect width="${W}" height="${H}" fill="${p.bg0}"/>`);
  S.raw(`<rect width="${W}" height="${H}" fill="url(#${id}-bg)"/>`);
  let d = "";
  for (let i = 0; i < 9; i++) {
    const angle = -90 + (i - 4) * 21 + (S.random() - 0.5) * 10;
    const width = 2 + S.random() * 5;
    d += poly([
      [cx, RIFT_Y],
      pol(cx, RIFT_Y, 330, angle - width),
      pol(cx, RIFT_Y, 330, angle + width),
    ]);
  }
  S.flat(d, white ? "#ffffff" : p.glow, 0.07);
}

/** The black lens of the rift; it grows with the stars. */
function rift({ S, p, white }: Ground, size: number): void {
  const cx = S.W / 2;
  const [wide, high] = [74 * size, 168 * size];
  const edge = (i: number, sign: number): Point => {
    const t = i / 9;
    const out = wide * Math.sin(Math.PI * t) * (0.82 + S.random() * 0.36);
    return [cx + sign * out + (S.random() - 0.5) * 8, RIFT_Y - high + 2 * high * t];
  };
  const lens = [
    ...Array.from({ length: 10 }, (_, i) => edge(i, -1)),
    ...Array.from({ length: 8 }, (_, i) => edge(8 - i, 1)),
  ];
  const grown = (s: number): string =>
    poly(lens.map(([x, y]) => [cx + (x - cx) * s, RIFT_Y + (y - RIFT_Y) * (1 + (s - 1) * 0.5)]));
  S.flat(grown(1.34), p.glow, 0.1).flat(grown(1.16), p.glow, 0.2);
  S.flat(grown(1.05), white ? "#f4fffb" : p.glow, 0.75);
  S.flat(poly(lens), white ? "#e9fbf6" : mix(p.dark, p.bg1, 0.12));
  if (!white) S.glow(cx, RIFT_Y + 40, [wide * 0.9, high * 0.7], p.glow, 0.16);
}

function walls({ S, p, white }: Ground): void {
  for (const sign of [-1, 1]) {
    wall(S, sign, 118, mix(p.bg1, p.bg0, 0.62), 0.09);
    wall(S, sign, 160, mix(p.bg1, p.bg0, 0.88), 0.05);
  }
  let motes = "";
  for (let i = 0; i < 34; i++) {
    motes += circle(S.random() * S.W, S.random() * S.H, 0.5 + S.random() * 1.3);
  }
  S.flat(motes, white ? "#ffffff" : p.eye, 0.45);
}

function wall(S: Scene, sign: number, off: number, colour: string, light: number): void {
  const { W, H } = S;
  const edge = Array.from({ length: 8 }, (_, i): Point => {
    const out = off + (i % 2 ? 22 : 0) + S.random() * 24;
    return [W / 2 + sign * out, (i * H) / 7];
  });
  const far = sign < 0 ? 0 : W;
  S.flat(poly([...edge, [far, H], [far, 0]]), colour);
  const facets = edge.slice(1).map((b, i) => {
    const a = edge[i] ?? b;
    const out = (a[0] + b[0]) / 2 + sign * (10 + S.random() * 26);
    return poly([a, b, [out, (a[1] + b[1]) / 2 + 8]]);
  });
  S.flat(facets.join(""), S.p.glow, light);
}

function mist({ S, p }: Ground, y: number): void {
  const { W, H } = S;
  for (let layer = 0; layer < 3; layer++) {
    const top = y + layer * 14;
    const line = Array.from({ length: 9 }, (_, i): Point => {
      if (i === 0) return [-10, top];
      return i === 8 ? [W + 10, top] : [(i * W) / 8, top + (S.random() - 0.5) * 20];
    });
    const nearest = layer === 2;
    const colour = nearest ? mix(p.bg0, p.dark, 0.5) : mix(p.bg1, p.bg0, 0.4 + layer * 0.3);
    const path = `${curve(line)}L${xy([W + 10, H + 5])}L${f(-10)} ${f(H + 5)}Z`;
    S.flat(path, colour, nearest ? 0.92 : 0.5);
  }
}
