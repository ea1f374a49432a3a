/** The Swords: they steal a card, or rid you of a Panic. */

import { glow, solid, tube, type Tones } from "../../../art/fx";
import { BONE, bub, GOLD, STEEL, weed, WOOD } from "./scenery";

export function boneKnife(): string {
  let o =
    weed(24, 56, "#0a1a2c") +
    weed(206, 80, "#0a1a2c", -1) +
    `<g transform="translate(116,128) rotate(36)">`;
  o += solid(
    "M-14 34C-20 -10 -20 -60 4 -112C20 -78 22 -40 16 -4L20 2L14 8L18 14L13 20L14 34Z",
    BONE,
    {
      s: 6,
      in: '<path d="M2 -96C-6 -50 -4 -10 -2 30" stroke="#8a7550" stroke-width="2" fill="none"/><path d="M8 -70l6 3M10 -56l7 2M11 -42l6 1" stroke="#8a7550" stroke-width="1.5"/>',
    },
  );
  o += solid("M-26 32C-10 26 10 26 26 32C24 42 12 44 0 43C-12 44 -24 42 -26 32Z", WOOD, { s: 3 });
  o += tube("M0 44V100", 17, ["#3d1d1c", "#8d3b34", "#d9806c"], { cap: "butt" });
  for (let i = 0; i < 6; i++)
    o += `<path d="M-9 ${50 + i * 9}L9 ${55 + i * 9}M9 ${50 + i * 9}L-9 ${55 + i * 9}" stroke="#2a100f" stroke-width="1.5"/>`;
  o += solid("M-13 100C-20 112 -10 124 0 116C10 124 20 112 13 100Z", BONE, { s: 3 });
  return (
    o +
    "</g>" +
    `<path d="M78 214q-18 10-14 26" stroke="#d9806c" stroke-width="3" fill="none"/>` +
    bub(62, 80, 4) +
    bub(54, 66, 2.5)
  );
}

/** A broad clipped blade, a shell guard and a bow over the knuckles. */
export function cutlass(): string {
  const leather: Tones = ["#2a1512", "#6b3a2c", "#b87a5c"];
  const blade = solid(
    "M-13 50C-19 4 -24 -46 -8 -92C-3 -106 8 -118 30 -128C28 -110 33 -92 31 -70C27 -32 17 8 14 50Z",
    STEEL,
    {
      s: 7,
      in:
        '<path d="M6 -100C-12 -58 -9 -4 -5 48" stroke="#fff" stroke-width="1.6" fill="none" opacity=".75"/>' +
        '<path d="M24 -104C20 -66 12 -10 8 48" stroke="#17263a" stroke-width="1.4" fill="none" opacity=".5"/>' +
        '<path d="M30 -64l-8 5M29 -44l-6 7M24 -22l-7 3" stroke="#17263a" stroke-width="1.6" opacity=".55"/>',
    },
  );
  let wire = "";
  for (let y = 64; y < 104; y += 8) wire += `M-8 ${y + 3}L8 ${y - 2}`;
  const hilt =
    tube("M0 56V106", 15, leather, { cap: "butt" }) +
    `<path d="${wire}" stroke="#f1d184" stroke-width="1.8"/>` +
    tube("M22 56C46 66 46 104 8 112", 7, GOLD) +
    tube("M-10 54C-26 58 -36 52 -34 40", 7, GOLD) +
    '<circle cx="-34" cy="37" r="5.5" fill="#ffe29a" stroke="#071319" stroke-width="1.8"/>' +
    solid("M-30 50C-18 40 20 40 34 48C34 62 18 68 2 68C-14 68 -28 62 -30 50Z", GOLD, {
      s: 4,
      in: '<path d="M-22 50C-8 58 14 58 28 50M-12 45C-4 52 10 52 18 45" stroke="#6b4312" stroke-width="1.6" fill="none" opacity=".8"/>',
    }) +
    solid("M-11 104C-16 118 -6 124 0 124C6 124 16 118 11 104Z", GOLD, { s: 3 });
  return (
    weed(200, 56, "#0a1a2c", -1) +
    glow(86, 84, 80, "#dbe8ff", 0.35) +
    `<g transform="translate(116,132) rotate(-34)">${blade}${hilt}</g>` +
    bub(178, 110, 4) +
    bub(192, 92, 6) +
    bub(184, 74, 3)
  );
}

export function trident(): string {
  let o = glow(115, 70, 90, "#cfe2ff", 0.4) + `<g transform="translate(115,128) rotate(9)">`;
  o += tube("M0 -20V150", 11, ["#12404a", "#2f8f8c", "#a8efe0"]);
  const pr: Tones = ["#4d3a12", "#cfa23f", "#fff0b8"];
  o += solid("M0 -122C10 -104 12 -92 9 -84L7 -16H-7L-9 -84C-12 -92 -10 -104 0 -122Z", pr, { s: 3 });
  o += solid(
    "M-52 -108C-40 -96 -36 -84 -40 -74C-44 -44 -30 -26 0 -24C30 -26 44 -44 40 -74C36 -84 40 -96 52 -108C62 -84 62 -60 54 -40C46 -16 24 -4 0 -4C-24 -4 -46 -16 -54 -40C-62 -60 -62 -84 -52 -108Z",
    pr,
    { s: 4 },
  );
  o +=
    solid("M-18 -12H18L12 10H-12Z", pr, { s: 3 }) +
    '<circle cx="0" cy="-3" r="6.5" fill="#d9534f" stroke="#071319" stroke-width="1.8"/><circle cx="-2" cy="-5" r="2" fill="#ffd9d0"/>';
  for (const y of [30, 40, 96, 106])
    o += `<rect x="-8.5" y="${y}" width="17" height="6" rx="2" fill="#cfa23f" stroke="#071319" stroke-width="1.5"/>`;
  o +=
    '<path d="M-6 50L6 58M-6 60L6 68M-6 70L6 78M-6 80L6 88" stroke="#0c3038" stroke-width="1.6"/>';
  return (
    o +
    "</g>" +
    '<path d="M58 262C64 222 92 206 122 214C152 206 176 224 180 262Z" fill="#0a1624"/>' +
    weed(44, 60, "#0a1a2c") +
    weed(196, 70, "#0a1a2c", -1) +
    bub(56, 110, 4) +
    bub(48, 94, 2.5) +
    bub(186, 96, 4)
  );
}
