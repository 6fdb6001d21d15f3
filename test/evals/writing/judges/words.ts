import { fold } from '../../judges/fold.ts';

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const known = new Map<string, readonly Word[]>();

/** The words of a text in any script, folded, with their places. */
export function wordsOf(text: string): readonly Word[] {
  const words = known.get(text) ?? segmentWords(text);
  known.set(text, words);
  return words;
}

function segmentWords(text: string): Word[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ word: fold(segment), start: index, end: index + segment.length }));
}

/** Every run of so many words. A text with fewer of them is one run. */
export function runsOf(words: readonly Word[], length: number): string[] {
  if (words.length === 0) return [];
  const count = Math.max(1, words.length - length + 1);
  return Array.from({ length: count }, (_, at) => keyOf(words.slice(at, at + length)));
}

const keyOf = (words: readonly Word[]) => words.map(({ word }) => word).join(' ');

/** Which words of `text` belong to a run that stands in `others`, too; a shorter other text counts as a whole. */
export function sharedWords(text: string, others: readonly string[], length: number): boolean[] {
  const words = wordsOf(text);
  const shared = words.map(() => false);
  for (const other of others) {
    const told = wordsOf(other);
    const span = Math.min(length, told.length);
    const runs = new Set(runsOf(told, span));
    for (let at = 0; span > 0 && at + span <= words.length; at += 1) {
      if (runs.has(keyOf(words.slice(at, at + span)))) shared.fill(true, at, at + span);
    }
  }
  return shared;
}

/** `text` with `stand` in place of every stretch of it that stands in `others`, too. */
export function blankShared(
  text: string,
  others: readonly string[],
  { length, stand }: { length: number; stand: string },
): string {
  const words = wordsOf(text);
  const shared = sharedWords(text, others, length);
  let blanked = '';
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (!shared[at]) continue;
    if (!shared[at - 1] || /\n/.test(text.slice(words[at - 1]?.end, word.start)))
      blanked += `${text.slice(from, word.start)}${stand}`;
    from = word.end;
  }
  return blanked + text.slice(from);
}
