import type { Section } from '../../../../core/formats/parts.ts';
import { comparableFigure, type Borrowed } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';

interface Placed {
  readonly borrowed: Borrowed;
  /** From 0. */
  readonly at: number;
}

interface Setting {
  /** How many quotations stand before them. */
  readonly from: number;
  /** How a quotation with its lead is set: on one line, or as a block of its own. */
  readonly as: 'line' | 'block';
}

/** Above the facts of an announcement; one for each variant. */
const FACTS = ['What to know', 'The details', 'In short'] as const;
const COMPARE = 'Where do they agree, and where do they part?';

/** A section for the quotation at this place: what it is about, its words with their source, a question where one fits. */
function quotedSection(desk: Desk, placed: Placed, as: Setting['as']): Section {
  const { lead, words, cited } = placed.borrowed;
  const quotation = as === 'line' ? `${lead} ${words} ${cited}` : `${lead}\n\n> ${words} ${cited}`;
  const heading = placed.borrowed.say('headings');
  return { heading, body: [quotation, questionAfter(desk, placed)].filter(Boolean).join('\n\n') };
}

/** Quotations below what opened a piece; the facts of an announcement stand together. */
export function quotedSections(desk: Desk, quoted: readonly Borrowed[], { from, as }: Setting): Section[] {
  const [first] = quoted;
  const isOwn = quoted.every(
    ({ quote }) => quote.source.kind === 'material' && quote.source.id === first?.quote.source.id,
  );
  if (desk.topicKind.kind === 'news' && first && isOwn) {
    const facts = quoted.map(({ words, cited }) => `- ${words} ${cited}`).join('\n');
    return [{ heading: ofVariant(FACTS, desk.variant), body: `${first.lead}\n\n${facts}` }];
  }
  return quoted.map((borrowed, at) => quotedSection(desk, { borrowed, at: from + at }, as));
}

/** What leads makes one ask; a question after each quotation would be an examination, and nobody is asked of our notes. */
export function questionAfter(desk: Desk, { borrowed, at }: Placed): string {
  const { source, kind } = borrowed.quote;
  if (source.kind === 'material' || desk.topicKind.kind === 'news') return '';
  if (isSetBeside(desk, { at })) return COMPARE;
  // A comparison invites to more than one.
  const isAsked = at === 0 || (desk.topicKind.kind === 'versus' && at % 2 === 0);
  // Nobody has a number to hold against that of those who were asked.
  if (kind === 'figure' && comparableFigure(borrowed.quote) === null) return '';
  return isAsked && kind !== 'plain' && kind !== 'definition' ? borrowed.say('asks') : '';
}

/** Whether the angle of two views sets this quotation beside what stands before it. */
function isSetBeside({ angle, opinion }: Desk, { at }: Pick<Placed, 'at'>): boolean {
  return angle === 'contrast' && at === (opinion.whole === '' ? 1 : 0);
}
