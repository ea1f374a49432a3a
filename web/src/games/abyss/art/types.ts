/** What the parts of a drawing get. */

import type { EyeKind } from "./mirror";

/** How a Lord looks, beside the parts themselves. */
export interface Look {
  /** The light of the eyes and of magic things. */
  glow: string;
  tint: string;
  eye?: EyeKind | undefined;
  /** The second colour of the head. */
  second?: string | undefined;
  /** The colour of the headgear. */
  gear?: string | undefined;
  metal?: string | undefined;
  lining?: string | undefined;
  cloak?: string | undefined;
  sash?: string | undefined;
  band?: string | undefined;
  tusk?: boolean | undefined;
  ears?: boolean | undefined;
}

/** A stage of 240 × 228 (y from −18), axis x = 120, chin near y = 138. */
export type Head = (skin: string, look: Look) => string;
/** Headgear, and what is held. */
export type Part = (guild: string, look: Look) => string;
export type Body = (guild: string, look: Look) => { back: string; front: string };
export type Creature = (colour: string) => string;
export type Regalia = (value: number) => string;
export type Scene = (tint: string) => string;
