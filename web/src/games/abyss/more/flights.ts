/** What moves on the table because of an expansion. */

import type { Flight, GameEvent } from "../../contract";
import { allyOf } from "../material";
import { allyPicture, backPicture, flying, flyingPicture } from "../pictures";
import {
  figurePicture,
  leviathanPicture,
  lootPicture,
  nebulisPicture,
  tokenPicture,
} from "./pictures";

type Move = Omit<Flight, "delay">;

function several(count: number, move: Move): Move[] {
  return Array.from({ length: Math.min(count, 6) }, () => move);
}

/** Cards of the reader have refs; other hands are numbers. */
function handPlace(who: number, card: string, seat: number | null): string {
  return who === seat ? `hand:${card}` : `hand-of:${who}`;
}

const ally = (card: string): string =>
  flying(allyPicture(card), { value: allyOf(card).value, kind: "ally" });

export function flights(event: GameEvent, seat: number | null): Move[] {
  const who = Number(event.seat);
  const count = Number(event.count);
  const card = String(event.card);
  switch (event.event) {
    case "leviathan":
    case "breed":
    case "first-leviathan":
      return [
        {
          from: "leviathans",
          to: String(event.ref),
          picture: flying(leviathanPicture(String(event.leviathan))),
          back: flying(backPicture("leviathans")),
        },
      ];
    case "attack":
      return [{ from: handPlace(who, card, seat), to: String(event.ref), picture: ally(card) }];
    case "slain":
      return [
        {
          from: String(event.ref),
          to: `slain:${who}`,
          picture: flying(leviathanPicture(String(event.leviathan))),
        },
      ];
    case "leviathan-tokens":
      return several(count, {
        from: "monsters:leviathan",
        to: `leviathan-tokens:${who}`,
        picture: flyingPicture(tokenPicture("leviathan")),
      });
    case "nebulis":
      return several(count, {
        from: "paid",
        to: `nebulis:${who}`,
        picture: flyingPicture(nebulisPicture()),
      });
    case "nebulis-paid":
      return several(count, {
        from: `nebulis:${who}`,
        to: "track",
        picture: flyingPicture(nebulisPicture()),
      });
    case "figure":
      return [{ from: "figure", to: "figure", picture: flyingPicture(figurePicture("kraken")) }];
    case "scourge":
      return [{ from: "scourge", to: "scourge", picture: flyingPicture(figurePicture("scourge")) }];
    case "loot":
      return [
        {
          from: "loot",
          to: `location:${String(event.location)}`,
          picture: flying(lootPicture(Number(event.value)), {
            value: Number(event.value),
            kind: "ally",
          }),
          back: flying(backPicture("loot")),
        },
      ];
    case "place":
      return [{ from: "track", to: `council:${String(event.race)}`, picture: ally(card) }];
    case "heal":
      return [{ from: "discard", to: handPlace(who, card, seat), picture: ally(card) }];
    case "loot-ally":
      return [{ from: "deck", to: handPlace(who, card, seat), picture: ally(card) }];
    default:
      return [];
  }
}
