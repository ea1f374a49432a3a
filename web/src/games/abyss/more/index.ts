/** Kraken and Leviathan at the table: loaded when a match has one of them. */

import { addEmblems } from "../art/emblems";
import { addLocations, addLords } from "../material";
import { drawFurther } from "../pictures";
import { MORE_EMBLEMS } from "./emblems";
import { LOCATIONS, LORDS } from "./material";
import { FURTHER } from "./pictures";
import "./table.css";

addEmblems(MORE_EMBLEMS);
addLords(LORDS);
addLocations(LOCATIONS);
drawFurther(FURTHER);

export { default as Border } from "./Border.svelte";
export { default as Fortune } from "./Fortune.svelte";
export { default as Guard } from "./Guard.svelte";
export { default as Hoard } from "./Hoard.svelte";
export { default as LootDeck } from "./LootDeck.svelte";
export { default as LootSearch } from "./LootSearch.svelte";
export { default as Pick } from "./Pick.svelte";
export { default as Thing } from "./Thing.svelte";
export { consequence, isDanger, onTable, primary } from "./decision";
export { flights } from "./flights";
export { pickable } from "./picks";
export { withMore } from "./words";
