/** A few cards in words, and tables to put before the client. */

import type { GameEvent, Past } from "../../src/games/contract";
import en from "../../src/games/chasms/text/en.json";
import type { ChasmsView, SeatView } from "../../src/games/chasms/view";
import { wordsOf } from "../../src/i18n/words";

const CATALOGUE = {
  "print:ember_03": "attack regular 1 hit:3",
  "print:ember_05": "attack ultimate 2 hit:6",
  "print:ember_09": "instant regular - prevent:2",
  "print:tide_06": "skill regular - draw:2",
  "print:gear_10": "instant regular - die",
  "print:gloomling_4": "nothing",
  "print:gloomling_2": "hurt:1 draw:1",
  "text:ember_03": "Attack: take 3 VP.",
  "text:ember_09": "When you would lose Hearts: prevent 2 of that Heart loss.",
};

export const words = wordsOf("en", en, CATALOGUE);

export function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    ref: `seat:${seat}`,
    hearts: 5,
    vp: 0,
    alive: true,
    leaders: [],
    hand_size: 5,
    hand: null,
    deck_ref: `deck:${seat}`,
    deck_size: 35,
    discard: [],
    front: [],
    lasting: [],
    ...change,
  };
}

/** Three players in the middle of a turn; what a test does not care about is empty. */
export function table(change: Partial<ChasmsView> = {}): ChasmsView {
  return {
    over: false,
    ending: null,
    drafting: false,
    factions: [],
    starter: 0,
    active: 0,
    turn: 1,
    round: 1,
    last_round: false,
    plays_left: 2,
    leader_used: false,
    boost_next: 0,
    boost_all: 0,
    echo: false,
    monsters: [],
    monsters_fought: 3,
    monsters_revealed: 1,
    heart_pile: 30,
    players: [seatView(0), seatView(1), seatView(2)],
    attack: null,
    chain: [],
    own_peek: null,
    ghost_dice: null,
    ...change,
  };
}

export const past = (...moves: GameEvent[][]): Past[] =>
  moves.map((events, move) => ({ move, events }));
