/** Hats, cloths and glasses. */

import { BONE, GOLD, dark, pale } from "../colour";
import { disc, each, leaf, limb, line, path, pearl } from "../pen";
import { half, halfLine, mirrored } from "../mirror";
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
