/** Heads in a shell. */

import { INK, dark, mix, pale } from "../colour";
import { disc, each, limb, line, oval, path, placed } from "../pen";
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
  /** Giant isopod: plates, faceted eyes, two pairs of feelers. */
  isopod: (skin, look) => {
    let s = "";
    for (let i = 0; i < 3; i++) {
      const q = i * 10;
      s +=
        half(
          `M120.4 ${22 + q}C${84 + q * 0.4} ${22 + q} ${58 + q * 0.6} ${44 + q} ${50 + q * 0.7} ${92 + q * 0.8}l${14} 12c6-26 24-44 ${56.4 - q * 0.7} -46Z`,
          i === 1 ? dark(skin, 0.3) : dark(skin, 0.14 + i * 0.06),
        ) +
        halfLine(
          `M120 ${25 + q}C${88 + q * 0.4} ${25 + q} ${64 + q * 0.6} ${46 + q} ${55 + q * 0.7} ${88 + q * 0.8}`,
          pale(skin, 0.3),
          1.4,
          pale(skin, 0),
        );
    }
    return (
      halfLine("M102 74C84 50 64 34 44 36", pale(skin, 0.2), 3.2) +
      s +
      half("M120.4 126H98c0 14-5 24-15 30l37.4 18Z", dark(skin, 0.42)) +
      half("M120.4 56C98 56 82 68 76 90c2 26 20 46 44.4 50Z", pale(skin, 0.1)) +
      half("M120.4 60C102 60 90 68 85 82c10-7 22-10 35.4-10Z", pale(skin, 0.42), dark(skin, 0.02)) +
      mirrored(
        path("M77 90L104 82l5 14-25 8Z", INK) +
          path("M81 91.5L102 85.5l3.5 9L86 100.5Z", look.glow) +
          line("M86 90l4 10M91 88.5l4 10.5M96 87l4 10M83 97l21-6.5", INK, 1.1),
      ) +
      half("M120.4 100c-12 0-22 4-28 10 6 16 16 26 28.4 30Z", dark(skin, 0.3)) +
      halfLine(
        "M98 112c8-3 14-4 22.4-4M104 122c5-2 10-3 16.4-3M111 132c3-1 6-1.5 9.4-1.5",
        dark(skin, 0.62),
        2,
      ) +
      mirrored(
        limb(108, 104, 96, 112, 88, 124, 90, 140, 6, 2, dark(skin, 0.1)) +
          limb(114, 106, 106, 118, 102, 130, 106, 146, 6, 2, dark(skin, 0.2)),
      )
    );
  },
  /** Mantis shrimp: banded eyes on stalks, painted carapace. */
  mantis: (skin, look) => {
    const k = look.second || "#e2765f";
    function ey(f: string): string {
      return (
        limb(110, 72, 102, 62, 96, 54, 92, 46, 9, 8, f) +
        placed(
          oval(0, 0, 13, 18, INK) +
            oval(0, 0, 11, 16, look.glow) +
            path("M-11-3.5h22v7h-22Z", INK) +
            oval(-4, -8, 3, 4, "#fff", 0.85) +
            line("M-9-8q9-4 18 0M-9 8q9 4 18 0", dark(look.glow, 0.4), 1.3),
          88,
          34,
          -18,
        )
      );
    }
    return (
      halfLine("M112 62C104 36 94 20 76 6M116 60C112 34 108 18 100 2", pale(k, 0.2), 2.4) +
      mirrored(
        placed(
          oval(0, 0, 12, 30, pale(k, 0.08)) + line("M0-24V26M-6-16V20M6-16V20", dark(k, 0.35), 1.5),
          74,
          98,
          64,
        ),
        placed(oval(0, 0, 12, 30, dark(k, 0.28)) + line("M0-24V26", dark(k, 0.5), 1.5), 74, 98, 64),
      ) +
      mirrored(ey(pale(skin, 0.1)), ey(dark(skin, 0.25))) +
      half("M120.4 122H102c0 14-4 24-13 30l31.4 20Z", dark(skin, 0.4)) +
      half("M120.4 54c-15 0-26 11-28 28-3 26 9 50 28.4 58Z", pale(skin, 0.1)) +
      half("M120.4 58c-11 0-19 8-22 20 7-5 14-7 22.4-7Z", pale(skin, 0.45), pale(skin, 0.02)) +
      half("M120.4 54c-3 4-4 10-4 18l4 8Z", k) +
      halfLine(
        "M94 96c9 4 17 5 26.4 5M97 109c7 3 14 4 23.4 4M103 121c5 2 10 3 17.4 3",
        dark(skin, 0.5),
        2.2,
      ) +
      mirrored(
        disc(102, 90, 2.6, pale(k, 0.3)) +
          disc(106, 103, 2.4, pale(k, 0.3)) +
          disc(110, 116, 2.2, pale(k, 0.3)),
      ) +
      mirrored(
        limb(104, 124, 92, 122, 82, 130, 84, 142, 10, 8, dark(skin, 0.06)) +
          disc(86, 144, 10, pale(k, 0.1)) +
          disc(83, 141, 3.5, pale(k, 0.6)),
        limb(104, 124, 92, 122, 82, 130, 84, 142, 10, 8, dark(skin, 0.36)) +
          disc(86, 144, 10, dark(k, 0.3)),
      )
    );
  },
  /** Hermit crab drawn into its shell: only the eyes dare to look out. */
  hermit: (skin, look) => {
    const k = look.second || "#d9c29a";
    return (
      path("M146 40c2-16 16-26 28-20 8 6 8 18 0 28Z", dark(k, 0.2)) +
      path("M108 58c2-24 26-38 48-32 20 6 26 26 16 44-22-14-42-18-64-12Z", dark(k, 0.06)) +
      path("M108 58c2-20 18-32 36-33-8 10-12 20-12 32-8-1-16-1-24 1Z", pale(k, 0.22)) +
      path(
        "M56 120C48 78 72 46 116 46c44 0 72 30 70 74-6 18-22 28-40 32H92c-20-4-32-14-36-32Z",
        dark(k, 0.2),
      ) +
      path(
        "M56 120C48 78 72 46 116 46c12 0 22 2 32 6-34 8-52 40-48 100h-8c-20-4-32-14-36-32Z",
        pale(k, 0.14),
      ) +
      path("M64 96c4-24 20-40 44-44 8-1 16-1 24 1-30 4-52 18-68 43Z", pale(k, 0.46)) +
      line(
        "M120 48c-20 6-36 24-40 52M146 52c-12 4-22 12-28 26M172 76c-10-8-22-12-34-12M112 60c14-4 34-2 54 10",
        mix(k, "#8a4b2c", 0.55),
        3.4,
      ) +
      each(
        [
          [60, 74, 1],
          [178, 64, 1],
          [184, 92, 1],
        ],
        (x, y) =>
          path(
            `M${x - 4} ${y + 6}l${x < 120 ? -8 : 10} -12 ${x < 120 ? 14 : -2} 4Z`,
            dark(k, x < 120 ? 0 : 0.3),
          ),
      ) +
      oval(118, 122, 52, 36, dark(k, 0.5)) +
      oval(119, 124, 46, 31, "#0a0d14") +
      line("M68 116c10-24 40-32 66-28", pale(k, 0.4), 2.4) +
      limb(102, 150, 100, 136, 96, 126, 98, 112, 9, 7, dark(skin, 0.12)) +
      limb(138, 150, 140, 138, 144, 130, 142, 118, 9, 7, dark(skin, 0.36)) +
      disc(98, 108, 11, pale(skin, 0.1)) +
      disc(142, 114, 11, dark(skin, 0.2)) +
      eye(98, 108, look.eye || "round", look.glow, 1) +
      eye(142, 114, look.eye || "round", look.glow, 1) +
      path("M60 160c-8-14-4-28 10-32 8-2 14 2 16 8l-10 6 12 0c4 10-2 22-14 24Z", pale(skin, 0.08)) +
      path("M64 148c0-8 4-12 10-14-2 6-4 12-3 18Z", pale(skin, 0.45)) +
      path("M182 160c8-14 4-28-10-32-8-2-14 2-16 8l10 6-12 0c-4 10 2 22 14 24Z", dark(skin, 0.3)) +
      line("M108 140l-6 6M132 142l6 6", pale(skin, 0.2), 1.4)
    );
  },
} satisfies Record<string, Head>;
