import { slotsOf, type Slot } from '../../../../core/formats/fill-shape.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { AnyFormat } from '../../../../core/formats/registry.ts';
import type { Skeleton } from '../../../../core/formats/skeleton.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { mark } from '../text/quotation.ts';
import { asSourceNote, creditByName, creditInFull } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { frameOutline } from './frame.ts';
import { nameOf } from './part-names.ts';

/** One thing that could stand in a slot. */
export interface Choice {
  readonly value: unknown;
  /** 0 for what is best; what costs more is taken where a rule leaves no room for better. */
  readonly price: number;
  /** What is quoted in it. */
  readonly quotes: readonly Quote[];
  /** Says nothing, and names what is to be added. */
  readonly isGap?: boolean;
}

/** What the writer has to say in any format, whatever its parts are called. */
export interface ShapeWords {
  /** The topic, ever shorter. */
  readonly titles: readonly string[];
  /** The opinion, ever shorter; a gap where there is none. */
  readonly views: readonly string[];
  /** What the author could add. */
  readonly addition: string;
  /** What the angle and the topic ask of the author, in place of the mere names of parts. */
  readonly asks: readonly string[];
  readonly quotes: readonly Quote[];
  readonly tags: readonly string[];
  cite(quote: Quote): string;
}

const TITLE_CHARACTERS = [80, 60, 40, 30, 20] as const;
const VIEW_CHARACTERS = [900, 500, 280, 150, 90, 60, 30, 15] as const;
const LONGEST_TAGGED = 100;
const MOST_ASKED = 20;
/** A gap in place of the topic or the opinion is worse than any length of them. */
const GIVEN_UP = 50;
const STEP = 0.001;

export function wordsFor(desk: Desk, { label, shape }: AnyFormat): ShapeWords {
  const credit = desk.english ? creditInFull : creditByName;
  const sources = sourcesOf(desk.quotes);
  const isNumbered = slotsOf(shape, new Map()).some(({ kind }) => kind === 'source-number');
  const { opinion } = desk;
  const frame = frameOutline(desk, label);
  const addition = frame.opinionGap();
  const openings = VIEW_CHARACTERS.map((most) => opinion.opening((text) => countCharacters(text) <= most));
  return {
    // A title that stands in two pieces is none of their own words.
    titles: distinct(
      TITLE_CHARACTERS.map((most) => (desk.variant === 1 ? desk.topic.title(most) : desk.topic.quoted(most))),
    ),
    views: opinion.whole === '' ? [addition] : distinct([opinion.whole, ...openings]),
    addition: opinion.whole === '' ? '' : addition,
    asks: frame.items(MOST_ASKED).map(({ gap: asked }) => asked),
    quotes: desk.quotes,
    tags: hashtagsOf(desk.topic.title(LONGEST_TAGGED), desk.english),
    cite: ({ text, source }) =>
      `${mark(text)} ${isNumbered ? `[${sources.indexOf(source) + 1}]` : credit(source)}`.trim(),
  };
}

/**
 * What can stand in each slot, best first, by the order of the slots: topic, opinion, then quotations, else gaps. What
 * the skeleton says itself stays.
 */
export function choicesFor(
  slots: readonly Slot[],
  words: ShapeWords,
  skeleton: Skeleton,
): ReadonlyMap<Slot, readonly Choice[]> {
  const open = slots.filter((slot) => !skeleton.isFixed(slot));
  const headline = open.find(({ kind }) => kind === 'line');
  const texts = open.filter((slot) => slot.kind === 'block' && isFirstBlock(slot, slots));
  const view = texts[0] ?? open.find((slot) => isItem(slot) && slot !== headline);
  const rooms = texts.slice(1);
  const asking = open.filter((slot) => slot !== headline && slot !== view && (isItem(slot) || rooms.includes(slot)));
  return new Map(
    slots.map((slot) => {
      if (skeleton.isFixed(slot)) {
        const fixed = skeleton.fixed(slot);
        return [slot, typeof slot.kind === 'object' ? priced([fixed, ...slot.kind.oneOf]) : priced([fixed])];
      }
      if (slot === headline) return [slot, [...priced(words.titles), ...gapsFor(slot, GIVEN_UP)]];
      if (slot === view) return [slot, viewChoices(slot, words, rooms.length === 0 ? words.quotes : [])];
      const quote = words.quotes[rooms.indexOf(slot)];
      const asked = words.asks[asking.indexOf(slot)] ?? '';
      if (rooms.includes(slot) && quote) return [slot, quotedChoices(slot, { quote, asked }, words)];
      return [slot, asked === '' ? plainChoices(slot, words) : [...priced([asked]), ...gapsFor(slot, STEP)]];
    }),
  );
}

/** What is said, where an entry also has a block for what is seen. */
function isFirstBlock({ part, index, field }: Slot, slots: readonly Slot[]): boolean {
  const first = slots.find((slot) => slot.kind === 'block' && slot.part === part && slot.index === index);
  return first?.field === field;
}

function isItem({ kind, field, index }: Slot): boolean {
  return kind === 'line' && field === null && index !== null;
}

function viewChoices(slot: Slot, words: ShapeWords, quotes: readonly Quote[]): Choice[] {
  const fewer = [...quotes.keys(), quotes.length].toReversed().map((count) => quotes.slice(0, count));
  const joined = (view: string, quoted: readonly Quote[], addition: string): string =>
    [view, ...quoted.map(words.cite), addition].filter(Boolean).join('\n\n');
  const [whole = '', ...shorter] = words.views;
  const full = slot.kind === 'block' ? fewer.map((quoted) => ({ quoted, addition: words.addition })) : [];
  const choices = [
    ...full.map(({ quoted, addition }) => ({ value: joined(whole, quoted, addition), quotes: quoted })),
    ...(full.length > 0 ? shorter : []).map((view) => ({ value: joined(view, [], words.addition), quotes: [] })),
    ...words.views.map((view) => ({ value: view, quotes: [] })),
  ];
  return [...choices.map((choice, at) => ({ ...choice, price: at * STEP })), ...gapsFor(slot, GIVEN_UP)];
}

function quotedChoices(slot: Slot, { quote, asked }: { quote: Quote; asked: string }, { cite }: ShapeWords): Choice[] {
  const wanted = asked || gap(nameOf(slot));
  return [
    { value: `${cite(quote)}\n\n${wanted}`, price: 0, quotes: [quote] },
    { value: cite(quote), price: STEP, quotes: [quote] },
    ...gapsFor(slot, 2 * STEP),
  ];
}

function plainChoices(slot: Slot, { quotes, tags }: ShapeWords): Choice[] {
  const { kind, index } = slot;
  if (typeof kind === 'object') return priced(turned(kind.oneOf, index ?? 0));
  if (kind === 'tag') return priced([tags[index ?? 0] ?? '']);
  if (kind === 'action') return priced([{ label: gap('button'), url: '' }]);
  return sourceChoices(slot, quotes) ?? gapsFor(slot, 0);
}

/** Entries that say what they are, such as the angle of an ad, differ where they can. */
function turned(options: readonly string[], by: number): string[] {
  const from = by % Math.max(1, options.length);
  return [...options.slice(from), ...options.slice(0, from)];
}

/** What is listed of a source; null for a slot that is no part of such a list. */
function sourceChoices({ kind, field, index }: Slot, quotes: readonly Quote[]): Choice[] | null {
  const number = (index ?? 0) + 1;
  const source = sourcesOf(quotes)[number - 1];
  const note = source && asSourceNote(source, number);
  if (kind === 'source-number') return priced([number]);
  if (kind === 'source-title') return priced([note?.title ?? '']);
  if (kind === 'source-url') return priced([note?.url ?? '']);
  return field === 'note' && note ? priced([note.note]) : null;
}

export function sourcesOf(quotes: readonly Quote[]): Quote['source'][] {
  return quotes
    .map(({ source }) => source)
    .filter((source, at, all) => all.findIndex(({ id }) => id === source.id) === at);
}

/** The name of the part, in ever fewer words. */
function gapsFor(slot: Slot, price: number): Choice[] {
  const name = nameOf(slot);
  const shorter = [name, name.split(' of the ')[0] ?? name, name.split(' ').at(-1) ?? name, 'text', '…'];
  return priced(distinct(shorter).map(gap)).map((choice) => ({ ...choice, isGap: true, price: choice.price + price }));
}

function priced(values: readonly unknown[]): Choice[] {
  return values.map((value, at) => ({ value, price: at * STEP, quotes: [] }));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
