/** Locations where nobody builds. */

import { NAVY, mix, pale } from "../colour";
import { disc, each, eachOf, pick, group, line, path, rng } from "../pen";
import { coralBranch, kelps, ridge } from "./scenery";
import { CREATURES } from "../creatures/grown";
import type { Scene } from "../types";

export const WILD = {
  clams: (tint) => {
    function clam(x: number, y: number, k: number): string {
      return group(
        CREATURES.shellfish(tint),
        ` transform="translate(${x - 100 * k} ${y - 244 * k}) scale(${k})"`,
      );
    }
    return (
      path("M0 205V120q60-26 150 0t150-10V205Z", mix(tint, NAVY, 0.72)) +
      clam(236, 158, 0.42) +
      clam(58, 152, 0.46) +
      path("M0 205v-46q90-22 170-4t130-6v56Z", mix(tint, NAVY, 0.82)) +
      clam(150, 196, 0.8) +
      clam(262, 200, 0.3) +
      clam(34, 202, 0.28) +
      kelps(mix(tint, NAVY, 0.88), 5, 7, 12)
    );
  },
  coral: () => {
    let s = ridge(110, 30, 9, mix("#c9604f", NAVY, 0.78));
    const R = rng(4);
    const cs = ["#e2765f", "#f0a36b", "#c95f86", "#e6c66a", "#7fb8c9", "#d9534f"] as const;
    for (let i = 0; i < 9; i++)
      s += group(coralBranch(16 + i * 34, 176, 52 + R() * 34, mix(pick(cs, i), NAVY, 0.5)));
    for (let i = 0; i < 9; i++)
      s += coralBranch(4 + i * 37, 208, 54 + R() * 36, mix(pick(cs, i + 2), NAVY, 0.12));
    s += eachOf<[number, number, string]>(
      [
        [40, 22, "#e2765f"],
        [128, 26, "#f0a36b"],
        [214, 22, "#c95f86"],
        [274, 24, "#e6c66a"],
      ],
      (x, r, k) =>
        path(`M${x - r} 205q-4-${r * 1.5} ${r}-${r * 1.7}t${r} ${r * 1.7}Z`, mix(k, NAVY, 0.3)) +
        disc(x - 5, 205 - r * 0.9, 3, pale(k, 0.4), 0.7) +
        disc(x + 6, 205 - r * 0.5, 3, pale(k, 0.4), 0.5) +
        disc(x - 9, 205 - r * 0.4, 2.5, pale(k, 0.4), 0.6),
    );
    for (let i = 0; i < 9; i++)
      s += group(
        path("M-8 0C-3-4 4-4 9 0 4 4-3 4-8 0ZM-6 0l-6-4v8Z", "#ffe2a8"),
        ` transform="translate(${60 + i * 22} ${48 + Math.sin(i * 1.3) * 14}) scale(.8)"`,
      );
    return s;
  },
  smokers: () => {
    let s = ridge(140, 30, 6, mix("#6b3a2c", NAVY, 0.7));
    s += each(
      [
        [64, 96, 44],
        [138, 62, 56],
        [222, 104, 46],
        [262, 132, 30],
      ],
      (x, y, r) =>
        group(
          disc(x, y - 10, 22, "#d9dfe0", 0.16) +
            disc(x + 10, y - 34, 26, "#c7cfd2", 0.14) +
            disc(x - 2, y - 62, 32, "#b7c2c6", 0.11),
        ) +
        path(
          `M${x - r * 0.6} 205C${x - r * 0.3} 170 ${x - r * 0.34} 140 ${x - r * 0.2} ${y}q${r * 0.2} 8 ${r * 0.4} 0C${x + r * 0.34} 140 ${x + r * 0.3} 170 ${x + r * 0.6} 205Z`,
          "#3a3440",
        ) +
        path(
          `M${x} ${y + 4}q${r * 0.1} 0 ${r * 0.2}-4C${x + r * 0.34} 140 ${x + r * 0.3} 170 ${x + r * 0.6} 205H${x}Z`,
          "#221f2b",
        ) +
        `<ellipse cx="${x}" cy="${y}" rx="${r * 0.2}" ry="4" fill="#ff8a4c"/>` +
        line(`M${x - 3} ${y + 8}l-4 26 6 20-8 30`, "#ff8a4c", 2.2, ' opacity=".75"'),
    );
    return s + path("M0 205v-14q80-12 150-2t150-6v22Z", "#17131b");
  },
} satisfies Record<string, Scene>;
