/** The five Races, grown: 200 × 280, the middle near 100, 150. */

import { NAVY, dark, mix, pale } from "../colour";
import { disc, each, eachAt, group, limb, limbs, line, path, pearl, pick } from "../pen";
import type { Creature } from "../types";

export const CREATURES = {
  squid: (colour) => {
    let s = "";
    s += limbs(
      [
        [84, 178, 60, 205, 78, 225, 48, 246, 13],
        [92, 182, 80, 212, 96, 232, 74, 262, 12],
        [100, 184, 98, 214, 108, 236, 100, 268, 12],
        [108, 182, 120, 212, 106, 232, 128, 262, 12],
        [116, 178, 140, 205, 124, 225, 152, 246, 13],
      ],
      3,
      (i) => (i % 2 ? dark(colour, 0.1) : dark(colour, 0.3)),
    );
    s +=
      limb(80, 176, 44, 186, 34, 214, 46, 236, 7, 4, pale(colour, 0.1)) +
      group(
        path("M0-12C8-6 8 8 0 14-8 8-8-6 0-12Z", pale(colour, 0.2)),
        ' transform="translate(47 240) rotate(-20)"',
      ) +
      limb(120, 176, 156, 186, 166, 214, 154, 236, 7, 4, dark(colour, 0.25)) +
      group(
        path("M0-12C8-6 8 8 0 14-8 8-8-6 0-12Z", dark(colour, 0.15)),
        ' transform="translate(153 240) rotate(20)"',
      );
    s +=
      path("M100 40C70 58 44 76 36 104c16 8 32 4 44-8Z", dark(colour, 0.05)) +
      path("M100 40c30 18 56 36 64 64-16 8-32 4-44-8Z", dark(colour, 0.42));
    s +=
      path(
        "M100 36C82 60 72 96 72 130c0 26 2 40 12 50 9 7 23 7 32 0 10-10 12-24 12-50 0-34-10-70-28-94Z",
        colour,
      ) +
      path("M100 36C82 60 72 96 72 130c0 26 2 40 12 50 5 4 10 5 16 5Z", pale(colour, 0.22)) +
      path("M98 48C86 68 80 96 79 124c6-28 12-44 21-52Z", pale(colour, 0.55), ' opacity=".8"') +
      path("M72 138c18 8 38 8 56 0l-1 14c-18 6-36 6-54 0Z", dark(colour, 0.35), ' opacity=".5"');
    s += each(
      [
        [90, 92, 3],
        [96, 108, 4],
        [88, 116, 2.5],
        [107, 96, 3],
        [112, 112, 2.5],
        [104, 122, 3],
      ],
      (x, y, r) => disc(x, y, r, pale(colour, 0.7), 0.5),
    );
    s += eachAt(
      [
        [82, 162],
        [118, 162],
      ],
      (i, x, y) =>
        disc(x, y, 12, NAVY) +
        disc(x, y, 9.5, i ? "#c9a24a" : "#f2d27a") +
        path(`M${x - 8} ${y - 1.5}q8-3 16 0v4q-8 3-16 0Z`, NAVY) +
        disc(x - 4, y - 5, 2.2, "#fff"),
    );
    return s;
  },
  shellfish: (colour) => {
    let s = "";
    let a: number;
    s += `<ellipse cx="100" cy="212" rx="62" ry="22" fill="${dark(colour, 0.55)}"/>`;
    for (let i = -5; i <= 5; i++) {
      a = -Math.PI / 2 + i * 0.235;
      const r = 104;
      const x1 = 100 + r * Math.cos(a - 0.1176);
      const y1 = 184 + r * Math.sin(a - 0.1176);
      const x2 = 100 + r * Math.cos(a + 0.1176);
      const y2 = 184 + r * Math.sin(a + 0.1176);
      const xm = 100 + (r + 14) * Math.cos(a);
      const ym = 184 + (r + 14) * Math.sin(a);
      s +=
        path(
          `M100 192L${x1} ${y1}Q${xm} ${ym} ${x2} ${y2}Z`,
          i < 0
            ? pale(colour, 0.26 - 0.02 * i * i * 0.3 + (i % 2 ? 0.1 : 0))
            : dark(colour, 0.06 * i + (i % 2 ? 0.0 : 0.08)),
        ) +
        line(
          `M100 186L${100 + (r - 2) * Math.cos(a)} ${184 + (r - 2) * Math.sin(a)}`,
          i < 0 ? pale(colour, 0.6) : pale(colour, 0.1),
          1.6,
          ' opacity=".55"',
        );
    }
    [52, 72, 90].forEach((q) => {
      s += `<path d="M${100 + q * Math.cos(-Math.PI / 2 - 1.29)} ${184 + q * Math.sin(-Math.PI / 2 - 1.29)}A${q} ${q} 0 0 1 ${100 + q * Math.cos(-Math.PI / 2 + 1.29)} ${184 + q * Math.sin(-Math.PI / 2 + 1.29)}" fill="none" stroke="${dark(colour, 0.6)}" stroke-width="2" opacity=".35"/>`;
    });
    s +=
      path("M30 196c10-22 40-34 70-34s60 12 70 34c-12 10-40 14-70 14s-58-4-70-14Z", "#3a1f3c") +
      path(
        "M34 194c12-16 38-26 66-26s54 10 66 26c-6-2-10 2-16-1s-10 3-16 0-11 3-17 0-11 3-17 0-11 3-17 0-11 3-17 0-11 3-17 0-10 3-16 1Z",
        mix(colour, "#f3d9c8", 0.6),
      );
    for (let i = 0; i < 9; i++)
      s +=
        disc(44 + i * 14, 185 - Math.sin((i / 8) * Math.PI) * 10, 2.4, "#1d2f6a") +
        disc(43.3 + i * 14, 184.3 - Math.sin((i / 8) * Math.PI) * 10, 0.8, "#fff");
    s +=
      path(
        "M24 198c20 8 48 11 76 11s56-3 76-11c0 26-34 46-76 46s-76-20-76-46Z",
        pale(colour, 0.05),
      ) + path("M100 209c28 0 56-3 76-11 0 26-34 46-76 46Z", dark(colour, 0.34));
    for (let i = -4; i <= 4; i++)
      s += line(
        `M${100 + i * 17} ${207 - Math.abs(i) * 1.3}Q${100 + i * 15} ${226} ${100 + i * 9} ${242 - Math.abs(i) * 2.5}`,
        i < 0 ? pale(colour, 0.5) : dark(colour, 0.1),
        2,
        ' opacity=".6"',
      );
    s += pearl(100, 196, 15);
    return s;
  },
  crab: (colour) => {
    let s = "";
    s += limbs(
      [
        [46, 182, 20, 186, 14, 206, 22, 228, 11],
        [54, 196, 32, 206, 28, 228, 38, 248, 11],
        [66, 206, 50, 220, 50, 240, 60, 258, 10],
      ],
      3,
      () => dark(colour, 0.2),
    );
    s =
      s +
      group(
        s.replace(new RegExp(dark(colour, 0.2), "g"), dark(colour, 0.48)),
        ' transform="matrix(-1 0 0 1 200 0)"',
      );
    s +=
      limb(52, 160, 20, 150, 14, 124, 34, 104, 18, 13, dark(colour, 0.12)) +
      limb(148, 160, 180, 150, 186, 124, 166, 104, 18, 13, dark(colour, 0.42));
    const claw =
      "M44 112C22 112 12 92 20 70c5-14 18-24 34-24-4 8-4 14 0 20l12-10c8 16 6 36-4 48-4 5-10 8-18 8Z";
    s +=
      path(claw, pale(colour, 0.08)) +
      path("M22 88C22 68 34 54 48 50c-12 10-18 24-18 44Z", pale(colour, 0.5), ' opacity=".8"') +
      line("M56 70l-8 14", dark(colour, 0.5), 3) +
      group(
        path(claw, dark(colour, 0.3)) +
          path("M22 88C22 68 34 54 48 50c-12 10-18 24-18 44Z", pale(colour, 0.1), ' opacity=".6"') +
          line("M56 70l-8 14", dark(colour, 0.6), 3),
        ' transform="matrix(-1 0 0 1 200 0)"',
      );
    s +=
      limb(82, 142, 80, 130, 76, 124, 76, 114, 8, 6, pale(colour, 0.05)) +
      limb(118, 142, 120, 130, 124, 124, 124, 114, 8, 6, dark(colour, 0.3));
    s +=
      path(
        "M100 132c34-2 62 16 64 44-2 32-32 48-64 48s-62-16-64-48c2-28 30-46 64-44Z",
        dark(colour, 0.28),
      ) +
      path("M100 132c-34-2-62 16-64 44 2 32 32 48 64 48Z", pale(colour, 0.04)) +
      path(
        "M100 134c30-2 54 12 58 34-14-16-36-22-58-22s-44 6-58 22c4-22 28-36 58-34Z",
        pale(colour, 0.42),
      ) +
      path("M100 134c30-2 54 12 58 34-14-16-36-22-58-22Z", pale(colour, 0.12));
    s += line(
      "M64 172c10 10 14 22 12 36M136 172c-10 10-14 22-12 36M84 160c6 6 10 6 16 6s10 0 16-6",
      dark(colour, 0.55),
      3,
    );
    s += each(
      [
        [60, 160, 5],
        [74, 152, 4],
        [52, 176, 4],
        [140, 160, 5],
        [126, 152, 4],
        [148, 176, 4],
        [100, 154, 4],
      ],
      (x, y, r) => disc(x, y, r, pale(colour, 0.65), x > 100 ? 0.3 : 0.55),
    );
    s +=
      path("M78 204c14 8 30 8 44 0-2 14-12 22-22 22s-20-8-22-22Z", dark(colour, 0.6)) +
      line("M92 208v14M100 209v16M108 208v14", dark(colour, 0.3), 2);
    s += eachAt(
      [
        [76, 110],
        [124, 110],
      ],
      (i, x, y) =>
        disc(x, y, 9.5, NAVY) +
        disc(x, y, 7.2, i ? "#c9a24a" : "#f5dc8c") +
        disc(x, y, 3.6, NAVY) +
        disc(x - 2.6, y - 3, 1.8, "#fff"),
    );
    return s;
  },
  seahorse: (colour) => {
    let s = "";
    s +=
      path("M128 132c18-8 36 0 42 20-12 18-30 22-46 14Z", dark(colour, 0.1)) +
      line(
        "M130 138c14-2 26 4 34 14M130 148c12 0 22 2 30 8M128 156c10 2 18 4 24 6",
        dark(colour, 0.5),
        2,
      );
    s +=
      limb(112, 180, 124, 214, 116, 244, 92, 250, 30, 14, dark(colour, 0.14)) +
      limb(95, 250, 62, 256, 54, 222, 76, 214, 15, 8, dark(colour, 0.06)) +
      limb(74, 214.5, 92, 208, 96, 230, 82, 232, 8, 4, pale(colour, 0.1));
    const body =
      "M66 74C74 52 104 44 124 56c14 8 18 24 12 38-3 7-5 10-3 16 16 18 20 44 8 66-6 12-16 20-28 22-18-2-32-14-36-30-4-18 4-32 14-44 4-5 6-9 4-14-12 4-26-2-31-14-3-8 0-15 2-22Z";
    s +=
      path(body, colour) +
      path(
        "M66 74C74 52 104 44 124 56c-22-2-38 8-44 26-2 10 4 16 12 18 4 16-6 26-10 38-6 20 4 44 30 60-18-2-31-14-35-30-4-18 4-32 14-44 4-5 6-9 4-14-12 4-26-2-31-14-3-8 0-15 2-22Z",
        pale(colour, 0.34),
      ) +
      path(
        "M124 56c14 8 18 24 12 38-3 7-5 10-3 16 16 18 20 44 8 66-6 12-16 20-28 22 16-16 22-36 16-58-4-14-12-22-10-38 2-14 14-26 5-46Z",
        dark(colour, 0.28),
      );
    for (let i = 0; i < 6; i++)
      s += line(
        `M${84 - (i < 3 ? i * 1.5 : 5 - i * 1.2)} ${128 + i * 12}Q${108} ${140 + i * 12} ${140 + (i < 3 ? i * 2 : 8 - i * 3)} ${126 + i * 12}`,
        dark(colour, 0.5),
        2.2,
        ' opacity=".65"',
      );
    s +=
      path("M70 84L32 104c-6 3-10 8-8 13 2 4 8 4 13 0L78 100Z", pale(colour, 0.22)) +
      path("M30 113c4 1 8-1 12-4l36-12-1 5-40 15c-4 2-7 0-7-4Z", dark(colour, 0.3)) +
      path("M24 116c-3-6 4-12 10-12 2 6 0 13-4 16-3 0-5-2-6-4Z", pale(colour, 0.4));
    s +=
      path("M92 50L88 28l14 12 6-18 10 20 16-10-4 22 12 2-8 14Z", pale(colour, 0.12)) +
      path("M108 22l10 20 16-10-4 22 12 2-8 14-22-16Z", dark(colour, 0.24));
    s +=
      path("M140 92l14-2-8 12 12 4-14 8Z", dark(colour, 0.2)) +
      path("M88 110c-14-2-24 4-28 16 10 0 18 4 24 0Z", pale(colour, 0.45), ' opacity=".9"');
    s +=
      disc(92, 78, 13, dark(colour, 0.22)) +
      disc(92, 78, 10.5, NAVY) +
      disc(92, 78, 8, "#f7e6a6") +
      disc(91, 78, 4, NAVY) +
      disc(88, 74, 2.4, "#fff");
    return s;
  },
  jellyfish: (colour) => {
    let s = "";
    for (let i = 0; i < 7; i++) {
      const x = 52 + i * 16;
      s += group(
        limb(
          x,
          146,
          x - 16 + (i % 2) * 30,
          180,
          x + 18 - (i % 2) * 30,
          216,
          x - 8 + (i % 3) * 8,
          262,
          5,
          1.5,
          pale(colour, 0.25),
        ),
        ' opacity=".7"',
      );
    }
    s += eachAt(
      [
        [80, 150, 66, 182, 92, 206, 78, 244],
        [100, 152, 112, 186, 88, 214, 104, 256],
        [120, 150, 134, 182, 108, 206, 122, 244],
      ],
      (i, x, y, r, k, n, m, u, v) =>
        limb(
          x,
          y,
          r,
          k,
          n,
          m,
          u,
          v,
          20,
          4,
          pick([pale(colour, 0.5), pale(colour, 0.34), pale(colour, 0.12)], i),
        ) +
        limb(
          x + 3,
          y,
          r + 5,
          k,
          n - 3,
          m,
          u,
          v,
          7,
          2,
          pick([pale(colour, 0.75), pale(colour, 0.6), pale(colour, 0.35)], i),
        ),
    );
    s +=
      path(
        "M28 138C28 82 58 46 100 46s72 36 72 92c0 14-14 18-22 9-5 11-19 11-25 0-6 11-19 11-25 0-6 11-19 11-25 0-6 11-20 11-25 0-8 9-22 5-22-9Z",
        dark(colour, 0.08),
      ) +
      path(
        "M28 138C28 82 58 46 100 46c-26 12-42 44-42 94 0 8-2 12-8 7-8 9-22 5-22-9Z",
        pale(colour, 0.3),
      ) +
      path("M172 138c0-56-30-92-72-92 26 12 42 44 42 94l8 7c8 9 22 5 22-9Z", dark(colour, 0.36));
    s += path(
      "M46 126c10-22 30-34 54-34s44 12 54 34c-16 6-34 8-54 8s-38-2-54-8Z",
      dark(colour, 0.5),
      ' opacity=".55"',
    );
    s += each(
      [
        [80, 108],
        [100, 102],
        [120, 108],
        [100, 120],
      ],
      (x, y) =>
        `<ellipse cx="${x}" cy="${y}" rx="11" ry="8" fill="${pale(colour, 0.55)}" opacity=".85"/><ellipse cx="${x}" cy="${y}" rx="5" ry="3.5" fill="${dark(colour, 0.35)}"/>`,
    );
    s +=
      line("M40 118C44 86 62 64 88 56", pale(colour, 0.85), 4.5, ' opacity=".9"') +
      line("M52 122c2-14 8-26 16-36", pale(colour, 0.85), 2.5, ' opacity=".6"');
    for (let i = 0; i < 7; i++) s += disc(37 + i * 21, 136, 2.6, pale(colour, 0.8), 0.8);
    return s;
  },
} satisfies Record<string, Creature>;
