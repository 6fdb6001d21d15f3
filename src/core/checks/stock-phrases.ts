import type { Span } from '../text/span.ts';
import { type PhrasePattern, readPatterns } from './phrase-patterns.ts';
import { runningText, withoutQuotations } from './running-text.ts';
import { ENGLISH_PHRASES, PHRASES_ABROAD } from './stock-phrases.data.ts';
import { type PlacedWord, readPlacedWords } from '../text/words.ts';

export interface FoundPhrase {
  /** In lower case, with single spaces. */
  readonly phrase: string;
  readonly span: Span;
}

const PATTERNS = readPatterns([ENGLISH_PHRASES, ...Object.values(PHRASES_ABROAD)]);
const LONGEST_GAP = 8;

/** Between two words: nothing but spaces, hyphens and marks; a sign that parts them; the end of a paragraph or cell. */
type Joint = 'plain' | 'break' | 'end';

interface Page {
  readonly text: string;
  readonly words: readonly PlacedWord[];
}

/**
 * Stock phrases of machine writing in a text, in order and not overlapping, the longest at a place. Gaps and addresses are
 * nobody's words; `quotations: false` leaves out what others said, too.
 */
export function findStockPhrases(text: string, options: { readonly quotations?: boolean } = {}): FoundPhrase[] {
  const shown = runningText(options.quotations === false ? withoutQuotations(text) : text);
  const page: Page = { text: shown, words: readPlacedWords(shown) };
  const found: FoundPhrase[] = [];
  for (let at = 0; at < page.words.length;) {
    const end = longestAt(page, at);
    if (end < 0) {
      at += 1;
      continue;
    }
    found.push(phraseOf(page, at, end));
    at = end;
  }
  return found;
}

function longestAt(page: Page, at: number): number {
  const first = page.words[at]?.word ?? '';
  const open = PATTERNS.byWord.get(first);
  if (open === undefined) return -1;
  const pairs = PATTERNS.byPair.get(`${first} ${page.words[at + 1]?.word ?? ''}`) ?? [];
  let longest = -1;
  for (const pattern of open) longest = Math.max(longest, endOf(page, pattern, { step: 0, at }));
  for (const pattern of pairs) longest = Math.max(longest, endOf(page, pattern, { step: 0, at }));
  return longest;
}

/** Index behind the last word of a pattern that goes on at a place; -1 where it does not. */
function endOf(page: Page, pattern: PhrasePattern, { step, at }: { step: number; at: number }): number {
  const wanted = pattern[step];
  if (wanted === undefined) return at;
  const word = page.words[at]?.word;
  if (wanted === 'break') return endOfBreak(page, pattern, { step, at });
  if (word === undefined) return -1;
  const joined = step === 0 || pattern[step - 1] === 'break' || jointBefore(page, at) === 'plain';
  if (!joined) return -1;
  if (wanted !== 'gap') return wanted.words.has(word) ? endOf(page, pattern, { step: step + 1, at: at + 1 }) : -1;
  for (let taken = at; taken < at + LONGEST_GAP && taken < page.words.length; taken += 1) {
    if (jointBefore(page, taken) !== 'plain') return -1;
    const end = endOf(page, pattern, { step: step + 1, at: taken + 1 });
    if (end >= 0) return end;
  }
  return -1;
}

/** A phrase may end with a break, as "And the best part?" does. */
function endOfBreak(page: Page, pattern: PhrasePattern, { step, at }: { step: number; at: number }): number {
  if (step === pattern.length - 1) return at === page.words.length || jointBefore(page, at) !== 'plain' ? at : -1;
  return jointBefore(page, at) === 'break' ? endOf(page, pattern, { step: step + 1, at }) : -1;
}

const END = /\n\s*\n|\||\n[^\S\n]*(?:[-*•#>]|\d{1,3}[.)])/;
const BREAK = /[.!?…,;:()—–]|\s-+\s/;

function jointBefore({ text, words }: Page, at: number): Joint {
  const [from, to] = [words[at - 1]?.end, words[at]?.start];
  if (from === undefined || to === undefined) return 'end';
  const between = text.slice(from, to);
  if (between === ' ' || between === '-') return 'plain';
  if (END.test(between) || between.length > LONGEST_JOINT) return 'end';
  return BREAK.test(between) ? 'break' : 'plain';
}

/** What was blanked out between two words is longer. */
const LONGEST_JOINT = 12;

function phraseOf({ words }: Page, from: number, to: number): FoundPhrase {
  const taken = words.slice(from, to);
  const phrase = taken.map(({ word }) => word).join(' ');
  return { phrase, span: { start: taken[0]?.start ?? 0, end: taken.at(-1)?.end ?? 0 } };
}
