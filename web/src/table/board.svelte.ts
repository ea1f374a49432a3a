/** All that the frame and a renderer show of one seat's table: the session, seen through the game's words. */

import type { Past, Player, RefAttributes, Renderer, Touch } from "../games/contract";
import { SHELL } from "../i18n/catalogues";
import { wordsOf, type LayeredWords } from "../i18n/words";
import { settings } from "../settings.svelte";
import type { Ask, Moment, Option, SeatInfo } from "../wire/types";
import { Choice } from "./choice.svelte";
import type { GameKit } from "./game.svelte";
import { Narrator, type Line } from "./narrate";
import { PastMoment } from "./past.svelte";
import { playersOf } from "./players";
import type { Session } from "./session.svelte";
import { tableOf, type View } from "./stage";
import { activeSeat, isAskedBetween, type Turn } from "./turn";

export class Board {
  readonly past: PastMoment;
  readonly choice: Choice;

  constructor(
    readonly session: Session,
    readonly kit: GameKit,
    readonly renderer: Renderer,
    /** Seats of other people on this device. */
    readonly here: () => readonly number[] = () => [],
  ) {
    this.past = new PastMoment(session);
    this.choice = new Choice(
      () => this.ask,
      (option) => this.play(option),
    );
  }

  readonly names: string[] = $derived.by(() => this.session.seats.map((seat) => seat.name));

  readonly words: LayeredWords = $derived.by(() => {
    const language = this.kit.language;
    const shell = SHELL[language] ?? {};
    const own = this.renderer.text[language] ?? this.renderer.text.en ?? {};
    const seats = Object.fromEntries(
      this.session.seats.map((seat) => [
        `seat:${seat.seat}`,
        seat.seat === this.session.seat ? (shell["seat.object"] ?? seat.name) : seat.name,
      ]),
    );
    return wordsOf(language, own, seats, this.kit.catalogue ?? {}, shell);
  });

  readonly narrator: Narrator = $derived.by(
    () => new Narrator(this.words, this.names, this.session.seat, this.renderer),
  );

  readonly lines: Line[] = $derived.by(() =>
    this.session.log.flatMap((past) => this.narrator.lines(past)),
  );

  /** What has happened up to the moment shown. */
  readonly log: Past[] = $derived.by(() => {
    const log = this.session.log as Past[];
    return this.past.at === null ? log : log.slice(0, this.past.at);
  });

  /** The present, also while an earlier moment is shown. */
  get now(): Moment | null {
    return this.session.now;
  }

  get live(): boolean {
    return !this.past.shown;
  }

  /** The last view that was there: a moment on its way does not empty the table. */
  #lastView: View | null = null;

  readonly view: View | null = $derived.by(() => {
    const whole = this.past.shown ? this.past.view : (this.now?.view ?? null);
    this.#lastView = tableOf(whole) ?? this.#lastView;
    return this.#lastView;
  });

  /** The view shown is that of a finished match. */
  readonly over: boolean = $derived.by(() =>
    this.past.shown ? this.past.view?.over === true : this.session.over,
  );

  /** The question that can be answered now: live, not automatic, and not answered already. */
  readonly ask: Ask | null = $derived.by(() => {
    const ask = this.now?.ask ?? null;
    if (ask === null || ask.auto || !this.live || this.session.pending !== null) return null;
    return this.ownSeat?.stand_in ? null : ask;
  });

  /** The seat that the table waits for. */
  get asked(): number | null {
    if (this.past.shown) {
      const seat = this.past.view?.asked;
      return typeof seat === "number" && seat >= 0 ? seat : null;
    }
    return this.now?.ask?.seat ?? this.now?.waiting?.seat ?? null;
  }

  get turn(): Turn {
    return { active: activeSeat(this.renderer, this.view), asked: this.asked };
  }

  /** The reader is asked, but it is somebody else's turn. */
  get askedBetween(): boolean {
    return isAskedBetween(this.turn, this.session.seat);
  }

  get ownSeat(): SeatInfo | null {
    return this.session.seats.find((seat) => seat.seat === this.session.seat) ?? null;
  }

  readonly players: Player[] = $derived.by(() =>
    playersOf(
      {
        seats: this.session.seats,
        own: this.session.seat,
        here: this.here(),
        ...this.turn,
        thinking: this.live ? this.session.thinking : null,
      },
      this.words,
    ),
  );

  /** The one option in gold: the chosen one, the only one, or the one the game offers first. */
  readonly gold: Option | null = $derived.by(() => {
    const { ask, view } = this;
    if (ask === null || view === null) return null;
    const { option, options } = this.choice;
    if (option !== null) return option;
    if (options.length === 1) return options[0] ?? null;
    const offered = this.choice.touched.length > 0 ? null : this.renderer.primary?.(ask, view);
    return offered ?? null;
  });

  readonly touch: Touch = $derived.by(() => {
    const { choice } = this;
    return {
      on: (ref: string, label?: string) => this.#attributes(ref, label),
      can: (ref: string) => choice.can(ref),
      chosen: (ref: string) => choice.chosen(ref),
      option: choice.option,
    };
  });

  label(option: Option): string {
    return this.words.sentence(option.label);
  }

  /** Press an option in the bar. */
  press(option: Option): void {
    if (settings.confirm && this.choice.option !== option) this.choice.choose(option);
    else this.play(option);
  }

  play(option: Option): void {
    if (this.ask === null) return;
    this.session.act(option.a);
    this.choice.clear();
  }

  #attributes(ref: string, label?: string): RefAttributes {
    const { choice } = this;
    const attributes: RefAttributes = { "data-ref": ref };
    if (label !== undefined) attributes["aria-label"] = label;
    if (!choice.mayTouch(ref)) {
      if (label !== undefined) attributes.role = "img";
      return attributes;
    }
    const chosen = choice.chosen(ref);
    if (choice.can(ref)) attributes["data-can"] = "";
    if (chosen) attributes["data-sel"] = "";
    attributes.role = "button";
    attributes.tabindex = 0;
    attributes["aria-pressed"] = chosen;
    attributes.onclick = () => choice.touch(ref);
    attributes.onkeydown = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choice.touch(ref);
    };
    return attributes;
  }
}
