/** Another table like this one: the same again, or played on from a moment of it. */

import * as held from "../wire/held";
import { api } from "../wire/http";
import type { Fork, NewTable, SeatInfo, SeatWish, TableInfo } from "../wire/types";
import { tableAddress } from "../routes";

export function sameSeats(
  seats: readonly SeatInfo[],
  mine: readonly number[],
  others: "open" | "bot",
): SeatWish[] {
  return seats.map((seat) => {
    if (mine.includes(seat.seat)) return { player: "me", name: seat.name };
    const isBot = seat.player === "bot" || others === "bot";
    if (!isBot) return { player: "open" };
    return { player: "bot", name: seat.name, level: seat.level ?? "midnight" };
  });
}

/** Make it, keep its seats on this device, and say where it is. */
export async function openAgain(
  table: TableInfo,
  seats: SeatWish[],
  fork: Fork | null = null,
): Promise<string> {
  const wish: NewTable = { game: table.game, seats, options: table.options, hints: table.hints, fork };
  const made = await api.makeTable(wish);
  const kept = made.seats.map(({ seat, token }) => ({
    seat,
    token,
    name: made.table.seats[seat]?.name ?? "",
  }));
  held.remember(made.table.id, made.table.game, kept, made.invite);
  const [only] = made.seats;
  return tableAddress(made.table.id, made.seats.length === 1 && only ? only.token : null);
}
