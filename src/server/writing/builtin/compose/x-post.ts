import { xWeight } from '../../../../core/checks/x-weight.ts';
import type { XPostParts } from '../../../../core/formats/x-post.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Angle } from '../angles/angle.ts';
import { createBorrower } from '../borrow.ts';
import { borrowedShare, MOST_BORROWED } from '../borrowed-share.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { mark } from '../text/quotation.ts';
import { creditInBrackets } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { leansOnTopic } from './leans-on-topic.ts';

const TURN = formatIndex('X Post');
const LIMIT = PLATFORM_LIMITS.xPost.value;
const TITLE_CHARACTERS = 60;
/** A longer title stands in quotation marks from the second variant on: so long a run of words is the author's. */
const TITLE_WORDS = 4;

/** Everything that may stand in a post; what is empty is left out. */
interface Blocks {
  readonly head: string;
  readonly quote: string;
  readonly opinion: string;
  /** About the quotation where there is one, else about the opinion. */
  readonly ask: string;
  /** One more thing asked or, of a checklist, the lines to tick. */
  readonly more: string;
}

type Frame = Omit<Blocks, 'opinion'>;

/** Lines that ask without a quotation to ask about. */
interface Asks {
  readonly any: string;
  readonly weigh: string;
}

/**
 * As much of the opinion as fits with the first quotation that leaves three quarters of the words to the author; without
 * such a quotation the post stands on the opinion. Null where there is neither.
 */
export function composeXPost(desk: Desk): XPostParts | null {
  const words = placesFor(desk, TURN);
  const asks: Asks = { any: desk.phrases.next('ask'), weigh: desk.phrases.next('weigh') };
  const heads = headsOf(desk, words);
  const hasOpinion = desk.opinion.whole !== '';
  for (const quote of hasOpinion ? [...desk.quotes, null] : desk.quotes) {
    const frames = heads.flatMap((head) =>
      quote ? quoting(desk, { head, quote, words, asks }) : standing(desk, { head, words, asks }),
    );
    const arranged = frames.map((frame) => arrange(desk, frame, quote)).filter(({ text }) => text !== '');
    const longest = Math.max(...arranged.map(({ opinion }) => opinion));
    const best = arranged.find(({ opinion }) => opinion === longest);
    if (best) return { text: best.text };
  }
  if (!hasOpinion) return null;
  const fits = (text: string): boolean => xWeight(`${text}\n\n${asks.weigh}`) <= LIMIT;
  return { text: `${desk.opinion.opening(fits)}\n\n${asks.weigh}` };
}

/** From the leanest to the fullest: a question more is asked only where the quotation would weigh too much without it. */
function quoting(
  desk: Desk,
  { head, quote, words, asks }: { head: string; quote: Quote; words: VariantPlaces; asks: Asks },
): Frame[] {
  const quoted = `${mark(quote.text)} ${creditInBrackets(quote.source)}`;
  const ask = closing(desk, head, words) || askAbout(desk, quote) || asks.any;
  if (desk.angle === 'list') return checklists(words).map((more) => ({ head, quote: quoted, ask: '', more }));
  // Both sides stand there already, and a figure was promised: neither is worth a post without its quotation.
  const insists = desk.opinion.whole === '' || desk.angle === 'figure' || desk.angle === 'contrast';
  const more = insists ? words.places.map((place) => place.ask) : [];
  const asked = ['', ...more].map((one) => ({ head, quote: quoted, ask, more: one }));
  // Rather more of the opinion than a question behind it.
  return desk.angle === 'story' ? [...asked, { head, quote: quoted, ask: '', more: '' }] : asked;
}

function standing(desk: Desk, { head, words, asks }: { head: string; words: VariantPlaces; asks: Asks }): Frame[] {
  const frame = { head, quote: '' };
  if (desk.angle === 'list') return checklists(words).map((more) => ({ ...frame, ask: '', more }));
  return [{ ...frame, ask: closing(desk, head, words) || asks.weigh, more: '' }];
}

/** The question behind the topic, where the angle promises one and no head has asked it before the opinion. */
function closing({ angle, opinion }: Desk, head: string, { question }: VariantPlaces): string {
  const isFree = angle === 'question' && opinion.whole !== '';
  return isFree && (head !== '' || !leansOnTopic(question)) ? question : '';
}

function checklists({ checklist }: VariantPlaces): string[] {
  return [3, 2].map((count) =>
    checklist
      .slice(0, count)
      .map((line, at) => `${at + 1}. ${line}`)
      .join('\n'),
  );
}

function askAbout(desk: Desk, quote: Quote): string {
  const borrower = createBorrower({ ...desk, quotes: [quote] }, createLinePicker(desk.variant, TURN));
  return borrower.next()?.say('asks') ?? '';
}

/** The post and the length of the opinion in it; none when it is too long, or borrows too much, or has lost the opinion. */
function arrange({ angle, opinion }: Desk, frame: Frame, quote: Quote | null): { text: string; opinion: number } {
  const post = (words: string): string => join(angle, { ...frame, opinion: words });
  const fits = (words: string): boolean => xWeight(post(words)) <= LIMIT;
  const { opening } = opinion.split(fits);
  const text = post(opening);
  const isLost = opinion.whole !== '' && opening === '';
  const weighsTooMuch = quote !== null && borrowedShare(text, [quote]) > MOST_BORROWED;
  return { text: isLost || weighsTooMuch || !fits(opening) ? '' : text, opinion: opening.length };
}

function join(angle: Angle, { head, quote, opinion, ask, more }: Blocks): string {
  const orders: Record<Angle, string[]> = {
    question: [head, opinion, quote, ask, more],
    contrast: [head, opinion, quote, ask, more],
    list: [head, opinion, quote, more],
    story: [opinion || head, quote, ask, more],
    figure: [quote, opinion || head, ask, more],
  };
  return orders[angle].filter(Boolean).join('\n\n');
}

/** The topic, where it fits, with the question behind it where no opinion follows; the best line first. */
function headsOf({ angle, opinion, topic, variant }: Desk, { question }: VariantPlaces): string[] {
  const asks = opinion.whole === '';
  if (!topic.fits(TITLE_CHARACTERS)) return [asks && !leansOnTopic(question) ? question : ''];
  const isMarked = variant > 1 && countWords(topic.title(TITLE_CHARACTERS)) > TITLE_WORDS;
  const title = isMarked ? topic.quoted(TITLE_CHARACTERS) : topic.title(TITLE_CHARACTERS);
  if (!asks) return angle === 'question' ? [title] : [title, ''];
  const line = isMarked ? topic.quotedWith(question, TITLE_CHARACTERS) : topic.titleWith(question, TITLE_CHARACTERS);
  const both = line !== question && line.endsWith(question) ? line : `${title}\n${question}`;
  return [both, title, ...(leansOnTopic(question) ? [] : [question])];
}
