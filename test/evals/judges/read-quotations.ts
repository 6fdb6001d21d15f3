import type { Fact } from './fact.ts';
import { fold } from './fold.ts';

const PAIRS = /“([^“”]*(?:“[^“”]*”[^“”]*)*)”|„([^„“]*)[“”]|«([^«»]*)»|"([^"\n]*)"/gu;
/** Shorter ones are a word that is spoken of. */
const FEWEST_WORDS = 3;

/** What stands within quotation marks, of at least so many words; "…" within it parts it. */
export function readQuotations(text: string, fewestWords = FEWEST_WORDS): Fact[] {
  return Array.from(text.matchAll(PAIRS), (match) => ({
    kind: 'quotation' as const,
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    keys: [match.slice(1).find((words) => words !== undefined) ?? ''],
  })).filter(({ keys: [words = ''] }) => (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= fewestWords);
}

/** Whether a text says these words one after the other, but for what "…" leaves out, and for the stop at their end. */
export function says(text: string, words: string): boolean {
  const known = fold(text);
  let from = 0;
  for (const part of partsOf(words)) {
    const at = known.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

function partsOf(words: string): string[] {
  return fold(words)
    .split(/\s*(?:\[…\]|\[\.\.\.\]|…|\.\.\.)\s*/)
    .map((part) => part.replace(/^["']+|["'.,;:!?]+$/g, '').trim())
    .filter(Boolean);
}
