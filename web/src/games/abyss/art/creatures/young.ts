/** The five Races, young and on the move. */

import { NAVY, dark, pale } from "../colour";
import { disc, each, eachAt, group, leaf, limb, limbs, line, oval, path } from "../pen";
import { CREATURES } from "./grown";
import type { Creature } from "../types";

export const YOUNG = {
  squid: (colour) => {
    let s = "";
    s += limbs(
      [
        [88, 178, 84, 205, 90, 225, 82, 262, 11],
        [95, 182, 93, 212, 99, 232, 95, 272, 11],
        [105, 182, 107, 212, 101, 232, 105, 272, 11],
        [112, 178, 116, 205, 110, 225, 118, 262, 11],
      ],
      3,
      (i) => (i < 2 ? dark(colour, 0.12) : dark(colour, 0.36)),
    );
    s +=
      path("M100 30C84 44 66 60 54 58c4 18 16 26 30 24Z", pale(colour, 0.05)) +
      path("M100 30c16 14 34 30 46 28-4 18-16 26-30 24Z", dark(colour, 0.4)) +
      path(
        "M100 26C84 52 76 92 77 130c0 26 2 40 10 48 8 6 18 6 26 0 8-8 10-22 10-48 1-38-7-78-23-104Z",
        colour,
      ) +
      path("M100 26C84 52 76 92 77 130c0 26 2 40 10 48 4 3 8 4.5 13 4.5Z", pale(colour, 0.26)) +
      path("M98 40C88 64 83 94 82 122c5-28 10-44 18-54Z", pale(colour, 0.6), ' opacity=".8"') +
      path("M100 26c16 26 24 66 23 104 0 26-2 40-10 48-4 3-8 4.5-13 4.5Z", dark(colour, 0.16));
    s += each(
      [
        [90, 98, 3],
        [95, 116, 3.5],
        [108, 102, 2.6],
        [106, 124, 3],
      ],
      (x, y, r) => disc(x, y, r, pale(colour, 0.7), 0.5),
    );
    s += eachAt(
      [
        [85, 160],
        [115, 160],
      ],
      (i, x, y) =>
        disc(x, y, 12.5, NAVY) +
        disc(x, y, 10, i ? "#c9a24a" : "#f7e09a") +
        disc(x, y + 1, 5.6, NAVY) +
        disc(x - 3.5, y - 4, 3, "#fff"),
    );
    return group(s, ' transform="rotate(34 100 150)"');
  },
  shellfish: (colour) => {
    let s = "";
    let a: number;
    for (let i = -4; i <= 4; i++) {
      a = -Math.PI / 2 + i * 0.25;
      const r = 98;
      const x1 = 100 + r * Math.cos(a - 0.126);
      const y1 = 210 + r * Math.sin(a - 0.126);
      const x2 = 100 + r * Math.cos(a + 0.126);
      const y2 = 210 + r * Math.sin(a + 0.126);
      s +=
        path(
          `M100 214L${x1} ${y1}Q${100 + (r + 16) * Math.cos(a)} ${210 + (r + 16) * Math.sin(a)} ${x2} ${y2}Z`,
          i < 0
            ? pale(colour, 0.34 - (i % 2 ? 0.12 : 0))
            : dark(colour, 0.05 + 0.05 * i + (i % 2 ? 0.08 : 0)),
        ) +
        line(
          `M100 208L${100 + 94 * Math.cos(a)} ${210 + 94 * Math.sin(a)}`,
          i < 0 ? pale(colour, 0.7) : pale(colour, 0.1),
          1.8,
          ' opacity=".5"',
        );
    }
    [50, 72].forEach((q) => {
      s += `<path d="M${100 + q * Math.cos(-Math.PI / 2 - 1.12)} ${210 + q * Math.sin(-Math.PI / 2 - 1.12)}A${q} ${q} 0 0 1 ${100 + q * Math.cos(-Math.PI / 2 + 1.12)} ${210 + q * Math.sin(-Math.PI / 2 + 1.12)}" fill="none" stroke="${dark(colour, 0.6)}" stroke-width="2" opacity=".35"/>`;
    });
    s +=
      path("M70 202h60l12 22H58Z", pale(colour, 0.1)) +
      path("M100 202h30l12 22h-42Z", dark(colour, 0.36));
    for (let i = -3; i <= 3; i++)
      s +=
        disc(100 + i * 25, 108 + i * i * 5.5, 4.6, NAVY) +
        disc(100 + i * 25, 108 + i * i * 5.5, 3.3, "#9fd8ff") +
        disc(99 + i * 25, 107 + i * i * 5.5, 1.2, "#fff");
    return (
      group(s, ' transform="rotate(-16 100 160)"') +
      each(
        [
          [150, 226, 6],
          [164, 240, 4],
          [172, 222, 3],
          [142, 246, 3.5],
        ],
        (x, y, r) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${pale(colour, 0.6)}" stroke-width="1.6" opacity=".7"/>`,
      )
    );
  },
  crab: (colour) => {
    let s = "";
    function legs(f: string): string {
      return each(
        [
          [60, 186, 34, 166, 18, 178, 14, 214],
          [66, 196, 42, 186, 30, 204, 30, 236],
          [76, 204, 58, 204, 50, 222, 54, 248],
        ],
        (x, y, r, k, n, m, u, v) => limb(x, y, r, k, n, m, u, v, 10, 3, f),
      );
    }
    s +=
      legs(dark(colour, 0.18)) +
      group(legs(dark(colour, 0.46)), ' transform="matrix(-1 0 0 1 200 0)"') +
      limb(62, 176, 34, 168, 26, 144, 44, 128, 15, 11, dark(colour, 0.1)) +
      path(
        "M46 136C28 130 24 108 38 96c8-6 18-6 26 0-6 4-8 9-6 14l10-6c6 12 2 24-6 30-5 4-11 4-16 2Z",
        pale(colour, 0.1),
      ) +
      path("M34 118c0-10 6-17 14-19-6 8-8 16-7 26Z", pale(colour, 0.55)) +
      limb(138, 190, 158, 200, 166, 214, 150, 226, 15, 11, dark(colour, 0.4)) +
      path(
        "M156 218c14 8 14 28 0 36-10 4-20 0-24-8 7 0 10-4 10-9l-12 2c-2-12 6-22 16-23 4-1 7 0 10 2Z",
        dark(colour, 0.28),
      );
    s +=
      path(
        "M100 140c32 0 52 18 50 42-4 22-26 34-50 34s-46-12-50-34c-2-24 18-42 50-42Z",
        dark(colour, 0.26),
      ) +
      path("M100 140c-32 0-52 18-50 42 4 22 26 34 50 34Z", pale(colour, 0.06)) +
      path("M100 142c26 0 42 12 46 28-28-14-64-14-92 0 4-16 20-28 46-28Z", pale(colour, 0.4)) +
      limb(88, 146, 86, 136, 84, 130, 86, 122, 8, 7, pale(colour, 0.05)) +
      limb(114, 146, 116, 136, 118, 130, 118, 122, 8, 7, dark(colour, 0.3));
    s += eachAt(
      [
        [86, 118],
        [118, 118],
      ],
      (i, x, y) =>
        disc(x, y, 11.5, NAVY) +
        disc(x, y, 9, i ? "#c9a24a" : "#f7e09a") +
        disc(x + 2, y + 1, 4.6, NAVY) +
        disc(x - 2.6, y - 3.4, 2.4, "#fff"),
    );
    return (
      s +
      line("M86 190c8 6 20 6 28 0", dark(colour, 0.6), 3) +
      disc(72, 170, 4, pale(colour, 0.6), 0.6) +
      disc(84, 160, 3, pale(colour, 0.6), 0.6) +
      disc(128, 168, 3.5, pale(colour, 0.6), 0.3)
    );
  },
  seahorse: (colour) => {
    const k = "#7f8f3a";
    return (
      line("M70 282C58 230 84 190 68 140 58 108 74 80 66 40", dark(k, 0.1), 7) +
      line("M68 282C56 230 82 190 66 140", pale(k, 0.2), 2) +
      leaf(70, 120, 36, 10, -60, k) +
      leaf(66, 80, 34, 9, 46, dark(k, 0.1)) +
      leaf(74, 176, 36, 10, -70, dark(k, 0.2)) +
      leaf(66, 50, 30, 9, -34, k) +
      group(
        group(CREATURES.seahorse(colour), ' transform="matrix(-1 0 0 1 200 0)"'),
        ' transform="rotate(10 100 160)"',
      )
    );
  },
  jellyfish: (colour) => {
    let s = "";
    for (let i = 0; i < 6; i++)
      s += group(
        limb(
          66 + i * 13,
          160,
          56 + i * 14,
          196,
          78 + i * 8,
          224,
          50 + i * 10 + (i % 2) * 16,
          268,
          5,
          1.5,
          pale(colour, 0.25),
        ),
        ' opacity=".75"',
      );
    s += eachAt(
      [
        [84, 160, 70, 196, 100, 220, 78, 258],
        [106, 160, 112, 196, 92, 226, 100, 262],
      ],
      (i, x, y, r, k, n, m, u, v) =>
        limb(x, y, r, k, n, m, u, v, 17, 3, i ? pale(colour, 0.14) : pale(colour, 0.5)),
    );
    s +=
      path(
        "M46 158C38 92 62 44 98 44s60 48 52 114c-8 10-18 8-24 0-6 9-16 9-22 0-6 9-18 9-24 0-8 8-26 10-34 0Z",
        dark(colour, 0.06),
      ) +
      path("M46 158C38 92 62 44 98 44c-20 14-30 56-26 118-8 6-20 6-26-4Z", pale(colour, 0.34)) +
      path("M150 158c8-66-16-114-52-114 22 14 32 56 30 116 6 6 16 6 22-2Z", dark(colour, 0.34)) +
      oval(98, 126, 34, 20, dark(colour, 0.45), 0.5) +
      oval(86, 122, 9, 12, pale(colour, 0.5), 0.85) +
      oval(108, 124, 9, 12, pale(colour, 0.4), 0.85) +
      line("M58 136C56 96 66 70 84 58", pale(colour, 0.85), 5, ' opacity=".9"');
    for (let i = 0; i < 5; i++) s += disc(54 + i * 22, 154, 3, pale(colour, 0.8), 0.8);
    return group(s, ' transform="rotate(-26 100 150)"');
  },
} satisfies Record<string, Creature>;
