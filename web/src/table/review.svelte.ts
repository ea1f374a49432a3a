/** The review of a finished match: it is made on the server, choice by choice, and grows here. */

import type { MomentInfo, ReviewInfo } from "../wire/types";

/** What a choice must have given away for certain to be called a turning point. */
const TELLING = 0.03;
const MOST_POINTS = 6;
const PAUSE = 700;

/** A seat's chance to win over the match, as points of a line: after how many moves, and how high. */
export interface Course {
  seat: number;
  points: { move: number; value: number }[];
}

/** Each seat's chance before each of its choices: what the best move promised. */
export function coursesOf(moments: readonly MomentInfo[]): Course[] {
  const courses = new Map<number, Course>();
  for (const { seat, move, best } of moments) {
    const course = courses.get(seat) ?? { seat, points: [] };
    course.points.push({ move, value: best.value });
    courses.set(seat, course);
  }
  return [...courses.values()].sort((a, b) => a.seat - b.seat);
}

/** The choices that gave most away, in the order of the match. */
export function turningPoints(moments: readonly MomentInfo[]): MomentInfo[] {
  return moments
    .filter((moment) => moment.lost >= TELLING)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.move - b.move);
}

/** The turning point at a moment, or the next one after it; past the last one, that. */
export function nextPoint(points: readonly MomentInfo[], at: number): MomentInfo | undefined {
  return points.find((point) => point.move >= at) ?? points.at(-1);
}

export class Review {
  info = $state.raw<ReviewInfo | null>(null);
  unreachable = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly load: () => Promise<ReviewInfo>) {}

  readonly moments: readonly MomentInfo[] = $derived.by(() => this.info?.moments ?? []);
  readonly failed: boolean = $derived.by(() => this.unreachable || this.info?.failed === true);
  readonly whole: boolean = $derived.by(
    () => this.info !== null && this.moments.length === this.info.of,
  );

  /** Ask again and again until it is whole; the answer ends that. */
  follow(): () => void {
    void this.#ask();
    return () => clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      this.info = await this.load();
    } catch {
      this.unreachable = true;
    }
    if (!this.whole && !this.failed) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }
}
