import type { CheckResult } from '../checks/check-result.ts';

/** Lucide icon names that the web client maps to components; one per format. */
export type FormatIcon = 'file-text' | 'mail' | 'at-sign' | 'clapperboard' | 'smartphone' | 'message-square-text';

export interface Parsed<Parts> {
  readonly parts: Parts;
  /** Lines that belong to no part; never dropped, so that a person's edit is never lost. */
  readonly unparsed: string;
}

/**
 * A content format as a contract: what parts a piece has, how its text is laid out, and what the text must pass.
 * The text is the one truth. `parse(layout(parts)).parts` equals `parts`, and `parse` never throws.
 */
export interface Format<Parts = unknown, Label extends string = string> {
  /** Kebab-case, used for files and tests; the wire uses `label`. */
  readonly id: string;
  readonly label: Label;
  /** Few words for the list of formats, such as "Up to 280 characters". */
  readonly hint: string;
  readonly icon: FormatIcon;
  /** Hue of the format's tile in oklch degrees, or null for neutral. */
  readonly tint: number | null;
  /** `plain` for what is pasted into a platform, `markdown` for what a page or mail renders. */
  readonly syntax: 'plain' | 'markdown';
  /** What the writer is asked for: parts, lengths, and the exact layout. Goes into the prompt as it stands. */
  readonly brief: string;
  layout(parts: Parts): string;
  parse(text: string): Parsed<Parts>;
  check(text: string): CheckResult[];
  /**
   * For a writer's raw answer: takes off the chatter around it and meets the hard maxima where that spoils nothing.
   * Not for a person's edit, which stays as it is and is only checked.
   */
  fit(text: string): string;
}
