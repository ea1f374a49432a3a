/** The Monsters of four stars. */

import { curve, poly, shape, taper, rings, circle, ell, pts, quads, bare } from "../geo";
import { type Scene, feather, mix, at, flipped, type Side } from "../scene";
import { horn, claws, maw, fangs, serpentHead, batwing, sym, mx } from "./parts";

function ironwraith(S: Scene): void {
  S.p.bone = "#c9ced4";
  S.grad("steel", "#77808c", "#161016").grad("steel2", "#4a4e58", "#120c10");
  // cloak
  const ck = pts("200,110 150,118 104,150 78,206 54,312! 200,312!");
  S.solid(sym(ck), {
    fill: "far",
    L: 2.4,
    R: 3,
    marks: [
      [
        quads(
          "112,160,84,310 134,170,116,310 156,190,150,310 246,190,254,310 268,170,286,310 288,160,318,310",
        )
          .map(([a, b, c, d]) =>
            taper(
              [
                [a, b],
                [(a + c) / 2 + 6, (b + d) / 2],
                [c, d],
              ],
              [0.5, 5, 8],
            ),
          )
          .join(""),
        S.p.dark,
        0.8,
      ],
      [feather(mx(pts("104,150 78,206 58,300")), { n: 30, len: 26, side: 1 }), S.p.glow, 0.4],
    ],
  });
  // gorget + chest
  S.solid(sym(pts("200,152 158,158 134,186 142,232 166,262! 200,276!")), {
    fill: "steel",
    L: 2.6,
    R: 2.4,
    marks: [
      ["M200 158L200 276", S.p.dark, 0.8, 2],
      [
        curve(pts("140,200 170,214 200,208 230,214 260,200")) +
          curve(pts("146,230 172,240 200,234 228,240 254,230")),
        S.p.dark,
        0.7,
        2,
      ],
      [
        feather(mx(pts("158,158 134,186 142,232 170,264")), { n: 24, len: 28, side: 1, w: 1.4 }),
        S.p.dark,
        0.6,
      ],
    ],
  });
  S.line("M176 184L184 206L174 222M226 190L218 208L230 226", S.p.glow, 2.2)
    .glow(178, 204, 22)
    .glow(224, 208, 22);
  // pauldrons
  S.both((m) => {
    for (let i = 2; i >= 0; i--)
      S.solid(
        shape(
          m([
            [162 - i * 6, 150 + i * 16],
            [128 - i * 10, 130 + i * 18],
            [92 - i * 10, 142 + i * 20, 1],
            [84 - i * 6, 176 + i * 20, 1],
            [120 - i * 4, 176 + i * 18],
            [158 - i * 4, 172 + i * 14],
          ]),
        ),
        {
          fill: i ? "steel2" : "steel",
          L: 2.4,
          R: 2.2,
          marks: [
            [
              feather(
                m([
                  [84, 176 + i * 20],
                  [120, 176 + i * 18],
                  [158, 172 + i * 14],
                ]),
                { n: 16, len: 14, side: flipped(m) ? 1 : -1 },
              ),
              S.p.dark,
              0.5,
            ],
          ],
        },
      );
    for (const [x, y, X, Y, w] of [
      [128, 136, 112, 84, 7],
      [106, 142, 78, 100, 6],
      [92, 154, 54, 128, 5],
    ] as const)
      S.solid(
        taper(
          m([
            [x, y],
            [(x + X) / 2 - 3, (y + Y) / 2 + 2],
            [X, Y],
          ]),
          [w, w * 0.6, 0.4],
        ),
        { fill: "steel", L: 1.8, R: 1.6 },
      );
  });
  // helm
  S.both((m) => horn(S, m(pts("176,84 150,66 138,36 150,4")), 10, { fill: "steel2", ring: 8 }));
  S.flat(sym(pts("200,86 176,92 172,128 184,156 200,164")), S.p.dark);
  S.glow(200, 122, [34, 30], S.p.glow, 0.9);
  const hm = pts(
    "200,34! 182,48 166,76 160,112 168,146! 186,168! 190,132 172,118! 176,104! 194,112! 200,112",
  );
  S.solid(sym(hm), {
    fill: "steel",
    L: 3,
    R: 2.6,
    marks: [
      [
        feather(mx(pts("182,48 166,76 160,112 168,146")), { n: 24, len: 18, side: 1 }),
        S.p.dark,
        0.6,
      ],
      [feather(pts("182,48 166,76 160,112 168,146"), { n: 24, len: 12, side: -1 }), S.p.rimL, 0.5],
      ["M200 36L200 112", S.p.dark, 0.8, 3],
      ["M172 82C184 90 192 94 200 94C208 94 216 90 228 82", S.p.dark, 0.7, 2],
    ],
  });
  S.eyes(14, 118, 8, 3, 3, 12, { slit: false, socket: 0, glow: 3.2 });
  S.line("M194 138L194 158M200 140L200 162M206 138L206 158", S.p.glow, 1.6, 0.8);
  // sword in front
  S.solid(poly(pts("192,206 208,206 207,316 193,316")), {
    fill: "#3b3f49",
    L: 2.4,
    R: 2.4,
    marks: [["M200 214L200 312", S.p.glow, 0.9, 1.6]],
  });
  S.solid(shape(pts("148,196! 166,192 200,196 234,192 252,196! 238,206 200,210 162,206")), {
    fill: "steel",
    L: 1.8,
  });
  S.solid(taper(pts("200,196 200,166"), [4.5, 4.5]), { fill: "steel2", L: 1.4, R: 1.2 });
  S.both((m) => {
    for (let i = 0; i < 3; i++)
      S.solid(
        taper(
          m([
            [182 - i * 2, 172 + i * 9],
            [196, 170 + i * 9],
            [206, 174 + i * 9],
          ]),
          [5.4, 5.6, 4],
        ),
        { fill: "steel", L: 1.6, R: 1.4 },
      );
    S.limb(m(pts("126,196 134,226 164,206 182,184")), [13, 13, 10, 9], {
      fill: "steel2",
      ring: 12,
    });
  });
}

function wyrmling(S: Scene): void {
  const id: Side = (p) => p;
  batwing(S, id, [226, 176], [256, 34], pts("380,62 366,126 330,168 270,204"), { bend: -10 });
  batwing(S, id, [170, 176], [92, 20], pts("16,92 34,150 70,188 140,206"), {
    bend: 16,
    oL: 0.6,
    oR: 0.6,
  });
  S.limb(pts("214,240 286,268 344,256 374,220 364,184"), [34, 26, 16, 9, 4], {
    ring: 20,
    spike: { n: 12, len: 13, base: 5, side: -1 },
  });
  S.solid(shape(pts("364,190 346,186! 358,146! 382,178!")), { L: 1.8, R: 1.6 });
  S.both((m) => {
    S.limb(m(pts("172,224 132,214 120,250 136,276")), [24, 18, 11, 9], { ring: 12 });
    claws(S, ...at(m, 134, 274), { n: 3, len: 22, spread: 90, dir: 92, w: 4.2 });
  }, 206);
  const b = pts("206,262 214,214 196,166 214,120 196,80"),
    w = [46, 42, 30, 22, 19];
  const belly = pts("192,262 200,214 187,166 210,120 192,80");
  S.limb(b, w, {
    ring: 0,
    L: 3.4,
    R: 3,
    spike: { n: 9, len: 24, base: 9, side: -1, lean: 0.25, t0: 0.22, t1: 0.92 },
  });
  S.solid(taper(b, w), {
    L: 3,
    R: 3,
    marks: [[rings(b, w, { n: 30, a: -1, b: -0.1, bulge: 0.5 }), S.p.dark, 0.5, 1.6]],
  });
  S.solid(taper(belly, [22, 20, 15, 11, 9]), {
    fill: "mem",
    L: 1.2,
    R: 1,
    oL: 0.6,
    oR: 0.4,
    marks: [[rings(belly, [22, 20, 15, 11, 9], { n: 18, bulge: -0.3 }), S.p.dark, 0.6, 2]],
  });
  S.limb(pts("182,200 140,188 126,206 106,202"), [13, 10, 8, 6], { ring: 10 });
  claws(S, 106, 202, { n: 3, len: 22, spread: 70, dir: 165, w: 3.2 });
  S.limb(pts("240,206 272,198 288,222 280,236"), [10, 9, 7, 6], { ring: 8, oL: 0.6 });
  claws(S, 280, 238, { n: 3, len: 18, spread: 70, dir: 95, w: 3 });
  serpentHead(S, 196, 70, 1.5, -1, { open: 18, horns: 3, fin: 1 });
  S.flat(
    shape(pts("98,96! 60,100 24,92 36,104 8,112! 40,116 30,128! 64,118 104,112!")),
    S.p.glow,
    0.75,
  ).flat(shape(pts("98,100! 66,104 44,104 56,110 36,114! 66,114 104,108!")), S.p.eye, 0.9);
  S.glow(80, 104, 46, S.p.glow, 0.6);
}

function matron(S: Scene): void {
  S.grad("rot", "#6d6a3e", "#1a0f0c");
  const rb = pts("200,96 162,104 128,138 86,190 56,252 44,312! 200,312!");
  S.both((m) => {
    S.limb(m(pts("146,142 92,124 58,84 40,56")), [13, 10, 7, 5], { ring: 12, fill: "far" });
    claws(S, ...at(m, 41, 58), { n: 4, len: 30, spread: 100, dir: 258, w: 3 });
  });
  S.solid(sym(rb), {
    fill: "rot",
    L: 3.6,
    R: 3.4,
    marks: [
      [feather(bare(rb.slice(1, 6)), { n: 48, len: 30, side: -1 }), S.p.rimL, 0.22],
      [feather(mx(bare(rb.slice(1, 6))), { n: 48, len: 30, side: 1 }), S.p.glow, 0.32],
      [
        quads("120,190,92,312 152,200,140,312 248,200,262,312 284,190,312,312")
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
        0.7,
      ],
    ],
  });
  // boils
  for (const [x, y, r] of [
    [112, 222, 13],
    [136, 252, 17],
    [98, 266, 15],
    [288, 220, 14],
    [264, 254, 18],
    [306, 270, 16],
    [152, 286, 11],
    [248, 290, 12],
    [126, 192, 8],
    [276, 190, 9],
    [172, 262, 8],
    [230, 262, 7],
    [80, 292, 10],
    [324, 300, 9],
  ] as const) {
    S.solid(circle(x, y, r), {
      fill: mix(S.p.glow, "#5c2a12", 0.45),
      L: r * 0.18,
      R: r * 0.16,
      marks: [
        [ell(x + r * 0.1, y + r * 0.3, r * 0.7, r * 0.55), S.p.dark, 0.28],
        [circle(x, y, r * 0.22), S.p.eye, 0.9],
      ],
    });
    S.glow(x, y, r * 1.5, S.p.glow, 0.35);
  }
  // belly mouth
  maw(S, sym(pts("200,206 176,212 166,240 178,272 200,284")), 0.8);
  S.glow(200, 244, [30, 40], S.p.glow, 0.6);
  S.both((m) =>
    fangs(
      S,
      m(pts("186,208 170,226 167,246 176,268 190,280")),
      9,
      14,
      flipped(m) ? [-1, 0] : [1, 0],
      { seed: 5 },
    ),
  );
  // lower arms with censers
  S.both((m) => {
    S.limb(m(pts("138,160 100,184 94,214 120,216")), [14, 11, 8, 6], { ring: 12 });
    claws(S, ...at(m, 120, 215), { n: 3, len: 16, spread: 80, dir: flipped(m) ? 140 : 40, w: 2.4 });
  });
  S.line("M40 66L44 124", S.p.bone, 1.6, 0.9)
    .solid(shape(pts("44,122! 30,136 32,158 44,166 56,158 58,136")), {
      fill: "bone",
      L: 1.8,
      marks: [["M36 140L36 156M44 138L44 160M52 140L52 156", S.p.dark, 0.8, 3]],
    })
    .glow(44, 148, 34);
  // shroud + beak skull
  const hd = pts("200,28! 170,40 146,76 138,122 124,160! 152,164 166,150 172,108 200,92");
  S.solid(sym(hd), {
    fill: "far",
    L: 3,
    R: 3,
    marks: [
      [feather(pts("170,40 146,76 138,122 128,158"), { n: 28, len: 18, side: -1 }), S.p.rimL, 0.35],
      [
        feather(mx(pts("170,40 146,76 138,122 128,158")), { n: 28, len: 18, side: 1 }),
        S.p.glow,
        0.4,
      ],
    ],
  });
  S.flat(sym(pts("200,64 176,72 164,100 164,140 200,168")), S.p.dark);
  S.solid(sym(pts("200,66 182,72 172,92 176,116 188,134 194,168 200,198!")), {
    fill: "bone",
    L: 2.6,
    R: 2.4,
    marks: [
      [
        feather(mx(pts("182,72 172,92 176,116 188,134 195,176")), {
          n: 30,
          len: 15,
          side: 1,
          w: 1.3,
        }),
        S.p.dark,
        0.6,
      ],
      ["M200 128L200 192", S.p.dark, 0.7, 1.4],
      ["M193 140L195 152M207 140L205 152M188 78L194 88L190 96", S.p.dark, 0.8, 1.6],
    ],
  });
  S.both((m) => {
    const c = at(m, 184, 106);
    S.flat(circle(...c, 9.5), S.p.dark)
      .glow(...c, 22, S.p.glow, 0.9)
      .flat(circle(...c, 4.6), S.p.eye);
  });
  S.both((m) => {
    for (let i = 0; i < 3; i++)
      S.limb(
        m([
          [178 - i * 10, 50 + i * 12],
          [160 - i * 14, 22 + i * 12],
          [156 - i * 18, -4 + i * 18],
        ]),
        [4, 3, 0.5],
        { ring: 5 },
      );
  });
  let fl = "";
  for (let i = 0; i < 16; i++) {
    const x = 60 + S.random() * 280,
      y = 14 + S.random() * 150;
    fl += ell(x, y, 1.8, 1.2) + ell(x - 2, y - 2, 1.6, 0.8) + ell(x + 2, y - 2, 1.6, 0.8);
  }
  S.flat(fl, S.p.dark, 0.9);
}

export const EMBER = { ironwraith, wyrmling, matron };
