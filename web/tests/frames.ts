/** Frames of a real match of The Abyss, as its first seat saw them. */

import type { Frame, Moment, Step, Synced, Welcome } from "../src/wire/types";
import recorded from "./recorded.json";

export const FRAMES = recorded.frames as unknown as Frame[];
export const LAST = recorded.last as unknown as Step;

function first<T extends Frame>(kind: T["t"]): T {
  const found = FRAMES.find((frame) => frame.t === kind);
  if (found === undefined) throw new Error(`no ${kind} was recorded`);
  return found as T;
}

export const WELCOME = first<Welcome>("welcome");
export const SYNC = first<Synced>("sync");
export const STEPS = FRAMES.filter((frame): frame is Step => frame.t === "step");

/** A moment in which the seat is asked. */
export function asking(step: Step = STEPS[0] as Step): Moment {
  return {
    ...step.now,
    waiting: null,
    ask: {
      kind: "draw",
      seat: 0,
      prompt: { key: "prompt.draw", args: {} },
      rule: "TA-R8",
      auto: false,
      options: [
        {
          a: "take",
          refs: ["discard"],
          label: { key: "option.take", args: { card: "card:eye_1" } },
        },
        { a: "draw", refs: ["deck"], label: { key: "option.draw", args: {} } },
      ],
    },
  };
}
