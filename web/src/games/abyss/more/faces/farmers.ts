/** Further farmers: their faces, and the parts that nobody else has. */

import { BRONZE, GOLD, INK, NAVY, STEEL, dark, mix, pale } from "../../art/colour";
import { eye, half, halfLine, mirrored } from "../../art/mirror";
import { disc, each, eachAt, leaf, limb, line, oval, path, pearl, placed } from "../../art/pen";
import type { Parts, Portrait } from "../../art/portrait";
import type { Head, Part } from "../../art/types";
import { SEAL } from "./seal";

const HEADS = {
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

const PROPS = {
  seedling: () =>
    disc(46, 150, 36, "#c8f5a0", 0.12) +
    path("M22 178h48l-7 36H29Z", "#a9623f") +
    path("M46 178h24l-7 36H46Z", dark("#a9623f", 0.36)) +
    path("M18 170h56v11H18Z", pale("#a9623f", 0.12)) +
    line("M46 170C44 152 50 140 46 118", "#8fae4a", 4) +
    leaf(46, 150, 34, 11, -58, "#8fae4a") +
    leaf(47, 142, 32, 11, 56, "#9bc853") +
    leaf(46, 126, 26, 9, -18, "#b5d96a") +
    leaf(46, 124, 22, 8, 28, "#8fae4a") +
    disc(46, 116, 5, "#e3b23c"),
  oyster: () =>
    disc(50, 172, 38, "#fff3d2", 0.12) +
    placed(
      path("M-38 4C-34-26-8-40 14-34c18 4 26 18 24 34-20-8-50-8-76 4Z", dark("#8d8577", 0.12)) +
        line("M-28-6C-20-22-2-30 14-28M-32 0c8-10 22-18 40-18", pale("#8d8577", 0.3), 2) +
        path("M-40 6c26-14 58-14 80-4-4 8-8 10-12 10-22-6-44-4-62 2-3-2-5-5-6-8Z", "#e9d9d2") +
        path("M-40 8C-30 32 4 40 24 28 36 22 42 12 40 2 20 12-14 16-40 8Z", "#6d675c") +
        line("M-30 18c14 8 34 8 52-2M-20 26c12 4 24 2 36-4", pale("#6d675c", 0.25), 1.8) +
        pearl(2, 4, 11),
      50,
      178,
      -8,
    ),
  rake: () =>
    line("M206 216L196 66", dark(BRONZE, 0.15), 6) +
    line("M204.5 216L194.5 66", pale(BRONZE, 0.3), 1.5) +
    line("M172 70h48M174 70v-18M185 70v-20M196 70v-20M207 70v-20M218 70v-18", dark(STEEL, 0.1), 4),
  whiteflag: () =>
    line("M204 216L200 70", dark(BRONZE, 0.15), 5) +
    path("M200 72c12-6 24 6 38 0v34c-14 6-24-6-37 0Z", "#eef1ea") +
    path("M219 74c7 1 13 1 19-2v34c-7 3-12 1-18-1Z", "#b7c2bf") +
    disc(200, 68, 3.6, GOLD),
  egg: (_guild, look) =>
    disc(54, 168, 44, look.glow, 0.16) +
    path(
      "M54 126c20 2 32 26 32 46 0 22-14 34-32 34s-32-12-32-34c0-20 12-44 32-46Z",
      mix(look.glow, "#2c5a56", 0.45),
    ) +
    path(
      "M54 126c-20 2-32 26-32 46 0 22 14 34 32 34 6-20 4-60 0-80Z",
      mix(look.glow, "#6fb5a8", 0.3),
    ) +
    path("M48 134c-12 6-19 20-20 34 6-14 13-22 22-26Z", "#f4efe0", ' opacity=".6"') +
    each(
      [
        [40, 160, 5],
        [56, 148, 4],
        [66, 168, 5],
        [50, 182, 6],
        [70, 186, 3.5],
        [36, 182, 3.5],
      ],
      (x, y, r) => disc(x, y, r, mix(look.glow, NAVY, 0.55), 0.55),
    ) +
    line("M60 128l-6 14 10 8-6 12", "#fff6dc", 2.4) +
    path("M14 206c12-14 20-8 40-6s28-8 40 6v10H14Z", "#7f9a3d") +
    leaf(26, 206, 24, 8, -50, "#8fae4a") +
    leaf(80, 206, 24, 8, 46, "#6d8a35"),
} satisfies Record<string, Part>;

const PARTS: Partial<Parts> = { heads: { ...SEAL, ...HEADS }, props: PROPS };

const FACES: Record<string, Portrait> = {
  grower: {
    head: "slug",
    skin: "#cfd98f",
    c2: "#6fae4a",
    halo: "kelp",
    prop: "seedling",
    glow: "#c8f5a0",
    turn: 0.35,
    tilt: 6,
  },
  oyster_farmer: {
    head: "seal",
    skin: "#8f6a4a",
    ears: true,
    gear: "strawband",
    gt: "translate(0 -8)",
    halo: "scallop",
    prop: ["oyster", "rake"],
    glow: "#e6c690",
    turn: -0.5,
    tilt: -6,
  },
  coward: {
    head: "hermit",
    skin: "#d9775a",
    c2: "#dcc79a",
    halo: "kelp",
    prop: "whiteflag",
    glow: "#fff0b0",
    dy: 8,
  },
  breeder: {
    head: "dragon",
    skin: "#d08f3f",
    c2: "#9ab04a",
    halo: "kelp",
    prop: "egg",
    glow: "#8ff0d0",
    tilt: -3,
    dx: -4,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
