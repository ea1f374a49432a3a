/** Who stands where at the end, and who counts: the places are the game's, this is how they came about. */

import type { Past } from "../contract";
import type { ChasmsView, SeatView } from "./view";

export interface Standing {
  seat: SeatView;
  winner: boolean;
  /** The dead count only when the last Monster is gone; against the Monsters nobody does. */
  counts: boolean;
  /** What was rolled to break a tie. */
  die: number | null;
}

export interface TieRoll {
  seat: number;
  die: number;
  /** Equal rolls are rolled again: who came further stands higher. */
  round: number;
}

/** The last roll of everybody who rolled to break the tie at the end. */
export function tieRolls(log: readonly Past[]): TieRoll[] {
  const events = log.at(-1)?.events ?? [];
  const end = events.findIndex((event) => event.event === "end");
  const before = events.slice(0, Math.max(end, 0));
  const start = before.findLastIndex((event) => event.event !== "roll-off") + 1;
  const found = new Map<number, TieRoll>();
  let [round, last] = [0, -1];
  for (const event of before.slice(start)) {
    const seat = Number(event.seat);
    // Each round goes by the order of the seats.
    if (seat <= last) round += 1;
    last = seat;
    found.set(seat, { seat, die: Number(event.die), round });
  }
  return [...found.values()];
}

/** CH-R26–R28, CH-C15, CH-C31: most VP, or least if somebody died in the last round. */
export function standings(view: ChasmsView, rolls: readonly TieRoll[]): Standing[] {
  const { ending, players } = view;
  const least = ending === "death";
  const counting = (seat: SeatView): boolean =>
    ending === "monsters-defeated" || (ending !== "monsters-win" && seat.alive);
  const rows = players.map((seat): Standing => {
    const die = rolls.find((roll) => roll.seat === seat.seat)?.die ?? null;
    return { seat, winner: false, counts: counting(seat), die };
  });
  const luck = ({ seat }: Standing): number => {
    const roll = rolls.find((one) => one.seat === seat.seat);
    return roll ? roll.round * 10 + roll.die : -1;
  };
  rows.sort(
    (a, b) =>
      Number(b.counts) - Number(a.counts) ||
      (least && a.counts ? a.seat.vp - b.seat.vp : b.seat.vp - a.seat.vp) ||
      luck(b) - luck(a),
  );
  const [first] = rows;
  if (first?.counts) first.winner = true;
  return rows;
}
