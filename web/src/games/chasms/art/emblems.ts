/** The signs of this table: silhouettes of 64 by 64 in the colour of the text, legible at 24 px. */

import { circle, pol, poly, pts, rad, taper, xy, type Point, type Points } from "./geo";

/** A silhouette; what lies inside another outline is cut out. */
function cut(d: string, holes = true): string {
  return `<path fill-rule="${holes ? "evenodd" : "nonzero"}" d="${d}"/>`;
}

function rot(p: Points, angle: number, cx = 32, cy = 32): Point[] {
  const [c, s] = [Math.cos(rad(angle)), Math.sin(rad(angle))];
  return p.map(([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]);
}

const rect = (x: number, y: number, w: number, h: number): string =>
  poly([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

function rrect(x: number, y: number, w: number, h: number, r: number): string {
  const k = r * 0.45;
  const [right, foot] = [x + w, y + h];
  return (
    `M${xy([x + r, y])}L${xy([right - r, y])}C${xy([right - k, y])} ${xy([right, y + k])} ${xy([right, y + r])}` +
    `L${xy([right, foot - r])}C${xy([right, foot - k])} ${xy([right - k, foot])} ${xy([right - r, foot])}` +
    `L${xy([x + r, foot])}C${xy([x + k, foot])} ${xy([x, foot - k])} ${xy([x, foot - r])}` +
    `L${xy([x, y + r])}C${xy([x, y + k])} ${xy([x + k, y])} ${xy([x + r, y])}Z`
  );
}

function cog(n: number, r0: number, r1: number, w: number): string {
  const tooth = (i: number): Point[] => {
    const a = (i * 360) / n - 90;
    return [
      pol(32, 32, r0, a - w * 1.35),
      pol(32, 32, r1, a - w * 0.85),
      pol(32, 32, r1, a + w * 0.85),
      pol(32, 32, r0, a + w * 1.35),
    ];
  };
  return poly(Array.from({ length: n }, (_, i) => tooth(i)).flat());
}

const star = (cx: number, cy: number, out: number, inn: number): string =>
  poly(Array.from({ length: 10 }, (_, i) => pol(cx, cy, i % 2 ? inn : out, i * 36 - 90)));

const HEART =
  "M32 58C20 48 5 37 5 21C5 12 11 6 19 6C25 6 29.5 9 32 14C34.5 9 39 6 45 6C53 6 59 12 59 21C59 37 44 48 32 58Z";
const HOLLOW =
  "M32 50.5C22 42 10.5 33 10.5 21.5C10.5 15.5 14.5 11.5 19.5 11.5C25 11.5 29 15.5 32 22C35 15.5 39 11.5 44.5 11.5C49.5 11.5 53.5 15.5 53.5 21.5C53.5 33 42 42 32 50.5Z";
const PENNANT = "M13 5L51 5L51 60L32 47L13 60Z";

/** Where the pips of a die are. */
export const PIPS: readonly Points[] = [
  [],
  pts("32,32"),
  pts("20,44 44,20"),
  pts("19,45 32,32 45,19"),
  pts("20,20 44,20 20,44 44,44"),
  pts("19,19 45,19 32,32 19,45 45,45"),
  pts("20,17.5 44,17.5 20,32 44,32 20,46.5 44,46.5"),
];

function die(n: number): string {
  const pips = (PIPS[n] ?? []).map(([x, y]) => circle(x, y, n === 1 ? 7.5 : 5.4));
  return cut(rrect(6, 6, 52, 52, 12) + pips.join(""));
}

const spiral = (): Point[] =>
  Array.from({ length: 27 }, (_, i) => {
    const t = i / 26;
    return pol(31 + t * 1.5, 33, 3 + 20.5 * t ** 1.25, 20 + t * 800);
  });

function thorns(): string {
  let d = "";
  for (let i = 0; i < 7; i++) {
    const angle = i * 47 - 60;
    const [a, b] = [pol(32, 32, 20, angle - 13), pol(32, 32, 20, angle + 9)];
    const tip = pol(32, 32, 31, angle + 17);
    d += `M${xy(a)}C${xy([(a[0] + tip[0]) / 2, (a[1] + tip[1]) / 2])} ${xy(tip)} ${xy(tip)}L${xy(b)}Z`;
  }
  return d;
}

const arc = (r: number, from: number, to: number): Point[] =>
  Array.from({ length: 15 }, (_, i) => pol(32, 32, r, from + ((to - from) * i) / 14));

function flake(): string {
  let d = "";
  for (let angle = 0; angle < 360; angle += 60) {
    d += poly(rot(pts("29.2,30 29.2,5 32,2 34.8,5 34.8,30"), angle));
    d += poly(rot(pts("29.5,21.5 20.5,12.5 23.6,9.2 32,17.6 40.4,9.2 43.5,12.5 34.5,21.5"), angle));
  }
  return d;
}

function pommel(): string {
  const [end = [0, 0]] = rot(pts("32,65"), 42);
  return circle(end[0], end[1], 4.2);
}

/** The crests of the Factions. */
const CRESTS = {
  ember: cut(
    "M33 2C36 13 51 20 52.5 37C53.5 51 44 61.5 32 61.5C20 61.5 10.5 52 11.5 38C12.3 29 18.5 25.5 19.5 15.5C24 18.5 26.8 22 27.8 26.5C31.5 20 34 12 33 2ZM21.5 37.5C28 33 37 33.5 43 38C42.5 46.5 37.5 53.5 29 57C32.5 49.5 30.5 42 21.5 37.5Z",
  ),
  tide:
    cut(
      "M3 47C10 46 13.5 40.5 15.5 33C19 18 30 7.5 43 9C53.5 10.3 60.5 18.5 60 28.5C59.5 36 53.5 41 47.5 39.5C42 38 40.5 31.5 45 28.5C41.5 24.5 33.5 27 33 35C32.6 42.5 39.5 47.5 48 47C53.5 46.7 57.5 45 61 42.5L61 50.5C51 54.5 40 53.5 33 50.5C23 55.5 12 55 3 52.5Z",
    ) +
    cut(
      "M3 57C12 59.8 23 60 33 55.5C41 59.5 52 59 61 55.3L61 60.5C51 63 41 63 33 60.5C23 64 12 63.5 3 61.5Z",
    ),
  gear:
    cut(cog(8, 22.5, 30.5, 8.5) + rrect(21, 21, 22, 22, 5)) +
    cut(circle(27.3, 36.7, 3) + circle(36.7, 27.3, 3)),
  veil:
    cut(
      "M32 3C46 5 54.5 19 55 37C55.3 48 58 55 62 61L2 61C6 55 8.7 48 9 37C9.5 19 18 5 32 3ZM32 16.5C23 18 18 27 18 37C18 47 24.5 54 32 56.5C39.5 54 46 47 46 37C46 27 41 18 32 16.5Z",
    ) +
    cut(
      "M30 22C24.5 25 22 31 22 37C22 43.5 25.5 48.5 30 51ZM24.6 35C26 32.6 28 32.2 30 33L30 38.5C27.6 38.8 25.8 37.6 24.6 35Z",
    ) +
    cut("M34.5 37.2C37 33.2 40 33.4 43 34.2C41.4 38.2 38 39.8 34.5 37.2Z"),
  thorn:
    cut(taper(arc(20, 68, 398), (t) => 2 + 2.6 * Math.sin(Math.PI * (0.12 + t * 0.8)), 30)) +
    cut(thorns()) +
    cut(
      "M23 43C20.5 31 27 22.5 41.5 20.5C43.5 33 38.5 42.5 27.5 43.2L23.5 48.5L20.8 46.6ZM27 39.5C30 33.5 33 30 36.5 27C31 29.2 27.6 32.5 25.6 36.8Z",
    ),
  sun:
    cut(poly(pts("32,1 39.5,15 35,15 35,63 29,63 29,15 24.5,15"))) +
    cut("M25 28.8C18.5 31 14 36.6 13.2 44L25 44Z") +
    cut("M39 28.8C45.5 31 50 36.6 50.8 44L39 44Z") +
    cut(
      poly(pts("9,44 1.5,40.5 2.5,34.8 10.6,37")) +
        poly(pts("12.5,32.2 6,23.8 10.3,19.6 17,27")) +
        poly(pts("55,44 62.5,40.5 61.5,34.8 53.4,37")) +
        poly(pts("51.5,32.2 58,23.8 53.7,19.6 47,27")) +
        rect(9, 48, 16, 6) +
        rect(39, 48, 16, 6),
    ),
  grave:
    cut(
      "M13 44L13 27C13 13 21 4 32 4C43 4 51 13 51 27L51 44C46 40.5 42 40.5 38 43.5C34 46.5 30 46.5 26 43.5C22 40.5 18 40.5 13 44ZM38 13.5C29 12.5 23 18.5 23 25.5C23 32.5 29 37.5 37 36C32 33.5 29.8 30 29.8 25.3C29.8 20.5 32.6 16 38 13.5Z",
    ) +
    cut("M6 53.5C12 45.5 19 45.5 25 50C30 53.5 34 53.5 39 50C45 45.5 52 45.5 58 53.5L58 61L6 61Z"),
  storm:
    cut(poly(pts("38,1 15,35 29,35 24,63 50,26 35,26 45,1"))) +
    cut("M25.5 10.5C14.5 8 6.5 12 2 20.5C9 18.8 14.5 19.3 19 20.5Z") +
    cut("M16.5 24.5C10 24 5 27.5 3 33.5C7.5 31.8 10.5 31.8 13 32Z") +
    cut("M39.5 53.5C50.5 56 57.5 52 62 43.5C55 45.2 49.5 44.7 45.5 43.5Z") +
    cut("M48 39.5C54 40 59 36.5 61 30.5C56.5 32.2 53.5 32.2 51.5 32Z"),
  coin: cut(
    cog(20, 27.5, 30.5, 4.6) +
      poly(
        rot(
          pts(
            "32,58 27.6,50 27.6,27 18,27 18,21.5 29.3,21.5 29.3,9.5 34.7,9.5 34.7,21.5 46,21.5 46,27 36.4,27 36.4,50",
          ),
          40,
        ),
      ),
  ),
  choir: cut(
    "M17 3C12 9 8 18 9 28C10 40 18 47.5 27 50L27 55L17 55L17 61.5L47 61.5L47 55L37 55L37 50C46 47.5 54 40 55 28C56 18 52 9 47 3L41.5 7.5C44 10.5 45.5 13 46.5 16L17.5 16C18.5 13 20 10.5 22.5 7.5ZM15.7 21.5L22 21.5L22 40C18 36.5 15.8 32 15.6 27ZM26.5 21.5L30 21.5L30 43.4C28.7 43.2 27.6 42.8 26.5 42.4ZM34.5 21.5L37.8 21.5L37.8 42.4C36.7 42.8 35.6 43.2 34.5 43.4ZM42.3 21.5L48.3 21.5L48.4 27C48.2 32 46 36.3 42.3 39.6Z",
  ),
  frost: cut(flake(), false),
  chasm: cut(
    "M33 1L39.5 14L36.5 18.5L48 28L44 32.5L50.5 38L39 49L42 53.5L33 63L24 52L27.5 46.5L14 36.5L19.5 31.5L12.5 25.5L26.5 14.5L24 10.5ZM32 20C25.5 24 22.5 28 22 32C22.5 36 25.5 40.5 32 45C38.5 40.5 41.5 36 42 32C41.5 28 38.5 24 32 20ZM32 25C34 29 34.6 30.5 34.6 32.4C34.6 34.5 34 36 32 40C30 36 29.4 34.5 29.4 32.4C29.4 30.5 30 29 32 25Z",
  ),
};

/** The kinds of cards. */
const KINDS = {
  attack:
    cut(
      poly(rot(pts("32,-3 37,6 37,41 27,41 27,6"), 42)) +
        poly(rot(pts("17,44 47,44 47,50 17,50"), 42)) +
        poly(rot(pts("29,53 35,53 35,61 29,61"), 42)) +
        pommel(),
    ) +
    cut("M5 32C4 20 12 9 24 7C15.5 13.5 11 22 11.5 32Z") +
    cut("M32 58.5C44 60 55 52 57 40C50.5 48.5 42 53 32 52.5Z"),
  skill: cut(
    taper(
      spiral(),
      (t) => 1.6 + 5.6 * Math.pow(t, 1.2) * (t > 0.93 ? ((1 - t) / 0.07) * 0.75 + 0.25 : 1),
      60,
    ),
    false,
  ),
  instant:
    cut("M28 4.6C13.5 6.6 3.5 18.5 3.5 31C3.5 43 12 53.5 24 56.5L30.5 40.5L21 36.5Z") +
    cut("M40 59.4C52.5 56.2 60.5 45.3 60.5 33C60.5 20.5 51 9.5 38.5 7.5L31.5 29L42 33.5L33 58Z"),
};

const MARKS = {
  regular: cut(PENNANT + rect(21, 15, 22, 5.5)),
  ultimate: cut(PENNANT + star(32, 25, 14.5, 6)),
  heart: cut(HEART),
  "heart-empty": cut(HEART + HOLLOW),
  vp:
    cut("M16.5 6L29.5 6L20.5 20.5L3 20.5Z") +
    cut("M47.5 6L34.5 6L43.5 20.5L61 20.5Z") +
    cut("M32 8.5L39.5 20.5L24.5 20.5Z") +
    cut("M3.5 24.5L20 24.5L29 56Z") +
    cut("M60.5 24.5L44 24.5L35 56Z") +
    cut("M24 24.5L40 24.5L32 59Z"),
  star: cut(star(32, 34.5, 31, 13.5)),
  skull:
    cut(
      "M32 3C47 3 57.5 13.5 57.5 28C57.5 35.5 54.5 41 49 45L48 52L15.9 52L15 45C9.5 41 6.5 35.5 6.5 28C6.5 13.5 17 3 32 3ZM14.5 30C14.5 36 18.5 39.5 23 39C27.5 38.5 29.5 34 28.5 29.5C25 25.5 14.5 24 14.5 30ZM49.5 30C49.5 36 45.5 39.5 41 39C36.5 38.5 34.5 34 35.5 29.5C39 25.5 49.5 24 49.5 30ZM32 37.5L27.5 46L36.5 46Z",
    ) +
    cut(
      rrect(17.5, 54.6, 8, 7.4, 2.4) +
        rrect(28, 54.6, 8, 7.4, 2.4) +
        rrect(38.5, 54.6, 8, 7.4, 2.4),
    ),
  shield: cut(
    "M32 2L57 11C58.5 34 51 51 32 62C13 51 5.5 34 7 11ZM32 9.5L32 53.6C46 44.5 51.2 32 51 15.8Z",
  ),
  monster: cut(
    "M32 15.5C37 15.5 41 16.5 44.5 18.5C50.5 16.5 54 10.5 52.5 1C61 9.5 63.5 22 56.5 31C58 41 54 48.5 47.5 53L45.5 62.5L40.5 54.5L36.5 63L32 55.5L27.5 63L23.5 54.5L18.5 62.5L16.5 53C10 48.5 6 41 7.5 31C.5 22 3 9.5 11.5 1C10 10.5 13.5 16.5 19.5 18.5C23 16.5 27 15.5 32 15.5ZM14.5 28.5C15 36.5 20.5 40.5 28.3 39C27 33 21 29 14.5 28.5ZM49.5 28.5C49 36.5 43.5 40.5 35.7 39C37 33 43 29 49.5 28.5Z",
  ),
  deck:
    cut(rrect(7, 3, 36, 49, 5) + poly(pts("25,15 33,27.5 25,40 17,27.5"))) +
    cut(
      "M46.5 10L49 10C51 10 52.4 11.4 52.4 13.4L52.4 57.5C52.4 59.5 51 61 49 61L18 61C16 61 14.6 59.6 14.6 57.6L14.6 55.5L42 55.5C45 55.5 46.5 54 46.5 51Z",
    ),
  discard:
    cut("M3 38L10 38L10 54L54 54L54 38L61 38L61 61L3 61Z") +
    cut(
      poly(rot(pts("20,6 44,6 44,40 20,40"), 14, 32, 23)) +
        poly(rot(pts("29.3,13 34.7,13 34.7,23 40,23 32,33 24,23 29.3,23"), 14, 32, 23)),
    ),
  retaliation:
    cut("M20 2C6 14 2.5 32 8 51L13 62C12.5 42 14.5 22 20 2Z") +
    cut("M39 1C24 13 19 34 24.5 53L29.5 63C29 43 32 21 39 1Z") +
    cut("M58.5 4C43 14 36 32 40.5 51L45.5 61C45.5 41 50 22 58.5 4Z"),
  ghost:
    cut(
      "M32 2C46 3.5 53.5 15 53.5 29C53.5 40 56.5 48 62 56L50.5 53L46.5 62L38.5 54.5L32 63L25.5 54.5L17.5 62L13.5 53L2 56C7.5 48 10.5 40 10.5 29C10.5 15 18 3.5 32 2ZM32 14.5C23.5 16 19 22.5 19 30C19 38.5 24.5 44.5 32 47C39.5 44.5 45 38.5 45 30C45 22.5 40.5 16 32 14.5Z",
    ) +
    cut("M22.5 28C26.5 28 29.5 30 30.5 33.5C26.5 35.5 23 33 22.5 28Z") +
    cut("M41.5 28C37.5 28 34.5 30 33.5 33.5C37.5 35.5 41 33 41.5 28Z"),
  draw:
    cut(
      rrect(20, 3, 37, 50, 5) + poly(pts("38.5,12 51,26 42.3,26 42.3,44 34.7,44 34.7,26 26,26")),
    ) +
    cut(
      "M15 12L15 54C15 56.8 16.6 58.5 19.5 58.5L49 58.5L49 62L16 62C11 62 8 59 8 54L8 16C8 13.5 9.5 12 12 12Z",
    ),
  window: cut("M32 2L62 32L32 62L2 32ZM32 12L12 32L32 52L52 32Z") + cut(circle(32, 32, 7)),
  pass: cut("M8 8L30 32L8 56L17 60L43 32L17 4Z") + cut(rect(49, 6, 7, 52)),
};

const DICE = { die1: die(1), die2: die(2), die3: die(3), die4: die(4), die5: die(5), die6: die(6) };

const EMBLEMS = { ...CRESTS, ...KINDS, ...MARKS, ...DICE };
export type Emblem = keyof typeof EMBLEMS;
export const EMBLEM_NAMES = Object.keys(EMBLEMS) as Emblem[];

/** The inside of an emblem, for a drawing. */
export const emblem = (name: Emblem): string => EMBLEMS[name];

export function emblemSvg(name: Emblem): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${EMBLEMS[name]}</svg>`;
}

const DIE_NAMES = ["die1", "die2", "die3", "die4", "die5", "die6"] as const;
export const dieEmblem = (n: number): Emblem => DIE_NAMES[n - 1] ?? "die1";
