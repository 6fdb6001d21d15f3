import model from 'wink-eng-lite-web-model';
import type { BM25Vectorizer } from 'wink-nlp/utilities/bm25-vectorizer';
import { joinCompounds } from './compounds.ts';
import type { EnglishWord } from './english-word.ts';
import winkNLP, { type Bow, type Document, type ItemSentence, type PartOfSpeech } from 'wink-nlp';
import { stemOf } from './stems.ts';

const nlp = winkNLP(model, ['sbd', 'pos']);

interface Readers {
  pos(this: void, index: number, token: unknown): PartOfSpeech;
  type(this: void, index: number, token: unknown): string;
  stopWordFlag(this: void, index: number, token: unknown): boolean;
  precedingSpaces(this: void, index: number, token: unknown): string;
  bow(this: void, frequencies: Bow): Bow;
}
const its: Readers = nlp.its;

export interface EnglishSentence {
  readonly text: string;
  readonly words: readonly EnglishWord[];
}

/**
 * Longest run without a space that the tokenizer may see: measured, its search for addresses takes 12 s for 8,000
 * characters of `http://http://…`, and a few milliseconds for the same in runs of 100.
 */
const LONGEST_RUN = 100;
const LONG_RUN = new RegExp(`\\S{${LONGEST_RUN + 1},}`, 'g');

/** Parts of the text that are safe to analyse, each verbatim; over-long runs fall out. */
export function analysableParts(text: string): string[] {
  return text.split(LONG_RUN).filter((part) => part.trim().length > 0);
}

/** Sentences of English text with their words. `part` must be one of `analysableParts`. */
export function readEnglish(part: string): EnglishSentence[] {
  const sentences: EnglishSentence[] = [];
  nlp
    .readDoc(part)
    .sentences()
    .each((sentence: ItemSentence) => {
      sentences.push({ text: sentence.out().trim(), words: wordsOf(sentence.tokens()) });
    });
  return sentences;
}

function wordsOf(tokens: ReturnType<Document['tokens']>): EnglishWord[] {
  const texts = tokens.out();
  const parts = tokens.out(its.pos);
  const types = tokens.out(its.type);
  const stops = tokens.out(its.stopWordFlag);
  const spaces = tokens.out(its.precedingSpaces);
  const words = texts.map((text, index) => ({
    text,
    stem: stemOf(text, 'en'),
    partOfSpeech: parts[index] as PartOfSpeech,
    isStopWord: stops[index] === true,
    isWord: types[index] === 'word',
    isGlued: spaces[index] === '',
  }));
  return joinCompounds(words);
}

/** The weight of each word in the sentence that was learned as number `index`. */
export function bagOfWords(vectorizer: BM25Vectorizer, index: number): Bow {
  return vectorizer.doc(index).out(its.bow) as Bow;
}
