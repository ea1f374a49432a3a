/** Which step of an attack the table is at. */

import type { Roll, Story } from "./story";
import { openWindow, type ChasmsView } from "./view";

export const STEPS = ["card", "answers", "roll", "reactions", "retaliation", "vp"] as const;
export type StepName = (typeof STEPS)[number];

/** The steps of an attack; one that wakes no retaliation has fewer. */
export function stepsOf(dice: number): readonly StepName[] {
  return dice > 0 ? STEPS : ["card", "answers", "vp"];
}

/** The step that is being resolved; null when it is over. */
export function currentStep(view: ChasmsView, story: Story): StepName | null {
  const attack = view.attack;
  const open = openWindow(view)?.window;
  if (!attack || attack.card !== story.card || view.over) return null;
  switch (attack.stage) {
    case "aim":
      return open === "card-played" ? "answers" : "card";
    case "apply":
      return "reactions";
    case "roll":
      return attack.die === 0 ? "roll" : "retaliation";
    default:
      return "vp";
  }
}

export type StepState = "done" | "now" | "later";

export function stateOf(step: StepName, current: StepName | null): StepState {
  if (current === null) return "done";
  const [at, now] = [STEPS.indexOf(step), STEPS.indexOf(current)];
  if (at === now) return "now";
  return at < now ? "done" : "later";
}

/** The number that the last die shows. */
export function dieOf(roll: Roll | null): number {
  return roll?.shown.at(-1) ?? 0;
}

/** The roll that is shown large; those before it are told in short. */
export function shownRoll(story: Story): Roll | null {
  return story.rolls.at(-1) ?? null;
}
