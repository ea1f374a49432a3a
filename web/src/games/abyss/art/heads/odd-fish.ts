/** Heads of stranger fish; some are drawn whole and look to one side. */

import { BONE, INK, NAVY, dark, mix, pale } from "../colour";
import { disc, each, group, leaf, limb, line, oval, path, placed } from "../pen";
import { eye, eyes, half, halfLine, mirrored } from "../mirror";
import { teeth } from "./strokes";
import type { Head } from "../types";

export const ODD_FISH = {
  /** Lionfish: mane of banded spines. */
  lionfish: (skin, look) => {
    const k = look.second || BONE;
    let s = "";
    let w = "";
    for (let i = -7; i <= 7; i++) {
      const a = -Math.PI / 2 + i * 0.215;
      const R = i % 2 ? 96 : 86;
      const x = 120;
      const y = 104;
      const f = i < 0 ? pale(skin, 0.1) : dark(skin, 0.3);
      const kf = i < 0 ? k : dark(k, 0.28);
      const px = (r: number, da: number): string =>
        `${(x + r * Math.cos(a + da)).toFixed(1)} ${(y + r * Math.sin(a + da)).toFixed(1)}`;
      if (i < 7)
        w += path(
          `M${px(40, 0)}L${px(R * 0.8, 0.02)}Q${px(R * 0.62, 0.107)} ${px(R * 0.8, 0.2)}L${px(40, 0.21)}Z`,
          i < 0 ? dark(skin, 0.24) : dark(skin, 0.52),
        );
      s += path(`M${px(40, -0.05)}L${px(R, 0)}L${px(40, 0.05)}Z`, f);
      [0.52, 0.66, 0.8].forEach((q) => {
        s += line(`M${px(R * q, -0.042 * (1.15 - q))}L${px(R * q, 0.042 * (1.15 - q))}`, kf, 3.6);
      });
    }
    return (
      w +
      s +
      mirrored(
        path(
          "M88 96C66 92 50 100 42 118c12-2 16 2 18 8 6-4 12-2 16 4 6-6 12-8 20-8Z",
          dark(skin, 0.05),
        ) + line("M84 100c-14 0-26 5-36 15M86 106c-10 1-18 7-24 17M90 112c-6 2-10 6-13 14", k, 2.2),
        path(
          "M88 96C66 92 50 100 42 118c12-2 16 2 18 8 6-4 12-2 16 4 6-6 12-8 20-8Z",
          dark(skin, 0.4),
        ) +
          line(
            "M84 100c-14 0-26 5-36 15M86 106c-10 1-18 7-24 17M90 112c-6 2-10 6-13 14",
            dark(k, 0.35),
            2.2,
          ),
      ) +
      half("M120.4 126H102c0 14-4 22-13 28l31.4 18Z", dark(skin, 0.4)) +
      half("M120.4 52C98 53 85 69 84 92c0 24 16 42 36.4 46Z", pale(skin, 0.08)) +
      half("M120.4 56C104 57 93 66 90 80c9-7 19-10 30.4-10Z", pale(skin, 0.36), dark(skin, 0.04)) +
      halfLine(
        "M112 54c-2 8-2 14-1 20M101 59c-3 6-4 12-3 18M86 98c8 3 14 3 20 1M90 112c8 2 15 1 20-2",
        k,
        2.8,
        dark(k, 0.3),
      ) +
      mirrored(limb(100, 66, 90, 58, 86, 48, 88, 34, 6, 2, pale(skin, 0.2))) +
      half("M88 86c8-8 19-7 27 3-8 8-21 7-27-3Z", dark(skin, 0.5)) +
      eyes(101, 88, look.eye || "round", look.glow, 0.92) +
      halfLine("M88 81c8-5 17-3 25 4", dark(skin, 0.3), 2.6) +
      half("M120.4 110c-7 0-13 3-16 9 4 5 10 7 16 7Z", dark(skin, 0.55)) +
      halfLine("M103 120c5-5 11-7 17.4-7", pale(skin, 0.3), 2) +
      mirrored(limb(108, 124, 105, 130, 104, 134, 106, 142, 4, 1.5, pale(skin, 0.1)))
    );
  },
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
  /** Barreleye: glass skull, tubular eyes that look up. */
  barrel: (skin, look) =>
    half("M120.4 122H94c0 16-5 26-16 32l42.4 20Z", dark(skin, 0.3)) +
    mirrored(
      path("M84 108C66 106 52 112 46 126c10-1 15 3 16 9 8-5 16-7 26-5Z", dark(skin, 0.05)) +
        line("M80 114c-12 0-20 3-27 9M82 120c-8 1-14 5-18 10", dark(skin, 0.45), 1.5),
    ) +
    half("M120.4 76C96 76 80 88 78 106c4 22 20 34 42.4 35Z", pale(skin, 0.06)) +
    `<ellipse cx="120" cy="70" rx="46" ry="50" fill="${mix(look.glow, NAVY, 0.72)}"/>` +
    disc(120, 66, 40, look.glow, 0.1) +
    mirrored(
      path("M88 92V62c0-5 26-5 26 0v30c-6 6-20 6-26 0Z", dark(skin, 0.2)) +
        path("M88 92V62c0-3 6-4.5 11-4.5V96c-5 0-9-2-11-4Z", pale(skin, 0.16)) +
        oval(101, 58, 15, 12, mix(look.glow, INK, 0.25)) +
        oval(101, 56, 12.5, 9.5, look.glow) +
        oval(101, 55, 6.5, 5, INK) +
        disc(97, 52, 2.6, "#fff"),
      path("M88 92V62c0-5 26-5 26 0v30c-6 6-20 6-26 0Z", dark(skin, 0.4)) +
        oval(101, 58, 15, 12, mix(look.glow, INK, 0.45)) +
        oval(101, 56, 12.5, 9.5, mix(look.glow, INK, 0.15)) +
        oval(101, 55, 6.5, 5, INK) +
        disc(105, 52, 2.2, "#fff"),
    ) +
    '<ellipse cx="120" cy="70" rx="46" ry="50" fill="#dff6f4" opacity=".13"/><ellipse cx="120" cy="70" rx="46" ry="50" fill="none" stroke="#dff6f4" stroke-width="2.2" opacity=".75"/>' +
    line("M82 62c3-18 14-30 30-34", "#ffffff", 4, ' opacity=".75"') +
    line("M158 84c-2 8-5 14-10 19", "#ffffff", 2, ' opacity=".4"') +
    half("M76 98c12-8 28-12 44.4-12v54C94 140 78 124 76 98Z", pale(skin, 0.14)) +
    half("M80 100c12-7 26-10 40.4-10v10c-14 0-28 2-38 8Z", pale(skin, 0.4), dark(skin, 0.02)) +
    halfLine("M107 119c4 2 9 2.5 13.4 2.5", dark(skin, 0.6), 2.4) +
    mirrored(disc(103, 106, 3.2, INK) + disc(102, 105, 1, "#fff")) +
    mirrored(
      disc(90, 112, 1.8, pale(skin, 0.4)) +
        disc(94, 120, 1.8, pale(skin, 0.4)) +
        disc(86, 106, 1.6, pale(skin, 0.4)),
    ),
  /** Leafy sea dragon, profile to the right. */
  dragon: (skin, look) => {
    const k = look.second || "#a8b84a";
    function lf(x: number, y: number, l: number, w: number, r: number, f = k): string {
      return leaf(x, y, l, w, r, f);
    }
    return (
      lf(78, 128, 44, 12, -74) +
      lf(70, 152, 40, 11, -86, dark(k, 0.2)) +
      lf(82, 104, 40, 11, -56, dark(k, 0.15)) +
      lf(92, 66, 46, 12, -40) +
      lf(104, 58, 40, 10, -12, dark(k, 0.1)) +
      lf(96, 70, 34, 9, -76, pale(k, 0.1)) +
      path(
        "M78 176C66 142 70 108 88 84c10-14 28-22 44-14l8 30c-16 6-20 26-10 60l2 16Z",
        dark(skin, 0.22),
      ) +
      path("M78 176C66 142 70 108 88 84c6-8 14-14 24-16-12 22-14 62-2 108Z", pale(skin, 0.14)) +
      line(
        "M74 132c14 4 32 3 48-3M73 118c14 4 32 3 47-4M76 146c14 4 32 3 49-3M80 160c14 3 32 2 48-3",
        dark(skin, 0.5),
        2,
      ) +
      path(
        "M86 96C80 72 96 54 118 54c18 0 28 12 34 24l40 20c5 3 5 12-1 14-6 1-12-2-18-3l-30-2c-10 4-24 6-34 2-12-2-20-6-23-13Z",
        dark(skin, 0.14),
      ) +
      path(
        "M86 96C80 72 96 54 118 54c18 0 28 12 34 24l38 19c-16 0-36-2-50-6-24 0-40 6-54 5Z",
        pale(skin, 0.18),
      ) +
      path("M94 80c4-12 13-19 24-19 12 0 20 7 25 15-16-4-32-4-49 4Z", pale(skin, 0.48)) +
      path("M186 96c5 0 9 4 8 9-1 5-6 8-10 6-3-5-3-11 2-15Z", dark(skin, 0.4)) +
      line("M152 92l-2 14M164 96l-2 12M174 100l-2 9", dark(skin, 0.4), 1.8) +
      lf(132, 56, 34, 9, 22) +
      lf(122, 54, 26, 8, 4, pale(k, 0.12)) +
      lf(140, 112, 30, 9, 160, dark(k, 0.1)) +
      lf(126, 114, 36, 10, 190) +
      disc(120, 82, 14, dark(skin, 0.3)) +
      eye(120, 82, look.eye || "round", look.glow, 1.15) +
      disc(102, 94, 2, pale(skin, 0.5)) +
      disc(108, 100, 1.8, pale(skin, 0.5)) +
      disc(98, 86, 1.6, pale(skin, 0.5))
    );
  },
} satisfies Record<string, Head>;
