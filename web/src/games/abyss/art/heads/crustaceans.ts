/** Heads in a shell. */

import { dark, pale } from "../colour";
import { disc, each, limb } from "../pen";
import { eye, half, halfLine, mirrored } from "../mirror";
import type { Head } from "../types";

export const CRUSTACEANS = {
  crab: (skin, look) =>
    mirrored(
      limb(104, 68, 102, 58, 97, 52, 97, 42, 10, 7, pale(skin, 0.12)),
      limb(104, 68, 102, 58, 97, 52, 97, 42, 10, 7, dark(skin, 0.2)),
    ) +
    mirrored(disc(97, 38, 10.5, pale(skin, 0.1))) +
    mirrored(eye(97, 38, "round", look.glow, 0.95)) +
    mirrored(
      limb(110, 120, 102, 130, 100, 140, 106, 150, 7, 2, dark(skin, 0.3)) +
        limb(116, 124, 112, 136, 112, 146, 117, 156, 7, 2, dark(skin, 0.4)),
    ) +
    half(
      "M120.4 56C98 54 74 62 62 80l8 4-10 8 9 5-6 10 14 3c9 12 24 18 43.4 19Z",
      pale(skin, 0.08),
    ) +
    half("M120.4 58C100 57 82 64 72 78c14-8 30-12 48.4-12Z", pale(skin, 0.38), dark(skin, 0.05)) +
    half("M72 100c14-6 32-8 48.4-8v8c-16 0-31 2-42 8Z", dark(skin, 0.28)) +
    each(
      [
        [88, 80, 4],
        [100, 76, 3],
        [80, 90, 2.6],
        [140, 78, 3],
        [152, 84, 3.6],
      ],
      (x, y, r) => disc(x, y, r, pale(skin, 0.5), 0.5),
    ) +
    half("M120.4 103c-9 0-16 4-18 11 2 11 9 18 18 20Z", dark(skin, 0.42)) +
    halfLine("M114 106c-2 8-1 17 3 24M108 108c-1 6 1 12 4 17", dark(skin, 0.65), 1.6) +
    mirrored(eye(90, 92, "glow", look.glow, 0.75)),
  lobster: (skin, look) =>
    halfLine(
      "M110 58C92 40 70 34 46 40M112 52C100 26 82 12 58 8",
      look.band || pale(skin, 0.1),
      3,
      look.band && dark(look.band, 0.2),
    ) +
    mirrored(limb(112, 124, 106, 134, 106, 142, 112, 154, 8, 2, dark(skin, 0.35))) +
    half("M120.4 30c-5 10-7 18-8 28-12 4-20 14-22 28-2 20 10 40 30 50Z", pale(skin, 0.1)) +
    half(
      "M120.4 34c-3 10-5 20-6 30-8 4-14 10-17 20 6-6 14-10 23-11Z",
      pale(skin, 0.4),
      dark(skin, 0.02),
    ) +
    (look.band
      ? half("M120.4 32c-3 8-5 16-5 24v76l5 4Z", look.band, dark(look.band, 0.24)) +
        half("M92 96c8 4 18 6 28.4 6v7C108 109 98 107 91 103Z", look.band, dark(look.band, 0.24))
      : "") +
    halfLine(
      "M92 100c8 4 18 6 28.4 6M96 112c7 4 15 5 24.4 5M102 123c5 2 11 3 18.4 3",
      dark(skin, 0.45),
      2.4,
    ) +
    mirrored(limb(104, 76, 98, 72, 94, 70, 92, 66, 7, 6, dark(skin, 0.2))) +
    mirrored(eye(90, 64, "round", look.glow, 0.95)) +
    half("M88 90l-8-4 6 12-7 2 9 6Z", pale(skin, 0.1)),
} satisfies Record<string, Head>;
