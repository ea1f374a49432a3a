/** Any game, without pictures of its own: what its view says, in tidy zones. */

import type { Renderer } from "../contract";
import en from "./en.json";
import pl from "./pl.json";
import Table from "./Table.svelte";

const renderer: Renderer = {
  Table,
  text: { en, pl },
  turn: ({ active }) => (typeof active === "number" ? active : null),
};

export default renderer;
