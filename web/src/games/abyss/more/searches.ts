/** What happened in a search for Loot, read from the log. */

import type { Past } from "../../contract";

/** The value of the pair that the latest card of the search has just cost. */
export function justLost(log: readonly Past[]): number | null {
  const lost = log.at(-1)?.events.find((event) => event.event === "loot-lost");
  return lost ? Number(lost.value) : null;
}
