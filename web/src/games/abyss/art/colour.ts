/** The colours of Abyss, and how they are mixed. Shadow is never black, light never white. */

export const NAVY = "#04141d";
export const FOAM = "#f4efe0";
export const GOLD = "#d9b367";
export const BRONZE = "#a9774a";
export const STEEL = "#8fa3ac";
export const BONE = "#e6dcc3";
export const INK = "#06121a";
/** A lit window. */
export const LIT = "#ffdf95";

export const RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"] as const;
export type Race = (typeof RACES)[number];

/** The Krakens of an expansion stand for any Race. */
export const KRAKEN = "kraken";
export type Kin = Race | typeof KRAKEN;

export const RACE_COLOURS: Record<Kin, string> = {
  kraken: "#8b97a3",
  squid: "#4f7fd9",
  shellfish: "#49b27a",
  crab: "#d9534f",
  seahorse: "#e3b23c",
  jellyfish: "#9a6bd6",
};

/** The page's own names of these colours: they follow the setting for colours. */
export const RACE_TOKENS: Record<Kin, string> = {
  kraken: "--r-kraken",
  squid: "--r-squid",
  shellfish: "--r-shell",
  crab: "--r-crab",
  seahorse: "--r-seahorse",
  jellyfish: "--r-jelly",
};

export type Guild =
  "soldier" | "merchant" | "mage" | "politician" | "farmer" | "ambassador" | "smuggler";

export const GUILD_COLOURS: Record<Guild, string> = {
  soldier: "#d9534f",
  mage: "#9a6bd6",
  farmer: "#e3b23c",
  merchant: "#49b27a",
  politician: "#4f7fd9",
  ambassador: "#d8c9a4",
  smuggler: "#8b97a3",
};

function channels(colour: string): [number, number, number] {
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The way from one colour to another, of which a part is gone. */
export function mix(from: string, to: string, part: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.max(0, Math.min(255, Math.round(value + ((goal[at] ?? 0) - value) * part))),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Towards the shadow, and towards the light. */
export const dark = (colour: string, part: number): string => mix(colour, NAVY, part);
export const pale = (colour: string, part: number): string => mix(colour, FOAM, part);
