/** What a session tells those who show it. */

import type { Past } from "../wire/types";

export type View = Record<string, unknown>;

/** The part of a whole view that a renderer shows. */
export function tableOf(whole: View | null): View | null {
  const table = whole?.table;
  return typeof table === "object" && table !== null ? (table as View) : null;
}

/** What happens between two views, and how many more such changes wait behind it. */
export interface Change {
  events: Past["events"];
  before: View | null;
  after: View;
  backlog: number;
}

/** Shows a change: `apply` puts the new view on the table; the next one may come when the promise ends. */
export interface Stage {
  show(change: Change, apply: () => void): Promise<void>;
}

/** Something worth a short notice. */
export type Notice =
  | { kind: "refused"; code: string; message: string; rule: string }
  | { kind: "back"; moves: number }
  | { kind: "away" | "returned"; name: string }
  | { kind: "undone"; seat: number }
  | { kind: "vote-over"; granted: boolean; own: boolean };
