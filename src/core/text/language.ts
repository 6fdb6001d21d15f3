import { LANGUAGES } from './languages/registry.ts';
import { rememberLast } from './remember-last.ts';
import { readPlacedWords } from './words.ts';

/** Scripts that tell texts apart; with a language where one alone is written in it. */
const SCRIPTS = (
  [
    ['Latin', null],
    ['Cyrillic', null],
    ['Greek', 'el'],
    ['Arabic', null],
    ['Hebrew', null],
    ['Devanagari', null],
    ['Bengali', 'bn'],
    ['Tamil', 'ta'],
    ['Telugu', 'te'],
    ['Thai', 'th'],
    ['Hangul', 'ko'],
    ['Han', 'zh'],
  ] as const
).map(([script, language]) => ({ script, language, pattern: new RegExp(String.raw`\p{Script=${script}}`, 'gu') }));
/** Japanese is known by its kana, whatever else is between them. */
const KANA = { script: 'Kana', language: 'ja', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu };
const KANA_SHARE = 0.1;
const LETTER = /\p{L}/gu;

/** How much each function word says for each language: a word of three languages says a third for each. */
const WORDS = new Map<string, { readonly languages: string[] }>();
for (const { id, functionWords } of LANGUAGES) {
  for (const word of functionWords.split(' ')) {
    const known = WORDS.get(word) ?? { languages: [] };
    known.languages.push(id);
    WORDS.set(word, known);
  }
}

/** What is told from fewer words is a guess, and so is what speaks for another language nearly as much. */
const FEWEST_WORDS = 2;
const AHEAD = 1.5;
/** A beginning tells the language of the whole. */
const MOST_READ = 5_000;

/**
 * The language of running text, as a BCP 47 primary tag, by its script and its function words; null where they do not tell.
 * Small enough for a browser. A topic or a headline has too few such words: the server's `text/language.ts` reads those.
 */
export const languageOf: (text: string) => string | null = rememberLast((text) => {
  const head = text.slice(0, MOST_READ);
  const script = scriptOf(head);
  if (script === null) return null;
  return script.script === 'Latin' || script.script === 'Cyrillic' ? languageByWords(head) : script.language;
});

interface Script {
  readonly script: string;
  readonly language: string | null;
}

/** Of more than half of the letters. */
function scriptOf(text: string): Script | null {
  const letters = countOf(text, LETTER);
  if (letters === 0) return null;
  if (countOf(text, KANA.pattern) > letters * KANA_SHARE) return KANA;
  return SCRIPTS.find(({ pattern }) => countOf(text, pattern) > letters / 2) ?? null;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function languageByWords(text: string): string | null {
  const scores = new Map<string, { language: string; words: number; score: number }>();
  for (const { word } of readPlacedWords(text)) {
    const languages = WORDS.get(word)?.languages ?? [];
    for (const language of languages) {
      const { words, score } = scores.get(language) ?? { words: 0, score: 0 };
      scores.set(language, { language, words: words + 1, score: score + 1 / languages.length });
    }
  }
  const [first, second] = [...scores.values()].toSorted((one, other) => other.score - one.score);
  if (!first || first.words < FEWEST_WORDS || first.score < (second?.score ?? 0) * AHEAD) return null;
  return first.language;
}

/**
 * Whether two texts are clearly in different languages or scripts, so that no word of one can be looked for in the other.
 * `named` is what the first was asked for in, for languages that are not told by their words (BCP 47).
 */
export function areOfOtherLanguages(text: string, other: string, named: string): boolean {
  const [script, otherScript] = [scriptOf(text.slice(0, MOST_READ)), scriptOf(other.slice(0, MOST_READ))];
  if (script === null || otherScript === null) return false;
  if (script.script !== otherScript.script) return true;
  if (script.script !== 'Latin') return false;
  const otherLanguage = languageOf(other);
  if (otherLanguage === null) return false;
  return otherLanguage !== (languageOf(text) ?? named.toLowerCase().split(/[-_]/u)[0]);
}
