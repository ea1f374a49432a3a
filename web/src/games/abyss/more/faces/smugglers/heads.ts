/** Heads that only smugglers have. */

import { BONE, dark, mix, pale } from "../../../art/colour";
import { teeth } from "../../../art/heads/strokes";
import { eye, half } from "../../../art/mirror";
import { disc, each, group, line, path, placed } from "../../../art/pen";
import type { Head } from "../../../art/types";

export const HEADS = {
  /** Female anglerfish, three-quarter to the right, lure held forward. */
  lure: (skin, look) =>
    path("M84 74L58 56l8 22-22 2 18 16-16 14 24 8Z", dark(skin, 0.3)) +
    line("M80 78L62 62M76 88L50 82M74 100L52 110", pale(skin, 0.05), 1.8) +
    path("M72 166C56 124 62 80 96 60l24 40 14 66Z", dark(skin, 0.34)) +
    path("M106 92c36 8 66 4 82-8-2 26-12 48-38 54-28 2-44-16-44-46Z", "#0b0d14") +
    path(
      "M100 104c2 22 16 34 42 34 22-2 38-14 46-34 4 32-14 54-48 56-26 0-44-16-40-56Z",
      dark(skin, 0.22),
    ) +
    path("M100 104c2 22 16 34 42 34-4 6-6 12-4 22-26-2-42-18-38-56Z", pale(skin, 0.04)) +
    path(
      "M72 150C56 112 66 68 104 56c36-10 72 4 86 30-22 14-54 18-84 10-12 14-16 32-14 54Z",
      dark(skin, 0.1),
    ) +
    path(
      "M72 150C56 112 66 68 104 56c18-5 36-4 50 2-26 2-44 14-54 40-8 14-12 32-10 52Z",
      pale(skin, 0.14),
    ) +
    path("M74 98c6-18 18-30 36-34 14-3 28-1 40 4-32 0-56 8-76 30Z", pale(skin, 0.4)) +
    teeth([
      [112, 97, 7, 1.5, -4, 22],
      [124, 99, 7, 0.6, -3, 17],
      [137, 99.5, 7, 0, -3, 24],
      [150, 98.5, 7, -1, -2, 18],
      [163, 95.5, 7, -2, -1, 22],
      [175, 91, 7, -3, 0, 15],
    ]) +
    teeth(
      [
        [112, 124, 6, 6, -1, -22],
        [126, 135, 8, 2.5, -3, -20],
        [142, 138, 8, -0.6, -3, -26],
        [157, 134, 7, -3, -1, -20],
        [170, 126, 6, -5, 1, -22],
        [180, 114, 4, -6, 3, -14],
      ],
      dark(BONE, 0.12),
    ) +
    disc(140, 78, 12, dark(skin, 0.42)) +
    eye(140, 78, look.eye || "round", pale(look.glow, 0.2), 0.95) +
    path("M126 73c9-9 22-8 30 2-10-3-20-4-30-2Z", dark(skin, 0.3)) +
    line("M92 108c-6 12-8 24-6 36M101 116c-3 10-3 18-1 28", dark(skin, 0.5), 2.2) +
    each(
      [
        [96, 80, 3],
        [106, 72, 2.4],
        [88, 94, 2.6],
        [112, 84, 2],
      ],
      (x, y, r) => disc(x, y, r, dark(skin, 0.4), 0.6),
    ) +
    line("M122 58C120 30 138 6 168 18", dark(skin, 0.02), 4.6) +
    line("M121 56C119 30 136 8 164 16", pale(skin, 0.3), 1.3) +
    disc(172, 26, 26, look.glow, 0.14) +
    disc(172, 26, 16, look.glow, 0.28) +
    path("M172 14c7 4 9 12 4 20-8 2-14-4-12-11 1-5 4-8 8-9Z", pale(look.glow, 0.35)) +
    disc(170, 22, 3.2, "#fff"),
  /** Barracuda: profile to the right, underbite. */
  barracuda: (skin, look) => {
    const m = pale(mix(skin, BONE, 0.55), 0.1);
    return (
      path("M76 160C64 124 66 88 86 66l34 20 12 74Z", dark(skin, 0.3)) +
      path("M58 92C66 66 84 50 98 36c0 12 4 18 10 24L84 96Z", dark(skin, 0.12)) +
      line("M66 86c8-16 18-28 30-40M74 88c6-12 14-20 24-28", dark(skin, 0.5), 1.6) +
      path(
        "M92 116c30-2 68-2 102-10 2 8-2 14-10 17-18 5-34 7-48 7-8 8-10 18-8 30H86Z",
        dark(m, 0.34),
      ) +
      path("M92 116c24-1 50-1 76-5-4 10-20 14-38 14-14 0-26 6-38 14Z", dark(m, 0.1)) +
      path(
        "M80 150C68 118 72 80 94 62c18-13 38-12 56-2 18 10 32 24 45 38-20 8-48 12-78 11-6 12-10 26-8 41Z",
        dark(skin, 0.16),
      ) +
      path(
        "M80 150C68 118 72 80 94 62c18-13 38-12 56-2 10 6 20 13 28 21-26-6-50-4-66 8-14 10-24 34-20 61Z",
        pale(skin, 0.12),
      ) +
      path("M84 90c4-14 12-22 24-26 14-4 28-1 40 7-26-3-46 2-64 19Z", pale(skin, 0.42)) +
      teeth([
        [124, 109, 6, 0, -3, 10],
        [136, 109, 6, -0.6, -3, 9],
        [148, 108, 6, -1, -2.5, 9],
        [160, 106, 6, -1, -2, 9],
        [172, 103.5, 6, -1.5, -2, 9],
        [184, 100, 5, -2, 0, 8],
      ]) +
      teeth(
        [
          [130, 118, 6, 1, -2, -9],
          [143, 118, 6, 0.4, -2, -9],
          [156, 117, 6, -0.6, -1.5, -9],
          [169, 115, 6, -1, -1, -9],
          [182, 112, 6, -1.5, 0, -10],
        ],
        dark(BONE, 0.14),
      ) +
      line("M117 110c30 0 56-3 78-11", dark(skin, 0.7), 2) +
      line("M100 104c-6 10-8 22-6 36M109 108c-4 8-6 18-5 28", dark(skin, 0.5), 2.2) +
      line("M98 66l6 12M110 60l5 11M122 58l3 9M88 78l7 10", dark(skin, 0.42), 3) +
      placed(disc(0, 0, 13, dark(skin, 0.36)), 136, 83) +
      eye(136, 83, look.eye || "round", look.glow, 1.05) +
      path("M120 78c10-10 24-9 33 3-10-4-22-5-33-3Z", dark(skin, 0.3)) +
      disc(184, 92, 1.8, dark(skin, 0.6))
    );
  },
  /** Flatfish: both eyes have wandered to one side. */
  flat: (skin, look) => {
    let f = "";
    for (let i = 0; i < 44; i++) {
      const a = (i * Math.PI) / 22;
      const r1 = 66;
      const r2 = i % 2 ? 73 : 71;
      f += path(
        `M${(120 + r1 * 0.9 * Math.cos(a - 0.1)).toFixed(1)} ${(86 + r1 * 0.86 * Math.sin(a - 0.11)).toFixed(1)}L${(120 + r2 * 0.92 * Math.cos(a)).toFixed(1)} ${(86 + r2 * 0.9 * Math.sin(a)).toFixed(1)}L${(120 + r1 * 0.9 * Math.cos(a + 0.11)).toFixed(1)} ${(86 + r1 * 0.86 * Math.sin(a + 0.11)).toFixed(1)}Z`,
        Math.cos(a) < 0.1 ? dark(skin, 0.08) : dark(skin, 0.42),
      );
    }
    return (
      half("M120.4 122H96c0 16-5 26-16 32l40.4 20Z", dark(skin, 0.4)) +
      group(
        f +
          path(
            "M120 28c36 4 58 30 58 60 0 30-24 54-58 54S62 118 62 88c0-30 22-56 58-60Z",
            dark(skin, 0.2),
          ) +
          path("M120 28C84 32 62 58 62 88c0 30 24 54 58 54 6-40-8-74 0-114Z", pale(skin, 0.12)) +
          path("M114 34C88 40 72 58 69 80c14-20 28-30 45-34Z", pale(skin, 0.4)),
        ' transform="rotate(-8 120 90)"',
      ) +
      each(
        [
          [82, 70, 6],
          [94, 112, 5],
          [80, 96, 4],
          [104, 52, 4],
          [160, 104, 6],
          [150, 56, 4],
          [128, 124, 4],
        ],
        (x, y, r) =>
          disc(x, y, r, pale(skin, 0.45), 0.6) + disc(x, y, r * 0.5, dark(skin, 0.3), 0.7),
      ) +
      disc(108, 74, 17, pale(skin, 0.28)) +
      disc(108, 74, 14, dark(skin, 0.3)) +
      eye(108, 74, look.eye || "slit", look.glow, 1.3) +
      disc(148, 80, 14, pale(skin, 0.02)) +
      disc(148, 80, 11.5, dark(skin, 0.44)) +
      eye(148, 80, look.eye || "slit", look.glow, 1) +
      line("M92 64c8-10 22-12 32-3", dark(skin, 0.35), 2.6) +
      line("M137 72c6-6 16-6 22 1", dark(skin, 0.5), 2.4) +
      path("M92 116c16-10 34-8 46 6-4 6-8 7-14 4-10-6-20-7-32-10Z", dark(skin, 0.62)) +
      line("M90 116c18-11 36-8 49 7", pale(skin, 0.2), 2.4) +
      teeth([
        [112, 113, 5, 0.6, -3, 5],
        [121, 115, 5, 1.5, -4, 4],
      ]) +
      line("M124 100l4 1.5", dark(skin, 0.6), 2.4)
    );
  },
} satisfies Record<string, Head>;
