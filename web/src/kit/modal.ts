/** Open a dialog with the focus where the reader begins: the answer offered in gold, or the title. */
export function showFirst(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const first =
    dialog.querySelector<HTMLElement>("[data-first]") ??
    dialog.querySelector<HTMLElement>("footer .btn.primary") ??
    dialog.querySelector<HTMLElement>("h2");
  first?.focus({ preventScroll: true });
}
