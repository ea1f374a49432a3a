/**
 * Drawings turned by quarters, point by point. A `transform` for each of them would do, but every one
 * is a layer of its own to the browser, and a large labyrinth has thousands of doors.
 */

import { HALF } from "../geometry";
import { SIDES, type Side } from "../view";

type Turn = (x: number, y: number) => string;

const round = (x: number): number => Math.round(x * 100) / 100;

function turnTo(side: Side): Turn {
  const quarters = SIDES.indexOf(side);
  return (x, y) => {
    let [a, b] = [x - HALF, y - HALF];
    for (let i = 0; i < quarters; i++) [a, b] = [-b, a];
    return `${round(HALF + a)} ${round(HALF + b)}`;
  };
}

/** How many numbers a command takes; all of them are absolute. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, Z: 0 };

function turnPath(d: string, turn: Turn): string {
  let [x, y] = [0, 0];
  let turned = "";
  for (const [, command = "", rest = ""] of d.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
    if (command === "Z") {
      turned += "Z";
      continue;
    }
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += TAKES[command]!) {
      const [a = 0, b = 0, c = 0, e = 0] = numbers.slice(i);
      if (command === "H") x = a;
      else if (command === "V") y = a;
      else [x, y] = command === "Q" ? [c, e] : [a, b];
      turned +=
        command === "Q"
          ? `Q${turn(a, b)} ${turn(x, y)}`
          : `${command === "M" && i === 0 ? "M" : "L"}${turn(x, y)}`;
    }
  }
  return turned;
}

/** A drawing for the north side as it is on another side: paths alone, in absolute commands. */
export function turnedTo(side: Side, art: string): string {
  if (side === "north") return art;
  const turn = turnTo(side);
  return art.replaceAll(/ d="([^"]*)"/g, (_whole, d: string) => ` d="${turnPath(d, turn)}"`);
}
