/** What lies around the things on the cards: water, bubbles, weed, and the tones of materials. */

import { f, lin, rng, type Tones } from "../../../art/fx";
import { PALETTES, type Kind } from "./kinds";

export const GOLD: Tones = ["#6b4312", "#d69b35", "#ffe29a"];
export const STEEL: Tones = ["#2a3a50", "#8ea3bd", "#eef6ff"];
export const RUST: Tones = ["#4a2415", "#a75a2e", "#eea870"];
export const IRON: Tones = ["#1b2730", "#55676f", "#a9bfc2"];
export const BONE: Tones = ["#7d6b4e", "#e2d4b0", "#fffbe8"];
export const WOOD: Tones = ["#3a2416", "#8a5c36", "#cf9c66"];
export const ROPE: Tones = ["#5e4a2c", "#bb9d66", "#f1dcab"];

/** The window of a card. */
export const WIDTH = 230;
export const HEIGHT = 248;

/** The sea behind every thing: a shaft of light, engraved swell, two ridges, drift. */
export function sea(kind: Kind, seed: number): string {
  const { light, sea: water } = PALETTES[kind];
  const next = rng(seed + 7);
  const [depth, depthDef] = lin([
    [0, water[0]],
    [0.5, water[1]],
    [1, water[2]],
  ]);
  const [shaft, shaftDef] = lin([
    [0, light, 0.42],
    [1, light, 0],
  ]);
  const x = f(60 + next() * 60);
  const shafts =
    `<g fill="url(#${shaft})"><path d="M${x} -4h34l58 236h-120Z" opacity=".75"/>` +
    `<path d="M${x + 58} -4h16l66 200h-48Z" opacity=".5"/><path d="M${x - 34} -4h12l-16 190h-42Z" opacity=".4"/></g>`;
  let swell = "";
  for (let i = 0; i < 15; i++) {
    const y = 14 + i * 13 + next() * 5;
    const start = next() * 120 - 30;
    const length = 60 + next() * 120;
    swell += `M${f(start)} ${f(y)}q${f(length / 4)} ${f(-4 - next() * 4)} ${f(length / 2)} 0t${f(length / 2)} 0`;
  }
  const ridge = (y: number, rise: number, colour: string, opacity: number): string => {
    let d = `M0 ${HEIGHT}V${y}`;
    for (let at = 0; at <= WIDTH; at += 23) d += `L${at} ${f(y - rise * next())}`;
    return `<path d="${d}L${WIDTH} ${HEIGHT}Z" fill="${colour}" opacity="${opacity}"/>`;
  };
  let drift = "";
  const ridges = ridge(212, 34, water[2], 0.55) + ridge(230, 22, "#04090d", 0.8);
  for (let i = 0; i < 26; i++) {
    drift += `<circle cx="${f(next() * 230)}" cy="${f(next() * 210)}" r="${f(0.5 + next() * 1.3)}" opacity="${f(0.2 + next() * 0.5)}"/>`;
  }
  return (
    `<defs>${depthDef}${shaftDef}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${depth})"/>${shafts}` +
    `<path d="${swell}" fill="none" stroke="${light}" stroke-width="1" opacity=".13"/>` +
    `${ridges}<g fill="${light}">${drift}</g>`
  );
}

/** A bubble. */
export function bub(x: number, y: number, r: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#dff6f4" stroke-width="1.2" opacity=".6"/>` +
    `<path d="M${f(x - r * 0.5)} ${f(y - r * 0.2)}a${f(r * 0.6)} ${f(r * 0.6)} 0 0 1 ${f(r * 0.5)} ${f(-r * 0.45)}" stroke="#fff" stroke-width="1.3" fill="none" opacity=".8"/>`
  );
}

/** A leaf of weed, leaning right (1) or left (-1). */
export function weed(x: number, h: number, colour: string, lean: 1 | -1 = 1): string {
  const y = (part: number): number => f(250 - h * part);
  return (
    `<path d="M${x} 250C${x - 10 * lean} ${y(0.3)} ${x + 12 * lean} ${y(0.6)} ${x + 2 * lean} ${y(1)}` +
    `C${x + 16 * lean} ${y(0.55)} ${x - 2 * lean} ${y(0.3)} ${x + 8 * lean} 250Z" fill="${colour}"/>`
  );
}
