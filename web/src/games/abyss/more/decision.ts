/** The decision bar where an expansion asks. */

import type { Words } from "../../contract";
import type { Ask, Option } from "../../../wire/types";
import { ownSeat, type AbyssView } from "../view";
import { dangers } from "./view";
import { withMore } from "./words";

type Line = [key: string, args?: Record<string, string | number>];

const verbOf = (option: Option): string => option.a.split(" ")[0] ?? "";

/** What each question is about. */
const ABOUT: Record<string, string> = {
  "border-monster": "then_border_monster",
  attack: "then_attack",
  boost: "then_boost",
  spoils: "then_spoils",
  "second-fight": "then_second_fight",
  "lose-allies": "then_lose_allies",
  "lose-lord": "then_lose_lord",
  "martial-law": "then_martial_law",
  "border-guard": "then_border_guard",
  sorcerer: "then_border_touch",
  rebel: "then_border_touch",
  breeder: "then_border_touch",
  "place-kraken": "then_place_kraken",
  counterfeiter: "then_counterfeiter",
  sentinel: "then_sentinel",
  fence: "then_fence",
  healer: "then_pick",
  execution: "then_pick",
  figure: "then_figure",
};

function before(ask: Ask, view: AbyssView): Line | null {
  if (ask.kind === "loot") return search(view);
  const key = ABOUT[ask.kind];
  if (!key) return null;
  const pearls = ownSeat(view, ask.seat)?.pearls ?? 0;
  const { deck = 0, hand_limit: limit = 0 } = view.leviathan ?? {};
  return [key, { pearls, limit, deck }];
}

/** How many cards of the deck would cost a pair. */
function search({ kraken }: AbyssView): Line | null {
  const site = kraken?.sites.find((one) => one.location === kraken.searching);
  if (!kraken || !site) return null;
  const bad = dangers(kraken, site).filter((one) => one.lost);
  return ["loot_danger", { n: bad.reduce((n, one) => n + one.left, 0), of: kraken.loot_left }];
}

function after(verb: string): Line | null {
  switch (verb) {
    case "flee":
      return ["after_flee"];
    case "retreat":
      return ["after_retreat"];
    case "boost":
      return ["after_boost"];
    case "cash":
      return ["after_cash"];
    default:
      return null;
  }
}

export function consequence(
  ask: Ask,
  option: Option | null,
  view: AbyssView,
  words: Words,
): string | null {
  const line = (option && after(verbOf(option))) ?? before(ask, view);
  return line && withMore(words)(`abyss.${line[0]}`, line[1]);
}

const PRIMARY: Record<string, string> = { boost: "strike", loot: "stop" };

/** The option in gold; undefined: the game itself decides. */
export function primary(ask: Ask): Option | null | undefined {
  const verb = PRIMARY[ask.kind];
  if (verb) return ask.options.find((option) => verbOf(option) === verb) ?? null;
  return ask.kind in ABOUT ? null : undefined;
}

/** What glows on the table and needs no button. */
const ON_TABLE = new Set(["attack", "weaken", "breed", "place", "guard", "heal", "lose"]);
/** A Lord that is lost is small on a small screen. */
const ON_WIDE_TABLE = new Set(["sacrifice"]);

export function onTable(ask: Ask, option: Option): boolean {
  const verb = verbOf(option);
  if (verb === "fight") return option.refs.some((ref) => ref.startsWith("border:"));
  if (ON_WIDE_TABLE.has(verb)) return matchMedia("(min-width: 701px)").matches;
  return ON_TABLE.has(verb) && ask.kind !== "executioner";
}

const DANGERS = new Set(["lose-allies", "lose-lord", "martial-law", "execution"]);

export function isDanger(ask: Ask): boolean {
  return DANGERS.has(ask.kind);
}
