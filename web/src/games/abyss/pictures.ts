/**
 * Pictures of the components. A drawing has hundreds of parts and a table shows dozens of cards, so each
 * drawing is made once, when it is first asked for, as a picture in a style sheet; a card is one element
 * with that picture behind it.
 */

import { dataUrl } from "../../art/fx";
import { backDrawing } from "./art/back";
import { RACE_COLOURS, type Race } from "./art/colour";
import { emblemUrl, type Emblem } from "./art/emblems";
import { allyCard, locationTile, lordCard, lordMini, monsterCard } from "./art/frames";
import { LORD_FACES } from "./art/lords";
import type { Portrait } from "./art/portrait";
import "./pictures.css";
import { allyOf, isLord, locationOf, lordOf } from "./material";

const drawn = new Set<string>();
let sheet: CSSStyleSheet | null = null;

function rule(text: string): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(text);
}

/** The class whose background is this drawing. */
function pictured(name: string, width: number, height: number, draw: () => string): string {
  const style = `ab-${name}`;
  if (!drawn.has(style)) {
    drawn.add(style);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${draw()}</svg>`;
    rule(`.${style}{background-image:url("${dataUrl(svg)}")}`);
  }
  return style;
}

function faceOf(id: string): { face: Portrait; seed: number } {
  const known = isLord(id) ? id : "keeper";
  return { face: LORD_FACES[known], seed: Object.keys(LORD_FACES).indexOf(known) + 1 };
}

export function lordPicture(id: string): string {
  const { face, seed } = faceOf(id);
  return pictured(`lord-${id}`, 250, 350, () => lordCard(lordOf(id), face, seed));
}

export function miniPicture(id: string): string {
  const { face, seed } = faceOf(id);
  return pictured(`mini-${id}`, 250, 350, () => lordMini(lordOf(id), face, seed));
}

const MONSTER_KINDS = ["a", "b", "c"] as const;

/** A face of the Exploration cards; Monsters have three drawings. */
export function allyPicture(face: string, drawing = 0): string {
  const { race, value } = allyOf(face);
  if (race !== null) return pictured(face, 200, 280, () => allyCard(race, value));
  const kind = MONSTER_KINDS[drawing % 3] ?? "a";
  return pictured(`monster-${kind}`, 200, 280, () => monsterCard(kind));
}

export function locationPicture(id: string): string {
  return pictured(`location-${id}`, 300, 200, () => locationTile(locationOf(id)));
}

export type Back = "deck" | "lords" | "locations" | Race;
const BACKS: Record<Exclude<Back, Race>, readonly [Emblem, string]> = {
  deck: ["deck", "#1f6a78"],
  lords: ["court", "#7a6a3c"],
  locations: ["location-lords", "#6a7f86"],
};

export function backPicture(back: Back): string {
  const [emblem, colour] =
    back in RACE_COLOURS
      ? ([back as Race, RACE_COLOURS[back as Race]] as const)
      : BACKS[back as Exclude<Back, Race>];
  return pictured(`back-${back}`, 200, 280, () => backDrawing(emblem, colour));
}

/** The class of an emblem in the colour of the text. */
export function emblemClass(name: Emblem): string {
  const style = `ab-e-${name}`;
  if (!drawn.has(style)) {
    drawn.add(style);
    rule(`.${style}{--e:url("${emblemUrl(name)}")}`);
  }
  return `ab-em ${style}`;
}

/** For a flight: a picture as text, with the number that is printed on it. */
export function flying(style: string, number?: { value: number; kind: "ally" | "lord" }): string {
  const printed = number ? `<b class="ab-number ${number.kind}">${number.value}</b>` : "";
  return `<div class="ab-flying ab-pic ${style}">${printed}</div>`;
}

export function flyingEmblem(name: Emblem, style: string): string {
  return `<div class="ab-flying-token ${style}"><i class="${emblemClass(name)}"></i></div>`;
}
