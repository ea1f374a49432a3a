/** Chasms: the story of what is played, its steps and outcomes. */

import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/games/contract";
import { outcomeLabel, OUTCOMES, told as toldOutcome } from "../../src/games/chasms/outcomes";
import { printOf } from "../../src/games/chasms/prints";
import { currentStep, stateOf } from "../../src/games/chasms/steps";
import { storyOf, type Story } from "../../src/games/chasms/story";
import en from "../../src/games/chasms/text/en.json";
import pl from "../../src/games/chasms/text/pl.json";
import { threatened } from "../../src/games/chasms/view";
import { wordsOf } from "../../src/i18n/words";
import { past, table, words } from "./tables";

const kindOf = (card: string): string => printOf(card, words).kind;

const ATTACK: GameEvent[] = [
  { event: "play", seat: 0, card: "ember_03" },
  { event: "at", seat: 0, monster: "gloomling" },
];
const ROLL: GameEvent = { event: "roll", seat: 0, die: 2, monster: "gloomling", target: 0 };

function told(...moves: GameEvent[][]): Story {
  const story = storyOf(past(...moves), kindOf);
  expect(story).not.toBeNull();
  return story!;
}

describe("the story of an attack", () => {
  test("begins with the card and its Monster", () => {
    expect(told(ATTACK)).toMatchObject({ seat: 0, card: "ember_03", monster: "gloomling" });
    expect(storyOf([], kindOf)).toBeNull();
  });

  test("tells apart answers to the card and answers to the roll", () => {
    const story = told(
      ATTACK,
      [{ event: "play", seat: 1, card: "ember_09" }],
      [ROLL],
      [{ event: "play", seat: 2, card: "gear_10" }],
      [{ event: "die", seat: 2, die: 3 }],
    );
    expect(story.answers.map((answer) => answer.seat)).toEqual([1]);
    expect(story.rolls[0]!.answers.map((answer) => answer.seat)).toEqual([2]);
    expect(story.rolls[0]!.shown).toEqual([2, 3]);
  });

  test("says who lost Hearts by the retaliation, and then who took VP", () => {
    const story = told(
      ATTACK,
      [ROLL],
      [
        { event: "retaliation", seat: 0, die: 2, monster: "gloomling" },
        { event: "hurt", seat: 0, count: 1, left: 4, cause: "monster:gloomling" },
      ],
      [{ event: "take", seat: 0, monster: "gloomling", count: 3, left: 5 }],
    );
    const [roll] = story.rolls;
    expect(roll!.victim).toBe(0);
    expect(roll!.outcomes).toMatchObject([{ what: "hurt", seat: 0, count: 1, left: 4 }]);
    expect(roll!.gains).toMatchObject([{ what: "take", count: 3, left: 5 }]);
  });

  test("keeps a die that was rolled again, and begins anew with a second die", () => {
    const again = told(ATTACK, [ROLL], [{ event: "play", seat: 1, card: "gear_10" }], [ROLL]);
    expect(again.rolls).toHaveLength(1);
    const second = told(
      ATTACK,
      [ROLL],
      [{ event: "retaliation", seat: 0, die: 2, monster: "gloomling" }, ROLL],
    );
    expect(second.rolls).toHaveLength(2);
  });

  test("knows what was negated", () => {
    const card = { event: "negate", seat: 1, cause: "card:ember_03", how: "card" };
    expect(told(ATTACK, [card]).negated).toBe(true);
    const roll = { event: "negate", seat: 1, cause: "retaliation", how: "retaliation" };
    const story = told(ATTACK, [ROLL], [roll]);
    expect([story.negated, story.rolls[0]!.ignored]).toEqual([false, true]);
  });

  test("does not tell the end of the turn", () => {
    const effect = { event: "draw", seat: 0, count: 2 };
    const skill = [{ event: "play", seat: 0, card: "tide_06" }, effect];
    const end: GameEvent[] = [
      { event: "draw", seat: 0, count: 2 },
      { event: "turn", seat: 1 },
    ];
    expect(told(skill, end).outcomes).toMatchObject([{ what: "draw", count: 2 }]);
    expect(told(ATTACK, end).outcomes).toEqual([]);
  });

  test("is that of the last card played on the own turn", () => {
    const story = told(ATTACK, [ROLL], [{ event: "play", seat: 1, card: "tide_06" }]);
    expect(story).toMatchObject({ seat: 1, card: "tide_06", rolls: [] });
  });
});

describe("the steps of an attack", () => {
  const attack = {
    seat: 0,
    card: "ember_03",
    monster: "monster:gloomling",
    target: -1,
    value: 3,
    die: 0,
    dice_left: 1,
    roller: 0,
    victim: 0,
    vp_lost: false,
    again: false,
  };
  const window = (name: "card-played" | "rolled" | "would-hurt") =>
    [{ step: "window", window: name, subject: 0 }] as const;

  test("follow the windows", () => {
    const story = told(ATTACK);
    const aim = table({ attack: { ...attack, stage: "aim" }, chain: [...window("card-played")] });
    expect(currentStep(aim, story)).toBe("answers");
    const rolled = table({
      attack: { ...attack, stage: "apply", die: 2 },
      chain: [...window("rolled")],
    });
    expect(currentStep(rolled, story)).toBe("reactions");
    const hurt = table({
      attack: { ...attack, stage: "roll", die: 2 },
      chain: [{ step: "hurt", hearts: [0, 1, 0] }, ...window("would-hurt")],
    });
    expect(currentStep(hurt, story)).toBe("retaliation");
    expect(threatened(hurt)).toEqual([0, 1, 0]);
    expect(currentStep(table(), story)).toBeNull();
  });

  test("are done before the present one and later after it", () => {
    expect(stateOf("card", "roll")).toBe("done");
    expect(stateOf("vp", "roll")).toBe("later");
    expect(stateOf("vp", null)).toBe("done");
  });
});

describe("an outcome", () => {
  const outcome = {
    seat: 1,
    target: 0,
    count: 2,
    left: 3,
    monster: "gloomling",
    card: "ember_03",
    how: "leader",
  };

  test.each(OUTCOMES)("%s is told in both languages", (what) => {
    for (const texts of [en, pl]) {
      const spoken = wordsOf("en", texts, { "seat:0": "Ada", "seat:1": "Bea" });
      const said = outcomeLabel({ ...outcome, what }, spoken);
      expect(said).toMatch(/^Bea: ./);
      expect(said).not.toMatch(/chasms\.|[{}]/);
    }
  });

  test("a loss is bad and says how much", () => {
    expect(toldOutcome({ ...outcome, what: "hurt" })).toMatchObject({ change: "−2", tone: "bad" });
    expect(toldOutcome({ ...outcome, what: "boost", count: -2 }).change).toBe("−2");
  });
});
