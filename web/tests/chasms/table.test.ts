/** Chasms: what is read off a view, what flies, what can be decided. */

import { describe, expect, test, vi } from "vitest";
import type { GameEvent } from "../../src/games/contract";
import { danger, onTable, primary, trayRefs } from "../../src/games/chasms/decision";
import { flights } from "../../src/games/chasms/flights";
import { allHearts, opponents, shownMonster, tokensOf } from "../../src/games/chasms/view";
import type { Ask, Option } from "../../src/wire/types";
import { table } from "./tables";

// Pictures are put into style sheets, which there are none of outside a page.
vi.mock("../../src/games/chasms/pictures", () => ({
  flyingCard: (): string => "",
  flyingEmblem: (): string => "",
}));

describe("the view", () => {
  test("VP lie as tens, fives and ones", () => {
    expect(tokensOf(27)).toEqual([10, 10, 5, 1, 1]);
    expect(tokensOf(0)).toEqual([]);
  });

  test("rivals sit in the order of play, from the left of the reader", () => {
    expect(opponents(table(), 1).map((seat) => seat.seat)).toEqual([2, 0]);
    expect(opponents(table(), null)).toHaveLength(3);
  });

  test("the attacked Monster stands in front", () => {
    const monster = { stars: 1, vp: 3, printed_vp: 8, faces: [] };
    const husk = { ...monster, ref: "monster:husk", id: "husk", attacked: true };
    const widow = { ...monster, ref: "monster:widow", id: "widow", attacked: false };
    expect(shownMonster(table({ monsters: [husk, widow] }))?.id).toBe("husk");
    expect(shownMonster(table({ monsters: [] }))).toBeNull();
  });

  test("no Heart is lost from sight", () => {
    expect(allHearts(table())).toBe(45);
  });
});

describe("what flies", () => {
  const flown = (...events: GameEvent[]): string[] =>
    flights(events, table(), table(), 0).map(({ from, to }) => `${from} → ${to}`);

  test("the reader's cards come from the hand, others' from their number", () => {
    expect(flown({ event: "play", seat: 0, card: "ember_03" })).toEqual(["hand:ember_03 → played"]);
    expect(flown({ event: "play", seat: 2, card: "ember_03" })).toEqual(["hand-of:2 → played"]);
  });

  test("Hearts go to the pile one by one, and a heap of VP is not counted out", () => {
    expect(flown({ event: "hurt", seat: 1, count: 2 })).toEqual(
      Array(2).fill("hearts-of:1 → heart-pile"),
    );
    const heap = flown({ event: "take", seat: 1, monster: "husk", count: 20 });
    expect(heap.length).toBeLessThan(10);
    expect(heap[0]).toBe("vp:husk → vp-of:1");
  });

  test("a drawn card is seen only by whoever drew it", () => {
    expect(flown({ event: "draw", seat: 0, count: 1, cards: ["tide_06"] })).toEqual([
      "deck → hand:tide_06",
    ]);
    expect(flown({ event: "draw", seat: 1, count: 2, cards: null })).toEqual(
      Array(2).fill("deck:1 → hand-of:1"),
    );
  });
});

describe("the decision", () => {
  const option = (a: string, ...refs: string[]): Option =>
    ({ a, refs, label: { key: "", args: {} } }) as unknown as Option;
  const ask = (kind: string, ...options: Option[]): Ask =>
    ({ kind, seat: 0, options, prompt: { key: "", args: {} }, auto: false }) as unknown as Ask;
  const instant = ask("instant", option("play ember_09", "hand:ember_09"), option("pass"));

  test("to pass is gold, unless the reader's own Hearts are at stake", () => {
    expect(primary(instant, table())?.a).toBe("pass");
    const mine = table({ chain: [{ step: "window", window: "would-hurt", subject: 0 }] });
    expect([primary(instant, mine), danger(instant, mine)]).toEqual([null, true]);
    const other = table({ chain: [{ step: "window", window: "would-hurt", subject: 1 }] });
    expect([primary(instant, other)?.a, danger(instant, other)]).toEqual(["pass", false]);
  });

  test("to end the turn is gold only when nothing is left to do", () => {
    const end = option("end");
    expect(primary(ask("turn", option("play ember_03"), end), table())).toBeNull();
    expect(primary(ask("turn", end), table())).toBe(end);
  });

  test("Instants keep their buttons; cards of the turn are touched", () => {
    expect(onTable(instant, instant.options[0]!)).toBe(false);
    expect(onTable(ask("turn"), option("play ember_03"))).toBe(true);
  });

  test("cards of a pile that are asked for are laid out", () => {
    const fetch = ask("take-back", option("take ember_03", "discard:ember_03"));
    expect(trayRefs(fetch, table())).toEqual(["discard:ember_03"]);
    expect(trayRefs(null, table({ own_peek: ["tide_06"] }))).toEqual(["peek:tide_06"]);
    expect(trayRefs(instant, table())).toEqual([]);
  });
});
