/** How an outcome is told: a sign, a number with its direction, and a sentence for those who do not see it. */

import type { Words } from "../contract";
import { nameOf } from "./labels";
import type { Emblem } from "./art/emblems";
import type { Outcome } from "./story";

export type OutcomeTone = "bad" | "good" | "plain";

export interface Told {
  sign: Emblem;
  change: string;
  tone: OutcomeTone;
}

type Telling = (outcome: Outcome) => Told;

const change =
  (sign: Emblem, mark: string, tone: OutcomeTone): Telling =>
  ({ count }) => ({ sign, change: `${mark}${count}`, tone });
const plain =
  (sign: Emblem, tone: OutcomeTone = "plain"): Telling =>
  () => ({ sign, change: "", tone });

const TELLINGS: Record<string, Telling> = {
  hurt: change("heart", "−", "bad"),
  heal: change("heart", "+", "good"),
  guard: change("shield", "", "good"),
  prevent: change("shield", "", "good"),
  zero: plain("skull", "bad"),
  fall: plain("ghost", "bad"),
  return: change("ghost", "+", "good"),
  payback: plain("thorn", "bad"),
  take: change("vp", "+", "good"),
  "lost-vp": change("vp", "−", "bad"),
  "vp-back": change("vp", "−", "bad"),
  "vp-bank": change("vp", "+", "good"),
  "vp-move": change("vp", "+", "good"),
  feed: change("vp", "+", "bad"),
  defeat: plain("monster", "good"),
  reveal: plain("monster", "bad"),
  again: plain("attack", "bad"),
  steal: change("deck", "+", "good"),
  swap: plain("deck"),
  fetch: plain("draw", "good"),
  draw: change("draw", "+", "good"),
  discard: plain("discard", "bad"),
  limit: plain("window", "bad"),
  boost: ({ count }) => ({
    sign: "attack",
    change: count < 0 ? `−${-count}` : `+${count}`,
    tone: count < 0 ? "bad" : "good",
  }),
  "effect-roll": plain("die5"),
  "value-roll": change("vp", "", "plain"),
  redirect: plain("retaliation", "bad"),
};

/** Events that change something for somebody; others only say what comes. */
export const OUTCOMES = Object.keys(TELLINGS);

export function isOutcome(event: string): boolean {
  return Object.hasOwn(TELLINGS, event);
}

export function told(outcome: Outcome): Told {
  return TELLINGS[outcome.what]?.(outcome) ?? { sign: "skill", change: "", tone: "plain" };
}

/** "Tove: −1 Heart, 4 left". */
export function outcomeLabel(outcome: Outcome, words: Words): string {
  const { seat, target, count, left, monster, card, how } = outcome;
  const who = seat >= 0 ? nameOf(seat, words) : "";
  const said = words(`chasms.out_${outcome.what.replaceAll("-", "_")}`, {
    n: count,
    left: left ?? 0,
    target: target >= 0 ? `seat:${target}` : "",
    monster: monster ? `monster:${monster}` : "",
    card: card ? `card:${card}` : "",
    limit: outcome.what === "limit" ? words(`chasms.limit_${how}`) : "",
  });
  return who ? `${who}: ${said}` : said;
}
