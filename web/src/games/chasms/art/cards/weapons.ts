/** The weapons of the Factions: along the x axis, the hilt at the left. */

import type { Faction } from "../colours";
import {
  circle,
  curve,
  ell,
  pol,
  poly,
  pts,
  rings,
  shape,
  spikes,
  taper,
  type Point,
} from "../geo";
import { box, type Painter } from "./props";

export const WEAPONS: Record<Faction, (S: Painter) => void> = {
  ember(S) {
    S.flat(
      spikes(pts("10,-8 34,-14 58,-10"), [6, 8, 6], {
        n: 6,
        len: 26,
        base: 9,
        side: -1,
        lean: -0.5,
      }) +
        spikes(pts("10,8 34,12 58,8"), [6, 8, 6], { n: 6, len: 16, base: 8, side: 1, lean: -0.5 }),
      "#ff8a3c",
      0.9,
    ).flat(
      spikes(pts("14,-8 34,-12 56,-9"), [4, 5, 4], {
        n: 6,
        len: 15,
        base: 6,
        side: -1,
        lean: -0.5,
      }),
      "#ffe09a",
    );
    S.solid(taper(pts("-64,0 20,0"), [4, 4.4]), { fill: "wood", L: 1.4, R: 1.2 });
    S.solid(shape(pts("0,-6! 10,-22 40,-24 70,-8! 52,-2 40,6 14,10 0,6!")), {
      fill: "steel",
      L: 2,
      R: 1.8,
      marks: [["M8 -2L56 -6", "#1a2026", 0.6, 1.6]],
    });
  },
  tide(S) {
    S.solid(taper(pts("-68,0 34,0"), [3.4, 3.4]), { fill: "gold", L: 1.2, R: 1 });
    for (const k of [-1, 0, 1])
      S.solid(
        taper(
          [
            [26, 0],
            [34, k * 17],
            [48, k * 18],
            [k ? 66 : 76, k * 16],
          ],
          [3.4, 4, 4, 0.4],
        ),
        { fill: "steel", L: 1.6, R: 1.4 },
      );
    S.solid(circle(28, 0, 6), { fill: "gold", L: 1.4 });
    S.flat(shape(pts("-40,12 -10,26 24,22 48,34 20,32 -12,36 -44,24")), S.c, 0.5);
  },
  gear(S) {
    S.solid(box(-66, -5, 60, 10), { fill: "wood", L: 1.4 });
    for (const x of [-8, 6, 20])
      S.solid(box(x, -10 - (x > 0 ? 3 : 0), 12, 20 + (x > 0 ? 6 : 0)), {
        fill: x === 6 ? "gold" : "steel",
        L: 1.6,
        R: 1.4,
      });
    S.solid(poly(pts("34,-8 50,-6 78,0 50,6 34,8")), { fill: "steel", L: 1.8, R: 1.6 });
    S.sign("gear", -26, -24, 0.5, "#d7a35c");
    for (const [x, y, r] of [
      [4, -26, 8],
      [-6, -36, 10],
      [10, -40, 7],
    ] as const)
      S.flat(circle(x, y, r), "#eaf4f2", 0.35);
  },
  veil(S) {
    for (const k of [-1, 1])
      S.placed(0, k * 10, k * 16, () => {
        S.solid(taper(pts("-6,0 14,4 34,-4 54,3 70,0"), [6, 6, 5, 4, 0.4]), {
          fill: "steel",
          L: 1.6,
          R: 1.4,
        });
        S.solid(box(-10, -13, 5, 26), { fill: "gold", L: 1.2 });
        S.solid(taper(pts("-44,0 -10,0"), [4.4, 3.6]), {
          fill: "wood",
          L: 1.2,
          marks: [[rings(pts("-44,0 -10,0"), [4.4, 3.6], { n: 6, bulge: 0 }), "#000", 0.5, 1.4]],
        });
      });
  },
  thorn(S) {
    const p = pts("-66,8 -40,-16 -10,12 20,-18 48,8 72,-10"),
      w = [6, 6, 5.4, 4.6, 3.4, 0.6];
    S.solid(
      spikes(p, w, { n: 12, len: 12, base: 4, side: 1 }) +
        spikes(p, w, { n: 12, len: 12, base: 4, side: -1 }),
      { fill: "#5f9a3c", rimL: "#d6efae", L: 0.9, R: 0.8 },
    );
    S.solid(taper(p, w), {
      fill: "#6fae45",
      rimL: "#e6f7c8",
      rimR: "#2f5a22",
      L: 1.2,
      R: 2,
      marks: [[rings(p, w, { n: 18, a: -1, b: 0.2 }), "#1f3d16", 0.6, 1.2]],
    });
    for (const [x, y, a] of [
      [-30, -12, -60],
      [22, -18, -80],
      [2, 10, 70],
    ] as const) {
      const t = pol(x, y, 20, a);
      S.solid(
        shape([
          [x, y, 1],
          pol((x + t[0]) / 2, (y + t[1]) / 2, 7, a + 90),
          [...t, 1],
          pol((x + t[0]) / 2, (y + t[1]) / 2, 7, a - 90),
        ]),
        { fill: "#86c156", rimR: "#2f5a22", L: 1, R: 1.6 },
      );
    }
  },
  sun(S) {
    for (let i = 0; i < 12; i++) {
      const A = pol(-6, 0, 14, i * 30 - 7),
        B = pol(-6, 0, 30, i * 30),
        C = pol(-6, 0, 14, i * 30 + 7);
      S.flat(poly([A, B, C]), "#f6dc94", 0.75);
    }
    S.solid(taper(pts("-74,0 -10,0 82,0"), [5, 6, 0.6]), {
      fill: "steel",
      L: 1.6,
      R: 1.4,
      marks: [["M-70 0L78 0", "#fff", 0.6, 1]],
    });
    S.solid(circle(-10, 0, 15), { fill: "gold", L: 2, R: 1.8 }).solid(circle(-10, 0, 8), {
      fill: "steel",
      L: 1.4,
    });
  },
  grave(S) {
    S.solid(taper(pts("-70,14 0,2 46,-4"), [3.6, 3.6, 3.4]), {
      fill: "wood",
      L: 1.4,
      marks: [[rings(pts("-70,14 46,-4"), [4, 4], { n: 12, bulge: 0 }), "#000", 0.35, 1.2]],
    });
    S.solid(shape(pts("40,-10! 58,-8! 56,14 40,36 6,50! 26,32 38,12")), {
      fill: "steel",
      L: 2,
      R: 1.6,
      marks: [[curve(pts("52,-4 50,14 36,32 14,46")), "#1a2026", 0.6, 1.4]],
    });
    S.sign("skull", 34, -24, 0.34, "#e6dcc4");
  },
  storm(S) {
    S.solid(poly(pts("-66,-4 -20,-3 -14,-12 16,-2 10,6 82,0 14,12 20,4 -10,-2 -22,5 -66,4")), {
      fill: "#dfeaff",
      L: 1.2,
      R: 2,
      rimR: S.c,
    });
    S.glow(20, 0, 50, "#bcd2ff", 0.6);
    for (const k of [-1, 1])
      for (let i = 0; i < 3; i++)
        S.solid(
          taper(
            [
              [-40 - i * 8, k * 4],
              [-54 - i * 8, k * 14],
              [-72 - i * 8, k * 18],
            ],
            [2, 5, 0.4],
          ),
          { fill: "steel", L: 1, R: 1 },
        );
  },
  coin(S) {
    S.solid(taper(pts("-20,0 80,0"), [3.4, 0.4]), { fill: "steel", L: 1.4, R: 1.2 });
    S.line(curve(pts("-24,0 -30,20 -50,18 -54,2")), "#e7c46a", 4);
    S.solid(circle(-22, 0, 14), { fill: "gold", L: 1.8, R: 1.6 });
    S.sign("coin", -31, -9, 0.28, "#6a4416");
    S.solid(taper(pts("-58,0 -34,0"), [4, 3.6]), { fill: "wood", L: 1.2 });
    for (const [x, y] of pts("24,-22 46,-28 40,18 8,24"))
      S.solid(ell(x, y, 7, 6), { fill: "gold", L: 1.2, R: 1.2 });
  },
  choir(S) {
    S.solid(taper(pts("-66,0 16,0"), [3.4, 3.4]), { fill: "gold", L: 1.2 });
    S.solid(shape(pts("14,0! 24,-20 54,-24 66,-30! 66,30! 54,24 24,20")), {
      fill: "gold",
      L: 2,
      R: 1.8,
      marks: [["M58 -24L58 24", "#6a4416", 0.7, 2]],
    });
    S.solid(circle(68, 0, 6), { fill: "steel", L: 1.2 });
    for (const r of [20, 30, 40])
      S.line(
        curve([pol(66, 0, r, -38), pol(66, 0, r + 2, 0), pol(66, 0, r, 38)]),
        "#fff1e4",
        1.8,
        0.7,
      );
  },
  frost(S) {
    for (const [a, b, w] of [
      [[-60, 0], [80, 0], 9],
      [[-10, 4], [30, 26], 6],
      [[4, -4], [40, -24], 6],
      [[-30, 2], [-6, 20], 4],
    ] as const)
      S.solid(
        poly([
          a,
          [a[0] * 0.7 + b[0] * 0.3, a[1] * 0.7 + b[1] * 0.3 - w],
          b,
          [a[0] * 0.7 + b[0] * 0.3, a[1] * 0.7 + b[1] * 0.3 + w],
        ]),
        {
          fill: "#cfeefc",
          rimR: "#4a9fd0",
          L: 1.6,
          R: 2.6,
          marks: [[`M${a.join(" ")}L${b.join(" ")}`, "#3f8fc0", 0.6, 1.2]],
        },
      );
  },
  chasm(S) {
    for (const k of [-1, 0, 1]) {
      const p: Point[] = [
        [-50, k * 24],
        [-6, k * 26 - 10],
        [34, k * 22 - 6],
        [70, k * 14 + 8],
      ];
      S.line(curve(p), S.c, 10, 0.35);
      S.solid(taper(p, [4, 10, 8, 0.4]), {
        fill: "bone",
        L: 1.6,
        R: 1.6,
        marks: [[rings(p, [4, 10, 8, 0.4], { n: 9, a: -1, b: 0.2 }), "#1a0c22", 0.4, 1.2]],
      });
    }
  },
};
