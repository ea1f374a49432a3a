/** Heads without bones. */

import { dark, pale } from "../colour";
import { group, limbs } from "../pen";
import { eyes, half, halfLine, mirrored } from "../mirror";
import type { Head } from "../types";

export const SOFT = {
  jelly: (skin, look) => {
    let s = "";
    s += limbs(
      [
        [76, 92, 66, 114, 82, 130, 68, 160, 7],
        [86, 96, 78, 118, 92, 138, 80, 170, 6],
        [96, 96, 92, 116, 100, 134, 94, 160, 5],
      ],
      1.6,
      () => pale(skin, 0.3),
    );
    return (
      group(mirrored(s), ' opacity=".75"') +
      half("M120.4 86c-17 0-28 7-28 20 0 17 13 31 28 34Z", dark(skin, 0.5)) +
      eyes(107, 110, look.eye || "glow", look.glow, 0.85) +
      half("M120.4 122c-5 0-8 1-10 3 3 3 6 4 10 4Z", dark(skin, 0.75)) +
      half(
        "M120.4 28C90 28 66 50 64 84c0 9 7 13 13 8 4 7 12 7 15.5 2 4 7 12 6 15 1 3 5 8 6 13 5Z",
        pale(skin, 0.18),
      ) +
      group(
        half("M120.4 38C98 38 82 54 78 78c10-7 26-10 42.4-10Z", pale(skin, 0.5), pale(skin, 0.16)),
        ' opacity=".85"',
      ) +
      half(
        "M120.4 50c-8 0-15 5-16 12 5-1 7 3 12 2 1-4 2-6 4.4-7Z",
        pale(skin, 0.8),
        pale(skin, 0.45),
      ) +
      halfLine("M70 82c14-7 32-10 50.4-10", pale(skin, 0.55), 1.6) +
      halfLine("M88 50c-5 6-8 12-10 20", pale(skin, 0.7), 2.4, pale(skin, 0.2))
    );
  },
} satisfies Record<string, Head>;
