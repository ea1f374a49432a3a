/** Where one looks at the labyrinth from: a spot, and how large it is drawn. */

import type { Box, Spot } from "./geometry";

export interface Look {
  /** The spot of the drawing in the middle of the free area. */
  x: number;
  y: number;
  /** Pixels per unit. */
  k: number;
}

/** The part of the window that no panel covers. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const LEAST = 0.12;
export const MOST = 2.2;

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

/** Everything if it fits at a size that is good to look at, otherwise what lies around a spot. */
export function frame(box: Box, focus: Spot, area: Area, [low, high]: [number, number]): Look {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const k = clamp(Math.min(area.width / width, area.height / height), low, high);
  const half = { x: area.width / 2 / k, y: area.height / 2 / k };
  const fits = { x: half.x * 2 >= width, y: half.y * 2 >= height };
  const x = fits.x
    ? (box.left + box.right) / 2
    : clamp(focus.x, box.left + half.x, box.right - half.x);
  const y = fits.y
    ? (box.top + box.bottom) / 2
    : clamp(focus.y, box.top + half.y, box.bottom - half.y);
  return { x, y, k };
}

/** The least movement that brings a box into view. */
export function include(look: Look, box: Box, area: Area): Look {
  const half = { x: area.width / 2 / look.k, y: area.height / 2 / look.k };
  return {
    x: clamp(look.x, box.right - half.x, box.left + half.x),
    y: clamp(look.y, box.bottom - half.y, box.top + half.y),
    k: look.k,
  };
}

export class Camera {
  look: Look = { x: 0, y: 0, k: 1 };
  area: Area = { left: 0, top: 0, width: 1, height: 1 };
  /** Somebody has moved it by hand. */
  byHand = false;

  readonly #show: (look: Look, moving: boolean) => void;
  #frame = 0;

  constructor(show: (look: Look, moving: boolean) => void) {
    this.#show = show;
  }

  /** The spot of the window where the origin of the drawing is. */
  origin(look: Look = this.look): Spot {
    return {
      x: this.area.left + this.area.width / 2 - look.x * look.k,
      y: this.area.top + this.area.height / 2 - look.y * look.k,
    };
  }

  jump(to: Look): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.look = to;
    this.#show(to, false);
  }

  /** A gentle way to another look; any touch of the hand ends it. */
  glide(to: Look, milliseconds: number): void {
    cancelAnimationFrame(this.#frame);
    if (milliseconds <= 0) return this.jump(to);
    const from = this.look;
    const began = performance.now();
    const tick = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - began) / milliseconds);
      const eased = 1 - (1 - t) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.look = {
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        k: between(from.k, to.k),
      };
      this.#show(this.look, t < 1);
      this.#frame = t < 1 ? requestAnimationFrame(tick) : 0;
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** By hand: so many pixels. */
  pan(dx: number, dy: number): void {
    this.byHand = true;
    const { x, y, k } = this.look;
    this.#byHand({ x: x - dx / k, y: y - dy / k, k });
  }

  /** By hand: larger or smaller around a spot of the window. */
  zoom(factor: number, at: Spot | null = null): void {
    this.byHand = true;
    const { x, y, k } = this.look;
    const next = clamp(k * factor, LEAST, MOST);
    const spot = at ?? {
      x: this.area.left + this.area.width / 2,
      y: this.area.top + this.area.height / 2,
    };
    const away = {
      x: spot.x - this.area.left - this.area.width / 2,
      y: spot.y - this.area.top - this.area.height / 2,
    };
    const shift = 1 / k - 1 / next;
    this.#byHand({ x: x + away.x * shift, y: y + away.y * shift, k: next });
  }

  #byHand(look: Look): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.look = look;
    this.#show(look, true);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
