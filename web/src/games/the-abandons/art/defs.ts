/**
 * Textures and lights that all cards share. Textures repeat every 80 units and a cell has 160, so they
 * run on from card to card without a seam. Every level of the labyrinth is cut from another stone.
 */

import { f, rng } from "../../../art/fx";

type Rgb = readonly [number, number, number];

interface Stone {
  /** Added to the grey of floors and walls. */
  floor: Rgb;
  joint: string;
  rock: readonly [ground: string, light: string, dark: string, line: string];
  top: readonly [base: string, dark: string, light: string];
}

const STONES: readonly Stone[] = [
  {
    floor: [0, 10, 3],
    joint: "#2b3939",
    rock: ["#0c2028", "#102730", "#0a1b22", "#1b3a43"],
    top: ["#6c8080", "#5a6d6e", "#7e9291"],
  },
  {
    floor: [-8, 4, 20],
    joint: "#27343f",
    rock: ["#0b1c2b", "#0f2335", "#091725", "#1d3850"],
    top: ["#667b90", "#54687d", "#7a90a4"],
  },
  {
    floor: [20, 10, -8],
    joint: "#3a342a",
    rock: ["#1a1d1c", "#212422", "#151817", "#3b3b31"],
    top: ["#87836f", "#736f5d", "#9a967f"],
  },
  {
    floor: [6, 0, 16],
    joint: "#322f3d",
    rock: ["#171a28", "#1d2131", "#131522", "#343450"],
    top: ["#7a7690", "#67637d", "#8f8ba4"],
  },
];

function shade(grey: number, [r, g, b]: Rgb): string {
  return `rgb(${Math.round(grey + r)},${Math.round(grey + g)},${Math.round(grey + b)})`;
}

function flagstones(stone: Stone): string {
  const q = rng(4);
  const columns = [0, 27, 54, 80];
  let art = "";
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 3; i++) {
      const x = columns[i]! + (j % 2) * 13;
      const width = columns[i + 1]! - columns[i]! - 2.4;
      const fill = shade(88 + q() * 30, stone.floor);
      for (const dx of [0, -80])
        art +=
          `<rect x="${x + dx + 1.2}" y="${j * 20 + 1.2}" width="${f(width)}" height="17.6" rx="1.6" fill="${fill}"/>` +
          `<path d="M${x + dx + 2} ${j * 20 + 1.8}h${f(width - 2)}" stroke="#fff" stroke-opacity=".1" stroke-width="1.4"/>`;
    }
  return art;
}

function cobbles(stone: Stone): string {
  const q = rng(8);
  let art = "";
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 5; i++) {
      const x = 8 + i * 16 + (j % 2) * 8;
      const y = 8 + j * 16;
      const fill = shade(84 + q() * 34, stone.floor);
      const [rx, ry] = [f(6.6 + q() * 0.8), f(6.4 + q() * 0.8)];
      for (const dx of [0, -80])
        art +=
          `<ellipse cx="${x + dx}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>` +
          `<path d="M${x + dx - 4.5} ${y - 3}q4-3.5 8-1" stroke="#fff" stroke-opacity=".14" stroke-width="1.3" fill="none"/>`;
    }
  return art;
}

/** Long planks of stone, laid as a herringbone. */
function herringbone(stone: Stone): string {
  const q = rng(21);
  let art = "";
  for (let j = -1; j < 5; j++)
    for (let i = -1; i < 5; i++) {
      const x = i * 20 + (j % 2 === 0 ? 0 : 10);
      const y = j * 20;
      const fill = shade(84 + q() * 26, stone.floor);
      art +=
        `<path d="M${x + 0.8} ${y + 10}l10-10l9.2 9.2l-10 10Z" fill="${fill}"/>` +
        `<path d="M${x + 1.6} ${y + 10}l9.2-9.2" stroke="#fff" stroke-opacity=".1" stroke-width="1.3"/>`;
    }
  return art;
}

function bricks(stone: Stone): string {
  const q = rng(3);
  let art = "";
  for (let j = 0; j < 16; j++)
    for (let i = 0; i < 6; i++) {
      const fill = shade(42 + q() * 20, [
        stone.floor[0],
        stone.floor[1] * 1.4 + 4,
        stone.floor[2] + 12,
      ]);
      art += `<rect x="${i * 16 - (j % 2) * 8 + 0.6}" y="${j * 5 + 0.5}" width="14.8" height="4" rx="1" fill="${fill}"/>`;
    }
  return art;
}

function boulders([, light, dark, line]: Stone["rock"]): string {
  const q = rng(91);
  let art = "";
  for (let i = 0; i < 26; i++) {
    const [x, y, size] = [q() * 80, q() * 80, 5 + q() * 11];
    const corners = Array.from({ length: 6 }, (_, k) => {
      const angle = (k / 6) * Math.PI * 2 + q() * 0.5;
      const r = size * (0.6 + q() * 0.5);
      return [Math.cos(angle) * r, Math.sin(angle) * r * 0.8] as const;
    });
    const fill = q() < 0.5 ? light : dark;
    for (const dx of [-80, 0, 80])
      for (const dy of [-80, 0, 80]) {
        const [cx, cy] = [x + dx, y + dy];
        if (cx < -20 || cx > 100 || cy < -20 || cy > 100) continue;
        const outline = corners.map(([a, b]) => `${f(cx + a)} ${f(cy + b)}`).join("L");
        art += `<path d="M${outline}Z" fill="${fill}" stroke="${line}" stroke-opacity=".55" stroke-width=".9"/>`;
      }
  }
  return art;
}

function grain([, dark, light]: Stone["top"]): string {
  const q = rng(5);
  return Array.from({ length: 28 }, () => {
    const [x, y, r] = [f(q() * 40), f(q() * 40), f(0.6 + q() * 1.5)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${q() < 0.5 ? dark : light}"/>`;
  }).join("");
}

function pattern(id: string, size: number, ground: string, art: string): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${ground}"/>${art}</pattern>`;
}

function light(id: string, colour: string, [inner, middle]: [number, number]): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${inner}"/>` +
    `<stop offset=".4" stop-color="${colour}" stop-opacity="${middle}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

/** Where the pointing hand is a shape of its own: it lies on every passage. */
const HAND =
  "M-3 -14.5a2.8 2.8 0 0 1 5.6 0V-3l6.2 1.3c1.9.4 2.9 1.8 2.7 3.7l-.9 7.2c-.2 1.7-1.4 2.8-3.1 2.8H-1.6c-1.3 0-2.2-.5-3-1.5L-10.5 3.4c-1.5-2 .8-4.3 2.9-3l4.6 2.8ZM-1.5 13.8h9.5v2.2h-9.5Z";

/** All shared definitions for one level, as an SVG without size; once in a page. */
export function sharedDefs(level = 1): string {
  const stone = STONES[(level - 1) % STONES.length]!;
  return (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs>' +
    pattern("t-rock", 80, stone.rock[0], boulders(stone.rock)) +
    pattern("t-flag", 80, stone.joint, flagstones(stone)) +
    pattern("t-cob", 80, stone.joint, cobbles(stone)) +
    pattern("t-bone", 80, "#46534f", herringbone(stone)) +
    pattern("t-brick", 80, "#16252b", bricks(stone)) +
    pattern("t-top", 40, stone.top[0], grain(stone.top)) +
    '<clipPath id="t-cell"><rect x="-.6" y="-.6" width="161.2" height="161.2"/></clipPath>' +
    `<symbol id="t-hand" viewBox="-14 -18 28 36"><path d="${HAND}"/></symbol>` +
    light("t-gold", "#ffdf96", [0.95, 0.42]) +
    light("t-foam", "#9ff5ea", [0.8, 0.3]) +
    light("t-coral", "#ff6b57", [0.8, 0.3]) +
    light("t-moon", "#d8fff4", [0.6, 0.25]) +
    light("t-day", "#fff3cf", [1, 0.8]) +
    "</defs></svg>"
  );
}

/** A soft round light in one of the shared colours. */
export function glowOf(
  colour: "gold" | "foam" | "coral" | "moon" | "day",
  x: number,
  y: number,
  r: number,
  opacity = 1,
): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#t-${colour})" opacity="${opacity}"/>`;
}
