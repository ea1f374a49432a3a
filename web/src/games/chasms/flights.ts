/** What moves on the table in one step, read from its events. */

import type { Fact, Flight, GameEvent } from "../contract";
import { flyingCard, flyingEmblem } from "./pictures";
import { keptPrint } from "./prints";
import type { ChasmsView } from "./view";

const STAGGER = 80;
/** So many tokens fly at most: a heap is a heap. */
const MOST = 6;

type Move = Omit<Flight, "delay">;

export function flights(
  events: GameEvent[],
  _before: ChasmsView,
  _after: ChasmsView,
  seat: number | null,
): Flight[] {
  const moves = events.flatMap((event) => movesOf(event, seat));
  return moves.map((move, at) => ({ ...move, delay: at * STAGGER }));
}

const text = (fact: Fact | undefined): string | null => (typeof fact === "string" ? fact : null);

function movesOf(event: GameEvent, seat: number | null): Move[] {
  const who = Number(event.seat);
  const card = text(event.card);
  const monster = `vp:${String(event.monster)}`;
  const count = Number(event.count);
  switch (event.event) {
    case "play":
      return card ? [cardMove(handPlace(who, card, seat), "played", card)] : [];
    case "discard":
      return card ? [cardMove(handPlace(who, card, seat), `discard-of:${who}`, card)] : [];
    case "draw":
      return draws(event, who, seat);
    case "steal":
      return [cardMove(`hand-of:${String(event.target)}`, `hand-of:${who}`)];
    case "take":
      return tokens(count, monster, `vp-of:${who}`, "vp");
    case "lost-vp":
      return tokens(count, monster, "vp-pile", "vp");
    case "vp-move":
      return tokens(count, `vp-of:${String(event.target)}`, `vp-of:${who}`, "vp");
    case "vp-bank":
      return tokens(count, "vp-pile", `vp-of:${who}`, "vp");
    case "vp-back":
      return tokens(count, `vp-of:${who}`, "vp-pile", "vp");
    case "hurt":
      return tokens(count, `hearts-of:${who}`, "heart-pile", "heart");
    case "heal":
    case "return":
      return tokens(count, "heart-pile", `hearts-of:${who}`, "heart");
    default:
      return [];
  }
}

/** The reader's own cards have refs; a hand of somebody else is a number. */
function handPlace(who: number, card: string, seat: number | null): string {
  return who === seat ? `hand:${card}` : `hand-of:${who}`;
}

/** A card that all see, or its back. */
function cardMove(from: string, to: string, card: string | null = null): Move {
  return { from, to, picture: flyingCard(card === null ? null : keptPrint(card)) };
}

function draws(event: GameEvent, who: number, seat: number | null): Move[] {
  if (who === seat && Array.isArray(event.cards)) {
    return event.cards.map((card) => cardMove("deck", `hand:${card}`, card));
  }
  const count = Math.min(Number(event.count), 3);
  return Array.from({ length: count }, () => cardMove(`deck:${who}`, `hand-of:${who}`));
}

function tokens(count: number, from: string, to: string, name: "vp" | "heart"): Move[] {
  const shown = Math.max(0, Math.min(count, MOST));
  return Array.from({ length: shown }, () => ({ from, to, picture: flyingEmblem(name, name) }));
}
