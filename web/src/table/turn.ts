/** Whose turn it is, and who is asked in it: many a question is put to somebody else than the active player. */

import type { Player, Renderer, Words } from "../games/contract";
import type { View } from "./stage";

export interface Turn {
  /** Whose turn it is; null: nobody's in particular, so whoever is asked has it. */
  active: number | null;
  /** Whom the table waits for; null or below 0: nobody, or somebody whose name is a secret. */
  asked: number | null;
}

/** The active seat, as the game's renderer reads it off the table. */
export function activeSeat(renderer: Pick<Renderer, "turn">, view: View | null): number | null {
  const seat = view === null ? null : (renderer.turn?.(view) ?? null);
  return seat !== null && seat >= 0 ? seat : null;
}

/** Whether this seat is asked in the turn of another. */
export function isAskedBetween({ active, asked }: Turn, seat: number | null): boolean {
  return seat !== null && asked === seat && active !== null && active !== seat;
}

/** "your turn", "Ines' turn · you are asked". */
export function turnLine(turn: Turn, players: readonly Player[], words: Words): string {
  const active = players.find((player) => player.seat === (turn.active ?? turn.asked));
  const asked = players.find((player) => player.seat === turn.asked);
  const parts = [
    active &&
      (active.own ? words("table.your_turn") : words("table.turn_of", { who: active.name })),
    asked &&
      asked !== active &&
      (asked.own ? words("table.you_asked") : words("table.is_asked", { who: asked.name })),
  ];
  return parts.filter(Boolean).join(" · ");
}
