import type { CarouselSlide, InstagramCarouselParts } from '../../../../core/formats/instagram-carousel.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import {
  caseTitle,
  described,
  factsTitle,
  picturesFor,
  pointTitle,
  type BareSlide,
} from '../compose/carousel-words.ts';
import { closeSlide, hookSlide, tagsOf } from '../compose/instagram-carousel.ts';
import { slidesOfView } from '../compose/slides-of-view.ts';
import { wantedFact } from '../compose/wanted-facts.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces } from '../reading/topic-kind.ts';
import { frameOutline, type OutlineFrame } from './frame.ts';

const CAPTIONS = [
  'the caption, with its strongest line first',
  'what the slides leave out, as a caption',
  'a caption: one sentence to stop at, then the rest',
] as const;
const ACTIONS = ['the next step, in few words', 'what to do now', 'one request to your readers'] as const;
const CASE_TITLES = ['title of your case', 'your case in brief', 'a title for it'] as const;
/** What only the author can describe; in other words for siblings. */
const PICTURES: readonly [Picture, Picture, Picture] = [
  (which) => `${which} picture`,
  (which) => `${which} slide, described`,
  (which) => `alt text, ${which} slide`,
];
const PLACES = 3;
const MOST_SLIDES = 8;
type Picture = (which: string) => string;
const WHICH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** The author's thoughts a slide each, then places with the question that each of them answers. */
export function outlineCarousel(desk: Desk): { parts: InstagramCarouselParts; sources: number } {
  const frame = frameOutline(desk, 'Instagram Carousel');
  const {
    hook,
    slides: view,
    rest,
  } = slidesOfView(desk, (at) => (desk.english ? pointTitle(desk.variant, at) : gap(`${WHICH[at] ?? 'next'} title`)));
  const places = [...ownSlide(desk, frame), ...placeSlides(frame, view.length)];
  const pictures = picturesFor(desk);
  const asked = places.map((slide, at) => ({ ...slide, scene: pictures[at] ?? '' }));
  const middle = [...view, ...factsSlide(desk), ...asked];
  const slides = [hookSlide(desk, hook), ...middle.slice(0, MOST_SLIDES - 2), lastSlide(desk, frame)];
  return {
    parts: {
      slides: slides.map((slide, at) => seen(desk, slide, at)),
      caption: [gap(ofVariant(CAPTIONS, desk.variant)), rest].filter(Boolean).join('\n\n'),
      hashtags: tagsOf(desk),
    },
    sources: frame.sources(),
  };
}

function factsSlide(desk: Desk): BareSlide[] {
  if (!desk.english || !announces(desk.topicKind.kind)) return [];
  const body = wantedFact(desk);
  return [{ role: 'point', title: factsTitle(desk.variant), body, scene: '' }];
}

/** What would make the opinion stronger, or the author's view where there is none. */
function ownSlide({ english, variant, opinion }: Desk, frame: OutlineFrame): BareSlide[] {
  const body = frame.opinionGap();
  const heading = opinion.whole === '' ? pointTitle(variant, 0) : caseTitle(variant);
  const title = english ? heading : gap(ofVariant(CASE_TITLES, variant));
  return body === '' ? [] : [{ role: 'point', title, body, scene: '' }];
}

function placeSlides(frame: OutlineFrame, before: number): BareSlide[] {
  return frame.items(Math.max(1, PLACES - before)).map(({ heading, quotation, gap: open }) => ({
    role: quotation === '' ? 'point' : 'proof',
    title: heading,
    body: quotation || open,
    scene: '',
  }));
}

/** Where nothing is given, there is nothing to answer to. */
function lastSlide(desk: Desk, { isBlank }: OutlineFrame): BareSlide {
  const { english, opinion, phrases, variant } = desk;
  if (!english || isBlank) return { role: 'action', title: gap(ofVariant(ACTIONS, variant)), body: '', scene: '' };
  return closeSlide(desk, phrases.next(opinion.whole === '' ? 'ask' : 'weigh'));
}

/** Beside another language the author alone can say what is seen. */
function seen(desk: Desk, slide: BareSlide, at: number): CarouselSlide {
  if (desk.english) return described(desk, slide);
  const { scene: _, ...texts } = slide;
  return { ...texts, altText: gap(ofVariant(PICTURES, desk.variant)(WHICH[at] ?? 'next')) };
}
