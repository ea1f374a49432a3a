/** Words in layers: of a renderer, of a game's catalogue, of the shell. */

import type { Fact, Words } from "../games/contract";
import type { Say } from "../wire/types";
import { render, type Catalogue, type Value } from "./icu";

export interface LayeredWords extends Words {
  has(key: string): boolean;
  catalogue: Catalogue;
}

/** Words in a language; the first layer that has a key says it. */
export function wordsOf(language: string, ...layers: Catalogue[]): LayeredWords {
  const merged: Catalogue = Object.assign({}, ...layers.toReversed());
  const speak = (key: string, args: Record<string, Fact | boolean> = {}): string => {
    const template = Object.hasOwn(merged, key) ? merged[key] : undefined;
    return template === undefined ? key : render(template, values(args), merged, language);
  };
  return Object.assign(speak, {
    language,
    catalogue: merged,
    has: (key: string): boolean => Object.hasOwn(merged, key),
    sentence: (message: Say): string => speak(message.key, message.args),
  });
}

function values(args: Record<string, Fact | boolean>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "boolean") found[name] = value ? "yes" : "no";
    else if (Array.isArray(value)) found[name] = value.join(", ");
    else found[name] = value ?? "";
  }
  return found;
}
