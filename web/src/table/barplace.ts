/**
 * The decision bar's place: in the table, where the renderer keeps one (`data-slot="decision"`) and there
 * is room for it, else below. The element is moved, so that its state and the focus in it stay.
 */
export function takePlace(bar: HTMLElement, zone: HTMLElement | undefined): () => void {
  const roomy = matchMedia("(min-width: 701px)");
  const below = bar.parentElement;
  const move = (): void => {
    const slot = roomy.matches ? zone?.querySelector("[data-slot=decision]") : null;
    const place = slot ?? below;
    if (bar.parentElement !== place) place?.append(bar);
  };
  const watcher = new MutationObserver(move);
  if (zone) watcher.observe(zone, { childList: true, subtree: true });
  roomy.addEventListener("change", move);
  move();
  return () => {
    watcher.disconnect();
    roomy.removeEventListener("change", move);
  };
}
