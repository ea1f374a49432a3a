/**
 * Figures are drawn as a left half and mirrored: light falls from the upper left, so the left half has
 * the light tone and the right half the dark one. A head may be turned: the half that turns away gets
 * narrower and the near one wider, while light and shade stay where they are.
 */

import { dark } from "./colour";
import { disc, group, line, path } from "./pen";

/** The axis of the stage. */
const AXIS = 120;

let near = 1;
let far = 1;
let left = "";
let right = "";

/** How far the head looks to the side, −1 to 1, for everything drawn until the next call. */
export function turnTo(turn: number): void {
  near = 1 + (turn > 0 ? 0.13 : 0.27) * turn;
  far = 1 - (turn > 0 ? 0.27 : 0.13) * turn;
  right = ` transform="matrix(${(-far).toFixed(3)} 0 0 1 ${(AXIS + AXIS * far).toFixed(1)} 0)"`;
  left = turn
    ? ` transform="matrix(${near.toFixed(3)} 0 0 1 ${(AXIS - AXIS * near).toFixed(1)} 0)"`
    : "";
}
turnTo(0);

/** The attribute that mirrors a drawing to the right. */
export const toTheRight = (): string => right;

/** Where a single point stands when the head is turned. */
export function turnedX(x: number): number {
  return x < AXIS ? AXIS - (AXIS - x) * near : AXIS + (x - AXIS) * far;
}

/** A shape and its mirror image. */
export function half(d: string, light: string, shade = dark(light, 0.34)): string {
  return path(d, light, left) + path(d, shade, right);
}

/** A line and its mirror image. */
export function halfLine(
  d: string,
  light: string,
  width: number,
  shade = dark(light, 0.3),
): string {
  return line(d, light, width, left) + line(d, shade, width, right);
}

/** A drawing and its mirror image. */
export function mirrored(drawing: string, shaded = drawing): string {
  return group(drawing, left) + group(shaded, right);
}

export type EyeKind = "round" | "slit" | "almond" | "glow" | "lid";

const EYES: Record<EyeKind, (glow: string) => string> = {
  round: (glow) =>
    disc(0, 0, 9, "#071a22") +
    disc(0, 0, 6.6, glow) +
    disc(0, 0, 3.4, "#06121a") +
    disc(-2.4, -2.6, 1.7, "#fff"),
  slit: (glow) =>
    disc(0, 0, 9, "#071a22") +
    disc(0, 0, 7.2, glow) +
    path("M-6.5-1.5h13v3.2h-13Z", "#06121a") +
    disc(-3, -3.6, 1.6, "#fff"),
  almond: (glow) =>
    path("M-11 1C-6-6 5-6 11 2 5 7-6 7-11 1Z", "#06161e") +
    disc(0, 0.6, 4.4, glow) +
    disc(0, 0.6, 2, "#06121a") +
    disc(-1.6, -1, 1.1, "#fff"),
  glow: (glow) =>
    path("M-11 0C-5-5 5-4 11 4 4 6-7 6-11 0Z", glow) +
    path("M-7 .5C-3-2 3-1 7 3 2 4-4 4-7 .5Z", "#ffffff", ' opacity=".75"'),
  lid: (glow) =>
    disc(0, 0, 8.5, "#071a22") +
    disc(0, 0.8, 6.2, glow) +
    disc(0, 1.5, 3, "#06121a") +
    path("M-9.5-.5C-7-10 7-10 9.5-.5 5-3.5-5-3.5-9.5-.5Z", "#000", ' opacity=".55"'),
};

export function eye(x: number, y: number, kind: EyeKind, glow: string, scale = 1): string {
  return group(EYES[kind](glow), ` transform="translate(${x} ${y}) scale(${scale})"`);
}

/** A pair of eyes. */
export function eyes(x: number, y: number, kind: EyeKind, glow: string, scale = 1): string {
  return mirrored(eye(x, y, kind, glow, scale));
}
