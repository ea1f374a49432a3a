/** Chasms: the story of what is played, the print of cards, the end. */

import { describe, expect, test, vi } from "vitest";
import type { GameEvent, Past } from "../src/games/contract";
import { cardDrawing } from "../src/games/chasms/art/cards";
import { FACTIONS } from "../src/games/chasms/art/colours";
import { EMBLEM_NAMES, emblemSvg } from "../src/games/chasms/art/emblems";
import { leaderDrawing } from "../src/games/chasms/art/leaders";
import { MONSTER_DRAWINGS, monsterDrawing } from "../src/games/chasms/art/monsters";
import { danger, onTable, primary, trayRefs } from "../src/games/chasms/decision";
import { flights } from "../src/games/chasms/flights";
import { inOrder } from "../src/games/chasms/hand";
import { outcomeLabel, OUTCOMES, told as toldOutcome } from "../src/games/chasms/outcomes";
import { isMild, pieces, printOf, textOf, valueOf } from "../src/games/chasms/prints";
import { standings, tieRolls } from "../src/games/chasms/standings";
import { currentStep, stateOf } from "../src/games/chasms/steps";
import { storyOf, type Story } from "../src/games/chasms/story";
import en from "../src/games/chasms/text/en.json";
import pl from "../src/games/chasms/text/pl.json";
import {
  allHearts,
  opponents,
  shownMonster,
  threatened,
  tokensOf,
  type ChasmsView,
  type SeatView,
} from "../src/games/chasms/view";
import { wordsOf } from "../src/i18n/words";
import type { Ask, Option } from "../src/wire/types";

// Pictures are put into style sheets, which there are none of outside a page.
vi.mock("../src/games/chasms/pictures", () => ({
  flyingCard: (): string => "",
  flyingEmblem: (): string => "",
}));

const CATALOGUE = {
  "print:ember_03": "attack regular 1 hit:3",
  "print:ember_05": "attack ultimate 2 hit:6",
  "print:ember_09": "instant regular - prevent:2",
  "print:tide_06": "skill regular - draw:2",
  "print:gear_10": "instant regular - die",
  "print:gloomling_4": "nothing",
  "print:gloomling_2": "hurt:1 draw:1",
  "text:ember_03": "Attack: take 3 VP.",
  "text:ember_09": "When you would lose Hearts: prevent 2 of that Heart loss.",
};
const words = wordsOf("en", en, CATALOGUE);
const kindOf = (card: string): string => printOf(card, words).kind;

function seatView(seat: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    ref: `seat:${seat}`,
    hearts: 5,
    vp: 0,
    alive: true,
    leaders: [],
    hand_size: 5,
    hand: null,
    deck_ref: `deck:${seat}`,
    deck_size: 35,
    discard: [],
    front: [],
    lasting: [],
    ...change,
  };
}

/** Three players in the middle of a turn; what a test does not care about is empty. */
function table(change: Partial<ChasmsView> = {}): ChasmsView {
  return {
    over: false,
    ending: null,
    drafting: false,
    factions: [],
    starter: 0,
    active: 0,
    turn: 1,
    round: 1,
    last_round: false,
    plays_left: 2,
    leader_used: false,
    boost_next: 0,
    boost_all: 0,
    echo: false,
    monsters: [],
    monsters_fought: 3,
    monsters_revealed: 1,
    heart_pile: 30,
    players: [seatView(0), seatView(1), seatView(2)],
    attack: null,
    chain: [],
    own_peek: null,
    ghost_dice: null,
    ...change,
  };
}

const past = (...moves: GameEvent[][]): Past[] => moves.map((events, move) => ({ move, events }));

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

describe("the print of a card", () => {
  test("is read from the catalogue", () => {
    expect(printOf("ember_05", words)).toMatchObject({
      faction: "ember",
      kind: "attack",
      ultimate: true,
      dice: 2,
    });
    expect(valueOf(printOf("ember_05", words))).toBe("6");
    expect(valueOf(printOf("tide_06", words))).toBeNull();
  });

  test("an Instant begins with its moment", () => {
    expect(textOf(printOf("ember_09", words), words)).toEqual({
      when: "When you would lose Hearts",
      effect: "Prevent 2 of that Heart loss.",
    });
    expect(textOf(printOf("ember_03", words), words).when).toBeNull();
  });

  test("Hearts and VP become signs in both languages", () => {
    const signs = (text: string, language: "en" | "pl"): (string | null)[] =>
      pieces(text, wordsOf(language, language === "en" ? en : pl)).map((piece) => piece.sign);
    expect(signs("You lose 2 Hearts; take 3 VP.", "en")).toEqual([null, "heart", null, "vp", null]);
    expect(signs("Tracisz 2 serca; weź 3 PZ.", "pl")).toEqual([null, "heart", null, "vp", null]);
    expect(signs("Zostaje 5 serc, potem 1 serce", "pl")).toEqual([null, "heart", null, "heart"]);
    expect(signs("Draw 2 cards.", "en")).toEqual([null]);
  });

  test("a face that harms nobody is mild", () => {
    expect(isMild("face:gloomling_4", words)).toBe(true);
    expect(isMild("face:gloomling_2", words)).toBe(false);
  });

  test("a hand is held by kind, and Attacks by value", () => {
    const held = ["ember_09", "tide_06", "ember_03", "ember_05"];
    expect(inOrder(held, words)).toEqual(["ember_05", "ember_03", "tide_06", "ember_09"]);
  });
});

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

describe("the end", () => {
  const players = [
    seatView(0, { vp: 9 }),
    seatView(1, { vp: 2 }),
    seatView(2, { vp: 1, alive: false, hearts: 0 }),
  ];
  const winner = (ending: ChasmsView["ending"]): number | undefined =>
    standings(table({ ending, players }), []).find((row) => row.winner)?.seat.seat;

  test("most VP win when the Monsters are gone, least of the living after a death", () => {
    expect(winner("monsters-defeated")).toBe(0);
    expect(winner("death")).toBe(1);
    expect(winner("stalemate")).toBe(0);
  });

  test("against the Monsters nobody wins", () => {
    expect(winner("monsters-win")).toBeUndefined();
  });

  test("a tie goes to whoever came further in the rolls", () => {
    const roll = (seat: number, die: number): GameEvent => ({ event: "roll-off", seat, die });
    const log = past([
      { event: "roll-off", seat: 2, die: 6 },
      { event: "defeat", monster: "husk" },
      roll(0, 5),
      roll(1, 5),
      roll(2, 4),
      roll(0, 1),
      roll(1, 2),
      { event: "end", reason: "monsters-defeated" },
    ]);
    const equal = [0, 1, 2].map((seat) => seatView(seat, { vp: 4 }));
    const rows = standings(table({ ending: "monsters-defeated", players: equal }), tieRolls(log));
    expect(rows.map((row) => [row.seat.seat, row.die])).toEqual([
      [1, 2],
      [0, 1],
      [2, 4],
    ]);
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

describe("the pictures", () => {
  const sound = (svg: string): void => {
    expect(svg.startsWith("<svg")).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  };

  test("18 Monsters, 12 Leaders and every emblem are drawn whole", () => {
    expect(MONSTER_DRAWINGS).toHaveLength(18);
    MONSTER_DRAWINGS.forEach((id, at) => sound(monsterDrawing(id, Math.floor(at / 3) + 1)));
    expect(FACTIONS).toHaveLength(12);
    for (const faction of FACTIONS) sound(leaderDrawing(faction, false));
    for (const name of EMBLEM_NAMES) sound(emblemSvg(name));
  });

  test("every Faction has its weapon, and every effect its motif", () => {
    const effects = "drain hurt heal revive draw toss grab fetch peek swap pass plays limit guard";
    const more =
      "prevent boost echo negate die redirect retaliate_again summon slay each pick roll";
    for (const faction of FACTIONS) {
      for (const value of [0, 1, 2, 3, 5]) {
        const drawn = { id: "x", faction, ultimate: value === 5, value, effects: ["hit", "heal"] };
        sound(cardDrawing(drawn));
      }
    }
    const pictures = `${effects} ${more}`.split(" ").map((word) => {
      const drawn = { id: "x", faction: "tide" as const, ultimate: false, value: null };
      return cardDrawing({ ...drawn, effects: [word] });
    });
    pictures.forEach(sound);
    expect(new Set(pictures).size).toBeGreaterThan(18);
  });
});
