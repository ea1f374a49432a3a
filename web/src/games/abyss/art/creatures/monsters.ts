/** Three Monsters. */

import { BONE, NAVY, dark, pale } from "../colour";
import { disc, eachAt, group, limb, line, oval, path, placed, each } from "../pen";
import type { Creature } from "../types";

export const MONSTERS = {
  /** A serpent. */
  a: (colour) => {
    let s = "";
    s +=
      limb(150, 290, 190, 230, 176, 150, 120, 120, 70, 60, dark(colour, 0.34)) +
      limb(150, 290, 200, 220, 170, 140, 116, 112, 40, 34, dark(colour, 0.2));
    for (let i = 0; i < 6; i++)
      s += group(
        path("M-9 6L0-24 9 6Z", pale(colour, 0.1)),
        ` transform="translate(${178 - i * i * 1.2 + 2} ${250 - i * 26}) rotate(${70 - i * 14})"`,
      );
    s +=
      path(
        "M60 66C96 52 146 72 160 112c6 20 0 36-12 44L40 132C22 126 18 112 28 104Z",
        dark(colour, 0.1),
      ) +
      path("M60 66C96 52 146 72 160 112c-30-28-66-34-104-20L28 104Z", pale(colour, 0.28)) +
      path("M40 132l108 24c6 20 0 40-14 50L48 190c-14-6-18-20-10-28l14-6Z", "#200d16") +
      path(
        "M48 196c-14-6-22-22-12-36 4 14 12 20 26 22l60 10c14-2 22-16 26-36 8 22 2 46-18 56-26 10-60-8-82-16Z",
        dark(colour, 0.26),
      );
    for (let i = 0; i < 7; i++) {
      const x = 44 + i * 15;
      s += path(
        `M${x - 6} ${131 + i * 3.2}l12 2.6-8 ${22 - i * 1.2}Z`,
        i % 2 ? dark(BONE, 0.1) : BONE,
      );
    }
    for (let i = 0; i < 6; i++) {
      const x = 52 + i * 14;
      s += path(
        `M${x - 5} ${186 + i * 2.3}l3-${20 - i} 9 ${22 - i}Z`,
        i % 2 ? dark(BONE, 0.34) : dark(BONE, 0.16),
      );
    }
    s +=
      path("M84 84c16-6 32 0 38 14-16 8-32 4-38-14Z", NAVY) +
      path("M89 86c12-4 24 0 28 11-12 4-22 1-28-11Z", "#ff6b57") +
      path("M103 84l3 15 4-13Z", NAVY) +
      line("M78 76c18-6 36 0 50 18", dark(colour, 0.5), 6) +
      disc(36, 112, 3.5, NAVY);
    s += path("M130 78l30-30-4 36 28-12-18 34Z", dark(colour, 0.06));
    return s;
  },
  /** A maw. */
  b: (colour) => {
    let s = "";
    let a: number;
    s +=
      limb(40, 300, 10, 230, 20, 150, 70, 110, 90, 60, dark(colour, 0.4)) +
      limb(170, 300, 200, 230, 180, 150, 130, 110, 90, 60, dark(colour, 0.55));
    s +=
      path(
        "M100 44C48 44 14 84 14 140c0 58 36 100 86 100s86-42 86-100C186 84 152 44 100 44Z",
        dark(colour, 0.26),
      ) +
      path(
        "M100 44C48 44 14 84 14 140c0 58 36 100 86 100 10-60 10-140 0-196Z",
        pale(colour, 0.04),
      ) +
      path("M100 50C60 50 30 76 24 116c20-30 46-44 76-44Z", pale(colour, 0.3));
    s +=
      oval(100, 156, 70, 66, "#1c0a12") +
      oval(100, 164, 52, 50, "#4a1420") +
      oval(100, 172, 30, 30, "#1c0a12") +
      disc(100, 176, 12, "#ff6b57", 0.25);
    for (let i = 0; i < 22; i++) {
      a = (i * Math.PI) / 11 + 0.1;
      const R1 = 71;
      const h = i % 2 ? 30 : 20;
      const x = 100 + R1 * Math.cos(a);
      const y = 156 + R1 * 0.95 * Math.sin(a);
      s += group(
        path(`M-7 0L0-${h} 7 0Z`, x < 100 ? BONE : dark(BONE, 0.26)),
        ` transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(a * 57.3 - 90).toFixed(0)})"`,
      );
    }
    s += eachAt(
      [
        [58, 72, -12],
        [142, 72, 12],
      ],
      (i, x, y, r) =>
        placed(
          oval(0, 0, 17, 12, NAVY) +
            oval(0, 1, 13, 8, i ? "#d8503f" : "#ff6b57") +
            oval(0, 1, 3, 8, NAVY) +
            line("M-18-6Q0-18 18-6", dark(colour, 0.5), 6),
          x,
          y,
          r,
        ),
    );
    s +=
      line("M100 46C96 18 122 2 142 18", dark(colour, 0.1), 6) +
      disc(146, 26, 26, "#ffb36b", 0.18) +
      disc(146, 26, 15, "#ffb36b", 0.3) +
      disc(146, 26, 8, "#ffe0b0");
    for (let i = 0; i < 5; i++)
      s +=
        path(`M${14 + i * 3} ${104 + i * 22}l-22-6 16 18Z`, pale(colour, 0.05)) +
        path(`M${186 - i * 3} ${104 + i * 22}l22-6-16 18Z`, dark(colour, 0.4));
    return s;
  },
  /** A lamprey. */
  c: (colour) => {
    let s = "";
    s +=
      limb(190, 300, 220, 200, 120, 250, 60, 190, 84, 76, dark(colour, 0.42)) +
      limb(60, 190, 0, 130, 60, 60, 118, 96, 76, 84, dark(colour, 0.22));
    for (let i = 0; i < 7; i++)
      s += group(
        path("M-8 6L0-20 8 6Z", pale(colour, 0.1)),
        ` transform="translate(${24 + i * i * 1.4} ${176 - i * 22}) rotate(${-70 + i * 12})"`,
      );
    s +=
      disc(122, 112, 66, dark(colour, 0.3)) +
      path("M122 46a66 66 0 0 0-46 113l46-47Z", pale(colour, 0.14)) +
      path("M122 46a66 66 0 0 0-66 66l66 0Z", pale(colour, 0.3)) +
      disc(122, 112, 54, "#6a1f28") +
      disc(122, 112, 40, "#3a0f18") +
      disc(122, 112, 22, "#14060b");
    s += each(
      [
        [54, 20, 15, 0],
        [42, 16, 12, 0.2],
        [28, 11, 9, 0.1],
      ],
      (radius, count, size, shift) => {
        let teeth = "";
        for (let i = 0; i < count; i++) {
          const a = (i * Math.PI * 2) / count + shift;
          teeth += group(
            path(
              `M-${size * 0.32} 0L0-${size * 1.25} ${size * 0.32} 0Z`,
              Math.cos(a) < 0.2 ? BONE : dark(BONE, 0.28),
            ),
            ` transform="translate(${(122 + radius * Math.cos(a)).toFixed(1)} ${(112 + radius * Math.sin(a)).toFixed(1)}) rotate(${(a * 57.3 - 90).toFixed(0)})"`,
          );
        }
        return teeth;
      },
    );
    s += eachAt(
      [
        [70, 56, -28],
        [176, 66, 30],
      ],
      (i, x, y, r) =>
        placed(
          oval(0, 0, 13, 10, NAVY) +
            oval(0, 0, 10, 7, i ? "#d8503f" : "#ff6b57") +
            oval(0, 0, 2.6, 7, NAVY) +
            line("M-15-4Q0-15 15-4", dark(colour, 0.55), 5),
          x,
          y,
          r,
        ),
    );
    for (let i = 0; i < 6; i++) s += disc(66 + i * 9, 214 + i * 9, 5, NAVY, 0.45);
    return s;
  },
} satisfies Record<string, Creature>;
