/** Loot cards, 200 × 280: one object for each value, the reward at the foot. */

import { uid } from "../../../art/fx";
import { BONE, BRONZE, GOLD, NAVY, dark, mix, pale } from "../art/colour";
import { disc, each, gem, line, oval, path, pearl, placed, ring, rng } from "../art/pen";
import { emblemIn, type Emblem } from "../art/emblems";
import { fix, put, teeth, tube } from "./leviathans/anatomy";

const OBJECTS: Record<number, () => string> = {
  3: () => {
    let w = "#7a5a3c";
    return (
      path("M34 150h132v74H34Z", w) +
      path("M100 150h66v74h-66Z", dark(w, 0.34)) +
      path("M30 150C30 108 60 92 100 92s70 16 70 58Z", pale(w, 0.1)) +
      path("M100 92c40 0 70 16 70 58h-70Z", dark(w, 0.22)) +
      line("M34 186h132M62 98c-6 14-8 32-8 52v74M138 98c6 14 8 32 8 52v74", dark(GOLD, 0.15), 7) +
      line("M30 150h140", GOLD, 8) +
      path("M84 138h32v40c-8 8-24 8-32 0Z", GOLD) +
      path("M100 138h16v40c-4 4-10 6-16 6Z", dark(GOLD, 0.34)) +
      disc(100, 154, 6, NAVY) +
      path("M97 156h6l3 14H94Z", NAVY) +
      put(
        path("M-4 0h8v54h-8ZM4 38h13v7H4ZM4 48h17v7H4Z", pale(GOLD, 0.2)) +
          '<circle r="13" fill="none" stroke="' +
          pale(GOLD, 0.2) +
          '" stroke-width="7"/>',
        "translate(150 196) rotate(-28)",
      )
    );
  },
  4: () => {
    let c = "#5f8f86";
    return (
      path(
        "M60 232C36 204 40 150 72 132l4-18H62l-4-16h84l-4 16h-14l4 18c32 18 36 72 12 100Z",
        dark(c, 0.2),
      ) +
      path("M60 232C36 204 40 150 72 132l4-18H62l-4-16h42c-14 40-20 90-4 134Z", pale(c, 0.14)) +
      line("M46 176c34 12 74 12 108 0M50 200c32 10 68 10 100 0", GOLD, 4) +
      tube(
        [
          [62, 106],
          [40, 112],
          [40, 138],
          [54, 146],
        ],
        [9, 8, 8, 7],
        pale(c, 0.1),
      ) +
      tube(
        [
          [138, 106],
          [160, 112],
          [160, 138],
          [146, 146],
        ],
        [9, 8, 8, 7],
        dark(c, 0.2),
        { rim: 0 },
      ) +
      each(
        [
          [86, 92, 13],
          [112, 90, 14],
          [99, 76, 12],
        ],
        (q0, q1, q2) => pearl(q0, q1, q2),
      ) +
      pearl(168, 224, 12) +
      pearl(146, 234, 9) +
      pearl(34, 230, 10)
    );
  },
  5: () => {
    let c = "#6b7a6a";
    return (
      path(
        "M54 96C56 62 78 48 100 48s44 14 46 48l10 70c2 36-22 62-56 66-34-4-58-30-56-66Z",
        dark(c, 0.24),
      ) +
      path("M54 96C56 62 78 48 100 48c-20 30-28 120 0 184-34-4-58-30-56-66Z", pale(c, 0.16)) +
      path("M62 114l32 12c-2 18-28 16-32-12ZM138 114l-32 12c2 18 28 16 32-12Z", NAVY) +
      disc(80, 124, 5, "#ff8a5c") +
      disc(120, 124, 5, "#ff8a5c") +
      path("M92 128h16l6 28H86Z", dark(c, 0.1)) +
      path("M62 172c22 10 54 10 76 0-2 30-16 44-38 44s-36-14-38-44Z", "#150c10") +
      teeth(64, 173, 136, 173, 7, 24, BONE, -7) +
      teeth(126, 208, 74, 208, 5, 16, dark(BONE, 0.2), 6) +
      line("M60 96c12-14 28-14 38 0M140 96c-12-14-28-14-38 0M66 78c20-12 48-12 68 0", GOLD, 4) +
      gem(100, 66, 10, "#7fd9e6") +
      path("M54 96l-26-22 8 40ZM146 96l26-22-8 40Z", dark(c, 0.1))
    );
  },
  6: () => {
    let g = "#7fb8a8";
    return (
      put(
        path(
          "M-30 78V-10c0-20 16-22 18-44h24c2 22 18 24 18 44v88c-18 8-42 8-60 0Z",
          mix(g, NAVY, 0.35),
          ' opacity=".92"',
        ) +
          path("M-22 4h44v66h-44Z", BONE) +
          path("M0 4h22v66H0Z", dark(BONE, 0.18)) +
          line(
            "M-14 20c10 8 12-6 24 2s-8 18 4 24",
            dark(BONE, 0.6),
            2.4,
            ' stroke-dasharray="5 4"',
          ) +
          line("M8 52l8 8M16 52l-8 8", "#c7483f", 3.5) +
          disc(-12, 16, 3, dark(BONE, 0.6)) +
          path(
            "M-30 78V-10c0-20 16-22 18-44h8c-2 24-12 26-12 46v90c-6-1-10-2-14-4Z",
            pale(g, 0.4),
            ' opacity=".5"',
          ) +
          path("M-12-54h24v-8h-24Z", dark(g, 0.4)) +
          path("M-9-62h18v-20H-9Z", dark(BRONZE, 0.05)) +
          path("M0-62h9v-20H0Z", dark(BRONZE, 0.4)) +
          line("M-24 0v50", "#fff", 3, ' opacity=".6"') +
          line("M-12-46h24", BRONZE, 4),
        "translate(104 146) rotate(18)",
      ) +
      put(
        path("M-34 0c10-14 58-14 68 0l-6 14h-56Z", mix("#8a7a52", NAVY, 0.3)),
        "translate(60 240)",
      )
    );
  },
  7: () => {
    let s = "";
    const g = GOLD;
    s +=
      path("M34 176c20-10 112-10 132 0l8 40c-30 16-118 16-148 0Z", "#8a3444") +
      path("M100 168c30 0 56 2 66 8l8 40c-14 8-42 12-74 12Z", "#5c1f30") +
      disc(28, 214, 7, g) +
      disc(172, 214, 7, dark(g, 0.3));
    s +=
      path("M40 176L26 86l36 34 38-66 38 66 36-34-14 90c-26 12-94 12-120 0Z", g) +
      path("M100 54l38 66 36-34-14 90c-14 6-36 9-60 9Z", dark(g, 0.34)) +
      path("M62 120L100 54 92 130ZM26 86l36 34-14 16Z", pale(g, 0.4), ' opacity=".8"') +
      line("M42 162c30 10 86 10 116 0", dark(g, 0.5), 3) +
      gem(100, 132, 15, "#d9534f") +
      gem(64, 146, 10, "#49b27a") +
      gem(136, 146, 10, "#4f7fd9") +
      pearl(100, 50, 9) +
      pearl(26, 82, 8) +
      pearl(174, 82, 8);
    return s;
  },
};

const REWARDS: Record<number, readonly Emblem[]> = {
  3: ["key"],
  4: ["pearl", "pearl"],
  5: ["monster-token"],
  6: ["deck"],
};
const REWARD_COLOURS: Partial<Record<Emblem, string>> = {
  key: "#f2c66d",
  pearl: "#f1e8d6",
  "monster-token": "#e0a99c",
};

function emblem(name: Emblem, x: number, y: number, size: number, colour: string): string {
  return placed(emblemIn(name, size, colour), x - size / 2, y - size / 2);
}

function foot(value: number): string {
  const rewards = REWARDS[value] ?? [];
  const drawn = rewards.map((name, at) =>
    emblem(
      name,
      100 + (at - (rewards.length - 1) / 2) * 38,
      256,
      32,
      REWARD_COLOURS[name] ?? "#a9d3d6",
    ),
  );
  return (
    '<rect y="232" width="200" height="48" fill="#4a3a26"/><rect y="232" width="200" height="2" fill="#fff" opacity=".3"/><rect y="256" width="200" height="24" opacity=".14"/>' +
    (drawn.join("") || line("M86 256h28", "#cdbb94", 4))
  );
}

/** The gold seal that the value is printed on, and the crown under it. */
function seal(id: string): string {
  return (
    disc(42, 43.5, 32, "#000", 0.35) +
    `<circle cx="42" cy="42" r="31" fill="url(#${id}s)" stroke="#fff6dc" stroke-opacity=".75" stroke-width="2"/>` +
    emblem("influence", 42, 98, 34, "#f2c66d")
  );
}

export function lootCard(value: number): string {
  const id = uid("loot");
  const random = rng(value * 41);
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  let shine = "";
  for (let i = 0; value === 7 && i < 28; i++) {
    const at = (turn: number): string => {
      const a = (i * Math.PI) / 14 + turn;
      return `${fix(100 + 180 * Math.cos(a))} ${fix(140 + 180 * Math.sin(a))}`;
    };
    shine += path(`M100 140L${at(-0.045)}L${at(0.045)}Z`, GOLD, ' opacity=".11"');
  }
  let bubbles = "";
  for (let i = 0; i < 8; i++) {
    const [x, y] = [fix(10 + random() * 180), fix(20 + random() * 200)];
    bubbles += ring(x, y, fix(1 + random() * 2.6), "#eaf4f2", 1, 0.35);
  }
  return (
    `<defs><radialGradient id="${id}" cx=".5" cy=".52" r=".75">${stop(0, "#5e5a3c")}${stop(0.5, "#23403f")}${stop(1, "#071a22")}</radialGradient>` +
    `<radialGradient id="${id}s" cx=".34" cy=".28" r=".8">${stop(0, "#e6c67e")}${stop(0.5, "#a97f3c")}${stop(1, "#5a3d16")}</radialGradient></defs>` +
    `<rect width="200" height="280" fill="url(#${id})"/>` +
    path("M20-5L80-5L30 290L-60 290Z", "#fff", ' opacity=".05"') +
    shine +
    oval(100, 232, 84, 16, NAVY, 0.5) +
    path("M0 282v-40q40-16 90-6t110-8v54Z", "#3a3a2c") +
    placed(OBJECTS[value]?.() ?? "", 12, 14, 0, 0.88) +
    bubbles +
    foot(value) +
    seal(id)
  );
}
