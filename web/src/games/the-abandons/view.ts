/** The table of The Abandons as the server shows it. x grows to the east, y to the north. */

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

export type DoorState = "open" | "closed" | "loop";

export interface DoorView {
  side: Side;
  ref: string;
  /** How many cards the door costs. */
  icons: number;
  state: DoorState;
  /** A door that was taken; to the server it is a loop like any other. */
  used: boolean;
  /** The doors that a loop leads to. */
  leads: string[];
}

export interface TileView {
  number: number;
  ref: string;
  /** The id of the face. */
  card: string;
  x: number;
  y: number;
  /** The direction in which the card was entered. */
  heading: Side;
  is_intersection: boolean;
  doors: DoorView[];
  /** Walls that a Bomb has opened. */
  holes: Side[];
}

export interface Cell {
  x: number;
  y: number;
}

export interface View {
  difficulty: "easy" | "normal" | "hard";
  sets: number;
  gentle: boolean;
  deck: number;
  burned: number;
  discard: string[];
  items: number;
  level: number;
  mercy: boolean;
  /** A Bomb waits for the passage that covers the card. */
  bomb: boolean;
  tiles: TileView[];
  position: number;
  intersection: number | null;
  choice: string[];
  exit: Cell | null;
  score: Record<"entrance" | "exit" | "passages" | "items", number>;
  end: string | null;
  /** What a Map has shown on top of the deck, for the player alone. */
  own_map: string[] | null;
}

/** The card one stands on. */
export function here(view: View): TileView {
  return view.tiles[view.position]!;
}

export function escaped(view: View): boolean {
  return view.end !== null && view.end.startsWith("escape");
}

export function lost(view: View): boolean {
  return view.end !== null && !escaped(view);
}

/** What the labyrinth would be worth to whoever got out now. */
export function worth(view: View): number {
  return Object.values(view.score).reduce((sum, points) => sum + points, 0);
}

/** A door by its ref, with its card. */
export function doorOf(view: View, ref: string): { tile: TileView; door: DoorView } | null {
  for (const tile of view.tiles)
    for (const door of tile.doors) if (door.ref === ref) return { tile, door };
  return null;
}
