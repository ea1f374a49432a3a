/** Several people on one device: nobody sees the table of another. */

import { beforeEach, expect, test, vi } from "vitest";
import { Device } from "../src/table/device.svelte";
import { Session } from "../src/table/session.svelte";
import type { Moment } from "../src/wire/types";
import { asking, LAST, SYNC, WELCOME } from "./frames";
import { FakeWorld } from "./world";

let worlds: FakeWorld[];

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "fathomless.test" });
  worlds = [];
});

function device(...tokens: (string | null)[]): Device {
  const made = new Device("T1", tokens, (id, token) => {
    const world = new FakeWorld();
    worlds.push(world);
    return new Session(id, token, world);
  });
  made.start();
  worlds.forEach((world, seat) => {
    world.socket.opens();
    world.socket.says({ ...WELCOME, seat: tokens[seat] === null ? null : seat });
    world.socket.says(SYNC);
  });
  return made;
}

const now = (seat: number, moment: Moment): void =>
  worlds[seat]?.socket.says({ ...SYNC, now: moment });
const waiting: Moment = { ...SYNC.now, ask: null };

test("one person needs no curtain", () => {
  const alone = device("a");
  now(0, asking());
  expect(alone.next).toBeNull();
  expect(device(null).next).toBeNull();
});

test("at first nobody has the device", () => {
  const two = device("a", "b");
  expect(two.next).toBe(two.sessions[0]);
  now(1, asking());
  expect(two.next).toBe(two.sessions[1]);
});

test("the device goes to whoever is asked", () => {
  const two = device("a", "b");
  const [ada, ines] = two.sessions as [Session, Session];
  now(0, asking());
  two.show(ada);
  expect(two.next).toBeNull();
  expect(two.session).toBe(ada);
  expect(two.others).toEqual([1]);
  now(0, waiting);
  expect(two.next).toBeNull();
  now(1, asking());
  expect(two.next).toBe(ines);
  two.show(ines);
  expect(two.next).toBeNull();
  expect(two.session).toBe(ines);
});

test("a question with one answer calls nobody", () => {
  const two = device("a", "b");
  two.show(two.sessions[0] as Session);
  const ask = asking().ask;
  now(1, { ...asking(), ask: ask && { ...ask, auto: true } });
  expect(two.next).toBeNull();
});

test("a take-back calls those who must agree", async () => {
  const two = device("a", "b");
  two.show(two.sessions[0] as Session);
  const vote = { seat: 0, moves: 0, yes: [0], need: [1] };
  for (const world of worlds) world.socket.says({ t: "vote", vote });
  await vi.waitFor(() => expect(two.next).toBe(two.sessions[1]));
});

test("at the end there is nothing to hide", () => {
  const two = device("a", "b");
  for (const world of worlds) world.socket.says({ ...SYNC, now: LAST.now });
  expect(two.next).toBeNull();
});
