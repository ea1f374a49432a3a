/** An earlier moment of the match, shown in place of the present one. */

import type { Session, View } from "./session.svelte";

export class PastMoment {
  /** After how many moves; null: the present. */
  at = $state<number | null>(null);
  playing = $state(false);

  constructor(readonly session: Session) {}

  get shown(): boolean {
    return this.at !== null;
  }

  /** The view of that moment; null while it is on its way. */
  get view(): View | null {
    return this.at === null ? null : (this.session.views.get(this.at) ?? null);
  }

  show(moves: number): void {
    this.at = Math.min(Math.max(0, moves), this.session.moves);
  }

  /** Forward or back; from the present, back from its last move. */
  step(by: number): void {
    this.show((this.at ?? this.session.moves) + by);
  }

  present(): void {
    this.at = null;
    this.playing = false;
  }
}
