/** Leviathans that the crab may attack. */

import type { Beast } from "../anatomy";
import { bastion } from "./bastion";
import { hammer } from "./hammer";
import { scorpion } from "./scorpion";
import { thorn } from "./thorn";

export const BEASTS = { bastion, hammer, thorn, scorpion } satisfies Record<string, Beast>;
