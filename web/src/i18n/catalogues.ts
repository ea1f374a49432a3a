/**
 * The shell's sentences: `en.json`, `pl.json`, and one such file in the folder of a part that has many of
 * its own (`pages/en.json`). A third language is one more file of each.
 */

import type { Catalogue } from "./icu";

const files = import.meta.glob<Catalogue>("./**/*.json", { eager: true, import: "default" });

function gather(): Record<string, Catalogue> {
  const found: Record<string, Catalogue> = {};
  for (const [path, catalogue] of Object.entries(files)) {
    const language = path.slice(path.lastIndexOf("/") + 1, -".json".length);
    found[language] = { ...found[language], ...catalogue };
  }
  return found;
}

export const SHELL: Readonly<Record<string, Catalogue>> = gather();

export const LANGUAGES: readonly string[] = Object.keys(SHELL).sort();
