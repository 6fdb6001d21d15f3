import type { CarouselSlide } from '../../../../core/formats/instagram-carousel.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { scenesOf } from '../outline/scenes.ts';

type Titles = readonly [string, ...string[]];

/** Above a thought that is too long for a title; in turn, and other ones in each variant. */
const POINT_TITLES: readonly [Titles, Titles, Titles] = [
  ['Our view', 'And also', 'One step further', 'One more thing', 'Before we close'],
  ['What we think', 'Go on', 'Next', 'Another point', 'And at the end'],
  ['Where we stand', 'The next thought', 'Then this', 'Also', 'And finally'],
];
/** Above what only the author can add. */
const CASE_TITLES = ['From our own work', 'A case of our own', 'What we see ourselves'] as const;
const FACT_TITLES = ['What to know', 'The details', 'In short'] as const;
/** What can be done with a carousel: it is kept, passed on or answered. */
const INVITES = [
  'Write your answer in the comments.',
  'Send it to whoever should see it.',
  'Save it, and come back with your answer.',
] as const;
/** What a slide of words looks like, for those who hear it. */
const LOOKS = [
  {
    hook: 'Large dark letters on a light ground',
    point: 'Text slide, bold on a light ground',
    proof: 'Quotation in large type, its source below',
    action: 'Speech bubble on a plain ground',
  },
  {
    hook: 'White letters over a dark photograph',
    point: 'Dark slide with white letters',
    proof: 'Strip of paper with the quotation on it',
    action: 'Hand over a phone, ready to type',
  },
  {
    hook: 'A line in handwriting across a sheet of paper',
    point: 'Handwritten sheet',
    proof: 'The quotation in print, pinned to a board',
    action: 'Pen beside an empty sheet',
  },
] as const;

/** A slide before anybody has described what is seen on it. */
export interface BareSlide extends Omit<CarouselSlide, 'altText'> {
  /** What to photograph; empty where the slide shows its own words. */
  readonly scene: string;
}

export function pointTitle(variant: number, at: number): string {
  const titles = ofVariant(POINT_TITLES, variant);
  return titles[at % titles.length] ?? titles[0];
}

export function caseTitle(variant: number): string {
  return ofVariant(CASE_TITLES, variant);
}

export function factsTitle(variant: number): string {
  return ofVariant(FACT_TITLES, variant);
}

export function invitation(variant: number): string {
  return ofVariant(INVITES, variant);
}

/** With what is seen on it: the picture to be taken, or how its words look, with the title that tells it from the others. */
export function described({ variant }: Pick<Desk, 'variant'>, { scene, ...slide }: BareSlide): CarouselSlide {
  const look = ofVariant<Readonly<Record<CarouselSlide['role'], string>>>(LOOKS, variant)[slide.role];
  const named = slide.role === 'hook' || slide.title.includes('[Add: ') ? look : `${look}: ${slide.title}`;
  return { ...slide, altText: scene || named };
}

/** Nothing of it is seen in a still picture. */
const MOVES =
  /\b(?:seconds?|sounds?|filmed|uncut|take|typed|answering|telling|saying|pan|shot|cut|camera|twice|angle|close up)\b/iu;

/** Pictures for slides that their author fills: what could be filmed there, without how. */
export function picturesFor(desk: Pick<Desk, 'topicKind' | 'variant'>): string[] {
  return scenesOf(desk)
    .map((scene) => (MOVES.test(scene) ? (scene.split(/[,:]/u, 1)[0] ?? '') : scene))
    .filter((scene) => !MOVES.test(scene));
}
