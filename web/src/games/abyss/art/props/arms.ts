/** What soldiers and their like hold. */

import { BRONZE, GOLD, NAVY, STEEL, dark, pale } from "../colour";
import { disc, group, line, path, placed } from "../pen";
import type { Part } from "../types";

export const ARMS = {
  spear: (guild) =>
    line("M202 212L196 40", dark(BRONZE, 0.3), 6) +
    line("M200 212L194 40", pale(BRONZE, 0.2), 1.6) +
    path("M195 2l12 34-11 10-13-9Z", pale(STEEL, 0.25)) +
    path("M195 2l12 34-11 10Z", dark(STEEL, 0.25)) +
    path("M188 44h16l-2 8h-12Z", guild),
  trident: () =>
    line("M202 212V34", dark(BRONZE, 0.2), 6) +
    line("M182 14v16c0 12 8 16 20 16s20-4 20-16V14", GOLD, 5) +
    path("M202 0l7 16h-14ZM182 2l6 14h-12ZM222 2l6 14h-12Z", pale(GOLD, 0.2)),
  sickle: () =>
    line("M206 212L198 108", dark(BRONZE, 0.1), 7) +
    path("M196 108C168 92 160 56 188 30c-8 30 2 50 26 66Z", pale(STEEL, 0.3)) +
    path("M196 108C172 90 166 60 188 30c-12 34-2 54 14 72Z", dark(STEEL, 0.2)),
  dagger: () =>
    group(
      path("M0-48L7 0H-7Z", pale(STEEL, 0.4)) +
        path("M0-48L7 0H0Z", dark(STEEL, 0.2)) +
        path("M-14 0h28v5h-28Z", GOLD) +
        path("M-3.5 5h7v22h-7Z", dark(BRONZE, 0.3)) +
        disc(0, 30, 4.5, GOLD),
      ' transform="translate(44 176) rotate(-18)"',
    ),
  net: () => {
    let s = "";
    for (let i = 0; i < 6; i++)
      s +=
        line(
          `M${170 + i * 12} 212C${176 + i * 12} 180 ${190 + i * 9} 150 204 128`,
          pale(BRONZE, 0.2),
          1.6,
        ) +
        line(
          `M${168 + i * 3} ${206 - i * 14}C190 ${212 - i * 14} 220 ${212 - i * 14} 240 ${204 - i * 14}`,
          pale(BRONZE, 0.1),
          1.4,
        );
    return s + disc(204, 126, 6, BRONZE);
  },
  whip: () =>
    line(
      "M206 212C200 180 214 160 204 138 192 112 222 96 218 66c-4-20-28-18-26 0 2 12 16 12 18 2",
      dark(BRONZE, 0.1),
      5,
    ) + line("M204 212C198 182 212 162 202 140", pale(BRONZE, 0.3), 1.5),
  shackles: () => {
    function cuff(x: number, y: number, r: number): string {
      return placed(
        `<circle r="13" fill="none" stroke="${dark(STEEL, 0.25)}" stroke-width="8"/><circle r="13" fill="none" stroke="${STEEL}" stroke-width="5"/><path d="M-12-6a13.5 13.5 0 0 1 12-7.5" fill="none" stroke="${pale(STEEL, 0.6)}" stroke-width="2"/>` +
          path("M-6 9h12v9H-6Z", GOLD) +
          disc(0, 13, 1.8, NAVY),
        x,
        y,
        r,
      );
    }
    function chainLink(x: number, y: number, r: number): string {
      return placed(
        `<ellipse rx="7" ry="4.6" fill="none" stroke="${pale(STEEL, 0.15)}" stroke-width="3.2"/>`,
        x,
        y,
        r,
      );
    }
    return (
      chainLink(34, 176, 60) +
      chainLink(40, 187, 50) +
      chainLink(50, 193, 10) +
      chainLink(61, 190, -30) +
      chainLink(69, 181, -60) +
      cuff(28, 160, 10) +
      cuff(74, 164, -14)
    );
  },
} satisfies Record<string, Part>;
