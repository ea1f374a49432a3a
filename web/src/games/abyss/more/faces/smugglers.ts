/** Smugglers: their faces, and the parts that nobody else has. */

import { BONE, BRONZE, GOLD, STEEL, dark, mix, pale } from "../../art/colour";
import { teeth } from "../../art/heads/strokes";
import { eye, half, halfLine } from "../../art/mirror";
import {
  disc,
  each,
  eachOf,
  gem,
  group,
  leaf,
  line,
  oval,
  path,
  pearl,
  placed,
} from "../../art/pen";
import type { Parts, Portrait } from "../../art/portrait";
import type { Body, Head, Part } from "../../art/types";

function knob(x: number, y: number, r: number): string {
  return disc(x, y, r, dark(GOLD, 0.2)) + disc(x - r * 0.2, y - r * 0.2, r * 0.7, pale(GOLD, 0.2));
}

const HEADS = {
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
} satisfies Record<string, Head>;

const GEAR = {
  bandana: (_guild, look) => {
    const c = look.gear || "#b5433a";
    return (
      path("M84 64C96 48 118 42 146 56c6 4 10 9 12 14-24-10-52-8-76 6Z", c) +
      path("M84 64C96 48 118 42 146 56c-26-4-46 2-62 18Z", pale(c, 0.25)) +
      path(
        "M86 70c-14 2-26 10-34 24 12-2 20-6 26-14-2 10-2 18 2 26 6-10 8-22 8-34Z",
        dark(c, 0.22),
      ) +
      each(
        [
          [104, 58],
          [118, 54],
          [132, 57],
          [112, 66],
          [128, 65],
        ],
        (x, y) => disc(x, y, 2, BONE, 0.85),
      )
    );
  },
  loupe: (_guild, look) =>
    line("M92 62C78 66 70 74 66 86", dark(BRONZE, 0.1), 3) +
    `<circle cx="108" cy="75" r="19" fill="#bff0e8" fill-opacity=".14" stroke="${GOLD}" stroke-width="4.5"/>` +
    line("M98 70q4-8 12-8", "#fff", 2.4, ' opacity=".85"') +
    line("M126 68L166 56", dark(BRONZE, 0.1), 3) +
    eye(109, 76, "slit", look.glow, 1.5),
  decor: () => {
    const corals = eachOf<[number, number, number, string]>(
      [
        [96, 64, -26, "#e2765f"],
        [140, 64, 24, "#c95f86"],
        [122, 56, 0, "#e6c66a"],
      ],
      (x, y, turn, colour) =>
        placed(line("M0 0V-26M0-8l-8-8v-6M0-14l8-7v-5", colour, 5), x, y, turn),
    );
    return (
      leaf(84, 72, 34, 9, -52, "#7f9a3d") +
      leaf(156, 72, 34, 9, 50, "#5f7a35") +
      corals +
      path(
        "M104 64c-2-12 6-18 16-18s18 6 16 18c-5-3-8-3-11 0-3-3-7-3-10 0-3-3-6-3-11 0Z",
        "#d9c29a",
      ) +
      placed(
        `<circle r="6" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
          path("M-1.8 5h3.6v20h-3.6ZM1.5 17h6v3h-6ZM1.5 22h5v3h-5Z", GOLD),
        82,
        70,
        24,
      ) +
      pearl(110, 60, 5) +
      pearl(152, 68, 5.5) +
      gem(134, 62, 6, "#7fd9e6")
    );
  },
} satisfies Record<string, Part>;

const PROPS = {
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

const BODIES = {
  /** Hood down: a high rolled collar and a long coat, head free. */
  cowl: (_guild, look) => {
    const c = look.cloak || "#6d5a4a";
    const s = look.sash || "#b5533f";
    return {
      back:
        path(
          "M120 96C86 96 60 118 50 150c-6 20-10 40-14 62h168c-4-22-8-42-14-62-10-32-36-54-70-54Z",
          dark(c, 0.5),
        ) + half("M120.4 100C92 100 70 116 58 142c18-8 40-10 62.4-10Z", dark(c, 0.22)),
      front:
        half("M120.4 166C92 160 58 166 44 184c-5 8-8 17-10 27h86.4Z", dark(c, 0.06)) +
        half("M96 172c-10 10-16 24-19 39h26c2-12 8-24 17.4-32Z", pale(c, 0.12)) +
        halfLine("M95 174c-9 10-15 22-17 37", pale(c, 0.4), 1.6, pale(c, 0.1)) +
        half(
          "M120.4 176C98 178 74 168 58 142c-9 12-13 24-14 36 22 16 50 20 76.4 18Z",
          pale(c, 0.2),
        ) +
        half("M58 142c16 24 38 36 62.4 38v6C92 184 68 172 52 152Z", pale(c, 0.42), pale(c, 0.06)) +
        line("M56 170l9 5M62 163l9 6", BONE, 1.8) +
        path("M150 196l26-6 5 18-27 5Z", dark(s, 0.1)) +
        line(
          "M150 196l26-6M154 210l26-6M151 199l3 10M177 194l3 10",
          dark(s, 0.5),
          1.4,
          ' stroke-dasharray="3 3"',
        ) +
        half("M120.4 188c-8 0-13 3-17 7 4 6 10 9 17 9Z", s) +
        gem(120, 197, 7, look.glow),
    };
  },
  /** Hood up: dark inside, lit rim. */
  hoodup: (_guild, look) => {
    const c = look.cloak || "#5f6f5a";
    const s = look.sash || "#c98a3a";
    return {
      back:
        path(
          "M120-2C74 8 48 54 47 106c-1 40-12 78-24 106h194c-12-28-23-66-24-106C192 54 166 8 120-2Z",
          dark(c, 0.3),
        ) +
        path(
          "M120 20c-32 8-52 44-52 84 0 30 16 56 52 66 36-10 52-36 52-66 0-40-20-76-52-84Z",
          "#0a151c",
        ),
      front:
        half("M120.4 164C92 160 58 166 42 186c-5 8-9 17-11 26h89.4Z", dark(c, 0.12)) +
        half(
          "M120.4-2C76 8 50 54 49 106c-1 28-8 54-18 80 22-10 44-14 62-12C76 156 66 130 69 100c3-38 24-70 51.4-80Z",
          pale(c, 0.1),
        ) +
        halfLine("M120 20C92 30 72 62 69 100c-2 28 6 54 22 72", pale(c, 0.5), 2.2, pale(c, 0.2)) +
        halfLine("M120 2C82 12 58 56 56 106c-1 24-6 46-14 66", dark(c, 0.35), 1.8) +
        half("M92 172c8 8 18 12 28.4 12v14c-18 0-34-8-46-20Z", s) +
        path("M46 190l22-10 8 15-23 10Z", dark(s, 0.3)) +
        line("M46 190l22-10M53 205l23-10", BONE, 1.4, ' stroke-dasharray="3 3"') +
        gem(120, 191, 7, look.glow),
    };
  },
} satisfies Record<string, Body>;

const PARTS: Partial<Parts> = { heads: HEADS, gear: GEAR, props: PROPS, bodies: BODIES };

const FACES: Record<string, Portrait> = {
  ferryman: {
    head: "lure",
    skin: "#7d8f86",
    body: "cowl",
    cloak: "#8a6a4a",
    sash: "#c98a3a",
    halo: "moon",
    prop: "pole",
    glow: "#ffe08a",
    tint: "#3f7f86",
    tilt: -5,
    dx: -8,
  },
  outlaw: {
    head: "barracuda",
    skin: "#9fb0a4",
    body: "cowl",
    cloak: "#a04f42",
    sash: "#d9a441",
    gear: "bandana",
    halo: "net",
    prop: "cutlass",
    glow: "#ffc05a",
    tint: "#4a7d8c",
    tilt: -4,
    dx: -6,
  },
  counterfeiter: {
    head: "flat",
    skin: "#c9a06a",
    body: "hoodup",
    cloak: "#557a80",
    sash: "#b9a7e0",
    gear: "loupe",
    halo: "rings",
    prop: "press",
    glow: "#c9b8ff",
    tint: "#7a6aa0",
    hs: 0.86,
    dy: -2,
    tilt: 5,
  },
  fence: {
    head: "crab",
    skin: "#d08a5c",
    body: "cowl",
    cloak: "#7a8055",
    sash: "#b5533f",
    gear: "decor",
    gt: "translate(0 4)",
    halo: "net",
    prop: "sack",
    glow: "#ffe28a",
    tint: "#5a8a72",
    turn: 0.5,
    tilt: 4,
    hs: 1.1,
    dy: 6,
  },
  cleaner: {
    head: "lobster",
    skin: "#d0483c",
    band: "#f4efe0",
    body: "cowl",
    cloak: "#7a98a4",
    sash: "#f1e8d6",
    halo: "shoal",
    prop: "brush",
    glow: "#ffe9b0",
    tint: "#4d8fa0",
    turn: -0.3,
    tilt: -5,
    hs: 1.16,
    dy: 6,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
