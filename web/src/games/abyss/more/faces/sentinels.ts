/** The three Sentinels: their faces, and the parts that nobody else has. */

import { BONE, BRONZE, GOLD, INK, NAVY, dark, mix, pale } from "../../art/colour";
import { half, halfLine, mirrored, turnedX } from "../../art/mirror";
import { disc, each, limb, line, oval, path, placed } from "../../art/pen";
import type { Parts, Portrait } from "../../art/portrait";
import type { Body, Head, Part } from "../../art/types";
import { SEAL } from "./seal";

const HEADS = {
  /** Barreleye: glass skull, tubular eyes that look up. */
  barrel: (skin, look) =>
    half("M120.4 122H94c0 16-5 26-16 32l42.4 20Z", dark(skin, 0.3)) +
    mirrored(
      path("M84 108C66 106 52 112 46 126c10-1 15 3 16 9 8-5 16-7 26-5Z", dark(skin, 0.05)) +
        line("M80 114c-12 0-20 3-27 9M82 120c-8 1-14 5-18 10", dark(skin, 0.45), 1.5),
    ) +
    half("M120.4 76C96 76 80 88 78 106c4 22 20 34 42.4 35Z", pale(skin, 0.06)) +
    `<ellipse cx="120" cy="70" rx="46" ry="50" fill="${mix(look.glow, NAVY, 0.72)}"/>` +
    disc(120, 66, 40, look.glow, 0.1) +
    mirrored(
      path("M88 92V62c0-5 26-5 26 0v30c-6 6-20 6-26 0Z", dark(skin, 0.2)) +
        path("M88 92V62c0-3 6-4.5 11-4.5V96c-5 0-9-2-11-4Z", pale(skin, 0.16)) +
        oval(101, 58, 15, 12, mix(look.glow, INK, 0.25)) +
        oval(101, 56, 12.5, 9.5, look.glow) +
        oval(101, 55, 6.5, 5, INK) +
        disc(97, 52, 2.6, "#fff"),
      path("M88 92V62c0-5 26-5 26 0v30c-6 6-20 6-26 0Z", dark(skin, 0.4)) +
        oval(101, 58, 15, 12, mix(look.glow, INK, 0.45)) +
        oval(101, 56, 12.5, 9.5, mix(look.glow, INK, 0.15)) +
        oval(101, 55, 6.5, 5, INK) +
        disc(105, 52, 2.2, "#fff"),
    ) +
    '<ellipse cx="120" cy="70" rx="46" ry="50" fill="#dff6f4" opacity=".13"/><ellipse cx="120" cy="70" rx="46" ry="50" fill="none" stroke="#dff6f4" stroke-width="2.2" opacity=".75"/>' +
    line("M82 62c3-18 14-30 30-34", "#ffffff", 4, ' opacity=".75"') +
    line("M158 84c-2 8-5 14-10 19", "#ffffff", 2, ' opacity=".4"') +
    half("M76 98c12-8 28-12 44.4-12v54C94 140 78 124 76 98Z", pale(skin, 0.14)) +
    half("M80 100c12-7 26-10 40.4-10v10c-14 0-28 2-38 8Z", pale(skin, 0.4), dark(skin, 0.02)) +
    halfLine("M107 119c4 2 9 2.5 13.4 2.5", dark(skin, 0.6), 2.4) +
    mirrored(disc(103, 106, 3.2, INK) + disc(102, 105, 1, "#fff")) +
    mirrored(
      disc(90, 112, 1.8, pale(skin, 0.4)) +
        disc(94, 120, 1.8, pale(skin, 0.4)) +
        disc(86, 106, 1.6, pale(skin, 0.4)),
    ),
  /** Mantis shrimp: banded eyes on stalks, painted carapace. */
  mantis: (skin, look) => {
    const k = look.second || "#e2765f";
    function ey(f: string): string {
      return (
        limb(110, 72, 102, 62, 96, 54, 92, 46, 9, 8, f) +
        placed(
          oval(0, 0, 13, 18, INK) +
            oval(0, 0, 11, 16, look.glow) +
            path("M-11-3.5h22v7h-22Z", INK) +
            oval(-4, -8, 3, 4, "#fff", 0.85) +
            line("M-9-8q9-4 18 0M-9 8q9 4 18 0", dark(look.glow, 0.4), 1.3),
          88,
          34,
          -18,
        )
      );
    }
    return (
      halfLine("M112 62C104 36 94 20 76 6M116 60C112 34 108 18 100 2", pale(k, 0.2), 2.4) +
      mirrored(
        placed(
          oval(0, 0, 12, 30, pale(k, 0.08)) + line("M0-24V26M-6-16V20M6-16V20", dark(k, 0.35), 1.5),
          74,
          98,
          64,
        ),
        placed(oval(0, 0, 12, 30, dark(k, 0.28)) + line("M0-24V26", dark(k, 0.5), 1.5), 74, 98, 64),
      ) +
      mirrored(ey(pale(skin, 0.1)), ey(dark(skin, 0.25))) +
      half("M120.4 122H102c0 14-4 24-13 30l31.4 20Z", dark(skin, 0.4)) +
      half("M120.4 54c-15 0-26 11-28 28-3 26 9 50 28.4 58Z", pale(skin, 0.1)) +
      half("M120.4 58c-11 0-19 8-22 20 7-5 14-7 22.4-7Z", pale(skin, 0.45), pale(skin, 0.02)) +
      half("M120.4 54c-3 4-4 10-4 18l4 8Z", k) +
      halfLine(
        "M94 96c9 4 17 5 26.4 5M97 109c7 3 14 4 23.4 4M103 121c5 2 10 3 17.4 3",
        dark(skin, 0.5),
        2.2,
      ) +
      mirrored(
        disc(102, 90, 2.6, pale(k, 0.3)) +
          disc(106, 103, 2.4, pale(k, 0.3)) +
          disc(110, 116, 2.2, pale(k, 0.3)),
      ) +
      mirrored(
        limb(104, 124, 92, 122, 82, 130, 84, 142, 10, 8, dark(skin, 0.06)) +
          disc(86, 144, 10, pale(k, 0.1)) +
          disc(83, 141, 3.5, pale(k, 0.6)),
        limb(104, 124, 92, 122, 82, 130, 84, 142, 10, 8, dark(skin, 0.36)) +
          disc(86, 144, 10, dark(k, 0.3)),
      )
    );
  },
} satisfies Record<string, Head>;

const GEAR = {
  candles: () => {
    let s = "";
    s += each(
      [
        [-28, 10],
        [-14, 2],
        [0, -2],
        [14, 2],
        [28, 10],
      ],
      (r, k) => {
        const x = turnedX(120 + r);
        const y = k + 30;
        return (
          disc(x, y - 14, 15, "#ffd98a", 0.16) +
          path(`M${x - 4} ${y + 22}V${y}h8v22Z`, "#f1e8d6") +
          path(`M${x} ${y + 22}V${y}h4v22Z`, "#b8ad97") +
          path(`M${x} ${y - 17}c5 6 5 12 0 15-5-3-5-9 0-15Z`, "#ffc763") +
          path(`M${x} ${y - 11}c2.5 3 2.5 6 0 8-2.5-2-2.5-5 0-8Z`, "#fff6dc")
        );
      },
    );
    return (
      s +
      half("M120.4 46c-14 0-28 4-37 12l3 9c9-7 21-10 34-10Z", dark(BRONZE, 0.15)) +
      halfLine("M85 60c9-7 21-10 35.4-10", pale(BRONZE, 0.4), 1.5)
    );
  },
} satisfies Record<string, Part>;

const PROPS = {
  eyestaff: (_guild, look) =>
    line("M202 214V92", dark(BRONZE, 0.2), 6) +
    line("M200.5 214V92", pale(BRONZE, 0.25), 1.5) +
    disc(202, 72, 32, look.glow, 0.13) +
    disc(202, 72, 20, GOLD) +
    disc(202, 72, 16.5, "#0d2731") +
    path("M187 72c7-10 23-10 30 0-7 10-23 10-30 0Z", "#f4efe0") +
    disc(202, 72, 6.5, look.glow) +
    disc(202, 72, 3, INK) +
    disc(200, 70, 1.5, "#fff") +
    path("M202 44l4 9h-8Z", GOLD),
  hourglass: () =>
    placed(
      path("M-20-34h40v7h-40ZM-20 27h40v7h-40Z", GOLD) +
        path(
          "M-16-27h32C16-10 4-6 4 0s12 10 12 27h-32C-16 10-4 6-4 0s-12-10-12-27Z",
          "#dff6f4",
          ' opacity=".3"',
        ) +
        path("M-11 27C-10 14-2 12 0 8c2 4 10 6 11 19Z", "#e3b23c") +
        path("M-9-14h18C6-6 2-4 0 2-2-4-6-6-9-14Z", "#e3b23c"),
      46,
      176,
      -8,
    ),
  spyglass: () =>
    placed(
      path("M-46-7h34v14h-34Z", dark(BRONZE, 0.1)) +
        path("M-46-7h34v5h-34Z", pale(BRONZE, 0.35)) +
        path("M-12-9.5h32v19h-32Z", GOLD) +
        path("M-12-9.5h32v7h-32Z", pale(GOLD, 0.45)) +
        path("M20-13h26v26H20Z", dark(BRONZE, 0.05)) +
        path("M20-13h26v9H20Z", pale(BRONZE, 0.4)) +
        line("M-12-9.5v19M20-13v26M14-10v20", dark(BRONZE, 0.5), 2.4) +
        oval(47, 0, 5, 13, "#bff0e8") +
        oval(47, 0, 3, 9, "#eafaf6"),
      62,
      168,
      -38,
    ),
} satisfies Record<string, Part>;

const BODIES = {
  /** Sentinels share one coat: pale mantle, epaulettes and the great eye brooch. */
  sentinel: (_guild, look) => {
    const c = look.cloak || "#46606e";
    return {
      back:
        half("M120.4 164L88 150C68 134 58 116 54 92c20 8 38 26 50 50Z", dark(c, 0.1)) +
        halfLine("M62 104c8 20 20 34 36 46", pale(c, 0.4), 1.6, pale(c, 0.1)),
      front:
        half("M120.4 156C96 150 62 158 46 180c-7 10-10 21-11 32h85.4Z", dark(c, 0.2)) +
        half("M104 152c-22 4-46 14-60 36l10 8c18-16 40-22 66.4-22v-14Z", "#d8d2bf", "#8f948c") +
        halfLine("M50 192c20-16 44-22 70.4-22", dark(BONE, 0.5), 1.5) +
        halfLine("M70 186c-4 8-6 17-6 26M92 180c-3 10-4 20-4 32", dark(c, 0.55), 2) +
        disc(120, 186, 17, GOLD) +
        disc(120, 186, 14, dark(c, 0.5)) +
        path("M107 186c6-9 20-9 26 0-6 9-20 9-26 0Z", "#f4efe0") +
        disc(120, 186, 5.4, look.glow) +
        disc(120, 186, 2.4, INK) +
        line("M120 166v-4M137 186h4M103 186h-4", GOLD, 2.4),
    };
  },
} satisfies Record<string, Body>;

const PARTS: Partial<Parts> = {
  heads: { ...SEAL, ...HEADS },
  gear: GEAR,
  props: PROPS,
  bodies: BODIES,
};

const FACES: Record<string, Portrait> = {
  watcher: {
    head: "barrel",
    skin: "#7f9aa6",
    body: "sentinel",
    cloak: "#3c5a6c",
    halo: "moon",
    prop: "eyestaff",
    glow: "#8ff0a8",
    tint: "#3f6f9c",
  },
  vigil: {
    head: "seal",
    skin: "#6f7f92",
    body: "sentinel",
    cloak: "#54466a",
    gear: "candles",
    gt: "translate(0 -4)",
    halo: "arch",
    prop: "hourglass",
    glow: "#ffd98a",
    tint: "#8a6a4a",
    turn: -0.5,
    tilt: -6,
  },
  lookout: {
    head: "mantis",
    skin: "#3fa08a",
    c2: "#e8864f",
    body: "sentinel",
    cloak: "#3f5f52",
    halo: "rays",
    prop: "spyglass",
    glow: "#ffd06a",
    tint: "#3f8f8c",
    turn: 0.45,
    tilt: 4,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
