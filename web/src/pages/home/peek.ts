/** A look at a table from outside: whose turn it is and what happened last, as everybody may see it. */

import { isRecord } from "../../storage";
import { PROTOCOL, type Past, type Synced } from "../../wire/types";

export interface Glance {
  /** The seat the table waits for. */
  asked: number | null;
  kind: string;
  last: Past | null;
}

const PATIENCE = 4000;

/** Null if the table gives no answer in time. */
export function peek(table: string): Promise<Glance | null> {
  return new Promise((resolve) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/ws/${encodeURIComponent(table)}?v=${PROTOCOL}`,
    );
    const timer = setTimeout(() => finish(null), PATIENCE);
    const finish = (glance: Glance | null): void => {
      clearTimeout(timer);
      socket.onmessage = socket.onclose = null;
      socket.close();
      resolve(glance);
    };
    socket.onclose = () => finish(null);
    socket.onmessage = (event) => {
      const frame: unknown = JSON.parse(String(event.data));
      if (isSynced(frame)) finish(glanceOf(frame));
    };
  });
}

function isSynced(frame: unknown): frame is Synced {
  return isRecord(frame) && frame.t === "sync";
}

function glanceOf({ now, steps }: Synced): Glance {
  return {
    asked: now.waiting?.seat ?? null,
    kind: now.waiting?.kind ?? "",
    last: steps.at(-1) ?? null,
  };
}
