/** Heads of the sea's own people, and of what breathes air. */

import { BONE, GOLD, INK, dark, mix, pale } from "../colour";
import { disc, each, limb, line, path } from "../pen";
import { eyes, half, halfLine, mirrored } from "../mirror";
import { wetEyes } from "./strokes";
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
  /** Seal; o.tusk = walrus, o.ears = otter. */
  seal: (skin, look) => {
    const m = pale(mix(skin, BONE, 0.4), 0.12);
    return (
      half("M120.4 122H90c-1 14-7 26-19 34l49.4 20Z", dark(skin, 0.28)) +
      (look.ears
        ? mirrored(
            disc(82, 56, 9.5, dark(skin, 0.1)) + disc(82.5, 57.5, 5, dark(skin, 0.5)),
            disc(82, 56, 9.5, dark(skin, 0.4)) + disc(82.5, 57.5, 5, dark(skin, 0.65)),
          )
        : "") +
      half("M120.4 34C91 34 75 54 75 82c0 28 17 52 45.4 54Z", pale(skin, 0.08)) +
      half("M120.4 38C100 38 86 49 81 68c11-9 24-13 39.4-13Z", pale(skin, 0.34), dark(skin, 0.04)) +
      mirrored(
        each(
          [
            [98, 50, 3],
            [88, 62, 2.4],
            [108, 46, 2],
          ],
          (x, y, r) => disc(x, y, r, dark(skin, 0.4), 0.45),
        ),
      ) +
      half("M84 90c3-12 24-14 31 0-6 9-24 10-31 0Z", dark(skin, 0.26)) +
      wetEyes(99, 86, 10, look.glow) +
      half("M120.4 92c-8-3-14 0-20 3-9 4-13 11-12 20 2 12 16 20 32 20Z", m, dark(m, 0.3)) +
      (look.tusk
        ? half("M112 120c-6 14-7 28-4 44 7-10 10-26 10-42Z", pale(BONE, 0.2), dark(BONE, 0.28)) +
          half("M120.4 100c-12 0-24 6-30 16 8 12 22 14 30.4 8Z", pale(m, 0.2), dark(m, 0.2)) +
          halfLine("M96 114l-4 12M103 117l-3 12M111 119l-1 11", dark(m, 0.4), 1.5)
        : "") +
      half("M120.4 91c-7 0-12 2-13 6 3 6 8 9 13 9Z", dark(skin, 0.74), dark(skin, 0.84)) +
      halfLine("M114 95c2-1 4-1.5 6-1.5", pale(skin, 0.2), 1.6) +
      (look.tusk ? "" : halfLine("M120.2 106v7c-5 5-11 6-16 2", dark(skin, 0.62), 2)) +
      halfLine("M103 112C90 108 77 109 64 114M102 117c-13 0-24 4-34 11", pale(skin, 0.55), 1.3) +
      mirrored(
        disc(101, 110, 1.3, dark(skin, 0.55)) +
          disc(106, 114, 1.3, dark(skin, 0.55)) +
          disc(99, 116, 1.3, dark(skin, 0.55)),
      )
    );
  },
  /** Narwhal: blunt melon, mottled, tusk rises past the brow. */
  narwhal: (skin, look) => {
    const m = pale(mix(skin, BONE, 0.5), 0.2);
    const n = [];
    for (let i = 0; i < 8; i++) {
      const t = i / 8;
      n.push(
        line(
          `M${(134 + t * 29).toFixed(1)} ${(92 - t * 94).toFixed(1)}l${(9 - t * 6.5).toFixed(1)} ${(-2 - t * 3).toFixed(1)}`,
          dark(BONE, 0.42),
          1.8,
        ),
      );
    }
    return (
      half("M120.4 122H88c-2 16-8 26-20 34l52.4 20Z", dark(skin, 0.28)) +
      half("M120.4 34C90 32 70 56 69 88c-1 30 20 50 51.4 51Z", pale(skin, 0.08)) +
      half("M120.4 38C98 37 82 50 76 70c13-10 28-14 44.4-14Z", pale(skin, 0.32), dark(skin, 0.05)) +
      half("M70 98c14 12 32 17 50.4 17v24c-30-1-46-17-50.4-41Z", m, dark(m, 0.3)) +
      mirrored(
        each(
          [
            [92, 56, 4],
            [104, 48, 3],
            [84, 70, 3],
            [98, 68, 2.5],
            [110, 60, 3.5],
            [80, 82, 2],
            [106, 76, 2],
          ],
          (x, y, r) => disc(x, y, r, dark(skin, 0.42), 0.6),
        ),
      ) +
      halfLine("M76 101c14 10 29 14 44.4 14", dark(skin, 0.62), 2.2) +
      mirrored(path("M80 92c4-7 15-7 19 0-4 5-15 5-19 0Z", dark(skin, 0.4))) +
      eyes(90, 92, look.eye || "almond", look.glow, 0.85) +
      halfLine("M80 84c6-4 14-3 20 2", dark(skin, 0.3), 2.4) +
      path("M130 97L164-8L143 95C140 101 132 102 130 97Z", pale(BONE, 0.2)) +
      path("M137 98L164-8L143 95C141 98 139 99 137 98Z", dark(BONE, 0.3)) +
      n.join("") +
      line("M128 99c5 5 14 5 18-1", dark(skin, 0.5), 2.6)
    );
  },
  /** Beluga: melon brow, lasting smile. */
  beluga: (skin, look) =>
    half("M120.4 122H92c-1 16-7 26-18 34l46.4 20Z", dark(skin, 0.28)) +
    halfLine("M93 136c8 5 17 6 27.4 6M88 148c10 5 21 7 32.4 7", dark(skin, 0.4), 1.8) +
    half("M120.4 74C96 70 76 80 74 100c1 22 20 38 46.4 40Z", pale(skin, 0.02)) +
    half("M120.4 24C96 24 80 40 79 64c0 12 4 18 10 24h31.4Z", pale(skin, 0.16)) +
    half("M120.4 28C102 28 90 38 87 54c9-7 20-10 33.4-10Z", pale(skin, 0.5), pale(skin, 0.08)) +
    halfLine("M84 80c10-8 22-11 36.4-11", dark(skin, 0.3), 2.2) +
    half(
      "M78 112c10 12 24 17 42.4 17v11c-24-1-40-12-42.4-28Z",
      pale(skin, 0.26),
      dark(skin, 0.12),
    ) +
    halfLine("M88 113c8 7 19 10 32.4 10", dark(skin, 0.55), 2.4) +
    halfLine("M88 113c-2-1-3-3-3-5", dark(skin, 0.45), 2) +
    mirrored(path("M84 94c5-9 19-9 24 0-5 7-19 7-24 0Z", dark(skin, 0.24))) +
    wetEyes(96, 93, 8, look.glow) +
    halfLine("M85 83c6-4 14-4 20 1", dark(skin, 0.25), 2) +
    disc(120, 34, 2.6, dark(skin, 0.4)),
  /** Executioner: leather hood over a crab, mouthparts below the hem. */
  hooded: (skin, look) => {
    const k = look.second || "#33262e";
    return (
      mirrored(
        limb(110, 128, 100, 138, 96, 146, 102, 158, 8, 2, pale(skin, 0.05)) +
          limb(116, 130, 111, 142, 110, 152, 116, 164, 8, 2, dark(skin, 0.1)),
        limb(110, 128, 100, 138, 96, 146, 102, 158, 8, 2, dark(skin, 0.3)) +
          limb(116, 130, 111, 142, 110, 152, 116, 164, 8, 2, dark(skin, 0.4)),
      ) +
      half("M120.4 108c-13 0-22 5-24 14 4 13 13 20 24 21Z", dark(skin, 0.1)) +
      halfLine("M113 116c-2 8 0 16 4 23", dark(skin, 0.55), 1.8) +
      half(
        "M120.4 8C104 22 84 50 80 88c-4 18-16 34-32 46 14 8 30 8 42 2 6-12 16-16 30.4-17Z",
        pale(k, 0.1),
        dark(k, 0.2),
      ) +
      half("M120.4 14C106 28 92 52 88 82c8-18 18-34 32.4-44Z", pale(k, 0.3), pale(k, 0.04)) +
      halfLine("M62 132c10 0 18-4 23-12 8-8 20-12 35.4-12", pale(k, 0.4), 1.8, pale(k, 0.15)) +
      line("M120 16v98", dark(k, 0.6), 2) +
      line("M114 26l12 5M113 40l14 5M113 54l14 5M113 68l14 5", dark(BONE, 0.3), 2) +
      mirrored(
        path("M86 92c6-11 21-11 28 1-7 9-22 8-28-1Z", "#0a0a10") +
          path("M89 91c6-6 15-6 21 1-6 4-15 4-21-1Z", look.glow) +
          disc(100, 91.5, 2.6, INK) +
          line("M84 84c9-6 20-5 31 4", dark(k, 0.55), 3.4),
      ) +
      mirrored(disc(86, 118, 2.2, GOLD) + disc(96, 112, 2.2, GOLD) + disc(108, 109, 2.2, GOLD))
    );
  },
} satisfies Record<string, Head>;
