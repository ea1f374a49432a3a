/** The twelve Leaders, as busts. */

import type { Faction } from "../colours";
import { LEADERS as COLD_AND_DARK } from "./cold-and-dark";
import { LEADERS as CRAFT_AND_TRADE } from "./craft-and-trade";
import { LEADERS as FIRE_AND_WATER } from "./fire-and-water";
import { LEADERS as LIGHT_AND_SONG } from "./light-and-song";
import type { Sitter } from "./parts";

const DRAWINGS: Record<Faction, () => Sitter> = {
  ...FIRE_AND_WATER,
  ...CRAFT_AND_TRADE,
  ...LIGHT_AND_SONG,
  ...COLD_AND_DARK,
};

/** The face alone, for a seat. */
const CLOSE = "40 34 160 176";

export function leaderDrawing(faction: Faction, close: boolean): string {
  return DRAWINGS[faction]().svg(close ? CLOSE : undefined);
}
