import { LANGUAGES } from './languages/registry.ts';

const BY_LANGUAGE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LANGUAGES.map(({ id, functionWords }) => [id, new Set(functionWords.split(' '))]),
);
const FUNCTION_WORDS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ functionWords }) => functionWords.split(' ')));

/** Whether a word, in any case, binds others in a language, or in one of all where none is given: "The", "l’". */
export function isFunctionWord(word: string, language: string | null = null): boolean {
  const known = (language === null ? null : BY_LANGUAGE.get(language)) ?? FUNCTION_WORDS;
  const low = word.toLowerCase();
  return known.has(low) || known.has(low.split(/['’]/)[0] ?? '');
}
