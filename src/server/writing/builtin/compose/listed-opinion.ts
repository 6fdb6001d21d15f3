import type { Section } from '../../../../core/formats/parts.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { Borrowed } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { asHeadline, isHeadline } from '../text/thoughts.ts';
import { closeSentence } from '../text/sentences.ts';
import { furtherPoints } from './list-section.ts';
import type { Argument } from './point-by-point.ts';
import { quotedSections } from './quoted-section.ts';
import { onAPoint } from './view.ts';

const LEAD = 'a few lines that lead into the list';
const WHICH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

/** Whether the opinion is the list that its topic promises. */
export function isListArticle({ items, topicKind }: Desk): boolean {
  return items.length > 1 && topicKind.kind === 'list';
}

/** An opinion that is a list, as the article that its topic promises: each line a section, and a place for every line that is missing. */
export function listArticle(desk: Desk, quoted: readonly Borrowed[]): Argument {
  const own = desk.items.map((item, at): Section => {
    const short = isHeadline(item);
    const heading = short ? asHeadline(item) : gap(`a heading for the ${WHICH[at] ?? 'next'} point`);
    // The points that come later stand as they are.
    const below = onAPoint(desk)[at];
    return { heading, body: [short ? '' : closeSentence(item), below ? gap(below) : ''].filter(Boolean).join('\n\n') };
  });
  const missing = furtherPoints(desk, desk.items.length).map((wish): Section => ({ heading: gap(wish), body: '' }));
  const sections = [...own, ...missing].filter(({ heading, body }) => heading !== '' || body !== '');
  return { intro: gap(LEAD), sections: [...sections, ...quotedSections(desk, quoted, 'block')] };
}

/**
 * As many lines of the opinion as fit, each on a line of its own: below a topic that says what they are, since "no plan for
 * rain" by itself reads as advice. A sibling has a single one. Empty where not one of them fits.
 */
export function listedLines({ items, variant }: Desk, fits: (lines: string) => boolean): string {
  const own = (variant - 1) % Math.max(1, items.length);
  let lines = '';
  for (const item of variant === 1 ? items : items.slice(own, own + 1)) {
    const longer = [lines, `– ${item}`].filter(Boolean).join('\n');
    if (!fits(longer)) break;
    lines = longer;
  }
  return lines;
}
