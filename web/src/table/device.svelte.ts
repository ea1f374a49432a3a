/** The seats that this device holds at one table, and whose eyes it shows the table to. */

import { Session } from "./session.svelte";

export class Device {
  readonly sessions: readonly Session[];
  /** The session that is shown; null: nobody has taken the device yet. */
  #shown = $state.raw<Session | null>(null);

  constructor(
    readonly table: string,
    /** Without a token: a spectator. */
    tokens: readonly (string | null)[],
    make: (table: string, token: string | null) => Session = (id, token) => new Session(id, token),
  ) {
    this.sessions = tokens.map((token) => make(table, token));
    if (this.sessions.length === 1) this.#shown = this.sessions[0] ?? null;
  }

  start(): void {
    for (const session of this.sessions) session.start();
  }

  end(): void {
    for (const session of this.sessions) session.end();
  }

  /** The one whose table this is now. */
  get session(): Session {
    const session = this.#shown ?? this.sessions[0];
    if (session === undefined) throw new Error("a device shows at least one session");
    return session;
  }

  /** Whoever must take the device before anything is shown. */
  get next(): Session | null {
    if (this.sessions.length === 1 || this.session.over) return null;
    const shown = this.#shown;
    if (shown === null) return this.sessions.find(isWanted) ?? this.session;
    if (isWanted(shown) || !shown.settled) return null;
    return this.sessions.find((session) => session !== shown && isWanted(session)) ?? null;
  }

  show(session: Session): void {
    this.#shown = session;
  }

  /** Seats held here besides the one that is shown. */
  get others(): number[] {
    return this.sessions
      .filter((session) => session !== this.session)
      .flatMap((session) => (session.seat === null ? [] : [session.seat]));
  }
}

/** The table waits for this seat: a question with a choice, or a take-back that needs its consent. */
function isWanted(session: Session): boolean {
  const { now, vote, seat } = session;
  if (vote !== null) {
    return seat !== null && vote.need.includes(seat) && !vote.yes.includes(seat);
  }
  const standIn = session.seats.some((one) => one.seat === seat && one.stand_in);
  return now?.ask != null && !now.ask.auto && !standIn;
}
