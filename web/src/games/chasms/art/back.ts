/** The back of all cards: a rift in a rift, and the eye in it. Decks are mixed from two Factions. */

import { emblem } from "./emblems";

const LAYERS = [0, 1, 2, 3, 4];

function riftLine(i: number): string {
  const [wide, far] = [i * 5, i * 8];
  return (
    `M100 ${30 + i * 7}L${134 - wide} 104L${128 - wide} 118L${148 - far} 140L${130 - wide} 164L${134 - wide} 178` +
    `L100 ${250 - i * 7}L${66 + wide} 176L${72 + wide} 160L${52 + far} 140L${70 + wide} 116L${66 + wide} 102Z`
  );
}

export function backDrawing(): string {
  const frame = (inset: number, r: number, stroke: string, opacity: number): string =>
    `<rect x="${inset}" y="${inset}" width="${200 - 2 * inset}" height="${280 - 2 * inset}" rx="${r}" fill="none" ` +
    `stroke="${stroke}" stroke-opacity="${opacity}"/>`;
  const rifts = LAYERS.map(
    (i) =>
      `<path d="${riftLine(i)}" fill="${i === 4 ? "#020a0e" : "none"}" ` +
      `stroke="${i % 2 ? "#f2c66d" : "#bfe9e0"}" stroke-opacity="${(0.18 + i * 0.16).toFixed(2)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><defs><radialGradient id="b" r=".7">` +
    `<stop stop-color="#13414c"/><stop offset="1" stop-color="#04161d"/></radialGradient></defs>` +
    `<rect width="200" height="280" fill="url(#b)"/>${frame(11, 8, "#f2c66d", 0.5)}${frame(16, 5, "#eaf4f2", 0.16)}` +
    `${rifts.join("")}<g transform="translate(76 116) scale(.75)" fill="#f2c66d">${emblem("chasm")}</g></svg>`
  );
}
