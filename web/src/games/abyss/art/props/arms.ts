/** What soldiers and their like hold. */

import { BONE, BRONZE, GOLD, NAVY, STEEL, dark, pale } from "../colour";
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
  cutlass: () =>
    placed(
      path("M-4 0C-10-26-6-58 14-80c4 26 2 54-6 80Z", pale(STEEL, 0.42)) +
        path("M4 0C4-28 6-54 14-80c4 26 2 54-6 80Z", dark(STEEL, 0.18)) +
        path("M-14 0h30v6h-30Z", GOLD) +
        line("M16 3c6 8 4 22-6 26", GOLD, 3.6) +
        path("M-3 6h8v22h-8Z", dark(BRONZE, 0.3)) +
        disc(1, 31, 5, GOLD),
      46,
      180,
      -24,
    ),
  axe: () =>
    line("M206 216L196 42", dark(BRONZE, 0.3), 8) +
    line("M203.5 216L193.5 42", pale(BRONZE, 0.2), 2) +
    path("M196 56c14-14 26-18 40-16-8 16-8 34 2 50-16 2-28-2-40-14Z", pale(STEEL, 0.3)) +
    path("M222 40c5-1 10-1 14 0-8 16-8 34 2 50-5 1-9 0-14-1-8-16-8-34-2-49Z", pale(STEEL, 0.65)) +
    path("M194 58c-10-10-20-12-30-8 8 10 8 20 2 30 12 2 20-2 30-10Z", dark(STEEL, 0.1)) +
    path("M189 52h13l2 32h-13Z", dark(STEEL, 0.5)) +
    path("M195 30l6 14h-11Z", STEEL),
  harpoon: () =>
    line("M206 216L196 44", dark(BRONZE, 0.3), 6.5) +
    line("M204 216L194 44", pale(BRONZE, 0.2), 1.6) +
    path("M195 10l10 30-5 2 12 16-14-5-3 2-3-2-13 7 11-18-5-2Z", pale(STEEL, 0.35)) +
    path("M195 10l10 30-5 2 12 16-14-5-3 2Z", dark(STEEL, 0.2)) +
    line("M199 84c16 6 24 20 16 34s4 26 14 34", BONE, 2.4),
  weapons: () =>
    placed(
      line("M0 90V-60", dark(BRONZE, 0.3), 5) +
        path("M0-92l8 26-8 8-8-8Z", pale(STEEL, 0.3)) +
        path("M0-92l8 26-8 8Z", dark(STEEL, 0.2)),
      196,
      130,
      16,
    ) +
    placed(
      path("M-5 30L-3-60 0-72 4-60 5 30Z", pale(STEEL, 0.35)) +
        path("M0-72l4 12 1 90H0Z", dark(STEEL, 0.2)) +
        path("M-14 28h28v6h-28Z", GOLD) +
        path("M-3 34h6v20h-6Z", dark(BRONZE, 0.3)),
      176,
      118,
      2,
    ) +
    placed(
      line("M0 80V-40", dark(BRONZE, 0.2), 5) +
        path("M2-48c12-10 22-10 30-6-6 12-6 24 0 36-12 2-22-2-30-10Z", STEEL) +
        path("M22-55c4-1 8 0 10 1-6 12-6 24 0 36-4 1-7 0-10-1-4-12-4-24 0-36Z", pale(STEEL, 0.5)),
      212,
      146,
      10,
    ),
  chain: () => {
    function chainLink(x: number, y: number, r: number): string {
      return placed(
        `<ellipse rx="10" ry="6.5" fill="none" stroke="${STEEL}" stroke-width="4.5"/><path d="M-8-3a10 6.5 0 0 1 12-3" fill="none" stroke="${pale(STEEL, 0.6)}" stroke-width="1.6"/>`,
        x,
        y,
        r,
      );
    }
    return (
      chainLink(20, 206, -70) +
      chainLink(26, 188, -70) +
      chainLink(33, 171, -64) +
      placed(line("M-9 2a9 6.5 0 0 1 12-8", STEEL, 4.5), 42, 154, -50) +
      chainLink(84, 204, -110) +
      chainLink(78, 187, -108) +
      placed(line("M-2-7a9 6.5 0 0 1 8 11", STEEL, 4.5), 72, 168, -100) +
      line("M52 146l4-12M60 150l12-7M48 140l-8-8", "#ffe28a", 2.6)
    );
  },
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
  bolt: (_guild, look) =>
    disc(202, 112, 40, look.glow, 0.12) +
    line("M196 60l10 22-14 8 16 22-12 8 14 24-10 8 8 22", pale(look.glow, 0.2), 3.6) +
    line("M196 60l10 22-14 8 16 22-12 8 14 24", "#ffffff", 1.5) +
    line("M208 112l16 8M192 90l-14 4M210 144l14-4", pale(look.glow, 0.3), 2),
  pole: () =>
    line("M40 216L214 46", dark(BRONZE, 0.3), 7) +
    line("M39 214L213 44", pale(BRONZE, 0.25), 1.8) +
    line("M214 46l-6 24", dark(BRONZE, 0.1), 2.6) +
    placed(
      disc(0, 24, 40, "#f2c66d", 0.12) +
        disc(0, 24, 25, "#f2c66d", 0.22) +
        path("M-12 10L0-2l12 12Z", dark(BRONZE, 0.1)) +
        path("M-11 11h22l3 30h-28Z", "#ffe9b0") +
        path("M-3 20c4-6 8 0 5 6 4 3 2 11-3 11s-7-6-2-17Z", "#f0963e") +
        line("M-11 11l-3 30h28l-3-30ZM0 11v30", dark(BRONZE, 0.25), 2.4),
      207,
      70,
    ),
} satisfies Record<string, Part>;
