import { expect, test } from "vitest";
import { address, parse, reviewAddress, tableAddress, type Route } from "../src/routes";

const at = (path: string): Route => parse(new URL(path, "http://fathomless.test"));
const table = {
  page: "table",
  table: "T1",
  token: null,
  move: null,
  review: false,
  generic: false,
} as const;

const ROUTES: [string, Route][] = [
  ["/", { page: "home" }],
  ["/new/the-abyss", { page: "new", game: "the-abyss" }],
  [
    "/new/the-abandons?seed=daily%202026-11-15&options=difficulty=hard,sets=2",
    {
      page: "new",
      game: "the-abandons",
      seed: "daily 2026-11-15",
      options: "difficulty=hard,sets=2",
    },
  ],
  ["/t/T1", table],
  ["/t/T1/s3cret", { ...table, token: "s3cret" }],
  ["/t/T1?move=12", { ...table, move: 12 }],
  ["/t/T1/s3cret?move=0&generic", { ...table, token: "s3cret", move: 0, generic: true }],
  ["/t/T1?move=0&review", { ...table, move: 0, review: true }],
  ["/t/T1/join/abc", { page: "join", table: "T1", invite: "abc" }],
  ["/rules/chasms", { page: "rules", game: "chasms" }],
  ["/study/abyss", { page: "study", game: "abyss" }],
  ["/results", { page: "results", game: null }],
  ["/results/chasms", { page: "results", game: "chasms" }],
  ["/results/chasms?seed=a%26b", { page: "results", game: "chasms", seed: "a&b" }],
  ["/about", { page: "about" }],
];

test.each(ROUTES)("%s", (path, route) => {
  expect(at(path)).toEqual(route);
  expect(address(route)).toBe(path);
});

test.each(["/nowhere", "/t", "/t/a/b/c", "/new", "/rules", "/about/us", "/t/a/%E0%A4%A"])(
  "%s is unknown",
  (path) => expect(at(path)).toEqual({ page: "unknown" }),
);

test("a trailing slash and a move that is none do no harm", () => {
  expect(at("/results/")).toEqual({ page: "results", game: null });
  expect(at("/t/T1?move=last")).toEqual(table);
});

test("a review begins with the match", () => {
  expect(reviewAddress("T1")).toBe("/t/T1?move=0&review");
});

test("an address is escaped", () => {
  expect(tableAddress("a/b", "c?d", 3)).toBe("/t/a%2Fb/c%3Fd?move=3");
});
