/** The cards that are no passages, in the same square: stairs, exit, Collapse, Item, and the back. */

import { f, solid } from "../../../art/fx";
import { glowOf } from "./defs";
import { heap } from "./stones";

const INK = "#0b181d";

/** The flight of steps of the entrance, leading down into the labyrinth. */
export function flight(): string {
  let art = "";
  for (let i = 0; i < 7; i++) {
    const y = 124 - i * 9.5;
    const grey = 176 - i * 17;
    const width = 70 - i * 3;
    const left = 80 - width / 2;
    art +=
      `<rect x="${left}" y="${f(y - 9.5)}" width="${width}" height="9.8" fill="rgb(${Math.round(grey * 0.9)},${grey},${Math.round(grey * 0.93)})" stroke="#101d22" stroke-width="1.3"/>` +
      `<path d="M${left + 1} ${f(y - 8.6)}h${width - 2}" stroke="#fff" stroke-opacity=".35" stroke-width="1.3"/>`;
  }
  const rails = (colour: string, width: number): string =>
    `<path d="M41 125L52 58M119 125L108 58" stroke="${colour}" stroke-width="${width}"/>`;
  return art + rails("#0f1d22", 8) + rails("#93a5a1", 4.5) + glowOf("moon", 80, 122, 46, 0.8);
}

/** A winding stair, seen from above. */
export function spiral(scale = 1): string {
  const at = (angle: number, r: number): string => {
    const a = (angle * Math.PI) / 180;
    return `${f(80 + Math.cos(a) * r * scale)} ${f(80 + Math.sin(a) * r * scale)}`;
  };
  const [out, core] = [47, 12];
  let art = `<circle cx="80" cy="80" r="${f(50 * scale)}" fill="#04090c"/>`;
  for (let i = 0; i < 14; i++) {
    const from = i * 22 - 90;
    const grey = 150 - i * 10;
    const [ro, ri] = [f(out * scale), f(core * scale)];
    art +=
      `<path d="M${at(from, out)}A${ro} ${ro} 0 0 1 ${at(from + 22, out)}L${at(from + 22, core)}A${ri} ${ri} 0 0 0 ${at(from, core)}Z" ` +
      `fill="rgb(${Math.round(grey * 0.86)},${grey},${Math.round(grey * 0.94)})" stroke="${INK}" stroke-width="1.6"/>` +
      `<path d="M${at(from, out - 1)}L${at(from, core + 1)}" stroke="#fff" stroke-opacity="${f(0.45 - i * 0.03)}" stroke-width="1.6"/>`;
  }
  return (
    art +
    `<circle cx="80" cy="80" r="${f(11 * scale)}" fill="#8fa19e" stroke="${INK}" stroke-width="2"/><circle cx="80" cy="80" r="${f(5 * scale)}" fill="#5f7271"/>` +
    glowOf("foam", 66, 64, 36 * scale, 0.35)
  );
}

/** The arch of light that stands in the room of the exit. */
export function exitArch(): string {
  const stones = Array.from({ length: 9 }, (_, i) => {
    const a = ((180 + i * 22.5) * Math.PI) / 180;
    return `M${f(80 + Math.cos(a) * 27)} ${f(72 + Math.sin(a) * 27)}L${f(80 + Math.cos(a) * 38)} ${f(72 + Math.sin(a) * 38)}`;
  }).join("");
  return (
    glowOf("day", 80, 84, 78, 0.75) +
    '<path d="M40 118V72a40 40 0 0 1 80 0v46Z" fill="#0f1d22"/><path d="M42 118V72a38 38 0 0 1 76 0v46Z" fill="#b9c4b4"/>' +
    `<path d="${stones}" stroke="#4a5955" stroke-width="1.8"/>` +
    '<path d="M53 118V72a27 27 0 0 1 54 0v46Z" fill="#fff0c2"/><path d="M58 118C62 96 70 84 80 74C90 84 98 96 102 118Z" fill="#fffbe8"/>' +
    '<path d="M64 118c4-14 9-24 16-31c7 7 12 17 16 31M72 118c2-9 5-14 8-18c3 4 6 9 8 18" stroke="#d9a94a" stroke-width="1.5" fill="none" opacity=".6"/>' +
    glowOf("day", 80, 98, 46, 0.6)
  );
}

const square = (art: string, ground = "url(#t-rock)"): string =>
  `<g clip-path="url(#t-cell)"><rect width="160" height="160" fill="${ground}"/>${art}</g>`;

function stairsCard(): string {
  return square(
    '<circle cx="80" cy="80" r="68" fill="#0f1d22"/><circle cx="80" cy="80" r="65" fill="url(#t-top)"/>' +
      spiral(1.16),
  );
}

function collapseCard(): string {
  const beam = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="-24" y="-7" width="48" height="14" rx="3" fill="#8fa19e" stroke="${INK}" stroke-width="2"/><path d="M-22 -3H22M-22 2H22" stroke="#5f7271" stroke-width="1.5"/></g>`;
  return square(
    glowOf("coral", 80, 80, 90, 0.5) +
      heap(80, 84, 70, 5) +
      heap(76, 74, 44, 9) +
      '<path d="M12 24l22 14-6 16 18 12M150 20l-24 20 8 18-20 10M20 142l20-16-2-16M146 146l-22-20" stroke="#ff8d78" stroke-opacity=".55" stroke-width="1.8" fill="none"/>' +
      beam(44, 52, -30) +
      beam(112, 104, 24),
  );
}

function exitCard(): string {
  const stones = Array.from({ length: 9 }, (_, i) => {
    const a = ((180 + i * 22.5) * Math.PI) / 180;
    return `M${f(80 + Math.cos(a) * 41)} ${f(79 + Math.sin(a) * 41)}L${f(80 + Math.cos(a) * 55)} ${f(79 + Math.sin(a) * 55)}`;
  }).join("");
  return square(
    '<path d="M22 160V78a58 58 0 0 1 116 0v82Z" fill="#0f1d22"/><path d="M25 160V78a55 55 0 0 1 110 0v82Z" fill="url(#t-top)"/>' +
      `<path d="M40 160V80a40 40 0 0 1 80 0v80Z" fill="#fff0c2"/>${glowOf("day", 80, 96, 96, 0.8)}` +
      '<path d="M48 160C56 128 66 112 80 98C94 112 104 128 112 160Z" fill="#fffbe8"/>' +
      '<path d="M58 160c6-20 13-32 22-42c9 10 16 22 22 42M70 160c3-12 6-18 10-24c4 6 7 12 10 24" stroke="#d9a94a" stroke-width="1.5" fill="none" opacity=".6"/>' +
      `<path d="${stones}" stroke="#2a3838" stroke-width="1.8"/>`,
  );
}

/** A satchel with a map and a charge sticking out of it. */
function itemCard(): string {
  const strap = (colour: string, width: number): string =>
    `<path d="M54 62C54 26 106 26 106 62" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const leather = ["#4a2c18", "#b57a45", "#ecc08a"] as const;
  return square(
    glowOf("gold", 80, 86, 78, 0.6) +
      strap(INK, 11) +
      strap("#8a5c36", 7) +
      `<g transform="translate(104,58) rotate(20)"><rect x="-7" y="-34" width="14" height="40" rx="3" fill="#e8dcb6" stroke="${INK}" stroke-width="2"/><path d="M-3 -28v22M2 -28v22" stroke="#a08c58" stroke-width="1.3"/></g>` +
      `<g transform="translate(64,52)"><circle r="13" fill="#2b3a42" stroke="${INK}" stroke-width="2"/><path d="M-7 -5a8 8 0 0 1 6-4" stroke="#9fb9bb" stroke-width="2.5" fill="none"/><path d="M4 -12q4-8 10-6" stroke="#bb9d66" stroke-width="2.6" fill="none"/>${glowOf("gold", 15, -18, 9)}</g>` +
      solid(
        "M34 66C34 56 126 56 126 66L134 126C134 140 26 140 26 126Z",
        ["#3a2416", "#9a6638", "#d9a870"],
        { s: 5 },
      ) +
      solid("M34 62C60 56 100 56 126 62L122 92C100 112 60 112 38 92Z", leather, { s: 4 }) +
      `<rect x="70" y="92" width="20" height="22" rx="3" fill="#e3b658" stroke="${INK}" stroke-width="2"/><circle cx="80" cy="102" r="3.5" fill="${INK}"/>` +
      '<path d="M42 70C66 64 94 64 118 70" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="5 4" fill="none"/>',
  );
}

/** The back: a square maze with a lamp in the middle. */
function back(): string {
  let art = "";
  const turns = [0, 90, 180, 270, 90, 0, 180];
  for (const [i, turn] of turns.entries()) {
    const r = 12 + i * 11;
    const gap = i % 2 === 0 ? `V${80 - r}` : `V74M${80 - r} ${80 - r}V62`;
    art += `<path d="M${80 - r} ${80 - r}H${80 + r}V${80 + r}H${80 - r}${gap}" fill="none" stroke="#8fd0cc" stroke-width="2.6" opacity="${f(0.85 - i * 0.085)}" transform="rotate(${turn} 80 80)"/>`;
  }
  return square(
    `${art}<rect x="5" y="5" width="150" height="150" fill="none" stroke="#f2c66d" stroke-opacity=".6" stroke-width="1.5"/>${glowOf("gold", 80, 80, 26)}<circle cx="80" cy="80" r="5" fill="#fff0c2"/>`,
    "#0d2b34",
  );
}

const made = new Map<string, string>();
const DRAW: Record<string, () => string> = {
  stairs: stairsCard,
  collapse: collapseCard,
  exit: exitCard,
  item: itemCard,
  back,
};

/** One of these cards, as the contents of a group of 160 by 160 units; null for a passage. */
export function special(id: string): string | null {
  const draw = DRAW[id];
  if (!draw) return null;
  let art = made.get(id);
  if (art === undefined) {
    art = draw();
    made.set(id, art);
  }
  return art;
}
