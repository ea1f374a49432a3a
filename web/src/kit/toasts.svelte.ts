/** Short notices at the top of the screen; each leaves after 4 seconds. */

export type ToastTone = "good" | "plain" | "bad";

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
  /** The code of an error, in small print. */
  code: string;
  glyph: string;
}

const SECONDS = 4;
const MOST = 3;
const GLYPH: Record<ToastTone, string> = { good: "check", plain: "info", bad: "info" };

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;

  say(text: string, tone: ToastTone = "plain", code = "", glyph = GLYPH[tone]): void {
    this.#next += 1;
    const toast = { id: this.#next, text, tone, code, glyph };
    this.shown = [...this.shown.filter((old) => old.text !== text), toast].slice(-MOST);
    setTimeout(() => this.drop(toast.id), SECONDS * 1000);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
