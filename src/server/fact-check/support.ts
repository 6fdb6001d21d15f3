import { isTraced, prepareEvidence, readStatements } from './trace-facts.ts';
import { findOtherBound, withoutBounds } from './support-bounds.ts';
import { findReversed, findOtherRate } from './support-polarity.ts';
import { isSameLanguage, tellLanguage } from '../text/language.ts';
import { languageOfAll, readClauses, sharedShare, unsharedWords } from './support-words.ts';

export interface Support {
  readonly supported: boolean;
  /** What the cited quotes do not say: figures as they stand in the sentence, words that they turn round or lack. */
  readonly missing: string[];
}

/** Content words of a sentence that have to be found in its quotes: a paraphrase keeps a few, a stray citation none. */
const FEWEST_SHARED = 0.22;

/**
 * Whether the quotes that a sentence cites say what it says, as far as words show: its figures stand there, it speaks of
 * the same things, and it does not turn a direction or a negation round. What it adds in words alone is not seen.
 */
export function judgeSupport(sentence: string, quotes: readonly string[]): Support {
  const { said, known, missing } = readBoth(sentence, quotes);
  const strange = !areOfOtherLanguages(sentence, quotes.join('\n')) && sharedShare(said, known) < FEWEST_SHARED;
  const lacking = strange ? [...missing, ...unsharedWords(said, known)] : missing;
  return { supported: lacking.length === 0, missing: lacking };
}

/** Whether nothing of a sentence is denied by its quotes, whatever its words are: no figure is missing, nothing turned round. */
export function isUndenied(sentence: string, quotes: readonly string[]): boolean {
  return readBoth(sentence, quotes).missing.length === 0;
}

function readBoth(sentence: string, quotes: readonly string[]) {
  const evidence = prepareEvidence(quotes);
  const missing = readStatements(sentence)
    .filter((reading) => !isTraced(reading, evidence))
    .map(({ start, end }) => sentence.slice(start, end));
  const language = languageOfAll([sentence, ...quotes]);
  const said = readClauses(withoutBounds(sentence), language);
  const known = quotes.flatMap((quote) => readClauses(withoutBounds(quote), language));
  const turned = [findReversed(said, known), findOtherRate(said, known), findOtherBound(sentence, quotes)];
  missing.push(...turned.filter((word) => word !== null));
  return { said, known, missing };
}

/** The share of a sentence's content words that stand in a quote, 0 to 1; 1 across languages, where none can be found. */
export function shareOfWords(sentence: string, quote: string): number {
  if (areOfOtherLanguages(sentence, quote)) return 1;
  const language = languageOfAll([sentence, quote]);
  return sharedShare(readClauses(sentence, language), readClauses(quote, language));
}

/** Where both can be told: no word of one can be looked for in the other. */
function areOfOtherLanguages(one: string, other: string): boolean {
  const [first, second] = [tellLanguage(one), tellLanguage(other)];
  return first !== null && second !== null && !isSameLanguage(first, second);
}
