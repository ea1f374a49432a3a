/** An ammonite: a ribbed shell that winds inwards, arms that come out of it. */

import { BONE, dark, mix, pale } from "../../../art/colour";
import { disc, each, line, path } from "../../../art/pen";
import { eye, fix, glows, tube, type Beast } from "../anatomy";

export const spiral: Beast = (c, g) => {
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
};
