/** Hats, cloths and glasses. */

import { BONE, BRONZE, GOLD, INK, dark, pale } from "../colour";
import { disc, each, gem, leaf, limb, line, oval, path, pearl, placed, eachOf } from "../pen";
import { eye, half, halfLine, mirrored, turnedX } from "../mirror";
import type { Part } from "../types";

export const HATS = {
  wreath: (_guild, look) => {
    const c = look.gear || "#7f9a3d";
    let s = "";
    s += each(
      [
        [86, 66, -62],
        [90, 58, -50],
        [96, 51, -36],
        [103, 46, -22],
        [111, 43, -8],
      ],
      (x, y, r) => leaf(x, y, 20, 7, r, c) + leaf(x, y, 15, 6, r - 52, dark(c, 0.2)),
    );
    return (
      mirrored(s) +
      leaf(120, 44, 26, 9, 0, c) +
      mirrored(disc(92, 64, 4, "#e3b23c") + disc(106, 52, 4, "#e3b23c")) +
      disc(120, 50, 5, "#e3b23c")
    );
  },
  limpet: (_guild, look) => {
    const c = look.gear || "#b39a5b";
    return (
      half("M120.4 12C106 24 88 44 58 60c-3 5 2 9 8 9 16-3 34-5 54.4-5Z", dark(c, 0.06)) +
      halfLine(
        "M118 20C106 34 92 48 72 60M118 26c-7 14-16 26-26 36M119 34c-3 10-6 20-10 30",
        dark(c, 0.36),
        2,
      ) +
      half("M58 61c18-2 40-4 62.4-4v8c-22 0-42 2-56 5-6 0-9-5-6-9Z", pale(c, 0.25)) +
      halfLine("M66 66c16-3 34-4 54.4-4", dark(c, 0.4), 1.6)
    );
  },
  turban: (guild, look) => {
    const c = look.gear || guild;
    return (
      half("M120.4 14C96 14 80 32 80 58l6 12c8-9 20-13 34.4-13Z", pale(c, 0.1)) +
      half("M120.4 14c-14 8-26 22-32 42l-8 4c0-26 16-46 40.4-46Z", pale(c, 0.38), pale(c, 0.02)) +
      line("M156 34C138 28 108 36 86 60M148 22C130 20 108 26 92 42", dark(c, 0.4), 2.2) +
      path("M120 48c-6-18-4-34 8-44 6 16 4 32-4 44Z", BONE) +
      line("M122 46c0-14 2-26 5-34", dark(BONE, 0.5), 1.4) +
      pearl(120, 50, 7)
    );
  },
  hat: (guild, look) => {
    const c = look.gear || dark(guild, 0.45);
    return (
      half("M120.4 14C104 12 94 20 92 38l-2 12h30.4Z", pale(c, 0.1)) +
      half("M120.4 44C96 44 70 48 50 58c10 9 38 10 70.4 10Z", c) +
      halfLine("M54 58c18-5 42-7 66.4-7", pale(c, 0.4), 1.8) +
      half("M120.4 42c-12 0-22 1-29 3l-1 6c9-2 19-3 30-3Z", GOLD) +
      limb(146, 44, 168, 30, 176, 14, 170, 2, 12, 2, pale(guild, 0.25)) +
      pearl(146, 44, 5)
    );
  },
  tricorn: (guild, look) => {
    const c = look.gear || "#241d26";
    return (
      half("M120.4 18C102 18 92 30 91 50h29.4Z", pale(c, 0.1)) +
      half("M120.4 34C100 34 78 30 60 22c-4 14 2 28 14 38 14 6 30 8 46.4 8Z", pale(c, 0.06)) +
      half("M120.4 44C104 44 84 42 68 36c2 8 6 14 12 18 12 5 26 7 40.4 7Z", dark(c, 0.4)) +
      halfLine("M60 22c16 9 40 12 60.4 12M62 24c0 12 4 22 13 32", GOLD, 2.2) +
      limb(140, 44, 158, 26, 176, 18, 190, 24, 11, 2, pale(guild, 0.2)) +
      line("M141 44c14-14 28-20 44-20", dark(guild, 0.3), 1.2) +
      gem(141, 46, 5, GOLD)
    );
  },
  domino: (_guild, look) =>
    half("M120.4 84c-8-7-24-9-36-2-1 12 6 20 16 20 9 0 13-6 20-8Z", "#15161d", "#0c0d13") +
    halfLine("M84 84l-8-5", "#15161d", 4) +
    mirrored(
      path("M92 91c5-6 15-6 20 0-5 5-15 5-20 0Z", "#dfe8e6") +
        disc(102, 91, 3.6, look.glow) +
        disc(102, 91, 1.8, INK),
    ) +
    halfLine("M86 84c10-5 24-4 34 3", pale("#15161d", 0.35), 1.4),
  bandana: (_guild, look) => {
    const c = look.gear || "#b5433a";
    return (
      path("M84 64C96 48 118 42 146 56c6 4 10 9 12 14-24-10-52-8-76 6Z", c) +
      path("M84 64C96 48 118 42 146 56c-26-4-46 2-62 18Z", pale(c, 0.25)) +
      path(
        "M86 70c-14 2-26 10-34 24 12-2 20-6 26-14-2 10-2 18 2 26 6-10 8-22 8-34Z",
        dark(c, 0.22),
      ) +
      each(
        [
          [104, 58],
          [118, 54],
          [132, 57],
          [112, 66],
          [128, 65],
        ],
        (x, y) => disc(x, y, 2, BONE, 0.85),
      )
    );
  },
  kerchief: (_guild, look) => {
    const c = look.gear || "#c4473c";
    return (
      half("M120.4 104c-12-6-24-6-35-2 2 16 10 30 20 39 4 4 9 12 15 19Z", c) +
      halfLine("M90 112c10-3 20-2 30.4 3M97 126c7-2 14-2 23.4 2", dark(c, 0.35), 1.8) +
      halfLine("M85.5 101c12-3 24-2 35 3", pale(c, 0.4), 1.6)
    );
  },
  eyepatch: () =>
    line("M84 66L150 100", "#15161d", 3) +
    oval(turnedX(138), 90, 11.5, 10, "#15161d") +
    line(`M${turnedX(138) - 6} 84q6-4 12 0`, pale("#15161d", 0.4), 1.4),
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
  specs: () =>
    mirrored(
      `<circle cx="103" cy="92" r="13.5" fill="#dff6f4" fill-opacity=".16" stroke="${GOLD}" stroke-width="3"/>` +
        line("M95 87q4-6 9-6", "#fff", 2, ' opacity=".8"') +
        line("M90 90L74 84", GOLD, 2.4),
    ) + line(`M${turnedX(115)} 90q5-4 ${(turnedX(125) - turnedX(115)).toFixed(1)} 0`, GOLD, 2.6),
  loupe: (_guild, look) =>
    line("M92 62C78 66 70 74 66 86", dark(BRONZE, 0.1), 3) +
    `<circle cx="108" cy="75" r="19" fill="#bff0e8" fill-opacity=".14" stroke="${GOLD}" stroke-width="4.5"/>` +
    line("M98 70q4-8 12-8", "#fff", 2.4, ' opacity=".85"') +
    line("M126 68L166 56", dark(BRONZE, 0.1), 3) +
    eye(109, 76, "slit", look.glow, 1.5),
  decor: () => {
    const corals = eachOf<[number, number, number, string]>(
      [
        [96, 64, -26, "#e2765f"],
        [140, 64, 24, "#c95f86"],
        [122, 56, 0, "#e6c66a"],
      ],
      (x, y, turn, colour) =>
        placed(line("M0 0V-26M0-8l-8-8v-6M0-14l8-7v-5", colour, 5), x, y, turn),
    );
    return (
      leaf(84, 72, 34, 9, -52, "#7f9a3d") +
      leaf(156, 72, 34, 9, 50, "#5f7a35") +
      corals +
      path(
        "M104 64c-2-12 6-18 16-18s18 6 16 18c-5-3-8-3-11 0-3-3-7-3-10 0-3-3-6-3-11 0Z",
        "#d9c29a",
      ) +
      placed(
        `<circle r="6" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
          path("M-1.8 5h3.6v20h-3.6ZM1.5 17h6v3h-6ZM1.5 22h5v3h-5Z", GOLD),
        82,
        70,
        24,
      ) +
      pearl(110, 60, 5) +
      pearl(152, 68, 5.5) +
      gem(134, 62, 6, "#7fd9e6")
    );
  },
  rag: (_guild, look) => {
    const c = look.gear || "#d9cfb4";
    return (
      half("M120.4 28C100 28 84 42 80 64c12-8 26-11 40.4-11Z", c) +
      halfLine("M92 50c8-6 18-9 28.4-9M86 60c10-7 21-9 34.4-9", dark(c, 0.3), 1.6) +
      path("M154 56c10 0 18 5 22 14-10 0-16-2-20-6 2 8 0 14-5 19-4-8-5-18 3-27Z", dark(c, 0.3))
    );
  },
  strawband: (_guild, look) => {
    const c = look.gear || "#c7a65a";
    return (
      half("M120.4 20C102 20 92 30 90 46l30.4-2Z", pale(c, 0.16)) +
      half("M120.4 40C98 40 70 46 56 60c14 4 38 2 64.4-4Z", c) +
      halfLine("M60 59c18-8 38-12 60.4-13M70 58c16-6 32-9 50-9", dark(c, 0.35), 1.4) +
      half("M91 40c9-3 18-4 29.4-4v8c-10 0-20 1-30 4Z", "#7f9a3d") +
      leaf(146, 42, 22, 7, 46, "#8fae4a")
    );
  },
} satisfies Record<string, Part>;
