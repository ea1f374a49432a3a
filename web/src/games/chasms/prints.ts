/** What is printed on a card, as the game's catalogue has it: `print:…` and `text:…`. */

import type { Words } from "../contract";
import { isFaction, type Faction } from "./art/colours";

export type Kind = "attack" | "skill" | "instant" | "leader";

export interface PrintedEffect {
  word: string;
  /** A number, "all", "?", or nothing. */
  n: string;
}

export interface Print {
  id: string;
  faction: Faction;
  kind: Kind;
  ultimate: boolean;
  /** The retaliation dice that an Attack brings. */
  dice: number;
  effects: PrintedEffect[];
}

const KINDS: readonly string[] = ["attack", "skill", "instant", "leader"];

/** A card by the id of its face. */
export function printOf(id: string, words: Words): Print {
  const [kind = "", tag, dice, ...effects] = words(`print:${id}`).split(" ");
  const faction = id.split("_")[0] ?? "";
  return {
    id,
    faction: isFaction(faction) ? faction : "chasm",
    kind: KINDS.includes(kind) ? (kind as Kind) : "skill",
    ultimate: tag === "ultimate",
    dice: Number(dice) || 0,
    effects: effects.map(effectOf),
  };
}

let kept: Words | null = null;

/** The words of the table that is open: what flies over it is made without them. */
export function keepPrints(words: Words): void {
  kept = words;
}

/** A card of the table that is open. */
export function keptPrint(id: string): Print | null {
  return kept && printOf(id, kept);
}

function effectOf(text: string): PrintedEffect {
  const [word = "", n = ""] = text.split(":");
  return { word, n };
}

/** The number in the seal of an Attack; null for other cards. */
export function valueOf(print: Print): string | null {
  return print.kind === "attack" ? (print.effects[0]?.n ?? "") : null;
}

/** A face of a Monster that harms nobody. */
export function isMild(face: string, words: Words): boolean {
  const line = words(`print:${face.replace(/^face:/, "")}`);
  return line.split(" ").every((effect) => /^(nothing|draw)/.test(effect));
}

export interface CardText {
  /** When an Instant may be played. */
  when: string | null;
  effect: string;
}

/** The text of a card; that of an Instant begins with its moment. */
export function textOf(print: Print, words: Words): CardText {
  const text = words(`text:${print.id}`);
  const colon = text.indexOf(": ");
  if (print.kind !== "instant" || colon < 0) return { when: null, effect: text };
  const effect = text.slice(colon + 2);
  return { when: text.slice(0, colon), effect: effect.charAt(0).toUpperCase() + effect.slice(1) };
}

export interface Piece {
  text: string;
  sign: "heart" | "vp" | null;
}

/**
 * A text in which Hearts and VP are signs: "You lose 2 ♥". The words that become signs are a pattern of the language,
 * so that every case and number of the noun is found.
 */
export function pieces(text: string, words: Words): Piece[] {
  const signs = new RegExp(
    `(\\d) (?:(${words("chasms.hearts_pattern")})|(${words("chasms.vp_pattern")}))(?!\\p{L})`,
    "gu",
  );
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(signs)) {
    found.push({ text: text.slice(from, match.index), sign: null });
    found.push({ text: match[0], sign: match[2] ? "heart" : "vp" });
    from = match.index + match[0].length;
  }
  return [...found, { text: text.slice(from), sign: null }].filter((piece) => piece.text !== "");
}
