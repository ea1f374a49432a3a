/** What mages and farmers hold. */

import { BONE, BRONZE, GOLD, NAVY, dark, mix, pale } from "../colour";
import { disc, group, leaf, line, path, pearl } from "../pen";
import type { Part } from "../types";

export const CRAFT = {
  staff: (_guild, look) =>
    line("M38 212L44 62", dark(BRONZE, 0.2), 6) +
    line("M36.5 212L42.5 62", pale(BRONZE, 0.25), 1.6) +
    line("M44 62C30 52 30 32 44 26c16-5 26 12 14 22-6 4-13 0-11-6", GOLD, 5) +
    disc(45, 40, 18, look.glow, 0.16) +
    pearl(45, 40, 6, pale(look.glow, 0.4)),
  orb: (_guild, look) =>
    line("M40 212V70", dark(BRONZE, 0.2), 6) +
    line("M38.5 212V70", pale(BRONZE, 0.25), 1.6) +
    path("M26 66h28l-5 12H31Z", GOLD) +
    disc(40, 48, 26, look.glow, 0.16) +
    disc(40, 48, 17, mix(look.glow, NAVY, 0.35)) +
    disc(40, 48, 13, mix(look.glow, "#ffffff", 0.15), 0.65) +
    line("M32 50c4-8 12-8 14-1s-6 8-8 3", pale(look.glow, 0.75), 2) +
    disc(34, 41, 3, "#fff", 0.8),
  lantern: () =>
    disc(44, 152, 44, "#f2c66d", 0.12) +
    disc(44, 152, 28, "#f2c66d", 0.2) +
    line("M44 112v12", dark(BRONZE, 0.2), 3) +
    path("M32 132l12-12 12 12Z", dark(BRONZE, 0.1)) +
    path("M32 134h24l3 34H29Z", "#ffe9b0") +
    path("M40 144c5-6 8 0 6 6 4 2 3 12-3 12s-8-6-3-18Z", "#f0963e") +
    line("M32 134l-3 34h30l-3-34ZM44 134v34", dark(BRONZE, 0.25), 2.6),
  basket: () =>
    [
      leaf(30, 172, 34, 10, -24, "#8fae4a"),
      leaf(44, 170, 42, 11, -4, "#7f9a3d"),
      leaf(58, 172, 34, 10, 20, "#9bb853"),
    ].join("") +
    disc(36, 160, 5, "#e3b23c") +
    disc(52, 156, 5, "#e3b23c") +
    path("M16 170h56l-7 44H23Z", dark(BRONZE, 0.05)) +
    line(
      "M18 180h52M20 192h48M22 204h44M32 171l3 40M46 171v40M58 171l-4 40",
      dark(BRONZE, 0.45),
      2,
    ),
  crook: () =>
    line("M200 212V60c0-26 30-28 30-6 0 12-14 14-16 4", dark(BRONZE, 0.05), 6.5) +
    line("M198.5 212V62c0-22 14-28 24-22", pale(BRONZE, 0.35), 1.6),
  book: (guild) =>
    group(
      path("M-24-20L0-14V26L-24 20Z", pale(BONE, 0.1)) +
        path("M24-20L0-14V26L24 20Z", dark(BONE, 0.18)) +
        line(
          "M-18-10l12 3M-18-2l12 3M-18 6l12 3M18-10L6-7M18-2L6 1M18 6L6 9",
          dark(BONE, 0.5),
          1.8,
        ) +
        line("M-26-22L0-15L26-22V22L0 29L-26 22Z", dark(guild, 0.2), 4),
      ' transform="translate(46 180) rotate(-8)"',
    ),
} satisfies Record<string, Part>;
