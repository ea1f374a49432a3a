/** The table by keys alone: 1–9 choose, Enter plays, Escape goes back, letters open what the bar opens. */

import { tick } from "svelte";
import type { Board } from "./board.svelte";
import type { Frame } from "./frame.svelte";

export interface Deeds {
  undo(): void;
  hint(): void;
  log(): void;
}

/** Fields and dialogs have their own use for keys. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return true;
  return document.querySelector("dialog[open]") !== null;
}

export function pressKey(event: KeyboardEvent, board: Board, frame: Frame, deeds: Deeds): void {
  if (isElsewhere(event)) return;
  if (takeKey(event, board, frame, deeds)) event.preventDefault();
}

function takeKey(event: KeyboardEvent, board: Board, frame: Frame, deeds: Deeds): boolean {
  const { choice, past } = board;
  if (/^[1-9]$/.test(event.key)) {
    const option = choice.options[Number(event.key) - 1];
    if (option === undefined) return false;
    choice.choose(option);
    // Wherever the focus was, Enter now plays it.
    void tick().then(() => document.querySelector<HTMLElement>("#decision .btn.primary")?.focus());
    return true;
  }
  switch (event.key.toLowerCase()) {
    case "enter": {
      // A button that has the focus is what Enter presses.
      const onButton = event.target instanceof Element && event.target.closest("button, a, [role=button]");
      if (onButton || board.gold === null) return false;
      board.play(board.gold);
      return true;
    }
    case "escape":
      if (choice.narrowed) choice.back();
      else if (past.shown) past.present();
      else return false;
      return true;
    case "u":
      deeds.undo();
      return true;
    case "h":
      deeds.hint();
      return true;
    case "l":
      deeds.log();
      return true;
    case "r":
      frame.openRule(board.now?.ask?.rule ?? null);
      return true;
    case "arrowleft":
      if (board.session.moves > 0) past.step(-1);
      return true;
    case "arrowright":
      if (past.shown) past.step(1);
      return true;
    default:
      return false;
  }
}
