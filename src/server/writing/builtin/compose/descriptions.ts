import type { DescriptionsParts } from '../../../../core/formats/descriptions.ts';
import { countGaps, gap as gapOf } from '../../../../core/formats/layout/gaps.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { fillTopicWith } from '../lines/fill-topic.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import { introducesItself } from '../reading/introduces.ts';
import { isFinding } from '../reading/finding.ts';
import { tellsHoursOrPay } from '../reading/positions.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import type { TopicKind } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import { creditInBrackets, creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import type { OfferFrame } from './frames/frame.ts';
import { offerFrame } from './offer-frame.ts';
import { isAnswered } from './own-case.ts';
import { quotationAs } from './quoted-section.ts';
import { cutTitleOf } from './blog-head.ts';
import { splitForFields } from './split-for-fields.ts';

const TURN = formatIndex('Descriptions');
const CHARACTERS = { short: 160, bullet: 200 } as const;
const PRICE = /[$€£¥]|\b(?:euros?|dollars?|pounds?|free)\b/iu;
const BULLETS = 3;
/** Of an opinion that is a list. */
const ITEMS = 5;
const GAPS = 5;
/** What is pasted alone, above all else; one for each variant. */
const LINES = [
  'what it is about, in one line',
  'the one line that you would put on the door',
  'what somebody gets here, in one plain sentence',
] as const;
/** Which quotation answers what; each is given once. */
interface Assigned {
  readonly medium: Borrowed | null;
  readonly is: Borrowed | null;
  readonly proof: Borrowed | null;
  readonly works: Borrowed | null;
  /** What neither proves nor instructs. */
  readonly besides: Borrowed | null;
  readonly bullets: readonly Borrowed[];
}

/** Texts on an offer as far as desk and opinion fill them, with gaps for what only the author knows. */
export function composeDescriptions(desk: Desk): DescriptionsParts {
  const view = viewIn(desk);
  const quotes = assign(desk);
  const book = createGapBook();
  const frame = offerFrame(desk.topicKind.kind, desk.variant);
  const medium = mediumText(desk, { view: view.medium, quotes, frame, book });
  const long = longText(desk, { frame, quotes, book });
  const gaps = GAPS - countGaps(`${medium} ${long}`);
  return {
    seoTitle: cutTitleOf(desk),
    short: view.short || gapOf(ofVariant(LINES, desk.variant)),
    medium,
    long,
    bullets: isListed(desk) ? desk.items.slice(0, ITEMS) : bulletLines(desk, frame, { quotes, book, gaps }),
  };
}

/** Whether the opinion is a list that fits the bullets as it is. */
export function isListed({ items }: Pick<Desk, 'items'>): boolean {
  return items.length > 0 && items.every((item) => countCharacters(item) <= CHARACTERS.bullet);
}

/** The opinion for the fields above the bullets; a list stands in them. */
export function viewIn(desk: Desk): { short: string; medium: string } {
  return isListed(desk) ? { short: '', medium: '' } : splitForFields(desk.opinion, CHARACTERS.short);
}

/** What proves, explains or instructs goes where it does so; of the others, one beside the opinion, then the bullets. */
function assign(desk: Desk): Assigned {
  const left = [...desk.quotes];
  const take = (fits: (quote: Quote) => boolean): Quote | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const leads = desk.angle === 'figure' ? take(() => true) : null;
  const is = take(saysWhatItIs);
  const proof = take(proves);
  const works = take(ANSWERS[desk.topicKind.kind] ?? (({ kind }) => kind === 'advice'));
  const medium = leads ?? take(({ isDefinition }) => !isDefinition);
  const bullets = [take(fitsBullet), take(fitsBullet)];
  const ordered = [medium, is, works, proof, take(() => true), ...bullets];
  const borrower = createBorrower(
    { ...desk, quotes: ordered.filter((quote) => quote !== null) },
    createLinePicker(desk.variant, TURN, desk.permits),
  );
  const [first, second, third, fourth, fifth, ...rest] = ordered.map((quote) => (quote ? borrower.next() : null));
  return {
    medium: first ?? null,
    is: second ?? null,
    works: third ?? null,
    proof: fourth ?? null,
    besides: fifth ?? null,
    bullets: rest.filter((one) => one !== null),
  };
}

/** What stands where other texts instruct. */
const ANSWERS: Readonly<Partial<Record<TopicKind, (quote: Quote) => boolean>>> = {
  invitation: tellsWhen,
  position: ({ text }) => tellsHoursOrPay(text),
};

/** A price answers neither when nor where. */
function tellsWhen(quote: Quote): boolean {
  return tellsFacts(quote) && !PRICE.test(quote.text);
}

function saysWhatItIs(quote: Quote): boolean {
  return quote.isDefinition || introducesItself(quote);
}

/** Says what something is made of, costs or measures: nobody has found that out. */
const IS_A_TERM = /\b(?:ingredients|contains|price|prices|rrp|shelf life|size|weight|off all|allergens?|discount)\b/iu;

function proves(quote: Quote): boolean {
  if (quote.source.kind !== 'material' || IS_A_TERM.test(quote.text)) return false;
  return quote.kind === 'figure' ? isFinding(quote) : quote.kind === 'change' || quote.kind === 'voice';
}

/** The opinion, or a place for what it is about; then a quotation, and a question about it where one suits. */
function mediumText(
  { angle, phrases, topic, topicKind }: Desk,
  { view, quotes, frame, book }: { view: string; quotes: Assigned; frame: OfferFrame; book: GapBook },
): string {
  const { medium, is } = quotes;
  const license = medium?.quote.source.license ? ` (${medium.quote.source.license})` : '';
  const quotation = medium ? `${quotationAs('line', { ...medium, cited: '' })}${license}` : '';
  const stance = view === '' || angle === 'story' ? view : `${phrases.next('stance')} ${view}`;
  const open = view === '' && is === null ? book.take([fillTopicWith(topic, topicKind)(frame.is.gap)], 'offer') : '';
  const middle = angle === 'figure' || angle === 'question' ? [quotation, stance] : [stance, quotation];
  return [open, ...middle].filter(Boolean).join(' ');
}

function longText(desk: Desk, { frame, quotes, book }: { frame: OfferFrame; quotes: Assigned; book: GapBook }): string {
  const { is, works, proof, besides } = quotes;
  const fill = fillTopicWith(desk.topic, desk.topicKind);
  const tell = (label: string, borrowed: Borrowed | null, wish = ''): string => {
    if (borrowed) return `${label}: ${mark(borrowed.quote.text)} ${creditInFull(borrowed.quote.source)}`;
    // What the notes tell is at hand: it wants copying, not inventing.
    const from = isAnswered({ heading: label, gap: wish }, desk) ? 'from your notes: ' : '';
    const open = wish === '' ? '' : book.take([`${from}${fill(wish)}`], 'offer');
    return open === '' ? '' : `${label}: ${open}`;
  };
  const lines = [
    tell(frame.is.label, is, frame.is.gap),
    tell(frame.works.label, works, frame.works.gap),
    tell(frame.proof.label, proof),
    tell(frame.besides, besides),
    `${frame.forWhom}: ${desk.persona.audience}.`,
    tell(frame.next.label, null, frame.next.gap),
  ];
  return lines.filter(Boolean).join('\n\n');
}

function bulletLines(
  desk: Desk,
  frame: OfferFrame,
  { quotes, book, gaps }: { quotes: Assigned; book: GapBook; gaps: number },
): string[] {
  const quoted = quotes.bullets.map(({ quote }) => `${mark(quote.text)} ${creditInBrackets(quote.source)}`);
  const open = frame.bullets
    .filter(({ label, gap }) => !isAnswered({ heading: label, gap }, desk))
    .slice(0, Math.max(1, gaps))
    .map(({ label, gap }) => ({ label, gap: book.take([gap], 'offer') }))
    .filter(({ gap }) => gap !== '');
  return [...open.map(({ label, gap }) => `${label}: ${gap}`), ...quoted].slice(0, BULLETS);
}

function fitsBullet({ text, source }: Quote): boolean {
  return countCharacters(`“${text}” ${creditInBrackets(source)}`) <= CHARACTERS.bullet;
}
