/** What overflows can be scrolled with keys as well: it takes the focus while it does, and only then. */
export function scrollable(node: HTMLElement): () => void {
  const look = (): void => {
    const over = node.scrollHeight > node.clientHeight + 1;
    if (over) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
