import { describe, expect, test } from "vitest";
import type { Past } from "../src/games/contract";
import { handsOf } from "../src/games/the-abyss/reveal";
import { makes, odds, otherOf, type AbyssView } from "../src/games/the-abyss/view";

/** A table of two seats in the middle of a turn; what a test does not care about is empty. */
function table(change: Partial<AbyssView> = {}): AbyssView {
  const seat = {
    total: 0,
    out: false,
    panics: 0,
    played: [],
    hand_size: 2,
    pile_size: 0,
    hand: null,
    points: null,
  };
  return {
    round: 1,
    rounds: [],
    ends: [],
    target: 70,
    panic_cards: 9,
    starter: 0,
    active: 0,
    deck: 19,
    discard: 0,
    discard_top: null,
    removed: [],
    destroyed: 0,
    players: [
      { ...seat, seat: 0, hand: ["treasure_8", "sword_4"], points: 12 },
      { ...seat, seat: 1 },
    ],
    drawer: -1,
    drawn: 0,
    drawn_clear: false,
    own_draw: null,
    own_look: null,
    own_sacrifice: null,
    ...change,
  };
}

describe("the odds at the deck", () => {
  test("count every Panic that is neither placed nor destroyed", () => {
    const view = table({ destroyed: 1 });
    view.players[1]!.panics = 3;
    const found = odds(view)!;
    expect([found.panics, found.cards, found.drawn]).toEqual([5, 19, 2]);
    expect(found.chance).toBeCloseTo(1 - (14 * 13) / (19 * 18), 10);
  });

  test("know the gentler deck", () => {
    expect(odds(table({ panic_cards: 7 }))!.panics).toBe(7);
  });

  test("of the last card are those of one card", () => {
    const view = table({ deck: 1, destroyed: 8 });
    expect(odds(view)).toMatchObject({ panics: 1, cards: 1, chance: 1, drawn: 1 });
  });

  test("count a draw that may still hide a Panic", () => {
    expect(odds(table({ drawer: 1, drawn: 2 }))!.cards).toBe(21);
    expect(odds(table({ drawer: 1, drawn: 1, drawn_clear: true }))!.cards).toBe(19);
  });

  test("are silent over an empty deck", () => {
    expect(odds(table({ deck: 0 }))).toBeNull();
  });
});

test("a hand is worth its cards and the one under consideration", () => {
  expect(makes(table(), 0, "treasure_6")).toBe(18);
});

test("of two drawn cards of one face the other is the same face", () => {
  expect(otherOf(["eye_1", "eye_1"], "eye_1")).toBe("eye_1");
  expect(otherOf(["eye_1", "hook_3"], "eye_1")).toBe("hook_3");
  expect(otherOf(["eye_1"], "eye_1")).toBeNull();
});

test("the hands of a round are found in the step that ended it", () => {
  const log: Past[] = [
    { move: 0, events: [{ event: "draw", seat: 0 }] },
    {
      move: 1,
      events: [
        { event: "round-end", round: 1, reason: "stop" },
        { event: "score", seat: 0, cards: ["treasure_8"] },
        { event: "score", seat: 1, cards: null },
      ],
    },
  ];
  expect(handsOf(log, 1)).toEqual({ 0: ["treasure_8"] });
  expect(handsOf(log, 2)).toEqual({});
  expect(handsOf(log.slice(0, 1), 1)).toEqual({});
});
