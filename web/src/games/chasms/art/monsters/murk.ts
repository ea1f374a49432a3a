/** The Monsters of one star. */

import { curve, poly, shape, rings, circle, ell, pol, sampler, pts, bare, xy } from "../geo";
import { type Scene, feather, mix, at } from "../scene";
import { horn, claws, maw, fangs, batwing, sym, mx } from "./parts";

function gloomling(S: Scene): void {
  const half = pts(
    "200,84! 190,108 176,92! 170,122 144,120! 146,150 128,168 116,206 112,240 126,266 200,272",
  );
  S.both((m) => {
    S.limb(m(pts("136,214 100,208 84,236 92,258")), [14, 11, 8, 8], { ring: 8 });
    claws(S, ...at(m, 90, 258), { n: 3, len: 22, spread: 70, dir: 92, w: 4 });
  });
  S.solid(sym(half), {
    L: 4,
    R: 3.4,
    marks: [
      [feather(bare(half), { n: 44, len: 26, side: -1, seed: 2 }), S.p.rimL, 0.26],
      [feather(bare(mx(half)), { n: 44, len: 24, side: 1, seed: 3 }), S.p.glow, 0.3],
    ],
  });
  S.flat(shape(pts("138,206! 168,222 200,226 232,222 262,206! 244,246 200,260 156,246")), S.p.dark);
  S.glow(200, 240, [58, 26], S.p.glow, 0.5);
  fangs(S, pts("140,208 168,222 200,226 232,222 260,208"), 12, 15, [0, 1], { seed: 5 });
  fangs(S, pts("152,244 176,255 200,259 224,255 248,244"), 9, 13, [0, -1], { seed: 8 });
  S.eyes(33, 172, 23, 19, 17, 12, { slit: "dot", glow: 2.1, socket: 1.22 });
  S.both((m) =>
    S.solid(shape(m(pts("134,146! 166,150 194,170! 164,160 138,162"))), { L: 1.6, R: 1 }),
  );
}

function riftimp(S: Scene): void {
  S.limb(pts("205,240 250,262 290,236 286,196 304,172"), [8, 6, 5, 4, 2.5], { ring: 14 });
  S.solid(shape(pts("304,176! 292,168! 316,142! 318,176! 308,172")), {
    fill: "body",
    L: 1.6,
    R: 1.4,
  });
  S.both((m) =>
    batwing(S, m, [184, 186], [86, 92], pts("44,168 84,192 128,214 180,214"), { bend: -20 }),
  );
  S.both((m) => {
    S.limb(m(pts("186,230 146,216 134,244 150,262")), [16, 13, 8, 7], { ring: 9 });
    claws(S, ...at(m, 148, 262), { n: 3, len: 18, spread: 90, dir: 95, w: 3.4 });
  });
  const tor = pts("200,170 180,176 170,200 174,232 186,250 200,254");
  S.solid(sym(tor), {
    marks: [[rings(pts("200,184 200,244"), [20, 18], { n: 6, bulge: 0.5 }), S.p.dark, 0.6, 1.5]],
  });
  S.both((m) => {
    S.limb(m(pts("176,192 142,200 132,176 116,158")), [9, 7.5, 6, 5], { ring: 10 });
    claws(S, ...at(m, 117, 158), { n: 3, len: 24, spread: 90, dir: 255, w: 3 });
  });
  S.both((m) =>
    S.solid(shape(m(pts("164,130 120,102 92,104! 112,132 158,156"))), {
      L: 2,
      R: 1.6,
      marks: [[curve(m(pts("156,142 128,122 102,108"))), S.p.dark, 0.7, 3]],
    }),
  );
  S.both((m) => horn(S, m(pts("178,100 164,76 168,48 192,30")), 9));
  const hd = pts("200,92 176,94 158,112 154,138 166,160 180,182 200,190");
  S.solid(sym(hd), {
    L: 3,
    R: 2.6,
    marks: [
      [feather(hd, { n: 26, len: 17, side: -1 }), S.p.rimL, 0.3],
      [feather(mx(hd), { n: 26, len: 15, side: 1 }), S.p.glow, 0.3],
    ],
  });
  maw(S, shape(pts("164,154! 182,164 200,166 218,164 236,154! 222,178 200,184 178,178")));
  fangs(S, pts("166,155 182,164 200,166 218,164 234,155"), 11, 9, [0, 1], { seed: 6 });
  fangs(S, pts("178,177 200,183 222,177"), 6, 8, [0, -1], { seed: 2 });
  S.eyes(21, 132, 15, 9, 7, 22);
  S.flat(shape(pts("195,146 200,141 205,146 203,151 197,151")), S.p.dark, 0.7);
  S.both((m) => S.line(curve(m(pts("162,116 178,116 194,128"))), S.p.dark, 4));
  S.line("M200 94L200 124M192 97L194 114M208 97L206 114", S.p.dark, 1.6, 0.6);
}

function mireleech(S: Scene): void {
  const b = pts("330,292 286,262 220,262 140,268 92,226 108,172 164,148 202,118"),
    w = [4, 24, 38, 44, 44, 44, 46, 44];
  S.limb(b, w, { ring: 26, ringO: 0.6, ringW: 2, L: 4, R: 3, t0: 0.08, t1: 0.9, lightO: 0.4 });
  const s = sampler(b);
  let sp = "",
    sq = "";
  for (let i = 0; i < 11; i++) {
    const [x, y, tx, ty] = s(0.14 + i * 0.07);
    sp += ell(x + ty * 18, y - tx * 18, 5, 4);
    sq += ell(x + ty * 18, y - tx * 18, 2.4, 1.8);
  }
  S.flat(sp, S.p.glow, 0.7).flat(sq, S.p.eye);
  S.both((m) => {
    S.limb(m(pts("168,108 136,80 118,84 104,64")), [7, 5, 4, 2], { ring: 8 });
    S.glow(...at(m, 104, 62), 14).flat(circle(...at(m, 104, 62), 4.5), S.p.eye);
    S.limb(m(pts("174,76 158,46 164,30")), [6, 4, 2], { ring: 6 });
    S.glow(...at(m, 164, 28), 12).flat(circle(...at(m, 164, 28), 3.8), S.p.eye);
  });
  S.solid(ell(202, 108, 62, 58), {
    L: 4,
    R: 3.4,
    marks: [
      [
        Array.from({ length: 28 }, (_, i) => {
          const a = (i * 360) / 28,
            A = pol(202, 108, 40, a),
            B = pol(202, 108, 60, a);
          return `M${xy(A)}L${xy(B)}`;
        }).join(""),
        S.p.dark,
        0.6,
        2.4,
      ],
    ],
  });
  S.flat(ell(202, 109, 46, 43), S.p.dark);
  S.glow(202, 109, 46, S.p.glow, 0.35);
  for (const [r, n, l] of [
    [45, 20, 15],
    [32, 15, 12],
    [20, 11, 9],
  ] as const) {
    let d = "";
    for (let i = 0; i < n; i++) {
      const a = (i * 360) / n + r,
        A = pol(202, 109, r, a - (180 / n) * 0.8),
        B = pol(202, 109, r, a + (180 / n) * 0.8),
        T = pol(202, 109, r - l, a + 4);
      d += poly([[A[0], 109 + (A[1] - 109) * 0.94], T, [B[0], 109 + (B[1] - 109) * 0.94]]);
    }
    S.solid(d, {
      fill:
        r < 25 ? mix(S.p.bone, S.p.dark, 0.55) : r < 40 ? mix(S.p.bone, S.p.dark, 0.28) : "bone",
      L: 0.8,
      R: 0.7,
      oL: r < 40 ? 0.4 : 1,
    });
  }
  S.glow(202, 109, 18, S.p.eye, 0.7);
  S.line(curve(pts("190,148 188,172 194,186")), S.p.rimL, 2, 0.6).line(
    curve(pts("222,150 226,178")),
    S.p.rimL,
    1.6,
    0.5,
  );
}

export const MURK = { gloomling, riftimp, mireleech };
