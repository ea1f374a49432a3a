/**
 * The ground and the figures of an Exploration card, 200 × 280. Count and dress carry the value: 1 one
 * youngster, 2 a pair, 3 grown with a band, 4 in armour, 5 crowned, with two followers and five Pearls.
 */

import { uid } from "../../../art/fx";
import { GOLD, NAVY, RACE_COLOURS, mix, pale, type Race } from "./colour";
import { CREATURES } from "./creatures/grown";
import { MONSTERS } from "./creatures/monsters";
import { REGALIA } from "./creatures/regalia";
import { YOUNG } from "./creatures/young";
import { disc, each, group, path, pearl, pick, ring, rng } from "./pen";

const CX = 107;
const CY = 136;

function ground(inner: string, middle: string, outer: string, figures: string): string {
  const id = uid("ally");
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return (
    `<defs><radialGradient id="${id}" cx=".5" cy=".5" r=".72">${stop(0, inner)}${stop(0.6, middle)}${stop(1, outer)}</radialGradient>` +
    `<linearGradient id="${id}v" x2="0" y2="1">${stop(0, NAVY, 0.35)}${stop(0.25, NAVY, 0)}${stop(0.78, NAVY, 0)}${stop(1, NAVY, 0.8)}</linearGradient></defs>` +
    `<rect width="200" height="280" fill="url(#${id})"/>` +
    path("M20-5L80-5L30 290L-60 290Z", "#fff", ' opacity=".05"') +
    path("M110-5L136-5L120 290L66 290Z", "#fff", ' opacity=".035"') +
    figures +
    `<rect width="200" height="280" fill="url(#${id}v)"/>`
  );
}

function bubbles(random: () => number): string {
  let drawn = "";
  for (let i = 0; i < 9; i++) {
    const x = (10 + random() * 180).toFixed(0);
    const y = (20 + random() * 220).toFixed(0);
    drawn += ring(x, y, (1 + random() * 3).toFixed(1), "#eaf4f2", 1, 0.35);
  }
  return drawn;
}

function put(drawing: string, scale: number, x: number, y: number): string {
  const shift = `${(x - 100 * scale).toFixed(1)} ${(y - 150 * scale).toFixed(1)}`;
  return group(drawing, ` transform="translate(${shift}) scale(${scale})"`);
}

/** Rings from 3, rays from 4, gold at 5. */
function shine(colour: string, value: number): string {
  const halo = mix(pale(colour, 0.3), NAVY, 0.3);
  let drawn = "";
  if (value >= 3) {
    drawn +=
      ring(CX, CY, 88, halo, 1.6, 0.55) +
      `<circle cx="${CX}" cy="${CY}" r="80" fill="none" stroke="${halo}" stroke-width="4" stroke-dasharray="1 11.5" stroke-linecap="round" opacity=".8"/>`;
  }
  if (value >= 4) {
    const fill = value >= 5 ? mix(GOLD, NAVY, 0.25) : halo;
    for (let i = 0; i < 36; i++) {
      const a = (i * Math.PI) / 18;
      const at = (angle: number, r: number): string =>
        `${(CX + r * Math.cos(angle)).toFixed(1)} ${(CY + r * Math.sin(angle)).toFixed(1)}`;
      const tip = at(a, i % 2 ? 108 : 126);
      drawn += path(`M${at(a - 0.035, 93)}L${tip}L${at(a + 0.035, 93)}Z`, fill, ' opacity=".65"');
    }
  }
  if (value >= 5)
    drawn += disc(CX, CY, 92, pale(colour, 0.3), 0.2) + ring(CX, CY, 92, GOLD, 2.4, 0.8);
  return drawn;
}

function weeds(colour: string, value: number, random: () => number): string {
  let drawn = "";
  for (let i = 0; i < 4 + value; i++) {
    const x = (14 + random() * 172).toFixed(0);
    const h = 14 + random() * 30;
    const side = (random() > 0.5 ? 1 : -1) * (1 + h / 30);
    drawn += group(
      path("M0 0C10-8 14-20 12-34 2-28-2-14 0 0Z", mix(colour, NAVY, 0.62)),
      ` transform="translate(${x} 282) scale(${side.toFixed(2)} ${(1 + h / 22).toFixed(2)})"`,
    );
  }
  return drawn;
}

function figures(race: Race, value: number, colour: string): string {
  const young = YOUNG[race];
  if (value === 1) return put(young(mix(colour, "#cfe0dc", 0.14)), 0.62, 114, 152);
  if (value === 2) {
    return put(young(mix(colour, NAVY, 0.22)), 0.56, 144, 94) + put(young(colour), 0.74, 100, 164);
  }
  const follower = young(mix(colour, NAVY, 0.55));
  const retinue = value === 5 ? put(follower, 0.34, 30, 196) + put(follower, 0.34, 176, 192) : "";
  const aside = race === "seahorse" ? value * 2.4 : race === "squid" && value > 3 ? 3 : 0;
  const lower = value === 5 && race !== "crab" ? 10 : 0;
  const scale = pick([0.86, 0.92, 0.98], value - 3);
  const pearls = [
    [-34, 3],
    [-18, -3],
    [0, -6],
    [18, -3],
    [34, 3],
  ];
  return (
    retinue +
    put(CREATURES[race](colour) + REGALIA[race](value), scale, CX + aside, 140 + lower) +
    (value === 5 ? each(pearls, (x, y) => pearl(104 + x, 220 - y * 0.8, 6)) : "")
  );
}

/** How far the ground goes towards the dark, by value. */
const DEPTHS: readonly [number, number][] = [
  [0.74, 0.84],
  [0.62, 0.8],
  [0.5, 0.72],
  [0.4, 0.66],
  [0.26, 0.54],
];

export function allyDrawing(race: Race, value: number): string {
  const colour = RACE_COLOURS[race];
  const random = rng(value * 31 + race.length * 7);
  const [inner, middle] = DEPTHS[value - 1] ?? [0.5, 0.72];
  return ground(
    mix(colour, "#0f4152", inner),
    mix(colour, NAVY, middle),
    mix(colour, NAVY, 0.9),
    shine(colour, value) +
      weeds(colour, value, random) +
      bubbles(random) +
      figures(race, value, colour),
  );
}

export type MonsterKind = keyof typeof MONSTERS;
const MONSTER_COLOURS: Record<MonsterKind, string> = { a: "#4d7a78", b: "#5f6a8a", c: "#7a5f6a" };

export function monsterDrawing(kind: MonsterKind): string {
  const colour = MONSTER_COLOURS[kind];
  return ground(
    mix("#7a2f2c", "#0f4152", 0.46),
    mix("#5a1f24", NAVY, 0.72),
    mix(colour, NAVY, 0.9),
    bubbles(rng(266)) + put(MONSTERS[kind](colour), 1, 100, 146),
  );
}
