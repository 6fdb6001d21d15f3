import type { LandingPageParts } from '../../../../core/formats/landing-page.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { Question } from '../../../../core/formats/parts.ts';
import { metaDescriptionOf, seoTitleOf } from '../compose/blog-head.ts';
import { openQuestions, shortButton } from '../compose/landing-page.ts';
import { cardsOf, readHero, stepsOf } from '../compose/landing-parts.ts';
import type { Desk } from '../desk.ts';
import { createGapBook } from '../lines/gap-book.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { frameOutline, type OutlineFrame } from './frame.ts';

const OBJECTIONS = 3;
/** Takes away the last doubt; one for each variant. */
const MICROCOPY = [
  'what it costs, or that it costs nothing',
  'how long it takes, in a few words',
  'what nobody has to fear who clicks here',
] as const;
const BUTTON = 'button';

export function outlineLandingPage(desk: Desk): { parts: LandingPageParts; sources: number } {
  const frame = frameOutline(desk, 'Landing Page');
  const book = createGapBook();
  const { headline, subhead, left } = readHero(desk, book);
  const speaks = desk.english && !frame.isBlank;
  return {
    parts: {
      seoTitle: seoTitleOf(desk),
      metaDescription: metaDescriptionOf(desk),
      headline,
      subhead,
      callToAction: { label: speaks ? shortButton(desk, desk.phrases.next('button')) : gap(BUTTON), url: '' },
      microcopy: (speaks && desk.phrases.next('invite')) || gap(ofVariant(MICROCOPY, desk.variant)),
      cards: cardsOf(desk, left, book),
      proof: [],
      steps: stepsOf(desk, book),
      objections: objectionsOf(desk, frame, () => openQuestions(desk, book)),
      sources: [],
    },
    sources: frame.sources(),
  };
}

/** With what could be quoted in another language, since the writer has no words to put around it. */
function objectionsOf({ english, quotes }: Desk, frame: OutlineFrame, ask: () => Question[]): Question[] {
  if (english && quotes.length === 0) return ask().slice(0, OBJECTIONS);
  return frame.items(OBJECTIONS).map(({ heading, quotation, gap: open }) => ({
    question: heading,
    answer: [quotation, open].filter(Boolean).join('\n\n'),
  }));
}
