/** Locations: gardens and deeps. */

import { BONE, BRONZE, GOLD, GUILD_COLOURS, LIT, NAVY, STEEL, dark, mix, pale } from "../colour";
import {
  disc,
  each,
  eachAt,
  eachOf,
  pick,
  group,
  leaf,
  limb,
  line,
  oval,
  path,
  placed,
} from "../pen";
import {
  barnacles,
  bubbles,
  coralBranch,
  kelps,
  littleJelly,
  pane,
  ridge,
  shoal,
  tower,
} from "./scenery";
import { uid } from "../../../../art/fx";
import { CREATURES } from "../creatures/grown";
import type { Scene } from "../types";

export const WATERS = {
  /** Bell jars of glowing hydrozoa. */
  reserves: (tint) => {
    let s = "";
    s +=
      path("M0 205V60q40-40 80-50h140q40 10 80 50V205Z", mix(tint, NAVY, 0.6)) +
      path("M26 205V84q30-46 124-46t124 46V205Z", mix(tint, NAVY, 0.74));
    for (let i = 0; i < 5; i++)
      s += line(
        `M${50 + i * 50} 205V${70 - Math.sin((i / 4) * Math.PI) * 20}`,
        mix(tint, NAVY, 0.5),
        3,
      );
    s += eachOf<[number, number, number, string]>(
      [
        [66, 176, 1, "#c79af0"],
        [234, 176, 1, "#f09ac4"],
        [150, 190, 1.32, "#9fd8ff"],
      ],
      (x, y, k, u) => {
        return (
          disc(x, y - 62 * k, 56 * k, u, 0.16) +
          placed(
            path(
              "M-34 0V-70C-34-98-20-116 0-116s34 18 34 46V0Z",
              mix(u, NAVY, 0.72),
              ' opacity=".75"',
            ) +
              littleJelly(0, -60, 0.95, u) +
              littleJelly(-14, -26, 0.42, pale(u, 0.2), 0.85) +
              littleJelly(16, -22, 0.34, pale(u, 0.3), 0.7) +
              path("M-34 0V-70C-34-98-20-116 0-116s34 18 34 46V0Z", "#dff6f4", ' opacity=".1"') +
              line(
                "M-34 0V-70C-34-98-20-116 0-116s34 18 34 46V0",
                "#dff6f4",
                1.8,
                ' opacity=".7"',
              ) +
              line("M-26-12V-72c0-14 4-24 12-32", "#ffffff", 4, ' opacity=".55"') +
              path("M-40 0h80v10h-80Z", GOLD) +
              path("M0 0h40v10H0Z", dark(GOLD, 0.34)) +
              path("M-34 10h68l6 14h-80Z", mix(tint, NAVY, 0.2)) +
              path("M0 10h34l6 14H0Z", mix(tint, NAVY, 0.5)) +
              disc(0, -119, 5, GOLD),
            x,
            y,
            0,
            k,
          )
        );
      },
    );
    return s;
  },
  /** Furrows of sargassum to the horizon. */
  fields: (tint) => {
    const k = mix(tint, "#8a7a2c", 0.35);
    let s = "";
    s += path("M0 92q80-22 150-12t150-8V205H0Z", mix(k, NAVY, 0.55));
    for (let i = -7; i <= 7; i++)
      s += path(
        `M${150 + i * 9} 84L${150 + i * 62} 205h30L${150 + i * 9 + 4} 84Z`,
        mix(k, NAVY, i % 2 ? 0.68 : 0.62),
      );
    s +=
      tower(250, 30, 58, mix(k, NAVY, 0.4), { roof: "dome", win: [[-4, 66]] }) +
      tower(42, 22, 66, mix(k, NAVY, 0.5), { roof: "dome" });
    s += path("M0 92q80-22 150-12t150-8v14q-80 2-150 2T0 106Z", mix(k, NAVY, 0.5));
    for (let j = 0; j < 5; j++) {
      const y = 98 + j * j * 4.6 + j * 8;
      const h = 16 + j * 11;
      const n = 13 - j * 1.6;
      for (let i = 0; i < n; i++) {
        const x = 150 + (i - (n - 1) / 2) * (23 + j * 11) + (j % 2 ? 8 : 0);
        const cc = mix(pick(["#d6b23c", "#b59a34", "#e3c45a"], i + j), NAVY, 0.44 - j * 0.1);
        s +=
          line(`M${x.toFixed(0)} ${y}q-${3 + j}-${h * 0.5} 2-${h}`, cc, 1.4 + j * 0.6) +
          leaf(x, y - h * 0.4, h * 0.36, h * 0.13, -42, cc) +
          leaf(x + 1, y - h * 0.6, h * 0.36, h * 0.13, 40, cc) +
          leaf(x + 1, y - h * 0.85, h * 0.3, h * 0.1, -30, cc) +
          disc((x + 3).toFixed(0), y - h * 0.95, 1.2 + j * 0.8, pale(cc, 0.35)) +
          disc((x - 2).toFixed(0), y - h * 0.55, 1 + j * 0.6, pale(cc, 0.3));
      }
    }
    return s + shoal(70, 36, 7, 8, 0.6, "#ffe2a8", 0.8);
  },
  /** The pit: terraces falling into the dark, one light of every guild. */
  abyss: (tint) => {
    let s = "";
    // A light of every Guild; the grey one is for those who have none.
    const lights = [
      GUILD_COLOURS.soldier,
      GUILD_COLOURS.farmer,
      GUILD_COLOURS.merchant,
      GUILD_COLOURS.politician,
      GUILD_COLOURS.mage,
      "#8b97a3",
    ];
    for (let i = 0; i < 6; i++) {
      const r = 190 - i * 26;
      s +=
        oval(
          150,
          120 + i * 6,
          r,
          r * 0.56,
          mix(mix("#2f7a86", tint, 0.2), NAVY, 0.28 + i * 0.135),
        ) +
        `<path d="M${150 - r} ${120 + i * 6}A${r} ${(r * 0.56).toFixed(0)} 0 0 1 ${150 + r} ${120 + i * 6}" fill="none" stroke="#bff0e8" stroke-width="1.2" opacity="${0.3 - i * 0.035}"/>`;
    }
    s += oval(150, 158, 44, 22, "#02080d");
    s +=
      limb(150, 176, 120, 150, 190, 120, 146, 84, 13, 2, "#0a1c26") +
      limb(162, 178, 190, 150, 150, 130, 196, 104, 10, 2, "#0a1c26") +
      limb(138, 178, 110, 160, 128, 130, 98, 112, 10, 2, "#0a1c26");
    lights.forEach((light, j) => {
      const a = Math.PI * (1.08 + j * 0.168);
      const x = 150 + 112 * Math.cos(a);
      const y = 140 + 74 * Math.sin(a);
      s +=
        disc(x, y, 15, light, 0.22) +
        path(`M${x - 7} ${y + 14}l2-14h10l2 14Z`, mix(light, NAVY, 0.5)) +
        disc(x, y - 3, 6, light) +
        disc(x - 2, y - 5, 2, "#fff", 0.8);
    });
    return (
      s +
      disc(150, 157, 10, "#ffe9b0", 0.18) +
      disc(150, 157, 3, "#ffe9b0") +
      path(
        "M0 205V120l26 22 14-8 20 34 22 4 16 33ZM300 205v-92l-22 30-18-6-16 34-26 6-16 28Z",
        "#04121a",
      )
    );
  },
  /** Low quarter: shanties of shell and hull under an overhang. */
  depths: (tint) => {
    let s = "";
    const w = "#6f5a44";
    s +=
      path("M0 0h300v40q-40 26-80 10t-90 20T0 60Z", mix(tint, NAVY, 0.74)) +
      path("M60 62l8 26 8-24ZM150 64l7 30 9-32ZM226 48l6 24 8-24Z", mix(tint, NAVY, 0.74));
    s += ridge(150, 20, 5, mix(tint, NAVY, 0.6));
    function hut(x: number, y: number, w2: number, h: number, f: string, r: number): string {
      return placed(
        path(`M${-w2 / 2} 0V-${h}h${w2}V0Z`, f) +
          path(`M0 0V-${h}h${w2 / 2}V0Z`, dark(f, 0.36)) +
          path(`M${-w2 * 0.62} -${h}L0-${h + w2 * 0.42}L${w2 * 0.62} -${h}Z`, dark(f, 0.2)) +
          path(`M0-${h + w2 * 0.42}L${w2 * 0.62} -${h}H0Z`, dark(f, 0.5)) +
          pane(-w2 * 0.24, -h * 0.62, 8, 13, LIT) +
          line(`M${-w2 / 2} -${h * 0.3}h${w2}`, NAVY, 1.4, ' opacity=".4"'),
        x,
        y,
        r,
      );
    }
    s +=
      hut(70, 152, 46, 40, mix("#7a8a8a", NAVY, 0.3), -5) +
      hut(118, 140, 36, 36, mix("#8a6a5a", NAVY, 0.3), 4) +
      hut(236, 150, 44, 38, mix("#6a7a86", NAVY, 0.34), 6) +
      hut(196, 140, 30, 30, mix("#86785a", NAVY, 0.34), -6);
    s += placed(
      path("M-66 0C-58 26-20 34 30 30L66 24 60-6C30 6-20 6-66 0Z", mix(w, NAVY, 0.1)) +
        path("M-66 0C-58 26-20 34 30 30l2-26C0 6-36 4-66 0Z", pale(w, 0.08)) +
        line("M-58 8C-24 18 20 20 62 8M-48 17C-20 26 20 28 62 16", dark(w, 0.5), 1.8) +
        line("M10 4V-58M10-52l34 12M10-30h-26", dark(w, 0.1), 3.6) +
        path("M-30 12h9v9h-9ZM-6 15h9v9h-9Z", LIT) +
        path("M12-50c14 2 24 8 30 12-10 8-22 10-30 8Z", mix("#8d8577", NAVY, 0.3)),
      150,
      170,
      -8,
    );
    s +=
      hut(32, 192, 50, 42, mix("#8a7a5a", NAVY, 0.12), 4) +
      hut(270, 194, 54, 40, mix("#7a6a72", NAVY, 0.16), -5) +
      line("M46 142Q100 168 120 126M196 118Q226 150 258 144", BONE, 1.2, ' opacity=".6"') +
      each(
        [
          [70, 152],
          [94, 152],
          [212, 138],
          [236, 146],
        ],
        (x, y) => disc(x, y, 7, LIT, 0.2) + disc(x, y, 2.6, LIT),
      );
    return (
      s +
      path("M0 205v-14q80-10 150-2t150-4v20Z", mix(tint, NAVY, 0.82)) +
      kelps(mix(tint, NAVY, 0.84), 4, 9, 18)
    );
  },
  /** Rift with a burning floor, crabs along the rim. */
  chasm: (tint) => {
    let s = "";
    const gi = uid("chasm");
    s +=
      `<defs><linearGradient id="${gi}" x2="0" y2="1"><stop offset="0" stop-color="#5a1c18" stop-opacity="0"/><stop offset=".5" stop-color="#a83a28" stop-opacity=".8"/><stop offset="1" stop-color="#ff8a4c"/></linearGradient></defs>` +
      path("M86 40H216V205H86Z", `url(#${gi})`) +
      path("M92 205L112 168q18-10 36-4t42-6l22 47Z", "#ff8a4c") +
      path("M104 205l14-28q16-8 32-2t34-6l16 36Z", "#ffb85f") +
      path("M124 205l8-18q12-5 22-1t20-4l8 23Z", "#ffe9b8") +
      path("M136 172l9-11 8 10ZM166 166l8-9 7 11Z", "#7a2a22");
    s +=
      path("M0 205V66l40-12 34 10 30 34-8 22 24 34-10 20 14 31Z", mix(tint, NAVY, 0.5)) +
      path("M0 66l40-12 34 10 30 34-30-8-40 6-34-6Z", mix(tint, NAVY, 0.2)) +
      path("M300 205V58l-34-8-40 14-28 30 10 26-22 30 12 24-16 31Z", mix(tint, NAVY, 0.66)) +
      path("M300 58l-34-8-40 14-28 30 34-10 34 8 34-6Z", mix(tint, NAVY, 0.4));
    s +=
      path(
        "M104 98l-8 22 24 34-10 20 14 31h-12l-14-30 8-20-22-34 10-26Z",
        "#ff8a4c",
        ' opacity=".4"',
      ) +
      path(
        "M198 94l10 26-22 30 12 24-16 31h10l16-30-10-24 22-32-12-28Z",
        "#ff8a4c",
        ' opacity=".28"',
      ) +
      line(
        "M20 110l26 14 6 30 22 10M282 100l-28 20-2 28-20 14M14 160l24 6 10 26",
        NAVY,
        2,
        ' opacity=".5"',
      );
    function crab(x: number, y: number, k: number): string {
      return group(
        group(CREATURES.crab(pale(tint, 0.1)), ' transform="translate(-100 -226)"'),
        ` transform="translate(${x} ${y}) scale(${k})"`,
      );
    }
    s += crab(54, 74, 0.29) + crab(236, 72, 0.25) + crab(18, 70, 0.17) + crab(276, 64, 0.15);
    for (let i = 0; i < 8; i++) s += disc(126 + i * 7, 150 - ((i * 13) % 70), 1.8, "#ffd28a", 0.8);
    return s + bubbles(140, 112, 6, 5, "#ffd9b0") + bubbles(166, 100, 6, 7, "#ffd9b0");
  },
  /** Silver spires and their reflection. */
  mirrors: () => {
    let s = "";
    const spires = (f: string, o: (at: number) => number): string =>
      eachAt(
        [
          [34, 26, 76],
          [66, 34, 44],
          [104, 26, 66],
          [150, 46, 14],
          [196, 28, 58],
          [232, 34, 38],
          [268, 24, 74],
        ],
        (at, x, w, t) => spire(x, w, t, f, o(at)),
      );
    const k = "#a9c4d0";
    function spire(x: number, w: number, t: number, f: string, o: number): string {
      return (
        path(
          `M${x - w / 2} 118L${x - w * 0.36} ${t + w * 0.5}L${x} ${t}V118Z`,
          mix(pale(k, 0.3), f, o),
        ) +
        path(
          `M${x + w / 2} 118L${x + w * 0.36} ${t + w * 0.5}L${x} ${t}V118Z`,
          mix(dark(k, 0.3), f, o),
        ) +
        path(
          `M${x - w * 0.36} ${t + w * 0.5}L${x} ${t + w * 0.9}L${x + w * 0.36} ${t + w * 0.5}L${x} ${t}Z`,
          mix("#eef8fa", f, o),
          ' opacity=".8"',
        ) +
        line(`M${x} ${t + w * 0.9}V118`, mix("#ffffff", f, o), 1.2)
      );
    }
    s += disc(150, 60, 86, "#dff6f4", 0.1);
    s += spires(NAVY, (at) => (at % 2 ? 0.2 : 0.04));
    s += path("M0 118h300v90H0Z", mix("#14505e", NAVY, 0.55));
    s += group(
      spires("#0c3440", () => 0.55),
      ' transform="matrix(1 0 0 -.74 0 206)" opacity=".85"',
    );
    for (let i = 0; i < 11; i++)
      s += line(
        `M${10 + ((i * 67) % 270)} ${126 + i * 7}h${24 + ((i * 13) % 30)}`,
        "#dff6f4",
        1.4,
        ' opacity=".4"',
      );
    return (
      s +
      path("M0 116h300v3H0Z", "#dff6f4", ' opacity=".8"') +
      path("M150 52l5 12-5 12-5-12Z", "#fff") +
      disc(150, 64, 20, "#fff", 0.16)
    );
  },
  /** Closed tower: no window, one chained door. */
  closed: (tint) => {
    let s = ridge(150, 30, 21, mix(tint, NAVY, 0.66));
    const k = pale(mix(tint, "#5f8f9c", 0.45), 0.16);
    s +=
      '<g transform="translate(33 22) scale(.78)">' +
      path("M96 235L108 34h84l12 201Z", mix(k, NAVY, 0.08)) +
      path("M150 235V34h42l12 201Z", mix(k, NAVY, 0.42)) +
      disc(150, 60, 80, "#dff6f4", 0.05) +
      path("M96 205L108 34h84l12 171Z", mix(k, NAVY, 0.08)) +
      path("M150 205V34h42l12 171Z", mix(k, NAVY, 0.42)) +
      path("M108 34h84l2 20H106Z", mix(k, NAVY, 0.28));
    s +=
      path("M100 34c4-24 22-38 50-40 28 2 46 16 50 40Z", pale(k, 0.12)) +
      path("M150-6c28 2 46 16 50 40h-50Z", dark(k, 0.3)) +
      line("M150-6v-10", GOLD, 3) +
      path("M94 34h112v9H94Z", pale(k, 0.24)) +
      line(
        "M104 66h92M102 92h96M100 118h100M128 43v23M168 43v23M118 66v26M150 66v26M182 66v26M130 92v26M172 92v26",
        NAVY,
        1.6,
        ' opacity=".4"',
      );
    s +=
      path("M116 205v-52c0-24 14-36 34-36s34 12 34 36v52Z", dark(BRONZE, 0.5)) +
      path("M122 205v-50c0-20 12-31 28-31s28 11 28 31v50Z", dark(BRONZE, 0.12)) +
      path("M150 124c16 0 28 11 28 31v50h-28Z", dark(BRONZE, 0.36)) +
      line("M136 128v77M150 124v81M164 128v77", dark(BRONZE, 0.6), 1.8);
    function ch(x1: number, y1: number, x2: number, y2: number): string {
      let d = "";
      const n = 9;
      for (let i = 0; i <= n; i++) {
        const t = i / n;
        const x = x1 + (x2 - x1) * t;
        const y = y1 + (y2 - y1) * t + Math.sin(t * Math.PI) * 6;
        d += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="5.5" ry="3.4" fill="none" stroke="${x < 150 ? pale(STEEL, 0.2) : dark(STEEL, 0.2)}" stroke-width="2.4" transform="rotate(${(Math.atan2(y2 - y1, x2 - x1) * 57.3 + (i % 2 ? 40 : 0)).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
      }
      return d;
    }
    s +=
      ch(104, 128, 196, 180) +
      ch(196, 128, 104, 180) +
      placed(
        path("M-15-6h30v28h-30Z", GOLD) +
          path("M0-6h15v28H0Z", dark(GOLD, 0.34)) +
          line("M-9-6v-8c0-12 18-12 18 0v8", STEEL, 4.5) +
          disc(0, 6, 4.2, NAVY) +
          path("M-2 6h4l1.6 11h-7.2Z", NAVY),
        150,
        150,
      ) +
      path("M84 205l8-12h116l8 12Z", mix(k, NAVY, 0.5)) +
      "</g>" +
      path("M0 205v-30q90-16 150-8t150-4v42Z", mix(tint, NAVY, 0.72));
    return (
      s +
      coralBranch(74, 206, 40, mix("#c95f86", NAVY, 0.4)) +
      coralBranch(228, 206, 46, mix("#e2765f", NAVY, 0.45)) +
      barnacles(112, 190, 1) +
      kelps(mix("#3d7a52", NAVY, 0.45), 9, 10, 24) +
      shoal(214, 50, 7, 3, -0.6, "#cfe6e2", 0.6)
    );
  },
} satisfies Record<string, Scene>;
