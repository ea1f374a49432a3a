/** Kraken and Leviathan at the table: what is read off a view. */

import { describe, expect, test } from "vitest";
import { sceneDrawing } from "../src/games/abyss/art/scene";
import { portrait } from "../src/games/abyss/art/portrait";
import { faceOf } from "../src/games/abyss/more/faces";
import { pays, canPay } from "../src/games/abyss/gather";
import { allyOf, isLocation, isLord, locationOf } from "../src/games/abyss/material";
import { consequence, primary, onTable } from "../src/games/abyss/more/decision";
import { leviathanDrawing } from "../src/games/abyss/more/leviathans";
import { lootCard } from "../src/games/abyss/more/loot";
import { LOCATIONS, LORDS, leviathanOf } from "../src/games/abyss/more/material";
import { pickable } from "../src/games/abyss/more/picks";
import { lastRoll } from "../src/games/abyss/more/rolls";
import {
  dangers,
  levelsHit,
  lootInDeck,
  lootOf,
  waysTo,
  type KrakenView,
  type Level,
} from "../src/games/abyss/more/view";
import type { AbyssView } from "../src/games/abyss/view";
import en from "../src/games/abyss/more/text/en.json";
import pl from "../src/games/abyss/more/text/pl.json";
import shellEn from "../src/i18n/en.json";
import pagesEn from "../src/i18n/pages/en.json";
import pagesPl from "../src/i18n/pages/pl.json";
import shellPl from "../src/i18n/pl.json";
import { KINDS, mostSeats, placesOf, type Setup } from "../src/pages/seating/setup";
import type { Ask, GameInfo, Option } from "../src/wire/types";

const BASE_TILES = [
  "sargasso_silos",
  "hydrozoa_reserves",
  "sanctuary",
  "parliament",
  "barracks",
  "dockworks",
  "sargasso_fields",
  "abyss",
  "city_of_mirrors",
  "black_smokers",
  "oceanic_senate_assembly",
  "depths",
  "throne_room",
  "jail",
  "chasm",
  "closed_tower",
  "lost_tower",
  "chamber_of_allies",
  "nest_of_giant_clams",
  "coral_barrier",
];

function kraken(more: Partial<KrakenView> = {}): KrakenView {
  return {
    nebulis: [0, 0],
    figure: null,
    sentinels: [],
    loot_left: 25,
    loot_gone: [],
    sites: [{ ref: "location:megalodon", location: "megalodon", loot: [5, 7] }],
    searching: "megalodon",
    discard_pile: null,
    own_doomed: [],
    ...more,
  };
}

const level = (resistance: number, beaten = false): Level => ({
  resistance,
  tokens: 1,
  beaten,
  current: false,
});

function ask(kind: string, ...actions: [string, ...string[]][]): Ask {
  const options = actions.map(([a, ...refs]): Option => ({ a, refs, key: "", args: {} }) as never);
  return { seat: 0, kind, options, auto: false } as never;
}

describe("Loot", () => {
  test("the deck holds as many of each value as the value says, less what is seen", () => {
    const left = lootInDeck(kraken({ loot_gone: [3, 3] }));
    expect(left.map((one) => one.left)).toEqual([1, 4, 4, 6, 6]);
  });
  test("what a player keeps is that of all their sites", () => {
    const locations = [{ location: "megalodon" }, { location: "barracks" }];
    const view = { kraken: kraken(), players: [{ locations }, { locations: [] }] } as never;
    expect(lootOf(view, 0)).toEqual([7, 5]);
    expect(lootOf(view, 1)).toEqual([]);
  });
  test("a value that lies on the site is lost with the next of its kind", () => {
    const view = kraken({ loot_gone: [3, 3, 3] });
    const [site] = view.sites;
    const found = site ? dangers(view, site) : [];
    expect(found.map((one) => one.value)).toEqual([4, 5, 6, 7]);
    expect(found.filter((one) => one.lost).map((one) => one.value)).toEqual([5, 7]);
  });
});

describe("the Border", () => {
  test("all rolls of two dice lead to a space", () => {
    const spaces = [[2, 3], [4], [5], [6], [7], [8], [9], [10], [11, 12]];
    expect(spaces.map(waysTo)).toEqual([3, 3, 4, 5, 6, 5, 4, 3, 3]);
  });
  test("strength goes on from level to level, past those that are beaten", () => {
    expect(levelsHit([level(3), level(7), level(5)], 10)).toEqual([true, true, false]);
    expect(levelsHit([level(3), level(7), level(5)], 9)).toEqual([true, false, false]);
    expect(levelsHit([level(3, true), level(7), level(5)], 8)).toEqual([false, true, false]);
    expect(levelsHit([level(9), level(1)], 8)).toEqual([false, false]);
  });
  test("the latest roll is found in the log", () => {
    const log = [
      { move: 3, events: [{ event: "leviathan", dice: ["3", "4"], ref: "border:7" }] },
      { move: 5, events: [{ event: "attack", dice: ["6"], ref: "border:7" }] },
      { move: 6, events: [{ event: "breed", ref: "border:9" }] },
    ];
    expect(lastRoll(log, [6])).toEqual({ move: 5, attack: true, space: "border:7" });
    expect(lastRoll([], [1, 2]).move).toBe(-1);
  });
  test("every Leviathan has a drawing of its own", async () => {
    const drawings = await Promise.all(
      Array.from({ length: 20 }, (_, at) => leviathanDrawing(at + 1)),
    );
    expect(new Set(drawings.map((one) => one.replace(/leviathan-?\d+/g, ""))).size).toBe(20);
    expect(drawings.every((one) => !one.includes("NaN") && !one.includes("undefined"))).toBe(true);
    expect(leviathanOf("15").levels).toEqual([[7, 4]]);
  });
});

test("Loot is drawn without holes", () => {
  for (const value of [3, 4, 5, 6, 7]) expect(lootCard(value)).not.toMatch(/NaN|undefined/);
});

describe("payments with Krakens", () => {
  const due = { races: 2, mandatory: "crab" as const, need: 6, pearls: 0 };
  test("a Kraken stands for the Race that is missing", () => {
    expect(pays(due, ["crab3", "kraken3"])).toBe(true);
    expect(pays(due, ["squid3", "kraken3"])).toBe(true);
    expect(pays(due, ["squid3", "seahorse3", "kraken3"])).toBe(false);
    expect(pays(due, ["squid2", "squid4"])).toBe(false);
  });
  test("Krakens alone can be a payment, as many as there are Races", () => {
    expect(pays(due, ["kraken2", "kraken4"])).toBe(true);
    expect(pays({ ...due, races: 3 }, ["kraken2", "kraken4"])).toBe(false);
  });
  test("what is left of a hand is counted with its Krakens", () => {
    expect(canPay(due, ["squid3"], ["kraken3"])).toBe(true);
    expect(canPay(due, ["squid3"], ["seahorse4"])).toBe(false);
    expect(canPay({ ...due, need: 9 }, ["crab3"], ["kraken4"])).toBe(false);
  });
  test("special Allies and Krakens are read off their faces", () => {
    expect(allyOf("crab3_dice")).toEqual({ race: "crab", value: 3, special: "dice" });
    expect(allyOf("kraken4")).toEqual({ race: "kraken", value: 4 });
  });
});

describe("questions", () => {
  test("the sure way is in gold", () => {
    expect(primary(ask("loot", ["stop"], ["search"]))?.a).toBe("stop");
    expect(primary(ask("boost", ["strike"], ["boost"]))?.a).toBe("strike");
    expect(primary(ask("border-monster", ["fight 7"], ["flee"]))).toBeNull();
    expect(primary(ask("turn", ["explore"]))).toBeUndefined();
  });
  test("going on promises a Leviathan only while one is left", () => {
    const said = (language: string, deck: number): string | null => {
      const view = { players: [], leviathan: { deck, hand_limit: 12 } } as unknown as AbyssView;
      const words = Object.assign(() => "", { language, sentence: () => "" });
      return consequence(ask("border-monster", ["explore"]), null, view, words);
    };
    expect(said("en", 3)).toBe("Touch a Leviathan to fight it. Going on brings a new one.");
    expect(said("en", 0)).toBe("Touch a Leviathan to fight it. Going on brings no further one.");
    expect(said("pl", 0)).toContain("Nowy już nie przybędzie.");
  });
  test("what glows at the Border needs no button", () => {
    const fight = ask("border-monster", ["fight 7", "border:7"]);
    expect(onTable(fight, fight.options[0] as Option)).toBe(true);
    const monster = ask("monster", ["fight", "threat"]);
    expect(onTable(monster, monster.options[0] as Option)).toBe(false);
  });
  test("cards of the discard pile are laid out", () => {
    const asked = ask("healer", ["heal crab3", "discard:crab3"], ["heal squid1", "discard:squid1"]);
    expect(pickable(asked).map((one) => one.face)).toEqual(["crab3", "squid1"]);
    expect(pickable(null)).toEqual([]);
  });
});

test("both languages say the same", () => {
  expect(Object.keys(pl)).toEqual(Object.keys(en));
});

test("the expansions' Lords and Locations are unknown until they are loaded", async () => {
  expect(isLord("ferryman")).toBe(false);
  expect(Object.keys(LORDS)).toHaveLength(28);
  expect(Object.keys(LOCATIONS)).toHaveLength(6);
  expect(isLocation("megalodon")).toBe(false);
});

describe("seats by options", () => {
  const game: GameInfo = {
    name: "abyss",
    title: "Abyss",
    summary: "",
    provenance: "",
    rules_version: 1,
    least_seats: 2,
    most_seats: 5,
    options: [
      {
        name: "expansions",
        default: "none",
        help: "",
        choices: ["none", "both"],
        most_seats: [4, 5],
        low: 0,
        high: 0,
      },
    ],
  };
  const setup = (expansions: string, own: number): Setup => ({
    places: Array.from({ length: 5 }, (_, at) => ({
      kind: at === own ? "me" : "bot",
      level: "sunlit",
      name: "",
    })),
    options: { expansions },
    hints: true,
  });
  test("an option brings its limit", () => {
    expect(mostSeats(game, { expansions: "none" })).toBe(4);
    expect(mostSeats(game, { expansions: "both" })).toBe(5);
    expect(placesOf(game, setup("none", 0))).toHaveLength(4);
  });
  test("the reader never loses the place", () => {
    expect(placesOf(game, setup("none", 4))[0]?.kind).toBe("me");
    expect(placesOf(game, setup("both", 4))[4]?.kind).toBe("me");
  });
});

test("every further Lord has a face, and every part of it is drawn", async () => {
  const drawings = new Set<string>();
  for (const [id, [guild]] of Object.entries(LORDS)) {
    const drawing = portrait(await faceOf(id), guild, 40);
    expect(drawing, id).not.toMatch(/NaN|undefined/);
    drawings.add(drawing.replace(/lord-?\d+/g, ""));
  }
  expect(drawings.size).toBe(28);
});

test("every Location has a scene", async () => {
  for (const tile of [...BASE_TILES, ...Object.keys(LOCATIONS)]) {
    const row = LOCATIONS[tile];
    const setting = row ? { scene: row[0], tint: row[3], seed: 1 } : locationOf(tile);
    expect(await sceneDrawing(setting), tile).not.toMatch(/NaN|undefined/);
  }
});

test("every kind of place at a new table has a name", () => {
  for (const words of [
    { ...shellEn, ...pagesEn },
    { ...shellPl, ...pagesPl },
  ])
    for (const kind of KINDS) expect(words).toHaveProperty([`new.${kind}`]);
});
