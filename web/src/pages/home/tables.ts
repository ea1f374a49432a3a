/** The tables this device has seats at, with what can be said about each of them. */

import { SHELL } from "../../i18n/catalogues";
import { wordsOf } from "../../i18n/words";
import { tableAddress } from "../../routes";
import { Narrator } from "../../table/narrate";
import * as held from "../../wire/held";
import { api, Refusal } from "../../wire/http";
import type { Past, TableInfo } from "../../wire/types";
import { peek } from "./peek";

export interface OpenTable {
  table: TableInfo;
  address: string;
  /** The reader holds the seat that is asked. */
  own: boolean;
  /** Who is asked. */
  who: string;
  free: number;
  /** The others at the table. */
  others: string[];
  /** What happened last, in the words of the game's log. */
  last: string;
}

const MOST = 3;

export async function openTables(language: string): Promise<OpenTable[]> {
  const found = await Promise.all(
    held
      .list()
      .filter((kept) => !kept.over && kept.seats.length > 0)
      .slice(0, MOST)
      .map((kept) => look(kept, language)),
  );
  // Those that wait for the reader come first.
  return found.filter((table) => table !== null).toSorted((a, b) => Number(b.own) - Number(a.own));
}

async function look(kept: held.HeldTable, language: string): Promise<OpenTable | null> {
  let table: TableInfo;
  try {
    table = await api.table(kept.table);
  } catch (error) {
    if (error instanceof Refusal && error.code === "table/unknown") held.forget(kept.table);
    return null;
  }
  if (table.over) {
    held.close(kept.table);
    return null;
  }
  const glance = table.started ? await peek(table.id) : null;
  const asked = glance?.asked ?? null;
  const only = kept.seats.length === 1 ? kept.seats[0] : undefined;
  return {
    table,
    address: tableAddress(table.id, only?.token ?? null),
    own: kept.seats.some((mine) => mine.seat === asked),
    who: asked === null ? "" : (table.seats[asked]?.name ?? ""),
    others: table.seats
      .filter((place) => place.name && !kept.seats.some((mine) => mine.seat === place.seat))
      .map((place) => place.name),
    free: table.seats.filter((place) => place.player === "open").length,
    last: glance?.last ? await inWords(table, glance.last, only?.seat ?? null, language) : "",
  };
}

/** The last line of the log. */
async function inWords(
  table: TableInfo,
  past: Past,
  reader: number | null,
  language: string,
): Promise<string> {
  const catalogue = await api.catalogue(table.game, language).catch(() => ({}));
  const words = wordsOf(language, catalogue, SHELL[language] ?? {});
  const names = table.seats.map((seat) => seat.name);
  return new Narrator(words, names, reader, {}).lines(past).at(-1)?.text ?? "";
}
