/** The Monsters of five stars. */

import {
  curve,
  blob,
  poly,
  shape,
  taper,
  rings,
  circle,
  ell,
  almond,
  sampler,
  pts,
  quads,
  bare,
  type Point,
  type Points,
  type Widths,
} from "../geo";
import { type Scene, feather, mix, at, flipped } from "../scene";
import { horn, fangs, tentacle, sym, mx } from "./parts";

function leviathan(S: Scene): void {
  S.p.bone = "#f1f7f2";
  S.grad("pale", "#c8d8de", "#2a1428")
    .grad("pale2", "#8797a8", "#1c0d1e")
    .grad("bone", "#fbfdf8", "#c8b9c0");
  S.both((m) => {
    tentacle(S, m(pts("140,230 70,250 24,210 34,150 64,140")), 17, { fill: "pale2" });
    S.solid(shape(m(pts("118,120 60,92 10,96! 32,118 4,136! 34,150 14,180! 60,176 116,190"))), {
      fill: "mem",
      L: 2.4,
      R: 2,
      marks: [
        [
          pts("10,96 4,136 14,180")
            .map((e) => curve(m([[118, 150], [64, (150 + e[1]) / 2 - 6], e])))
            .join(""),
          S.p.dark,
          0.5,
          3,
        ],
        [
          pts("10,96 4,136 14,180")
            .map((e) => curve(m([[118, 148], [64, (150 + e[1]) / 2 - 8], e])))
            .join(""),
          S.p.rimL,
          0.6,
          0.9,
        ],
      ],
    });
  });
  const hd = pts("200,16 160,22 122,54 100,110 96,180 106,240 132,312! 200,312!");
  S.both((m) => {
    for (const [x, y, tx, ty] of quads("166,30,134,-8 190,20,184,-14 140,44,98,10"))
      S.solid(
        taper(
          m([
            [x, y],
            [(x + tx) / 2 + 4, (y + ty) / 2],
            [tx, ty],
          ]),
          [10, 6, 0.5],
        ),
        {
          fill: "pale",
          L: 1.8,
        },
      );
  });
  S.solid(sym(hd), {
    fill: "pale",
    L: 4,
    R: 4,
    marks: [
      [feather(bare(hd.slice(0, 7)), { n: 60, len: 26, side: -1 }), "#ffffff", 0.5],
      [feather(mx(bare(hd.slice(0, 7))), { n: 60, len: 40, side: 1, w: 1.5 }), S.p.lo, 0.55],
      [
        [30, 42, 54]
          .map((y) =>
            curve([
              [200 - y * 1.5, y + 18],
              [200, y - 4],
              [200 + y * 1.5, y + 18],
            ]),
          )
          .join(""),
        S.p.lo,
        0.4,
        1.8,
      ],
    ],
  });
  // giant maw
  const maw = pts("200,104 152,112 120,150 116,204 136,252 168,278 200,284");
  S.flat(sym(maw), "#16060f");
  S.glow(200, 206, [84, 90], S.p.glow, 0.75);
  S.flat(sym(pts("200,150 170,156 152,188 156,226 178,250 200,256")), S.p.dark, 0.9);
  S.glow(200, 208, [44, 54], "#ffffff", 0.55);
  S.flat(sym(pts("200,184 186,192 182,210 190,228 200,232")), "#ffffff", 0.85);
  const row = (n: number, k: number, len: number, fill: string): void => {
    const round = [...maw, ...mx(maw).reverse().slice(1, -1), ...maw.slice(0, 1)];
    const s = sampler(round.map(([x, y]) => [200 + (x - 200) * k, 196 + (y - 196) * k]));
    let d = "";
    for (let i = 0; i < n; i++) {
      const a = s(i / n),
        b = s((i + 0.86) / n),
        cx = (a[0] + b[0]) / 2,
        cy = (a[1] + b[1]) / 2,
        l = Math.hypot(cx - 200, cy - 196),
        ln = len * (i % 2 ? 0.72 : 1.1);
      const tip: Point = [cx + ((200 - cx) / l) * ln, cy + ((196 - cy) / l) * ln];
      d += poly([[a[0], a[1]], tip, [b[0], b[1]]]);
    }
    S.solid(d, { fill, L: 1.1, R: 1 });
  };
  row(26, 0.72, 20, mix("#e9e0e4", S.p.dark, 0.45));
  row(30, 1.0, 34, "bone");
  // lips
  S.line(sym(maw), mix("#c8d8de", S.p.glow, 0.35), 6).line(sym(maw), S.p.lo, 1.4, 0.6);
  S.both((m) => {
    for (const [x, y, w] of [
      [140, 90, 11],
      [120, 122, 6.5],
      [164, 72, 6],
    ] as const) {
      const c = at(m, x, y);
      S.eye(c[0], c[1], w, w * 0.6, w * 0.6, flipped(m) ? -26 : 26, { socket: 1.5, c: "#ffffff" });
    }
  });
  S.both((m) => {
    for (const feeler of [pts("112,226 74,262 80,306"), pts("124,260 104,290 112,316")])
      S.limb(m(feeler), [7, 5, 1], { fill: "pale2", ring: 8 });
  });
  // lure
  S.limb(pts("200,22 214,-4 250,4 268,40"), [5, 4, 3, 2], { fill: "pale2", ring: 8 });
  S.glow(269, 48, 40, "#ffffff", 0.9).flat(circle(269, 48, 7.5), "#ffffff");
}

function colossus(S: Scene): void {
  S.grad("bone", "#e9dccf", "#4a2a3a")
    .grad("bone2", "#a58f93", "#2a1424")
    .grad("bone3", "#7a6470", "#1d0c18");
  const B = (p: Points, w: Widths, fl = "bone", ring = 0): Scene =>
    S.solid(taper(p, w), {
      fill: fl,
      L: 2,
      R: 1.8,
      marks: ring ? [[rings(p, w, { n: ring, a: -1, b: 0.2 }), S.p.dark, 0.35, 1.2]] : [],
    });
  S.glow(200, 220, [120, 80], S.p.glow, 0.5);
  // arms
  S.both((m) => {
    B(m(pts("92,150 48,190 34,250")), [15, 11, 15], "bone2", 12);
    B(m(pts("34,250 50,290 84,312")), [14, 10, 10], "bone2", 8);
    S.solid(circle(...at(m, 34, 250), 15), { fill: "bone2", L: 2.4 });
  });
  // ribs
  S.both((m) => {
    for (let i = 4; i >= 0; i--)
      B(
        m([
          [196, 176 + i * 24],
          [150 - i * 2, 164 + i * 24],
          [104 + i * 5, 188 + i * 24],
          [112 + i * 6, 226 + i * 22],
          [158 + i * 3, 244 + i * 20],
        ]),
        [5, 7, 8, 7, 1],
        i % 2 ? "bone2" : "bone",
        9,
      );
  });
  for (let i = 0; i < 7; i++)
    S.solid(
      shape([
        [184, 168 + i * 22],
        [192, 162 + i * 22, 1],
        [208, 162 + i * 22, 1],
        [216, 168 + i * 22],
        [210, 182 + i * 22],
        [190, 182 + i * 22],
      ]),
      { fill: i % 2 ? "bone2" : "bone", L: 1.8, R: 1.6 },
    );
  S.glow(200, 228, [36, 40], S.p.glow, 0.95).flat(circle(200, 228, 9), S.p.eye);
  S.line("M200 208L200 248M180 228L220 228M187 215L213 241M213 215L187 241", S.p.eye, 1.4, 0.7);
  // clavicles, shoulder skulls
  S.both((m) => {
    B(m(pts("196,158 150,148 96,142")), [8, 7, 12], "bone", 8);
    const [cx, cy] = at(m, 86, 134);
    S.solid(
      blob([
        [cx - 32, cy - 4],
        [cx - 24, cy - 30],
        [cx, cy - 38],
        [cx + 26, cy - 28],
        [cx + 32, cy - 2],
        [cx + 20, cy + 16],
        [cx + 16, cy + 32],
        [cx - 16, cy + 32],
        [cx - 20, cy + 16],
      ]),
      {
        fill: "bone2",
        L: 3,
        R: 2.6,
        marks: [
          [
            feather(
              [
                [cx + 26, cy - 28],
                [cx + 32, cy - 2],
                [cx + 18, cy + 30],
              ],
              { n: 14, len: 20, side: 1, w: 1.4 },
            ),
            S.p.dark,
            0.5,
          ],
        ],
      },
    );
    S.flat(
      ell(cx - 12, cy - 2, 9, 8) +
        ell(cx + 12, cy - 2, 9, 8) +
        poly([
          [cx, cy + 6],
          [cx - 4, cy + 14],
          [cx + 4, cy + 14],
        ]),
      S.p.dark,
    );
    S.glow(cx - 12, cy - 1, 12)
      .glow(cx + 12, cy - 1, 12)
      .flat(circle(cx - 12, cy - 1, 2) + circle(cx + 12, cy - 1, 2), S.p.eye);
    S.line(
      `M${cx - 10} ${cy + 22}L${cx - 10} ${cy + 32}M${cx} ${cy + 22}L${cx} ${cy + 32}M${cx + 10} ${cy + 22}L${cx + 10} ${cy + 32}`,
      S.p.dark,
      2,
    );
  });
  // great skull
  S.both((m) => {
    horn(S, m(pts("158,66 112,62 84,30 90,-8")), 15, { fill: "bone", ring: 12 });
    horn(S, m(pts("168,40 146,18 142,-4 150,-20")), 9, { fill: "bone2", ring: 6 });
  });
  const jw = pts("200,150! 168,144! 160,120! 152,148 164,182 200,192");
  S.solid(sym(jw), { fill: "bone2", L: 2.6, R: 2.4 });
  fangs(S, pts("168,148 184,154 200,156 216,154 232,148"), 9, 12, [0, -1], { jag: 0.25 });
  const sk = pts("200,20 166,26 146,54 144,88 154,112 168,122! 172,142! 200,146");
  S.solid(sym(sk), {
    fill: "bone",
    L: 3.4,
    R: 3,
    marks: [
      [feather(mx(bare(sk)).slice(1, 7), { n: 34, len: 26, side: 1, w: 1.6 }), S.p.lo, 0.5],
      ["M176 28L182 46L174 58L184 70M174 58L166 62M222 24L218 40", S.p.lo, 0.8, 1.8],
    ],
  });
  S.both((m) => {
    S.flat(shape(m(pts("152,84 164,70 190,82 192,100 176,110 158,106"))), S.p.dark);
    const c = at(m, 174, 94);
    S.glow(...c, 30, S.p.glow, 0.95).flat(almond(...c, 8, 4.5, 5, flipped(m) ? -16 : 16), S.p.eye);
    S.flat(shape(m(pts("150,76! 168,64 194,80! 170,74"))), mix("#a58f93", S.p.dark, 0.5));
  });
  S.flat(poly(pts("200,100 190,122 198,126 200,120 202,126 210,122")), S.p.dark);
  fangs(S, pts("174,140 187,144 200,145 213,144 226,140"), 9, 15, [0, 1], { jag: 0.3 });
}

export const CRIMSON = { leviathan, colossus };
