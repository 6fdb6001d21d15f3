import { detectLanguage, type Language } from '../language/detect-language.ts';
import { paragraphsOf } from '../language/paragraphs.ts';
import { type Sentence, splitSentences } from '../language/sentences.ts';
import { termsOf } from '../language/terms.ts';
import type { Reading } from './source-reading.ts';

/** Text analysed of one source, in UTF-16 code units: what matters stands early, and analysis takes time. */
const MAX_ANALYSED = 60_000;
const LEAD_SENTENCES = 2;
/** Other names of the subject stand in brackets at the very beginning: "Search engine optimization (SEO) is". */
const ALIAS = /\(([^()]{2,40})\)/;
const ALIAS_WITHIN = 200;

/** Takes a source apart, giving way to others between its paragraphs. */
export async function readSource(
  source: { readonly title: string; readonly text: string },
  { breathe }: { readonly breathe: () => Promise<void> },
): Promise<Reading> {
  const text = source.text.slice(0, MAX_ANALYSED);
  const language = detectLanguage(text);
  const sentences: Sentence[] = [];
  for (const paragraph of paragraphsOf(text)) {
    for (const sentence of splitSentences(paragraph, language)) {
      // What cannot be found again word for word is no quote.
      if (source.text.includes(sentence.text)) sentences.push(sentence);
    }
    await breathe();
  }
  const lead = sentences.slice(0, LEAD_SENTENCES).flatMap((sentence) => sentence.terms);
  return {
    language,
    sentences,
    terms: {
      title: termsOf(source.title, language),
      alias: aliasTerms(text, language),
      lead,
      sentences: sentences.map((sentence) => sentence.terms),
    },
  };
}

function aliasTerms(text: string, language: Language): string[] {
  const alias = ALIAS.exec(text.slice(0, ALIAS_WITHIN))?.[1] ?? '';
  const names = alias.match(/[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  return names.flatMap((name) => termsOf(name, language));
}
