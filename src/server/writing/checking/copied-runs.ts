import { findQuotations } from '../../../core/text/quotations.ts';
import { readMarked } from '../../../core/text/quotation-marks.ts';
import { readPlacedWords, type PlacedWord } from '../../../core/text/words.ts';
import type { Span } from '../../../core/text/span.ts';
import { UNSPACED } from '../../../core/text/scripts.ts';
import { shownSources } from '../sources/shown-sources.ts';
import { givenTexts } from '../tracing/given-texts.ts';
import type { Assignment } from '../writer.ts';

/** Words in a row that are a source's own wording, and no chance. */
export const COPIED_WORDS = 8;
/** Where words are not parted by spaces, they are shorter. */
const COPIED_UNSPACED = 12;

interface Runs {
  /** Each run of words with the source that it is from. */
  readonly theirs: ReadonlyMap<string, string>;
  /** Runs that are ours to use: what the user wrote, what our own sources say, and the names of sources. */
  readonly ours: ReadonlySet<string>;
}

export interface CopiedRun extends Span {
  readonly sourceId: string;
}

const prepared = new WeakMap<Assignment, Runs>();

/** Where a sentence has eight words or more in a row from a third party's source, outside quotation marks. */
export function copiedRuns(sentence: string, assignment: Assignment): CopiedRun[] {
  const { theirs, ours } = runsOfJob(assignment);
  const open = blankQuotations(sentence);
  const words = writtenWords(open);
  const length = lengthOfRun(open);
  const found: CopiedRun[] = [];
  for (let at = length; at <= words.length; at += 1) {
    const [first, last] = [words[at - length], words[at - 1]];
    const run = words
      .slice(at - length, at)
      .map(({ word }) => word)
      .join(' ');
    const sourceId = ours.has(run) ? undefined : theirs.get(run);
    if (!first || !last || sourceId === undefined) continue;
    const said = open.slice(first.start, last.end);
    if (/[”"»]/.test(said) || isName(said)) continue;
    const before = found.at(-1);
    if (before && first.start < before.end) found[found.length - 1] = { ...before, end: last.end };
    else found.push({ sourceId, start: first.start, end: last.end });
  }
  return found;
}

function runsOfJob(assignment: Assignment): Runs {
  const known = prepared.get(assignment);
  if (known) return known;
  const theirs = new Map<string, string>();
  const names = assignment.sources.flatMap(({ title, site, author }) => [title, site, author ?? '']);
  const ours = new Set([...givenTexts(assignment), ...names].flatMap(runsOf));
  for (const { source, text } of shownSources(assignment).shown) {
    for (const run of runsOf(text)) {
      if (source.ours) ours.add(run);
      else if (!theirs.has(run)) theirs.set(run, source.id);
    }
  }
  prepared.set(assignment, { theirs, ours });
  return { theirs, ours };
}

/** Words as a reader counts them: "U.S." and "8-10" are one each. */
function writtenWords(text: string): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (const word of readPlacedWords(text)) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, word.start) : ' ';
    if (last && /^[.\-\u2010\u2011'’/]$/.test(between))
      joined[joined.length - 1] = { word: `${last.word}-${word.word}`, start: last.start, end: word.end };
    else joined.push(word);
  }
  return joined;
}

const lengthOfRun = (text: string): number => (UNSPACED.test(text) ? COPIED_UNSPACED : COPIED_WORDS);

function runsOf(text: string): string[] {
  const words = writtenWords(text).map(({ word }) => word);
  const length = lengthOfRun(text);
  const runs: string[] = [];
  for (let at = length; at <= words.length; at += 1) runs.push(words.slice(at - length, at).join(' '));
  return runs;
}

/** "The American Council for an Energy-Efficient Economy" has no other words. */
function isName(said: string): boolean {
  const words = said.split(/[\s-]+/).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
}

/** Quotation marks stay and part what stands before and behind; everything keeps its place. */
function blankQuotations(sentence: string): string {
  return [...readMarked(sentence), ...findQuotations(sentence, () => false)].reduce(
    (text, { start, end }) => `${text.slice(0, start)}${'”'.repeat(end - start)}${text.slice(end)}`,
    sentence,
  );
}
