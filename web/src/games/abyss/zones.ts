/** On a small screen the table has zones, one seen at a time. */

import type { Ask } from "../../wire/types";
import { isExploring, type AbyssView } from "./view";

export const ZONES = ["depths", "border", "court", "council", "mine"] as const;
export type Zone = (typeof ZONES)[number];

/** Which zone a thing lies in; a hand is always seen. */
export function zoneOfRef(ref: string, view: AbyssView): Zone | null {
  const name = ref.split(":")[0] ?? "";
  switch (name) {
    case "deck":
    case "offer":
    case "threat":
    case "track":
      return "depths";
    case "border":
    case "monsters":
      return view.leviathan ? "border" : "depths";
    case "council":
    case "locations":
      return "council";
    case "location":
      return ownsTile(ref, view) ? "mine" : "council";
    case "lords":
    case "court":
      return "court";
    case "lord":
      return view.court.some((lord) => lord.ref === ref) ? "court" : "mine";
    default:
      return null;
  }
}

function ownsTile(ref: string, view: AbyssView): boolean {
  return view.players.some((seat) => seat.locations.some((tile) => tile.ref === ref));
}

/** Questions that are read off the Border, though a hand answers them. */
const BORDER_QUESTIONS = new Set(["border-monster", "attack", "boost", "spoils", "second-fight"]);

/** The zone where a question is; with several, the one that is seen stays if it is among them. */
export function zoneOf(ask: Ask | null, view: AbyssView, seen: Zone): Zone {
  if (ask === null && view.leviathan?.fight) return "border";
  if (ask === null) return isExploring(view) ? "depths" : view.payment ? "court" : seen;
  if (ask.kind === "payment" || ask.kind === "affiliation") return seen;
  if (BORDER_QUESTIONS.has(ask.kind)) return "border";
  const zones = ask.options
    .flatMap((option) => option.refs)
    .map((ref) => zoneOfRef(ref, view))
    .filter((zone) => zone !== null);
  if (zones.length === 0 || (zones.includes(seen) && ask.kind === "turn")) return seen;
  return ZONES.find((zone) => zones.includes(zone)) ?? seen;
}
