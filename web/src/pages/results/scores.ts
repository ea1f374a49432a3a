/** Words for seeds and option sets. */

import { t } from "../../i18n/shell.svelte";
import type { GameInfo } from "../../wire/types";
import type { OptionWords } from "../games";

const LONGEST = 20;
const HEAD = 8;

/** A seed that nobody chose is long and says nothing: its beginning is enough to know it again. */
export function shortSeed(seed: string): string {
  return seed.length > LONGEST ? `${seed.slice(0, HEAD)}…` : seed;
}

/** In what an option set is not the usual one. */
export function differences(
  game: GameInfo,
  options: Readonly<Record<string, string | number>>,
  words: (option: string) => OptionWords,
): string[] {
  return game.options.flatMap(({ name, default: usual }) => {
    const value = options[name] ?? usual;
    if (value === usual) return [];
    const said = words(name);
    return [t("score.option", { name: said("", name), value: said(`.${value}`, String(value)) })];
  });
}
