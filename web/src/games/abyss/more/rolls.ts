/** The latest roll of the dice, read from the log. */

import type { GameEvent, Past } from "../../contract";

export interface Roll {
  /** The move it happened in: another move, another roll. */
  move: number;
  /** An Ally attacked; otherwise a Leviathan came. */
  attack: boolean;
  /** The space it is about. */
  space: string | null;
}

const ROLLS = new Set(["first-leviathan", "leviathan", "attack"]);

function isRoll(event: GameEvent): boolean {
  return ROLLS.has(String(event.event)) && Array.isArray(event.dice);
}

export function lastRoll(log: readonly Past[], dice: readonly number[]): Roll {
  for (const { move, events } of log.toReversed()) {
    const event = events.findLast(isRoll);
    if (event) {
      const space = typeof event.ref === "string" ? event.ref : null;
      return { move, attack: event.event === "attack", space };
    }
  }
  return { move: -1, attack: dice.length === 1, space: null };
}
