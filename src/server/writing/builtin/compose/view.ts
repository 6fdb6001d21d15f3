import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces } from '../reading/topic-kind.ts';

/** Above the opinion where it has a section of its own; one for each variant, as all below. */
const VIEW_HEADINGS = ['Our view', 'What we think', 'Where we stand'] as const;
/** Above the case that stands behind an opinion which was given before. */
const CASE_HEADINGS = ['A case of our own', 'From our own work', 'What we see ourselves'] as const;
/** Above what tells how the author came to think so. */
const ORIGIN_HEADINGS = ['Where this comes from', 'How we came to think so', 'What made us think so'] as const;
/** Above what somebody else would answer. */
const OBJECTION_HEADINGS = ['What speaks against it?', 'Who sees it differently?', 'Where could we be wrong?'] as const;
const OBJECTIONS = [
  'what somebody would answer who sees it differently',
  'a case that speaks against it, and what you make of it',
  'what would have to happen before you changed your mind',
] as const;
/** What only the author can add to a point: of what goes wrong, and of anything else. */
const ON_A_FAULT = [
  'an example of this from your own work',
  'what to do about it, in a sentence or so',
  'how one notices it in time',
  'what it led to, where you have seen it',
  'the question that helps here',
] as const;
const ON_ADVICE = [
  'an example of this from your own work',
  'how you do it, in a sentence or so',
  'what it brought, where you have seen it',
  'what people say who try it for the first time',
  'the detail that makes the difference',
] as const;
const FAULTS =
  /\b(?:mistakes?|errors?|faults?|myths?|signs?|pitfalls?|traps?|lies|reasons (?:not|why not)|don['’]?ts?)\b/iu;
const OWN_VIEWS = [
  'your own view, in the words you would use aloud',
  'what you think about it, as you would say it to a friend',
  'where you stand on this, and since when',
] as const;

/** In an announcement the opinion is the reason for it. */
export function viewHeading({ topicKind, variant }: Desk): string {
  if (topicKind.kind === 'offer') return 'Why we offer it';
  return announces(topicKind.kind) ? 'Why we do it' : ofVariant(VIEW_HEADINGS, variant);
}

/** In the author's own paragraphs, cut at a sentence where it is longer; empty where there is none. */
export function viewOf({ opinion }: Desk, mostWords = Infinity): string {
  const fits = (text: string): boolean => countWords(text) <= mostWords;
  return opinion.whole.includes('\n') && fits(opinion.whole) ? opinion.whole : opinion.opening(fits);
}

/** The opinion as a section, with what its author could add. */
export function viewSection(desk: Desk, view: string, gap: string): Section[] {
  return view === '' ? [] : [{ heading: viewHeading(desk), body: [view, gap].filter(Boolean).join('\n\n') }];
}

/** The case behind an opinion that stands elsewhere in the piece. */
export function caseSection({ variant }: Desk, gap: string): Section[] {
  return gap === '' ? [] : [{ heading: ofVariant(headingsFor(gap), variant), body: gap }];
}

function headingsFor(gap: string): readonly [string, string, string] {
  if (/\bfirst thought\b/u.test(gap)) return ORIGIN_HEADINGS;
  return /\bobjection\b|\bexception\b|\bother way\b/u.test(gap) ? OBJECTION_HEADINGS : CASE_HEADINGS;
}

export function objectionHeading({ variant }: Desk): string {
  return ofVariant(OBJECTION_HEADINGS, variant);
}

/** What the author is asked for from the other side, this variant's wish first. */
export function objectionGaps({ variant }: Desk): string[] {
  return fromOwn(OBJECTIONS, variant);
}

/** Where no opinion was given: its author's view, this variant's wish first. */
export function ownViewGaps({ variant }: Desk): string[] {
  return fromOwn(OWN_VIEWS, variant);
}

/** What only the author can add to the points of an article: the opinion's own wish, then what suits any point; siblings want others. */
export function pointGaps(desk: Desk): string[] {
  return [...viewGaps(desk).slice(0, 1), ...fromOwn(onAPoint(desk), 2 * desk.variant - 1)];
}

/** The most specific gap for the first variant, the next ones for its siblings. */
export function viewGaps(desk: Desk): string[] {
  const { items, opinionGaps, variant } = desk;
  return fromOwn(items.length > 0 ? onAPoint(desk) : opinionGaps, variant);
}

/** What only the author can add to a point, by what its topic counts up. */
export function onAPoint({ topic }: Desk): readonly string[] {
  return FAULTS.test(topic.title(500)) ? ON_A_FAULT : ON_ADVICE;
}

function fromOwn(wishes: readonly string[], variant: number): string[] {
  const from = wishes.length > 0 ? (variant - 1) % wishes.length : 0;
  return [...wishes.slice(from), ...wishes.slice(0, from)];
}
