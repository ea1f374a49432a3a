/** The lamp walks, a level sinks, a labyrinth falls. All of it is ornament: nothing waits for it. */

import { CELL, type Spot } from "./geometry";
import { paced } from "./motion";

const ROOM_TIME = 250;
const LONGEST = 1200;

const put = ({ x, y }: Spot): string => `translate(${x}px,${y}px)`;

/** Along the rooms, at a walking pace; it sets off when the card lies there. */
export function walk(lights: Iterable<HTMLElement>, spots: readonly Spot[], delay: number): void {
  const time = paced(Math.min(LONGEST, (spots.length - 1) * ROOM_TIME));
  if (time === 0) return;
  const frames = spots.map((spot) => ({ transform: put(spot) }));
  for (const light of lights)
    light.animate(frames, { duration: time, delay, easing: "ease-in-out", fill: "backwards" });
}

/** Out here, lit again there. */
export function leap(lights: Iterable<HTMLElement>): void {
  const time = paced(500);
  if (time === 0) return;
  for (const light of lights) light.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time });
}

/** A copy of what is there, to say goodbye to. */
function ghostOf(stage: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.style.cssText =
    "position:absolute;left:0;top:0;pointer-events:none;transform-origin:80px 80px";
  ghost.setAttribute("aria-hidden", "true");
  for (const child of stage.children) ghost.append(child.cloneNode(true));
  for (const named of ghost.querySelectorAll("[data-ref]")) {
    named.removeAttribute("data-ref");
    named.removeAttribute("tabindex");
    named.removeAttribute("role");
  }
  stage.parentElement?.insertBefore(ghost, stage.nextSibling);
  return ghost;
}

/** Stairs: the level sinks into the dark below one's feet. */
export function sink(stage: HTMLElement, time: number): void {
  if (time === 0) return;
  const ghost = ghostOf(stage);
  const fall = ghost.animate(
    [
      { transform: "scale(1)", opacity: 1 },
      { transform: "scale(1.15)", opacity: 0 },
    ],
    { duration: time, easing: "ease-in", fill: "forwards" },
  );
  fall.onfinish = () => ghost.remove();
  stage.animate(
    [
      { transform: "scale(.9)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: time, delay: time * 0.6, easing: "ease-out", fill: "backwards" },
  );
}

/** Collapse: the far end falls first. */
export function crumble(stage: HTMLElement, time: number): void {
  if (time === 0) return;
  const ghost = ghostOf(stage);
  const rooms = [...ghost.querySelectorAll<SVGGElement>(".room > g")].slice(1).reverse();
  const apart = Math.min(40, time / 2 / Math.max(1, rooms.length));
  for (const [i, room] of rooms.entries()) {
    room.style.transformOrigin = `${CELL / 2}px ${CELL / 2}px`;
    const tilt = i % 2 === 0 ? 9 : -9;
    room.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translateY(14px) rotate(${tilt}deg) scale(.82)`, opacity: 0 },
      ],
      { duration: time / 2, delay: i * apart, easing: "ease-in", fill: "forwards" },
    );
  }
  const shake = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translate(${x}px,${-x / 2}px)` }));
  ghost.animate(shake, { duration: 150 });
  window.setTimeout(() => ghost.remove(), time + 100);
}
