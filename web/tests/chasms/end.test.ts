/** Chasms: who wins. */

import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/games/contract";
import { standings, tieRolls } from "../../src/games/chasms/standings";
import type { ChasmsView } from "../../src/games/chasms/view";
import { past, seatView, table } from "./tables";

describe("the end", () => {
  const players = [
    seatView(0, { vp: 9 }),
    seatView(1, { vp: 2 }),
    seatView(2, { vp: 1, alive: false, hearts: 0 }),
  ];
  const winner = (ending: ChasmsView["ending"]): number | undefined =>
    standings(table({ ending, players }), []).find((row) => row.winner)?.seat.seat;

  test("most VP win when the Monsters are gone, least of the living after a death", () => {
    expect(winner("monsters-defeated")).toBe(0);
    expect(winner("death")).toBe(1);
    expect(winner("stalemate")).toBe(0);
  });

  test("against the Monsters nobody wins", () => {
    expect(winner("monsters-win")).toBeUndefined();
  });

  test("a tie goes to whoever came further in the rolls", () => {
    const roll = (seat: number, die: number): GameEvent => ({ event: "roll-off", seat, die });
    const log = past([
      { event: "roll-off", seat: 2, die: 6 },
      { event: "defeat", monster: "husk" },
      roll(0, 5),
      roll(1, 5),
      roll(2, 4),
      roll(0, 1),
      roll(1, 2),
      { event: "end", reason: "monsters-defeated" },
    ]);
    const equal = [0, 1, 2].map((seat) => seatView(seat, { vp: 4 }));
    const rows = standings(table({ ending: "monsters-defeated", players: equal }), tieRolls(log));
    expect(rows.map((row) => [row.seat.seat, row.die])).toEqual([
      [1, 2],
      [0, 1],
      [2, 4],
    ]);
  });
});
