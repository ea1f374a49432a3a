/** What the session has to say, as short notices. */

import { t } from "../i18n/shell.svelte";
import { SHELL } from "../i18n/catalogues";
import { toasts } from "../kit/toasts.svelte";
import { Refusal } from "../wire/http";
import type { Notice } from "./session.svelte";

/** A refusal in words: the shell's own for its code, otherwise the server's. */
export function refusalText(code: string, message: string, rule: string): string {
  const key = `error.${code}`;
  if (!Object.hasOwn(SHELL.en ?? {}, key)) return message || t("error.server/failed");
  if (code === "action/illegal" && !rule) return message;
  return t(key, { rule });
}

/** Say that something failed. */
export function sayRefusal(error: unknown): void {
  const known = error instanceof Refusal ? error : new Refusal("server/failed", String(error));
  toasts.say(refusalText(known.code, known.message, known.rule), "bad", known.code);
}

export function sayNotice(notice: Notice): void {
  switch (notice.kind) {
    case "refused":
      toasts.say(refusalText(notice.code, notice.message, notice.rule), "bad", notice.code);
      return;
    case "back":
      toasts.say(t("net.back", { n: notice.moves }), "good");
      return;
    case "away":
      toasts.say(t("net.other_lost", { who: notice.name }));
      return;
    case "returned":
      toasts.say(t("net.other_back", { who: notice.name }), "good");
      return;
    case "undone":
      toasts.say(t("undo.back"), "plain", "", "undo");
      return;
    case "vote-over":
      if (!notice.granted) toasts.say(t("undo.refused"));
      return;
  }
}
