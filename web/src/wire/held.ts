/** The seats that this device holds: their tokens are the only way back to them. */

import { isRecord, recall, remember as keep } from "../storage";

const KEY = "fathomless.tables";
const MOST = 60;

export interface Held {
  seat: number;
  token: string;
  name: string;
}

/** A table this device has seats at. */
export interface HeldTable {
  table: string;
  game: string;
  seats: Held[];
  /** For the one who made the table: others come in by it. */
  invite: string | null;
  /** When it was last opened, in milliseconds. */
  at: number;
  over: boolean;
}

/** All of them, the latest first. */
export function list(): HeldTable[] {
  const kept = recall(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.filter(isHeldTable).toSorted((a, b) => b.at - a.at);
}

export function find(table: string): HeldTable | null {
  return list().find((held) => held.table === table) ?? null;
}

/** Keep seats at a table; those already known stay. */
export function remember(
  table: string,
  game: string,
  seats: readonly Held[],
  invite: string | null = null,
): void {
  const known = find(table);
  const merged = new Map((known?.seats ?? []).map((held) => [held.seat, held]));
  for (const held of seats) merged.set(held.seat, held);
  put({
    table,
    game,
    seats: [...merged.values()].sort((a, b) => a.seat - b.seat),
    invite: invite ?? known?.invite ?? null,
    at: Date.now(),
    over: known?.over ?? false,
  });
}

/** The match is over: home need not offer it any more. */
export function close(table: string): void {
  const known = find(table);
  if (known !== null && !known.over) put({ ...known, over: true });
}

export function forget(table: string): void {
  keep(
    KEY,
    list().filter((held) => held.table !== table),
  );
}

function put(changed: HeldTable): void {
  const others = list().filter((held) => held.table !== changed.table);
  keep(KEY, [changed, ...others].slice(0, MOST));
}

function isHeldTable(value: unknown): value is HeldTable {
  return (
    isRecord(value) &&
    typeof value.table === "string" &&
    typeof value.game === "string" &&
    typeof value.at === "number" &&
    typeof value.over === "boolean" &&
    (value.invite === null || typeof value.invite === "string") &&
    Array.isArray(value.seats) &&
    value.seats.every(isHeld)
  );
}

function isHeld(value: unknown): value is Held {
  return (
    isRecord(value) &&
    typeof value.seat === "number" &&
    typeof value.token === "string" &&
    typeof value.name === "string"
  );
}
