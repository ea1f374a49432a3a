/** The coats of smugglers, hood down and hood up. */

import { BONE, dark, pale } from "../../../art/colour";
import { half, halfLine } from "../../../art/mirror";
import { gem, line, path } from "../../../art/pen";
import type { Body } from "../../../art/types";

export const BODIES = {
  /** Hood down: a high rolled collar and a long coat, head free. */
  cowl: (_guild, look) => {
    const c = look.cloak || "#6d5a4a";
    const s = look.sash || "#b5533f";
    return {
      back:
        path(
          "M120 96C86 96 60 118 50 150c-6 20-10 40-14 62h168c-4-22-8-42-14-62-10-32-36-54-70-54Z",
          dark(c, 0.5),
        ) + half("M120.4 100C92 100 70 116 58 142c18-8 40-10 62.4-10Z", dark(c, 0.22)),
      front:
        half("M120.4 166C92 160 58 166 44 184c-5 8-8 17-10 27h86.4Z", dark(c, 0.06)) +
        half("M96 172c-10 10-16 24-19 39h26c2-12 8-24 17.4-32Z", pale(c, 0.12)) +
        halfLine("M95 174c-9 10-15 22-17 37", pale(c, 0.4), 1.6, pale(c, 0.1)) +
        half(
          "M120.4 176C98 178 74 168 58 142c-9 12-13 24-14 36 22 16 50 20 76.4 18Z",
          pale(c, 0.2),
        ) +
        half("M58 142c16 24 38 36 62.4 38v6C92 184 68 172 52 152Z", pale(c, 0.42), pale(c, 0.06)) +
        line("M56 170l9 5M62 163l9 6", BONE, 1.8) +
        path("M150 196l26-6 5 18-27 5Z", dark(s, 0.1)) +
        line(
          "M150 196l26-6M154 210l26-6M151 199l3 10M177 194l3 10",
          dark(s, 0.5),
          1.4,
          ' stroke-dasharray="3 3"',
        ) +
        half("M120.4 188c-8 0-13 3-17 7 4 6 10 9 17 9Z", s) +
        gem(120, 197, 7, look.glow),
    };
  },
  /** Hood up: dark inside, lit rim. */
  hoodup: (_guild, look) => {
    const c = look.cloak || "#5f6f5a";
    const s = look.sash || "#c98a3a";
    return {
      back:
        path(
          "M120-2C74 8 48 54 47 106c-1 40-12 78-24 106h194c-12-28-23-66-24-106C192 54 166 8 120-2Z",
          dark(c, 0.3),
        ) +
        path(
          "M120 20c-32 8-52 44-52 84 0 30 16 56 52 66 36-10 52-36 52-66 0-40-20-76-52-84Z",
          "#0a151c",
        ),
      front:
        half("M120.4 164C92 160 58 166 42 186c-5 8-9 17-11 26h89.4Z", dark(c, 0.12)) +
        half(
          "M120.4-2C76 8 50 54 49 106c-1 28-8 54-18 80 22-10 44-14 62-12C76 156 66 130 69 100c3-38 24-70 51.4-80Z",
          pale(c, 0.1),
        ) +
        halfLine("M120 20C92 30 72 62 69 100c-2 28 6 54 22 72", pale(c, 0.5), 2.2, pale(c, 0.2)) +
        halfLine("M120 2C82 12 58 56 56 106c-1 24-6 46-14 66", dark(c, 0.35), 1.8) +
        half("M92 172c8 8 18 12 28.4 12v14c-18 0-34-8-46-20Z", s) +
        path("M46 190l22-10 8 15-23 10Z", dark(s, 0.3)) +
        line("M46 190l22-10M53 205l23-10", BONE, 1.4, ' stroke-dasharray="3 3"') +
        gem(120, 191, 7, look.glow),
    };
  },
} satisfies Record<string, Body>;
