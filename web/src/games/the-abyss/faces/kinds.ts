/** The kinds of cards and the 17 faces, as the ledger's table has them. */

export type Kind = "eye" | "hook" | "sword" | "treasure" | "panic";

export interface Palette {
  /** The band, its dark side, and the light in the water. */
  band: string;
  dark: string;
  light: string;
  /** The water from above to below. */
  sea: readonly [string, string, string];
}

export const PALETTES: Record<Kind, Palette> = {
  eye: {
    band: "#6fb3cc",
    dark: "#2c6076",
    light: "#b5f0ee",
    sea: ["#3b8a9c", "#14455a", "#061a26"],
  },
  hook: {
    band: "#c67f4d",
    dark: "#6e3f22",
    light: "#ffd9a8",
    sea: ["#6d7a68", "#27474a", "#0a1b20"],
  },
  sword: {
    band: "#a5b1c8",
    dark: "#4c5a78",
    light: "#dbe8ff",
    sea: ["#5d77a0", "#22395a", "#0a1626"],
  },
  treasure: {
    band: "#c8a252",
    dark: "#6e5420",
    light: "#ffe6a8",
    sea: ["#6d7d55", "#1d4a4c", "#071d24"],
  },
  panic: {
    band: "#d9432f",
    dark: "#6d1a12",
    light: "#ff8d78",
    sea: ["#3a1418", "#1a0d14", "#050609"],
  },
};

export interface Face {
  kind: Kind;
  value: number;
  /** Copies in the standard deck, and in the beginner deck. */
  copies: number;
  beginner: number;
  /** Where the drift in the water begins: every face has its own. */
  seed: number;
}

const face = (
  kind: Kind,
  value: number,
  copies: number,
  seed: number,
  beginner = copies,
): Face => ({ kind, value, copies, beginner, seed });

export const FACES = {
  panic: face("panic", 0, 9, 5, 7),
  eye_1: face("eye", 1, 3, 25),
  eye_2: face("eye", 2, 3, 34),
  eye_3: face("eye", 3, 2, 51),
  hook_2: face("hook", 2, 3, 36),
  hook_3: face("hook", 3, 3, 46),
  hook_4: face("hook", 4, 2, 64),
  sword_3: face("sword", 3, 3, 49),
  sword_4: face("sword", 4, 3, 59),
  sword_5: face("sword", 5, 2, 72),
  treasure_4: face("treasure", 4, 4, 61),
  treasure_5: face("treasure", 5, 4, 76, 5),
  treasure_6: face("treasure", 6, 3, 88, 4),
  treasure_7: face("treasure", 7, 3, 105),
  treasure_8: face("treasure", 8, 2, 113),
  treasure_10: face("treasure", 10, 1, 142),
  treasure_12: face("treasure", 12, 1, 173),
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof FACES;

/** A face by the id that a view names. */
export function faceId(id: string): FaceId {
  return Object.hasOwn(FACES, id) ? (id as FaceId) : "panic";
}

export function faceOf(id: string): Face {
  return FACES[faceId(id)];
}

/** What some cards are worth together. */
export function pointsOf(cards: readonly string[]): number {
  return cards.reduce((sum, id) => sum + faceOf(id).value, 0);
}
