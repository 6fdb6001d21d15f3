import { xWeight } from '../../../../core/checks/x-weight.ts';
import type { XPostParts } from '../../../../core/formats/x-post.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import { mark } from '../text/quotation.ts';
import { creditInBrackets } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { leansOnTopic } from './leans-on-topic.ts';
import { placesFor } from '../lines/places-for.ts';

const TURN = formatIndex('X Post');
const LIMIT = PLATFORM_LIMITS.xPost.value;
const HOOK_CHARACTERS = 60;
/** A longer title stands in quotation marks from the second variant on: so long a run of words is the author's. */
const TITLE_WORDS = 4;

interface Blocks {
  readonly head: string;
  readonly quote: string;
  readonly stance: string;
  readonly opinion: string;
  readonly ask: string;
  /** Lines to tick, numbered; of a checklist alone. */
  readonly list: string;
}

type Frame = Omit<Blocks, 'opinion'>;

/** Quotation and as much of the opinion as fits come first, then the line that opens and the one that asks. */
export function composeXPost(desk: Desk): XPostParts {
  const stance = desk.phrases.next('stance');
  const anyAsk = desk.phrases.next('ask');
  const heads = openingLines(desk);
  for (const quote of [...desk.quotes, null]) {
    const quoted = quote ? `${mark(quote.text)} ${creditInBrackets(quote.source)}` : '';
    const asks = quote ? [askAbout(desk, quote), anyAsk] : [anyAsk];
    for (const frames of framesOf(desk, { heads, quote: quoted, stance, asks })) {
      const arranged = frames.map((frame) => arrange(desk, frame)).filter(({ text }) => text !== '');
      const longest = Math.max(...arranged.map(({ opinion }) => opinion));
      const best = arranged.find(({ opinion }) => opinion === longest);
      if (best) return { text: best.text };
    }
  }
  const fits = (text: string): boolean => xWeight(`${text}\n\n${anyAsk}`) <= LIMIT;
  return { text: `${desk.opinion.opening(fits)}\n\n${anyAsk}` };
}

/**
 * From the fullest to the barest; what asks about the quotation goes before what asks about anything. Those of the first
 * group keep what the angle promises, so the second one is for what fits no other way.
 */
function framesOf(
  desk: Desk,
  { heads, quote, stance, asks }: { heads: readonly string[]; quote: string; stance: string; asks: readonly string[] },
): Frame[][] {
  const lists = desk.angle === 'list' ? checklists(desk) : [''];
  const opened = lists.flatMap((list) =>
    asks.flatMap((ask) =>
      heads.flatMap((head) => [
        { head, quote, stance, ask, list },
        { head, quote, stance: '', ask, list },
      ]),
    ),
  );
  const bare = [...asks, ''].map((ask) => ({ head: '', quote, stance: '', ask, list: '' }));
  const needsNoHead = desk.angle === 'story' || desk.angle === 'figure';
  return needsNoHead ? [[...opened, ...bare]] : [opened, bare];
}

function checklists(desk: Desk): string[] {
  const { checklist } = placesFor(desk, TURN);
  return [3, 2].map((count) => numbered(checklist.slice(0, count)));
}

function askAbout(desk: Desk, quote: Quote): string {
  const borrower = createBorrower({ ...desk, quotes: [quote] }, createLinePicker(desk.variant, TURN));
  return borrower.next()?.say('asks') ?? '';
}

/** The post and the length of the opinion in it; no post when it is too long, or when a given opinion found no room. */
function arrange(desk: Desk, frame: Frame): { text: string; opinion: number } {
  const fits = (opinion: string): boolean => xWeight(join(desk, { ...frame, opinion })) <= LIMIT;
  const { opening: opinion } = desk.opinion.split(fits);
  const missing = desk.opinion.whole !== '' && opinion === '';
  return { text: missing || !fits(opinion) ? '' : join(desk, { ...frame, opinion }), opinion: opinion.length };
}

function join({ angle }: Desk, { head, quote, stance, opinion, ask, list }: Blocks): string {
  const view = opinion === '' || stance === '' ? opinion : `${stance} ${opinion}`;
  const orders: Record<Desk['angle'], string[]> = {
    question: [head, quote, view, ask],
    contrast: [head, view, quote, ask],
    list: [head, view, quote, list === '' ? ask : list],
    story: [opinion || head, quote, ask],
    figure: [head, quote, view, ask],
  };
  // With nothing to open it, the author's own words make the better first line, save where a figure was promised.
  const blocks = head === '' && angle !== 'figure' ? [opinion, quote, ask] : orders[angle];
  return blocks.filter(Boolean).join('\n\n');
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
}

/** The topic with a hook, on one line or two, then one of them alone; a topic that would have to be cut stays out. */
function openingLines(desk: Desk): string[] {
  const { topic, variant } = desk;
  const hook = hookOf(desk, placesFor(desk, TURN).question);
  const alone = leansOnTopic(hook) ? [] : [hook];
  if (!topic.fits(HOOK_CHARACTERS)) return [hook];
  const marked = variant > 1 && countWords(topic.title(HOOK_CHARACTERS)) > TITLE_WORDS;
  const title = marked ? topic.quoted(HOOK_CHARACTERS) : topic.title(HOOK_CHARACTERS);
  const line = marked ? topic.quotedWith(hook, HOOK_CHARACTERS) : topic.titleWith(hook, HOOK_CHARACTERS);
  const both = line !== hook && line.endsWith(hook) ? line : `${title}\n${hook}`;
  return [both, title, ...alone];
}

/** The question angle asks what the kind of the topic asks, where the topic stands above it. */
function hookOf({ angle, topic, voice }: Desk, question: string): string {
  return angle === 'question' && topic.fits(HOOK_CHARACTERS) ? question : voice.hook[angle].post;
}
