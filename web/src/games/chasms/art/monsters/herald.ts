/** The Herald of the Rift, of five stars. */

import { curve, poly, shape, taper, circle, pol, pts, quads, bare, xy, type Point } from "../geo";
import { type Scene, feather, flipped } from "../scene";
import { sym, mx } from "./parts";

export function herald(S: Scene): void {
  // shard halo
  S.line(circle(200, 104, 92), S.p.glow, 1.4, 0.8).line(circle(200, 104, 80), S.p.eye, 0.8, 0.6);
  let tk = "";
  for (let i = 0; i < 48; i++) {
    const A = pol(200, 104, 82, i * 7.5),
      B = pol(200, 104, i % 4 ? 86 : 91, i * 7.5);
    tk += `M${xy(A)}L${xy(B)}`;
  }
  S.line(tk, S.p.glow, 1.2, 0.8);
  for (let i = 0; i < 13; i++) {
    const a = -90 + (i - 6) * 22,
      l = i % 2 ? 26 : 42;
    const A = pol(200, 104, 98, a - 5),
      B = pol(200, 104, 98 + l, a),
      C = pol(200, 104, 98, a + 5),
      D = pol(200, 104, 88, a);
    S.solid(poly([A, B, C, D]), { fill: "body", L: 1.8, R: 1.6 });
  }
  // blade wings
  S.both((m) => {
    for (let i = 5; i >= 0; i--) {
      const a: Point[] = [
        [156, 150 + i * 8],
        [104 - i * 4, 128 + i * 22],
        [40 + i * 6, 92 + i * 38],
        [14 + i * 12, 60 + i * 48],
      ];
      S.solid(taper(m(a), [7, 13, 11, 0.4]), {
        fill: i % 2 ? "far" : "body",
        L: 2,
        R: 1.8,
        marks: [
          [curve(m(a)), S.p.glow, 0.55, 1.2],
          [feather(m(a), { n: 20, len: 12, side: flipped(m) ? -1 : 1 }), S.p.dark, 0.5],
        ],
      });
    }
  });
  const rb = pts("200,116 168,124 142,150 140,200 118,258 96,312! 200,312!");
  S.solid(sym(rb), {
    L: 3,
    R: 3,
    marks: [
      [
        quads("160,180,132,312 176,190,162,312 224,190,238,312 240,180,268,312")
          .map(([a, b, c, d]) =>
            taper(
              [
                [a, b],
                [(a + c) / 2, (b + d) / 2],
                [c, d],
              ],
              [0.5, 4, 7],
            ),
          )
          .join(""),
        S.p.dark,
        0.75,
      ],
      [feather(bare(rb.slice(1, 6)), { n: 40, len: 20, side: -1 }), S.p.rimL, 0.28],
      [feather(mx(bare(rb.slice(1, 6))), { n: 40, len: 20, side: 1 }), S.p.glow, 0.35],
    ],
  });
  // stole with runes
  S.solid(poly(pts("186,168 214,168 222,312 178,312")), {
    fill: "mem",
    L: 1.6,
    R: 1.4,
    marks: [
      [
        "M193 214L207 226M207 214L193 226M200 236L200 254M192 245L208 245M194 266L206 266L200 280Z",
        S.p.eye,
        0.95,
        2,
      ],
    ],
  });
  // shoulders
  S.both((m) => {
    S.solid(shape(m(pts("184,128 152,120 120,132! 96,128! 112,152 132,176 172,160"))), {
      L: 2.6,
      R: 2.2,
      marks: [
        [
          feather(m(pts("152,120 120,132 98,128")), { n: 16, len: 16, side: flipped(m) ? 1 : -1 }),
          S.p.rimL,
          0.3,
        ],
      ],
    });
  });
  // hood with rift face
  const hd = pts("200,34! 182,48 162,78 158,112 168,140 186,158 200,166");
  S.solid(sym(hd), {
    L: 3.2,
    R: 3,
    marks: [
      [feather(bare(hd.slice(0, 6)), { n: 34, len: 14, side: -1 }), S.p.rimL, 0.4],
      [feather(mx(bare(hd.slice(0, 6))), { n: 34, len: 14, side: 1 }), S.p.glow, 0.4],
    ],
  });
  S.flat(sym(pts("200,62 180,76 172,104 180,134 200,152")), S.p.dark);
  S.glow(200, 106, [30, 52], S.p.glow, 0.9)
    .flat(
      poly(
        pts(
          "200,62 206,80 203,88 213,104 207,112 210,124 200,150 191,126 195,116 187,102 196,90 193,80",
        ),
      ),
      S.p.glow,
    )
    .flat(poly(pts("200,74 203,90 207,104 203,114 200,138 196,116 193,103 198,92")), S.p.eye);
  // sleeves folded over a shard
  S.both((m) =>
    S.solid(shape(m(pts("150,150 128,168 124,204 142,236! 186,232! 198,206! 168,204 160,184"))), {
      L: 2.6,
      R: 2.2,
      marks: [
        [
          quads("136,176,150,232 148,196,168,230 160,204,184,226")
            .map(([x, y, X, Y]) =>
              taper(
                m([
                  [x, y],
                  [(x + X) / 2 - 4, (y + Y) / 2],
                  [X, Y],
                ]),
                [0.5, 3, 4],
              ),
            )
            .join(""),
          S.p.dark,
          0.7,
        ],
      ],
    }),
  );
  S.glow(200, 196, 40, S.p.glow, 0.9).solid(poly(pts("200,162 208,190 200,226 192,190")), {
    fill: S.p.eye,
    L: 1.2,
    R: 3,
    rimR: S.p.glow,
  });
  S.both((m) => {
    for (let i = 0; i < 3; i++)
      S.solid(
        taper(
          m([
            [180, 214 - i * 7],
            [190, 208 - i * 8],
            [198, 209 - i * 8],
          ]),
          [3.4, 3.2, 2],
        ),
        { fill: "tooth", L: 0.9, R: 0.8 },
      );
  });
}
