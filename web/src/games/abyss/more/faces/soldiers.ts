/** Further soldiers: their faces, and the parts that nobody else has. */

import { BONE, BRONZE, GOLD, INK, STEEL, dark, mix, pale } from "../../art/colour";
import { eyes, half, halfLine, mirrored } from "../../art/mirror";
import { disc, each, gem, limb, line, oval, path, pearl, placed } from "../../art/pen";
import type { Parts, Portrait } from "../../art/portrait";
import type { Head, Part } from "../../art/types";

const HEADS = {
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
  /** Giant isopod: plates, faceted eyes, two pairs of feelers. */
  isopod: (skin, look) => {
    let s = "";
    for (let i = 0; i < 3; i++) {
      const q = i * 10;
      s +=
        half(
          `M120.4 ${22 + q}C${84 + q * 0.4} ${22 + q} ${58 + q * 0.6} ${44 + q} ${50 + q * 0.7} ${92 + q * 0.8}l${14} 12c6-26 24-44 ${56.4 - q * 0.7} -46Z`,
          i === 1 ? dark(skin, 0.3) : dark(skin, 0.14 + i * 0.06),
        ) +
        halfLine(
          `M120 ${25 + q}C${88 + q * 0.4} ${25 + q} ${64 + q * 0.6} ${46 + q} ${55 + q * 0.7} ${88 + q * 0.8}`,
          pale(skin, 0.3),
          1.4,
          pale(skin, 0),
        );
    }
    return (
      halfLine("M102 74C84 50 64 34 44 36", pale(skin, 0.2), 3.2) +
      s +
      half("M120.4 126H98c0 14-5 24-15 30l37.4 18Z", dark(skin, 0.42)) +
      half("M120.4 56C98 56 82 68 76 90c2 26 20 46 44.4 50Z", pale(skin, 0.1)) +
      half("M120.4 60C102 60 90 68 85 82c10-7 22-10 35.4-10Z", pale(skin, 0.42), dark(skin, 0.02)) +
      mirrored(
        path("M77 90L104 82l5 14-25 8Z", INK) +
          path("M81 91.5L102 85.5l3.5 9L86 100.5Z", look.glow) +
          line("M86 90l4 10M91 88.5l4 10.5M96 87l4 10M83 97l21-6.5", INK, 1.1),
      ) +
      half("M120.4 100c-12 0-22 4-28 10 6 16 16 26 28.4 30Z", dark(skin, 0.3)) +
      halfLine(
        "M98 112c8-3 14-4 22.4-4M104 122c5-2 10-3 16.4-3M111 132c3-1 6-1.5 9.4-1.5",
        dark(skin, 0.62),
        2,
      ) +
      mirrored(
        limb(108, 104, 96, 112, 88, 124, 90, 140, 6, 2, dark(skin, 0.1)) +
          limb(114, 106, 106, 118, 102, 130, 106, 146, 6, 2, dark(skin, 0.2)),
      )
    );
  },
} satisfies Record<string, Head>;

const GEAR = {
  tricorn: (guild, look) => {
    const c = look.gear || "#241d26";
    return (
      half("M120.4 18C102 18 92 30 91 50h29.4Z", pale(c, 0.1)) +
      half("M120.4 34C100 34 78 30 60 22c-4 14 2 28 14 38 14 6 30 8 46.4 8Z", pale(c, 0.06)) +
      half("M120.4 44C104 44 84 42 68 36c2 8 6 14 12 18 12 5 26 7 40.4 7Z", dark(c, 0.4)) +
      halfLine("M60 22c16 9 40 12 60.4 12M62 24c0 12 4 22 13 32", GOLD, 2.2) +
      limb(140, 44, 158, 26, 176, 18, 190, 24, 11, 2, pale(guild, 0.2)) +
      line("M141 44c14-14 28-20 44-20", dark(guild, 0.3), 1.2) +
      gem(141, 46, 5, GOLD)
    );
  },
  domino: (_guild, look) =>
    half("M120.4 84c-8-7-24-9-36-2-1 12 6 20 16 20 9 0 13-6 20-8Z", "#15161d", "#0c0d13") +
    halfLine("M84 84l-8-5", "#15161d", 4) +
    mirrored(
      path("M92 91c5-6 15-6 20 0-5 5-15 5-20 0Z", "#dfe8e6") +
        disc(102, 91, 3.6, look.glow) +
        disc(102, 91, 1.8, INK),
    ) +
    halfLine("M86 84c10-5 24-4 34 3", pale("#15161d", 0.35), 1.4),
  guardhelm: (guild, look) => {
    const m = look.metal || STEEL;
    return (
      half("M120.4 22C98 22 82 38 80 64c12-6 26-8 40.4-8Z", pale(m, 0.08)) +
      half("M120.4 26C102 26 90 36 86 52c10-7 22-10 34.4-10Z", pale(m, 0.45), pale(m, 0.02)) +
      half("M72 66c14-10 30-14 48.4-14v10c-16 0-32 4-44 12Z", dark(m, 0.1)) +
      halfLine("M74 67c13-9 29-13 46.4-13", GOLD, 2.2) +
      half("M120.4 10l-8 16v14l8 4Z", guild) +
      mirrored(
        path("M84 52L70 30l20 12Z", pale(m, 0.2)),
        path("M84 52L70 30l20 12Z", dark(m, 0.3)),
      ) +
      disc(120, 46, 5, GOLD)
    );
  },
} satisfies Record<string, Part>;

const PROPS = {
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
  axe: () =>
    line("M206 216L196 42", dark(BRONZE, 0.3), 8) +
    line("M203.5 216L193.5 42", pale(BRONZE, 0.2), 2) +
    path("M196 56c14-14 26-18 40-16-8 16-8 34 2 50-16 2-28-2-40-14Z", pale(STEEL, 0.3)) +
    path("M222 40c5-1 10-1 14 0-8 16-8 34 2 50-5 1-9 0-14-1-8-16-8-34-2-49Z", pale(STEEL, 0.65)) +
    path("M194 58c-10-10-20-12-30-8 8 10 8 20 2 30 12 2 20-2 30-10Z", dark(STEEL, 0.1)) +
    path("M189 52h13l2 32h-13Z", dark(STEEL, 0.5)) +
    path("M195 30l6 14h-11Z", STEEL),
  harpoon: () =>
    line("M206 216L196 44", dark(BRONZE, 0.3), 6.5) +
    line("M204 216L194 44", pale(BRONZE, 0.2), 1.6) +
    path("M195 10l10 30-5 2 12 16-14-5-3 2-3-2-13 7 11-18-5-2Z", pale(STEEL, 0.35)) +
    path("M195 10l10 30-5 2 12 16-14-5-3 2Z", dark(STEEL, 0.2)) +
    line("M199 84c16 6 24 20 16 34s4 26 14 34", BONE, 2.4),
  horn: () =>
    placed(
      path(
        "M-34 22C-44 0-30-26 0-30c26-2 46 12 58 34-16-8-30-8-40-2C4 14-12 26-34 22Z",
        pale("#e0c49a", 0.1),
      ) +
        path(
          "M-34 22C-30 12-14 4 0-2 18-10 38-10 58 4c-16-8-30-8-40-2C4 14-12 26-34 22Z",
          dark("#e0c49a", 0.36),
        ) +
        oval(-35, 8, 9, 17, "#6d2f2a", 1, ' transform="rotate(-14 -35 8)"') +
        line(
          "M-12-26c-6 12-8 26-6 42M6-30C2-20 1-8 3 4M24-26c-3 6-4 12-3 20",
          dark("#e0c49a", 0.4),
          2.2,
        ) +
        line("M-12-26c-6 12-8 26-6 42", GOLD, 3) +
        line("M58 4l10 6", GOLD, 5),
      46,
      172,
      -16,
    ),
} satisfies Record<string, Part>;

const PARTS: Partial<Parts> = { heads: HEADS, gear: GEAR, props: PROPS };

const FACES: Record<string, Portrait> = {
  highwayman: {
    head: "mer",
    skin: "#a9b8a4",
    c2: "#5c7a78",
    gear: ["domino", "tricorn"],
    gt: ["", "translate(0 2)"],
    gearc: "#2b2430",
    halo: "moon",
    prop: "pouch",
    glow: "#ffcf7a",
    metal: "#6d5f58",
    turn: 0.75,
    tilt: 6,
  },
  executioner: {
    head: "hooded",
    skin: "#c9604f",
    c2: "#3a2c36",
    halo: "arch",
    prop: "axe",
    glow: "#ffb04f",
    metal: "#66707a",
    turn: -0.4,
    tilt: -3,
  },
  intrepid: {
    head: "narwhal",
    skin: "#8fa0b4",
    halo: "rays",
    prop: "harpoon",
    glow: "#ffe08a",
    metal: "#9aa7ad",
    turn: -0.25,
    tilt: -5,
  },
  border_guard: {
    head: "isopod",
    skin: "#b9a58c",
    gear: "guardhelm",
    gt: "translate(0 8)",
    halo: "columns",
    prop: "horn",
    glow: "#ffc86a",
    metal: "#5f7480",
    turn: 0.45,
    tilt: 3,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
