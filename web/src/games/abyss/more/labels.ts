/** What the things of the expansions are called, for those who do not see them. */

import type { Words } from "../../contract";
import { leviathanOf } from "./material";
import type { Level } from "./view";

export function leviathanLabel(id: string, words: Words, levels?: readonly Level[]): string {
  const row = leviathanOf(id);
  const standing = levels
    ? levels.filter((level) => !level.beaten).map((level) => level.resistance)
    : row.levels.map(([resistance]) => resistance);
  return words("abyss.leviathan_label", {
    name: words(`abyss.leviathan_${id}`),
    race: words(`race:${row.race}`),
    levels: standing.join(", "),
    n: standing.length,
    penalty: `${row.count} ${words(`abyss.penalty_${row.penalty}`, { n: row.count })}`,
  });
}
