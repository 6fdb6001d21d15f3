import type { Source } from '../../../core/contracts/research.ts';
import type { Desk } from './desk.ts';
import { mark, markSentence } from './text/quotation.ts';
import { nameInSentence, numberedLink } from './text/source-name.ts';
import { findTerm } from './text/terms.ts';
import type { Quote } from './text/usable-claims.ts';
import type { PhrasePicker } from './voice/phrase-picker.ts';

/** A quotation with the words around it; together they read right in this order. */
export interface Borrowed {
  readonly quote: Quote;
  /** Names the source and ends with a colon. */
  readonly lead: string;
  /** The quotation in its marks. */
  readonly words: string;
  /** A question or task about it; may be empty. */
  readonly follow: string;
  /** Words of the quotation that name what the piece is about, in quotation marks; null when there are none. */
  readonly term: string | null;
  /** The source's number in the source list, from 1, as a link where it has an address: `[[1]](https://…)`. */
  readonly cited: string;
}

/** Hands out the quotations of a piece one by one and keeps account of their sources. */
export interface Borrower {
  next(): Borrowed | null;
  /** In the order of their numbers. */
  sources(): readonly Source[];
}

const SAME: Readonly<Record<Source['kind'], string>> = {
  encyclopaedia: 'the same article',
  web: 'the same source',
  material: 'the same notes',
};

export function createBorrower({ quotes, phrases, topic }: Desk): Borrower {
  const sources: Source[] = [];
  const terms = new Set<string>();
  let position = 0;
  return {
    next: () => {
      const quote = quotes[position];
      if (!quote) return null;
      const before = quotes[position - 1]?.source;
      position += 1;
      if (!sources.some(({ id }) => id === quote.source.id)) sources.push(quote.source);
      const name = before?.id === quote.source.id ? SAME[quote.source.kind] : nameInSentence(quote.source);
      const found = findTerm(quote.text, `${topic.title(500)} ${quote.source.title}`, terms);
      if (found) terms.add(found.toLowerCase());
      const term = found ? mark(found) : null;
      return {
        quote,
        lead: leadIn(phrases, quote, name),
        words: markSentence(quote.text),
        follow: followUp(phrases, quote, position % 2 === 0 ? term : null),
        term,
        cited: numberedLink(quote.source, sources.findIndex(({ id }) => id === quote.source.id) + 1),
      };
    },
    sources: () => sources,
  };
}

/** Every second quotation is followed by a question about one of its own words. */
function followUp(phrases: PhrasePicker, quote: Quote, term: string | null): string {
  if (quote.isDefinition) return phrases.next('defined');
  if (quote.source.kind === 'material') return phrases.next('own');
  return (term ? phrases.next('focus', { term }) : '') || phrases.next('follow');
}

function leadIn(phrases: PhrasePicker, quote: Quote, source: string): string {
  const define = quote.isDefinition ? phrases.next('define', { source }) : '';
  return define || phrases.next('link', { source }) || `From ${source}:`;
}
