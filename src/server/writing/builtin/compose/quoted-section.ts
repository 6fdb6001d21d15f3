import type { Section } from '../../../../core/formats/parts.ts';
import type { Borrowed, Borrower } from '../borrow.ts';
import type { Move } from '../kits/move.ts';

/** How a quotation with its lead is set: on one line, or as a block of its own. */
export type Setting = 'line' | 'block';

/** A move as a section: its quotations, each with its source and a question about it, then what to do; or nothing. */
export function quotedSection(move: Move, borrower: Borrower, setting: Setting): Section[] {
  const borrowed = Array.from({ length: move.quotes }, () => borrower.next()).filter((item) => item !== null);
  if (move.quotes > 0 && borrowed.length === 0 && !move.readsAlone) return [];
  const term = borrowed.find((item) => item.term !== null)?.term;
  const heading = term && move.headingOn ? move.headingOn.replace('{term}', () => term) : move.heading;
  return [{ heading, body: [...borrowed.map((item) => setQuotation(item, setting)), move.body].join('\n\n') }];
}

function setQuotation({ lead, words, cited, follow }: Borrowed, setting: Setting): string {
  if (setting === 'line') return `${lead} ${words} ${cited} ${follow}`.trim();
  return [lead, `> ${words} ${cited}`, follow].filter(Boolean).join('\n\n');
}
