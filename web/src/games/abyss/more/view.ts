/** What the view says of Kraken and Leviathan, and what can be read off it. */

import type { AbyssView } from "../view";
import { LOOT_VALUES } from "./material";

export interface SentinelView {
  ref: string;
  lord: string;
  owner: number | null;
  /** The ref of what it guards. */
  on: string | null;
}

export interface SiteView {
  ref: string;
  location: string;
  loot: number[];
}

export interface KrakenView {
  nebulis: number[];
  /** Who has the figure. */
  figure: number | null;
  sentinels: SentinelView[];
  loot_left: number;
  loot_gone: number[];
  sites: SiteView[];
  /** The site that is searched. */
  searching: string | null;
  discard_pile: string[] | null;
  own_doomed: string[];
}

export interface Level {
  resistance: number;
  tokens: number;
  beaten: boolean;
  current: boolean;
}

export interface LeviathanCardView {
  ref: string;
  leviathan: string;
  levels: Level[];
  penalty: "pearls" | "allies" | "lord" | "wounds";
  penalty_count: number;
}

export interface SpaceView {
  ref: string;
  name: string;
  sums: number[];
  leviathan: LeviathanCardView | null;
  can_fight: boolean | null;
}

export interface Slayer {
  seat: number;
  wounds: number;
  slain: string[];
  scourge: boolean;
  tokens: number;
  token_kinds: (string | null)[];
}

export interface FightView {
  seat: number;
  ref: string;
  strength: number | null;
  pearls: number;
  tokens: number;
}

export interface BorderView {
  border: SpaceView[];
  deck: number;
  tokens_left: number;
  dice: number[];
  laid_aside: number;
  scourge: number | null;
  hand_limit: number;
  fight: FightView | null;
  players: Slayer[];
}

/** What the deck of Loot holds, by value: everything that lies open is not in it. */
export function lootInDeck(kraken: KrakenView): { value: number; left: number }[] {
  const seen = [...kraken.loot_gone, ...kraken.sites.flatMap((site) => site.loot)];
  return LOOT_VALUES.map((value) => ({
    value,
    left: value - seen.filter((other) => other === value).length,
  }));
}

/** The Loot on all sites of a player, the most valuable first. */
export function lootOf(view: AbyssView, seat: number): number[] {
  const own = new Set(view.players[seat]?.locations.map((tile) => tile.location));
  const sites = view.kraken?.sites.filter((site) => own.has(site.location)) ?? [];
  return sites.flatMap((site) => site.loot).sort((a, b) => b - a);
}

export interface Danger {
  value: number;
  left: number;
  /** It lies on the site already: both would be lost. */
  lost: boolean;
}

/** What the next card would do to a site. */
export function dangers(kraken: KrakenView, site: SiteView): Danger[] {
  return lootInDeck(kraken)
    .filter(({ left }) => left > 0)
    .map(({ value, left }) => ({ value, left, lost: site.loot.includes(value) }));
}

/** How many of 36 rolls of two dice lead to a space. */
export function waysTo(sums: readonly number[]): number {
  return sums.reduce((ways, sum) => ways + 6 - Math.abs(7 - sum), 0);
}

/** The levels that this strength would beat: each is counted from the top on, one after the other. */
export function levelsHit(levels: readonly Level[], strength: number): boolean[] {
  let left = strength;
  let standing = true;
  return levels.map((level) => {
    if (level.beaten) return false;
    left -= level.resistance;
    standing = standing && left >= 0;
    return standing;
  });
}
