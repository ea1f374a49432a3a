/** How a table is set: who sits where, and the options of the game. */

import { isRecord, recall, remember } from "../../storage";
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "../../wire/types";

const KEY = "fathomless.setups";

export const KINDS = ["me", "bot", "link", "device", "empty"] as const;
export type Kind = (typeof KINDS)[number];

export interface Place {
  kind: Kind;
  /** The strength of a bot. */
  level: string;
  /** The name of somebody else on this device. */
  name: string;
}

export interface Setup {
  places: Place[];
  options: Record<string, string | number>;
  hints: boolean;
}

export const DEFAULT_LEVEL = "midnight";
const DEFAULT_BOTS = 2;
export const LONGEST_NAME = 20;

/** Me and two bots, or as many as the game seats. */
export function firstSetup(game: GameInfo): Setup {
  const places = Array.from({ length: game.most_seats }, (_, seat): Place => {
    const bot = seat <= Math.max(DEFAULT_BOTS, game.least_seats - 1);
    const kind: Kind = seat === 0 ? "me" : bot ? "bot" : "empty";
    return { kind, level: DEFAULT_LEVEL, name: "" };
  });
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { places, options, hints: true };
}

/** The table as it was set last, as far as it still fits the game. */
export function lastSetup(game: GameInfo): Setup {
  const setup = firstSetup(game);
  const all = recall(KEY);
  const kept = isRecord(all) ? all[game.name] : null;
  if (!isRecord(kept)) return setup;
  const places = Array.isArray(kept.places) ? kept.places : [];
  const seats = setup.places.map((place, i) => placeFrom(places[i], place));
  if (seats.filter((place) => place.kind === "me").length === 1) setup.places = seats;
  const options = isRecord(kept.options) ? kept.options : {};
  for (const option of game.options) {
    const value = options[option.name];
    if (fits(option, value)) setup.options[option.name] = value;
  }
  setup.hints = kept.hints !== false;
  return setup;
}

/** Options as one text, as the server and our addresses have them: `difficulty=hard,sets=2`. */
export function optionText(options: Readonly<Record<string, string | number>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(",");
}

/** The options of such a text; what is not named, or is no such option, has its default. */
export function optionsOf(game: GameInfo, text: string): Record<string, string | number> {
  const given = new Map(
    text.split(",").map((part): [string, string] => {
      const [name = "", ...value] = part.split("=");
      return [name.trim(), value.join("=").trim()];
    }),
  );
  return Object.fromEntries(
    game.options.map((option) => {
      const said = given.get(option.name);
      const value = option.choices.length > 0 ? said : Number(said || NaN);
      return [option.name, fits(option, value) ? value : option.default];
    }),
  );
}

export function keepSetup(game: string, setup: Setup): void {
  const all = recall(KEY);
  const { places, options, hints } = setup;
  remember(KEY, { ...(isRecord(all) ? all : {}), [game]: { places, options, hints } });
}

function placeFrom(value: unknown, otherwise: Place): Place {
  if (!isRecord(value)) return otherwise;
  const kind = KINDS.find((known) => known === value.kind);
  if (kind === undefined) return otherwise;
  return {
    kind,
    level: typeof value.level === "string" ? value.level : otherwise.level,
    name: typeof value.name === "string" ? value.name : otherwise.name,
  };
}

export function fits(option: OptionInfo, value: unknown): value is string | number {
  if (option.choices.length > 0) return option.choices.some((choice) => choice === value);
  return (
    typeof value === "number" &&
    Number.isInteger(value) &&
    value >= option.low &&
    value <= option.high
  );
}

/** How many may sit with these options. */
export function mostSeats(game: GameInfo, options: Setup["options"]): number {
  const limits = game.options.map((option) => {
    const at = option.choices.findIndex((choice) => choice === options[option.name]);
    return option.most_seats[at] ?? game.most_seats;
  });
  return Math.min(game.most_seats, ...limits);
}

/** The places that there are with these options; the reader always has one of them. */
export function placesOf(game: GameInfo, setup: Setup): Place[] {
  const places = setup.places.slice(0, mostSeats(game, setup.options));
  const [first, ...others] = places;
  if (!first || places.some((place) => place.kind === "me")) return places;
  return [{ ...first, kind: "me" }, ...others];
}

/** How many will sit. */
export function taken(places: readonly Place[]): number {
  return places.filter((place) => place.kind !== "empty").length;
}

/** What the server is asked for: empty places are left out, names are all different. */
export function wishOf(game: string, setup: Setup, me: string, guest: string, seed = ""): NewTable {
  const used = new Set<string>();
  const own = clean(me);
  used.add(own.toLowerCase());
  const unique = (wanted: string): string => {
    const base = clean(wanted);
    let name = base;
    for (let n = 2; used.has(name.toLowerCase()); n++)
      name = `${base.slice(0, LONGEST_NAME - 3)} ${n}`;
    used.add(name.toLowerCase());
    return name;
  };
  const seats = setup.places
    .filter((place) => place.kind !== "empty")
    .map((place, i): SeatWish => {
      if (place.kind === "me") return { player: "me", name: own };
      if (place.kind === "device")
        return { player: "me", name: unique(place.name || `${guest} ${i + 1}`) };
      // The server names the bots.
      if (place.kind === "bot") return { player: "bot", level: place.level };
      return { player: "open" };
    });
  const wish: NewTable = { game, seats, options: setup.options, hints: setup.hints };
  if (seed) wish.seed = seed;
  return wish;
}

function clean(name: string): string {
  return name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);
}
