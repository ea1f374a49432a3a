/** The shell's words in the reader's language: `t("home.play")`. They change with the setting. */

import type { Fact } from "../games/contract";
import { settings } from "../settings.svelte";
import { SHELL } from "./catalogues";
import { wordsOf, type LayeredWords } from "./words";

const made = new Map<string, LayeredWords>();

/** The shell's words in a language. */
export function shellWords(language: string): LayeredWords {
  let words = made.get(language);
  if (words === undefined) {
    words = wordsOf(language, SHELL[language] ?? {});
    made.set(language, words);
  }
  return words;
}

/** One sentence of the shell. */
export function t(key: string, args: Record<string, Fact | boolean> = {}): string {
  return shellWords(settings.language)(key, args);
}

/** A list in words: "a, b and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(items);
}

/** A share as a percentage: "47%". */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
}

/** A number that may have one digit after the point. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);
}

/** Days and hours are written as Europe writes them, in English too. */
function clock(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(settings.language === "en" ? "en-GB" : settings.language, parts);
}

/** A day of the calendar, from a date like 2026-11-15: "15 November". */
export function day(date: string): string {
  return clock({ day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
}

/** An hour of the reader's day, from milliseconds since 1970. */
export function hour(at: number): string {
  return clock({ hour: "2-digit", minute: "2-digit" }).format(new Date(at));
}

/** A day and an hour, from seconds since 1970. */
export function moment(seconds: number): string {
  const format = clock({
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(seconds * 1000));
}
