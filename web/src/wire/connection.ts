/** A WebSocket that comes back by itself. */

import { PROTOCOL, type Frame, type Request } from "./types";

export type Net =
  | { state: "connecting" }
  | { state: "live" }
  /** The line is down; the attempt that comes next, and when (milliseconds from then). */
  | { state: "lost"; attempt: number; wait: number }
  /** It will not come back: the code of the close, and the server's reason. */
  | { state: "closed"; code: number; reason: string };

/** As much of a WebSocket as is needed. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** The world around a connection; tests bring their own. */
export interface Surroundings {
  open(address: string): Socket;
  later(run: () => void, milliseconds: number): () => void;
  random(): number;
}

const OPEN = 1;
const FOR_GOOD = new Set([4000, 4001, 4004]);
/** "Later": too many connections or messages. */
const PATIENCE = new Set([4008, 4029]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

export const browser: Surroundings = {
  open: (address) => new WebSocket(address) as Socket,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export class Connection {
  net: Net = { state: "connecting" };
  #socket: Socket | null = null;
  #attempt = 0;
  #ended = false;
  #cancelRetry: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly onframe: (frame: Frame) => void,
    readonly onnet: (net: Net) => void,
    readonly world: Surroundings = browser,
  ) {}

  start(): void {
    this.#connect();
  }

  /** True if it went out; a lost line keeps nothing back. */
  send(message: Request): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once, without waiting for the next attempt. */
  retry(): void {
    if (this.net.state !== "lost") return;
    this.#cancelRetry?.();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#cancelRetry?.();
    this.#cancelPing?.();
    this.#socket?.close(1000);
    this.#socket = null;
  }

  #connect(): void {
    this.#cancelRetry = null;
    if (this.#attempt === 0) this.#become({ state: "connecting" });
    const socket = this.world.open(this.#address());
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(socket, event.data);
    socket.onclose = (event) => this.#closed(socket, event.code, event.reason);
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const token = this.token === null ? "" : `&token=${encodeURIComponent(this.token)}`;
    const table = encodeURIComponent(this.table);
    return `${scheme}://${location.host}/api/ws/${table}?v=${PROTOCOL}${token}`;
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#pingLater(socket);
  }

  #heard(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== "string") return;
    this.#pingLater(socket);
    const frame = JSON.parse(data) as Frame;
    // The line counts as up when the server speaks: a close code may come right after the opening.
    if (frame.t === "welcome") {
      this.#attempt = 0;
      this.#become({ state: "live" });
    }
    this.onframe(frame);
  }

  #closed(socket: Socket, code: number, reason: string): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    this.#cancelPing?.();
    if (FOR_GOOD.has(code)) {
      this.#become({ state: "closed", code, reason });
      return;
    }
    this.#attempt += 1;
    const doubled = FIRST_WAIT * 2 ** Math.min(this.#attempt - 1, 6);
    const base = PATIENCE.has(code) ? LONGEST_WAIT : Math.min(doubled, LONGEST_WAIT);
    const wait = Math.round(base * (0.75 + this.world.random() / 2));
    this.#become({ state: "lost", attempt: this.#attempt, wait });
    this.#cancelRetry = this.world.later(() => this.#connect(), wait);
  }

  /** A line can be dead without anybody saying so: ask, and give it up when no answer comes. */
  #pingLater(socket: Socket): void {
    this.#cancelPing?.();
    this.#cancelPing = this.world.later(() => {
      this.send({ t: "ping" });
      this.#cancelPing = this.world.later(() => {
        socket.onclose = null;
        socket.close();
        this.#closed(socket, 1006, "");
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  #become(net: Net): void {
    this.net = net;
    this.onnet(net);
  }
}
