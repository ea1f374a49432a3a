/** The scenes of the Locations that come with Kraken: 300 × 200. */

import type { Scene } from "../../art/types";
import { DENS } from "./dens";
import { REMAINS } from "./remains";

export const SITES = { ...DENS, ...REMAINS } satisfies Record<string, Scene>;
