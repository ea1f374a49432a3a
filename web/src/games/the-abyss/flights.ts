/** What moves on the table in one step, read from its events. */

import type { Flight, GameEvent } from "../contract";
import { backCard, faceCard } from "./faces/cards";
import { keepReveal } from "./reveal.svelte";
import { inOrder, type AbyssView } from "./view";

/** Between the starts of two cards that fly one after another. */
const STAGGER = 90;

/** From which place to which; the card is null when it flies face down. */
interface Move {
  from: string;
  to: string;
  card: string | null;
  /** It is turned over on its way. */
  turn?: boolean;
}

export function flights(
  events: GameEvent[],
  before: AbyssView,
  after: AbyssView,
  seat: number | null,
): Flight[] {
  keepReveal(events);
  const dealt = events.findIndex((event) => event.event === "round");
  const step: Step = { before, after, seat };
  const moves =
    dealt >= 0
      ? deal(events.slice(dealt), after, seat)
      : events.flatMap((event) => movesOf(event, step));
  return moves.map((move, at) => flight(move, at));
}

interface Step {
  before: AbyssView;
  after: AbyssView;
  seat: number | null;
}

function flight({ from, to, card, turn }: Move, at: number): Flight {
  const flying: Flight = {
    from,
    to,
    picture: card === null ? backCard() : faceCard(card),
    delay: at * STAGGER,
  };
  if (turn && card !== null) flying.back = backCard();
  return flying;
}

function movesOf(event: GameEvent, step: Step): Move[] {
  const who = Number(event.seat);
  const card = typeof event.card === "string" ? event.card : null;
  const own = who === step.seat;
  /** A card of this player's draw: the reader's own lie open and have refs. */
  const drawn = own && card ? `drawn:${card}` : "draw";
  switch (event.event) {
    case "take":
      return [{ from: "discard", to: handPlace(who, card, step), card }];
    case "draw":
      return drawMoves(event, step);
    case "keep":
      return [{ from: drawn, to: handPlace(who, card, step), card }];
    case "discard":
      return [{ from: drawn, to: "discard", card, turn: !own }];
    case "panic":
      return [{ from: "deck", to: `panics:${who}`, card: "panic", turn: true }];
    case "play":
      return [{ from: handPlace(who, card, step), to: `played:${who}`, card, turn: !own }];
    case "steal": {
      const victim = Number(event.target);
      return [{ from: handPlace(victim, card, step), to: handPlace(who, card, step), card }];
    }
    case "gift":
      return [{ from: `panics:${who}`, to: `panics:${String(event.target)}`, card: "panic" }];
    case "sacrifice":
      return sacrificeMoves(event, step);
    case "look":
      return (step.after.own_look ?? []).map((seen, at) => ({
        from: "deck",
        to: `look:${at}`,
        card: seen,
        turn: true,
      }));
    case "put":
      return (step.before.own_look ?? []).map((seen, at) => ({
        from: `look:${at}`,
        to: "deck",
        card: seen,
      }));
    default:
      return [];
  }
}

/** Where a card is in somebody's hand: the reader's own cards have refs. */
function handPlace(who: number, card: string | null, step: Step): string {
  return who === step.seat && card ? `hand:${card}` : `hand-of:${who}`;
}

/** What stays of a draw lies in the middle; Panic has its own event. */
function drawMoves(event: GameEvent, { after }: Step): Move[] {
  if (Array.isArray(event.cards)) {
    return (after.own_draw ?? []).map((card) => ({
      from: "deck",
      to: `drawn:${card}`,
      card,
      turn: true,
    }));
  }
  return Array.from({ length: after.drawn }, () => ({ from: "deck", to: "draw", card: null }));
}

function sacrificeMoves(event: GameEvent, step: Step): Move[] {
  const who = Number(event.seat);
  const cards = Array.isArray(event.cards) ? event.cards : [];
  const from = who === step.seat ? "draw" : `hand-of:${who}`;
  return [
    ...cards.map((card) => ({ from, to: "gone", card, turn: who !== step.seat })),
    { from: `panics:${who}`, to: "gone", card: "panic" },
  ];
}

/** A new round: three cards to each seat, one after another, then the first of the discard pile. */
function deal(events: GameEvent[], after: AbyssView, seat: number | null): Move[] {
  const moves: Move[] = [];
  const count = after.players.length;
  for (let step = 0; step < count; step++) {
    const player = after.players[(after.starter + step) % count];
    if (!player) continue;
    const hand = player.seat === seat ? inOrder(player.hand ?? []) : [];
    for (let at = 0; at < player.hand_size; at++) {
      const card = hand[at] ?? null;
      const to = card ? `hand:${card}` : `hand-of:${player.seat}`;
      moves.push({ from: "deck", to, card, turn: card !== null });
    }
  }
  for (const event of events) {
    if (event.event === "panic") {
      moves.push({ from: "deck", to: `panics:${String(event.seat)}`, card: "panic", turn: true });
    } else if (event.event === "flip" && typeof event.card === "string") {
      moves.push({ from: "deck", to: "discard", card: event.card, turn: true });
    }
  }
  return moves;
}
