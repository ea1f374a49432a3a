/** What the reader has chosen; kept on this device. */

import { LANGUAGES } from "./i18n/catalogues";
import { isRecord, recall, remember } from "./storage";

const KEY = "fathomless.settings";

export const MOTIONS = ["full", "reduced", "off"] as const;
export const COLOURS = ["standard", "safe", "contrast"] as const;
export const TEXT_SIZES = ["small", "normal", "large"] as const;

export type Motion = (typeof MOTIONS)[number];
export type Colours = (typeof COLOURS)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

const SCALE: Record<TextSize, number> = { small: 0.94, normal: 1, large: 1.15 };

function preferredLanguage(): string {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

/** The address may ask for a language, as `fathomless play --lang pl` does. */
function languageOfAddress(): string | null {
  if (typeof location === "undefined") return null;
  const wanted = new URLSearchParams(location.search).get("lang");
  return wanted !== null && LANGUAGES.includes(wanted) ? wanted : null;
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function oneOf<T extends string>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

class Settings {
  language = $state("en");
  motion = $state<Motion>("full");
  sound = $state(false);
  /** Memory aid: where seen cards went. */
  memory = $state(true);
  /** Public odds beside the deck. */
  odds = $state(true);
  colours = $state<Colours>("standard");
  text = $state<TextSize>("normal");
  /** A press on an option only chooses it; the gold button plays. */
  confirm = $state(false);
  name = $state("");

  constructor() {
    const kept = recall(KEY);
    const known = isRecord(kept) ? kept : {};
    this.language = languageOfAddress() ?? oneOf(known.language, LANGUAGES, preferredLanguage());
    this.motion = oneOf(known.motion, MOTIONS, prefersReducedMotion() ? "reduced" : "full");
    this.colours = oneOf(known.colours, COLOURS, "standard");
    this.text = oneOf(known.text, TEXT_SIZES, "normal");
    this.sound = known.sound === true;
    this.memory = known.memory !== false;
    this.odds = known.odds !== false;
    this.confirm = known.confirm === true;
    this.name = typeof known.name === "string" ? known.name.slice(0, 20) : "";
  }

  /** All of it, as it is kept. */
  get kept(): Record<string, string | boolean> {
    return {
      language: this.language,
      motion: this.motion,
      sound: this.sound,
      memory: this.memory,
      odds: this.odds,
      colours: this.colours,
      text: this.text,
      confirm: this.confirm,
      name: this.name,
    };
  }

  /** Keep every change, and let the page follow it. Called once, inside a component or a root. */
  follow(): void {
    $effect(() => remember(KEY, this.kept));
    $effect(() => {
      const root = document.documentElement;
      root.lang = this.language;
      root.dataset.motion = this.motion;
      root.dataset.colours = this.colours;
      root.dataset.odds = this.odds ? "on" : "off";
      root.style.setProperty("--text-scale", String(SCALE[this.text]));
    });
  }
}

export const settings = new Settings();
