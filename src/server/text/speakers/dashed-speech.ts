import type { Marked } from '../../../core/text/quotation-marks.ts';
import { isVerbOfSpeech } from './speech-words.ts';

/** Languages whose press and stories write what is said between dashes: "– Idziemy – mówi Anna. – Teraz." */
const LANGUAGES: ReadonlySet<string | null> = new Set(['pl', 'ru', 'uk', 'es', 'fr', 'pt']);
const DASHED = /(?<=^|\n|[.!?…:]["”»]?\s{1,2})[–—] ?(?<words>[^\s–—][^\n–—]{1,400}?),? [–—] ?(?=\p{Ll})/gu;
/** Behind who said it, the same one goes on: to the end of the line or to the next dash. */
const GOES_ON = /^(?<tag>[^\n–—]{2,160}?[.:,] [–—] )(?<words>[^\s–—][^\n–—]{1,400})/u;
const WORDS_TO_VERB = 3;

export interface Dashed extends Marked {
  /** Whether the one before goes on. */
  readonly goesOn: boolean;
}

/** What is said between dashes, in order, in texts of the languages that write so. */
export function readDashed(text: string, language: string | null): Dashed[] {
  if (!LANGUAGES.has(language)) return [];
  return Array.from(text.matchAll(DASHED)).flatMap((match) => {
    const end = match.index + match[0].length;
    const words = match.groups?.['words'] ?? '';
    const behind = text.slice(end, end + 600);
    if (!isTold(behind)) return [];
    const start = match.index + match[0].indexOf(words);
    const first = { start, end: start + words.length, words, goesOn: false };
    const { tag = '', words: more = '' } = GOES_ON.exec(behind)?.groups ?? {};
    const from = end + tag.length;
    const rest = more.trimEnd();
    return rest === '' ? [first] : [first, { start: from, end: from + rest.length, words: rest, goesOn: true }];
  });
}

function isTold(behind: string): boolean {
  return behind.split(/[\s,.]+/, WORDS_TO_VERB).some(isVerbOfSpeech);
}
