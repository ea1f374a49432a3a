/** What only smugglers hold: the tools of their trade. */

import { BONE, BRONZE, GOLD, STEEL, dark, pale } from "../../../art/colour";
import { disc, each, line, oval, path, pearl, placed } from "../../../art/pen";
import type { Part } from "../../../art/types";

function knob(x: number, y: number, r: number): string {
  return disc(x, y, r, dark(GOLD, 0.2)) + disc(x - r * 0.2, y - r * 0.2, r * 0.7, pale(GOLD, 0.2));
}

export const PROPS = {
  pole: () =>
    line("M40 216L214 46", dark(BRONZE, 0.3), 7) +
    line("M39 214L213 44", pale(BRONZE, 0.25), 1.8) +
    line("M214 46l-6 24", dark(BRONZE, 0.1), 2.6) +
    placed(
      disc(0, 24, 40, "#f2c66d", 0.12) +
        disc(0, 24, 25, "#f2c66d", 0.22) +
        path("M-12 10L0-2l12 12Z", dark(BRONZE, 0.1)) +
        path("M-11 11h22l3 30h-28Z", "#ffe9b0") +
        path("M-3 20c4-6 8 0 5 6 4 3 2 11-3 11s-7-6-2-17Z", "#f0963e") +
        line("M-11 11l-3 30h28l-3-30ZM0 11v30", dark(BRONZE, 0.25), 2.4),
      207,
      70,
    ),
  cutlass: () =>
    placed(
      path("M-4 0C-10-26-6-58 14-80c4 26 2 54-6 80Z", pale(STEEL, 0.42)) +
        path("M4 0C4-28 6-54 14-80c4 26 2 54-6 80Z", dark(STEEL, 0.18)) +
        path("M-14 0h30v6h-30Z", GOLD) +
        line("M16 3c6 8 4 22-6 26", GOLD, 3.6) +
        path("M-3 6h8v22h-8Z", dark(BRONZE, 0.3)) +
        disc(1, 31, 5, GOLD),
      46,
      180,
      -24,
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
  brush: () =>
    line("M24 214L60 138", dark(BRONZE, 0.1), 7) +
    line("M22.5 213L58.5 138", pale(BRONZE, 0.3), 1.6) +
    placed(
      [-24, -16, -8, 0, 8, 16]
        .map((x, i) =>
          path(
            `M${x * 0.7} 0C${x - 4} -16 ${x * 1.2 - 2} -30 ${x * 1.3} -42l8 1C${x * 1.2 + 8} -28 ${x + 6} -14 ${x * 0.7 + 6} 0Z`,
            i < 3 ? "#f1e8d6" : "#b6ab92",
          ),
        )
        .join("") +
        path("M-19-6h40v12h-40Z", GOLD) +
        path("M1-6h20v12H1Z", dark(GOLD, 0.34)) +
        line("M-19 0h40", dark(GOLD, 0.5), 1.5),
      62,
      134,
      24,
    ) +
    each(
      [
        [34, 120, 6],
        [24, 134, 4],
        [48, 104, 4],
        [30, 104, 3],
      ],
      (x, y, r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#dff6f4" fill-opacity=".2" stroke="#dff6f4" stroke-width="1.4"/>`,
    ),
} satisfies Record<string, Part>;
