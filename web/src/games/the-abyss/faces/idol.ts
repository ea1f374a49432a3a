/** The Amber Idol: a seated figure of amber with something old inside it, lit from within. */

import { glow, rad, solid, type Tones } from "../../../art/fx";

const CUT = "#4a1d05";
const STONE: Tones = ["#16262a", "#41565a", "#8aa19a"];

const CREST = "M72 70C58 40 74 14 92 20C96 8 108 2 115 2C122 2 134 8 138 20C156 14 172 40 158 70Z";
const HEAD = "M76 62H154C160 90 152 116 136 128C130 133 100 133 94 128C78 116 70 90 76 62Z";
const BODY =
  "M94 126C70 130 54 146 54 172C54 190 62 204 72 208H158C168 204 176 190 176 172C176 146 160 130 136 126C130 136 100 136 94 126Z";
const LEGS =
  "M40 208C38 192 60 186 88 190C100 192 108 198 115 204C122 198 130 192 142 190C170 186 192 192 190 208C188 220 160 224 115 224C70 224 42 220 40 208Z";

export function amberIdol(): string {
  const [amber, amberDef] = rad(
    [
      [0, "#fff3b4"],
      [0.28, "#f7bb45"],
      [0.66, "#c9741a"],
      [1, "#7a370a"],
    ],
    0.5,
    0.58,
    0.72,
  );
  const tones: Tones = ["#5a2607", `url(#${amber})`, "#ffe9a0"];
  const carved = (d: string, s: number, inside = ""): string =>
    solid(d, tones, { s, lo: 0.22, in: inside });
  return (
    `<defs>${amberDef}</defs><path d="M0 222Q60 206 120 214T230 210V250H0Z" fill="#0a2426"/>` +
    glow(115, 130, 116, "#ffc45a", 0.7) +
    solid("M36 216H194L206 250H24Z", STONE, { s: 4 }) +
    carved(CREST, 4, crestGrooves()) +
    ear(66, carved) +
    ear(164, carved) +
    carved(BODY, 5, lightInside()) +
    carved(HEAD, 5, faceLines()) +
    carved(LEGS, 4, legLines()) +
    arms() +
    '<path d="M82 40C86 28 94 24 100 22M86 76C84 90 86 102 92 112" stroke="#fffbe0" stroke-width="3.5" fill="none" stroke-linecap="round" opacity=".85"/>'
  );
}

function crestGrooves(): string {
  const groove = [74, 92, 115, 138, 156].map((x) => `M115 74Q${(x + 115) / 2} 44 ${x} 10`).join("");
  return (
    `<path d="${groove}" stroke="${CUT}" stroke-width="2.2" fill="none" opacity=".6"/>` +
    `<path d="M70 60C96 50 134 50 160 60" stroke="${CUT}" stroke-width="3" fill="none" opacity=".8"/>`
  );
}

function ear(x: number, carved: (d: string, s: number) => string): string {
  return (
    carved(`M${x - 12} 96a12 14 0 1 1 24 0a12 14 0 1 1 -24 0Z`, 3) +
    `<circle cx="${x}" cy="98" r="4.5" fill="${CUT}"/>`
  );
}

/** Closed lids under a heavy brow, a long nose, a calm mouth. */
function faceLines(): string {
  const lid = (x: number, out: 1 | -1): string =>
    `<path d="M${x - 15 * out} 88C${x - 8 * out} 98 ${x + 8 * out} 98 ${x + 14 * out} 86" stroke-width="3.6"/>` +
    `<path d="M${x - 10 * out} 99C${x - 4 * out} 103 ${x + 5 * out} 102 ${x + 10 * out} 97" stroke-width="1.6" opacity=".7"/>`;
  return (
    `<g fill="none" stroke="${CUT}" stroke-linecap="round">` +
    '<path d="M80 78C92 70 104 72 110 80V104C106 110 110 114 115 114C120 114 124 110 120 104V80C126 72 138 70 150 78" stroke-width="3"/>' +
    lid(93, 1) +
    lid(137, -1) +
    '<path d="M101 122C108 118 112 120 115 121C118 120 122 118 129 122" stroke-width="3"/>' +
    '<path d="M82 70H148" stroke-width="2" stroke-dasharray="3 5" opacity=".7"/></g>'
  );
}

/** What the amber closed over: an ammonite, dark against its light. */
function lightInside(): string {
  let coil = "";
  for (let i = 0; i <= 60; i++) {
    const t = i * 0.22;
    const r = 2.4 * Math.exp(0.15 * t);
    const x = 115 + r * Math.cos(t + 2.4);
    const y = 166 + r * Math.sin(t + 2.4);
    coil += `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return (
    glow(115, 166, 40, "#fffbd0", 0.95) +
    `<path d="${coil}" fill="none" stroke="${CUT}" stroke-width="4.5" stroke-linecap="round" opacity=".85"/>` +
    '<circle cx="84" cy="158" r="2" fill="#fff6c8"/><circle cx="146" cy="178" r="2.5" fill="#fff6c8"/><circle cx="150" cy="150" r="1.6" fill="#fff6c8"/>'
  );
}

function arms(): string {
  return (
    `<g fill="none" stroke="${CUT}" stroke-width="2.8" stroke-linecap="round">` +
    '<path d="M70 152C64 172 70 186 86 190C94 191 98 186 96 180M160 152C166 172 160 186 144 190C136 191 132 186 134 180"/>' +
    '<path d="M86 190l6 -8M144 190l-6 -8" stroke-width="2"/></g>'
  );
}

function legLines(): string {
  return `<path d="M56 208C80 200 100 206 115 214C130 206 150 200 174 208" stroke="${CUT}" stroke-width="2.4" fill="none" opacity=".75"/>`;
}
