/** The frame of a face and the back: everything on a card but its words. */

import { HATCH, f, glow, lin, rad, uid } from "../../../art/fx";
import { GLYPHS, glyphIn } from "../../../art/glyphs";
import { ART } from "./art";
import { FACES, PALETTES, type FaceId, type Kind } from "./kinds";
import { sea } from "./scenery";

const WINDOW = "M10 52H240V292Q240 297 235 297H15Q10 297 10 292Z";
const RIM =
  '<rect x=".75" y=".75" width="248.5" height="348.5" rx="13.5" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.5"/>';
const SIGN = "#d8ccae";

/** A whole drawing that stands alone, so that it can be shown as a picture. */
function sheet(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><defs>${HATCH}</defs>${body}</svg>`;
}

/** A face without its name and its number. */
export function faceDrawing(id: FaceId, drawing = 0): string {
  const { kind, seed } = FACES[id];
  const { band, dark } = PALETTES[kind];
  const isPanic = kind === "panic";
  const clip = uid("w");
  const [vellum, vellumDef] = lin([
    [0, "#35332a"],
    [0.5, "#232420"],
    [1, "#171a18"],
  ]);
  const [header, headerDef] = lin(
    [
      [0, band],
      [1, mix(band, dark, 0.3)],
    ],
    0,
    0,
    1,
    1,
  );
  const [shade, shadeDef] = rad(
    [
      [0.55, "#000", 0],
      [1, "#000", 0.55],
    ],
    0.5,
    0.45,
    0.75,
  );
  const blood = isPanic
    ? '<rect width="250" height="350" rx="14" fill="#4a0f0c" opacity=".55"/>'
    : "";
  return sheet(
    `<defs>${vellumDef}${headerDef}${shadeDef}<clipPath id="${clip}"><path d="${WINDOW}"/></clipPath></defs>` +
      `<rect width="250" height="350" rx="14" fill="url(#${vellum})"/>${blood}` +
      `<g clip-path="url(#${clip})"><g transform="translate(10,50)">${sea(kind, seed)}${ART[id](drawing)}` +
      `<rect width="230" height="248" fill="url(#${shade})"/></g></g>` +
      `<path d="${WINDOW}" fill="none" stroke="#0a0f10" stroke-width="2"/>` +
      `<path d="M10 297H240" stroke="${band}" stroke-width="1.5" opacity=".7"/>` +
      `<path d="M10 20Q10 10 20 10H230Q240 10 240 20V52H10Z" fill="url(#${header})"/>` +
      '<path d="M11 20Q11 11 20 11H230Q239 11 239 20" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.3"/>' +
      '<path d="M10 52H240" stroke="#0a0f10" stroke-width="2"/>' +
      (isPanic ? "" : seal(dark)) +
      medallion(kind) +
      `<g transform="translate(${isPanic ? 65 : 62},317)">${effect(kind)}</g>` +
      glyphIn(kind, 15, 322, 16, band) +
      RIM,
  );
}

/** The round place of the number. */
function seal(ring: string): string {
  return (
    '<path d="M71 47.500H232" stroke="#0a0f10" stroke-opacity=".3" stroke-width="1"/>' +
    '<circle cx="39" cy="39" r="31" fill="#10130f"/><circle cx="39" cy="39" r="28.5" fill="#efe4c8"/>' +
    `<circle cx="39" cy="39" r="28.5" fill="none" stroke="${ring}" stroke-width="2.5"/>` +
    `<circle cx="39" cy="39" r="24.5" fill="none" stroke="${ring}" stroke-width=".9" opacity=".7"/>`
  );
}

function medallion(kind: Kind): string {
  const { band, dark } = PALETTES[kind];
  return (
    `<g transform="translate(125,297)"><circle r="20" fill="#10130f"/><circle r="17.5" fill="${dark}"/>` +
    `<circle r="17.5" fill="none" stroke="${band}" stroke-width="1.5"/>${glyphIn(kind, -10.5, -10.5, 21, "#f5ecd4")}</g>`
  );
}

/** The sign of the effect, in a box of 120×30: what the class does, without words. */
function effect(kind: Kind): string {
  switch (kind) {
    case "eye":
      return (
        [0, 1, 2, 3].map((i) => miniature(8 + i * 11, "#1a1c19")).join("") +
        `<path d="M72 13.5C76 8.5 80 7 84 7s8 1.5 12 6.5c-4 5-8 6.5-12 6.5s-8-1.5-12-6.5Z" fill="none" stroke="${SIGN}" stroke-width="1.7"/><circle cx="84" cy="13.5" r="3" fill="${SIGN}"/>` +
        `<path d="M107 3v20M107 3l-4 4.5M107 3l4 4.5M107 23l-4-4.5M107 23l4-4.5" stroke="${SIGN}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`
      );
    case "hook":
      return (
        person(16) +
        arrow(31) +
        miniature(48, SIGN) +
        miniature(56, "#1a1c19") +
        arrow(78) +
        miniature(94, SIGN)
      );
    case "sword":
      return (
        miniature(4, SIGN) +
        arrow(22) +
        `<path d="M49 5l-6 19" stroke="${SIGN}" stroke-width="1.4" opacity=".7"/>` +
        miniature(62, "#1a1c19") +
        panicGlyph(63.8, 7.5, 0.47, "#ff7a62") +
        arrow(81) +
        person(106)
      );
    case "panic":
      return [0, 1, 2]
        .map((i) => {
          const third = i === 2;
          const x = 22 + i * 27;
          return (
            miniature(x, third ? "#ff6b57" : "#5e1a1c", 2, 18, 24) +
            panicGlyph(x + 2.6, 7.5, 0.53, third ? "#2a0806" : "#ff9c86")
          );
        })
        .join("");
    case "treasure":
      return (
        `<path d="M24 13.5H48M72 13.5H96" stroke="${SIGN}" stroke-width="1.3" opacity=".7"/>` +
        `<path d="M60 6l7 7.5-7 7.5-7-7.5Z" fill="${SIGN}" opacity=".8"/>`
      );
  }
}

function miniature(x: number, fill: string, y = 3, w = 15, h = 21): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2.6" fill="${fill}" stroke="${SIGN}" stroke-width="1.7"/>`;
}

function arrow(x: number): string {
  return `<path d="M${x} 14h9m-3.6-3.6l3.8 3.6-3.8 3.6" fill="none" stroke="${SIGN}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function person(x: number): string {
  return `<circle cx="${x}" cy="7.5" r="4" fill="${SIGN}"/><path d="M${x - 8} 24c0-7 3.5-10 8-10s8 3 8 10Z" fill="${SIGN}"/>`;
}

function panicGlyph(x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${x},${y}) scale(${scale})" fill="${colour}">${GLYPHS.panic}</g>`;
}

/** The back: rings of a shaft, two rows of teeth, the lead on its line. */
export function backDrawing(): string {
  const clip = uid("b");
  const [shaft, shaftDef] = rad(
    [
      [0, "#02070a"],
      [0.3, "#06222c"],
      [0.75, "#0f4653"],
      [1, "#0b3440"],
    ],
    0.5,
    0.5,
    0.7,
  );
  return sheet(
    `<defs>${shaftDef}<clipPath id="${clip}"><rect x="11" y="11" width="228" height="328" rx="8"/></clipPath></defs>` +
      `<rect width="250" height="350" rx="14" fill="#1d211e"/><g clip-path="url(#${clip})">` +
      `<rect width="250" height="350" fill="url(#${shaft})"/>${rings()}${rays()}${glow(125, 175, 80, "#f2c66d", 0.28)}` +
      `<path d="${teeth(1)}${teeth(-1)}" fill="#0a2a33" stroke="#c9e6df" stroke-width="1.4" stroke-linejoin="round" opacity=".95"/>` +
      '<g transform="translate(125,175)"><circle r="19" fill="#03121a" stroke="#f2c66d" stroke-width="1.6"/>' +
      '<circle r="15.5" fill="none" stroke="#f2c66d" stroke-width=".7" opacity=".7"/><path d="M0 -15V-3" stroke="#f2c66d" stroke-width="1.3"/>' +
      '<path d="M0 -4c1.2 0 2 .7 2.2 1.9l1.7 7.4c.5 2.7-1.2 4.7-3.9 4.7s-4.4-2-3.9-4.7l1.7-7.4C-2 -3.3 -1.2 -4 0 -4Z" fill="#f2c66d"/></g></g>' +
      '<rect x="11" y="11" width="228" height="328" rx="8" fill="none" stroke="#f2c66d" stroke-opacity=".55" stroke-width="1.5"/>' +
      `<rect x="16" y="16" width="218" height="318" rx="5" fill="none" stroke="#cfeae4" stroke-opacity=".3"/>${RIM}`,
  );
}

function rings(): string {
  let drawn = "";
  for (let i = 0; i < 9; i++) {
    let d = "";
    for (let j = 0; j < 48; j++) {
      const a = (j / 48) * Math.PI * 2;
      const wave = 1 + 0.035 * Math.sin(a * 8 + i * 0.9);
      const x = 125 + Math.cos(a) * (16 + i * 13.5) * wave;
      const y = 175 + Math.sin(a) * (24 + i * 19) * wave;
      d += `${j ? "L" : "M"}${f(x)} ${f(y)}`;
    }
    drawn += `<path d="${d}Z" fill="none" stroke="#8fd0cc" stroke-width="${f(1 + i * 0.13)}" opacity="${f(0.75 - i * 0.062)}"/>`;
  }
  return drawn;
}

function rays(): string {
  let drawn = "";
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    drawn += `<path d="M${f(125 + Math.cos(a) * 34)} ${f(175 + Math.sin(a) * 50)}L${f(125 + Math.cos(a) * 128)} ${f(175 + Math.sin(a) * 184)}" stroke="#8fd0cc" stroke-width=".8" opacity="${i % 2 ? 0.14 : 0.28}"/>`;
  }
  return drawn;
}

/** A row of teeth: 1 from above, -1 from below. */
function teeth(way: 1 | -1): string {
  return [34, 50, 40, 60, 40, 50, 34]
    .map((long, i) => {
      const x = 60 + i * 18.6;
      const root = 175 - way * (96 - (i - 3) ** 2 * 3.4);
      return `M${f(x)} ${f(root)}L${f(x + 9.3)} ${f(root + way * long)}L${f(x + 18.6)} ${f(root)}Q${f(x + 9.3)} ${f(root - way * 7)} ${f(x)} ${f(root)}Z`;
    })
    .join("");
}

/** A colour between two, `part` of the way. */
function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((colour, at) => {
    const value = Math.round(channel(from, at) * (1 - part) + channel(to, at) * part);
    return colour + value.toString(16).padStart(2, "0");
  }, "#");
}
