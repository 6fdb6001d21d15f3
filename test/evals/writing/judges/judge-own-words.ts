import { NUMBER_WORDS, valueOfWords } from '../../judges/number-words.ts';
import { readSentences } from '../../judges/read-sentences.ts';
import { together, type Verdict } from '../../judges/verdict.ts';
import { nameOf, type Piece, type WritingRun } from '../writing-run.ts';
import { classifySentence, type SentenceKind } from './classify-sentence.ts';
import { hasOwnWords, ownUnits } from './own-words.ts';
import type { Unit } from './read-units.ts';

export interface OwnSentence {
  readonly kind: SentenceKind;
  readonly text: string;
}

/** All that the writer says in its own voice, but for what the camera sees. */
export function ownSentences(run: WritingRun, piece: Piece): OwnSentence[] {
  return ownUnits(run, piece.text)
    .filter(({ kind }) => kind !== 'shot')
    .flatMap(sentencesOf);
}

function sentencesOf({ kind, text }: Unit): OwnSentence[] {
  return readSentences(text)
    .filter((sentence) => hasOwnWords(sentence.text))
    .map((sentence) => ({ kind: classifySentence(sentence.text, kind !== 'prose'), text: sentence.text }));
}

/** No sentence of the writer's own tells something: it asks, instructs, or leads on. */
export function judgeClaimless(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const sentences = ownSentences(run, piece);
      const telling = sentences.filter(({ kind }) => kind === 'claim');
      return { checked: sentences.length, faults: telling.map(({ text }) => `${nameOf(run, piece)}: ${text}`) };
    }),
  );
}

/** What a place is called: "Audience:", "Other view". */
const LABEL = /^(?:[\p{L}’'-]+ ?){1,4}(?::|$)/u;

/** Where the topic is not English, there are no connecting words at all; short labels say which place is which. */
export function judgeForeign(run: WritingRun): Verdict {
  if (run.given.english) return { checked: 0, faults: [] };
  return together(
    run.pieces.map((piece) => {
      const units = ownUnits(run, piece.text).filter(({ kind }) => kind !== 'shot');
      const said = units.filter(({ text }) => hasOwnWords(text.replace(LABEL, ' ')));
      return { checked: 1, faults: said.map(({ text }) => `${nameOf(run, piece)}: ${text}`) };
    }),
  );
}

/** Without sources and without an opinion there is nothing to say: gaps, and questions as headings. */
export function judgeEmptyHanded(run: WritingRun): Verdict {
  if (run.sources.length > 0 || run.given.opinion !== '') return { checked: 0, faults: [] };
  return together(
    run.pieces.map((piece) => {
      const said = ownUnits(run, piece.text)
        .filter(({ kind, text }) => kind === 'prose' && hasOwnWords(text.replace(LABEL, ' ')))
        .flatMap(sentencesOf)
        .filter(({ kind }) => kind !== 'question');
      return { checked: 1, faults: said.map(({ text }) => `${nameOf(run, piece)}: ${text}`) };
    }),
  );
}

const COUNTED = new RegExp(String.raw`\d[\d.,]*|${NUMBER_WORDS}`, 'giu');

/** The writer counts nothing: no digits, and no number word above "one". Gaps and shots are for the author to make. */
export function judgeNumberless(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const units = ownUnits(run, piece.text).filter(({ kind }) => kind !== 'shot');
      const faults = units.flatMap(({ text }) =>
        Array.from(text.matchAll(COUNTED), ([found]) => found)
          .filter((found) => /\d/.test(found) || valueOfWords(found) > 1)
          .map((found) => `${nameOf(run, piece)}: ${found} in: ${text}`),
      );
      return { checked: units.length, faults };
    }),
  );
}
