import { beforeEach, expect, test, vi } from "vitest";
import { Connection, type Net } from "../src/wire/connection";
import type { Frame } from "../src/wire/types";
import { WELCOME } from "./frames";
import { FakeWorld } from "./world";

let world: FakeWorld;
let frames: Frame[];
let nets: Net[];
let connection: Connection;

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "https:", host: "fathomless.test" });
  world = new FakeWorld();
  frames = [];
  nets = [];
  connection = new Connection(
    "T/1",
    "s&t",
    (frame) => frames.push(frame),
    (net) => nets.push(net),
    world,
  );
  connection.start();
});

function live(): void {
  world.socket.opens();
  world.socket.says(WELCOME);
}

test("it opens the table's address with protocol and token", () => {
  expect(world.socket.address).toBe("wss://fathomless.test/api/ws/T%2F1?v=1&token=s%26t");
});

test("it is live when the server speaks", () => {
  world.socket.opens();
  expect(connection.net.state).toBe("connecting");
  world.socket.says(WELCOME);
  expect(connection.net.state).toBe("live");
  expect(frames).toEqual([WELCOME]);
});

test("a broken line comes back by itself, later each time", () => {
  live();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt++) {
    world.socket.breaks();
    expect(connection.net).toMatchObject({ state: "lost", attempt });
    if (connection.net.state === "lost") waits.push(connection.net.wait);
    world.passes(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  expect(world.sockets).toHaveLength(9);
  live();
  expect(connection.net.state).toBe("live");
  world.socket.breaks();
  expect(connection.net).toMatchObject({ state: "lost", attempt: 1, wait: 400 });
});

test.each([4000, 4001, 4004])("code %i is for good", (code) => {
  live();
  world.socket.breaks(code, "why");
  expect(connection.net).toEqual({ state: "closed", code, reason: "why" });
  world.passes(60_000);
  expect(world.sockets).toHaveLength(1);
});

test.each([1006, 1009, 1012, 4013])("after code %i it comes back", (code) => {
  live();
  world.socket.breaks(code);
  world.passes(500);
  expect(world.sockets).toHaveLength(2);
});

test.each([4008, 4029])("after code %i it comes back later", (code) => {
  live();
  world.socket.breaks(code);
  world.passes(10_000);
  expect(world.sockets).toHaveLength(1);
  world.passes(6_000);
  expect(world.sockets).toHaveLength(2);
});

test("it can be told to try at once", () => {
  live();
  connection.retry();
  expect(world.sockets).toHaveLength(1);
  world.socket.breaks();
  connection.retry();
  expect(world.sockets).toHaveLength(2);
  world.passes(1_000);
  expect(world.sockets).toHaveLength(2);
});

test("a silent line is asked, and given up when it does not answer", () => {
  live();
  world.passes(20_000);
  expect(world.socket.sent).toEqual([{ t: "ping" }]);
  world.socket.says({ t: "pong" });
  world.passes(20_000);
  expect(world.socket.sent).toHaveLength(2);
  world.passes(10_000);
  expect(connection.net.state).toBe("lost");
});

test("a line that never comes up is given up", () => {
  world.passes(30_000);
  expect(connection.net).toMatchObject({ state: "lost", attempt: 1 });
});

test("nothing goes out over a lost line", () => {
  expect(connection.send({ t: "hurry" })).toBe(false);
  live();
  expect(connection.send({ t: "hurry" })).toBe(true);
  world.socket.breaks();
  expect(connection.send({ t: "hurry" })).toBe(false);
});

test("an ended connection stays ended", () => {
  live();
  const socket = world.socket;
  connection.end();
  socket.breaks();
  world.passes(60_000);
  expect(world.sockets).toHaveLength(1);
});

test("a frame of a former line is not heard", () => {
  live();
  const former = world.socket;
  former.breaks();
  world.passes(400);
  live();
  former.says(WELCOME);
  expect(frames).toHaveLength(2);
});
