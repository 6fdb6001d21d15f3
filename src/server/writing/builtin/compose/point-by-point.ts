import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { termsOf } from '../../../text/terms.ts';
import type { Borrowed } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { closeSentence, splitSentences } from '../text/sentences.ts';
import { asHeadline, isHeadline, isPlainLine } from '../text/thoughts.ts';
import type { Quote } from '../text/usable-claims.ts';
import { quotationAs, quotedSections } from './quoted-section.ts';

const INTRO_WORDS = 80;
const SUMMARY_WORDS = 30;
/** More of them are a stream of thoughts, and no headings. */
const POINTS = { fewest: 2, most: 6 } as const;

/** Introduction and sections of an article. */
export interface Argument {
  readonly intro: string;
  readonly sections: readonly Section[];
}

/** A thought that heads a section with what else it says, and the quotation that has most to do with it. */
interface Point {
  readonly heading: string;
  readonly below: string;
  readonly quote: Quote | null;
}

/** The opinion as the argument of an article. */
export interface Points {
  readonly opening: string;
  readonly points: readonly Point[];
  /** Opens the article where the first thought can be its summary; belongs to none of the points. */
  readonly lead: Quote | null;
  /** The lead, then those below the points first, as they will be read. */
  readonly quotes: readonly Quote[];
}

/**
 * The first thought opens the article, each further one that begins shortly enough heads a section, with a quotation that
 * shares its words where there is one. Null where the opinion has too few such thoughts, or too many.
 */
export function readPoints({ thoughts, topic }: Desk, quotes: readonly Quote[]): Points | null {
  const { opening, headed } = headThoughts(thoughts);
  if (headed.length < POINTS.fewest || headed.length > POINTS.most) return null;
  if (countWords(opening) > INTRO_WORDS) return null;
  const known = new Set(termsOf(topic.title(500), 'en'));
  const left = [...quotes];
  const points = headed.map(({ heading, below }): Point => {
    const wanted = termsOf(`${heading} ${below}`, 'en').filter((term) => !known.has(term));
    const shared = left.map(({ text }) => termsOf(text, 'en').filter((term) => wanted.includes(term)).length);
    const most = Math.max(0, ...shared);
    const [quote = null] = most > 0 ? left.splice(shared.indexOf(most), 1) : [];
    return { heading, below, quote };
  });
  const [lead = null] = countWords(opening) <= SUMMARY_WORDS && isPlainLine(opening) ? left.splice(0, 1) : [];
  const below = points.flatMap(({ quote }) => quote ?? []);
  return { opening, points, lead, quotes: [...(lead ? [lead] : []), ...below, ...left] };
}

function headThoughts([first = '', ...thoughts]: readonly string[]) {
  const opening = [first];
  const headed: { heading: string; below: string }[] = [];
  for (const thought of thoughts) {
    const [heading = '', ...others] = splitSentences(thought);
    const last = headed.at(-1);
    // What is asked in one heading is answered below it.
    const isAnswer = last?.heading.endsWith('?') === true && last.below === '';
    if (isHeadline(heading) && !isAnswer) headed.push({ heading: asHeadline(heading), below: others.join(' ') });
    else if (last) last.below = [last.below, thought].filter(Boolean).join('\n\n');
    else opening.push(thought);
  }
  return { opening: opening.join(' '), headed };
}

/** `quoted` in the order of the points' quotations; `open` gives the next place for what only the author knows. */
export function pointByPoint(
  desk: Desk,
  { opening, points, lead }: Points,
  { quoted, open }: { quoted: readonly Borrowed[]; open: () => string },
): Argument {
  const left = [...quoted];
  const sections: { heading: string; body: string }[] = [];
  const first = lead ? left.shift() : undefined;
  let intro = first ? quotationAs('line', first) : opening;
  for (const { heading, below, quote } of points) {
    const borrowed = quote ? left.shift() : undefined;
    const support = borrowed ? quotationAs('block', borrowed) : open();
    const body = [below, support].filter(Boolean).join('\n\n');
    const last = sections.at(-1);
    // A heading with nothing below it goes on from what was said before.
    if (body !== '') sections.push({ heading, body });
    else if (last) last.body = [last.body, closeSentence(heading)].join('\n\n');
    else intro = `${intro} ${closeSentence(heading)}`;
  }
  return { intro, sections: [...sections, ...quotedSections(desk, left, 'block')] };
}
