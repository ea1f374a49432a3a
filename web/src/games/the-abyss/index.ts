/** The Abyss: its renderer. */

import type { Renderer } from "../contract";
import Table from "./Table.svelte";
import Zoom from "./Zoom.svelte";
import { consequence, danger, onTable, primary } from "./decision";
import { flights } from "./flights";
import { column, heading, mark, status } from "./marks";
import { text } from "./text";
import type { AbyssView } from "./view";

const renderer: Renderer<AbyssView> = {
  Table,
  Zoom,
  text,
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
