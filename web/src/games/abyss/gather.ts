/**
 * Questions that are answered with several things at once. The server asks for them one by one, in the order
 * in which they are held; a player takes them up in any order. What may be taken up is a sketch: the server decides.
 */

import type { Ask } from "../../wire/types";
import { KRAKEN, type Race } from "./art/colour";
import { allyOf, lordOf } from "./material";
import { moveOf } from "./moves";
import { KEYS_FOR_LOCATION, ownSeat, type AbyssView, type SeatView } from "./view";

/** What is gathered for one question. */
export interface Plan {
  /** The verb of the answers that name a thing. */
  verb: "pay" | "discard" | "tuck";
  /** The verb of the answer after which the question is over; null: it ends by itself. */
  end: "done" | "tokens" | null;
  /** Where the things lie: `hand:crab3`, `lord:shaman`. */
  zone: "hand" | "lord";
  /** What there is to choose from; a card as often as it is held. */
  pool: readonly string[];
  /** Whether more can be added to these so that the question is answered in the end. */
  mayLead(chosen: readonly string[]): boolean;
  /** How much is missing: of the value, of the cards, of the Keys. */
  left(chosen: readonly string[]): number;
  /** Whether these answer it. */
  isEnough(chosen: readonly string[]): boolean;
}

/** The question as something to be gathered for; null: it is answered as every other. */
export function planOf(ask: Ask | null, view: AbyssView): Plan | null {
  const me = ownSeat(view, ask?.seat ?? null);
  if (ask === null || me === null) return null;
  const plan = PLANS[ask.kind]?.(ask, view, me) ?? null;
  // Where the server offers more than the sketch knows of, its own way is the better one.
  const named = ask.options.map(moveOf).filter((move) => move.verb === plan?.verb);
  return plan && named.every(({ item }) => isKnown(plan, item)) ? plan : null;
}

const PLANS: Record<string, (ask: Ask, view: AbyssView, me: SeatView) => Plan | null> = {
  payment: payment,
  discard: discard,
  keys: keys,
};

function isKnown(plan: Plan, item: string): boolean {
  return plan.pool.includes(item) && plan.mayLead([item]);
}

/** The cards of the hand from the first one that is offered: those before it were passed over. */
function cardsLeft(ask: Ask, verb: string, hand: readonly string[]): string[] {
  const first = ask.options.map(moveOf).find((move) => move.verb === verb)?.item;
  const at = first === undefined ? -1 : hand.indexOf(first);
  return at < 0 ? [] : hand.slice(at);
}

/** What is left of a pool without some of it. */
export function without(pool: readonly string[], some: readonly string[]): string[] {
  const left = [...pool];
  for (const item of some) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function valueOf(cards: readonly string[]): number {
  return cards.reduce((sum, face) => sum + allyOf(face).value, 0);
}

function racesOf(cards: readonly string[]): Set<Race> {
  const races = cards.map((face) => allyOf(face).race);
  return new Set(races.filter((race) => race !== null && race !== KRAKEN));
}

/** Krakens: each can stand for a Race that is missing. */
function krakensIn(cards: readonly string[]): string[] {
  return cards.filter((face) => allyOf(face).race === KRAKEN);
}

/** What a payment must be. */
export interface Due {
  /** Exactly so many Races, this one among them. */
  races: number;
  mandatory: Race | null;
  /** The value to be reached, and the Pearls that can make it up. */
  need: number;
  pearls: number;
}

export function pays(due: Due, cards: readonly string[]): boolean {
  const races = racesOf(cards);
  if (due.mandatory !== null) races.add(due.mandatory);
  const missing = due.races - races.size + (racesOf(cards).size === races.size ? 0 : 1);
  const isFilled = due.races >= races.size && missing <= krakensIn(cards).length;
  return isFilled && valueOf(cards) + due.pearls >= due.need;
}

/** Whether cards of the rest can make these a payment. */
export function canPay(due: Due, cards: readonly string[], rest: readonly string[]): boolean {
  const races = racesOf(cards);
  const strength = new Map<Race, number>();
  for (const { race, value } of rest.map(allyOf)) {
    if (race !== null && race !== KRAKEN) strength.set(race, (strength.get(race) ?? 0) + value);
  }
  const spare = krakensIn(rest);
  let jokers = krakensIn(cards).length + spare.length;
  if (due.mandatory !== null && !races.has(due.mandatory)) {
    if (!strength.has(due.mandatory) && jokers-- === 0) return false;
    races.add(due.mandatory);
  }
  const missing = due.races - races.size;
  const others = [...strength].filter(([race]) => !races.has(race));
  if (missing < 0 || others.length + jokers < missing) return false;
  others.sort((a, b) => b[1] - a[1]);
  for (const [race] of others.slice(0, missing)) races.add(race);
  const added = [...races].reduce((sum, race) => sum + (strength.get(race) ?? 0), 0);
  return valueOf([...cards, ...spare]) + added + due.pearls >= due.need;
}

/** Pearls, and the Nebulis that may make up what they lack. */
function meansOf({ kraken }: AbyssView, me: SeatView): number {
  const outlaw = me.lords.some((lord) => lord.lord === "outlaw" && lord.state === "free");
  return me.pearls + Math.min(kraken?.nebulis[me.seat] ?? 0, outlaw ? 2 : 1);
}

/** What this seat owes for a Lord at Court. */
export function dueFor(lord: string, view: AbyssView, me: SeatView): Due | null {
  const offered = view.court.find((one) => one.lord === lord);
  if (!offered) return null;
  const { races, mandatory } = offered;
  return { races, mandatory, need: offered.costs[me.seat] ?? 0, pearls: meansOf(view, me) };
}

function payment(ask: Ask, view: AbyssView, me: SeatView): Plan | null {
  const paying = view.payment;
  const due = paying && dueFor(paying.lord, view, me);
  if (!due) return null;
  const pool = cardsLeft(ask, "pay", me.hand ?? []);
  const played = (chosen: readonly string[]): string[] => [...paying.allies, ...chosen];
  return {
    verb: "pay",
    end: "done",
    zone: "hand",
    pool,
    mayLead: (chosen) => canPay(due, played(chosen), without(pool, chosen)),
    left: (chosen) => Math.max(0, due.need - valueOf(played(chosen))),
    isEnough: (chosen) => pays(due, played(chosen)),
  };
}

function discard(ask: Ask, _view: AbyssView, me: SeatView): Plan | null {
  const count = Number(ask.prompt.args.n);
  return {
    verb: "discard",
    end: null,
    zone: "hand",
    pool: cardsLeft(ask, "discard", me.hand ?? []),
    mayLead: (chosen) => chosen.length <= count,
    left: (chosen) => count - chosen.length,
    isEnough: (chosen) => chosen.length === count,
  };
}

/** Lords that bear Keys; Key tokens make up the rest. Exactly three Keys are spent. */
function keys(ask: Ask, _view: AbyssView, me: SeatView): Plan | null {
  const due = KEYS_FOR_LOCATION;
  // Some have been named one by one: that way goes on.
  if (Number(ask.prompt.args.n) !== due) return null;
  const free = me.lords.filter((lord) => lord.state === "free").map((lord) => lord.lord);
  const pool = free.filter((lord) => lordOf(lord).keys > 0);
  const missing = (lords: readonly string[]): number =>
    lords.reduce((left, lord) => left - lordOf(lord).keys, due);
  const singles = (lords: readonly string[]): number =>
    lords.filter((lord) => lordOf(lord).keys === 1).length;
  return {
    verb: "tuck",
    end: "tokens",
    zone: "lord",
    pool,
    left: missing,
    mayLead: (chosen) => {
      const left = missing(chosen);
      return left >= 0 && left <= me.keys + singles(without(pool, chosen));
    },
    isEnough: (chosen) => {
      const left = missing(chosen);
      return chosen.length > 0 && left >= 0 && left <= me.keys;
    },
  };
}
