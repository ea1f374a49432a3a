/** A Lord's portrait, composed from parts. */

import { uid } from "../../../art/fx";
import { BODIES } from "./bodies";
import { GUILD_COLOURS, NAVY, mix, pale, type Guild } from "./colour";
import { CROWNS } from "./gear/crowns";
import { HATS } from "./gear/hats";
import { HALOS, type Halo } from "./halos";
import { CEPHALOPODS } from "./heads/cephalopods";
import { CRUSTACEANS } from "./heads/crustaceans";
import { FISH } from "./heads/fish";
import { FOLK } from "./heads/folk";
import { SOFT } from "./heads/soft";
import { turnTo, type EyeKind } from "./mirror";
import { disc, group, path, ring, rng } from "./pen";
import { ARMS } from "./props/arms";
import { CRAFT } from "./props/craft";
import { TRADE } from "./props/trade";
import type { Body, Head, Look, Part } from "./types";

/** What portraits are composed of, by name. */
export interface Parts {
  heads: Record<string, Head>;
  gear: Record<string, Part>;
  props: Record<string, Part>;
  bodies: Record<string, Body>;
}

const PARTS: Parts = {
  heads: { ...FOLK, ...CEPHALOPODS, ...CRUSTACEANS, ...FISH, ...SOFT },
  gear: { ...CROWNS, ...HATS },
  props: { ...ARMS, ...TRADE, ...CRAFT },
  bodies: BODIES,
};

/** Those that only Lords of expansions have come with them. */
export function addParts(parts: Partial<Parts>): void {
  Object.assign(PARTS.heads, parts.heads);
  Object.assign(PARTS.gear, parts.gear);
  Object.assign(PARTS.props, parts.props);
  Object.assign(PARTS.bodies, parts.bodies);
}

function part<Drawn>(kind: Record<string, Drawn>, name: string): Drawn {
  const found = kind[name];
  if (!found) throw new Error(`there is no part ${name}`);
  return found;
}

/** Everything that makes one Lord look like nobody else. */
export interface Portrait {
  head: string;
  skin: string;
  /** The right half may be another head. */
  head2?: string;
  skin2?: string;
  glow2?: string;
  /** The second colour of the head. */
  c2?: string;
  gear?: string | readonly string[];
  /** A transform for each piece of headgear: brows lie at different heights. */
  gt?: string | readonly string[];
  gearc?: string;
  body?: string;
  cloak?: string;
  sash?: string;
  halo?: Halo;
  wall?: Halo;
  prop?: string | readonly string[];
  propBack?: boolean;
  glow?: string;
  eye?: EyeKind;
  metal?: string;
  lining?: string;
  tint?: string;
  tusk?: boolean;
  ears?: boolean;
  band?: string;
  /** Pose: −1 to 1 to the side; degrees; moved and scaled about the chin. */
  turn?: number;
  tilt?: number;
  lean?: number;
  dx?: number;
  dy?: number;
  hs?: number;
}

/** Heads with arms lie over the body. */
const OVER_BODY = new Set<string>([
  "squid",
  "octopus",
  "nautilus",
  "jelly",
  "cuttle",
  "dumbo",
  "star",
]);

/** Props that always stand behind the figure. */
const BEHIND = new Set<string>([
  "pole",
  "axe",
  "banner",
  "harpoon",
  "weapons",
  "whiteflag",
  "rake",
]);

/** Where props stand: cost and influence cover the upper corners of a card. */
const PLACES: Record<string, string> = {
  staff: "matrix(-1 0 0 1 246 44)",
  orb: "matrix(-1 0 0 1 246 40)",
  spear: "translate(4 56)",
  trident: "translate(0 62)",
  crook: "translate(-8 30)",
  sickle: "translate(0 40)",
  scales: "translate(22 50) scale(.88)",
  whip: "translate(0 16)",
  lantern: "translate(-2 8)",
  mask: "translate(2 14)",
  keys: "translate(8 6)",
  dagger: "translate(0 -6)",
  scroll: "translate(2 -8)",
  book: "translate(2 -12)",
  coin: "translate(2 -8)",
  basket: "translate(-2 -14)",
  press: "translate(8 -22)",
  horn: "translate(16 -6) scale(.92)",
  weapons: "translate(-12 30)",
  bolt: "translate(0 14)",
  harpoon: "translate(4 44)",
  axe: "translate(-22 42)",
  banner: "translate(-16 44)",
  whiteflag: "translate(-16 20)",
  rake: "translate(-2 22)",
  pendulum: "translate(0 -2)",
  eyestaff: "translate(0 18)",
  pole: "translate(-6 10)",
  chest: "translate(-2 -6)",
  egg: "translate(0 -8)",
  seedling: "translate(0 -8)",
  ledger: "translate(2 -8)",
  letter: "translate(0 -8)",
  gift: "translate(0 -14)",
  sack: "translate(0 -8)",
  oyster: "translate(-2 -6)",
  phial: "translate(0 -4)",
  hourglass: "translate(0 -14)",
  pouch: "translate(12 -4) scale(.92)",
  needle: "translate(10 -18)",
  shackles: "translate(4 -4)",
};

function list<Item>(value: Item | readonly Item[] | undefined): readonly Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Item[]) : [value as Item];
}

function headOf(name: string, skin: string, look: Look, lord: Portrait, guild: string): string {
  const shifts = list(lord.gt);
  const gear = list(lord.gear).map((piece, at) => {
    const drawing = part(PARTS.gear, piece)(guild, look);
    return shifts[at] ? group(drawing, ` transform="${shifts[at]}"`) : drawing;
  });
  return part(PARTS.heads, name)(skin, look) + gear.join("");
}

function propOf(name: string, guild: string, look: Look): string {
  const place = PLACES[name];
  return group(part(PARTS.props, name)(guild, look), place ? ` transform="${place}"` : "");
}

/** The head in its pose. */
function posed(lord: Portrait, look: Look, guild: string, id: string): string {
  const { turn = 0, tilt, hs = 1, dy = 0 } = lord;
  turnTo(turn);
  let head = headOf(lord.head, lord.skin, look, lord, guild);
  if (lord.head2) {
    const other = { ...look, glow: lord.glow2 ?? look.glow };
    const right = headOf(lord.head2, lord.skin2 ?? lord.skin, other, lord, guild);
    head = group(head, ` clip-path="url(#${id}l)"`) + group(right, ` clip-path="url(#${id}r)"`);
  }
  turnTo(0);
  const dx = (lord.dx ?? 0) + turn * 6;
  if (dx || dy || hs !== 1 || tilt) {
    const leaning = tilt ? `rotate(${tilt} 120 146) ` : "";
    head = group(
      head,
      ` transform="translate(${120 - 120 * hs + dx} ${dy + 140 * (1 - hs)}) ${leaning}scale(${hs})"`,
    );
  }
  return head;
}

function figure(lord: Portrait, look: Look, guild: Guild, id: string): string {
  const colour = GUILD_COLOURS[guild];
  const body = part(PARTS.bodies, lord.body ?? guild)(colour, look);
  const head = posed(lord, look, colour, id);
  const props = list(lord.prop);
  const isBehind = (prop: string): boolean => BEHIND.has(prop) || lord.propBack === true;
  const draw = (some: readonly string[]): string =>
    some.map((prop) => propOf(prop, colour, look)).join("");
  const middle = OVER_BODY.has(lord.head) && !lord.head2 ? body.front + head : head + body.front;
  const drawn =
    body.back + draw(props.filter(isBehind)) + middle + draw(props.filter((p) => !isBehind(p)));
  const leaning = lord.lean ? ` rotate(${lord.lean} 120 210)` : "";
  return group(drawn, ` transform="translate(-9.6 -18) scale(1.08)${leaning}"`);
}

function definitions(tint: string, id: string, halved: boolean): string {
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const halves = halved
    ? `<clipPath id="${id}l"><rect x="-20" y="-40" width="140.3" height="270"/></clipPath><clipPath id="${id}r"><rect x="120" y="-40" width="140" height="270"/></clipPath>`
    : "";
  return (
    `<defs><radialGradient id="${id}b" cx=".5" cy=".42" r=".75">${stop(0, mix(tint, "#0b3442", 0.5))}${stop(0.55, mix(tint, NAVY, 0.76))}${stop(1, mix(tint, NAVY, 0.93))}</radialGradient>` +
    `<radialGradient id="${id}s">${stop(0.45, NAVY, 0.72)}${stop(1, NAVY, 0)}</radialGradient>` +
    `<linearGradient id="${id}v" x1="0" y1="0" x2="0" y2="1">${stop(0.55, NAVY, 0)}${stop(1, NAVY, 0.42)}</linearGradient>` +
    `<radialGradient id="${id}g" cx=".3" cy=".12" r=".8">${stop(0, "#fff6dc", 0.08)}${stop(1, "#fff6dc", 0)}</radialGradient>${halves}</defs>`
  );
}

/** The drawing, on a stage of 240 × 228 that begins at y = −18. */
export function portrait(lord: Portrait, guild: Guild, seed: number): string {
  const id = uid("lord");
  const tint = lord.tint ?? GUILD_COLOURS[guild];
  const look: Look = {
    glow: lord.glow ?? "#ffd98a",
    tint,
    eye: lord.eye,
    second: lord.c2,
    gear: lord.gearc,
    metal: lord.metal,
    lining: lord.lining,
    cloak: lord.cloak,
    sash: lord.sash,
    band: lord.band,
    tusk: lord.tusk,
    ears: lord.ears,
  };
  const random = rng(seed * 13 + 5);
  const cover = (fill: string): string =>
    `<rect y="-18" width="240" height="228" fill="url(#${id}${fill})"/>`;
  const halo = lord.halo ?? "rings";
  const shine = HALOS[halo](mix(pale(tint, 0.1), NAVY, 0.34), seed);
  let bubbles = "";
  for (let i = 0; i < 7; i++) {
    const x = (8 + random() * 224).toFixed(0);
    const y = (10 + random() * 150).toFixed(0);
    bubbles += ring(x, y, (1 + random() * 2.6).toFixed(1), "#eaf4f2", 0.9, 0.35);
  }
  turnTo(0);
  return (
    definitions(tint, id, lord.head2 !== undefined) +
    cover("b") +
    path("M30-5L96-5L40 215L-40 215Z", "#fff", ' opacity=".03"') +
    path("M120-5L150-5L130 215L80 215Z", "#fff", ' opacity=".035"') +
    (lord.wall ? group(HALOS[lord.wall](mix(tint, NAVY, 0.6), seed), ' opacity=".55"') : "") +
    disc(120, 92, 78, pale(tint, 0.2), 0.1) +
    group(shine, ` opacity="${halo === "ring5" ? 1 : 0.8}"`) +
    bubbles +
    `<ellipse cx="${120 + (lord.turn ?? 0) * 5}" cy="110" rx="74" ry="92" fill="url(#${id}s)"/>` +
    figure(lord, look, guild, id) +
    cover("g") +
    cover("v")
  );
}
