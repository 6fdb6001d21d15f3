import { countWords } from '../../../core/rules/text.ts';
import type { Sentence } from '../reading/sentences.ts';
import { isInstruction } from './instruction.ts';
import { isMethodAlone, isNeverQuoted, isNoStatement } from './no-statement.ts';

/** In the user's own notes four words may be the very thing, "Doors open at seven.", or three: "holds 25 kg". */
const WORDS = { min: 6, minOfOwn: 4, minWithFigure: 3, minOfLabelled: 2, max: 45 } as const;
/** "holds 25 kg", "Warranty 3 years"; "rye: 3 kg" stands on a shopping list. */
const FIGURE_WITH_UNIT = /^(?!\p{Ll}+: ).*(?<![\p{L}\d.])\d+(?:[.,]\d+)*\s?(?:%|[€$£]|°\p{L}|\p{L}{1,10}[²³]?)[.)]?$/u;
/** "Cost: 61,000 euros", "Date: Thu 12 March, 19:00 - 21:00": a fact in its shortest form. */
const LABELLED = /^\p{Lu}[\p{L}\p{M}'’/& -]{1,30}: \S/u;
/** What a mail, a form or a file says of itself. */
const HEADER =
  /^(?:from|to|cc|bcc|sent|subject|re|fwd?|aw|wg|von|an|gesendet|betreff|attachments?|author|draft|version|status|title|headline|file|page) ?:/i;
/** A sentence is mostly letters; tables, scores and formulas are not. Notes give times and prices with few words. */
const LETTER_SHARE = { others: 0.6, own: 0.3 } as const;

/** Traces of what was taken out of a page, or never was a sentence. */
const DEBRIS: readonly RegExp[] = [
  // Footnote marks and editors' notes: [12], [a], [citation needed], [when?].
  /\[(?:\d+|\p{L}|note \d+|[^[\]]{0,80}(?:needed|\?|clarif|dubious|verif)[^[\]]{0,80})\]/iu,
  // Brackets whose content fell out: "( )", "(, born 1970)", "(listen)".
  /\(\s*[,;:)]|\(\s*listen\b|[,;]\s*\)/i,
  // Phonetic script.
  /\/[^/\s]{0,60}[ˈˌəɪæɛʊɔɒʌθðʃʒŋɑɜ][^/]{0,60}\/|\[[^[\]]{0,60}[ˈˌəɪæɛʊɔɒʌθðʃʒŋɑɜ][^[\]]{0,60}\]/,
  // Formulas, wiki markup, book numbers, notes.
  /\\displaystyle|\{\\|\{\{|\}\}|==|\bISBN\b|\bdoi:|^\s*\^|^(?:Retrieved|Archived|See also|Main article|Further information|Note:|Source:|Sources:)/,
  // A list squeezed into one line, or columns.
  /\t|\s{3,}|•|\|/,
];
const ADDRESS = /https?:\/\/|\bwww\.|\S@\S+\.\S/i;
/** A text that was cut within a name: "printed by Johann J." */
const CUT_IN_NAME = /\p{Lu}\p{L}+ \p{Lu}\.$/u;
const BEGINNING = /^["'“‘«「『(¿¡]*[\p{Lu}\p{Lo}\d$€£]/u;
/** Thai and its neighbours end sentences without a sign. */
const FINISHED = /(?:[.!。！।؟…][)"'”’»」』]*|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])$/u;

export interface StandsAloneOptions {
  /** Stems of what the reader knows to be spoken of: the topic and the source's title. */
  readonly known: ReadonlySet<string>;
  /** The user's own notes: their bullets need no full stop, and their addresses are their own. */
  readonly ownNotes: boolean;
  /** The topic asks what to do, and a guide on it may tell that. */
  readonly takesSteps?: boolean;
}

/** Whether a sentence can be quoted by itself: whole, clean, and clear without what stood before it. */
export function standsAlone(sentence: Sentence, { known, ownNotes, takesSteps = false }: StandsAloneOptions): boolean {
  const { text, leans, definiteSubject } = sentence;
  // In one's own notes everybody knows which council, shop or price it is.
  if (leans || (!ownNotes && definiteSubject !== null && !known.has(definiteSubject))) return false;
  if (!isFinished(text, ownNotes) || !isBalanced(text) || DEBRIS.some((trace) => trace.test(text))) return false;
  if (isMethodAlone(text)) return false;
  if (ownNotes ? isBesideNote(text) : isBesideArticle(text, takesSteps)) return false;
  const words = countWords(text);
  return hasLetters(text, ownNotes) && words >= leastWords(text, ownNotes) && words <= WORDS.max;
}

function isBesideNote(text: string): boolean {
  return isNeverQuoted(text) || HEADER.test(text);
}

function isBesideArticle(text: string, takesSteps: boolean): boolean {
  if (isNoStatement(text) && !(takesSteps && isInstruction(text))) return true;
  return ADDRESS.test(text) || !BEGINNING.test(text);
}

function leastWords(text: string, ownNotes: boolean): number {
  if (!ownNotes) return WORDS.min;
  if (LABELLED.test(text)) return WORDS.minOfLabelled;
  return FIGURE_WITH_UNIT.test(text) ? WORDS.minWithFigure : WORDS.minOfOwn;
}

function hasLetters(text: string, ownNotes: boolean): boolean {
  if (ownNotes && LABELLED.test(text)) return true;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return letters >= text.replace(/\s/g, '').length * LETTER_SHARE[ownNotes ? 'own' : 'others'];
}

function isFinished(text: string, ownNotes: boolean): boolean {
  if (CUT_IN_NAME.test(text)) return false;
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
