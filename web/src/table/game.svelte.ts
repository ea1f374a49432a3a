/** What is needed to show a game: its renderer and its sentences in the reader's language. */

import { untrack } from "svelte";
import type { Renderer } from "../games/contract";
import { rendererOf } from "../games";
import type { Catalogue } from "../i18n/icu";
import { settings } from "../settings.svelte";
import { api } from "../wire/http";

export class GameKit {
  renderer = $state.raw<Renderer | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  // Whoever makes a kit in a derived value must not make another when the language changes.
  language = $state(untrack(() => settings.language));
  failed = $state(false);

  constructor(
    readonly game: string,
    readonly generic: boolean,
  ) {}

  /** Load both, and the sentences again when the language changes. To be called in an effect. */
  follow(): void {
    const language = settings.language;
    this.failed = false;
    rendererOf(this.game, this.generic)
      .then((renderer) => (this.renderer = renderer))
      .catch(() => (this.failed = true));
    api
      .catalogue(this.game, language)
      .then((catalogue) => {
        this.catalogue = catalogue;
        this.language = language;
      })
      .catch(() => (this.failed = true));
  }
}
