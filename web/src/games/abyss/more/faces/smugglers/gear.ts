/** Headgear that only smugglers have. */

import { BONE, BRONZE, GOLD, dark, pale } from "../../../art/colour";
import { eye } from "../../../art/mirror";
import { disc, each, eachOf, gem, leaf, line, path, pearl, placed } from "../../../art/pen";
import type { Part } from "../../../art/types";

export const GEAR = {
  bandana: (_guild, look) => {
    const c = look.gear || "#b5433a";
    return (
      path("M84 64C96 48 118 42 146 56c6 4 10 9 12 14-24-10-52-8-76 6Z", c) +
      path("M84 64C96 48 118 42 146 56c-26-4-46 2-62 18Z", pale(c, 0.25)) +
      path(
        "M86 70c-14 2-26 10-34 24 12-2 20-6 26-14-2 10-2 18 2 26 6-10 8-22 8-34Z",
        dark(c, 0.22),
      ) +
      each(
        [
          [104, 58],
          [118, 54],
          [132, 57],
          [112, 66],
          [128, 65],
        ],
        (x, y) => disc(x, y, 2, BONE, 0.85),
      )
    );
  },
  loupe: (_guild, look) =>
    line("M92 62C78 66 70 74 66 86", dark(BRONZE, 0.1), 3) +
    `<circle cx="108" cy="75" r="19" fill="#bff0e8" fill-opacity=".14" stroke="${GOLD}" stroke-width="4.5"/>` +
    line("M98 70q4-8 12-8", "#fff", 2.4, ' opacity=".85"') +
    line("M126 68L166 56", dark(BRONZE, 0.1), 3) +
    eye(109, 76, "slit", look.glow, 1.5),
  decor: () => {
    const corals = eachOf<[number, number, number, string]>(
      [
        [96, 64, -26, "#e2765f"],
        [140, 64, 24, "#c95f86"],
        [122, 56, 0, "#e6c66a"],
      ],
      (x, y, turn, colour) =>
        placed(line("M0 0V-26M0-8l-8-8v-6M0-14l8-7v-5", colour, 5), x, y, turn),
    );
    return (
      leaf(84, 72, 34, 9, -52, "#7f9a3d") +
      leaf(156, 72, 34, 9, 50, "#5f7a35") +
      corals +
      path(
        "M104 64c-2-12 6-18 16-18s18 6 16 18c-5-3-8-3-11 0-3-3-7-3-10 0-3-3-6-3-11 0Z",
        "#d9c29a",
      ) +
      placed(
        `<circle r="6" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
          path("M-1.8 5h3.6v20h-3.6ZM1.5 17h6v3h-6ZM1.5 22h5v3h-5Z", GOLD),
        82,
        70,
        24,
      ) +
      pearl(110, 60, 5) +
      pearl(152, 68, 5.5) +
      gem(134, 62, 6, "#7fd9e6")
    );
  },
} satisfies Record<string, Part>;
