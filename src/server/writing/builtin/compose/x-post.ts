import { xWeight } from '../../../../core/checks/x-weight.ts';
import type { XPostParts } from '../../../../core/formats/x-post.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { mark } from '../text/quotation.ts';
import { creditInBrackets } from '../text/source-name.ts';

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
}

/** Quotation and as much of the opinion as fits come first, then the line that opens and the one that asks. */
export function composeXPost(desk: Desk): XPostParts {
  const head = openingLine(desk);
  const ask = desk.phrases.next('ask');
  const stance = desk.phrases.next('stance');
  for (const quote of [...desk.quotes.map(({ text, source }) => `${mark(text)} ${creditInBrackets(source)}`), '']) {
    const frames: Omit<Blocks, 'opinion'>[] = [
      { head, quote, stance, ask },
      { head, quote, stance: '', ask },
      { head: '', quote, stance, ask },
      { head: '', quote, stance: '', ask },
      { head: '', quote, stance: '', ask: '' },
    ];
    const arranged = frames.map((frame) => arrange(desk, frame)).filter(({ text }) => text !== '');
    const longest = Math.max(...arranged.map(({ opinion }) => opinion));
    const best = arranged.find(({ opinion }) => opinion === longest);
    if (best) return { text: best.text };
  }
  const fits = (text: string): boolean => xWeight(`${text}\n\n${ask}`) <= LIMIT;
  return { text: `${desk.opinion.opening(fits)}\n\n${ask}` };
}

/** The post and the length of the opinion in it; no post when it is too long, or when a given opinion found no room. */
function arrange(desk: Desk, frame: Omit<Blocks, 'opinion'>): { text: string; opinion: number } {
  const opinion = uncut(desk, frame);
  const text = join(desk, { ...frame, opinion });
  const missing = desk.opinion.whole !== '' && opinion === '';
  return { text: missing || xWeight(text) > LIMIT ? '' : text, opinion: opinion.length };
}

/** The opinion as far as it fits in whole sentences; empty when not even the first one does. */
function uncut(desk: Desk, frame: Omit<Blocks, 'opinion'>): string {
  const opening = desk.opinion.opening((text) => xWeight(join(desk, { ...frame, opinion: text })) <= LIMIT);
  return opening.endsWith('…') && !desk.opinion.whole.includes(opening) ? '' : opening;
}

function join({ angle }: Desk, { head, quote, stance, opinion, ask }: Blocks): string {
  const view = opinion === '' || stance === '' ? opinion : `${stance} ${opinion}`;
  // With nothing to open it, the author's own words make the better first line.
  if (head === '') return [opinion, quote, ask].filter(Boolean).join('\n\n');
  const orders: Record<Desk['angle'], string[]> = {
    question: [head, quote, view, ask],
    contrast: [head, quote, view, ask],
    list: [head, ...numbered([quote, view, ask])],
    story: [opinion || head, quote, ask],
    figure: [head, quote, view, ask],
  };
  return orders[angle].filter(Boolean).join('\n\n');
}

function numbered(lines: readonly string[]): string[] {
  const filled = lines.filter(Boolean);
  return filled.length < 2 ? filled : [filled.map((line, at) => `${at + 1}. ${line}`).join('\n')];
}

/** The hook with the topic before it, on one line or two; a topic that would have to be cut stays out. */
function openingLine({ angle, topic, voice, variant }: Desk): string {
  const hook = voice.hook[angle].post;
  if (!topic.fits(HOOK_CHARACTERS)) return hook;
  const marked = variant > 1 && countWords(topic.title(HOOK_CHARACTERS)) > TITLE_WORDS;
  const line = marked ? topic.quotedWith(hook, HOOK_CHARACTERS) : topic.titleWith(hook, HOOK_CHARACTERS);
  if (line !== hook && line.endsWith(hook)) return line;
  return `${marked ? topic.quoted(HOOK_CHARACTERS) : topic.title(HOOK_CHARACTERS)}\n${hook}`;
}
