/** Heads of the sea's own people, and of what breathes air. */

import { BONE, dark, pale } from "../colour";
import { disc, each, path } from "../pen";
import { eyes, half, halfLine, mirrored } from "../mirror";
import type { Head } from "../types";

export const FOLK = {
  mer: (skin, look) =>
    half("M120.4 124H103c0 14-3 22-12 29l29.4 20Z", dark(skin, 0.3)) +
    half(
      "M92 92C76 74 60 66 42 70c8 7 11 13 11 20-5 5-7 12-5 19 10-6 16-5 22 2 7-4 15-6 23-4Z",
      pale(look.second || skin, 0.05),
    ) +
    halfLine(
      "M88 93C76 84 64 79 54 78M88 98C76 93 66 92 58 94M88 103c-9-2-17-1-25 3",
      dark(look.second || skin, 0.35),
      1.6,
    ) +
    half("M120.4 42C97 42 85 60 85 84c0 21 10 38 22 49 4.5 4 9 5 13.4 5Z", pale(skin, 0.16)) +
    half("M120.4 70c-2 4-3 8-5 10-8-6-18-6-26 1 2-12 14-17 31-17Z", dark(skin, 0.12)) +
    half("M85.5 90c1 18 9 32 20 42-4-14-8-26-9-38Z", dark(skin, 0.16), dark(skin, 0.45)) +
    eyes(102, 90, look.eye || "almond", look.glow) +
    half("M120.4 82l-3.5 21c-2 4-1 7 3.5 7Z", pale(skin, 0.36), dark(skin, 0.2)) +
    half("M120.4 119c-6-2-10 0-14 2 4 4 9 5.5 14 5.5Z", dark(skin, 0.5), dark(skin, 0.6)) +
    halfLine("M107 121c4 .8 9 .8 13.4 0", dark(skin, 0.7), 1.4) +
    halfLine("M90 106l8 4M91 112l8 4M94 118l7 4", dark(skin, 0.4), 1.6) +
    half("M120.4 46c-4 6-5 13-3.5 20l3.5 4Z", pale(skin, 0.42), pale(skin, 0.1)),
  seahorse: (skin, look) =>
    half("M97 74C84 66 72 68 60 80c6 2 9 6 9 12 9-3 17-2 27 1Z", pale(look.second || skin, 0.12)) +
    halfLine("M94 78c-9-4-17-4-26 2M94 86c-7-2-13-1-19 2", dark(look.second || skin, 0.4), 1.5) +
    half("M120.4 128H104c2 14-2 22-11 28l27.4 16Z", dark(skin, 0.32)) +
    halfLine("M104 138c5 3 10 4 16.4 4M101 148c6 3 12 4 19.4 4", dark(skin, 0.55), 2) +
    half("M120.4 16l-6 16-11-9 1 17-13-4 6 19 23.4 4Z", pale(look.second || skin, 0.2)) +
    half(
      "M120.4 44C104 44 94 53 93 68c0 11 7 17 13 21 3 9 3.5 21 3.5 31-2.5 5-2 12 2.5 14.5 3 2 5.5 2.5 8.4 2.5Z",
      pale(skin, 0.16),
    ) +
    half("M120.4 48c-8 2-14 8-15 18 4-3 9-4 15-4Z", pale(skin, 0.42), pale(skin, 0.05)) +
    halfLine(
      "M109 96c4 1.5 7 2 11.4 2M110 104c3 1.5 6 2 10.4 2M110 112c3 1.5 6 2 10.4 2M110 120c3 1 6 1.5 10.4 1.5",
      dark(skin, 0.4),
      1.7,
    ) +
    half("M120.4 127c-4 0-7 2-8 5 2 3 5 4 8 4Z", dark(skin, 0.55)) +
    mirrored(disc(98, 70, 11.5, dark(skin, 0.14))) +
    eyes(98, 70, look.eye || "round", look.glow, 1) +
    disc(108, 56, 2, pale(skin, 0.6), 0.6) +
    disc(113, 68, 1.6, pale(skin, 0.6), 0.6),
  turtle: (skin, look) =>
    half("M120.4 120H100c0 16-6 28-20 36l40.4 20Z", dark(skin, 0.3)) +
    halfLine("M100 134c6 4 13 5 20.4 5M96 146c7 4 16 6 24.4 6", dark(skin, 0.52), 2.2) +
    half("M120.4 40C100 40 87 56 85 80c-1 20 9 36 21 46 5 4 10 8 14.4 13Z", pale(skin, 0.1)) +
    each(
      [
        [120, 50, 11],
        [105, 60, 9],
        [135, 60, 9],
        [120, 70, 9],
        [97, 74, 6],
        [143, 74, 6],
      ],
      (x, y, r) => {
        const corners: string[] = [];
        for (let k = 0; k < 6; k++) {
          const a = (k * Math.PI) / 3;
          corners.push(
            `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * 0.8 * Math.sin(a)).toFixed(1)}`,
          );
        }
        return path(
          `M${corners.join("L")}Z`,
          x > 122 ? dark(skin, 0.2) : pale(skin, 0.3),
          ` stroke="${dark(skin, 0.5)}" stroke-width="1.4"`,
        );
      },
    ) +
    half("M86 88c8-8 20-8 28 2-8 10-22 10-28-2Z", dark(skin, 0.35)) +
    eyes(100, 89, look.eye || "lid", look.glow, 0.95) +
    half(
      "M120.4 98c-10 2-18 8-22 18 6 10 14 16 22 24Z",
      pale(look.second || BONE, 0.1),
      dark(look.second || BONE, 0.3),
    ) +
    halfLine("M99 117c6-2 14-3 21.4-2", dark(skin, 0.65), 2) +
    halfLine("M114 106l2 1.5", dark(skin, 0.6), 2) +
    halfLine("M90 104c-2 4-2 7 0 11M95 110c-1 3-1 5 0 8", dark(skin, 0.5), 1.6),
} satisfies Record<string, Head>;
