/** What things on this table are called. */

import type { Player, Words } from "../contract";
import { faceOf } from "./faces/kinds";
import type { SeatView } from "./view";

/** "Harpoon, Hook, value 3". */
export function cardLabel(card: string, words: Words): string {
  const { kind, value } = faceOf(card);
  const name = words(`card:${card}`);
  if (kind === "panic") return name;
  return words("abyss.card", { name, kind: words(`abyss.kind_${kind}`), n: value });
}

/** A seat in one sentence, for those who do not see it. */
export function seatLabel(seat: SeatView, player: Player, words: Words): string {
  return [
    player.name,
    words("abyss.total", { total: seat.total }),
    seat.out ? words("abyss.out") : words("abyss.in_hand", { n: seat.hand_size }),
    words("abyss.panic_of", { n: seat.panics }),
  ].join(", ");
}
