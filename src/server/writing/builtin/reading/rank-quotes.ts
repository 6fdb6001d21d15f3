import { termsOf } from '../../../research/language/terms.ts';
import type { Quote } from '../text/usable-claims.ts';
import type { QuoteKind } from './quote-kind.ts';

/** A quotation with what speaks for it in this job. */
export interface RankedQuote {
  readonly quote: Quote;
  readonly score: number;
}

/** Words of a quotation that count as touching the topic or the opinion; more of them say no more. */
const MOST_SHARED = 3;
const PER_SHARED = { opinion: 2, topic: 1.5 } as const;
/** The author's own material is what nobody else has. */
const OWN = 1.5;
/** Research gives the best first; a little of that order is kept. */
const PER_PLACE = 0.08;
const LAST = -20;

/** What a reader gets out of each kind. */
const KINDS: Readonly<Record<QuoteKind, number>> = {
  figure: 2.5,
  change: 2.5,
  cause: 2,
  contrast: 2,
  voice: 1.7,
  open: 1.7,
  advice: 1.3,
  plain: 0,
  definition: LAST,
};

/** What touches the opinion and the topic first, then what says most; definitions and thin sentences follow. */
export function rankQuotes(
  quotes: readonly Quote[],
  { topic, opinion }: { topic: string; opinion: string },
): RankedQuote[] {
  const wanted = { topic: new Set(termsOf(topic, 'en')), opinion: new Set(termsOf(opinion, 'en')) };
  return quotes
    .map((quote, place) => {
      const terms = new Set(termsOf(quote.text, 'en'));
      const touch = PER_SHARED.opinion * shared(terms, wanted.opinion) + PER_SHARED.topic * shared(terms, wanted.topic);
      const own = quote.source.kind === 'material' ? OWN : 0;
      const thin = quote.isThin ? LAST : 0;
      return { quote, score: touch + KINDS[quote.kind] + own + thin - PER_PLACE * place };
    })
    .toSorted((one, other) => other.score - one.score);
}

function shared(terms: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  return Math.min(MOST_SHARED, [...terms].filter((term) => wanted.has(term)).length);
}
