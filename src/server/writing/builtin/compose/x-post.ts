import { gap } from '../../../../core/formats/layout/gaps.ts';
import { xWeight } from '../../../../core/checks/x-weight.ts';
import type { XPostParts } from '../../../../core/formats/x-post.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import type { Angle } from '../angles/angle.ts';
import { borrowedShare, MOST_BORROWED } from '../borrowed-share.ts';
import { FEWEST_TO_TURN, formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import { announces } from '../reading/topic-kind.ts';
import type { Opinion } from '../text/opinion.ts';
import { mark } from '../text/quotation.ts';
import { needsTopic } from '../text/thoughts.ts';
import { creditInBrackets } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { LINK, wantedFact } from './wanted-facts.ts';
import { listedLines } from './listed-opinion.ts';
import { ownViewGaps, pointGaps, viewGaps } from './view.ts';

const TURN = formatIndex('X Post');
const LIMIT = PLATFORM_LIMITS.xPost.value;
const TITLE_CHARACTERS = 60;
const HEAD_CHARACTERS = 100;

/** Everything that may stand in a post, each on its own; what is empty is left out. */
interface Blocks {
  readonly head: string;
  readonly quote: string;
  readonly opinion: string;
  /** What only the author can add. */
  readonly open: string;
  readonly close: string;
}

/**
 * With an opinion the post is that: another thought first in each variant, a quotation where it leaves three quarters of the
 * words to the author. Without one it is a quotation and what its author has to add. Null where there is neither.
 */
export function composeXPost(desk: Desk): XPostParts | null {
  const text = desk.opinion.whole === '' ? quoting(desk) : listing(desk, '') || announcing(desk) || telling(desk);
  return text === null ? null : { text };
}

/** An opinion that is a list, below its topic; empty where it is none, or has no room. */
export function listing(desk: Desk, open: string): string {
  const isSibling = desk.variant > 1;
  const head = isSibling ? desk.topic.quoted(HEAD_CHARACTERS) : desk.topic.title(HEAD_CHARACTERS);
  // A single line of the list leaves room for what only its author can add to it.
  const added = open === '' && isSibling ? createGapBook().take(pointGaps(desk)) : open;
  const post = (lines: string): string =>
    [`${head}${/[?!.…:]["”]?$/u.test(head) ? '' : ':'}`, lines, added].filter(Boolean).join('\n\n');
  const lines = listedLines(desk, (words) => weighs(post(words)));
  return lines === '' ? '' : post(lines);
}

/** What takes place, why, and when: a dated fact of the notes where the quarter leaves room for it, else its place. */
export function announcing(desk: Desk, fits = weighs): string {
  const { topic, topicKind, turned, quotes, variant } = desk;
  if (!announces(topicKind.kind)) return '';
  const head = variant > 1 ? topic.quoted(HEAD_CHARACTERS) : topic.title(HEAD_CHARACTERS);
  const facts = quotes.filter(tellsFacts);
  for (const quote of [...facts, null]) {
    const quoted = quote ? `${mark(quote.text)} ${creditInBrackets(quote.source)}` : wantedFact(desk);
    const post = (words: string): string => [head, words, quoted, gap(LINK)].filter(Boolean).join('\n\n');
    const { opening } = turned.split((words) => fits(post(words)));
    const text = post(opening);
    const borrowed = quote ? borrowedShare(text, [quote]) : 0;
    if (opening !== '' && fits(text) && borrowed <= MOST_BORROWED) return text;
  }
  return '';
}

function telling(desk: Desk): string {
  const { angle, quotes } = desk;
  const told = desk.turned;
  const close = angle === 'question' ? desk.phrases.next('ask') : desk.phrases.next('weigh');
  const quoted = quotes.map((quote) => withQuotation(desk, { told, quote, close })).find((text) => text !== null);
  if (quoted) return quoted;
  const rest = { head: headOf(desk, told), quote: '', open: exampleOf(desk, told), close };
  const fits = (words: string): boolean => weighs(join(angle, { ...rest, opinion: words }));
  const { opening } = told.split(fits);
  if (opening !== '') return join(angle, { ...rest, opinion: opening });
  const alone = told.opening((words) => weighs(`${words}\n\n${close}`));
  return `${alone}\n\n${close}`;
}

/** Where the variants have no thought of their own left, the topic tells them apart. */
function headOf({ topic, variant, thoughts, angle }: Desk, told: Opinion): string {
  const repeats = saysAgain({ variant, thoughts }) || angle === 'question' || needsTopic(told.whole);
  const isNew = !told.whole.toLowerCase().includes(topic.title(TITLE_CHARACTERS).toLowerCase());
  if (!repeats || !isNew || !topic.fits(TITLE_CHARACTERS)) return '';
  return titleIn({ topic, variant });
}

/** From the second variant on in quotation marks: a title that stands in two posts is none of their own words. */
export function titleIn({ topic, variant }: Pick<Desk, 'topic' | 'variant'>): string {
  return variant > 1 ? topic.quoted(HEAD_CHARACTERS) : topic.title(HEAD_CHARACTERS);
}

/** Whether a sibling before it has said the same: a few thoughts are not turned. */
export function saysAgain({ variant, thoughts }: Pick<Desk, 'variant' | 'thoughts'>): boolean {
  return variant > (thoughts.length < FEWEST_TO_TURN ? 1 : thoughts.length);
}

/** A sibling that says the same has an example of its own. */
function exampleOf(desk: Desk, { whole }: Opinion): string {
  const repeats = saysAgain(desk);
  return repeats && whole !== '' ? createGapBook().take(viewGaps(desk)) : '';
}

function withQuotation(
  desk: Desk,
  { told, quote, close }: { told: Opinion; quote: Quote; close: string },
): string | null {
  const quoted = `${mark(quote.text)} ${creditInBrackets(quote.source)}`;
  // The words of the title may be what leaves three quarters to the author.
  const title = desk.topic.fits(TITLE_CHARACTERS) ? titleIn(desk) : '';
  for (const [head, end] of [
    ['', ''],
    ['', close],
    [title, close],
  ] as const) {
    const post = (words: string): string =>
      join(desk.angle, { head, quote: quoted, opinion: words, open: '', close: end });
    const { opening } = told.split((words) => weighs(post(words)));
    const text = post(opening);
    if (opening !== '' && weighs(text) && borrowedShare(text, [quote]) <= MOST_BORROWED) return text;
  }
  return null;
}

/** The topic, a quotation, and as many places for its author as leave the quotation a quarter of the words. */
function quoting(desk: Desk): string | null {
  const { topic, topicKind } = desk;
  const asked = placesFor(desk, TURN);
  const close = announces(topicKind.kind) ? asked.question : desk.phrases.next('ask');
  // An announcement is nothing without its name.
  const heads = announces(topicKind.kind) || topic.fits(TITLE_CHARACTERS) ? [titleIn(desk)] : [];
  const wishes = asked.places.map(({ gap: wish }) => wish);
  for (const quote of worthAPost(desk)) {
    const book = createGapBook();
    const quoted = `${mark(quote.text)} ${creditInBrackets(quote.source)}`;
    for (const open of wishesOf(desk, book, wishes)) {
      for (const head of [...heads, '']) {
        const text = join(desk.angle, { head, quote: quoted, opinion: '', open, close });
        if (weighs(text) && borrowedShare(text, [quote]) <= MOST_BORROWED) return text;
      }
    }
  }
  return announces(topicKind.kind) ? announced(desk, asked, close) : null;
}

/** What leads, and of an announcement what tells when and for how much: whatever else is short enough is beside the point. */
function worthAPost({ quotes, topicKind }: Desk): readonly Quote[] {
  return announces(topicKind.kind) ? quotes.filter((quote, at) => at === 0 || tellsFacts(quote)) : quotes;
}

/** The name of what is announced, and places for the rest. */
function announced(desk: Desk, { places }: VariantPlaces, close: string): string {
  const open = createGapBook().take(places.map(({ gap: wish }) => wish));
  const blocks = [titleIn(desk), wantedFact(desk), open, gap(LINK), close];
  return blocks.filter(Boolean).join('\n\n');
}

/** From the shortest to the fullest. */
function* wishesOf(desk: Desk, book: GapBook, places: readonly string[]): Generator<string> {
  const isNews = announces(desk.topicKind.kind);
  const last = isNews ? `\n\n${gap(LINK)}` : '';
  const first = book.take(isNews ? places : ownViewGaps(desk));
  yield `${first}${last}`;
  const second = book.take(places);
  if (second !== '') yield `${first}\n\n${second}${last}`;
}

function weighs(text: string): boolean {
  return xWeight(text) <= LIMIT;
}

function join(angle: Angle, { head, quote, opinion, open, close }: Blocks): string {
  const blocks = angle === 'figure' ? [quote, head, opinion, open, close] : [head, opinion, quote, open, close];
  return blocks.filter(Boolean).join('\n\n');
}
