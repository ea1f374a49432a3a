/** What merchants, politicians and ambassadors hold. */

import { BONE, BRONZE, GOLD, INK, STEEL, dark, pale } from "../colour";
import { disc, each, group, line, oval, path, pearl, placed } from "../pen";
import type { Part } from "../types";

function knob(x: number, y: number, r: number): string {
  return disc(x, y, r, dark(GOLD, 0.2)) + disc(x - r * 0.2, y - r * 0.2, r * 0.7, pale(GOLD, 0.2));
}

export const TRADE = {
  none: () => "",
  scroll: () =>
    group(
      path("M-16-26h32v52h-32Z", pale(BONE, 0.1)) +
        line("M-9-14H9M-9-5H9M-9 4H4", dark(BONE, 0.55), 2.2) +
        path(
          "M-20-32h40a5 5 0 0 1 0 10h-40a5 5 0 0 1 0-10ZM-20 22h40a5 5 0 0 1 0 10h-40a5 5 0 0 1 0-10Z",
          dark(BONE, 0.18),
        ) +
        disc(8, 16, 6, "#c7483f"),
      ' transform="translate(40 172) rotate(-12)"',
    ),
  coin: () => pearl(44, 176, 17) + pearl(66, 194, 9) + pearl(26, 198, 8),
  scales: () =>
    line("M198 46v166", dark(GOLD, 0.2), 4) +
    line("M168 58c10-5 20-7 30-7s20 2 30 7", GOLD, 4) +
    disc(198, 44, 5, GOLD) +
    line("M170 60l-10 34M170 60l10 34M226 60l-10 40M226 60l10 40", dark(GOLD, 0.15), 1.6) +
    path("M156 94h28c0 9-6 13-14 13s-14-4-14-13ZM212 100h28c0 9-6 13-14 13s-14-4-14-13Z", GOLD) +
    pearl(170, 89, 6),
  keys: () =>
    `<circle cx="44" cy="150" r="14" fill="none" stroke="${GOLD}" stroke-width="3.5"/>` +
    each(
      [
        [36, 162, 8],
        [45, 164, -4],
        [54, 161, -18],
      ],
      (x, y, r) =>
        group(
          path("M-2.5 0h5v34h-5ZM2 24h7v4H2ZM2 30h9v4H2Z", pale(GOLD, 0.1)) +
            `<circle r="5" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
          ` transform="translate(${x} ${y}) rotate(${r})"`,
        ),
    ),
  mask: () =>
    group(
      line("M0 6V62", GOLD, 4) +
        path(
          "M-24-10C-14-18-6-16 0-12 6-16 14-18 24-10 24 8 16 16 8 14 4 13 2 8 0 6-2 8-4 13-8 14-16 16-24 8-24-10Z",
          "#e9eef0",
        ) +
        path("M-16-4c4-4 9-3 11 2-4 4-9 3-11-2ZM16-4c-4-4-9-3-11 2 4 4 9 3 11-2Z", "#0b1820") +
        path("M0-12C6-16 14-18 24-10 24 8 16 16 8 14 4 13 2 8 0 6Z", "#04141d", ' opacity=".25"'),
      ' transform="translate(44 150) rotate(-14)"',
    ),
  press: () =>
    path("M14 206h66v10H14Z", dark(STEEL, 0.4)) +
    path("M22 150h10v58H22ZM62 150h10v58H62Z", dark(STEEL, 0.22)) +
    path("M22 150h4v58h-4ZM62 150h4v58h-4Z", pale(STEEL, 0.2)) +
    path("M18 142h58v12H18Z", pale(STEEL, 0.02)) +
    path("M47 142h29v12H47Z", dark(STEEL, 0.3)) +
    path("M43 122h8v56h-8Z", STEEL) +
    line("M43 130l8 4M43 138l8 4M43 158l8 4M43 166l8 4", dark(STEEL, 0.6), 1.6) +
    line("M24 122h46", dark(BRONZE, 0.05), 5) +
    knob(24, 122, 5) +
    knob(70, 122, 5) +
    path("M36 176h22l-3 12H39Z", dark(STEEL, 0.45)) +
    oval(47, 196, 16, 7, dark("#8f7fb0", 0.3)) +
    oval(47, 194, 16, 7, "#b9a7e0") +
    line("M40 194q7-5 13-1t-9 2", "#5d4a86", 1.6) +
    oval(30, 206, 11, 5, "#efe6d2") +
    oval(66, 205, 11, 5, "#cfc4ac"),
  sack: () =>
    path("M24 214c-12-22-6-46 14-54l-6-12c10 4 20 4 30 0l-6 12c22 8 28 32 16 54Z", "#7d6648") +
    path("M50 160l12-12-6 12c22 8 28 32 16 54H52c8-18 6-36-2-54Z", dark("#7d6648", 0.36)) +
    line("M36 160c8 4 16 4 24 0", BONE, 2.6) +
    path("M30 190l16-4 3 12-16 4Z", "#9a4a3c") +
    pearl(22, 152, 7) +
    pearl(70, 150, 6) +
    placed(path("M-8 0L0-14 8 0 0 8Z", "#7fd9e6"), 46, 142),
  ledger: () =>
    placed(
      path("M-26-34h46c6 0 8 4 8 8v52h-54Z", pale(BONE, 0.14)) +
        path("M-26-34h46c6 0 8 4 8 8l-10 0v-8Z", dark(BONE, 0.3)) +
        line("M-18-22h26M-18-12h36M-18-2h36", dark(BONE, 0.5), 2) +
        line("M-18 20l8-8 8 4 10-14 10 2", "#3f8f6e", 3) +
        disc(14, 18, 0, "#000") +
        disc(12, -24, 7, "#c7483f") +
        line("M8-18l-2 9 6-3 5 3-1-9", "#c7483f", 3),
      42,
      176,
      -10,
    ),
  chest: () =>
    disc(48, 160, 40, "#ffe9b0", 0.12) +
    path("M14 176h70v38H14Z", dark(BRONZE, 0.12)) +
    path("M14 176h70v9H14Z", dark(BRONZE, 0.5)) +
    path("M12 168l6-34c20-10 46-10 66 0l6 34Z", dark(BRONZE, 0.02)) +
    path("M18 166l5-26c16-8 38-8 54 0l5 26Z", dark(BRONZE, 0.55)) +
    each(
      [
        [26, 172, 7],
        [40, 168, 8],
        [56, 168, 8],
        [72, 172, 7],
        [33, 162, 7],
        [48, 158, 8],
        [64, 162, 7],
      ],
      (x, y, r) => pearl(x, y, r),
    ) +
    path("M14 178h70v6H14Z", GOLD) +
    path("M42 180h14v16H42Z", GOLD) +
    disc(49, 187, 2.6, INK) +
    line("M26 186v28M72 186v28", dark(GOLD, 0.2), 3.6),
  pouch: () =>
    placed(
      path("M-18 26c-10-16-4-32 10-38l-6-9c9 3 19 3 28 0l-6 9c14 6 20 22 10 38Z", "#b07a4a") +
        path("M0-12l14-9-6 9c14 6 20 22 10 38H2c4-14 3-26-2-38Z", dark("#b07a4a", 0.34)) +
        line("M-9-12c6 3 12 3 18 0", GOLD, 2.6) +
        pearl(-24, -16, 8) +
        pearl(22, -26, 7) +
        pearl(-30, 4, 6),
      50,
      176,
      0,
      1.25,
    ),
  letter: () =>
    placed(
      path("M-30-20h60v42h-60Z", pale(BONE, 0.12)) +
        path("M-30-20L0 6l30-26Z", dark(BONE, 0.1)) +
        line("M-30-20L0 6l30-26M-30 22L-8 0M30 22L8 0", dark(BONE, 0.45), 1.8) +
        disc(0, 6, 8.5, "#c7483f") +
        disc(-1, 5, 5, "#e0685c") +
        line("M-3 6l2 2 4-5", "#8a2a24", 1.6),
      48,
      178,
      -12,
    ) +
    placed(
      path("M-24-16h48v32h-48Z", dark(BONE, 0.1)) +
        path("M-24-16L0 4l24-20Z", dark(BONE, 0.25)) +
        disc(0, 4, 5, "#4f7fd9"),
      34,
      150,
      14,
      0.8,
    ),
  banner: () =>
    line("M206 216L192 40", dark(BRONZE, 0.2), 6) +
    line("M204 216L190 40", pale(BRONZE, 0.25), 1.5) +
    path("M193 62c16-8 28 4 47-4l-8 18 8 12-10 10 6 16c-16 4-26-6-40 2Z", "#c4473c") +
    path("M193 62c8-4 15-3 22-1l4 48c-8-1-14-2-22 7Z", pale("#c4473c", 0.16)) +
    line("M206 78l14 18M221 76l-16 22", BONE, 3) +
    path("M191 30l6 12h-11Z", GOLD),
  whiteflag: () =>
    line("M204 216L200 70", dark(BRONZE, 0.15), 5) +
    path("M200 72c12-6 24 6 38 0v34c-14 6-24-6-37 0Z", "#eef1ea") +
    path("M219 74c7 1 13 1 19-2v34c-7 3-12 1-18-1Z", "#b7c2bf") +
    disc(200, 68, 3.6, GOLD),
  gift: (_guild, look) => {
    function token(x: number, y: number, r: number, f: string): string {
      return (
        disc(x, y, r, dark(f, 0.4)) +
        disc(x, y - 1, r * 0.88, f) +
        disc(x - r * 0.25, y - r * 0.35, r * 0.3, "#fff", 0.5) +
        line(
          `M${x - r * 0.4} ${y + r * 0.1}q${r * 0.4} ${-r * 0.7} ${r * 0.8} 0`,
          dark(f, 0.55),
          1.6,
        )
      );
    }
    return (
      disc(50, 162, 40, look.glow, 0.16) +
      token(32, 164, 11, "#6fa8a0") +
      token(66, 163, 11, "#6fa8a0") +
      token(49, 154, 13, "#7fc0b4") +
      token(50, 128, 9, "#8fd0c4") +
      path("M10 174c22 8 56 8 80 0-2 24-18 40-40 40s-38-16-40-40Z", pale(BONE, 0.1)) +
      path("M50 180c14 0 28-2 40-6-2 24-18 40-40 40Z", dark(BONE, 0.3)) +
      [-3, -2, -1, 0, 1, 2, 3]
        .map((i) =>
          line(
            `M${50 + i * 11} ${179 - Math.abs(i)}Q${50 + i * 9} 196 ${50 + i * 4} 213`,
            dark(BONE, 0.42),
            1.5,
          ),
        )
        .join("")
    );
  },
} satisfies Record<string, Part>;
