/** Chasms: two daggers over the rift, and what waits below. */

import { f, glow, lin, rad, solid, tube, type Tones } from "../fx";
import { title, type Cover } from "./cover";

const LEFT = "M84 -4L70 40L82 78L50 122L60 160L30 206L50 246L24 296";
const RIGHT = "M132 -4L148 44L134 84L168 120L156 164L188 204L168 250L194 296";
const ROOT: Tones = ["#2a1b12", "#6b4a2e", "#b98a58"];
const STEEL: Tones = ["#2a3a50", "#a9bac6", "#fff"];

/** One eye, as wide as the rift. */
function eye(): string {
  const [iris, irisDef] = rad([
    [0, "#fffbe0"],
    [0.3, "#ffd76a"],
    [0.62, "#e8742c"],
    [1, "#5c1512"],
  ]);
  let drawn = `<defs>${irisDef}<clipPath id="chasms-eye"><path d="M36 236C66 196 150 196 180 236C150 270 66 270 36 236Z"/></clipPath></defs><path d="M10 226C50 160 166 160 206 226C206 250 206 280 206 300H10Z" fill="#1a0c13"/>`;
  for (let i = 0; i < 4; i++)
    drawn += `<path d="M${16 + i * 5} ${222 - i * 9}C${56 + i * 3} ${166 - i * 8} ${160 - i * 3} ${166 - i * 8} ${200 - i * 5} ${222 - i * 9}" fill="none" stroke="#5e2420" stroke-width="${f(2.2 - i * 0.3)}" opacity="${f(0.9 - i * 0.18)}"/>`;
  drawn +=
    glow(108, 234, 86, "#ffb45a", 0.7) +
    '<path d="M28 236C62 188 154 188 188 236C154 276 62 276 28 236Z" fill="#2a0d10" stroke="#0c0508" stroke-width="3"/><g clip-path="url(#chasms-eye)"><rect x="20" y="190" width="180" height="90" fill="#f4d9a8"/>' +
    `<circle cx="108" cy="233" r="40" fill="url(#${iris})"/>`;
  for (let i = 0; i < 36; i++) {
    const t = (i / 36) * Math.PI * 2;
    drawn += `<path d="M${f(108 + Math.cos(t) * 13)} ${f(233 + Math.sin(t) * 15)}L${f(108 + Math.cos(t) * 39)} ${f(233 + Math.sin(t) * 39)}" stroke="#7a1f12" stroke-width="1.3" opacity="${i % 2 ? 0.55 : 0.3}"/>`;
  }
  return (
    drawn +
    '<circle cx="108" cy="233" r="40" fill="none" stroke="#4a100e" stroke-width="3"/><path d="M108 194C120 214 120 252 108 272C96 252 96 214 108 194Z" fill="#0c0508"/><ellipse cx="92" cy="216" rx="8" ry="5.5" fill="#fff" opacity=".9" transform="rotate(-30 92 216)"/><path d="M30 236C62 190 154 190 186 236L186 214C154 176 62 176 30 214Z" fill="#12070b" opacity=".55"/><path d="M44 236q8-3 14 2M172 236q-8-3-14 2M50 246q8-2 12 0M166 246q-8-2-12 0" stroke="#b5402c" stroke-width="1.3" fill="none" opacity=".7"/></g><path d="M36 270C70 292 146 292 180 270M48 284C78 300 138 300 168 284" fill="none" stroke="#5e2420" stroke-width="2"/>'
  );
}

function cliffs(): string {
  const [rock, rockDef] = lin([
    [0, "#20303c"],
    [1, "#0a1218"],
  ]);
  return (
    `<defs>${rockDef}</defs><g fill="url(#${rock})" stroke="#0a0d10" stroke-width="2"><path d="${LEFT}H-4V-4Z"/><path d="${RIGHT}H220V-4Z"/></g>` +
    `<path d="${LEFT}${RIGHT}" fill="none" stroke="#ffb867" stroke-width="2.5" opacity=".85"/>` +
    '<path d="M60 0L30 60L44 100L14 150M24 0L8 70M50 130L20 190L28 240M160 0L186 70L174 110L202 160M196 10L210 80M168 140L196 200L186 250" stroke="#3d5462" stroke-width="1.6" fill="none" opacity=".7"/>'
  );
}

const dagger = (x: number, angle: number, grip: string): string =>
  `<g transform="translate(${x},108) rotate(${angle})">${solid("M-6 -20L0 34L6 -20Z", STEEL, { s: 2.5, w: 1.5 })}` +
  `<g stroke="#1a0d08" stroke-width="1.5"><rect x="-15" y="-25" width="30" height="6" rx="2.5" fill="#d69b35"/><rect x="-3.5" y="-46" width="7" height="22" rx="2" fill="${grip}"/><circle cy="-49" r="5" fill="#f2c66d"/></g></g>`;

export const chasms: Cover = {
  w: 216,
  h: 292,
  spine: ["#2e1a12", "#140b08"],
  halo: "rgba(255,160,90,.24)",
  draw() {
    const [sky, skyDef] = lin([
      [0, "#3c2338"],
      [0.4, "#7a3a3a"],
      [0.72, "#d9733a"],
      [1, "#ffd27a"],
    ]);
    let haze = "";
    for (let i = 0; i < 5; i++)
      haze += `<path d="M0 ${118 + i * 34}Q54 ${104 + i * 34} 108 ${118 + i * 34}T216 ${116 + i * 34}" opacity="${f(0.14 + i * 0.05)}"/>`;
    return (
      `<defs>${skyDef}</defs><rect width="216" height="292" fill="url(#${sky})"/>` +
      glow(108, 250, 150, "#ffb45a") +
      `<g stroke="#ffe0a8" stroke-width="1.3" fill="none">${haze}</g>` +
      eye() +
      cliffs() +
      tube("M-6 98C40 78 64 112 104 102C140 94 168 74 222 96", 9, ROOT) +
      tube("M60 100C54 118 44 126 40 146", 5, ROOT) +
      tube("M150 94C160 112 170 118 176 138", 5, ROOT) +
      dagger(92, 16, "#4f7fd9") +
      dagger(124, -16, "#d9534f") +
      title("Chasms", 108, 38, 38, "#fff2d6", 3)
    );
  },
};
