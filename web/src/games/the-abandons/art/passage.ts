/**
 * A card in the labyrinth: the floor's outline is drawn again and again with falling stroke widths and
 * becomes shadow, wall and edge. It is drawn as it lies, never turned, so that light and bricks stay
 * upright. The same card in the same state is drawn once.
 */

import { f } from "../../../art/fx";
import { faceOf, type Kind } from "../faces";
import { openings } from "../geometry";
import type { TileView } from "../view";
import { doorArt, pointingHand, portal, tornWall } from "./doors";
import { dressing } from "./dressing";
import { floorKey, floorPath, type Plan } from "./floor";
import { exitArch, flight, spiral } from "./specials";

const INK = "#0f1d22";
/** How far the floor lies below the tops of the walls. */
const DROP = 11;
/** Floor outlines from the wall to the middle: each lets more of the lit stone through. */
const INSETS = [1, 3, 5.5, 8.5, 12];

function walls(d: string): string {
  const pass = (paint: string, width: number, more = ""): string =>
    `<path d="${d}" fill="${paint}" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  return (
    pass("#02080b", 40, ' opacity=".38"') +
    pass(INK, 27) +
    pass("url(#t-top)", 23.5) +
    `<path d="${d}" fill="none" stroke="#aebdb6" stroke-width="12" stroke-linejoin="round" opacity=".28"/>` +
    pass(INK, 4.5)
  );
}

function ground(plan: Plan, texture: string): string {
  const lit = INSETS.map(
    (inset) =>
      `<path d="${floorPath(plan, inset)}" transform="translate(${f(inset * 0.25)},${f(DROP + inset * 0.3)})" fill="url(#${texture})" opacity=".4"/>`,
  ).join("");
  return (
    '<rect x="-1" y="-1" width="162" height="162" fill="url(#t-brick)"/>' +
    `<path d="${floorPath(plan)}" transform="translate(0,${DROP})" fill="#18262a"/>${lit}`
  );
}

function textureOf(plan: Plan): string {
  if (plan.kind === "cross") return plan.variant % 2 === 0 ? "t-cob" : "t-bone";
  if (plan.kind === "dead") return "t-flag";
  return ["t-flag", "t-cob", "t-bone", "t-cob"][plan.variant % 4]!;
}

function inside(plan: Plan, seed: number): string {
  if (plan.kind === "entrance") return flight();
  if (plan.kind === "stairs") return spiral();
  if (plan.kind === "exit") return exitArch();
  return dressing(plan, seed);
}

function floorOf(plan: Plan, seed: number): string {
  const d = floorPath(plan);
  const clip = `t-${floorKey(plan)}`;
  return (
    `<clipPath id="${clip}"><path d="${d}"/></clipPath>` +
    '<rect x="-1" y="-1" width="162" height="162" fill="url(#t-rock)"/>' +
    walls(d) +
    `<g clip-path="url(#${clip})">${ground(plan, textureOf(plan))}${inside(plan, seed)}</g>`
  );
}

/** A number that belongs to this card in this place, for its ornament. */
export function seedOf(tile: TileView): number {
  const mixed = Math.imul(tile.number * 7 + tile.x * 131 + tile.y * 911 + 5, 2654435761) >>> 0;
  return mixed % 9973;
}

function planOf(tile: TileView, kind: Kind, seed: number): Plan {
  return { kind, openings: openings(tile), variant: seed % 24, holes: tile.holes };
}

function draw(tile: TileView, seed: number): string {
  const plan = planOf(tile, faceOf(tile.card).kind, seed);
  const wholes = plan.openings.filter((side) => !tile.holes.includes(side));
  return (
    `<g clip-path="url(#t-cell)">${floorOf(plan, seed)}` +
    wholes.map(portal).join("") +
    tile.holes.map((side) => tornWall(side, seed)).join("") +
    (tile.number > 0 ? pointingHand(tile.heading) : "") +
    tile.doors.map((door) => doorArt(door, seed)).join("") +
    "</g>"
  );
}

const drawn = new Map<string, string>();

/** The picture of a card in play, 160 by 160 units, as the contents of an SVG group. */
export function passage(tile: TileView): string {
  const seed = seedOf(tile);
  const doors = tile.doors
    .map(
      (d) =>
        `${d.side[0]}${d.icons}${d.state[0]}${d.used ? "u" : ""}${d.leads.length > 0 ? "l" : ""}`,
    )
    .join("");
  const key = `${tile.card}/${tile.heading}/${doors}/${tile.holes.join("")}/${seed}/${tile.number === 0}`;
  let art = drawn.get(key);
  if (art === undefined) {
    art = draw(tile, seed);
    drawn.set(key, art);
  }
  return art;
}
