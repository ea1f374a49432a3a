/** Ser Aldous, Elder Pip, Old Bramble. */

import {
  f,
  curve,
  poly,
  shape,
  taper,
  spikes,
  circle,
  ell,
  pol,
  pts,
  quads,
  bare,
  xy,
  type Point,
} from "../geo";
import { feather, at, flipped } from "../scene";
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

function sun(): Sitter {
  // Ser Aldous
  const S = sitter("sun", "#a8754f");
  for (let i = 0; i < 11; i++) {
    const a = -90 + (i - 5) * 22,
      A = pol(120, 92, 58, a - 6),
      B = pol(120, 92, i % 2 ? 84 : 104, a),
      C = pol(120, 92, 58, a + 6);
    S.solid(poly([A, B, C]), { fill: "gold", L: 1.8, R: 1.6 });
  }
  torso(S, SHOULDERS, "metal", [["M120 210L120 290", "#20262a", 0.8, 2]]);
  neck(S, 20);
  S.both((m) => {
    for (let i = 2; i >= 0; i--)
      S.solid(
        shape(
          m([
            [84, 206 + i * 16],
            [52, 198 + i * 18],
            [16, 212 + i * 22],
            [0, 246 + i * 20, 1],
            [36, 240 + i * 18],
            [84, 234 + i * 14],
          ]),
        ),
        {
          fill: i === 1 ? "gold" : "metal",
          L: 2.4,
          R: 2,
          marks: [
            [
              feather(
                m([
                  [2, 244 + i * 20],
                  [36, 240 + i * 18],
                  [82, 234 + i * 14],
                ]),
                { n: 18, len: 16, side: flipped(m) ? 1 : -1, w: 1.4 },
              ),
              "#141a1e",
              0.5,
            ],
          ],
        },
      );
  });
  S.solid(sym(pts("120,190 92,186 80,200 92,226 120,240!")), {
    fill: "metal",
    L: 2,
    R: 2,
    marks: [[curve(pts("84,206 104,222 120,226 136,222 156,206")), "#20262a", 0.8, 2]],
  });
  head(S, "square", { ears: false });
  eyes(S, "#5a4020", { up: 3.8 });
  brows(S, "#d8d2c4", { w: 3.4, inn: 5 });
  lines(S);
  mouth(S, "#7c4434", { lip: 0 });
  S.solid(
    shape(
      pts(
        "82,138! 92,152 106,150 120,147 134,150 148,152 158,138! 154,168 138,188 120,198 102,188 86,168",
      ),
    ) + "M108 157C114 154 126 154 132 157C128 162 112 162 108 157Z",
    {
      fill: "#cfc8ba",
      rimR: S.c,
      L: 2,
      R: 2,
      marks: [
        [shape(pts("124,140! 126,200! 170,190! 170,130!")), "#4a3c40", 0.6],
        [
          "M94 156L100 176M106 162L110 186M120 166L120 194M134 162L130 186M146 156L140 176",
          "#5a5048",
          0.7,
          1.5,
        ],
      ],
    },
  );
  // open helm
  S.solid(
    sym(
      pts(
        "120,36 94,42 76,66 70,104 72,146 80,168! 90,156! 86,128 88,104 104,96 114,100! 120,116!",
      ),
    ),
    {
      fill: "metal",
      L: 2.8,
      R: 2.4,
      marks: [
        [
          feather(mx(pts("94,42 76,66 70,104 72,146")), { n: 26, len: 16, side: 1, w: 1.4 }),
          "#141a1e",
          0.55,
        ],
        ["M80 112L80 148M160 112L160 148", "#20262a", 0.7, 1.6],
      ],
    },
  );
  S.solid(taper(pts("84,98 102,88 120,92 138,88 156,98"), [4, 4.6, 4.6, 4.6, 4]), {
    fill: "gold",
    L: 1.4,
    R: 1.2,
  });
  S.solid(poly(pts("120,26 127,44 120,96 113,44")), { fill: "gold", L: 1.8, R: 1.6 });
  return S;
}

function choir(): Sitter {
  // Elder Pip the Cherbin
  const S = sitter("choir", "#f2d9c4", { sk2: "#8a5a70" });
  S.grad("fluff", "#fff1e4", "#8e5f78", 0.15, 1);
  S.line(ell(120, 32, 40, 10), "#f6dc94", 4).line(ell(120, 31, 40, 10), "#fffbe6", 1.4);
  S.glow(120, 32, [64, 26], "#f6dc94", 0.4);
  S.both((m) => {
    for (let i = 4; i >= 0; i--) {
      const a: Point[] = [
        [84, 196 + i * 6],
        [52 - i * 2, 168 + i * 12],
        [22 + i * 2, 150 + i * 20],
        [8 + i * 6, 124 + i * 28],
      ];
      S.solid(taper(m(a), [8, 13, 11, 1]), {
        fill: "fluff",
        L: 2,
        R: 1.8,
        marks: [[curve(m(a)), "#7a4a62", 0.5, 1.4]],
      });
    }
  });
  torso(S, pts("120,182 92,192 66,216 54,252 52,290!"), "cloth", [
    [curve(pts("84,230 120,246 156,230")), "#fff1e4", 0.8, 2],
  ]);
  S.both((m) =>
    S.solid(shape(m(pts("84,92 56,62! 52,96 70,122"))), { fill: "fluff", L: 2, R: 1.8 }),
  );
  const h = pts("120,58 90,64 66,90 60,128 76,166 100,186 120,190");
  S.solid(
    spikes(pts("104,60 74,80 58,118 66,156 92,184 120,192"), [0, 0, 0, 0, 0, 0], {
      n: 17,
      len: 13,
      base: 8,
      side: 1,
      lean: 0.2,
    }) +
      spikes(mx(pts("104,60 74,80 58,118 66,156 92,184 120,192")), [0, 0, 0, 0, 0, 0], {
        n: 17,
        len: 13,
        base: 8,
        side: -1,
        lean: 0.2,
      }),
    { fill: "fluff", L: 1.6, R: 1.4 },
  );
  S.solid(sym(h), {
    fill: "fluff",
    L: 2.4,
    R: 2.2,
    marks: [
      [shape(pts("130,54! 134,100 126,140 132,196! 190,190! 190,54!")), "#8a5a70", 0.4],
      [feather(mx(h), { n: 36, len: 14, side: 1 }), "#6a3a58", 0.5],
      [feather(h, { n: 36, len: 14, side: -1 }), "#ffffff", 0.6],
    ],
  });
  S.both((m, r) => {
    const [x, y] = at(m, 95, 124);
    S.flat(ell(x, y, 25, 27), r > 0 ? "#c99aa0" : "#fbe6d6")
      .flat(ell(x, y, 16.5, 18.5), "#3a1c2c")
      .flat(ell(x, y + 4, 12, 12), "#8a3f5c")
      .flat(ell(x, y, 8, 9.5), "#160a12")
      .flat(circle(x - 5, y - 6, 4.6), "#ffffff")
      .flat(circle(x + 4, y + 6, 2.2), "#ffffff", 0.8);
    S.line(curve(m(pts("71,118 80,104 96,98 110,104 118,116"))), "#5a2c44", 2.6);
  });
  S.solid(shape(pts("120,132! 111,142 120,158! 129,142")), {
    fill: "#f0b45a",
    L: 1.6,
    R: 2.2,
    rimR: "#a05a2a",
  });
  S.both((m) =>
    S.solid(taper(m(pts("108,92 88,86 62,92 40,116")), [4, 7, 6, 0.5]), {
      fill: "#ffffff",
      rimR: S.c,
      L: 1,
      R: 1.8,
    }),
  );
  S.solid(
    shape(pts("98,164! 110,160 120,164 130,160 142,164! 138,200 128,224 120,246! 112,224 102,200")),
    {
      fill: "#fff6ee",
      rimR: S.c,
      L: 1.6,
      R: 3,
      marks: [["M112 176L116 222M120 174L120 236M128 176L124 222", "#b48a98", 0.7, 1.5]],
    },
  );
  S.solid(circle(120, 262, 12), { fill: "gold", L: 1.8, R: 1.6 }).raw(
    `<g transform="translate(112 254) scale(.25)" fill="#6a4416">${emblem("choir")}</g>`,
  );
  return S;
}

function thorn(): Sitter {
  // Old Bramble
  const S = sitter("thorn", "#8a6a48", { sk2: "#33261c" });
  S.grad("bark", "#96744c", "#2a1d14", 0.1, 1).grad("moss", "#8cc063", "#24401e", 0.3, 1);
  S.both((m) => {
    for (const [p, w] of [
      [pts("98,76 72,52 60,20 36,4"), 10],
      [pts("66,36 42,38 22,22"), 6],
      [pts("70,50 44,66 18,62"), 6],
      [pts("106,66 98,32 106,4"), 8],
      [pts("100,30 84,14 84,-4"), 5],
    ] as const)
      S.limb(m(p), [w, w * 0.7, w * 0.45, 0.6], { fill: "bark", ring: 9 });
    for (const [x, y, a] of [
      [22, 22, 200],
      [18, 62, 190],
      [36, 6, 230],
      [84, 2, 260],
      [48, 24, 320],
      [60, 66, 120],
      [106, 8, 280],
    ] as const) {
      const [X, Y] = at(m, x, y),
        aa = flipped(m) ? 180 - a : a,
        T = pol(X, Y, 22, aa),
        N = pol((X + T[0]) / 2, (Y + T[1]) / 2, 8, aa + 90),
        N2 = pol((X + T[0]) / 2, (Y + T[1]) / 2, 8, aa - 90);
      S.solid(shape([[X, Y, 1], N, [...T, 1], N2]), {
        fill: "moss",
        L: 1.4,
        R: 1.2,
        marks: [[`M${f(X)} ${f(Y)}L${xy(T)}`, "#1c3216", 0.7, 1]],
      });
    }
  });
  torso(S, pts("120,186 94,192 56,200 20,222 2,254 -6,290!"), "bark", [
    [
      quads(
        "30,236,24,290 56,222,56,290 84,220,88,290 156,220,152,290 184,222,184,290 210,236,216,290",
      )
        .map(([a, b, c, d]) =>
          curve([
            [a, b],
            [a + 5, (b + d) / 2],
            [c, d],
          ]),
        )
        .join(""),
      "#1a110a",
      0.8,
      2.4,
    ],
  ]);
  S.solid(
    spikes(pts("92,194 56,200 20,224 4,252"), [1, 1, 1, 1], { n: 7, len: 18, base: 6, side: -1 }) +
      spikes(mx(pts("92,194 56,200 20,224 4,252")), [1, 1, 1, 1], {
        n: 7,
        len: 18,
        base: 6,
        side: 1,
      }),
    { fill: "bark", L: 1.4, R: 1.2 },
  );
  const h = pts("120,52! 104,64 86,66! 78,96 74,126 82,158 100,184 120,196");
  S.solid(sym(h), {
    fill: "bark",
    L: 2.8,
    R: 2.6,
    marks: [
      [
        shape(pts("128,40! 132,92! 124,112! 128,134 136,150! 122,156! 124,200! 190,200! 190,40!")),
        S.sk2,
        0.7,
      ],
      [
        curve(pts("100,70 96,86 104,98")) +
          curve(pts("112,58 110,76 116,92")) +
          curve(pts("132,60 134,80 128,94")) +
          curve(pts("84,100 90,130 86,152")) +
          curve(pts("92,128 98,142 94,164")) +
          curve(pts("150,100 148,130 154,150")) +
          curve(pts("142,136 146,152 142,168")),
        "#1a110a",
        0.85,
        2,
      ],
      [feather(bare(h), { n: 30, len: 12, side: -1 }), S.p.rimL, 0.35],
      [feather(mx(bare(h)), { n: 30, len: 12, side: 1 }), S.c, 0.45],
    ],
  });
  S.both((m) => {
    S.flat(shape(m(pts("88,112! 100,106 116,118! 106,128 92,124"))), "#0c0705");
    const c = at(m, 103, 117);
    S.glow(...c, 20, "#b9f27a", 0.9).flat(ell(...c, 5, 4.2), "#ecffc9");
    S.solid(shape(m(pts("82,104! 98,96 119,112! 100,106"))), { fill: "moss", L: 1.4, R: 1 });
  });
  S.solid(shape(pts("120,112! 112,136 108,150 120,156 132,150 128,136")), {
    fill: "bark",
    L: 1.8,
    R: 1.8,
  });
  S.solid(
    shape(
      pts(
        "78,146! 92,160 106,156 120,162 134,156 148,160 162,146! 166,186 152,210! 146,236! 136,222! 126,256! 118,228! 106,246! 98,216! 84,222! 74,186",
      ),
    ),
    {
      fill: "moss",
      L: 2.4,
      R: 2.2,
      marks: [
        [
          quads("92,170,96,214 106,172,108,236 120,176,122,246 134,172,132,220 148,168,146,220")
            .map(([a, b, c, d]) =>
              curve([
                [a, b],
                [a + 4, (b + d) / 2],
                [c, d],
              ]),
            )
            .join(""),
          "#173012",
          0.7,
          2,
        ],
      ],
    },
  );
  S.flat(shape(pts("108,166! 120,162 132,166! 120,172")), "#0c0705");
  return S;
}

export const LEADERS = { sun, choir, thorn };
