/** What mages and farmers hold. */

import { BONE, BRONZE, GOLD, INK, NAVY, STEEL, dark, mix, pale } from "../colour";
import { disc, each, group, leaf, line, oval, path, pearl, placed } from "../pen";
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
  brush: () =>
    line("M24 214L60 138", dark(BRONZE, 0.1), 7) +
    line("M22.5 213L58.5 138", pale(BRONZE, 0.3), 1.6) +
    placed(
      [-24, -16, -8, 0, 8, 16]
        .map((x, i) =>
          path(
            `M${x * 0.7} 0C${x - 4} -16 ${x * 1.2 - 2} -30 ${x * 1.3} -42l8 1C${x * 1.2 + 8} -28 ${x + 6} -14 ${x * 0.7 + 6} 0Z`,
            i < 3 ? "#f1e8d6" : "#b6ab92",
          ),
        )
        .join("") +
        path("M-19-6h40v12h-40Z", GOLD) +
        path("M1-6h20v12H1Z", dark(GOLD, 0.34)) +
        line("M-19 0h40", dark(GOLD, 0.5), 1.5),
      62,
      134,
      24,
    ) +
    each(
      [
        [34, 120, 6],
        [24, 134, 4],
        [48, 104, 4],
        [30, 104, 3],
      ],
      (x, y, r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#dff6f4" fill-opacity=".2" stroke="#dff6f4" stroke-width="1.4"/>`,
    ),
  spyglass: () =>
    placed(
      path("M-46-7h34v14h-34Z", dark(BRONZE, 0.1)) +
        path("M-46-7h34v5h-34Z", pale(BRONZE, 0.35)) +
        path("M-12-9.5h32v19h-32Z", GOLD) +
        path("M-12-9.5h32v7h-32Z", pale(GOLD, 0.45)) +
        path("M20-13h26v26H20Z", dark(BRONZE, 0.05)) +
        path("M20-13h26v9H20Z", pale(BRONZE, 0.4)) +
        line("M-12-9.5v19M20-13v26M14-10v20", dark(BRONZE, 0.5), 2.4) +
        oval(47, 0, 5, 13, "#bff0e8") +
        oval(47, 0, 3, 9, "#eafaf6"),
      62,
      168,
      -38,
    ),
  eyestaff: (_guild, look) =>
    line("M202 214V92", dark(BRONZE, 0.2), 6) +
    line("M200.5 214V92", pale(BRONZE, 0.25), 1.5) +
    disc(202, 72, 32, look.glow, 0.13) +
    disc(202, 72, 20, GOLD) +
    disc(202, 72, 16.5, "#0d2731") +
    path("M187 72c7-10 23-10 30 0-7 10-23 10-30 0Z", "#f4efe0") +
    disc(202, 72, 6.5, look.glow) +
    disc(202, 72, 3, INK) +
    disc(200, 70, 1.5, "#fff") +
    path("M202 44l4 9h-8Z", GOLD),
  pendulum: (_guild, look) =>
    line("M206 74C198 100 200 120 206 142", pale(GOLD, 0.2), 1.8) +
    line("M206 74c6 26 2 48-10 66M206 74c-4 26 4 48 22 62", GOLD, 1.2, ' opacity=".4"') +
    disc(206, 156, 26, look.glow, 0.14) +
    disc(206, 156, 15, GOLD) +
    disc(206, 156, 12, "#23153c") +
    line(
      "M206 156c3-3 6 1 3 4-5 4-11-1-9-7 3-8 14-7 15 1 1 9-8 14-15 11",
      pale(look.glow, 0.3),
      2.2,
    ) +
    disc(206, 72, 4, GOLD),
  phial: (_guild, look) =>
    disc(46, 170, 40, look.glow, 0.13) +
    placed(
      path(
        "M-7-36h14v18c16 6 22 18 22 30 0 16-13 26-29 26s-29-10-29-26c0-12 6-24 22-30Z",
        "#dff6f4",
        ' opacity=".28"',
      ) +
        path("M-25 12c8-5 16 5 26 1s16-3 24-2c1 16-10 23-25 23s-26-8-25-22Z", look.glow) +
        path("M-25 12c8-5 16 5 26 1l-4 21c-14 0-23-8-22-22Z", pale(look.glow, 0.5)) +
        disc(-6, 22, 3, "#fff", 0.7) +
        disc(6, 20, 2, "#fff", 0.7) +
        disc(2, 2, 2.4, look.glow, 0.9) +
        line(
          "M-7-36v18c-16 6-22 18-22 30 0 16 13 26 29 26s29-10 29-26c0-12-6-24-22-30v-18",
          "#dff6f4",
          2,
        ) +
        path("M-8-46h16v12H-8Z", dark(BRONZE, 0.05)) +
        line("M-20 8c2-8 6-12 11-15", "#fff", 3, ' opacity=".8"'),
      46,
      172,
      -8,
    ),
  seedling: () =>
    disc(46, 150, 36, "#c8f5a0", 0.12) +
    path("M22 178h48l-7 36H29Z", "#a9623f") +
    path("M46 178h24l-7 36H46Z", dark("#a9623f", 0.36)) +
    path("M18 170h56v11H18Z", pale("#a9623f", 0.12)) +
    line("M46 170C44 152 50 140 46 118", "#8fae4a", 4) +
    leaf(46, 150, 34, 11, -58, "#8fae4a") +
    leaf(47, 142, 32, 11, 56, "#9bc853") +
    leaf(46, 126, 26, 9, -18, "#b5d96a") +
    leaf(46, 124, 22, 8, 28, "#8fae4a") +
    disc(46, 116, 5, "#e3b23c"),
  oyster: () =>
    disc(50, 172, 38, "#fff3d2", 0.12) +
    placed(
      path("M-38 4C-34-26-8-40 14-34c18 4 26 18 24 34-20-8-50-8-76 4Z", dark("#8d8577", 0.12)) +
        line("M-28-6C-20-22-2-30 14-28M-32 0c8-10 22-18 40-18", pale("#8d8577", 0.3), 2) +
        path("M-40 6c26-14 58-14 80-4-4 8-8 10-12 10-22-6-44-4-62 2-3-2-5-5-6-8Z", "#e9d9d2") +
        path("M-40 8C-30 32 4 40 24 28 36 22 42 12 40 2 20 12-14 16-40 8Z", "#6d675c") +
        line("M-30 18c14 8 34 8 52-2M-20 26c12 4 24 2 36-4", pale("#6d675c", 0.25), 1.8) +
        pearl(2, 4, 11),
      50,
      178,
      -8,
    ),
  rake: () =>
    line("M206 216L196 66", dark(BRONZE, 0.15), 6) +
    line("M204.5 216L194.5 66", pale(BRONZE, 0.3), 1.5) +
    line("M172 70h48M174 70v-18M185 70v-20M196 70v-20M207 70v-20M218 70v-18", dark(STEEL, 0.1), 4),
  horn: () =>
    placed(
      path(
        "M-34 22C-44 0-30-26 0-30c26-2 46 12 58 34-16-8-30-8-40-2C4 14-12 26-34 22Z",
        pale("#e0c49a", 0.1),
      ) +
        path(
          "M-34 22C-30 12-14 4 0-2 18-10 38-10 58 4c-16-8-30-8-40-2C4 14-12 26-34 22Z",
          dark("#e0c49a", 0.36),
        ) +
        oval(-35, 8, 9, 17, "#6d2f2a", 1, ' transform="rotate(-14 -35 8)"') +
        line(
          "M-12-26c-6 12-8 26-6 42M6-30C2-20 1-8 3 4M24-26c-3 6-4 12-3 20",
          dark("#e0c49a", 0.4),
          2.2,
        ) +
        line("M-12-26c-6 12-8 26-6 42", GOLD, 3) +
        line("M58 4l10 6", GOLD, 5),
      46,
      172,
      -16,
    ),
  needle: () =>
    placed(
      path("M-30 0C-16-18 16-18 32 0 16 18-16 18-30 0ZM-26 0l-18-15 5 15-5 15Z", "#8fc0b4") +
        path("M-30 0C-16 18 16 18 32 0Z", dark("#8fc0b4", 0.32)) +
        line("M-12-12v24M-3-14v28M6-14v28M15-12v24", pale(BONE, 0.2), 2.2) +
        line("M20-5l6 6M26-5l-6 6", NAVY, 2.4),
      48,
      196,
      -10,
    ) +
    line("M63 186C84 176 86 150 66 138", "#e0574a", 2.2) +
    placed(
      path("M-3.4 48L0-62 3.4 48c1.5 8-8.3 8-6.8 0Z", pale(STEEL, 0.55)) +
        path("M0-62L3.4 48H0Z", dark(STEEL, 0.15)) +
        `<ellipse cx="0" cy="44" rx="1.6" ry="5" fill="${NAVY}"/>`,
      42,
      156,
      30,
    ),
  egg: (_guild, look) =>
    disc(54, 168, 44, look.glow, 0.16) +
    path(
      "M54 126c20 2 32 26 32 46 0 22-14 34-32 34s-32-12-32-34c0-20 12-44 32-46Z",
      mix(look.glow, "#2c5a56", 0.45),
    ) +
    path(
      "M54 126c-20 2-32 26-32 46 0 22 14 34 32 34 6-20 4-60 0-80Z",
      mix(look.glow, "#6fb5a8", 0.3),
    ) +
    path("M48 134c-12 6-19 20-20 34 6-14 13-22 22-26Z", "#f4efe0", ' opacity=".6"') +
    each(
      [
        [40, 160, 5],
        [56, 148, 4],
        [66, 168, 5],
        [50, 182, 6],
        [70, 186, 3.5],
        [36, 182, 3.5],
      ],
      (x, y, r) => disc(x, y, r, mix(look.glow, NAVY, 0.55), 0.55),
    ) +
    line("M60 128l-6 14 10 8-6 12", "#fff6dc", 2.4) +
    path("M14 206c12-14 20-8 40-6s28-8 40 6v10H14Z", "#7f9a3d") +
    leaf(26, 206, 24, 8, -50, "#8fae4a") +
    leaf(80, 206, 24, 8, 46, "#6d8a35"),
  hourglass: () =>
    placed(
      path("M-20-34h40v7h-40ZM-20 27h40v7h-40Z", GOLD) +
        path(
          "M-16-27h32C16-10 4-6 4 0s12 10 12 27h-32C-16 10-4 6-4 0s-12-10-12-27Z",
          "#dff6f4",
          ' opacity=".3"',
        ) +
        path("M-11 27C-10 14-2 12 0 8c2 4 10 6 11 19Z", "#e3b23c") +
        path("M-9-14h18C6-6 2-4 0 2-2-4-6-6-9-14Z", "#e3b23c"),
      46,
      176,
      -8,
    ),
} satisfies Record<string, Part>;
