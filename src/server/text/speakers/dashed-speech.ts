import type { Marked } from '../../../core/text/quotation-marks.ts';
import { isVerbOfSpeech, WITH_DASHED_SPEECH } from './speech-words.ts';

/** "– Idziemy – mówi Anna." */
const DASHED = /(?<=^|\n|[.!?…:]["”»]?\s{1,2})[–—] ?(?<words>[^\s–—][^\n–—]{1,400}?),? [–—] ?(?=\p{Ll})/gu;
/** Behind the speaker's name their words go on, to the end of the line or to the next dash. */
const GOES_ON = /^(?<tag>[^\n–—]{2,160}?[.:,] [–—] )(?<words>[^\s–—][^\n–—]{1,400})/u;
const WORDS_TO_VERB = 3;

/** Words of somebody, between quotation marks or dashes. */
export interface Speech extends Marked {
  /** Whether the speaker before goes on. */
  readonly goesOn: boolean;
}

/**
 * Speech between dashes by where it begins, in the languages that have it. Words that go on can be found a second time, as
 * the beginning of the next speech.
 */
export function readDashedSpeech(text: string, language: string | null): Speech[] {
  if (!WITH_DASHED_SPEECH.has(language)) return [];
  return Array.from(text.matchAll(DASHED)).flatMap((match) => {
    const end = match.index + match[0].length;
    const words = match.groups?.['words'] ?? '';
    const behind = text.slice(end, end + 600);
    if (!hasVerbOfSpeech(behind)) return [];
    const start = match.index + match[0].indexOf(words);
    const first = { start, end: start + words.length, words, goesOn: false };
    const { tag = '', words: more = '' } = GOES_ON.exec(behind)?.groups ?? {};
    const from = end + tag.length;
    const rest = more.trimEnd();
    return rest === '' ? [first] : [first, { start: from, end: from + rest.length, words: rest, goesOn: true }];
  });
}

/** Whether one of the first words says that somebody speaks. */
function hasVerbOfSpeech(behind: string): boolean {
  return behind.split(/[\s,.]+/, WORDS_TO_VERB).some(isVerbOfSpeech);
}
