/** Locations: what was left behind, bones, wagons and arms. */

import { BONE, BRONZE, GOLD, NAVY, STEEL, dark, mix, pale } from "../../art/colour";
import { emblemIn } from "../../art/emblems";
import { disc, line, path, pearl, placed, ring } from "../../art/pen";
import { kelps, ridge, tower } from "../../art/scenes/scenery";
import { fix, put, tube } from "../leviathans/anatomy";
import type { Scene } from "../../art/types";

const WOOD = "#7a5a3c";

function wheel(x: number, colour: string): string {
  let drawn = ring(x, 26, 19, colour, 6, 1);
  for (let spoke = 0; spoke < 6; spoke++) {
    const a = spoke * 1.047 + 0.3;
    drawn += line(`M${x} 26L${fix(x + 18 * Math.cos(a))} ${fix(26 + 18 * Math.sin(a))}`, colour, 3);
  }
  return drawn + disc(x, 26, 4, GOLD);
}

/** A wagon, the further away the darker; a negative distance is in the light. */
function wagon(x: number, y: number, scale: number, turn: number, far: number): string {
  const wood = far < 0 ? pale(WOOD, 0.16) : mix(WOOD, NAVY, far);
  const cloth = far < 0 ? pale("#b9ad8c", 0.2) : mix("#b9ad8c", NAVY, far);
  const hoops = [-44, -22, 0, 22, 44]
    .map((at) => `M${at - 2} 0C${at - 6}-46 ${at + 6}-62 ${at + 14}-60`)
    .join("");
  return placed(
    line(hoops, dark(wood, 0.1), 4) +
      path("M-50 0C-54-44-40-62-24-62L8-60C0-46-4-30-4-14l-10-8-6 12-10-14-6 16-10-6Z", cloth) +
      path("M-24-62L8-60C0-46-4-30-4-14l-10-8c0-16-2-28-10-40Z", dark(cloth, 0.3)) +
      path("M22-4c0-20 6-36 14-48 16 4 22 24 20 50l-8-10-8 8-8-8Z", dark(cloth, 0.18)) +
      path("M-58 0H58l-6 22H-52Z", wood) +
      path("M0 0h58l-6 22H0Z", dark(wood, 0.34)) +
      line("M-56 8H56", dark(wood, 0.5), 2) +
      wheel(-32, dark(wood, 0.2)) +
      wheel(34, dark(wood, 0.4)),
    x,
    y,
    turn,
    scale,
  );
}

function spear(steel: string, x: number, y: number, turn: number, length: number): string {
  const tip = -length - 22;
  return placed(
    line(`M0 0V${-length}`, dark(BRONZE, 0.3), 4) +
      path(`M0 ${tip}l6 18-6 8-6-8Z`, pale(steel, 0.2)) +
      path(`M0 ${tip}l6 18-6 8Z`, dark(steel, 0.3)),
    x,
    y,
    turn,
  );
}

export const REMAINS = {
  graveyard: (c) => {
    let s = ridge(120, 30, 7, mix(c, NAVY, 0.62));
    const b = mix(BONE, c, 0.12);
    s += put(
      line("M0 0C4-26 40-34 60-20M14 0C18-22 50-28 60-16", mix(b, NAVY, 0.55), 4),
      "translate(210 118) scale(1.1)",
    );
    s += path("M0 205v-38q80-20 160-8t140-10v56Z", mix("#8a7a5a", NAVY, 0.5));
    for (let i = 0; i < 8; i++) {
      let x = 122 + i * 21,
        h = 96 - Math.abs(i - 2) * 11;
      s += line(
        "M" +
          (x + 10) +
          " " +
          (176 - h * 0.3) +
          "C" +
          (x - 26) +
          " " +
          (176 - h) +
          " " +
          (x - 30) +
          " " +
          (170 - h * 0.1) +
          " " +
          (x - 14) +
          " 190",
        dark(b, 0.36),
        6,
      );
    }
    s += tube(
      [
        [96, 112],
        [150, 92],
        [210, 100],
        [262, 132],
        [296, 168],
      ],
      [22, 24, 20, 14, 5],
      b,
      { bands: 18, bw: 3 },
    );
    for (let i = 0; i < 8; i++) {
      const x = 122 + i * 21;
      s += line(
        "M" +
          x +
          " " +
          (100 + i * i * 0.9) +
          "C" +
          (x + 34) +
          " " +
          (104 + i * 3) +
          " " +
          (x + 30) +
          " 160 " +
          (x + 8) +
          " 196",
        i < 4 ? pale(b, 0.1) : dark(b, 0.1),
        6.5 - i * 0.3,
      );
    }
    s +=
      path(
        "M8 150C8 112 44 84 86 86c24 2 36 20 34 40-2 24-24 36-44 38L20 180c-10 0-14-14-12-30Z",
        dark(b, 0.2),
      ) +
      path("M8 150C8 112 44 84 86 86c-30 12-50 44-52 90l-14 4c-10 0-14-14-12-30Z", pale(b, 0.16)) +
      path("M74 110c14-6 28 0 30 12-8 12-26 10-30-12Z", "#0b141c") +
      disc(88, 118, 4, "#9fe3d6", 0.7) +
      path("M14 182c30-2 60-10 84-22l6 12c-24 16-54 26-86 26Z", dark(b, 0.08)) +
      line("M18 166c20-2 36-8 50-16", dark(b, 0.5), 2.5);
    return (
      s +
      pearl(150, 196, 5) +
      path("M168 200l8-12 8 12Z", GOLD) +
      kelps(mix("#3d7a52", NAVY, 0.5), 4, 6, 14)
    );
  },
  convoy: (c) => {
    let s = ridge(110, 24, 8, mix(c, NAVY, 0.66));
    const w = WOOD;
    s +=
      wagon(256, 100, 0.5, -4, 0.4) +
      path("M0 205V146q150-22 300 2v57Z", mix("#6d664c", NAVY, 0.62)) +
      wagon(186, 128, 0.76, 5, 0.14) +
      path("M0 205v-38q110-18 300 6v32Z", mix("#6d664c", NAVY, 0.52)) +
      wagon(84, 146, 1.06, -7, -0.12);
    s +=
      put(
        path("M-18 0h36v28h-36Z", pale(w, 0.12)) +
          path("M0 0h18v28H0Z", dark(w, 0.25)) +
          line("M-18 9h36M-18 19h36", dark(w, 0.5), 2),
        "translate(184 172) rotate(14)",
      ) +
      pearl(152, 196, 6) +
      pearl(166, 200, 5) +
      disc(212, 198, 5, GOLD) +
      disc(222, 194, 4, dark(GOLD, 0.2)) +
      kelps(mix("#3d7a52", NAVY, 0.45), 9, 7, 16);
    return s;
  },
  battlefield: (c) => {
    let s = ridge(100, 30, 13, mix(c, NAVY, 0.6));
    const st = mix(STEEL, c, 0.2);
    s +=
      put(
        tower(0, 44, 80, mix(c, NAVY, 0.5), { roof: "battlements" }) +
          line("M-12 92l12 14-6 16 10 12", NAVY, 3),
        "translate(246 10) rotate(10 0 200)",
      ) + path("M0 205v-52q70-22 150-8t150-8v68Z", mix("#7a4a44", NAVY, 0.66));
    s +=
      spear(st, 34, 168, -16, 80) +
      spear(st, 62, 170, 8, 96) +
      spear(st, 206, 166, -10, 92) +
      spear(st, 262, 176, 20, 70) +
      spear(st, 132, 160, 26, 60);
    s += put(
      line("M0 0V-130", dark(BRONZE, 0.2), 5) +
        path("M2-128h66l-12 18 10 14-20 8 8 12-24-4-14 14-14-8Z", "#c7483f") +
        path("M30-128h38l-12 18 10 14-20 8-6-10Z", "#8a2a30") +
        `<g transform="translate(14 -122)">${emblemIn("soldier", 30, "#f4d9c8")}</g>`,
      "translate(150 172) rotate(-9)",
    );
    s += path("M0 205v-30q100-18 180-4t120-4v38Z", mix("#7a4a44", NAVY, 0.5));
    s += put(
      disc(0, 0, 34, dark(BRONZE, 0.2)) +
        disc(0, 0, 28, mix("#d9534f", NAVY, 0.25)) +
        path("M0-28A28 28 0 0 1 0 28Z", mix("#d9534f", NAVY, 0.5)) +
        line("M-28 0H28M0-28V28", GOLD, 3) +
        disc(0, 0, 8, GOLD) +
        line("M10-26l-8 16 10 8-8 14", NAVY, 3),
      "translate(222 176) rotate(20) scale(1 .8)",
    );
    s += put(
      path("M-40 30C-46-12-24-38 4-38s46 24 42 64l-26 4-2-18-16-2-4 20Z", dark(st, 0.3)) +
        path("M-40 30C-46-12-24-38 4-38c-18 14-26 40-26 66Z", pale(st, 0.25)) +
        path("M4-38c-8 10-10 20-8 34l6 2c6-16 8-26 2-36Z", GOLD) +
        path("M-30-30C-22-50 6-58 26-48 20-40 10-38 4-38c-14 0-24 4-34 8Z", "#c7483f") +
        path("M-26 4l20 6c-2 12-20 8-20-6ZM30 4L10 10c2 10 20 8 20-6Z", "#0b141c") +
        line("M22-32l-6 12 10 8", NAVY, 2.5),
      "translate(86 168) rotate(-14)",
    );
    return (
      s +
      put(
        path("M0-58L7 0H-7Z", pale(st, 0.4)) +
          path("M0-58L7 0H0Z", dark(st, 0.2)) +
          path("M-15 0h30v6h-30Z", GOLD) +
          path("M-4 6h8v22h-8Z", dark(BRONZE, 0.3)),
        "translate(166 168) rotate(168)",
      ) +
      pearl(136, 196, 5) +
      disc(176, 200, 4, GOLD)
    );
  },
} satisfies Record<string, Scene>;
