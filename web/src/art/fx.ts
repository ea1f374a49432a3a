/**
 * Drawing helpers of our hand: cut paper in three tones with a hatched shadow, light from the upper
 * left. They return SVG text. A page that shows such drawings has `DEFS` in it once.
 */

/** Dark, base and light. */
export type Tones = readonly [dark: string, base: string, light: string];
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Point = readonly [x: number, y: number];

let made = 0;

/** A fresh id: drawings with gradients and clips stand side by side in one document. */
export function uid(prefix: string): string {
  made += 1;
  return prefix + made.toString(36);
}

/** A small generator for ornament: the same seed draws the same picture. */
export function rng(seed: number): () => number {
  let a = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number with one digit after the point: enough for a drawing. */
export const f = (x: number): number => Math.round(x * 10) / 10;

export interface SolidOptions {
  /** How far the light is shifted. */
  s?: number;
  ink?: string;
  /** Opacity of the hatching and of the light. */
  h?: number;
  lo?: number;
  /** More drawing inside the shape. */
  in?: string;
  /** Width of the ink line. */
  w?: number;
}

/** A solid shape. */
export function solid(d: string, [dark, base, light]: Tones, o: SolidOptions = {}): string {
  const clip = uid("c");
  const s = o.s ?? 5;
  return (
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="${dark}"/>` +
    `<g clip-path="url(#${clip})"><path d="${d}" fill="url(#hatch)" opacity="${o.h ?? 0.5}"/>` +
    `<path d="${d}" transform="translate(${-s},${-s * 0.8})" fill="${base}"/>` +
    `<path d="${d}" transform="translate(${-s * 2.6},${-s * 2.1})" fill="${light}" opacity="${o.lo ?? 0.5}"/>` +
    `${o.in ?? ""}</g><path d="${d}" fill="none" stroke="${o.ink ?? "#071319"}" ` +
    `stroke-width="${o.w ?? 1.8}" stroke-linejoin="round"/>`
  );
}

/** A tube, rope or bar along a centre line. */
export function tube(
  d: string,
  w: number,
  [dark, base, light]: Tones,
  o: { cap?: string; twist?: boolean } = {},
): string {
  const twist = o.twist
    ? `<path d="${d}" stroke="#071319" stroke-width="${w * 0.9}" stroke-dasharray="1.3 ${w * 0.62}" opacity=".55" stroke-linecap="butt"/>`
    : "";
  const lit = (colour: string, width: number, shift: number, more = ""): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${w * width}" transform="translate(${-w * shift},${-w * shift})"${more}/>`;
  return (
    `<g fill="none" stroke-linecap="${o.cap ?? "round"}" stroke-linejoin="round">` +
    `<path d="${d}" stroke="#071319" stroke-width="${w + 3.2}"/><path d="${d}" stroke="${dark}" stroke-width="${w}"/>` +
    lit(base, 0.66, 0.12) +
    lit(light, 0.2, 0.24, ' opacity=".8"') +
    `${twist}</g>`
  );
}

/** A soft round light. */
export function glow(x: number, y: number, r: number, colour: string, opacity = 0.9): string {
  const g = uid("g");
  return (
    `<radialGradient id="${g}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset=".35" stop-color="${colour}" stop-opacity="${opacity * 0.38}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${g})"/>`
  );
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const seen = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`;
    })
    .join("");
}

/** A linear gradient: its id, and the definition to put into the drawing. */
export function lin(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): [string, string] {
  const g = uid("l");
  return [
    g,
    `<linearGradient id="${g}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  ];
}

/** A radial gradient, likewise. */
export function rad(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): [string, string] {
  const g = uid("r");
  return [
    g,
    `<radialGradient id="${g}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  ];
}

/** The hatching of shadows; a drawing that is shown as a picture of its own needs it inside. */
export const HATCH = `<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1H5" stroke="#02090d" stroke-width="1.5"/></pattern>`;

/** Patterns and filters that drawings refer to; once in a page. */
export const DEFS = `<svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs>
${HATCH}
<pattern id="hatchl" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-40)"><path d="M0 1H6" stroke="#fff" stroke-width=".8" opacity=".5"/></pattern>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="soft2" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>
<filter id="soft3" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter></defs></svg>`;

/** The address of a drawing as a picture of its own: drawn once, shown many times. */
export function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
