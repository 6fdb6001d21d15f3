import { languageOf } from '../text/language.ts';
import { readingGrade } from '../checks/reading-grade.ts';
import { EACH_UNSIGNED, EACH_UNSPACED } from '../text/scripts.ts';
import { readPlacedWords } from '../text/words.ts';
import { measureContractions } from './contractions.ts';
import { measurePerson } from './person.ts';
import { readSample, type Sample, type SampleSentence } from './read-sample.ts';
import { frequentOpeners, returningWords } from './returning-words.ts';
import type { Lengths, MeasuredTraits, Opening, SignTraits, StyleTraits } from './style-traits.ts';

/** Fewer words show chance, not a style. */
export const FEWEST_STYLE_WORDS = 60;
const FEWEST_SENTENCES = 4;
const FEWEST_PARAGRAPHS = 3;

const LETTER = /\p{L}/gu;
const EMOJI =
  /\p{RI}\p{RI}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic}){0,12}/gu;
const ASKS = /[?？؟;՞]["”’)»]*\s*$/u;

/** What can be counted in texts of one voice; tells nothing where there are fewer than 60 words. Pure and quick. */
export function measureStyle(texts: readonly string[]): StyleTraits {
  const samples = texts.map(readSample).filter(({ sentences }) => sentences.length > 0);
  const words = samples.reduce((sum, { text }) => sum + readPlacedWords(text).length, 0);
  const measured = words < FEWEST_STYLE_WORDS ? null : measureSamples(samples);
  return { texts: samples.length, words, measured };
}

function measureSamples(samples: readonly Sample[]): MeasuredTraits {
  const whole = samples.map(({ text }) => text).join('\n\n');
  const letters = countOf(whole, LETTER);
  const areSentencesSigned = countOf(whole, EACH_UNSIGNED) <= letters / 2;
  const unit = countOf(whole, EACH_UNSPACED) > letters / 2 ? 'characters' : 'words';
  const sentences = samples.flatMap((sample) => sample.sentences).filter(({ isHeading }) => !isHeading);
  const language = languageOf(whole);
  const lengths = areSentencesSigned ? lengthsOf(sentences.map(lengthIn(unit)), FEWEST_SENTENCES) : null;
  return {
    language,
    sentences: lengths && { ...lengths, unit },
    paragraphs: areSentencesSigned
      ? lengthsOf(
          samples.flatMap(({ paragraphs }) => paragraphs),
          FEWEST_PARAGRAPHS,
        )
      : null,
    person: measurePerson(sentences, language),
    contractions: measureContractions(sentences, language),
    signs: {
      ...signsOf(whole, areSentencesSigned ? sentences : null),
      hashtags: samples.reduce((sum, { hashtags }) => sum + hashtags, 0),
    },
    openings: openingsOf(samples),
    endOnQuestion: areSentencesSigned ? samples.filter(({ sentences: own }) => asks(own.at(-1))).length : null,
    withLists: samples.filter(({ listItems }) => listItems > 1).length,
    openers: frequentOpeners(sentences, language),
    returning: returningWords(sentences, language),
    grade: readingGrade(whole),
  };
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words as a reader counts them, between blanks. */
function lengthIn(unit: 'words' | 'characters'): (sentence: SampleSentence) => number {
  return unit === 'characters'
    ? ({ text }) => countOf(text, /[\p{L}\p{N}]/gu)
    : ({ text }) => text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

function lengthsOf(values: readonly number[], fewest: number): Lengths | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [shortest, longest] = [sorted[0], sorted.at(-1)];
  const median = sorted[Math.ceil(sorted.length / 2) - 1];
  if (sorted.length < fewest || shortest === undefined || longest === undefined || median === undefined) return null;
  return { count: sorted.length, median, shortest, longest };
}

function signsOf(whole: string, sentences: readonly SampleSentence[] | null): Omit<SignTraits, 'hashtags'> {
  return {
    questions: sentences && { count: sentences.filter(asks).length, of: sentences.length },
    exclamationMarks: countOf(whole, /[!！]/gu),
    emoji: countOf(whole, EMOJI),
    dashes: countOf(whole, /(?<=\s)–(?=\s)|—/gu),
  };
}

const asks = (sentence: SampleSentence | undefined): boolean => sentence !== undefined && ASKS.test(sentence.text);

function openingsOf(samples: readonly Sample[]): MeasuredTraits['openings'] {
  const kinds = samples.map(openingOf);
  return (['question', 'figure', 'quotation', 'statement'] as const)
    .map((kind) => ({ kind, texts: kinds.filter((found) => found === kind).length }))
    .filter(({ texts }) => texts > 0)
    .toSorted((one, other) => other.texts - one.texts);
}

function openingOf({ sentences }: Sample): Opening {
  const first = sentences.find(({ isHeading }) => !isHeading) ?? sentences[0];
  if (asks(first)) return 'question';
  if (/^["“„«»「]/u.test(first?.text ?? '')) return 'quotation';
  return /\p{Nd}/u.test(first?.text ?? '') ? 'figure' : 'statement';
}
