/** The faces of Exploration cards, 200 × 280. */

import { allyDrawing, monsterDrawing, type MonsterKind } from "./ally";
import { KRAKEN, NAVY, RACE_COLOURS, mix, type Kin } from "./colour";
import { ball, emblem, rim } from "./frames";
import { disc } from "./pen";

/** An Ally's card, 200 × 280: what tells Race and value is at the left, where a fan shows it. */
export function allyCard(race: Kin, value: number, drawing = ""): string {
  const c = RACE_COLOURS[race];
  return (
    (race === KRAKEN ? drawing : allyDrawing(race, value)) +
    foot(c) +
    ball(42, 42, 31, mix(c, "#ffffff", 0.22), mix(c, NAVY, 0.1), mix(c, NAVY, 0.45)) +
    rim(42, 42, 31, "#f2c66d", 2, 0.85) +
    disc(42, 106, 25, "#04121a", 0.72) +
    rim(42, 106, 24, mix(c, "#ffffff", 0.3), 2) +
    emblem(race, 42, 106, 36, "#fff")
  );
}

export function monsterCard(kind: MonsterKind): string {
  return (
    monsterDrawing(kind) +
    foot("#7a2f2c") +
    disc(42, 42, 31, "#2a0b0d", 0.85) +
    rim(42, 42, 30, "#ff6b57", 2.5) +
    emblem("threat", 42, 42, 44, "#ffd9d1")
  );
}

function foot(colour: string): string {
  return (
    `<rect y="232" width="200" height="48" fill="${mix(colour, NAVY, 0.26)}"/><rect y="232" width="200" height="2" fill="#fff" opacity=".3"/>` +
    `<rect y="256" width="200" height="24" fill="#000" opacity=".12"/>`
  );
}
