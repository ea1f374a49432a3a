/** The Veil Moth, of two stars. */

import { f, curve, shape, spikes, circle, ell, pol, pts } from "../geo";
import { type Scene, feather, at, flipped } from "../scene";
import { fangs, sym, mx } from "./parts";

export function veilmoth(S: Scene): void {
  S.both((m) => {
    const lo = m(
      pts(
        "188,172 128,172 84,204 76,240! 92,236 96,266! 112,256 124,286! 138,262 152,276! 166,240 190,206",
      ),
    );
    S.solid(shape(lo), {
      fill: "mem",
      L: 2.2,
      R: 2,
      marks: [
        [
          pts("84,204 82,236 98,260 124,280 152,270")
            .map((e) => curve(m([[188, 184], [(188 + e[0]) / 2, (184 + e[1]) / 2 - 6], e])))
            .join(""),
          S.p.dark,
          0.55,
          1.6,
        ],
      ],
    });
    const up = m(
      pts(
        "190,140 164,88 110,42 44,24! 52,48 26,58! 44,82 20,102! 46,118 34,146! 70,148 78,172! 118,176 188,172",
      ),
    );
    S.solid(shape(up), {
      fill: "mem",
      L: 3,
      R: 2.6,
      marks: [
        [
          pts("44,24 26,58 20,102 34,146 78,172 120,176")
            .map((e) => curve(m([[190, 150], [(190 + e[0]) / 2, (150 + e[1]) / 2 - 12], e])))
            .join(""),
          S.p.dark,
          0.55,
          1.8,
        ],
        [
          feather(m(pts("164,88 110,42 50,26")), { n: 30, len: 20, side: flipped(m) ? 1 : -1 }),
          S.p.rimL,
          0.35,
        ],
        [curve(m(pts("60,50 54,84 52,118 72,146 110,160 186,162"))), S.p.glow, 0.5, 2.4],
        [curve(m(pts("74,58 68,86 66,114 82,136 114,148 186,152"))), S.p.dark, 0.6, 3],
      ],
    });
    const [ex, ey] = at(m, 112, 104);
    S.flat(ell(ex, ey, 34, 27), S.p.dark, 0.85)
      .flat(ell(ex, ey, 27, 21), S.p.glow, 0.75)
      .flat(ell(ex, ey, 20, 17), S.p.dark)
      .glow(ex, ey, 30, S.p.glow, 0.7)
      .flat(ell(ex, ey, 13, 12), S.p.eye)
      .flat(ell(ex, ey, 3, 11), S.p.dark);
    let r = "";
    for (let i = 0; i < 22; i++) {
      const a = (i * 360) / 22,
        A = pol(ex, ey, 28, a),
        B = pol(ex, ey, 36 + (i % 3) * 4, a);
      r += `M${f(A[0])} ${f(ey + (A[1] - ey) * 0.8)}L${f(B[0])} ${f(ey + (B[1] - ey) * 0.8)}`;
    }
    S.line(r, S.p.rimL, 1.2, 0.5);
    const [lx, ly] = at(m, 118, 222);
    S.flat(ell(lx, ly, 14, 12), S.p.dark, 0.8)
      .flat(ell(lx, ly, 9, 8), S.p.glow, 0.8)
      .flat(ell(lx, ly, 4, 4), S.p.dark);
  });
  S.both((m) => {
    const a = pts("194,104 180,66 152,40 118,36");
    S.line(
      spikes(m(a), [1, 1, 1, 1], { n: 16, side: 1, len: 9, base: 0.8, lean: 0.6 }) +
        spikes(m(a), [1, 1, 1, 1], { n: 16, side: -1, len: 9, base: 0.8, lean: 0.6 }),
      S.p.rimL,
      1,
      0.8,
    );
    S.limb(m(a), [3, 2.4, 1.8, 0.6], { ring: 0, L: 1.2 });
  });
  S.limb(pts("200,160 201,206 200,250 200,284"), [18, 19, 12, 1], {
    ring: 10,
    ringW: 3,
    ringO: 0.7,
    L: 3,
    R: 2.6,
    lightO: 0.5,
  });
  const ruff = pts("200,112 176,118 164,138 168,160 184,178 200,184");
  S.solid(
    spikes(pts("176,112 160,138 170,168 200,186 230,168 240,138 224,112"), [2, 2, 2, 2, 2, 2, 2], {
      n: 26,
      side: 1,
      len: 16,
      base: 7,
      lean: 0.1,
    }),
    { L: 1.6, R: 1.4 },
  );
  S.solid(sym(ruff), {
    L: 2,
    R: 2,
    marks: [
      [feather(ruff, { n: 30, len: 20, side: -1 }), S.p.rimL, 0.4],
      [feather(mx(ruff), { n: 30, len: 18, side: 1 }), S.p.dark, 0.6],
    ],
  });
  S.solid(sym(pts("200,92 184,96 176,112 182,128 192,146! 200,140")), {
    fill: "bone",
    L: 2.2,
    R: 2,
    marks: [
      [feather(mx(pts("184,96 176,112 184,132")), { n: 14, len: 10, side: 1 }), S.p.dark, 0.5],
    ],
  });
  S.both((m) => {
    const c = at(m, 188, 113);
    S.flat(shape(m(pts("178,106 190,104 197,116 190,124 180,118"))), S.p.dark)
      .glow(...c, 13)
      .flat(circle(...c, 2.6), S.p.eye);
  });
  fangs(S, pts("192,142 200,139 208,142"), 3, 9, [0, 1], { jag: 0.2 });
}
