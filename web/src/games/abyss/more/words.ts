/** The sentences of the expansions, before those of the game. */

import { wordsOf } from "../../../i18n/words";
import type { Words } from "../../contract";
import en from "./text/en.json";
import pl from "./text/pl.json";

export const TEXT: Record<string, Record<string, string>> = { en, pl };

const known = new WeakMap<Words, Words>();

export function withMore(words: Words): Words {
  const found = known.get(words);
  if (found) return found;
  const own = wordsOf(words.language, TEXT[words.language] ?? en);
  const speak = (...[key, args]: Parameters<Words>): string =>
    own.has(key) ? own(key, args) : words(key, args);
  const layered: Words = Object.assign(speak, {
    language: words.language,
    sentence: (message: Parameters<Words["sentence"]>[0]) => words.sentence(message),
  });
  known.set(words, layered);
  return layered;
}
