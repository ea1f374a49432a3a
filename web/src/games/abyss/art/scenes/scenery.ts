/** What stands, grows and swims in the scenes of Locations: 300 × 200. */

import { GOLD, LIT, NAVY, dark, pale } from "../colour";
import { disc, each, group, line, path, ring, rng } from "../pen";

export function pane(x: number, y: number, w: number, h: number, c: string): string {
  return path(`M${x} ${y + h}v-${h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`, c);
}

export function column(x: number, y: number, w: number, h: number, c: string): string {
  return (
    path(`M${x - w / 2} ${y}h${w}v${h}h-${w}Z`, c) +
    path(`M${x} ${y}h${w / 2}v${h}h-${w / 2}Z`, dark(c, 0.34)) +
    path(
      `M${x - w / 2 - 3} ${y - 5}h${w + 6}v6h-${w + 6}ZM${x - w / 2 - 3} ${y + h - 2}h${w + 6}v6h-${w + 6}Z`,
      pale(c, 0.12),
    )
  );
}

interface TowerLook {
  roof?: "spire" | "dome" | "battlements";
  /** Windows: how far from the middle, and how high. */
  win?: readonly (readonly [number, number])[];
  lit?: string;
}

export function tower(
  x: number,
  w: number,
  top: number,
  c: string,
  { roof, win = [], lit = LIT }: TowerLook = {},
): string {
  let s =
    path(`M${x - w / 2} 205L${x - w * 0.4} ${top}h${w * 0.8}L${x + w / 2} 205Z`, c) +
    path(`M${x} 205V${top}h${w * 0.4}L${x + w / 2} 205Z`, dark(c, 0.34));
  if (roof === "spire")
    s +=
      path(`M${x - w * 0.52} ${top}L${x} ${top - w * 1.5}L${x + w * 0.52} ${top}Z`, pale(c, 0.14)) +
      path(`M${x} ${top - w * 1.5}L${x + w * 0.52} ${top}H${x}Z`, dark(c, 0.22)) +
      disc(x, top - w * 1.5, 3, GOLD);
  if (roof === "dome")
    s +=
      path(`M${x - w * 0.55} ${top}a${w * 0.55} ${w * 0.6} 0 0 1 ${w * 1.1} 0Z`, pale(c, 0.14)) +
      path(
        `M${x} ${top - w * 0.6}a${w * 0.55} ${w * 0.6} 0 0 1 ${w * 0.55} ${w * 0.6}H${x}Z`,
        dark(c, 0.2),
      ) +
      line(`M${x} ${top - w * 0.6}v-9`, GOLD, 2.5);
  if (roof === "battlements")
    for (let i = 0; i < 4; i++)
      s += path(
        `M${x - w * 0.5 + i * w * 0.27} ${top - 9}h${w * 0.18}v12h-${w * 0.18}Z`,
        i > 1 ? dark(c, 0.2) : pale(c, 0.1),
      );
  for (const [aside, y] of win) s += pane(x + aside, y, 7, 14, lit);
  return s;
}

export function kelps(c: string, seed: number, n: number, hmin = 24): string {
  const R = rng(seed);
  let s = "";
  for (let i = 0; i < n; i++) {
    const x = R() * 300;
    const h = hmin + R() * 40;
    s +=
      line(`M${x} 205q-8-${h * 0.5} 0-${h}`, c, 3) +
      group(
        path("M0 0C8-4 11-10 11-16 3-14 0-7 0 0Z", c),
        ` transform="translate(${x} ${205 - h * 0.5})"`,
      ) +
      group(
        path("M0 0C8-4 11-10 11-16 3-14 0-7 0 0Z", c),
        ` transform="translate(${x - 2} ${205 - h * 0.75}) scale(-1 1)"`,
      );
  }
  return s;
}

export function ridge(y: number, amp: number, seed: number, c: string): string {
  const R = rng(seed);
  let d = `M0 205V${y}`;
  for (let i = 0; i <= 10; i++) d += `L${i * 30} ${(y + (R() - 0.5) * amp).toFixed(0)}`;
  return path(`${d}V205Z`, c);
}

export function coralBranch(x: number, y: number, h: number, c: string): string {
  return line(
    `M${x} ${y}v-${h}M${x} ${y - h * 0.35}l-${h * 0.3} -${h * 0.3}v-${h * 0.2}M${x} ${y - h * 0.5}l${h * 0.32} -${h * 0.28}v-${h * 0.22}M${x} ${y - h * 0.7}l-${h * 0.16} -${h * 0.2}`,
    c,
    h * 0.13,
  );
}

export function fish(x: number, y: number, k: number, c: string, o = 1): string {
  return group(
    path("M-9 0C-4-5 5-5 10 0 5 5-4 5-9 0ZM-7 0l-8-5 2 5-2 5Z", c),
    ` transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${k} ${Math.abs(k)})" opacity="${o}"`,
  );
}

export function shoal(
  x: number,
  y: number,
  n: number,
  seed: number,
  k: number,
  c: string,
  o = 1,
): string {
  const R = rng(seed);
  let s = "";
  for (let i = 0; i < n; i++)
    s += fish(
      x + (i % 4) * 17 * Math.sign(k) + R() * 8,
      y + Math.floor(i / 4) * 9 + R() * 7,
      k * (0.7 + R() * 0.4),
      c,
      o,
    );
  return s;
}

export function bubbles(x: number, y: number, n: number, seed: number, c = "#eaf4f2"): string {
  const R = rng(seed);
  let s = "";
  for (let i = 0; i < n; i++)
    s += ring(
      (x + (R() - 0.5) * 12).toFixed(0),
      (y - i * 11 - R() * 5).toFixed(0),
      (1.2 + R() * 2.6).toFixed(1),
      c,
      1,
      0.55,
    );
  return s;
}

export function barnacles(x: number, y: number, k: number): string {
  return each(
    [
      [0, 0, 4],
      [7, 2, 3],
      [-6, 3, 3],
    ],
    (r, n, m) =>
      path(
        `M${x + r * k - m * k} ${y + n * k}l${m * k * 0.5} -${m * k * 1.2}h${m * k}l${m * k * 0.5} ${m * k * 1.2}Z`,
        "#cfc6b4",
      ) + disc(x + r * k, y + n * k - m * k * 1.1, m * k * 0.3, NAVY),
  );
}

export function littleJelly(x: number, y: number, k: number, c: string, o = 1): string {
  return group(
    path(
      "M-20 0c0-18 9-27 20-27s20 9 20 27c-4 5-8 5-10 0-3 5-7 5-10 0-3 5-7 5-10 0-2 5-6 5-10 0Z",
      c,
    ) +
      path("M-20 0c0-18 9-27 20-27-8 6-12 14-12 27-3 5-7 4-8 0Z", pale(c, 0.4)) +
      line(
        "M-12 4q-6 11 0 22t0 18M-4 5q6 12 0 26t2 18M5 5q-6 12 1 26t-2 16M12 4q6 10 0 22t2 16",
        pale(c, 0.2),
        2.6,
      ),
    ` transform="translate(${x} ${y}) scale(${k})" opacity="${o}"`,
  );
}

export function weedBanner(x: number, y: number, c: string, dir: number): string {
  return group(
    path("M0 0C16-6 26 6 44-2 36 8 40 14 46 20 28 28 16 16 0 22Z", c) +
      path("M0 0C8-3 15-1 22 1l2 18c-8-1-15-2-24 3Z", pale(c, 0.2)),
    ` transform="translate(${x} ${y}) scale(${dir} 1)"`,
  );
}
