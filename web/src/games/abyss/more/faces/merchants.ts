/** Further merchants: their faces, and the parts that nobody else has. */

import { BONE, BRONZE, GOLD, INK, NAVY, STEEL, dark, mix, pale } from "../../art/colour";
import { eyes, half, halfLine, mirrored, turnedX } from "../../art/mirror";
import { disc, each, gem, group, line, path, pearl, pick, placed } from "../../art/pen";
import type { Parts, Portrait } from "../../art/portrait";
import type { Head, Part } from "../../art/types";
import { SEAL } from "./seal";

const HEADS = {
  /** Pufferfish. */
  puffer: (skin, look) => {
    let s = "";
    const m = pale(mix(skin, BONE, 0.7), 0.2);
    for (let i = 0; i < 26; i++) {
      const a = (i * Math.PI * 2) / 26 + 0.06;
      const x = 120 + 58 * Math.cos(a);
      s += path(
        `M${(120 + 55 * Math.cos(a - 0.07)).toFixed(1)} ${(90 + 51 * Math.sin(a - 0.07)).toFixed(1)}L${(120 + 69 * Math.cos(a)).toFixed(1)} ${(90 + 65 * Math.sin(a)).toFixed(1)}L${(120 + 55 * Math.cos(a + 0.07)).toFixed(1)} ${(90 + 51 * Math.sin(a + 0.07)).toFixed(1)}Z`,
        x < 120 ? pale(skin, 0.3) : dark(skin, 0.2),
      );
    }
    return (
      mirrored(
        path("M70 92C54 82 44 86 36 98c8 4 10 8 9 15 10-3 18-3 27 2Z", dark(skin, 0.02)) +
          line("M66 96c-10-3-17-1-23 4M66 102c-8 0-12 2-16 6", dark(skin, 0.4), 1.6),
      ) +
      s +
      half("M120.4 34C88 34 62 58 62 90s26 56 58.4 56Z", pale(skin, 0.08)) +
      half("M120.4 38C96 38 76 52 70 74c14-12 31-17 50.4-17Z", pale(skin, 0.34), dark(skin, 0.04)) +
      half("M63 98c14 8 36 12 57.4 12v36C88 146 66 126 63 98Z", m, dark(m, 0.28)) +
      mirrored(
        each(
          [
            [96, 50, 5],
            [82, 64, 4],
            [108, 60, 3.5],
            [94, 68, 3],
            [76, 78, 3],
          ],
          (x, y, r) => disc(x, y, r, dark(skin, 0.45), 0.55),
        ),
      ) +
      mirrored(
        each(
          [
            [78, 112],
            [90, 124],
            [104, 132],
            [92, 108],
            [108, 118],
          ],
          (x, y) => path(`M${x - 3} ${y}l3-8 3 8Z`, dark(m, 0.35)),
        ),
      ) +
      mirrored(disc(91, 87, 15, pale(skin, 0.2)) + disc(91, 87, 12.5, dark(skin, 0.4))) +
      eyes(91, 87, look.eye || "round", look.glow, 1.15) +
      half("M120.4 98c-8-2-14 1-15 7 2 7 8 9 15 8Z", pale("#c9857a", 0.1), dark("#c9857a", 0.3)) +
      half("M120.4 102c-4 0-7 1-8 3 2 3 4 4 8 4Z", dark(skin, 0.75)) +
      half("M120.4 102h-6v5h6Z", BONE, dark(BONE, 0.2))
    );
  },
  /** Sea urchin: a pincushion with a face. */
  urchin: (skin, look) => {
    let s = "";
    for (let i = 0; i < 44; i++) {
      const a = (i * Math.PI) / 22;
      const R = pick([92, 74, 84, 66], i);
      const w = 0.045;
      const f =
        Math.cos(a) < 0
          ? i % 2
            ? pale(skin, 0.28)
            : dark(skin, 0.05)
          : i % 2
            ? dark(skin, 0.12)
            : dark(skin, 0.42);
      s += path(
        `M${(120 + 40 * Math.cos(a - w * 1.5)).toFixed(1)} ${(90 + 40 * Math.sin(a - w * 1.5)).toFixed(1)}L${(120 + R * Math.cos(a)).toFixed(1)} ${(90 + R * Math.sin(a)).toFixed(1)}L${(120 + 40 * Math.cos(a + w * 1.5)).toFixed(1)} ${(90 + 40 * Math.sin(a + w * 1.5)).toFixed(1)}Z`,
        f,
      );
    }
    return (
      s +
      half("M120.4 44C92 44 74 64 74 90s18 46 46.4 46Z", dark(skin, 0.04)) +
      half("M120.4 48C100 48 86 58 80 74c12-8 25-11 40.4-11Z", pale(skin, 0.34), dark(skin, 0.12)) +
      halfLine("M106 46c-6 10-8 20-8 30M92 54c-4 6-6 12-7 18", dark(skin, 0.35), 1.8) +
      mirrored(
        each(
          [
            [102, 54],
            [99, 62],
            [88, 60],
            [112, 52],
            [112, 60],
            [86, 68],
          ],
          (x, y) => disc(x, y, 1.9, pale(skin, 0.6), 0.8),
        ),
      ) +
      eyes(103, 92, look.eye || "lid", look.glow, 1) +
      halfLine("M109 116c4-3 7-4 11.4-4", dark(skin, 0.66), 2.6) +
      halfLine("M112 122c3 1.5 5 2 8.4 2", dark(skin, 0.5), 1.8)
    );
  },
} satisfies Record<string, Head>;

const GEAR = {
  tophat: (guild, look) => {
    const c = look.gear || "#22303a";
    return (
      half("M120.4-2C106-2 96 0 92 4l5 44h23.4Z", pale(c, 0.1)) +
      half("M120.4-2c-6 0-11 .5-15 1.5L108 48h12.4Z", pale(c, 0.3), pale(c, 0.02)) +
      half("M96 36c8-2 16-3 24.4-3v12c-8 0-16 1-23 3Z", guild) +
      half("M120.4 42C102 42 82 46 72 54c10 7 30 9 48.4 9Z", c) +
      halfLine("M74 54c12-5 28-7 46.4-7", pale(c, 0.4), 1.6) +
      gem(120, 40, 6, GOLD)
    );
  },
  slipcrown: (_guild, look) =>
    group(
      path("M88 52L84 14l18 16 18-24 18 24 18-16-4 38c-20-7-44-7-64 0Z", GOLD) +
        path("M120 6l18 24 18-16-4 38c-10-4-21-5-32-5Z", dark(GOLD, 0.32)) +
        path("M88 52c20-7 44-7 64 0l-1 9c-20-7-42-7-62 0Z", pale(GOLD, 0.3)) +
        gem(120, 36, 7, look.gear || "#c4473c") +
        pearl(102, 42, 4) +
        pearl(138, 42, 4) +
        pearl(84, 13, 4) +
        pearl(120, 5, 4.6) +
        pearl(156, 13, 4),
      ' transform="rotate(11 120 50)"',
    ),
  specs: () =>
    mirrored(
      `<circle cx="103" cy="92" r="13.5" fill="#dff6f4" fill-opacity=".16" stroke="${GOLD}" stroke-width="3"/>` +
        line("M95 87q4-6 9-6", "#fff", 2, ' opacity=".8"') +
        line("M90 90L74 84", GOLD, 2.4),
    ) + line(`M${turnedX(115)} 90q5-4 ${(turnedX(125) - turnedX(115)).toFixed(1)} 0`, GOLD, 2.6),
} satisfies Record<string, Part>;

const PROPS = {
  ledger: () =>
    placed(
      path("M-26-34h46c6 0 8 4 8 8v52h-54Z", pale(BONE, 0.14)) +
        path("M-26-34h46c6 0 8 4 8 8l-10 0v-8Z", dark(BONE, 0.3)) +
        line("M-18-22h26M-18-12h36M-18-2h36", dark(BONE, 0.5), 2) +
        line("M-18 20l8-8 8 4 10-14 10 2", "#3f8f6e", 3) +
        disc(14, 18, 0, "#000") +
        disc(12, -24, 7, "#c7483f") +
        line("M8-18l-2 9 6-3 5 3-1-9", "#c7483f", 3),
      42,
      176,
      -10,
    ),
  chest: () =>
    disc(48, 160, 40, "#ffe9b0", 0.12) +
    path("M14 176h70v38H14Z", dark(BRONZE, 0.12)) +
    path("M14 176h70v9H14Z", dark(BRONZE, 0.5)) +
    path("M12 168l6-34c20-10 46-10 66 0l6 34Z", dark(BRONZE, 0.02)) +
    path("M18 166l5-26c16-8 38-8 54 0l5 26Z", dark(BRONZE, 0.55)) +
    each(
      [
        [26, 172, 7],
        [40, 168, 8],
        [56, 168, 8],
        [72, 172, 7],
        [33, 162, 7],
        [48, 158, 8],
        [64, 162, 7],
      ],
      (x, y, r) => pearl(x, y, r),
    ) +
    path("M14 178h70v6H14Z", GOLD) +
    path("M42 180h14v16H42Z", GOLD) +
    disc(49, 187, 2.6, INK) +
    line("M26 186v28M72 186v28", dark(GOLD, 0.2), 3.6),
  needle: () =>
    placed(
      path("M-30 0C-16-18 16-18 32 0 16 18-16 18-30 0ZM-26 0l-18-15 5 15-5 15Z", "#8fc0b4") +
        path("M-30 0C-16 18 16 18 32 0Z", dark("#8fc0b4", 0.32)) +
        line("M-12-12v24M-3-14v28M6-14v28M15-12v24", pale(BONE, 0.2), 2.2) +
        line("M20-5l6 6M26-5l-6 6", NAVY, 2.4),
      48,
      196,
      -10,
    ) +
    line("M63 186C84 176 86 150 66 138", "#e0574a", 2.2) +
    placed(
      path("M-3.4 48L0-62 3.4 48c1.5 8-8.3 8-6.8 0Z", pale(STEEL, 0.55)) +
        path("M0-62L3.4 48H0Z", dark(STEEL, 0.15)) +
        `<ellipse cx="0" cy="44" rx="1.6" ry="5" fill="${NAVY}"/>`,
      42,
      156,
      30,
    ),
  weapons: () =>
    placed(
      line("M0 90V-60", dark(BRONZE, 0.3), 5) +
        path("M0-92l8 26-8 8-8-8Z", pale(STEEL, 0.3)) +
        path("M0-92l8 26-8 8Z", dark(STEEL, 0.2)),
      196,
      130,
      16,
    ) +
    placed(
      path("M-5 30L-3-60 0-72 4-60 5 30Z", pale(STEEL, 0.35)) +
        path("M0-72l4 12 1 90H0Z", dark(STEEL, 0.2)) +
        path("M-14 28h28v6h-28Z", GOLD) +
        path("M-3 34h6v20h-6Z", dark(BRONZE, 0.3)),
      176,
      118,
      2,
    ) +
    placed(
      line("M0 80V-40", dark(BRONZE, 0.2), 5) +
        path("M2-48c12-10 22-10 30-6-6 12-6 24 0 36-12 2-22-2-30-10Z", STEEL) +
        path("M22-55c4-1 8 0 10 1-6 12-6 24 0 36-4 1-7 0-10-1-4-12-4-24 0-36Z", pale(STEEL, 0.5)),
      212,
      146,
      10,
    ),
} satisfies Record<string, Part>;

const PARTS: Partial<Parts> = { heads: { ...SEAL, ...HEADS }, gear: GEAR, props: PROPS };

const FACES: Record<string, Portrait> = {
  shareholder: {
    head: "seal",
    skin: "#a08a78",
    tusk: true,
    gear: "tophat",
    gt: "translate(0 -2)",
    gearc: "#2a2f3a",
    halo: "columns",
    prop: "ledger",
    glow: "#ffe9b0",
    turn: 0.45,
    tilt: 3,
    hs: 0.9,
    dy: 4,
  },
  inheritor: {
    head: "puffer",
    skin: "#d9b35c",
    gear: "slipcrown",
    gt: "translate(10 -8) scale(.92)",
    halo: "scallop",
    prop: "chest",
    glow: "#bfe8ff",
    eye: "lid",
    turn: -0.4,
    tilt: -4,
    hs: 0.94,
  },
  taxidermist: {
    head: "urchin",
    skin: "#8a5a86",
    gear: "specs",
    halo: "net",
    prop: "needle",
    glow: "#ffe9b0",
    turn: 0.4,
    tilt: 6,
    hs: 0.95,
  },
  arms_dealer: {
    head: "octopus",
    skin: "#a8483f",
    gear: "turban",
    gt: "translate(8 -16) scale(.94)",
    gearc: "#3f7f8c",
    halo: "rays",
    prop: "weapons",
    glow: "#ffe28a",
    turn: -0.5,
    tilt: -5,
    hs: 0.9,
    dy: 4,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
