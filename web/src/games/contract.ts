/** What a game's renderer gets from the shell and gives to it. The client knows no rules. */

import type { Component } from "svelte";
import type { Ask, Option, Say as Sentence } from "../wire/types";

/** An event of the log, as this seat sees it; a field that is secret to it is null. */
export type Fact = string | number | string[] | null;
export type GameEvent = Record<string, Fact>;

export interface Player {
  seat: number;
  name: string;
  /** The reader of this screen. */
  own: boolean;
  /** The name of the player's sigil among the glyphs, and its colour. */
  sigil: string;
  colour: string;
  /** "Bot · Midnight", "joined by link", "offline". */
  note: string;
  /** The table waits for this seat. */
  asked: boolean;
  thinking: boolean;
}

/** What one move led to, as this seat saw it. */
export interface Past {
  move: number;
  events: GameEvent[];
}

/** The attributes of an element that shows a thing on the table; spread them on it. */
export interface RefAttributes {
  "data-ref": string;
  "data-can"?: "";
  "data-sel"?: "";
  role?: "button" | "img";
  tabindex?: 0;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  onclick?: (event: MouseEvent) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** What can be touched now. */
export interface Touch {
  /** For the element that shows this ref. The label is read to those who do not see it. */
  on(ref: string, label?: string): RefAttributes;
  can(ref: string): boolean;
  chosen(ref: string): boolean;
  /** The option that is chosen but not yet played. */
  option: Option | null;
}

/** Words: of the shell, of the game's catalogue and of the renderer's own text. */
export interface Words {
  language: string;
  /** A sentence by its key, from the renderer's text, the game's catalogue or the shell's. */
  (key: string, args?: Record<string, Fact | boolean>): string;
  /** The name of a component, such as "card:eye_1". */
  sentence(message: Sentence): string;
}

export interface TableProps<View = Record<string, unknown>> {
  /** `view.table` of the moment shown. */
  view: View;
  seat: number | null;
  players: Player[];
  touch: Touch;
  words: Words;
  ask: Ask | null;
  /** All that has happened up to the moment shown, for what a view does not tell. */
  log: readonly Past[];
  over: boolean;
  /** False while an earlier moment is shown. */
  live: boolean;
}

/** Something moves: a picture flies from one anchor (`data-ref` or `data-anchor`) to another. */
export interface Flight {
  from: string;
  to: string;
  /** SVG text of what flies; several fly one after another. */
  picture: string;
  /** Turned over on its way: the picture of the other side. */
  back?: string;
  delay?: number;
}

export type Tone = "plain" | "good" | "bad";

export interface Renderer<View = Record<string, unknown>> {
  /** Where it has an element with `data-slot="decision"`, the decision bar stands on wide screens. */
  Table: Component<TableProps<View>>;
  /** The renderer's own sentences, by language; a test holds all languages to the same keys. */
  text: Record<string, Record<string, string>>;
  /** The seat whose turn it is; null: nobody's in particular. */
  turn?(view: View): number | null;
  /** "Round 3", beside the game's name. */
  status?(view: View, words: Words): string;
  /** The grey line under the prompt: what follows from the chosen option, or from none. */
  consequence?(ask: Ask, option: Option | null, view: View, words: Words): string | null;
  /** The one option that is offered in gold before anything is chosen. */
  primary?(ask: Ask, view: View): Option | null;
  /** Options that get no button because the table shows them better. */
  onTable?(ask: Ask, option: Option): boolean;
  /** The question is about losing something: the decision bar turns coral. */
  danger?(ask: Ask, view: View): boolean;
  /** The glyph and the tone of a line in the log. */
  mark?(event: GameEvent): { glyph: string; tone: Tone };
  /** An event that the log shows as a line across, such as the beginning of a turn: its text. */
  heading?(event: GameEvent, words: Words): string | null;
  /** What moves on the table in one step. */
  flights?(events: GameEvent[], before: View, after: View, seat: number | null): Flight[];
  /** A close look at a component named in words or on the table, such as "card:eye_1". */
  Zoom?: Component<{ thing: string; words: Words }>;
  /** What a score sheet calls the columns of `result.scores`. */
  column?(category: string, words: Words): string;
  /** The seats that do not count for the places when a match has ended so; the game says `end.out`. */
  out?(view: View, reason: string): number[];
}
