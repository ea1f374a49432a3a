/** Heads with arms. */

import { BONE, INK, dark, mix, pale } from "../colour";
import { disc, each, group, limb, limbs, line, path } from "../pen";
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
  /** Cuttlefish: skirt fin, zebra bands, W pupils. */
  cuttle: (skin, look) => {
    let s = "";
    const k = look.second || BONE;
    s += limbs(
      [
        [92, 108, 80, 118, 70, 128, 74, 148, 12],
        [99, 112, 90, 126, 82, 138, 88, 158, 12],
        [107, 114, 102, 130, 96, 144, 103, 164, 11],
        [115, 116, 113, 132, 109, 148, 114, 166, 10],
      ],
      4,
      () => "@",
    );
    return (
      mirrored(
        limb(92, 106, 64, 104, 52, 84, 64, 62, 13, 4, pale(skin, 0.02)) +
          disc(64, 62, 4, pale(skin, 0.3)),
        limb(92, 106, 64, 104, 52, 84, 64, 62, 13, 4, dark(skin, 0.36)),
      ) +
      half("M112 20C88 24 74 40 70 60c8-2 12 2 12 8 6-3 10 0 12 6Z", pale(k, 0.05), dark(k, 0.34)) +
      halfLine("M104 28c-12 6-20 16-25 28M106 36c-8 6-14 14-17 24", dark(k, 0.35), 1.5) +
      mirrored(s.replace(/@/g, dark(skin, 0.16)), s.replace(/@/g, dark(skin, 0.46))) +
      half("M120.4 12C102 18 90 40 88 68c0 20 4 34 12 44 5 5 12 6 20.4 6Z", pale(skin, 0.1)) +
      half("M120.4 16c-10 6-18 20-21 38 6-8 13-12 21-13Z", pale(skin, 0.36), dark(skin, 0.04)) +
      halfLine(
        "M95 50c8-4 16-5 25.4-5M91 60c9-4 18-6 29.4-6M89 70c9-4 19-6 31.4-6M104 38c5-2 10-3 16.4-3",
        k,
        2.8,
        dark(k, 0.3),
      ) +
      half("M82 92c2-14 24-18 34-4 2 12-10 20-20 18-8-2-13-7-14-14Z", dark(skin, 0.3)) +
      mirrored(
        disc(99, 92, 11.5, INK) +
          disc(99, 92, 9.5, look.glow) +
          line("M91.5 90c2 6 5 6 7.5 1 2.5 5 5.5 5 7.5-1", INK, 3.4) +
          disc(95.5, 86.5, 1.9, "#fff"),
      ) +
      half("M84 82c8-6 20-6 29 2-9-2-20-2-28 3Z", dark(skin, 0.2))
    );
  },
  /** Dumbo octopus: ear fins, webbed skirt. */
  dumbo: (skin, look) =>
    mirrored(
      path(
        "M90 58C68 40 48 36 34 46c7 4 8 8 5 14 7 0 10 4 9 10 7-1 10 2 11 8 10-4 20-5 30-3Z",
        pale(skin, 0.1),
      ) +
        line(
          "M86 60C68 48 54 44 42 47M85 65C70 57 58 55 46 60M85 70c-12-3-22-3-31 0",
          dark(skin, 0.32),
          1.7,
        ),
      path(
        "M90 58C68 40 48 36 34 46c7 4 8 8 5 14 7 0 10 4 9 10 7-1 10 2 11 8 10-4 20-5 30-3Z",
        dark(skin, 0.32),
      ) + line("M86 60C68 48 54 44 42 47M85 65C70 57 58 55 46 60", dark(skin, 0.5), 1.7),
    ) +
    mirrored(
      limb(88, 102, 64, 116, 50, 132, 56, 150, 15, 5, pale(skin, 0.06)) +
        limb(56, 150, 60, 160, 70, 156, 66, 148, 5, 2, pale(skin, 0.06)) +
        limb(96, 110, 80, 128, 70, 146, 78, 164, 14, 5, dark(skin, 0.06)) +
        limb(106, 114, 98, 134, 92, 150, 100, 168, 13, 5, pale(skin, 0.02)) +
        limb(116, 116, 113, 136, 110, 152, 115, 170, 12, 5, dark(skin, 0.1)) +
        path(
          "M86 104c-10 8-18 16-22 26 8 2 12 6 14 12 6-2 12 0 16 6 6-3 12-2 18 2l8-2V112Z",
          pale(skin, 0.22),
        ),
      limb(88, 102, 64, 116, 50, 132, 56, 150, 15, 5, dark(skin, 0.3)) +
        limb(96, 110, 80, 128, 70, 146, 78, 164, 14, 5, dark(skin, 0.38)) +
        limb(106, 114, 98, 134, 92, 150, 100, 168, 13, 5, dark(skin, 0.34)) +
        limb(116, 116, 113, 136, 110, 152, 115, 170, 12, 5, dark(skin, 0.42)) +
        path(
          "M86 104c-10 8-18 16-22 26 8 2 12 6 14 12 6-2 12 0 16 6 6-3 12-2 18 2l8-2V112Z",
          dark(skin, 0.16),
        ),
    ) +
    halfLine(
      "M92 112c-8 8-13 16-16 26M103 116c-4 10-7 18-8 28M113 118c-2 10-3 20-2 30",
      dark(skin, 0.3),
      1.5,
    ) +
    half("M120.4 26C92 26 77 48 78 76c1 24 14 40 28 46h14.4Z", pale(skin, 0.14)) +
    half("M120.4 30C100 30 87 42 84 60c10-9 22-13 36.4-13Z", pale(skin, 0.42), dark(skin, 0.02)) +
    mirrored(
      disc(98, 50, 3, dark(skin, 0.25), 0.6) +
        disc(90, 60, 2.4, dark(skin, 0.25), 0.6) +
        disc(108, 44, 2.4, dark(skin, 0.25), 0.6),
    ) +
    mirrored(
      each(
        [
          [100, 64, 4],
          [92, 74, 3],
          [110, 58, 3],
          [106, 72, 2.4],
        ],
        (x, y, r) => disc(x, y, r, dark(skin, 0.3), 0.5),
      ),
    ) +
    half("M82 92c4-12 24-14 34 0-8 10-26 10-34 0Z", dark(skin, 0.3)) +
    eyes(99, 91, look.eye || "slit", look.glow, 1.05) +
    halfLine("M84 82c8-5 20-4 29 3", dark(skin, 0.3), 2.4),
} satisfies Record<string, Head>;
