/** The small screen: one zone at a time, and rows that can be pushed aside. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 700px");

/** What can be pushed aside there can be so by keys as well. */
export function scrolls(): { tabindex?: 0 } {
  return phone.current ? { tabindex: 0 } : {};
}
