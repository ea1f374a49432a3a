/** What things on this table are called, for those who do not see them. */

import type { Player, Words } from "../contract";
import { lordOf } from "./material";
import { freeLords, type SeatView } from "./view";

interface LordState {
  cost?: number | undefined;
  affordable?: boolean;
  turned?: boolean;
  used?: boolean;
}

/** "Traitor, politician, cost 12, influence 6, keys 0, …". */
export function lordLabel(id: string, words: Words, state: LordState = {}): string {
  const lord = lordOf(id);
  const parts = [
    words("abyss.lord", {
      name: words(`lord:${id}`),
      guild: words(`guild:${lord.guild}`),
      n: state.cost ?? lord.cost,
      ip: lord.influence,
      k: lord.keys,
    }),
    costWords(id, words),
    words(`power:${id}`),
  ];
  if (state.affordable) parts.push(words("abyss.affordable"));
  if (state.turned) parts.push(words("abyss.turned"));
  if (state.used) parts.push(words("abyss.used"));
  return parts.join(", ");
}

/** Which Races a Lord asks for. */
export function costWords(id: string, words: Words): string {
  const { race, races } = lordOf(id);
  if (race === null) return words("abyss.all_races");
  if (race === "any") return words("abyss.any_races", { n: races });
  return words("abyss.races", { n: races, race: words(`race:${race}`) });
}

export function locationLabel(id: string, words: Words, points?: number): string {
  const name = words(`location:${id}`);
  const said = `${name}: ${words(`points:${id}`)}`;
  return points === undefined ? said : `${said}, ${words("abyss.points", { n: points })}`;
}

/** A seat in one sentence. */
export function seatLabel(seat: SeatView, player: Player, words: Words): string {
  return [
    player.name,
    words("abyss.n_pearls", { n: seat.pearls }),
    words("abyss.n_keys", { n: seat.keys_in_all }),
    words("abyss.n_cards", { n: seat.hand_size }),
    words("abyss.n_tokens", { n: seat.tokens }),
    words("abyss.n_lords", { n: seat.lords.length }),
    words("abyss.n_free", { n: freeLords(seat).length }),
    words("abyss.n_locations", { n: seat.locations.length }),
  ].join(", ");
}
