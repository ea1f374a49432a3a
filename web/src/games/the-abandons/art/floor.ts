/** The floor of a passage: corridors to its openings and a room in the middle, as one path. */

import { CELL, HALF } from "../geometry";
import type { Kind } from "../faces";
import type { Side } from "../view";

/** Half the width of a corridor. */
export const HALF_WIDTH = 25;
/** How far corridors run beyond the cell, so that no wall is drawn across an opening. */
const BEYOND = 30;

/** What a floor is made of: the same plan gives the same outline, drawn once. */
export interface Plan {
  kind: Kind;
  openings: readonly Side[];
  /** Which of the rooms of its kind it is. */
  variant: number;
  /** Walls that a Bomb has opened. */
  holes: readonly Side[];
}

const round = (x: number): number => Math.round(x * 100) / 100;

/** All outlines turn the same way, so that together they are one shape without gaps. */
function rect(left: number, top: number, right: number, bottom: number): string {
  return `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}Z`;
}

function circle(r: number): string {
  return `M${round(HALF - r)} 80a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`;
}

function octagon(r: number, cut = 0.42): string {
  const k = round(r * cut);
  const low = round(HALF - r);
  const high = round(HALF + r);
  return `M${HALF - k} ${low}H${HALF + k}L${high} ${HALF - k}V${HALF + k}L${HALF + k} ${high}H${HALF - k}L${low} ${HALF + k}V${HALF - k}Z`;
}

const square = (r: number): string => rect(HALF - r, HALF - r, HALF + r, HALF + r);

function corridor(side: Side, inset: number): string {
  const low = HALF - HALF_WIDTH + inset;
  const high = HALF + HALF_WIDTH - inset;
  const far = CELL + BEYOND;
  switch (side) {
    case "north":
      return rect(low, -BEYOND, high, HALF);
    case "south":
      return rect(low, HALF, high, far);
    case "west":
      return rect(-BEYOND, low, HALF, high);
    case "east":
      return rect(HALF, low, far, high);
  }
}

/** A breach: a corridor with torn edges. */
function breach(side: Side, inset: number): string {
  const w = 21 - inset;
  const turn = { north: 0, east: 1, south: 2, west: 3 }[side];
  const outline: [number, number][] = [
    [-w, -HALF - BEYOND],
    [w, -HALF - BEYOND],
    [w + 2, -74],
    [w - 4, -64],
    [w + 5, -52],
    [w - 2, -40],
    [w, 0],
    [-w, 0],
    [-w - 3, -44],
    [-w + 4, -56],
    [-w - 5, -68],
    [-w + 1, -76],
  ];
  const spun = outline.map(([x, y]) => {
    const [a, b] = [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][turn]!;
    return `${round(HALF + a)} ${round(HALF + b)}`;
  });
  return `M${spun.join("L")}Z`;
}

/** A quarter of a ring between two neighbouring openings. */
function curve(openings: readonly Side[], inset: number): string {
  const east = openings.includes("east");
  const south = openings.includes("south");
  const x = (d: number): number => round(east ? CELL - d : d);
  const y = (d: number): number => round(south ? CELL - d : d);
  const inner = HALF - HALF_WIDTH + inset;
  const outer = HALF + HALF_WIDTH - inset;
  const mirrored = east !== south;
  return (
    `M${x(inner)} ${y(-BEYOND)}V${y(0)}A${inner} ${inner} 0 0 ${mirrored ? 0 : 1} ${x(0)} ${y(inner)}` +
    `H${x(-BEYOND)}V${y(outer)}H${x(0)}A${outer} ${outer} 0 0 ${mirrored ? 1 : 0} ${x(outer)} ${y(0)}V${y(-BEYOND)}Z`
  );
}

/** The room in the middle. */
function room(plan: Plan, inset: number): string {
  const { kind, variant: v } = plan;
  const pick = <T>(...choices: (() => T)[]): T => choices[v % choices.length]!();
  switch (kind) {
    case "dead":
    case "item":
    case "collapse":
      return pick(
        () => circle(40 - inset),
        () => octagon(41 - inset),
        () => square(36 - inset),
        () => circle(40 - inset),
        () => octagon(41 - inset, 0.62),
      );
    case "hall":
      return pick(
        () => square(HALF_WIDTH - inset),
        () => circle(33 - inset),
        () => bays(plan.openings.includes("east"), inset),
        () => octagon(34 - inset),
      );
    case "bend":
      return pick(
        () => octagon(34 - inset),
        () => square(HALF_WIDTH - inset),
      );
    case "fork":
      return pick(
        () => octagon(40 - inset),
        () => circle(41 - inset),
        () => square(36 - inset),
      );
    case "tee":
      return pick(
        () => circle(42 - inset),
        () => octagon(42 - inset),
        () => square(37 - inset),
      );
    case "cross":
      return pick(
        () => circle(50 - inset),
        () => octagon(50 - inset),
        () => square(44 - inset),
        () => circle(46 - inset),
      );
    case "stairs":
      return circle(50 - inset);
    case "exit":
      return octagon(48 - inset, 0.55);
    case "entrance":
      return square(42 - inset);
  }
}

/** Two side rooms along a hall. */
function bays(alongX: boolean, inset: number): string {
  const [a, b] = [34 - inset, 8 + inset];
  const wide = 38 - inset;
  const along = square(HALF_WIDTH - inset);
  return alongX
    ? along +
        rect(HALF - a, HALF - wide, HALF - b, HALF + wide) +
        rect(HALF + b, HALF - wide, HALF + a, HALF + wide)
    : along +
        rect(HALF - wide, HALF - a, HALF + wide, HALF - b) +
        rect(HALF - wide, HALF + b, HALF + wide, HALF + a);
}

/** Whether a bend is a true curve: every other one is. */
const isCurve = (plan: Plan): boolean =>
  plan.kind === "bend" && plan.variant % 4 < 2 && plan.holes.length === 0;

/** The outline of the floor; an inset draws it smaller by so much on every side. */
export function floorPath(plan: Plan, inset = 0): string {
  if (isCurve(plan)) return curve(plan.openings, inset);
  const ways = plan.openings.map((side) =>
    plan.holes.includes(side) ? breach(side, inset) : corridor(side, inset),
  );
  return ways.join("") + room(plan, inset);
}

/** A name for the outline, the same for all floors of one shape. */
export function floorKey(plan: Plan): string {
  const letters = (sides: readonly Side[]): string => sides.map((side) => side[0]).join("");
  const variant = plan.kind === "bend" ? plan.variant % 4 : plan.variant % 60;
  return `${plan.kind}${letters(plan.openings)}${letters(plan.holes)}${variant}`;
}
