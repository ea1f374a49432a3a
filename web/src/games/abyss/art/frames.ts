/** What is printed around the art: seals, bubbles, pennants, bands. Letters are put over the picture. */

import { uid } from "../../../art/fx";
import type { Lord, Location } from "../material";
import { GUILD_COLOURS, NAVY, RACES, RACE_COLOURS, mix, type Guild, type Kin } from "./colour";
import { emblemIn, type Emblem } from "./emblems";
import { disc, group } from "./pen";
import { portrait, type Portrait } from "./portrait";
import { sceneDrawing } from "./scene";

const GREY = "#8b97a3";

export function emblem(name: Emblem, x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x - size / 2} ${y - size / 2})">${emblemIn(name, size, colour)}</g>`;
}

/** A ball lit from the upper left. */
export function ball(
  x: number,
  y: number,
  r: number,
  light: string,
  base: string,
  shade: string,
): string {
  const id = uid("ball");
  return (
    `<radialGradient id="${id}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient>` +
    disc(x, y + 1.5, r + 1, "#000", 0.35) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
  );
}

export function rim(
  x: number,
  y: number,
  r: number,
  colour: string,
  width: number,
  opacity = 1,
): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

/** A bubble with the emblem of a Race. */
export function raceBubble(race: Kin, x: number, y: number, r: number): string {
  const c = RACE_COLOURS[race];
  return (
    ball(x, y, r, mix(c, "#ffffff", 0.45), c, mix(c, NAVY, 0.45)) +
    rim(x, y, r, "#eaf4f2", 1.5, 0.75) +
    emblem(race, x, y, r * 1.4, "#fff")
  );
}

function emptyBubble(x: number, y: number): string {
  return ball(x, y, 10.5, "#d3dde0", "#5f7f88", "#0f3541") + rim(x, y, 10.5, "#eaf4f2", 1.5, 0.75);
}

/** Which Races a Lord costs: the mandatory one, then one empty bubble for each further. */
function races({ race, races: count }: Lord): string {
  if (race === "any") {
    return Array.from({ length: count }, (_, at) => emptyBubble(34, 80 + at * 26)).join("");
  }
  if (race === null) {
    return RACES.map((each, at) => raceBubble(each, 34, 80 + at * 30.5, 13)).join("");
  }
  let bubbles = raceBubble(race, 34, 86, 20.5);
  for (let at = 1; at < count; at++) bubbles += emptyBubble(34, 96 + at * 26);
  return bubbles;
}

/** The dark seal that a number stands on. */
function seal(x: number, y: number, r: number): string {
  return ball(x, y, r, "#2b4a55", "#16323d", "#0a1e28") + rim(x, y, r, "#f2c66d", 2, 0.85);
}

function keySeal(x: number, y: number, r: number): string {
  return (
    ball(x, y, r, "#fbe3a4", "#dba94a", "#8d6422") +
    rim(x, y, r, "#281804", 1.5, 0.65) +
    emblem("key", x, y, r * 1.5, "#3a2607")
  );
}

/** The colour of a band: the ambassadors have all of them. */
function bandFill(guild: Guild, id: string): string {
  const stops =
    guild === "ambassador"
      ? RACES.map(
          (race, at) =>
            `<stop offset="${at / 4}" stop-color="${mix(RACE_COLOURS[race], NAVY, 0.32)}"/>`,
        ).join("")
      : `<stop offset="0" stop-color="${mix(GUILD_COLOURS[guild], NAVY, 0.22)}"/>`;
  return `<linearGradient id="${id}">${stops}</linearGradient>`;
}

function band(guild: Guild, y: number, height: number): string {
  const id = uid("band");
  return (
    bandFill(guild, id) +
    `<rect y="${y - 4}" width="250" height="5" fill="#00080e" opacity=".4"/><rect y="${y}" width="250" height="${height}" fill="url(#${id})"/>` +
    `<rect y="${y}" width="250" height="1.5" fill="#fff" opacity=".35"/><rect y="${y + height / 2}" width="250" height="${height / 2}" fill="#000" opacity=".1"/>`
  );
}

function pennant(guild: Guild, x: number, width: number, height: number): string {
  const id = uid("pennant");
  const c = GUILD_COLOURS[guild];
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${mix(c, NAVY, 0.42)}"/><stop offset="1" stop-color="${mix(c, NAVY, 0.64)}"/></linearGradient>` +
    `<path d="M${x} 0h${width}v${height}l${-width / 2} ${-height * 0.16}L${x} ${height}Z" fill="url(#${id})"/>`
  );
}

function powerSign(kind: Lord["power"]): string {
  const [x, y] = [23, 303];
  if (kind === "arrow") return emblem("arrow", x, y, 27, "#f2c66d");
  if (kind === "none")
    return emblem("farmer", 125, y, 44, mix(GUILD_COLOURS.farmer, "#14232a", 0.55));
  const dashes = kind === "once" ? ' stroke-dasharray="6 5.3"' : "";
  return (
    `<circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#6fe0b7" stroke-width="3"${dashes}/>` +
    disc(x, y, 6, "#6fe0b7")
  );
}

/** A Lord's card, 250 × 350: portrait, cost, influence, Keys, band, power. */
export function lordCard(lord: Lord, face: Portrait, seed: number): string {
  let keys = "";
  for (let at = 0; at < lord.keys; at++) keys += keySeal(222, 197 - at * 41, 18.5);
  return (
    `<svg width="250" height="222" viewBox="0 -18 240 228" preserveAspectRatio="xMidYMin slice">${portrait(face, lord.guild, seed)}</svg>` +
    seal(34, 34, 25) +
    races(lord) +
    pennant(lord.guild, 195, 43, 68) +
    emblem("influence", 216.5, 16, 21, "#f2c66d") +
    keys +
    `<rect y="256" width="250" height="94" fill="#182830"/>` +
    band(lord.guild, 220, 36) +
    emblem(lord.guild, 22, 238, 29, "#fff8e6") +
    powerSign(lord.power)
  );
}

/** The same Lord where there is little room: portrait, influence, Keys and the Guild. */
export function lordMini(lord: Lord, face: Portrait, seed: number): string {
  let keys = "";
  for (let at = 0; at < lord.keys; at++) keys += keySeal(214, 248 - at * 62, 28);
  return (
    `<svg width="250" height="300" viewBox="0 -18 240 228" preserveAspectRatio="xMidYMin slice">${portrait(face, lord.guild, seed)}</svg>` +
    pennant(lord.guild, 168, 74, 96) +
    keys +
    band(lord.guild, 290, 60) +
    emblem(lord.guild, 125, 320, 46, "#fff8e6")
  );
}

/** A Location's tile, 300 × 200. */
export async function locationTile(location: Location): Promise<string> {
  return (await sceneDrawing(location)) + symbolDisc(location, 41, 41, 29);
}

function symbolDisc({ symbol, colour }: Location, x: number, y: number, r: number): string {
  const c =
    colour === null || colour === "all"
      ? GREY
      : { ...RACE_COLOURS, ...GUILD_COLOURS, loot: "#a97f3c" }[colour];
  const ground =
    colour === "all"
      ? segments(x, y, r) + disc(x, y, r * 0.7, NAVY, 0.72)
      : ball(x, y, r, mix(c, "#ffffff", 0.25), c, mix(c, NAVY, 0.5));
  return ground + rim(x, y, r, "#fff6dc", 2.2, 0.75) + emblem(symbol, x, y, r * 1.3, "#fff");
}

/** A disc with a piece of every Race's colour. */
function segments(x: number, y: number, r: number): string {
  const at = (turn: number): string => {
    const a = (turn / 5) * 2 * Math.PI - Math.PI / 2;
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  };
  return group(
    RACES.map(
      (race, i) =>
        `<path d="M${x} ${y}L${at(i)}A${r} ${r} 0 0 1 ${at(i + 1)}Z" fill="${RACE_COLOURS[race]}"/>`,
    ).join(""),
  );
}
