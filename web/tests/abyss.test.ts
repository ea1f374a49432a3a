import { beforeAll, describe, expect, test, vi } from "vitest";
import type { RefAttributes, Touch } from "../src/games/contract";
import { canPay, pays, planOf, without, type Due } from "../src/games/abyss/gather";
import { Gathering } from "../src/games/abyss/gathering.svelte";
import { held } from "../src/games/abyss/hold";
import { payingCards, suggestedCards } from "../src/games/abyss/paying";
import type { AbyssView, SeatView } from "../src/games/abyss/view";
import type { Ask } from "../src/wire/types";

beforeAll(() => vi.stubGlobal("MouseEvent", Event));

const HAND = ["jellyfish2", "crab1", "crab1", "crab3", "squid4"];

function seat(change: Partial<SeatView> = {}): SeatView {
  return {
    seat: 0,
    ref: "seat:0",
    pearls: 1,
    keys: 0,
    keys_in_all: 0,
    hand_size: HAND.length,
    hand: HAND,
    aside: 0,
    own_aside: [],
    affiliated: [],
    lords: [],
    locations: [],
    tokens: 0,
    token_values: [],
    bought: false,
    protected: false,
    points: {},
    ...change,
  };
}

/** The Seeker is to be paid for: 7, exactly two Races, Crabs among them. */
function table(me: Partial<SeatView> = {}, allies: string[] = []): AbyssView {
  const court = [
    {
      ref: "lord:seeker",
      lord: "seeker",
      space: 1,
      costs: [7, 7],
      races: 2,
      mandatory: "crab" as const,
      affordable: true,
    },
  ];
  const payment = { seat: 0, lord: "seeker", allies, have: 0, need: 7 };
  return { court, payment, players: [seat(me), seat({ seat: 1, hand: null })] } as never;
}

function question(kind: string, actions: string[], args: Record<string, number> = {}): Ask {
  const options = actions.map((a) => ({
    a,
    label: { key: "", args: {} },
    refs: [refOf(a)],
  })) as Ask["options"];
  return { kind, seat: 0, prompt: { key: "", args }, rule: "", options, auto: false };
}

function refOf(action: string): string {
  const [verb = "", item = ""] = action.split(" ");
  if (verb === "done") return "paid";
  if (verb === "tokens") return "keys";
  return `${verb === "tuck" ? "lord" : "hand"}:${item}`;
}

const PAYING = question("payment", ["pay jellyfish2", "pay crab1", "pay crab3"]);

describe("a payment", () => {
  const due: Due = { races: 2, mandatory: "crab", need: 7, pearls: 1 };

  test.each([
    [["crab3", "squid4"], true],
    [["crab1", "crab1", "squid4"], true],
    [["crab3", "jellyfish2"], false], // 5 and a Pearl
    [["crab3", "squid4", "jellyfish2"], false], // three Races
    [["jellyfish2", "squid4"], false], // no Crab
  ])("%j pays: %s", (cards, isPaid) => {
    expect(pays(due, cards)).toBe(isPaid);
  });

  test("begins with every card that a payment can follow", () => {
    const may = (...cards: string[]): boolean => canPay(due, cards, without(HAND, cards));
    expect(may("squid4")).toBe(true); // although it comes last in the hand
    expect(may("squid4", "jellyfish2")).toBe(false);
    expect(may("jellyfish2")).toBe(true); // 2 + 1 + 1 + 3 and a Pearl
    expect(canPay({ ...due, pearls: 0 }, ["jellyfish2"], without(HAND, ["jellyfish2"]))).toBe(true);
    expect(canPay({ ...due, need: 9 }, ["jellyfish2"], without(HAND, ["jellyfish2"]))).toBe(false);
  });

  test("that is suggested wastes little", () => {
    expect(payingCards(due, HAND).sort()).toEqual(["crab3", "squid4"]);
    expect(payingCards({ ...due, need: 20 }, HAND)).toEqual([]);
    expect(payingCards({ ...due, races: 4 }, HAND)).toEqual([]);
  });

  test("is suggested for the Lord that is looked at, and for an own payment", () => {
    const view = table();
    const [me, wanted] = [view.players[0] as SeatView, view.court[0]];
    const before = { ...view, payment: null };
    expect(suggestedCards(before, me, wanted, null).sort()).toEqual(["crab3", "squid4"]);
    expect(suggestedCards(before, me, undefined, null)).toEqual([]);
    expect(suggestedCards(view, me, undefined, planOf(PAYING, view))).toHaveLength(2);
    expect(suggestedCards(view, me, wanted, null)).toEqual([]); // somebody else pays
  });

  test("that has begun is completed", () => {
    expect(payingCards(due, ["crab1", "crab3", "squid4"], ["crab3"])).toEqual(["squid4"]);
    expect(payingCards(due, ["crab1"], ["crab3", "squid4"])).toEqual([]);
  });
});

describe("what is gathered for", () => {
  test("a payment: whatever the hand has from the first card offered", () => {
    expect(planOf(PAYING, table())?.pool).toEqual(HAND);
    const later = question("payment", ["pay crab1", "pay crab3"]);
    expect(planOf(later, table({}, ["jellyfish2"]))?.pool).toEqual(HAND.slice(1));
  });

  test("not when the server offers what the sketch does not know of", () => {
    const strange = question("payment", ["pay jellyfish2", "pay kraken5"]);
    expect(planOf(strange, table())).toBeNull();
  });

  test("a discard: so many cards", () => {
    const plan = planOf(question("discard", ["discard jellyfish2"], { n: 2 }), table());
    expect(plan?.isEnough(["crab3"])).toBe(false);
    expect(plan?.isEnough(["squid4", "crab3"])).toBe(true);
    expect(plan?.mayLead(["squid4", "crab3", "crab1"])).toBe(false);
  });

  const lords = ["tamer", "shaman", "slaver"].map((lord) => ({
    ref: `lord:${lord}`,
    lord,
    state: "free" as const,
    used: false,
  }));

  test("Keys: Lords in any order, exactly three", () => {
    const ask = question("keys", ["tuck tamer", "tuck slaver"], { n: 3 });
    const plan = planOf(ask, table({ lords, keys: 1 }));
    expect(plan?.mayLead(["shaman"])).toBe(true);
    expect(plan?.isEnough(["shaman"])).toBe(false); // one Key and one token
    expect(plan?.isEnough(["slaver", "shaman"])).toBe(true);
    expect(plan?.isEnough(["slaver", "shaman", "tamer"])).toBe(true);
    expect(plan?.isEnough([])).toBe(false);
  });

  test("nothing once Lords were named one by one, and for other questions", () => {
    expect(
      planOf(question("keys", ["tuck slaver"], { n: 2 }), table({ lords, keys: 2 })),
    ).toBeNull();
    expect(planOf(question("turn", ["explore"]), table())).toBeNull();
    expect(planOf(null, table())).toBeNull();
  });
});

describe("a thing with words on it", () => {
  test("is held by a button of its own while it can be touched", () => {
    const touched: RefAttributes = {
      "data-ref": "lord:seeker",
      "data-can": "",
      role: "button",
      tabindex: 0,
      "aria-label": "Seeker",
    };
    const { marks, button } = held(touched, "");
    expect(marks).toEqual({ "data-ref": "lord:seeker", "data-can": "" });
    expect(button).toEqual({ role: "button", tabindex: 0, "aria-label": "Seeker" });
  });

  test("is a picture otherwise", () => {
    expect(held(undefined, "Seeker").button).toEqual({ role: "img", "aria-label": "Seeker" });
  });
});

/** A server that writes down what is played: the second touch of a thing in a row. */
function recorder(): { touch: Touch; played: string[] } {
  const played: string[] = [];
  let last = "";
  const on = (ref: string): RefAttributes => ({
    "data-ref": ref,
    onclick: () => {
      if (last === ref) played.push(ref);
      last = last === ref ? "" : ref;
    },
  });
  return { touch: { on, can: () => true, chosen: () => false, option: null }, played };
}

describe("gathering", () => {
  function begun(): { gathering: Gathering; touch: Touch; played: string[] } {
    const gathering = new Gathering();
    const { touch, played } = recorder();
    gathering.follow(PAYING, table(), touch);
    return { gathering, touch, played };
  }

  test("a card is taken up and put back, and nothing is sent", () => {
    const { gathering, played } = begun();
    gathering.add("squid4");
    gathering.add("crab1");
    expect(gathering.chosen).toEqual(["squid4", "crab1"]);
    gathering.add("jellyfish2"); // a third Race
    expect(gathering.chosen).toEqual(["squid4", "crab1"]);
    gathering.drop("squid4");
    expect(gathering.chosen).toEqual(["crab1"]);
    gathering.clear();
    expect(gathering.chosen).toEqual([]);
    expect(played).toEqual([]);
  });

  test("of two alike, one can be taken up", () => {
    const { gathering } = begun();
    gathering.add("crab1");
    const pressed = (nth: number): unknown => gathering.on("hand:crab1", "", nth)?.["aria-pressed"];
    expect([pressed(0), pressed(1)]).toEqual([true, false]);
    gathering.add("crab1");
    gathering.add("crab1");
    expect(gathering.chosen).toEqual(["crab1", "crab1"]);
  });

  test("a card that leads nowhere cannot be touched", () => {
    const { gathering } = begun();
    gathering.add("squid4");
    expect(gathering.on("hand:jellyfish2", "")?.onclick).toBeUndefined();
    expect(gathering.on("hand:crab3", "")?.["data-can"]).toBe("");
    expect(gathering.on("lord:seeker", "")).toBeNull();
  });

  test("too little is not sent", () => {
    const { gathering, touch, played } = begun();
    gathering.add("squid4");
    expect(gathering.isEnough).toBe(false);
    gathering.send(touch);
    expect(played).toEqual([]);
  });

  test("it is sent in the order in which the server asks", () => {
    const { gathering, touch, played } = begun();
    gathering.add("squid4");
    gathering.add("crab3");
    gathering.send(touch);
    expect(played).toEqual(["hand:crab3"]);
    gathering.follow(null, table(), touch);
    expect(gathering.chosen).toEqual(["squid4", "crab3"]); // until the server has it
    const hand = without(HAND, ["crab3"]);
    gathering.follow(question("payment", ["pay squid4"]), table({ hand }, ["crab3"]), touch);
    expect(gathering.chosen).toEqual(["squid4"]);
    const left = without(hand, ["squid4"]);
    const paid = table({ hand: left }, ["crab3", "squid4"]);
    gathering.follow(question("payment", ["done"]), paid, touch);
    expect(played).toEqual(["hand:crab3", "hand:squid4", "paid"]);
    gathering.follow(question("affiliation", ["affiliate crab3"]), paid, touch);
    expect(played).toHaveLength(3);
    expect(gathering.chosen).toEqual([]);
  });

  test("after a refusal nothing more is sent", () => {
    const { gathering, touch, played } = begun();
    gathering.add("squid4");
    gathering.add("crab3");
    gathering.send(touch);
    gathering.follow(null, table(), touch);
    gathering.follow(PAYING, table(), touch);
    expect(played).toEqual(["hand:crab3"]);
    expect(gathering.chosen).toEqual([]);
    expect(gathering.plan).not.toBeNull();
  });

  test("an end with less than was agreed to is not sent", () => {
    const { gathering, touch, played } = begun();
    gathering.add("squid4");
    gathering.add("crab3");
    gathering.send(touch);
    const hand = without(HAND, ["crab3"]);
    gathering.follow(question("payment", ["pay crab1", "done"]), table({ hand }, ["crab3"]), touch);
    expect(played).toEqual(["hand:crab3"]);
  });

  test("a look at the past changes nothing, another question does", () => {
    const { gathering, touch } = begun();
    gathering.add("squid4");
    gathering.follow(null, table(), touch);
    gathering.follow(PAYING, table(), touch);
    expect(gathering.chosen).toEqual(["squid4"]);
    gathering.follow(question("payment", ["pay crab1", "pay jellyfish2"]), table(), touch);
    expect(gathering.chosen).toEqual([]);
  });
});
