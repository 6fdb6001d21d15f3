import type { FormatLabel } from '../../../../core/formats/registry.ts';
import { placesFor } from '../lines/places-for.ts';
import { viewGaps } from '../compose/view.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { fillTopicWith } from '../lines/fill-topic.ts';
import { createGapBook } from '../lines/gap-book.ts';
import type { Place, VariantPlaces } from '../lines/place.ts';
import { mark } from '../text/quotation.ts';
import { creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { ANGLE_PLACES } from './angle-places.ts';
import { SCENES } from './scenes.ts';

/** One place of an outline, ready to be laid out. */
export interface FramedItem {
  /** A question; the label where the writer has no words beside the topic's language. */
  readonly heading: string;
  /** One to three words. */
  readonly label: string;
  readonly gap: string;
  /** With its source, or empty: given first, since the writer has no words of its own to put around it. */
  readonly quotation: string;
}

export interface OutlineFrame {
  /** What this variant asks on such a topic; English alone. */
  readonly words: VariantPlaces;
  /** The next `count` places, fewer when the piece has asked for everything. */
  items(count: number): FramedItem[];
  /** What would make the opinion stronger; the author's own view where there is none. Empty when all has been asked. */
  opinionGap(): string;
  /** A gap of the format's own; empty when something like it has been asked. */
  ask(what: string): string;
  /** Something to film, another each time; empty where English does not fit. */
  scene(): string;
  /** Sources quoted by the places given out so far. */
  sources(): number;
}

const OWN_VIEW = 'your own view, in the words you would use aloud';
const SCENES_A_VARIANT = 3;

export function frameOutline(desk: Desk, format: FormatLabel): OutlineFrame {
  const turn = formatIndex(format);
  const words = placesFor(desk, turn);
  const fill = fillTopicWith(desk.topic, desk.topicKind);
  const book = createGapBook();
  const open = placesOf(desk, words).map((place) => ({ ...place, gap: fill(place.gap) }));
  const quotes = [...desk.quotes];
  const given: Quote[] = [];
  const scenes = SCENES[desk.topicKind.kind].filter((_, at) => at % SCENES_A_VARIANT === (desk.variant - 1) % 3);

  const next = (): FramedItem | null => {
    for (let place = open.shift(); place; place = open.shift()) {
      const taken = book.take([place.gap]);
      if (taken === '') continue;
      const quote = quotes.shift();
      if (quote) given.push(quote);
      return {
        heading: desk.english ? place.heading : place.label,
        label: place.label,
        gap: taken,
        quotation: quote ? `${mark(quote.text)} ${creditInFull(quote.source)}` : '',
      };
    }
    return null;
  };

  return {
    words,
    items: (count) => Array.from({ length: count }, next).filter((item) => item !== null),
    opinionGap: () => book.take(desk.opinion.whole === '' ? [OWN_VIEW] : viewGaps(desk)),
    ask: (what) => book.take([fill(what)]),
    scene: () => (desk.english ? fill(scenes.shift() ?? '') : ''),
    sources: () => new Set(given.map(({ source }) => source.id)).size,
  };
}

/** The place that keeps the angle's promise comes first, save where the opinion or the list itself keeps it. */
function placesOf({ angle }: Desk, words: VariantPlaces): Omit<Place, 'ask'>[] {
  const [first, ...others] = ANGLE_PLACES[angle];
  const promised = angle !== 'story' && angle !== 'list';
  return promised ? [first, ...words.places, ...others] : [...words.places, first, ...others];
}
