/** Why nothing can be chosen, in words. */

import type { Board } from "./board.svelte";
import { isBot, nameOf } from "./players";

export interface Calm {
  text: string;
  note: string;
  /** A bot that can be told to hurry. */
  hurry: boolean;
  /** A seat whose holder is away: a bot could take it over. */
  absent: number | null;
  thinking: boolean;
}

const QUIET = { note: "", hurry: false, absent: null, thinking: false };

export function calmOf(board: Board): Calm {
  const { session, words, now } = board;
  if (board.past.shown) {
    const at = { n: board.past.at, m: session.moves };
    return { ...QUIET, text: words("bar.past", at), note: words("bar.past_why") };
  }
  if (session.over) return { ...QUIET, text: words("bar.over") };
  if (!session.started) return { ...QUIET, text: words("bar.open") };
  if (session.vote !== null) return { ...QUIET, text: words("bar.vote") };
  if (board.ownSeat?.stand_in) return { ...QUIET, text: words("bar.stand_in") };
  if (session.pending !== null) return { ...QUIET, text: words("bar.sent"), thinking: true };
  if (now?.ask?.auto) return { ...QUIET, text: words("bar.auto") };
  return now?.waiting
    ? waitingFor(board, now.waiting.seat, now.waiting.kind)
    : { ...QUIET, text: "" };
}

function waitingFor(board: Board, seat: number, kind: string): Calm {
  const { session, words } = board;
  const info = session.seats.find((one) => one.seat === seat);
  if (info === undefined) {
    // Somebody, and who is a secret of the game.
    const key = words.has(`waiting.${kind}`) ? `waiting.${kind}` : "bar.wait_somebody";
    return { ...QUIET, text: words(key, { who: words("bar.somebody") }), thinking: true };
  }
  const who = nameOf(info, words);
  const bot = isBot(info);
  const own = words.has(`waiting.${kind}`) ? `waiting.${kind}` : bot ? "bar.wait_bot" : "bar.wait";
  const away = !bot && !info.present;
  return {
    text: words(own, { who }),
    note: away ? words("net.other_lost", { who }) : words("bar.look"),
    hurry: bot && session.seat !== null,
    absent: away && session.seat !== null ? seat : null,
    thinking: bot,
  };
}
