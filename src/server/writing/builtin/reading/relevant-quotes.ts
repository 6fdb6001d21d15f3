import { termsOf } from '../../../research/language/terms.ts';
import type { Assignment } from '../../writer.ts';
import { readsAsEnglish } from '../text/language.ts';
import { usableQuotes } from '../text/usable-claims.ts';
import { rankQuotes, type RankedQuote } from './rank-quotes.ts';

/** Words that somebody else's sentence has to share with topic and opinion: with a single one it may be about anything. */
const FEWEST_SHARED = 2;

/** What can be quoted on this topic, best first: the author's own notes, and of others what touches topic or opinion. */
export function relevantQuotes({ ledger, sources, topic, opinion, material }: Assignment): RankedQuote[] {
  const asked = new Set([...termsOf(topic, 'en'), ...termsOf(opinion, 'en')]);
  // Words of other languages are not told apart well enough to count them.
  const english = readsAsEnglish(topic, [opinion, ...ledger.map(({ quote }) => quote)]);
  const least = english ? Math.min(FEWEST_SHARED, asked.size) : 0;
  return rankQuotes(usableQuotes(ledger, sources), { topic, opinion, notes: material }).filter(
    ({ quote, shared }) => quote.source.kind === 'material' || shared >= least,
  );
}
