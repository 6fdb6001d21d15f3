import { countWords } from '../../../core/rules/text.ts';
import type { Sentence } from '../language/sentences.ts';
import { isMethodAlone, isNeverQuoted, isNoStatement } from './no-statement.ts';

/** In the user's own notes four words may be the very thing, "Doors open at seven.", or three: "Weight 16.5 kg". */
const WORDS = { min: 6, minOfOwn: 4, minWithFigure: 3, max: 45 } as const;
/** "Noise: 42 dB", "Warranty 3 years"; "rye: 3 kg" stands on a shopping list. */
const FIGURE_WITH_UNIT = /^\p{Lu}.*(?<![\p{L}\d.])\d+(?:[.,]\d+)?\s?(?:%|[€$£]|°\p{L}|\p{L}{1,10}[²³]?)$/u;
/** "By December it was 47.": of what, another sentence says; in other languages it may be half a date. */
const ENDS_IN_NUMBER = /(?:^|[\s(])\d{1,2}\.["”»“)]?$/u;
/** A sentence is mostly letters; tables, scores and formulas are not. */
const LETTER_SHARE = 0.6;

/** Traces of what was taken out of a page, or never was a sentence. */
const DEBRIS: readonly RegExp[] = [
  // Footnote marks and editors' notes: [12], [a], [citation needed], [when?].
  /\[(?:\d+|\p{L}|note \d+|[^\]]*(?:needed|\?|clarif|dubious|verif)[^\]]*)\]/iu,
  // Brackets whose content fell out: "( )", "(, born 1970)", "(listen)".
  /\(\s*[,;:)]|\(\s*listen\b|[,;]\s*\)/i,
  // Phonetic script.
  /\/[^/\s]*[ˈˌəɪæɛʊɔɒʌθðʃʒŋɑɜ][^/]*\/|\[[^\]]*[ˈˌəɪæɛʊɔɒʌθðʃʒŋɑɜ][^\]]*\]/,
  // Formulas, wiki markup, book numbers, notes.
  /\\displaystyle|\{\\|\{\{|\}\}|==|\bISBN\b|\bdoi:|^\s*\^|^(?:Retrieved|Archived|See also|Main article|Further information|Note:|Source:|Sources:)/,
  // A list squeezed into one line, or columns.
  /\t|\s{3,}|•|\|/,
];
const ADDRESS = /https?:\/\/|\bwww\.|\S@\S+\.\S/i;
const UNFINISHED = /(?:^|\s)(?:\p{Lu}|al|e\.g|i\.e|vs|cf|ca|approx|no|vol|pp?|dr|mr|mrs|ms|prof|st)\.$/iu;
const BEGINNING = /^["'“‘«「『(¿¡]*[\p{Lu}\p{Lo}\d$€£]/u;
const FINISHED = /[.!。！।؟…][)"'”’»」』]*$/u;

export interface StandsAloneOptions {
  /** Stems of what the reader knows to be spoken of: the topic and the source's title. */
  readonly known: ReadonlySet<string>;
  /** The user's own notes: their bullets need no full stop, and their addresses are their own. */
  readonly ownNotes: boolean;
}

/** Whether a sentence can be quoted by itself: whole, clean, and clear without what stood before it. */
export function standsAlone(sentence: Sentence, { known, ownNotes }: StandsAloneOptions): boolean {
  const { text, leans, definiteSubject } = sentence;
  if (leans || (definiteSubject !== null && !known.has(definiteSubject))) return false;
  if (!isFinished(text, ownNotes) || !isBalanced(text) || DEBRIS.some((trace) => trace.test(text))) return false;
  if (isMethodAlone(text) || ENDS_IN_NUMBER.test(text)) return false;
  if (ownNotes ? isNeverQuoted(text) : isNoStatement(text) || ADDRESS.test(text) || !BEGINNING.test(text)) return false;
  const words = countWords(text);
  return isMostlyLetters(text) && words >= leastWords(text, ownNotes) && words <= WORDS.max;
}

function leastWords(text: string, ownNotes: boolean): number {
  if (!ownNotes) return WORDS.min;
  return FIGURE_WITH_UNIT.test(text) ? WORDS.minWithFigure : WORDS.minOfOwn;
}

function isMostlyLetters(text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return letters >= text.replace(/\s/g, '').length * LETTER_SHARE;
}

function isFinished(text: string, ownNotes: boolean): boolean {
  if (UNFINISHED.test(text)) return false;
  return FINISHED.test(text) || (ownNotes && /[\p{L}\p{N}%)"”]$/u.test(text));
}

/** A sentence cut inside brackets or a quotation has one mark too many. */
function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return (
    count(/\(/g) === count(/\)/g) &&
    count(/\[/g) === count(/\]/g) &&
    count(/“/g) === count(/”/g) &&
    count(/[«「『]/g) === count(/[»」』]/g) &&
    count(/"/g) % 2 === 0
  );
}
