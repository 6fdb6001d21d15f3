import { stopwords as bulgarian } from '@orama/stopwords/bulgarian';
import { stopwords as danish } from '@orama/stopwords/danish';
import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as finnish } from '@orama/stopwords/finnish';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as hungarian } from '@orama/stopwords/hungarian';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as japanese } from '@orama/stopwords/japanese';
import { stopwords as mandarin } from '@orama/stopwords/mandarin';
import { stopwords as norwegian } from '@orama/stopwords/norwegian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as romanian } from '@orama/stopwords/romanian';
import { stopwords as russian } from '@orama/stopwords/russian';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import { stopwords as swedish } from '@orama/stopwords/swedish';
import { stopwords as turkish } from '@orama/stopwords/turkish';
import { stopwords as ukrainian } from '@orama/stopwords/ukrainian';
import { LANGUAGES } from '../../core/text/languages/registry.ts';

const LISTS: Readonly<Record<string, readonly string[]>> = {
  bg: bulgarian,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hu: hungarian,
  it: italian,
  ja: japanese,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
  zh: mandarin,
};

/** The library's words, and the function words that the language is described by. */
const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...new Set([...Object.keys(LISTS), ...LANGUAGES.map(({ id }) => id)])].map((id) => [
    id,
    new Set([...(LISTS[id] ?? []), ...(LANGUAGES.find((one) => one.id === id)?.functionWords.split(' ') ?? [])]),
  ]),
);

/** Whether a word, in lower case, says nothing of a subject in its language; null where no list is at hand. */
export function isStopWord(word: string, language: string | null): boolean | null {
  return STOP_WORDS.get(language ?? '')?.has(word) ?? null;
}
