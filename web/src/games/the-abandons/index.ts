/** The Abandons at the table. */

import type { Ask, Option } from "../../wire/types";
import type { Renderer } from "../contract";
import en from "./text/en.json";
import pl from "./text/pl.json";
import { flights } from "./flights";
import { consequence, heading, mark, status } from "./speech";
import Table from "./Table.svelte";
import type { View } from "./view";
import Zoom from "./Zoom.svelte";

/** With more doors than this to choose from they are touched in the labyrinth. */
const MOST_BUTTONS = 8;

const isFar = (option: Option): boolean => option.label.key === "option.far";

/** The only door, or the way back out of a dead end; a real choice is left to the player. */
function primary(ask: Ask): Option | null {
  if (ask.kind === "stuck") return ask.options.find((option) => option.a === "back") ?? null;
  const doors = ask.options.filter((option) => option.a.startsWith("go "));
  return ask.kind === "doors" && doors.length === 1 ? doors[0]! : null;
}

const renderer: Renderer<View> = {
  Table,
  text: { en, pl },
  status,
  consequence,
  primary,
  onTable: (ask, option) => isFar(option) && ask.options.length > MOST_BUTTONS,
  danger: (ask) => ask.kind === "stuck",
  mark,
  heading,
  flights: (events, before, after) => flights(events, before, after),
  Zoom,
  column: (category, words) => words(`score.${category}`),
};

export default renderer;
