/** The measures of a chart over a match: moves go to the right, chances go up. */

import type { Course } from "./review.svelte";

/** Room for what is written beside the axes. */
export const MARGIN = { left: 40, right: 12, top: 10, bottom: 22 } as const;

/** The chances that have a line across; those with a name beside it come first. */
export const NAMED = [0, 0.5, 1] as const;
export const UNNAMED = [0.25, 0.75] as const;

/** How the lines of the seats differ for those who do not tell their colours. */
const DASHES = ["", "9 5", "2 4", "12 4 2 4", "5 3", "14 4 2 4 2 4"] as const;

/** A line's pattern, as `stroke-dasharray`. */
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}

export interface Plane {
  across(move: number): number;
  up(value: number): number;
  /** The move that is nearest to a place. */
  moveAt(x: number): number;
}

/** A plane of so many pixels for so many moves. */
export function planeOf(width: number, height: number, moves: number): Plane {
  const wide = Math.max(1, width - MARGIN.left - MARGIN.right);
  const high = Math.max(1, height - MARGIN.top - MARGIN.bottom);
  const last = Math.max(1, moves);
  return {
    across: (move) => MARGIN.left + (wide * move) / last,
    up: (value) => MARGIN.top + high * (1 - value),
    moveAt: (x) => Math.min(moves, Math.max(0, Math.round((last * (x - MARGIN.left)) / wide))),
  };
}

/** Round numbers of moves along the axis, not more than so many beside the first. */
export function ticksOf(moves: number, most: number): number[] {
  const least = Math.max(1, moves) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= least) ?? 1);
  return Array.from({ length: Math.floor(moves / step) + 1 }, (_, i) => i * step);
}

/** A seat's last choice until a moment, and its chance then; none: it had no choice yet. */
function latest(course: Course, move: number): Course["points"][number] | undefined {
  return course.points.findLast((point) => point.move <= move);
}

/**
 * The chance of each seat at a moment, in whole hundredths; null: it had no choice yet.
 *
 * They were found at different choices, so together they may be more than there is. Then the newest
 * one is believed, and the others share what it leaves.
 */
export function chancesAt(courses: readonly Course[], move: number): (number | null)[] {
  const found = courses.map((course) => latest(course, move));
  const newest = found.reduce((a, b) => ((a?.move ?? -1) >= (b?.move ?? -1) ? a : b), undefined);
  if (newest === undefined) return found.map(() => null);
  const others = found.reduce((sum, each) => sum + (each?.value ?? 0), -newest.value);
  const share = Math.min(1, (1 - newest.value) / Math.max(others, Number.EPSILON));
  // Rounded along their sum, which so remains what it is.
  let sum = newest.value;
  return found.map((each) => {
    if (each === undefined || each === newest) return each ? hundredths(each.value) / 100 : null;
    const before = hundredths(sum);
    sum += share * each.value;
    return (hundredths(sum) - before) / 100;
  });
}

const hundredths = (value: number): number => Math.round(100 * value);

/** What the legend says, as courses: each has a point for every choice of the match. */
export function knownOf(courses: readonly Course[]): Course[] {
  const choices = courses.flatMap((course) => course.points.map((point) => point.move));
  const known = [...new Set(choices)]
    .sort((a, b) => a - b)
    .map((move) => ({ move, chances: chancesAt(courses, move) }));
  return courses.map(({ seat }, place) => ({
    seat,
    points: known.flatMap(({ move, chances }) => {
      const value = chances[place] ?? null;
      return value === null ? [] : [{ move, value }];
    }),
  }));
}

/** The line of a course, as the `d` of a path: level until something new is known, or the end. */
export function lineOf(course: Course, plane: Plane, moves: number): string {
  const [first, ...later] = course.points;
  if (first === undefined) return "";
  const across = (move: number): string => plane.across(move).toFixed(1);
  const up = (value: number): string => plane.up(value).toFixed(1);
  const steps = later.map(({ move, value }) => `H${across(move)}V${up(value)}`);
  return `M${across(first.move)} ${up(first.value)}${steps.join("")}H${across(moves)}`;
}
