import { expect, test, vi } from "vitest";
import { wordsOf } from "../src/i18n/words";

const words = wordsOf(
  "pl",
  { own: "z ilustracji", shared: "pierwsza" },
  {
    shared: "druga",
    "card:eye_1": "Luneta",
    "card:eye_1_acc": "Lunetę",
    keep: "Zachowaj {card_acc}",
  },
);

test("the first layer that has a key says it", () => {
  expect(words("own")).toBe("z ilustracji");
  expect(words("shared")).toBe("pierwsza");
  expect(words("card:eye_1")).toBe("Luneta");
  expect(words("unknown")).toBe("unknown");
  expect(words("toString")).toBe("toString");
});

test("sentences of the server", () => {
  expect(words.sentence({ key: "keep", args: { card: "card:eye_1" } })).toBe("Zachowaj Lunetę");
});

test("truth, lists and nothing can be said", () => {
  const said = wordsOf("en", { a: "{yes}, {list}, {none}." });
  expect(said("a", { yes: true, list: ["b", "c"], none: null })).toBe("yes, b, c, .");
});

test("a missing argument does not break the page", () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  expect(words("keep")).toBe("keep");
  expect(complaint).toHaveBeenCalled();
  complaint.mockRestore();
});
