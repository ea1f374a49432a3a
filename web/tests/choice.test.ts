import { expect, test } from "vitest";
import { Choice } from "../src/table/choice.svelte";
import type { Ask, Option } from "../src/wire/types";

const option = (a: string, ...refs: string[]): Option => ({ a, refs, label: { key: a, args: {} } });

const END = option("end");
const EYE = option("eye", "hand:eye_1");
const HOOK_0 = option("hook on 0", "hand:hook_2", "seat:0");
const HOOK_1 = option("hook on 1", "hand:hook_2", "seat:1");
const KNIFE_1 = option("steal from 1", "hand:sword_3", "seat:1");

function asked(...options: Option[]): Ask {
  return {
    kind: "combos",
    seat: 0,
    prompt: { key: "p", args: {} },
    rule: "",
    options,
    auto: false,
  };
}

function choosing(ask: Ask | null = asked(END, EYE, HOOK_0, HOOK_1, KNIFE_1)) {
  const played: string[] = [];
  const table = { ask };
  const choice = new Choice(
    () => table.ask,
    (chosen) => played.push(chosen.a),
  );
  return { choice, played, table };
}

test("everything in an option can be touched", () => {
  const { choice } = choosing();
  expect(choice.can("hand:eye_1")).toBe(true);
  expect(choice.can("seat:1")).toBe(true);
  expect(choice.can("deck")).toBe(false);
  expect(choice.options).toHaveLength(5);
});

test("the only option of a thing is chosen, then played", () => {
  const { choice, played } = choosing();
  choice.touch("hand:eye_1");
  expect(choice.option).toBe(EYE);
  expect(choice.chosen("hand:eye_1")).toBe(true);
  expect(played).toEqual([]);
  choice.touch("hand:eye_1");
  expect(played).toEqual(["eye"]);
});

test("a thing of several options narrows, another one decides", () => {
  const { choice, played } = choosing();
  choice.touch("hand:hook_2");
  expect(choice.option).toBeNull();
  expect(choice.options).toEqual([HOOK_0, HOOK_1]);
  expect(choice.can("hand:eye_1")).toBe(false);
  expect(choice.mayTouch("hand:eye_1")).toBe(true);
  choice.touch("seat:1");
  expect(choice.option).toBe(HOOK_1);
  choice.touch("hand:hook_2");
  expect(played).toEqual(["hook on 1"]);
});

test("another thing begins anew", () => {
  const { choice } = choosing();
  choice.touch("hand:hook_2");
  choice.touch("hand:sword_3");
  expect(choice.option).toBe(KNIFE_1);
  choice.touch("hand:eye_1");
  expect(choice.option).toBe(EYE);
});

test("touched again without a decision it is let go", () => {
  const { choice } = choosing();
  choice.touch("hand:hook_2");
  choice.touch("hand:hook_2");
  expect(choice.narrowed).toBe(false);
  expect(choice.options).toHaveLength(5);
});

test("the way back goes step by step", () => {
  const { choice } = choosing();
  choice.touch("hand:hook_2");
  choice.choose(HOOK_0);
  choice.back();
  expect(choice.option).toBeNull();
  expect(choice.touched).toEqual(["hand:hook_2"]);
  choice.back();
  expect(choice.narrowed).toBe(false);
});

test("a thing that is in no option changes nothing", () => {
  const { choice, played } = choosing();
  choice.touch("deck");
  expect(choice.narrowed).toBe(false);
  expect(played).toEqual([]);
});

test("another question forgets what was chosen", () => {
  const { choice, table } = choosing();
  choice.touch("hand:eye_1");
  table.ask = asked(END, EYE);
  expect(choice.option).toBeNull();
  expect(choice.options).toHaveLength(2);
});

test("without a question nothing can be touched", () => {
  const { choice } = choosing(null);
  expect(choice.can("hand:eye_1")).toBe(false);
  choice.touch("hand:eye_1");
  expect(choice.option).toBeNull();
});
