/** Events in words, for one reader, through the game's own catalogue. No game is known by name here. */

import type { GameEvent, Renderer, Tone } from "../games/contract";
import { render, type Value } from "../i18n/icu";
import type { LayeredWords } from "../i18n/words";
import type { Past } from "../wire/types";

/** A piece of a sentence: plain, a player's name, or a thing that can be looked at. */
export interface Piece {
  text: string;
  thing?: string;
  name?: boolean;
}

export interface Line {
  move: number;
  pieces: Piece[];
  text: string;
  glyph: string;
  tone: Tone;
  heading: boolean;
}

/** The fields of an event that are seats, and what the sentences call them. */
const SEAT_FIELDS: Readonly<Record<string, string>> = {
  seat: "who",
  target: "target",
  starter: "starter",
};

/** Refs that name no component: nothing to look at closely. */
const NO_THINGS = /^(seat|side|reason):/;

// A marked piece is START value BETWEEN name END; players' names have no such characters.
const START = "\uE000";
const BETWEEN = "\uE001";
const END = "\uE002";
const MARKED = new RegExp(`${START}([^${BETWEEN}]*)${BETWEEN}([^${END}]*)${END}`, "g");

export class Narrator {
  readonly #lines = new WeakMap<Past, Line[]>();

  constructor(
    readonly words: LayeredWords,
    readonly names: readonly string[],
    readonly reader: number | null,
    readonly renderer: Pick<Renderer, "mark" | "heading">,
  ) {}

  /** The log lines of one move. */
  lines(past: Past): Line[] {
    let found = this.#lines.get(past);
    if (found === undefined) {
      found = past.events.flatMap((event) => this.#line(event, past.move));
      this.#lines.set(past, found);
    }
    return found;
  }

  #line(event: GameEvent, move: number): Line[] {
    const heading = this.renderer.heading?.(event, this.words) ?? null;
    if (heading !== null) {
      const pieces = [{ text: heading }];
      return [{ move, pieces, text: heading, glyph: "", tone: "plain", heading: true }];
    }
    const pieces = this.#pieces(event);
    if (pieces === null) return [];
    const mark = this.renderer.mark?.(event) ?? { glyph: "card", tone: "plain" as const };
    const text = pieces.map((piece) => piece.text).join("");
    return [{ move, pieces, text, ...mark, heading: false }];
  }

  /** One event's sentence; null if its kind is silent. */
  #pieces(event: GameEvent): Piece[] | null {
    const key = this.#key(event);
    const template = this.words.catalogue[key];
    if (!this.words.has(key) || template === undefined) return null;
    const mark = (value: string, name: string): string => this.#mark(value, name);
    const { catalogue, language } = this.words;
    const marked = render(template, this.#args(event), catalogue, language, mark);
    return capital(split(marked, this.names));
  }

  #key(event: GameEvent): string {
    const key = `log.${String(event.event)}`;
    const seesAll = Object.values(event).every((value) => value !== null);
    return seesAll && this.words.has(`${key}_own`) ? `${key}_own` : key;
  }

  #args(event: GameEvent): Record<string, Value> {
    const subject = event.seat ?? event.starter ?? null;
    const mine = subject !== null && subject === this.reader;
    const args: Record<string, Value> = { self: mine ? "yes" : "no" };
    for (const [field, value] of Object.entries(event)) {
      const called = SEAT_FIELDS[field];
      if (called !== undefined && typeof value === "number") {
        args[called] = this.#seatName(field, value);
        args[`${called}_self`] = value === this.reader ? "yes" : "no";
      } else if (Array.isArray(value)) {
        args[field] = value.map((entry) => this.#entry(field.replace(/s$/, ""), entry)).join(", ");
      } else if (typeof value === "string") {
        args[field] = this.#ref(field, value);
      } else if (value !== null) {
        args[field] = value;
      }
    }
    return args;
  }

  #seatName(field: string, seat: number): string {
    if (seat !== this.reader) return this.names[seat] ?? String(seat);
    return this.words(field === "target" ? "seat.object" : "seat.subject");
  }

  /** The component a text names: `eye_1` in the field `card` is `card:eye_1`. */
  #ref(field: string, value: string): string {
    const ref = `${field}:${value}`;
    return this.words.has(ref) ? ref : value;
  }

  #entry(field: string, value: string): string {
    const ref = this.#ref(field, value);
    return this.#mark(ref, this.words.catalogue[ref] ?? ref);
  }

  #mark(value: string, name: string): string {
    const isThing = value.includes(":") && this.words.has(value) && !NO_THINGS.test(value);
    const isName = this.names.includes(value);
    return isThing || isName ? START + value + BETWEEN + name + END : name;
  }
}

function split(marked: string, names: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > from) pieces.push({ text: marked.slice(from, match.index) });
    const [whole, value = "", text = ""] = match;
    pieces.push(names.includes(value) ? { text, name: true } : { text, thing: value });
    from = match.index + whole.length;
  }
  if (from < marked.length) pieces.push({ text: marked.slice(from) });
  return pieces;
}

/** A sentence begins with a capital, also where a name or a word of the catalogue begins it. */
function capital(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  if (first === undefined || first.name) return pieces;
  return [{ ...first, text: first.text.charAt(0).toLocaleUpperCase() + first.text.slice(1) }, ...rest];
}
