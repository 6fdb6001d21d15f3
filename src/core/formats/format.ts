import type { CheckResult } from '../checks/check-result.ts';
import type { LabelLanguage } from './layout/labels.ts';
import type { Parsed } from './parts.ts';
import type { Rule } from './rules/rule.ts';
import type { Shape } from './shape.ts';

/** Lucide icon names that the web client maps to components; one per format. */
export type FormatIcon =
  | 'file-text'
  | 'mail'
  | 'at-sign'
  | 'clapperboard'
  | 'smartphone'
  | 'message-square-text'
  | 'briefcase'
  | 'gallery-horizontal'
  | 'search'
  | 'megaphone'
  | 'newspaper'
  | 'panel-top';

/** What a file is named after inside itself. */
export interface ExportContext {
  /** As its author knows the piece: "Google Search Ad 2". */
  readonly name: string;
}

/** A file that another tool imports, beside the text. */
export interface FormatExport {
  /** Kebab-case, unique within the format. */
  readonly id: string;
  /** Behind "Download": "CSV". */
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mime: string;
  make(text: string, context: ExportContext): string;
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
  /** The specification's six stand first; the others under "More formats". */
  readonly group: 'first' | 'more';
  readonly icon: FormatIcon;
  /** Hue of the format's tile in oklch degrees, or null for neutral. */
  readonly tint: number | null;
  /** `plain` for what is pasted into a platform, `markdown` for what a page or mail renders. */
  readonly syntax: 'plain' | 'markdown';
  /** About how many characters a piece comes to, as its rules ask for it: how far one is that is being written. */
  readonly usualLength: number;
  /** Grows when a text of the present layout would be read otherwise by the one to come. */
  readonly layoutVersion: number;
  readonly shape: Shape<Parts>;
  /** In the order of the report. */
  readonly rules: readonly Rule<Parts>[];
  /** The rule whose count stands below the text while one types; null where each field has a count of its own. */
  readonly counter: string | null;
  /** The layout with `<what>` in each place. */
  readonly skeleton: string;
  /** What the writer is asked for: parts, lengths, and the exact layout. Goes into the prompt as it stands. */
  readonly brief: string;
  /** Labels in the given language; English where there are none. */
  layout(parts: Parts, language?: LabelLanguage): string;
  /** Reads labels of every language. */
  parse(text: string): Parsed<Parts>;
  /** What is said aloud, for how long it takes; absent in formats that are read. */
  spoken?(parts: Parts): string;
  /** Most formats have none: their text is what is pasted. */
  readonly exports?: readonly FormatExport[];
  /** What a platform would refuse, mended where that spoils nothing. */
  mend(parts: Parts): Parts;
  /** Every rule of the format, in order. */
  check(text: string): CheckResult[];
  /**
   * For a writer's raw answer: takes off the chatter around it and meets the hard maxima where that spoils nothing.
   * Not for a person's edit, which stays as it is and is only checked.
   */
  fit(text: string, language?: LabelLanguage): string;
}
