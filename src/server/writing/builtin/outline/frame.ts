import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { Desk } from '../desk.ts';
import { mark } from '../text/quotation.ts';
import { creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { OUTLINE_KITS } from './outline-kits.ts';

const TOPIC_CHARACTERS = 60;

/** One place of an outline, ready to be laid out. */
export interface FramedItem {
  readonly heading: string;
  readonly gap: string;
  /** The same where the topic has just been named. */
  readonly gapHere: string;
  /** Given first, with its source, where the writer has quotations but no words of its own to put around them. */
  readonly quotation: string;
}

export interface OutlineFrame {
  readonly items: readonly FramedItem[];
  /** "[Add: a subject line that asks]" and the like: the same gap, told apart by the angle. */
  subjectGap(place: string): string;
  /** Sources quoted. */
  readonly sources: number;
}

export function frameOutline(desk: Desk, quotes: readonly Quote[] = desk.quotes): OutlineFrame {
  const kit = OUTLINE_KITS[desk.angle];
  const topic = desk.topic.quoted(TOPIC_CHARACTERS).replace(/[[\]]/gu, ' ');
  return {
    items: kit.items.map((item, at) => ({
      heading: desk.english ? item.question : item.label,
      gap: gap(item.gap.replace('{topic}', () => topic)),
      gapHere: gap(item.gap.replace(/ (?:about|of|on) \{topic\}/u, '')),
      quotation: quotationOf(quotes[at]),
    })),
    subjectGap: (place) => gap(`${place} that ${kit.manner}`),
    sources: new Set(quotes.slice(0, kit.items.length).map(({ source }) => source.id)).size,
  };
}

function quotationOf(quote: Quote | undefined): string {
  return quote ? `${mark(quote.text)} ${creditInFull(quote.source)}` : '';
}
