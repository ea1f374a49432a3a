/** The Abandons: the labyrinth from above, and one lamp. */

import { f, glow, rad, rng, uid } from "../fx";
import { title, type Cover } from "./cover";

/** Floor plans in a square of 320: four rooms and the passages between them. */
const PASSAGES = [
  "M-30 52H80V102H-30Z",
  "M55 80H105V240H55Z",
  "M80 175H240V225H80Z",
  "M215 -30H265V350H215Z",
  "M240 55H350V105H240Z",
  "M240 225H350V275H240Z",
  "M-30 175H80V225H-30Z",
  "M55 240H105V350H55Z",
];
const octagon = (x: number, y: number, r: number): string => {
  const k = f(r * 0.42);
  return `M${x - k} ${y - r}H${x + k}L${x + r} ${y - k}V${y + k}L${x + k} ${y + r}H${x - k}L${x - r} ${y + k}V${y - k}Z`;
};
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
// All shapes turn the same way, so that none cuts a hole into another.
const PLAN = [...PASSAGES, octagon(160, 200, 60), circle(80, 78, 46), circle(244, 250, 50)];

const PORTALS = [
  [80, 148, 0],
  [240, 150, 0],
] as const;

/** Stones of one kind, in a tile of 80 that repeats. */
function pattern(id: string, ground: string, drawn: string): string {
  return `<pattern id="${id}" width="80" height="80" patternUnits="userSpaceOnUse"><rect width="80" height="80" fill="${ground}"/>${drawn}</pattern>`;
}

function cobbles(): string {
  const r = rng(8);
  let drawn = "";
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 5; i++) {
      const grey = Math.floor(84 + r() * 34);
      const [x, y] = [8 + i * 16 + (row % 2) * 8, 8 + row * 16];
      for (const dx of [0, -80])
        drawn += `<ellipse cx="${x + dx}" cy="${y}" rx="${f(6.6 + r() * 0.8)}" ry="${f(6.4 + r() * 0.8)}" fill="rgb(${grey},${grey + 9},${grey + 3})"/><path d="M${x + dx - 4.5} ${y - 3}q4-3.500 8-1" stroke="#fff" stroke-opacity=".14" stroke-width="1.3" fill="none"/>`;
    }
  return drawn;
}

function bricks(): string {
  const r = rng(3);
  let drawn = "";
  for (let row = 0; row < 16; row++)
    for (let i = 0; i < 6; i++) {
      const grey = Math.floor(44 + r() * 20);
      drawn += `<rect x="${i * 16 - (row % 2) * 8 + 0.6}" y="${row * 5 + 0.5}" width="14.8" height="4" rx="1" fill="rgb(${grey},${grey + 17},${grey + 20})"/>`;
    }
  return drawn;
}

function rubble(): string {
  const r = rng(91);
  let drawn = "";
  for (let i = 0; i < 26; i++) {
    const [x, y, size] = [r() * 80, r() * 80, 5 + r() * 11];
    const corners = Array.from({ length: 6 }, (_, k) => {
      const t = (k / 6) * Math.PI * 2 + r() * 0.5;
      const reach = size * (0.6 + r() * 0.5);
      return `${f(x + Math.cos(t) * reach)} ${f(y + Math.sin(t) * reach * 0.8)}`;
    });
    drawn += `<path d="M${corners.join("L")}Z" fill="${r() < 0.5 ? "#102730" : "#0a1b22"}" stroke="#1b3a43" stroke-opacity=".55" stroke-width=".9"/>`;
  }
  return drawn;
}

/** Half a door at each side of a threshold. */
const portal = (x: number, y: number, angle: number): string =>
  `<g transform="translate(${x},${y}) rotate(${angle})"><rect x="-25" y="-5" width="50" height="10" fill="#8e9a8c"/><path d="M-25 5H25M-14 -5V5M3 -5V5M17 -5V5" stroke="#3b4a46" stroke-width="1.3"/><path d="M-36 -10H-20V10H-36ZM20 -10H36V10H20Z" fill="#8b9c98" stroke="#14242a" stroke-width="1.6"/></g>`;

const pillar = (x: number, y: number): string =>
  `<ellipse cx="${x + 3}" cy="${y + 5}" rx="9.5" ry="8.500" fill="#04090c" opacity=".55"/><circle cx="${x}" cy="${y}" r="7.5" fill="#51646a" stroke="#0f1d22" stroke-width="1.8"/><circle cx="${x}" cy="${y - 2.5}" r="6.300" fill="#8fa19e"/>`;

/** Walls without geometry: the plan drawn again and again with a thinner line. */
function labyrinth(): string {
  const [rock, floor, brick] = [uid("rock"), uid("cobble"), uid("brick")];
  const [inside, ground] = [uid("in"), uid("fl")];
  const plan = (paint: string): string => `<path d="${PLAN.join("")}" ${paint}/>`;
  const wall = (colour: string, width: number, opacity = 1): string =>
    plan(
      `fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"`,
    );
  return (
    `<defs>${pattern(rock, "#0c2028", rubble())}${pattern(floor, "#2a3838", cobbles())}${pattern(brick, "#16252b", bricks())}` +
    `<clipPath id="${inside}">${plan("")}</clipPath><clipPath id="${ground}"><path transform="translate(0,11)" d="${PLAN.join("")}"/></clipPath></defs>` +
    `<rect width="320" height="320" fill="url(#${rock})"/>` +
    wall("#02080b", 40, 0.38) +
    wall("#0f1d22", 27) +
    wall("#6c8080", 23.5) +
    wall("#84979a", 12, 0.5) +
    wall("#0f1d22", 4.5) +
    `<g clip-path="url(#${inside})"><rect width="320" height="320" fill="url(#${brick})"/><g clip-path="url(#${ground})"><rect width="320" height="320" fill="url(#${floor})"/></g></g>` +
    pillar(124, 172) +
    pillar(196, 172) +
    pillar(124, 228) +
    pillar(196, 228) +
    '<g transform="translate(244,260)"><circle r="19" fill="#16343c" stroke="#8fa19e" stroke-width="3"/><circle r="14.5" fill="#1f5b66"/><path d="M-9 -2q5-4 9 0t9 0M-7 5q4-3 7 0t7 0" stroke="#8fe0dc" stroke-width="1.5" fill="none"/></g>' +
    PORTALS.map(([x, y, angle]) => portal(x, y, angle)).join("")
  );
}

const LAMP =
  '<g transform="translate(111,140) scale(.8)"><path d="M-9.500 -23H9.500L23 -9.500V9.500L9.500 23H-9.500L-23 9.500V-9.500Z" fill="#7a5218" stroke="#1d1206" stroke-width="2.5"/><path d="M-8 -19.500H8L19.500 -8V8L8 19.500H-8L-19.500 8V-8Z" fill="#f2c66d"/><path d="M-6 -14.500H6L14.500 -6V6L6 14.500H-6L-14.500 6V-6Z" fill="#fff6d8"/></g>';

export const theAbandons: Cover = {
  w: 222,
  h: 222,
  spine: ["#1a2a2e", "#0a1417"],
  halo: "rgba(255,210,120,.24)",
  draw() {
    const [dark, darkDef] = rad(
      [
        [0, "#010608", 0],
        [0.28, "#010608", 0.12],
        [0.62, "#010608", 0.66],
        [1, "#010608", 0.86],
      ],
      0.5,
      0.62,
      0.62,
    );
    return (
      `<g transform="scale(.694)">${labyrinth()}</g><defs>${darkDef}</defs><rect width="222" height="222" fill="url(#${dark})"/>` +
      `<g style="mix-blend-mode:soft-light">${glow(111, 140, 130, "#ffc45a", 1)}</g>${glow(111, 140, 64, "#ffe3a0")}${LAMP}` +
      '<rect y="14" width="222" height="50" fill="#030b0f" opacity=".62"/><path d="M0 14H222M0 64H222" stroke="#f2c66d" opacity=".6"/>' +
      title("The Abandons", 111, 49, 31, "#fbf2da", 0.5)
    );
  },
};
