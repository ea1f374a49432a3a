/** Odo Brasspin, Fenwick Tull, Nyxa Half-Seen. */

import { curve, poly, shape, taper, circle, ell, almond, pol, pts, quads } from "../geo";
import { feather, mix, at } from "../scene";
import { emblem } from "../emblems";
import {
  SHOULDERS,
  brows,
  eyes,
  head,
  lines,
  mouth,
  mx,
  neck,
  sitter,
  sym,
  torso,
  type Sitter,
} from "./parts";

function gear(): Sitter {
  // Odo Brasspin
  const S = sitter("gear", "#d9a07a");
  S.grad("beard", "#c9794a", "#5a2c1a", 0.45, 1);
  torso(S, pts("120,196 92,198 54,202 22,216 4,244 -6,290!"), "leather", [
    ["M84 208L96 290M156 208L144 290", "#1a0f0a", 0.8, 3],
  ]);
  neck(S, 24);
  S.both((m) => {
    const [x, y] = at(m, 40, 226);
    const g = [];
    for (let i = 0; i < 12; i++) {
      const a = i * 30;
      g.push(
        pol(x, y, 30, a - 9),
        pol(x, y, 38, a - 6),
        pol(x, y, 38, a + 6),
        pol(x, y, 30, a + 9),
      );
    }
    S.solid(poly(g), { fill: "gold", L: 2.4, R: 2 })
      .solid(circle(x, y, 22), { fill: "leather", L: 2, R: 2 })
      .solid(circle(x, y, 13), { fill: "gold", L: 2, R: 2 })
      .flat(circle(x, y, 4), "#2a1608");
    S.flat(
      [0, 60, 120, 180, 240, 300].map((a) => circle(...pol(x, y, 17.5, a), 2)).join(""),
      "#f6dc94",
    );
  });
  head(S, "wide");
  eyes(S, "#4a7a9a", { up: 3.6, w: 8, tilt: -2 });
  brows(S, "#9a5a34", { w: 5, inn: 4 });
  lines(S);
  S.flat(ell(120, 141, 10, 8), mix(S.skin, "#c0523a", 0.35))
    .flat(shape(pts("120,133 131,140 127,149 120,149!")), S.sk2, 0.7)
    .flat(ell(115, 138, 3, 2), "#fff", 0.4);
  S.solid(
    shape(
      pts(
        "76,128! 84,146 104,152 120,150 136,152 156,146 164,128! 170,166 158,204 140,232 120,250! 100,232 82,204 70,166",
      ),
    ),
    {
      fill: "beard",
      L: 2.6,
      R: 2.4,
      marks: [
        [
          quads(
            "90,160,98,224 102,170,108,240 120,176,120,246 138,170,132,240 150,160,142,224 80,156,86,204 160,156,154,204",
          )
            .map(([a, b, c, d]) =>
              curve([
                [a, b],
                [(a + c) / 2 - 4, (b + d) / 2],
                [c, d],
              ]),
            )
            .join(""),
          "#3c1a0e",
          0.7,
          2,
        ],
      ],
    },
  );
  S.both((m) =>
    S.solid(
      shape(m(pts("120,150! 108,146 90,152 72,150 60,136! 64,158 84,170 108,166 120,158!"))),
      {
        fill: "beard",
        L: 2,
        R: 1.8,
        marks: [[curve(m(pts("116,153 94,160 68,150"))), "#3c1a0e", 0.7, 1.6]],
      },
    ),
  );
  S.flat(shape(pts("112,164 120,162 128,164 120,169")), "#3a1210");
  for (const y of [216, 232])
    S.solid(
      taper(
        [
          [104 + (y - 216) * 0.4, y],
          [136 - (y - 216) * 0.4, y],
        ],
        [5, 5],
      ),
      { fill: "gold", L: 1.2, R: 1.2 },
    );
  // goggles
  S.solid(taper(pts("74,100 90,86 120,80 150,86 166,100"), [6, 6, 6, 6, 6]), {
    fill: "leather",
    L: 1.4,
  });
  S.both((m) => {
    const [x, y] = at(m, 101, 84);
    S.solid(circle(x, y, 17), { fill: "gold", L: 2.2, R: 2 })
      .solid(circle(x, y, 11.5), { fill: "#16323a", L: 1.6, R: 1.6, rimL: "#7fd8e0" })
      .flat(
        shape([
          [x - 7, y - 4],
          [x - 1, y - 8],
          [x + 2, y - 6],
          [x - 5, y + 1],
        ]),
        "#d8fbff",
        0.9,
      );
  });
  S.line("M103 58C110 54 130 54 137 58", S.sk2, 1.2, 0.6);
  return S;
}

function coin(): Sitter {
  // Fenwick Tull
  const S = sitter("coin", "#dfb28e");
  S.grad("hat", "#2f6e58", "#0a1f1a", 0, 0.45).grad("hair", "#6a4526", "#24150c", 0.2, 0.8);
  S.both((m) =>
    S.solid(shape(m(pts("92,86 74,104 72,146 62,176! 88,168 92,120"))), {
      fill: "hair",
      L: 2,
      R: 1.8,
    }),
  );
  torso(S, SHOULDERS, "cloth2");
  neck(S, 17);
  S.both((m) => {
    S.solid(shape(m(pts("116,230! 96,208 78,164! 50,170! 44,208 66,250 104,290! 120,290!"))), {
      fill: "cloth",
      L: 2.6,
      R: 2.2,
      marks: [[curve(m(pts("78,170 88,210 116,240"))), "#f0d68a", 0.9, 1.8]],
    });
  });
  S.solid(shape(pts("104,196! 120,202 136,196! 140,222 130,246 120,262! 110,246 100,222")), {
    fill: "#efe8d8",
    rimR: S.c,
    L: 1.6,
    marks: [["M110 212L116 246M130 212L124 246M120 208L120 256", "#8a8270", 0.7, 1.5]],
  });
  S.solid(circle(120, 214, 9), { fill: "gold", L: 1.6, R: 1.6 }).raw(
    `<g transform="translate(113.4 207.4) scale(.205)" fill="#5a3c10">${emblem("coin")}</g>`,
  );
  head(S, "long", { ears: false });
  eyes(S, "#4d8a5c", { up: 3.4, dn: 2.6, tilt: 2 });
  brows(S, "#4a2e18", { w: 2.6, inn: 3, lift: 2 });
  mouth(S, "#a0604c", { lip: 0, smile: 4, w: 13, y: 158 });
  S.line("M136 150C140 154 141 160 139 164", S.sk2, 1.4);
  S.both((m) =>
    S.flat(taper(m(pts("119,150 108,149 98,153 88,146")), [1.2, 3.2, 2.2, 0.4]), "#4a2e18"),
  );
  S.solid(shape(pts("112,170! 120,166 128,170! 124,188 120,200! 116,188")), {
    fill: "hair",
    L: 1.4,
    R: 1.2,
  });
  // tricorn
  S.solid(shape(pts("84,72 92,34 120,20 148,34 156,72 120,82")), { fill: "hat", L: 2.2, R: 2 });
  S.solid(
    shape(
      pts(
        "30,66! 58,76 92,70 120,60 148,70 182,76 210,66! 196,92 160,104 142,92 120,88 98,92 80,104 44,92",
      ),
    ),
    {
      fill: "hat",
      L: 2.8,
      R: 2.4,
      marks: [[curve(pts("40,78 78,92 120,78 162,92 200,78")), "#f0d68a", 0.95, 2.4]],
    },
  );
  S.solid(circle(120, 66, 12), {
    fill: "gold",
    L: 2,
    R: 1.8,
    marks: [[circle(120, 66, 7.5), "#7a5520", 0.35]],
  });
  S.solid(taper(pts("150,62 186,30 222,30 234,48"), [3, 11, 9, 0.6]), {
    fill: "#e9e2d0",
    rimR: S.c,
    L: 1.8,
    marks: [[curve(pts("150,62 186,30 222,30 234,48")), "#7a7060", 0.7, 1.4]],
  });
  return S;
}

function veil(): Sitter {
  // Nyxa Half-Seen
  const S = sitter("veil", "#c6b6d6", { sk2: "#3a2c58" });
  S.grad("hood", "#5a4696", "#0e0a20", 0.05, 1);
  S.solid(sym(pts("120,16! 92,34 64,74 54,124 56,170 40,206 8,236 -6,290! 120,290!")), {
    fill: "hood",
    L: 3.4,
    R: 3.2,
    marks: [
      [
        feather(pts("92,34 64,74 54,124 56,170 10,236"), { n: 50, len: 18, side: -1 }),
        S.p.rimL,
        0.3,
      ],
      [feather(mx(pts("92,34 64,74 54,124 56,170 10,236")), { n: 50, len: 18, side: 1 }), S.c, 0.4],
      [
        quads("70,190,40,290 92,214,76,290 148,214,164,290 170,190,200,290")
          .map(([a, b, c, d]) =>
            taper(
              [
                [a, b],
                [(a + c) / 2, (b + d) / 2],
                [c, d],
              ],
              [0.5, 4, 6],
            ),
          )
          .join(""),
        S.p.dark,
        0.7,
      ],
    ],
  });
  S.flat(sym(pts("120,50 94,62 76,96 76,140 92,180 120,200")), "#0a0616");
  neck(S, 14);
  head(S, "oval", { ears: false });
  S.flat(
    shape(
      pts("124,56! 146,66 160,92 161,124 150,158 132,182 120,190! 128,160 132,144 122,120 128,90"),
    ),
    "#0a0616",
    0.82,
  );
  eyes(S, "#b58bff", { tilt: 9, glow: 0, one: -1, up: 4.4 });
  eyes(S, "#c9a2ff", { tilt: 9, glow: 1, one: 1, up: 3, dn: 2 });
  brows(S, "#2a1c40", { w: 2.2, inn: 5 });
  // half mask on the lit side
  S.solid(
    shape(pts("82,104! 96,98 120,106! 122,122 116,142! 100,138 86,128")) +
      almond(103, 118, 11, 5, 4.6, 9),
    { fill: "#1d1533", L: 1.6, R: 1.4, rimL: "#d9c8ff" },
  );
  S.raw(`<g>`);
  eyes(S, "#b58bff", { tilt: 9, one: -1, up: 4.4 });
  S.raw("</g>");
  S.line("M88 108C98 104 110 106 117 110", "#b58bff", 1.4, 0.9).line(
    "M92 130C100 134 108 136 114 134",
    "#b58bff",
    1,
    0.7,
  );
  S.solid(
    shape(pts("76,156! 96,150 120,156 144,150 164,156! 168,192 146,216 120,224 94,216 72,192")),
    {
      fill: "cloth",
      L: 2.4,
      R: 2.2,
      marks: [
        [
          curve(pts("78,166 104,176 120,174 146,178")) +
            curve(pts("76,184 104,196 124,194 158,190")) +
            curve(pts("88,204 112,210 138,208")),
          S.p.dark,
          0.7,
          2.2,
        ],
      ],
    },
  );
  S.solid(sym(pts("120,16! 92,34 64,74 56,124 70,160! 78,130 84,96 100,70 120,60")), {
    fill: "hood",
    L: 3,
    R: 2.6,
    marks: [[feather(pts("100,70 84,96 78,130"), { n: 20, len: 10, side: 1 }), S.p.dark, 0.7]],
  });
  return S;
}

export const LEADERS = { gear, coin, veil };
