import { detectLanguage } from '../../text/language.ts';
import { type Sentence, readSentences } from './sentences.ts';
import { termsOf } from '../../text/terms.ts';
import type { Topic } from '../topic/topic.ts';
import { choosePassages } from './choose-passages.ts';
import type { Reading } from './source-reading.ts';

/** Other names of the subject stand in brackets at the very beginning: "Search engine optimization (SEO) is". */
const ALIAS = /\(([^()]{2,40})\)/;
const ALIAS_WITHIN = 200;
/** A heading is a short line of some words, without the mark that ends a sentence. */
const HEADING = { longest: 90, most: 80 } as const;

export interface ReadingOptions {
  /** Called between small pieces of work. */
  readonly breathe: () => Promise<void>;
  /** By which the passages of a very long text are chosen; without it, its beginning counts. */
  readonly topic?: Topic;
}

/** Takes a source apart, giving way to others between its paragraphs. */
export async function readSource(
  source: { readonly title: string; readonly text: string },
  { breathe, topic }: ReadingOptions,
): Promise<Reading> {
  const { text } = source;
  const language = detectLanguage(text);
  const sentences: Sentence[] = [];
  const passages = choosePassages(text, topic ?? null);
  for (const passage of passages) {
    for (const sentence of readSentences(passage, language)) {
      // What cannot be found again word for word is no quote.
      if (passage.includes(sentence.text)) sentences.push(sentence);
    }
    await breathe();
  }
  return {
    language,
    sentences,
    terms: {
      title: termsOf(source.title, language),
      alias: aliasTerms(text, language),
      headings: termsOf(headingsOf(passages).join('\n'), language),
      sentences: sentences.map((sentence) => sentence.terms),
    },
  };
}

function headingsOf(passages: readonly string[]): string[] {
  return passages
    .filter((line) => line.length <= HEADING.longest && /\s/.test(line) && /[\p{L}\p{N}?)]$/u.test(line))
    .slice(0, HEADING.most);
}

function aliasTerms(text: string, language: string | null): string[] {
  const alias = ALIAS.exec(text.slice(0, ALIAS_WITHIN))?.[1] ?? '';
  const names = alias.match(/[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  return names.flatMap((name) => termsOf(name, language));
}
