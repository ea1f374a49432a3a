/** Further mages: their faces, and the parts that nobody else has. */

import { BONE, BRONZE, GOLD, INK, STEEL, dark, pale } from "../../art/colour";
import { eyes, half, halfLine, mirrored } from "../../art/mirror";
import { disc, gem, limb, limbs, line, oval, path, placed } from "../../art/pen";
import type { Parts, Portrait } from "../../art/portrait";
import type { Head, Part } from "../../art/types";

const HEADS = {
  /** Cuttlefish: skirt fin, zebra bands, W pupils. */
  cuttle: (skin, look) => {
    let s = "";
    const k = look.second || BONE;
    s += limbs(
      [
        [92, 108, 80, 118, 70, 128, 74, 148, 12],
        [99, 112, 90, 126, 82, 138, 88, 158, 12],
        [107, 114, 102, 130, 96, 144, 103, 164, 11],
        [115, 116, 113, 132, 109, 148, 114, 166, 10],
      ],
      4,
      () => "@",
    );
    return (
      mirrored(
        limb(92, 106, 64, 104, 52, 84, 64, 62, 13, 4, pale(skin, 0.02)) +
          disc(64, 62, 4, pale(skin, 0.3)),
        limb(92, 106, 64, 104, 52, 84, 64, 62, 13, 4, dark(skin, 0.36)),
      ) +
      half("M112 20C88 24 74 40 70 60c8-2 12 2 12 8 6-3 10 0 12 6Z", pale(k, 0.05), dark(k, 0.34)) +
      halfLine("M104 28c-12 6-20 16-25 28M106 36c-8 6-14 14-17 24", dark(k, 0.35), 1.5) +
      mirrored(s.replace(/@/g, dark(skin, 0.16)), s.replace(/@/g, dark(skin, 0.46))) +
      half("M120.4 12C102 18 90 40 88 68c0 20 4 34 12 44 5 5 12 6 20.4 6Z", pale(skin, 0.1)) +
      half("M120.4 16c-10 6-18 20-21 38 6-8 13-12 21-13Z", pale(skin, 0.36), dark(skin, 0.04)) +
      halfLine(
        "M95 50c8-4 16-5 25.4-5M91 60c9-4 18-6 29.4-6M89 70c9-4 19-6 31.4-6M104 38c5-2 10-3 16.4-3",
        k,
        2.8,
        dark(k, 0.3),
      ) +
      half("M82 92c2-14 24-18 34-4 2 12-10 20-20 18-8-2-13-7-14-14Z", dark(skin, 0.3)) +
      mirrored(
        disc(99, 92, 11.5, INK) +
          disc(99, 92, 9.5, look.glow) +
          line("M91.5 90c2 6 5 6 7.5 1 2.5 5 5.5 5 7.5-1", INK, 3.4) +
          disc(95.5, 86.5, 1.9, "#fff"),
      ) +
      half("M84 82c8-6 20-6 29 2-9-2-20-2-28 3Z", dark(skin, 0.2))
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
} satisfies Record<string, Head>;

const GEAR = {
  tiara: (_guild, look) => {
    const c = look.gear || "#7fd9e6";
    return (
      half("M120.4 48c-12 0-22 3-30 10l2 8c8-6 18-8 28-8Z", dark(STEEL, 0.1)) +
      mirrored(
        path("M96 56L84 22l18 30Z", pale(STEEL, 0.4)) +
          path("M107 52L102 8l14 42Z", pale(STEEL, 0.25)),
        path("M96 56L84 22l18 30Z", dark(STEEL, 0.2)) +
          path("M107 52L102 8l14 42Z", dark(STEEL, 0.3)),
      ) +
      path("M116 50l4-58 5 58Z", pale(STEEL, 0.5)) +
      gem(120, 54, 7, c)
    );
  },
} satisfies Record<string, Part>;

const PROPS = {
  pendulum: (_guild, look) =>
    line("M206 74C198 100 200 120 206 142", pale(GOLD, 0.2), 1.8) +
    line("M206 74c6 26 2 48-10 66M206 74c-4 26 4 48 22 62", GOLD, 1.2, ' opacity=".4"') +
    disc(206, 156, 26, look.glow, 0.14) +
    disc(206, 156, 15, GOLD) +
    disc(206, 156, 12, "#23153c") +
    line(
      "M206 156c3-3 6 1 3 4-5 4-11-1-9-7 3-8 14-7 15 1 1 9-8 14-15 11",
      pale(look.glow, 0.3),
      2.2,
    ) +
    disc(206, 72, 4, GOLD),
  phial: (_guild, look) =>
    disc(46, 170, 40, look.glow, 0.13) +
    placed(
      path(
        "M-7-36h14v18c16 6 22 18 22 30 0 16-13 26-29 26s-29-10-29-26c0-12 6-24 22-30Z",
        "#dff6f4",
        ' opacity=".28"',
      ) +
        path("M-25 12c8-5 16 5 26 1s16-3 24-2c1 16-10 23-25 23s-26-8-25-22Z", look.glow) +
        path("M-25 12c8-5 16 5 26 1l-4 21c-14 0-23-8-22-22Z", pale(look.glow, 0.5)) +
        disc(-6, 22, 3, "#fff", 0.7) +
        disc(6, 20, 2, "#fff", 0.7) +
        disc(2, 2, 2.4, look.glow, 0.9) +
        line(
          "M-7-36v18c-16 6-22 18-22 30 0 16 13 26 29 26s29-10 29-26c0-12-6-24-22-30v-18",
          "#dff6f4",
          2,
        ) +
        path("M-8-46h16v12H-8Z", dark(BRONZE, 0.05)) +
        line("M-20 8c2-8 6-12 11-15", "#fff", 3, ' opacity=".8"'),
      46,
      172,
      -8,
    ),
  bolt: (_guild, look) =>
    disc(202, 112, 40, look.glow, 0.12) +
    line("M196 60l10 22-14 8 16 22-12 8 14 24-10 8 8 22", pale(look.glow, 0.2), 3.6) +
    line("M196 60l10 22-14 8 16 22-12 8 14 24", "#ffffff", 1.5) +
    line("M208 112l16 8M192 90l-14 4M210 144l14-4", pale(look.glow, 0.3), 2),
} satisfies Record<string, Part>;

const PARTS: Partial<Parts> = { heads: HEADS, gear: GEAR, props: PROPS };

const FACES: Record<string, Portrait> = {
  hypnotist: {
    head: "cuttle",
    skin: "#b46aa0",
    c2: "#f0d9c0",
    halo: "rings",
    prop: "pendulum",
    glow: "#b8f5d0",
    turn: -0.35,
    tilt: -4,
  },
  healer: {
    head: "star",
    skin: "#e0936a",
    halo: "rays",
    prop: "phial",
    glow: "#8ff0c0",
    lining: "#bff5dc",
    tilt: 6,
  },
  metamorph: {
    head: "mer",
    head2: "octopus",
    skin: "#7fb8c4",
    skin2: "#e0836a",
    c2: "#4f9aa8",
    halo: "shoal",
    prop: "mask",
    glow: "#fff0a8",
    glow2: "#c8ffd8",
  },
  sorcerer: {
    head: "eel",
    skin: "#5f8fae",
    c2: "#e8d06a",
    eye: "glow",
    gear: "tiara",
    gearc: "#ffe28a",
    halo: "arms",
    prop: "bolt",
    glow: "#a8f3ff",
    turn: -0.6,
    tilt: -4,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
