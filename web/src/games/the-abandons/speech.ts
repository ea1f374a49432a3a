/** What the table says: labels for those who do not see it, odds in words, lines of the log. */

import type { Ask, Option } from "../../wire/types";
import type { GameEvent, Tone, Words } from "../contract";
import { doorOdds, knownCard, wayBack, type Odds } from "./odds";
import { here, type DoorView, type TileView, type View } from "./view";

const MAP_POINTS = 3;

/** A share as the reader's language writes it: "47%". */
export function percent(share: number, words: Words): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}

/** A room and its doors, for a screen reader. */
export function roomLabel(tile: TileView, view: View, words: Words): string {
  const sentences = [
    tile.number === 0
      ? words("abandons.first_room", { card: `card:${tile.card}` })
      : words("abandons.room", { n: tile.number, card: `card:${tile.card}` }),
  ];
  for (const door of tile.doors) {
    const state = door.used ? "used" : door.state;
    const args = { side: `side:${door.side}`, icons: door.icons };
    sentences.push(words(`abandons.door_${state}`, args));
  }
  if (tile.number === view.position) sentences.push(words("abandons.here"));
  return sentences.join(" ");
}

export function doorLabel(
  tile: TileView,
  door: DoorView,
  card: string | null,
  words: Words,
): string {
  const args = { n: tile.number, side: `side:${door.side}`, burned: door.icons - 1 };
  return card === null
    ? words("abandons.door", args)
    : words("abandons.door_known", { ...args, card: `card:${card}` });
}

function oddsLine(odds: Odds, door: DoorView, last: boolean, words: Words): string {
  return words(last ? "abandons.odds_last" : "abandons.odds", {
    burned: door.icons - 1,
    way: percent(odds.way, words),
    dead: percent(odds.dead, words),
    other: percent(odds.item + odds.stairs + odds.collapse, words),
  });
}

/** What a door may bring. */
function doorLine(view: View, ref: string, words: Words): string | null {
  const door = view.tiles.flatMap((tile) => tile.doors).find((one) => one.ref === ref);
  if (!door) return null;
  const card = knownCard(view, door.icons);
  if (card === "exit") return words("abandons.known_exit");
  if (card !== null)
    return words("abandons.known", { burned: door.icons - 1, card: `card:${card}` });
  const odds = doorOdds(view, ref);
  const back = wayBack(view, ref);
  return odds && oddsLine(odds, door, !view.mercy && !back?.doors, words);
}

/** What a dead end behind any of the doors would mean. */
function dangerLine(view: View, words: Words): string {
  if (view.deck === 1) return words("abandons.known_exit");
  if (view.mercy) return words("abandons.mercy");
  const ways = view.choice.map((ref) => wayBack(view, ref));
  const room = ways[0]?.room;
  if (room === undefined) return words("abandons.stern");
  if (ways.every((way) => way?.doors === 0)) return words("abandons.no_way_back");
  return room === view.position
    ? words("abandons.back_here")
    : words("abandons.back_to", { n: room });
}

function stuckLine(view: View, words: Words): string {
  const back = wayBack(view, null);
  return back
    ? words("abandons.last_intersection", { n: back.room, doors: back.doors })
    : words("abandons.no_intersection");
}

function openDoors(view: View): number {
  return view.tiles.flatMap((tile) => tile.doors).filter((door) => door.state === "open").length;
}

/** What follows from an option. */
function optionLine(option: Option, view: View, words: Words): string | null {
  const rooms = view.tiles.length - 1;
  switch (option.label.key) {
    case "option.door":
    case "option.far":
      return doorLine(view, option.refs.at(-1) ?? "", words);
    case "option.map":
      return words("abandons.map_line", { n: Math.min(MAP_POINTS, view.deck) });
    case "option.mirror":
      return words("abandons.mirror_line", { n: openDoors(view) });
    case "option.back":
      return stuckLine(view, words);
    case "option.bomb":
      return words("abandons.bomb_line");
    case "option.blast":
      return words("abandons.blast_line");
    case "option.descend":
      return words("abandons.descend_line", { n: rooms });
    case "option.pass_by":
      return words("abandons.pass_by_line", { n: rooms });
    default:
      return null;
  }
}

export function consequence(
  ask: Ask,
  option: Option | null,
  view: View,
  words: Words,
): string | null {
  const only = option ?? (ask.options.length === 1 ? ask.options[0]! : null);
  if (only) return optionLine(only, view, words);
  if (ask.kind === "doors") return dangerLine(view, words);
  if (ask.kind === "stuck") return stuckLine(view, words);
  return words("abandons.stairs_line", { n: view.tiles.length - 1 });
}

export function status(view: View, words: Words): string {
  return words("abandons.status", { room: here(view).number, level: view.level });
}

const ARROWS: Record<string, string> = { north: "up", east: "right", south: "down", west: "left" };

function markOfCard(card: unknown, side: unknown): { glyph: string; tone: Tone } {
  switch (card) {
    case "dead_end":
      return { glyph: "deadend", tone: "bad" };
    case "item":
      return { glyph: "satchel", tone: "good" };
    case "stairs":
      return { glyph: "stairs", tone: "plain" };
    case "collapse":
      return { glyph: "rubble", tone: "bad" };
    case "exit":
      return { glyph: "exit", tone: "good" };
    default:
      return { glyph: ARROWS[String(side)] ?? "lantern", tone: "plain" };
  }
}

const MARKS: Record<string, { glyph: string; tone: Tone }> = {
  cover: { glyph: "bomb", tone: "plain" },
  mercy: { glyph: "undo", tone: "plain" },
  item: { glyph: "satchel", tone: "good" },
  "pass-by": { glyph: "stairs", tone: "plain" },
  level: { glyph: "stairs", tone: "good" },
  collapse: { glyph: "rubble", tone: "bad" },
  back: { glyph: "undo", tone: "plain" },
  map: { glyph: "map", tone: "plain" },
  bomb: { glyph: "bomb", tone: "plain" },
  blast: { glyph: "bomb", tone: "plain" },
  mirror: { glyph: "mirror", tone: "plain" },
};

/** The glyph and the tone of a line in the log. */
export function mark(event: GameEvent): { glyph: string; tone: Tone } {
  const kind = String(event.event);
  if (kind === "draw" || kind === "dig") return markOfCard(event.card, event.side);
  if (kind === "place")
    return { glyph: Number(event.closed) > 0 ? "rubble" : "lantern", tone: "plain" };
  if (kind === "end")
    return String(event.reason).startsWith("escape")
      ? { glyph: "exit", tone: "good" }
      : { glyph: "deadend", tone: "bad" };
  return MARKS[kind] ?? { glyph: "info", tone: "plain" };
}

/** Rooms and levels divide the log. */
export function heading(event: GameEvent, words: Words): string | null {
  if (event.event === "place") return words("abandons.room_short", { n: event.tile ?? 0 });
  if (event.event === "level") return words("abandons.level", { n: event.level ?? 0 });
  return null;
}
