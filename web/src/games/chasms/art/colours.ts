/** The Factions and their colours; each has its crest as well. */

export const FACTION_COLOURS = {
  ember: "#e2603f",
  tide: "#38aecb",
  gear: "#c58a4e",
  veil: "#9275d8",
  thorn: "#74ad4f",
  sun: "#f0c452",
  grave: "#93aaa0",
  storm: "#5a8cf0",
  coin: "#43ab84",
  choir: "#e79bb2",
  frost: "#a9d8ee",
  chasm: "#c45ab4",
} as const;

export type Faction = keyof typeof FACTION_COLOURS;

export const FACTIONS = Object.keys(FACTION_COLOURS) as Faction[];

export function isFaction(id: string): id is Faction {
  return Object.hasOwn(FACTION_COLOURS, id);
}
