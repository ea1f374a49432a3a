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

  open(panel: Panel): void {
    this.panel = panel;
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }

  close(panel: Panel): void {
    if (this.panel === panel) this.panel = null;
  }

  openRule(id: string | null): void {
    this.rule = id;
    this.panel = "rules";
  }
}
