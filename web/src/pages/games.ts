/** What the pages know about the games besides what the server says. */

import { t } from "../i18n/shell.svelte";
import { api } from "../wire/http";
import type { GameInfo } from "../wire/types";

/** The order on the shelf; games that are not named here come last. */
const SHELF = ["the-abyss", "abyss", "chasms", "the-abandons"];

/** How long a game takes, where its rulebook says so. */
const MINUTES: Readonly<Record<string, string>> = { "the-abyss": "15–30", "the-abandons": "15" };

export async function shelf(): Promise<GameInfo[]> {
  const place = (game: GameInfo): number => {
    const at = SHELF.indexOf(game.name);
    return at < 0 ? SHELF.length : at;
  };
  return (await api.games()).toSorted((a, b) => place(a) - place(b));
}

export function minutes(game: string): string {
  const known = MINUTES[game];
  return known === undefined ? "" : t("home.minutes", { minutes: known });
}

export function seatRange(game: GameInfo): string {
  const { least_seats: least, most_seats: most } = game;
  if (most === 1) return t("home.solo");
  return least === most ? String(most) : t("home.seats", { least, most });
}

/** A sentence of ours, or what the server says if we have none. */
export function said(key: string, otherwise: string): string {
  const text = t(key);
  return text === key ? otherwise : text;
}

export function summary(game: GameInfo): string {
  return said(`games.${game.name}`, game.summary);
}

/** The words of an option, by parts: "" its name, ".about" what it does, ".hard" a choice. */
export type OptionWords = (part: string, otherwise: string) => string;

export function optionWords(
  game: string,
  option: string,
  catalogue: Readonly<Record<string, string>>,
): OptionWords {
  return (part, otherwise) =>
    catalogue[`table.${option}${part}`] ?? said(`setup.${game}.${option}${part}`, otherwise);
}

/** Words for a bot's strength. */
export function levelName(level: string): string {
  return said(`level.${level}`, level);
}
