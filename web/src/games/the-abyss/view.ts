/** `view.table` of The Abyss, and what can be read off it. */

import { faceOf, pointsOf } from "./faces/kinds";

export interface SeatView {
  seat: number;
  total: number;
  /** Eliminated from this round. */
  out: boolean;
  panics: number;
  played: string[];
  hand_size: number;
  /** Cards of an eliminated player, face down. */
  pile_size: number;
  /** Null while it is somebody else's secret; so are its points. */
  hand: string[] | null;
  points: number | null;
}

export interface AbyssView {
  /** The round that is played, or the last one when the game is over. */
  round: number;
  /** The scores of every finished round, by seat, and how each ended. */
  rounds: number[][];
  ends: string[];
  target: number;
  starter: number;
  active: number;
  deck: number;
  discard: number;
  discard_top: string | null;
  removed: string[];
  destroyed: number;
  players: SeatView[];
  /** Whose draw is running (-1: nobody's), of how many cards, and whether they hide no Panic. */
  drawer: number;
  drawn: number;
  drawn_clear: boolean;
  own_draw: string[] | null;
  own_look: string[] | null;
  own_sacrifice: string[] | null;
  /** How many Panic the deck began with; a table that does not say plays the standard deck. */
  panic_cards?: number;
}

export const STOP_POINTS = 25;
export const SACRIFICE_POINTS = 15;
export const PANIC_LIMIT = 3;
export const STANDARD_PANICS = 9;

/** The reader's own seat, if there is one. */
export function ownSeat(view: AbyssView, seat: number | null): SeatView | null {
  return seat === null ? null : (view.players[seat] ?? null);
}

/** A hand in the order in which it is held: the dearest first. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => faceOf(b).value - faceOf(a).value || a.localeCompare(b));
}

/** The cards of a hand that are not named for the sacrifice. */
export function without(hand: readonly string[], named: readonly string[]): string[] {
  const left = [...hand];
  for (const card of named) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export interface Odds {
  /** Panic that nobody has seen, among so many cards. */
  panics: number;
  cards: number;
  /** The chance of at least one of them in the next draw, of so many cards. */
  chance: number;
  drawn: number;
}

/**
 * What everybody may know of the next draw: no hand holds a Panic, so those that are neither in
 * front of a player nor destroyed are in the deck, or in a draw that is not settled.
 */
export function odds(view: AbyssView): Odds | null {
  const placed = view.players.reduce((sum, player) => sum + player.panics, 0);
  const unsettled = view.drawer >= 0 && !view.drawn_clear ? view.drawn : 0;
  const cards = view.deck + unsettled;
  const panics = (view.panic_cards ?? STANDARD_PANICS) - placed - view.destroyed;
  if (view.deck === 0 || panics < 0 || panics > cards) return null;
  const drawn = Math.min(2, view.deck);
  let clear = 1;
  for (let i = 0; i < drawn; i++) clear *= Math.max(0, cards - panics - i) / (cards - i);
  return { panics, cards, chance: 1 - clear, drawn };
}

/** What a hand would be worth with one card more. */
export function makes(view: AbyssView, seat: number, card: string): number {
  return pointsOf(view.players[seat]?.hand ?? []) + faceOf(card).value;
}

/** The other of two drawn cards. */
export function otherOf(drawn: readonly string[], kept: string): string | null {
  return without(drawn, [kept])[0] ?? null;
}

/** The opponents in the order of play, from the reader's left; a spectator sees everybody. */
export function opponents(view: AbyssView, seat: number | null): SeatView[] {
  if (seat === null) return view.players;
  const count = view.players.length;
  const order = Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
  return order.flatMap((other) => view.players[other] ?? []);
}
