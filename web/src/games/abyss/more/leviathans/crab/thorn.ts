/** A crown-of-thorns: arms full of spines, and an eye in the ring of its teeth. */

import { BONE, dark, mix, pale } from "../../../art/colour";
import { disc, path } from "../../../art/pen";
import { eye, fix, tube, type Beast } from "../anatomy";

export const thorn: Beast = (c, g) => {
  let s = "";
  const n = 11;
  for (let i = 0; i < n; i++) {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / n + 0.14;
    let r = i % 2 ? 92 : 108,
      cx = 96,
      cy = 150,
      b = i % 2 ? 0.16 : -0.18;
    s += tube(
      [
        [cx + 20 * Math.cos(a), cy + 20 * Math.sin(a)],
        [cx + 60 * Math.cos(a + b), cy + 60 * Math.sin(a + b)],
        [cx + r * Math.cos(a - b * 0.4), cy + r * Math.sin(a - b * 0.4)],
      ],
      [44, 32, 6],
      i > 2 && i < 8 ? dark(c, 0.12) : pale(c, 0.04),
      { spines: { n: 6, h: 12, side: 1, c: mix(c, BONE, 0.6), r: 3, a: 0.3 }, rim: 1 },
    );
    s += tube(
      [
        [cx + 20 * Math.cos(a), cy + 20 * Math.sin(a)],
        [cx + 60 * Math.cos(a + b), cy + 60 * Math.sin(a + b)],
        [cx + r * Math.cos(a - b * 0.4), cy + r * Math.sin(a - b * 0.4)],
      ],
      [0.1, 0.1],
      c,
      {
        spines: { n: 6, h: 12, side: -1, c: mix(c, BONE, 0.45), r: 3, a: 0.35 },
        spots: { n: 6, c: pale(c, 0.4), r: 1.8 },
        rim: 0,
      },
    );
  }
  s +=
    disc(96, 150, 46, dark(c, 0.36)) +
    path("M96 104a46 46 0 0 0-34 77c-4-32 10-60 34-77Z", pale(c, 0.16)) +
    '<circle cx="96" cy="150" r="34" fill="#1d0b12"/>';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    s += path(
      "M" +
        fix(96 + 35 * Math.cos(a - 0.17)) +
        " " +
        fix(150 + 35 * Math.sin(a - 0.17)) +
        "L" +
        fix(96 + 21 * Math.cos(a)) +
        " " +
        fix(150 + 21 * Math.sin(a)) +
        "L" +
        fix(96 + 35 * Math.cos(a + 0.17)) +
        " " +
        fix(150 + 35 * Math.sin(a + 0.17)) +
        "Z",
      i % 2 ? dark(BONE, 0.2) : BONE,
    );
  }
  return s + eye(96, 150, 17, g, { slit: true });
};
