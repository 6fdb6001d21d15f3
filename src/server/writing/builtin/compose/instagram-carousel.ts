import { instagramCarousel, type InstagramCarouselParts } from '../../../../core/formats/instagram-carousel.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { borrowedShare, MOST_BORROWED } from '../borrowed-share.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import { placesFor } from '../lines/places-for.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import { announces } from '../reading/topic-kind.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { mark } from '../text/quotation.ts';
import { closeSentence } from '../text/sentences.ts';
import { creditInBrackets, creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import {
  caseTitle,
  described,
  factsTitle,
  invitation,
  picturesFor,
  pointTitle,
  type BareSlide,
} from './carousel-words.ts';
import { closingWords } from './closing.ts';
import { tellingTags } from './linkedin-post.ts';
import { nextPlace } from './own-case.ts';
import { shortTitle, slidesOfView, TEXT_WORDS } from './slides-of-view.ts';
import { LINK, wantedFact } from './wanted-facts.ts';
import { ownViewGaps, viewGaps } from './view.ts';

const TURN = formatIndex('Instagram Carousel');
const CAPTION_HOOK = PLATFORM_LIMITS.instagramFold.value;
const TAG_CHARACTERS = 80;
const FEWEST_SLIDES = 5;
/** The first and the last. */
const ENDS = 2;
const QUOTATIONS = { beside: 1, alone: 2, facts: 3 } as const;

/** The words that stay the same however many quotations stand beside them. */
interface Words {
  readonly ask: string;
  readonly close: string;
}

/** The author's thoughts a slide each, what proves them, the author's own case, and a word to the reader. */
export function composeCarousel(desk: Desk): InstagramCarouselParts | null {
  const isNews = announces(desk.topicKind.kind);
  const hasView = desk.opinion.whole !== '';
  const words = { ask: desk.phrases.next('ask'), close: desk.phrases.next(hasView ? 'weigh' : 'ask') };
  const quotes = quotesFor(desk);
  const least = hasView || isNews ? 0 : 1;
  for (let count = quotes.length; count >= least; count -= 1) {
    const quoted = quotes.slice(0, count);
    const parts = compose(desk, quoted, words);
    if (borrowedShare(instagramCarousel.layout(parts), quoted) <= MOST_BORROWED) return parts;
  }
  return null;
}

/** What fits a slide with its source; of an announcement its facts. */
function quotesFor(desk: Desk): readonly Quote[] {
  const isNews = announces(desk.topicKind.kind);
  const alone = desk.opinion.whole === '' ? QUOTATIONS.alone : QUOTATIONS.beside;
  const fits = ({ text, source }: Quote): boolean => countWords(`${text} ${creditInBrackets(source)}`) <= TEXT_WORDS;
  const fitting = desk.quotes.filter((quote) => fits(quote) && (!isNews || tellsFacts(quote)));
  return fitting.slice(0, isNews ? QUOTATIONS.facts : alone);
}

function compose(desk: Desk, quotes: readonly Quote[], { ask, close }: Words): InstagramCarouselParts {
  const { hook, slides: view, rest } = slidesOfView(desk, (at) => pointTitle(desk.variant, at));
  const quoted = quotedSlides(desk, quotes);
  const middle = desk.angle === 'figure' ? [...quoted, ...view] : [...view, ...quoted];
  const slides = [
    hookSlide(desk, hook),
    ...middle,
    ...openSlides(desk, { taken: middle.length, isQuoted: quoted.length > 0 }),
    closeSlide(desk, close),
  ];
  return {
    slides: slides.map((slide) => described(desk, slide)),
    caption: captionOf(desk, { rest, quotes, ask, showsTopic: hook === null }),
    hashtags: tagsOf(desk),
  };
}

export function tagsOf({ topic, english }: Desk): string[] {
  return tellingTags(hashtagsOf(topic.title(TAG_CHARACTERS), english, []));
}

/** The author's first words or the topic, this in quotation marks from the second variant on: such a run of words is the author's. */
export function hookSlide({ topic, variant }: Desk, hook: string | null): BareSlide {
  const title = shortTitle(topic);
  return { role: 'hook', title: hook ?? (variant > 1 ? mark(title) : title), body: '', scene: '' };
}

function quotedSlides(desk: Desk, quotes: readonly Quote[]): BareSlide[] {
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, TURN));
  return quotes.flatMap((_, at) => {
    const borrowed = borrower.next();
    return borrowed ? [quotedSlide(desk, borrowed, at)] : [];
  });
}

/** What is announced is told; what speaks for a view proves it. */
function quotedSlide({ topicKind, variant }: Desk, borrowed: Borrowed, at: number): BareSlide {
  const { source, text } = borrowed.quote;
  const isNews = announces(topicKind.kind);
  const heading = isNews && at === 0 ? factsTitle(variant) : borrowed.heading();
  return {
    role: isNews ? 'point' : 'proof',
    title: heading || 'Word for word',
    body: `${mark(text)} ${creditInBrackets(source)}`,
    scene: '',
  };
}

/** What only the author can add: one case, then what else it takes to be a carousel at all. */
function openSlides(desk: Desk, { taken, isQuoted }: { taken: number; isQuoted: boolean }): BareSlide[] {
  const { topicKind, variant, opinion } = desk;
  const isNews = announces(topicKind.kind);
  const book = createGapBook();
  const own = isNews ? '' : book.take(opinion.whole === '' ? ownViewGaps(desk) : viewGaps(desk));
  const title = opinion.whole === '' ? pointTitle(variant, 0) : caseTitle(variant);
  const first = own === '' ? [] : [{ title, body: own }];
  const facts = isNews && !isQuoted ? [{ title: factsTitle(variant), body: wantedFact(desk) }] : [];
  const needed = FEWEST_SLIDES - ENDS - taken - first.length - facts.length;
  const asked = openPlaces(desk, book, Math.max(isNews ? 1 : 0, needed));
  const pictures = picturesFor(desk);
  return [
    ...facts.map((slide): BareSlide => ({ role: 'point', ...slide, scene: '' })),
    ...[...first, ...asked].map((slide, at): BareSlide => ({ role: 'point', ...slide, scene: pictures[at] ?? '' })),
  ];
}

function openPlaces(desk: Desk, book: GapBook, count: number): { title: string; body: string }[] {
  const { places } = placesFor(desk, TURN);
  const asked: { title: string; body: string }[] = [];
  while (asked.length < count) {
    const place = nextPlace(places, desk, book);
    if (place === null) break;
    asked.push({ title: place.heading, body: place.open });
  }
  return asked;
}

export function closeSlide(desk: Desk, close: string): BareSlide {
  const isNews = announces(desk.topicKind.kind);
  const title = isNews ? placesFor(desk, TURN).question : close;
  return { role: 'action', title, body: isNews ? gap(LINK) : invitation(desk.variant), scene: '' };
}

interface Captioned {
  readonly rest: string;
  readonly quotes: readonly Quote[];
  readonly ask: string;
  /** Whether the topic stands on the first slide. */
  readonly showsTopic: boolean;
}

/** The topic with a question, what of the opinion stands on no slide, and the sources in full. */
function captionOf(desk: Desk, { rest, quotes, ask, showsTopic }: Captioned): string {
  const { topic, topicKind } = desk;
  const sources = [...new Set(quotes.filter(({ source }) => source.kind !== 'material').map(({ source }) => source))];
  const credits = sources.map((source) => creditInFull(source).replace(/^\(|\)$/gu, ''));
  const named = credits.length === 0 ? '' : `${credits.length > 1 ? 'Sources' : 'Source'}: ${credits.join('; ')}`;
  if (announces(topicKind.kind)) {
    const title = topic.title(CAPTION_HOOK);
    return [title.endsWith('…') ? title : closeSentence(title), rest, closingWords(desk).invite, named]
      .filter(Boolean)
      .join('\n\n');
  }
  // Asked on the first slide, a question is not asked again.
  const isAsked = showsTopic && topicKind.kind === 'question';
  return [isAsked ? ask : topic.quotedWith(ask, CAPTION_HOOK), rest, named].filter(Boolean).join('\n\n');
}
