/**
 * Pictures of the components. A drawing has hundreds of parts and a table shows dozens of cards, so each drawing is
 * made once, when it is first asked for, as a picture in a style sheet; a card is one element with that picture
 * behind it.
 */

import { dataUrl } from "../../art/fx";
import { backDrawing } from "./art/back";
import { cardDrawing } from "./art/cards";
import type { Faction } from "./art/colours";
import { emblemSvg, type Emblem } from "./art/emblems";
import { leaderDrawing } from "./art/leaders";
import { monsterDrawing } from "./art/monsters";
import type { Print } from "./prints";
import { valueOf } from "./prints";
import "./pictures.css";

const drawn = new Set<string>();
let sheet: CSSStyleSheet | null = null;

function rule(text: string): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(text);
}

/** The class that has this drawing, as a background or as the shape of an emblem. */
function pictured(name: string, draw: () => string, property = "background-image"): string {
  const style = `ch-${name}`;
  if (!drawn.has(style)) {
    drawn.add(style);
    rule(`.${style}{${property}:url("${dataUrl(draw())}")}`);
  }
  return style;
}

export function cardPicture(print: Print): string {
  const { id, faction, ultimate } = print;
  const value = valueOf(print);
  const effects = print.effects.map((effect) => effect.word);
  const drawing = {
    id,
    faction,
    ultimate,
    value: value === null ? null : Number(value) || 0,
    effects,
  };
  return pictured(`card-${id}`, () => cardDrawing(drawing));
}

export function monsterPicture(id: string, stars: number): string {
  return pictured(`monster-${id}`, () => monsterDrawing(id, stars));
}

/** A Leader: the whole bust, or the face alone. */
export function leaderPicture(faction: Faction, close = true): string {
  return pictured(`leader-${faction}${close ? "" : "-whole"}`, () => leaderDrawing(faction, close));
}

export function backPicture(): string {
  return pictured("back", backDrawing);
}

/** The class of an emblem in the colour of the text. */
export function emblemClass(name: Emblem): string {
  return `ch-em ${pictured(`e-${name}`, () => emblemSvg(name), "--e")}`;
}

/** For a flight: a card, its back, or a token. */
export function flyingCard(print: Print | null): string {
  const picture = print ? `ch-flying-face ${print.kind} ${cardPicture(print)}` : backPicture();
  return `<div class="ch-flying ch-pic ${picture}"></div>`;
}

export function flyingEmblem(name: Emblem, style: string): string {
  return `<div class="ch-flying-token ${style}"><i class="${emblemClass(name)}"></i></div>`;
}
