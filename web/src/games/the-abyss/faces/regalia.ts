/** The dearest treasures: Gold Mask, Sunken Crown, Heart of the Deep. */

import { f, glow, solid } from "../../../art/fx";
import { GOLD, weed } from "./scenery";

export function goldMask(): string {
  let o = glow(115, 118, 112, "#ffd36a", 0.5);
  const rays: string[] = [];
  for (let i = 0; i < 11; i++) {
    const a = ((-160 + i * 14) * Math.PI) / 180,
      l = i % 2 ? 108 : 92,
      w = 0.1,
      p = (q: number, r: number): string =>
        `${f(115 + Math.cos(a + q) * r)} ${f(122 + Math.sin(a + q) * r)}`;
    rays.push(`M${p(-w, 58)}L${p(-w * 0.55, l - 8)}L${p(0, l)}L${p(w * 0.55, l - 8)}L${p(w, 58)}Z`);
  }
  rays.forEach((d) => (o += solid(d, GOLD, { s: 2.5 })));
  o += solid(
    "M50 104C50 62 80 46 115 46C150 46 180 62 180 104C180 158 148 214 115 226C82 214 50 158 50 104Z",
    GOLD,
    { s: 7 },
  );
  o += solid(
    "M46 96C64 70 88 64 115 76C142 64 166 70 184 96C170 90 150 88 136 94L115 86L94 94C80 88 60 90 46 96Z",
    ["#5a360c", "#b97c22", "#ffd982"],
    { s: 3 },
  );
  o +=
    '<path d="M66 118C74 106 94 106 102 120C92 128 76 128 66 118ZM164 118C156 106 136 106 128 120C138 128 154 128 164 118Z" fill="#140b04" stroke="#5a360c" stroke-width="2.5"/>';
  o +=
    '<circle cx="86" cy="119" r="2.5" fill="#ffe29a"/><circle cx="146" cy="119" r="2.5" fill="#ffe29a"/>';
  o +=
    solid("M115 106L126 152C122 160 108 160 104 152Z", GOLD, { s: 4, w: 1.6 }) +
    '<path d="M92 178C104 172 110 176 115 176C120 176 126 172 138 178C128 190 102 190 92 178Z" fill="#7a2a14" stroke="#3a1206" stroke-width="2"/><path d="M92 178C106 182 124 182 138 178" stroke="#3a1206" stroke-width="1.8" fill="none"/>';
  o +=
    '<g stroke="#5a360c" stroke-width="2" fill="none" opacity=".8"><path d="M62 140C70 150 82 152 92 148M64 152C72 160 82 162 92 158M168 140C160 150 148 152 138 148M166 152C158 160 148 162 138 158"/></g><path d="M115 52l9 11-9 12-9-12Z" fill="#2fa38f" stroke="#071319" stroke-width="2"/><path d="M110 61l4-5" stroke="#d8fff0" stroke-width="2"/>';
  for (const x of [44, 186])
    o += `<circle cx="${x}" cy="140" r="9" fill="none" stroke="#071319" stroke-width="8"/><circle cx="${x}" cy="140" r="9" fill="none" stroke="#d69b35" stroke-width="4.5"/>`;
  return o;
}

export function sunkenCrown(): string {
  let o = glow(112, 110, 116, "#ffd873", 0.6) + `<g transform="translate(112,124) rotate(-11)">`;
  o +=
    '<ellipse cx="0" cy="34" rx="82" ry="20" fill="#3a240a" stroke="#071319" stroke-width="2"/><path d="M-78 34C-60 18 60 18 78 34" fill="#7a4a17"/>';
  o += solid(
    "M-82 34L-92 -46L-54 -2L-40 -72L-12 -10L0 -88L12 -10L40 -72L54 -2L92 -46L82 34C60 56 -60 56 -82 34Z",
    GOLD,
    { s: 6 },
  );
  o +=
    '<path d="M-76 14L-84 -22L-56 12M-44 18L-38 -40L-18 14M18 14L38 -40L44 18M56 12L84 -22L76 14" fill="none" stroke="#6b4312" stroke-width="2" opacity=".7"/><path d="M-74 22Q0 46 74 22" fill="none" stroke="#6b4312" stroke-width="2" opacity=".7" stroke-dasharray="2 5"/>';
  o += solid(
    "M-84 30C-60 54 60 54 84 30L82 58C58 82 -58 82 -82 58Z",
    ["#5a360c", "#c88a2a", "#ffe29a"],
    { s: 4 },
  );
  for (const [x, y, r] of [
    [-92, -52, 8],
    [-40, -78, 8],
    [0, -95, 10],
    [40, -78, 8],
    [92, -52, 8],
  ] as const)
    o += `<circle cx="${x}" cy="${y}" r="${r}" fill="#dfe9ea" stroke="#071319" stroke-width="2"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.38}" fill="#fff"/>`;
  for (const [x, y, c] of [
    [-58, 52, "#49b27a"],
    [-20, 61, "#4f7fd9"],
    [20, 61, "#d9534f"],
    [58, 52, "#9a6bd6"],
  ] as const)
    o += `<rect x="${x - 10}" y="${y - 9}" width="20" height="18" rx="5" fill="${c}" stroke="#071319" stroke-width="2"/><path d="M${x - 5} ${y - 3}q3-3 7-2" stroke="#fff" stroke-width="2" fill="none"/>`;
  o +=
    '<path d="M0 -60L10 -34L0 -10L-10 -34Z" fill="#d9534f" stroke="#071319" stroke-width="2"/><path d="M-4 -36l4-14" stroke="#ffd9d0" stroke-width="2"/></g>';
  o +=
    '<path d="M0 214C40 176 84 214 118 206C160 196 190 170 230 196V250H0Z" fill="#15383a" stroke="#071319" stroke-width="2"/><path d="M0 226C40 196 84 224 118 218C160 208 190 186 230 208V250H0Z" fill="#0a2426"/>';
  for (const [x, y] of [
    [40, 206],
    [66, 216],
    [160, 206],
    [186, 198],
  ] as const)
    o += `<ellipse cx="${x}" cy="${y}" rx="8" ry="4" fill="#d69b35" stroke="#071319" stroke-width="1.5"/>`;
  return o + weed(214, 56, "#06181a", -1) + weed(200, 36, "#06181a");
}

/** The corners of the cut stone. */
const CORNERS = {
  t: [115, 58],
  a: [84, 36],
  b: [52, 44],
  c: [34, 84],
  e: [54, 136],
  k: [115, 204],
  h: [176, 136],
  j: [196, 84],
  l: [178, 44],
  m: [146, 36],
  q: [115, 96],
  u: [76, 82],
  v: [154, 82],
  w: [88, 132],
  x: [142, 132],
  y: [115, 152],
} as const;
type Corner = keyof typeof CORNERS;

/** Its facets: corners, and the colour. */
const FACETS: readonly (readonly [string, string])[] = [
  ["tau", "#ffb3c4"],
  ["abu", "#ff8aa6"],
  ["bcu", "#e85a80"],
  ["cewu", "#c53562"],
  ["ekyw", "#8d1a45"],
  ["tuq", "#ffdbe2"],
  ["uwq", "#ff7f9e"],
  ["wyq", "#d94570"],
  ["tmv", "#ff9db4"],
  ["mlv", "#f0668a"],
  ["ljv", "#b93260"],
  ["jhxv", "#8a1f4a"],
  ["hkyx", "#5e0f33"],
  ["tvq", "#ffc4d2"],
  ["vxq", "#d64a74"],
  ["xyq", "#a8295a"],
];

/** A polygon through some corners. */
function through(corners: string): string {
  return `M${[...corners].map((name) => CORNERS[name as Corner].join(" ")).join("L")}Z`;
}

export function heartOfTheDeep(): string {
  let o = "";
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    o += `<path d="M115 112L${f(115 + Math.cos(a - 0.06) * 170)} ${f(112 + Math.sin(a - 0.06) * 170)}L${f(115 + Math.cos(a + 0.06) * 170)} ${f(112 + Math.sin(a + 0.06) * 170)}Z" fill="#ff9fb8" opacity="${i % 2 ? 0.07 : 0.13}"/>`;
  }
  o += glow(115, 112, 126, "#ff5f86", 0.75);
  // black coral cradle
  const br = (d: string, w: number): string =>
    `<path d="${d}" fill="none" stroke="#04090d" stroke-width="${w + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#17323a" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#5b8f93" stroke-width="${w * 0.25}" stroke-linecap="round" transform="translate(-1.5 -1.5)"/>`;
  o +=
    br("M96 256C92 226 52 216 40 176C32 150 36 128 22 106", 9) +
    br("M134 256C138 226 178 216 190 176C198 150 194 128 208 106", 9) +
    br("M46 190C30 184 22 172 10 168", 5) +
    br("M184 190C200 184 208 172 220 168", 5);
  for (const [corners, colour] of FACETS) {
    o += `<path d="${through(corners)}" fill="${colour}" stroke="#3a0620" stroke-width="1.4" stroke-linejoin="round"/>`;
  }
  o +=
    `<path d="${through("tabcekhjlm")}" fill="none" stroke="#16020c" stroke-width="3" stroke-linejoin="round"/>` +
    glow(104, 94, 34, "#fff", 0.85) +
    '<path d="M60 52L80 44" stroke="#fff" stroke-width="4" stroke-linecap="round"/>';
  o +=
    br("M60 252C64 220 96 214 92 184", 7) +
    br("M170 252C166 220 134 214 138 184", 7) +
    br("M40 176C60 170 66 158 62 146", 6) +
    br("M190 176C170 170 164 158 168 146", 6);
  for (const [x, y] of [
    [190, 48],
    [44, 22],
    [170, 18],
  ] as const)
    o += `<path d="M${x} ${y - 9}l2 7 7 2-7 2-2 7-2-7-7-2 7-2Z" fill="#fff" opacity=".9"/>`;
  return o;
}
