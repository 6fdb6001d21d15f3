import type { Move } from '../move.ts';

export interface BlogKit {
  /** Follows the topic in the title. */
  readonly titleTail: string;
  /** For the meta description, after the topic in quotation marks and a colon. */
  readonly meta: string;
  readonly opinionHeading: string;
  /** After which of the moves the opinion has its section. */
  readonly opinionAfter: number;
  readonly summary: readonly [string, string, string];
  readonly moves: readonly Move[];
  readonly list: { readonly heading: string; readonly lead: string; readonly items: readonly string[] };
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** Where the quotations are from; `{sources}` becomes their names. */
  readonly provenance: { readonly question: string; readonly answer: string };
  readonly conclusion: string;
}
