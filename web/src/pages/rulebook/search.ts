/** Finding words in the rules. */

import type { ChapterInfo, RulesInfo } from "../../wire/types";

export interface FoundChapter extends ChapterInfo {
  anchor: string;
}

/** An address within the page: "Panic: the window" is `panic-the-window`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const folded = (text: string): string => text.toLocaleLowerCase();

/** The chapters and rules in which all the words occur; everything, if there are none. */
export function search(rules: RulesInfo, text: string): FoundChapter[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const has = (where: string): boolean => words.every((word) => folded(where).includes(word));
  return rules.chapters
    .map((chapter) => ({ ...chapter, anchor: anchorOf(chapter.title) }))
    .map((chapter) => {
      if (words.length === 0 || has(chapter.title)) return chapter;
      const found = chapter.rules.filter((rule) => has(`${rule.id} ${rule.text}`));
      return { ...chapter, rules: found, prose: has(chapter.prose) ? chapter.prose : "" };
    })
    .filter((chapter) => chapter.rules.length > 0 || chapter.prose !== "");
}
