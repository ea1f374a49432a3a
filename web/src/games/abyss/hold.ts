/**
 * A thing with words on it is held by an invisible button over it: what is said of it to those who do not
 * see it need not begin with what is written there.
 */

import type { RefAttributes } from "../contract";

type Marks = "data-ref" | "data-can" | "data-sel";

export interface Held {
  /** For the thing. */
  marks: Partial<Pick<RefAttributes, Marks>>;
  /** For the button. */
  button: Omit<RefAttributes, Marks>;
}

export function held(on: RefAttributes | undefined, label: string): Held {
  if (!on) return { marks: {}, button: { role: "img", "aria-label": label } };
  const { "data-ref": ref, "data-can": can, "data-sel": sel, ...button } = on;
  const marks = { "data-ref": ref, ...(can === "" && { "data-can": can }) };
  return { marks: { ...marks, ...(sel === "" && { "data-sel": sel }) }, button };
}
