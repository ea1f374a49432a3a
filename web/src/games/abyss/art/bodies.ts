/** Bodies: one for each Guild, and some more. */

import { BONE, GOLD, RACE_COLOURS, STEEL, dark, mix, pale } from "./colour";
import { disc, each, eachAt, gem, group, leaf, line, path, pearl } from "./pen";
import { half, halfLine, mirrored, toTheRight } from "./mirror";
import type { Body } from "./types";

export const BODIES = {
  soldier: (guild, look) => {
    const m = look.metal || STEEL;
    return {
      back: "",
      front:
        half("M120.4 150C100 150 90 154 82 160l-14 50h52.4Z", dark(m, 0.46)) +
        halfLine("M96 172c8 6 16 8 24.4 8M92 190c9 6 18 8 28.4 8", dark(m, 0.7), 2) +
        half("M120.4 141c-14 0-22 4-27 12 7 11 17 17 27 18Z", dark(guild, 0.1)) +
        half("M98 150C74 142 44 154 33 184c-3 9-4 18-4 26h50c0-22 6-44 19-60Z", pale(m, 0.08)) +
        half("M54 160L40 136l26 14ZM40 178L20 162l27 4Z", pale(m, 0.2)) +
        halfLine(
          "M96 153C78 150 54 160 44 186M86 164c-14 2-28 12-34 30M80 178c-10 4-18 12-21 26",
          dark(m, 0.48),
          2.2,
        ) +
        halfLine("M92 149C74 145 50 155 40 176", pale(m, 0.55), 2, pale(m, 0.05)) +
        mirrored(disc(70, 162, 2.6, GOLD) + disc(58, 176, 2.6, GOLD)) +
        gem(120, 184, 9, guild),
    };
  },
  mage: (guild, look) => {
    const c = dark(guild, 0.34);
    const l = look.lining || pale(guild, 0.3);
    return {
      back:
        half("M120.4 172L90 152C72 136 60 112 56 86c18 12 34 34 46 58Z", dark(guild, 0.2)) +
        halfLine("M64 100c8 20 18 36 32 50", l, 1.6),
      front:
        half("M120.4 158C100 148 66 158 50 178c-9 11-13 22-15 32h85.4Z", c) +
        halfLine("M66 172c-8 10-13 24-15 38M84 164c-8 14-13 30-14 46", dark(c, 0.4), 2) +
        half("M120.4 160l-16-8c-4 2-8 4-10 7l18 51h8.4Z", GOLD) +
        half("M120.4 166l-11-8-6 4 14 48h3.4Z", dark(c, 0.2)) +
        mirrored(
          each(
            [
              [101, 168],
              [105, 182],
              [110, 196],
            ],
            (x, y) => disc(x, y, 1.7, dark(GOLD, 0.6)),
          ),
        ) +
        disc(120, 178, 10, GOLD) +
        disc(120, 178, 7.5, dark(guild, 0.45)) +
        disc(117.5, 175.5, 2.4, pale(guild, 0.6)),
    };
  },
  farmer: (guild) => {
    const c = mix(guild, "#6d5a2c", 0.55);
    let s = "";
    s += each(
      [
        [84, 152, -60],
        [90, 160, -80],
        [98, 167, -100],
        [108, 172, -115],
        [80, 148, -30],
        [118, 174, -150],
      ],
      (x, y, r) => leaf(x, y, 24, 8, r, "#7f9a3d"),
    );
    return {
      back: "",
      front:
        half("M120.4 152C96 150 70 158 58 178c-7 11-9 22-10 32h72.4Z", dark(c, 0.12)) +
        halfLine("M72 172c-4 12-6 24-6 38M88 166c-3 14-4 30-4 44M104 172v38", dark(c, 0.42), 2) +
        halfLine("M56 196c20 4 44 5 64.4 5M60 182c18 4 40 6 60.4 6", dark(c, 0.34), 1.6) +
        mirrored(s) +
        mirrored(
          disc(96, 170, 4.5, "#d6b552") +
            disc(94.5, 168.5, 1.4, "#fff2c4") +
            disc(110, 178, 4.5, "#d6b552") +
            disc(108.5, 176.5, 1.4, "#fff2c4"),
        ),
    };
  },
  merchant: (guild) => {
    const c = dark(guild, 0.4);
    let s = "";
    for (let i = 0; i < 6; i++) {
      const a = Math.PI * (0.98 - i * 0.09);
      s += disc(
        120 + 50 * Math.cos(a),
        148 + 30 * Math.sin(a) * (i * 0.2 + 0.2),
        12 - i * 0.5,
        i % 2 ? BONE : pale(BONE, 0.3),
      );
    }
    return {
      back: "",
      front:
        half("M120.4 156C94 148 62 156 48 180c-6 11-8 21-9 30h81.4Z", c) +
        half("M96 160c-10 14-16 32-17 50h22c2-16 8-32 19.4-44Z", dark(guild, 0.08)) +
        halfLine("M95 162c-10 14-15 31-16 48", GOLD, 2.2) +
        group(
          eachAt(
            [
              [74, 152],
              [80, 161],
              [89, 169],
              [100, 174],
              [112, 177],
            ],
            (j, x, y) =>
              disc(x, y, 11, j % 2 ? "#efe4cc" : "#e0d2b2") +
              line(`M${x - 5} ${y + 3}q5 5 10 0`, dark(BONE, 0.4), 1.4),
          ),
        ) +
        group(
          eachAt(
            [
              [74, 152],
              [80, 161],
              [89, 169],
              [100, 174],
              [112, 177],
            ],
            (j, x, y) =>
              disc(x, y, 11, dark(j % 2 ? "#efe4cc" : "#e0d2b2", 0.3)) +
              line(`M${x - 5} ${y + 3}q5 5 10 0`, dark(BONE, 0.6), 1.4),
          ),
          toTheRight(),
        ) +
        eachAt(
          [
            [82, 192],
            [92, 198],
            [104, 202],
            [120, 204],
            [136, 202],
            [148, 198],
            [158, 192],
          ],
          (j, x, y) => pearl(x, y, j === 3 ? 7 : 4.6),
        ),
    };
  },
  politician: (guild) => {
    const c = dark(guild, 0.46);
    let s = "";
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (1.03 + i * 0.052) - 0.12;
      const b = a + 0.19;
      s += path(
        `M120 152L${120 + 76 * Math.cos(a)} ${146 + 58 * Math.sin(a)}L${120 + 70 * Math.cos((a + b) / 2)} ${146 + 53 * Math.sin((a + b) / 2)}L${120 + 76 * Math.cos(b)} ${146 + 58 * Math.sin(b)}Z`,
        i % 2 ? "#dfe6ea" : "#b7c6d2",
      );
    }
    return {
      back: group(s) + group(s, `${toTheRight()} opacity=".72"`),
      front:
        half("M120.4 154C98 148 72 156 58 176c-8 12-11 23-12 34h74.4Z", c) +
        halfLine("M76 168c-6 12-9 26-10 42M96 164c-4 14-6 30-6 46", dark(c, 0.4), 2) +
        path("M74 163c20 8 56 24 92 47h-34C112 194 88 180 66 174Z", pale(guild, 0.06)) +
        line("M74 163c20 8 56 24 92 47M66 174c22 6 46 20 66 36", GOLD, 1.8) +
        half("M120.4 146c-12 0-20 3-25 9 6 9 15 13 25 13Z", "#dbe3e8", "#8fa2b2") +
        gem(120, 168, 7, GOLD),
    };
  },
  ambassador: (guild, look) => {
    const c = "#2c4a55";
    return {
      back: half(
        "M120.4 160C96 158 70 150 54 120c-4 22 2 44 12 58l54.4 10Z",
        dark(look.tint || guild, 0.42),
      ),
      front:
        half("M120.4 154C96 148 64 156 48 178c-8 11-12 22-13 32h85.4Z", c) +
        half("M102 150c-10 4-18 12-22 24l-8 36h24c2-18 8-34 24.4-46Z", dark(BONE, 0.12)) +
        halfLine("M98 158c-8 10-12 30-14 52", dark(BONE, 0.5), 1.6) +
        mirrored(
          gem(90, 178, 6, RACE_COLOURS.squid) + gem(85, 195, 6, RACE_COLOURS.shellfish),
          gem(90, 178, 6, RACE_COLOURS.seahorse) + gem(85, 195, 6, RACE_COLOURS.jellyfish),
        ) +
        half("M120.4 146c-10 0-17 3-22 8 6 8 14 12 22 12Z", GOLD) +
        disc(120, 184, 13, GOLD) +
        disc(120, 184, 10, c) +
        gem(120, 184, 7, RACE_COLOURS.crab),
    };
  },
} satisfies Record<string, Body>;
