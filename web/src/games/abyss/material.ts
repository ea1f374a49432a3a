/** The printed components, by the ids of the game: what stands on a card, never what it does. */

import type { Guild, Kin, Race } from "./art/colour";
import type { Setting } from "./art/scene";

export type PowerKind = "arrow" | "lasting" | "once" | "none";

export interface Lord {
  guild: Guild;
  cost: number;
  races: number;
  /** The mandatory Race; null: all five. */
  race: Race | "any" | null;
  keys: number;
  influence: number;
  power: PowerKind;
}

export type LordRow = readonly [Guild, number, number, Lord["race"], number, number, PowerKind];

// Guild, cost, Races, mandatory Race, Keys, Influence, power.
const LORD_ROWS: Record<string, LordRow> = {
  recruiter: ["soldier", 10, 2, "crab", 1, 4, "lasting"],
  jailer: ["soldier", 6, 3, "crab", 0, 7, "arrow"],
  seeker: ["soldier", 7, 2, "crab", 0, 7, "arrow"],
  assassin: ["soldier", 10, 1, "crab", 0, 6, "arrow"],
  commander: ["soldier", 8, 1, "crab", 1, 4, "lasting"],
  tamer: ["soldier", 6, 3, "crab", 1, 4, "lasting"],
  hunter: ["soldier", 8, 2, "crab", 0, 6, "arrow"],
  ship_master: ["merchant", 6, 3, "shellfish", 1, 5, "lasting"],
  trader: ["merchant", 10, 3, "shellfish", 0, 9, "arrow"],
  peddler: ["merchant", 8, 1, "shellfish", 0, 9, "arrow"],
  landlord: ["merchant", 10, 2, "shellfish", 1, 5, "lasting"],
  slaver: ["merchant", 8, 1, "shellfish", 1, 5, "once"],
  shopkeeper: ["merchant", 6, 3, "shellfish", 0, 9, "arrow"],
  shaman: ["mage", 6, 3, "jellyfish", 1, 5, "lasting"],
  invoker: ["mage", 8, 1, "jellyfish", 0, 8, "arrow"],
  apprentice: ["mage", 6, 3, "jellyfish", 0, 9, "arrow"],
  oracle: ["mage", 8, 2, "jellyfish", 1, 5, "once"],
  alchemist: ["mage", 7, 1, "jellyfish", 1, 5, "lasting"],
  illusionist: ["mage", 10, 1, "jellyfish", 0, 9, "arrow"],
  master_of_magic: ["mage", 10, 3, "jellyfish", 1, 6, "lasting"],
  opportunist: ["politician", 6, 3, "squid", 1, 5, "once"],
  corruptor: ["politician", 10, 1, "squid", 0, 6, "arrow"],
  traitor: ["politician", 12, 3, "squid", 0, 6, "arrow"],
  diplomat: ["politician", 8, 1, "squid", 1, 5, "lasting"],
  treasurer: ["politician", 10, 2, "squid", 1, 5, "lasting"],
  schemer: ["politician", 8, 3, "squid", 0, 6, "arrow"],
  keeper: ["farmer", 6, 3, "seahorse", 1, 6, "none"],
  reaper: ["farmer", 7, 2, "seahorse", 1, 6, "none"],
  shepherd: ["farmer", 8, 1, "seahorse", 1, 6, "none"],
  miller: ["farmer", 8, 2, "seahorse", 0, 10, "none"],
  aquaculturalist: ["farmer", 9, 3, "seahorse", 0, 11, "none"],
  landowner: ["farmer", 10, 1, "seahorse", 0, 12, "none"],
  sage: ["ambassador", 10, 5, null, 3, 4, "arrow"],
  hermit: ["ambassador", 10, 5, null, 3, 5, "arrow"],
  elder: ["ambassador", 10, 5, null, 3, 3, "arrow"],
};

/** Lords of expansions come with them. */
export function addLords(rows: Record<string, LordRow>): void {
  Object.assign(LORD_ROWS, rows);
}

const lord = ([guild, cost, races, race, keys, influence, power]: LordRow): Lord => ({
  guild,
  cost,
  races,
  race,
  keys,
  influence,
  power,
});

export function isLord(id: string): boolean {
  return Object.hasOwn(LORD_ROWS, id);
}

export function lordOf(id: string): Lord {
  const row = LORD_ROWS[id] ?? LORD_ROWS.keeper;
  if (!row) throw new Error("no Lords");
  return lord(row);
}

/** The place of a Lord among all of them: a seed for ornament. */
export function lordNumber(id: string): number {
  return Object.keys(LORD_ROWS).indexOf(id) + 1;
}

/** What a Location counts, as the disc on its tile shows it. */
export type Symbol = "location-lords" | "location-allies" | "key" | "loot";

export interface Location extends Setting {
  symbol: Symbol;
  /** The Guild or Race it counts; grey when it is something else, "all" when it is everything. */
  colour: Guild | Race | "all" | "loot" | null;
  /** Points, and points for each of an emblem; null: said in words. */
  formula: readonly [number, number, Guild | Race | "key" | "no-key"] | null;
}

export type TileRow = readonly [
  scene: Setting["scene"],
  symbol: Symbol,
  colour: Location["colour"],
  tint: string,
  formula: Location["formula"],
  indoor?: boolean,
];

const TILES: Record<string, TileRow> = {
  sargasso_silos: ["silos", "location-lords", "farmer", "#e3b23c", [5, 2, "farmer"]],
  hydrozoa_reserves: ["reserves", "location-lords", "mage", "#9a6bd6", [6, 2, "mage"], true],
  sanctuary: ["sanctuary", "location-allies", "jellyfish", "#9a6bd6", [4, 3, "jellyfish"]],
  parliament: ["parliament", "location-lords", "politician", "#4f7fd9", [6, 2, "politician"]],
  barracks: ["barracks", "location-lords", "soldier", "#d9534f", [7, 2, "soldier"]],
  dockworks: ["dockworks", "location-lords", "merchant", "#49b27a", [5, 2, "merchant"]],
  sargasso_fields: ["fields", "location-allies", "seahorse", "#e3b23c", [3, 3, "seahorse"]],
  abyss: ["abyss", "location-lords", "all", "#3f7f8c", null, true],
  city_of_mirrors: ["mirrors", "key", null, "#7fa8b8", null],
  black_smokers: ["smokers", "key", null, "#5a6470", null],
  oceanic_senate_assembly: ["senate", "location-allies", "squid", "#4f7fd9", [4, 3, "squid"], true],
  depths: ["depths", "location-lords", null, "#6f7f7a", null],
  throne_room: ["throne", "location-lords", null, "#8b97a3", null, true],
  jail: ["jail", "location-lords", null, "#6f7f8c", null, true],
  chasm: ["chasm", "location-allies", "crab", "#d9534f", [5, 3, "crab"]],
  closed_tower: ["closed", "location-lords", null, "#8b97a3", [0, 3, "key"]],
  lost_tower: ["lost", "location-lords", null, "#8b97a3", [0, 3, "no-key"]],
  chamber_of_allies: ["chamber", "location-allies", "all", "#7a8f86", null, true],
  nest_of_giant_clams: ["clams", "location-allies", "shellfish", "#49b27a", [3, 3, "shellfish"]],
  coral_barrier: ["coral", "location-allies", null, "#5f8f9c", null],
};

/** Locations of expansions come with them. */
export function addLocations(rows: Record<string, TileRow>): void {
  Object.assign(TILES, rows);
}

export function isLocation(id: string): boolean {
  return Object.hasOwn(TILES, id);
}

export function locationOf(id: string): Location {
  const row = TILES[id] ?? TILES.depths;
  if (!row) throw new Error("no Locations");
  const [scene, symbol, colour, tint, formula, indoor = false] = row;
  const seed = Object.keys(TILES).indexOf(id) + 1;
  return { scene, symbol, colour, tint, formula, indoor, seed };
}

export interface Ally {
  /** Null: a Monster. */
  race: Kin | null;
  value: number;
  /** What a special Ally does in a fight with a Leviathan. */
  special?: "pearls" | "dice";
}

/** `crab3`, `crab3_dice`, `kraken2`, or `monster`. */
export function allyOf(face: string): Ally {
  const [, race, value, special] = /^([a-z]+)(\d)(?:_(pearls|dice))?$/.exec(face) ?? [];
  if (!race) return { race: null, value: 0 };
  const ally = { race: race as Kin, value: Number(value) };
  return special ? { ...ally, special: special as "pearls" | "dice" } : ally;
}
