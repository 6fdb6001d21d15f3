/** Lucide icon names that the web client maps to components; one per format. */
export type FormatIcon = 'file-text' | 'mail' | 'at-sign' | 'clapperboard' | 'smartphone' | 'message-square-text';

/** `fail` breaks a hard rule; `warn` is a convention missed. */
export type CheckStatus = 'pass' | 'warn' | 'fail';

export interface CheckResult {
  readonly id: string;
  readonly label: string;
  readonly status: CheckStatus;
  /** What was found, in words a marketer can act on: "291 of 280 characters". */
  readonly detail: string;
}

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
  /** The text with what can be mended by hand-free means: a writer's noise taken off, hard maxima met at a sentence or word border. */
  fit(text: string): string;
}
