/**
 * The pen of this table. Two lights everywhere: the pale light of the white chasm from the upper left, and the
 * coloured light of the dark chasm from the right. A drawing with both rims belongs here.
 */

import {
  almond,
  ell,
  f,
  mirrored,
  rings,
  rng,
  sampler,
  spikes,
  taper,
  xy,
  type Point,
  type Points,
  type SpikeOptions,
  type Widths,
} from "./geo";

export interface Palette {
  glow: string;
  /** The rims of the two lights. */
  rimL: string;
  rimR: string;
  /** The body from its light to its dark end. */
  hi: string;
  lo: string;
  eye: string;
  dark: string;
  bone: string;
}

/** Marks inside a solid: a path, its colour, its opacity, and the width of a line or nothing for a filled one. */
export type Mark = readonly [d: string, colour: string, opacity?: number, width?: number];

export interface SolidOptions {
  fill?: string;
  /** How wide the rims are, and how strong. */
  L?: number;
  R?: number;
  oL?: number;
  oR?: number;
  rimL?: string;
  rimR?: string;
  marks?: readonly Mark[];
}

export interface LimbOptions extends SolidOptions {
  ring?: number;
  ringO?: number;
  ringW?: number;
  lightO?: number;
  spike?: SpikeOptions;
  t0?: number;
  t1?: number;
}

export interface EyeOptions {
  c?: string;
  slit?: boolean | "dot";
  glow?: number;
  socket?: number;
  cx?: number;
}

/** The points as they are, or as they are on the other side. */
export type Side = (p: Points) => readonly Point[];
/** One point on that side. */
export const at = (side: Side, x: number, y: number): [number, number] => {
  const [p = [0, 0]] = side([[x, y]]);
  return [p[0], p[1]];
};
/** Whether this is the far side. */
export const flipped = (side: Side): boolean => at(side, 0, 0)[0] !== 0;

export function mix(a: string, b: string, part: number): string {
  const channel = (colour: string, i: number): number => parseInt(colour.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => {
    const from = channel(a, i);
    const value = Math.round(from + (channel(b, i) - from) * part);
    return value.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

export interface FeatherOptions {
  n?: number;
  len?: number;
  side?: number;
  w?: number;
  seed?: number;
  lean?: number;
}

/** Thin wedges that grow inward from a contour, as in a linocut. */
export function feather(p: Points, o: FeatherOptions = {}): string {
  const { n = 24, len = 14, side = 1, w = 1.1, seed = 5, lean = 0.5 } = o;
  const place = sampler(p);
  const random = rng(seed * 131 + 7);
  let d = "";
  for (let i = 0; i < n; i++) {
    const [x, y, tx, ty] = place((i + 0.5) / n);
    const [nx, ny] = [-ty * side, tx * side];
    const l = len * (0.4 + 0.6 * random());
    d += `M${xy([x - tx * w, y - ty * w])}L${xy([x + nx * l + tx * l * lean, y + ny * l + ty * l * lean])}`;
    d += `L${xy([x + tx * w, y + ty * w])}Z`;
  }
  return d;
}

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : "");

export class Scene {
  readonly random: () => number;
  private made = 0;
  private readonly defs: string[] = [];
  private readonly out: string[] = [];

  constructor(
    readonly id: string,
    readonly p: Palette,
    readonly W = 400,
    readonly H = 300,
  ) {
    this.random = rng([...id].reduce((a, c) => (a * 31 + c.charCodeAt(0)) | 0, 7));
    this.grad("body", p.hi, p.lo);
    this.grad("far", mix(p.hi, p.lo, 0.6), p.dark);
    this.grad("bone", p.bone, mix(p.bone, p.dark, 0.72));
    this.grad("tooth", mix(p.bone, "#ffffff", 0.35), mix(p.bone, p.dark, 0.22));
    this.grad("mem", mix(p.hi, p.glow, 0.22), mix(p.lo, p.glow, 0.08));
  }

  private fresh(): string {
    return `${this.id}-${(this.made++).toString(36)}`;
  }

  /** A fill of this name, from the light to the dark end. */
  grad(name: string, a: string, b: string, y0 = 0.12, y1 = 0.98): this {
    return this.define(
      `<linearGradient id="${this.id}-g-${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${f(this.H * y0)}" ` +
        `x2="${f(this.W * 0.12)}" y2="${f(this.H * y1)}"><stop stop-color="${a}"/>` +
        `<stop offset="1" stop-color="${b}"/></linearGradient>`,
    );
  }

  private fill(name: string): string {
    return name.startsWith("#") ? name : `url(#${this.id}-g-${name})`;
  }

  define(text: string): this {
    this.defs.push(text);
    return this;
  }

  raw(text: string): this {
    this.out.push(text);
    return this;
  }

  /** A body: its rims are shifted copies of its own shape, so they fit any outline. */
  solid(d: string, o: SolidOptions = {}): this {
    const { fill = "body", L = 2.6, R = 2.2, oL = 1, oR = 1 } = o;
    const { rimL = this.p.rimL, rimR = this.p.rimR, marks = [] } = o;
    const id = this.fresh();
    const inside = `clip-path="url(#${id}c)"`;
    const copy = (colour: string, more = ""): string =>
      `<use href="#${id}" fill="${colour}"${more}/>`;
    const body = this.fill(fill);
    const back = ` transform="translate(${f(-L - R)} ${f(-L * 0.9 + R * 0.25)})"`;
    this.define(`<path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath>`);
    return this.raw(
      `<g ${inside}>${copy(body)}${copy(rimL, faint(oL))}` +
        `<g transform="translate(${L} ${f(L * 0.9)})" ${inside}>${copy(body)}${copy(rimR, faint(oR))}` +
        `${copy(body, back)}</g>${marks.map(drawn).join("")}</g>`,
    );
  }

  flat(d: string, colour: string, opacity = 1): this {
    return this.raw(`<path d="${d}" fill="${this.fill(colour)}"${faint(opacity)}/>`);
  }

  line(d: string, colour: string, width = 1.5, opacity = 1): this {
    return this.raw(drawn([d, colour, opacity, width]));
  }

  glow(x: number, y: number, r: number | Point, colour = this.p.glow, opacity = 0.8): this {
    const id = this.fresh();
    const [rx, ry] = typeof r === "number" ? [r, r] : r;
    const stop = (offset: number, part: number): string =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${part}"/>`;
    this.define(
      `<radialGradient id="${id}">${stop(0, opacity)}${stop(0.35, Number(f(opacity * 4)) / 10)}` +
        `${stop(1, 0)}</radialGradient>`,
    );
    return this.raw(
      `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`,
    );
  }

  limb(p: Points, w: Widths, o: LimbOptions = {}): this {
    const { fill = "body", ring = 10, ringO = 0.55, ringW = 1.3, lightO = 0.28, spike } = o;
    const { L = 2.2, R = 1.8, t0 = 0.06, t1 = 0.94, oL = 1, oR = 1 } = o;
    if (spike) this.solid(spikes(p, w, spike), { fill, L: 1.4, R: 1.2, oL, oR });
    const across = rings(p, w, { n: ring, t0, t1, a: -1, b: 0.25 });
    const light = rings(p, w, {
      n: ring,
      t0: t0 + 0.02,
      t1: Math.min(1, t1 + 0.02),
      a: 0.35,
      b: 0.95,
    });
    const marks: Mark[] = [
      [across, this.p.dark, ringO, ringW],
      [light, this.p.rimL, lightO * oL, 0.9],
    ];
    return this.solid(taper(p, w), { fill, L, R, oL, oR, marks: ring ? marks : [] });
  }

  eye(x: number, y: number, w: number, up: number, dn: number, tilt = 0, o: EyeOptions = {}): this {
    const { c = this.p.eye, slit = true, glow = 2.6, socket = 1.5 } = o;
    if (socket) {
      this.flat(
        almond(x, y, w * socket, up * socket * 1.15, dn * socket * 1.2, tilt),
        this.p.dark,
        0.9,
      );
    }
    this.glow(x, y, w * glow, this.p.glow, 0.75).flat(almond(x, y, w, up, dn, tilt), c);
    if (!slit) return this;
    const pupil = slit === "dot" ? [w * 0.2, w * 0.2] : [w * 0.13, (up + dn) * 0.42];
    return this.flat(ell(x, y, pupil[0] ?? 0, pupil[1] ?? 0), this.p.dark);
  }

  eyes(
    dx: number,
    y: number,
    w: number,
    up: number,
    dn: number,
    tilt: number,
    o: EyeOptions = {},
  ): this {
    const cx = o.cx ?? this.W / 2;
    this.eye(cx - dx, y, w, up, dn, tilt, o);
    return this.eye(cx + dx, y, w, up, dn, -tilt, o);
  }

  /** A part and its mirror image; the second is told that it is one. */
  both(draw: (side: Side, sign: -1 | 1) => unknown, cx = this.W / 2): this {
    draw((p) => p, -1);
    draw((p) => mirrored(p, cx), 1);
    return this;
  }

  /** A part in its own place, turned and sized. */
  placed(x: number, y: number, turn: number, draw: () => unknown, size = 1): this {
    this.raw(`<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${size})">`);
    draw();
    return this.raw("</g>");
  }

  svg(box = `0 0 ${this.W} ${this.H}`): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${this.defs.join("")}</defs>${this.out.join("")}</svg>`
    );
  }
}

function drawn([d, colour, opacity = 1, width = 0]: Mark): string {
  return width
    ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ` +
        `stroke-linejoin="round"${faint(opacity)}/>`
    : `<path d="${d}" fill="${colour}"${faint(opacity)}/>`;
}
