/** What shines behind a Lord. */

import { GOLD, NAVY, RACES, RACE_COLOURS, mix } from "./colour";
import { disc, each, group, limb, line, path, ring, rng } from "./pen";

const x = 120;
const y = 92;

export const HALOS = {
  rays: (c) => {
    let s = "";
    for (let i = 0; i < 32; i++) {
      const a = (i * Math.PI) / 16;
      const ln = i % 2 ? 66 : 92;
      const w = i % 2 ? 0.028 : 0.04;
      s += path(
        `M${x + 50 * Math.cos(a - w * 1.4)} ${y + 50 * Math.sin(a - w * 1.4)}L${x + ln * Math.cos(a)} ${y + ln * Math.sin(a)}L${x + 50 * Math.cos(a + w * 1.4)} ${y + 50 * Math.sin(a + w * 1.4)}Z`,
        c,
      );
    }
    s += `<circle cx="120" cy="92" r="50" fill="none" stroke="${c}" stroke-width="2"/>`;
    return s;
  },
  rings: (c) => {
    let s = "";
    s += each(
      [
        [54, 5],
        [72, 1.4],
        [78, 1],
      ],
      (r, width) => ring(x, y, r, c, width, 1),
    );
    s += `<circle cx="120" cy="92" r="64" fill="none" stroke="${c}" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"/>`;
    return s;
  },
  scallop: (c) => {
    let s = "";
    for (let i = -6; i <= 6; i++) {
      const a = -Math.PI / 2 + i * 0.27;
      s += path(
        `M120 150L${x + 86 * Math.cos(a - 0.12)} ${100 + 86 * Math.sin(a - 0.12)}Q${x + 97 * Math.cos(a)} ${100 + 97 * Math.sin(a)} ${x + 86 * Math.cos(a + 0.12)} ${100 + 86 * Math.sin(a + 0.12)}Z`,
        i % 2 ? c : mix(c, "#ffffff", 0.14),
      );
    }
    return s;
  },
  coral: (c) => {
    let s = "";
    for (let i = -4; i <= 4; i++) {
      const a = -Math.PI / 2 + i * 0.36;
      const bx = x + 40 * Math.cos(a);
      const by = y + 10 + 40 * Math.sin(a);
      const ex = x + 88 * Math.cos(a);
      const ey = y + 10 + 88 * Math.sin(a);
      s += line(`M${bx} ${by}L${ex} ${ey}`, c, 5);
      [-0.3, 0.3].forEach((o) => {
        s += line(
          `M${x + 62 * Math.cos(a)} ${y + 10 + 62 * Math.sin(a)}L${x + 80 * Math.cos(a + o * 0.55)} ${y + 10 + 80 * Math.sin(a + o * 0.55)}`,
          c,
          4,
        );
      });
      s += disc(ex, ey, 3.6, c);
    }
    return s;
  },
  arch: (c) => {
    let s = "";
    s +=
      path(
        "M44 210V96C44 52 84 26 120 6c36 20 76 46 76 90v114h-14V98c0-36-32-58-62-74C90 40 58 62 58 98v112Z",
        c,
      ) + line("M68 210V100c0-30 26-50 52-64 26 14 52 34 52 64v110", c, 1.6);
    s += disc(120, 18, 5, mix(c, "#ffffff", 0.3));
    return s;
  },
  moon: (c) => {
    let s = "";
    s +=
      disc(120, 88, 70, c, 0.5) +
      disc(120, 88, 60, c, 0.6) +
      line("M64 66C72 44 92 30 116 28", mix(c, "#ffffff", 0.4), 2);
    return s;
  },
  arms: (c) => {
    let s = "";
    for (const side of [-1, 1])
      s += each(
        [
          [60, 40],
          [76, 90],
          [66, 140],
        ],
        (reach, height) =>
          group(
            limb(
              0,
              0,
              -reach * 0.5,
              -10,
              -reach,
              -40 + height * 0.2,
              -reach * 0.9,
              -height * 0.55 + 20,
              14,
              3,
              c,
            ),
            ` transform="translate(120 ${height * 0.5 + 70}) scale(${side} 1)"`,
          ),
      );
    return s;
  },
  kelp: (c, seed) => {
    let s = "";
    const R = rng(seed);
    for (let i = 0; i < 7; i++) {
      const kx = 26 + i * 31 + (R() - 0.5) * 8;
      const h = 120 + R() * 70;
      s += line(
        `M${kx} 212C${kx - 14} ${212 - h * 0.4} ${kx + 14} ${212 - h * 0.6} ${kx} ${212 - h}`,
        c,
        3,
      );
      for (let j = 0; j < 6; j++) {
        s += group(
          path("M0 0C9-4 14-12 14-20 5-18 0-10 0 0Z", c),
          ` transform="translate(${kx + Math.sin(j * 1.1) * 5} ${200 - (j * h) / 6.5}) scale(${j % 2 ? -1 : 1} 1)"`,
        );
      }
    }
    return s;
  },
  net: (c) => {
    let s = "";
    for (let i = -3; i < 12; i++) {
      s += line(`M${i * 28 - 40} 0L${i * 28 + 60} 210M${i * 28 + 60} 0L${i * 28 - 40} 210`, c, 1.3);
    }
    for (let i = 0; i < 5; i++) s += disc(30 + i * 45, 20 + (i % 2) * 36, 5, c);
    return s;
  },
  columns: (c) => {
    let s = "";
    [20, 52, 188, 220].forEach((q) => {
      s +=
        path(`M${q - 9} 30h18v180h-18Z`, c) +
        path(`M${q - 13} 22h26v9h-26Z`, c) +
        line(`M${q - 3} 34V210M${q + 4} 34V210`, NAVY, 1.4, ' opacity=".35"');
    });
    s += path("M0 6h240v13H0Z", c);
    return s;
  },
  shoal: (c) => {
    let s = "";
    for (let i = 0; i < 22; i++) {
      const a = (i * Math.PI) / 11;
      const q = 70 + (i % 3) * 10;
      s += group(
        path("M-7 0C-3-3.5 4-3.5 9 0 4 3.5-3 3.5-7 0ZM-5 0l-7-4.5 2 4.5-2 4.5Z", c),
        ` transform="translate(${x + q * Math.cos(a)} ${y + q * Math.sin(a)}) rotate(${(a * 180) / Math.PI + 90})"`,
      );
    }
    return s;
  },
  ring5: () => {
    let s = "";
    RACES.forEach((race, j) => {
      const a = -Math.PI / 2 + (j - 2) * 0.62;
      s +=
        disc(x + 76 * Math.cos(a), y + 76 * Math.sin(a), 11, RACE_COLOURS[race], 0.95) +
        disc(x + 76 * Math.cos(a) - 3, y + 76 * Math.sin(a) - 3, 3, "#ffffff", 0.5);
    });
    s += line("M44 92A76 76 0 0 1 196 92", GOLD, 1.6) + line("M34 96A86 86 0 0 1 206 96", GOLD, 1);
    return s;
  },
} satisfies Record<string, (colour: string, seed: number) => string>;

export type Halo = keyof typeof HALOS;
