import type { StoredSource } from '../../../../src/server/research/findings.ts';
import { fold } from '../../judges/fold.ts';
import { readQuotations, says } from '../../judges/read-quotations.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import { nameOf, type Piece, type WritingRun } from '../writing-run.ts';
import { withoutMachinery } from './own-words.ts';
import { sharedWords, wordsOf } from './words.ts';

const MOST_BORROWED = 0.25;
const BORROWED_RUN = 6;
const GIVEN_RUN = 4;
/** As much of a title as has to stand in the text: long ones are cut. */
const TITLE_CHARACTERS = 25;
/** Shorter quotations are words that are spoken of. */
const SENTENCE_WORDS = 5;

interface Quoted {
  readonly piece: Piece;
  readonly words: string;
  /** Those that say it. */
  readonly sources: readonly StoredSource[];
  /** Whether a title, the topic, the opinion or the persona says it. */
  readonly isGiven: boolean;
}

function quotedIn({ given, sources }: WritingRun, piece: Piece): Quoted[] {
  // A note without a name for readers is listed as what it is.
  const own = [
    given.topic,
    given.opinion,
    given.brand,
    given.audience,
    'Our notes',
    ...sources.map(({ title }) => title),
  ];
  return readQuotations(withoutMachinery(piece.text), 1).map(({ keys: [words = ''] }) => ({
    piece,
    words,
    sources: sources.filter(({ text }) => says(text, words)),
    isGiven: own.some((text) => says(plainTitle(text), words)),
  }));
}

/** Titles lose markup signs where they stand in a text. */
const plainTitle = (title: string) => title.replace(/[`*_|\\[\]{}<>#^~]/g, ' ');

const eachQuoted = (run: WritingRun, judge: (quoted: Quoted) => Verdict): Verdict =>
  together(run.pieces.flatMap((piece) => quotedIn(run, piece).map(judge)));

/** Whatever stands in quotation marks was said by a source, or given by the author, word for word. */
export function judgeVerbatim(run: WritingRun): Verdict {
  return eachQuoted(run, ({ piece, words, sources, isGiven }) =>
    single(isGiven || sources.length > 0, `${nameOf(run, piece)}: nobody says “${words}”`),
  );
}

/** The source of a quotation is named in the text: by its title, or by its site where no other source shares it. */
export function judgeNamed(run: WritingRun): Verdict {
  return eachQuoted(run, ({ piece, words, sources, isGiven }) => {
    if (isGiven || sources.length === 0) return { checked: 0, faults: [] };
    const around = fold(withoutMachinery(piece.text).replace(words, ' '));
    return single(
      sources.some((source) => isNamed(source, around, run.sources)),
      `${nameOf(run, piece)}: “${words}” comes from nowhere`,
    );
  });
}

function isNamed(source: StoredSource, text: string, all: readonly StoredSource[]): boolean {
  if (text.includes(fold(plainTitle(source.title)).slice(0, TITLE_CHARACTERS).trim())) return true;
  const alike = all.filter(({ kind, site }) => kind === source.kind && site === source.site);
  if (alike.length > 1) return false;
  if (source.kind === 'material') return /\bour (?:working )?notes\b/.test(text);
  return text.includes(source.kind === 'encyclopaedia' ? 'wikipedia' : fold(source.site).replace(/^www\./, ''));
}

const LEANING = /^(?:it|this|that|however|these|those|such|they|he|she|therefore|thus|moreover|furthermore)\b/i;

/** A quotation makes sense without the sentence that stood before it. */
export function judgeStandsAlone(run: WritingRun): Verdict {
  return eachQuoted(run, ({ piece, words, sources }) => {
    if (sources.length === 0 || wordsOf(words).length < SENTENCE_WORDS) return { checked: 0, faults: [] };
    const isCut =
      sources.some(goesOnBehindNumber(words)) || (!run.given.english && sources.some(beginsBehindNumber(words)));
    return single(!isCut && !LEANING.test(words.trim()), `${nameOf(run, piece)}: “${words}”`);
  });
}

const ENDS_IN_NUMBER = /(?:^|\s)\d{1,2}\.$/u;

/** Half a date, “Das Bad öffnet am 13.”; where the line ends there it is a whole sentence, “A van made 6.” */
function goesOnBehindNumber(words: string): (source: StoredSource) => boolean {
  return ({ text }) => {
    const at = ENDS_IN_NUMBER.test(words.trim()) ? text.indexOf(words.trim()) : -1;
    return at >= 0 && /^[^\S\n]+\p{L}/u.test(text.slice(at + words.trim().length));
  };
}

/** Within a line; at its beginning it is the number of a list. */
const BEHIND_NUMBER = /\S[^\S\n]+\d{1,2}\.[^\S\n]+$/u;

/** The other half; English has no ordinals with a dot. */
function beginsBehindNumber(words: string): (source: StoredSource) => boolean {
  return ({ text }) => {
    const at = text.indexOf(words.trim());
    return at > 0 && BEHIND_NUMBER.test(text.slice(0, at));
  };
}

const DEFINITION =
  /^(?:(?:an?|the) )?[\p{L}\d ,()-]{2,80}? (?:is|are|was|were|refers? to|means?|describes?) (?:an?|the|any|when|how)?\b/iu;

/** A piece does not open with what a word means according to an encyclopaedia. */
export function judgeOpening(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const [first] = quotedIn(run, piece).filter(
        ({ words, sources }) => sources.length > 0 && wordsOf(words).length >= SENTENCE_WORDS,
      );
      const isDefinition =
        first !== undefined &&
        first.sources.every(({ kind }) => kind === 'encyclopaedia') &&
        DEFINITION.test(first.words) &&
        first.sources.some(({ text }) => fold(text).indexOf(fold(first.words)) === 0);
      return single(!isDefinition, `${nameOf(run, piece)} opens with “${first?.words ?? ''}”`);
    }),
  );
}

/** Variants that quote the same sentences say the same to whoever sees both; a thin source leaves no choice. */
export function judgeSameQuotes(run: WritingRun): Verdict {
  return together(
    run.pieces.flatMap((one, at) =>
      run.pieces.slice(at + 1).flatMap((other) => {
        if (other.format !== one.format) return [];
        const [first, second] = [one, other].map((piece) => quotedSentences(run, piece).join(' | ')).toSorted();
        return [single(first === '' || first !== second, `${nameOf(run, one)} and ${other.variant}: ${first}`)];
      }),
    ),
  );
}

function quotedSentences(run: WritingRun, piece: Piece): string[] {
  return quotedIn(run, piece)
    .filter(({ words, sources }) => sources.length > 0 && wordsOf(words).length >= SENTENCE_WORDS)
    .map(({ words }) => fold(words))
    .toSorted();
}

/** What is taken from sources, marked or not, is a quarter of all words at most. */
export function judgeBorrowed(run: WritingRun): Verdict {
  return together(
    run.pieces.map((piece) => {
      const share = borrowedShare(run, piece);
      return single(share <= MOST_BORROWED, `${nameOf(run, piece)}: ${Math.round(share * 100)} % of its words`);
    }),
  );
}

export function borrowedShare({ given, sources }: WritingRun, { text }: Piece): number {
  const body = text.replace(/https?:\/\/[^\s)]+/g, ' ');
  const own = [given.topic, given.opinion, ...sources.map(({ title }) => title)];
  const givenWords = sharedWords(body, own, GIVEN_RUN);
  const quoted = readQuotations(body, 1).filter(({ keys: [words = ''] }) =>
    sources.some((one) => says(one.text, words)),
  );
  const run = sharedWords(
    body,
    sources.map((source) => source.text),
    BORROWED_RUN,
  );
  const words = wordsOf(body);
  const borrowed = words.filter(
    ({ start }, at) => !givenWords[at] && (run[at] || quoted.some((one) => one.start <= start && start < one.end)),
  );
  return words.length === 0 ? 0 : borrowed.length / words.length;
}
