/** The Monsters of six stars. */

import {
  curve,
  poly,
  shape,
  taper,
  spikes,
  circle,
  ell,
  almond,
  pol,
  pts,
  quads,
  bare,
  xy,
  type Point,
} from "../geo";
import { type Scene, feather, mix, at, flipped } from "../scene";
import { horn, claws, maw, fangs, batwing, tentacle, sym, mx } from "./parts";

function azhkar(S: Scene): void {
  S.both((m) =>
    batwing(S, m, [146, 150], [66, -4], pts("-14,70 -4,140 26,196 70,238 120,250"), { bend: 6 }),
  );
  const bd = pts("200,128 166,126 120,122 86,142 74,182 96,214 128,214 136,256 126,312! 200,312!");
  S.solid(sym(bd), {
    L: 3.6,
    R: 3.4,
    marks: [
      [feather(bare(bd.slice(1, 8)), { n: 46, len: 26, side: -1 }), S.p.rimL, 0.28],
      [feather(mx(bare(bd.slice(1, 8))), { n: 46, len: 26, side: 1 }), S.p.glow, 0.35],
      [
        curve(pts("136,176 164,196 196,188")) +
          curve(pts("204,188 236,196 264,176")) +
          "M200 186L200 300" +
          curve(pts("156,232 176,238 198,232")) +
          curve(pts("202,232 224,238 244,232")) +
          curve(pts("156,258 178,264 198,258")) +
          curve(pts("202,258 222,264 244,258")) +
          curve(pts("160,284 180,290 198,284")) +
          curve(pts("202,284 220,290 240,284")),
        S.p.dark,
        0.75,
        2.4,
      ],
    ],
  });
  // broken seal
  S.line(circle(200, 216, 38), S.p.glow, 3, 0.95).line(circle(200, 216, 31), S.p.eye, 1, 0.9);
  const tr = (a: number): Point[] => [0, 1, 2].map((i) => pol(200, 216, 31, a + i * 120));
  S.line(poly(tr(90)), S.p.glow, 1.8, 0.9);
  let rn = "";
  for (let i = 0; i < 24; i++) {
    const A = pol(200, 216, 38, i * 15),
      B = pol(200, 216, i % 3 ? 42 : 46, i * 15);
    rn += `M${xy(A)}L${xy(B)}`;
  }
  S.line(rn, S.p.glow, 1.6, 0.9);
  S.glow(200, 216, 60, S.p.glow, 0.7);
  S.flat(
    poly(pts("190,168 202,196 194,208 210,224 200,238 212,268 196,242 202,226 186,210 194,196")),
    S.p.eye,
  );
  // arms with broken chains
  S.both((m) => {
    S.limb(m(pts("98,150 58,186 52,232 84,258")), [24, 20, 16, 12], { ring: 16 });
    S.solid(taper(m(pts("54,236 72,254")), [17, 15]), { fill: "bone", L: 2 });
    claws(S, ...at(m, 88, 262), { n: 4, len: 34, spread: 90, dir: flipped(m) ? 105 : 75, w: 4.4 });
    for (let i = 0; i < 4; i++) {
      const c = at(m, 52 - i * 3 + (i % 2) * 3, 254 + i * 13);
      S.line(ell(...c, i % 2 ? 3 : 5, 7.5), S.p.bone, 2.6, 0.95);
    }
    S.solid(
      spikes(m(pts("128,122 98,128 72,160")), [4, 2, 0], {
        n: 4,
        len: 30,
        base: 9,
        side: flipped(m) ? -1 : 1,
        lean: 0.1,
      }),
      { fill: "tooth", L: 1.6 },
    );
  });
  // horns
  S.both((m) => {
    horn(S, m(pts("186,66 132,66 92,40 98,2 128,-18")), 16, { ring: 16, L: 3 });
    horn(S, m(pts("168,96 130,104 108,90 100,64")), 9, { ring: 8 });
  });
  const hd = pts("200,36! 182,46 164,62 154,92 158,118 172,140 182,160 200,168!");
  S.solid(sym(hd), {
    L: 3.2,
    R: 2.8,
    marks: [
      [feather(bare(hd), { n: 34, len: 16, side: -1 }), S.p.rimL, 0.35],
      [feather(mx(bare(hd)), { n: 34, len: 15, side: 1 }), S.p.glow, 0.35],
      [
        curve(pts("172,126 182,116 192,120")) +
          curve(pts("228,126 218,116 208,120")) +
          "M200 44L200 70M190 50L194 72M210 50L206 72",
        S.p.dark,
        0.8,
        2,
      ],
    ],
  });
  maw(S, sym(pts("200,130 184,128 172,124! 180,148 200,156")), 0.9);
  S.glow(200, 140, [26, 14]);
  fangs(S, pts("174,126 186,130 200,131 214,130 226,126"), 9, 12, [0, 1], { seed: 6 });
  fangs(S, pts("182,148 200,155 218,148"), 5, 9, [0, -1], { seed: 3 });
  S.eyes(20, 98, 13, 6, 5.5, 22);
  S.eyes(12, 76, 6, 2.6, 2.6, 30, { slit: false, glow: 3 });
  S.eye(200, 58, 3.4, 7, 7, 0, { slit: false, glow: 4, socket: 1.4 });
  S.both((m) => S.flat(shape(m(pts("158,88! 178,86 196,104! 176,93"))), S.p.dark, 0.95));
  S.flat(poly(pts("200,106 194,120 200,117 206,120")), S.p.dark, 0.9);
  S.solid(
    spikes(pts("182,156 200,168 218,156"), [1, 1, 1], { n: 5, len: 16, base: 5, side: 1, lean: 0 }),
    { fill: "bone", L: 1.2 },
  );
}

function silverthief(S: Scene): void {
  S.grad("silver", "#dfe7f2", "#3a3560")
    .grad("silver2", "#8d97b4", "#1a1536")
    .grad("cl", "#4a4478", "#0b0818");
  // knives fan
  for (let i = 0; i < 11; i++) {
    const a = -90 + (i - 5) * 25,
      r0 = 92,
      r1 = 142 + (i % 2 ? 0 : 16),
      A = pol(200, 150, r0, a),
      B = pol(200, 150, r1, a),
      nx = -Math.sin((a * Math.PI) / 180),
      ny = Math.cos((a * Math.PI) / 180);
    const q = (p: Point, k: number): Point => [p[0] + nx * k, p[1] + ny * k];
    const mid = pol(200, 150, r0 + 12, a);
    S.solid(
      poly([
        q(mid, -6),
        q(mid, 6),
        q(pol(200, 150, r1 - 12, a), 5),
        B,
        q(pol(200, 150, r1 - 12, a), -5),
      ]),
      { fill: "silver2", L: 1.6, R: 1.4, marks: [[`M${xy(mid)}L${xy(B)}`, S.p.dark, 0.5, 1]] },
    );
    S.line(`M${xy(q(mid, -10))}L${xy(q(mid, 10))}`, "#8d97b4", 3.4).line(
      `M${xy(mid)}L${xy(A)}`,
      "#5a5488",
      4,
    );
  }
  const ck = pts("200,70 168,82 146,120 120,146 92,196 70,256 52,312! 200,312!");
  S.solid(sym(ck), {
    fill: "cl",
    L: 3.4,
    R: 3.2,
    marks: [
      [
        quads(
          "124,170,90,312 148,180,126,312 170,200,160,312 230,200,240,312 252,180,274,312 276,170,310,312",
        )
          .map(([a, b, c, d]) =>
            taper(
              [
                [a, b],
                [(a + c) / 2 + 4, (b + d) / 2],
                [c, d],
              ],
              [0.5, 5, 9],
            ),
          )
          .join(""),
        S.p.dark,
        0.6,
      ],
      [feather(bare(ck.slice(1, 7)), { n: 50, len: 24, side: -1 }), "#ffffff", 0.35],
      [feather(mx(bare(ck.slice(1, 7))), { n: 50, len: 24, side: 1 }), S.p.glow, 0.4],
    ],
  });
  S.flat(sym(pts("200,168 176,176 164,220 160,312! 200,312!")), S.p.dark, 0.8);
  // extra hands from inside the cloak
  S.both((m) => {
    for (const [p, w] of [
      [pts("128,200 96,212 70,196 60,170"), 8],
      [pts("118,244 84,262 52,252 36,228"), 8],
    ] as const) {
      S.limb(m(p), [w + 2, w, w * 0.7, w * 0.6], { fill: "silver2", ring: 12 });
      const [, , , last = [0, 0]] = m(p);
      const e = at((one) => one, last[0], last[1]);
      for (let i = 0; i < 5; i++) {
        const a = 270 + (i - 2) * 24,
          E = pol(...e, 26 - Math.abs(i - 2) * 3, a),
          Md = pol(...e, 14, a + 10);
        S.solid(taper([e, Md, E], [3.2, 2.8, 0.4]), { fill: "#b9c4dc", L: 0.8, R: 0.8 });
      }
    }
  });
  // mantle
  S.solid(
    sym(pts("200,150 170,148 138,150 112,170! 132,180 126,200! 152,192 160,214! 178,196 200,216!")),
    {
      fill: "silver2",
      L: 2.4,
      R: 2.2,
      marks: [
        [feather(mx(pts("170,148 138,150 112,170")), { n: 14, len: 20, side: 1 }), S.p.dark, 0.4],
      ],
    },
  );
  // hood + mirror mask
  const hd = pts("200,24! 178,42 158,74 152,112 160,146 200,170");
  S.solid(sym(hd), {
    fill: "cl",
    L: 3.4,
    R: 3,
    marks: [
      [feather(bare(hd), { n: 34, len: 14, side: -1 }), "#ffffff", 0.4],
      [feather(mx(bare(hd)), { n: 34, len: 14, side: 1 }), S.p.glow, 0.4],
    ],
  });
  S.flat(sym(pts("200,54 178,66 168,98 174,134 200,158")), S.p.dark);
  S.solid(sym(pts("200,64 182,72 174,98 180,128 200,150!")), {
    fill: "silver",
    L: 2.4,
    R: 2.2,
    marks: [
      [shape(pts("200,64 226,78 226,110 216,132 200,150! 206,120 202,92")), "#4a4478", 0.55],
      ["M182 78L196 128M188 72L192 88", "#ffffff", 0.8, 2],
    ],
  });
  S.both((m) => {
    const c = at(m, 187, 98);
    S.flat(almond(...c, 8.5, 3, 4, flipped(m) ? -14 : 14), S.p.dark);
    S.glow(...c, 12).flat(almond(...c, 4.5, 1.4, 1.8, flipped(m) ? -14 : 14), S.p.eye);
  });
  S.line("M182 120C192 130 208 130 218 120", S.p.dark, 2.4).line(
    "M186 123L187 128M193 126L193 131M200 127L200 132M207 126L207 131M214 123L213 128",
    S.p.dark,
    1.4,
  );
  // the silver dagger
  S.glow(200, 214, [60, 90], "#ffffff", 0.55);
  S.solid(poly(pts("200,164 208,180 206,240 194,240 192,180")), {
    fill: "#dfe8f4",
    rimR: "#8f7fd0",
    L: 1.8,
    R: 1.4,
    marks: [["M200 170L200 240", "#4a4478", 0.7, 1.6]],
  });
  S.solid(shape(pts("172,236! 186,242 200,240 214,242 228,236! 216,250 200,250 184,250")), {
    fill: "#c3cde2",
    L: 1.6,
  });
  S.solid(taper(pts("200,250 200,284"), [4.6, 5]), {
    fill: "silver2",
    L: 1.4,
    marks: [["M195 258L205 262M195 266L205 270M195 274L205 278", S.p.dark, 0.8, 1.6]],
  });
  S.solid(circle(200, 290, 7), { fill: "silver", L: 1.6 }).flat(circle(200, 290, 3), S.p.glow);
  S.both((m) => {
    S.limb(m(pts("128,210 126,266 162,284 186,266")), [13, 12, 9, 7], { fill: "cl", ring: 12 });
    for (let i = 0; i < 4; i++)
      S.solid(
        taper(
          m([
            [184, 258 + i * 7],
            [198, 256 + i * 7],
            [207, 260 + i * 7],
          ]),
          [3.4, 3.4, 2.4],
        ),
        { fill: "#aab4d0", L: 1, R: 0.8 },
      );
  });
}

function mother(S: Scene): void {
  // tentacles behind
  S.both((m) => {
    const sd = flipped(m) ? -1 : 1;
    for (const [p, w, fl] of [
      [pts("150,110 92,70 52,86 30,44 56,8"), 15, "far"],
      [pts("130,150 72,128 30,150 6,112 20,76"), 17, "body"],
      [pts("128,200 72,190 40,222 6,200 -6,160"), 18, "body"],
      [pts("138,250 92,250 64,284 28,276 14,244"), 18, "body"],
    ] as const)
      tentacle(S, m(p), w, { fill: fl, suck: sd, ring: 18 });
  });
  const bd = pts("200,26 168,34 142,66 128,116 112,168 108,224 122,276 140,312! 200,312!");
  S.solid(sym(bd), {
    L: 4,
    R: 3.8,
    marks: [
      [feather(bare(bd.slice(0, 8)), { n: 64, len: 26, side: -1 }), S.p.rimL, 0.3],
      [feather(mx(bare(bd.slice(0, 8))), { n: 64, len: 26, side: 1 }), S.p.glow, 0.38],
    ],
  });
  // crown of horns
  S.both((m) => {
    for (const [p, w] of [
      [pts("158,56 124,36 104,2 114,-26"), 11],
      [pts("176,36 158,8 156,-18"), 9],
      [pts("194,28 190,-2 196,-24"), 7],
      [pts("144,84 104,74 82,44 84,22"), 9],
    ] as const)
      horn(S, m(p), w, { ring: 9 });
  });
  // the rift maw
  const mw = pts("200,88! 182,120 160,160 152,208 164,256 186,288 200,306!");
  S.flat(
    sym(mw.map(([x, y, c]) => [200 + (x - 200) * 1.22, 196 + (y - 196) * 1.06, c])),
    S.p.dark,
    0.9,
  );
  S.flat(sym(mw), "#07030f");
  S.glow(200, 200, [60, 110], S.p.glow, 0.95);
  S.flat(sym(mw.map(([x, y, c]) => [200 + (x - 200) * 0.5, 198 + (y - 198) * 0.78, c])), "#07030f");
  S.glow(200, 200, [26, 70], S.p.eye, 0.75);
  let st = "";
  for (let i = 0; i < 24; i++)
    st += circle(200 + (S.random() - 0.5) * 34 * 1, 140 + S.random() * 120, 0.5 + S.random() * 1.1);
  S.flat(st, "#ffffff", 0.9);
  S.both((m) =>
    fangs(
      S,
      m(pts("188,104 172,138 158,172 153,208 160,244 180,282")),
      15,
      22,
      flipped(m) ? [-1, 0.06] : [1, 0.06],
      { seed: 7, jag: 0.35 },
    ),
  );
  S.line(sym(mw), mix(S.p.rimR, S.p.lo, 0.3), 4.5);
  // eyes
  S.eyes(27, 82, 15, 7.5, 6.5, 20);
  S.eyes(13, 56, 7.5, 4, 3.4, 26);
  S.eyes(46, 120, 9, 5, 4, 32);
  S.eyes(58, 164, 7, 4, 3.4, 40);
  S.eyes(64, 212, 6, 3.4, 3, 50, { slit: "dot" });
  S.eyes(58, 256, 5, 3, 3, 60, { slit: "dot" });
  S.eye(200, 44, 4, 7, 7, 0, { slit: false });
  S.both((m) => S.flat(shape(m(pts("154,70! 176,66 194,84! 174,73"))), S.p.dark, 0.95));
  // grasping small hands at the lips
  S.both((m) => {
    for (const [x, y] of pts("150,176 146,236")) {
      S.limb(
        m([
          [x - 24, y + 18],
          [x - 10, y + 2],
          [x + 6, y - 2],
        ]),
        [6, 5, 4],
        { ring: 5 },
      );
      const e = at(m, x + 6, y - 2),
        dir = flipped(m) ? 180 : 0;
      claws(S, ...e, { n: 4, len: 15, spread: 80, dir, w: 2 });
    }
  });
}

export const VOID = { azhkar, silverthief, mother };
