/** Heads with arms. */

import { BONE, dark, mix, pale } from "../colour";
import { disc, each, group, limbs } from "../pen";
import { eyes, half, halfLine, mirrored, toTheRight } from "../mirror";
import type { Head } from "../types";

export const CEPHALOPODS = {
  squid: (skin, look) => {
    let s = "";
    s += limbs(
      [
        [100, 108, 90, 122, 82, 134, 92, 150, 11],
        [108, 112, 104, 128, 98, 142, 106, 158, 11],
        [116, 114, 116, 130, 112, 146, 117, 164, 10],
      ],
      3,
      () => "@",
    );
    return (
      half("M104 22C82 30 66 46 62 64c13 5 24 2 32-5Z", dark(skin, 0.08)) +
      group(s.replace(/@/g, dark(skin, 0.42)), ' transform="translate(0 -1)"') +
      group(s.replace(/@/g, dark(skin, 0.56)), toTheRight()) +
      half("M120.4 12C104 22 91 44 90 68c-.5 17 2 29 9 39 5 6 13 8 21.4 8Z", pale(skin, 0.1)) +
      half("M120.4 16c-10 9-18 24-21 42 6-10 13-16 21.4-18Z", pale(skin, 0.34), dark(skin, 0.1)) +
      disc(106, 66, 2.6, pale(skin, 0.5), 0.7) +
      disc(101, 76, 1.8, pale(skin, 0.5), 0.7) +
      disc(112, 76, 1.8, pale(skin, 0.5), 0.7) +
      disc(134, 68, 2.2, pale(skin, 0.3), 0.5) +
      disc(139, 78, 1.6, pale(skin, 0.3), 0.5) +
      eyes(98, 94, look.eye || "slit", look.glow, 1.15) +
      half("M86 82c7-6 16-6 23 2-8-2-16-1-22 3Z", dark(skin, 0.3))
    );
  },
  octopus: (skin, look) => {
    let s = "";
    s += limbs(
      [
        [94, 104, 78, 116, 64, 126, 58, 150, 14],
        [102, 108, 92, 124, 84, 138, 88, 160, 13],
        [112, 112, 110, 128, 104, 144, 112, 166, 12],
      ],
      3,
      () => "@",
    );
    return (
      mirrored(s.replace(/@/g, dark(skin, 0.22)), s.replace(/@/g, dark(skin, 0.5))) +
      mirrored(
        each(
          [
            [84, 118],
            [76, 128],
            [70, 138],
            [95, 126],
            [91, 138],
          ],
          (x, y) => disc(x, y, 2.2, pale(skin, 0.45), 0.6),
        ),
      ) +
      half("M120.4 18C90 18 72 42 76 70c2 15 10 24 15 35 7 8 18 10 29.4 10Z", pale(skin, 0.12)) +
      half("M120.4 22C100 22 84 36 82 56c8-12 22-20 38.4-20Z", pale(skin, 0.34), dark(skin, 0.12)) +
      each(
        [
          [98, 48, 5],
          [90, 60, 3],
          [108, 36, 3.5],
          [140, 46, 4],
          [148, 62, 3],
        ],
        (x, y, r) => disc(x, y, r, dark(skin, 0.3), 0.55),
      ) +
      half("M82 78c10-8 22-6 32 6l6.4 2v10C106 98 90 96 82 78Z", dark(skin, 0.3)) +
      eyes(101, 89, look.eye || "slit", look.glow, 1)
    );
  },
  nautilus: (skin, look) => {
    let s = "";
    s += limbs(
      [
        [94, 100, 84, 116, 78, 130, 84, 148, 9],
        [102, 104, 96, 122, 92, 136, 98, 154, 9],
        [110, 106, 106, 124, 104, 140, 109, 160, 9],
        [117, 107, 116, 126, 114, 142, 118, 164, 8],
      ],
      3,
      () => "@",
    );
    const k = look.second || BONE;
    return (
      half("M120.4 84c-16 0-28 4-32 14 2 12 16 18 32 18Z", dark(skin, 0.1)) +
      mirrored(s.replace(/@/g, pale(skin, 0.05)), s.replace(/@/g, dark(skin, 0.34))) +
      eyes(100, 98, look.eye || "slit", look.glow, 1.05) +
      half("M120.4 16C88 16 64 42 64 76c0 15 10 22 22 19 8-6 20-8 34.4-8Z", pale(k, 0.1)) +
      half(
        "M120.4 20c-3 14-4 24-4 34l4 8ZM106 21c-8 10-14 24-16 40 5 2 8 1 11-2 1-14 5-28 12-39ZM86 34c-8 10-14 24-15 42 4 3 8 2 11-2 0-14 4-26 11-38Z",
        mix(skin, "#8a3b1c", 0.45),
        dark(mix(skin, "#8a3b1c", 0.45), 0.35),
      ) +
      halfLine("M68 80c3-28 22-50 46-56", pale(k, 0.5), 2.2, dark(k, 0.1))
    );
  },
} satisfies Record<string, Head>;
