/** The printed components of Kraken and Leviathan, by the ids of the game. */

import type { Race } from "../art/colour";
import type { LordRow, TileRow } from "../material";

// Guild, cost, Races, mandatory Race, Keys, Influence, power.
export const LORDS: Record<string, LordRow> = {
  ferryman: ["smuggler", 7, 1, "any", 1, 5, "once"],
  outlaw: ["smuggler", 7, 1, "any", 1, 6, "lasting"],
  counterfeiter: ["smuggler", 7, 1, "any", 1, 5, "lasting"],
  fence: ["smuggler", 7, 1, "any", 0, 8, "arrow"],
  cleaner: ["smuggler", 7, 1, "any", 1, 7, "lasting"],
  watcher: ["smuggler", 5, 2, "any", 0, 4, "arrow"],
  vigil: ["smuggler", 5, 2, "any", 0, 4, "arrow"],
  lookout: ["smuggler", 5, 2, "any", 0, 4, "arrow"],
  shareholder: ["merchant", 9, 2, "shellfish", 1, 5, "lasting"],
  inheritor: ["merchant", 10, 2, "shellfish", 0, 7, "arrow"],
  hypnotist: ["mage", 9, 2, "jellyfish", 1, 5, "lasting"],
  healer: ["mage", 7, 1, "jellyfish", 0, 7, "arrow"],
  highwayman: ["soldier", 9, 2, "crab", 1, 4, "lasting"],
  executioner: ["soldier", 9, 3, "crab", 0, 5, "arrow"],
  recipient: ["politician", 7, 2, "squid", 1, 5, "once"],
  liberator: ["politician", 9, 2, "squid", 0, 8, "arrow"],
  grower: ["farmer", 9, 2, "seahorse", 1, 7, "none"],
  oyster_farmer: ["farmer", 12, 1, "seahorse", 0, 13, "none"],
  intrepid: ["soldier", 6, 1, "crab", 1, 4, "lasting"],
  border_guard: ["soldier", 8, 2, "crab", 0, 6, "arrow"],
  taxidermist: ["merchant", 6, 1, "shellfish", 1, 5, "lasting"],
  arms_dealer: ["merchant", 8, 2, "shellfish", 0, 7, "arrow"],
  metamorph: ["mage", 6, 1, "jellyfish", 1, 5, "lasting"],
  sorcerer: ["mage", 8, 2, "jellyfish", 0, 7, "arrow"],
  altruist: ["politician", 6, 1, "squid", 1, 5, "lasting"],
  rebel: ["politician", 8, 2, "squid", 0, 7, "arrow"],
  coward: ["farmer", 8, 1, "seahorse", 1, 8, "lasting"],
  breeder: ["farmer", 10, 2, "seahorse", 0, 10, "arrow"],
};

export const LOCATIONS: Record<string, TileRow> = {
  gambling_den: ["gambling", "location-lords", "smuggler", "#6d7f8a", [5, 2, "smuggler"], true],
  krakens_lair: ["lair", "key", null, "#59707c", null, true],
  cetacean_graveyard: ["graveyard", "loot", "loot", "#5f8f9c", null],
  abandoned_convoy: ["convoy", "loot", "loot", "#7d8a6a", null],
  megalodon: ["megalodon", "loot", "loot", "#4f86a8", null],
  battlefield: ["battlefield", "loot", "loot", "#9a6a64", null],
};

/** Loot cards: the value is also how many there are. */
export const LOOT_VALUES = [3, 4, 5, 6, 7] as const;

/** Who may attack a Leviathan besides crabs, its levels and its penalty. */
export interface LeviathanRow {
  race: Race;
  levels: readonly (readonly [resistance: number, tokens: number])[];
  penalty: "pearls" | "allies" | "lord" | "wounds";
  count: number;
}

const row = (
  race: Race,
  levels: LeviathanRow["levels"],
  penalty: LeviathanRow["penalty"],
  count: number,
): LeviathanRow => ({ race, levels, penalty, count });

const ROWS: readonly LeviathanRow[] = [
  row(
    "jellyfish",
    [
      [3, 1],
      [7, 2],
      [5, 1],
    ],
    "allies",
    3,
  ),
  row(
    "jellyfish",
    [
      [6, 2],
      [4, 1],
    ],
    "allies",
    3,
  ),
  row("jellyfish", [[9, 3]], "wounds", 3),
  row("jellyfish", [[6, 1]], "wounds", 2),
  row(
    "shellfish",
    [
      [4, 1],
      [6, 2],
      [5, 1],
    ],
    "pearls",
    3,
  ),
  row(
    "shellfish",
    [
      [6, 2],
      [4, 1],
    ],
    "pearls",
    3,
  ),
  row("shellfish", [[8, 3]], "wounds", 3),
  row("shellfish", [[6, 1]], "wounds", 2),
  row(
    "squid",
    [
      [3, 1],
      [7, 2],
      [5, 1],
    ],
    "lord",
    1,
  ),
  row(
    "squid",
    [
      [6, 2],
      [4, 1],
    ],
    "lord",
    1,
  ),
  row("squid", [[7, 2]], "wounds", 3),
  row("squid", [[5, 1]], "wounds", 2),
  row(
    "seahorse",
    [
      [3, 1],
      [7, 1],
      [5, 2],
    ],
    "wounds",
    3,
  ),
  row(
    "seahorse",
    [
      [6, 2],
      [4, 2],
    ],
    "wounds",
    2,
  ),
  row("seahorse", [[7, 4]], "wounds", 3),
  row("seahorse", [[5, 2]], "wounds", 2),
  row(
    "crab",
    [
      [4, 1],
      [7, 1],
      [6, 1],
    ],
    "wounds",
    4,
  ),
  row(
    "crab",
    [
      [7, 1],
      [5, 1],
    ],
    "wounds",
    3,
  ),
  row("crab", [[9, 2]], "wounds", 3),
  row("crab", [[7, 1]], "wounds", 2),
];

const NOTHING = row("crab", [], "wounds", 0);

export function leviathanOf(id: string): LeviathanRow {
  return ROWS[Number(id) - 1] ?? NOTHING;
}
