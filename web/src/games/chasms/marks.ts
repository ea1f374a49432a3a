/** How events look in the log, and what stands beside the game's name. */

import type { GameEvent, Tone, Words } from "../contract";
import type { ChasmsView } from "./view";

const GLYPHS: Record<string, string> = {
  start: "cards",
  faction: "crown",
  draw: "cards",
  reshuffle: "cards",
  discard: "card",
  play: "card",
  at: "sword",
  on: "seats",
  lead: "crown",
  spent: "card",
  roll: "play",
  die: "play",
  heal: "up",
  return: "up",
  boost: "up",
  guard: "check",
  prevent: "check",
  limit: "clock",
  negate: "close",
  redirect: "right",
  payback: "sword",
  again: "sword",
  "effect-roll": "play",
  "value-roll": "play",
  "roll-off": "play",
  feed: "panic",
  fetch: "cards",
  retaliation: "panic",
  hurt: "panic",
  zero: "panic",
  fall: "panic",
  take: "treasure",
  "vp-move": "treasure",
  "vp-bank": "treasure",
  "vp-back": "treasure",
  "lost-vp": "treasure",
  defeat: "sword",
  reveal: "panic",
  steal: "hook",
  swap: "hook",
  look: "eye",
  keep: "eye",
  end: "bell",
};

const BAD = new Set([
  "hurt",
  "zero",
  "fall",
  "lost-vp",
  "vp-back",
  "discard",
  "limit",
  "retaliation",
]);
const GOOD = new Set(["take", "heal", "return", "defeat", "guard", "prevent", "vp-bank"]);

export function mark(event: GameEvent): { glyph: string; tone: Tone } {
  const kind = String(event.event);
  const tone = BAD.has(kind) ? "bad" : GOOD.has(kind) ? "good" : "plain";
  return { glyph: GLYPHS[kind] ?? "info", tone };
}

/** A line across the log: somebody's turn. */
export function heading(event: GameEvent, words: Words): string | null {
  if (event.event !== "turn") return null;
  const who = `seat:${String(event.seat)}`;
  const own = words(who) === words("seat.object");
  return own ? words("chasms.log_own_turn") : words("chasms.log_turn", { who });
}

export function status(view: ChasmsView, words: Words): string {
  if (view.drafting) return words("chasms.status_draft");
  const of = view.monsters_fought;
  const key = view.last_round ? "chasms.status_last" : "chasms.status";
  return words(key, { n: view.monsters_revealed, of, round: view.round });
}

export function column(category: string, words: Words): string {
  return words(`score.${category}`);
}

const WITHOUT_THE_DEAD = ["death", "stalemate"];

/** CH-R27, CH-C15. The dead, where only the living count. */
export function out(view: ChasmsView, reason: string): number[] {
  if (!WITHOUT_THE_DEAD.includes(reason)) return [];
  return view.players.filter(({ alive }) => !alive).map(({ seat }) => seat);
}
