// A WebSocket client in one small file (RFC 6455), because Node 20 has none that it calls stable.
// Text messages only, which is all that Fathomless sends. In newer Nodes and in browsers, use the
// built-in WebSocket instead.

import { createHash, randomBytes } from "node:crypto";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";

const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const [CONTINUATION, TEXT, CLOSE, PING, PONG] = [0, 1, 8, 9, 10];

/** Connect, and resolve to { send(text), close(), messages } where messages is an async iterable. */
export function connect(address) {
  const url = new URL(address.replace(/^ws/, "http"));
  const key = randomBytes(16).toString("base64");
  const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, {
    headers: {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Key": key,
      "Sec-WebSocket-Version": "13",
    },
  });
  return new Promise((resolve, reject) => {
    request.once("error", reject);
    request.once("response", (answer) => reject(new Error(`no upgrade: HTTP ${answer.statusCode}`)));
    request.once("upgrade", (answer, socket, head) => {
      const proof = createHash("sha1").update(key + MAGIC).digest("base64");
      if (answer.headers["sec-websocket-accept"] !== proof) {
        socket.destroy();
        reject(new Error("the server's answer does not fit the question"));
        return;
      }
      resolve(new Connection(socket, head));
    });
    request.end();
  });
}

class Connection {
  #socket;
  #unread; // bytes that are no whole frame yet
  #parts = []; // of a message that comes in several frames
  #messages = [];
  #wake = () => {};
  closed = null; // { code, reason } when the connection has ended

  constructor(socket, head) {
    this.#socket = socket;
    this.#unread = head;
    socket.setNoDelay(true);
    socket.on("data", (data) => {
      this.#unread = Buffer.concat([this.#unread, data]);
      this.#read();
    });
    socket.on("error", () => this.#end(1006, "connection lost"));
    socket.on("close", () => this.#end(1006, "connection lost"));
    this.#read();
  }

  send(text) {
    this.#write(TEXT, Buffer.from(text));
  }

  close() {
    this.#write(CLOSE, Buffer.from([1000 >> 8, 1000 & 255]));
    this.#socket.end();
  }

  /** The messages as they come, until the connection ends. */
  get messages() {
    return this.#receive();
  }

  async *#receive() {
    for (;;) {
      while (this.#messages.length) yield this.#messages.shift();
      if (this.closed) return;
      await new Promise((resolve) => (this.#wake = resolve));
    }
  }

  #end(code, reason) {
    this.closed ??= { code, reason };
    this.#wake();
  }

  #write(kind, payload) {
    if (this.closed) return;
    const mask = randomBytes(4); // a client masks everything it sends
    const masked = payload.map((byte, i) => byte ^ mask[i % 4]);
    let head;
    if (payload.length < 126) {
      head = Buffer.from([0x80 | kind, 0x80 | payload.length]);
    } else {
      head = Buffer.from([0x80 | kind, 0x80 | 126, payload.length >> 8, payload.length & 255]);
    }
    this.#socket.write(Buffer.concat([head, mask, masked]));
  }

  #read() {
    for (;;) {
      const bytes = this.#unread;
      if (bytes.length < 2) return;
      let length = bytes[1] & 127;
      let start = 2;
      if (length === 126) {
        if (bytes.length < 4) return;
        length = bytes.readUInt16BE(2);
        start = 4;
      } else if (length === 127) {
        if (bytes.length < 10) return;
        length = Number(bytes.readBigUInt64BE(2));
        start = 10;
      }
      if (bytes.length < start + length) return;
      this.#unread = bytes.subarray(start + length);
      this.#take(bytes[0], bytes.subarray(start, start + length));
    }
  }

  #take(first, payload) {
    const kind = first & 15;
    if (kind === TEXT || kind === CONTINUATION) {
      this.#parts.push(payload);
      if (first & 0x80) {
        this.#messages.push(Buffer.concat(this.#parts).toString());
        this.#parts = [];
        this.#wake();
      }
    } else if (kind === PING) {
      this.#write(PONG, payload);
    } else if (kind === CLOSE) {
      const code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      this.#write(CLOSE, payload.subarray(0, 2));
      this.#end(code, payload.subarray(2).toString());
      this.#socket.end();
    }
  }
}
