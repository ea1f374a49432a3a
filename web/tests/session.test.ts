import { beforeEach, expect, test, vi } from "vitest";
import { Session } from "../src/table/session.svelte";
import type { Change, Notice } from "../src/table/stage";
import type { Back, Step } from "../src/wire/types";
import { asking, FRAMES, LAST, STEPS, SYNC, WELCOME } from "./frames";
import { FakeWorld } from "./world";

let world: FakeWorld;
let session: Session;
let notices: Notice[];

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "fathomless.test" });
  world = new FakeWorld();
  notices = [];
  session = new Session("T1", "secret", world);
  session.onnotice = (notice) => notices.push(notice);
  session.start();
  arrive();
});

function arrive(sync = SYNC): void {
  world.socket.opens();
  world.socket.says(WELCOME);
  world.socket.says(sync);
}

/** Let queued steps be shown. */
const settle = (): Promise<void> => vi.waitFor(() => expect(session.settled).toBe(true));

const step = (i: number): Step => STEPS[i] as Step;

test("it arrives", () => {
  expect(session.table?.game).toBe("the-abyss");
  expect(session.seat).toBe(0);
  expect(session.started).toBe(true);
  expect(session.seats.map((seat) => seat.name)).toEqual(["Ada", "Ines", "Oskar"]);
  expect(session.now).toEqual(SYNC.now);
  expect(session.moves).toBe(0);
});

test("a recorded match goes by", async () => {
  for (const frame of FRAMES.slice(2)) world.socket.says(frame);
  await settle();
  expect(session.moves).toBe(STEPS.length);
  expect(session.ply).toBe(STEPS.at(-1)?.ply);
  expect(session.now).toEqual(STEPS.at(-1)?.now);
  expect(session.log.map((past) => past.move)).toEqual(STEPS.map((one) => one.move));
  expect(world.socket.sent).toEqual([]);
});

test("a bot thinks until its step", async () => {
  world.socket.says({ t: "thinking", seat: 1 });
  await settle();
  expect(session.thinking).toBe(1);
  world.socket.says(step(0));
  await settle();
  expect(session.thinking).toBeNull();
});

test("steps wait for the stage, one after another", async () => {
  const shown: Change[] = [];
  let go: () => void = () => undefined;
  session.stage = {
    show(change, apply) {
      shown.push(change);
      apply();
      return new Promise((resolve) => (go = resolve));
    },
  };
  world.socket.says(step(0));
  world.socket.says(step(1));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(session.moves).toBe(1);
  expect(session.waiting).toBe(1);
  expect(session.settled).toBe(false);
  expect(shown[0]?.before).toEqual(SYNC.now.view);
  go();
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]?.before).toEqual(step(0).now.view);
  go();
  await settle();
  expect(session.moves).toBe(2);
});

test("a stage that fails does not stop the match", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  session.stage = { show: () => Promise.reject(new Error("no pictures")) };
  world.socket.says(step(0));
  world.socket.says(step(1));
  await settle();
  expect(session.moves).toBe(2);
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});

test("a missing step is asked for", () => {
  world.socket.says(step(1));
  expect(session.moves).toBe(0);
  expect(world.socket.sent).toEqual([{ t: "sync", ply: 0 }]);
});

test("a sync in the middle of a step throws the rest away", async () => {
  let go: () => void = () => undefined;
  session.stage = { show: () => new Promise((resolve) => (go = resolve)) };
  world.socket.says(step(0));
  world.socket.says({ ...SYNC, ply: 7, moves: 7, start: 0, steps: [] });
  go();
  await Promise.resolve();
  expect(session.ply).toBe(7);
  expect(session.moves).toBe(0);
});

test("an answer is pending until its step", async () => {
  world.socket.says({ ...SYNC, now: asking() });
  session.act("draw");
  expect(world.socket.sent).toEqual([{ t: "act", ply: 0, a: "draw" }]);
  expect(session.pending).toEqual({ ply: 0, a: "draw" });
  world.socket.says(step(0));
  await settle();
  expect(session.pending).toBeNull();
});

test("a lost answer is sent again with the same ply", () => {
  world.socket.says({ ...SYNC, now: asking() });
  session.act("draw");
  world.socket.breaks();
  expect(session.net.state).toBe("lost");
  expect(session.pending).not.toBeNull();
  world.passes(400);
  arrive({ ...SYNC, ply: 1, moves: 1, steps: [{ move: 0, events: step(0).events }] });
  expect(world.socket.sent).toEqual([{ t: "act", ply: 0, a: "draw" }]);
  expect(notices).toEqual([{ kind: "back", moves: 1 }]);
  world.socket.says({ ...SYNC, ply: 1, moves: 1 });
  expect(session.pending).toBeNull();
});

test("a refused answer is free again", () => {
  session.act("nonsense");
  world.socket.says({ t: "error", code: "action/illegal", message: "No.", ply: 0, rule: "TA-R8" });
  expect(session.pending).toBeNull();
  expect(notices).toEqual([
    { kind: "refused", code: "action/illegal", message: "No.", rule: "TA-R8" },
  ]);
});

test("moves are taken back, and their views with them", async () => {
  world.socket.says(step(0));
  world.socket.says(step(1));
  await settle();
  session.wantView(1);
  expect(world.socket.sent).toEqual([{ t: "views", start: 0, count: 64 }]);
  const views = [SYNC.now.view, step(0).now.view, step(1).now.view];
  world.socket.says({ t: "views", start: 0, views });
  expect([...session.views.keys()]).toEqual([0, 1, 2]);
  const back: Back = { t: "back", ply: 3, moves: 1, seat: 1, now: step(0).now };
  world.socket.says(back);
  await settle();
  expect(session.moves).toBe(1);
  expect([...session.views.keys()]).toEqual([0, 1]);
  expect(notices).toEqual([{ kind: "undone", seat: 1 }]);
  session.wantView(1);
  expect(world.socket.sent).toHaveLength(1);
});

test("a vote opens and closes", async () => {
  world.socket.says({ t: "vote", vote: { seat: 1, moves: 0, yes: [1], need: [0] } });
  await settle();
  expect(session.vote?.seat).toBe(1);
  world.socket.says({ t: "vote-over", seat: 1, granted: false });
  await settle();
  expect(session.vote).toBeNull();
  expect(notices).toEqual([{ kind: "vote-over", granted: false, own: false }]);
});

test("people come and go", () => {
  const seats = WELCOME.table.seats.map((seat) =>
    seat.seat === 1 ? { ...seat, player: "human", level: null, present: true } : seat,
  );
  world.socket.says({ t: "seats", seats, started: true });
  const away = seats.map((seat) => (seat.seat === 1 ? { ...seat, present: false } : seat));
  world.socket.says({ t: "seats", seats: away, started: true });
  world.socket.says({ t: "seats", seats, started: true });
  expect(notices).toEqual([
    { kind: "away", name: "Ines" },
    { kind: "returned", name: "Ines" },
  ]);
});

test("a lasting order is told again to whoever greets, an order for one turn is not", () => {
  session.order("concerned");
  session.order("never");
  const concerned = { t: "order", order: "concerned" };
  expect(world.socket.sent).toEqual([concerned, { t: "order", order: "never" }]);
  world.socket.says(WELCOME);
  expect(world.socket.sent.slice(2)).toEqual([concerned]);
});

test("a hint lasts until the next step", async () => {
  session.askHint();
  expect(session.hintWanted).toBe(true);
  const draw = { a: "draw", visits: 9, value: 0.5, low: 0.4, high: 0.6, score: null };
  world.socket.says({ t: "hint", ply: 0, moves: [draw] });
  expect(session.hint?.moves).toHaveLength(1);
  session.askHint();
  expect(world.socket.sent).toHaveLength(1);
  world.socket.says(step(0));
  await settle();
  expect(session.hint).toBeNull();
});

test("the end", async () => {
  world.socket.says({ ...SYNC, ply: LAST.ply - 1, moves: LAST.move });
  world.socket.says(LAST);
  await settle();
  expect(session.over).toBe(true);
  expect(session.now?.proof?.seed).toBe("rec");
});
