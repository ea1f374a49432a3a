/** A Location's scene, 300 × 200, under water like all of them. */

import { uid } from "../../../art/fx";
import { NAVY, mix, pale } from "./colour";
import { disc, eachAt, group, leaf, line, path, ring, rng } from "./pen";
import { shoal } from "./scenes/scenery";
import type { Scene } from "./types";

type Scenes = Record<string, Scene>;

/** Families of scenes; each comes when the first of it is seen. */
const FAMILIES: readonly [names: readonly string[], load: () => Promise<Scenes>][] = [
  [
    ["parliament", "sanctuary", "throne", "silos", "lost"],
    async () => (await import("./scenes/company")).WITH_COMPANY,
  ],
  [
    ["barracks", "dockworks", "jail", "chamber", "senate"],
    async () => (await import("./scenes/halls")).HALLS,
  ],
  [
    ["reserves", "fields", "abyss", "depths", "chasm", "mirrors", "closed"],
    async () => (await import("./scenes/waters")).WATERS,
  ],
  [["clams", "coral", "smokers"], async () => (await import("./scenes/wild")).WILD],
  [
    ["gambling", "lair", "graveyard", "convoy", "megalodon", "battlefield"],
    async () => (await import("../more/sites")).SITES,
  ],
];

async function sceneOf(name: string): Promise<Scene> {
  const family = FAMILIES.find(([names]) => names.includes(name));
  const scene = (await family?.[1]())?.[name];
  if (!scene) throw new Error(`nobody has drawn ${name}`);
  return scene;
}

export interface Setting {
  scene: string;
  tint: string;
  seed: number;
  /** Inside there are no weeds and no far shoal. */
  indoor?: boolean;
}

function water(tint: string, id: string): string {
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return (
    `<defs><linearGradient id="${id}" x2="0" y2="1">${stop(0, mix(tint, "#1a6a78", 0.68))}${stop(0.5, mix(tint, "#082a36", 0.78))}${stop(1, mix(tint, NAVY, 0.85))}</linearGradient>` +
    `<radialGradient id="${id}g" cx=".32" cy="0" r=".9">${stop(0, "#fff3d2", 0.24)}${stop(1, "#fff3d2", 0)}</radialGradient>` +
    `<linearGradient id="${id}d" x2="0" y2="1">${stop(0, "#7fd9d6", 0.2)}${stop(0.55, "#1a6a78", 0.1)}${stop(1, NAVY, 0)}</linearGradient></defs>` +
    `<rect width="300" height="205" fill="url(#${id})"/><rect width="300" height="205" fill="url(#${id}g)"/>` +
    path(
      "M60-5h34L60 205H-20ZM120-5h22L130 205H84ZM190-5h30L240 205h-66Z",
      "#fff",
      ' opacity=".06"',
    )
  );
}

/** Light on the surface, bubbles, and what sinks. */
function overWater(random: () => number): string {
  let caustics = "";
  for (let i = 0; i < 3; i++) {
    caustics += `M-10 ${5 + i * 8}q${(20 + random() * 10).toFixed(0)} ${8 - i * 2} 44 0t40 0 48 2 40-3 52 2 46-1 50 0`;
  }
  let drawn =
    line(caustics, "#d8fff6", 1.3, ' opacity=".26"') +
    path("M36-5h20L18 175H-14ZM150-5h14L146 175h-30Z", "#eafff8", ' opacity=".05"');
  for (let i = 0; i < 12; i++) {
    const x = (random() * 300).toFixed(0);
    const y = (random() * 150).toFixed(0);
    drawn += ring(x, y, (0.8 + random() * 2.2).toFixed(1), "#eaf4f2", 1, 0.42);
  }
  for (let i = 0; i < 16; i++) {
    const x = (random() * 300).toFixed(0);
    const y = (random() * 170).toFixed(0);
    drawn += disc(x, y, (0.4 + random() * 0.6).toFixed(1), "#eafff8", 0.5);
  }
  return drawn;
}

function kelpAtTheRim(): string {
  const colour = mix("#1f5a4c", NAVY, 0.5);
  const stems = [
    [4, 150],
    [14, 116],
    [292, 140],
    [283, 104],
  ];
  return eachAt(stems, (_, x, h) => {
    let stem = line(
      `M${x} 180C${x - 9} ${180 - h * 0.3} ${x + 9} ${180 - h * 0.6} ${x} ${180 - h * 0.9}`,
      colour,
      3,
    );
    for (let i = 1; i < 6; i++) {
      stem += leaf(x + (i % 2 ? 2 : -2), 180 - h * 0.15 * i, 15, 4.5, i % 2 ? 58 : -58, colour);
    }
    return stem;
  });
}

export async function sceneDrawing(setting: Setting): Promise<string> {
  const { tint, seed, indoor = false } = setting;
  const draw = await sceneOf(setting.scene);
  const id = uid("scene");
  const random = rng(seed * 11 + 3);
  const far = indoor
    ? ""
    : shoal(
        40 + random() * 180,
        20 + random() * 26,
        6,
        seed + 5,
        random() > 0.5 ? 0.55 : -0.55,
        pale(tint, 0.35),
        0.45,
      );
  return (
    water(tint, id) +
    far +
    `<rect y="172" width="300" height="34" fill="${mix(tint, NAVY, 0.9)}"/>` +
    // The caption must not cover the building.
    group(draw(mix(tint, "#35505a", 0.24)), ' transform="scale(1 .87)"') +
    `<rect width="300" height="205" fill="url(#${id}d)"/>` +
    overWater(random) +
    (indoor ? "" : kelpAtTheRim())
  );
}
