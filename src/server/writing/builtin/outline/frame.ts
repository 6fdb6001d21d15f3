import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { FormatLabel } from '../../../../core/formats/registry.ts';
import { placesFor } from '../lines/places-for.ts';
import { ownViewGaps, viewGaps } from '../compose/view.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { fillTopicWith } from '../lines/fill-topic.ts';
import { createGapBook, type GapOrigin } from '../lines/gap-book.ts';
import type { Place, VariantPlaces } from '../lines/place.ts';
import { mark } from '../text/quotation.ts';
import { creditByName, creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { ANGLE_PLACES } from './angle-places.ts';
import { scenesOf } from './scenes.ts';

/** One place of an outline, ready to be laid out. */
export interface FramedItem {
  /** A question; a gap where the writer has no words beside the topic's language. */
  readonly heading: string;
  /** One to three words; empty in other languages, too. */
  readonly label: string;
  readonly gap: string;
  /** With its source, or empty: given first, since the writer has no words of its own to put around it. */
  readonly quotation: string;
}

export interface OutlineFrame {
  /** Whether there is neither an opinion nor a quotation: then the piece asks, and says nothing else. */
  readonly isBlank: boolean;
  /** What this variant asks on such a topic; English alone. */
  readonly words: VariantPlaces;
  /** The next `count` places, fewer when the piece has asked for everything. */
  items(count: number): FramedItem[];
  /** What would make the opinion stronger; the author's own view where there is none. Empty when all has been asked. */
  opinionGap(): string;
  /** A gap of the format's own; empty when something like it has been asked. */
  ask(what: string, origin?: GapOrigin): string;
  /** Something to film, another each time; empty where English does not fit. */
  scene(): string;
  /** Sources quoted by the places given out so far. */
  sources(): number;
}

/** Of sections that the writer has no words for. */
const HEADINGS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

export function frameOutline(desk: Desk, format: FormatLabel): OutlineFrame {
  const turn = formatIndex(format);
  const words = placesFor(desk, turn);
  const fill = fillTopicWith(desk.topic, desk.topicKind);
  const book = createGapBook();
  const open = placesOf(desk, words).map((place) => ({ ...place, gap: fill(place.gap) }));
  const quotes = [...desk.quotes];
  const given: Quote[] = [];
  const headings = HEADINGS.map((which) => gap(`${which} heading`));
  const scenes = scenesOf(desk);

  const credit = desk.english ? creditInFull : creditByName;
  const next = (): FramedItem | null => {
    for (let place = open.shift(); place; place = open.shift()) {
      const taken = book.take([place.gap], place.origin);
      if (taken === '') continue;
      const quote = quotes.shift();
      if (quote) given.push(quote);
      return {
        heading: desk.english ? place.heading : (headings.shift() ?? ''),
        label: desk.english ? place.label : '',
        gap: taken,
        quotation: quote ? `${mark(quote.text)} ${credit(quote.source)}`.trim() : '',
      };
    }
    return null;
  };

  const isBlank = desk.opinion.whole === '' && desk.quotes.length === 0;
  return {
    isBlank,
    words,
    items: (count) => Array.from({ length: count }, next).filter((item) => item !== null),
    opinionGap: () => book.take(desk.opinion.whole === '' ? ownViewGaps(desk) : viewGaps(desk)),
    ask: (what, origin = 'format') => book.take([fill(what)], origin),
    scene: () => (desk.english ? (scenes.shift() ?? '') : ''),
    sources: () => new Set(given.map(({ source }) => source.id)).size,
  };
}

interface OpenPlace extends Place {
  readonly origin: GapOrigin;
}

/** The place that keeps the angle's promise comes first, save where the opinion itself keeps it. */
function placesOf({ angle, variant }: Desk, words: VariantPlaces): OpenPlace[] {
  const places = ANGLE_PLACES[angle].map((place): OpenPlace => ({ ...place, origin: 'angle' }));
  // Several variants may have to be questions.
  const from = angle === 'question' ? (variant - 1) % places.length : 0;
  const [first, ...others] = [...places.slice(from), ...places.slice(0, from)];
  // Where the list itself stands in the text, nobody is asked for it again.
  const isListed = angle === 'list' && words.list.length > 0;
  const kind = words.places
    .filter(({ gap: wish }) => !isListed || !/\bsteps\b/u.test(wish))
    .map((place): OpenPlace => ({ ...place, origin: 'kind' }));
  const own = first && !isListed ? [first] : [];
  // Siblings that are questions, too, ask for the others.
  if (angle === 'question') return [...own, ...kind];
  return angle === 'story' ? [...kind, ...own, ...others] : [...own, ...kind, ...others];
}
