/** The faces of the further Lords; those of a Guild come when the first of them is seen. */

import { addParts, type Parts, type Portrait } from "../../art/portrait";
import { LORDS } from "../material";

interface Wardrobe {
  parts: Partial<Parts>;
  faces: Record<string, Portrait>;
}

const WARDROBES: Record<string, () => Promise<{ WARDROBE: Wardrobe }>> = {
  smuggler: () => import("./smugglers"),
  sentinel: () => import("./sentinels"),
  soldier: () => import("./soldiers"),
  merchant: () => import("./merchants"),
  mage: () => import("./mages"),
  politician: () => import("./politicians"),
  farmer: () => import("./farmers"),
};

const SENTINELS = new Set(["watcher", "vigil", "lookout"]);

export async function faceOf(id: string): Promise<Portrait> {
  const guild = SENTINELS.has(id) ? "sentinel" : (LORDS[id]?.[0] ?? "");
  const found = await WARDROBES[guild]?.();
  const face = found?.WARDROBE.faces[id];
  if (!found || !face) throw new Error(`nobody has drawn ${id}`);
  addParts(found.WARDROBE.parts);
  return face;
}
