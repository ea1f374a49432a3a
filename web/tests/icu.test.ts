/** Sentences with holes, in English and Polish: the same cases as the server's own tests. */

import { describe, expect, it, test } from "vitest";
import { pluralCategory, render, type Args } from "../src/i18n/icu";

const NAMES = { "card:ray": "Ray", "card:eel": "Eel", "card:eel_acc": "Eela" };
const CARDS = "{n, plural, one {# card} other {# cards}}";
const KARTY = "{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}";

test("plain text is itself", () => {
  expect(render("Nothing to fill – # stays.", {})).toBe("Nothing to fill – # stays.");
  expect(render("", {})).toBe("");
});

test("a hole takes its value", () => {
  expect(render("{ who } has {n}.", { who: "Ines", n: 3 })).toBe("Ines has 3.");
});

test("a value that is a key becomes its name", () => {
  expect(render("{card}!", { card: "card:ray" }, NAMES)).toBe("Ray!");
  expect(render("{card}!", { card: "card:whale" }, NAMES)).toBe("card:whale!");
});

test("a form of a name falls back to the name", () => {
  expect(render("{card_acc}", { card: "card:eel" }, NAMES)).toBe("Eela");
  expect(render("{card_acc}", { card: "card:ray" }, NAMES)).toBe("Ray");
  expect(render("{card_acc}", { card: "card:whale" }, NAMES)).toBe("card:whale");
});

test("an argument with an underscore is no form", () => {
  expect(render("{last_card}", { last_card: "card:ray" }, NAMES)).toBe("Ray");
  expect(render("{last_card_acc}", { last_card: "card:eel" }, NAMES)).toBe("Eela");
});

test.each([
  [0, "0 cards"],
  [1, "1 card"],
  [2, "2 cards"],
  [21, "21 cards"],
])("English plural of %i", (n, text) => {
  expect(render(CARDS, { n })).toBe(text);
});

test.each([
  [0, "0 kart"],
  [1, "1 karta"],
  [2, "2 karty"],
  [4, "4 karty"],
  [5, "5 kart"],
  [11, "11 kart"],
  [12, "12 kart"],
  [14, "14 kart"],
  [21, "21 kart"],
  [22, "22 karty"],
  [34, "34 karty"],
  [101, "101 kart"],
  [112, "112 kart"],
  [122, "122 karty"],
])("Polish plural of %i", (n, text) => {
  expect(render(KARTY, { n }, {}, "pl")).toBe(text);
});

test("plural categories", () => {
  expect([0, 1, 2].map((n) => pluralCategory("en", n))).toEqual(["other", "one", "other"]);
  const polish = [0, 1, 3, 13, 23].map((n) => pluralCategory("pl", n));
  expect(polish).toEqual(["many", "one", "few", "many", "few"]);
});

test("an exact number goes before its category", () => {
  const template = "{n, plural, =0 {none} =1 {just one} one {# card} other {# cards}}";
  const said = [0, 1, 2].map((n) => render(template, { n }));
  expect(said).toEqual(["none", "just one", "2 cards"]);
});

test("a missing category falls back to other", () => {
  expect(render("{n, plural, other {#}}", { n: 1 })).toBe("1");
  expect(render("{n, plural, one {#} other {viel}}", { n: 3 }, {}, "pl")).toBe("viel");
});

test("a number may come as text", () => {
  expect(render(CARDS, { n: "1" })).toBe("1 card");
});

test("select goes by the id of a ref", () => {
  const template = "{reason, select, stop {Stop.} other {Something else.}}";
  const catalogue = { "reason:stop": "Stop was called." };
  expect(render(template, { reason: "reason:stop" }, catalogue)).toBe("Stop.");
  expect(render(template, { reason: "reason:other" }, catalogue)).toBe("Something else.");
});

test("select takes its branch or other", () => {
  const template = "{self, select, yes {You take} other {{who} takes}} {card}.";
  const mine = { self: "yes", who: "Ines", card: "card:ray" };
  expect(render(template, mine, NAMES)).toBe("You take Ray.");
  expect(render(template, { ...mine, self: "no" }, NAMES)).toBe("Ines takes Ray.");
});

test("forms nest", () => {
  const template =
    "{self, select, yes {{n, plural, one {# of yours} other {all #}}} other {{who} {n}}}";
  const args: Args = { self: "yes", n: 1, who: "Ines" };
  expect(render(template, args)).toBe("1 of yours");
  expect(render(template, { ...args, n: 3 })).toBe("all 3");
  expect(render(template, { ...args, self: "no" })).toBe("Ines 1");
});

test("a value is never read as a template: names come from strangers", () => {
  expect(render("{who} plays.", { who: "{n, plural}" })).toBe("{n, plural} plays.");
  const nested = "{self, select, other {{who} plays.}}";
  expect(render(nested, { self: 1, who: "}{" })).toBe("}{ plays.");
  expect(render("{who}", { who: "constructor" })).toBe("constructor");
});

describe("what is no template is an error", () => {
  it.each(["a } b", "}", "{n}}"])("stray brace: %s", (template) => {
    expect(() => render(template, { n: 1 })).toThrow(/stray \}/);
  });
  it.each(["{", "{n", "a {n, plural, one {#}", "{{n}"])("unclosed brace: %s", (template) => {
    expect(() => render(template, { n: 1 })).toThrow(/unclosed \{/);
  });
  it("an unknown form", () => {
    expect(() => render("{n, ordinal, other {#}}", { n: 1 })).toThrow(/unknown form "ordinal"/);
  });
  it.each(["{missing}", "{missing, plural, other {#}}", "{m_acc}"])(
    "no argument: %s",
    (template) => {
      expect(() => render(template, { n: 1 })).toThrow(/no argument/);
    },
  );
  it("a form without other", () => {
    expect(() => render("{who, select, yes {You}}", { who: "no" })).toThrow(/other/);
  });
});

test("plain holes can be marked", () => {
  const mark = (value: string, name: string): string => `<${value}|${name}>`;
  expect(render("{card} of {n}", { card: "card:eel", n: 2 }, NAMES, "en", mark)).toBe(
    "<card:eel|Eel> of <2|2>",
  );
});
