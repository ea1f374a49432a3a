/** Chasms: its renderer. */

import type { Renderer } from "../contract";
import Table from "./Table.svelte";
import Zoom from "./Zoom.svelte";
import { consequence, danger, onTable, primary } from "./decision";
import { flights } from "./flights";
import { column, heading, mark, out, status } from "./marks";
import en from "./text/en.json";
import pl from "./text/pl.json";
import type { ChasmsView } from "./view";

const renderer: Renderer<ChasmsView> = {
  Table,
  Zoom,
  text: { en, pl },
  turn: ({ active, drafting }) => (drafting ? null : active),
  status,
  consequence,
  primary,
  onTable,
  danger,
  mark,
  heading,
  flights,
  column,
  out,
};

export default renderer;
