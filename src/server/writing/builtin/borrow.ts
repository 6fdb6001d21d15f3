import type { Source } from '../../../core/contracts/research.ts';
import type { Desk } from './desk.ts';
import type { LinePicker } from './lines/pick-lines.ts';
import type { Shot } from './lines/quote-lines.ts';
import { isFinding, MONEY } from './reading/finding.ts';
import type { QuoteKind } from './reading/quote-kind.ts';
import { announces, type TopicReading } from './reading/topic-kind.ts';
import { mark, markSentence } from './text/quotation.ts';
import { nameInSentence, numberedLink } from './text/source-name.ts';
import { findTerm } from './text/terms.ts';
import type { Quote } from './text/usable-claims.ts';
import type { PhrasePicker } from './voice/phrase-picker.ts';

/** A quotation with what the writer says about it; each line is handed out once in a piece. */
export interface Borrowed {
  readonly quote: Quote;
  /** Names the source and ends with a colon; empty where the author's own notes go on. */
  readonly lead: string;
  /** The quotation in its marks. */
  readonly words: string;
  /** The source's number in the source list, from 1, as a link where it has an address: `[[1]](https://…)`. */
  readonly cited: string;
  /** The next heading for such a quotation; empty when all are used up. */
  heading(): string;
  /** What can be seen meanwhile. */
  shot(): Shot | null;
}

/** Hands out the quotations of a piece one by one and keeps account of their sources. */
export interface Borrower {
  next(): Borrowed | null;
  /** In the order of their numbers. */
  sources(): readonly Source[];
}

const SAME = { encyclopaedia: 'the same article', web: 'the same source' } as const;

const STRONG =
  /[%‰€$£¥]|\bper ?cent\b|\b(?:half|third|quarter|times|euros|dollars|pounds)\b|\b(?:in|of) (?:\d|[a-z]+$)/iu;

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
      const term = findTerm(quote.text, `${topic.title(500)} ${quote.source.title}`, terms);
      if (term) terms.add(term.toLowerCase());
      const kind = lineKind(quote, topicKind);
      const figure = tellingFigure(quote);
      const fill = { figure: figure && mark(figure), term: term && mark(term), own: quote.source.kind === 'material' };
      return {
        quote,
        lead: leadTo(quote, { before, phrases }),
        words: markSentence(quote.text),
        cited: numberedLink(quote.source, sources.findIndex(({ id }) => id === quote.source.id) + 1),
        heading: () => lines.heading(kind, fill),
        // Pictures of a figure ask for the viewer's own, which nobody has of a price or an opening hour.
        shot: () => lines.shot(fill.own && kind === 'figure' ? 'plain' : kind, fill),
      };
    },
    sources: () => sources,
  };
}

/** What others said to the author is a voice, and in an announcement little else than a share is a finding. */
function lineKind({ source, kind, text }: Quote, { kind: topicKind }: TopicReading): QuoteKind {
  if (source.kind !== 'material') return kind;
  if (kind === 'open' && /\b(?:told|asked|said|wrote)\b/iu.test(text)) return 'voice';
  if (!announces(topicKind) || kind === 'voice' || kind === 'advice') return kind;
  return kind === 'figure' && isFinding({ text, source }) ? kind : 'plain';
}

/** "Of the 23 customers" only names whom the finding is about, and "a third" says nothing without its sentence. */
function tellingFigure({ figure, text }: Quote): string | null {
  if (figure === null || /^an? \p{L}+$/iu.test(figure)) return null;
  const before = text.slice(0, text.indexOf(figure));
  return /^(?:in )?(?:an? \S+ )?(?:of|among) (?:the |our |all )*$/iu.test(before) ? null : figure;
}

/** A share, a multiple or money that a reader can hold a number against; a price of the author's own is none. */
export function comparableFigure(quote: Quote): string | null {
  const figure = tellingFigure(quote);
  const isPrice = quote.source.kind === 'material' && MONEY.test(quote.text);
  // An arithmetic example is no finding.
  const isExample = /\b(?:means that|would|for example|if)\b/iu.test(quote.text);
  return figure !== null && STRONG.test(figure) && !isPrice && !isExample ? figure : null;
}

/** Notes of our own are introduced once, and nobody comments on them. */
function leadTo(quote: Quote, { before, phrases }: { before: Source | undefined; phrases: PhrasePicker }): string {
  const { kind, id } = quote.source;
  const name = nameInSentence(quote.source);
  if (kind === 'material') return before?.kind === kind ? '' : `From ${name}:`;
  return leadIn(phrases, quote, before?.id === id ? SAME[kind] : name);
}

function leadIn(phrases: PhrasePicker, quote: Quote, source: string): string {
  const define = quote.isDefinition ? phrases.next('define', { source }) : '';
  return define || phrases.next('link', { source }) || `From ${source}:`;
}
