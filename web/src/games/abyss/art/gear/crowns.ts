/** Crowns, helmets and what else is worn for rank. */

import { BONE, BRONZE, GOLD, STEEL, dark, pale } from "../colour";
import { disc, each, gem, group, limb, line, path, pearl } from "../pen";
import { half, halfLine, mirrored, turnedX } from "../mirror";
import type { Part } from "../types";

export const CROWNS = {
  none: () => "",
  crest: (guild, look) => {
    const m = look.metal || STEEL;
    return (
      half("M120.4 0C104 6 96 18 98 34l22.4-2Z", guild) +
      halfLine("M104 12l10 20M112 4l4 26", dark(guild, 0.45), 2) +
      half("M120.4 28C95 28 79 47 79 76l10-1c6-12 17-17 31.4-17Z", pale(m, 0.1)) +
      half("M120.4 32C100 32 88 44 85 60c10-10 22-14 35.4-14Z", pale(m, 0.5), pale(m, 0.05)) +
      half("M79 74l-2 34c4 9 11 15 18 19l-4-34Z", dark(m, 0.15)) +
      half("M120.4 56l-4 2v28l4 6Z", pale(m, 0.25)) +
      halfLine("M81 74c8-11 22-17 39.4-17", GOLD, 2.4)
    );
  },
  horns: (_guild, look) => {
    const m = look.metal || BRONZE;
    return (
      mirrored(
        limb(96, 52, 76, 46, 62, 32, 64, 4, 17, 3, pale(BONE, 0.05)),
        limb(96, 52, 76, 46, 62, 32, 64, 4, 17, 3, dark(BONE, 0.3)),
      ) +
      half("M120.4 30C98 30 84 46 83 70l8 2c5-10 16-15 29.4-15Z", pale(m, 0.05)) +
      half("M120.4 26l-4 8v28l4 8Z", pale(m, 0.35)) +
      halfLine("M84 70c8-9 20-14 36.4-14", GOLD, 2.4) +
      mirrored(disc(92, 60, 2.2, GOLD) + disc(102, 54, 2.2, GOLD))
    );
  },
  spikes: (guild, look) => {
    const m = look.metal || STEEL;
    return (
      half("M120.4 8l-6 26-10-18-1 21-13-12 4 20-13-5 8 18 30-9Z", dark(m, 0.1)) +
      half("M120.4 36C100 36 87 48 84 68l8 2c6-9 16-13 28.4-13Z", pale(m, 0.2)) +
      gem(120, 52, 7, guild)
    );
  },
  coral: (_guild, look) => {
    const c = look.gear || "#e2765f";
    let s = "";
    s += each(
      [
        [120, 52, 120, 6],
        [108, 52, 100, 14],
        [97, 56, 82, 24],
      ],
      (x, y, r, k) => line(`M${x} ${y}L${r} ${k}`, "@", 5.5),
    );
    s += line("M104 32l-12-4M101 22l8-8M90 40l-12 2M88 34l4-12", "@", 4.5);
    return (
      mirrored(s.replace(/@/g, pale(c, 0.06)), s.replace(/@/g, dark(c, 0.32))) +
      line("M120 52V8", pale(c, 0.1), 5.5) +
      line("M120 26l-8-9M120 22l8-9", pale(c, 0.1), 4) +
      half("M120.4 48c-14 0-26 4-34 12l3 8c8-7 19-10 31-10Z", GOLD) +
      pearl(120, 54, 5) +
      mirrored(pearl(103, 57, 3.2))
    );
  },
  diadem: (guild, look) =>
    half("M120.4 18c-6 10-8 18-8 26-10 0-20 4-27 12l3 9c8-8 19-11 32.4-11Z", GOLD) +
    half("M120.4 24c-4 8-5 14-5 20l5 2Z", pale(GOLD, 0.5)) +
    gem(120, 46, 8, look.gear || guild) +
    mirrored(pearl(104, 50, 3.6) + pearl(93, 57, 3)),
  mitre: (guild, look) => {
    const c = look.gear || guild;
    return (
      half("M120.4 2C104 10 92 26 90 48l-4 18c10-8 22-11 34.4-11Z", dark(c, 0.18)) +
      half("M120.4 8c-5 5-8 12-9 20l1 28h8.4Z", GOLD) +
      half("M120.4 14c-3 4-4 8-5 14v26h5Z", dark(c, 0.3)) +
      halfLine("M88 58c9-6 20-9 32.4-9", GOLD, 3) +
      disc(120, 34, 6, pale(c, 0.5)) +
      disc(118, 32, 2, "#fff")
    );
  },
  antlers: (guild, look) => {
    const c = look.gear || BONE;
    const s =
      limb(100, 54, 88, 42, 80, 28, 84, 6, 8, 3, "@") +
      limb(88, 36, 76, 34, 68, 28, 64, 16, 6, 2, "@") +
      limb(84, 22, 78, 18, 74, 12, 74, 4, 5, 2, "@");
    return (
      mirrored(s.replace(/@/g, pale(c, 0.1)), s.replace(/@/g, dark(c, 0.32))) +
      half("M120.4 48c-13 0-24 4-32 12l3 7c8-6 18-9 29-9Z", dark(GOLD, 0.1)) +
      gem(120, 52, 7, guild)
    );
  },
  circlet: (guild, look) =>
    halfLine("M85 66c8-8 20-13 35.4-14", GOLD, 4) +
    halfLine("M85 64c8-8 20-13 35.4-14", pale(GOLD, 0.5), 1.2) +
    gem(120, 52, 9, look.gear || guild),
  stars: () => {
    let s = "";
    s += each(
      [
        [-2, 18],
        [-1, 10],
        [0, 6],
        [1, 10],
        [2, 18],
      ],
      (r, k) => {
        const x = 120 + r * 19;
        const y = k + 8;
        return (
          line(`M${x} ${y}L${120 + r * 14} 52`, GOLD, 2) +
          path(`M${x} ${y - 8}l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z`, pale(GOLD, 0.5))
        );
      },
    );
    return s + half("M120.4 48c-13 0-25 4-33 12l3 7c8-6 18-9 30-9Z", GOLD);
  },
  tiara: (_guild, look) => {
    const c = look.gear || "#7fd9e6";
    return (
      half("M120.4 48c-12 0-22 3-30 10l2 8c8-6 18-8 28-8Z", dark(STEEL, 0.1)) +
      mirrored(
        path("M96 56L84 22l18 30Z", pale(STEEL, 0.4)) +
          path("M107 52L102 8l14 42Z", pale(STEEL, 0.25)),
        path("M96 56L84 22l18 30Z", dark(STEEL, 0.2)) +
          path("M107 52L102 8l14 42Z", dark(STEEL, 0.3)),
      ) +
      path("M116 50l4-58 5 58Z", pale(STEEL, 0.5)) +
      gem(120, 54, 7, c)
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
  candles: () => {
    let s = "";
    s += each(
      [
        [-28, 10],
        [-14, 2],
        [0, -2],
        [14, 2],
        [28, 10],
      ],
      (r, k) => {
        const x = turnedX(120 + r);
        const y = k + 30;
        return (
          disc(x, y - 14, 15, "#ffd98a", 0.16) +
          path(`M${x - 4} ${y + 22}V${y}h8v22Z`, "#f1e8d6") +
          path(`M${x} ${y + 22}V${y}h4v22Z`, "#b8ad97") +
          path(`M${x} ${y - 17}c5 6 5 12 0 15-5-3-5-9 0-15Z`, "#ffc763") +
          path(`M${x} ${y - 11}c2.5 3 2.5 6 0 8-2.5-2-2.5-5 0-8Z`, "#fff6dc")
        );
      },
    );
    return (
      s +
      half("M120.4 46c-14 0-28 4-37 12l3 9c9-7 21-10 34-10Z", dark(BRONZE, 0.15)) +
      halfLine("M85 60c9-7 21-10 35.4-10", pale(BRONZE, 0.4), 1.5)
    );
  },
  guardhelm: (guild, look) => {
    const m = look.metal || STEEL;
    return (
      half("M120.4 22C98 22 82 38 80 64c12-6 26-8 40.4-8Z", pale(m, 0.08)) +
      half("M120.4 26C102 26 90 36 86 52c10-7 22-10 34.4-10Z", pale(m, 0.45), pale(m, 0.02)) +
      half("M72 66c14-10 30-14 48.4-14v10c-16 0-32 4-44 12Z", dark(m, 0.1)) +
      halfLine("M74 67c13-9 29-13 46.4-13", GOLD, 2.2) +
      half("M120.4 10l-8 16v14l8 4Z", guild) +
      mirrored(
        path("M84 52L70 30l20 12Z", pale(m, 0.2)),
        path("M84 52L70 30l20 12Z", dark(m, 0.3)),
      ) +
      disc(120, 46, 5, GOLD)
    );
  },
} satisfies Record<string, Part>;
