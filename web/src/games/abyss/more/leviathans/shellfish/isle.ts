/** A turtle that carries reefs and lit towers on its shell. */

import { BONE, NAVY, dark, mix, pale } from "../../../art/colour";
import { disc, eachAt, eachOf, group, line, path } from "../../../art/pen";
import { coralBranch } from "../../../art/scenes/scenery";
import { eye, fix, put, tube, type Beast } from "../anatomy";

export const isle: Beast = (c, g) => {
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
          (k ? "L" : "M") + fix(x + r * 0.86 * Math.cos(a)) + " " + fix(y + r * 0.74 * Math.sin(a));
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
};
