/** Further politicians: their faces, and the parts that nobody else has. */

import { BONE, BRONZE, GOLD, STEEL, dark, pale } from "../../art/colour";
import { wetEyes } from "../../art/heads/strokes";
import { eyes, half, halfLine, mirrored } from "../../art/mirror";
import { disc, each, limb, line, path, placed } from "../../art/pen";
import type { Parts, Portrait } from "../../art/portrait";
import type { Head, Part } from "../../art/types";

const HEADS = {
  /** Dumbo octopus: ear fins, webbed skirt. */
  dumbo: (skin, look) =>
    mirrored(
      path(
        "M90 58C68 40 48 36 34 46c7 4 8 8 5 14 7 0 10 4 9 10 7-1 10 2 11 8 10-4 20-5 30-3Z",
        pale(skin, 0.1),
      ) +
        line(
          "M86 60C68 48 54 44 42 47M85 65C70 57 58 55 46 60M85 70c-12-3-22-3-31 0",
          dark(skin, 0.32),
          1.7,
        ),
      path(
        "M90 58C68 40 48 36 34 46c7 4 8 8 5 14 7 0 10 4 9 10 7-1 10 2 11 8 10-4 20-5 30-3Z",
        dark(skin, 0.32),
      ) + line("M86 60C68 48 54 44 42 47M85 65C70 57 58 55 46 60", dark(skin, 0.5), 1.7),
    ) +
    mirrored(
      limb(88, 102, 64, 116, 50, 132, 56, 150, 15, 5, pale(skin, 0.06)) +
        limb(56, 150, 60, 160, 70, 156, 66, 148, 5, 2, pale(skin, 0.06)) +
        limb(96, 110, 80, 128, 70, 146, 78, 164, 14, 5, dark(skin, 0.06)) +
        limb(106, 114, 98, 134, 92, 150, 100, 168, 13, 5, pale(skin, 0.02)) +
        limb(116, 116, 113, 136, 110, 152, 115, 170, 12, 5, dark(skin, 0.1)) +
        path(
          "M86 104c-10 8-18 16-22 26 8 2 12 6 14 12 6-2 12 0 16 6 6-3 12-2 18 2l8-2V112Z",
          pale(skin, 0.22),
        ),
      limb(88, 102, 64, 116, 50, 132, 56, 150, 15, 5, dark(skin, 0.3)) +
        limb(96, 110, 80, 128, 70, 146, 78, 164, 14, 5, dark(skin, 0.38)) +
        limb(106, 114, 98, 134, 92, 150, 100, 168, 13, 5, dark(skin, 0.34)) +
        limb(116, 116, 113, 136, 110, 152, 115, 170, 12, 5, dark(skin, 0.42)) +
        path(
          "M86 104c-10 8-18 16-22 26 8 2 12 6 14 12 6-2 12 0 16 6 6-3 12-2 18 2l8-2V112Z",
          dark(skin, 0.16),
        ),
    ) +
    halfLine(
      "M92 112c-8 8-13 16-16 26M103 116c-4 10-7 18-8 28M113 118c-2 10-3 20-2 30",
      dark(skin, 0.3),
      1.5,
    ) +
    half("M120.4 26C92 26 77 48 78 76c1 24 14 40 28 46h14.4Z", pale(skin, 0.14)) +
    half("M120.4 30C100 30 87 42 84 60c10-9 22-13 36.4-13Z", pale(skin, 0.42), dark(skin, 0.02)) +
    mirrored(
      disc(98, 50, 3, dark(skin, 0.25), 0.6) +
        disc(90, 60, 2.4, dark(skin, 0.25), 0.6) +
        disc(108, 44, 2.4, dark(skin, 0.25), 0.6),
    ) +
    mirrored(
      each(
        [
          [100, 64, 4],
          [92, 74, 3],
          [110, 58, 3],
          [106, 72, 2.4],
        ],
        (x, y, r) => disc(x, y, r, dark(skin, 0.3), 0.5),
      ),
    ) +
    half("M82 92c4-12 24-14 34 0-8 10-26 10-34 0Z", dark(skin, 0.3)) +
    eyes(99, 91, look.eye || "slit", look.glow, 1.05) +
    halfLine("M84 82c8-5 20-4 29 3", dark(skin, 0.3), 2.4),
  /** Lionfish: mane of banded spines. */
  lionfish: (skin, look) => {
    const k = look.second || BONE;
    let s = "";
    let w = "";
    for (let i = -7; i <= 7; i++) {
      const a = -Math.PI / 2 + i * 0.215;
      const R = i % 2 ? 96 : 86;
      const x = 120;
      const y = 104;
      const f = i < 0 ? pale(skin, 0.1) : dark(skin, 0.3);
      const kf = i < 0 ? k : dark(k, 0.28);
      const px = (r: number, da: number): string =>
        `${(x + r * Math.cos(a + da)).toFixed(1)} ${(y + r * Math.sin(a + da)).toFixed(1)}`;
      if (i < 7)
        w += path(
          `M${px(40, 0)}L${px(R * 0.8, 0.02)}Q${px(R * 0.62, 0.107)} ${px(R * 0.8, 0.2)}L${px(40, 0.21)}Z`,
          i < 0 ? dark(skin, 0.24) : dark(skin, 0.52),
        );
      s += path(`M${px(40, -0.05)}L${px(R, 0)}L${px(40, 0.05)}Z`, f);
      [0.52, 0.66, 0.8].forEach((q) => {
        s += line(`M${px(R * q, -0.042 * (1.15 - q))}L${px(R * q, 0.042 * (1.15 - q))}`, kf, 3.6);
      });
    }
    return (
      w +
      s +
      mirrored(
        path(
          "M88 96C66 92 50 100 42 118c12-2 16 2 18 8 6-4 12-2 16 4 6-6 12-8 20-8Z",
          dark(skin, 0.05),
        ) + line("M84 100c-14 0-26 5-36 15M86 106c-10 1-18 7-24 17M90 112c-6 2-10 6-13 14", k, 2.2),
        path(
          "M88 96C66 92 50 100 42 118c12-2 16 2 18 8 6-4 12-2 16 4 6-6 12-8 20-8Z",
          dark(skin, 0.4),
        ) +
          line(
            "M84 100c-14 0-26 5-36 15M86 106c-10 1-18 7-24 17M90 112c-6 2-10 6-13 14",
            dark(k, 0.35),
            2.2,
          ),
      ) +
      half("M120.4 126H102c0 14-4 22-13 28l31.4 18Z", dark(skin, 0.4)) +
      half("M120.4 52C98 53 85 69 84 92c0 24 16 42 36.4 46Z", pale(skin, 0.08)) +
      half("M120.4 56C104 57 93 66 90 80c9-7 19-10 30.4-10Z", pale(skin, 0.36), dark(skin, 0.04)) +
      halfLine(
        "M112 54c-2 8-2 14-1 20M101 59c-3 6-4 12-3 18M86 98c8 3 14 3 20 1M90 112c8 2 15 1 20-2",
        k,
        2.8,
        dark(k, 0.3),
      ) +
      mirrored(limb(100, 66, 90, 58, 86, 48, 88, 34, 6, 2, pale(skin, 0.2))) +
      half("M88 86c8-8 19-7 27 3-8 8-21 7-27-3Z", dark(skin, 0.5)) +
      eyes(101, 88, look.eye || "round", look.glow, 0.92) +
      halfLine("M88 81c8-5 17-3 25 4", dark(skin, 0.3), 2.6) +
      half("M120.4 110c-7 0-13 3-16 9 4 5 10 7 16 7Z", dark(skin, 0.55)) +
      halfLine("M103 120c5-5 11-7 17.4-7", pale(skin, 0.3), 2) +
      mirrored(limb(108, 124, 105, 130, 104, 134, 106, 142, 4, 1.5, pale(skin, 0.1)))
    );
  },
  /** Beluga: melon brow, lasting smile. */
  beluga: (skin, look) =>
    half("M120.4 122H92c-1 16-7 26-18 34l46.4 20Z", dark(skin, 0.28)) +
    halfLine("M93 136c8 5 17 6 27.4 6M88 148c10 5 21 7 32.4 7", dark(skin, 0.4), 1.8) +
    half("M120.4 74C96 70 76 80 74 100c1 22 20 38 46.4 40Z", pale(skin, 0.02)) +
    half("M120.4 24C96 24 80 40 79 64c0 12 4 18 10 24h31.4Z", pale(skin, 0.16)) +
    half("M120.4 28C102 28 90 38 87 54c9-7 20-10 33.4-10Z", pale(skin, 0.5), pale(skin, 0.08)) +
    halfLine("M84 80c10-8 22-11 36.4-11", dark(skin, 0.3), 2.2) +
    half(
      "M78 112c10 12 24 17 42.4 17v11c-24-1-40-12-42.4-28Z",
      pale(skin, 0.26),
      dark(skin, 0.12),
    ) +
    halfLine("M88 113c8 7 19 10 32.4 10", dark(skin, 0.55), 2.4) +
    halfLine("M88 113c-2-1-3-3-3-5", dark(skin, 0.45), 2) +
    mirrored(path("M84 94c5-9 19-9 24 0-5 7-19 7-24 0Z", dark(skin, 0.24))) +
    wetEyes(96, 93, 8, look.glow) +
    halfLine("M85 83c6-4 14-4 20 1", dark(skin, 0.25), 2) +
    disc(120, 34, 2.6, dark(skin, 0.4)),
} satisfies Record<string, Head>;

const GEAR = {
  rag: (_guild, look) => {
    const c = look.gear || "#d9cfb4";
    return (
      half("M120.4 28C100 28 84 42 80 64c12-8 26-11 40.4-11Z", c) +
      halfLine("M92 50c8-6 18-9 28.4-9M86 60c10-7 21-9 34.4-9", dark(c, 0.3), 1.6) +
      path("M154 56c10 0 18 5 22 14-10 0-16-2-20-6 2 8 0 14-5 19-4-8-5-18 3-27Z", dark(c, 0.3))
    );
  },
  kerchief: (_guild, look) => {
    const c = look.gear || "#c4473c";
    return (
      half("M120.4 104c-12-6-24-6-35-2 2 16 10 30 20 39 4 4 9 12 15 19Z", c) +
      halfLine("M90 112c10-3 20-2 30.4 3M97 126c7-2 14-2 23.4 2", dark(c, 0.35), 1.8) +
      halfLine("M85.5 101c12-3 24-2 35 3", pale(c, 0.4), 1.6)
    );
  },
} satisfies Record<string, Part>;

const PROPS = {
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
  chain: () => {
    function chainLink(x: number, y: number, r: number): string {
      return placed(
        `<ellipse rx="10" ry="6.5" fill="none" stroke="${STEEL}" stroke-width="4.5"/><path d="M-8-3a10 6.5 0 0 1 12-3" fill="none" stroke="${pale(STEEL, 0.6)}" stroke-width="1.6"/>`,
        x,
        y,
        r,
      );
    }
    return (
      chainLink(20, 206, -70) +
      chainLink(26, 188, -70) +
      chainLink(33, 171, -64) +
      placed(line("M-9 2a9 6.5 0 0 1 12-8", STEEL, 4.5), 42, 154, -50) +
      chainLink(84, 204, -110) +
      chainLink(78, 187, -108) +
      placed(line("M-2-7a9 6.5 0 0 1 8 11", STEEL, 4.5), 72, 168, -100) +
      line("M52 146l4-12M60 150l12-7M48 140l-8-8", "#ffe28a", 2.6)
    );
  },
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
  banner: () =>
    line("M206 216L192 40", dark(BRONZE, 0.2), 6) +
    line("M204 216L190 40", pale(BRONZE, 0.25), 1.5) +
    path("M193 62c16-8 28 4 47-4l-8 18 8 12-10 10 6 16c-16 4-26-6-40 2Z", "#c4473c") +
    path("M193 62c8-4 15-3 22-1l4 48c-8-1-14-2-22 7Z", pale("#c4473c", 0.16)) +
    line("M206 78l14 18M221 76l-16 22", BONE, 3) +
    path("M191 30l6 12h-11Z", GOLD),
} satisfies Record<string, Part>;

const PARTS: Partial<Parts> = { heads: HEADS, gear: GEAR, props: PROPS };

const FACES: Record<string, Portrait> = {
  recipient: {
    head: "dumbo",
    skin: "#d98a5a",
    gear: "circlet",
    gt: "translate(14 -10) scale(.88)",
    gearc: "#ffd98a",
    halo: "shoal",
    prop: "letter",
    glow: "#bfe0ff",
    turn: 0.4,
    tilt: 5,
  },
  liberator: {
    head: "lionfish",
    skin: "#b5553f",
    c2: "#f4e6cf",
    halo: "rings",
    prop: "chain",
    glow: "#ffe28a",
    turn: -0.3,
    tilt: -3,
  },
  altruist: {
    head: "beluga",
    skin: "#cfdbe2",
    gear: "circlet",
    gt: "translate(12 -18) scale(.9)",
    gearc: "#6fe0b7",
    halo: "scallop",
    prop: "gift",
    glow: "#9fd8ff",
    turn: 0.3,
    tilt: 6,
  },
  rebel: {
    head: "mer",
    skin: "#b98a72",
    c2: "#7a4f6a",
    gear: ["kerchief", "rag"],
    gt: ["", ""],
    gearc: "#c4473c",
    halo: "rays",
    prop: "banner",
    glow: "#ffd06a",
    turn: -0.7,
    tilt: -5,
  },
};

export const WARDROBE = { parts: PARTS, faces: FACES };
