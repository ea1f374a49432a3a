/** Heads of fish that look at us. */

import { BONE, dark, mix, pale } from "../colour";
import { disc, each, limb, line, path } from "../pen";
import { eyes, half, halfLine, mirrored } from "../mirror";
import type { Head } from "../types";

export const FISH = {
  angler: (skin, look) =>
    halfLine("M72 74l-18-12 6 18-16 0 14 14-14 8 18 8", pale(skin, 0.05), 3) +
    half("M70 76L50 62l8 19-16 0 15 14-14 9 20 8Z", dark(skin, 0.2)) +
    half("M120.4 46C92 44 68 62 64 90c-2 24 20 46 56.4 49Z", pale(skin, 0.08)) +
    half("M120.4 50C100 49 82 58 74 74c14-8 30-10 46.4-10Z", pale(skin, 0.34), dark(skin, 0.06)) +
    half("M120.4 99C100 99 84 95 73 88c0 22 20 42 47.4 43Z", "#0a0f16", "#070b11") +
    mirrored(
      each(
        [
          [80, 92, 9],
          [91, 96, 12],
          [103, 98, 10],
          [114, 99, 13],
        ],
        (x, y, r) => path(`M${x - 4} ${y - 2}l8 2-3 ${r}Z`, BONE),
      ),
      each(
        [
          [80, 92, 9],
          [91, 96, 12],
          [103, 98, 10],
          [114, 99, 13],
        ],
        (x, y, r) => path(`M${x - 4} ${y - 2}l8 2-3 ${r}Z`, dark(BONE, 0.3)),
      ),
    ) +
    mirrored(
      each(
        [
          [86, 117, 10],
          [98, 126, 13],
          [111, 130, 10],
        ],
        (x, y, r) => path(`M${x - 4} ${y + 1}l2-${r} 7 ${r + 1}Z`, dark(BONE, 0.2)),
      ),
    ) +
    eyes(95, 76, look.eye || "round", look.glow, 1) +
    line("M120 48C118 22 138 8 158 22", dark(skin, 0.1), 4) +
    disc(160, 26, 18, look.glow, 0.18) +
    disc(160, 26, 11, look.glow, 0.3) +
    disc(160, 26, 6.5, pale(look.glow, 0.6)),
  hammer: (skin, look) =>
    half("M120.4 100h-18c1 20-4 42-17 54l35.4 20Z", dark(skin, 0.24)) +
    halfLine(
      "M103 126c-4 3-7 3-10 2M101 135c-4 3-8 3-11 2M98 144c-4 3-8 3-11 2",
      dark(skin, 0.55),
      1.8,
    ) +
    half(
      "M120.4 44c-12 0-22 5-32 11-10 5-20 6-30 8-8 3-9 15-2 20 11 5 22 2 32 6 6 20 16 40 32 46Z",
      pale(skin, 0.12),
    ) +
    half(
      "M120.4 48c-12 1-21 6-31 12-10 5-20 6-29 8 6 5 16 5 27 2 10-3 22-5 33-5Z",
      pale(skin, 0.38),
      dark(skin, 0.02),
    ) +
    half("M92 92c6 18 15 34 28.4 42V112c-10-2-20-8-28.4-20Z", pale(skin, 0.3), dark(skin, 0.14)) +
    mirrored(
      disc(62, 73, 8, dark(skin, 0.34)) +
        disc(62, 73, 5.4, look.glow) +
        disc(62, 73, 2.7, "#06121a") +
        disc(60.6, 71.4, 1.3, "#fff") +
        path("M53.5 72C56 63 67 62 71 70c-5-2-12-2-17.5 2Z", dark(skin, 0.2)),
    ) +
    halfLine("M108 118c4 2 8 3 12.4 3", dark(skin, 0.66), 2.2) +
    halfLine("M104 88c3 1 4 4 3 7", dark(skin, 0.5), 2) +
    halfLine("M74 80c6 0 12 1 17 3", dark(skin, 0.3), 1.6) +
    halfLine("M120 56v30", pale(skin, 0.3), 1.2, pale(skin, 0.3)),
  ray: (skin, look) =>
    half(
      "M120.4 44C98 48 84 62 60 100c-10 15-18 26-28 32 22 6 46-2 66 10 8 5 15 6 22.4 6Z",
      pale(skin, 0.06),
    ) +
    half("M118 50C98 56 86 70 66 102c16-16 36-26 54.4-28Z", pale(skin, 0.3), dark(skin, 0.05)) +
    mirrored(limb(110, 56, 98, 48, 94, 36, 102, 20, 12, 3, pale(skin, 0.12))) +
    each(
      [
        [76, 112, 5],
        [88, 100, 4],
        [66, 122, 3.5],
        [94, 120, 4],
        [158, 112, 4],
        [170, 120, 3],
      ],
      (x, y, r) => disc(x, y, r, pale(skin, 0.5), 0.45),
    ) +
    eyes(98, 82, look.eye || "almond", look.glow, 1.05) +
    half("M120.4 108c-8 0-15 .5-22 3.5 6 4 13 6 22 6Z", dark(skin, 0.62)) +
    halfLine("M98 111.5c-3 1-5 0-6-2", dark(skin, 0.5), 2) +
    halfLine("M104 122l-6 6M110 125l-5 7M116 127l-3 8", dark(skin, 0.45), 1.8),
  eel: (skin, look) => {
    const k = look.second || skin;
    return (
      half("M120.4 112H99c2 20-4 34-17 44l38.4 18Z", dark(skin, 0.16)) +
      halfLine("M98 132c-3 3-6 4-10 4M96 141c-4 3-7 4-11 4", dark(skin, 0.5), 1.8) +
      half("M120.4 14c-5 9-8 17-9 26-6-4-10-5-16-5 4 6 6 11 6 18l19.4-2Z", pale(k, 0.1)) +
      halfLine("M117 26l-2 16M106 42l2 10", dark(k, 0.4), 1.5) +
      half("M94 96c-12-2-20 2-26 12 8 0 12 3 13 9 6-4 12-5 19-3Z", pale(k, 0.05)) +
      halfLine("M92 100c-8 0-13 3-18 7M94 106c-5 1-9 3-11 7", dark(k, 0.4), 1.4) +
      half("M120.4 40C101 40 91 54 90 76c-1 24 8 46 20 58 4 4 7 5 10.4 5Z", pale(skin, 0.14)) +
      half("M120.4 44c-10 2-18 10-21 24 6-6 13-8 21-8Z", pale(skin, 0.42), pale(skin, 0.05)) +
      half(
        "M92 92c3 16 9 30 19 41 3 3 6 4 9.4 4V124c-14-2-22-14-28.4-32Z",
        pale(mix(skin, BONE, 0.4), 0.1),
        dark(mix(skin, BONE, 0.4), 0.3),
      ) +
      mirrored(
        disc(100, 64, 2.4, pale(k, 0.4), 0.7) +
          disc(96, 72, 1.8, pale(k, 0.4), 0.7) +
          disc(108, 60, 1.6, pale(k, 0.4), 0.7) +
          disc(106, 148, 3, pale(k, 0.4), 0.6) +
          disc(97, 154, 2, pale(k, 0.4), 0.6),
      ) +
      eyes(104, 87, look.eye || "lid", look.glow, 0.95) +
      halfLine("M92 78c7-5 15-4 22 3", dark(skin, 0.38), 2.6) +
      halfLine("M102 113c5 5 11 7 18.4 7", dark(skin, 0.6), 2) +
      halfLine("M114 104l2 1.5", dark(skin, 0.55), 2)
    );
  },
} satisfies Record<string, Head>;
