/** What the decision bar says about an option, and which option it offers. */

import type { Words } from "../contract";
import type { Ask, Option } from "../../wire/types";
import { faceOf, pointsOf } from "./faces/kinds";
import { PANIC_LIMIT, STOP_POINTS, inOrder, makes, otherOf, ownSeat, type AbyssView } from "./view";

/** The words of an action: a verb and its objects, as docs/notation.md has them. */
export interface Move {
  verb: string;
  /** The face it concerns. */
  card: string;
  /** Of a played card: what it does, and to whom. */
  effect: string;
  target: number;
}

export function moveOf(option: Option): Move {
  const [verb = "", card = "", effect = "", target = ""] = option.a.split(" ");
  return { verb, card, effect, target: Number(target) };
}

/** Something said about an option: its key and what goes into the holes. */
type Line = [key: string, args?: Record<string, string | number>];

/** The grey line under the prompt. */
export function consequence(
  ask: Ask,
  option: Option | null,
  view: AbyssView,
  words: Words,
): string | null {
  const line = option ? after(ask, moveOf(option), view) : before(ask, view);
  return line && words(`abyss.${line[0]}`, line[1]);
}

/** Before anything is chosen: what the choice is about. */
function before(ask: Ask, view: AbyssView): Line | null {
  const me = ownSeat(view, ask.seat);
  const points = me?.points ?? 0;
  switch (ask.kind) {
    case "draw":
      return view.discard_top
        ? ["then_choose_draw", { card: `card:${view.discard_top}` }]
        : ["then_draw"];
    case "keep":
      return ["then_keep_any"];
    case "combos":
      if (points >= STOP_POINTS) return ["then_stop_open", { n: points }];
      return ask.options.some((option) => moveOf(option).verb === "play")
        ? ["then_touch"]
        : ["then_nothing"];
    case "panic-window":
      return ["then_window", { n: points }];
    case "sacrifice":
      return ["then_name"];
    default:
      return null;
  }
}

/** What follows from an option. */
function after(ask: Ask, move: Move, view: AbyssView): Line | null {
  const me = ownSeat(view, ask.seat);
  const points = me?.points ?? 0;
  const named = pointsOf(view.own_sacrifice ?? []);
  switch (move.verb) {
    case "take": {
      const n = view.discard_top ? makes(view, ask.seat, view.discard_top) : points;
      return [n >= STOP_POINTS ? "then_take_stop" : "then_take", { n }];
    }
    case "draw":
      return [view.deck > 1 ? "then_draw" : "then_draw_last"];
    case "keep": {
      const other = otherOf(view.own_draw ?? [], move.card);
      const n = makes(view, ask.seat, move.card);
      return other ? ["then_keep", { other: `card:${other}`, n }] : null;
    }
    case "play":
      return afterPlay(ask, move, view, points - faceOf(move.card).value);
    case "put":
      return [move.card === "top" ? "then_top" : "then_bottom"];
    case "sacrifice":
      return ["then_sacrifice", { n: points }];
    case "give":
      return ["then_give", { sum: named + faceOf(move.card).value }];
    case "done":
      return ["then_done", { sum: named, n: points - named }];
    case "decline": {
      const panics = me?.panics ?? 0;
      return panics >= PANIC_LIMIT
        ? ["then_decline_deadly", { n: points }]
        : ["then_decline", { n: panics }];
    }
    case "stop":
      return ["then_stop", { n: points }];
    case "end":
      return ["then_end", { who: `seat:${nextInRound(view, ask.seat)}` }];
    default:
      return null;
  }
}

function afterPlay(ask: Ask, { effect, target }: Move, view: AbyssView, n: number): Line {
  switch (effect) {
    case "on":
      return target === ask.seat
        ? ["then_hook_self", { n }]
        : ["then_hook", { target: `seat:${target}`, n }];
    case "steal":
      return ["then_steal", { n }];
    case "gift": {
      const count = (view.players[target]?.panics ?? 0) + 1;
      return ["then_gift", { target: `seat:${target}`, count, n }];
    }
    default:
      return ["then_eye", { n }];
  }
}

/** Whose turn is next. */
function nextInRound(view: AbyssView, seat: number): number {
  const count = view.players.length;
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (!view.players[other]?.out) return other;
  }
  return seat;
}

/**
 * The option in gold: what a player most often wants, and never one that loses something. Between
 * two cards to keep there is none; touching one chooses it.
 */
export function primary(ask: Ask): Option | null {
  const named = (a: string): Option | null => ask.options.find((o) => o.a === a) ?? null;
  switch (ask.kind) {
    case "draw":
      return named("draw");
    case "keep":
      return ask.options.length === 1 ? (ask.options[0] ?? null) : null;
    case "combos":
      return named("stop") ?? named("end");
    case "panic-window":
      return named("sacrifice") && ask.prompt.key === "prompt.panic_window_deadly"
        ? named("sacrifice")
        : named("decline");
    case "sacrifice":
      return named("done");
    default:
      return null;
  }
}

/** A card that is played or given up glows in the hand; it needs no button. */
export function onTable(ask: Ask, option: Option): boolean {
  const { verb } = moveOf(option);
  return (
    (ask.kind === "combos" && verb === "play") || (ask.kind === "sacrifice" && verb === "give")
  );
}

/** Losing the round or one's cards is at stake. */
export function danger(ask: Ask): boolean {
  return ask.prompt.key === "prompt.panic_window_deadly" || ask.kind === "sacrifice";
}

/** The card that a chosen option would bring into the hand: the ruler shows it. */
export function comingCard(option: Option | null, view: AbyssView): string | null {
  if (!option) return null;
  const move = moveOf(option);
  if (move.verb === "keep") return move.card;
  return move.verb === "take" ? view.discard_top : null;
}

/** The cards that a chosen option would take out of the hand. */
export function leavingCards(option: Option | null, view: AbyssView): string[] {
  const named = inOrder(view.own_sacrifice ?? []);
  if (!option) return named;
  const move = moveOf(option);
  return move.verb === "play" || move.verb === "give" ? [...named, move.card] : named;
}
