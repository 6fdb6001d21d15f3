import type { DescriptionsParts } from '../../../../core/formats/descriptions.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { fillTopicWith } from '../lines/fill-topic.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { QuoteKind } from '../reading/quote-kind.ts';
import { creditInBrackets, creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { placesFor } from '../lines/places-for.ts';
import { offerFrame } from './offer-frame.ts';
import { splitForFields } from './split-for-fields.ts';

const TURN = formatIndex('Descriptions');
const TOPIC_CHARACTERS = 200;
const CHARACTERS = { seoTitle: 60, short: 160, bullet: 200 } as const;
const BULLETS = 3;
const GAPS = 4;
/** Of a checklist, that a reader may copy it. */
const TICKED = 4;

/** Which quotation answers what; each is given once. */
interface Assigned {
  readonly medium: Borrowed | null;
  readonly is: Borrowed | null;
  readonly proof: Borrowed | null;
  readonly works: Borrowed | null;
  /** What neither proves nor instructs. */
  readonly besides: Borrowed | null;
  readonly bullet: Borrowed | null;
}

/** Texts on an offer as far as desk and opinion fill them, with gaps for what only the author knows. */
export function composeDescriptions(desk: Desk): DescriptionsParts {
  const words = placesFor(desk, TURN);
  const view = splitForFields(desk.opinion, CHARACTERS.short);
  const quotes = assign(desk);
  const book = createGapBook();
  const long = longText(desk, quotes, book);
  const bullets = bulletLines(desk, { words, quotes, book, gaps: GAPS - long.split('[Add: ').length + 1 });
  const seoTitle = desk.topic.titleWith(words.promise, CHARACTERS.seoTitle);
  const tail = seoTitle.endsWith(words.promise) ? words.places[2].ask : words.promise;
  return {
    seoTitle,
    short: view.short || desk.topic.quotedWith(tail, CHARACTERS.short),
    medium: mediumText(desk, { view: view.medium, quotes, words }),
    long,
    bullets,
  };
}

/** The leading quotation goes beside the opinion; of the others, what explains, what shows and what instructs. */
function assign(desk: Desk): Assigned {
  const left = [...desk.quotes];
  const take = (fits: (quote: Quote) => boolean): Quote | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const of =
    (...kinds: QuoteKind[]) =>
    ({ kind }: Quote): boolean =>
      kinds.includes(kind);
  const medium = take(({ isDefinition }) => !isDefinition);
  const is = take(({ isDefinition }) => isDefinition);
  const proof = take(of('figure', 'change', 'voice'));
  const works = take(of('advice'));
  const bullet = take(fitsBullet);
  const besides = take(() => true);
  const ordered = [medium, is, works, proof, besides, bullet];
  const borrower = createBorrower(
    { ...desk, quotes: ordered.filter((quote) => quote !== null) },
    createLinePicker(desk.variant, TURN),
  );
  const [first, second, third, fourth, fifth, sixth] = ordered.map((quote) => (quote ? borrower.next() : null));
  return {
    medium: first ?? null,
    is: second ?? null,
    works: third ?? null,
    proof: fourth ?? null,
    besides: fifth ?? null,
    bullet: sixth ?? null,
  };
}

function mediumText(
  { angle, phrases, topic }: Desk,
  { view, quotes, words }: { view: string; quotes: Assigned; words: VariantPlaces },
): string {
  const { medium } = quotes;
  const license = medium?.quote.source.license ? ` (${medium.quote.source.license})` : '';
  const quotation = medium ? `${medium.lead} ${medium.words}${license}` : '';
  const ask = medium?.say('asks') || phrases.next('ask');
  const stance = view === '' || angle === 'story' ? view : `${phrases.next('stance')} ${view}`;
  // Beside no opinion the topic has to be named: each text is pasted alone.
  const opening = view === '' || angle === 'question' ? topic.quotedWith(words.question, TOPIC_CHARACTERS) : '';
  const quotationFirst = angle === 'figure' || angle === 'question';
  const middle = quotationFirst ? [quotation, ask, stance] : [stance, quotation, ask];
  return [opening, ...middle].filter(Boolean).join(' ');
}

function longText(desk: Desk, { is, works, proof, besides }: Assigned, book: GapBook): string {
  const frame = offerFrame(desk.topicKind.kind, desk.variant);
  const fill = fillTopicWith(desk.topic, desk.topicKind);
  const tell = (borrowed: Borrowed | null, wish: string): string =>
    borrowed ? `${borrowed.words} ${creditInFull(borrowed.quote.source)}` : book.take([fill(wish)], 'offer');
  const lines = [
    `${frame.is.label}: ${tell(is, frame.is.gap)}`,
    `${frame.works.label}: ${tell(works, frame.works.gap)}`,
    // The only quotation stands in the medium text.
    proof ? `${frame.proof.label}: ${tell(proof, '')}` : '',
    besides ? `${frame.besides}: ${tell(besides, '')}` : '',
    `${frame.forWhom}: ${desk.persona.audience}.`,
    `${frame.next.label}: ${tell(null, frame.next.gap)}`,
  ];
  return lines.filter(Boolean).join('\n\n');
}

function bulletLines(
  { angle }: Desk,
  { words, quotes, book, gaps }: { words: VariantPlaces; quotes: Assigned; book: GapBook; gaps: number },
): string[] {
  const { bullet } = quotes;
  const quoted = bullet ? [`${bullet.words} ${creditInBrackets(bullet.quote.source)}`] : [];
  const places = words.places
    .map(({ label, gap }) => ({ label, gap: book.take([gap], 'kind') }))
    .filter(({ gap }) => gap !== '');
  const open = places.slice(0, angle === 'list' ? 1 : Math.min(2, gaps)).map(({ label, gap }) => `${label}: ${gap}`);
  return [...quoted, ...open, ...words.checklist].slice(0, angle === 'list' ? TICKED : BULLETS);
}

function fitsBullet({ text, source }: Quote): boolean {
  return countCharacters(`“${text}” ${creditInBrackets(source)}`) <= CHARACTERS.bullet;
}
