/** What the strong wear: from 3 a band, from 4 armour, at 5 a crown. */

import { GOLD, dark, pale } from "../colour";
import { gem, line, path, pearl, each } from "../pen";
import type { Regalia } from "../types";

export const REGALIA = {
  squid: (value) => {
    let s =
      line("M74 138c18 8 34 8 52 0", GOLD, 5) +
      line("M74 136c18 8 34 8 52 0", pale(GOLD, 0.5), 1.4) +
      gem(100, 144, 8, "#7fd9e6");
    if (value >= 4)
      s +=
        line("M78 98c14 7 30 7 44 0M83 74c11 5 23 5 34 0", GOLD, 4) +
        path("M36 104c16 8 32 4 44-8l-3-8C66 98 52 102 38 98Z", GOLD) +
        path("M164 104c-16 8-32 4-44-8l3-8c11 10 25 14 39 10Z", dark(GOLD, 0.3));
    if (value >= 5)
      s +=
        path("M82 62L74 30l16 12 10-24 10 24 16-12-8 32c-12-5-24-5-36 0Z", GOLD) +
        path("M100 18l10 24 16-12-8 32c-6-2.5-12-4-18-4Z", dark(GOLD, 0.3)) +
        gem(100, 48, 7, "#d9534f") +
        pearl(74, 29, 5) +
        pearl(126, 29, 5) +
        pearl(100, 16, 6);
    return s;
  },
  shellfish: (value) => {
    let s = line("M26 198c20 8 46 11 74 11s54-3 74-11", GOLD, 4.5);
    if (value >= 4)
      s +=
        line("M3.9 156.3A100 100 0 0 1 196.1 156.3", GOLD, 5) +
        each([[-2], [-1], [0], [1], [2]], (i) => {
          const a = -Math.PI / 2 + i * 0.47;
          const x = Math.round(100 + 72 * Math.cos(a));
          const y = Math.round(184 + 72 * Math.sin(a));
          return gem(x, y, 7, i ? "#7fd9e6" : "#d9534f");
        });
    if (value >= 5)
      s +=
        path("M70 82L62 46l22 16 16-30 16 30 22-16-8 36c-20-6-40-6-60 0Z", GOLD) +
        path("M100 32l16 30 22-16-8 36c-10-3-20-4-30-4Z", dark(GOLD, 0.3)) +
        gem(100, 64, 8, "#d9534f") +
        pearl(62, 45, 6) +
        pearl(138, 45, 6) +
        pearl(100, 31, 7);
    return s;
  },
  crab: (value) => {
    let s = line("M52 166c30-12 66-12 96 0", GOLD, 4.5) + gem(100, 158, 8, "#7fd9e6");
    if (value >= 4)
      s +=
        line("M26 104c10 8 22 10 34 4", GOLD, 6) +
        line("M174 104c-10 8-22 10-34 4", dark(GOLD, 0.25), 6) +
        path("M44 178l-20-8 14 18ZM44 196l-18 4 20 10Z", GOLD) +
        path("M156 178l20-8-14 18ZM156 196l18 4-20 10Z", dark(GOLD, 0.3)) +
        line("M20 72l-8-8M26 58l-6-10M36 50l-2-11", pale(GOLD, 0.2), 4);
    if (value >= 5)
      s +=
        path("M80 136L72 104l18 12 10-22 10 22 18-12-8 32c-13-4-27-4-40 0Z", GOLD) +
        path("M100 94l10 22 18-12-8 32c-7-2-13-3-20-3Z", dark(GOLD, 0.3)) +
        gem(100, 122, 7, "#4f7fd9") +
        pearl(100, 92, 6);
    return s;
  },
  seahorse: (value) => {
    let s =
      line("M90 112c14 8 28 8 42-2", GOLD, 6) +
      line("M90 110c14 8 28 8 42-2", pale(GOLD, 0.5), 1.6) +
      gem(104, 120, 7, "#4f7fd9");
    if (value >= 4)
      s +=
        path(
          "M82 128c16 14 40 14 56-2 8 14 10 28 6 40-18 10-44 10-64-2-4-12-4-24 2-36Z",
          dark(GOLD, 0.06),
        ) +
        path("M112 138c10 0 18-4 26-12 8 14 10 28 6 40-10 6-20 8-32 7Z", dark(GOLD, 0.36)) +
        line("M80 150c20 12 44 12 66 0M84 138c18 10 36 10 56-2", pale(GOLD, 0.45), 1.8) +
        gem(112, 152, 9, "#d9534f");
    if (value >= 5)
      s +=
        path("M86 54L78 18l18 14 12-24 12 24 20-14-6 36c-16-6-32-6-48 0Z", pale(GOLD, 0.14)) +
        path("M108 8l12 24 20-14-6 36c-9-3-17-4.5-26-4.5Z", dark(GOLD, 0.28)) +
        gem(108, 38, 7, "#9a6bd6") +
        pearl(78, 17, 5) +
        pearl(140, 17, 5) +
        pearl(108, 6, 6);
    return s;
  },
  jellyfish: (value) => {
    let s = line("M36 126c40-20 88-20 128 0", GOLD, 4.5);
    if (value >= 4)
      s +=
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => {
            const x = 40 + i * 20;
            return gem(x, 132 - Math.sin((i / 6) * Math.PI) * 14, 7, i % 2 ? "#7fd9e6" : "#e3b23c");
          })
          .join("") +
        path("M72 66c16-10 40-10 56 0l-4 12c-14-8-34-8-48 0Z", GOLD) +
        path("M100 59c10 0 20 2 28 7l-4 12c-7-4-15-6-24-6Z", dark(GOLD, 0.3));
    if (value >= 5)
      s +=
        path("M74 62L64 26l20 14 16-28 16 28 20-14-10 36c-16-8-36-8-52 0Z", GOLD) +
        path("M100 12l16 28 20-14-10 36c-8-4-17-6-26-6Z", dark(GOLD, 0.3)) +
        gem(100, 44, 8, "#d9534f") +
        pearl(64, 25, 5.5) +
        pearl(136, 25, 5.5) +
        pearl(100, 10, 6.5);
    return s;
  },
} satisfies Record<string, Regalia>;
