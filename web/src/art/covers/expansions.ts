/** Kraken & Leviathan: a slim box that lies on Abyss. */

import { lin } from "../fx";
import { title, type Cover } from "./cover";

const SERPENT =
  "M306 6C292 0 284 8 282 20C280 34 266 38 260 27C256 18 246 20 244 31C242 44 250 52 256 52";

const tentacle = (d: string, w: number, colour: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#0d0616" stroke-width="${w + 3}"/><path d="${d}" stroke="${colour}" stroke-width="${w}"/><path d="${d}" stroke="#ffe3f2" stroke-width="${w * 0.4}" stroke-dasharray=".1 ${w * 0.72}" opacity=".65"/></g>`;

export const expansions: Cover = {
  w: 300,
  h: 48,
  spine: ["#2b1838", "#150b1e"],
  halo: "rgba(150,190,255,.26)",
  draw() {
    const [ground, groundDef] = lin(
      [
        [0, "#1d1030"],
        [0.5, "#3c2257"],
        [1, "#123e48"],
      ],
      0,
      0,
      1,
      0,
    );
    const serpent = (colour: string, width: number, dashes = ""): string =>
      `<path d="${SERPENT}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes}/>`;
    return (
      `<defs>${groundDef}</defs><rect width="300" height="48" fill="url(#${ground})"/>` +
      tentacle("M-6 40C16 30 22 6 40 10C56 14 46 34 36 28", 8, "#a3489a") +
      tentacle("M10 54C40 52 52 28 70 38", 7, "#8a3a86") +
      serpent("#04161a", 13) +
      serpent("#3fae9a", 10) +
      serpent("#bff5dc", 2, ' stroke-dasharray="3 4"') +
      title("Kraken &amp; Leviathan", 147, 30, 17, "#f6e6ff", 0)
    );
  },
};
