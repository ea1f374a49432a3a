/** Looking around by wheel, finger and key. */

import type { Camera } from "./camera";
import type { Spot } from "./geometry";

/** A press that moves farther than this is no click. */
const SLACK = 7;
const STEP = 90;

function spotIn(node: HTMLElement, event: { clientX: number; clientY: number }): Spot {
  const box = node.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** Keys that look around while the map has the focus; true if this was one. */
function byKey(key: string, camera: Camera, home: () => void): boolean {
  switch (key) {
    case "ArrowLeft":
      camera.pan(STEP, 0);
      return true;
    case "ArrowRight":
      camera.pan(-STEP, 0);
      return true;
    case "ArrowUp":
      camera.pan(0, STEP);
      return true;
    case "ArrowDown":
      camera.pan(0, -STEP);
      return true;
    case "+":
    case "=":
      camera.zoom(1.25);
      return true;
    case "-":
    case "_":
      camera.zoom(0.8);
      return true;
    case "0":
    case "Home":
      home();
      return true;
    default:
      return false;
  }
}

/** Binds the map's window to its camera; gives what undoes it. */
export function lookAround(node: HTMLElement, camera: Camera, home: () => void): () => void {
  const fingers = new Map<number, Spot>();
  let moved = 0;

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const amount = Math.max(-120, Math.min(120, event.deltaY * lines));
    camera.zoom(Math.exp(-amount * (event.ctrlKey ? 0.01 : 0.0022)), spotIn(node, event));
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, spotIn(node, event));
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spotIn(node, event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    moved += Math.hypot(dx, dy);
    if (moved < SLACK) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return camera.pan(dx, dy);
    const apart = (spot: Spot): number => Math.hypot(spot.x - other.x, spot.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    camera.pan(dx / 2, dy / 2);
    camera.zoom(apart(now) / Math.max(1, apart(before)), middle);
  };

  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };

  // Whoever drags the map does not mean the door under the finger.
  const click = (event: MouseEvent): void => {
    if (moved >= SLACK) {
      event.stopPropagation();
      event.preventDefault();
    }
    moved = 0;
  };

  const key = (event: KeyboardEvent): void => {
    if (event.target !== node || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!byKey(event.key, camera, home)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("keydown", key);
  return () => {
    node.removeEventListener("wheel", wheel);
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
    node.removeEventListener("click", click, { capture: true });
    node.removeEventListener("keydown", key);
  };
}
