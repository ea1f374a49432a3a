/** What may come next, from what lies open on the table: the deck's order is unknown to everybody. */

import { copiesOf, faceOf, FACES, isPassage, type Face } from "./faces";
import { cellKey, neighbour, openings, opposite, turned } from "./geometry";
import { doorOf, type Side, type TileView, type View } from "./view";

export const OUTCOMES = ["way", "dead", "item", "stairs", "collapse"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Shares that add up to 1. */
export type Odds = Record<Outcome, number>;

/** How many cards of each face have not been seen: they are in the deck or were burned. */
export function unseen(view: View): Map<string, number> {
  const left = new Map(FACES.map((face) => [face.id, copiesOf(face, view)]));
  const see = (id: string, count = 1): void => {
    left.set(id, (left.get(id) ?? 0) - count);
  };
  for (const tile of view.tiles) if (tile.number > 0) see(tile.card);
  for (const id of view.discard) see(id);
  for (const id of view.own_map ?? []) see(id);
  see("item", view.items);
  see("stairs", view.level - 1); // they lie on the entrance
  left.delete("entrance");
  left.delete("exit");
  return left;
}

/** The card that a door of so many icons reveals, if it is known: the exit is always the last. */
export function knownCard(view: View, icons: number): string | null {
  if (view.deck === 0) return null;
  if (view.deck <= icons) return "exit";
  return view.own_map?.[icons - 1] ?? null;
}

function outcomeOf(face: Face, isWay: (face: Face) => boolean): Outcome {
  if (face.kind === "item" || face.kind === "stairs" || face.kind === "collapse") return face.kind;
  return isWay(face) ? "way" : "dead";
}

function share(view: View, isWay: (face: Face) => boolean): Odds | null {
  const odds: Odds = { way: 0, dead: 0, item: 0, stairs: 0, collapse: 0 };
  let total = 0;
  for (const [id, count] of unseen(view)) {
    odds[outcomeOf(faceOf(id), isWay)] += count;
    total += count;
  }
  if (total <= 0) return null;
  for (const outcome of OUTCOMES) odds[outcome] /= total;
  return odds;
}

/** The next card one sees that no Map has shown; null if only the exit is left. */
export function nextOdds(view: View): Odds | null {
  if (view.deck <= 1) return null;
  return share(view, (face) => face.left + face.forward + face.right > 0);
}

/** Whether a passage behind this door would have a door that no wall shuts. */
function leadsOn(face: Face, heading: Side, free: ReadonlySet<Side>): boolean {
  const doors: [Side, number][] = [
    [turned(heading, -1), face.left],
    [heading, face.forward],
    [turned(heading, 1), face.right],
  ];
  return doors.some(([side, icons]) => icons > 0 && free.has(side));
}

/** The sides of a cell that no wall shuts: nothing lies there, or an opening. */
function freeSides(view: View, tile: TileView, side: Side): Set<Side> {
  const at = new Map(view.tiles.map((other) => [cellKey(other), other]));
  const cell = neighbour(tile, side);
  const free = [0, 1, 2, 3]
    .map((quarter) => turned("north", quarter))
    .filter((towards) => {
      const other = at.get(cellKey(neighbour(cell, towards)));
      return !other || openings(other).includes(opposite(towards));
    });
  return new Set(free);
}

/** The same for one door: a passage counts as a dead end if the labyrinth blocks it there. */
export function doorOdds(view: View, ref: string): Odds | null {
  const found = doorOf(view, ref);
  if (!found) return null;
  const free = freeSides(view, found.tile, found.door.side);
  return share(view, (face) => isPassage(face) && leadsOn(face, found.door.side, free));
}

/** Whether there would be a way back if this door led to a dead end: to what, and how many doors. */
export interface WayBack {
  room: number;
  doors: number;
}

/** Where a dead end behind a door sends one back to; null: there is no intersection. */
export function wayBack(view: View, taken: string | null): WayBack | null {
  const tile = view.intersection === null ? undefined : view.tiles[view.intersection];
  if (!tile) return null;
  const doors = new Set<string>();
  for (const door of tile.doors) {
    if (door.state === "open") doors.add(door.ref);
    else if (!door.used) for (const ref of door.leads) doors.add(ref);
  }
  if (taken !== null) doors.delete(taken);
  return { room: tile.number, doors: doors.size };
}
