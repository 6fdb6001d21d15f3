import type { CheckStatus } from '../../checks/check-result.ts';
import type { Span } from '../../text/span.ts';
import type { Bounds } from '../../checks/judge.ts';
import type { Parsed } from '../parts.ts';

/** A text with the parts that were found in it. */
export interface Reading<Parts> extends Parsed<Parts> {
  readonly text: string;
}

export interface Verdict {
  readonly status: CheckStatus;
  readonly detail: string;
  readonly spans: readonly Span[];
}

/** One text, list or stretch of time that a limit counts. */
export interface Measured {
  /** What it is called where a person counts along: "Headline 3". */
  readonly name: string;
  readonly found: number;
  /** Null where it stands at no one place. */
  readonly span: Span | null;
}

/** The numbers of a rule: what the brief asks for, what the counter shows and what the check judges. */
export interface Limit<Parts> extends Bounds {
  measure(reading: Reading<Parts>): readonly Measured[];
}

/** One line of a format's contract. */
export interface Rule<Parts> {
  /** Kebab-case, unique within the format. */
  readonly id: string;
  readonly label: string;
  /** What the writer is asked for, a line of the brief; empty where the layout or another line says it. */
  readonly ask: string;
  /** Whether a miss can fail; else it only warns. */
  readonly isHard: boolean;
  /** Null for a rule that is no matter of numbers. */
  readonly limit: Limit<Parts> | null;
  /** Never throws, whatever the text. */
  judge(reading: Reading<Parts>): Verdict;
}
