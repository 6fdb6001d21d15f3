import { UNSPACED } from '../../../core/text/scripts.ts';
import { readSentenceSpans } from '../../../core/text/sentences.ts';
import { withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import type { StancePoint } from '../../../core/rules/stance-points.ts';
import type { StanceSentence } from '../writer.ts';

/** A beginning of a point of which this much stands in a sentence is told by it; less could be chance. */
const LEAST_BEGINNING = 24;
/** Fewer signs may be anybody's: "Why not?" */
const LEAST_SAID = 12;
const LEAST_SAID_UNSPACED = 4;

/** Where a short sentence may stand within another: behind a label, after a dash, in quotation marks. */
const CLAUSE_END = /[:：—–"“”„«»「」]/u;

/** The sentences of a text that say a point of the opinion in the author's own words, or begin to. */
export function statedPoints(text: string, points: readonly StancePoint[]): StanceSentence[] {
  const sought = points.map(({ id, text: point }) => ({ id, ...partsOf(point) }));
  return readSentenceSpans(text).flatMap(({ start, end }) => {
    const sentence = withoutLabelEnd(text.slice(start, end));
    // Marked or not, they are the author's words.
    const said = wordsOf(withoutCheckMarks(sentence));
    const clauses = new Set(sentence.split(CLAUSE_END).map(wordsOf));
    return sought
      .filter(
        ({ long, short }) =>
          (short !== null && clauses.has(short)) || long.some((part) => holds(said, part) || isCut(said, part)),
      )
      .map(({ id }) => ({ pointId: id, sentence }));
  });
}

/** What a label that was blanked leaves of its signs. */
const LABEL_END = /^[\s*_#]*[:：]\s*/u;

export function withoutLabelEnd(sentence: string): string {
  return sentence.replace(LABEL_END, '');
}

/** Each sentence of a point that is nobody else's; where there is none, all of it, which then has to stand by itself. */
function partsOf(point: string): { readonly long: readonly string[]; readonly short: string | null } {
  const long = readSentenceSpans(point)
    .map(({ start, end }) => wordsOf(point.slice(start, end)))
    .filter((words) => words.length >= (UNSPACED.test(words) ? LEAST_SAID_UNSPACED : LEAST_SAID));
  return { long, short: long.length === 0 ? wordsOf(point) || null : null };
}

/** Words with a blank between them: layouts change quotation marks, full stops and what stands between words. */
function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Whole words: "act now" is not said by "fact nowhere". */
function holds(said: string, words: string): boolean {
  for (let at = said.indexOf(words); at >= 0; at = said.indexOf(words, at + 1)) {
    if (isEdge(said, at) && isEdge(said, at + words.length)) return true;
  }
  return false;
}

function isEdge(said: string, at: number): boolean {
  const [before, after] = [said.charAt(at - 1), said.charAt(at)];
  return [before, after].some((sign) => sign === '' || sign === ' ' || UNSPACED.test(sign));
}

/** Where a point had to be cut, the sentence ends within it. */
function isCut(said: string, words: string): boolean {
  const beginning = words.slice(0, Math.max(LEAST_BEGINNING, Math.floor(words.length / 2)));
  const at = said.indexOf(beginning);
  return at >= 0 && beginning.length >= LEAST_BEGINNING && isEdge(said, at) && words.startsWith(said.slice(at));
}
