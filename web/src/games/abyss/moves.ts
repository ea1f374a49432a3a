/** The words of an action: a verb and its object, as docs/notation.md has them. */

import type { Option } from "../../wire/types";

export interface Move {
  verb: string;
  item: string;
}

export function moveOf(option: Option): Move {
  const [verb = "", item = ""] = option.a.split(" ");
  return { verb, item };
}
