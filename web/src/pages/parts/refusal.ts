/** What the server refused, in words. */

import { t } from "../../i18n/shell.svelte";
import { Refusal } from "../../wire/http";
import { said } from "../games";

export function refusal(error: unknown): string {
  if (!(error instanceof Refusal)) return t("error.server/failed");
  return said(`error.${error.code}`, error.message);
}
