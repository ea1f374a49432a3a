/** Chasms: the pictures. */

import { describe, expect, test } from "vitest";
import { cardDrawing } from "../../src/games/chasms/art/cards";
import { FACTIONS } from "../../src/games/chasms/art/colours";
import { EMBLEM_NAMES, emblemSvg } from "../../src/games/chasms/art/emblems";
import { leaderDrawing } from "../../src/games/chasms/art/leaders";
import { MONSTER_DRAWINGS, monsterDrawing } from "../../src/games/chasms/art/monsters";

describe("the pictures", () => {
  const sound = (svg: string): void => {
    expect(svg.startsWith("<svg")).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  };

  test("18 Monsters, 12 Leaders and every emblem are drawn whole", () => {
    expect(MONSTER_DRAWINGS).toHaveLength(18);
    MONSTER_DRAWINGS.forEach((id, at) => sound(monsterDrawing(id, Math.floor(at / 3) + 1)));
    expect(FACTIONS).toHaveLength(12);
    for (const faction of FACTIONS) sound(leaderDrawing(faction, false));
    for (const name of EMBLEM_NAMES) sound(emblemSvg(name));
  });

  test("every Faction has its weapon, and every effect its motif", () => {
    const effects = "drain hurt heal revive draw toss grab fetch peek swap pass plays limit guard";
    const more =
      "prevent boost echo negate die redirect retaliate_again summon slay each pick roll";
    for (const faction of FACTIONS) {
      for (const value of [0, 1, 2, 3, 5]) {
        const drawn = { id: "x", faction, ultimate: value === 5, value, effects: ["hit", "heal"] };
        sound(cardDrawing(drawn));
      }
    }
    const pictures = `${effects} ${more}`.split(" ").map((word) => {
      const drawn = { id: "x", faction: "tide" as const, ultimate: false, value: null };
      return cardDrawing({ ...drawn, effects: [word] });
    });
    pictures.forEach(sound);
    expect(new Set(pictures).size).toBeGreaterThan(18);
  });
});
