/** What a Skill or an Instant shows: a motif for its first effect. */

import { almond, circle, curve, pol, poly, pts, shape, taper } from "../geo";
import {
  arrow,
  box,
  cardBack,
  chain,
  die,
  gem,
  heart,
  rays,
  shield,
  wings,
  type Painter,
} from "./props";
import { WEAPONS } from "./weapons";

export type Motif = (S: Painter) => unknown;

export const MOTIFS = {
  heal(S) {
    rays(S, 100, 58, 18, 34, 66, "#ffd9a8", 0.35);
    heart(S, 100, 60, 1.35);
    for (const [x, y] of pts("58,40 142,40 50,78 150,78 76,22 126,22"))
      S.flat(
        shape([
          [x, y - 8, 1],
          [x + 4, y + 1],
          [x, y + 5],
          [x - 4, y + 1],
        ]),
        S.c,
        0.95,
      );
  },
  draw(S) {
    rays(S, 100, 70, 16, 30, 80, S.c, 0.25);
    cardBack(S, 64, 66, -24, 1.25);
    cardBack(S, 136, 66, 24, 1.25);
    cardBack(S, 100, 56, 0, 1.45, true);
  },
  guard(S) {
    rays(S, 100, 60, 20, 40, 70, "#ffe9b0", 0.3);
    shield(S, 100, 60, 1.35);
    S.line(
      "M40 30L58 42M36 60L56 60M42 92L58 80M160 30L142 42M164 60L144 60M158 92L142 80",
      "#ffe9b0",
      2.6,
      0.9,
    );
  },
  plays(S) {
    cardBack(S, 58, 62, -14, 1.2);
    cardBack(S, 86, 58, -4, 1.3, true);
    for (const x of [112, 134, 156])
      S.flat(
        poly([
          [x, 34],
          [x + 18, 60],
          [x, 86],
          [x + 8, 86],
          [x + 26, 60],
          [x + 8, 34],
        ]),
        "#f2c66d",
        x === 112 ? 1 : x === 134 ? 0.75 : 0.5,
      );
  },
  drain(S) {
    arrow(S, pts("166,34 128,22 88,34 66,58"), "#f2c66d", 4);
    for (const [x, y, s] of [
      [56, 82, 1.4],
      [84, 90, 1],
      [36, 96, 0.9],
      [150, 46, 1.1],
    ] as const)
      gem(S, x, y, s);
    S.solid(shape(pts("112,110 118,80 134,70 150,76 166,72 176,84 172,112")), {
      fill: "cloth",
      L: 2,
    });
  },
  hurt(S) {
    rays(S, 100, 60, 14, 30, 66, "#ff6b57", 0.35);
    heart(S, 100, 60, 1.5, true);
    S.line("M52 24L70 40M148 24L132 42M48 96L66 82M152 96L134 80", "#ffb9a8", 2.6);
  },
  toss(S) {
    for (const [x, y, r, s] of [
      [60, 40, -30, 1],
      [96, 70, 20, 1.2],
      [138, 42, 38, 1],
      [150, 92, -14, 0.9],
      [52, 90, 12, 0.9],
    ] as const) {
      cardBack(S, x, y, r, s);
      S.line(
        `M${x - 6} ${y - 34 * s}L${x - 4} ${y - 26 * s}M${x + 4} ${y - 38 * s}L${x + 5} ${y - 27 * s}`,
        "#eaf4f2",
        1.6,
        0.6,
      );
    }
  },
  grab(S) {
    cardBack(S, 112, 54, 14, 1.5, true);
    for (let i = 0; i < 4; i++)
      S.solid(
        taper(
          [
            [46 + i * 4, 116 - i * 4],
            [64 + i * 8, 76 - i * 6],
            [88 + i * 6, 58 - i * 4 + (i === 3 ? 22 : 0)],
            [106 + i * 5, 66 - i * 5],
          ],
          [9, 7, 5, 0.6],
        ),
        { fill: "cloth", L: 1.8, R: 1.6 },
      );
    S.solid(shape(pts("30,124 40,96 64,92 82,104 88,126")), { fill: "cloth", L: 1.8 });
  },
  fetch(S) {
    S.solid(shape(pts("10,124! 40,96 72,104 100,92 134,104 164,96 190,124!")), {
      fill: "wood",
      L: 1.8,
    });
    S.flat(poly(pts("84,100 70,0 130,0 116,100")), "#f2e2b0", 0.22);
    cardBack(S, 100, 58, -8, 1.45, true);
    for (let i = 0; i < 4; i++)
      S.solid(
        taper(
          [
            [66 + i * 8, 118],
            [68 + i * 8, 98],
            [74 + i * 9, 84 + (i % 2) * 3],
          ],
          [5, 4, 1],
        ),
        { fill: "bone", L: 1.2 },
      );
  },
  peek(S) {
    cardBack(S, 58, 84, -10, 1.1);
    cardBack(S, 100, 86, 0, 1.1, true);
    cardBack(S, 142, 84, 10, 1.1);
    S.glow(100, 36, 60, S.c, 0.5);
    S.solid(almond(100, 36, 38, 19, 17), { fill: "#f4efe0", L: 2, R: 2 })
      .flat(circle(100, 36, 13), S.c)
      .flat(circle(100, 36, 6.5), "#0c0a10")
      .flat(circle(95, 31, 3.4), "#fff");
  },
  limit(S) {
    cardBack(S, 78, 60, -8, 1.4);
    cardBack(S, 122, 60, 8, 1.4);
    chain(
      S,
      Array.from({ length: 15 }, (_, i) => [22 + i * 11.2, 42 + Math.sin(i / 2.2) * 6 + i * 2.2]),
    );
    chain(
      S,
      Array.from({ length: 15 }, (_, i) => [22 + i * 11.2, 90 - i * 2.2 + Math.cos(i / 2.4) * 4]),
    );
    S.line(curve(pts("90,60 90,44 100,38 110,44 110,60")), "#cfd8dc", 5);
    S.solid(box(84, 58, 32, 26), { fill: "gold", L: 2 }).flat(
      circle(100, 69, 4) + poly(pts("98,70 102,70 104,79 96,79")),
      "#3a2408",
    );
  },
  negate(S) {
    S.placed(78, 60, -10, () =>
      S.solid(poly(pts("-22,-34 16,-34 8,-18 18,-6 6,8 14,20 6,34 -22,34")), {
        fill: "parch",
        L: 2,
      }),
    );
    S.placed(124, 62, 12, () =>
      S.solid(poly(pts("-6,-34 22,-34 22,34 -10,34 -4,20 -12,8 0,-6 -10,-18")), {
        fill: "parch",
        L: 2,
      }),
    );
    S.glow(100, 60, [26, 60], S.c, 0.8);
    S.line("M104 8L94 34L106 48L94 66L106 82L96 112", S.c, 5, 0.8).line(
      "M104 8L94 34L106 48L94 66L106 82L96 112",
      "#fff",
      2,
    );
  },
  die(S) {
    rays(S, 100, 62, 16, 36, 72, S.c, 0.3);
    die(S, 56, 74, 0.95, -18, 2);
    die(S, 110, 60, 1.6, 10, 5, true);
    arrow(S, pts("46,36 64,18 96,16 126,20"), "#f2c66d", 4);
    S.sign("gear", 146, 66, 0.62, S.c);
  },
  redirect(S) {
    shield(S, 74, 62, 0.95);
    arrow(S, pts("186,28 140,48 108,60 132,86 170,98"), "#ff8a6a", 4.4);
    S.glow(106, 62, 26, "#ffe0a0", 0.9);
    rays(S, 106, 62, 9, 6, 22, "#fff2c8", 0.9);
  },
  revive(S) {
    S.flat(poly(pts("70,120 40,-4 160,-4 130,120")), "#fff0c0", 0.16);
    wings(S, 62);
    heart(S, 100, 66, 1.15);
    rays(S, 100, 62, 16, 30, 44, "#fff0c0", 0.5);
  },
  boost(S) {
    for (const [x, h, o] of [
      [70, 60, 0.5],
      [130, 60, 0.5],
      [100, 92, 1],
    ] as const)
      S.solid(
        poly([
          [x, 108 - h],
          [x + 17, 108 - h + 24],
          [x + 8, 108 - h + 24],
          [x + 8, 110],
          [x - 8, 110],
          [x - 8, 108 - h + 24],
          [x - 17, 108 - h + 24],
        ]),
        { fill: o < 1 ? "cloth" : "gold", L: 2, R: 1.8 },
      );
  },
  echo(S) {
    S.placed(
      84,
      66,
      -24,
      () => {
        S.raw('<g opacity=".4">');
        WEAPONS[S.faction](S);
        S.raw("</g>");
      },
      0.8,
    );
    S.placed(108, 62, -24, () => WEAPONS[S.faction](S), 0.9);
  },
  swap(S) {
    cardBack(S, 50, 70, -16, 1.1);
    cardBack(S, 64, 64, 0, 1.1, true);
    cardBack(S, 136, 64, 0, 1.1, true);
    cardBack(S, 150, 70, 16, 1.1);
    arrow(S, pts("66,26 90,12 118,14 130,22"), "#f2c66d", 3.6);
    arrow(S, pts("134,100 112,112 86,112 72,104"), "#f2c66d", 3.6);
  },
  pass(S) {
    for (let i = 0; i < 5; i++) {
      const p = pol(100, 60, 40, i * 72 - 90);
      cardBack(S, p[0] * 1.1 - 10, p[1], i * 72, 0.72, i % 2 === 1);
    }
    S.line(circle(100, 60, 16), "#f2c66d", 3.4);
    S.flat(poly(pts("114,50 122,60 108,62")), "#f2c66d");
  },
  summon(S) {
    S.glow(100, 60, [70, 70], S.c, 0.9);
    S.solid(
      poly(pts("100,-6 112,24 106,32 126,60 112,76 116,90 100,126 88,92 92,80 74,58 92,34 88,20")),
      { fill: "#07030c", L: 2, R: 2, rimL: "#ffe6fb" },
    );
    for (const [x, y] of pts("93,54 107,54"))
      S.flat(almond(x, y, 5, 2.6, 2.4, x < 100 ? 16 : -16), "#ffe6fb");
    for (const [x, y] of pts("96,72 104,72")) S.flat(circle(x, y, 1.6), "#ffe6fb", 0.8);
    for (const k of [-1, 1])
      S.limb(
        [
          [100 + k * 16, 80],
          [100 + k * 40, 84],
          [100 + k * 56, 104],
        ],
        [7, 5, 2],
        { fill: "cloth", ring: 6 },
      );
  },
  pick(S) {
    S.solid(taper(pts("100,20 100,104"), [3, 5]), { fill: "gold", L: 1.4 });
    S.solid(taper(pts("46,40 100,26 154,34"), [2, 4, 2]), { fill: "gold", L: 1.4 });
    S.line("M46 40L32 76M46 40L62 76M154 34L140 66M154 34L170 66", "#e7c46a", 1.6);
    S.solid(shape(pts("26,76! 68,76! 56,88 38,88")), { fill: "gold", L: 1.6 });
    S.solid(shape(pts("134,66! 176,66! 164,78 146,78")), { fill: "gold", L: 1.6 });
    gem(S, 47, 62, 0.9);
    heart(S, 155, 54, 0.62);
    S.solid(box(82, 102, 36, 7), { fill: "gold", L: 1.4 });
  },
  retaliate(S) {
    S.sign("retaliation", 52, 12, 1.5, "#ff6b57");
    die(S, 140, 78, 1.1, 14, 6, true);
  },
} satisfies Record<string, Motif>;
