/** The cards: what is printed on each face, and how many of it a set has (easy, normal, hard). */

import { SIDES, type DoorView, type Side, type TileView, type View } from "./view";
import { turned } from "./geometry";

export type Kind =
  | "dead"
  | "hall"
  | "bend"
  | "fork"
  | "tee"
  | "cross"
  | "stairs"
  | "collapse"
  | "item"
  | "exit"
  | "entrance";

export interface Face {
  id: string;
  kind: Kind;
  copies: readonly [easy: number, normal: number, hard: number];
  /** Card icons at the doors, as whoever enters sees them; 0 is a wall. */
  left: number;
  forward: number;
  right: number;
}

type Row = [id: string, kind: Kind, copies: Face["copies"], doors: [number, number, number]];

const ROWS: Row[] = [
  ["dead_end", "dead", [8, 10, 12], [0, 0, 0]],
  ["hall_1", "hall", [2, 2, 2], [0, 1, 0]],
  ["hall_2", "hall", [2, 2, 1], [0, 2, 0]],
  ["bend_l1", "bend", [2, 2, 2], [1, 0, 0]],
  ["bend_l2", "bend", [1, 1, 1], [2, 0, 0]],
  ["bend_r1", "bend", [2, 2, 2], [0, 0, 1]],
  ["bend_r2", "bend", [1, 1, 1], [0, 0, 2]],
  ["fork_l2f1", "fork", [2, 2, 2], [2, 1, 0]],
  ["fork_l3f1", "fork", [1, 1, 1], [3, 1, 0]],
  ["fork_l1f2", "fork", [1, 1, 1], [1, 2, 0]],
  ["fork_l1f3", "fork", [1, 1, 1], [1, 3, 0]],
  ["fork_f1r2", "fork", [2, 2, 2], [0, 1, 2]],
  ["fork_f1r3", "fork", [1, 1, 1], [0, 1, 3]],
  ["fork_f2r1", "fork", [1, 1, 1], [0, 2, 1]],
  ["fork_f3r1", "fork", [1, 1, 1], [0, 3, 1]],
  ["tee_l1r2", "tee", [1, 1, 1], [1, 0, 2]],
  ["tee_l2r1", "tee", [1, 1, 1], [2, 0, 1]],
  ["tee_l1r3", "tee", [1, 1, 1], [1, 0, 3]],
  ["tee_l3r1", "tee", [1, 1, 0], [3, 0, 1]],
  ["cross_212", "cross", [2, 1, 1], [2, 1, 2]],
  ["cross_123", "cross", [2, 1, 1], [1, 2, 3]],
  ["cross_321", "cross", [1, 1, 1], [3, 2, 1]],
  ["cross_111", "cross", [1, 1, 1], [1, 1, 1]],
  ["stairs", "stairs", [2, 2, 2], [0, 1, 0]],
  ["collapse", "collapse", [2, 2, 2], [0, 0, 0]],
  ["item", "item", [6, 6, 6], [0, 0, 0]],
  ["exit", "exit", [1, 1, 1], [0, 0, 0]],
  ["entrance", "entrance", [1, 1, 1], [0, 1, 0]],
];

export const FACES: readonly Face[] = ROWS.map(([id, kind, copies, [left, forward, right]]) => ({
  id,
  kind,
  copies,
  left,
  forward,
  right,
}));

const BY_ID = new Map(FACES.map((face) => [face.id, face]));

export function faceOf(id: string): Face {
  return BY_ID.get(id) ?? FACES[0]!;
}

export const isPassage = (face: Face): boolean =>
  !["stairs", "collapse", "item", "exit", "entrance"].includes(face.kind);

/** Copies of a face in all the sets of this table. */
export function copiesOf(face: Face, view: Pick<View, "difficulty" | "sets">): number {
  return face.copies[["easy", "normal", "hard"].indexOf(view.difficulty)]! * view.sets;
}

/** A card as it would lie if it were entered in this direction; its doors are open. */
export function asTile(id: string, heading: Side = "north"): TileView {
  const face = faceOf(id);
  const relative: [Side, number][] = [
    [turned(heading, -1), face.left],
    [heading, face.forward],
    [turned(heading, 1), face.right],
  ];
  const doors = relative
    .filter(([, icons]) => icons > 0)
    .map(([side, icons]): DoorView => {
      return { side, ref: "", icons, state: "open", used: false, leads: [] };
    });
  return {
    number: face.kind === "entrance" || face.kind === "stairs" ? 0 : 1,
    ref: "",
    card: id,
    x: 0,
    y: 0,
    heading,
    is_intersection: doors.length > 1 && isPassage(face),
    doors: SIDES.flatMap((side) => doors.filter((door) => door.side === side)),
    holes: [],
  };
}
