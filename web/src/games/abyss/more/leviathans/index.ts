/**
 * The Leviathans' pictures, 200 × 280: one body plan each, in the tint of the Race that may attack it. The
 * tiny lit town at the foot is the measure that makes them colossal.
 */

import { uid } from "../../../../art/fx";
import { LIT, NAVY, RACE_COLOURS, mix, pale, type Race } from "../../art/colour";
import { disc, group, path, ring, rng } from "../../art/pen";
import { fix, type Beast } from "./anatomy";

/** Body plan, the colour it goes towards and how far, the eyes, and how it stands. */
type Row = readonly [
  race: Race,
  plan: string,
  towards: string,
  part: number,
  glow: string,
  place: readonly [dx: number, dy: number, scale: number],
];

const ROWS: readonly Row[] = [
  ["jellyfish", "veil", "#d98fe0", 0.2, "#ffd27a", [-16, 36, 0.8]],
  ["jellyfish", "mouths", "#c95f86", 0.45, "#8ff0e0", [-8, 18, 0.82]],
  ["jellyfish", "manta", "#4a4f9a", 0.45, "#ffb36b", [-2, 0, 0.86]],
  ["jellyfish", "chain", "#7fa8e6", 0.35, "#ffe28a", [16, 44, 0.82]],
  ["shellfish", "isle", "#a8d8a0", 0.28, "#ffd27a", [2, 36, 0.82]],
  ["shellfish", "spiral", "#d8c9a4", 0.12, "#ff9a6b", [4, 22, 0.84]],
  ["shellfish", "plume", "#3fae9f", 0.4, "#fff08a", [6, 12, 0.9]],
  ["shellfish", "hermit", "#9aa860", 0.3, "#ffe28a", [6, 2, 0.84]],
  ["squid", "whale", "#5f7f9c", 0.5, "#ffc873", [0, 6, 0.8]],
  ["squid", "coil", "#3f8fb0", 0.4, "#ff8a6b", [12, 42, 0.84]],
  ["squid", "shark", "#6f7d97", 0.4, "#ffe28a", [14, 6, 0.84]],
  ["squid", "gulper", "#2f3f7a", 0.4, "#8ff0e0", [12, 6, 0.86]],
  ["seahorse", "dragon", "#c9a04a", 0.3, "#c8f5d8", [-6, 38, 0.84]],
  ["seahorse", "lantern", "#7a6a3c", 0.45, "#ffe9a0", [0, 24, 0.75]],
  ["seahorse", "sun", "#f0a36b", 0.25, "#8fe8f0", [12, 6, 0.84]],
  ["seahorse", "globe", "#a8873c", 0.2, "#ff9a6b", [4, 0, 0.8]],
  ["crab", "bastion", "#8a3444", 0.2, "#ffe28a", [-6, 22, 0.74]],
  ["crab", "hammer", "#e2765f", 0.3, "#8ff0c8", [4, 12, 0.8]],
  ["crab", "thorn", "#c9486a", 0.4, "#ffe28a", [2, -4, 0.82]],
  ["crab", "scorpion", "#a8603c", 0.45, "#9ff0ff", [10, 6, 0.86]],
];

/** The bodies of a Race come when the first of them is seen. */
const BEASTS: Record<Race, () => Promise<{ BEASTS: Record<string, Beast> }>> = {
  jellyfish: () => import("./jellyfish"),
  shellfish: () => import("./shellfish"),
  squid: () => import("./squid"),
  seahorse: () => import("./seahorse"),
  crab: () => import("./crab"),
};

/** Towers with lit windows on a ridge. */
function town(seed: number, colour: string): string {
  const random = rng(seed * 17 + 3);
  let ground = "M0 282V212";
  for (let i = 0; i <= 10; i++) ground += `L${i * 20} ${fix(206 + (random() - 0.5) * 12)}`;
  let drawn = path(`${ground}V282Z`, mix(colour, NAVY, 0.86));
  const left = 16 + random() * 120;
  for (let i = 0; i < 5; i++) {
    const w = 4 + random() * 4;
    const h = 8 + random() * 14;
    const x = left + i * 9;
    const y = 206 - h;
    drawn +=
      path(
        `M${fix(x)} 214V${fix(y)}l${fix(w / 2)} -5 ${fix(w / 2)} 5V214Z`,
        mix(colour, NAVY, 0.8),
      ) +
      disc(fix(x + w / 2), fix(y + 5), 1.1, LIT) +
      (h > 14 ? disc(fix(x + w / 2), fix(y + 11), 1, LIT, 0.8) : "");
  }
  return drawn;
}

function ground(colour: string, id: string): string {
  const stop = (offset: number, fill: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${fill}" stop-opacity="${opacity}"/>`;
  return (
    `<defs><radialGradient id="${id}" cx=".45" cy=".52" r=".8">${stop(0, mix(colour, "#0d3d4c", 0.62))}${stop(0.5, mix(colour, NAVY, 0.8))}${stop(1, mix(colour, "#020a10", 0.94))}</radialGradient>` +
    `<linearGradient id="${id}v" x2="0" y2="1">${stop(0, "#020d14", 0.55)}${stop(0.3, "#020d14", 0)}${stop(0.74, "#020d14", 0)}${stop(1, "#020d14", 0.85)}</linearGradient>` +
    `<radialGradient id="${id}g">${stop(0, pale(colour, 0.3), 0.34)}${stop(1, pale(colour, 0.3), 0)}</radialGradient></defs>` +
    `<rect width="200" height="280" fill="url(#${id})"/>` +
    path("M10-5L54-5L10 290L-60 290Z", "#fff", ' opacity=".04"') +
    path("M96-5L118-5L104 290L60 290Z", "#fff", ' opacity=".028"') +
    `<ellipse cx="96" cy="148" rx="118" ry="124" fill="url(#${id}g)"/>`
  );
}

/** The far ridge and what rises from it. */
function distance(seed: number, colour: string): string {
  const random = rng(seed * 29 + 11);
  let far = "M-60 282V196";
  for (let i = 0; i <= 16; i++) far += `L${-60 + i * 20} ${fix(186 + (random() - 0.5) * 52)}`;
  let drawn = path(`${far}V282Z`, mix(colour, NAVY, 0.84), ' opacity=".75"');
  for (let i = 0; i < 12; i++) {
    const x = fix(-20 + random() * 240);
    const y = fix(14 + random() * 210);
    drawn += ring(x, y, fix(0.8 + random() * 2.4), "#eaf4f2", 1, 0.3);
  }
  return drawn;
}

/** The picture of a Leviathan by its number, 1 to 20. */
export async function leviathanDrawing(number: number): Promise<string> {
  const row = ROWS[number - 1];
  if (!row) return "";
  const [race, plan, towards, part, glow, [dx, dy, scale]] = row;
  const beast = (await BEASTS[race]()).BEASTS[plan];
  const colour = RACE_COLOURS[race];
  const id = uid("leviathan");
  const shift = `${dx + 100 - 100 * scale} ${dy + 130 - 140 * scale}`;
  return (
    ground(colour, id) +
    distance(number, colour) +
    group(
      beast?.(mix(colour, towards, part), glow) ?? "",
      ` transform="translate(${shift}) scale(${scale})"`,
    ) +
    town(number, colour) +
    `<rect width="200" height="280" fill="url(#${id}v)"/>`
  );
}
