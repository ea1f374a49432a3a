/** Morwen the Pale, Isolde Rime, Vorr the Unmade. */

import { curve, poly, shape, taper, almond, rng, pts, quads, xy, type Point } from "../geo";
import { mix, at } from "../scene";
import { emblem } from "../emblems";
import {
  SHOULDERS,
  brows,
  eyes,
  fur,
  head,
  mouth,
  neck,
  sitter,
  torso,
  type Sitter,
} from "./parts";

function grave(): Sitter {
  // Morwen the Pale
  const S = sitter("grave", "#d3dcd4", { sk2: "#48606a" });
  S.grad("hair", "#3c464c", "#0a0e12", 0.1, 1);
  S.both((m) =>
    S.solid(shape(m(pts("120,48 88,58 72,92 68,150 56,220 44,290! 104,290! 108,200"))), {
      fill: "hair",
      L: 2.4,
      R: 2.2,
      marks: [
        [
          quads("80,90,62,280 88,110,76,280 94,150,92,280")
            .map(([a, b, c, d]) =>
              curve(
                m([
                  [a, b],
                  [(a + c) / 2 - 2, (b + d) / 2],
                  [c, d],
                ]),
              ),
            )
            .join(""),
          "#8fa6a6",
          0.35,
          1.2,
        ],
      ],
    }),
  );
  torso(S, SHOULDERS, "cloth2", [[curve(pts("80,230 120,262 160,230")), S.c, 0.6, 1.6]]);
  neck(S, 14);
  S.both((m) =>
    S.solid(shape(m(pts("118,232! 98,206 84,172! 66,160! 68,196 86,236 118,262!"))), {
      fill: "cloth",
      L: 2.4,
      R: 2,
    }),
  );
  head(S, "long", { ears: false });
  S.both((m) => S.flat(almond(...at(m, 103, 119), 14, 9, 10, 0), "#2b3a44", 0.65));
  eyes(S, "#9fe8d2", { up: 3.6, dn: 3, tilt: 2 });
  brows(S, "#232c30", { w: 1.8, inn: 1, lift: -1 });
  mouth(S, "#5a4a5c", { w: 9 });
  S.line("M100 126C99 134 101 140 99 150M138 126C139 136 137 142 139 150", "#22323a", 2, 0.8);
  S.solid(shape(pts("86,132! 84,96 94,68 120,50 146,68 156,96 154,132! 146,100 121,66! 96,98")), {
    fill: "hair",
    L: 2.2,
    R: 2,
    marks: [
      [
        curve(pts("120,54 100,72 90,106")) + curve(pts("121,54 140,72 150,106")),
        "#8fa6a6",
        0.45,
        1.2,
      ],
    ],
  });
  // bone crown
  S.line(curve(pts("88,84 104,74 120,71 136,74 152,84")), "#e6dcc4", 4);
  for (let i = 0; i < 7; i++) {
    const k = i - 3,
      x = 120 + k * 11,
      y = 72 + k * k * 1.3,
      L = 40 - Math.abs(k) * 6;
    S.solid(
      taper(
        [
          [x, y],
          [x + k * 3, y - L * 0.5],
          [x + k * 2, y - L],
        ],
        [3.6, 3, 0.5],
      ),
      { fill: "tooth", L: 1.2, R: 1 },
    );
  }
  S.raw(`<g transform="translate(110 60) scale(.32)" fill="#e6dcc4">${emblem("skull")}</g>`);
  return S;
}

function frost(): Sitter {
  // Isolde Rime
  const S = sitter("frost", "#e8dde2", { sk2: "#566a94" });
  S.grad("hair", "#ffffff", "#7f9cc4", 0.1, 1).grad("ice", "#f2fdff", "#5aa3cf", 0, 0.45);
  S.both((m) =>
    S.solid(shape(m(pts("112,56 84,68 74,100 72,150 82,186 102,176"))), {
      fill: "hair",
      L: 2,
      R: 2,
    }),
  );
  torso(S, SHOULDERS, "cloth2");
  neck(S, 15);
  fur(S, pts("-12,266 26,234 62,212 90,200 120,212 150,200 178,212 214,234 252,266"), "#d6e6f2", {
    n: 30,
    len: 20,
  });
  head(S, "oval", { ears: false });
  eyes(S, "#5cc3ef", { up: 4, tilt: 6 });
  brows(S, "#b9cbe0", { w: 2.2, inn: 5 });
  mouth(S, "#7a8ac0", { w: 10 });
  S.solid(shape(pts("84,134! 80,98 94,68 120,58 146,68 160,98 156,134! 150,104 121,74! 92,104")), {
    fill: "hair",
    L: 1.6,
    R: 2.2,
    marks: [
      [
        curve(pts("120,62 100,76 88,108")) +
          curve(pts("120,62 106,82 94,96")) +
          curve(pts("121,62 142,78 153,108")),
        "#7d98c0",
        0.8,
        1.4,
      ],
    ],
  });
  // braid
  for (let i = 7; i >= 0; i--) {
    const x = 76 - i * 1.5 + (i % 2 ? 3 : -3),
      y = 158 + i * 15;
    S.solid(
      shape([
        [x - 11, y],
        [x, y - 9],
        [x + 11, y],
        [x, y + 15, 1],
      ]),
      {
        fill: "hair",
        L: 1.6,
        R: 1.8,
        marks: [
          [`M${x - 6} ${y}L${x} ${y + 12}M${x + 5} ${y - 1}L${x} ${y + 12}`, "#6a86b4", 0.6, 1.2],
        ],
      },
    );
  }
  for (const [k, L, w] of [
    [-4, 24, 6],
    [4, 24, 6],
    [-3, 34, 7],
    [3, 34, 7],
    [-2, 44, 8],
    [2, 44, 8],
    [-1, 52, 8],
    [1, 52, 8],
    [0, 66, 9],
  ] as const) {
    const x = 120 + k * 10,
      y = 76 + k * k * 0.9;
    const T: Point = [x + k * 5, y - L];
    S.solid(
      poly([
        [x - w, y],
        [x - w * 0.6 + k * 2, y - L * 0.55],
        T,
        [x + w * 0.6 + k * 2.4, y - L * 0.5],
        [x + w, y],
      ]),
      {
        fill: "ice",
        rimR: "#4a8fc4",
        L: 1.6,
        R: 2.6,
        marks: [[`M${x} ${y}L${xy(T)}`, "#3f7fae", 0.5, 1.2]],
      },
    );
  }
  S.solid(taper(pts("80,92 100,78 120,75 140,78 160,92"), [3, 4, 4, 4, 3]), {
    fill: "metal",
    L: 1.4,
  });
  S.solid(poly(pts("120,72 127,82 120,96 113,82")), { fill: "#8fe0ff", L: 1.6 });
  return S;
}

function chasm(): Sitter {
  // Vorr the Unmade
  const S = sitter("chasm", "#6b4a7e", { sk2: "#1e1030" });
  torso(S, pts("120,190 94,194 58,200 24,218 6,248 0,290!"), "cloth2");
  neck(S, 20);
  S.both((m) => {
    for (const [x, y, dx, dy] of quads("100,206,-16,34 72,206,-16,40 40,216,-6,48"))
      S.solid(
        poly(
          m([
            [x, y],
            [x - 32, y - 30],
            [x - 36, y + 14],
            [x + dx, y + dy],
          ]),
        ),
        {
          fill: "cloth",
          L: 2.4,
          R: 2.2,
          marks: [
            [
              poly(
                m([
                  [x - 32, y - 30],
                  [x + dx / 2, y + dy / 2],
                  [x + dx, y + dy],
                ]),
              ),
              S.p.dark,
              0.35,
            ],
          ],
        },
      );
  });
  head(S, "square", { ears: false });
  // right half breaks into shards
  S.flat(
    shape(
      pts(
        "122,58! 128,84! 118,110! 127,136! 119,158! 123,179! 140,173 155,150 160,122 159,90 146,65",
      ),
    ),
    "#0b0414",
  );
  const R = rng(77);
  for (const p of [
    pts("128,60 146,66 140,84 130,82"),
    pts("150,72 164,80 156,98 144,90"),
    pts("124,88 140,92 136,112 122,108"),
    pts("142,98 162,104 158,124 140,118"),
    pts("126,116 140,122 138,142 130,138"),
    pts("146,128 160,130 152,150 142,146"),
    pts("124,144 138,148 132,168 122,162"),
    pts("140,154 150,156 142,170"),
  ]) {
    const away = Math.min(...p.map(([x]) => x)) - 118;
    const [dx, dy] = [away * 0.42 + 4, away * -0.14];
    S.solid(poly(p.map(([x, y]) => [x + dx, y + dy])), {
      fill: mix("#6b4a7e", "#1e1030", 0.35),
      L: 1.8,
      R: 1.8,
    });
  }
  for (let i = 0; i < 16; i++) {
    const x = 170 + R() * 56,
      y = 40 + R() * 130,
      s = 2 + R() * 7 * (1 - (x - 170) / 80);
    S.solid(
      poly([
        [x, y - s],
        [x + s * 0.8, y],
        [x - s * 0.2, y + s],
      ]),
      { fill: mix("#6b4a7e", "#1e1030", 0.4), L: 1, R: 0.9 },
    );
  }
  const cr = pts("124,44 116,66 127,86 117,110 126,136 118,158 123,186");
  S.glow(121, 112, [40, 90], S.c, 0.75)
    .line("M" + cr.map((p) => p.join(" ")).join("L"), S.c, 6, 0.8)
    .line("M" + cr.map((p) => p.join(" ")).join("L"), "#ffe6fb", 2.4);
  S.line(
    "M116 66L104 74M117 110L106 104M118 158L106 166L100 178M127 86L112 92",
    S.c,
    2.2,
    0.9,
  ).line("M116 66L104 74M118 158L106 166", "#ffe6fb", 0.9);
  eyes(S, "#ff9bf0", { glow: 1, one: -1, up: 4, tilt: 8 });
  {
    const [x, y] = [152, 113];
    S.glow(x, y, 20, S.c, 0.9).flat(almond(x, y, 9, 3.6, 3, -8), "#ffe6fb");
  }
  brows(S, "#1a0c28", { w: 3.6, inn: 7 });
  S.flat(poly(pts("128,98 160,98 160,108 128,104")), "#0b0414", 0);
  S.line(curve(pts("104,156 112,158 119,156")), "#120818", 2.2);
  S.line("M95 128C99 132 104 133 108 131M92 140L98 152", S.sk2, 1.4, 0.9);
  // stone crown of broken horn
  S.limb(pts("96,74 74,58 62,30 74,4"), [11, 9, 6, 0.6], { fill: "bone", ring: 8 });
  S.limb(pts("106,66 98,44 102,24"), [8, 6, 0.6], { fill: "bone", ring: 5 });
  S.solid(poly(pts("136,62 150,48 158,58 150,70")), { fill: "bone", L: 1.6 });
  S.solid(poly(pts("164,40 176,26 178,40")), { fill: "bone", L: 1.4 });
  S.solid(poly(pts("180,16 190,4 188,18")), { fill: "bone", L: 1.2 });
  return S;
}

export const LEADERS = { grave, frost, chasm };
