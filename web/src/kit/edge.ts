/** Marks a box that can be pushed sideways: `data-wide`, and `data-more` while something lies behind its right edge. */
export function edge(box: HTMLElement): () => void {
  const look = (): void => {
    const hidden = box.scrollWidth - box.clientWidth;
    box.toggleAttribute("data-wide", hidden > 1);
    box.toggleAttribute("data-more", hidden - box.scrollLeft > 1);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  if (box.firstElementChild) sizes.observe(box.firstElementChild);
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", look);
  };
}
