/** One seat (or one spectator) at one table: what the server has said, and what is said to it. */

import { SvelteMap } from "svelte/reactivity";
import { Connection, browser, type Net, type Surroundings } from "../wire/connection";
import type {
  Back,
  Candidate,
  Error as ErrorFrame,
  Frame,
  Moment,
  Past,
  Request,
  SeatInfo,
  Step,
  Synced,
  TableInfo,
  Thinking,
  VoteOpen,
  VoteOver,
  VoteState,
  Welcome,
} from "../wire/types";
import type { Notice, Stage, View } from "./stage";

type Queued = Step | Back | Thinking | VoteOpen | VoteOver;

export const CHUNK = 64;

export class Session {
  net = $state.raw<Net>({ state: "connecting" });
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  started = $state(false);
  seat = $state<number | null>(null);
  now = $state.raw<Moment | null>(null);
  ply = $state(0);
  log = $state.raw<Past[]>([]);
  vote = $state.raw<VoteState | null>(null);
  thinking = $state<number | null>(null);
  hint = $state.raw<{ ply: number; moves: Candidate[] } | null>(null);
  hintWanted = $state(false);
  /** An answer that is on its way: sent again, with the same ply, after a lost line. */
  pending = $state.raw<{ ply: number; a: string } | null>(null);
  /** Steps that have come but are not shown yet. */
  waiting = $state(0);
  /** The seat's own views of earlier moments, by the number of moves made. */
  readonly views = new SvelteMap<number, View>();

  stage: Stage | null = null;
  onnotice: (notice: Notice) => void = () => undefined;

  readonly #connection: Connection;
  #queue: Queued[] = [];
  #busy = $state(false);
  /** The ply of the last frame that has come, shown or not. */
  #heard = -1;
  /** Grows when the queue is dropped: a step that is just being shown must not be applied late. */
  #era = 0;
  #asked = new Set<number>();
  #wasLost = false;
  /** The lasting order given here: a server that restarts has forgotten it. */
  #order: string | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
    world: Surroundings = browser,
  ) {
    this.#connection = new Connection(
      id,
      token,
      (frame) => this.#take(frame),
      (net) => this.#netChanged(net),
      world,
    );
  }

  start(): void {
    this.#connection.start();
  }

  end(): void {
    this.#era += 1;
    this.#queue = [];
    this.#connection.end();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** How many moves have been made and shown. */
  get moves(): number {
    return this.log.length;
  }

  get over(): boolean {
    return this.now?.result != null;
  }

  /** Nothing more has come than what is shown. */
  get settled(): boolean {
    return this.waiting === 0 && !this.#busy;
  }

  send(message: Request): boolean {
    return this.#connection.send(message);
  }

  act(a: string): void {
    this.pending = { ply: this.ply, a };
    this.send({ t: "act", ply: this.ply, a });
  }

  /** What the table may let pass without asking. */
  order(order: string): void {
    if (this.send({ t: "order", order }) && order !== "never") this.#order = order;
  }

  /** What was found once is kept, unless it is to be looked for again. */
  askHint(again = false): void {
    if (this.hint?.ply === this.ply && !again) return;
    this.hint = null;
    this.hintWanted = this.send({ t: "hint" });
  }

  /** Ask for the view after so many moves, and those around it, unless they are here. */
  wantView(moves: number): void {
    const start = Math.max(0, moves - (moves % CHUNK));
    if (this.views.has(moves) || this.#asked.has(start)) return;
    if (this.send({ t: "views", start, count: CHUNK })) this.#asked.add(start);
  }

  #netChanged(net: Net): void {
    if (net.state === "lost") {
      this.#wasLost = true;
      this.#asked.clear();
      this.hintWanted = false;
    }
    this.net = net;
  }

  #take(frame: Frame): void {
    switch (frame.t) {
      case "welcome":
        return this.#welcome(frame);
      case "sync":
        return this.#sync(frame);
      case "step":
      case "back":
        if (frame.ply !== this.#heard + 1) {
          this.send({ t: "sync", ply: 0 });
          return;
        }
        this.#heard = frame.ply;
        return this.#enqueue(frame);
      case "thinking":
      case "vote":
      case "vote-over":
        return this.#enqueue(frame);
      case "seats":
        return this.#seated(frame.seats, frame.started);
      case "hint":
        this.hintWanted = false;
        this.hint = { ply: frame.ply, moves: frame.moves };
        return;
      case "views":
        this.#asked.delete(frame.start);
        frame.views.forEach((view, i) => this.views.set(frame.start + i, view));
        return;
      case "error":
        return this.#refused(frame);
      case "pong":
        return;
    }
  }

  #welcome(frame: Welcome): void {
    this.table = frame.table;
    this.seats = frame.table.seats;
    this.started = frame.table.started;
    this.seat = frame.seat;
    if (this.#order !== null) this.send({ t: "order", order: this.#order });
  }

  #sync(frame: Synced): void {
    const known = this.log.length;
    this.#drop();
    this.#heard = frame.ply;
    this.log = [...this.log.slice(0, frame.start), ...frame.steps];
    this.#forgetViews(frame.start);
    this.now = frame.now;
    this.ply = frame.ply;
    this.vote = frame.vote;
    this.thinking = frame.thinking;
    if (this.#wasLost) {
      this.#wasLost = false;
      this.onnotice({ kind: "back", moves: Math.max(0, this.log.length - known) });
      // The server plays it once: if it had arrived, another sync follows and nothing is doubled.
      if (this.pending !== null) this.send({ t: "act", ...this.pending });
    } else {
      this.#settlePending();
    }
  }

  #seated(seats: SeatInfo[], started: boolean): void {
    for (const seat of seats) {
      const before = this.seats.find((known) => known.seat === seat.seat);
      if (before?.player !== "human" || seat.player !== "human" || seat.seat === this.seat)
        continue;
      if (before.present && !seat.present) this.onnotice({ kind: "away", name: seat.name });
      if (!before.present && seat.present) this.onnotice({ kind: "returned", name: seat.name });
    }
    this.seats = seats;
    this.started = started;
  }

  #refused(frame: ErrorFrame): void {
    if (frame.code.startsWith("hint/")) this.hintWanted = false;
    else this.pending = null;
    this.onnotice({ kind: "refused", code: frame.code, message: frame.message, rule: frame.rule });
  }

  #enqueue(frame: Queued): void {
    this.#queue.push(frame);
    this.waiting = this.#queue.length;
    if (!this.#busy) void this.#pump();
  }

  async #pump(): Promise<void> {
    const era = this.#era;
    this.#busy = true;
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      this.waiting = this.#queue.length;
      if (frame.t === "step") await this.#show(frame, era);
      else this.#apply(frame);
      if (era !== this.#era) return;
    }
    this.waiting = 0;
    this.#busy = false;
  }

  async #show(step: Step, era: number): Promise<void> {
    let done = false;
    const apply = (): void => {
      if (done || era !== this.#era) return;
      done = true;
      this.#applyStep(step);
    };
    try {
      const before = this.now?.view ?? null;
      const change = { events: step.events, before, after: step.now.view, backlog: this.waiting };
      await this.stage?.show(change, apply);
    } catch (error) {
      // A picture that fails must not stop the match.
      console.error(error);
    }
    apply();
  }

  #applyStep(step: Step): void {
    this.log = [...this.log.slice(0, step.move), { move: step.move, events: step.events }];
    this.now = step.now;
    this.ply = step.ply;
    this.thinking = null;
    this.hint = null;
    this.#settlePending();
  }

  #apply(frame: Exclude<Queued, Step>): void {
    switch (frame.t) {
      case "back":
        this.log = this.log.slice(0, frame.moves);
        this.#forgetViews(frame.moves);
        this.now = frame.now;
        this.ply = frame.ply;
        this.vote = null;
        this.hint = null;
        this.thinking = null;
        this.#settlePending();
        this.onnotice({ kind: "undone", seat: frame.seat });
        return;
      case "thinking":
        this.thinking = frame.seat;
        return;
      case "vote":
        this.vote = frame.vote;
        return;
      case "vote-over":
        this.vote = null;
        this.onnotice({
          kind: "vote-over",
          granted: frame.granted,
          own: frame.seat === this.seat,
        });
        return;
    }
  }

  #settlePending(): void {
    if (this.pending !== null && this.ply > this.pending.ply) this.pending = null;
  }

  /** Views after this many moves stay what they were; later ones belong to moves that were taken back. */
  #forgetViews(moves: number): void {
    for (const at of [...this.views.keys()]) if (at > moves) this.views.delete(at);
    this.#asked.clear();
  }

  #drop(): void {
    this.#era += 1;
    this.#queue = [];
    this.waiting = 0;
    this.#busy = false;
  }
}
