/** Treasures from Sea Glass to the Silver Chalice. */

import { glow, lin, rad, solid, type Tones } from "../../../art/fx";
import { bub } from "./scenery";

export function seaGlass(): string {
  let o = '<path d="M0 214Q60 196 120 206T230 200V250H0Z" fill="#0a2426"/>';
  const peb = (
    x: number,
    y: number,
    w: number,
    h: number,
    a: number,
    c: string,
    l: string,
  ): string => {
    const [g, gd] = rad(
      [
        [0, l, 0.95],
        [0.6, c, 0.85],
        [1, c, 0.65],
      ],
      0.35,
      0.3,
      0.8,
    );
    return `<defs>${gd}</defs><g transform="translate(${x},${y}) rotate(${a})"><path d="M${-w} ${h * 0.2}C${-w} ${-h * 0.9} ${-w * 0.3} ${-h} ${w * 0.2} ${-h * 0.9}C${w} ${-h * 0.7} ${w * 1.1} ${h * 0.3} ${w * 0.7} ${h * 0.8}C${w * 0.1} ${h * 1.1} ${-w * 0.9} ${h * 1.05} ${-w} ${h * 0.2}Z" fill="url(#${g})" stroke="#06181c" stroke-width="2"/><path d="M${-w * 0.72} ${h * 0.05}C${-w * 0.7} ${-h * 0.6} ${-w * 0.2} ${-h * 0.75} ${w * 0.15} ${-h * 0.66}" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".8"/><path d="M${w * 0.1} ${h * 0.78}C${w * 0.5} ${h * 0.7} ${w * 0.8} ${h * 0.3} ${w * 0.78} ${-h * 0.1}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".4"/></g>`;
  };
  o +=
    glow(110, 140, 100, "#9ff5d8", 0.4) +
    peb(60, 182, 34, 24, -8, "#2c8f74", "#b8ffe0") +
    peb(164, 186, 38, 25, 10, "#2b6fae", "#bfe4ff") +
    peb(110, 196, 32, 20, 4, "#b9772a", "#ffe2a6") +
    peb(92, 140, 36, 28, -24, "#3fb08b", "#dcfff0") +
    peb(148, 138, 30, 24, 28, "#7fc8c8", "#f0ffff") +
    peb(120, 96, 26, 21, -10, "#4f8fd0", "#d8efff");
  return o + bub(70, 84, 4) + bub(170, 78, 5) + bub(158, 62, 3);
}

export function blackPearl(): string {
  const SH: Tones = ["#3b3f48", "#8a8a90", "#d9d2c8"],
    IN: Tones = ["#6b5f78", "#cdbfd0", "#fff4f4"];
  let o =
    '<path d="M0 216Q60 200 120 208T230 204V250H0Z" fill="#0a2426"/>' +
    glow(115, 128, 96, "#e6d8ff", 0.45);
  const fan = "M34 126C20 70 62 26 115 26C168 26 210 70 196 126C168 142 62 142 34 126Z";
  o += solid(fan, SH, { s: 6 });
  o += solid("M48 124C38 80 72 44 115 44C158 44 192 80 182 124C158 136 72 136 48 124Z", IN, {
    s: 6,
    in:
      '<g stroke="#a58fb0" stroke-width="1.5" opacity=".6" fill="none">' +
      [60, 78, 96, 115, 134, 152, 170]
        .map((x) => `<path d="M115 140Q${(x + 115) / 2} 90 ${x + (x - 115) * 0.25} 40"/>`)
        .join("") +
      "</g>",
  });
  o += solid("M22 152C40 130 190 130 208 152C214 190 170 222 115 222C60 222 16 190 22 152Z", SH, {
    s: 7,
    in: '<g stroke="#20242c" stroke-width="2" opacity=".6" fill="none"><path d="M30 168Q115 210 200 168M42 188Q115 224 188 188M26 156Q115 194 204 156"/></g>',
  });
  o +=
    '<ellipse cx="115" cy="150" rx="84" ry="19" fill="#2a2430" stroke="#071319" stroke-width="2"/><ellipse cx="115" cy="152" rx="74" ry="14" fill="#8d7f98" opacity=".6"/>';
  const [g, gd] = rad(
    [
      [0, "#8fa0b8"],
      [0.25, "#3c3f5c"],
      [0.7, "#14131f"],
      [1, "#050509"],
    ],
    0.36,
    0.3,
    0.75,
  );
  o += `<defs>${gd}</defs><circle cx="115" cy="126" r="36" fill="url(#${g})" stroke="#040408" stroke-width="2"/><path d="M88 142A31 31 0 0 0 140 146" fill="none" stroke="#7de0cf" stroke-width="3.5" opacity=".5" stroke-linecap="round"/><path d="M93 148A29 29 0 0 0 134 152" fill="none" stroke="#d08be0" stroke-width="2.5" opacity=".6" stroke-linecap="round"/><ellipse cx="102" cy="111" rx="9" ry="6" fill="#fff" opacity=".92" transform="rotate(-32 102 111)"/><circle cx="120" cy="106" r="2.6" fill="#fff" opacity=".7"/>`;
  return o;
}

export function silverChalice(): string {
  const [m, md] = lin(
    [
      [0, "#2b3947"],
      [0.18, "#8fa3b2"],
      [0.3, "#ffffff"],
      [0.42, "#b8c8d2"],
      [0.62, "#5c6d7c"],
      [0.8, "#93a6b4"],
      [1, "#22303c"],
    ],
    0,
    0,
    1,
    0,
  );
  let o =
    `<defs>${md}</defs>` +
    '<path d="M0 220Q60 204 120 212T230 208V250H0Z" fill="#0a2426"/>' +
    glow(115, 84, 100, "#eaf6ff", 0.45);
  const P = (d: string): string =>
    `<path d="${d}" fill="url(#${m})" stroke="#071319" stroke-width="2.2" stroke-linejoin="round"/>`;
  o +=
    P(
      "M74 222C74 210 92 206 104 202C108 190 108 180 106 168H124C122 180 122 190 126 202C138 206 156 210 156 222C140 230 90 230 74 222Z",
    ) +
    P("M98 162C98 152 132 152 132 162C134 172 96 172 98 162Z") +
    P("M56 44C56 100 74 150 104 156H126C156 150 174 100 174 44C150 54 80 54 56 44Z");
  o +=
    '<ellipse cx="115" cy="44" rx="59" ry="13" fill="#1c2935" stroke="#071319" stroke-width="2.2"/><ellipse cx="115" cy="46" rx="52" ry="9.5" fill="#2a8f94"/><path d="M70 45Q92 39 115 45T160 44" stroke="#b8fff2" stroke-width="2" fill="none"/>';
  o +=
    '<path d="M60 76Q115 96 170 76M64 98Q115 118 166 98" stroke="#0d1a24" stroke-width="1.8" fill="none"/><path d="M62 86q8 8 14 5t10-2q8 8 14 5t10-1q8 7 14 4t10-3q8 5 14 1t18-10" stroke="#0d1a24" stroke-width="1.8" fill="none" opacity=".8"/>';
  for (const [x, y, c] of [
    [115, 124, "#d9534f"],
    [90, 118, "#4f7fd9"],
    [140, 118, "#49b27a"],
  ] as const)
    o += `<path d="M${x} ${y - 9}l7 9-7 10-7-10Z" fill="${c}" stroke="#071319" stroke-width="1.8"/><path d="M${x - 3} ${y - 2}l3-5" stroke="#fff" stroke-width="1.8"/>`;
  o +=
    '<path d="M72 66C74 96 84 126 98 142" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".75"/><path d="M44 44C30 56 34 92 66 104M186 44C200 56 196 92 164 104" fill="none" stroke="#071319" stroke-width="9" stroke-linecap="round"/><path d="M44 44C30 56 34 92 66 104M186 44C200 56 196 92 164 104" fill="none" stroke="#b8c8d2" stroke-width="5.5" stroke-linecap="round"/>';
  return o + bub(150, 24, 4) + bub(138, 12, 2.5);
}
