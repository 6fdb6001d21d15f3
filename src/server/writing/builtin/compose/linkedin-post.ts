import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { LinkedInPostParts } from '../../../../core/formats/linkedin-post.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { createBorrower } from '../borrow.ts';
import { borrowedShare, MOST_BORROWED } from '../borrowed-share.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import { placesFor } from '../lines/places-for.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import { announces } from '../reading/topic-kind.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { closeSentence, splitSentences } from '../text/sentences.ts';
import { needsTopic } from '../text/thoughts.ts';
import type { Quote } from '../text/usable-claims.ts';
import { nextPlace } from './own-case.ts';
import { listedLines } from './listed-opinion.ts';
import { inNoteOrder, whatElse } from './quoted-section.ts';
import { LINK, wantedFact } from './wanted-facts.ts';
import { ownViewGaps, pointGaps, viewGaps } from './view.ts';
import { saysAgain, titleIn } from './x-post.ts';

const TURN = formatIndex('LinkedIn Post');
const HOOK_CHARACTERS = PLATFORM_LIMITS.linkedInFold.value;
const HEAD_CHARACTERS = 100;
/** Of the opinion; with a quotation and a closing line around it the post stays below 1,500. */
const OPINION_CHARACTERS = 1_150;
const REASON_CHARACTERS = 700;
/** An opinion of this length tells its own case. */
const ENOUGH_CHARACTERS = 900;
/** Two lines on a desktop, with room for the sentence that ends there. */
const PARAGRAPH_CHARACTERS = 190;
const TAG_CHARACTERS = 80;
const TAG_WORDS = 3;
/** Places of an announcement beside its facts and its link. */
const MOST_ASKED = 2;

/** The opinion in short paragraphs, one quotation with its source, the author's own case, and a word to the reader. */
export function composeLinkedInPost(desk: Desk): LinkedInPostParts | null {
  const blocks = blocksOf(desk);
  return blocks && { text: withTags(desk, blocks) };
}

function blocksOf(desk: Desk): readonly string[] | null {
  if (announces(desk.topicKind.kind)) return announcedBlocks(desk);
  if (desk.opinion.whole === '') return quoting(desk);
  return desk.items.length > 0 ? listedBlocks(desk) : telling(desk);
}

/** Hashtags stand last, on a line of their own; a topic without a word for one has none. */
export function withTags({ topic, english }: Desk, blocks: readonly string[]): string {
  return [...blocks, tagLine(hashtagsOf(topic.title(TAG_CHARACTERS), english, []))].filter(Boolean).join('\n\n');
}

/** "#SourdoughBread" says all that "#Sourdough" beside it does. */
export function tagLine(tags: readonly string[]): string {
  return tellingTags(tags)
    .map((tag) => `#${tag}`)
    .join(' ');
}

/** Without those that another one says, and without a whole sentence in a script that needs no spaces. */
export function tellingTags(tags: readonly string[]): string[] {
  const isPart = (tag: string, other: string): boolean =>
    other !== tag && other.toLowerCase().includes(tag.toLowerCase());
  return tags.filter((tag) => countWords(tag) <= TAG_WORDS && !tags.some((other) => isPart(tag, other)));
}

function telling(desk: Desk): readonly string[] {
  const words = desk.turned.opening((text) => countCharacters(text) <= OPINION_CHARACTERS);
  const [hook = '', ...paragraphs] = openedWith(desk, words);
  const open = countCharacters(words) < ENOUGH_CHARACTERS ? ownCase(desk) : [];
  const close = desk.phrases.next(desk.angle === 'question' ? 'ask' : 'weigh');
  return withQuotation(desk, open, (quoted, places) =>
    desk.angle === 'figure'
      ? [hook, quoted, ...paragraphs, ...places, close]
      : [hook, ...paragraphs, quoted, ...places, close],
  );
}

/** The case behind the opinion, then what else only its author knows about such a topic. */
function ownCase(desk: Desk): string[] {
  const book = createGapBook();
  const first = book.take(viewGaps(desk));
  const next = nextPlace(placesFor(desk, TURN).places, desk, book);
  return [first, next ? `${next.heading}\n${next.open}` : ''].filter(Boolean);
}

/**
 * With the first quotation that leaves three quarters of the words to the author, with a second place for the author's own
 * words where it takes that; without a quotation where none does.
 */
function withQuotation(
  desk: Desk,
  open: readonly string[],
  blocksWith: (quoted: string, places: readonly string[]) => readonly string[],
): readonly string[] {
  for (const quote of desk.quotes) {
    const quoted = quotationOf(desk, [quote]);
    for (const count of open.length > 1 ? [1, 2] : [open.length]) {
      const blocks = blocksWith(quoted, open.slice(0, count));
      if (isWithinShare(desk, blocks, [quote])) return blocks;
    }
  }
  return blocksWith('', open.slice(0, 1));
}

/** The opinion as paragraphs, its first sentence alone where it can open a post, else below the topic. */
export function openedWith(desk: Desk, words: string): string[] {
  const [first = ''] = splitSentences(words);
  const opens = countCharacters(first) <= HOOK_CHARACTERS && !leansOnNextLine(first) && !needsTopic(words);
  const title = desk.topic.fits(HOOK_CHARACTERS) ? titleIn(desk) : '';
  const isNew = !words.toLowerCase().includes(desk.topic.title(HOOK_CHARACTERS).toLowerCase());
  const isTitled = (!opens || saysAgain(desk)) && title !== '' && isNew;
  return isTitled ? [title, ...inParagraphs(words)] : [first, ...inParagraphs(words.slice(first.length).trim())];
}

/** Sentences side by side, with what stands between them, for as long as they stay within two lines. */
export function inParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  let from = 0;
  let end = 0;
  for (const sentence of splitSentences(text)) {
    const start = text.indexOf(sentence, end);
    const longer = text.slice(from, start + sentence.length);
    end = start + sentence.length;
    const fits = !longer.includes('\n') && countCharacters(longer) <= PARAGRAPH_CHARACTERS;
    if (paragraphs.length > 0 && fits) paragraphs.splice(-1, 1, longer);
    else {
      paragraphs.push(sentence);
      from = start;
    }
  }
  return paragraphs;
}

/** Each with its source; what comes from the author's notes is introduced once, and listed where there is more of it. */
function quotationOf(desk: Desk, quotes: readonly Quote[]): string {
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, TURN));
  const borrowed = quotes.flatMap(() => borrower.next() ?? []);
  const own = borrowed.filter(({ quote }) => quote.source.kind === 'material').toSorted(inNoteOrder);
  const others = borrowed.filter(({ quote }) => quote.source.kind !== 'material');
  const lead = own.map((one) => one.lead).find(Boolean) ?? '';
  const facts =
    own.length > 1
      ? [lead, ...own.map(({ words }) => `– ${words}`)].join('\n')
      : own.map((one) => `${lead} ${one.words}`).join('');
  const cited = others.map((one) => {
    const { license } = one.quote.source;
    return `${one.lead} ${one.words}${license ? ` (${license})` : ''}`;
  });
  return [facts, ...cited].filter(Boolean).join('\n\n');
}

/** An opinion that is a list, below its topic; a sibling has one line of it, and what only its author can add. */
export function listedBlocks(desk: Desk): readonly string[] {
  const head = desk.topic.fits(HOOK_CHARACTERS) ? titleIn(desk) : desk.topic.title(HOOK_CHARACTERS);
  const lines = listedLines(desk, (text) => countCharacters(text) <= OPINION_CHARACTERS);
  // One line is no list.
  const listed = lines.includes('\n') ? lines : closeSentence(lines.replace(/^– /u, ''));
  const close = desk.phrases.next('weigh');
  const open = createGapBook().take(pointGaps(desk));
  return withQuotation(desk, [open], (quoted, places) => [head, listed, quoted, ...places, close]);
}

/** What takes place, why, when and for how much, as far as a quarter of the words holds it, and a place for the rest. */
export function announcedBlocks(desk: Desk): readonly string[] {
  const { topic, turned, variant } = desk;
  const head = variant > 1 ? topic.quoted(HEAD_CHARACTERS) : topic.title(HEAD_CHARACTERS);
  const why = inParagraphs(turned.opening((text) => countCharacters(text) <= REASON_CHARACTERS));
  const { places, question } = placesFor(desk, TURN);
  const book = createGapBook();
  // The link has a place of its own.
  const wishes = places.map(({ gap: wish }) => wish).filter((wish) => !/\blink\b/u.test(wish));
  const open = wishes.map((wish) => book.take([wish])).filter(Boolean);
  const least = why.length > 0 ? 0 : 1;
  const facts = desk.quotes.filter(tellsFacts);
  for (let count = facts.length; count > 0; count -= 1) {
    const quotes = facts.slice(0, count);
    const told = [...why, quotationOf(desk, quotes), ...whatElse({ ...desk, quotes })];
    for (let asked = least; asked <= MOST_ASKED; asked += 1) {
      const blocks = [head, ...told, ...open.slice(0, asked), gap(LINK), question];
      if (isWithinShare(desk, blocks, quotes)) return blocks;
    }
  }
  return [head, ...why, wantedFact(desk), ...open.slice(0, least), gap(LINK), question];
}

/** Without an opinion: quotations below the topic, and as many places for its author as leave them a quarter of the words. */
function quoting(desk: Desk): readonly string[] | null {
  const { places } = placesFor(desk, TURN);
  const head = desk.topic.fits(HOOK_CHARACTERS) ? titleIn(desk) : desk.topic.title(HOOK_CHARACTERS);
  const quoted = quotationOf(desk, desk.quotes);
  const close = desk.phrases.next('ask');
  const book = createGapBook();
  const view = book.take(ownViewGaps(desk));
  const asked = places.map(({ heading, gap: wish }) => ({ heading, open: book.take([wish]) }));
  const open = asked.flatMap(({ heading, open: one }) => (one === '' ? [] : [`${heading}\n${one}`]));
  for (let count = 1; count <= open.length; count += 1) {
    const blocks = [head, quoted, view, ...open.slice(0, count), close];
    if (isWithinShare(desk, blocks, desk.quotes)) return blocks;
  }
  return null;
}

function isWithinShare(desk: Desk, blocks: readonly string[], quotes: readonly Quote[]): boolean {
  return borrowedShare(withTags(desk, blocks), quotes) <= MOST_BORROWED;
}

/** Words and marks after which a sentence goes on. */
const LEANS_ON_MARK = /[,:;，：；、–—-]["”’)]*$|(?:(?<!\.)\.{2,}|…)["”’)]*$/u;
const LEANS_ON_WORD = /\s(?:and|or|but|because|that|the|an?|of|to|with|if|when|than|for)$/iu;

/** Whether a first line breaks off, so that nobody understands it without the next one. */
function leansOnNextLine(line: string): boolean {
  return LEANS_ON_MARK.test(line) || LEANS_ON_WORD.test(line) || opensQuotation(line);
}

function opensQuotation(line: string): boolean {
  return line.split('“').length > line.split('”').length;
}
