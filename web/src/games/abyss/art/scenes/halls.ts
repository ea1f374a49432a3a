/** Locations: halls, forts and quays. */

import {
  BONE,
  BRONZE,
  GOLD,
  LIT,
  NAVY,
  RACES,
  RACE_COLOURS,
  STEEL,
  dark,
  mix,
  pale,
} from "../colour";
import {
  disc,
  each,
  gem,
  group,
  limb,
  line,
  oval,
  path,
  pearl,
  placed,
  ring,
  eachOf,
  pick,
} from "../pen";
import {
  barnacles,
  bubbles,
  column,
  coralBranch,
  kelps,
  pane,
  ridge,
  shoal,
  weedBanner,
} from "./scenery";
import { CREATURES } from "../creatures/grown";
import { emblemIn } from "../emblems";
import type { Scene } from "../types";

export const HALLS = {
  /** Fortress grown from a carapace, claw towers, banners drawn out by the current. */
  barracks: (tint) => {
    let s = ridge(128, 30, 2, mix(tint, NAVY, 0.74));
    function claw(f: string, l: string): string {
      return (
        path(
          "M-16 120C-20 70-16 40-6 18c-16-4-26-20-22-38 4-16 16-26 32-26-6 10-6 18-1 26l14-12c8 18 5 40-6 52C18 44 20 74 18 120Z",
          f,
        ) +
        path("M-16 120C-20 70-16 40-6 18c4 2 8 2 10 1C-2 44-4 80-4 120Z", l) +
        path("M-26-16C-24-32-14-42-2-44-12-34-16-22-15-8Z", pale(l, 0.35)) +
        line("M-14 54h30M-16 84h34M-15 68h32", NAVY, 1.6, ' opacity=".35"') +
        pane(-2, 34, 8, 14, LIT) +
        pane(-2, 88, 8, 14, LIT)
      );
    }
    s +=
      placed(claw(mix(tint, NAVY, 0.3), mix(tint, NAVY, 0.04)), 58, 86) +
      group(
        placed(claw(mix(tint, NAVY, 0.5), mix(tint, NAVY, 0.36)), 58, 86),
        ' transform="matrix(-1 0 0 1 300 0)"',
      );
    s +=
      path("M64 205C60 138 96 86 150 84c54 2 90 54 86 121Z", mix(tint, NAVY, 0.34)) +
      path("M64 205C60 138 96 86 150 84v121Z", mix(tint, NAVY, 0.08)) +
      path(
        "M76 150C84 116 112 94 150 92c26 2 46 12 58 28-40-14-92-10-132 30Z",
        pale(tint, 0.2),
        ' opacity=".8"',
      );
    for (let i = -4; i <= 4; i++)
      s += group(
        path("M-8 6L0-22 8 6Z", i < 1 ? pale(tint, 0.02) : mix(tint, NAVY, 0.35)),
        ` transform="translate(${150 + i * 21} ${86 + i * i * 2.9}) rotate(${i * 11})"`,
      );
    s +=
      line(
        "M76 160c44-22 104-22 148 0M70 184c20-8 40-12 56-13M230 184c-20-8-40-12-56-13",
        NAVY,
        2,
        ' opacity=".35"',
      ) +
      each(
        [
          [100, 132],
          [124, 116],
          [150, 110],
          [176, 116],
          [200, 132],
        ],
        (x, y) => disc(x, y, 4, pale(tint, 0.4), 0.5),
      );
    s +=
      path("M120 205v-38c0-22 12-32 30-32s30 10 30 32v38Z", "#0b1118") +
      path("M126 205v-36c0-18 10-27 24-27s24 9 24 27v36Z", "#ffc873", ' opacity=".62"') +
      line("M136 205v-56M150 205v-62M164 205v-56M126 178h48", dark(tint, 0.6), 3.6) +
      line("M120 205v-38c0-22 12-32 30-32s30 10 30 32v38", pale(tint, 0.25), 3);
    s +=
      line("M104 96V44M196 96V44", dark(BRONZE, 0.1), 3) +
      weedBanner(104, 46, pale(tint, 0.06), 1) +
      weedBanner(196, 46, dark(tint, 0.12), 1) +
      barnacles(90, 186, 1) +
      barnacles(214, 190, 1.1) +
      coralBranch(24, 206, 34, mix("#e2765f", NAVY, 0.25)) +
      coralBranch(284, 206, 40, mix("#c95f86", NAVY, 0.3));
    return (
      s +
      bubbles(58, 70, 5, 4) +
      bubbles(242, 64, 5, 9) +
      kelps(mix("#4a7a4a", NAVY, 0.45), 11, 8, 22)
    );
  },
  /** Freight hangs in mid-water: a turtle barge moored to a coral pier, loads lifted by bladders. */
  dockworks: (tint) => {
    const w = "#7a5a3c";
    let s = ridge(150, 36, 14, mix(tint, NAVY, 0.74));
    function crate(x: number, y: number, k = 1): string {
      return placed(
        path("M-15 0h30v22h-30Z", pale(w, 0.14)) +
          path("M0 0h15v22H0Z", dark(w, 0.25)) +
          line("M-15 7h30M-15 15h30", dark(w, 0.5), 1.8),
        x,
        y,
        0,
        k,
      );
    }
    function float(x: number, y: number, h: number, k: number, f: string): string {
      return (
        line(`M${x} ${y + 16 * k}V${y + h}`, BONE, 1.6) +
        path(
          `M${x} ${y + 20 * k}c-16-4-24-16-22-30 2-12 11-18 22-18s20 6 22 18c2 14-6 26-22 30Z`,
          f,
        ) +
        path(
          `M${x} ${y + 20 * k}c-16-4-24-16-22-30 2-12 11-18 22-18-10 10-10 34 0 48Z`,
          pale(f, 0.3),
        ) +
        disc(x - 9, y - 14, 4, "#fff", 0.5)
      );
    }
    s += placed(
      path("M-70 6C-60-36-16-50 22-44c30 6 50 26 56 48Z", mix(tint, NAVY, 0.08)) +
        path("M-70 6C-60-36-16-50 22-44-18-34-40-20-46 6Z", pale(tint, 0.14)) +
        line("M-44-16l26 4 20-24M-18-12l4 18M2-36l30 22-4 18M32-14l30-2", dark(tint, 0.45), 2) +
        path("M-74 6c50-6 104-6 156 0-6 14-30 22-74 22s-76-8-82-22Z", pale("#c7b98a", 0.02)) +
        path("M6 4c26 0 52 1 76 3-6 13-30 21-74 21Z", dark("#c7b98a", 0.34)) +
        path("M78 2c18-12 40-8 46 4 2 10-10 16-24 16-10 0-18-4-22-8Z", mix("#9fae6a", tint, 0.3)) +
        path("M78 2c18-12 40-8 46 4-16-2-30 0-44 6Z", pale(mix("#9fae6a", tint, 0.3), 0.25)) +
        disc(110, 6, 2.6, NAVY) +
        path("M46 20c14 12 22 26 22 44-20-6-36-20-42-38Z", mix("#8a9a5a", tint, 0.3)) +
        path("M-50 18c-12 8-20 18-22 30 16-2 28-10 36-24Z", mix("#8a9a5a", NAVY, 0.3)) +
        line("M-74 8c-12 0-20 4-26 10", mix("#8a9a5a", tint, 0.3), 6),
      140,
      100,
      3,
      0.94,
    );
    s +=
      crate(122, 40) +
      crate(154, 35) +
      crate(138, 20, 0.9) +
      line("M104 62C118 24 158 12 176 56", BONE, 1.5, ' opacity=".7"');
    s +=
      path("M204 205v-50h-8v-12h104v62Z", mix(tint, NAVY, 0.42)) +
      path("M196 143h104v10H196Z", pale(mix(tint, "#9aa08a", 0.5), 0.06)) +
      line(
        "M206 168h94M206 186h94M232 153v15M266 153v15M250 168v18M284 168v18",
        NAVY,
        1.6,
        ' opacity=".45"',
      ) +
      path("M220 143v-16h12v16ZM268 143v-16h12v16Z", dark(BRONZE, 0.1)) +
      oval(226, 127, 9, 4, pale(BRONZE, 0.1)) +
      oval(274, 127, 9, 4, pale(BRONZE, 0.1)) +
      line("M226 132C214 128 208 116 206 100", BONE, 2) +
      barnacles(214, 190, 1.2) +
      barnacles(254, 196, 1) +
      coralBranch(290, 143, 26, "#e2765f");
    s +=
      float(46, 110, 40, 1, mix(tint, "#c9d98f", 0.4)) +
      crate(46, 148) +
      float(262, 56, 44, 0.9, mix(tint, "#8fd0c4", 0.35)) +
      crate(262, 98, 0.9) +
      pearl(178, 197, 7) +
      pearl(190, 199, 5);
    return (
      s +
      bubbles(56, 80, 5, 3) +
      bubbles(150, 46, 3, 8) +
      kelps(mix("#3d7a52", NAVY, 0.4), 6, 8, 26) +
      shoal(212, 34, 8, 5, -0.6, pale(tint, 0.3), 0.6)
    );
  },
  /** Jail: whale ribs for bars, eyes in the dark. */
  jail: (tint) => {
    let s = path("M0 0h300v205H0Z", mix(tint, NAVY, 0.55));
    s += line(
      "M0 44h70M0 84h58M0 124h52M0 164h54M230 44h70M242 84h58M248 124h52M246 164h54M30 44v40M18 84v40M36 124v40M20 164v41M268 44v40M282 84v40M262 124v40M280 164v41",
      NAVY,
      2,
      ' opacity=".4"',
    );
    s +=
      path("M58 205V96C58 44 98 10 150 10s92 34 92 86v109Z", mix(tint, NAVY, 0.3)) +
      path("M70 205V98c0-46 36-76 80-76s80 30 80 76v107Z", "#050c12") +
      disc(150, 128, 70, "#7fd9e6", 0.06);
    s += eachOf<[number, number, string, number]>(
      [
        [112, 120, "#ffcf7a", 1],
        [182, 104, "#8ff0a8", 0.9],
        [150, 150, "#ff9a7a", 1.1],
        [206, 150, "#c9b8ff", 0.8],
        [96, 158, "#9fe8ff", 0.75],
      ],
      (x, y, colour, k) =>
        placed(
          path("M-15-4C-10-9-4-8-2-3-6 1-12 1-15-4ZM15-4C10-9 4-8 2-3 6 1 12 1 15-4Z", colour) +
            disc(-8, -3.5, 1.8, NAVY) +
            disc(8, -3.5, 1.8, NAVY) +
            oval(0, 4, 26, 20, colour, 0.05),
          x,
          y,
          0,
          k,
        ),
    );
    for (let i = 0; i < 7; i++) {
      const x = 78 + i * 24;
      const t = i === 3 ? 18 : 22 + Math.abs(i - 3) * Math.abs(i - 3) * 4;
      s +=
        limb(
          x,
          208,
          x - 6 + (i - 3) * 2,
          160,
          x + (i - 3) * 2,
          90,
          150 + (x - 150) * 0.82,
          t,
          11,
          6,
          i > 3 ? dark(BONE, 0.36) : dark(BONE, 0.12),
        ) +
        line(
          `M${x - 2} 200C${x - 8 + (i - 3) * 2} 160 ${x - 2 + (i - 3) * 2} 90 ${149 + (x - 150) * 0.82} ${t + 8}`,
          pale(BONE, 0.3),
          1.3,
          ' opacity=".7"',
        );
    }
    s +=
      path("M62 92h176v9H62Z", dark(STEEL, 0.35)) +
      path("M64 158h172v9H64Z", dark(STEEL, 0.4)) +
      placed(
        path("M-15-4h30v28h-30Z", GOLD) +
          path("M0-4h15v28H0Z", dark(GOLD, 0.34)) +
          line("M-9-4v-8c0-12 18-12 18 0v8", STEEL, 4.5) +
          disc(0, 8, 4, NAVY) +
          path("M-1.8 8h3.6l1.4 10h-6.4Z", NAVY),
        150,
        120,
      );
    return (
      s +
      line("M24 0v64M276 0v52", STEEL, 2, ' stroke-dasharray="5 4"') +
      ring(24, 72, 8, STEEL, 4, 1) +
      ring(276, 60, 8, STEEL, 4, 1) +
      barnacles(64, 196, 1.1) +
      barnacles(234, 200, 1) +
      kelps(mix("#3d7a52", NAVY, 0.6), 15, 5, 16)
    );
  },
  /** Chamber of allies: five niches, one for each race. */
  chamber: () => {
    let s = path("M0 0h300v205H0Z", mix("#2c4a55", NAVY, 0.5));
    for (let i = 0; i < 9; i++)
      s += path(`M150 214L${i * 50 - 70} 214 ${i * 50 - 45} 214Z`, "#fff", ' opacity=".05"');
    s += path("M0 172h300v33H0Z", mix("#5a5040", NAVY, 0.5));
    for (let i = -6; i <= 6; i++)
      s += line(`M${150 + i * 16} 172L${150 + i * 46} 205`, NAVY, 1.4, ' opacity=".5"');
    RACES.forEach((r, j) => {
      const x = 38 + j * 56;
      const k = RACE_COLOURS[r];
      const y = j === 2 ? 0 : Math.abs(j - 2) === 1 ? 6 : 12;
      s +=
        path(
          `M${x - 24} 176V${70 + y}c0-18 10-30 24-36 14 6 24 18 24 36v${106 - y}Z`,
          mix("#8a8068", NAVY, j > 2 ? 0.4 : 0.2),
        ) +
        path(
          `M${x - 18} 176V${72 + y}c0-14 7-23 18-28 11 5 18 14 18 28v${104 - y}Z`,
          mix(k, NAVY, 0.5),
        ) +
        disc(x, 104 + y * 0.5, 24, k, 0.3) +
        path(`M${x - 14} 176l3-34h22l3 34Z`, mix("#8a8068", NAVY, 0.1)) +
        path(`M${x} 142h11l3 34h-14Z`, mix("#8a8068", NAVY, 0.45)) +
        path(`M${x - 15} 136h30v7h-30Z`, pale("#8a8068", 0.2)) +
        group(CREATURES[r](k), ` transform="translate(${x - 20} ${84 + y * 0.5}) scale(.2)"`);
    });
    for (let i = 0; i < 6; i++)
      s += column(10 + i * 56, 40, 9, 136, mix("#a89c80", NAVY, i > 3 ? 0.36 : 0.14));
    return (
      s +
      path("M0 22h300v14H0Z", mix("#a89c80", NAVY, 0.1)) +
      path("M0 22h300v4H0Z", pale("#a89c80", 0.2)) +
      path("M0 176h300v6H0Z", mix("#a89c80", NAVY, 0.2)) +
      disc(150, 24, 9, GOLD) +
      gem(150, 24, 6, "#7fd9e6")
    );
  },
  /** Assembly: rising tiers, a lit floor, a squid over the chair. */
  senate: (tint) => {
    let s = "";
    s +=
      path("M0 0h300v205H0Z", mix(tint, NAVY, 0.62)) +
      path("M92-5h116l42 210H50Z", "#dfeeff", ' opacity=".08"') +
      path("M124-5h52l24 210h-100Z", "#dfeeff", ' opacity=".1"');
    for (let i = 0; i < 5; i++) {
      const r = 172 - i * 28;
      const y = 206;
      s += `<path d="M${150 - r} ${y}A${r} ${(r * 0.78).toFixed(0)} 0 0 1 ${150 + r} ${y}Z" fill="${mix(tint, NAVY, 0.5 - i * 0.06)}"/><path d="M${150 - r} ${y}A${r} ${(r * 0.78).toFixed(0)} 0 0 1 ${150 + r} ${y}" fill="none" stroke="${pale(tint, 0.3)}" stroke-width="2.4"/>`;
      if (i < 4) {
        const n = 15 - i * 3;
        for (let j = 0; j < n; j++) {
          const a = Math.PI * (1.06 + (0.88 * j) / (n - 1));
          const R = r - 13;
          const x = 150 + R * Math.cos(a);
          const yy = 206 + R * 0.78 * Math.sin(a);
          s += group(
            path(
              "M-8 9C-9 0-6-5 0-6c6 1 9 6 8 15Z",
              mix(
                pick(["#7f9fe0", "#c9a85a", "#b86a66", "#7fb894", "#a888d4"], j * 2 + i),
                NAVY,
                x > 150 ? 0.5 : 0.28,
              ),
            ) +
              path(
                pick(
                  [
                    "M-4.5-5C-6-12-2-15 0-21 2-15 6-12 4.5-5Z",
                    "M-6-5c-2-10 14-10 12 0ZM-4-12l-4-6M4-12l4-6",
                    "M-3.5-5c-4-4-4-9 0-11l3.5-5 3.5 5c4 2 4 7 0 11Z",
                  ],
                  i + j,
                ),
                mix(
                  pick(["#c9d9f5", "#e6d9b0", "#e0b0a8", "#c8e6d4", "#dcccf0"], j * 2 + i),
                  NAVY,
                  x > 150 ? 0.42 : 0.14,
                ),
                ` stroke="${mix("#dfeeff", NAVY, 0.3)}" stroke-width=".8"`,
              ),
            ` transform="translate(${x.toFixed(0)} ${yy.toFixed(0)}) scale(${1 + i * 0.06})"`,
          );
        }
      }
    }
    s +=
      oval(150, 202, 50, 20, "#e9e2c8", 0.85) +
      oval(150, 202, 38, 14, "#c9b98a") +
      placed(emblemIn("squid", 34, "#2c4a86"), 133, 179);
    s +=
      path("M112 8h76v58l-38 16-38-16Z", mix(tint, NAVY, 0.12)) +
      path("M150 8h38v58l-38 16Z", mix(tint, NAVY, 0.36)) +
      line("M112 8h76v58l-38 16-38-16Z", GOLD, 2.2) +
      placed(emblemIn("squid", 40, "#f2e3bd"), 130, 18) +
      path("M106 4h88v6h-88Z", GOLD);
    return (
      s +
      column(26, 24, 18, 182, mix(tint, NAVY, 0.2)) +
      column(274, 24, 18, 182, mix(tint, NAVY, 0.38))
    );
  },
} satisfies Record<string, Scene>;
