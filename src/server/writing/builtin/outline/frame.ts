import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { FormatLabel } from '../../../../core/formats/registry.ts';
import { placesFor } from '../lines/places-for.ts';
import type { Angle } from '../angles/angle.ts';
import { viewGaps } from '../compose/view.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { fillTopicWith, type FillTopic } from '../lines/fill-topic.ts';
import { areAlike, createGapBook, type GapOrigin } from '../lines/gap-book.ts';
import { ofVariant } from '../lines/of-variant.ts';
import type { Place, VariantPlaces } from '../lines/place.ts';
import type { TopicKind } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import { creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { ANGLE_PLACES } from './angle-places.ts';
import { SCENES } from './scenes.ts';

/** One place of an outline, ready to be laid out. */
export interface FramedItem {
  /** A question; a mere letter where the writer has no words beside the topic's language. */
  readonly heading: string;
  /** One to three words; empty in other languages, too. */
  readonly label: string;
  readonly gap: string;
  /** The same put to the reader; empty where there is no such line, or where it would repeat the heading. */
  readonly ask: string;
  /** With its source, or empty: given first, since the writer has no words of its own to put around it. */
  readonly quotation: string;
}

export interface OutlineFrame {
  /** Whether there is neither an opinion nor a quotation: then the piece asks, and says nothing else. */
  readonly isBlank: boolean;
  /** Whether a list to tick belongs into it. */
  readonly ticks: boolean;
  /** What this variant asks on such a topic; English alone. */
  readonly words: VariantPlaces;
  /** The next `count` places, fewer when the piece has asked for everything. */
  items(count: number): FramedItem[];
  /** What would make the opinion stronger; the author's own view where there is none. Empty when all has been asked. */
  opinionGap(): string;
  /** A gap of the format's own; empty when something like it has been asked. */
  ask(what: string, origin?: GapOrigin): string;
  /** A gap for what the writer has no words for beside another language, told apart by the angle. */
  askFor(part: string): string;
  /** Something to film, another each time; empty where English does not fit. */
  scene(): string;
  /** Sources quoted by the places given out so far. */
  sources(): number;
}

const OWN_VIEWS = [
  'your own view, in the words you would use aloud',
  'what you think about it, as you would tell a friend',
  'where you stand on {topic}, and since when',
] as const;
const VARIANTS = 3;
/** What somebody can do one after another; of anything else the author is asked for a list. */
const TICKED: ReadonlySet<TopicKind> = new Set(['how-to', 'list']);
/** What a title or a first sentence of each angle is. */
const MANNERS: Readonly<Record<Angle, string>> = {
  question: 'a question',
  contrast: 'a comparison',
  list: 'a list',
  story: 'your opinion',
  figure: 'a number of yours',
};

export function frameOutline(desk: Desk, format: FormatLabel): OutlineFrame {
  const turn = formatIndex(format);
  const words = placesFor(desk, turn);
  const fill = fillTopicWith(desk.topic, desk.topicKind);
  const book = createGapBook();
  const open = placesOf(desk, words).map((place) => ({ ...place, gap: fill(place.gap) }));
  const quotes = [...desk.quotes];
  const given: Quote[] = [];
  const letters = 'A B C D E F G H I J'.split(' ');
  const scenes = SCENES[desk.topicKind.kind].filter((_, at) => at % VARIANTS === (desk.variant - 1) % VARIANTS);

  const next = (): FramedItem | null => {
    for (let place = open.shift(); place; place = open.shift()) {
      const taken = book.take([place.gap], place.origin);
      if (taken === '') continue;
      const quote = quotes.shift();
      if (quote) given.push(quote);
      return {
        heading: desk.english ? place.heading : (letters.shift() ?? ''),
        label: desk.english ? place.label : '',
        gap: taken,
        ask: desk.english && !areAlike(place.heading, place.ask) ? place.ask : '',
        quotation: quote ? `${mark(quote.text)} ${creditInFull(quote.source)}` : '',
      };
    }
    return null;
  };

  const isBlank = desk.opinion.whole === '' && desk.quotes.length === 0;
  return {
    isBlank,
    ticks: desk.english && desk.angle === 'list' && !isBlank && TICKED.has(desk.topicKind.kind),
    words,
    items: (count) => Array.from({ length: count }, next).filter((item) => item !== null),
    opinionGap: () => book.take(desk.opinion.whole === '' ? [ownView(desk.variant, fill)] : viewGaps(desk)),
    ask: (what, origin = 'format') => book.take([fill(what)], origin),
    askFor: (part) => gap(`${MANNERS[desk.angle]} as ${part}`),
    scene: () => (desk.english ? fill(scenes.shift() ?? '') : ''),
    sources: () => new Set(given.map(({ source }) => source.id)).size,
  };
}

function ownView(variant: number, fill: FillTopic): string {
  return fill(ofVariant(OWN_VIEWS, variant));
}

interface OpenPlace extends Place {
  readonly origin: GapOrigin;
}

/** The place that keeps the angle's promise comes first, save where the opinion itself keeps it. */
function placesOf({ angle, variant }: Desk, words: VariantPlaces): OpenPlace[] {
  const places = ANGLE_PLACES[angle].map((place): OpenPlace => ({ ...place, ask: '', origin: 'angle' }));
  // Several variants may have to be questions.
  const from = angle === 'question' ? (variant - 1) % places.length : 0;
  const [first, ...others] = [...places.slice(from), ...places.slice(0, from)];
  const kind = words.places.map((place): OpenPlace => ({ ...place, origin: 'kind' }));
  const own = first ? [first] : [];
  return angle === 'story' ? [...kind, ...own, ...others] : [...own, ...kind, ...others];
}
