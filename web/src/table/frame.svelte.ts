/** What of the frame is open around the table. */

export type Panel =
  "rules" | "log" | "hint" | "settings" | "share" | "seats" | "takeback" | "result";

export class Frame {
  panel = $state<Panel | null>(null);
  /** The rule that the rules drawer shows first. */
  rule = $state<string | null>(null);
  /** The component that is looked at closely. */
  thing = $state<string | null>(null);
  /** The scrubber is out. */
  replay = $state(false);
  /** The review of the match stands beside the table. */
  review = $state(false);

  constructor(review = false) {
    this.review = review;
  }

  open(panel: Panel): void {
    this.panel = panel;
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }

  close(panel: Panel): void {
    if (this.panel === panel) this.panel = null;
  }

  /** The match again, from its beginning. */
  watch(review: boolean): void {
    this.panel = null;
    this.replay = true;
    this.review = review;
  }

  openRule(id: string | null): void {
    this.rule = id;
    this.panel = "rules";
  }
}
