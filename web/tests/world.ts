/** A world without a network: sockets that the test speaks through, time that the test moves. */

import type { Socket, Surroundings } from "../src/wire/connection";
import type { Frame, Request } from "../src/wire/types";

export class FakeSocket implements Socket {
  readyState = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Request[] = [];

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
  }

  says(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

interface Timer {
  at: number;
  run: () => void;
}

export class FakeWorld implements Surroundings {
  sockets: FakeSocket[] = [];
  now = 0;
  #timers: Timer[] = [];

  open(address: string): Socket {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket;
  }

  later(run: () => void, milliseconds: number): () => void {
    const timer = { at: this.now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return 0.5;
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("nothing has been opened");
    return last;
  }

  passes(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.now = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
    }
    this.now = end;
  }
}
