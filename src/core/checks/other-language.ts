import { readPlacedWords } from './words.ts';

/** Scripts that tell texts apart. Japanese is known by its kana, whatever else stands between them. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Hangul',
  'Han',
].map((script) => ({ script, pattern: new RegExp(String.raw`\p{Script=${script}}`, 'gu') }));
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTER = /\p{L}/gu;

/** Words that bind others, by language; some are words of two. */
const BINDING = Object.entries({
  en: 'the of and to is are was that with for on by from their this it have has not we our you your should more than who how but they be a an in at as or if when what will can do does no nobody everybody i my most because',
  de: 'der die das und ist sind ein eine einen nicht mit für auf wird bei wir ich zu den dem von sich auch es als wer im in niemand keine kein mehr oder wenn was aber man nur unsere um',
  fr: 'le la les des et est une dans pour avec nous vous pas qui que du sur je il ne plus ce un au en se sont ou mais on à notre personne',
  es: 'el la los las y es una con para por que no lo como más del se su en un al son o pero de a nadie nuestro',
  it: 'il gli che della sono per non di è una con le un ma più la del si anche nel in a o i nessuno nostro come',
  pt: 'os um uma não com para que do da em é mais o as por se dos ao a de e ou mas ninguém no na como',
  nl: 'het een van niet en op de is zijn voor dat met wij ik aan ook maar bij in of als niemand geen meer wie ons te',
  pl: 'nie się na jest w z do że i to są dla jak po ale nikt a o lub więcej kto',
  sv: 'och att det är som inte på en ett av för med den vi jag till i om ingen men mer eller vår',
  da: 'og at det er som ikke på en et af for med den vi jeg til i om ingen men mere eller vores',
}).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));

/** What is told from fewer words is a guess, and so is what another language says nearly as often. */
const FEWEST_BINDING = 2;
const AHEAD = 1.5;
/** A beginning tells the language of the whole. */
const MOST_READ = 5_000;

/**
 * Whether two texts are clearly in different languages or scripts, so that no word of one can be looked for in the other.
 * `named` is what the text was asked for in, for languages that are not told by their words (BCP 47).
 */
export function isInOtherLanguage(text: string, other: string, named: string): boolean {
  const [one, two] = [text, other].map((whole) => whole.slice(0, MOST_READ));
  const [script, otherScript] = [scriptOf(one ?? ''), scriptOf(two ?? '')];
  if (script === null || otherScript === null) return false;
  if (script !== otherScript) return true;
  if (script !== 'Latin') return false;
  const language = languageOf(one ?? '') ?? named.toLowerCase().split(/[-_]/u)[0];
  const otherLanguage = languageOf(two ?? '');
  return otherLanguage !== null && otherLanguage !== language;
}

/** Of more than half of the letters. */
function scriptOf(text: string): string | null {
  const letters = countOf(text, LETTER);
  if (letters === 0) return null;
  if (countOf(text, KANA) > letters / 10) return 'Kana';
  return SCRIPTS.find(({ pattern }) => countOf(text, pattern) > letters / 2)?.script ?? null;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The language that the binding words of a text are of, such as `en`; null where they do not tell. */
export function languageOf(text: string): string | null {
  const said = readPlacedWords(text).map(({ word }) => word);
  const [first, second] = BINDING.map(({ language, words }) => ({
    language,
    count: said.filter((word) => words.has(word)).length,
  })).toSorted((one, other) => other.count - one.count);
  if (!first || first.count < FEWEST_BINDING || first.count < (second?.count ?? 0) * AHEAD) return null;
  return first.language;
}
