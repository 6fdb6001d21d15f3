import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Angle } from '../angles/angle.ts';
import type { Desk } from '../desk.ts';

type Headings = Readonly<Record<Angle, readonly string[]>>;

/** Above the opinion where it has a section of its own. Siblings may all be questions, which then differ. */
const VIEW_HEADINGS: Headings = {
  question: ['Our answer', 'What we would say', 'Where we come down'],
  contrast: ['Our side'],
  list: ['Where we stand'],
  story: ['What we think'],
  figure: ['How we see it'],
};

/** Above the case that stands behind an opinion which was given before. */
const CASE_HEADINGS: Headings = {
  question: ['A case of our own', 'From our own work', 'Seen close up'],
  contrast: ['From our side'],
  list: ['How we go about it'],
  story: ['What made us think so'],
  figure: ['What we see ourselves'],
};

function headingOf(headings: Headings, { angle, variant }: Pick<Desk, 'angle' | 'variant'>): string {
  const lines = headings[angle];
  return lines[(variant - 1) % lines.length] ?? '';
}

/** In an announcement the opinion is the reason for it. */
export function viewHeading(desk: Desk): string {
  return desk.topicKind.kind === 'news' ? 'Why we do it' : headingOf(VIEW_HEADINGS, desk);
}

/** The opinion behind its stance line, in the author's own paragraphs; empty where there is none. */
export function statedView({ opinion, phrases }: Desk, mostWords = Infinity): string {
  const fits = (text: string): boolean => countWords(text) <= mostWords;
  const isList = opinion.whole.includes('\n') && fits(opinion.whole);
  const text = isList ? opinion.whole : opinion.opening(fits);
  if (text === '') return '';
  return `${phrases.next('stance')}${text.includes('\n') ? '\n\n' : ' '}${text}`;
}

/** The opinion as a section, with what its author could add and a word to those who see it differently. */
export function viewSection(desk: Desk, view: string, gap: string): Section[] {
  if (view === '') return [];
  // Nobody is asked to weigh an announcement.
  const isNews = desk.topicKind.kind === 'news';
  return [
    {
      heading: viewHeading(desk),
      body: [view, gap, isNews ? '' : desk.phrases.next('weigh')].filter(Boolean).join('\n\n'),
    },
  ];
}

/** The case behind an opinion that stands elsewhere in the piece. */
export function caseSection(desk: Desk, gap: string): Section[] {
  if (gap === '') return [];
  // Whoever compares is asked for the other side as well.
  const weigh = desk.topicKind.kind === 'versus' ? desk.phrases.next('weigh') : '';
  return [{ heading: headingOf(CASE_HEADINGS, desk), body: [gap, weigh].filter(Boolean).join('\n\n') }];
}

/** The most specific gap for the first variant, the next ones for its siblings. */
export function viewGaps({ opinionGaps, variant }: Desk): string[] {
  const from = opinionGaps.length > 0 ? (variant - 1) % opinionGaps.length : 0;
  return [...opinionGaps.slice(from), ...opinionGaps.slice(0, from)];
}
