import { expect, test } from "vitest";
import type { Renderer } from "../src/games/contract";
import { SHELL } from "../src/i18n/catalogues";
import { wordsOf } from "../src/i18n/words";
import { playersOf } from "../src/table/players";
import { activeSeat, isAskedBetween, turnLine, type Turn } from "../src/table/turn";
import { WELCOME } from "./frames";

const english = wordsOf("en", SHELL.en ?? {});
const polish = wordsOf("pl", SHELL.pl ?? {});
const OWN = 0;

function said(turn: Turn, words = english): string {
  return turnLine(turn, players(turn, words), words);
}

function players(turn: Turn, words = english) {
  const seats = WELCOME.table.seats;
  return playersOf({ seats, own: OWN, here: [], ...turn, thinking: null }, words);
}

test("whoever is asked in the own turn has it", () => {
  expect(said({ active: 0, asked: 0 })).toBe("your turn");
  expect(said({ active: 1, asked: 1 })).toBe("Ines's turn");
});

test("a question in the turn of another is no turn", () => {
  expect(said({ active: 1, asked: 0 })).toBe("Ines's turn · you are asked");
  expect(said({ active: 1, asked: 2 })).toBe("Ines's turn · Oskar is asked");
  expect(said({ active: 0, asked: 2 })).toBe("your turn · Oskar is asked");
  expect(said({ active: 1, asked: 0 }, polish)).toBe("tura: Ines · odpowiadasz ty");
});

test("the own plate says the same", () => {
  expect(players({ active: 0, asked: 0 })[OWN]?.note).toBe("your turn");
  expect(players({ active: 1, asked: 0 })[OWN]?.note).toBe("you are asked");
});

test("a turn of nobody is that of whoever is asked; a secret stays one", () => {
  expect(said({ active: null, asked: 0 })).toBe("your turn");
  expect(said({ active: null, asked: 2 })).toBe("Oskar's turn");
  expect(said({ active: 1, asked: -2 })).toBe("Ines's turn");
  expect(said({ active: null, asked: null })).toBe("");
});

test("the renderer knows whose turn it is, if anybody's", () => {
  const renderer: Pick<Renderer, "turn"> = { turn: ({ active }) => active as number };
  expect(activeSeat(renderer, { active: 2 })).toBe(2);
  expect(activeSeat(renderer, { active: -1 })).toBeNull();
  expect(activeSeat(renderer, null)).toBeNull();
  expect(activeSeat({}, { active: 2 })).toBeNull();
});

test("a spectator is never asked", () => {
  expect(isAskedBetween({ active: 1, asked: null }, null)).toBe(false);
});
