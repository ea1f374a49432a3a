import { expect, test } from "vitest";
import { wordsOf } from "../src/i18n/words";
import { Narrator } from "../src/table/narrate";
import { withSigns } from "../src/table/signs";

const GAME = {
  "card:eel": "Eel",
  "card:ray": "Ray",
  "reason:end": "The end.",
  "log.draw": "{self, select, yes {You draw} other {{who} draws}} {count} cards.",
  "log.draw_own": "You draw {cards}.",
  "log.steal": "{who} steals {card} from {target}.",
  "log.end": "{reason}",
  "seat.subject": "you",
  "seat.object": "you",
};

const tell = (reader: number | null) =>
  new Narrator(wordsOf("en", GAME), ["Ada", "{n}", "Oskar"], reader, {
    heading: (event) => (event.event === "turn" ? "A turn" : null),
    mark: (event) => ({ glyph: "eye", tone: event.event === "steal" ? "bad" : "plain" }),
  });

const line = (reader: number | null, event: Record<string, string | number | string[] | null>) =>
  tell(reader).lines({ move: 3, events: [event] });

test("what is secret stays unsaid", () => {
  const hidden = { event: "draw", seat: 1, count: 2, cards: null };
  expect(line(0, hidden)[0]?.text).toBe("{n} draws 2 cards.");
  const own = { event: "draw", seat: 0, count: 2, cards: ["eel", "ray"] };
  expect(line(0, own)[0]?.text).toBe("You draw Eel, Ray.");
});

test("names and things are told apart", () => {
  const [told] = line(0, { event: "steal", seat: 2, card: "eel", target: 0 });
  expect(told?.pieces).toEqual([
    { text: "Oskar", name: true },
    { text: " steals " },
    { text: "Eel", thing: "card:eel" },
    { text: " from you." },
  ]);
  expect(told).toMatchObject({ move: 3, glyph: "eye", tone: "bad", heading: false });
});

test("a sentence begins with a capital", () => {
  expect(line(2, { event: "steal", seat: 2, card: "eel", target: 0 })[0]?.text).toBe(
    "You steals Eel from Ada.",
  );
});

test("a reason is no thing to look at", () => {
  expect(line(0, { event: "end", reason: "end" })[0]?.pieces).toEqual([{ text: "The end." }]);
});

test("headings and silent events", () => {
  expect(line(0, { event: "turn", seat: 1 })).toMatchObject([{ text: "A turn", heading: true }]);
  expect(line(0, { event: "unheard-of" })).toEqual([]);
});

test("a name keeps the sign behind it, so that no line begins with a comma", () => {
  const pieces = [
    { text: "You draw " },
    { text: "Eel", thing: "card:eel" },
    { text: ", " },
    { text: "Ray", thing: "card:ray" },
    { text: "." },
  ];
  expect(withSigns(pieces).map(({ piece, end }) => [piece.text, end])).toEqual([
    ["You draw ", ""],
    ["Eel", ","],
    [" ", ""],
    ["Ray", "."],
  ]);
});
