/** Both languages say the same things, in the words and within the limits of the house. */

import { expect, test } from "vitest";
import { LANGUAGES, SHELL } from "../src/i18n/catalogues";
import type { Catalogue } from "../src/i18n/icu";

/** Texts of a renderer: `text` by language in its folder, or the files it is made of. */
const parts = import.meta.glob<Record<string, unknown>>("../src/games/*/index.ts", { eager: true });

interface Part {
  name: string;
  text: Record<string, Catalogue>;
}

function all(): Part[] {
  const found: Part[] = [{ name: "shell", text: { ...SHELL } }];
  for (const [path, module] of Object.entries(parts)) {
    const renderer = module.default as { text: Record<string, Catalogue> };
    found.push({ name: path.split("/").at(-2) ?? path, text: renderer.text });
  }
  return found;
}

/** What stands between the outermost braces of a text. */
function braced(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  [...text].forEach((char, i) => {
    if (char === "{" && depth++ === 0) start = i + 1;
    if (char === "}" && --depth === 0) found.push([...text].slice(start, i).join(""));
  });
  return found;
}

const FORMS = /_(the|acc|a|at|pl|genpl)$/;

/** The names of the holes of a template, of those in branches too. */
function holes(template: string): string[] {
  const names = braced(template).flatMap((body) => {
    const [name = "", form] = body.split(",", 2);
    const inner = form === undefined ? [] : braced(body).flatMap((branch) => holes(branch));
    return [name.trim().replace(FORMS, ""), ...inner];
  });
  return [...new Set(names)].sort();
}

const english = (part: Part): Catalogue => part.text.en ?? {};
const polish = (part: Part): Catalogue => part.text.pl ?? {};

test("there are English and Polish", () => {
  expect(LANGUAGES).toEqual(["en", "pl"]);
});

test.each(all())("$name: the same keys in both languages", (part) => {
  expect(Object.keys(polish(part)).sort()).toEqual(Object.keys(english(part)).sort());
});

test.each(all())("$name: the same holes in both languages", (part) => {
  const differing = Object.keys(english(part)).filter(
    (key) =>
      JSON.stringify(holes(english(part)[key] ?? "")) !==
      JSON.stringify(holes(polish(part)[key] ?? "")),
  );
  expect(differing).toEqual([]);
});

test.each(all())("$name: Polish plurals are complete", (part) => {
  // What has only exact numbers and "other" says the same for every number.
  const short = Object.entries(polish(part)).filter(
    ([, text]) =>
      /, plural,/.test(text) &&
      /\b(one|few|many) \{/.test(text) &&
      !["one {", "few {", "many {", "other {"].every((form) => text.includes(form)),
  );
  expect(short).toEqual([]);
});

test.each(all())("$name: the voice", (part) => {
  const loud = [...Object.entries(english(part)), ...Object.entries(polish(part))].filter(
    ([, text]) => text.includes("!"),
  );
  expect(loud).toEqual([]);
  const gendered = Object.entries(english(part)).filter(([, text]) =>
    /\b(he|she|his|her|him|please|sorry|oops)\b/i.test(text),
  );
  expect(gendered).toEqual([]);
  const inflected = Object.entries(polish(part)).filter(([, text]) =>
    /\p{L}(łeś|łaś)(?!\p{L})|\(a\)|\/a(?!\p{L})/u.test(text),
  );
  expect(inflected).toEqual([]);
});

/** The longest a sentence of a kind may be, English and Polish. */
const LIMITS: readonly [kind: RegExp, en: number, pl: number][] = [
  [
    /^(home\.play|home\.continue|new\.(open|back)|bar\.(hurry|back|pass|end_turn|result)|undo\.(ask|agree|play_on|withdraw)|result\.(again|replay|shelf)|seats\.(bot_plays|bot_plays_me|return)|share\.copy|net\.(now|watch|reload)|dialog\..*|replay\.play_on)$/,
    22,
    28,
  ],
  [
    /^(error\..*|net\.(other_back|other_lost|back)|undo\.(back|refused)|share\.(copied|copy_failed)|log\.linked|new\.copied)$/,
    40,
    50,
  ],
  [
    /^(bar\.(wait|wait_bot|auto|sent|past|over|vote|stand_in|open)|undo\.(title|asked)|net\.takeover)$/,
    60,
    75,
  ],
  [
    /^(bar\.(look|past_why|touch)|undo\.(why|asked_note|bots)|hint\.fair|curtain\.note|room\..*|share\..*_note|result\.(reason|decided|tie))$/,
    90,
    110,
  ],
];

/** With the longest names: 20 characters, three figures. */
function filled(template: string): string {
  return template
    .replaceAll(/\{(who|list|category|reason|rule)\}/g, "")
    .replaceAll(/\{\w+\}/g, "99");
}

test.each(LIMITS)("limits of %s", (kind, most, mostPolish) => {
  const long = (catalogue: Catalogue, limit: number): string[] =>
    Object.entries(catalogue)
      .filter(([key, text]) => kind.test(key) && filled(text).length > limit)
      .map(([key, text]) => `${key}: ${text}`);
  expect(long(SHELL.en ?? {}, most)).toEqual([]);
  expect(long(SHELL.pl ?? {}, mostPolish)).toEqual([]);
});
