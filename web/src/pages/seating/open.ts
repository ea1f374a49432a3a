/** Opening a table: ask the server, keep the seats, go there. */

import { t } from "../../i18n/shell.svelte";
import { router } from "../../router.svelte";
import { tableAddress } from "../../routes";
import { settings } from "../../settings.svelte";
import * as held from "../../wire/held";
import { api } from "../../wire/http";
import type { TableMade } from "../../wire/types";
import { wishOf, type Setup } from "./setup";

/** The reader's name at a table. */
export function ownName(): string {
  return settings.name.trim() || t("home.diver");
}

/** Open it and go there; its id. */
export async function openTable(game: string, setup: Setup, seed = ""): Promise<string> {
  const guest = t("new.guest", { n: "" }).trim();
  const made = await api.makeTable(wishOf(game, setup, ownName(), guest, seed));
  keepSeats(made);
  const [only] = made.seats;
  const token = made.seats.length === 1 && only !== undefined ? only.token : null;
  router.go(tableAddress(made.table.id, token));
  return made.table.id;
}

function keepSeats(made: TableMade): void {
  const seats = made.seats.map(({ seat, token }) => ({
    seat,
    token,
    name: made.table.seats[seat]?.name ?? "",
  }));
  held.remember(made.table.id, made.table.game, seats, made.invite);
}
