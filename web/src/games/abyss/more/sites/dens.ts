/** Locations: dens, and what lurks in them. */

import { BONE, BRONZE, GOLD, NAVY, dark, mix, pale } from "../../art/colour";
import { disc, each, eachAt, gem, line, path, pearl, placed } from "../../art/pen";
import { kelps, ridge } from "../../art/scenes/scenery";
import { put, tube } from "../leviathans/anatomy";
import type { Scene } from "../../art/types";

/** A die that was thrown, with its pips. */
function thrown(x: number, y: number, turn: number, pips: readonly (readonly number[])[]): string {
  return placed(
    '<rect x="-12" y="-12" width="24" height="24" rx="5" fill="#f1e8d6"/>' +
      path("M2-12h5a5 5 0 0 1 5 5V7a5 5 0 0 1-5 5H2Z", "#a99f8a") +
      each(pips, (px, py) => disc(px, py, 2.6, NAVY)),
    x,
    y,
    turn,
  );
}

export const DENS = {
  gambling: (c) => {
    let s = ridge(60, 30, 5, mix(c, NAVY, 0.7));
    s +=
      path("M36 205V112C36 52 88 14 150 14s114 38 114 98v93Z", "#4a2c20") +
      path("M52 205V114C52 62 96 30 150 30s98 32 98 84v91Z", "#8a5526") +
      disc(150, 96, 86, "#ffcf7a", 0.22) +
      disc(150, 90, 54, "#ffe0a0", 0.22);
    s +=
      path("M52 205V114c0-40 26-68 60-78-16 40-12 110-36 169Z", "#6d2434") +
      path("M248 205V114c0-40-26-68-60-78 16 40 12 110 36 169Z", "#4a1726") +
      line("M64 205c10-50 12-100 34-156M82 205c8-50 8-92 20-140", "#3a1220", 2.5, ' opacity=".6"');
    s += each(
      [
        [112, 66],
        [188, 66],
        [150, 48],
      ],
      (q0, q1) =>
        line("M" + q0 + " 24V" + (q1 - 8), dark(BRONZE, 0.3), 2) +
        disc(q0, q1, 20, "#ffe0a0", 0.25) +
        path("M" + (q0 - 9) + " " + (q1 - 8) + "h18l3 18h-24Z", "#ffe9b0") +
        line("M" + (q0 - 9) + " " + (q1 - 8) + "h18l3 18h-24Z", dark(BRONZE, 0.2), 2),
    );
    s += each(
      [
        [88, 1],
        [212, -1],
      ],
      (q0, q1) =>
        put(
          path(
            "M0-52C-18-50-24-30-24-14L-34 50H34L24-14C24-30 18-50 0-52Z",
            mix(c, NAVY, q1 > 0 ? 0.4 : 0.55),
          ) +
            path("M0-38c-9 0-12 8-12 16s4 14 12 16c8-2 12-8 12-16s-3-16-12-16Z", "#0b141c") +
            disc(-4, -22, 2.2, "#ffb36b") +
            disc(5, -22, 2.2, "#ffb36b"),
          "translate(" + q0 + " 138)",
        ),
    );
    s +=
      '<ellipse cx="150" cy="160" rx="82" ry="24" fill="' +
      dark(BRONZE, 0.3) +
      '"/><ellipse cx="150" cy="155" rx="80" ry="22" fill="#2f7a5a"/><ellipse cx="150" cy="155" rx="70" ry="18" fill="none" stroke="' +
      GOLD +
      '" stroke-width="1.8" opacity=".7"/>' +
      path("M96 178h108l-12 27H108Z", dark(BRONZE, 0.55));
    return (
      s +
      thrown(136, 146, -16, [
        [-6, -6],
        [6, 6],
        [0, 0],
      ]) +
      thrown(168, 152, 12, [
        [-6, -6],
        [6, -6],
        [-6, 6],
        [6, 6],
        [0, 0],
      ]) +
      pearl(112, 154, 6) +
      pearl(104, 160, 5) +
      disc(194, 158, 5.5, "#23283a") +
      disc(204, 154, 5, "#23283a") +
      disc(192.5, 156, 1.6, "#8b84b8")
    );
  },
  lair: (c) => {
    let s = ridge(50, 36, 9, mix(c, NAVY, 0.55));
    s +=
      path("M0 205V40Q40 10 90 24t110-14 100 34V205Z", mix(c, NAVY, 0.62)) +
      path("M40 205C34 130 70 60 150 56s116 70 110 149Z", "#060d14") +
      line("M40 205C34 130 70 60 150 56s116 70 110 149", mix(c, NAVY, 0.3), 4);
    s += eachAt(
      [
        [70, 62],
        [108, 46],
        [150, 42],
        [192, 46],
        [230, 62],
      ],
      (i, q0, q1) =>
        path(
          "M" +
            (q0 - 8) +
            " " +
            (q1 + 2) +
            "l8 " +
            (26 + (i % 2) * 10) +
            " 8-" +
            (26 + (i % 2) * 10) +
            "Z",
          mix(c, NAVY, 0.56),
        ),
    );
    s +=
      disc(150, 116, 60, "#ff6b57", 0.07) +
      path("M104 104l38 20c-4 22-34 16-38-20ZM196 104l-38 20c4 22 34 16 38-20Z", "#ff8a5c") +
      path("M118 112l6 16 5-10ZM182 112l-6 16-5-10Z", "#060d14") +
      disc(150, 116, 40, "#ff8a5c", 0.05);
    let k = mix(c, "#9aa6b0", 0.4);
    s +=
      tube(
        [
          [130, 150],
          [96, 150],
          [60, 176],
          [22, 168],
          [10, 140],
          [24, 128],
        ],
        [26, 28, 26, 20, 12, 4],
        dark(k, 0.18),
      ) +
      tube(
        [
          [170, 150],
          [206, 146],
          [240, 172],
          [280, 160],
          [290, 128],
          [276, 118],
        ],
        [26, 28, 26, 20, 12, 4],
        dark(k, 0.34),
        { rim: 0 },
      ) +
      tube(
        [
          [142, 156],
          [130, 180],
          [96, 196],
          [70, 190],
        ],
        [24, 22, 16, 5],
        dark(k, 0.1),
      ) +
      tube(
        [
          [160, 156],
          [176, 184],
          [214, 198],
          [244, 190],
        ],
        [24, 22, 16, 5],
        dark(k, 0.3),
      );
    s += each(
      [
        [44, 160],
        [60, 170],
        [78, 166],
        [226, 164],
        [246, 168],
      ],
      (q0, q1) => disc(q0, q1, 3.2, pale(k, 0.4), 0.6),
    );
    s += each(
      [
        [120, 196, 7],
        [136, 200, 5],
        [150, 195, 8],
        [168, 199, 6],
        [184, 196, 5],
        [106, 201, 5],
      ],
      (q0, q1, q2) =>
        disc(q0, q1, q2, "#0c0f18") +
        disc(q0 - 0.6, q1 - 0.6, q2 * 0.82, "#343a4e") +
        disc(q0 - q2 * 0.3, q1 - q2 * 0.34, q2 * 0.26, "#cfc8f0", 0.9),
    );
    return s;
  },
  megalodon: (c) => {
    let b = mix("#7f93a0", c, 0.3),
      s = ridge(130, 30, 11, mix(c, NAVY, 0.7));
    s +=
      path("M18 205C4 120 50 26 150 10c100 16 146 110 132 195Z", dark(b, 0.34)) +
      path("M18 205C4 120 50 26 150 10 96 44 66 110 74 205Z", pale(b, 0.08)) +
      path("M150 10L128-20q34-4 48 12Z", dark(b, 0.2)) +
      path(
        "M150 12C120 20 92 40 72 70c24-16 50-24 78-24s54 8 78 24c-20-30-48-50-78-58Z",
        pale(b, 0.3),
      ) +
      path("M150 12c30 8 58 28 78 58-24-16-50-24-78-24Z", dark(b, 0.1));
    s +=
      path("M44 205C40 130 88 80 150 78s110 52 106 127Z", "#7a2f3c") +
      path("M62 205C60 146 100 104 150 102s90 44 88 103Z", "#1b0a12") +
      disc(150, 176, 54, "#ffcf7a", 0.3) +
      disc(150, 186, 34, "#ffe0a0", 0.4);
    for (let i = 0; i < 11; i++) {
      let a = Math.PI * (1.03 + i * 0.094),
        x = 150 + 98 * Math.cos(a),
        y = 196 + 112 * Math.sin(a) * 1.02,
        x2 = 150 + 66 * Math.cos(a),
        y2 = 196 + 74 * Math.sin(a),
        px = -Math.sin(a) * 9.5,
        py = Math.cos(a) * 10.5;
      s += path(
        "M" +
          (x - px).toFixed(1) +
          " " +
          (y - py).toFixed(1) +
          "L" +
          x2.toFixed(1) +
          " " +
          y2.toFixed(1) +
          "L" +
          (x + px).toFixed(1) +
          " " +
          (y + py).toFixed(1) +
          "Z",
        i > 5 ? dark(BONE, 0.2) : BONE,
      );
    }
    for (let i = 0; i < 6; i++)
      s += path(
        "M" + (88 + i * 23) + " 206l9-" + (20 + (i % 2) * 8) + " 10 " + (20 + (i % 2) * 8) + "Z",
        i > 2 ? dark(BONE, 0.3) : dark(BONE, 0.12),
      );
    s +=
      disc(66, 96, 11, "#0b141c") +
      disc(64, 94, 4, "#9fb9bb", 0.4) +
      disc(234, 96, 11, "#0b141c") +
      disc(232, 94, 4, "#9fb9bb", 0.4) +
      line(
        "M24 150c10-2 18 0 24 6M22 168c10-2 16 0 22 6M276 150c-10-2-18 0-24 6M278 168c-10-2-16 0-22 6",
        dark(b, 0.55),
        3,
      );
    s +=
      path("M128 190l22-14 22 14-8 12h-28Z", GOLD) +
      path("M150 176l22 14-8 12h-14Z", dark(GOLD, 0.3)) +
      disc(122, 196, 5, GOLD) +
      disc(180, 197, 5, dark(GOLD, 0.2)) +
      pearl(138, 198, 5) +
      gem(166, 192, 6, "#d9534f");
    return s + kelps(mix("#3d7a52", NAVY, 0.5), 3, 5, 12);
  },
} satisfies Record<string, Scene>;
