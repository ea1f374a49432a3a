/** Leviathans that the jellyfish may attack. */

import { BONE, dark, pale } from "../../art/colour";
import { disc, each, group, limb, line, path } from "../../art/pen";
import {
  along,
  both,
  eye,
  fix,
  frame,
  glows,
  halves,
  put,
  tube,
  type Beast,
  type Dot,
} from "./anatomy";

export const BEASTS = {
  veil: (c, g) => {
    let s = "";
    for (let i = 0; i < 9; i++) {
      let x = 40 + i * 14;
      s += group(
        limb(
          x,
          138,
          x - 20 + (i % 2) * 34,
          176,
          x + 20 - (i % 2) * 38,
          210,
          x - 14 + (i % 3) * 14,
          262,
          4.5,
          1.2,
          pale(c, 0.25),
        ),
        ' opacity=".6"',
      );
    }
    s +=
      tube(
        [
          [70, 130],
          [54, 164],
          [78, 196],
          [56, 232],
          [66, 258],
        ],
        [26, 22, 18, 12, 3],
        pale(c, 0.18),
        { fin: { side: 1, h: 12, c: pale(c, 0.02) }, rim: 1.2 },
      ) +
      tube(
        [
          [128, 130],
          [146, 166],
          [122, 196],
          [142, 230],
          [132, 258],
        ],
        [26, 22, 18, 12, 3],
        dark(c, 0.12),
        { fin: { side: -1, h: 12, c: dark(c, 0.3) }, rim: 0 },
      ) +
      tube(
        [
          [99, 132],
          [90, 168],
          [108, 204],
          [96, 246],
        ],
        [30, 24, 18, 4],
        pale(c, 0.3),
        { fin: { side: 1, h: 9, c: pale(c, 0.1) } },
      );
    s += halves("M100.4 22l-7 22-15-16-1 22-19-9 5 22-20 2 16 14 41 12Z", pale(c, 0.05));
    s +=
      halves(
        "M100.4 34C60 36 30 70 24 122c-2 16 12 24 22 12 6 14 22 14 27 1 6 12 21 12 27.4 1Z",
        pale(c, 0.12),
        dark(c, 0.26),
      ) +
      halves("M100.4 40C74 44 52 66 44 104c14-20 34-30 56.4-30Z", pale(c, 0.42), pale(c, 0.02)) +
      halves(
        "M84 44C64 58 54 82 52 122l-6 12c-8 6-16 2-20-6 4-46 26-76 58-84Z",
        pale(c, 0.26),
        dark(c, 0.38),
      );
    s += path(
      "M40 112c18-16 38-22 60-22s42 6 60 22c-18 12-38 16-60 16s-42-4-60-16Z",
      dark(c, 0.66),
    );
    s += each(
      [
        [58, 111, 6],
        [77, 106, 8],
        [100, 104, 10],
        [123, 106, 8],
        [142, 111, 6],
      ],
      (q0, q1, q2) => eye(q0, q1, q2, g, { slit: true }),
    );
    return s + line("M36 106C44 74 62 54 84 46", pale(c, 0.8), 3, ' opacity=".8"');
  },
  mouths: (c, g) => {
    let s = "";
    s +=
      path("M52 250C58 214 40 190 44 150h112c4 40-14 66-8 100Z", dark(c, 0.4)) +
      path("M52 250C58 214 40 190 44 150h50c-8 40-8 66-2 100Z", pale(c, 0.06)) +
      [66, 82, 118, 134]
        .map((x) =>
          line(
            "M" + x + " 156C" + (x - 6) + " 190 " + (x + 2) + " 214 " + (x - 2) + " 250",
            dark(c, 0.55),
            2,
            ' opacity=".7"',
          ),
        )
        .join("");
    for (let i = 0; i < 15; i++) {
      const a = Math.PI * (1 + i / 14);
      let r0 = 48,
        l = i % 2 ? 74 : 56,
        x0 = 100 + r0 * 1.1 * Math.cos(a),
        y0 = 148 + r0 * 0.45 * Math.sin(a),
        x3 = 100 + (r0 + l) * Math.cos(a) * 0.93,
        y3 = 140 + (r0 + l) * Math.sin(a) * 0.9 + (i % 3) * 6;
      s +=
        tube(
          [
            [x0, y0],
            [x0 * 0.5 + x3 * 0.5 + (i % 2 ? 8 : -8), (y0 + y3) / 2 - 6],
            [x3, y3],
          ],
          [17, 13, 7],
          i < 7 ? pale(c, 0.2) : dark(c, 0.02),
          { rim: 1.2 },
        ) + glows([[x3, y3, 4.5]], g);
    }
    s +=
      '<ellipse cx="100" cy="150" rx="62" ry="30" fill="' +
      dark(c, 0.24) +
      '"/><ellipse cx="97" cy="147" rx="57" ry="26" fill="' +
      pale(c, 0.26) +
      '"/><ellipse cx="100" cy="151" rx="46" ry="20" fill="#1c0a1c"/>';
    for (let i = 0; i < 18; i++) {
      const a = (i * Math.PI) / 9;
      s += path(
        "M" +
          fix(100 + 46 * Math.cos(a - 0.14)) +
          " " +
          fix(151 + 20 * Math.sin(a - 0.14)) +
          "L" +
          fix(100 + 26 * Math.cos(a)) +
          " " +
          fix(152 + 9 * Math.sin(a)) +
          "L" +
          fix(100 + 46 * Math.cos(a + 0.14)) +
          " " +
          fix(151 + 20 * Math.sin(a + 0.14)) +
          "Z",
        i % 2 ? BONE : dark(BONE, 0.22),
      );
    }
    s += '<ellipse cx="100" cy="153" rx="15" ry="6" fill="' + g + '" opacity=".55"/>';
    for (let i = 0; i < 9; i++) {
      let x = 44 + i * 14;
      s += tube(
        [
          [x, 166 + Math.sin((i / 8) * Math.PI) * 12],
          [x - 4 + (i % 2) * 10, 194 + Math.sin((i / 8) * Math.PI) * 10],
          [x - 2 + (i % 2) * 2, 214 + (i % 3) * 6],
        ],
        [12, 9, 3],
        i < 4 ? pale(c, 0.22) : dark(c, 0.1),
        { rim: 1 },
      );
    }
    return s;
  },
  manta: (c, g) => {
    let s = tube(
      [
        [112, 96],
        [140, 62],
        [164, 46],
        [190, 16],
      ],
      [16, 9, 5, 1.5],
      dark(c, 0.1),
      { bands: 14 },
    );
    s +=
      halves(
        "M100.4 84C74 84 52 100 34 118 18 134 2 146-16 142c6 22 20 40 44 44 24 4 48 2 72.4 30Z",
        pale(c, 0.06),
        dark(c, 0.34),
      ) +
      halves(
        "M100.4 90C76 92 54 108 36 126c-14 12-26 18-40 20 26 4 50-6 70-14 14-6 24-8 34.4-8Z",
        pale(c, 0.34),
        dark(c, 0.1),
      );
    s += halves("M86 160c-20 0-44 10-66 16 22 12 52 4 80.4 40Z", dark(c, 0.22), dark(c, 0.5));
    s += both(
      tube(
        [
          [84, 108],
          [66, 128],
          [58, 152],
          [70, 172],
        ],
        [24, 19, 13, 5],
        pale(c, 0.16),
        { rim: 1.5 },
      ),
      tube(
        [
          [84, 108],
          [66, 128],
          [58, 152],
          [70, 172],
        ],
        [24, 19, 13, 5],
        dark(c, 0.2),
        { rim: 0 },
      ),
    );
    s +=
      path("M64 148c10 12 62 12 72 0-2 30-16 44-36 44s-34-14-36-44Z", "#120a1c") +
      line(
        "M76 156c4 12 6 22 4 28M88 158c3 12 4 24 3 32M112 158c-3 12-4 24-3 32M124 156c-4 12-6 22-4 28",
        pale(c, 0.1),
        2.6,
        ' opacity=".65"',
      ) +
      disc(100, 172, 14, g, 0.25);
    s +=
      both(eye(72, 124, 8.5, g, { slit: true, brow: dark(c, 0.5), rot: 12 })) +
      glows(
        [
          [30, 150, 2.6],
          [46, 140, 3],
          [62, 104, 2.5],
          [84, 98, 2.8],
          [100, 106, 3.5],
          [116, 98, 2.5],
          [150, 140, 2.6],
          [168, 152, 2.2],
        ],
        g,
      );
    return put(s, "rotate(-9 100 140) translate(4 6) scale(.97)");
  },
  chain: (c, g) => {
    let s = "";
    const pts: Dot[] = [
      [60, 34],
      [104, 58],
      [132, 92],
      [104, 122],
      [62, 140],
      [44, 172],
      [82, 196],
      [128, 204],
      [150, 234],
    ];
    const F = frame(pts, [10, 10]);
    for (let i = 0; i < 11; i++) {
      let q = along(F, (i + 0.6) / 11);
      s +=
        line(
          "M" +
            fix(q.x) +
            " " +
            fix(q.y) +
            "q" +
            (i % 2 ? -14 : 12) +
            " 22 " +
            (i % 2 ? -4 : 6) +
            " " +
            (38 + (i % 4) * 8),
          pale(c, 0.3),
          1.5,
          ' opacity=".7"',
        ) + glows([[q.x + (i % 2 ? -4 : 6), q.y + 38 + (i % 4) * 8, 2.8]], g);
    }
    s += tube(pts, [15, 14, 13, 12, 11, 10, 9, 7, 4], c, { rim: 1.2 });
    for (let i = 0; i < 12; i++) {
      const q = along(F, (i + 0.9) / 12.5);
      let ang = (Math.atan2(q.ny, q.nx) * 180) / Math.PI + 90,
        k = 1.18 - i * 0.05;
      [1, -1].forEach(function (sd) {
        let bx = q.x + q.nx * 13 * sd * k,
          by = q.y + q.ny * 13 * sd * k;
        s += put(
          path(
            "M-14 4C-14-14-7-22 0-22s14 8 14 26c-5 6-8 3-14 3s-9 3-14-3Z",
            sd > 0 ? pale(c, 0.22) : dark(c, 0.22),
          ) +
            path(
              "M-14 4C-14-14-7-22 0-22-6-14-8-4-7 7-10 8-12 7-14 4Z",
              sd > 0 ? pale(c, 0.5) : pale(c, 0.05),
            ) +
            disc(3, -4, 4, g, 0.45),
          "translate(" +
            fix(bx) +
            " " +
            fix(by) +
            ") rotate(" +
            fix(ang + (sd > 0 ? 0 : 180)) +
            ") scale(" +
            fix(k) +
            ")",
        );
      });
    }
    s += put(
      path("M-34 6C-34-30-14-46 6-46s34 22 32 46C30 20-26 22-34 6Z", dark(c, 0.2)) +
        path("M-34 6C-34-30-14-46 6-46-10-34-18-10-14 14-24 14-32 12-34 6Z", pale(c, 0.3)) +
        path("M6-46q4-14 18-12-6 8-2 16Z", pale(c, 0.4)) +
        line("M-24-10C-20-26-10-36 2-40", pale(c, 0.8), 2.5) +
        eye(2, -8, 11, g, { slit: true, brow: dark(c, 0.55) }),
      "translate(58 48) rotate(-14)",
    );
    return s;
  },
} satisfies Record<string, Beast>;
