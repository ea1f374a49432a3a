/** What moves in one step: burned cards fly past face-down, the last one turns and finds its place. */

import type { Flight, GameEvent } from "../contract";
import { cardPicture } from "./art/card";
import { passage } from "./art/passage";
import { CARD_APART } from "./motion";
import { exitTile } from "./scene";
import type { TileView, View } from "./view";

const picture = (art: string): string =>
  `<svg class="an-card" viewBox="0 0 160 160" aria-hidden="true">${art}</svg>`;

/** Where the last card of a draw goes. */
function goal(card: string): string {
  if (card === "item") return "satchel";
  return card === "stairs" ? "revealed" : "landing";
}

/** The card as it will lie, if it lies somewhere. */
function arrival(card: string, events: readonly GameEvent[], after: View): string {
  const placed = events.find(
    (event) => (event.event === "place" || event.event === "cover") && event.card === card,
  );
  const tile: TileView | null | undefined =
    card === "exit" ? exitTile(after) : placed && after.tiles[Number(placed.tile)];
  return tile && tile.card === card ? picture(passage(tile)) : cardPicture(card);
}

export function flights(events: GameEvent[], _before: View, after: View): Flight[] {
  const found: Flight[] = [];
  const back = cardPicture("back");
  let delay = 0;
  for (const event of events) {
    if (event.event === "draw" || event.event === "dig") {
      const card = String(event.card);
      const drawn = event.event === "draw" ? Number(event.drawn) : 1;
      for (let i = 1; i < drawn; i++) {
        found.push({ from: "deck", to: "burned", picture: back, delay });
        delay += CARD_APART;
      }
      found.push({
        from: "deck",
        to: goal(card),
        picture: arrival(card, events, after),
        back,
        delay,
      });
      delay += CARD_APART;
    } else if (event.event === "mercy") {
      const gone = cardPicture(String(event.card));
      found.push({ from: "landing", to: "burned", picture: gone, delay: delay + 600 });
    } else if (event.event === "map") {
      const cards = Array.isArray(event.cards) ? event.cards : [];
      for (const [i, card] of cards.entries()) {
        found.push({ from: "deck", to: `known:${i}`, picture: cardPicture(card), back, delay });
        delay += CARD_APART;
      }
    }
  }
  return found;
}
