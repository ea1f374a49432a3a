/** How the events of the expansions look in the log. */

import type { Tone } from "../../contract";

type Mark = { glyph: string; tone: Tone };

const mark = (glyph: string, tone: Tone = "plain"): Mark => ({ glyph, tone });

export const MORE_MARKS: Record<string, Mark> = {
  "first-leviathan": mark("panic", "bad"),
  leviathan: mark("panic", "bad"),
  breed: mark("panic"),
  rage: mark("panic", "bad"),
  wounds: mark("panic", "bad"),
  sacrifice: mark("crown", "bad"),
  flee: mark("panic"),
  ignore: mark("panic"),
  declare: mark("sword"),
  attack: mark("sword"),
  boost: mark("treasure"),
  hit: mark("sword", "good"),
  miss: mark("sword", "bad"),
  slain: mark("sword", "good"),
  scourge: mark("crown", "good"),
  "leviathan-tokens": mark("treasure"),
  "rob-leviathan": mark("hook", "bad"),
  cash: mark("treasure"),
  challenge: mark("seats"),
  "martial-law": mark("cards"),
  "score-leviathan": mark("treasure", "good"),
  nebulis: mark("treasure", "bad"),
  "nebulis-paid": mark("treasure"),
  "score-kraken": mark("treasure", "good"),
  figure: mark("seats", "bad"),
  "figure-aside": mark("seats"),
  cleaner: mark("crown"),
  place: mark("cards"),
  "guard-lord": mark("crown"),
  "guard-stack": mark("cards"),
  "guard-location": mark("map"),
  "guard-back": mark("seats"),
  loot: mark("treasure", "good"),
  "loot-lost": mark("treasure", "bad"),
  "loot-kept": mark("map", "good"),
  "loot-ally": mark("card"),
  "loot-monster": mark("panic", "bad"),
  ferryman: mark("treasure"),
  recipient: mark("crown"),
  heal: mark("card"),
  release: mark("crown"),
  name: mark("seats"),
  executed: mark("card", "bad"),
  highwayman: mark("hook"),
};
