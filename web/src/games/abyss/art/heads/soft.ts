/** Heads without bones. */

import { INK, dark, pale } from "../colour";
import { disc, each, eachAt, group, leaf, limb, limbs, line, oval, path, pick } from "../pen";
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
  /** Sea star: five arms, each split along its ridge. */
  star: (skin, look) => {
    let s = "";
    const x = 120;
    const y = 90;
    function p(r: number, a: number): string {
      return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
    }
    for (let k = 0; k < 5; k++) {
      const a = -Math.PI / 2 + (k * Math.PI * 2) / 5;
      const v = Math.PI / 5;
      const R = k === 0 ? 80 : k === 1 || k === 4 ? 74 : 72;
      const side = Math.cos(a) < -0.1 ? -1 : Math.cos(a) > 0.1 ? 1 : 0;
      const l1 = side > 0 ? dark(skin, 0.2) : pale(skin, 0.22);
      const d1 = side < 0 ? dark(skin, 0.08) : dark(skin, 0.38);
      s +=
        path(
          `M${p(0, 0)}L${p(37, a - v)}Q${p(52, a - 0.22)} ${p(R - 6, a - 0.09)}Q${p(R + 3, a)} ${p(R - 4, a)}Z`,
          k === 1 || k === 2 ? dark(skin, 0.14) : l1,
        ) +
        path(
          `M${p(0, 0)}L${p(37, a + v)}Q${p(52, a + 0.22)} ${p(R - 6, a + 0.09)}Q${p(R + 3, a)} ${p(R - 4, a)}Z`,
          k === 3 || k === 4 ? dark(skin, 0.1) : d1,
        );
      [0.36, 0.5, 0.63, 0.76, 0.87].forEach((q, j) => {
        s += disc(
          (x + R * q * Math.cos(a)).toFixed(1),
          (y + R * q * Math.sin(a)).toFixed(1),
          3.6 - j * 0.5,
          pale(skin, 0.6),
          0.85,
        );
      });
    }
    return (
      half("M120.4 116H98c0 16-4 28-14 36l36.4 20Z", dark(skin, 0.4)) +
      s +
      oval(120, 94, 33, 30, dark(skin, 0.1)) +
      half("M120.4 64c-18 0-33 13-33 30s15 30 33 30Z", pale(skin, 0.26), dark(skin, 0.06)) +
      half("M120.4 67c-14 0-26 8-29 20 8-7 17-10 29-10Z", pale(skin, 0.55), pale(skin, 0.1)) +
      eyes(105, 92, look.eye || "almond", look.glow, 1.05) +
      halfLine("M94 84c6-4 13-4 19 1", dark(skin, 0.4), 2) +
      halfLine("M108 109c4 4 8 5 12.4 5", dark(skin, 0.6), 2.4) +
      mirrored(disc(97, 104, 4.5, "#e2765f", 0.35))
    );
  },
  /** Leaf slug: cerata like leaves, ringed feelers, close-set eyes. */
  slug: (skin, look) => {
    const k = look.second || "#7fae4a";
    let b = "";
    b += eachAt(
      [
        [70, 120, -74],
        [66, 104, -64],
        [68, 90, -52],
        [74, 76, -42],
        [84, 64, -32],
        [96, 56, -20],
        [108, 52, -9],
      ],
      (i, x, y, r) => leaf(x + 16, y + 8, i % 2 ? 40 : 48, 12, r, i % 2 ? k : dark(k, 0.22)),
    );
    return (
      mirrored(b, b) +
      leaf(120, 56, 44, 11, 0, k) +
      half("M120.4 120H98c0 16-5 28-15 34l37.4 20Z", dark(skin, 0.24)) +
      mirrored(
        limb(106, 74, 98, 58, 90, 48, 82, 24, 12, 8, pale(skin, 0.2)) +
          disc(81.5, 22, 6.5, pale(k, 0.35)) +
          line("M88 54l10-4M85 44l9-3M83 35l8-2", dark(skin, 0.35), 2),
        limb(106, 74, 98, 58, 90, 48, 82, 24, 12, 8, dark(skin, 0.2)) +
          disc(81.5, 22, 6.5, dark(k, 0.1)),
      ) +
      half("M120.4 62C98 62 84 78 85 102c1 22 16 36 35.4 36Z", pale(skin, 0.2)) +
      half("M120.4 66C104 66 94 76 91 90c8-7 18-10 29.4-10Z", pale(skin, 0.5), pale(skin, 0.12)) +
      mirrored(disc(95, 112, 6, "#e2765f", 0.3)) +
      mirrored(
        disc(108, 100, 6.5, INK) +
          disc(108, 100, 4.2, look.glow) +
          disc(108, 100, 2.3, INK) +
          disc(106, 97.6, 1.6, "#fff"),
      ) +
      halfLine("M112 117c3 3 5 4 8.4 4", dark(skin, 0.6), 2.2) +
      mirrored(
        disc(92, 98, 1.8, pale(k, 0.4), 0.9) +
          disc(97, 90, 1.5, pale(k, 0.4), 0.9) +
          disc(104, 84, 1.5, pale(k, 0.4), 0.9),
      ) +
      half("M120.4 128c-12 0-22-2-30-7 6 11 17 17 30 17Z", dark(skin, 0.1))
    );
  },
  /** Sea urchin: a pincushion with a face. */
  urchin: (skin, look) => {
    let s = "";
    for (let i = 0; i < 44; i++) {
      const a = (i * Math.PI) / 22;
      const R = pick([92, 74, 84, 66], i);
      const w = 0.045;
      const f =
        Math.cos(a) < 0
          ? i % 2
            ? pale(skin, 0.28)
            : dark(skin, 0.05)
          : i % 2
            ? dark(skin, 0.12)
            : dark(skin, 0.42);
      s += path(
        `M${(120 + 40 * Math.cos(a - w * 1.5)).toFixed(1)} ${(90 + 40 * Math.sin(a - w * 1.5)).toFixed(1)}L${(120 + R * Math.cos(a)).toFixed(1)} ${(90 + R * Math.sin(a)).toFixed(1)}L${(120 + 40 * Math.cos(a + w * 1.5)).toFixed(1)} ${(90 + 40 * Math.sin(a + w * 1.5)).toFixed(1)}Z`,
        f,
      );
    }
    return (
      s +
      half("M120.4 44C92 44 74 64 74 90s18 46 46.4 46Z", dark(skin, 0.04)) +
      half("M120.4 48C100 48 86 58 80 74c12-8 25-11 40.4-11Z", pale(skin, 0.34), dark(skin, 0.12)) +
      halfLine("M106 46c-6 10-8 20-8 30M92 54c-4 6-6 12-7 18", dark(skin, 0.35), 1.8) +
      mirrored(
        each(
          [
            [102, 54],
            [99, 62],
            [88, 60],
            [112, 52],
            [112, 60],
            [86, 68],
          ],
          (x, y) => disc(x, y, 1.9, pale(skin, 0.6), 0.8),
        ),
      ) +
      eyes(103, 92, look.eye || "lid", look.glow, 1) +
      halfLine("M109 116c4-3 7-4 11.4-4", dark(skin, 0.66), 2.6) +
      halfLine("M112 122c3 1.5 5 2 8.4 2", dark(skin, 0.5), 1.8)
    );
  },
} satisfies Record<string, Head>;
