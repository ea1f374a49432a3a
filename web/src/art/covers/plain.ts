/** The box of a game that has no cover of its own: the emblem and the name. */

import { glow, lin } from "../fx";
import { snow, title, type Cover } from "./cover";

const WIDTH = 208;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function plain(name: string): Cover {
  return {
    w: WIDTH,
    h: 260,
    spine: ["#143840", "#081a20"],
    halo: "rgba(120,220,210,.28)",
    draw() {
      const [water, waterDef] = lin([
        [0, "#1f6a74"],
        [0.5, "#0d3c48"],
        [1, "#06181f"],
      ]);
      const size = Math.min(34, (WIDTH * 1.7) / Math.max(name.length, 1));
      return (
        `<defs>${waterDef}</defs><rect width="${WIDTH}" height="260" fill="url(#${water})"/>` +
        snow(40, WIDTH, 240, "#d6fff4", 12) +
        glow(104, 160, 110, "#bff5ec", 0.4) +
        '<g transform="translate(40,96) scale(2)" fill="none" stroke="#eaf4f2" stroke-width="1.4"><circle cx="32" cy="32" r="29.5"/><path d="M10 20.500Q21 17.500 32 20.500T54 20.500" opacity=".8"/><path d="M12.500 31h12M39.500 31h12M16.500 40.500h9.500M38 40.500h9.500M23 50h5M36 50h5" opacity=".42"/><path d="M32 3v24" stroke="#f2c66d"/><path d="M32 30.500c1.200 0 2 .8 2.300 2.300l3 13.200c.6 3.300-1.600 6-5.300 6s-5.900-2.700-5.300-6l3-13.200c.3-1.500 1.100-2.300 2.300-2.300Z" fill="#f2c66d" stroke="none"/></g>' +
        title(escape(name), WIDTH / 2, 54, size, "#fbf2da", 1)
      );
    },
  };
}
