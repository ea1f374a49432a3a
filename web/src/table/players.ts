/** The people and bots at a table, as a renderer shows them. */

import type { Player, Words } from "../games/contract";
import { colourOf, sigilOf } from "../kit/sigils";
import type { SeatInfo } from "../wire/types";
import { isAskedBetween } from "./turn";

/** Whether a bot moves for this seat now. */
export function isBot(seat: SeatInfo): boolean {
  return seat.player === "bot" || seat.stand_in;
}

export interface Situation {
  seats: readonly SeatInfo[];
  /** The reader's seat. */
  own: number | null;
  /** Other seats that people on this device hold. */
  here: readonly number[];
  /** Whose turn it is, and whom the table waits for. */
  active: number | null;
  asked: number | null;
  thinking: number | null;
}

export function playersOf(at: Situation, words: Words): Player[] {
  return at.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.seat === at.own ? words("seat.you") : nameOf(seat, words),
    own: seat.seat === at.own,
    sigil: sigilOf(seat.seat),
    colour: colourOf(seat.seat),
    note: noteOf(seat, at, words),
    asked: at.asked === seat.seat,
    thinking: at.thinking === seat.seat,
  }));
}

/** An open seat has no name yet. */
export function nameOf(seat: SeatInfo, words: Words): string {
  return seat.name || words("seat.number", { n: seat.seat + 1 });
}

function noteOf(seat: SeatInfo, at: Situation, words: Words): string {
  if (seat.player === "open") return words("seat.open");
  if (seat.player === "bot") return levelNote(seat, words);
  if (seat.stand_in) return words("seat.stand_in");
  if (seat.seat === at.own) return ownNote(seat, at, words);
  if (at.here.includes(seat.seat)) return words("seat.device");
  return words(seat.present ? "seat.link" : "seat.offline");
}

function ownNote(seat: SeatInfo, at: Situation, words: Words): string {
  if (at.asked !== seat.seat) return seat.name;
  return words(isAskedBetween(at, seat.seat) ? "table.you_asked" : "table.your_turn");
}

function levelNote(seat: SeatInfo, words: Words): string {
  if (seat.level === null) return words("seat.bot_plain");
  return words("seat.bot", { level: words(`level.${seat.level}`) });
}
