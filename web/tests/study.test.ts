import { describe, expect, it } from "vitest";
import { seatsFor, sizesOf } from "../src/pages/study/wish";
import type { GameInfo } from "../src/wire/types";

const GAME: GameInfo = {
  name: "abyss",
  title: "Abyss",
  summary: "",
  provenance: "",
  rules_version: 1,
  least_seats: 2,
  most_seats: 5,
  options: [
    {
      name: "expansions",
      default: "none",
      help: "",
      choices: ["none", "leviathan"],
      most_seats: [4, 5],
      low: 0,
      high: 0,
    },
  ],
};

describe("the seats of a study", () => {
  it("follow the options", () => {
    expect(sizesOf(GAME, { expansions: "none" })).toEqual([2, 3, 4]);
    expect(sizesOf(GAME, { expansions: "leviathan" })).toEqual([2, 3, 4, 5]);
  });

  it("stay as they were chosen while there is room", () => {
    expect(seatsFor([2, 3, 4, 5], 5)).toBe(5);
    expect(seatsFor([2, 3, 4], 5)).toBe(4);
    expect(seatsFor([2, 3, 4], 3)).toBe(3);
  });
});
