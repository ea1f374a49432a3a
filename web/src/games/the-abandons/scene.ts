/** What the labyrinth shows besides its cards: where cards would land, the trail, the lamp's walk. */

import {
  boxAround,
  cellKey,
  centre,
  CELL,
  neighbour,
  sideTowards,
  wayBetween,
  type Box,
  type Spot,
} from "./geometry";
import { knownCard } from "./odds";
import {
  doorOf,
  here,
  type Cell,
  type DoorView,
  type Side,
  type TileView,
  type View,
} from "./view";

/** A door that may be taken, and the cell behind it. */
export interface Landing {
  ref: string;
  tile: TileView;
  door: DoorView;
  cell: Cell;
  /** Other doors lead into the same cell. */
  shared: boolean;
  /** The card that would be revealed there, if it is known. */
  card: string | null;
}

export function landings(view: View): Landing[] {
  const found: Landing[] = [];
  const doorsInto = new Map<string, number>();
  for (const ref of view.choice) {
    const at = doorOf(view, ref);
    if (!at) continue;
    const cell = neighbour(at.tile, at.door.side);
    doorsInto.set(cellKey(cell), (doorsInto.get(cellKey(cell)) ?? 0) + 1);
    found.push({ ref, ...at, cell, shared: false, card: knownCard(view, at.door.icons) });
  }
  for (const landing of found) landing.shared = doorsInto.get(cellKey(landing.cell))! > 1;
  return found;
}

/** The exit with the side one comes in by. */
export function exitTile(view: View): TileView | null {
  if (!view.exit) return null;
  const cell = view.exit;
  const stood = here(view);
  const under = cellKey(stood) === cellKey(cell);
  const touching = [stood, ...view.tiles].find((tile) => {
    const side = sideTowards(tile, cell);
    return side !== null && tile.doors.some((door) => door.side === side);
  });
  const side: Side = under
    ? stood.heading
    : ((touching && sideTowards(touching, cell)) ?? stood.heading);
  return {
    number: view.tiles.length,
    ref: "exit",
    card: "exit",
    ...cell,
    heading: side,
    is_intersection: false,
    doors: [],
    holes: [],
  };
}

/** Every cell that has something to look at. */
export function cellsOf(view: View): Cell[] {
  const cells: Cell[] = [...view.tiles, ...landings(view).map((landing) => landing.cell)];
  if (view.exit) cells.push(view.exit);
  return cells;
}

/** The same with room for labels and light around it. */
export function boxOf(cells: readonly Cell[], margin: number): Box {
  const box = boxAround(cells);
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

/** The whole labyrinth with a margin, and the name under its entrance. */
export function wholeBox(view: View): Box {
  const box = boxOf(cellsOf(view), 26);
  return { ...box, bottom: Math.max(box.bottom, CELL + 56) };
}

/** Where one stands and where one may go. */
export function focusBox(view: View): Box {
  const near = landings(view)
    .filter((landing) => landing.tile.number === view.position)
    .map((landing) => landing.cell);
  return boxOf([view.exit ?? here(view), ...near], 12);
}

/** All cells as one outline, for shadows and lights. */
export function cellsPath(cells: readonly Cell[], from: Spot = { x: 0, y: 0 }): string {
  return cells
    .map((cell) => `M${cell.x * CELL - from.x} ${-cell.y * CELL - from.y}h160v160h-160Z`)
    .join("");
}

/** The lamp stands a little below the middle of a room. */
export function lampSpot(cell: Cell): Spot {
  const { x, y } = centre(cell);
  return { x, y: y + 4 };
}

export function lampOf(view: View): Spot {
  return lampSpot(view.exit ?? here(view));
}

/** The way from the entrance to where one stands. */
export function trail(view: View): Spot[] {
  const spots = wayBetween(view.tiles, 0, view.position).map(lampSpot);
  if (view.exit) spots.push(lampSpot(view.exit));
  return spots;
}

export interface Change {
  /** The lamp's way; one spot: it does not move. */
  walk: Spot[];
  /** It does not walk there: the Mirror, the Stairs, a Collapse. */
  leap: boolean;
  /** The number of a card that has just been placed. */
  placed: number | null;
  /** How the labyrinth went away. */
  wiped: "stairs" | "collapse" | null;
  /** Cards drawn. */
  drawn: number;
}

/** What has become different between two views that follow each other. */
export function changeBetween(before: View, after: View): Change {
  const wiped =
    after.level > before.level ? "stairs" : hasFallen(before, after) ? "collapse" : null;
  const drawn = Math.max(0, before.deck - after.deck);
  const last = after.tiles.at(-1)!;
  const covered = before.tiles.at(-1);
  const isNew =
    wiped === null &&
    (after.tiles.length > before.tiles.length ||
      (after.tiles.length === before.tiles.length && covered?.card !== last.card));
  const mirrored =
    after.position === 0 && before.position !== 0 && after.tiles.length === before.tiles.length;
  const leap = wiped !== null || mirrored || after.tiles.length < before.tiles.length;
  const way = leap ? [here(after)] : wayBetween(after.tiles, before.position, after.position);
  const walk = (way.length > 0 ? way : [here(after)]).map(lampSpot);
  if (after.exit && !before.exit) walk.push(lampSpot(after.exit));
  return { walk, leap, placed: isNew ? last.number : null, wiped, drawn };
}

function hasFallen(before: View, after: View): boolean {
  const fallen = (view: View): number => view.discard.filter((id) => id === "collapse").length;
  return after.tiles.length === 1 && fallen(after) > fallen(before);
}

/** Whether a view can follow another by one move; otherwise somebody looks at another moment. */
export function follows(before: View, after: View): boolean {
  if (before.end !== null || after.deck > before.deck || after.level - before.level > 1)
    return false;
  return after.tiles.length <= before.tiles.length + 1 && before.deck - after.deck < 12;
}
