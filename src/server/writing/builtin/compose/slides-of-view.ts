import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { readOpinion } from '../text/opinion.ts';
import { closeSentence, splitSentences } from '../text/sentences.ts';
import { asHeadline, isHeadline, needsTopic } from '../text/thoughts.ts';
import type { Topic } from '../text/topic.ts';
import { announces } from '../reading/topic-kind.ts';
import { saysAgain } from './x-post.ts';
import type { BareSlide } from './carousel-words.ts';

const TITLE_WORDS = 8;
const TITLE_CHARACTERS = 60;
export const TEXT_WORDS = 30;
const MOST_POINTS = 4;
/** An opinion that is a list keeps all that there is room for. */
const MOST_ITEMS = 5;
/** With hashtags and sources below it, a caption stays well within what Instagram takes. */
const REST_CHARACTERS = 1_300;
/** Fewer are no opening line. */
const FEWEST_HOOK_WORDS = 3;

interface ViewSlides {
  /** The first thought where it is short enough to open with; null where the topic has to. */
  readonly hook: string | null;
  readonly slides: readonly BareSlide[];
  /** What of the opinion stands on none of them, as far as a caption has room for it. */
  readonly rest: string;
}

/** A thought a slide: its first sentence is the title where that is short, and stands below a given one where it is not. */
export function slidesOfView(desk: Desk, titleAt: (at: number) => string): ViewSlides {
  const isList = desk.items.length > 0;
  const thoughts = isList ? turned(desk.items.map(closeSentence), desk.variant) : thoughtsFrom(desk);
  const hook = isList || saysAgain(desk) || announces(desk.topicKind.kind) ? null : hookIn(thoughts);
  const open = hook === null ? thoughts : [hook.rest, ...thoughts.slice(1)].filter((thought) => thought !== '');
  const pages = open.flatMap(pagesOf);
  const shown = pages.slice(0, isList ? MOST_ITEMS : MOST_POINTS);
  let untitled = 0;
  const slides = shown.map(({ title, body }): BareSlide => {
    if (title !== '') return { role: 'point', title, body, scene: '' };
    untitled += 1;
    return { role: 'point', title: titleAt(untitled - 1), body, scene: '' };
  });
  const left = [...shown.map(({ more }) => more), ...pages.slice(shown.length).map(({ whole }) => whole)];
  const { opening } = readOpinion(left.filter(Boolean).join(' ')).split(
    (text) => countCharacters(text) <= REST_CHARACTERS,
  );
  return { hook: hook && hook.title, slides, rest: opening };
}

function hookIn([first = '']: readonly string[]): { title: string; rest: string } | null {
  const [opening = '', ...others] = splitSentences(first);
  const opens = isTitle(opening) && !needsTopic(opening) && countWords(opening) >= FEWEST_HOOK_WORDS;
  return opens ? { title: asHeadline(opening), rest: others.join(' ') } : null;
}

/** From this variant's own thought on. */
function turned(thoughts: readonly string[], variant: number): string[] {
  const from = (variant - 1) % Math.max(1, thoughts.length);
  return [...thoughts.slice(from), ...thoughts.slice(0, from)];
}

function thoughtsFrom({ thoughts, turned: { whole } }: Desk): string[] {
  const at = thoughts.findIndex((thought) => whole.startsWith(thought.slice(0, -1)));
  return thoughts.slice(Math.max(0, at));
}

function isTitle(sentence: string): boolean {
  return isHeadline(sentence) && countWords(sentence) <= TITLE_WORDS;
}

/** As much of a thought as one slide holds. */
interface Page {
  readonly title: string;
  readonly body: string;
  /** Title and body as their author wrote them. */
  readonly whole: string;
  /** The whole of a sentence that had to be cut; else empty. */
  readonly more: string;
}

/** A long thought goes on over several slides: "Maybe." without its "But" says the opposite of what is meant. */
function pagesOf(thought: string): Page[] {
  const [first = '', ...others] = splitSentences(thought);
  const title = isTitle(first) ? asHeadline(first) : '';
  const fits = (words: string): boolean => countWords(words) <= TEXT_WORDS;
  let text = title === '' ? thought : others.join(' ');
  if (text === '') return [{ title, body: '', whole: thought, more: '' }];
  const pages: Page[] = [];
  while (text !== '') {
    const [sentence = text] = splitSentences(text);
    const { opening, rest } = readOpinion(text).split(fits);
    const head = pages.length === 0 ? title : '';
    const said = opening || sentence;
    const whole = head === '' ? said : `${first} ${said}`;
    if (opening !== '') pages.push({ title: head, body: opening, whole, more: '' });
    // One long sentence is cut here, and stands whole in the caption.
    else pages.push({ title: head, body: readOpinion(sentence).opening(fits), whole, more: sentence });
    text = opening === '' ? text.slice(text.indexOf(sentence) + sentence.length).trim() : rest;
  }
  return pages;
}

/** The topic in at most eight words. */
export function shortTitle(topic: Topic): string {
  const whole = [TITLE_CHARACTERS, 50, 40, 30].map((room) => topic.title(room));
  const fitting = whole.find((title) => countWords(title) <= TITLE_WORDS && !title.endsWith('…'));
  return fitting ?? cutToWords(topic.title(TITLE_CHARACTERS));
}

/** Nobody stops at "How to come back to running after…". */
const LOOSE_END = /(?:\s+(?:a|an|the|and|or|of|in|on|at|to|for|with|from|by|after|before|about|your|our|its))+$/iu;

/** Up to seven words and an ellipsis, in scripts without spaces as well. */
function cutToWords(title: string): string {
  if (countWords(title) <= TITLE_WORDS) return title;
  let cut = '';
  let words = 0;
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title)) {
    if (isWordLike) words += 1;
    if (words >= TITLE_WORDS) break;
    cut += segment;
  }
  return `${cut.replace(/[\s\p{P}]+$/u, '').replace(LOOSE_END, '')}…`;
}
