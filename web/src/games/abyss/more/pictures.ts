/** Pictures of what comes with the expansions. */

import { GOLD, KRAKEN, NAVY, RACE_COLOURS, dark, mix, pale } from "../art/colour";
import { emblemIn } from "../art/emblems";
import { disc, group, path, placed, ring, rng } from "../art/pen";
import { allyOf } from "../material";
import { pictured, type Further } from "../pictures";
import { faceOf } from "./faces";
import { krakenCreature } from "./kraken";

type Cards = typeof import("../art/cards");

const gradient = (id: string, light: string, base: string, shade: string): string =>
  `<radialGradient id="${id}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`;

/** A black pearl; the swirl, not the darkness, tells it from a Pearl. 64 × 64. */
function nebulis(id: string): string {
  return (
    gradient(id, "#6b7287", "#2b3040", "#0c0f18") +
    disc(33, 35, 28, "#000", 0.35) +
    disc(32, 32, 28, `url(#${id})`) +
    '<path d="M32 32c0-4 6-4 7 1 1 7-9 10-14 4-6-8 1-19 12-18 13 2 16 19 6 27" fill="none" stroke="#b9afe6" stroke-width="4" stroke-linecap="round"/>' +
    ring(32, 32, 27, "#a59bd0", 2, 0.8) +
    '<ellipse cx="23" cy="17" rx="7" ry="4" fill="#fff" opacity=".7" transform="rotate(-32 23 17)"/>'
  );
}

export const nebulisPicture = (): string => pictured("nebulis", 64, 64, () => nebulis("nebulis"));

export const lifePicture = (): string =>
  pictured(
    "life",
    64,
    64,
    () =>
      gradient("life", "#ff9d8a", "#d9403a", "#7a1420") +
      path(
        "M32 62C13 49 4 38 4 25 4 14 12 7 20 7c5.5 0 9.5 3 12 8 2.5-5 6.5-8 12-8 8 0 16 7 16 18 0 13-9 24-28 37Z",
        "#2a0a10",
      ) +
      path(
        "M32 58C15 46 7.5 37 7.5 25.5 7.5 16 14 10.5 20.5 10.500c5.5 0 9 3 11.5 8.5 2.5-5.5 6-8.5 11.5-8.5 6.5 0 13 5.5 13 15C56.5 37 49 46 32 58Z",
        "url(#life)",
      ) +
      '<ellipse cx="19" cy="21" rx="6" ry="4" fill="#fff" opacity=".65" transform="rotate(-36 19 21)"/>',
  );

const hexagon = (y: number, fill: string): string =>
  path(`M32 ${2 + y}L58 ${17 + y}V${47 + y}L32 ${62 + y}L6 ${47 + y}V${17 + y}Z`, fill);

/** A Monster token of the base pile or of the second one, 64 × 72. */
export function tokenPicture(kind: "base" | "leviathan"): string {
  return pictured(`token-${kind}`, 64, 72, () => {
    const isSecond = kind === "leviathan";
    const colour = isSecond ? "#2f7f8c" : "#9a5a4c";
    const size = isSecond ? 37 : 42;
    return (
      hexagon(8, dark(colour, 0.72)) +
      hexagon(4, dark(colour, 0.5)) +
      hexagon(0, colour) +
      path("M32 2L58 17V47L32 62Z", dark(colour, 0.34)) +
      `<path d="M32 7L53.5 19.500V44.500L32 57L10.5 44.500V19.500Z" fill="none" stroke="${pale(colour, 0.45)}" stroke-width="1.8" opacity=".8"/>` +
      placed(
        emblemIn(isSecond ? "leviathan" : "monster-token", size, pale(colour, 0.75)),
        32 - size / 2,
        32 - size / 2,
      )
    );
  });
}

/** The lighthouse on a Sentinel token; its rim is the owner's colour. 64 × 64. */
export const sentinelPicture = (): string =>
  pictured(
    "sentinel",
    64,
    64,
    () =>
      disc(32, 32, 26, "#0c222c") +
      path("M32 6a26 26 0 0 0-26 26c0 7 3 13 7 17.500C12 34 19 17 32 6Z", "#1b3d49") +
      placed(emblemIn("sentinel", 36, "#ffe9b0"), 14, 9),
  );

export function figurePicture(figure: "kraken" | "scourge"): string {
  return pictured(`figure-${figure}`, 120, 152, async () => {
    const { krakenFigure, scourgeFigure } = await import("./figures");
    return placed(figure === "kraken" ? krakenFigure() : scourgeFigure(), 0, 6);
  });
}

export function leviathanPicture(id: string): string {
  return pictured(`leviathan-${id}`, 200, 280, async () =>
    (await import("./leviathans")).leviathanDrawing(Number(id)),
  );
}

export function lootPicture(value: number): string {
  return pictured(`loot-${value}`, 200, 280, async () => (await import("./loot")).lootCard(value));
}

/** The wall with its watch-fires, 920 × 30. */
export const wallPicture = (): string =>
  pictured("wall", 920, 30, () => {
    let wall = "M0 30V10";
    for (let x = 0; x < 920; x += 20) wall += `h10v-5h10v5`;
    const fires = [60, 188, 316, 444, 572, 700, 828]
      .map(
        (x) =>
          disc(x, 17, 15, "#ffb36b", 0.16) +
          disc(x, 17, 6, "#ffb36b", 0.3) +
          disc(x, 17, 2.4, "#ffe0a0"),
      )
      .join("");
    return path(`${wall}V30Z`, "#2a1216") + fires;
  });

/** Upright rays and a heavy sea: where a Kraken comes from. */
function krakenGround(value: number): string {
  const colour = RACE_COLOURS.kraken;
  const random = rng(value * 31 + 5);
  let bubbles = "";
  for (let i = 0; i < 9; i++) {
    bubbles += ring(
      (10 + random() * 180).toFixed(0),
      (20 + random() * 220).toFixed(0),
      1.6,
      "#eaf4f2",
      1,
      0.35,
    );
  }
  const id = `kraken-ground-${value}`;
  return (
    `<radialGradient id="${id}" cx=".5" cy=".5" r=".72"><stop offset="0" stop-color="${mix(colour, "#0f4152", 0.5)}"/><stop offset="1" stop-color="${mix(colour, NAVY, 0.9)}"/></radialGradient>` +
    `<rect width="200" height="280" fill="url(#${id})"/>` +
    path("M20-5L80-5L30 290L-60 290Z", "#fff", ' opacity=".05"') +
    bubbles +
    (value > 2 ? ring(107, 136, 88, pale(colour, 0.2), 1.6, 0.4) : "")
  );
}

function krakenCard(value: number, { allyCard }: Cards): string {
  const scale = 0.78 + value * 0.04;
  const x = 107 - 100 * scale;
  const y = 138 - 150 * scale;
  let nebulisRow = "";
  for (let at = 0; at < value - 1; at++) {
    nebulisRow += placed(nebulis(`nebulis-${value}-${at}`), 28, 134 + at * 29, 0, 0.44);
  }
  const drawing = krakenGround(value) + placed(krakenCreature(RACE_COLOURS.kraken), x, y, 0, scale);
  return allyCard(KRAKEN, value, drawing) + nebulisRow;
}

/** The parchment square of a special Ally. */
function specialMark(special: "pearls" | "dice"): string {
  return group(
    '<rect x="17" y="137" width="50" height="46" rx="9" fill="#000" opacity=".35"/>' +
      `<rect x="17" y="134" width="50" height="46" rx="9" fill="#efe2c2" stroke="${GOLD}" stroke-width="2"/>` +
      placed(emblemIn(special === "dice" ? "two-dice" : "pearl-plus", 36, "#3a1f14"), 24, 139),
  );
}

async function ally(face: string): Promise<string> {
  const { race, value, special } = allyOf(face);
  const cards = await import("../art/cards");
  if (race === KRAKEN) return krakenCard(value, cards);
  return cards.allyCard(race ?? "crab", value) + (special ? specialMark(special) : "");
}

export const FURTHER: Further = { ally, face: faceOf };
