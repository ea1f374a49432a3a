/** What the decision bar says about an option, which it offers in gold, and which need no button. */

import type { Words } from "../contract";
import type { Ask, Option } from "../../wire/types";
import { openWindow, threatened, type ChasmsView } from "./view";

/** The words of an action: a verb and what it is about, as docs/notation.md has them. */
export interface Move {
  verb: string;
  item: string;
}

export function moveOf(option: Option): Move {
  const [verb = "", item = ""] = option.a.split(" ");
  return { verb, item };
}

/** The grey line under the prompt. */
export function consequence(
  ask: Ask,
  option: Option | null,
  view: ChasmsView,
  words: Words,
): string | null {
  return option ? after(option, view, words) : before(ask, view, words);
}

/** Before anything is chosen: what the choice is about. */
function before(ask: Ask, view: ChasmsView, words: Words): string | null {
  switch (ask.kind) {
    case "draft":
      return words("chasms.then_draft");
    case "turn":
      return ask.options.some((option) => moveOf(option).verb === "play")
        ? words("chasms.then_turn")
        : words("chasms.then_end");
    case "instant":
      return windowLine(view, words);
    case "discard":
    case "take-back":
    case "keep":
      return words("chasms.then_touch");
    default:
      return null;
  }
}

/** What is at stake in the window that is open. */
function windowLine(view: ChasmsView, words: Words): string | null {
  const open = openWindow(view);
  const { attack } = view;
  switch (open?.window) {
    case "rolled":
      return attack?.monster && attack.die
        ? words("chasms.win_rolled", {
            who: `seat:${attack.victim}`,
            n: attack.die,
            face: words(`face:${attack.monster.replace("monster:", "")}_${attack.die}`),
          })
        : null;
    case "would-hurt":
      return words("chasms.win_hurt", { n: threatened(view)[open.subject ?? -1] ?? 0 });
    case "card-played": {
      const played = view.chain.findLast((link) => link.step === "card");
      if (!played?.cause) return null;
      const text = words(played.cause.replace(/^card:/, "text:"));
      return words("chasms.win_card", { card: played.cause, text });
    }
    default:
      return null;
  }
}

/** What follows from an option. */
function after(option: Option, view: ChasmsView, words: Words): string | null {
  const { verb, item } = moveOf(option);
  switch (verb) {
    case "play":
    case "take":
    case "keep":
      return words(`text:${item}`);
    case "lead":
    case "draft":
      return words(`text:leader_${item}`);
    case "at": {
      const monster = view.monsters.find((one) => one.id === item);
      return monster ? words("chasms.stars", { n: monster.stars }) : null;
    }
    case "end":
      return words("chasms.then_end");
    default:
      return null;
  }
}

/**
 * The option in gold: what a player most often wants, and never one that gives something up. To let a window pass is
 * that, unless the reader's own Hearts are at stake.
 */
export function primary(ask: Ask, view: ChasmsView): Option | null {
  const named = (verb: string): Option | null =>
    ask.options.find((option) => moveOf(option).verb === verb) ?? null;
  switch (ask.kind) {
    case "draw-first":
      return named("draw");
    case "turn":
      return named("play") === null && named("lead") === null ? named("end") : null;
    case "instant":
      return danger(ask, view) ? null : named("pass");
    default:
      return null;
  }
}

/** What lies open before the reader glows there and needs no button. */
export function onTable(ask: Ask, option: Option): boolean {
  const { verb } = moveOf(option);
  if (ask.kind === "draft") return verb === "draft";
  if (ask.kind === "turn") return verb === "play";
  return verb === "discard" || verb === "take" || verb === "keep";
}

/** The reader is about to lose something. */
export function danger(ask: Ask, view: ChasmsView): boolean {
  if (ask.kind === "discard" || ask.kind === "pick") return true;
  const open = openWindow(view);
  const bad = open?.window === "would-hurt" || open?.window === "reached-zero";
  return ask.kind === "instant" && bad && open.subject === ask.seat;
}

/** The faces that the die can be turned to now. */
export function reachableFaces(ask: Ask, view: ChasmsView): number[] {
  if (ask.kind !== "die" && ask.kind !== "ghost") return [];
  const found = ask.options.flatMap((option) => {
    const { verb, item } = moveOf(option);
    return verb === "die" ? [Number(item)] : [];
  });
  return view.attack ? found : [];
}

/** Refs of cards that are asked about and lie in a pile. */
export function trayRefs(ask: Ask | null, view: ChasmsView): string[] {
  if (view.own_peek) return view.own_peek.map((card) => `peek:${card}`);
  const refs = ask?.options.flatMap((option) => option.refs) ?? [];
  return [...new Set(refs.filter((ref) => ref.startsWith("discard:")))];
}
