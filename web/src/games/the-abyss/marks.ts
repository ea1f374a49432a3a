/** How events look in the log. */

import type { GameEvent, Tone, Words } from "../contract";
import type { AbyssView } from "./view";

const GLYPHS: Record<string, string> = {
  round: "cards",
  flip: "card",
  reshuffle: "panic",
  take: "card",
  draw: "cards",
  keep: "card",
  discard: "card",
  panic: "panic",
  look: "eye",
  put: "eye",
  steal: "sword",
  gift: "panic",
  sacrifice: "panic",
  eliminated: "panic",
  stop: "bell",
  "round-end": "clock",
  score: "treasure",
};

const BAD = new Set(["panic", "gift", "eliminated"]);
const GOOD = new Set(["sacrifice", "stop", "score"]);

export function mark(event: GameEvent): { glyph: string; tone: Tone } {
  const kind = String(event.event);
  const tone = BAD.has(kind) ? "bad" : GOOD.has(kind) ? "good" : "plain";
  return { glyph: kind === "play" ? classOf(event.card) : (GLYPHS[kind] ?? "info"), tone };
}

/** A played card is marked by its class. */
function classOf(card: GameEvent[string] | undefined): string {
  return String(card ?? "card").split("_")[0] ?? "card";
}

/** A line across the log: a round, or somebody's turn. */
export function heading(event: GameEvent, words: Words): string | null {
  if (event.event === "round") return words("abyss.log_round", { round: event.round ?? null });
  if (event.event === "turn") {
    const who = `seat:${String(event.seat)}`;
    const own = words(who) === words("seat.object");
    return own ? words("abyss.log_own_turn") : words("abyss.log_turn", { who });
  }
  return null;
}

export function status(view: AbyssView, words: Words): string {
  const over = view.rounds.length === view.round;
  return words(over ? "abyss.last_round" : "abyss.round", { round: view.round });
}

/** `round 3` of a score sheet. */
export function column(category: string, words: Words): string {
  const round = /^round (\d+)$/.exec(category)?.[1];
  return round ? words("abyss.round", { round: Number(round) }) : category;
}
