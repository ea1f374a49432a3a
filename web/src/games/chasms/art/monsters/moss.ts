/** The Monsters of two stars. */

import {
  curve,
  blob,
  poly,
  shape,
  taper,
  rings,
  spikes,
  circle,
  ell,
  pts,
  quads,
  type Points,
  type Widths,
} from "../geo";
import { type Scene, feather, mix, at, type LimbOptions } from "../scene";
import { claws, maw, fangs, sym, mx } from "./parts";

function husk(S: Scene): void {
  for (let i = 0; i < 4; i++)
    S.line(
      curve([
        [200 - 70 - i * 20, 90 + i * 3],
        [200 - 84 - i * 24, 130],
        [200 - 70 - i * 20, 172 - i * 3],
      ]) +
        curve([
          [200 + 70 + i * 20, 90 + i * 3],
          [200 + 84 + i * 24, 130],
          [200 + 70 + i * 20, 172 - i * 3],
        ]),
      S.p.glow,
      2.2 - i * 0.35,
      0.5 - i * 0.1,
    );
  S.both((m) => {
    for (const [p, w] of [
      [pts("184,74 170,40 142,30 124,8"), 7],
      [pts("162,34 156,14 160,-4"), 4],
      [pts("176,92 140,76 112,80 94,62"), 5],
      [pts("192,66 188,30 196,4"), 5],
    ] as const)
      S.limb(m(p), [w, w * 0.7, w * 0.4, 0.6], { ring: 6 });
  });
  const rb = pts("200,62 172,72 160,104 164,150 132,172 112,214 100,262 88,310! 200,310!");
  S.solid(sym(rb), {
    L: 3.6,
    R: 3,
    marks: [
      [
        quads(
          "150,180,128,310 164,176,158,310 180,190,178,310 200,196,204,310 222,186,226,310 238,176,250,310",
        )
          .map(([a, b, c, d]) =>
            taper(
              [
                [a, b],
                [(a + c) / 2 - 4, (b + d) / 2],
                [c, d],
              ],
              [0.5, 3, 5],
            ),
          )
          .join(""),
        S.p.dark,
        0.7,
      ],
      [
        feather(pts("160,104 164,150 132,172 112,214 92,300"), { n: 36, len: 22, side: -1 }),
        S.p.rimL,
        0.26,
      ],
      [
        feather(mx(pts("160,104 164,150 132,172 112,214 92,300")), { n: 36, len: 22, side: 1 }),
        S.p.glow,
        0.3,
      ],
    ],
  });
  // ribcage hollow
  S.flat(sym(pts("200,190 176,194 162,214 166,250 200,268")), S.p.dark, 0.85);
  S.glow(200, 226, [34, 38], S.p.glow, 0.55);
  S.both((m) => {
    for (let i = 0; i < 4; i++)
      S.solid(
        taper(
          m([
            [200, 196 + i * 16],
            [176, 194 + i * 16],
            [162, 206 + i * 15],
            [172, 222 + i * 13],
          ]),
          [2.6, 3.4, 3, 0.6],
        ),
        { fill: "bone", L: 1, R: 0.9 },
      );
  });
  S.solid(taper(pts("200,186 200,266"), [4, 3]), {
    fill: "bone",
    L: 1.2,
    R: 1,
    marks: [[rings(pts("200,186 200,266"), [4, 3], { n: 10, bulge: 0 }), S.p.dark, 0.7, 1.2]],
  });
  // face
  S.solid(sym(pts("200,62 178,68 164,90 166,116 174,142 182,176 200,188")), {
    fill: "bone",
    L: 3,
    R: 2.6,
    marks: [
      [
        feather(mx(pts("178,68 164,90 166,116 174,142 184,178")), {
          n: 26,
          len: 20,
          side: 1,
          w: 1.4,
        }),
        S.p.dark,
        0.6,
      ],
      [
        curve(pts("192,66 188,80 194,90")) +
          curve(pts("210,64 214,82")) +
          curve(pts("170,128 178,140 176,156")) +
          curve(pts("230,128 222,140 224,156")),
        S.p.dark,
        0.6,
        1.4,
      ],
    ],
  });
  maw(S, sym(pts("200,128 190,132 184,150 187,170 200,180")), 0.9);
  S.glow(200, 154, [16, 28], S.p.eye, 0.5);
  fangs(S, pts("187,138 200,129 213,138"), 5, 8, [0, 1], {});
  fangs(S, pts("188,172 200,179 212,172"), 4, 7, [0, -1], {});
  S.both((m) => {
    S.flat(shape(m(pts("172,100 182,92 194,104 192,116 178,118"))), S.p.dark);
    const c = at(m, 183, 107);
    S.glow(...c, 16, S.p.glow, 0.8).flat(circle(...c, 3.6), S.p.eye);
  });
  S.flat(poly(pts("200,114 195,124 205,124")), S.p.dark, 0.8);
  // hands on the cheeks
  S.both((m) => {
    S.limb(m(pts("118,250 112,204 138,170 158,160")), [13, 10, 7, 7], { ring: 12 });
    for (let i = 0; i < 4; i++)
      S.limb(
        m([
          [158 + i, 164 - i * 4],
          [166 - i * 3, 140 - i * 9],
          [178 - i * 5, 116 - i * 10 + (i === 3 ? 14 : 0)],
        ]),
        [4.4, 3.6, 0.8],
        { fill: "tooth", ring: 4, L: 1.2, R: 1.2 },
      );
  });
}

function cinderhound(S: Scene): void {
  S.p.glow = "#ff9440";
  S.p.eye = "#fff0b0";
  S.p.rimR = "#f0a24a";
  const spine = pts("126,92 170,92 232,108 300,118 330,138");
  S.flat(
    spikes(spine, [4, 4, 4, 4, 4], {
      n: 13,
      side: -1,
      base: 15,
      lean: 0.7,
      lens: (t) => 54 - 24 * t,
    }),
    S.p.glow,
    0.4,
  );
  S.flat(
    spikes(spine, [2, 2, 2, 2, 2], {
      n: 15,
      side: -1,
      base: 11,
      lean: 0.8,
      lens: (t) => 38 - 16 * t,
    }),
    S.p.eye,
    0.8,
  );
  S.limb(pts("318,142 352,120 366,84 350,56"), [11, 9, 6, 1], { ring: 0 });
  S.flat(
    spikes(pts("318,142 352,120 366,84 350,50"), [9, 8, 5, 1], {
      n: 8,
      side: -1,
      len: 20,
      base: 6,
      lean: 0.6,
    }),
    S.p.glow,
    0.7,
  );
  const leg = (p: Points, w: Widths, o: LimbOptions): void => {
    S.limb(p, w, { ring: 12, ...o });
    const [e = [0, 0]] = p.slice(-1);
    claws(S, e[0] - 6, e[1] + 1, { n: 3, len: 15, spread: 60, dir: 128, w: 3 });
  };
  leg(pts("276,160 292,206 268,232 272,262"), [28, 18, 9, 9], { fill: "far", oL: 0.3, oR: 0.5 });
  leg(pts("186,168 196,212 186,238 180,266"), [22, 14, 9, 9], { fill: "far", oL: 0.3, oR: 0.5 });
  const body = pts(
    "108,128 128,90 172,88 236,106 304,114 338,142 330,186 288,196 240,186 206,200 168,224 136,212 118,172",
  );
  S.solid(blob(body), {
    L: 3.4,
    R: 3,
    marks: [
      [
        feather(pts("128,90 172,88 236,106 304,114 338,142"), { n: 40, len: 24, side: 1 }),
        S.p.rimL,
        0.28,
      ],
      [
        feather(pts("330,186 288,196 240,186 206,200 168,224"), { n: 30, len: 26, side: 1 }),
        S.p.dark,
        0.7,
      ],
    ],
  });
  // glowing cracks
  const cr =
    "M232 124L246 142L238 156L256 174M246 142L264 148L272 164M176 122L166 144L180 158L172 182M166 144L152 150M300 132L290 150L304 164M204 116L212 136L204 150";
  S.line(cr, S.p.glow, 5, 0.35).line(cr, S.p.glow, 2.6).line(cr, S.p.eye, 1);
  leg(pts("310,156 334,206 306,232 312,264"), [32, 19, 10, 9], {});
  leg(pts("146,186 150,222 142,244 130,268"), [26, 15, 10, 9], {});
  // neck mane
  S.solid(
    spikes(pts("132,84 160,110 166,150 150,190"), [10, 14, 14, 10], {
      n: 8,
      side: -1,
      len: 32,
      base: 12,
      lean: 0.5,
    }),
    { L: 2.2, R: 2 },
  );
  // head
  S.solid(shape(pts("136,98! 150,48! 170,96")), { L: 2, R: 1.8 });
  S.solid(shape(pts("112,94! 118,46! 142,88")), { L: 2, R: 1.8 });
  S.solid(shape(pts("158,146 120,152 92,166 66,172! 62,184 92,192 130,186 156,178")), {
    L: 2.2,
    R: 2,
  });
  maw(S, shape(pts("146,140! 54,138! 62,172! 100,164 146,156")), 0.9);
  S.glow(96, 154, [50, 18], S.p.glow, 0.8);
  S.flat(
    taper(pts("132,158 104,156 78,166 66,158"), [6, 5, 4, 0.6]),
    mix(S.p.glow, "#ff5533", 0.35),
  );
  fangs(S, pts("68,173 92,166 124,156"), 6, 12, [-0.1, -1], { seed: 4 });
  fangs(S, pts("52,136 84,140 132,142"), 8, 16, [-0.1, 1], { seed: 2 });
  S.solid(
    shape(pts("164,110 146,84 116,86 96,102! 66,112 42,122 40,134 52,140 92,141 130,146 158,150")),
    {
      L: 3,
      R: 2.4,
      marks: [
        [
          feather(pts("146,86 116,88 96,102 66,112 44,122"), { n: 26, len: 14, side: -1 }),
          S.p.rimL,
          0.35,
        ],
        [
          "M58 118C62 124 62 128 58 132M74 114C78 122 78 128 74 134M88 110C92 118 92 126 88 132",
          S.p.dark,
          0.7,
          1.6,
        ],
      ],
    },
  );
  S.flat(ell(46, 126, 5, 3.6), S.p.dark);
  S.eye(112, 108, 11, 5, 5, -18, { socket: 1.4 });
  S.flat(shape(pts("92,104! 110,96 130,98! 112,101")), S.p.dark);
}

export const MOSS = { husk, cinderhound };
