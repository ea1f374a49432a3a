/** How much may move, by the reader's settings. */

export type Motion = "full" | "reduced" | "off";

export function motion(): Motion {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === "off" || chosen === "reduced") return chosen;
  if (chosen !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches) return "reduced";
  return "full";
}

/** A time in milliseconds as the reader wants it: nothing moves unless all may. */
export const paced = (milliseconds: number): number => (motion() === "full" ? milliseconds : 0);

/** Cards are drawn one after the other: how long until the last of them lies. */
export const CARD_APART = 120;
export const CARD_FLIGHT = 380;

export function drawTime(cards: number): number {
  return cards <= 0 ? 0 : paced((cards - 1) * CARD_APART + CARD_FLIGHT);
}
