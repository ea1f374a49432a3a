/** Abyss: its renderer. */

import type { Renderer } from "../contract";
import Entry from "./Entry.svelte";
import Zoom from "./Zoom.svelte";
import { consequence, danger, onTable, primary } from "./decision";
import { flights } from "./flights";
import { column, heading, mark, status } from "./marks";
import en from "./text/en.json";
import pl from "./text/pl.json";
import type { AbyssView } from "./view";

const renderer: Renderer<AbyssView> = {
  Table: Entry,
  Zoom,
  text: { en, pl },
  turn: ({ active }) => active,
  status,
  consequence,
  primary,
  onTable,
  danger,
  mark,
  heading,
  flights,
  column,
};

export default renderer;
