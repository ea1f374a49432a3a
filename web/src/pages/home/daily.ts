/** The labyrinth of the day, and this device's own way through it. */

import { router } from "../../router.svelte";
import { tableAddress } from "../../routes";
import { isRecord, recall, remember } from "../../storage";
import * as held from "../../wire/held";
import { api } from "../../wire/http";
import type { DailyInfo } from "../../wire/types";
import { openTable } from "../seating/open";
import { DEFAULT_LEVEL, type Setup } from "../seating/setup";

const KEY = "fathomless.daily";

/** The table at which this device plays, or has played, the labyrinth of a day. */
function ownTable(seed: string | null = null): string | null {
  const kept = recall(KEY);
  if (!isRecord(kept) || typeof kept.table !== "string") return null;
  return seed === null || kept.seed === seed ? kept.table : null;
}

/** Today's labyrinth; null where the server cannot say. */
export async function labyrinth(): Promise<DailyInfo | null> {
  return api.daily(ownTable()).catch(() => null);
}

/** To the table at which it is being played already, or to a new one. */
export async function enter(daily: DailyInfo): Promise<void> {
  const begun = held.find(ownTable(daily.seed) ?? "");
  const seat = begun?.seats[0];
  if (begun && seat && !begun.over) {
    router.go(tableAddress(begun.table, seat.token));
    return;
  }
  const setup: Setup = {
    places: [{ kind: "me", level: DEFAULT_LEVEL, name: "" }],
    options: daily.options,
    hints: true,
  };
  const table = await openTable(daily.game, setup, daily.seed);
  remember(KEY, { seed: daily.seed, table });
}

/** When the next one opens, in milliseconds: the days are those of UTC. */
export function nextOpening(daily: DailyInfo): number {
  const DAY = 86_400_000;
  return Date.parse(`${daily.date}T00:00:00Z`) + DAY;
}
