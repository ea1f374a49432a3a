import { t } from "../i18n/shell.svelte";
import { toasts } from "../kit/toasts.svelte";

/** Copy a text, and say so; where the browser does not allow it, say that. */
export async function copy(text: string, said = t("share.copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(said, "good");
  } catch {
    toasts.say(t("share.copy_failed"), "bad");
  }
}
