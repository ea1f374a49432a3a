/**
 * Cards as they are put on the table. A drawing has thousands of parts and a table shows dozens of
 * cards, so each drawing is made once, as a picture in a style sheet; a card is an empty SVG with that
 * picture behind it and its name and number as text before it.
 */

import { dataUrl } from "../../../art/fx";
import { copiesOf, nameOf } from "../printing.svelte";
import "./cards.css";
import { FACES, PALETTES, faceId, faceOf } from "./kinds";
import { backDrawing, faceDrawing } from "./frame";
import { PANIC_DRAWINGS } from "./panic";

const drawn = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/** The class whose background is this picture; its drawing is made when it is first asked for. */
function pictured(name: string, draw: () => string): string {
  const style = `abyss-${name.replace("_", "-")}`;
  if (!drawn.has(style)) {
    drawn.add(style);
    styles().insertRule(
      `.${style}{background:url("${dataUrl(draw())}") center/100% 100% no-repeat}`,
    );
  }
  return style;
}

function styles(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** A card's face as SVG text; what it says to those who do not see it is said around it. */
export function faceCard(card: string, drawing = 0): string {
  const id = faceId(card);
  const { kind, value } = FACES[id];
  const variant = kind === "panic" ? drawing % PANIC_DRAWINGS : 0;
  const style = pictured(variant ? `${id}-${variant}` : id, () => faceDrawing(id, variant));
  const words = kind === "panic" ? panicName(nameOf(id)) : nameAndValue(nameOf(id), value);
  return (
    `<svg class="abyss-card ${style}" viewBox="0 0 250 350" aria-hidden="true" focusable="false">${words}` +
    `<text class="abyss-copies" x="234" y="337">${copiesOf(id)}×</text></svg>`
  );
}

/** The back as SVG text. */
export function backCard(): string {
  return `<svg class="abyss-card ${pictured("back", backDrawing)}" viewBox="0 0 250 350" aria-hidden="true" focusable="false"></svg>`;
}

/** The room for a name in the band, and how wide a letter in small capitals is, in parts of its size. */
const NAME_ROOM = 164;
const LETTER = 0.635;

function nameAndValue(name: string, value: number): string {
  const size = Math.min(22, NAME_ROOM / (LETTER * name.length));
  const tight = size < 16 ? ` textLength="${NAME_ROOM}" lengthAdjust="spacingAndGlyphs"` : "";
  const wide = value > 9;
  return (
    `<text class="abyss-name" x="72" y="${38.5 - (22 - Math.max(size, 16)) / 4}" font-size="${Math.max(size, 16)}"${tight}>${escaped(name)}</text>` +
    `<text class="abyss-value" x="39" y="${wide ? 51 : 52.5}" font-size="${wide ? 34 : 40}">${value}</text>`
  );
}

function panicName(name: string): string {
  return `<text class="abyss-name abyss-panic-name" x="125" y="38.5">${escaped(name.toUpperCase())}</text>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The colour of a kind, for everything beside the cards that stands for one. */
export function kindColour(id: string): string {
  return PALETTES[faceOf(id).kind].band;
}
