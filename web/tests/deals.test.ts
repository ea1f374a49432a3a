import { expect, test } from "vitest";
import { optionsOf, optionText } from "../src/pages/seating/setup";
import type { GameInfo } from "../src/wire/types";

const GAME: GameInfo = {
  name: "the-abandons",
  title: "The Abandons",
  summary: "",
  provenance: "",
  rules_version: 1,
  least_seats: 1,
  most_seats: 1,
  options: [
    {
      name: "difficulty",
      default: "normal",
      help: "",
      choices: ["normal", "hard"],
      most_seats: [1, 1],
      low: 0,
      high: 0,
    },
    { name: "sets", default: 1, help: "", choices: [], most_seats: [], low: 1, high: 5 },
  ],
};

test("options are written and read as one text", () => {
  const options = { difficulty: "hard", sets: 2 };
  expect(optionText(options)).toBe("difficulty=hard,sets=2");
  expect(optionsOf(GAME, optionText(options))).toEqual(options);
});

test.each(["", "sets", "sets=", "sets=9,difficulty=none", "colour=red", ",,="])(
  "%j names nothing: the usual options",
  (text) => expect(optionsOf(GAME, text)).toEqual({ difficulty: "normal", sets: 1 }),
);
