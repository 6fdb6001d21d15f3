import { READ_WORDS_PER_MINUTE, SPOKEN_WORDS_PER_MINUTE } from './reading-pace.ts';
import { countWords } from '../rules/text.ts';

/**
 * Words a minute that people read aloud in their own language: Trauzettel-Klosinski and Dietz, "Standardized Assessment of
 * Reading Performance" (IReST), Investigative Ophthalmology & Visual Science 53 (2012), 5452-5461. The texts were the same
 * in all languages, so the figures tell how they compare.
 */
const IREST_WORDS = new Map(
  Object.entries({
    ar: 138,
    de: 179,
    en: 228,
    es: 218,
    fi: 161,
    fr: 195,
    he: 187,
    it: 188,
    nl: 202,
    pl: 166,
    pt: 181,
    ru: 184,
    sl: 180,
    sv: 199,
    tr: 166,
  }),
);
/** Characters a minute from the same study, where words have no spaces between them. */
const IREST_CHARACTERS = new Map([
  ['ja', 357],
  ['zh', 255],
]);
const IREST_ENGLISH = 228;

/** How many words or characters a minute holds. */
export interface Pace {
  readonly unit: 'words' | 'characters';
  readonly spoken: number;
  readonly read: number;
}

const ENGLISH: Pace = { unit: 'words', spoken: SPOKEN_WORDS_PER_MINUTE, read: READ_WORDS_PER_MINUTE };
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/gu;

/**
 * The pace of a language, named by a BCP 47 tag. Derived, not measured: English is planned at 150 words spoken and 238 read
 * a minute, and every other language stands to that as it does in IReST. Languages that are not in the study go by English.
 */
export function paceOf(language: string | null): Pace {
  const primary = language?.toLowerCase().split('-')[0] ?? '';
  const characters = IREST_CHARACTERS.get(primary);
  const measured = characters ?? IREST_WORDS.get(primary);
  if (measured === undefined) return ENGLISH;
  const share = measured / IREST_ENGLISH;
  const unit = characters === undefined ? 'words' : 'characters';
  return { unit, spoken: SPOKEN_WORDS_PER_MINUTE * share, read: READ_WORDS_PER_MINUTE * share };
}

/** Seconds that a text takes to say. */
export function spokenSecondsIn(text: string, language: string | null): number {
  return minutesOf(text, paceOf(language), 'spoken') * 60;
}

/** Seconds that a text takes to read in silence. */
export function readSecondsIn(text: string, language: string | null): number {
  return minutesOf(text, paceOf(language), 'read') * 60;
}

/** Where characters are counted, names in other scripts stand between them, which go by the words of English. */
function minutesOf(text: string, pace: Pace, way: 'spoken' | 'read'): number {
  if (pace.unit === 'words') return countWords(text) / pace[way];
  const characters = text.match(UNSPACED)?.length ?? 0;
  const words = countWords(text.replace(UNSPACED, ' '));
  return characters / pace[way] + words / ENGLISH[way];
}
