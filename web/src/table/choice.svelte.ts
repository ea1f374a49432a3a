/**
 * What is chosen but not yet played. Touching things on the table narrows the options; the one that
 * remains is chosen, and touching it once more plays it.
 */

import type { Ask, Option } from "../wire/types";

interface Chosen {
  /** The question it belongs to: with another one it is forgotten. */
  ask: Ask | null;
  touched: readonly string[];
  option: Option | null;
}

export class Choice {
  #chosen = $state.raw<Chosen>({ ask: null, touched: [], option: null });

  constructor(
    /** The open question. */
    readonly asked: () => Ask | null,
    readonly play: (option: Option) => void,
  ) {}

  /** What was touched, in order. */
  get touched(): readonly string[] {
    return this.#current.touched;
  }

  /** The option that is chosen. */
  get option(): Option | null {
    return this.#current.option;
  }

  /** The options that remain after what was touched. */
  get options(): Option[] {
    return this.#all.filter((option) => this.touched.every((ref) => option.refs.includes(ref)));
  }

  get narrowed(): boolean {
    return this.touched.length > 0 || this.option !== null;
  }

  /** This thing is part of an option that remains. */
  can(ref: string): boolean {
    return this.options.some((option) => option.refs.includes(ref));
  }

  /** This thing is part of some option, although others have been touched. */
  mayTouch(ref: string): boolean {
    return this.#all.some((option) => option.refs.includes(ref));
  }

  chosen(ref: string): boolean {
    return this.touched.includes(ref) || (this.option?.refs.includes(ref) ?? false);
  }

  touch(ref: string): void {
    const { option, touched } = this.#current;
    if (option?.refs.includes(ref)) return this.play(option);
    if (touched.includes(ref)) return this.#set(touched.filter((old) => old !== ref));
    const within = this.options.filter((one) => one.refs.includes(ref));
    this.#set(within.length > 0 ? [...touched, ref] : [ref]);
    if (!this.mayTouch(ref)) this.clear();
  }

  choose(option: Option): void {
    this.#chosen = { ask: this.asked(), touched: this.touched, option };
  }

  /** Take the last touch or choice back. */
  back(): void {
    const { option, touched } = this.#current;
    const decided = option !== null && this.options.length > 1;
    const left = decided ? touched : touched.slice(0, -1);
    this.#chosen = { ask: this.asked(), touched: left, option: null };
  }

  clear(): void {
    this.#chosen = { ask: null, touched: [], option: null };
  }

  get #all(): readonly Option[] {
    return this.asked()?.options ?? [];
  }

  get #current(): Chosen {
    const ask = this.asked();
    return this.#chosen.ask === ask ? this.#chosen : { ask, touched: [], option: null };
  }

  #set(touched: readonly string[]): void {
    this.#chosen = { ask: this.asked(), touched, option: null };
    const left = this.options;
    const only = left.length === 1 && touched.length > 0 ? (left[0] ?? null) : null;
    this.#chosen = { ask: this.asked(), touched, option: only };
  }
}
