/** `view.table` of Abyss, and what can be read off it. */

import { KRAKEN, RACES, type Kin, type Race } from "./art/colour";
import { allyOf } from "./material";
import type { BorderView, KrakenView } from "./more/view";

export interface TrackSpace {
  ref: string;
  space: number;
  /** The last space brings a Pearl. */
  pearl: boolean;
  ally: string | null;
  /** The card that is spoken of. */
  current: boolean;
}

export interface ThreatSpace {
  ref: string;
  space: number;
  keys: number;
  /** So many Pearls or Monster tokens. */
  either: number;
  token: boolean;
  /** What the explorer would get. */
  reward: boolean;
}

export interface CouncilStack {
  ref: string;
  race: Race;
  count: number;
}

export interface CourtLord {
  ref: string;
  lord: string;
  space: number;
  /** What it costs each seat. */
  costs: number[];
  /** Exactly so many Races, for the reader with this one among them. */
  races: number;
  mandatory: Race | null;
  /** Whether the reader can pay; null for a spectator. */
  affordable: boolean | null;
}

export interface Tile {
  ref: string;
  location: string;
}

export interface OwnedTile extends Tile {
  lords: string[];
  points: number;
}

export interface OwnedLord {
  ref: string;
  lord: string;
  state: "free" | "turned" | "tucked";
  used: boolean;
}

export interface Payment {
  seat: number;
  lord: string;
  allies: string[];
  have: number;
  need: number;
}

export interface SeatView {
  seat: number;
  ref: string;
  pearls: number;
  keys: number;
  keys_in_all: number;
  hand_size: number;
  /** Null while it is somebody else's secret. */
  hand: string[] | null;
  aside: number;
  own_aside: string[] | null;
  affiliated: string[];
  lords: OwnedLord[];
  locations: OwnedTile[];
  tokens: number;
  token_values: (number | null)[];
  bought: boolean;
  protected: boolean;
  points: Record<string, number | null>;
}

export interface AbyssView {
  turn: number;
  starter: number;
  active: number;
  extra_turn: boolean;
  end_called_by: number | null;
  end_reason: string | null;
  deck: number;
  discard: number;
  discard_top: string | null;
  track: TrackSpace[];
  price: number;
  /** Null where a Border takes its place. */
  threat: number | null;
  threat_track: ThreatSpace[];
  council: CouncilStack[];
  court: CourtLord[];
  court_spaces: number;
  lords_left: number;
  lords_gone: string[];
  locations_left: number;
  available: Tile[];
  drawn: Tile[];
  tokens_left: number;
  keys_left: number;
  payment: Payment | null;
  players: SeatView[];
  /** With these expansions only. */
  kraken?: KrakenView;
  leviathan?: BorderView;
}

export const LORDS_TO_END = 7;
export const KEYS_FOR_LOCATION = 3;

export function ownSeat(view: AbyssView, seat: number | null): SeatView | null {
  return seat === null ? null : (view.players[seat] ?? null);
}

/** The opponents in the order of play, from the reader's left; a spectator sees everybody. */
export function opponents(view: AbyssView, seat: number | null): SeatView[] {
  if (seat === null) return view.players;
  const count = view.players.length;
  const order = Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
  return order.flatMap((other) => view.players[other] ?? []);
}

export function isExploring(view: AbyssView): boolean {
  return view.track.some((space) => space.ally !== null);
}

export interface HandGroup {
  race: Kin;
  cards: string[];
  sum: number;
}

/** A hand by Race, the weakest first: the order in which cards are asked for. */
export function byRace(hand: readonly string[]): HandGroup[] {
  const kin: readonly Kin[] = [...RACES, KRAKEN];
  return kin.flatMap((race) => {
    const cards = hand
      .filter((face) => allyOf(face).race === race)
      .sort((a, b) => allyOf(a).value - allyOf(b).value);
    const sum = cards.reduce((total, face) => total + allyOf(face).value, 0);
    return cards.length > 0 ? [{ race, cards, sum }] : [];
  });
}

/** The strongest affiliated Ally of each Race: it alone scores. */
export function bestAffiliated(cards: readonly string[]): Record<Race, number> {
  const best: Record<Race, number> = { jellyfish: 0, crab: 0, seahorse: 0, shellfish: 0, squid: 0 };
  for (const face of cards) {
    const { race, value } = allyOf(face);
    if (race !== null && race !== KRAKEN) best[race] = Math.max(best[race], value);
  }
  return best;
}

export function freeLords(seat: SeatView): OwnedLord[] {
  return seat.lords.filter((lord) => lord.state !== "tucked");
}

/** Points so far; somebody else's Monster tokens are not known. */
export function knownPoints(seat: SeatView): number {
  return Object.values(seat.points).reduce<number>((sum, points) => sum + (points ?? 0), 0);
}

/** Locations that are asked about but lie in the stack. */
export function askedTiles(refs: readonly string[], view: AbyssView): Tile[] {
  const shown = new Set(
    [...view.available, ...view.drawn, ...view.players.flatMap((seat) => seat.locations)].map(
      (tile) => tile.ref,
    ),
  );
  const asked = refs.filter((ref) => ref.startsWith("location:") && !shown.has(ref));
  return [...new Set(asked)].map((ref) => ({ ref, location: ref.slice("location:".length) }));
}
