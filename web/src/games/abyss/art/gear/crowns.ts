/** Crowns, helmets and what else is worn for rank. */

import { BONE, BRONZE, GOLD, STEEL, dark, pale } from "../colour";
import { disc, each, gem, limb, line, path, pearl } from "../pen";
import { half, halfLine, mirrored } from "../mirror";
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
} satisfies Record<string, Part>;
