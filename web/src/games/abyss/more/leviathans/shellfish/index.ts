/** Leviathans that the shellfish may attack. */

import type { Beast } from "../anatomy";
import { hermit } from "./hermit";
import { isle } from "./isle";
import { plume } from "./plume";
import { spiral } from "./spiral";

export const BEASTS = { isle, spiral, plume, hermit } satisfies Record<string, Beast>;
