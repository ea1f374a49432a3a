/** What the decision bar says about an option, which it offers in gold, and which need no button. */

import type { Words } from "../contract";
import type { Ask, Option } from "../../wire/types";
import { more } from "./expansions.svelte";
import { allyOf, lordOf } from "./material";
import { moveOf, type Move } from "./moves";
import { ownSeat, type AbyssView } from "./view";

type Line = [key: string, args?: Record<string, string | number>];

/** The grey line under the prompt. */
export function consequence(
  ask: Ask,
  option: Option | null,
  view: AbyssView,
  words: Words,
): string | null {
  const line = option ? after(ask, moveOf(option), view) : before(ask, view);
  if (!line) return more()?.consequence(ask, option, view, words) ?? null;
  return words(`abyss.${line[0]}`, line[1]);
}

/** Before anything is chosen: what the choice is about. */
function before(ask: Ask, view: AbyssView): Line | null {
  const me = ownSeat(view, ask.seat);
  const pearls = me?.pearls ?? 0;
  switch (ask.kind) {
    case "turn": {
      const verbs = new Set(ask.options.map((option) => moveOf(option).verb));
      if (verbs.has("use")) return ["then_turn_powers"];
      return verbs.has("recruit") ? ["then_turn_lords"] : ["then_turn"];
    }
    case "free-time":
      return ["then_free"];
    case "offer":
      return ["then_offer", { n: pearls - view.price }];
    case "take-or-go-on":
      return ["then_take"];
    case "monster":
      return ["then_monster", { n: Math.min((view.threat ?? 0) + 1, view.threat_track.length) }];
    case "payment":
      return payment(view, pearls);
    case "affiliation":
      return ["then_affiliation"];
    case "control":
      return ["then_control"];
    case "keys":
      return ["then_keys"];
    case "choose-location":
      return ["then_choose_location"];
    case "discard":
      return ["then_discard", { n: me?.hand_size ?? 0 }];
    case "reward":
      return ["then_reward"];
    case "assassin":
    case "opportunist":
    case "oracle":
    case "slaver":
    case "replacement":
    case "newcomer":
    case "corruptor":
    case "black-smokers":
      return ["then_touch"];
    default:
      return null;
  }
}

function payment({ payment: paying }: AbyssView, pearls: number): Line | null {
  if (!paying) return null;
  const missing = paying.need - paying.have;
  return missing > 0 ? ["then_pay", { pearls }] : ["then_paid"];
}

/** What follows from an option. */
function after(ask: Ask, { verb, item }: Move, view: AbyssView): Line | null {
  const me = ownSeat(view, ask.seat);
  const pearls = me?.pearls ?? 0;
  switch (verb) {
    case "plot":
      return ["after_plot", { n: pearls - 1 }];
    case "explore":
      return view.track.some((space) => space.ally) ? ["after_go_on"] : ["after_explore"];
    case "support": {
      const stack = view.council.find((one) => one.race === item);
      return ["after_support", { n: (me?.hand_size ?? 0) + (stack?.count ?? 0) }];
    }
    case "recruit": {
      const count = (me?.lords.length ?? 0) + 1;
      const ip = lordOf(item).influence;
      return count >= 7 ? ["after_recruit_last", { ip }] : ["after_recruit", { ip, n: count }];
    }
    case "buy":
      return ["after_buy", { n: pearls - view.price }];
    case "pay": {
      const paying = view.payment;
      if (!paying) return null;
      const have = paying.have + allyOf(item).value;
      return have >= paying.need
        ? ["after_pay_enough", { have, need: paying.need }]
        : ["after_pay", { have, need: paying.need, n: paying.need - have }];
    }
    case "affiliate":
      return ["after_affiliate"];
    case "draw":
      return ["after_draw", { n: Number(item) - 1 }];
    case "tuck":
      return ["after_tuck"];
    case "turn":
      return ["after_turn"];
    default:
      return null;
  }
}

/**
 * The option in gold: what a player most often wants, and never one that gives something up for good.
 */
export function primary(ask: Ask): Option | null {
  const named = (verb: string): Option | null =>
    ask.options.find((option) => moveOf(option).verb === verb) ?? null;
  const further = more()?.primary(ask);
  if (further !== undefined) return further;
  switch (ask.kind) {
    case "turn":
      return named("explore");
    case "free-time":
      return named("end");
    case "offer":
      return named("buy");
    case "take-or-go-on":
      return named("take");
    case "monster":
      return named("fight");
    case "payment":
      return named("done");
    default:
      return null;
  }
}

/** What lies open before the reader glows there and needs no button. */
const ON_TABLE = new Set([
  "support",
  "recruit",
  "pay",
  "discard",
  "sell",
  "control",
  "purge",
  "exchange",
  "tuck",
]);

/** Other players' Lords are small on a small screen: there the buttons stay. */
const ON_WIDE_TABLE = new Set(["turn", "replace", "fetch", "corrupt", "oust"]);

/** On a screen of middle size the bar has one row: own Lords glow with their powers. */
const ON_MIDDLE_TABLE = new Set(["use"]);

export function onTable(ask: Ask, option: Option): boolean {
  const { verb, item } = moveOf(option);
  const isAbove = (width: number): boolean => matchMedia(`(min-width: ${width}px)`).matches;
  if (more()?.onTable(ask, option)) return true;
  // A Pearl is paid by a button, a card by touching it.
  if (ON_TABLE.has(verb)) return item !== "pearl";
  if (ON_MIDDLE_TABLE.has(verb)) return isAbove(701) && !isAbove(1280);
  return ON_WIDE_TABLE.has(verb) && isAbove(701);
}

/** Something is lost without anything in return. */
export function danger(ask: Ask): boolean {
  return ask.kind === "discard" || (more()?.isDanger(ask) ?? false);
}
