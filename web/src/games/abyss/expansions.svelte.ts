/** What comes with Kraken and Leviathan is loaded only for a match that has one of them. */

import type { AbyssView } from "./view";

export type More = typeof import("./more/index");

let loaded = $state.raw<More | null>(null);

/** What is there of the expansions; null at a table without them. */
export function more(): More | null {
  return loaded;
}

export function needsMore(view: AbyssView): boolean {
  return loaded === null && (view.kraken !== undefined || view.leviathan !== undefined);
}

export async function loadMore(): Promise<void> {
  loaded = await import("./more/index");
}
