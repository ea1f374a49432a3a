/** `view.table` of Chasms, and what can be read off it. */

import type { Faction } from "./art/colours";

export interface FactionView {
  ref: string;
  id: Faction;
  /** Who leads it; -1: nobody. */
  seat: number;
}

export interface MonsterView {
  ref: string;
  id: string;
  stars: number;
  vp: number;
  printed_vp: number;
  /** The keys of what its six faces say. */
  faces: string[];
  attacked: boolean;
}

export interface LeaderView {
  ref: string;
  id: Faction;
  text: string;
}

export interface LastingView {
  kind: "guard" | "limit" | "weakened";
  what: string;
  /** Null: everything there is. */
  n: number | null;
  until: "used" | "source-turn" | "next-turn" | "this-turn";
  source: number;
  card: string | null;
}

export interface SeatView {
  seat: number;
  ref: string;
  hearts: number;
  vp: number;
  alive: boolean;
  leaders: LeaderView[];
  hand_size: number;
  /** Null while it is somebody else's secret. */
  hand: string[] | null;
  deck_ref: string;
  deck_size: number;
  discard: string[];
  front: string[];
  lasting: LastingView[];
}

export interface AttackView {
  seat: number;
  card: string;
  monster: string | null;
  target: number;
  stage: "aim" | "roll" | "apply" | "take" | "riders" | "defeat";
  value: number;
  die: number;
  dice_left: number;
  roller: number;
  victim: number;
  vp_lost: boolean;
  again: boolean;
}

/** Something that waits to be resolved; the last one comes first. */
export interface ChainLink {
  step: "card" | "leader" | "effect" | "hurt" | "zero" | "payback" | "window";
  cause?: string;
  seat?: number;
  target?: number;
  negated?: boolean;
  hearts?: number[];
  seats?: number[];
  window?: WindowName;
  subject?: number;
}

export type WindowName =
  "card-played" | "rolled" | "would-hurt" | "reached-zero" | "vp-taken" | "any-time";

export type Ending = "monsters-defeated" | "death" | "monsters-win" | "stalemate";

export interface ChasmsView {
  over: boolean;
  ending: Ending | null;
  drafting: boolean;
  factions: FactionView[];
  starter: number;
  active: number;
  turn: number;
  round: number;
  last_round: boolean;
  plays_left: number;
  leader_used: boolean;
  boost_next: number;
  boost_all: number;
  echo: boolean;
  monsters: MonsterView[];
  monsters_fought: number;
  monsters_revealed: number;
  heart_pile: number;
  players: SeatView[];
  attack: AttackView | null;
  chain: ChainLink[];
  own_peek: string[] | null;
  ghost_dice: [number, number] | null;
}

/** CH-R22: nobody has more. */
export const MOST_HEARTS = 12;

export function ownSeat(view: ChasmsView, seat: number | null): SeatView | null {
  return seat === null ? null : (view.players[seat] ?? null);
}

/** The others in the order of play, from the reader's left; a spectator sees everybody. */
export function opponents(view: ChasmsView, seat: number | null): SeatView[] {
  if (seat === null) return view.players;
  const count = view.players.length;
  const order = Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
  return order.flatMap((other) => view.players[other] ?? []);
}

/** The window that is open, if one is. */
export function openWindow(view: ChasmsView): ChainLink | null {
  const last = view.chain.at(-1);
  return last?.step === "window" ? last : null;
}

/** Hearts that are about to be lost, by seat. */
export function threatened(view: ChasmsView): readonly number[] {
  const hurt = view.chain.findLast((link) => link.step === "hurt");
  return hurt?.hearts ?? [];
}

/** The Monster that is shown large: the attacked one, else the last that came. */
export function shownMonster(view: ChasmsView): MonsterView | null {
  return view.monsters.find((monster) => monster.attacked) ?? view.monsters.at(-1) ?? null;
}

/** VP as tokens: tens, fives and ones. */
export function tokensOf(vp: number): number[] {
  const found: number[] = [];
  let left = vp;
  for (const value of [10, 5, 1]) {
    while (left >= value) {
      found.push(value);
      left -= value;
    }
  }
  return found;
}

/** How many Hearts there are in all. */
export function allHearts(view: ChasmsView): number {
  return view.players.reduce((sum, seat) => sum + seat.hearts, view.heart_pile);
}
