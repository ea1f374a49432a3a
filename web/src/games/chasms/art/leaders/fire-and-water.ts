/** Captain Ruska, Mirelle of the Shoals, Kestra Galewing. */

import { curve, poly, shape, taper, spikes, circle, pol, pts, xy, type Point } from "../geo";
import { feather, at, flipped } from "../scene";
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

function ember(): Sitter {
  // Captain Ruska
  const S = sitter("ember", "#cf8f68");
  S.grad("hair", "#ff9a4a", "#8e2416", 0.1, 0.65);
  S.solid(
    spikes(pts("80,130 78,90 96,62 130,56 158,76 162,120"), [2, 2, 2, 2, 2, 2], {
      n: 13,
      len: 30,
      base: 13,
      side: -1,
      lean: 0.55,
    }),
    { fill: "hair", L: 2, R: 1.8 },
  );
  torso(S, SHOULDERS, "leather");
  neck(S);
  S.both((m) => {
    for (let i = 1; i >= 0; i--)
      S.solid(
        shape(
          m([
            [74, 214 + i * 20],
            [42, 206 + i * 22],
            [12, 226 + i * 24],
            [2, 262 + i * 20, 1],
            [40, 254 + i * 18],
            [78, 246 + i * 14],
          ]),
        ),
        {
          fill: i ? "cloth2" : "cloth",
          L: 2.6,
          R: 2.2,
          marks: [
            [
              feather(
                m([
                  [4, 260 + i * 20],
                  [40, 254 + i * 18],
                  [76, 246 + i * 14],
                ]),
                { n: 16, len: 16, side: flipped(m) ? 1 : -1 },
              ),
              S.p.dark,
              0.5,
            ],
          ],
        },
      );
  });
  fur(S, pts("-12,262 24,232 62,210 92,200 120,210 148,200 178,210 216,232 252,262"), "#9a5232", {
    n: 30,
    len: 20,
  });
  head(S, "oval", { ears: false });
  eyes(S, "#e08a24", { tilt: 7 });
  brows(S, "#7a2414", { w: 3.6, inn: 7 });
  mouth(S, "#a04a3c", { smile: -1, w: 11 });
  S.line("M94 92L100 108M102 122L106 140", "#f3c9b0", 2.4).line(
    "M95 92L101 108M103 122L107 140",
    S.sk2,
    0.9,
  );
  S.solid(
    shape(
      pts(
        "80,112! 82,84 96,66 118,58 140,60 156,76 160,110! 152,92! 146,98! 140,82! 130,94! 124,78! 108,92! 106,80! 94,98! 90,92!",
      ),
    ),
    {
      fill: "hair",
      L: 2.2,
      R: 2,
      marks: [
        [
          "M100 68L106 82M118 62L122 78M136 64L138 80M150 78L152 92M88 84L92 92",
          "#7a1f12",
          0.7,
          1.6,
        ],
      ],
    },
  );
  for (let i = -2; i <= 2; i++)
    S.solid(
      taper(
        [
          [120 + i * 13, 232 - Math.abs(i) * 5],
          [121 + i * 13, 246 - Math.abs(i) * 4],
          [124 + i * 12, 258 - Math.abs(i) * 6],
        ],
        [4.4, 3.4, 0.4],
      ),
      { fill: "tooth", L: 1, R: 1 },
    );
  S.line(curve(pts("82,214 100,230 120,234 140,230 158,214")), "#2a1208", 2.4);
  return S;
}

function tide(): Sitter {
  // Mirelle of the Shoals
  const S = sitter("tide", "#8f5f45");
  S.grad("hair", "#2fc3b4", "#0b3d52", 0.1, 1);
  S.both((m) => {
    for (let i = 0; i < 5; i++)
      S.limb(
        m([
          [96 - i * 3, 72 + i * 6],
          [66 - i * 3, 112 + i * 6],
          [78 - i * 8, 160 + i * 4],
          [48 - i * 7, 206 + i * 8],
          [62 - i * 10, 262],
        ]),
        [15, 15, 14, 12, 3],
        { fill: "hair", ring: 0 },
      );
  });
  torso(S, SHOULDERS, "cloth", [
    [curve(pts("60,230 90,262 120,270 150,262 180,230")), "#f3e9d2", 0.8, 1.6],
  ]);
  neck(S, 16);
  S.both((m) => {
    for (let i = 4; i >= 0; i--) {
      const a = 196 + i * 21;
      const [A, B, C] = [
        pol(112, 214, 46, a - 12),
        pol(112, 214, 60, a),
        pol(112, 214, 46, a + 12),
      ];
      S.solid(shape(m([[112, 226, 1], A, B, C])), {
        fill: i % 2 ? "cloth" : "cloth2",
        L: 2,
        R: 1.8,
        marks: [[`M${xy(at(m, 112, 224))}L${xy(at(m, ...B))}`, "#f3e9d2", 0.4, 1]],
      });
    }
  });
  head(S, "oval", {});
  eyes(S, "#2aa6a0", { tilt: 5, up: 4.6 });
  brows(S, "#1b2f34", { w: 2.2, inn: 3 });
  mouth(S, "#7c3440", { smile: 1 });
  S.solid(
    shape(
      pts("84,128! 80,96 92,66 120,54 148,66 160,96 156,128! 150,100 140,82 121,70! 100,82 90,102"),
    ),
    {
      fill: "hair",
      L: 2.2,
      R: 2,
      marks: [
        [
          curve(pts("120,58 102,70 90,94")) +
            curve(pts("120,58 140,72 152,96")) +
            curve(pts("110,62 94,76 86,104")),
          "#07303c",
          0.7,
          1.5,
        ],
      ],
    },
  );
  // shell diadem
  for (let i = 0; i < 5; i++) {
    const x = 120 + (i - 2) * 15,
      y = 70 + Math.abs(i - 2) * 5,
      h = 26 - Math.abs(i - 2) * 6;
    S.solid(
      shape([
        [x - 8, y, 1],
        [x - 7, y - h * 0.6],
        [x, y - h],
        [x + 7, y - h * 0.6],
        [x + 8, y, 1],
        [x, y + 4],
      ]),
      {
        fill: "#efe2cc",
        rimR: "#f09a86",
        L: 1.4,
        R: 2.4,
        marks: [
          [
            `M${x} ${y}L${x} ${y - h}M${x} ${y}L${x - 5} ${y - h * 0.7}M${x} ${y}L${x + 5} ${y - h * 0.7}`,
            "#9a6a5a",
            0.7,
            1,
          ],
        ],
      },
    );
  }
  S.line(curve(pts("86,86 104,76 120,74 136,76 154,86")), "#f6dc94", 3);
  S.flat(
    [88, 98, 109, 120, 131, 142, 152]
      .map((x, i) => circle(x, 83 - 7 * Math.sin((i / 6) * Math.PI), 2.6))
      .join(""),
    "#ffffff",
  );
  S.flat(
    pts("96,208 104,216 112,221 120,223 128,221 136,216 144,208")
      .map(([x, y]) => circle(x, y, 3.4))
      .join(""),
    "#f7f1e6",
  );
  S.solid(shape(pts("120,226 112,238 120,250 128,238")), { fill: "#bff4ee", L: 1.4 });
  S.both((m) => S.flat(circle(...at(m, 78, 144), 3.4), "#f7f1e6"));
  return S;
}

function storm(): Sitter {
  // Kestra Galewing
  const S = sitter("storm", "#b0774f");
  S.grad("hair", "#2c3358", "#0b0f22", 0.1, 0.8).grad("fe", "#8fb2f6", "#1a2b60", 0.3, 1);
  S.both((m) => {
    for (let i = 6; i >= 0; i--) {
      const a: Point[] = [
        [104 - i * 6, 214 + i * 3],
        [66 - i * 8, 190 + i * 10],
        [28 - i * 8, 186 + i * 15],
        [4 - i * 4, 170 + i * 20],
      ];
      S.solid(taper(m(a), [8, 12, 10, 0.5]), {
        fill: i % 2 ? "fe" : "cloth2",
        L: 2,
        R: 1.8,
        marks: [
          [curve(m(a)), "#0b1430", 0.7, 1.4],
          [feather(m(a), { n: 16, len: 12, side: 1 }), "#0b1430", 0.5],
        ],
      });
    }
  });
  torso(S, pts("120,196 98,200 74,212 52,236 44,290!"), "cloth2", [
    ["M96 206L132 290M144 206L108 290", "#e8d9b0", 0.8, 2.4],
  ]);
  neck(S, 16);
  head(S, "oval");
  S.flat(
    shape(pts("84,112! 104,108 120,114 136,108 156,112! 154,126! 136,126 120,124 104,126 86,126!")),
    S.c,
    0.85,
  );
  eyes(S, "#dfeaff", { tilt: 8, up: 4.2 });
  brows(S, "#1a1c34", { w: 3, inn: 6, lift: 2 });
  mouth(S, "#8e4038", { smile: 2 });
  S.line("M92 136L98 142M92 141L97 146", S.c, 2);
  // wind-swept hair to the right
  for (const [p, w] of [
    [pts("90,84 118,48 166,40 214,58"), 15],
    [pts("92,78 130,56 176,62 226,92"), 15],
    [pts("100,74 138,66 166,88 206,122"), 13],
    [pts("112,74 146,76 160,104 186,140"), 10],
  ] as const)
    S.solid(taper(p, [6, w, w * 0.8, 0.6]), {
      fill: "hair",
      L: 2,
      R: 1.8,
      marks: [[curve(p), "#6b7fc0", 0.6, 1.4]],
    });
  S.solid(shape(pts("82,110! 84,86 98,68 122,60 146,70 140,84! 120,80 100,88 90,104!")), {
    fill: "hair",
    L: 2.2,
    R: 1.8,
    marks: [[curve(pts("92,92 108,74 136,70")), "#6b7fc0", 0.6, 1.4]],
  });
  for (const quill of [pts("150,76 186,40 212,4"), pts("154,84 198,62 232,34")])
    S.solid(taper(quill, [3, 10, 0.5]), {
      fill: "fe",
      L: 1.6,
      R: 1.4,
      marks: [[curve(quill), "#0b1430", 0.8, 1.2]],
    });
  S.solid(taper(pts("82,96 100,84 122,80 148,84"), [3, 3.4, 3.4, 3]), { fill: "gold", L: 1.2 });
  S.both((m) => S.solid(poly(m(pts("80,138 75,150 80,166 85,150"))), { fill: "gold", L: 1 }));
  return S;
}

export const LEADERS = { ember, tide, storm };
