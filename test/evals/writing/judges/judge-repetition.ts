import { fold } from '../../judges/fold.ts';
import { readQuotations } from '../../judges/read-quotations.ts';
import { readSentences } from '../../judges/read-sentences.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import { nameOf, type Piece, type WritingRun } from '../writing-run.ts';
import { opinionParts, withoutMachinery } from './own-words.ts';
import { readUnits } from './read-units.ts';
import { blankShared, runsOf, wordsOf } from './words.ts';

const FEWEST_WORDS = 4;
const QUOTED_WORDS = 5;
const RUN = 5;
const OPINION_RUN = 4;
const MOST_SHARED = 0.2;
/** What the formats themselves ask for. */
const PLATFORM_GAP = /^(?:link|postal address|unsubscribe link)$/;

/** No sentence, quotation or gap stands twice in a piece. Titles and what is on screen may repeat what is said. */
export function judgeRepetition(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const told = [...sentencesOf(piece), ...quotationsOf(piece), ...gapsOf(piece.text)].map(fold);
      const twice = new Set(told.filter((text, at) => told.indexOf(text) < at));
      return { checked: told.length, faults: [...twice].map((text) => `${nameOf(run, piece)}: ${text}`) };
    }),
  );
}

function sentencesOf({ text }: Piece): string[] {
  return readUnits(text)
    .filter(({ kind }) => kind === 'prose')
    .flatMap((unit) => readSentences(withoutMachinery(unit.text)))
    .map((sentence) => sentence.text.replace(/“[^“”]*[.!?]”|"[^"\n]*[.!?]"/gu, ' '))
    .filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS && !isCredit(sentence));
}

/** Each quotation has its own, and two may come from one source. */
const isCredit = (sentence: string) => /^\(.*\)\.?$/.test(sentence.trim());

/** Whole sentences of others; a title may be named as often as it has to. */
function quotationsOf({ text }: Piece): string[] {
  return readQuotations(withoutMachinery(text), QUOTED_WORDS)
    .map(({ text: words }) => words)
    .filter((words) => /[.!?]["”]$/.test(words));
}

/** What the author is asked to add, but for what every piece of its format needs. */
export function gapsOf(text: string): string[] {
  return Array.from(text.matchAll(/\[Add: ([^\]\n]*)\]/g), ([, what = '']) => what).filter(
    (what) => !PLATFORM_GAP.test(what),
  );
}

/** Variants of a format have few five-word sequences in common; labels and gaps count, the opinion and quotations do not. */
export function judgeSiblings(run: WritingRun): Verdict {
  const pairs = run.pieces.flatMap((one, at) =>
    run.pieces.slice(at + 1).flatMap((other) => (other.format === one.format ? [{ one, other }] : [])),
  );
  return together(
    pairs.map(({ one, other }) => {
      const share = sharedShare(run, one, other);
      const name = `${nameOf(run, one)} and ${other.variant}`;
      return single(share <= MOST_SHARED, `${name}: ${Math.round(share * 100)} % of the shorter one`);
    }),
  );
}

function sharedShare({ given }: WritingRun, one: Piece, other: Piece): number {
  const runs = [one, other].map(({ text }) => {
    const heard = blankShared(text, opinionParts(given.opinion), { length: OPINION_RUN, stand: '\n' });
    const quoted = readQuotations(heard, 1).toReversed();
    const own = quoted.reduce((rest, { start, end }) => `${rest.slice(0, start)}\n${rest.slice(end)}`, heard);
    const lines = own
      // In a list of sources their names are nobody's sentences.
      .replace(/\[[^\]\n]*\]\(https?:[^)\s]*\)/g, '\n')
      .replace(/https?:\/\/\S+/g, '\n')
      .split('\n')
      .map(wordsOf);
    return new Set(lines.filter((line) => line.length >= RUN).flatMap((line) => runsOf(line, RUN)));
  });
  const [first = new Set<string>(), second = new Set<string>()] = runs;
  const fewer = Math.min(first.size, second.size);
  return fewer === 0 ? 0 : [...first].filter((sequence) => second.has(sequence)).length / fewer;
}
