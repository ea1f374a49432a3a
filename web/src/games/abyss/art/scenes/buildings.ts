/** Locations, the buildings themselves. */

import { GOLD, NAVY, dark, mix, pale } from "../colour";
import { disc, gem, group, leaf, line, path } from "../pen";
import { column, kelps, pane, ridge, tower } from "./scenery";
import type { Scene } from "../types";

export const BUILDINGS = {
  parliament: (tint) => {
    let s =
      path("M60 96a90 84 0 0 1 180 0Z", pale(tint, 0.02)) +
      path("M150 12a90 84 0 0 1 90 84h-90Z", dark(tint, 0.3));
    for (let i = -3; i <= 3; i++)
      s += line(
        `M150 14Q${150 + i * 26} 40 ${150 + i * 29} 94`,
        pale(tint, 0.3),
        1.8,
        ' opacity=".5"',
      );
    s +=
      disc(150, 10, 5, GOLD) +
      line("M150 8V-2", GOLD, 2.5) +
      path("M46 94h208v12H46Z", pale(tint, 0.25)) +
      path("M56 106h188v64H56Z", "#0a1826");
    for (let i = 0; i < 6; i++) s += pane(76 + i * 29 - 6, 120, 14, 46, "#ffdf95");
    for (let i = 0; i < 7; i++) s += column(62 + i * 29.3, 110, 11, 58, pale(tint, 0.1));
    return (
      s +
      path("M40 172h220v10H40ZM28 182h244v10H28ZM14 192h272v12H14Z", dark(tint, 0.1)) +
      path("M150 172h110v10h12v10h14v12H150Z", NAVY, ' opacity=".3"')
    );
  },
  sanctuary: (tint) => {
    let s = "";
    for (let i = 0; i < 4; i++) {
      const w = 120 - i * 26;
      const t = 10 + i * 22;
      s += path(
        `M${150 - w} 205V${t + w * 0.8}C${150 - w} ${t + w * 0.3} ${150 - w * 0.5} ${t + 10} 150 ${t}C${150 + w * 0.5} ${t + 10} ${150 + w} ${t + w * 0.3} ${150 + w} ${t + w * 0.8}V205Z`,
        mix(tint, i === 3 ? "#ffe9c8" : NAVY, i === 3 ? 0.75 : 0.55 - i * 0.17),
      );
    }
    s += disc(150, 140, 40, "#fff2d8", 0.35);
    s += group(
      path(
        "M-20 0c0-16 8-24 20-24s20 8 20 24c-4 5-8 5-10 0-3 5-7 5-10 0-3 5-7 5-10 0-2 5-6 5-10 0Z",
        dark(tint, 0.1),
      ) + line("M-12 4q-5 10 0 20M0 5q5 12 0 26M12 4q5 10 0 20", dark(tint, 0.1), 3.5),
      ' transform="translate(150 138)"',
    );
    return (
      s +
      path("M90 190h120l14 15H76Z", pale(tint, 0.2)) +
      line("M96 196h108M86 201h128", dark(tint, 0.4), 1.5)
    );
  },
  throne: (tint) => {
    let s = "";
    for (let i = 0; i < 26; i++) {
      const a = (i * Math.PI) / 13;
      s += path(
        `M150 92L${150 + 190 * Math.cos(a - 0.05)} ${92 + 190 * Math.sin(a - 0.05)}L${150 + 190 * Math.cos(a + 0.05)} ${92 + 190 * Math.sin(a + 0.05)}Z`,
        pale(tint, 0.2),
        ' opacity=".13"',
      );
    }
    s +=
      column(40, 40, 22, 150, mix(tint, NAVY, 0.3)) +
      column(260, 40, 22, 150, mix(tint, NAVY, 0.45)) +
      column(82, 56, 16, 130, mix(tint, NAVY, 0.5)) +
      column(218, 56, 16, 130, mix(tint, NAVY, 0.6));
    s +=
      path("M112 150V54l16 12 22-38 22 38 16-12v96Z", GOLD) +
      path("M150 28l22 38 16-12v96h-38Z", dark(GOLD, 0.34)) +
      path("M124 150V80q26-20 52 0v70Z", "#6d2434") +
      path("M150 71q16 0 26 9v70h-26Z", "#4a1726") +
      path("M98 132h22v40H98ZM180 132h22v40h-22Z", dark(GOLD, 0.15)) +
      disc(109, 128, 10, GOLD) +
      disc(191, 128, 10, dark(GOLD, 0.3)) +
      path("M120 146h60v14h-60Z", "#8a3444") +
      path("M112 160h76v14h-76Z", dark(GOLD, 0.25)) +
      gem(150, 52, 8, "#7fd9e6");
    return (
      s +
      path("M76 174h148v10H76ZM56 184h188v10H56ZM34 194h232v12H34Z", mix(tint, NAVY, 0.15)) +
      path("M138 174h24l14 32h-52Z", "#6d2434")
    );
  },
  lost: (tint) =>
    ridge(150, 40, 3, mix(tint, NAVY, 0.66)) +
    group(
      tower(150, 62, 54, mix(tint, NAVY, 0.12), {
        win: [
          [-12, 84],
          [8, 96],
          [-10, 124],
        ],
        lit: "#9fe3d6",
      }) +
        path("M125 54l8-22 9 12 8-26 10 20 8-8 7 24Z", mix(tint, NAVY, 0.05)) +
        line("M128 70l16 10-6 14 14 10M168 120l-14 12 8 16", NAVY, 2.5, ' opacity=".6"'),
      ' transform="rotate(9 150 200)"',
    ) +
    group(
      line("M196 205C190 160 214 140 196 110 180 84 150 96 152 78", mix("#3d7a52", NAVY, 0.1), 9) +
        line("M196 205C190 160 214 140 196 110", mix("#6fb58a", NAVY, 0.1), 2.5),
    ) +
    path("M70 205l10-22 24-6 18 12 6 16ZM206 205l8-16 28-4 20 20Z", mix(tint, NAVY, 0.4)) +
    kelps(mix(tint, NAVY, 0.72), 8, 10, 18),
  silos: (tint) => {
    const k = mix(tint, "#6d5a2c", 0.3);
    return (
      ridge(136, 24, 12, mix(k, NAVY, 0.7)) +
      tower(74, 58, 96, mix(k, NAVY, 0.26), { roof: "dome", win: [[-4, 122]] }) +
      tower(228, 58, 88, mix(k, NAVY, 0.34), { roof: "dome", win: [[-4, 116]] }) +
      tower(150, 74, 72, mix(k, NAVY, 0.1), {
        roof: "dome",
        win: [
          [-18, 104],
          [10, 104],
          [-4, 136],
        ],
      }) +
      line("M115 84h70M113 124h74M111 164h78", dark(k, 0.5), 2, ' opacity=".6"') +
      line("M96 108L118 96M204 100L184 92", dark(k, 0.2), 4) +
      group(
        [12, 34, 262, 284, 48, 250]
          .map(
            (x, i) =>
              line(`M${x} 205q-8-${30 + i * 6} 2-${60 + i * 8}`, "#8fae4a", 3.5) +
              disc(x + 2, 150 - i * 6, 4, "#e3b23c") +
              leaf(x, 178, 22, 7, -30, "#8fae4a") +
              leaf(x, 168, 22, 7, 32, "#7f9a3d"),
          )
          .join(""),
      ) +
      path("M0 205v-12q150-14 300 0v12Z", mix(k, NAVY, 0.74))
    );
  },
} satisfies Record<string, Scene>;
