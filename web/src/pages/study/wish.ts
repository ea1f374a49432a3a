/** Which study of a game is wanted. */

import type { GameInfo } from "../../wire/types";
import { mostSeats, type Setup } from "../seating/setup";

/** The numbers of seats that there can be with these options. */
export function sizesOf(game: GameInfo, options: Setup["options"]): number[] {
  const length = mostSeats(game, options) - game.least_seats + 1;
  return Array.from({ length }, (_, i) => game.least_seats + i);
}

/** As many as were chosen; where these options have fewer, as many as they have. */
export function seatsFor(sizes: readonly number[], chosen: number): number {
  return Math.min(chosen, sizes.at(-1) ?? chosen);
}
