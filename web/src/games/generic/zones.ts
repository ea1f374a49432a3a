/** A view of any game, sorted into seats, lists and single facts, with the refs its parts may carry. */

import type { Words } from "../contract";
import type { Ask } from "../../wire/types";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonRecord = { [key: string]: Json };

export interface Zones {
  /** Records with a seat: one per player. */
  seats: JsonRecord[];
  facts: [key: string, value: Json][];
  lists: [key: string, value: Json][];
}

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSeatList(value: Json): value is JsonRecord[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => isRecord(entry) && typeof entry.seat === "number")
  );
}

export function zonesOf(view: JsonRecord): Zones {
  const zones: Zones = { seats: [], facts: [], lists: [] };
  for (const [key, value] of Object.entries(view)) {
    if (isSeatList(value)) zones.seats = value;
    else if (Array.isArray(value) ? value.length > 0 : isRecord(value)) zones.lists.push([key, value]);
    else if (value !== null) zones.facts.push([key, value]);
  }
  return zones;
}

/** "hand_size" as a title, in words where the renderer has them. */
export function titleOf(key: string, words: Words): string {
  const known = words(`field.${key}`);
  return known === `field.${key}` ? key.replaceAll("_", " ") : known;
}

/** The refs that a text or a number under this key might have, the likeliest first. */
export function refsOf(key: string, value: Json): string[] {
  const singular = key.replace(/s$/, "");
  const places = [key, singular, key.replace(/^own_/, ""), placeOf(key)];
  if (typeof value === "string") {
    return value.includes(":") ? [value] : [...places.map((place) => `${place}:${value}`), value];
  }
  return [key];
}

/** Where cards of a list lie, as refs call it: one's own draw is "drawn". */
function placeOf(key: string): string {
  if (key === "own_draw") return "drawn";
  return key.replace(/^own_/, "").replace(/_top$/, "");
}

/** The name of a text: a component's where the game has one. */
export function nameOf(key: string, value: string, words: Words): string {
  const bare = value.includes(":") ? value.slice(value.indexOf(":") + 1) : value;
  const tries = [value, `${key.replace(/s$/, "")}:${bare}`, `card:${bare}`, `side:${bare}`];
  for (const key of tries) {
    const name = words(key);
    if (name !== key) return name;
  }
  return bare.replaceAll("_", " ");
}

/** All refs that the open question touches. */
export function refsOfAsk(ask: Ask | null): Set<string> {
  return new Set(ask?.options.flatMap((option) => option.refs) ?? []);
}

/** Those of them that the view's own parts show. */
export function refsShown(view: JsonRecord, wanted: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const visit = (key: string, value: Json): void => {
    if (Array.isArray(value)) value.forEach((entry) => visit(key, entry));
    else if (isRecord(value)) {
      if (typeof value.seat === "number") found.add(`seat:${value.seat}`);
      for (const [inner, entry] of Object.entries(value)) visit(inner, entry);
    } else {
      const ref = refsOf(key, value).find((one) => wanted.has(one));
      if (ref !== undefined) found.add(ref);
    }
  };
  visit("", view);
  return found;
}
