import type { Source } from '../../../core/contracts/research.ts';
import type { Desk } from './desk.ts';
import type { LinePicker, LineSlot } from './lines/pick-lines.ts';
import type { Shot } from './lines/quote-lines.ts';
import type { QuoteKind } from './reading/quote-kind.ts';
import type { TopicReading } from './reading/topic-kind.ts';
import { mark, markSentence } from './text/quotation.ts';
import { nameInSentence, numberedLink } from './text/source-name.ts';
import { findTerm } from './text/terms.ts';
import type { Quote } from './text/usable-claims.ts';
import type { PhrasePicker } from './voice/phrase-picker.ts';

/** A quotation with what the writer says about it; each line is handed out once in a piece. */
export interface Borrowed {
  readonly quote: Quote;
  /** Names the source and ends with a colon. */
  readonly lead: string;
  /** The quotation in its marks. */
  readonly words: string;
  /** The source's number in the source list, from 1, as a link where it has an address: `[[1]](https://…)`. */
  readonly cited: string;
  /** The next heading, question, task or spoken line for such a quotation; empty when all are used up. */
  say(slot: LineSlot): string;
  /** What can be seen meanwhile. */
  shot(): Shot | null;
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

export function createBorrower({ quotes, phrases, topic, topicKind }: Desk, lines: LinePicker): Borrower {
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
      const term = findTerm(quote.text, `${topic.title(500)} ${quote.source.title}`, terms);
      if (term) terms.add(term.toLowerCase());
      const kind = lineKind(quote, topicKind);
      const figure = tellingFigure(quote);
      const fill = { figure: figure && mark(figure), term: term && mark(term), own: quote.source.kind === 'material' };
      return {
        quote,
        lead: leadIn(phrases, quote, name),
        words: markSentence(quote.text),
        cited: numberedLink(quote.source, sources.findIndex(({ id }) => id === quote.source.id) + 1),
        say: (slot) => lines.next(kind, slot, fill),
        shot: () => lines.shot(kind, fill),
      };
    },
    sources: () => sources,
  };
}

/** What others said to the author is a voice, and in an announcement nothing is a finding. */
function lineKind({ source, kind, text }: Quote, { kind: topicKind }: TopicReading): QuoteKind {
  if (source.kind !== 'material') return kind;
  if (kind === 'open' && /\b(?:told|asked|said|wrote)\b/iu.test(text)) return 'voice';
  return topicKind === 'news' && ['change', 'cause', 'contrast', 'open'].includes(kind) ? 'plain' : kind;
}

/** "Of the 23 customers" only names whom the finding is about, and "a third" says nothing without its sentence. */
export function tellingFigure({ figure, text }: Quote): string | null {
  if (figure === null || /^an? \p{L}+$/iu.test(figure)) return null;
  const before = text.slice(0, text.indexOf(figure));
  return /^(?:in )?(?:an? \S+ )?(?:of|among) (?:the |our |all )*$/iu.test(before) ? null : figure;
}

function leadIn(phrases: PhrasePicker, quote: Quote, source: string): string {
  const define = quote.isDefinition ? phrases.next('define', { source }) : '';
  return define || phrases.next('link', { source }) || `From ${source}:`;
}
