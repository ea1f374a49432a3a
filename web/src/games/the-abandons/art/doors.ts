/** Thresholds: half a portal on each side, what a door costs, and what shuts it. */

import { f } from "../../../art/fx";
import { CELL, degrees, HALF, step } from "../geometry";
import type { DoorView, Side } from "../view";
import { HALF_WIDTH } from "./floor";
import { row } from "./stones";

const LOW = HALF - HALF_WIDTH;
const HIGH = HALF + HALF_WIDTH;

const turnedTo = (side: Side, art: string): string =>
  side === "north" ? art : `<g transform="rotate(${degrees(side)} ${HALF} ${HALF})">${art}</g>`;

const PORTAL =
  `<path d="M${LOW} -2H${HIGH}V6H${LOW}Z" fill="#8e9a8c"/>` +
  `<path d="M${HALF - 14} -2V6M${HALF + 3} -2V6M${HALF + 17} -2V6M${LOW} 6H${HIGH}" stroke="#3d4b48" stroke-width="1.3"/>` +
  `<path d="M${LOW - 11} -2H${LOW + 5}V11Q${LOW - 3} 15 ${LOW - 11} 11ZM${HIGH - 5} -2H${HIGH + 11}V11Q${HIGH + 3} 15 ${HIGH - 5} 11Z" fill="#8b9c98" stroke="#14242a" stroke-width="1.6"/>` +
  `<path d="M${LOW - 9} 0V9M${HIGH - 3} 0V9" stroke="#cfdcd2" stroke-width="1.6" opacity=".55"/>`;

/** Half of a portal at the edge of the cell; the neighbour has the other half. */
export const portal = (side: Side): string => turnedTo(side, PORTAL);

/** A doorway that ends at the neighbour's wall: bricked up, with rubble at its foot. */
export function shutDoor(side: Side, seed: number): string {
  const wall =
    `<path d="M${LOW} -2H${HIGH}V17H${LOW}Z" fill="#22343a" stroke="#0b181d" stroke-width="1.6"/>` +
    `<path d="M${LOW} 4.5H${HIGH}M${LOW} 10.7H${HIGH}M${LOW + 12} -2V4.5M${LOW + 30} -2V4.5M${LOW + 4} 4.5V10.7M${LOW + 21} 4.5V10.7M${LOW + 39} 4.5V10.7M${LOW + 13} 10.7V17M${LOW + 31} 10.7V17" stroke="#0f1d22" stroke-width="1.3"/>` +
    `<path d="M${LOW} -1H${HIGH}" stroke="#8fa19e" stroke-width="2" opacity=".6"/>`;
  return turnedTo(side, wall + row(LOW + 4, HIGH - 4, 9, 14, seed));
}

/** The torn edge of a wall that a Bomb has opened. */
export function tornWall(side: Side, seed: number): string {
  return turnedTo(
    side,
    row(LOW - 6, LOW + 7, 4, 30, seed) + row(HIGH - 7, HIGH + 6, 4, 30, seed + 5),
  );
}

/** Where the cost of a door stands, measured from the middle of the card. */
export function plateSpot(side: Side, icons: number): { x: number; y: number } {
  const { x, y } = step(side);
  const out = [56, 56, 53, 50][icons] ?? 50;
  return { x: HALF + x * out, y: HALF + y * 56 };
}

export type PlateLook = "calm" | "can" | "chosen";

/** What a door costs: so many cards, the burned ones crossed out, the revealed one full. */
export function plate(side: Side, icons: number, look: PlateLook): string {
  const { x: cx, y: cy } = plateSpot(side, icons);
  const gold = look !== "calm";
  const ink = gold ? "#ffe9b4" : "#d6dccb";
  const gap = icons === 2 ? 13 : 12.5;
  const width = icons === 1 ? 20 : icons * gap + 9;
  let art =
    `<rect x="${f(cx - width / 2)}" y="${cy - 11.5}" width="${f(width)}" height="23" rx="5" fill="#071318" fill-opacity="${gold ? 0.9 : 0.72}" ` +
    `stroke="${gold ? "#f2c66d" : "#9fb9bb"}" stroke-opacity="${gold ? 1 : 0.3}" stroke-width="${look === "chosen" ? 2.4 : gold ? 1.6 : 1}"/>`;
  for (let i = 0; i < icons; i++) {
    const x = cx - ((icons - 1) * gap) / 2 + i * gap;
    const last = i === icons - 1;
    art += `<rect x="${f(x - 5.5)}" y="${f(cy - 7.5)}" width="11" height="15" rx="2" fill="${last ? ink : "none"}" stroke="${ink}" stroke-width="1.5"/>`;
    if (!last)
      art += `<path d="M${f(x - 2.6)} ${f(cy - 3.8)}l5.2 7.6m0-7.6l-5.2 7.6" stroke="${ink}" stroke-width="1.3"/>`;
  }
  return art;
}

/** A loop that leads on: two arrows that chase each other. */
function loopSign(side: Side): string {
  const { x, y } = step(side);
  return (
    `<g transform="translate(${HALF + x * 57},${HALF + y * 57})"><circle r="10.5" fill="#071318" fill-opacity=".78" stroke="#6fe0b7" stroke-opacity=".55" stroke-width="1.2"/>` +
    '<path d="M-5.5 -1.5A5.7 5.7 0 0 1 4.6 -3.5M5.5 1.5A5.7 5.7 0 0 1 -4.6 3.5" fill="none" stroke="#9fe9cc" stroke-width="1.8"/>' +
    '<path d="M6.6 -6.8V-1.6H1.4ZM-6.6 6.8V1.6H-1.4Z" fill="#9fe9cc"/></g>'
  );
}

/** A door as the labyrinth shows it while nobody is asked about it. */
export function doorArt(door: DoorView, seed: number): string {
  if (door.state === "closed") return shutDoor(door.side, seed + degrees(door.side));
  if (door.state === "open") return plate(door.side, door.icons, "calm");
  return !door.used && door.leads.length > 0 ? loopSign(door.side) : "";
}

/** The light that falls through a door that may be taken. */
export function spill(side: Side, chosen: boolean): string {
  const { x, y } = step(side);
  const [rx, ry] = x === 0 ? [46, 40] : [40, 46];
  return `<ellipse cx="${HALF + x * 72}" cy="${HALF + y * 72}" rx="${rx}" ry="${ry}" fill="url(#t-gold)" opacity="${chosen ? 1 : 0.7}"/>`;
}

/** The hand that shows where the card was entered. */
export function pointingHand(heading: Side): string {
  const { x, y } = step(heading);
  return `<use href="#t-hand" x="-8.5" y="-10" width="17" height="20" transform="translate(${HALF - x * 54},${HALF - y * 54}) rotate(${degrees(heading)})" fill="#e9dfc0" opacity=".6"/>`;
}

/** The box of a door to touch: its threshold, inside the card. */
export function thresholdBox(side: Side): { x: number; y: number; width: number; height: number } {
  const { x, y } = step(side);
  const along = 54;
  return {
    x: x === 0 ? HALF - 40 : x > 0 ? CELL - along : 0,
    y: y === 0 ? HALF - 40 : y > 0 ? CELL - along : 0,
    width: x === 0 ? 80 : along,
    height: y === 0 ? 80 : along,
  };
}
