/**
 * A thing on the table has two sides: what it shows, and the invisible button over it while it can be
 * touched. The button stands beside the words it covers, so that its name is its own.
 */

import type { RefAttributes } from "../contract";

export interface Sides {
  thing: Partial<RefAttributes>;
  /** Null: it cannot be touched now. */
  button: Partial<RefAttributes> | null;
}

export function sides(on: RefAttributes): Sides {
  const { role, tabindex, onclick, onkeydown, ...thing } = on;
  const label = on["aria-label"];
  if (role !== "button") return { thing: role ? { ...thing, role } : thing, button: null };
  const pressed = on["aria-pressed"];
  return {
    thing: { ...thing, "aria-label": undefined, "aria-pressed": undefined },
    button: { role, tabindex, onclick, onkeydown, "aria-label": label, "aria-pressed": pressed },
  };
}
