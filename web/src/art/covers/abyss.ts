/** Abyss: a Lord on the shell throne holds the pearl that lights the drowned court. */

import { f, glow, lin, rad, solid, tube, type Tones } from "../fx";
import { snow, title, type Cover } from "./cover";

const SHELL: Tones = ["#2a3a6b", "#6f86bd", "#d5def2"];
const GOLD: Tones = ["#6b4312", "#dfa53c", "#ffe9a6"];
const ROBE: Tones = ["#1a1440", "#43307f", "#7d63c4"];
const SKIN: Tones = ["#14505e", "#4aa3b0", "#a6e6e4"];
const RUFF: Tones = ["#5f6c92", "#c9d3ea", "#ffffff"];

/** A tower with two lit windows. */
function spire(x: number, w: number, h: number, fill: string, light = ""): string {
  const top = 282 - h;
  const window = (y: number, opacity: number): string =>
    `<path d="M${f(x - w * 0.13)} ${y}v-9a${f(w * 0.13)} ${f(w * 0.13)} 0 0 1 ${f(w * 0.26)} 0v9Z" fill="${light}" opacity="${opacity}"/>`;
  return (
    `<path d="M${x - w / 2} 282V${top}C${f(x - w * 0.4)} ${f(top - w * 0.5)} ${f(x - w * 0.1)} ${f(top - w * 0.9)} ${x} ${f(top - w * 1.8)}C${f(x + w * 0.1)} ${f(top - w * 0.9)} ${f(x + w * 0.4)} ${f(top - w * 0.5)} ${x + w / 2} ${top}V282Z" fill="${fill}"/>` +
    (light ? window(top + 22, 0.95) + window(top + 50, 0.6) : "")
  );
}

function city(): string {
  let drawn = "";
  for (const side of [-1, 1]) {
    const x = (d: number): number => 150 + side * d;
    drawn += spire(x(84), 26, 128, "#27607f") + spire(x(114), 30, 146, "#22587a", "#ffe3a0");
    drawn += spire(x(146), 28, 168, "#1d4d6e", "#ffe3a0");
    drawn += spire(x(98), 28, 74, "#12344f") + spire(x(130), 34, 102, "#0e2a43");
  }
  return drawn;
}

/** A fan of ribs behind the throne. */
function throne(): string {
  const ribs = 11;
  const [cx, cy] = [150, 238];
  let drawn = "";
  const at = (angle: number, r: number): string =>
    `${f(cx + Math.sin(angle) * r * 0.86)} ${f(cy - Math.cos(angle) * r)}`;
  // The outer ribs first, so that each nearer one lies over its neighbour.
  const order = Array.from({ length: ribs }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (ribs - 1) / 2) - Math.abs(a - (ribs - 1) / 2),
  );
  for (const i of order) {
    const middle = ((i - (ribs - 1) / 2) / ribs) * 2.9;
    const half = 0.155;
    const reach = 146 - Math.abs(i - (ribs - 1) / 2) * 5;
    drawn += solid(
      `M${at(middle, 20)}L${at(middle - half, reach)}Q${at(middle - half * 0.5, reach + 15)} ${at(middle, reach + 13)}Q${at(middle + half * 0.5, reach + 15)} ${at(middle + half, reach)}Z`,
      SHELL,
      { s: 3.2, w: 1.6, lo: 0.4 },
    );
  }
  return drawn;
}

/** Where the banners of two peoples hang. */
const BANNERS = [
  [20, 184, "#49b27a"],
  [280, 184, "#9a6bd6"],
] as const;

function banners(): string {
  return BANNERS.map(
    ([x, y, colour]) =>
      `<path d="M${x - 8} ${y}h16v46l-8-8-8 8Z" fill="${colour}" stroke="#071524" stroke-width="1.5"/><path d="M${x} ${y + 1}h7.200v44l-7.200-7Z" fill="#000" opacity=".2"/><circle cx="${x}" cy="${y + 17}" r="4.200" fill="none" stroke="#fdf6e2" stroke-width="1.6" opacity=".85"/><path d="M${x - 11} ${y}h22" stroke="#f2dca0" stroke-width="3" stroke-linecap="round"/>`,
  ).join("");
}

/** Face to face with the Lord: the left half lit, the right half in shade. */
function lord(): string {
  const face =
    "M150 104C172 104 184 122 182 146C180 166 166 186 150 190C134 186 120 166 118 146C116 122 128 104 150 104Z";
  const fin = (side: number): string =>
    `<g transform="translate(150,0) scale(${side},1)">${solid("M26 132C46 112 62 112 66 106C64 122 68 126 62 136C66 142 62 150 54 156C46 164 36 162 28 160Z", ["#0f4a58", "#2f8fa0", "#8fe0dc"], { s: 2.5, w: 1.6 })}<path d="M30 140L60 116M30 147L60 138M31 154L52 154" stroke="#06303a" stroke-width="1.4" opacity=".7"/></g>`;
  const eye = (x: number): string =>
    `${glow(x, 147, 15, "#ffe9a6", 0.9)}<path d="M${x - 9} 147Q${x} 141 ${x + 9} 147Q${x} 153 ${x - 9} 147Z" fill="#fff3c4" stroke="#06222a" stroke-width="1.5"/><circle cx="${x}" cy="146.500" r="2.600" fill="#06222a"/>`;
  return (
    fin(1) +
    fin(-1) +
    `<path d="${face}" fill="#5fb0bb" stroke="#06222a" stroke-width="2"/><path d="M150 104C172 104 184 122 182 146C180 166 166 186 150 190Z" fill="#2b7a8a"/>` +
    '<path d="M150 120L156 164L150 170L144 164Z" fill="#1d6272"/><path d="M150 120L150 170L144 164Z" fill="#86d2d6"/>' +
    '<path d="M119 135L145 142M181 135L155 142" fill="none" stroke="#06303a" stroke-width="3.200" stroke-linecap="round"/>' +
    eye(134) +
    eye(166) +
    '<path d="M140 177H160" fill="none" stroke="#06303a" stroke-width="2.400" stroke-linecap="round"/>' +
    solid(
      "M114 118L106 78L128 98L136 66L150 94L164 66L172 98L194 78L186 118C170 110 130 110 114 118Z",
      GOLD,
      { s: 3, w: 1.8 },
    ) +
    '<g stroke="#071319" stroke-width="1.5"><circle cx="106" cy="76" r="4" fill="#eef4f6"/><circle cx="136" cy="64" r="4.500" fill="#eef4f6"/><circle cx="164" cy="64" r="4.500" fill="#eef4f6"/><circle cx="194" cy="76" r="4" fill="#eef4f6"/><path d="M150 99L155 106L150 113L145 106Z" fill="#d9534f"/></g>'
  );
}

function robe(): string {
  let ruff = "";
  // From the outside to the middle: the inner folds lie on top.
  for (const i of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const t = i / 4;
    ruff += `<g transform="translate(${f(150 + t * 52)},${f(198 - t * t * 14)}) rotate(${f(t * 58)})">${solid("M-10 10L-8 -16Q0 -24 8 -16L10 10Z", RUFF, { s: 2.2, w: 1.4 })}</g>`;
  }
  const shoulder = (side: number): string =>
    `<g transform="translate(150,0) scale(${side},1)">${solid("M44 206C62 196 92 202 104 226C96 224 92 228 92 234C84 228 78 230 76 236C70 228 62 228 58 232C56 222 50 214 44 206Z", GOLD, { s: 3, w: 1.6 })}</g>`;
  return (
    ruff +
    solid(
      "M150 198C172 198 190 206 212 210C238 216 252 250 256 290H44C48 250 62 216 88 210C110 206 128 198 150 198Z",
      ROBE,
      { s: 6 },
    ) +
    '<path d="M116 206L150 290L184 206Q150 196 116 206Z" fill="#120c30" opacity=".6"/><path d="M116 206L150 290L184 206" fill="none" stroke="#f2c66d" stroke-width="3"/>' +
    shoulder(1) +
    shoulder(-1)
  );
}

/** The pearl between two hands. */
function pearl(): string {
  const [skin, skinDef] = rad(
    [
      [0, "#ffffff"],
      [0.4, "#f6f0f4"],
      [0.75, "#cfcbe2"],
      [1, "#8d94bd"],
    ],
    0.38,
    0.34,
    0.72,
  );
  const fingers = [
    "M62 292C56 268 48 254 30 244",
    "M60 292C52 272 42 262 27 253",
    "M58 292C48 278 38 270 21 262",
    "M56 292C44 284 32 278 13 269",
  ];
  const hand = (side: number): string =>
    `<g transform="translate(150,-6) scale(${side},1)">${fingers.map((d) => tube(d, 7, SKIN)).join("")}</g>`;
  return (
    glow(150, 238, 100, "#eaf6ff", 0.95) +
    `<defs>${skinDef}</defs><circle cx="150" cy="236" r="31" fill="url(#${skin})"/><path d="M128 246a26 26 0 0 0 40 4" stroke="#b79fd6" stroke-width="2.5" opacity=".5" fill="none"/><ellipse cx="139" cy="224" rx="7" ry="4.5" fill="#fff" transform="rotate(-30 139 224)"/>` +
    hand(1) +
    hand(-1)
  );
}

export const abyss: Cover = {
  w: 300,
  h: 282,
  spine: ["#122a4a", "#081424"],
  halo: "rgba(150,190,255,.26)",
  draw() {
    const [water, waterDef] = lin([
      [0, "#0b2145"],
      [0.5, "#1b4a78"],
      [0.85, "#2f6f92"],
      [1, "#123a4c"],
    ]);
    return (
      `<defs>${waterDef}</defs><rect width="300" height="282" fill="url(#${water})"/>` +
      snow(50, 300, 200, "#cfe8ff", 5) +
      city() +
      glow(150, 160, 150, "#9fc4ff", 0.5) +
      throne() +
      banners() +
      robe() +
      lord() +
      pearl() +
      title("Abyss", 150, 46, 46, "#fdf6e2", 7)
    );
  },
};
