/** Cards fly from where they were to where they are; nothing jumps. */

import { tick } from "svelte";
import type { Flight, GameEvent, Renderer } from "../games/contract";
import { settings } from "../settings.svelte";
import type { Change, Stage, View } from "./session.svelte";

const DURATION = 380;
const STAGGER = 110;
/** With so many changes waiting they go by faster. */
const MANY = 6;
const EASE = "cubic-bezier(.16,.84,.36,1)";
/** A change without flights still takes a moment, so that several can be told apart. */
const BREATH = 140;

interface Place {
  box: DOMRect;
  count: number;
}

function elementsAt(root: HTMLElement, anchor: string): Element[] {
  const name = CSS.escape(anchor);
  return [...root.querySelectorAll(`[data-ref="${name}"],[data-anchor="${name}"]`)];
}

/** Where an anchor is: the last thing of that name, which is the one that has just come. */
function placeOf(root: HTMLElement, anchor: string): Place | null {
  const found = elementsAt(root, anchor);
  const box = found.at(-1)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { box, count: found.length };
}

export class Flights implements Stage {
  /** What flies lies over everything else in here. */
  layer: HTMLElement | null = null;
  #root: HTMLElement;
  #running: Animation[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;

  constructor(
    root: HTMLElement,
    readonly renderer: Renderer,
    readonly seat: () => number | null,
  ) {
    this.#root = root;
  }

  async show(change: Change, apply: () => void): Promise<void> {
    if (settings.motion !== "full" || document.hidden || this.#skipping) {
      apply();
      if (change.backlog === 0) this.#skipping = false;
      return;
    }
    const flights = this.#plan(change);
    const before = new Map<string, Place | null>();
    for (const { from, to } of flights) {
      before.set(from, placeOf(this.#root, from));
      before.set(to, placeOf(this.#root, to));
    }
    apply();
    await tick();
    const pace = change.backlog > MANY ? 0.5 : 1;
    const lasting = flights.map((flight, i) => this.#fly(flight, before, i, pace));
    const longest = Math.max(BREATH * pace, ...lasting);
    await this.#wait(longest);
  }

  /** Let everything arrive at once, and what still waits go without flying. */
  skip(backlog: number): void {
    if (this.#running.length === 0 && this.#wake === null) return;
    this.#skipping = backlog > 0;
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    this.#wake?.();
  }

  #plan(change: Change): Flight[] {
    const before = change.before?.table;
    const after = change.after.table;
    if (!this.renderer.flights || typeof before !== "object" || before === null) return [];
    const events = change.events as GameEvent[];
    return this.renderer.flights(events, before as View, after as View, this.seat());
  }

  /** Start one flight; says when it will have arrived. */
  #fly(flight: Flight, before: Map<string, Place | null>, turn: number, pace: number): number {
    const after = { from: placeOf(this.#root, flight.from), to: placeOf(this.#root, flight.to) };
    const from = before.get(flight.from) ?? after.from;
    const to = after.to ?? before.get(flight.to);
    if (!from || !to || this.layer === null) return 0;
    const delay = (flight.delay ?? turn * STAGGER) * pace;
    const duration = DURATION * pace;
    const carrier = this.#carrier(flight, to.box);
    this.layer.append(carrier);
    const path = carrier.animate(arc(from.box, to.box), { duration, delay, easing: EASE, fill: "both" });
    const inner = carrier.firstElementChild;
    if (flight.back !== undefined && inner !== null) {
      const turned = [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }];
      this.#running.push(inner.animate(turned, { duration, delay, easing: EASE, fill: "both" }));
    }
    this.#running.push(path);
    const land = (): void => carrier.remove();
    path.finished.then(land, land);
    this.#hideArrival(flight.to, before, delay + duration);
    return delay + duration;
  }

  /** What has just come to the table is not seen there before its picture has arrived. */
  #hideArrival(to: string, before: Map<string, Place | null>, time: number): void {
    const now = elementsAt(this.#root, to);
    const arrived = now.at(-1);
    if (arrived === undefined || now.length <= (before.get(to)?.count ?? 0)) return;
    this.#running.push(arrived.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time }));
  }

  #carrier(flight: Flight, box: DOMRect): HTMLElement {
    const carrier = document.createElement("div");
    carrier.className = "flying";
    carrier.style.width = `${box.width}px`;
    carrier.style.height = `${box.height}px`;
    const inner = document.createElement("div");
    inner.className = "sides";
    inner.append(side(flight.picture, "front"));
    if (flight.back !== undefined) inner.append(side(flight.back, "back"));
    carrier.append(inner);
    return carrier;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        this.#running = [];
        resolve();
      };
    });
  }
}

/** Our own drawing, never a text from outside. */
function side(picture: string, name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  element.innerHTML = picture;
  return element;
}

/** From box to box, a little lifted half-way, tilted at first. */
function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const scale = Math.max(0.2, from.width / Math.max(1, to.width));
  const start = { x: centre(from).x - to.width / 2, y: centre(from).y - to.height / 2 };
  const lift = Math.min(60, Math.hypot(start.x - to.x, start.y - to.y) / 8);
  const at = (x: number, y: number, size: number, turn: number): Keyframe => ({
    transform: `translate(${x}px,${y}px) scale(${size}) rotate(${turn}deg)`,
  });
  const middle = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 - lift };
  return [
    at(start.x, start.y, scale, -8),
    at(middle.x, middle.y, (scale + 1) / 2 + 0.06, -3),
    at(to.x, to.y, 1, 0),
  ];
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
