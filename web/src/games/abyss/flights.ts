/** What moves on the table in one step, read from its events. */

import type { Flight, GameEvent } from "../contract";
import { KRAKEN, RACES, type Race } from "./art/colour";
import { more } from "./expansions.svelte";
import { allyOf, lordOf } from "./material";
import {
  allyPicture,
  backPicture,
  flying,
  flyingEmblem,
  locationPicture,
  lordPicture,
  type Back,
} from "./pictures";
import type { AbyssView } from "./view";

const STAGGER = 90;

interface Step {
  before: AbyssView;
  after: AbyssView;
  seat: number | null;
}

type Move = Omit<Flight, "delay">;

export function flights(
  events: GameEvent[],
  before: AbyssView,
  after: AbyssView,
  seat: number | null,
): Flight[] {
  const step: Step = { before, after, seat };
  const moves = events.flatMap((event) => movesOf(event, step));
  return moves.map((move, at) => ({ ...move, delay: at * STAGGER }));
}

function movesOf(event: GameEvent, step: Step): Move[] {
  const who = Number(event.seat);
  const card = text(event.card);
  const lord = text(event.lord);
  switch (event.event) {
    case "reveal":
    case "monster": {
      const to = `track:${String(event.space)}`;
      const drawing = Number(event.space);
      return card ? [{ from: "deck", to, picture: face(card, drawing), back: back("deck") }] : [];
    }
    case "buy":
      return [
        ...toHand(card, offered(step), who, step),
        ...tokens(Number(event.price), `pearls:${who}`, `pearls:${String(event.target)}`, "pearl"),
      ];
    case "take":
      return toHand(card, offered(step), who, step);
    case "council":
      return toCouncil(list(event.cards), step);
    case "support":
      return supported(event, who, step);
    case "purge":
      return [{ from: `council:${String(event.race)}`, to: "discard", picture: back("deck") }];
    case "pearls":
      return tokens(Number(event.count), "track", `pearls:${who}`, "pearl");
    case "lose-pearls":
      return tokens(Number(event.count), `pearls:${who}`, "track", "pearl");
    case "keys":
      return tokens(Number(event.count), "key-supply", `keys:${who}`, "key");
    case "tokens":
      return tokens(Number(event.count), "monsters", `tokens:${who}`, "monster-token");
    case "rob":
      return tokens(1, `tokens:${String(event.target)}`, `tokens:${who}`, "monster-token");
    case "pay":
      return card
        ? [{ from: handPlace(who, card, step), to: `paid:${card}`, picture: face(card) }]
        : [];
    case "affiliate":
      return card ? [{ from: `paid:${card}`, to: `affiliated:${who}`, picture: face(card) }] : [];
    case "recruit":
    case "corrupt":
      return lord ? [lordMove(`lord:${lord}`, lord)] : [];
    case "plot":
    case "newcomer":
      return lord ? [fromLordDeck(lord)] : [];
    case "refill":
    case "oust":
      return list(event.lords).map(fromLordDeck);
    case "draw":
      return list(event.locations).map((tile) => fromStack(tile));
    case "control":
      return controlled(text(event.location));
    case "discard":
      return list(event.cards).map((one) => ({
        from: handPlace(who, one, step),
        to: "discard",
        picture: face(one),
      }));
    case "sell":
      return card ? [{ from: handPlace(who, card, step), to: "discard", picture: face(card) }] : [];
    case "threat":
      return [
        {
          from: `threat:${String(step.before.threat)}`,
          to: `threat:${String(event.space)}`,
          picture: flyingEmblem("threat", "token"),
        },
      ];
    default:
      return more()?.flights(event, step.seat) ?? [];
  }
}

function text(fact: GameEvent[string] | undefined): string | null {
  return typeof fact === "string" ? fact : null;
}

function list(fact: GameEvent[string] | undefined): string[] {
  return Array.isArray(fact) ? fact : [];
}

function face(card: string, drawing = 0): string {
  const { race, value } = allyOf(card);
  return flying(allyPicture(card, drawing), race ? { value, kind: "ally" } : undefined);
}

const back = (name: Back): string => flying(backPicture(name));

const lordFace = (id: string): string =>
  flying(lordPicture(id), { value: lordOf(id).cost, kind: "lord" });

/** Where the card on the track that was spoken of lay. */
function offered({ before }: Step): string {
  return before.track.find((space) => space.current)?.ref ?? "track";
}

/** The reader's own cards have refs; a hand of somebody else is a number. */
function handPlace(who: number, card: string, { seat }: Step): string {
  return who === seat ? `hand:${card}` : `hand-of:${who}`;
}

function toHand(card: string | null, from: string, who: number, step: Step): Move[] {
  return card ? [{ from, to: handPlace(who, card, step), picture: face(card) }] : [];
}

/** What is left on the track goes face down to the stack of its Race. */
function toCouncil(cards: string[], { before }: Step): Move[] {
  const spaces = before.track.filter((space) => space.ally !== null);
  return cards.flatMap((card) => {
    const { race } = allyOf(card);
    const at = spaces.findIndex((space) => space.ally === card);
    const from = spaces.splice(at, at < 0 ? 0 : 1)[0]?.ref ?? "track";
    return race && race !== KRAKEN
      ? [{ from, to: `council:${race}`, picture: back(race), back: face(card) }]
      : [];
  });
}

function supported(event: GameEvent, who: number, step: Step): Move[] {
  const race = RACES.find((one) => one === event.race) as Race;
  const from = `council:${race}`;
  const cards = list(event.cards);
  if (cards.length > 0) {
    return cards.map((card) => ({
      from,
      to: handPlace(who, card, step),
      picture: face(card),
      back: back(race),
    }));
  }
  const count = Math.min(Number(event.count), 4);
  return Array.from({ length: count }, () => ({ from, to: `hand-of:${who}`, picture: back(race) }));
}

function tokens(
  count: number,
  from: string,
  to: string,
  name: "pearl" | "key" | "monster-token",
): Move[] {
  const style = name === "key" ? "key" : name === "pearl" ? "pearl" : "token";
  return Array.from({ length: Math.min(count, 6) }, () => ({
    from,
    to,
    picture: flyingEmblem(name, style),
  }));
}

function lordMove(ref: string, lord: string): Move {
  return { from: ref, to: ref, picture: lordFace(lord) };
}

function fromLordDeck(lord: string): Move {
  return { from: "lords", to: `lord:${lord}`, picture: lordFace(lord), back: back("lords") };
}

function fromStack(tile: string): Move {
  return {
    from: "locations",
    to: `location:${tile}`,
    picture: flying(locationPicture(tile)),
    back: back("locations"),
  };
}

function controlled(tile: string | null): Move[] {
  if (!tile) return [];
  const ref = `location:${tile}`;
  return [{ from: ref, to: ref, picture: flying(locationPicture(tile)) }];
}
