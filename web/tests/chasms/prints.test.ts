/** Chasms: what is printed on cards and faces. */

import { describe, expect, test } from "vitest";
import { inOrder } from "../../src/games/chasms/hand";
import { isMild, pieces, printOf, textOf, valueOf } from "../../src/games/chasms/prints";
import en from "../../src/games/chasms/text/en.json";
import pl from "../../src/games/chasms/text/pl.json";
import { wordsOf } from "../../src/i18n/words";
import { words } from "./tables";

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
