/** The two figures, each sculpted in one material on a turned base: 120 × 152, from y = −6. */

import { BONE, BRONZE, NAVY, STEEL, dark, mix, pale } from "../art/colour";
import { line, oval, path, placed } from "../art/pen";
import { krakenCreature } from "./kraken";
import { teeth, tube } from "./leviathans/anatomy";

function base(colour: string): string {
  return (
    oval(60, 134, 46, 13, "#000", 0.4) +
    path("M16 122v8c0 8 20 14 44 14s44-6 44-14v-8Z", dark(colour, 0.5)) +
    path("M60 144c24 0 44-6 44-14v-8H60Z", dark(colour, 0.66)) +
    oval(60, 122, 44, 12, colour) +
    oval(60, 121, 37, 9, dark(colour, 0.34)) +
    line("M18 124c4 7 20 11 42 11", pale(colour, 0.5), 1.5, ' opacity=".7"')
  );
}

const SLATE = "#7d8a95";

export function krakenFigure(): string {
  return (
    base("#59636d") +
    placed(krakenCreature(SLATE), -1, -16, 0, 0.61) +
    tube(
      [
        [24, 128],
        [10, 118],
        [14, 104],
        [24, 108],
      ],
      [9, 8, 6, 2],
      SLATE,
    ) +
    tube(
      [
        [92, 130],
        [110, 122],
        [108, 106],
        [98, 108],
      ],
      [9, 8, 6, 2],
      dark(SLATE, 0.2),
      { rim: 0 },
    )
  );
}

const GILT = "#b98a4e";

/** The skull of a Leviathan. */
function skull(): string {
  return (
    path("M14 116C12 92 34 80 62 80s46 10 46 30l-6 12c-28 8-60 6-88-6Z", dark(BONE, 0.3)) +
    path("M14 116C12 92 34 80 62 80c-24 8-34 22-34 42-6-1-11-3-14-6Z", pale(BONE, 0.05)) +
    path("M30 98c8-6 18-4 22 4-6 8-18 8-22-4Z", NAVY) +
    path("M34 99c5-3 10-2 13 2-4 4-10 3-13-2Z", "#ff6b57") +
    teeth(16, 115, 70, 121, 7, 12) +
    path("M86 92l22-14-6 20Z", dark(BONE, 0.4))
  );
}

function harpoonInHand(): string {
  return (
    line("M26 2L88 96", dark(BRONZE, 0.35), 5) +
    line("M25 2L87 96", pale(BRONZE, 0.25), 1.5) +
    placed(
      path("M0 16L-9-4 0-14 9-4Z", pale(STEEL, 0.35)) + path("M0 16L9-4 0-14Z", dark(STEEL, 0.2)),
      90,
      100,
      -34,
    )
  );
}

function slayer(): string {
  return (
    path("M66 28c22 8 34 26 40 54-14-4-24-4-36 4Z", mix("#7a2436", NAVY, 0.15)) +
    path("M66 28c10 12 14 32 8 56l-4 2-10-34Z", "#a8404a") +
    path("M46 84l4-28 20-2 8 30-10 4-6-20-6 18Z", dark(GILT, 0.3)) +
    path("M46 84l4-28 10-1-2 33Z", dark(GILT, 0.05)) +
    path("M40 36c6-8 28-10 36-2l-4 26c-8 4-18 4-26 0Z", GILT) +
    path("M60 30c6 0 12 1 16 4l-4 26c-4 2-8 3-12 3Z", dark(GILT, 0.34)) +
    line("M46 44c8 4 18 4 26 0M47 52c8 4 16 4 24 0", dark(GILT, 0.55), 1.8) +
    tube(
      [
        [42, 38],
        [30, 36],
        [40, 24],
      ],
      [11, 10, 8],
      GILT,
    ) +
    tube(
      [
        [74, 38],
        [86, 50],
        [68, 64],
      ],
      [11, 10, 8],
      dark(GILT, 0.25),
      { rim: 0 },
    )
  );
}

function helmet(): string {
  return (
    path("M48 28C44 12 50 4 59 4s15 8 11 24c-6 4-16 4-22 0Z", pale(GILT, 0.15)) +
    path("M59 4c9 0 15 8 11 24-3 2-7 3-11 3Z", dark(GILT, 0.3)) +
    path("M50 17h18v4H50Z", NAVY) +
    path("M59 4C50-4 44-2 40 6c8-2 13 0 15 6Z", "#a8404a") +
    path("M57 5c6-10 18-8 24 2-10-2-16 0-20 4Z", "#7a2436")
  );
}

export function scourgeFigure(): string {
  return base("#8a6436") + skull() + harpoonInHand() + slayer() + helmet();
}
