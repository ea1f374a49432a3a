/** What the reader has taken up for a question that wants several things, until all of it is sent. */

import type { RefAttributes, Touch } from "../contract";
import type { Ask } from "../../wire/types";
import { planOf, without, type Plan } from "./gather";
import { moveOf } from "./moves";
import { ownSeat, type AbyssView } from "./view";

const END_REFS = { done: "paid", tokens: "keys" } as const;

/** Answers on their way: the server asks for the next when it has the one before. */
interface Sending {
  plan: Plan;
  seat: number;
  all: readonly string[];
  /** Those that have been sent, where the table does not show it at once. */
  named: string[];
}

const count = (items: readonly string[], item: string): number =>
  items.filter((other) => other === item).length;

export class Gathering {
  #chosen = $state.raw<readonly string[]>([]);
  #plan = $state.raw<Plan | null>(null);
  #sending = $state.raw<Sending | null>(null);
  /** The question that is open, or was the last. */
  #ask: Ask | null = null;

  /** What is taken up, in the order in which it was. */
  get chosen(): readonly string[] {
    return this.#chosen;
  }

  /** What the open question wants; null: nothing that is gathered. */
  get plan(): Plan | null {
    return this.#plan;
  }

  get left(): number {
    return this.#plan?.left(this.#chosen) ?? 0;
  }

  get isEnough(): boolean {
    return this.#plan?.isEnough(this.#chosen) ?? false;
  }

  /** Another question, or the next of those that are being answered; or the table has changed. */
  follow(ask: Ask | null, view: AbyssView, touch: Touch): void {
    const sending = this.#sending;
    const isSame = ask === this.#ask;
    if (sending) this.#chosen = stillThere(sending, view);
    this.#plan = null;
    if (ask === null) return;
    this.#ask = ask;
    // The same question once more: the server has refused, or the reader has looked elsewhere.
    if (sending && !isSame && this.#sendNext(ask, sending, touch)) return;
    this.#sending = null;
    if (sending || !isSame) this.#chosen = [];
    this.#plan = planOf(ask, view);
  }

  /** Answer with all that is taken up, one by one, in the order in which the server asks. */
  send(touch: Touch): void {
    const [ask, plan] = [this.#ask, this.#plan];
    if (ask === null || plan === null || !this.isEnough) return;
    this.#plan = null;
    this.#sending = { plan, seat: ask.seat, all: this.#chosen, named: [] };
    this.#sendNext(ask, this.#sending, touch);
  }

  clear(): void {
    if (this.#sending === null) this.#chosen = [];
  }

  /** Take up all of these in place of what is taken up. */
  take(items: readonly string[]): void {
    if (this.#plan?.mayLead(items)) this.#chosen = items;
  }

  add(item: string): void {
    if (this.#mayAdd(item)) this.#chosen = [...this.#chosen, item];
  }

  drop(item: string): void {
    if (this.#sending === null) this.#chosen = without(this.#chosen, [item]);
  }

  /**
   * The attributes of a thing that can be taken up; null: it is no part of the question. Of several alike
   * the first ones are those that are taken up.
   */
  on(ref: string, label: string, nth = 0): RefAttributes | null {
    const plan = this.#plan ?? this.#sending?.plan ?? null;
    const [zone, item = ""] = ref.split(":");
    if (plan === null || plan.zone !== zone || !plan.pool.includes(item)) return null;
    const isChosen = nth < count(this.#chosen, item);
    const mayAdd = !isChosen && this.#mayAdd(item);
    const attributes: RefAttributes = { "data-ref": ref, "aria-label": label, role: "img" };
    if (isChosen) attributes["data-sel"] = "";
    if (mayAdd) attributes["data-can"] = "";
    if (!isChosen && !mayAdd) return attributes;
    const act = (): void => (isChosen ? this.drop(item) : this.add(item));
    return { ...attributes, ...pressable(act), "aria-pressed": isChosen };
  }

  #mayAdd(item: string): boolean {
    const plan = this.#plan;
    if (plan === null || count(this.#chosen, item) >= count(plan.pool, item)) return false;
    return plan.mayLead([...this.#chosen, item]);
  }

  /** The first of those that are left which this question offers, or the end of it. */
  #sendNext(ask: Ask, sending: Sending, touch: Touch): boolean {
    const { plan, named } = sending;
    const left = without(this.#chosen, named);
    const moves = ask.options.map(moveOf);
    const next = moves.find(({ verb, item }) => verb === plan.verb && left.includes(item));
    if (next) {
      if (plan.zone === "lord") named.push(next.item);
      play(touch, `${plan.zone}:${next.item}`);
      return true;
    }
    // Never an end with less than the reader has agreed to.
    if (plan.end === null || left.length > 0) return false;
    if (!moves.some(({ verb }) => verb === plan.end)) return false;
    play(touch, END_REFS[plan.end]);
    return true;
  }
}

/** A card that was sent leaves the hand; a Lord stays where it is until all are named. */
function stillThere({ plan, all, seat }: Sending, view: AbyssView): string[] {
  if (plan.zone === "lord") return [...all];
  return without(all, without(plan.pool, ownSeat(view, seat)?.hand ?? []));
}

function pressable(
  act: () => void,
): Pick<RefAttributes, "role" | "tabindex" | "onclick" | "onkeydown"> {
  return {
    role: "button",
    tabindex: 0,
    onclick: act,
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  };
}

/** As a hand would: the first touch chooses, the second one plays. */
function play(touch: Touch, ref: string): void {
  const click = touch.on(ref).onclick;
  const event = new MouseEvent("click");
  click?.(event);
  click?.(event);
}
