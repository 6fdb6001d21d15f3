import { LANGUAGES } from './languages/registry.ts';

const FUNCTION_WORDS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ functionWords }) => functionWords.split(' ')));

/** Whether a word, in any case, binds others in one of the languages: "The", "l’". */
export function isFunctionWord(word: string): boolean {
  const low = word.toLowerCase();
  return FUNCTION_WORDS.has(low) || FUNCTION_WORDS.has(low.split(/['’]/)[0] ?? '');
}
