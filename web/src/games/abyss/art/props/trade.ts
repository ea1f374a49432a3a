/** What merchants, politicians and ambassadors hold. */

import { BONE, GOLD, dark, pale } from "../colour";
import { disc, each, group, line, path, pearl } from "../pen";
import type { Part } from "../types";

export const TRADE = {
  none: () => "",
  scroll: () =>
    group(
      path("M-16-26h32v52h-32Z", pale(BONE, 0.1)) +
        line("M-9-14H9M-9-5H9M-9 4H4", dark(BONE, 0.55), 2.2) +
        path(
          "M-20-32h40a5 5 0 0 1 0 10h-40a5 5 0 0 1 0-10ZM-20 22h40a5 5 0 0 1 0 10h-40a5 5 0 0 1 0-10Z",
          dark(BONE, 0.18),
        ) +
        disc(8, 16, 6, "#c7483f"),
      ' transform="translate(40 172) rotate(-12)"',
    ),
  coin: () => pearl(44, 176, 17) + pearl(66, 194, 9) + pearl(26, 198, 8),
  scales: () =>
    line("M198 46v166", dark(GOLD, 0.2), 4) +
    line("M168 58c10-5 20-7 30-7s20 2 30 7", GOLD, 4) +
    disc(198, 44, 5, GOLD) +
    line("M170 60l-10 34M170 60l10 34M226 60l-10 40M226 60l10 40", dark(GOLD, 0.15), 1.6) +
    path("M156 94h28c0 9-6 13-14 13s-14-4-14-13ZM212 100h28c0 9-6 13-14 13s-14-4-14-13Z", GOLD) +
    pearl(170, 89, 6),
  keys: () =>
    `<circle cx="44" cy="150" r="14" fill="none" stroke="${GOLD}" stroke-width="3.5"/>` +
    each(
      [
        [36, 162, 8],
        [45, 164, -4],
        [54, 161, -18],
      ],
      (x, y, r) =>
        group(
          path("M-2.5 0h5v34h-5ZM2 24h7v4H2ZM2 30h9v4H2Z", pale(GOLD, 0.1)) +
            `<circle r="5" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
          ` transform="translate(${x} ${y}) rotate(${r})"`,
        ),
    ),
  mask: () =>
    group(
      line("M0 6V62", GOLD, 4) +
        path(
          "M-24-10C-14-18-6-16 0-12 6-16 14-18 24-10 24 8 16 16 8 14 4 13 2 8 0 6-2 8-4 13-8 14-16 16-24 8-24-10Z",
          "#e9eef0",
        ) +
        path("M-16-4c4-4 9-3 11 2-4 4-9 3-11-2ZM16-4c-4-4-9-3-11 2 4 4 9 3 11-2Z", "#0b1820") +
        path("M0-12C6-16 14-18 24-10 24 8 16 16 8 14 4 13 2 8 0 6Z", "#04141d", ' opacity=".25"'),
      ' transform="translate(44 150) rotate(-14)"',
    ),
} satisfies Record<string, Part>;
