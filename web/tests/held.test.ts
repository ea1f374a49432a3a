import { beforeEach, expect, test, vi } from "vitest";
import * as held from "../src/wire/held";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const seat = (n: number) => ({ seat: n, token: `t${n}`, name: `N${n}` });

test("seats are kept, added and forgotten", () => {
  held.remember("T1", "the-abyss", [seat(1)], "inv");
  held.remember("T1", "the-abyss", [seat(0)]);
  expect(held.find("T1")).toMatchObject({ seats: [seat(0), seat(1)], invite: "inv", over: false });
  held.close("T1");
  expect(held.find("T1")?.over).toBe(true);
  held.forget("T1");
  expect(held.list()).toEqual([]);
});

test("the latest table comes first", () => {
  vi.useFakeTimers();
  for (const table of ["A", "B", "A"]) {
    vi.advanceTimersByTime(10);
    held.remember(table, "the-abyss", [seat(0)]);
  }
  expect(held.list().map(({ table }) => table)).toEqual(["A", "B"]);
  vi.useRealTimers();
});

test.each(["nonsense", "{}", '[{"table":1}]', "null"])(
  "what is no list of seats is none: %s",
  (text) => {
    localStorage.setItem("fathomless.tables", text);
    expect(held.list()).toEqual([]);
  },
);
