import { expect, test } from "vitest";
import { blocks, inline } from "../src/kit/markdown";

test("paragraphs and lists", () => {
  expect(blocks("One\ntwo.\n\n- a\n- b\n  more\n\n1. c")).toEqual([
    { kind: "paragraph", inside: [{ kind: "text", text: "One two." }] },
    {
      kind: "list",
      ordered: false,
      items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b more" }]],
    },
    { kind: "list", ordered: true, items: [[{ kind: "text", text: "c" }]] },
  ]);
});

test("tables", () => {
  const [table] = blocks("| name | n |\n| --- | ---: |\n| Eel | 3 |\n| Ray | 4 |");
  expect(table).toMatchObject({ kind: "table", right: [false, true] });
  expect(table?.kind === "table" && table.rows).toHaveLength(2);
});

test("emphasis and code", () => {
  expect(inline("a **b** *c* `d*e*`")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", inside: [{ kind: "text", text: "b" }] },
    { kind: "text", text: " " },
    { kind: "em", inside: [{ kind: "text", text: "c" }] },
    { kind: "text", text: " " },
    { kind: "code", text: "d*e*" },
  ]);
});

test("HTML and links are text", () => {
  expect(inline("<img onerror=x> [rule](javascript:alert(1))")).toEqual([
    { kind: "text", text: "<img onerror=x> " },
    { kind: "text", text: "rule" },
    { kind: "text", text: ")" },
  ]);
});

test("names_with_underscores are no emphasis", () => {
  expect(inline("hand_size and own_draw")).toEqual([
    { kind: "text", text: "hand_size and own_draw" },
  ]);
});
