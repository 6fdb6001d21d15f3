import { termsOf } from '../../../text/terms.ts';
import { materialTexts } from '../../sources/source-texts.ts';
import type { Assignment } from '../../writer.ts';
import { readsAsEnglish } from '../text/language.ts';
import type { Quote } from '../text/usable-claims.ts';
import { jobQuotes } from './job-quotes.ts';
import { rankQuotes, type RankedQuote } from './rank-quotes.ts';

/** Words that somebody else's sentence has to share with topic and opinion: with a single one it may be about anything. */
const FEWEST_SHARED = 2;
/** What answers the topic is about it. */
const FEWEST_OF_ANSWER = 1;

const RANKED = new WeakMap<Assignment, readonly RankedQuote[]>();

/** What can be quoted on this topic, best first: the author's own notes, and of others what touches topic or opinion. */
export function relevantQuotes(assignment: Assignment): readonly RankedQuote[] {
  const known = RANKED.get(assignment) ?? readRelevant(assignment);
  RANKED.set(assignment, known);
  return known;
}

function readRelevant(assignment: Assignment): RankedQuote[] {
  const { ledger, topic, opinion } = assignment;
  const material = materialTexts(assignment);
  const asked = new Set([...termsOf(topic, 'en'), ...termsOf(opinion, 'en')]);
  // Words of other languages are not told apart well enough to count them.
  const english = readsAsEnglish(topic, [opinion, ...ledger.map(({ quote }) => quote)]);
  const least = english ? Math.min(FEWEST_SHARED, asked.size) : 0;
  const quotes = jobQuotes(assignment);
  const onTopic = pagesOn(topic, quotes);
  return rankQuotes(quotes, { topic, opinion, notes: material }).filter(
    ({ quote, shared, answers }) =>
      quote.source.kind === 'material' ||
      onTopic.has(quote.source.id) ||
      shared >= (answers ? Math.min(least, FEWEST_OF_ANSWER) : least),
  );
}

/**
 * Ids of the web pages that are about the topic: title and sentences together name two of its words. What stands on such
 * a page need not name them again; an article of an encyclopaedia tells of much that is beside any topic.
 */
function pagesOn(topic: string, quotes: readonly Quote[]): ReadonlySet<string> {
  const wanted = new Set(termsOf(topic, 'en'));
  const said = new Map<string, Set<string>>();
  for (const { source, text } of quotes) {
    if (source.kind !== 'web') continue;
    const terms = said.get(source.id) ?? new Set(termsOf(source.title, 'en'));
    for (const term of termsOf(text, 'en')) terms.add(term);
    said.set(source.id, terms);
  }
  const named = (terms: ReadonlySet<string>): number => [...wanted].filter((term) => terms.has(term)).length;
  return new Set([...said].filter(([, terms]) => named(terms) >= FEWEST_SHARED).map(([id]) => id));
}
