/** Which drawing belongs to which face. */

import { lanternFish, oracleShell, spyglass } from "./eyes";
import { anchorChain, harpoon, rustyHook } from "./hooks";
import { amberIdol } from "./idol";
import type { FaceId } from "./kinds";
import { panic } from "./panic";
import { goldMask, heartOfTheDeep, sunkenCrown } from "./regalia";
import { boneKnife, cutlass, trident } from "./swords";
import { blackPearl, seaGlass, silverChalice } from "./valuables";

export const ART: Record<FaceId, (drawing?: number) => string> = {
  panic,
  eye_1: lanternFish,
  eye_2: spyglass,
  eye_3: oracleShell,
  hook_2: rustyHook,
  hook_3: harpoon,
  hook_4: anchorChain,
  sword_3: boneKnife,
  sword_4: cutlass,
  sword_5: trident,
  treasure_4: seaGlass,
  treasure_5: blackPearl,
  treasure_6: amberIdol,
  treasure_7: silverChalice,
  treasure_8: goldMask,
  treasure_10: sunkenCrown,
  treasure_12: heartOfTheDeep,
};
