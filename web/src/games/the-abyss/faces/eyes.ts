/** The Eyes: they look at the top of the deck. */

import { f, glow, lin, solid, tube, type Point, type Tones } from "../../../art/fx";
import { bub, weed } from "./scenery";

export function lanternFish(): string {
  const B: Tones = ["#123446", "#2f7f8c", "#8fd8cf"];
  let o =
    weed(22, 70, "#06222b") + weed(200, 90, "#06222b", -1) + glow(48, 66, 86, "#fff0b0", 0.95);
  o += solid("M176 130C196 106 208 94 220 92C211 116 211 146 222 172C204 164 190 150 176 130Z", B, {
    s: 4,
  });
  o += solid(
    "M96 88C110 62 138 56 162 66C154 80 153 94 158 106C138 94 116 88 96 88Z",
    ["#0f2c3c", "#266b7b", "#74c4c2"],
    { s: 4 },
  );
  o += solid(
    "M46 134C58 90 112 76 152 102C172 114 180 124 186 130C178 142 170 154 150 165C112 188 60 178 46 134Z",
    B,
    {
      s: 7,
      in: '<path d="M58 160C90 182 130 176 176 140L176 190H50Z" fill="#f3e3b4" opacity=".35"/>',
    },
  );
  o += '<path d="M118 100c10 18 10 44-2 66" fill="none" stroke="#071319" stroke-width="2"/>';
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 3; j++)
      o += `<path d="M${130 + i * 9 + j * 2} ${112 + j * 14 + i * 1.5}q5 4 0 9" stroke="#071319" stroke-width="1.2" fill="none" opacity=".55"/>`;
  o += solid(
    "M110 142C124 138 142 150 144 170C128 170 112 160 110 142Z",
    ["#0f2c3c", "#2b7685", "#8fd8cf"],
    { s: 3 },
  );
  o +=
    '<path d="M46 134C58 146 76 148 92 142" fill="none" stroke="#071319" stroke-width="2.6" stroke-linecap="round"/><path d="M52 139l3 8 4-5.5 3.5 7.5 4.5-6 4 6.5 4-6.5 4 5 3-5" fill="#fff8e0" stroke="#071319" stroke-width="1.2" stroke-linejoin="round"/>';
  o +=
    '<circle cx="84" cy="114" r="19" fill="#071319"/><circle cx="84" cy="114" r="16.5" fill="#ffe7a3"/><circle cx="82" cy="114" r="10.5" fill="#c9742c"/><circle cx="81" cy="114" r="7" fill="#071319"/><circle cx="77" cy="109" r="3.6" fill="#fff"/>';
  for (let i = 0; i < 6; i++)
    o += glow(
      78 + i * 17,
      168 - Math.abs(2 - i) * 2.3 - (i > 3 ? (i - 3) * 7 : 0),
      8,
      "#b6fff0",
      1,
    );
  o += tube("M106 86C98 44 62 28 46 56", 5, ["#123446", "#3c8f99", "#b8f0e6"]);
  o +=
    '<circle cx="46" cy="65" r="11" fill="#fff7d2" stroke="#7a5a1e" stroke-width="2"/><circle cx="43" cy="62" r="4" fill="#fff"/>' +
    bub(30, 112, 5) +
    bub(24, 98, 3) +
    bub(36, 130, 2.5);
  return o;
}

export function spyglass(): string {
  const [m, md] = lin([
      [0, "#6b4312"],
      [0.22, "#e9b658"],
      [0.34, "#fff3c8"],
      [0.5, "#d69b35"],
      [0.8, "#7a4a17"],
      [1, "#4a2a0e"],
    ]),
    [w, wd] = lin([
      [0, "#3a1f16"],
      [0.25, "#8d4f36"],
      [0.35, "#cf8a68"],
      [0.55, "#7c4029"],
      [1, "#30160f"],
    ]),
    [b, bd] = lin(
      [
        [0, "#e8fff8", 0.75],
        [1, "#e8fff8", 0],
      ],
      0,
      0,
      1,
      0,
    );
  let o = `<defs>${md}${wd}${bd}</defs>` + weed(30, 60, "#06222b") + weed(52, 44, "#082a34", -1);
  const seg = (x1: number, x2: number, h: number, g: string): string =>
    `<path d="M${x1} ${-h / 2}H${x2}V${h / 2}H${x1}Z" fill="url(#${g})" stroke="#071319" stroke-width="2"/>`;
  const ring = (x: number, h: number, k: number): string =>
    `<rect x="${x - k / 2}" y="${-h / 2}" width="${k}" height="${h}" rx="2.5" fill="url(#${m})" stroke="#071319" stroke-width="1.8"/>`;
  o +=
    `<g transform="translate(112,134) rotate(-34)"><path d="M84 -22L210 -74V74L84 22Z" fill="url(#${b})"/>` +
    seg(-108, -66, 26, m) +
    seg(-68, -18, 36, m) +
    seg(-20, 82, 48, w) +
    ring(-108, 33, 10) +
    ring(-66, 41, 9) +
    ring(-18, 54, 10) +
    ring(76, 58, 14);
  for (let i = 0; i < 4; i++)
    o += `<path d="M${4 + i * 17} -24v48" stroke="#071319" stroke-width="1" opacity=".5"/>`;
  o += `<ellipse cx="84" cy="0" rx="10" ry="25" fill="#d8fff6" stroke="#071319" stroke-width="2"/><ellipse cx="85" cy="0" rx="6.5" ry="19" fill="#7fd7d8"/><path d="M82 -14c5 4 6 12 3 20" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-100 -10q3 10 0 20" stroke="#fff" stroke-width="1.5" fill="none" opacity=".6"/></g>`;
  return o + bub(188, 40, 5) + bub(200, 56, 3);
}

/** A point on the shell's spiral, at this angle; `part` draws it in towards the axis. */
function spiral(angle: number, part = 1): Point {
  const r = 9.6 * Math.exp(0.178 * angle) * part;
  return [118 + r * Math.cos(angle + 0.5), 106 + r * Math.sin(angle + 0.5)];
}

function along(from: number, to: number, steps: number, part = 1): string {
  const points: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const [x, y] = spiral(from + ((to - from) * i) / steps, part);
    points.push(`${f(x)} ${f(y)}`);
  }
  return points.join("L");
}

/** A nautilus that looks back: its last chamber is open, and an eye is in it. */
export function oracleShell(): string {
  const turn = 2 * Math.PI;
  const end = 2 * turn + 0.42;
  let bands = "";
  for (let i = 0; i < 10; i++) {
    const t = end - turn + 0.5 + i * 0.46;
    const wide = 0.26 - i * 0.008;
    bands += `<path d="M${along(t, t + wide, 4, 1.04)}L${along(t - 0.16, t - 0.34, 4, 0.52)}Z" fill="#9c3d2c" opacity=".82"/>`;
  }
  let chambers = "";
  for (let t = 0.8; t < 6.4; t += 0.52) {
    const [x1, y1] = spiral(t);
    const [x2, y2] = spiral(t + turn - 0.4);
    chambers += `M${f(x1)} ${f(y1)}Q${f((x1 + x2) / 2 + 5)} ${f((y1 + y2) / 2 + 5)} ${f(x2)} ${f(y2)}`;
  }
  return (
    glow(150, 150, 120, "#9ff5ea", 0.6) +
    weed(24, 60, "#06222b", -1) +
    weed(206, 46, "#06222b") +
    solid(`M${along(end - turn, end, 80)}Z`, ["#6b4a3c", "#e9cfa8", "#fff6de"], {
      s: 7,
      in: bands,
    }) +
    `<path d="M${along(0, end - turn + 0.06, 60)}" fill="none" stroke="#071319" stroke-width="2.2"/>` +
    `<path d="${chambers}" fill="none" stroke="#071319" stroke-width="1.1" opacity=".4"/>` +
    openChamber() +
    bub(52, 46, 4) +
    bub(40, 62, 2.5) +
    bub(196, 96, 3.5)
  );
}

/** The flared lip, the dark inside it, and the eye. */
function openChamber(): string {
  const lip =
    "M-46 2C-42 -26 -18 -38 8 -34C34 -30 50 -14 48 6C46 26 24 36 -2 35C-28 34 -48 24 -46 2Z";
  const inside =
    "M-38 2C-34 -19 -14 -28 8 -26C28 -23 41 -10 39 6C37 20 20 27 -2 27C-22 26 -40 18 -38 2Z";
  return (
    `<g transform="translate(157,160) rotate(53)">${solid(lip, ["#7a5a48", "#f2dfbd", "#fffaf0"], { s: 4 })}` +
    `<path d="${inside}" fill="#05141a" stroke="#071319" stroke-width="2"/></g>` +
    `<g transform="translate(157,160) rotate(14)">${glow(0, 0, 40, "#8ff2ea", 0.85)}` +
    '<path d="M-27 2C-14 -17 13 -18 27 -1C14 16 -13 18 -27 2Z" fill="#eafcf6" stroke="#071319" stroke-width="2"/>' +
    '<circle r="12.5" fill="#2aa6a6" stroke="#0c4f5a" stroke-width="2.4"/><path d="M0 -9v18M-9 0h18M-6.4 -6.4l12.8 12.8M6.4 -6.4l-12.8 12.8" stroke="#0c4f5a" stroke-width="1" opacity=".6"/>' +
    '<ellipse rx="3.6" ry="8" fill="#071319"/><circle cx="-4" cy="-5" r="3" fill="#fff"/></g>'
  );
}
