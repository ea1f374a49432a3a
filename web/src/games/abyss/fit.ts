/** Makes what lies in a box smaller, by the custom property --fit, until none of it is cut off. */

const STEPS = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** What can be pushed aside is not cut off. */
function cuts(box: HTMLElement): boolean {
  const wide = box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "hidden";
  return wide || box.scrollHeight > box.clientHeight;
}

export function fit(box: HTMLElement): () => void {
  const look = (): void => {
    for (const step of STEPS) {
      box.style.setProperty("--fit", String(step));
      if (!cuts(box)) return;
    }
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  if (box.firstElementChild) sizes.observe(box.firstElementChild);
  return () => sizes.disconnect();
}
