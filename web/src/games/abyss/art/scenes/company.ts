/** Buildings with what grows and swims around them. */

import { NAVY, mix, pale } from "../colour";
import { leaf, placed } from "../pen";
import {
  barnacles,
  bubbles,
  coralBranch,
  kelps,
  littleJelly,
  ridge,
  shoal,
  tower,
} from "./scenery";
import { emblemIn } from "../emblems";
import { BUILDINGS } from "./buildings";
import type { Scene } from "../types";

export const WITH_COMPANY = {
  parliament: (tint) =>
    ridge(150, 26, 7, mix(tint, NAVY, 0.72)) +
    tower(30, 30, 104, mix(tint, NAVY, 0.42), { roof: "dome", win: [[-4, 122]] }) +
    tower(270, 30, 100, mix(tint, NAVY, 0.5), { roof: "dome", win: [[-4, 118]] }) +
    BUILDINGS.parliament(tint) +
    coralBranch(22, 206, 40, mix("#e2765f", NAVY, 0.2)) +
    coralBranch(282, 206, 46, mix("#c95f86", NAVY, 0.25)) +
    placed(emblemIn("squid", 26, "#dfe9ff"), 137, 53) +
    shoal(206, 26, 7, 4, -0.6, "#dfe9ff", 0.75) +
    kelps(mix("#3d7a52", NAVY, 0.45), 21, 7, 26),
  sanctuary: (tint) =>
    BUILDINGS.sanctuary(tint) +
    littleJelly(52, 84, 0.62, pale(tint, 0.25), 0.85) +
    littleJelly(256, 66, 0.5, pale(tint, 0.15), 0.75) +
    littleJelly(232, 128, 0.34, pale(tint, 0.3), 0.7) +
    coralBranch(30, 206, 38, mix("#c95f86", NAVY, 0.2)) +
    coralBranch(268, 206, 44, mix("#e2765f", NAVY, 0.3)),
  throne: (tint) =>
    BUILDINGS.throne(tint) +
    coralBranch(20, 206, 52, mix("#c9604f", NAVY, 0.2)) +
    coralBranch(280, 206, 58, mix("#c95f86", NAVY, 0.3)) +
    shoal(232, 34, 6, 6, -0.6, "#ffe2a8", 0.75) +
    leaf(128, 62, 26, 7, -40, mix("#5f8a4a", NAVY, 0.2)) +
    leaf(110, 128, 24, 7, -70, mix("#5f8a4a", NAVY, 0.2)) +
    barnacles(96, 172, 1) +
    barnacles(206, 172, 1) +
    bubbles(238, 120, 6, 4),
  silos: (tint) =>
    BUILDINGS.silos(tint) +
    barnacles(120, 176, 1) +
    barnacles(178, 180, 1) +
    bubbles(74, 56, 5, 4) +
    bubbles(150, 26, 4, 6) +
    bubbles(228, 48, 5, 8) +
    shoal(96, 42, 6, 9, 0.6, "#ffe9b8", 0.7),
  lost: (tint) =>
    BUILDINGS.lost(tint) +
    shoal(60, 40, 8, 12, 0.7, "#cfe6e2", 0.7) +
    barnacles(132, 160, 1) +
    coralBranch(252, 206, 46, mix("#c95f86", NAVY, 0.35)),
} satisfies Record<string, Scene>;
