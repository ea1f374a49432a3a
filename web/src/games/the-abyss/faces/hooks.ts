/** The Hooks: they make somebody draw. */

import { solid, tube } from "../../../art/fx";
import { bub, IRON, ROPE, RUST, weed, WOOD } from "./scenery";

type Link = readonly [x: number, y: number, turn: number, edgeOn: boolean];

/** A link of a chain, seen from its face or edge-on. */
function link([x, y, turn, edgeOn]: Link): string {
  const shape = edgeOn
    ? tube("M-13 0H13", 8.5, IRON)
    : tube("M-10 -9H10A9 9 0 0 1 10 9H-10A9 9 0 0 1 -10 -9Z", 6.5, IRON);
  return `<g transform="translate(${x},${y}) rotate(${turn})">${shape}</g>`;
}

const CHAIN_ABOVE: readonly Link[] = [
  [222, 8, 140, false],
  [204, 23, 140, true],
  [186, 38, 140, false],
  [168, 52, 138, true],
  [150, 66, 134, false],
];
const CHAIN_BELOW: readonly Link[] = [
  [36, 188, 40, false],
  [52, 204, 45, true],
  [68, 220, 40, false],
];

export function rustyHook(): string {
  let o = weed(34, 70, "#0a2226") + weed(210, 50, "#0a2226", -1);
  o += tube("M150 -8C142 14 132 20 131 44", 9, ROPE, { twist: true });
  o += tube("M131 40a13 13 0 1 1-.1 0", 8, RUST);
  o += tube("M131 64V150C131 214 54 214 54 154V132", 17, RUST);
  o += solid("M54 92L72 152L57 142L38 150Z", RUST, { s: 3 });
  o +=
    '<path d="M127 84l-5 10 6 9-5 12M124 156l6 10M92 194l6 8M60 176l10 2" stroke="#3a160c" stroke-width="2.6" fill="none" stroke-linecap="round" opacity=".8"/>';
  for (const [x, y, r] of [
    [133, 98, 5],
    [134, 130, 4],
    [112, 190, 5],
    [70, 188, 4],
  ] as const)
    o += `<circle cx="${x}" cy="${y}" r="${r}" fill="#e2b08a" stroke="#3a160c" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="${r * 0.4}" fill="#3a160c"/>`;
  o += tube("M127 50C146 58 150 72 140 82", 5, ROPE, { twist: true });
  return o + bub(80, 96, 4) + bub(88, 80, 2.5) + bub(176, 128, 5);
}

export function harpoon(): string {
  let o = "";
  o += tube(
    "M200 268C160 236 210 204 176 190C140 176 118 222 84 206C52 190 70 156 104 160",
    6,
    ROPE,
    { twist: true },
  );
  o +=
    `<g transform="translate(116,122) rotate(38)">` +
    tube("M0 -52V140", 10, WOOD) +
    tube("M0 -62V-20", 14, IRON) +
    solid(
      "M0 -124C14 -104 20 -88 18 -66L38 -42L13 -50L10 -40H-10L-13 -50L-38 -42L-18 -66C-20 -88 -14 -104 0 -124Z",
      IRON,
      { s: 5 },
    ) +
    '<path d="M0 -116V-52" stroke="#071319" stroke-width="1.6" opacity=".6"/><path d="M-7 -30H7M-7 -24H7M-7 32H7M-7 39H7M-7 46H7" stroke="#f1dcab" stroke-width="4"/><path d="M-7 -30H7M-7 -24H7M-7 32H7M-7 39H7M-7 46H7" stroke="#071319" stroke-width=".8" transform="translate(0 2.2)"/></g>';
  return (
    o +
    '<g stroke="#dff6f4" stroke-width="1.4" opacity=".5" fill="none"><path d="M206 20q-12 4-16 14M222 44q-14 0-22 8M176 12q-4 8-2 16"/></g>' +
    bub(60, 120, 4) +
    bub(50, 104, 3) +
    bub(70, 92, 2.5) +
    weed(18, 60, "#0a2226")
  );
}

export function anchorChain(): string {
  let o = CHAIN_ABOVE.map(link).join("");
  o +=
    `<g transform="translate(106,130) rotate(14)"><g>${tube("M0 -60a13 13 0 1 1-.1 0", 7.5, IRON)}</g>` +
    tube("M-42 -24H42", 11, WOOD) +
    tube("M0 -34V72", 15, IRON) +
    tube("M-66 26C-60 72 -28 84 0 84C28 84 60 72 66 26", 14, IRON) +
    solid("M-66 4L-46 42L-66 34L-88 44Z", IRON, { s: 4 }) +
    solid("M66 4L88 44L66 34L46 42Z", IRON, { s: 4 }) +
    solid("M0 104L-12 80H12Z", IRON, { s: 3 }) +
    '<circle cx="0" cy="-24" r="4" fill="#c9dadb"/></g>';
  o += CHAIN_BELOW.map(link).join("");
  o += '<path d="M0 236Q60 222 120 232T230 226V250H0Z" fill="#061014"/>';
  return o + weed(206, 64, "#08191c", -1) + weed(190, 40, "#08191c") + bub(186, 120, 4);
}
