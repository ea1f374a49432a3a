/** What things on this table are called, for those who do not see them. */

import type { Player, Words } from "../contract";
import { printOf } from "./prints";
import type { LastingView, MonsterView, SeatView } from "./view";

/** A player's name where it stands alone; the reader is You. */
export function nameOf(seat: number, words: Words): string {
  const name = words(`seat:${seat}`);
  return name === words("seat.object") ? words("seat.you") : name;
}

/** "Flame Cleave, Attack, Regular. Attack: take 3 VP." */
export function cardLabel(id: string, words: Words): string {
  const print = printOf(id, words);
  const tag = words(print.ultimate ? "chasms.tag_ultimate" : "chasms.tag_regular");
  const head = [words(`card:${id}`), words(`chasms.kind_${print.kind}`), tag].join(", ");
  return `${head}. ${words(`text:${id}`)}`;
}

export function leaderLabel(id: string, words: Words): string {
  return `${words(`leader:${id}`)}, ${words(`faction:${id}`)}. ${words(`text:leader_${id}`)}`;
}

/** "Iron Wraith, 4 stars, 14 of 20 VP." */
export function monsterLabel(monster: MonsterView, words: Words): string {
  return words("chasms.monster_label", {
    name: words(monster.ref),
    stars: monster.stars,
    vp: monster.vp,
    most: monster.printed_vp,
  });
}

/** A seat in one sentence. */
export function seatLabel(seat: SeatView, player: Player, words: Words): string {
  return [
    player.name,
    ...seat.leaders.map((leader) => words(leader.ref)),
    words(seat.alive ? "chasms.n_hearts" : "chasms.dead", { n: seat.hearts }),
    words("chasms.n_vp", { n: seat.vp }),
    words("chasms.n_cards", { n: seat.hand_size }),
    ...seat.lasting.map((lasting) => lastingLabel(lasting, words)),
  ].join(", ");
}

/** "Guards 2 Hearts against Monsters", "Next turn: no Leader skill". */
export function lastingLabel(lasting: LastingView, words: Words): string {
  const { kind, what, n, until } = lasting;
  if (kind === "guard") {
    const against = words(`chasms.against_${what}`);
    return n === null
      ? words("chasms.guard_all", { against })
      : words("chasms.guard", { n, against });
  }
  if (kind === "weakened") return words("chasms.weakened", { n: n ?? 0 });
  const limit = words(`chasms.limit_${what}`);
  return words(until === "next-turn" ? "chasms.next_turn" : "chasms.this_turn", { limit });
}
