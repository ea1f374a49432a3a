/** The lamp that shows where one stands. */

import { glowOf } from "./defs";

const ring = (a: number, b: number): string =>
  `M${-a} ${-b}H${a}L${b} ${-a}V${a}L${a} ${b}H${-a}L${-b} ${a}V${-a}Z`;

export const LAMP =
  glowOf("gold", 0, 0, 120, 0.8) +
  '<ellipse cx="5" cy="9" rx="23" ry="21" fill="#02080b" opacity=".6"/>' +
  `<path d="${ring(9.5, 23)}" fill="#7a5218" stroke="#1d1206" stroke-width="2.5"/>` +
  `<path d="${ring(8, 19.5)}" fill="#f2c66d"/><path d="${ring(6, 14.5)}" fill="#fff6d8"/>` +
  '<path d="M-19.5 -8L-14.5 -6M-19.5 8L-14.5 6M19.5 -8L14.5 -6M19.5 8L14.5 6M-8 -19.5L-6 -14.5M8 -19.5L6 -14.5M-8 19.5L-6 14.5M8 19.5L6 14.5" stroke="#7a5218" stroke-width="2"/>' +
  '<circle r="6" fill="#fff"/><path d="M-10 -10a14 14 0 0 1 8 -4" stroke="#fff" stroke-width="2.5" fill="none" stroke-linecap="round"/>';
