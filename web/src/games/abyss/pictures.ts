/**
 * Pictures of the components. A drawing has hundreds of parts and a table shows dozens of cards, so each
 * drawing is made once, when it is first asked for, as a picture in a style sheet; a card is one element
 * with that picture behind it.
 */

import { dataUrl } from "../../art/fx";
import { backDrawing } from "./art/back";
import { KRAKEN, RACES, RACE_COLOURS, type Race } from "./art/colour";
import { emblemUrl, type Emblem } from "./art/emblems";
import { locationTile, lordCard, lordMini } from "./art/frames";
import { LORD_FACES } from "./art/lords";
import type { Portrait } from "./art/portrait";
import "./pictures.css";
import { allyOf, locationOf, lordNumber, lordOf } from "./material";

const drawn = new Set<string>();
let sheet: CSSStyleSheet | null = null;

function rule(text: string): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(text);
}

/** The class whose background is this drawing; what has to be fetched first appears when it is there. */
export function pictured(
  name: string,
  width: number,
  height: number,
  draw: () => string | Promise<string>,
): string {
  const style = `ab-${name}`;
  if (!drawn.has(style)) {
    drawn.add(style);
    const show = (drawing: string): void => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
      rule(`.${style}{background-image:url("${dataUrl(svg)}")}`);
    };
    const drawing = draw();
    if (typeof drawing === "string") show(drawing);
    else void drawing.then(show);
  }
  return style;
}

/** What an expansion draws. */
export interface Further {
  /** The face of one of its Lords. */
  face(id: string): Promise<Portrait>;
  /** A Kraken, or a special Ally. */
  ally(face: string): Promise<string>;
}
let further: Further | null = null;

export function drawFurther(drawings: Further): void {
  further = drawings;
}

const isBase = (id: string): id is keyof typeof LORD_FACES => Object.hasOwn(LORD_FACES, id);

/** A Lord's drawing around its face. */
function portrayed(id: string, draw: typeof lordCard): string | Promise<string> {
  const drawn = (face: Portrait): string => draw(lordOf(id), face, lordNumber(id));
  if (isBase(id)) return drawn(LORD_FACES[id]);
  return further ? further.face(id).then(drawn) : drawn(LORD_FACES.keeper);
}

export function lordPicture(id: string): string {
  return pictured(`lord-${id}`, 250, 350, () => portrayed(id, lordCard));
}

export function miniPicture(id: string): string {
  return pictured(`mini-${id}`, 250, 350, () => portrayed(id, lordMini));
}

/** The creatures come with the first card that is turned up. */
const cards = (): Promise<typeof import("./art/cards")> => import("./art/cards");

const MONSTER_KINDS = ["a", "b", "c"] as const;

/** A face of the Exploration cards; Monsters have three drawings. */
export function allyPicture(face: string, drawing = 0): string {
  const { race, value, special } = allyOf(face);
  if (further && (race === KRAKEN || special)) {
    const { ally } = further;
    return pictured(face, 200, 280, () => ally(face));
  }
  if (race !== null) {
    return pictured(face, 200, 280, async () => (await cards()).allyCard(race, value));
  }
  const kind = MONSTER_KINDS[drawing % 3] ?? "a";
  return pictured(`monster-${kind}`, 200, 280, async () => (await cards()).monsterCard(kind));
}

export function locationPicture(id: string): string {
  const location = locationOf(id);
  return pictured(`location-${id}`, 300, 200, () => locationTile(location));
}

export type Back = "deck" | "lords" | "locations" | "leviathans" | "loot" | Race;
const BACKS: Record<Exclude<Back, Race>, readonly [Emblem, string]> = {
  deck: ["deck", "#1f6a78"],
  lords: ["court", "#7a6a3c"],
  locations: ["location-lords", "#6a7f86"],
  leviathans: ["leviathan", "#2f6f7c"],
  loot: ["loot", "#8a6a3c"],
};

export function backPicture(back: Back): string {
  const race = RACES.find((one) => one === back);
  const [emblem, colour] = race
    ? ([race, RACE_COLOURS[race]] as const)
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

/** A small thing in flight: a token, a figure. */
export function flyingPicture(style: string): string {
  return `<div class="ab-flying-token"><i class="ab-flying-small ab-pic ${style}"></i></div>`;
}

export function flyingEmblem(name: Emblem, style: string): string {
  return `<div class="ab-flying-token ${style}"><i class="${emblemClass(name)}"></i></div>`;
}
