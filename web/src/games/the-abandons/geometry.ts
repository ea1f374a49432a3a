/** The square grid in drawing units: a cell is 160 wide, north is up. */

import { SIDES, type Cell, type Side, type TileView } from "./view";

export const CELL = 160;
export const HALF = 80;

export interface Spot {
  x: number;
  y: number;
}

const STEPS: Record<Side, Spot> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** One step in the drawing, where y grows downwards. */
export const step = (side: Side): Spot => STEPS[side];

/** A side a number of quarter turns clockwise from another. */
export function turned(side: Side, quarters: number): Side {
  return SIDES[(SIDES.indexOf(side) + quarters + 4) % 4]!;
}

export const opposite = (side: Side): Side => turned(side, 2);

export const degrees = (side: Side): number => 90 * SIDES.indexOf(side);

/** The upper left corner of a cell. */
export function corner(cell: Cell): Spot {
  return { x: cell.x * CELL, y: -cell.y * CELL };
}

export function centre(cell: Cell): Spot {
  return { x: cell.x * CELL + HALF, y: HALF - cell.y * CELL };
}

export function neighbour(cell: Cell, side: Side): Cell {
  const { x, y } = step(side);
  return { x: cell.x + x, y: cell.y - y };
}

export const cellKey = (cell: Cell): string => `${cell.x},${cell.y}`;

/** Where a cell lies from another that touches it. */
export function sideTowards(from: Cell, to: Cell): Side | null {
  return SIDES.find((side) => cellKey(neighbour(from, side)) === cellKey(to)) ?? null;
}

/** The sides of a card through which one can walk, whatever lies behind them. */
export function openings(tile: TileView): Side[] {
  const sides = new Set<Side>(tile.doors.map((door) => door.side));
  if (tile.number > 0) sides.add(opposite(tile.heading));
  for (const hole of tile.holes) sides.add(hole);
  return SIDES.filter((side) => sides.has(side));
}

/** The shortest way from one card to another through openings, both ends included. */
export function wayBetween(tiles: TileView[], from: number, to: number): TileView[] {
  const start = tiles[from];
  const goal = tiles[to];
  if (!start || !goal) return [];
  const at = new Map(tiles.map((tile) => [cellKey(tile), tile]));
  const cameFrom = new Map<TileView, TileView | null>([[start, null]]);
  const queue = [start];
  for (let tile = queue.shift(); tile && tile !== goal; tile = queue.shift()) {
    for (const side of openings(tile)) {
      const next = at.get(cellKey(neighbour(tile, side)));
      if (!next || cameFrom.has(next) || !openings(next).includes(opposite(side))) continue;
      cameFrom.set(next, tile);
      queue.push(next);
    }
  }
  const way: TileView[] = [];
  for (let tile = cameFrom.has(goal) ? goal : null; tile; tile = cameFrom.get(tile) ?? null)
    way.unshift(tile);
  return way;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around cells. */
export function boxAround(cells: readonly Cell[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const { x, y } = corner(cell);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + CELL);
    box.bottom = Math.max(box.bottom, y + CELL);
  }
  return box;
}

/** A line through spots that is round at the corners: for the trail and for the lamp's walk. */
export function roundedPath(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return "";
  let d = `M${first.x} ${first.y}`;
  let from = first;
  for (const [index, to] of rest.entries()) {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    d += index === 0 ? `L${middle.x} ${middle.y}` : `Q${from.x} ${from.y} ${middle.x} ${middle.y}`;
    from = to;
  }
  return rest.length > 0 ? `${d}L${from.x} ${from.y}` : d;
}
