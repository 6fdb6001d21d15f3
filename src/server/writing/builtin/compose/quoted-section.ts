import type { Section } from '../../../../core/formats/parts.ts';
import type { Borrowed } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { shortName } from '../text/source-name.ts';

interface Placed {
  readonly borrowed: Borrowed;
  /** From 0. */
  readonly at: number;
}

interface Setting {
  /** How the quotation with its lead is set: on one line, or as a block of its own. */
  readonly as: 'line' | 'block';
  /** What follows it. */
  readonly followed: 'asks' | 'tasks';
}

export const COMPARE = 'Where do the two agree, and where do they part?';

/** A section for the quotation at this place: what it makes one ask, its words with their source, what to do with them. */
export function quotedSection(desk: Desk, { borrowed, at }: Placed, { as, followed }: Setting): Section {
  const { lead, words, cited } = borrowed;
  const quotation = as === 'line' ? `${lead} ${words} ${cited}` : `${lead}\n\n> ${words} ${cited}`;
  const beside = isSetBeside(desk, at);
  return {
    heading: beside ? besideHeading(borrowed) : borrowed.say('headings'),
    body: [quotation, beside ? COMPARE : borrowed.say(followed) || borrowed.say('asks')].filter(Boolean).join('\n\n'),
  };
}

/** Whether the angle of two views sets this quotation beside what stands before it. */
export function isSetBeside({ angle, opinion }: Desk, at: number): boolean {
  return angle === 'contrast' && at === (opinion.whole === '' ? 1 : 0);
}

export function besideHeading({ quote }: Borrowed): string {
  return `Beside it: ${shortName(quote.source)}`;
}
