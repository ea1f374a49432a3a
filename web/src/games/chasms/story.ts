/**
 * What is being played, step by step, read from the log: who played what, who answered, what was rolled, what it did
 * to whom, and what was won. A step that is over stays in sight until the next card is played, so that everybody sees
 * why a Heart was lost.
 */

import type { Fact, GameEvent, Past } from "../contract";
import { isOutcome } from "./outcomes";

/** Something that happened to somebody, or to a Monster. */
export interface Outcome {
  /** The name of the event. */
  what: string;
  /** -1: nobody's. */
  seat: number;
  /** Whom it was taken from, or whom it is turned on. */
  target: number;
  count: number;
  left: number | null;
  monster: string | null;
  card: string | null;
  how: string;
}

/** A card that was played in answer, and what it did. */
export interface Answer {
  seat: number;
  card: string | null;
  leader: string | null;
  negated: boolean;
  outcomes: Outcome[];
}

export interface Roll {
  roller: number;
  /** Every number it showed; the last one counts. */
  shown: number[];
  answers: Answer[];
  /** Who suffers it; -1 while nobody does. */
  victim: number;
  ignored: boolean;
  outcomes: Outcome[];
  /** VP that were taken, or lost to the pile, and what else the card did. */
  gains: Outcome[];
}

export interface Story {
  seat: number;
  card: string | null;
  leader: string | null;
  monster: string | null;
  target: number;
  negated: boolean;
  answers: Answer[];
  /** What a card without a roll does, or what comes after everything else. */
  outcomes: Outcome[];
  rolls: Roll[];
}

export type KindOf = (card: string) => string;

const text = (fact: Fact | undefined): string | null => (typeof fact === "string" ? fact : null);
const number = (fact: Fact | undefined, none: number): number =>
  typeof fact === "number" ? fact : none;

/** The story of the last card or Leader that was played on somebody's own turn; null before the first. */
export function storyOf(log: readonly Past[], kindOf: KindOf): Story | null {
  const events = sinceLastPlay(log, kindOf);
  const [first, ...rest] = events;
  if (!first) return null;
  const teller = new Teller(begin(first));
  for (const event of rest) teller.tell(event);
  return teller.story;
}

function isBeginning(event: GameEvent, kindOf: KindOf): boolean {
  if (event.event === "play") return kindOf(text(event.card) ?? "") !== "instant";
  return event.event === "lead" && text(event.leader) !== ROLL_LEADER;
}

/** The Leader that answers a roll. */
const ROLL_LEADER = "gear";

function sinceLastPlay(log: readonly Past[], kindOf: KindOf): GameEvent[] {
  const found: GameEvent[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const events = log[at]?.events ?? [];
    const start = events.findLastIndex((event) => isBeginning(event, kindOf));
    found.unshift(...events.slice(Math.max(start, 0)));
    if (start >= 0) return upToTheTurn(found);
  }
  return [];
}

/** The end of the turn, with its draw and its discards, is no part of it. */
function upToTheTurn(events: GameEvent[]): GameEvent[] {
  const end = events.findIndex((event) => event.event === "turn");
  if (end < 0) return events;
  const seat = events[0]?.seat;
  const told = events.slice(0, end);
  const isLast = (kind: string): boolean => {
    const last = told.at(-1);
    return last?.event === kind && last.seat === seat;
  };
  while (isLast("discard")) told.pop();
  if (isLast("draw")) told.pop();
  if (isLast("reshuffle")) told.pop();
  return told;
}

function begin(event: GameEvent): Story {
  return {
    seat: number(event.seat, -1),
    card: text(event.card),
    leader: text(event.leader),
    monster: null,
    target: -1,
    negated: false,
    answers: [],
    outcomes: [],
    rolls: [],
  };
}

class Teller {
  /** The answer whose effects are being told. */
  private answer: Answer | null = null;
  private gaining = false;

  constructor(readonly story: Story) {}

  private get roll(): Roll | null {
    return this.story.rolls.at(-1) ?? null;
  }

  tell(event: GameEvent): void {
    switch (event.event) {
      case "play":
      case "lead":
        return this.answered(event);
      case "at":
        this.story.monster = text(event.monster);
        return;
      case "on":
        return this.aimed(event);
      case "roll":
        return this.rolled(event);
      case "die":
        this.roll?.shown.push(number(event.die, 0));
        return;
      case "negate":
        return this.negated(event);
      case "retaliation":
        return this.retaliates(event);
      default:
        if (isOutcome(String(event.event))) this.told(event);
    }
  }

  private answered(event: GameEvent): void {
    const answers = this.roll && !this.gaining ? this.roll.answers : this.story.answers;
    this.answer = {
      seat: number(event.seat, -1),
      card: text(event.card),
      leader: text(event.leader),
      negated: false,
      outcomes: [],
    };
    answers.push(this.answer);
  }

  private aimed(event: GameEvent): void {
    if (text(event.cause) === `card:${this.story.card ?? ""}`) {
      this.story.target = number(event.target, -1);
    }
  }

  /** The first roll, one more die, or the same die once more. */
  private rolled(event: GameEvent): void {
    const again = this.answer !== null && this.roll !== null && this.roll.victim < 0;
    if (again && !this.gaining) {
      this.roll?.shown.push(number(event.die, 0));
      return;
    }
    this.answer = null;
    this.gaining = false;
    this.story.monster = text(event.monster);
    this.story.rolls.push({
      roller: number(event.seat, -1),
      shown: [number(event.die, 0)],
      answers: [],
      victim: -1,
      ignored: false,
      outcomes: [],
      gains: [],
    });
  }

  private negated(event: GameEvent): void {
    if (event.how === "retaliation" && this.roll) this.roll.ignored = true;
    else if (event.how === "card") this.negate(text(event.cause));
  }

  private negate(cause: string | null): void {
    const all = [...this.story.rolls.flatMap((roll) => roll.answers), ...this.story.answers];
    const struck = all.findLast((answer) => cause === `card:${answer.card ?? ""}`);
    if (struck) struck.negated = true;
    else if (cause === `card:${this.story.card ?? ""}`) this.story.negated = true;
  }

  private retaliates(event: GameEvent): void {
    this.answer = null;
    if (this.roll) this.roll.victim = number(event.seat, -1);
  }

  private told(event: GameEvent): void {
    const outcome = outcomeOf(event);
    if (event.event === "take" || event.event === "lost-vp") {
      this.answer = null;
      this.gaining = true;
    }
    this.place(event).push(outcome);
  }

  /** An outcome stands with what caused it. */
  private place(event: GameEvent): Outcome[] {
    const cause = text(event.cause);
    if (this.answer && cause === `card:${this.answer.card ?? ""}`) return this.answer.outcomes;
    if (this.gaining) return this.roll?.gains ?? this.story.outcomes;
    if (this.roll && this.roll.victim >= 0) return this.roll.outcomes;
    return this.answer?.outcomes ?? this.story.outcomes;
  }
}

function outcomeOf(event: GameEvent): Outcome {
  return {
    what: String(event.event),
    seat: number(event.seat, -1),
    target: number(event.target, -1),
    count: number(event.count, 1),
    left: typeof event.left === "number" ? event.left : null,
    monster: text(event.monster),
    card: text(event.card),
    how: text(event.how) ?? text(event.what) ?? "",
  };
}
