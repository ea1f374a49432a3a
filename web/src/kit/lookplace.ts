/** Where a close look goes: near its card, and over nothing that is needed to decide. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that should stay in sight, and how much. */
export interface Kept extends Box {
  weight: number;
}

export interface Room {
  width: number;
  height: number;
}

const GAP = 12;
/** A pixel of the way from the card costs as much as covering so many square pixels. */
const DISTANCE = 12;

function covered(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function within(value: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(value, whole - length - GAP));
}

/** How far two boxes are apart; 0 if they touch. */
function apart(a: Box, b: Box): number {
  const wide = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const high = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  return Math.hypot(wide, high);
}

/** Along one axis: before the card, after it, level with it, and beside all that is to be kept. */
function starts(card: [number, number], size: number, whole: number, kept: [number, number][]) {
  const [from, length] = card;
  const beside = [card, ...kept].flatMap(([at, long]) => [at - size - GAP, at + long + GAP]);
  const level = from + (length - size) / 2;
  return [...new Set([level, ...beside].map((value) => within(value, size, whole)))];
}

/** The place for a look of this size at a card: the one that hides least, and is nearest. */
export function placeOf(card: Box, size: Room, room: Room, kept: readonly Kept[]): Box {
  const across = kept.map(({ left, width }): [number, number] => [left, width]);
  const down = kept.map(({ top, height }): [number, number] => [top, height]);
  const lefts = starts([card.left, card.width], size.width, room.width, across);
  const tops = starts([card.top, card.height], size.height, room.height, down);
  const all = lefts.flatMap((left) => tops.map((top) => ({ left, top, ...size })));
  const cost = (place: Box): number =>
    kept.reduce(
      (sum, one) => sum + one.weight * covered(place, one),
      4 * covered(place, card) + DISTANCE * apart(place, card),
    );
  return all.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
