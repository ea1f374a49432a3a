/** How events look in the log, and what stands beside the game's name. */

import type { GameEvent, Tone, Words } from "../contract";
import { MORE_MARKS } from "./more/marks";
import type { AbyssView } from "./view";

const GLYPHS: Record<string, string> = {
  start: "cards",
  plot: "seats",
  reveal: "card",
  monster: "panic",
  threat: "panic",
  fight: "sword",
  buy: "card",
  take: "card",
  council: "cards",
  reshuffle: "cards",
  support: "cards",
  purge: "cards",
  pearls: "treasure",
  "lose-pearls": "treasure",
  keys: "treasure",
  tokens: "panic",
  rob: "hook",
  recruit: "crown",
  corrupt: "crown",
  newcomer: "crown",
  dismiss: "crown",
  refill: "seats",
  oust: "seats",
  affiliate: "link",
  "last-affiliation": "link",
  control: "map",
  draw: "map",
  swap: "map",
  exchange: "map",
  turned: "sword",
  discard: "card",
  sell: "card",
  "end-called": "bell",
  score: "treasure",
};

const BAD = new Set(["monster", "threat", "turned", "lose-pearls", "discard", "rob"]);
const GOOD = new Set(["recruit", "control", "fight", "score", "corrupt"]);

export function mark(event: GameEvent): { glyph: string; tone: Tone } {
  const kind = String(event.event);
  const further = MORE_MARKS[kind];
  if (further) return further;
  const tone = BAD.has(kind) ? "bad" : GOOD.has(kind) ? "good" : "plain";
  return { glyph: GLYPHS[kind] ?? "info", tone };
}

/** A line across the log: somebody's turn. */
export function heading(event: GameEvent, words: Words): string | null {
  if (event.event !== "turn") return null;
  const who = `seat:${String(event.seat)}`;
  const own = words(who) === words("seat.object");
  return own ? words("abyss.log_own_turn") : words("abyss.log_turn", { who });
}

export function status(view: AbyssView, words: Words): string {
  const last = view.end_called_by !== null;
  return words(last ? "abyss.status_last" : "abyss.status", { n: view.turn });
}

export function column(category: string, words: Words): string {
  return words(`category:${category}`);
}
