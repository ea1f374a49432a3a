/** Smugglers: their faces, and the parts that nobody else has. */

import type { Parts, Portrait } from "../../../art/portrait";
import { BODIES } from "./bodies";
import { GEAR } from "./gear";
import { HEADS } from "./heads";
import { PROPS } from "./props";

const PARTS: Partial<Parts> = { heads: HEADS, gear: GEAR, props: PROPS, bodies: BODIES };

const FACES: Record<string, Portrait> = {
  ferryman: {
    head: "lure",
    skin: "#7d8f86",
    body: "cowl",
    cloak: "#8a6a4a",
    sash: "#c98a3a",
    halo: "moon",
    prop: "pole",
    glow: "#ffe08a",
    tint: "#3f7f86",
    tilt: -5,
    dx: -8,
  },
  outlaw: {
    head: "barracuda",
    skin: "#9fb0a4",
    body: "cowl",
    cloak: "#a04f42",
    sash: "#d9a441",
    gear: "bandana",
    halo: "net",
    prop: "cutlass",
    glow: "#ffc05a",
    tint: "#4a7d8c",
    tilt: -4,
    dx: -6,
  },
  counterfeiter: {
    head: "flat",
    skin: "#c9a06a",
    body: "hoodup",
    cloak: "#557a80",
    sash: "#b9a7e0",
    gear: "loupe",
    halo: "rings",
    prop: "press",
    glow: "#c9b8ff",
    tint: "#7a6aa0",
    hs: 0.86,
    dy: -2,
    tilt: 5,
  },
  fence: {
    head: "crab",
    skin: "#d08a5c",
    body: "cowl",
    cloak: "#7a8055",
    sash: "#b5533f",
    gear: "decor",
    gt: "translate(0 4)",
    halo: "net",
    prop: "sack",
    glow: "#ffe28a",
    tint: "#5a8a72",
    turn: 0.5,
    tilt: 4,
    hs: 1.1,
    dy: 6,
  },
  cleaner: {
    head: "lobster",
    skin: "#d0483c",
    band: "#f4efe0",
    body: "cowl",
    cloak: "#7a98a4",
    sash: "#f1e8d6",
    halo: "shoal",
    prop: "brush",
    glow: "#ffe9b0",
    tint: "#4d8fa0",
    turn: -0.3,
    tilt: -5,
    hs: 1.16,
    dy: 6,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
