/** Leviathans that the shellfish may attack. */

import { BONE, NAVY, dark, mix, pale } from "../../art/colour";
import { disc, each, eachAt, eachOf, group, line, path } from "../../art/pen";
import { coralBranch } from "../../art/scenes/scenery";
import {
  along,
  barnacles,
  eye,
  fix,
  frame,
  glows,
  put,
  teeth,
  tube,
  type Beast,
  type Dot,
} from "./anatomy";

export const BEASTS = {
  isle: (c, g) => {
    let s = "";
    const sk = mix(c, "#8a7a52", 0.45);
    s +=
      tube(
        [
          [136, 178],
          [164, 198],
          [186, 190],
          [200, 200],
        ],
        [26, 20, 12, 6],
        dark(sk, 0.2),
      ) +
      tube(
        [
          [80, 186],
          [62, 214],
          [38, 232],
          [10, 236],
        ],
        [38, 34, 24, 6],
        sk,
        { rim: 1.8 },
      ) +
      tube(
        [
          [128, 188],
          [130, 214],
          [150, 232],
          [172, 238],
        ],
        [32, 26, 18, 5],
        dark(sk, 0.22),
        { rim: 0 },
      );
    s += tube(
      [
        [74, 170],
        [46, 164],
        [26, 150],
      ],
      [46, 38, 34],
      sk,
      { bands: 6 },
    );
    s +=
      path("M40 128C24 122 2 132-4 150c-2 8 2 14 8 16l14 4c14 2 28-4 32-14Z", pale(sk, 0.14)) +
      path("M-4 150c10 4 20 6 34 2-6 10-4 16 4 18-12 4-24 0-32-4-6-2-8-8-6-16Z", dark(sk, 0.3)) +
      path("M-4 150l-2 14 10 2-2-12Z", BONE) +
      eye(22, 143, 6.5, g, { brow: dark(sk, 0.5), rot: -8 }) +
      line("M-2 153c12 4 22 4 32 0", dark(sk, 0.6), 2);
    s +=
      path("M46 182C44 120 82 78 122 80c40 2 66 44 62 104-20 14-116 16-138-2Z", dark(c, 0.34)) +
      path("M46 182C44 120 82 78 122 80c-30 14-44 56-40 110-16-1-30-4-36-8Z", pale(c, 0.14));
    s += eachAt(
      [
        [76, 142, 20],
        [106, 122, 22],
        [140, 118, 20],
        [92, 172, 18],
        [126, 158, 24],
        [160, 150, 20],
        [160, 182, 15],
        [66, 174, 13],
      ],
      (i, x, y, r) => {
        let d = "";
        for (let k = 0; k < 6; k++) {
          const a = (k * Math.PI) / 3 + 0.2;
          d +=
            (k ? "L" : "M") +
            fix(x + r * 0.86 * Math.cos(a)) +
            " " +
            fix(y + r * 0.74 * Math.sin(a));
        }
        return (
          path(
            d + "Z",
            x < 112 ? pale(c, 0.3 - i * 0.02) : dark(c, 0.06 + i * 0.03),
            ' stroke="' + dark(c, 0.6) + '" stroke-width="2.2"',
          ) +
          path(
            "M" +
              fix(x - r * 0.5) +
              " " +
              fix(y - r * 0.1) +
              "l" +
              fix(r * 0.4) +
              " " +
              fix(-r * 0.42) +
              " " +
              fix(r * 0.5) +
              " 0",
            pale(c, 0.5),
            ' opacity=".35"',
          )
        );
      },
    );
    s +=
      path("M40 178c30 16 120 16 150 2l2 12c-34 16-124 16-154 0Z", pale(sk, 0.2)) +
      path("M114 191c30 0 58-4 76-11l2 12c-22 10-50 12-78 12Z", dark(sk, 0.24));
    s += group(
      path(
        "M74 94c10-14 26-16 36-22 12 4 32 2 46 20-10-8-22-12-38-12-18 0-34 6-44 14Z",
        mix("#5f7a3d", NAVY, 0.2),
      ) +
        eachOf<readonly [number, number, number, string]>(
          [
            [92, 80, 20, "#e2765f"],
            [106, 72, 16, "#e6c66a"],
            [146, 80, 14, "#c95f86"],
          ],
          (q0, q1, q2, q3) => coralBranch(q0, q1 + 4, q2, mix(q3, NAVY, 0.15)),
        ) +
        path("M118 74V52h10v22ZM131 76V60h8v17Z", dark(BONE, 0.3)) +
        path("M116 52l7-12 7 12ZM129.5 60l5.5-9 5.5 9Z", dark(BONE, 0.5)) +
        disc(123, 62, 1.9, "#ffdf95") +
        disc(135, 67, 1.7, "#ffdf95"),
      ' transform="translate(-32 14) rotate(-8 110 80)"',
    );
    return put(s, "translate(6 0)");
  },
  spiral: (c, g) => {
    let s = "";
    const sh = mix(c, BONE, 0.55);
    s += each(
      [
        [62, 176, 30, 196, 36, 224, 6, 232, 20],
        [70, 188, 50, 216, 62, 236, 36, 254, 18],
        [80, 194, 76, 226, 92, 238, 78, 260, 17],
        [50, 164, 16, 172, 2, 198, -16, 190, 18],
        [46, 154, 18, 150, 6, 160, -10, 150, 15],
      ],
      (t0, t1, t2, t3, t4, t5, t6, t7, t8) =>
        tube(
          [
            [t0, t1],
            [t2, t3],
            [t4, t5],
            [t6, t7],
          ],
          [t8, t8 * 0.8, t8 * 0.55, 3],
          mix(c, "#c9824f", 0.55),
          { rim: 1.3 },
        ),
    );
    for (let i = 0; i < 9; i++) {
      const a = -2.35 + i * 0.36;
      s += path(
        "M" +
          fix(122 + 72 * Math.cos(a - 0.1)) +
          " " +
          fix(132 + 72 * Math.sin(a - 0.1)) +
          "L" +
          fix(122 + 94 * Math.cos(a + 0.12)) +
          " " +
          fix(132 + 94 * Math.sin(a + 0.12)) +
          "L" +
          fix(122 + 72 * Math.cos(a + 0.12)) +
          " " +
          fix(132 + 72 * Math.sin(a + 0.12)) +
          "Z",
        i < 3 ? pale(sh, 0.2) : dark(sh, 0.25),
      );
    }
    s +=
      disc(122, 132, 76, dark(sh, 0.34)) +
      path("M122 56A76 76 0 0 0 68 186C40 190 44 150 50 132 56 90 84 58 122 56Z", pale(sh, 0.16)) +
      path(
        "M122 208A76 76 0 0 0 198 132c-10 30-40 46-76 46-20 0-40-4-54 6 14 16 32 24 54 24Z",
        dark(sh, 0.5),
      );
    let d = "",
      n = 60;
    for (let i = 0; i <= n; i++) {
      const a = -2.4 + (i / n) * 14.4;
      let r = 66 * Math.pow(0.862, (i / n) * 14.4);
      d += (i ? "L" : "M") + fix(126 + r * Math.cos(a)) + " " + fix(134 + r * Math.sin(a));
    }
    s +=
      line(d, dark(sh, 0.62), 4, ' opacity=".8"') +
      line(d, pale(sh, 0.5), 1.4, ' transform="translate(-2 -2.5)" opacity=".7"');
    for (let i = 0; i < 13; i++) {
      const a = -2.2 + i * 0.36;
      s += line(
        "M" +
          fix(124 + 40 * Math.cos(a + 0.1)) +
          " " +
          fix(133 + 40 * Math.sin(a + 0.1)) +
          "Q" +
          fix(124 + 60 * Math.cos(a - 0.02)) +
          " " +
          fix(133 + 60 * Math.sin(a - 0.02)) +
          " " +
          fix(123 + 74 * Math.cos(a)) +
          " " +
          fix(132 + 74 * Math.sin(a)),
        dark(sh, 0.56),
        2.4,
        ' opacity=".55"',
      );
    }
    s +=
      path(
        "M92 110C66 104 38 120 34 146c-4 26 12 46 38 50 18 2 30-8 32-24-14-12-22-36-12-62Z",
        mix(c, "#c9824f", 0.5),
      ) +
      path(
        "M92 110C66 104 38 120 34 146c16-18 34-24 54-22 0-6 1-10 4-14Z",
        pale(mix(c, "#c9824f", 0.4), 0.3),
      ) +
      path(
        "M34 148c2 26 14 44 38 48 18 2 30-8 32-24-24 16-54 4-70-24Z",
        dark(mix(c, "#c9824f", 0.5), 0.36),
      );
    return (
      s +
      eye(68, 150, 14, g, { slit: true, brow: dark(c, 0.5), rot: -6 }) +
      glows(
        [
          [100, 72, 3],
          [160, 76, 3],
          [184, 132, 3],
          [148, 188, 3],
        ],
        g,
      )
    );
  },
  plume: (c, g) => {
    let s = "";
    const pts: Dot[] = [
      [182, 222],
      [150, 190],
      [124, 150],
      [92, 128],
      [54, 140],
      [34, 176],
    ];
    const ws = [12, 46, 66, 70, 64, 46];
    const F = frame(pts, ws);
    for (let i = 0; i < 17; i++) {
      let q = along(F, 0.06 + (i / 16) * 0.8),
        len = 30 + (i % 3) * 10,
        sw = i % 2 ? 10 : -6;
      s +=
        tube(
          [
            [q.x - q.nx * q.w * 0.5, q.y - q.ny * q.w * 0.5],
            [q.x - q.nx * (q.w + len * 0.5) + sw, q.y - q.ny * (q.w + len * 0.5)],
            [q.x - q.nx * (q.w + len) - sw * 0.4, q.y - q.ny * (q.w + len)],
          ],
          [15, 12, 3],
          i % 2 ? mix(c, g, 0.35) : pale(c, 0.22),
          { rim: 1 },
        ) + glows([[q.x - q.nx * (q.w + len) - sw * 0.4, q.y - q.ny * (q.w + len), 2.6]], g);
    }
    s += tube(pts, ws, c, { fin: { side: 1, h: 16, c: mix(c, "#f0a36b", 0.55) }, light: 0.16 });
    for (let i = 0; i < 12; i++) {
      const q = along(F, 0.1 + i / 13);
      s += disc(
        fix(q.x - q.nx * q.w * 0.3),
        fix(q.y - q.ny * q.w * 0.3),
        4.5 - (i % 3),
        pale(c, 0.55),
        0.5,
      );
    }
    s +=
      tube(
        [
          [48, 136],
          [34, 108],
          [40, 76],
        ],
        [17, 14, 6],
        pale(c, 0.25),
        { bands: 8, rim: 1.2 },
      ) +
      tube(
        [
          [70, 126],
          [66, 98],
          [78, 70],
        ],
        [16, 13, 6],
        dark(c, 0.02),
        { bands: 8, rim: 0 },
      );
    s +=
      path("M20 168C14 182 18 204 36 208c16 2 30-8 32-24-14 10-34 4-48-16Z", "#1d0c14") +
      teeth(20, 170, 66, 186, 7, 13, BONE, 9) +
      teeth(62, 202, 26, 202, 5, 9, dark(BONE, 0.2), -6);
    return (
      s +
      eye(38, 152, 8.5, g, { slit: true, brow: dark(c, 0.5), rot: 14 }) +
      eye(66, 150, 7.5, g, { slit: true, brow: dark(c, 0.5), rot: -8 })
    );
  },
  hermit: (c, g) => {
    let s = "";
    const b = "#c9694a";
    const sh = mix(c, BONE, 0.22);
    s +=
      tube(
        [
          [58, 188],
          [24, 196],
          [6, 232],
        ],
        [15, 12, 4],
        dark(b, 0.1),
      ) +
      tube(
        [
          [76, 196],
          [56, 222],
          [42, 250],
        ],
        [15, 12, 4],
        dark(b, 0.24),
      ) +
      tube(
        [
          [116, 200],
          [126, 226],
          [118, 252],
        ],
        [15, 12, 4],
        dark(b, 0.38),
        { rim: 0 },
      ) +
      tube(
        [
          [136, 194],
          [164, 212],
          [170, 246],
        ],
        [15, 12, 4],
        dark(b, 0.44),
        { rim: 0 },
      );
    let cone =
      "M44 178C40 120 70 86 110 80 136 76 160 52 172 16c14 40 14 92-8 126-16 26-40 50-74 56-24 2-44-8-46-20Z";
    s += each(
      [
        [76, 96, -40, 26],
        [108, 74, -18, 28],
        [136, 66, -6, 24],
        [170, 92, 46, 26],
        [166, 134, 70, 26],
        [152, 40, -30, 18],
      ],
      (q0, q1, q2, q3) =>
        put(
          path("M-9 6L0 " + -q3 + " 9 6Z", pale(sh, 0.1)) +
            path("M0 " + -q3 + "L9 6H0Z", dark(sh, 0.3)),
          "translate(" + q0 + " " + q1 + ") rotate(" + q2 + ")",
        ),
    );
    s +=
      path(cone, dark(sh, 0.38)) +
      path(
        "M44 178C40 120 70 86 110 80 136 76 160 52 172 16c-2 40-22 64-48 78-30 16-46 46-40 104-22 0-38-8-40-20Z",
        pale(sh, 0.16),
      );
    s += [
      "M64 108C92 106 124 118 156 152",
      "M104 82c22 0 46 12 66 36",
      "M136 68c14 0 28 8 42 24",
      "M156 48c8 0 14 4 22 14",
    ]
      .map(
        (d) =>
          line(d, dark(sh, 0.62), 4.5) +
          line(d, pale(sh, 0.45), 1.4, ' transform="translate(-1 -3)" opacity=".7"'),
      )
      .join("");
    s +=
      path("M40 172C48 140 84 132 112 150c14 12 14 36-2 48-26 14-66 8-70-26Z", "#140b12") +
      path("M46 178c6-26 36-36 60-20 14 12 12 32 0 42-24 10-56 4-60-22Z", dark(b, 0.18)) +
      path("M46 178c6-26 36-36 60-20-24-2-44 10-48 36-8-4-11-9-12-16Z", pale(b, 0.18));
    s +=
      tube(
        [
          [62, 168],
          [52, 146],
          [48, 124],
        ],
        [9, 8, 8],
        b,
      ) +
      tube(
        [
          [90, 162],
          [96, 140],
          [94, 118],
        ],
        [9, 8, 8],
        dark(b, 0.1),
      ) +
      eye(48, 120, 8.5, g) +
      eye(94, 114, 8.5, g);
    s +=
      tube(
        [
          [52, 190],
          [22, 190],
          [4, 168],
        ],
        [22, 20, 18],
        b,
      ) +
      put(
        path(
          "M-6 16C-26 10-34-14-22-38c4 12 8 18 16 20L2-44C20-30 26-6 14 10 8 17 0 18-6 16Z",
          pale(b, 0.12),
        ) +
          path("M2-44C20-30 26-6 14 10 8 17 0 18-6 16 8 0 10-20 2-44Z", dark(b, 0.24)) +
          teeth(-6, -17, 0, -34, 3, 5, BONE),
        "translate(8 162) rotate(-8)",
      );
    s +=
      tube(
        [
          [96, 196],
          [86, 218],
          [64, 232],
        ],
        [20, 18, 16],
        dark(b, 0.08),
      ) +
      put(
        path(
          "M-4 14C-22 8-28-10-20-30c4 10 8 14 14 14L2-36C16-24 20-4 12 8 6 15 0 16-4 14Z",
          pale(b, 0.04),
        ) + path("M2-36C16-24 20-4 12 8 6 15 0 16-4 14 8 0 8-16 2-36Z", dark(b, 0.34)),
        "translate(52 226) rotate(-58)",
      );
    s += line("M62 196c10 8 24 8 34 0M66 188v14M76 190v16M86 190v14", dark(b, 0.6), 2.4);
    return (
      s +
      barnacles([
        [128, 112, 6],
        [142, 132, 4.5],
        [70, 132, 5],
        [150, 100, 4],
      ])
    );
  },
} satisfies Record<string, Beast>;
