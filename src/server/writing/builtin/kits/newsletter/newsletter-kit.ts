import type { Move } from '../move.ts';

export interface NewsletterKit {
  /** 30 to 50 characters each, none of them about the topic by name. */
  readonly subjects: readonly [string, string, string];
  /** Follows the topic in a subject line. */
  readonly subjectTail: string;
  /** 40 to 70 characters. */
  readonly preheader: string;
  readonly moves: readonly [Move, Move];
}
