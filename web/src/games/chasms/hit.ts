/**
 * A thing on the table has two sides: what it shows, and the invisible button over it while it can be touched. The
 * button stands beside the words it covers, so that they are still read one by one.
 */

import type { RefAttributes } from "../contract";

export interface Sides {
  thing: Partial<RefAttributes>;
  /** Null: it cannot be touched now. */
  button: Partial<RefAttributes> | null;
}

export function sides(on: RefAttributes): Sides {
  const thing = {
    "data-ref": on["data-ref"],
    "data-can": on["data-can"],
    "data-sel": on["data-sel"],
  };
  if (on.role !== "button") return { thing, button: null };
  const { role, tabindex, onclick, onkeydown } = on;
  const label = on["aria-label"];
  const pressed = on["aria-pressed"];
  return {
    thing,
    button: { role, tabindex, onclick, onkeydown, "aria-label": label, "aria-pressed": pressed },
  };
}
