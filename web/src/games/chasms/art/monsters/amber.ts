/** The Monsters of three stars. */

import {
  poly,
  shape,
  taper,
  rings,
  spikes,
  circle,
  ell,
  pts,
  bare,
  xy,
  type Point,
  type Points,
  type Widths,
} from "../geo";
import { type Scene, feather, mix, at, flipped, type Side, type SolidOptions } from "../scene";
import { horn, maw, fangs, serpentHead, sym, mx } from "./parts";

function stonejaw(S: Scene): void {
  const sh = pts("200,116 162,104 116,84 66,98 34,146 20,214 16,310! 200,310!");
  let sn = 0;
  S.grad("s0", mix(S.p.hi, "#ffffff", 0.16), mix(S.p.lo, S.p.hi, 0.35))
    .grad("s1", mix(S.p.hi, S.p.lo, 0.25), S.p.lo)
    .grad("s2", mix(S.p.hi, S.p.glow, 0.14), mix(S.p.lo, S.p.hi, 0.2));
  const slab = (p: Points, o: SolidOptions = {}): Scene => {
    const mean = (k: 0 | 1): number => p.reduce((sum, q) => sum + q[k], 0) / p.length;
    const c: Point = [mean(0), mean(1)];
    const [first = c, , third = c] = p;
    const r = p.reduce((a, q) => (q[0] > a[0] ? q : a));
    const l = p.reduce((a, q) => (q[1] > a[1] ? q : a));
    return S.solid(poly(p), {
      fill: "s" + (sn++ % 3),
      L: 2.6,
      R: 2.2,
      ...o,
      oL: 1,
      marks: [
        [poly([[c[0] + 2, c[1] + 3], r, l]), S.p.dark, 0.35],
        [`M${xy(c)}L${xy(first)}M${xy(c)}L${xy(third)}`, S.p.dark, 0.55, 1.6],
      ],
    });
  };
  S.solid(sym(sh), {
    L: 3,
    R: 3,
    marks: [[feather(bare(sh).slice(0, 7), { n: 46, len: 30, side: -1 }), S.p.rimL, 0.16]],
  });
  S.both((m) => {
    // rock slabs
    slab(m(pts("54,116 88,70 122,62 140,92 112,124 70,138")));
    slab(m(pts("26,190 34,142 66,126 84,146 76,196 44,214")));
    slab(m(pts("88,138 122,118 148,132 146,168 112,182 86,168")), { oL: 0.7 });
    slab(m(pts("18,262 28,212 60,206 80,232 70,290 24,300")));
    slab(m(pts("84,196 118,186 140,210 134,258 96,268 78,240")), { oL: 0.6 });
    slab(m(pts("88,62 104,30 120,60")));
    slab(m(pts("58,100 54,62 82,72")));
    slab(m(pts("36,136 20,108 50,112")));
    S.line(
      m(pts("80,150 90,158 84,176"))
        .map((q, i) => (i ? "L" : "M") + xy(q))
        .join("") +
        m(pts("138,190 128,204 138,222 132,240"))
          .map((q, i) => (i ? "L" : "M") + xy(q))
          .join(""),
      S.p.glow,
      2.4,
      0.8,
    );
  });
  S.solid(sym(pts("200,250 168,250 140,270 130,310! 200,310!")), { L: 2 });
  // head
  const hd = pts("200,74 172,76 152,94 146,124 142,160 200,178");
  S.solid(sym(hd), {
    L: 3.2,
    R: 2.8,
    marks: [
      [feather(hd, { n: 24, len: 18, side: -1 }), S.p.rimL, 0.3],
      [feather(mx(hd), { n: 24, len: 16, side: 1 }), S.p.dark, 0.6],
      ["M186 78L182 94L190 104M216 76L222 92L212 100", S.p.dark, 0.8, 1.8],
    ],
  });
  // ears
  S.both((m) => slab(m(pts("148,112 120,104 128,132 146,140")), { L: 1.8 }));
  // cavity
  maw(S, sym(pts("200,160 160,160 146,176 152,206 200,216")));
  S.glow(200, 188, [48, 22], S.p.glow, 0.5);
  fangs(S, pts("156,166 178,164 200,166 222,164 244,166"), 9, 15, [0, 1], { seed: 3 });
  const jaw = pts("200,206! 176,200! 154,186! 140,158! 126,182 130,222 150,254 200,268");
  S.solid(sym(jaw), {
    L: 3.6,
    R: 3,
    marks: [
      [feather(bare(jaw.slice(3)), { n: 26, len: 22, side: -1 }), S.p.rimL, 0.3],
      [feather(mx(bare(jaw.slice(3))), { n: 26, len: 20, side: 1 }), S.p.dark, 0.55],
      ["M160 224L170 232L166 246M236 214L230 230L240 240M196 236L202 250", S.p.dark, 0.8, 1.8],
    ],
  });
  fangs(S, pts("166,196 184,204 200,206 216,204 234,196"), 6, 14, [0, -1], { seed: 8 });
  S.both((m) => horn(S, m(pts("152,204 140,176 144,146 158,120")), 12, { ring: 8, L: 3 }));
  S.eyes(23, 122, 10, 4.5, 4.5, 14, { slit: "dot", glow: 3.4 });
  slab(pts("150,104 166,92 200,108 234,92 250,104 242,118 214,116 200,124 186,116 158,118"), {
    L: 2.6,
    R: 2,
  });
  slab(pts("190,122 210,122 216,146 200,154 184,146"), { L: 2, R: 1.8 });
  S.flat(ell(192, 147, 3.4, 2.4) + ell(208, 147, 3.4, 2.4), S.p.dark);
}

function widow(S: Scene): void {
  S.line("M200 0L200 40M120 0L190 60M290 0L212 60M60 0L184 84M350 0L216 84", S.p.rimL, 0.8, 0.3);
  const ab = pts("200,6 168,12 138,36 124,74 134,118 162,148 200,154");
  S.solid(sym(ab), {
    L: 4,
    R: 3.6,
    marks: [
      [feather(ab, { n: 44, len: 30, side: -1 }), S.p.rimL, 0.28],
      [feather(mx(ab), { n: 44, len: 28, side: 1 }), S.p.glow, 0.3],
      [rings(pts("200,24 200,150"), [60, 76, 60], { n: 7, bulge: 0.2 }), S.p.dark, 0.25, 2],
    ],
  });
  S.flat("M176 50L224 50L206 82L226 118L174 118L194 82Z", S.p.glow, 0.95)
    .flat("M184 55L216 55L202 80L198 80Z", S.p.eye, 0.9)
    .flat("M184 113L216 113L203 86L197 86Z", S.p.eye, 0.55);
  S.both((m) => {
    const legs = [
      [pts("178,168 132,92 84,44 46,62 18,128"), 0.9, "far"],
      [pts("174,178 110,134 54,104 24,150 8,226"), 1, "body"],
      [pts("176,190 118,176 72,164 50,214 44,288"), 1, "body"],
      [pts("182,200 146,206 112,214 104,254 116,296"), 0.9, "body"],
    ] as const;
    for (const [p, k, fl] of legs)
      S.limb(m(p), [9 * k, 8 * k, 9 * k, 6 * k, 0.6], {
        fill: fl,
        ring: 16,
        spike: { n: 12, len: 8, base: 1.6, side: flipped(m) ? 1 : -1, lean: 0.3 },
      });
  });
  const ct = pts("200,138 176,142 160,162 164,194 182,214 200,220");
  S.solid(sym(ct), {
    L: 3,
    R: 2.8,
    marks: [[feather(ct, { n: 26, len: 16, side: -1 }), S.p.rimL, 0.3]],
  });
  // porcelain mask
  S.solid(sym(pts("200,146 180,150 170,168 174,194 186,216 200,226!")), {
    fill: "bone",
    L: 2.6,
    R: 2.4,
    marks: [
      [
        feather(mx(pts("180,150 170,168 174,194 188,218")), { n: 22, len: 17, side: 1, w: 1.3 }),
        S.p.dark,
        0.55,
      ],
      ["M196 148L192 162L198 172L194 184M192 162L184 166", S.p.dark, 0.8, 1.2],
    ],
  });
  S.eyes(13, 184, 9.5, 5, 4, 16, { glow: 2.4 });
  for (const [dx, y, r] of [
    [8, 162, 3.2],
    [18, 168, 2.6],
    [22, 178, 2],
  ] as const)
    S.both((m) => {
      const c = at(m, 200 - dx, y);
      S.flat(circle(...c, r + 1.2), S.p.dark)
        .glow(...c, r * 3.4)
        .flat(circle(...c, r), S.p.eye);
    });
  S.flat(shape(pts("186,206! 200,203 214,206! 200,211")), S.p.dark).line(
    "M200 190L197 199L203 199",
    S.p.dark,
    1.2,
    0.8,
  );
  S.line("M176 194L184 202M224 194L216 202", S.p.dark, 1.2, 0.6);
  S.both((m) => {
    S.limb(m(pts("186,214 172,230 178,246")), [9, 8, 6], { ring: 5 });
    horn(S, m(pts("176,242 176,258 188,272 196,276")), 6, { ring: 0 });
  });
  S.glow(197, 280, 10).flat(circle(197, 281, 2.6), S.p.eye);
}

function boghydra(S: Scene): void {
  const neck = (m: Side, p: Points, w: Widths): Scene =>
    S.limb(m(p), w, {
      ring: 22,
      ringO: 0.5,
      spike: { n: 13, len: 13, base: 5, side: flipped(m) ? -1 : 1, lean: 0.3 },
    });
  S.both((m) => neck(m, pts("186,300 120,268 52,262 30,208 62,170"), [24, 22, 20, 17, 15]));
  serpentHead(S, 64, 160, 0.82, -1, { open: 12, horns: 1, fin: 1 });
  serpentHead(S, 336, 160, 0.82, 1, { open: 20, horns: 1, fin: 1 });
  S.both((m) => neck(m, pts("188,300 144,250 112,204 124,140 128,96"), [28, 25, 21, 18, 16]));
  serpentHead(S, 124, 84, 1, -1, { open: 22, fin: 1 });
  serpentHead(S, 276, 84, 1, 1, { open: 14, fin: 1 });
  // central neck, front view
  const c = pts("200,312 186,262 214,214 200,160 200,128"),
    w = [44, 36, 28, 24, 24];
  S.solid(
    spikes(c, w, { n: 9, len: 14, base: 5, side: 1 }) +
      spikes(c, w, { n: 9, len: 14, base: 5, side: -1 }),
    { L: 1.6 },
  );
  S.limb(c, w, { ring: 0, L: 3.4, R: 3 });
  S.solid(taper(c, [26, 21, 16, 13, 12]), {
    fill: "mem",
    L: 1.2,
    R: 1,
    oL: 0.5,
    oR: 0.4,
    marks: [[rings(c, [26, 21, 16, 13, 12], { n: 17, bulge: 0.3 }), S.p.dark, 0.65, 2.2]],
  });
  S.both((m) => {
    S.solid(shape(m(pts("170,96 140,66! 150,94 126,100! 148,114 134,134! 168,124"))), {
      fill: "mem",
      L: 1.8,
      R: 1.6,
    });
    horn(S, m(pts("178,72 164,50 162,28 174,6")), 8, { ring: 8 });
  });
  S.solid(sym(pts("200,116 174,118 166,132 178,150 200,158")), { L: 2 });
  maw(S, sym(pts("200,108 172,110 174,128 186,142 200,146")), 0.9);
  S.glow(200, 126, [28, 16]);
  S.flat(
    taper(pts("200,132 200,146 192,162"), [4, 3, 0.4]) +
      taper(pts("200,132 200,146 208,162"), [4, 3, 0.4]),
    mix(S.p.glow, S.p.dark, 0.25),
  );
  fangs(S, pts("174,134 186,145 200,149 214,145 226,134"), 7, 9, [0, -1], { seed: 4 });
  const hd = pts("200,60 180,64 164,82 166,104 182,114! 200,112");
  S.solid(sym(hd), {
    L: 2.8,
    R: 2.4,
    marks: [
      [feather(bare(hd), { n: 22, len: 13, side: -1 }), S.p.rimL, 0.35],
      [feather(mx(bare(hd)), { n: 22, len: 13, side: 1 }), S.p.dark, 0.5],
      ["M194 64L192 84M206 64L208 84", S.p.dark, 0.7, 1.6],
    ],
  });
  fangs(S, pts("176,108 188,111 200,110 212,111 224,108"), 8, 13, [0, 1], { seed: 3 });
  S.eyes(19, 87, 9, 5, 4, 24);
  S.flat(ell(194, 103, 2.4, 1.5) + ell(206, 103, 2.4, 1.5), S.p.dark);
}

export const AMBER = { stonejaw, widow, boghydra };
