/** The picture of a card: of its Faction, its kind, its first effect and its value. */

import type { Faction } from "../colours";
import { emblem } from "../emblems";
import { curve, poly, taper, type Point } from "../geo";
import { mix } from "../scene";
import { MOTIFS, type Motif } from "./motifs";
import { box, cardBack, gem, heart, LOCK_BOW, Painter, rays, shield } from "./props";
import { WEAPONS } from "./weapons";

export interface Depicted {
  id: string;
  faction: Faction;
  ultimate: boolean;
  /** Of an Attack: its value, or 0 if it is rolled; null for other cards. */
  value: number | null;
  /** The words of its effects, in order. */
  effects: readonly string[];
}

export function cardDrawing(card: Depicted): string {
  const S = new Painter(`c-${card.id}`, card.faction);
  ground(S);
  if (card.value !== null) attack(S, card, card.value || 3);
  else {
    if (card.ultimate) rays(S, 100, 60, 26, 44, 120, mix(S.c, "#ffffff", 0.4), 0.22);
    motifOf(card.effects)(S);
  }
  return S.svg();
}

function ground(S: Painter): void {
  S.define(
    `<radialGradient id="${S.id}-bg" cx=".5" cy=".5" r=".75"><stop stop-color="${mix(S.c, "#10222a", 0.45)}"/>` +
      `<stop offset="1" stop-color="${mix(S.c, "#040c12", 0.86)}"/></radialGradient>`,
  );
  S.raw(`<rect width="200" height="120" fill="url(#${S.id}-bg)"/>`);
  S.raw(
    `<g transform="translate(-14 -44) scale(3.3)" fill="${S.c}" opacity=".10">${emblem(S.faction)}</g>`,
  );
}

/** Effects that look like another one. */
const ALIKE: Record<string, string> = {
  prevent: "guard",
  slay: "summon",
  roll: "die",
  each: "drain",
  if: "drain",
  retaliate_again: "retaliate",
  pass_left: "pass",
};

const MOTIF_OF: Record<string, Motif> = MOTIFS;

/** What a card costs in Hearts is passed over in favour of what it buys. */
function motifOf(effects: readonly string[]): Motif {
  const [first = "draw", second] = effects;
  const word = first === "hurt" && second ? second : first;
  return MOTIF_OF[ALIKE[word] ?? word] ?? MOTIFS.draw;
}

/** A jab, a thrust, a crossed pair or a great swing, by its value. */
function attack(S: Painter, card: Depicted, value: number): void {
  const pale = (part: number): string => mix(S.c, "#ffffff", part);
  const slashes = Math.min(value, 5);
  for (let i = 0; i < slashes; i++) {
    const o = (i - (slashes - 1) / 2) * 17;
    const stroke: Point[] = [
      [26, 104 + o * 0.7],
      [84, 70 + o],
      [140, 34 + o * 0.8],
      [184, 2 + o * 0.6],
    ];
    S.flat(taper(stroke, [0.3, 3.4, 3, 0.3]), i % 2 ? S.c : pale(0.5), 0.62);
  }
  if (card.ultimate) rays(S, 104, 58, 22, 30, 110, pale(0.5), 0.3);
  if (value >= 4) {
    S.glow(138, 38, 56, pale(0.4), 0.8);
    rays(S, 140, 36, 13, 8, 44, pale(0.65), 0.8);
  }
  swing(S, value, card.ultimate);
  const [x, y] = value === 1 ? [158, 34] : [40, 30];
  RIDERS[card.effects[1] ?? ""]?.(S, x, y);
}

function swing(S: Painter, value: number, ultimate: boolean): void {
  const weapon = (): void => WEAPONS[S.faction](S);
  if (value === 3 && !ultimate) {
    S.placed(96, 66, 206, weapon, 0.86).placed(104, 62, -28, weapon, 0.92);
  } else if (value === 1) S.placed(90, 62, -12, weapon, 0.84);
  else S.placed(98, 64, value === 2 ? -32 : -38, weapon, ultimate ? 1.16 : 1);
}

/** What else an Attack does, as a small thing beside the weapon. */
const RIDERS: Record<string, (S: Painter, x: number, y: number) => void> = {
  heal: (S, x, y) => heart(S, x, y, 0.72),
  draw: (S, x, y) => cardBack(S, x, y, 14, 0.8, true),
  guard: (S, x, y) => shield(S, x, y, 0.62),
  grab: (S, x, y) => cardBack(S, x, y, -16, 0.8),
  drain: (S, x, y) => gem(S, x, y),
  if: (S, x, y) => S.sign("skull", x - 16, y - 16, 0.5, "#e6dcc4"),
  toss: (S, x, y) => {
    cardBack(S, x - 8, y, -22, 0.66);
    cardBack(S, x + 12, y + 6, 20, 0.66);
  },
  plays: (S, x, y) => {
    const chevron: Point[] = [
      [-12, -14],
      [-2, 0],
      [-12, 14],
      [-6, 14],
      [4, 0],
      [-6, -14],
    ];
    for (const o of [0, 14]) S.flat(poly(chevron.map(([a, b]) => [x + a + o, y + b])), "#f2c66d");
  },
  limit: (S, x, y) => {
    S.line(curve(LOCK_BOW.map(([a, b]) => [x + a, y + b])), "#cfd8dc", 4);
    S.solid(box(x - 12, y - 2, 24, 19), { fill: "gold", L: 1.4 });
  },
  boost: (S, x, y) => {
    const down: Point[] = [
      [0, 16],
      [13, 0],
      [6, 0],
      [6, -16],
      [-6, -16],
      [-6, 0],
      [-13, 0],
    ];
    S.solid(poly(down.map(([a, b]) => [x + a, y + b])), { fill: "cloth", L: 1.4 });
  },
};
